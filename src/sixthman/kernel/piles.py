"""Piles of cards: rows of card numbers, filled from the left, with a count beside them.

Taking a card out closes the gap, so the order of the cards left behind tells nothing about when
or where one was taken.
"""

from __future__ import annotations

from typing import Any

from .rules import rule

NONE = -1  # no card: an empty place, or one that the onlooker may not see


@rule
def take(cards: Any, count: int, card: int) -> int:
    """Remove a card that is in the pile; returns the new count."""
    place = 0
    while cards[place] != card:
        place += 1
    for i in range(place, count - 1):
        cards[i] = cards[i + 1]
    cards[count - 1] = NONE
    return count - 1


@rule
def holds(cards: Any, count: int, card: int) -> bool:
    """Is the card in the pile?"""
    for i in range(count):
        if cards[i] == card:
            return True
    return False


@rule
def blank(cards: Any, first: int, count: int) -> None:
    """Empty cards[first : first + count]."""
    for i in range(first, first + count):
        cards[i] = NONE


@rule
def sort(cards: Any, count: int) -> None:
    """Lowest card number first: an order that keeps no memory of how the pile came about."""
    for i in range(1, count):
        card = cards[i]
        place = i
        while place > 0 and cards[place - 1] > card:
            cards[place] = cards[place - 1]
            place -= 1
        cards[place] = card
