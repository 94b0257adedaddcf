"""Coaches with one thing on their mind: tables that a character's rules find instead of the usual ones.

What each style wins or loses by it: `python -m bench.characters`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from .habits import DRIVES, HABITS, PLAIN, THREES, WALL


def as_usual(style: int) -> np.ndarray[Any, np.dtype[np.int64]]:
    """Habits whose usual row is that of a style."""
    habits = HABITS.copy()
    habits[PLAIN] = HABITS[style]
    return habits


# By the style of a character (`sixthman.bots.characters`)
STYLES = {
    "steady": {"HABITS": as_usual(THREES)},
    "showy": {"HABITS": as_usual(DRIVES)},
    "wary": {"HABITS": as_usual(WALL)},
}
