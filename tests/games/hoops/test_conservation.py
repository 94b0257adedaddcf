"""Nothing is lost, and every game ends."""

from __future__ import annotations

import random

import numpy as np
import pytest

from sixthman.games.hoops.declaration import AGREE, DONE, DRAFT, LEAVE_OUT, OVER, PICK_TEAM, TIED
from sixthman.games.hoops.rules import GAME
from sixthman.games.hoops.rules.course import longest_game
from sixthman.kernel.game import Engine
from tests.games.hoops.census import check
from tests.games.hoops.play import (
    Configuration,
    deal,
    every_configuration,
    open_choices,
    some_points,
    waiting_seats,
)

pytestmark = pytest.mark.xdist_group("hoops")


# --- nothing is lost


@every_configuration
def test_every_card_and_die_is_somewhere_at_every_step(
    compiled: Engine, configuration: Configuration
) -> None:
    phases = set()
    for state, _ in some_points(compiled, configuration, games=15, share=1.0):
        phases.add(int(state.phase))
        check(state)
    expected = set(range(DRAFT if configuration.opening_draft else LEAVE_OUT + 1, TIED)) | {OVER}
    assert phases >= expected | ({PICK_TEAM} if configuration.pick_team else set())


@every_configuration
def test_choices_are_distinct_and_in_range_and_points_only_grow(
    compiled: Engine, configuration: Configuration
) -> None:
    points = np.zeros(2, np.int64)
    for state, _ in some_points(compiled, configuration, games=6, share=1.0, seed="choices"):
        if state.turn <= 1:
            points = np.zeros(2, np.int64) if state.overtime == 0 else points
        assert (state.points >= points).all()
        points = state.points.astype(np.int64)
        for seat in waiting_seats(compiled, state):
            choices = open_choices(compiled, state, seat)
            assert choices
            assert len(set(choices)) == len(choices)
            assert all(0 <= chosen < GAME.choices for chosen in choices)
            assert choices != [DONE]


# --- every game ends


@every_configuration
def test_random_games_stay_within_the_bound(compiled: Engine, configuration: Configuration) -> None:
    for game in range(20):
        luck = random.Random(f"{configuration} {game}")
        state = deal(compiled, configuration, f"length {game}")
        choices = 0
        while not compiled.game.over(state):
            seat = luck.choice(waiting_seats(compiled, state))
            compiled.game.pick(state, seat, luck.randrange(int(compiled.game.legal(state, seat))))
            choices += 1
        assert choices <= longest_game(configuration.overtimes)
        assert state.turn <= 24


@every_configuration
@pytest.mark.parametrize("busy", [True, False])
def test_stubborn_games_stay_within_the_bound(
    compiled: Engine, configuration: Configuration, busy: bool
) -> None:
    """Players who never say DONE while there is something else to do, and players who always do."""
    luck = random.Random(f"stubborn {configuration}")
    for game in range(6):
        state = deal(compiled, configuration, f"stubborn {game}")
        count = 0
        while not compiled.game.over(state):
            seat = luck.choice(waiting_seats(compiled, state))
            choices = open_choices(compiled, state, seat)
            if busy:
                choices = [chosen for chosen in choices if chosen not in (DONE, AGREE)]
            elif DONE in choices:
                choices = [DONE]
            compiled.game.act(state, seat, luck.choice(choices))
            count += 1
        assert count <= longest_game(configuration.overtimes)
        assert state.overtime <= configuration.overtimes
