"""Regret matching: how often each of some sealed choices should be made, where two play for the same win.

Both sides regret, turn by turn, what they have not done; choices are then made in proportion to what is
regretted, and what was done on average over all turns is a solution. Later turns weigh more.

A substitution is a game in two steps: both lay down cards, see how many the other has laid, and name the
cards to leave. A side's shares are those of each mask to lay down and, for each number that the other may lay
down, those of each way among the ways with the same mask.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from sixthman.kernel.game import record_type
from sixthman.kernel.rules import rule

from ..rules.envelopes import FEWEST_LAID, MOST_LAID
from .ways import COUNT_MASKS, FIRST_WAY, LAID, MOST_MASKS, MOST_WAYS, WAYS_WITH

ROUNDS = 1000  # turns at most …
GAP = 0.002  # … or until neither can gain more than this
BETWEEN = 50  # turns between two looks at that
REGRETS, SUMS, SHARES, GAINS = 0, 1, 2, 3  # the tables of a matrix game

_BY_MASK, _BY_WAY = (MOST_MASKS,), (MOST_LAID + 1, MOST_WAYS)  # [mask]; [cards the other lays down, way]
SIDE = record_type(
    [
        ("bench", np.int64),  # cards on it
        ("lay_regrets", np.float64, _BY_MASK),
        ("lay_sums", np.float64, _BY_MASK),
        ("cut_regrets", np.float64, _BY_WAY),
        ("cut_sums", np.float64, _BY_WAY),
        # the shares that are looked at: in this turn, or on average
        ("lay", np.float64, _BY_MASK),
        ("cut", np.float64, _BY_WAY),
        ("reach", np.float64, _BY_WAY),  # both together
        ("worth", np.float64, _BY_WAY),
        ("worths", np.float64, _BY_MASK),
    ]
)


@rule
def even_out(amounts: Any, first: int, count: int, shares: Any) -> None:
    """Shares of some amounts in a row, in proportion; equal ones if there are none."""
    total = 0.0
    for i in range(first, first + count):
        total += amounts[i]
    for i in range(first, first + count):
        shares[i] = amounts[i] / total if total > 0 else 1 / count


# --- a substitution


@rule
def clear_side(side: Any, bench: int) -> None:
    """Nothing done, nothing regretted, with this many cards on the bench."""
    side.bench = bench
    for mask in range(MOST_MASKS):
        side.lay_regrets[mask], side.lay_sums[mask] = 0.0, 0.0
    for seen in range(MOST_LAID + 1):
        for way in range(MOST_WAYS):
            side.cut_regrets[seen, way], side.cut_sums[seen, way] = 0.0, 0.0


@rule
def play_turn(values: Any, mine: Any, theirs: Any, turn: int) -> None:
    """A turn of regret matching: values[own way, other's way] is what one side gains and the other loses."""
    share_out(mine, mine.lay_regrets, mine.cut_regrets)
    share_out(theirs, theirs.lay_regrets, theirs.cut_regrets)
    evaluate_ways(values, mine, theirs)
    learn(mine, turn)
    learn(theirs, turn)


@rule
def look_at_average(values: Any, mine: Any, theirs: Any) -> None:
    """Shares as they were on average, and what ways are worth against them."""
    share_out(mine, mine.lay_sums, mine.cut_sums)
    share_out(theirs, theirs.lay_sums, theirs.cut_sums)
    evaluate_ways(values, mine, theirs)


@rule
def gap_between(values: Any, mine: Any, theirs: Any) -> float:
    """How much the two could gain together by answering the other's average best."""
    look_at_average(values, mine, theirs)
    return best_worth(mine) + best_worth(theirs)


@rule
def share_out(side: Any, lay: Any, cut: Any) -> None:
    """Shares in proportion to some amounts, and how often each way is taken with them."""
    bench = int(side.bench)
    even_out(lay, 0, int(COUNT_MASKS[bench]), side.lay)
    for seen in range(FEWEST_LAID, MOST_LAID + 1):
        for mask in range(COUNT_MASKS[bench]):
            first, ways = int(FIRST_WAY[bench, mask]), int(WAYS_WITH[bench, mask])
            even_out(cut[seen], first, ways, side.cut[seen])
            for way in range(first, first + ways):
                side.reach[seen, way] = side.lay[mask] * side.cut[seen, way]


@rule
def evaluate_ways(values: Any, mine: Any, theirs: Any) -> None:
    """worth[seen, way] of both sides: what a way brings where the other has laid down this many."""
    own, others = int(mine.bench), int(theirs.bench)
    clear_worth(mine)
    clear_worth(theirs)
    for mask in range(COUNT_MASKS[own]):
        laid, first = int(LAID[own, mask]), int(FIRST_WAY[own, mask])
        for way in range(first, first + int(WAYS_WITH[own, mask])):
            for other in range(COUNT_MASKS[others]):
                seen, begin = int(LAID[others, other]), int(FIRST_WAY[others, other])
                reach, total = mine.reach[seen, way], 0.0
                for answer in range(begin, begin + int(WAYS_WITH[others, other])):
                    total += values[way, answer] * theirs.reach[laid, answer]
                    theirs.worth[laid, answer] -= values[way, answer] * reach
                mine.worth[seen, way] += total


@rule
def clear_worth(side: Any) -> None:
    """Nothing is worth anything yet."""
    for seen in range(FEWEST_LAID, MOST_LAID + 1):
        for way in range(MOST_WAYS):
            side.worth[seen, way] = 0.0


@rule
def learn(side: Any, turn: int) -> None:
    """Regret what was not done; later turns weigh more."""
    bench = int(side.bench)
    total = evaluate_masks(side)
    for mask in range(COUNT_MASKS[bench]):
        for seen in range(FEWEST_LAID, MOST_LAID + 1):
            learn_to_name(side, bench, mask, seen, turn)
        side.lay_sums[mask] += turn * side.lay[mask]
        side.lay_regrets[mask] = max(side.lay_regrets[mask] + side.worths[mask] - total, 0.0)


@rule
def learn_to_name(side: Any, bench: int, mask: int, seen: int, turn: int) -> None:
    """The same for cards to leave, after the cards of a mask were laid down."""
    mean = mean_worth(side, bench, mask, seen)
    first = int(FIRST_WAY[bench, mask])
    for way in range(first, first + int(WAYS_WITH[bench, mask])):
        side.cut_sums[seen, way] += turn * side.lay[mask] * side.cut[seen, way]
        regret = side.cut_regrets[seen, way] + side.worth[seen, way] - mean
        side.cut_regrets[seen, way] = max(regret, 0.0)


@rule
def evaluate_masks(side: Any) -> float:
    """worths[mask]: what laying down each mask is worth, if cards are then named as they are; returns what
    they are worth together, as often as each is laid down."""
    bench, total = int(side.bench), 0.0
    for mask in range(COUNT_MASKS[bench]):
        side.worths[mask] = 0.0
        for seen in range(FEWEST_LAID, MOST_LAID + 1):
            side.worths[mask] += mean_worth(side, bench, mask, seen)
        total += side.lay[mask] * side.worths[mask]
    return total


@rule
def mean_worth(side: Any, bench: int, mask: int, seen: int) -> float:
    """What the ways with a mask are worth as they are taken where the other has laid down this many."""
    mean, first = 0.0, int(FIRST_WAY[bench, mask])
    for way in range(first, first + int(WAYS_WITH[bench, mask])):
        mean += side.cut[seen, way] * side.worth[seen, way]
    return mean


@rule
def best_worth(side: Any) -> float:
    """The most that can be had against the other's shares."""
    bench, most = int(side.bench), -1e18
    for mask in range(COUNT_MASKS[bench]):
        total, first = 0.0, int(FIRST_WAY[bench, mask])
        for seen in range(FEWEST_LAID, MOST_LAID + 1):
            best = side.worth[seen, first]
            for way in range(first + 1, first + int(WAYS_WITH[bench, mask])):
                best = max(best, side.worth[seen, way])
            total += best
        most = max(most, total)
    return most


# --- one choice of each


@rule
def matrix_game(values: Any, rows: int, columns: int, tables: Any) -> None:
    """Both sides' shares in a game of one choice each: tables[SHARES, side], with gains[GAINS, side] for each
    choice against them."""
    for i in range(max(rows, columns)):
        for side in range(2):
            tables[REGRETS, side, i], tables[SUMS, side, i] = 0.0, 0.0
    for turn in range(1, ROUNDS + 1):
        share_both(values, rows, columns, tables, REGRETS)
        regret(tables, 0, rows, turn)
        regret(tables, 1, columns, turn)
        if turn % BETWEEN == 0:
            share_both(values, rows, columns, tables, SUMS)
            if most_gained(tables, 0, rows) + most_gained(tables, 1, columns) < GAP:
                return
    share_both(values, rows, columns, tables, SUMS)


@rule
def share_both(values: Any, rows: int, columns: int, tables: Any, amounts: int) -> None:
    """Shares in proportion to some amounts, and what each choice gains against those of the other."""
    even_out(tables[amounts, 0], 0, rows, tables[SHARES, 0])
    even_out(tables[amounts, 1], 0, columns, tables[SHARES, 1])
    for column in range(columns):
        tables[GAINS, 1, column] = 0.0
    for row in range(rows):
        tables[GAINS, 0, row] = 0.0
        for column in range(columns):
            tables[GAINS, 0, row] += values[row, column] * tables[SHARES, 1, column]
            tables[GAINS, 1, column] -= values[row, column] * tables[SHARES, 0, row]


@rule
def regret(tables: Any, side: int, count: int, turn: int) -> None:
    """Regret what was not chosen; later turns weigh more."""
    mean = 0.0
    for i in range(count):
        mean += tables[SHARES, side, i] * tables[GAINS, side, i]
    for i in range(count):
        tables[SUMS, side, i] += turn * tables[SHARES, side, i]
        tables[REGRETS, side, i] = max(tables[REGRETS, side, i] + tables[GAINS, side, i] - mean, 0.0)


@rule
def most_gained(tables: Any, side: int, count: int) -> float:
    """The most that a side can gain against the other's shares."""
    most = tables[GAINS, side, 0]
    for i in range(1, count):
        most = max(most, tables[GAINS, side, i])
    return most
