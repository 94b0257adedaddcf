"""Odds: exact chances of what dice come to when the lowest may be rolled again once and the best are kept.

Only the best dice of a first roll matter, as many as are kept: the others are rolled again first, and nothing
is lost with them. So to choose dice for a reroll is to choose how many of each colour, the lowest first.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import factorial
from typing import Any

import numpy as np

from sixthman.kernel.rules import Rule, rule

Numbers = np.ndarray[Any, Any]

SIDES = 6
FACTORIALS = np.array([float(factorial(n)) for n in range(21)])


@rule
def next_fall(counts: Any, kinds: int, dice: int) -> bool:
    """The next way some dice can fall, as the number of dice of each kind of face; False after the last.

    All dice of the first kind come first; the last way has them all of the last kind.
    """
    if counts[kinds - 1] == dice:
        return False
    kind = 0
    while counts[kind] == 0:
        kind += 1
    moved = int(counts[kind])
    counts[kind] = 0
    counts[0] = moved - 1
    counts[kind + 1] += 1
    return True


@rule
def chance_of(counts: Any, ways: Any, kinds: int, dice: int) -> float:
    """The chance that dice fall so; ways: how many sides of a die are of each kind."""
    chance = FACTORIALS[dice]
    for kind in range(kinds):
        chance /= FACTORIALS[counts[kind]]
        for _ in range(counts[kind]):
            chance *= ways[kind] / SIDES
    return chance


@rule
def start_falls(counts: Any, kinds: int, dice: int) -> None:
    """The first way some dice can fall."""
    for kind in range(kinds):
        counts[kind] = 0
    counts[0] = dice


@rule
def fill_chances(ways: Any, tops: Any, dice: int, kept: int, counts: Any, chances: Any) -> None:
    """The chance of each set of best dice: tops[row] says how many of each kind are among them."""
    kinds = len(ways)
    start_falls(counts, kinds, dice)
    going = True
    while going:
        chances[row_of(counts, tops, kept)] += chance_of(counts, ways, kinds, dice)
        going = next_fall(counts, kinds, dice)


@rule
def row_of(counts: Any, tops: Any, kept: int) -> int:
    """Which set the best of these dice are."""
    row = 0
    while not is_top(counts, tops[row], kept):
        row += 1
    return row


@rule
def is_top(counts: Any, top: Any, kept: int) -> bool:
    """Are these the best of the dice?"""
    left = kept
    for kind in range(len(top) - 1, -1, -1):
        taken = min(left, int(counts[kind]))
        if taken != top[kind]:
            return False
        left -= taken
    return True


@rule
def fill_sums(
    values: Any, ways: Any, tops: Any, dice: int, kept: int, again: int, counts: Any, sums: Any
) -> None:
    """sums[row, rerolled, sum]: the chance of a sum of the best dice after the lowest `rerolled` ones have
    been rolled again, for up to `again` of them."""
    kinds = len(values)
    for row in range(len(tops)):
        for rerolled in range(again + 1):
            held = min(kept, dice - rerolled)
            start_falls(counts, kinds, rerolled)
            going = True
            while going:
                total = best_sum(values, tops[row], held, counts, kept)
                sums[row, rerolled, total] += chance_of(counts, ways, kinds, rerolled)
                going = next_fall(counts, kinds, rerolled)


@rule
def best_sum(values: Any, top: Any, held: int, counts: Any, kept: int) -> int:
    """The sum of the best dice: of those that stay, the best `held` of a set, and of those rolled again."""
    total, stays, left = 0, held, kept
    for kind in range(len(values) - 1, -1, -1):
        there = min(stays, int(top[kind]))
        stays -= there
        taken = min(left, there + int(counts[kind]))
        total += taken * int(values[kind])
        left -= taken
    return total


@rule
def fold(other: Any, worth: Any, folded: Any) -> None:
    """folded[sum] = the expectation of worth[sum + what the other dice come to]."""
    for total in range(len(folded)):
        folded[total] = 0.0
        for plus in range(len(other)):
            folded[total] += other[plus] * worth[total + plus]


@rule
def expect(
    chances: Any,
    sums: Any,
    other_chances: Any,
    other_sums: Any,
    rerolls: int,
    worth: Any,
    extra: Any,
    folded: Any,
    best: Any,
    found: Any,
) -> None:
    """found[0]: the expected worth of the sum of dice of two colours if as many as is best, of `rerolls` at
    the most, are rolled again; found[1]: what `extra` comes to with that.

    worth[sum] and extra[sum] reach to the highest sum of both. Memory to work in: `folded`, two rows of sums
    of the first colour, and `best`, two rows with a place for each set of its best dice.
    """
    found[0], found[1] = 0.0, 0.0
    for other in range(len(other_chances)):
        for row in range(len(chances)):
            best[0, row] = -1e18
        for more in range(min(other_sums.shape[1] - 1, rerolls) + 1):
            fold(other_sums[other, more], worth, folded[0])
            fold(other_sums[other, more], extra, folded[1])
            for again in range(min(sums.shape[1] - 1, rerolls - more) + 1):
                for row in range(len(chances)):
                    value = 0.0
                    for total in range(sums.shape[2]):
                        value += sums[row, again, total] * folded[0, total]
                    if value > best[0, row]:
                        best[0, row], best[1, row] = value, 0.0
                        for total in range(sums.shape[2]):
                            best[1, row] += sums[row, again, total] * folded[1, total]
        for row in range(len(chances)):
            found[0] += chances[row] * other_chances[other] * best[0, row]
            found[1] += chances[row] * other_chances[other] * best[1, row]


@dataclass(frozen=True)
class Falls:
    """What the dice of one colour may come to, with the chances of it."""

    chances: Numbers  # [set of best dice]
    sums: Numbers  # [set, dice rerolled, sum]

    @property
    def most(self) -> int:
        """The highest sum."""
        return self.sums.shape[2] - 1


NO_DICE = Falls(np.ones(1), np.ones((1, 1, 1)))


class Odds:
    """The rules of this module on one target."""

    def __init__(self, target: Any) -> None:
        self._fill_chances: Rule = target(fill_chances)
        self._fill_sums: Rule = target(fill_sums)
        self._expect: Rule = target(expect)
        self.falls = lru_cache(maxsize=512)(self._falls)

    def _falls(self, faces: tuple[int, ...], dice: int, kept: int, again: int) -> Falls:
        """Dice with these faces, not rolled yet, of which some are kept and up to `again` rerolled."""
        if dice == 0 or kept == 0:
            return NO_DICE
        values, ways = np.unique(np.array(faces), return_counts=True)
        kept = min(kept, dice)
        tops = _sets(len(values), kept)
        chances = np.zeros(len(tops))
        self._fill_chances(ways, tops, dice, kept, np.zeros(len(values), np.int64), chances)
        return Falls(chances, self._sums(values, ways, tops, dice, kept, again))

    def rolled(self, faces: tuple[int, ...], lie: tuple[int, ...], kept: int, again: int) -> Falls:
        """Dice that lie on the table: lie[i] of them show the i-th face."""
        dice = sum(lie)
        if dice == 0 or kept == 0:
            return NO_DICE
        values, ways = np.unique(np.array(faces), return_counts=True)
        there = [face for face, count in zip(faces, lie, strict=True) for _ in range(count)]
        best = sorted(there, reverse=True)[:kept]
        tops = np.array([[best.count(value) for value in values]])
        return Falls(np.ones(1), self._sums(values, ways, tops, dice, len(best), again))

    def _sums(
        self, values: Numbers, ways: Numbers, tops: Numbers, dice: int, kept: int, again: int
    ) -> Numbers:
        again = min(again, dice)
        sums = np.zeros((len(tops), again + 1, kept * int(values[-1]) + 1))
        self._fill_sums(values, ways, tops, dice, kept, again, np.zeros(len(values), np.int64), sums)
        return sums

    def expect(
        self, one: Falls, two: Falls, rerolls: int, worth: Numbers, extra: Numbers
    ) -> tuple[float, float]:
        """The expectation of worth[sum] with the best rerolls, and of extra[sum] with the same."""
        found = np.zeros(2)
        folded, best = np.zeros((2, one.sums.shape[2])), np.zeros((2, len(one.chances)))
        self._expect(one.chances, one.sums, two.chances, two.sums, rerolls, worth, extra, folded, best, found)
        return float(found[0]), float(found[1])


@lru_cache(maxsize=128)
def _sets(kinds: int, dice: int) -> Numbers:
    """All ways some dice can fall, as how many are of each kind."""
    if kinds == 1:
        return np.array([[dice]])
    rows = [[first, *rest] for first in range(dice + 1) for rest in _sets(kinds - 1, dice - first).tolist()]
    return np.array(rows)
