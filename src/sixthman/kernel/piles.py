"""Piles of cards: rows of card numbers, filled from the left, with a count beside them."""

from __future__ import annotations

from typing import Any

from .rules import rule

NONE = -1  # no card: an empty place, or one that the viewer must not see


@rule
def find(cards: Any, first: int, card: int) -> int:
    """Where a card lies that is in the row, at `first` or later."""
    index = first
    while cards[index] != card:
        index += 1
    return index


@rule
def swap(cards: Any, one: int, other: int) -> None:
    """Two cards of a row change places."""
    card = cards[one]
    cards[one] = cards[other]
    cards[other] = card


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
def sort(cards: Any, first: int, count: int) -> None:
    """Lowest card number first: an order that keeps no memory of how the row came about."""
    for i in range(first + 1, first + count):
        card = cards[i]
        index = i
        while index > first and cards[index - 1] > card:
            cards[index] = cards[index - 1]
            index -= 1
        cards[index] = card
