"""What a simulation keeps of a game that has no rows of its own: nothing beyond scores and ranks."""

from __future__ import annotations

from typing import Any

import numpy as np

from sixthman.kernel.game import record_type
from sixthman.kernel.rules import rule

from .columns import Table

NOTES = record_type([("nothing", np.int8)])


@rule
def watch_choice(state: Any, seat: int, chosen: int, notes: Any) -> None:
    """Nothing to be noted."""


@rule
def watch_before(states: Any, words: Any, at: int, spare: int, notes: Any) -> None:
    """Nothing to be noted."""


@rule
def watch_after(state: Any, notes: Any) -> None:
    """Nothing to be noted."""


def game_columns(states: Any, notes: Any) -> Table:
    """Nothing of its own."""
    return {}


def seat_columns(states: Any, notes: Any, seats: int) -> Table:
    """Nothing of its own."""
    return {}
