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
from ..rules.scoring import face_points

FACTORIALS = np.array([float(factorial(n)) for n in range(21)])
MOST_KEPT, HIGHEST = 5, 20  # dice of a color; what a face counts
MOST_SETS = comb(MOST_KEPT + FACES - 1, FACES - 1)  # 252
MOST_SUM = MOST_KEPT * HIGHEST

FALLS = record_type(
    [
        ("dice", np.int64),
        ("keep", np.int64),  # how many of them
        # groups of faces, lowest first: what they count, and how many sides of a die are of each group
        ("kinds", np.int64),
        ("values", np.int64, (FACES,)),
        ("ways", np.int64, (FACES,)),
        # what they may come to
        ("sets", np.int64),  # of best dice
        ("tops", np.int64, (MOST_SETS, FACES)),  # [set, group]: how many of each group are among them
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
    for group in range(falls.kinds):
        falls.counts[group] = 0
        for face in range(FACES):
            if face_points(skill, face, colours) == falls.values[group]:
                falls.counts[group] += rolled[face]
        falls.dice += falls.counts[group]
    falls.keep = min(kept, int(falls.dice))
    left = int(falls.keep)
    for group in range(int(falls.kinds) - 1, -1, -1):
        falls.tops[0, group] = min(left, int(falls.counts[group]))
        left -= falls.tops[0, group]
    if falls.keep == 0:
        no_dice(falls)
        return True
    return fill_sums(falls, again)


@rule
def sort_faces(falls: Any, skill: int, colours: int) -> None:
    """The groups of faces of a die, lowest first."""
    falls.kinds = 0
    last = -1
    while True:
        least, ways = HIGHEST + 1, 0
        for face in range(FACES):
            worth = face_points(skill, face, colours)
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
    groups, row = int(falls.kinds), 0
    for group in range(groups):
        falls.tops[0, group] = 0
    falls.tops[0, groups - 1] = falls.keep
    while falls.tops[row, 0] < falls.keep:
        if row + 1 == MOST_SETS:
            return False
        write_next_set(falls.tops[row], falls.tops[row + 1], groups)
        row += 1
    falls.sets = row + 1
    return True


@rule
def write_next_set(top: Any, following: Any, groups: int) -> None:
    """The set after another, in the order of how many are of the first group, then of the next."""
    last = groups - 1
    while top[last] == 0:
        last -= 1
    for group in range(groups):
        following[group] = top[group]
    following[last] = 0
    following[last - 1] += 1
    following[groups - 1] = top[last] - 1


@rule
def next_fall(counts: Any, groups: int, dice: int) -> bool:
    """The next way some dice can fall, as the number of dice of each group of face; False after the last.

    All dice of the first group come first; the last way has them all of the last group.
    """
    if counts[groups - 1] == dice:
        return False
    group = 0
    while counts[group] == 0:
        group += 1
    moved = int(counts[group])
    counts[group] = 0
    counts[0] = moved - 1
    counts[group + 1] += 1
    return True


@rule
def chance_of(counts: Any, ways: Any, groups: int, dice: int) -> float:
    """The chance that dice fall so; ways: how many sides of a die are of each group."""
    chance = FACTORIALS[dice]
    for group in range(groups):
        chance /= FACTORIALS[counts[group]]
        for _ in range(counts[group]):
            chance *= ways[group] / FACES
    return chance


@rule
def start_falls(counts: Any, groups: int, dice: int) -> None:
    """The first way some dice can fall."""
    for group in range(groups):
        counts[group] = 0
    counts[0] = dice


@rule
def fill_chances(falls: Any) -> None:
    """The chance of each set of best dice."""
    for row in range(falls.sets):
        falls.chances[row] = 0.0
    groups, dice, keep, counts = int(falls.kinds), int(falls.dice), int(falls.keep), falls.counts
    start_falls(counts, groups, dice)
    going = True
    while going:
        falls.chances[row_of(counts, falls.tops, groups, keep)] += chance_of(counts, falls.ways, groups, dice)
        going = next_fall(counts, groups, dice)


@rule
def row_of(counts: Any, tops: Any, groups: int, kept: int) -> int:
    """Which set the best of these dice are."""
    row = 0
    while not is_top(counts, tops[row], groups, kept):
        row += 1
    return row


@rule
def is_top(counts: Any, top: Any, groups: int, kept: int) -> bool:
    """Are these the best of the dice?"""
    left = kept
    for group in range(groups - 1, -1, -1):
        taken = min(left, int(counts[group]))
        if taken != top[group]:
            return False
        left -= taken
    return True


@rule
def fill_sums(falls: Any, again: int) -> bool:
    """sums: the chance of a sum of the best dice after the lowest ones have been rolled again, up to `again`
    of them; False if there is no room."""
    groups, dice, keep, counts = int(falls.kinds), int(falls.dice), int(falls.keep), falls.counts
    falls.again, falls.most = min(again, dice), keep * falls.values[groups - 1]
    if falls.most > MOST_SUM:
        return False
    for row in range(falls.sets):
        for rerolled in range(int(falls.again) + 1):
            for total in range(int(falls.most) + 1):
                falls.sums[row, rerolled, total] = 0.0
            held = min(keep, dice - rerolled)
            start_falls(counts, groups, rerolled)
            going = True
            while going:
                total = best_sum(falls.values, falls.tops[row], groups, held, counts, keep)
                falls.sums[row, rerolled, total] += chance_of(counts, falls.ways, groups, rerolled)
                going = next_fall(counts, groups, rerolled)
    return True


@rule
def best_sum(values: Any, top: Any, groups: int, held: int, counts: Any, kept: int) -> int:
    """The sum of the best dice: of those that stay, the best `held` of a set, and of those rolled again."""
    total, stays, left = 0, held, kept
    for group in range(groups - 1, -1, -1):
        there = min(stays, int(top[group]))
        stays -= there
        taken = min(left, there + int(counts[group]))
        total += taken * int(values[group])
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
    """Mean and variance of the sum of the best dice: of some that lie there, by group, and of some to roll.

    The groups of faces, lowest first: what they count, and how many sides of a die are of each group.
    """
    groups, lying = len(values), 0
    for group in range(groups):
        lying += int(there[group])
    mean, square = 0.0, 0.0
    start_falls(counts, groups, fresh)
    going = True
    while going:
        chance = chance_of(counts, ways, groups, fresh)
        total = best_sum(values, there, groups, lying, counts, kept)
        mean += chance * total
        square += chance * total * total
        going = next_fall(counts, groups, fresh)
    return mean, max(0.0, square - mean * mean)
