"""Random games played by machine code, with the record kept as it was before every choice.

The loop is a rule like the game's own loop; what it has kept is then looked at with numpy.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from sixthman.games.allstar.rules import GAME
from sixthman.games.allstar.rules.course import LONGEST_FOR_A_SEAT
from sixthman.games.allstar.rules.envelopes import take_back
from sixthman.kernel.game import Engine, cpu_engine, new_streams
from sixthman.kernel.module import ModuleEngine
from sixthman.kernel.rules import rule
from sixthman.kernel.stream import DEAL, PLAYERS, draw, key_of, open_stream
from tests.properties.play import Configuration

game: Any = None  # bound by the target

MOST_CHOICES = 20  # a bench of 18 and PASS are 19
TAKEN_BACK = -1  # stands where a choice would, when a seat has emptied its envelope
NO_CHOICE = -2


@rule
def nth_seat(mask: int, n: int) -> int:
    """The n-th seat of a bit mask, from 0."""
    seat = 0
    while n > 0 or (mask >> seat) & 1 == 0:
        n -= (mask >> seat) & 1
        seat += 1
    return seat


@rule
def count_seats(mask: int) -> int:
    """How many seats a bit mask names."""
    count = 0
    while mask > 0:
        count += mask & 1
        mask >>= 1
    return count


@rule
def note_choices(state: Any, mask: int, offered: Any) -> None:
    """What every seat that is waited for may choose."""
    for seat in range(6):
        if (mask >> seat) & 1:
            for k in range(game.legal(state, seat)):
                offered[seat, k] = game.choice(state, seat, k)


@rule
def keep(words: Any, row: Any) -> None:
    """Copy a record."""
    for i in range(len(words)):
        row[i] = words[i]


@rule
def trace_game(
    state: Any,
    words: Any,
    luck: Any,
    fickle: int,
    history: Any,
    waiting: Any,
    offered: Any,
    seats: Any,
    choices: Any,
) -> int:
    """Play to the end, or until the arrays are full; a seat takes back once in `fickle` choices, 0: never."""
    n = 0
    while n + 1 < len(history) and not game.over(state):
        keep(words, history[n])
        mask = game.waiting(state)
        waiting[n] = mask
        note_choices(state, mask, offered[n])
        seat = nth_seat(mask, draw(luck, count_seats(mask)))
        if fickle > 0 and draw(luck, fickle) == 0:
            seat = draw(luck, int(state.seats))
            chosen = TAKEN_BACK
            take_back(state, seat)
        else:
            chosen = offered[n, seat, draw(luck, game.legal(state, seat))]
            game.act(state, seat, chosen)
        seats[n] = seat
        choices[n] = chosen
        n += 1
    keep(words, history[n])
    return n


@dataclass
class Trace:
    """One game: `records` before each choice and at the end, and what was asked and chosen."""

    records: Any  # [decision], one more than the rest
    waiting: Any  # [decision]
    offered: Any  # [decision, seat, k], NO_CHOICE where there is none
    seats: Any  # [decision]
    choices: Any  # [decision]

    def __len__(self) -> int:
        return len(self.choices)


@cache
def machine_code() -> Engine:
    """The game compiled here."""
    return cpu_engine(GAME)


def traces(engine: Engine, configuration: Configuration, games: int, fickle: int = 0) -> Iterator[Trace]:
    """Random games of one configuration. The arrays of a trace are used again for the next one."""
    longest = configuration.seats * LONGEST_FOR_A_SEAT * (4 if fickle else 1) + 1
    state = np.zeros(1, GAME.record)
    history = np.zeros(longest, GAME.record)
    waiting, seats, choices = (np.zeros(longest, np.int64) for _ in range(3))
    offered = np.zeros((longest, 6, MOST_CHOICES), np.int64)
    stream = new_streams(1)[0]
    key = key_of(f"traces {configuration}")
    if isinstance(engine, ModuleEngine):  # modules offer no such rule
        engine = machine_code()
    play = engine.rule(trace_game)
    for number in range(games):
        offered.fill(NO_CHOICE)
        engine.rule(open_stream)(stream, key, number, DEAL)
        engine.game.setup(state[0], configuration.options, stream)
        engine.rule(open_stream)(stream, key, number, PLAYERS)
        count = play(
            state[0],
            state.view(np.uint64),
            stream,
            fickle,
            history.view(np.uint64).reshape(longest, -1),
            waiting,
            offered,
            seats,
            choices,
        )
        yield Trace(history[: count + 1], waiting[:count], offered[:count], seats[:count], choices[:count])
