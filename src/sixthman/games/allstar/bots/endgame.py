"""The last playoff matches between two managers, solved.

With two managers left and few cards on both benches, what is left is a small game of sealed choices: each
lays down substitutes, sees how many the other has laid, and names the cards to leave. All of it is
enumerated by playing it out with the rules; the result is a matrix of values, and regret matching finds
how often each choice should be made. Two facts keep it small:

- With at most three cards on both benches this is the last substitution (A21), and both make a `last_stand`.
- With at most five on both, at most one more substitution follows, and it is such a last one.

Values are shares of the win, the other's subtracted: with two at the table what one gains the other loses.
Where cards on the other's bench are unknown the game is solved for several imagined worlds, and what is best
on average over them is an estimate; where all are known it is exact.

It is solved piece by piece, so that a clock can be looked at in between: worlds are imagined; in each of them
all ways are tried, one of the seat's own at a time, and some turns of regret matching are played at a time.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from sixthman.bots.race import LEFT, MORE, SOLVED, VIEW
from sixthman.kernel.game import record_type
from sixthman.kernel.piles import NONE
from sixthman.kernel.playout import copy_words
from sixthman.kernel.rules import rule

from ..declaration import CUT, LAY_DOWN, SHOOTOUT
from ..rules.envelopes import ask
from ..rules.playoffs import managers_in
from ..rules.record import State, still_in
from .last_stand import LAST
from .mixes import mix, tell_mix
from .regrets import BETWEEN, GAP, ROUNDS, SIDE, clear_side, gap_between, matrix_game, play_turn
from .trials import BASE, BEFORE, try_shots, try_way
from .ways import COUNT_WAYS, MOST_MASKS, MOST_WAYS, SMALL

game: Any = None  # bound by the target to the functions of the game

WORLDS = 4  # solved at most, where something is hidden
SAMPLES = 24  # imagined, to find them
AT_ONCE = 10  # turns of regret matching between two looks at the clock

# Parts of the time: for trying all ways; for regrets; to tell from the first ways how long all would take
SHARE_OF_CLOCK, ENOUGH, A_LOOK = 0.3, 0.9, 0.05

FOUND = BEFORE + 1  # the first of the records with worlds
RECORDS = FOUND + SAMPLES
LOOKING, TRYING, LEARNING = 0, 1, 2  # what is done next
MOST_SHOTS = LAST + 1

ROOM = record_type(
    [
        ("doing", np.int64),
        ("other", np.int64),  # the manager played against
        ("begun", np.float64),  # the part of the time that was over before trying ways
        # imagined worlds
        ("found", np.int64),  # that differ in the other's bench …
        ("bench", np.int64, (SAMPLES,)),  # … which is told by a number,
        ("often", np.int64, (SAMPLES,)),  # and how often each came
        ("likeliest", np.int64, (WORLDS,)),
        ("wanted", np.int64),  # how many of these there are …
        ("solved", np.int64),  # … and are solved
        ("mixes", np.float64, (3, WORLDS, MOST_MASKS)),  # see `mixes.py`
        # the world that is being solved: [own way, other's way], 225 each with five cards on a bench
        ("tried", np.int64),  # own ways
        ("turn", np.int64),
        ("values", np.float64, (MOST_WAYS, MOST_WAYS)),
        ("shares", np.float64, (MOST_WAYS, MOST_WAYS)),  # of the win
        ("mine", SIDE),
        ("theirs", SIDE),
        # memory to work in
        ("noted", np.float64, (3,)),
        ("result", np.float64, (2,)),
        ("shots", np.float64, (MOST_SHOTS, MOST_SHOTS, 2)),
        ("sums", np.float64, (2, MOST_SHOTS)),
        ("tables", np.float64, (4, 2, MOST_SHOTS)),
    ]
)


@rule
def solve(records: Any, words: Any, rng: Any, race: Any, time: float) -> int:
    """The next piece of solving a small ending; LEFT where there is none, or if it would take too long."""
    room = race.room
    if room.doing == LOOKING:
        return look(records, words, rng, room)
    if room.doing == TRYING:
        if room.tried == 0:
            room.begun = time
        elif room.solved == 0 and is_too_slow(room, time):
            return LEFT
        solved = try_on(records, words, room)
    else:
        solved = learn_on(room, time)
    return end_of_world(records, words, rng, race, time) if solved else MORE


@rule
def look(records: Any, words: Any, rng: Any, room: Any) -> int:
    """Is there something to solve? Then worlds are imagined."""
    view = records[VIEW]
    other = the_other(view, int(view.viewer))
    if other == NONE or not is_small(view, int(view.viewer), other):
        return LEFT
    room.other = other
    imagine_worlds(records, words, rng, room)
    find_likeliest(room)
    begin_world(records, words, room)
    return MORE


@rule
def the_other(view: State, seat: int) -> int:
    """The only other manager still in the playoffs, or NONE."""
    found = NONE
    for other in range(view.seats):
        if other != seat and still_in(view, other):
            if found != NONE:
                return NONE
            found = other
    return found


@rule
def is_small(view: State, seat: int, other: int) -> bool:
    """Is it a choice between two, without coaches, with few cards, and nothing of it made yet?"""
    if view.coaches == 1 or view.stage[seat] != 0:
        return False
    most = max(int(view.benched[seat]), int(view.benched[other]))
    if view.phase == SHOOTOUT:
        return most <= MOST_SHOTS
    return (view.phase == LAY_DOWN or view.phase == CUT) and most <= SMALL


# --- worlds


@rule
def imagine_worlds(records: Any, words: Any, rng: Any, room: Any) -> None:
    """Imagined worlds that differ in the other's bench, and how often each came."""
    room.found = 0
    for _ in range(SAMPLES):
        at = FOUND + int(room.found)
        copy_words(words, VIEW, at)
        game.imagine(records[at], rng)
        number = number_of_bench(records[at], int(room.other))
        world = 0
        while world < room.found and room.bench[world] != number:
            world += 1
        if world == room.found:
            room.bench[world], room.often[world] = number, 0
            room.found += 1
        room.often[world] += 1


@rule
def number_of_bench(state: State, seat: int) -> int:
    """The cards on a bench, in whatever order they lie, as one number."""
    number, last = 0, NONE
    for _ in range(state.benched[seat]):
        least = 127
        for i in range(state.benched[seat]):
            card = int(state.bench[seat, i])
            if last < card < least:
                least = card
        number, last = number * 128 + least, least
    return number


@rule
def find_likeliest(room: Any) -> None:
    """The worlds to be solved: those that came most often."""
    room.solved, room.wanted = 0, min(WORLDS, int(room.found))
    for index in range(room.wanted):
        best = NONE
        for world in range(room.found):
            taken = False
            for before in range(index):
                taken = taken or room.likeliest[before] == world
            if not taken and (best == NONE or room.often[world] > room.often[best]):
                best = world
        room.likeliest[index] = best


@rule
def begin_world(records: Any, words: Any, room: Any) -> None:
    """The next world is to be solved, from before any card is laid down."""
    copy_words(words, FOUND + int(room.likeliest[room.solved]), BASE)
    base = records[BASE]
    if base.phase == CUT:
        before_laying_down(base)
    if base.phase != SHOOTOUT:
        clear_side(room.mine, int(base.benched[records[VIEW].viewer]))
        clear_side(room.theirs, int(base.benched[room.other]))
    room.tried, room.turn, room.doing = 0, 0, TRYING


@rule
def before_laying_down(state: State) -> None:
    """Back from naming cards to laying them down: nobody has, yet."""
    for seat in range(state.seats):
        state.laid_down[seat] = 0
    ask(state, LAY_DOWN, managers_in(state))


# --- solving a world


@rule
def is_too_slow(room: Any, time: float) -> bool:
    """Would trying all ways take more than its share of the clock, at the pace so far?"""
    took = time - room.begun
    return took > A_LOOK and took * COUNT_WAYS[room.mine.bench] > SHARE_OF_CLOCK * room.tried


@rule
def try_on(records: Any, words: Any, room: Any) -> bool:
    """One more way of the seat's own; after the last one regrets begin. A shootout is solved at once."""
    if records[VIEW].phase == SHOOTOUT:
        own, theirs = try_shots(records, words, room)
        matrix_game(room.values, own, theirs, room.tables)
        return True
    try_way(records, words, room, int(room.tried))
    room.tried += 1
    if room.tried == COUNT_WAYS[room.mine.bench]:
        room.doing = LEARNING
    return False


@rule
def learn_on(room: Any, time: float) -> bool:
    """Some turns of regret matching; is that enough, since neither side can gain much or time is over?"""
    if time > ENOUGH and room.turn > 0:
        return True
    for _ in range(AT_ONCE):
        room.turn += 1
        play_turn(room.values, room.mine, room.theirs, int(room.turn))
        if room.turn == ROUNDS:
            return True
        if room.turn % BETWEEN == 0 and gap_between(room.values, room.mine, room.theirs) < GAP:
            return True
    return False


@rule
def end_of_world(records: Any, words: Any, rng: Any, race: Any, time: float) -> int:
    """A world is solved; time may be left for another."""
    room = race.room
    mix(records, room)
    room.solved += 1
    if room.solved < room.wanted and time <= SHARE_OF_CLOCK:
        begin_world(records, words, room)
        return MORE
    tell_mix(records, rng, race)
    return SOLVED
