"""Cards, arenas and coaches as facts, and what the rules fix about a game's course."""

from __future__ import annotations

from typing import Any

from ..declaration import CARDS, DECLARATION, EDITIONS, MODES, SPECIES_NAMES
from ..rules.cards import CardSet
from ..rules.ranking import BRONZE, GOLD, attribute_for
from .cardset import TableCards
from .names import ATTRIBUTE_NAMES
from .notation import choices_with, symbol_of, write
from .options import AllstarOptions
from .tables import tables


def catalogue(cards: TableCards) -> dict[str, Any]:
    """Editions, species, symbols, medals, playoffs, arenas, coaches, and what every choice is called."""
    standard = cards.cards
    tickets, bonus, fans = (cards.tables[name] for name in ("TICKETS", "TICKET_BONUS", "PLAYOFF_FANS"))
    return {
        "editions": list(EDITIONS),
        "modes": list(MODES),
        "modes_for_two": {edition: list(_modes_for_two(edition)) for edition in EDITIONS},
        "with_coaches": {edition: AllstarOptions(edition=edition).coaches for edition in EDITIONS},
        "species": list(SPECIES_NAMES),
        "symbols": {
            edition: [symbol_of(card, edition, cards) for card in range(CARDS)] for edition in EDITIONS
        },
        "medals": {
            str(seats): [
                ATTRIBUTE_NAMES[attribute_for(seats, medal)] for medal in range(GOLD, BRONZE - 1, -1)
            ]
            for seats in DECLARATION.seats
        },
        "playoffs": {
            edition: {
                str(seats): {
                    "tickets": int(tickets[number, seats]),
                    "bonus": int(bonus[number, seats]),
                    "fans": [int(won) for won in fans[number, seats, :seats]],
                }
                for seats in DECLARATION.seats
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
            for arena in standard.arenas
        ],
        **tables(cards),
        "coaches": [
            {"name": coach.name, "modifiers": coach.modifiers, "provenance": coach.provenance}
            for coach in standard.coaches
        ],
        "provenance": {
            "players": standard.sections["species"][0].provenance["symbols"],
            **{edition: _edition_provenance(standard, edition) for edition in EDITIONS},
        },
        "choices": [write([number], cardset=cards) for number in range(choices_with(cards))],
    }


def _modes_for_two(edition: str) -> tuple[str, ...]:
    chosen = {"edition": edition, "seats": 2}
    return next(case.values for case in DECLARATION.option_named("mode").cases if case.fits(chosen))


def _edition_provenance(cards: CardSet, edition: str) -> dict[str, Any]:
    """Where the values of an edition come from."""
    card = next(card for card in cards.sections["edition"] if card.name == edition)
    return {key: card.provenance[key] for key in card.values}
