"""What seats remember of a game, as one number each, and worlds that fit what one of them knows."""

from __future__ import annotations

from typing import Any

import numpy as np

from sixthman.kernel.playout import lowest_seat, record_checksum, uniform
from sixthman.kernel.rules import rule

game: Any = None  # bound by the target to the functions of a game
look: Any = None  # bound by the target to its `view`: Numba takes any `.view(…)` for that of an array


@rule
def remember(state: Any, view: Any, words: Any, checksums: Any, memories: Any) -> None:
    """Every seat adds what it sees to its memory, if that has changed."""
    for seat in range(len(checksums)):
        look(state, seat, view)
        checksum = record_checksum(words)
        if checksum != checksums[seat]:
            checksums[seat] = checksum
            memories[seat] = (memories[seat] ^ checksum) * np.uint64(0x100000001B3)


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
