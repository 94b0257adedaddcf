"""Why a team ranks where it does: what the rules say of it, for those who ask without a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sixthman.kernel.piles import NONE

from ..declaration import EDITIONS
from ..rules import reasons as rules
from ..rules.events import SET, STRENGTH
from ..rules.ranking import NO_CHANGE
from .cardset import STANDARD_CARDS, TableCards
from .names import told


def describe(
    strength: int,
    seats: int,
    edition: str = "2025",
    arena: int | None = None,
    cardset: TableCards = STANDARD_CARDS,
) -> list[Any]:
    """A strength in words: [3, "Number", "4"]; a combo counts all five: [5, "Combo", "Run"]."""
    place, number = NONE if arena is None else arena, EDITIONS.index(edition)
    words: list[Any] = told(STRENGTH, cardset, rules.put_strength, number, seats, strength, place)
    return words


def made_of(
    edition: int,
    seats: int,
    cards: Sequence[int],
    strength: int,
    change: int = NO_CHANGE,
    cardset: TableCards = STANDARD_CARDS,
) -> list[str]:
    """The cards that make the set which gives a strength: of a combo all five."""
    made: list[str] = set_facts(edition, seats, cards, strength, change, cardset)["made_of"]
    return made


def set_facts(
    edition: int,
    seats: int,
    cards: Sequence[int],
    strength: int,
    change: int = NO_CHANGE,
    cardset: TableCards = STANDARD_CARDS,
) -> dict[str, Any]:
    """What a team's strength is made of."""
    about = (edition, seats, cards, len(cards), strength, change)
    facts: dict[str, Any] = told(SET, cardset, rules.put_set, *about)
    return facts
