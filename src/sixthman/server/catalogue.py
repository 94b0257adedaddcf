"""A game's cards and choices: what the numbers in a view mean, for those who draw them."""

from __future__ import annotations

from typing import Any

from sixthman.games.allstar.cards import (
    ARENAS,
    CARDS,
    COACHES,
    EDITIONS,
    PLAYOFF_FANS,
    SPECIES_NAMES,
    STANDARD,
    TICKET_BONUS,
    TICKETS,
)
from sixthman.games.allstar.ranking import BRONZE, GOLD, attribute_for
from sixthman.games.allstar.record import MODES
from sixthman.games.hoops.cardfile import POSITION_NAMES, SKILL_NAMES
from sixthman.games.hoops.opening import DEFENCES_FROM, OFFENCES_FROM, SUBSTITUTES_FROM
from sixthman.games.hoops.record import OVERTIME_TURNS, TEAM, TURNS
from sixthman.kernel.cardfile import Card
from sixthman.table.allstar import STANDARD_CARDS
from sixthman.table.allstar.names import ATTRIBUTE_NAMES
from sixthman.table.allstar.notation import choices_with, symbol_of, write
from sixthman.table.allstar.options import FEWEST, FOR_TWO, MOST, WITH_COACHES
from sixthman.table.allstar.tables import tables
from sixthman.table.desks import ALLSTAR
from sixthman.table.phases import phase_names

from .engines import Rules


def catalogue(rules: Rules) -> dict[str, Any]:
    """All there is to know of a game before it is played."""
    facts = {"game": rules.game, "phases": phase_names(rules.game)}
    return facts | (_allstar() if rules.game == ALLSTAR else _hoops(rules))


def _allstar() -> dict[str, Any]:
    return {
        "editions": list(EDITIONS),
        "modes": list(MODES),
        "modes_for_two": {edition: list(modes) for edition, modes in FOR_TWO.items()},
        "seats": list(range(FEWEST, MOST + 1)),
        "with_coaches": WITH_COACHES,
        "species": list(SPECIES_NAMES),
        "symbols": {edition: [symbol_of(card, edition) for card in range(CARDS)] for edition in EDITIONS},
        "medals": {
            str(seats): [
                ATTRIBUTE_NAMES[attribute_for(seats, medal)] for medal in range(GOLD, BRONZE - 1, -1)
            ]
            for seats in range(FEWEST, MOST + 1)
        },
        "playoffs": {
            edition: {
                str(seats): {
                    "tickets": int(TICKETS[number, seats]),
                    "bonus": int(TICKET_BONUS[number, seats]),
                    "fans": [int(fans) for fans in PLAYOFF_FANS[number, seats, :seats]],
                }
                for seats in range(FEWEST, MOST + 1)
            }
            for number, edition in enumerate(EDITIONS)
        },
        "arenas": [
            {
                "name": arena.name,
                "fans": arena.fans,
                "whistle": arena.whistle,
                "combo": arena.combo,
                "editions": arena.editions,
                "provenance": arena.provenance,
            }
            for arena in ARENAS
        ],
        **tables(),
        "coaches": [
            {"name": coach.name, "modifiers": coach.modifiers, "provenance": coach.provenance}
            for coach in COACHES
        ],
        "provenance": {
            "players": STANDARD.sections["species"][0].provenance["symbols"],
            **{edition: _edition_provenance(edition) for edition in EDITIONS},
        },
        "choices": [write([number]) for number in range(choices_with(STANDARD_CARDS))],
    }


def _edition_provenance(edition: str) -> dict[str, Any]:
    """Where the values of an edition come from."""
    card = next(card for card in STANDARD.sections["edition"] if card.name == edition)
    return {key: card.provenance[key] for key in card.values}


def _hoops(rules: Rules) -> dict[str, Any]:
    desk: Any = rules.desk
    return {
        "skills": list(SKILL_NAMES),
        "positions": list(POSITION_NAMES),
        "turns": TURNS,
        "overtime_turns": OVERTIME_TURNS,
        "team": {
            "starter": SUBSTITUTES_FROM,
            "substitute": OFFENCES_FROM - SUBSTITUTES_FROM,
            "offence": DEFENCES_FROM - OFFENCES_FROM,
            "defence": TEAM - DEFENCES_FROM,
        },
        "cards": {
            section: [
                {"name": card.name, **card.values, "provenance": _card_provenance(card)} for card in cards
            ]
            for section, cards in desk.cards.cards.sections.items()
        },
        "choices": [desk.notation.write([number]) for number in range(rules.desk.game.choices)],
    }


def _card_provenance(card: Card) -> Any:
    """Where a card's values come from: one word if all come from one place, else value by value."""
    places = set(map(str, card.provenance.values()))
    return places.pop() if len(places) == 1 else dict(card.provenance)
