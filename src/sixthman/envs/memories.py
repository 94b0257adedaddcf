"""Worlds that fit what a seat knows, and what seats remember of a game.

What has happened is open to everyone, or a view shows it for good to those who saw it. So a seat's memory is
two checksums in one: of all that everyone has seen so far, in order, and of the seat's own view now. In a
world that a seat imagines everyone's memory is made of the same public past and of the view there.
"""

from __future__ import annotations

from typing import Any

from sixthman.kernel.playout import lowest_seat, uniform
from sixthman.kernel.rules import rule

game: Any = None  # bound by the target to the functions of a game
look: Any = None  # bound by the target to its `view`: Numba takes any `.view(…)` for that of an array

PRIME, WORD = 0x100000001B3, (1 << 64) - 1  # of FNV-1a


def remembered(before: int, checksum: int) -> int:
    """A memory, and one thing more."""
    return ((before ^ checksum) * PRIME) & WORD


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
