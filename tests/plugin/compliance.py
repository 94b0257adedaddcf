"""The game from elsewhere before learners' libraries: their own checks, in a process that finds it.

python -m tests.plugin.compliance pettingzoo | openspiel | gymnasium
"""

from __future__ import annotations

import sys
import warnings
from typing import Any

import numpy as np

from sixthman.registry import game_named

OPTIONS: dict[str, Any] = {"seats": 3, "rounds": 4, "double_last": True}
TARGET = "interpreted"  # as Python: nothing to compile for so few games


def pettingzoo() -> None:
    """Both of its environments."""
    from pettingzoo.test import api_test, parallel_api_test, seed_test

    from sixthman.envs.pettingzoo import aec_env, parallel_env

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it would rather have no masks
        api_test(aec_env("auction", **OPTIONS, target=TARGET), num_cycles=40)
    parallel_api_test(parallel_env("auction", **OPTIONS, target=TARGET), num_cycles=40)
    seed_test(lambda: aec_env("auction", **OPTIONS, target=TARGET), num_cycles=20)


def openspiel() -> None:
    """The game under its own name, its options as parameters; imagined worlds look the same."""
    import pyspiel

    import sixthman.envs.open_spiel  # noqa: F401

    game = pyspiel.load_game("sixthman_auction", {**OPTIONS, "deals": 3, "target": TARGET})
    assert game.num_players() == OPTIONS["seats"]
    assert game.num_distinct_actions() == game_named("auction").declared.choice_count
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)
    luck = np.random.RandomState(1)
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(int(luck.choice(state.legal_actions())))
        if not state.is_terminal():
            player = state.current_player()
            world = state.resample_from_infostate(player, luck.random)
            assert world.information_state_string(player) == state.information_state_string(player)
    assert abs(sum(state.returns())) < 1e-9


def gymnasium() -> None:
    """A vector of tables against the game's own bots, made by its name."""
    import gymnasium as gym

    import sixthman.envs.gymnasium  # noqa: F401

    env = gym.make_vec(
        "sixthman/Auction-v0",
        num_envs=4,
        vectorization_mode="vector_entry_point",
        opponents="pro",
        target=TARGET,
        **OPTIONS,
    )
    observations, infos = env.reset(seed=1)
    assert env.single_observation_space.shape is not None
    ended = np.zeros(4, np.bool_)
    for _ in range(OPTIONS["rounds"] + 1):  # a game may ask for more than bids: see test_new_phase
        assert observations.shape == env.observation_space.shape
        actions = np.array([np.flatnonzero(mask)[0] for mask in infos["action_mask"]])
        observations, _, ends, _, infos = env.step(actions)
        ended |= ends
    assert ended.all()


if __name__ == "__main__":
    {"pettingzoo": pettingzoo, "openspiel": openspiel, "gymnasium": gymnasium}[sys.argv[1]]()
