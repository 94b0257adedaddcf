"""Random games for the properties: every configuration, deals from a seed, players without a plan."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np
import pytest

from sixthman.games.allstar import GAME
from sixthman.games.allstar.record import CLASH, FREE_AGENCY, HERITAGE, MODES, STANDARD
from sixthman.kernel.game import Engine
from sixthman.kernel.stream import new_stream

State = Any


class Configuration(NamedTuple):
    """What people agree on before a game."""

    seats: int
    mode: int = STANDARD
    no_whistle: int = 0

    @property
    def options(self) -> Any:
        """As `setup` takes it."""
        return np.array([0, self.seats, self.mode, self.no_whistle], np.int64)

    def __str__(self) -> str:
        name = str(self.seats) if self.mode == STANDARD else MODES[self.mode]
        return name + "-no-whistle" * self.no_whistle


CONFIGURATIONS = [
    Configuration(seats, mode, no_whistle)
    for no_whistle in (0, 1)
    for seats, mode in [
        (2, HERITAGE),
        (2, FREE_AGENCY),
        (2, CLASH),
        (3, STANDARD),
        (4, STANDARD),
        (5, STANDARD),
        (6, STANDARD),
    ]
]
WITH_WHISTLES = [configuration for configuration in CONFIGURATIONS if not configuration.no_whistle]

every_configuration = pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
every_mode = pytest.mark.parametrize("configuration", WITH_WHISTLES, ids=str)


def deal(engine: Engine, configuration: Configuration, seed: object) -> State:
    """A game at its start."""
    state = GAME.new_state()
    engine.game.setup(state, configuration.options, new_stream(f"{configuration} {seed}"))
    return state


def waiting_seats(engine: Engine, state: State) -> list[int]:
    """The seats that owe a choice."""
    mask = int(engine.game.waiting(state))
    return [seat for seat in range(6) if mask >> seat & 1]


def open_choices(engine: Engine, state: State, seat: int) -> list[int]:
    """The choices open to a seat that is waited for."""
    return [int(engine.game.choice(state, seat, k)) for k in range(int(engine.game.legal(state, seat)))]


def act_at_random(engine: Engine, state: State, luck: random.Random, seat: int | None = None) -> int:
    """One random choice, of a random seat unless told which; returns the seat."""
    if seat is None:
        seat = luck.choice(waiting_seats(engine, state))
    k = luck.randrange(int(engine.game.legal(state, seat)))
    engine.game.act(state, seat, int(engine.game.choice(state, seat, k)))
    return seat


def play_to_the_end(engine: Engine, state: State, luck: random.Random) -> None:
    """Random play until the game is over."""
    while not engine.game.over(state):
        act_at_random(engine, state, luck)


def some_points(
    engine: Engine, configuration: Configuration, games: int, share: float, seed: object = "points"
) -> Iterator[tuple[State, random.Random]]:
    """A share of all decision points of some random games, the last one of each included; live states."""
    for game in range(games):
        luck = random.Random(f"{configuration} {seed} {game}")
        state = deal(engine, configuration, f"{seed} {game}")
        while not engine.game.over(state):
            if luck.random() < share:
                yield state, luck
            act_at_random(engine, state, luck)
        yield state, luck


def view_of(engine: Engine, state: State, seat: int) -> State:
    """What a seat, or the spectator, may know."""
    view = GAME.new_state()
    engine.game.view(state, seat, view)
    return view


def onlookers(configuration: Configuration) -> list[int]:
    """Every seat at the table, and the spectator."""
    return [*range(configuration.seats), 6]
