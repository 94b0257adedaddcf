"""PettingZoo's own checks, and that both of its ways in are the same game."""

from __future__ import annotations

import random
import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test

from sixthman.envs.pettingzoo import aec_env, parallel_env
from sixthman.messages import BadOption, IllegalChoice
from tests.envs.conftest import every_table

PLAIN = {"target": "interpreted"}  # as Python: nothing to compile for so few games
CYCLES = 12


@every_table
def test_pettingzoo_approves_of_the_aec_environment(table):
    game, options = table
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it would rather have no masks
        api_test(aec_env(game, **options, **PLAIN), num_cycles=CYCLES)


@every_table
def test_pettingzoo_approves_of_the_parallel_environment(table):
    game, options = table
    parallel_api_test(parallel_env(game, **options, **PLAIN), num_cycles=CYCLES)


@every_table
def test_the_same_seed_gives_the_same_game(table):
    game, options = table
    seed_test(lambda: aec_env(game, **options, **PLAIN), num_cycles=CYCLES)


@pytest.mark.long
@pytest.mark.parametrize("game", ["allstar", "hoops"])
def test_pettingzoo_approves_of_whole_games(game):
    api_test(aec_env(game), num_cycles=1000)
    parallel_api_test(parallel_env(game), num_cycles=1000)
    seed_test(lambda: aec_env(game), num_cycles=500)


def any_of(mask: Any, luck: random.Random) -> int:
    return int(luck.choice(np.flatnonzero(mask)))


def test_one_after_the_other_or_at_once_is_the_same_game():
    """Both are given the same choices; sealed ones are seen by nobody, in whichever order they come."""
    one, both, luck = aec_env(seats=3, **PLAIN), parallel_env(seats=3, **PLAIN), random.Random(5)
    one.reset(seed=5)
    seen, _ = both.reset(seed=5)
    while both.agents:
        chosen = {agent: any_of(seen[agent]["action_mask"], luck) for agent in both.agents}
        for agent in both.agents:
            if chosen[agent] == both.wait:
                assert not one.observe(agent)["action_mask"].any()
            else:
                np.testing.assert_array_equal(one.observe(agent)["observation"], seen[agent]["observation"])
        for agent in [agent for agent in both.agents if chosen[agent] != both.wait]:
            one.agent_selection = agent
            one.step(chosen[agent])
        seen, rewards, ends, _, _ = both.step(chosen)
    assert all(ends.values())
    assert all(one.terminations.values())
    assert rewards == {agent: pytest.approx(one.rewards[agent]) for agent in one.possible_agents}
    assert sum(rewards.values()) == pytest.approx(0)


@pytest.mark.parametrize("reward", ["wins", "scores"])
def test_rewards_add_up_to_nothing(reward):
    env, luck = aec_env(seats=2, mode="free-agency", reward=reward, **PLAIN), random.Random(1)
    env.reset(seed=1)
    while not any(env.terminations.values()):
        assert not any(env.rewards.values())
        env.step(any_of(env.observe(env.agent_selection)["action_mask"], luck))
    fans = env.game.state.fans[:2]
    won = [env.rewards[agent] for agent in env.possible_agents]
    assert sum(won) == pytest.approx(0)
    assert won[0] == pytest.approx((fans[0] - fans[1]) / 2 if reward == "scores" else np.sign(won[0]) / 2)
    assert any(won) or fans[0] == fans[1]


def test_what_may_not_be_chosen_changes_nothing():
    env = aec_env(seats=2, **PLAIN)
    env.reset(seed=1)
    before = env.game.state.tobytes()
    closed = int(np.flatnonzero(env.observe("seat_0")["action_mask"] == 0)[0])
    for action in (closed, -1, 10**6, None):
        with pytest.raises(IllegalChoice, match="seat 0"):
            env.step(action)
    assert env.game.state.tobytes() == before
    both = parallel_env(seats=2, **PLAIN)
    seen, _ = both.reset(seed=1)
    before = both.game.state.tobytes()
    with pytest.raises(IllegalChoice, match="seat 1"):
        both.step({"seat_0": any_of(seen["seat_0"]["action_mask"], random.Random(1)), "seat_1": both.wait})
    assert both.game.state.tobytes() == before


def test_bad_settings_are_told():
    with pytest.raises(BadOption, match="edition, seats, mode"):
        aec_env("allstar", overtimes=3)
    with pytest.raises(BadOption, match="wins, scores"):
        aec_env("hoops", reward="money")
    with pytest.raises(BadOption, match="allstar, hoops"):
        aec_env("chess")


@pytest.mark.parametrize("make", [aec_env, parallel_env])
def test_state_names_and_looks(make: Any) -> None:
    """A state that holds every seat's view, a name for each game, and pictures of the seat that is asked."""
    env = make("allstar", seats=3, render_mode="ansi", **PLAIN)
    env.reset(seed=1)
    assert env.metadata["name"] == "allstar_v0"
    assert env.state_space.contains(env.state())
    width = env.observation_space("seat_0")["observation"].shape[0]
    seen = env.observe("seat_0")["observation"] if make is aec_env else env._observe(0)["observation"]
    np.testing.assert_array_equal(env.state()[:width], seen)
    assert "All-Star Draft" in env.render()
    picture = make("hoops", render_mode="rgb_array", **PLAIN)
    picture.reset(seed=1)
    assert picture.render().shape[2] == 3
    with pytest.raises(BadOption, match="ansi"):
        make("hoops", render_mode="human", **PLAIN)
