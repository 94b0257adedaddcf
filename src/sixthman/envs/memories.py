"""What seats remember of a game, as one number each, and worlds that fit what one of them knows."""

from __future__ import annotations

from typing import Any

import numpy as np

from sixthman.kernel.playout import fingerprint, lowest_seat, uniform
from sixthman.kernel.rules import rule

game: Any = None  # bound by the target to the functions of a game
look: Any = None  # bound by the target to its `view`: Numba takes any `.view(…)` for that of an array


@rule
def remember(state: Any, view: Any, words: Any, marks: Any, memories: Any) -> None:
    """Every seat adds what it sees to its memory, if that has changed."""
    for seat in range(len(marks)):
        look(state, seat, view)
        mark = fingerprint(words)
        if mark != marks[seat]:
            marks[seat] = mark
            memories[seat] = (memories[seat] ^ mark) * np.uint64(0x100000001B3)


@rule
def imagine_world(state: Any, seat: int, out: Any, rng: Any) -> None:
    """A full state that a seat cannot tell from this one; who has sealed a choice has sealed any there."""
    look(state, seat, out)
    game.imagine(out, rng)
    if not game.over(state):
        asked = lowest_seat(game.waiting(state))
        other = lowest_seat(game.waiting(out))
        while other != asked:
            game.pick(out, other, uniform(0, out, other, rng))
            other = lowest_seat(game.waiting(out))
