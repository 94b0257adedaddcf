"""Counts of cards by value: how many there are with each symbol, each number, of each species.

A count has four bits, so that all counts of an attribute make one whole number, with the one for value v at
bit 4 * v. What has to be found out about all of them is found out at once, not one by one: playouts do little
else. There is no count of cards without a symbol.
"""

from __future__ import annotations

from typing import Any

from sixthman.kernel.rules import inlined, rule

from ..rules.cards import NUMBER, ONE_MORE, SPECIES, SYMBOL
from ..rules.ranking import BRONZE, GOLD, SILVER, attribute_for, strength_of

Counts = tuple[int, int, int]  # by SYMBOL, NUMBER, SPECIES

EACH = 0x1111111111111  # a one in every count, from value 0 to 12
TOP = 8 * EACH  # the highest bit of every count


@inlined
def tallies(edition: int, cards: Any, first: int, end: int) -> Counts:
    """Count the cards from `first` to before `end` in a row."""
    symbols, numbers, species = 0, 0, 0
    for i in range(first, end):
        card = int(cards[i])
        symbols += int(ONE_MORE[edition, card, SYMBOL])
        numbers += int(ONE_MORE[edition, card, NUMBER])
        species += int(ONE_MORE[edition, card, SPECIES])
    return symbols, numbers, species


@rule
def recount(edition: int, counts: Counts, card: int, by: int) -> Counts:
    """Counts with a card more (1) or less (-1)."""
    return (
        counts[SYMBOL] + by * int(ONE_MORE[edition, card, SYMBOL]),
        counts[NUMBER] + by * int(ONE_MORE[edition, card, NUMBER]),
        counts[SPECIES] + by * int(ONE_MORE[edition, card, SPECIES]),
    )


@rule
def count_of(counts: Counts, attribute: int, value: int) -> int:
    """One of the counts."""
    some = counts[NUMBER] if attribute == NUMBER else counts[SPECIES]
    some = counts[SYMBOL] if attribute == SYMBOL else some
    return (some >> (4 * value)) & 15


@rule
def at_most(counts: Counts, most: int) -> Counts:
    """Counts none of which is above `most`, which is 1 to 7."""
    return (
        each_at_most(counts[SYMBOL], most),
        each_at_most(counts[NUMBER], most),
        each_at_most(counts[SPECIES], most),
    )


@rule
def each_at_most(counts: int, most: int) -> int:
    """The same for one attribute: what is taken from a count with its top bit set leaves that bit, or not."""
    enough = (((counts | TOP) - most * EACH) | counts) & TOP
    full = (enough << 1) - (enough >> 3)  # four ones for each count that is enough
    return (counts & ~full) | ((most * EACH) & full)


@rule
def strongest(seats: int, counts: Counts) -> int:
    """The strongest set among cards of which no more are alike than a team has."""
    numbers_silver = attribute_for(seats, SILVER) == NUMBER
    silver = counts[NUMBER] if numbers_silver else counts[SPECIES]
    bronze = counts[SPECIES] if numbers_silver else counts[NUMBER]
    return max(greatest_of(counts[SYMBOL], GOLD), greatest_of(silver, SILVER), greatest_of(bronze, BRONZE))


@rule
def greatest_of(counts: int, medal: int) -> int:
    """The strongest set by one attribute: bit by bit, only the values of which there are most stay."""
    values = EACH
    fours = (counts >> 2) & values
    values = fours if fours != 0 else values
    twos = (counts >> 1) & values
    values = twos if twos != 0 else values
    ones = counts & values
    values = ones if ones != 0 else values
    value = bits(values) >> 2
    size = (counts >> (4 * value)) & 7
    return strength_of(size, medal, value) if size > 0 else 0


@rule
def bits(number: int) -> int:
    """How many binary digits a number has. (Where the compiler sees that it is not negative, this is one
    instruction.)"""
    number &= (1 << 62) - 1
    count = 0
    while number > 0:
        number >>= 1
        count += 1
    return count
