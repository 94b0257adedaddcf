"""Managers with one thing on their mind: tables that a character's rules find instead of the usual ones.

What each style wins or loses by it: `python -m bench.characters`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ..rules.cards import NUMBER, SPECIES, SYMBOL
from .weights import COSTS, HIGH, WEIGHTS

Weights = np.ndarray[Any, np.dtype[np.int32]]


def liking(attribute: int, more: int, less: int) -> Weights:
    """The pro's weights: `more` percent for an attribute, `less` for the others."""
    weights = WEIGHTS.copy()
    for other in (SYMBOL, NUMBER, SPECIES):
        weights[:HIGH, other] = weights[:HIGH, other] * (more if other == attribute else less) // 100
    return weights


def keeping(cost: int) -> Weights:
    """The pro's weights, except that a substitute has to better so much more to be laid down."""
    weights = WEIGHTS.copy()
    weights[COSTS, 0, 1:5] += cost * np.arange(1, 5, dtype=np.int32)
    return weights


# By the style of a character (`sixthman.bots.characters`)
STYLES = {
    "steady": {"WEIGHTS": liking(SYMBOL, 130, 90)},
    "showy": {"WEIGHTS": liking(SPECIES, 130, 90)},
    "wary": {"WEIGHTS": keeping(20)},
}
