"""Random games of NBA Deck-Building for tests: every configuration, players without a plan."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np
import pytest

from sixthman.games.hoops.rules import GAME
from sixthman.games.hoops.rules.record import State
from sixthman.kernel.game import Engine
from sixthman.kernel.stream import new_stream

SPECTATOR = 2


class Configuration(NamedTuple):
    """What people agree on before a game."""

    pick_team: int
    opening_draft: int
    overtimes: int = 4

    @property
    def options(self) -> np.ndarray[Any, Any]:
        """As `setup` takes it."""
        return np.array([self.pick_team, self.opening_draft, self.overtimes, -1], np.int64)

    def __str__(self) -> str:
        return (
            "-".join(
                name
                for name, there in (("initiation", not self.pick_team), ("picked", self.pick_team))
                if there
            )
            + "-draft" * self.opening_draft
        )


CONFIGURATIONS = [Configuration(pick_team, draft) for pick_team in (0, 1) for draft in (0, 1)]
every_configuration = pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)


def deal(engine: Engine, configuration: Configuration, seed: object) -> State:
    """A game at its start."""
    state = GAME.new_state()
    engine.game.setup(state, configuration.options, new_stream(f"{configuration} {seed}"))
    return state


def waiting_seats(engine: Engine, state: State) -> list[int]:
    """The seats that owe a choice."""
    mask = int(engine.game.waiting(state))
    return [seat for seat in (0, 1) if mask >> seat & 1]


def open_choices(engine: Engine, state: State, seat: int) -> list[int]:
    """The choices open to a seat that is waited for."""
    return [int(engine.game.choice(state, seat, k)) for k in range(int(engine.game.legal(state, seat)))]


def some_points(
    engine: Engine, configuration: Configuration, games: int, share: float, seed: str = "points"
) -> Iterator[tuple[State, random.Random]]:
    """A share of all decision points of some random games, the end of each included; live states."""
    for game in range(games):
        luck = random.Random(f"{configuration} {seed} {game}")
        state = deal(engine, configuration, f"{seed} {game}")
        while not engine.game.over(state):
            if luck.random() < share:
                yield state, luck
            seat = luck.choice(waiting_seats(engine, state))
            engine.game.pick(state, seat, luck.randrange(int(engine.game.legal(state, seat))))
        yield state, luck


def view_of(engine: Engine, state: State, seat: int) -> State:
    """What a seat, or the spectator, may know."""
    view = GAME.new_state()
    engine.game.view(state, seat, view)
    return view
