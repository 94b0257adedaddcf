"""Managers for All-Star Draft."""

from __future__ import annotations

from typing import Any

from sixthman.bots.levels import PRO, ROOKIE
from sixthman.kernel.playout import uniform
from sixthman.kernel.rules import rule

from ..rules.record import State
from .pro import pro
from .rookie import rookie


@rule
def policy(level: int, state: State, seat: int, rng: Any) -> int:
    """Which of the legal choices a bot of some level makes."""
    if level == PRO:
        return pro(state, seat, rng)
    if level == ROOKIE:
        return rookie(state, seat, rng)
    return uniform(level, state, seat, rng)
