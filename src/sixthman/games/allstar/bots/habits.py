"""How managers choose, in numbers: what rivals may have sealed (`rivals.py`) and what they like to keep
(`beliefs.py`).

Odds were counted where searches played each other: `python -m bench.rivals`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

LOTS = 256
WAYS, SETS, BUSES, PLAYOFF_SETS, LAID_SETS, LAID_COUNTS = 0, 1, 4, 7, 8, 9  # + round: SETS, BUSES

# Of 256 times, how often the first, the second, … possibility was chosen
_COUNTED = {
    WAYS: (236, 13, 7),  # to substitute: as the pro, nobody, also where the new team misses the card
    SETS: (177, 37, 25, 12, 5),  # for the new team: strongest first
    SETS + 1: (156, 44, 27, 16, 13),
    SETS + 2: (181, 20, 25, 15, 15),
    BUSES: (256,),  # plans: those that promise most first
    BUSES + 1: (203, 53),
    BUSES + 2: (151, 76, 29),
    PLAYOFF_SETS: (234, 18, 4),
    LAID_SETS: (250, 6),
    LAID_COUNTS: (134, 39, 83),  # two, three, four substitutes
}
POSSIBILITIES = 8


def _sums(counted: Sequence[int]) -> list[int]:
    """Sums, the last one filled up: where a lot falls among them is what was chosen."""
    sums = np.cumsum(counted).tolist()
    return [*sums[:-1], *[LOTS] * (POSSIBILITIES - len(sums) + 1)]


ODDS: np.ndarray[Any, np.dtype[np.int64]] = np.array([_sums(_COUNTED[row]) for row in sorted(_COUNTED)])

# What a card has to be liked less by to be kept, or taken, e times less often, by round. What was never shown
# up to the playoffs is what nobody had a use for: liking tells nothing of it.
STEPS = 256
KEPT_FROM, TAKEN_FROM = (110, 110, 85), (40, 120, 120)
ALL = 1 << 40


def _forgiven(coolness: int) -> list[int]:
    """How much less liked a card may be, by lot."""
    return [round(-coolness * np.log((step + 0.5) / STEPS)) for step in range(STEPS)]


KEPT_ANYWAY = np.array([*map(_forgiven, KEPT_FROM), [ALL] * STEPS], np.int64)
TAKEN_ANYWAY = np.array([*map(_forgiven, TAKEN_FROM)], np.int64)
