"""Why a team ranks where it does: what the rules say of it, for those who ask without a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sixthman.games.allstar import reasons as rules
from sixthman.games.allstar.cards import EDITIONS
from sixthman.games.allstar.events import SET, STRENGTH
from sixthman.games.allstar.ranking import NO_CHANGE
from sixthman.kernel.piles import NONE

from .names import told


def describe(strength: int, seats: int, edition: str = "2025", arena: int | None = None) -> list[Any]:
    """A strength in words: [3, "Number", "4"]; a combo counts all five: [5, "Combo", "Run"]."""
    place = NONE if arena is None else arena
    words: list[Any] = told(STRENGTH, rules.put_strength, EDITIONS.index(edition), seats, strength, place)
    return words


def made_of(
    edition: int, seats: int, cards: Sequence[int], strength: int, change: int = NO_CHANGE
) -> list[str]:
    """The cards that make the set which gives a strength: of a combo all five."""
    made: list[str] = set_facts(edition, seats, cards, strength, change)["made_of"]
    return made


def set_facts(
    edition: int, seats: int, cards: Sequence[int], strength: int, change: int = NO_CHANGE
) -> dict[str, Any]:
    """What a team's strength is made of."""
    facts: dict[str, Any] = told(SET, rules.put_set, edition, seats, cards, len(cards), strength, change)
    return facts
