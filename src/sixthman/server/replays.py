"""Records of games that were played here, and looking at them step by step."""

from __future__ import annotations

from itertools import islice
from typing import Any

import msgspec

from sixthman.messages import BadOption
from sixthman.table import Record

from .asking import NotAllowed
from .frames import view_fields
from .served import ServedTable
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
    record = Record.of(_finished(sitting, seat))
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
        "view": view_fields(sitting.rules.desk.declared, view, sitting.seats),
        "events": [{"kind": event.kind, "facts": dict(event.facts)} for event in table.events(seat)],
    }


def replay_steps(sitting: Sitting, seat: int | None) -> bytes:
    """A finished game, step by step, as a seat saw it: each step tells only what has changed."""
    table = _finished(sitting, seat)
    record = Record.of(table)
    steps: list[dict[str, Any]] = []
    known: dict[str, Any] = {}
    heard = 0
    for step, now in enumerate(record.replay(sitting.desk, sitting.rules.engine)):
        fields = view_fields(sitting.rules.desk.declared, now.view(seat), sitting.seats)
        events = now.events(seat)
        steps.append(
            {
                "title": record.moments[step - 1].title if step else "",
                "choices": record.moments[step - 1].choices if step else {},
                "moment": "" if now.over else now.moment,
                "scores": now.scores(),
                "view": {name: value for name, value in fields.items() if known.get(name) != value},
                "events": [{"kind": one.kind, "facts": dict(one.facts)} for one in events[heard:]],
            }
        )
        known, heard = fields, len(events)
    facts = {
        "game": sitting.agreed.game,
        "seat": seat,
        "seats": sitting.seats,
        "names": sitting.names(),
        "places": table.places(),
        "steps": steps,
    }
    return msgspec.json.encode(facts)


def replay_head(sitting: Sitting) -> dict[str, Any]:
    """What a finished game was: who played what, and how it ended."""
    table = _finished(sitting, None)
    agreed = sitting.agreed
    return {
        "table": sitting.id,
        "game": agreed.game,
        "options": agreed.options,
        "names": sitting.names(),
        "bots": [chair.bot for chair in sitting.chairs],
        "scores": table.scores(),
        "places": table.places(),
        "made_at": agreed.made_at,
        "public": agreed.public,
        "lesson": agreed.lesson,
        "steps": len(table.moments),
        "commitment": agreed.commitment,
        "seed": table.seed,
    }


def _finished(sitting: Sitting, seat: int | None) -> ServedTable:
    """The game, if it is over and has such a seat."""
    if sitting.state != OVER or sitting.table is None:
        raise NotAllowed("error-server-not-over")
    if seat is not None and seat >= sitting.seats:
        raise BadOption("error-no-such-seat", seat=seat + 1, seats=sitting.seats)
    return sitting.table
