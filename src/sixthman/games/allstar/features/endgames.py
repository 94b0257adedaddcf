"""A small game inside the large one: the last matches, for algorithms that walk the whole tree."""

from __future__ import annotations

from typing import Any

from sixthman.kernel.playout import lowest_seat, uniform
from sixthman.kernel.rules import rule

from ..declaration import LAY_DOWN
from ..rules.record import still_in

game: Any = None  # bound by the target to the functions of a game


@rule
def play_to_endgame(state: Any, cards: int, rng: Any) -> bool:
    """Play at random until all who are still in substitute and none has more cards on the bench than this.

    False if the game ended before.
    """
    while not game.over(state):
        if is_endgame(state, cards):
            return True
        seat = lowest_seat(game.waiting(state))
        game.pick(state, seat, uniform(0, state, seat, rng))
    return False


@rule
def is_endgame(state: Any, cards: int) -> bool:
    """Does such a substitution begin?"""
    if state.phase != LAY_DOWN:
        return False
    for seat in range(state.seats):
        if still_in(state, seat) and (state.stage[seat] > 0 or state.benched[seat] > cards):
            return False
    return True
