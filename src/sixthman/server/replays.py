"""Records of games that were played here, and looking at them step by step."""

from __future__ import annotations

from itertools import islice
from typing import Any

from sixthman.messages import BadOption
from sixthman.table import Record
from sixthman.table.desks import ALLSTAR

from .asking import NotAllowed
from .engines import Rules
from .frames import view_fields
from .sitting import OVER, Sitting


def record_text(sitting: Sitting) -> str:
    """The record; while the game goes on, only what was agreed on and the commitment."""
    if sitting.state == OVER and sitting.table is not None:
        return Record.of(sitting.table).text()
    agreed = sitting.agreed
    head = Record(agreed.game, agreed.options, sitting.names(), None, agreed.commitment, rules=agreed.rules)
    return head.text(reveal_seed=False)


def replay_view(sitting: Sitting, step: int, seat: int | None) -> dict[str, Any]:
    """A finished game after so many steps, as a seat saw it."""
    if sitting.state != OVER or sitting.table is None:
        raise NotAllowed("error-server-not-over")
    if seat is not None and seat >= sitting.seats:
        raise BadOption("error-no-such-seat", seat=seat + 1, seats=sitting.seats)
    record = Record.of(sitting.table)
    last = len(record.moments)
    if step > last:
        raise BadOption("error-step", step=step, last=last)
    table = next(islice(record.replay(sitting.desk, sitting.rules.engine), step, None))
    view = table.view(seat)
    return {
        "step": step,
        "last": last,
        "title": record.moments[step - 1].title if step else "",
        "choices": record.moments[step - 1].choices if step else {},
        "view": view_fields(sitting.agreed.game, view, sitting.seats),
        "events": [{"kind": event.kind, "facts": dict(event.facts)} for event in table.events(seat)],
    }


def catalogue(rules: Rules) -> dict[str, Any]:
    """What the numbers of a game mean."""
    if rules.game == ALLSTAR:
        from sixthman.games.allstar.cards import ARENAS, COACHES, EDITIONS, SPECIES_NAMES
        from sixthman.games.allstar.record import CHOICES, MODES
        from sixthman.table.allstar.notation import symbol_of, write

        return {
            "game": rules.game,
            "editions": list(EDITIONS),
            "modes": list(MODES),
            "species": list(SPECIES_NAMES),
            "symbols": {edition: [symbol_of(card, edition) for card in range(108)] for edition in EDITIONS},
            "arenas": [
                {"name": arena.name, "fans": arena.fans, "whistle": arena.whistle, "combo": arena.combo}
                for arena in ARENAS
            ],
            "coaches": [{"name": coach.name, "modifiers": coach.modifiers} for coach in COACHES],
            "choices": [write([number]) for number in range(CHOICES)],
        }
    desk: Any = rules.desk
    return {
        "game": rules.game,
        "cards": {
            section: [{"name": card.name, **card.values} for card in cards]
            for section, cards in desk.cards.cards.sections.items()
        },
        "choices": [desk.notation.write([number]) for number in range(rules.desk.game.choices)],
    }
