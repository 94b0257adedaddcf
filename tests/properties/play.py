"""Random games for the properties: every configuration, deals from a seed, players without a plan."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np
import pytest

from sixthman.games.allstar.declaration import (
    CHOOSE_COACH,
    CLASH,
    CLASH_KEEPING,
    CLASSIC,
    CUT,
    DRAFT,
    EDITIONS,
    FREE_AGENCY,
    HERITAGE,
    LAY_DOWN,
    LINEUP,
    MODES,
    OVER,
    PLAYOFF_TEAM,
    SHOOTOUT,
    STANDARD,
    SWAP_BUSES,
)
from sixthman.games.allstar.rules import GAME
from sixthman.games.allstar.rules.cards import COACHES
from sixthman.kernel.game import Engine
from sixthman.kernel.stream import new_stream

State = Any


class Configuration(NamedTuple):
    """What people agree on before a game."""

    seats: int
    mode: int = STANDARD
    no_whistle: int = 0
    edition: int = 0
    coaches: int = 0

    @property
    def options(self) -> Any:
        """As `setup` takes it."""
        return np.array([self.edition, self.seats, self.mode, self.no_whistle, self.coaches], np.int64)

    @property
    def year(self) -> str:
        """The edition by its name."""
        return EDITIONS[self.edition]

    def share_of(self, games: int) -> int:
        """How many games to play where the game for two to six gets this many: fewer for a variant."""
        return max(1, games // 3) if self.no_whistle or self.coaches else games

    def __str__(self) -> str:
        name = str(self.seats) if self.mode == STANDARD else MODES[self.mode]
        return (
            f"{self.year}-" * self.edition
            + name
            + "-no-whistle" * self.no_whistle
            + "-coaches" * self.coaches
        )


MODES_2025 = [(2, HERITAGE), (2, FREE_AGENCY), (2, CLASH), *((seats, STANDARD) for seats in (3, 4, 5, 6))]
MODES_2020 = [(2, CLASSIC), *((seats, STANDARD) for seats in (3, 4, 5, 6))]
FIRST_EDITION = EDITIONS.index("2020")

CONFIGURATIONS = [
    Configuration(seats, mode, no_whistle) for no_whistle in (0, 1) for seats, mode in MODES_2025
]
WITH_WHISTLES = [configuration for configuration in CONFIGURATIONS if not configuration.no_whistle]
# The first edition as it is played, and coaches where a card is also discarded or lies open
COACHED = [
    *(Configuration(seats, mode, 0, FIRST_EDITION, 1) for seats, mode in MODES_2020),
    Configuration(2, HERITAGE, coaches=1),
]
# The other ways to combine them
MORE_CONFIGURATIONS = [
    *(Configuration(seats, mode, coaches=1) for seats, mode in MODES_2025 if mode != HERITAGE),
    *(Configuration(seats, mode, 0, FIRST_EDITION, 0) for seats, mode in MODES_2020),
    *(Configuration(seats, mode, 1, FIRST_EDITION, 1) for seats, mode in MODES_2020),
    *(Configuration(2, CLASH_KEEPING, coaches=coaches) for coaches in (0, 1)),
]


def configurations(quick: list[Configuration], more: list[Configuration]) -> pytest.MarkDecorator:
    """Some for every run of the tests, more for the long one."""
    return pytest.mark.parametrize(
        "configuration",
        [*quick, *(pytest.param(configuration, marks=pytest.mark.long) for configuration in more)],
        ids=str,
    )


every_configuration = configurations([*CONFIGURATIONS, *COACHED], MORE_CONFIGURATIONS)
every_mode = configurations([*WITH_WHISTLES, *COACHED], MORE_CONFIGURATIONS)
every_coached = configurations(COACHED, [more for more in MORE_CONFIGURATIONS if more.coaches])


def phases_of(configuration: Configuration) -> set[int]:
    """The phases that games of a configuration go through, now and then or always."""
    usual = {DRAFT, LINEUP, PLAYOFF_TEAM, SHOOTOUT, LAY_DOWN, CUT, OVER}
    return usual | {CHOOSE_COACH, SWAP_BUSES} if configuration.coaches else usual


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


def can(configuration: Configuration, coach: int, modifier: str) -> int:
    """What stands in the data file of a coach for such a table, if it is one."""
    if coach < 0:
        return 0
    return COACHES[coach].number(modifier, configuration.year, configuration.seats)
