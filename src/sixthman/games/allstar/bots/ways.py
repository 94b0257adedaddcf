"""Ways: all there is to choose from in a substitution with few cards on the bench, as tables.

A way is which bench cards to lay down and which team cards to leave for them. Ways with the same cards laid
down stand together.
"""

from __future__ import annotations

from itertools import groupby
from typing import Any

import numpy as np

from ..declaration import TEAM
from ..rules.envelopes import FEWEST_LAID, MOST_LAID

SMALL = 5  # cards on a bench, at most

Table = np.ndarray[Any, np.dtype[np.int64]]


def ways_of(bench: int) -> list[tuple[int, int]]:
    """(mask of bench cards laid down, mask of team cards to leave), for a bench of some cards."""
    return [
        (laid, left)
        for laid in range(1 << bench)
        if FEWEST_LAID <= laid.bit_count() <= MOST_LAID
        for left in range(1 << TEAM)
        if left.bit_count() == laid.bit_count()
    ]


_ALL = [ways_of(bench) for bench in range(SMALL + 1)]
_GROUPS = [[(mask, len(list(group))) for mask, group in groupby(ways, lambda way: way[0])] for ways in _ALL]
MOST_WAYS = max(map(len, _ALL))  # 225
MOST_MASKS = max(map(len, _GROUPS))  # 25


def _table(rows: list[list[Any]], *shape: int) -> Table:
    """Rows of different lengths, filled up with 0."""
    table = np.zeros((len(rows), *shape), np.int64)
    for filled, row in zip(table, rows, strict=True):
        filled[: len(row)] = np.array(row, np.int64).reshape(len(row), *shape[1:])
    return table


# All by the number of cards on the bench
COUNT_WAYS = np.array([len(ways) for ways in _ALL])
WAYS = _table([[list(way) for way in ways] for ways in _ALL], MOST_WAYS, 2)
COUNT_MASKS = np.array([len(groups) for groups in _GROUPS])
MASKS = _table([[mask for mask, _ in groups] for groups in _GROUPS], MOST_MASKS)  # laid down
LAID = _table([[mask.bit_count() for mask, _ in groups] for groups in _GROUPS], MOST_MASKS)
WAYS_WITH = _table([[size for _, size in groups] for groups in _GROUPS], MOST_MASKS)
FIRST_WAY = np.cumsum(WAYS_WITH, axis=1) - WAYS_WITH  # those with a mask begin here
