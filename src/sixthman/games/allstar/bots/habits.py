"""How managers choose, in numbers: what rivals may have sealed (`rivals.py`) and what they like to keep
(`beliefs.py`).

Odds were counted where searches played each other: `python -m bench.rivals`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

LOTS = 256
WAYS, SETS, BUSES, PLAYOFF_SETS, LAID_SETS, LAID_COUNTS = range(6)

# Of 256 times, how often the first, the second, … possibility was chosen
_COUNTED = {
    WAYS: (176, 30, 50),  # to substitute: as the pro, nobody, also where the new team misses the card
    SETS: (220, 24, 8, 4),  # for the new team: strongest first
    BUSES: (150, 66, 40),  # plans: those that promise most first
    PLAYOFF_SETS: (200, 36, 12, 8),
    LAID_SETS: (190, 40, 16, 10),
    LAID_COUNTS: (128, 80, 48),  # two, three, four substitutes
}
POSSIBILITIES = 8


def _sums(counted: Sequence[int]) -> list[int]:
    """Sums, the last one filled up: where a lot falls among them is what was chosen."""
    sums = np.cumsum(counted).tolist()
    return [*sums[:-1], *[LOTS] * (POSSIBILITIES - len(sums) + 1)]


ODDS: np.ndarray[Any, np.dtype[np.int64]] = np.array([_sums(_COUNTED[row]) for row in sorted(_COUNTED)])

# What a card has to be liked less by to be chosen, or kept, e times less often
COOLNESS = 60.0
STEPS = 256
FORGIVEN = np.array([round(-COOLNESS * np.log((k + 0.5) / STEPS)) for k in range(STEPS)], np.int64)
