"""One rulebook, two speeds: plain Python and machine code agree after every single choice."""

from __future__ import annotations

import random

import numpy as np
import pytest

from sixthman.games.allstar.declaration import CHOOSE_COACH, OVER
from sixthman.games.allstar.rules import GAME
from sixthman.games.allstar.rules.envelopes import take_back
from sixthman.kernel.game import Engine
from sixthman.kernel.stream import THOUGHT, new_stream
from tests.properties.play import (
    COACHED,
    CONFIGURATIONS,
    MORE_CONFIGURATIONS,
    Configuration,
    every_configuration,
    every_mode,
    open_choices,
    phases_of,
    view_of,
    waiting_seats,
)

pytestmark = pytest.mark.xdist_group("compiled")

TAKE_BACK = 0.01  # how often a seat changes its mind
ALL = [*CONFIGURATIONS, *COACHED, *MORE_CONFIGURATIONS]
LOOK = 0.003  # how often someone looks at the game and imagines the rest


def play_in_lockstep(engines: tuple[Engine, Engine], configuration: Configuration, seed: int) -> set[int]:
    """One game on two targets at once; returns the phases it went through."""
    luck = random.Random(f"{configuration} {seed}")
    one, other = engines
    states = [GAME.new_state() for _ in engines]
    streams = [new_stream(f"lockstep {configuration}", seed) for _ in engines]
    for engine, state, stream in zip(engines, states, streams, strict=True):
        engine.game.setup(state, configuration.options, stream)
    assert streams[0].tobytes() == streams[1].tobytes()
    phases = set()
    while not one.game.over(states[0]):
        assert states[0].tobytes() == states[1].tobytes()
        assert not other.game.over(states[1])
        phases.add(int(states[0].phase))
        seats = waiting_seats(one, states[0])
        assert waiting_seats(other, states[1]) == seats
        seat = luck.choice(seats)
        choices = open_choices(one, states[0], seat)
        assert open_choices(other, states[1], seat) == choices
        chosen = luck.choice(choices)
        fickle = luck.randrange(configuration.seats) if luck.random() < TAKE_BACK else None
        if fickle is None:  # once by the choice, once by its number
            one.game.act(states[0], seat, chosen)
            other.game.pick(states[1], seat, choices.index(chosen))
        else:
            for engine, state in zip(engines, states, strict=True):
                engine.rule(take_back)(state, fickle)
        if luck.random() < LOOK:
            compare_thoughts(engines, states[0], luck.choice(range(configuration.seats)), seed)
    assert states[0].tobytes() == states[1].tobytes()
    for seat in range(configuration.seats):
        for name in ("score", "rank"):
            results = [getattr(engine.game, name)(states[0], seat) for engine in engines]
            assert results[0] == results[1]
    return phases


def compare_thoughts(engines: tuple[Engine, Engine], state: object, seat: int, seed: int) -> None:
    """Both targets see and imagine the same."""
    views = [view_of(engine, state, seat) for engine in engines]
    assert views[0].tobytes() == views[1].tobytes()
    for engine, view in zip(engines, views, strict=True):
        engine.game.imagine(view, new_stream("lockstep thoughts", seed, THOUGHT))
    assert views[0].tobytes() == views[1].tobytes()


@every_configuration
def test_targets_agree_after_every_choice(
    interpreted: Engine, compiled: Engine, configuration: Configuration
) -> None:
    phases: set[int] = set()
    for seed in range(configuration.share_of(60)):
        phases |= play_in_lockstep((interpreted, compiled), configuration, seed)
    assert phases >= {0, 1, 2, 4, 5}, "draft, line-up, playoff team, lay down, cut"
    assert (CHOOSE_COACH in phases) == bool(configuration.coaches)


@pytest.mark.long
@every_configuration
def test_targets_agree_after_every_choice_of_many_games(
    interpreted: Engine, compiled: Engine, configuration: Configuration
) -> None:
    phases: set[int] = set()
    for seed in range(1000, 3000):
        phases |= play_in_lockstep((interpreted, compiled), configuration, seed)
    assert phases == phases_of(configuration) - {OVER}, "shootouts included"


@every_mode
def test_setup_needs_no_empty_record(engine: Engine, configuration: Configuration) -> None:
    """A record used before, or never cleaned, is set up like a new one."""
    records = [np.zeros(1, GAME.record), np.full(GAME.record.itemsize, 0x55, np.uint8).view(GAME.record)]
    for record in records:
        engine.game.setup(record[0], configuration.options, new_stream("a used record"))
    for name in GAME.record.names or ():
        if name != "filling":
            assert records[0][name].tobytes() == records[1][name].tobytes(), name


def test_all_configurations_are_here() -> None:
    assert len(set(CONFIGURATIONS)) == 14
    assert len(set(COACHED + MORE_CONFIGURATIONS) - set(CONFIGURATIONS)) == 24
    ways = {(more.edition, more.seats, more.mode, more.coaches) for more in ALL}
    assert len(ways) == 2 * (8 + 5), "seats and modes of two editions, with coaches and without"
