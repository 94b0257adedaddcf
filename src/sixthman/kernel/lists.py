"""Rules that ask a game many questions in one call: crossing into compiled code is what costs."""

from __future__ import annotations

from typing import Any

import numpy as np

from .game import Engine
from .rules import rule

game: Any = None  # bound by the target to the functions of a game


@rule
def all_choices(state: Any, seat: int, out: Any) -> int:
    """Every choice open to a seat; returns how many."""
    count = game.legal(state, seat)
    for k in range(count):
        out[k] = game.choice(state, seat, k)
    return int(count)


def open_choices(engine: Engine, state: Any, seat: int) -> list[int]:
    """Every choice open to a seat that is waited for."""
    choices = np.zeros(engine.rules.choices, np.int64)
    count = int(engine.rule(all_choices)(state, seat, choices))
    return [int(choice) for choice in choices[:count]]


@rule
def all_scores(state: Any, seats: int, out: Any) -> None:
    """Every seat's points."""
    for seat in range(seats):
        out[seat] = game.score(state, seat)
