"""How a tree of games is walked: rules over `game` that work on the one record they are given.

Every record is written once. Whoever goes on from it does so on a copy, so states share what they came from.
"""

from __future__ import annotations

from typing import Any

from sixthman.kernel.piles import sort
from sixthman.kernel.playout import lowest_seat, record_checksum
from sixthman.kernel.rules import rule
from sixthman.kernel.stream import open_stream

game: Any = None  # bound by the target to the functions of a game
look: Any = None  # bound to its `view`: Numba takes any `.view(…)` for that of an array
chance_used: Any = None  # bound to what the game says of its chance, see `chance`
draw_anew: Any = None

OVER, ILLEGAL, CHANCE = -1, -2, -3  # what a walk may come to instead of a seat's question
LATER = 3  # the lane of chance that falls after the deal
BASE = 1 << 16  # an answer is the seat asked, times this, plus how many choices it has


@rule
def ask(states: Any, row: Any) -> int:
    """The lowest seat that owes a choice, and its choices in a row, lowest first."""
    state = states[0]
    if game.over(state):
        return OVER
    seat = lowest_seat(game.waiting(state))
    count = game.legal(state, seat)
    for k in range(count):
        row[k] = game.choice(state, seat, k)
    sort(row, 0, count)
    return seat * BASE + count


@rule
def choose_action(states: Any, seat: int, action: int, row: Any) -> int:
    """A seat makes a choice; CHANCE if something was drawn on the way, and the record is spoiled."""
    state = states[0]
    used = chance_used(state)
    if not pick_action(state, seat, action):
        return ILLEGAL
    if chance_used(state) != used:
        return CHANCE
    return ask(states, row)


@rule
def pick_action(state: Any, seat: int, action: int) -> bool:
    """Make a choice, if it is open to the seat."""
    for k in range(game.legal(state, seat)):
        if game.choice(state, seat, k) == action:
            game.pick(state, seat, k)
            return True
    return False


@rule
def choose_by_chance(
    states: Any, seat: int, action: int, number: int, key: Any, stream: Any, row: Any
) -> int:
    """The same choice with what chance brings under a number."""
    state = states[0]
    open_stream(stream, key, number, LATER)
    draw_anew(state, stream)
    pick_action(state, seat, action)
    return ask(states, row)


@rule
def see_all(states: Any, spectator: int, views: Any, words: Any, checksums: Any) -> None:
    """A checksum of what each seat sees, and behind them of what everyone sees."""
    seats = len(checksums) - 1
    for seat in range(seats + 1):
        look(states[0], seat if seat < seats else spectator, views[0])
        checksums[seat] = record_checksum(words)
