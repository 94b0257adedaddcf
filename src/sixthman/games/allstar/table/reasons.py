"""A strength in words, for those who ask without a game."""

from __future__ import annotations

from typing import Any

from sixthman.kernel.piles import NONE

from ..declaration import EDITIONS
from ..rules.events import STRENGTH
from ..rules.reasons import put_strength
from .cardset import STANDARD_CARDS, TableCards
from .names import ask_rule


def describe(
    strength: int,
    seats: int,
    edition: str = "2025",
    arena: int | None = None,
    cardset: TableCards = STANDARD_CARDS,
) -> list[Any]:
    """A strength in words: [3, "Number", "4"]; a combo counts all five: [5, "Combo", "Run"]."""
    arena_number, number = NONE if arena is None else arena, EDITIONS.index(edition)
    words: list[Any] = ask_rule(STRENGTH, cardset, put_strength, number, seats, strength, arena_number)
    return words
