"""Cards as facts, and what the rules fix about a game's course."""

from __future__ import annotations

from typing import Any

from sixthman.kernel.cardfile import Card

from ..declaration import CHOICES, OVERTIME_TURNS, TEAM, TURNS
from ..rules.cardfile import POSITION_NAMES, SKILL_NAMES
from ..rules.opening import DEFENCES_FROM, OFFENCES_FROM, SUBSTITUTES_FROM
from .cardset import TableCards
from .notation import Notation


def catalogue(cards: TableCards, notation: Notation) -> dict[str, Any]:
    """Skills, positions, the length of a game, every card, and what every choice is called."""
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
                {"name": card.name, **card.values, "provenance": _card_provenance(card)} for card in rows
            ]
            for section, rows in cards.cards.sections.items()
        },
        "choices": [notation.write([number]) for number in range(CHOICES)],
    }


def _card_provenance(card: Card) -> Any:
    """Where a card's values come from: one word if all come from one place, else value by value."""
    where = set(map(str, card.provenance.values()))
    return where.pop() if len(where) == 1 else dict(card.provenance)
