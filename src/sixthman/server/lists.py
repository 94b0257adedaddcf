"""Rules that ask a game many questions in one call: crossing into compiled code is what costs."""

from __future__ import annotations

from typing import Any

from sixthman.kernel.rules import rule

game: Any = None  # bound by the target to the functions of a game


@rule
def all_choices(state: Any, seat: int, out: Any) -> int:
    """Every choice open to a seat; returns how many."""
    count = game.legal(state, seat)
    for k in range(count):
        out[k] = game.choice(state, seat, k)
    return int(count)


@rule
def all_scores(state: Any, seats: int, out: Any) -> None:
    """Every seat's points."""
    for seat in range(seats):
        out[seat] = game.score(state, seat)
