"""Small helps that bots and people share: what the cards at hand are good for.

Nothing here is a rule of the game; everything here asks the rules.
"""

from __future__ import annotations

from typing import Any

from sixthman.kernel.rules import rule

from ..declaration import TEAM
from .cards import ATTRIBUTE
from .ranking import attribute_for, set_medal, set_value, strength_of


@rule
def best_set(edition: int, seats: int, cards: Any, count: int) -> int:
    """The strength of the best team that can be made of some cards, given at least five."""
    best = 0
    for medal in range(3):
        values = ATTRIBUTE[edition, attribute_for(seats, medal)]
        for i in range(count):
            value = int(values[cards[i]])
            if value > 0:
                size = 0
                for j in range(count):
                    if values[cards[j]] == value:
                        size += 1
                best = max(best, strength_of(min(size, TEAM), medal, value))
    return best


@rule
def in_set(edition: int, seats: int, strength: int, card: int) -> bool:
    """Does the card belong to the set that gives a strength?"""
    values = ATTRIBUTE[edition, attribute_for(seats, set_medal(strength))]
    return int(values[card]) == set_value(strength)
