"""What the pro likes, in numbers: found by playing against itself (`python -m bench.pro_weights`)."""

from __future__ import annotations

from typing import Any

import numpy as np

from ..rules.cards import NUMBER, SPECIES, SYMBOL

# Rows of WEIGHTS, with the round added where it says so (3: playoffs)
DRAFTED = 0  # + round: [attribute, n]: a card of the pack, if n cards on the bench are like it
KEPT = 3  # + round: the same for a card on the bench
HIGH = 7  # [attribute, 0]: for every step that its symbol, number or species is higher
# + round: [medal, size]: teams ranked before one with such a set, in 1024ths; [medal, 0]: less for each step
# that the set is higher
HOPES = 8
COSTS = 11  # [0, n]: what n substitutes have to better; [1, 0]: what the last cards of the bench have to
ROWS = 12

# What a card is worth if n others are like it: the third to fifth of a kind make a strong set.
LIKE = (0, 48, 128, 256, 160, 64, *[16] * 10)
# More for any symbol, in the draft of each round and on the bench: symbols break ties.
SYMBOL_DRAFTED, SYMBOL_KEPT = (24, 72, 76), 24
SPECIES_AT_FIRST = 24  # more for a species in the first draft: there are nine cards of each
NUMBERS_IN_PLAYOFFS = 2.4  # times as much for numbers: they make the sets that last
STEP = {SYMBOL: 9, NUMBER: 2, SPECIES: 5}
HOPE = (3, 1000, 800, 500, 200, 100, 0)  # the first: less for each step
LAID = (0, 0, 0, 40, 80)
EMPTY_BENCH = -40


def _weights() -> np.ndarray[Any, np.dtype[np.int32]]:
    weights = np.zeros((ROWS, 3, 16), np.int32)
    weights[DRAFTED:HIGH] = LIKE
    for round_ in range(3):
        weights[DRAFTED + round_, SYMBOL] += SYMBOL_DRAFTED[round_]
        weights[HOPES + round_, :, : len(HOPE)] = HOPE
    weights[KEPT:HIGH, SYMBOL] += SYMBOL_KEPT
    weights[DRAFTED, SPECIES] += SPECIES_AT_FIRST
    weights[KEPT + 3, NUMBER] = (weights[KEPT + 3, NUMBER] * NUMBERS_IN_PLAYOFFS).astype(np.int32)
    for attribute, step in STEP.items():
        weights[HIGH, attribute, 0] = step
    weights[COSTS, 0, : len(LAID)] = LAID
    weights[COSTS, 1, 0] = EMPTY_BENCH
    return weights


WEIGHTS = _weights()
