"""The record: the whole state of one game in a few hundred bytes, as declared."""

from __future__ import annotations

from typing import Any

import numpy as np

from sixthman.kernel.game import record_of
from sixthman.kernel.rules import rule

from ..declaration import DECLARATION

State = Any  # a numpy record of type RECORD

RECORD = record_of(DECLARATION)


def new_state() -> State:
    """An empty record, to be set up."""
    return np.zeros(1, RECORD)[0]


@rule
def ask(state: State, phase: int) -> None:
    """Begin a phase that waits for the turn's player."""
    state.phase = phase
    state.asked = 1 << int(state.player)
    state.least = 0


@rule
def ask_both(state: State, phase: int) -> None:
    """Begin a phase in which both seats seal a choice."""
    state.phase = phase
    state.asked = 3
    state.locked = 0


@rule
def is_done(state: State, what: int) -> bool:
    """Has the turn's player done this, or may it not be done?"""
    return int(state.done) & what != 0


@rule
def set_done(state: State, what: int) -> None:
    """The turn's player may not do this any more."""
    state.done = int(state.done) | what
