"""What a step of many games writes, in memory that may be the caller's."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from sixthman.messages import BadOption

from .features.looks import Look
from .seating import FEATURE, MASK, REWARD, Seating

Array = np.ndarray[Any, Any]


@dataclass
class Arrays:
    """One row a game."""

    observations: Array  # [game, feature]: what the seat to move sees
    masks: Array  # [game, action]: 1 for what it may choose
    seats: Array  # [game]: the seat to move
    rewards: Array  # [game]: of the seat that has just acted
    terminations: Array  # [game]: did the game end?
    truncations: Array  # [game]: never
    all_rewards: Array  # [game, seat]: of every seat in the last game that ended here
    final_observations: Array  # [game, feature]: its last seat's view of that game's end


def new_arrays(seating: Seating, look: Look, games: int) -> Arrays:
    """Fresh memory for this many games."""
    return Arrays(
        observations=np.zeros((games, look.width), look.dtype),
        masks=np.zeros((games, seating.game.choices), MASK),
        seats=np.zeros(games, np.int8),
        rewards=np.zeros(games, REWARD),
        terminations=np.zeros(games, np.bool_),
        truncations=np.zeros(games, np.bool_),
        all_rewards=np.zeros((games, seating.seats), REWARD),
        final_observations=np.zeros((games, look.width), look.dtype),
    )


def new_rows(look: Look, games: int) -> Array:
    """Memory for rows as the game's rule writes them."""
    return np.zeros((games, look.row_width), FEATURE)


def fitting(name: str, given: Any, wanted: Array) -> Array:
    """The caller's array as numpy sees it, if a step can write into it."""
    array = np.asarray(given)
    fits = array.dtype == wanted.dtype and array.shape == wanted.shape
    if not (fits and array.flags.c_contiguous and array.flags.writeable and _shares(given, array)):
        raise BadOption(
            "error-envs-array",
            what=name,
            type=str(wanted.dtype),
            shape=str(wanted.shape),
            given=f"{array.dtype} {array.shape}",
        )
    return array


def _shares(given: Any, array: Array) -> bool:
    """Does numpy look at the caller's own memory? Lists and the like are copied."""
    return np.shares_memory(array, np.asarray(given))
