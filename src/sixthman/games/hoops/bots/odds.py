"""Odds: exact chances of what dice come to when the lowest may be rolled again once and the best are kept.

Only the best dice of a first roll matter, as many as are kept: the others are rolled again first, and nothing
is lost with them. So to choose dice for a reroll is to choose how many of each color, the lowest first.

What the dice of one color may come to lies in a record (FALLS): by the *set* that the best of them are, by
how many are rerolled, by the sum. There is room for every tactic that keeps up to five dice of a color, as
all of the standard set do, whatever is on their faces (20 at most); more only fit if few faces differ.
"""

from __future__ import annotations

from math import comb, factorial
from typing import Any

import numpy as np

from sixthman.kernel.game import record_type
from sixthman.kernel.rules import rule

from ..declaration import FACES
from ..rules.cards import DICE
from ..rules.scoring import face_worth

FACTORIALS = np.array([float(factorial(n)) for n in range(21)])
MOST_KEPT, HIGHEST = 5, 20  # dice of a color; what a face counts
MOST_SETS = comb(MOST_KEPT + FACES - 1, FACES - 1)  # 252
MOST_SUM = MOST_KEPT * HIGHEST

FALLS = record_type(
    [
        ("dice", np.int64),
        ("keep", np.int64),  # how many of them
        # kinds of faces, lowest first: what they count, and how many sides of a die are of each kind
        ("kinds", np.int64),
        ("values", np.int64, (FACES,)),
        ("ways", np.int64, (FACES,)),
        # what they may come to
        ("sets", np.int64),  # of best dice
        ("tops", np.int64, (MOST_SETS, FACES)),  # [set, kind]: how many of each kind are among them
        ("chances", np.float64, (MOST_SETS,)),  # [set]
        ("again", np.int64),  # dice rerolled, at most
        ("most", np.int64),  # the highest sum
        ("sums", np.float64, (MOST_SETS, DICE + 1, MOST_SUM + 1)),  # [set, dice rerolled, sum]
        ("counts", np.int64, (FACES,)),  # memory to work in
    ]
)


@rule
def no_dice(falls: Any) -> None:
    """No dice of a color."""
    falls.sets, falls.again, falls.most = 1, 0, 0
    falls.chances[0], falls.sums[0, 0, 0] = 1.0, 1.0


@rule
def fall(falls: Any, skill: int, colours: int, dice: int, kept: int, again: int) -> bool:
    """Dice of a skill that are not rolled yet, of which some are kept and up to `again` rerolled; False if
    there is no room for what they may come to."""
    if dice == 0 or kept == 0:
        no_dice(falls)
        return True
    sort_faces(falls, skill, colours)
    falls.dice, falls.keep = dice, min(kept, dice)
    if not write_sets(falls):
        return False
    fill_chances(falls)
    return fill_sums(falls, again)


@rule
def lie(falls: Any, skill: int, colours: int, rolled: Any, kept: int, again: int) -> bool:
    """The same for dice that lie on the table: rolled[face] of them show a face."""
    sort_faces(falls, skill, colours)
    falls.dice, falls.sets, falls.chances[0] = 0, 1, 1.0
    for kind in range(falls.kinds):
        falls.counts[kind] = 0
        for face in range(FACES):
            if face_worth(skill, face, colours) == falls.values[kind]:
                falls.counts[kind] += rolled[face]
        falls.dice += falls.counts[kind]
    falls.keep = min(kept, int(falls.dice))
    left = int(falls.keep)
    for kind in range(int(falls.kinds) - 1, -1, -1):
        falls.tops[0, kind] = min(left, int(falls.counts[kind]))
        left -= falls.tops[0, kind]
    if falls.keep == 0:
        no_dice(falls)
        return True
    return fill_sums(falls, again)


@rule
def sort_faces(falls: Any, skill: int, colours: int) -> None:
    """The kinds of faces of a die, lowest first."""
    falls.kinds = 0
    last = -1
    while True:
        least, ways = HIGHEST + 1, 0
        for face in range(FACES):
            worth = face_worth(skill, face, colours)
            if last < worth < least:
                least, ways = worth, 0
            if worth == least:
                ways += 1
        if ways == 0:
            return
        falls.values[falls.kinds], falls.ways[falls.kinds] = least, ways
        falls.kinds += 1
        last = least


@rule
def write_sets(falls: Any) -> bool:
    """tops: all sets that the dice kept can be; False if there are too many."""
    kinds, row = int(falls.kinds), 0
    for kind in range(kinds):
        falls.tops[0, kind] = 0
    falls.tops[0, kinds - 1] = falls.keep
    while falls.tops[row, 0] < falls.keep:
        if row + 1 == MOST_SETS:
            return False
        write_next_set(falls.tops[row], falls.tops[row + 1], kinds)
        row += 1
    falls.sets = row + 1
    return True


@rule
def write_next_set(top: Any, following: Any, kinds: int) -> None:
    """The set after another, if they are put in order by how many are of the first kind, then of the next."""
    last = kinds - 1
    while top[last] == 0:
        last -= 1
    for kind in range(kinds):
        following[kind] = top[kind]
    following[last] = 0
    following[last - 1] += 1
    following[kinds - 1] = top[last] - 1


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
            chance *= ways[kind] / FACES
    return chance


@rule
def start_falls(counts: Any, kinds: int, dice: int) -> None:
    """The first way some dice can fall."""
    for kind in range(kinds):
        counts[kind] = 0
    counts[0] = dice


@rule
def fill_chances(falls: Any) -> None:
    """The chance of each set of best dice."""
    for row in range(falls.sets):
        falls.chances[row] = 0.0
    kinds, dice, keep, counts = int(falls.kinds), int(falls.dice), int(falls.keep), falls.counts
    start_falls(counts, kinds, dice)
    going = True
    while going:
        falls.chances[row_of(counts, falls.tops, kinds, keep)] += chance_of(counts, falls.ways, kinds, dice)
        going = next_fall(counts, kinds, dice)


@rule
def row_of(counts: Any, tops: Any, kinds: int, kept: int) -> int:
    """Which set the best of these dice are."""
    row = 0
    while not is_top(counts, tops[row], kinds, kept):
        row += 1
    return row


@rule
def is_top(counts: Any, top: Any, kinds: int, kept: int) -> bool:
    """Are these the best of the dice?"""
    left = kept
    for kind in range(kinds - 1, -1, -1):
        taken = min(left, int(counts[kind]))
        if taken != top[kind]:
            return False
        left -= taken
    return True


@rule
def fill_sums(falls: Any, again: int) -> bool:
    """sums: the chance of a sum of the best dice after the lowest ones have been rolled again, up to `again`
    of them; False if there is no room."""
    kinds, dice, keep, counts = int(falls.kinds), int(falls.dice), int(falls.keep), falls.counts
    falls.again, falls.most = min(again, dice), keep * falls.values[kinds - 1]
    if falls.most > MOST_SUM:
        return False
    for row in range(falls.sets):
        for rerolled in range(int(falls.again) + 1):
            for total in range(int(falls.most) + 1):
                falls.sums[row, rerolled, total] = 0.0
            held = min(keep, dice - rerolled)
            start_falls(counts, kinds, rerolled)
            going = True
            while going:
                total = best_sum(falls.values, falls.tops[row], kinds, held, counts, keep)
                falls.sums[row, rerolled, total] += chance_of(counts, falls.ways, kinds, rerolled)
                going = next_fall(counts, kinds, rerolled)
    return True


@rule
def best_sum(values: Any, top: Any, kinds: int, held: int, counts: Any, kept: int) -> int:
    """The sum of the best dice: of those that stay, the best `held` of a set, and of those rolled again."""
    total, stays, left = 0, held, kept
    for kind in range(kinds - 1, -1, -1):
        there = min(stays, int(top[kind]))
        stays -= there
        taken = min(left, there + int(counts[kind]))
        total += taken * int(values[kind])
        left -= taken
    return total


@rule
def fold(other: Any, reach: int, worth: Any, folded: Any, most: int) -> None:
    """folded[sum] = the expectation of worth[sum + what the other dice come to], `reach` at most."""
    for total in range(most + 1):
        folded[total] = 0.0
        for plus in range(reach + 1):
            folded[total] += other[plus] * worth[total + plus]


@rule
def expect(
    one: Any, two: Any, rerolls: int, worth: Any, extra: Any, folded: Any, best: Any
) -> tuple[float, float]:
    """The expected worth of the sum of dice of two colors if as many as is best, of `rerolls` at most,
    are rolled again; and what `extra` comes to with that.

    worth[sum] and extra[sum] reach to the highest sum of both. Memory to work in: `folded`, two rows of sums
    of the first color, and `best`, two rows with a place for each set of its best dice.
    """
    found, more_found = 0.0, 0.0
    for other in range(two.sets):
        for row in range(one.sets):
            best[0, row] = -1e18
        for more in range(min(int(two.again), rerolls) + 1):
            fold(two.sums[other, more], int(two.most), worth, folded[0], int(one.most))
            fold(two.sums[other, more], int(two.most), extra, folded[1], int(one.most))
            for again in range(min(int(one.again), rerolls - more) + 1):
                for row in range(one.sets):
                    value = mean_of(one.sums[row, again], folded[0], int(one.most))
                    if value > best[0, row]:
                        best[0, row] = value
                        best[1, row] = mean_of(one.sums[row, again], folded[1], int(one.most))
        for row in range(one.sets):
            found += one.chances[row] * two.chances[other] * best[0, row]
            more_found += one.chances[row] * two.chances[other] * best[1, row]
    return found, more_found


@rule
def mean_of(chances: Any, worth: Any, most: int) -> float:
    """The expectation of worth[sum]."""
    mean = 0.0
    for total in range(most + 1):
        mean += chances[total] * worth[total]
    return mean


@rule
def spread_of_best(
    values: Any, ways: Any, there: Any, fresh: int, kept: int, counts: Any
) -> tuple[float, float]:
    """Mean and variance of the sum of the best dice: of some that lie there, by kind, and of some to roll.

    The kinds of faces, lowest first: what they count, and how many sides of a die are of each kind.
    """
    kinds, lying = len(values), 0
    for kind in range(kinds):
        lying += int(there[kind])
    mean, square = 0.0, 0.0
    start_falls(counts, kinds, fresh)
    going = True
    while going:
        chance = chance_of(counts, ways, kinds, fresh)
        total = best_sum(values, there, kinds, lying, counts, kept)
        mean += chance * total
        square += chance * total * total
        going = next_fall(counts, kinds, fresh)
    return mean, max(0.0, square - mean * mean)
