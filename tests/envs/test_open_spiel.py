"""OpenSpiel's own checks, and its algorithms on the last matches of a game between two managers."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, expected_game_score, ismcts, mcts
from open_spiel.python.algorithms.outcome_sampling_mccfr import OutcomeSamplingSolver
from open_spiel.python.policy import UniformRandomPolicy

import sixthman.envs.open_spiel  # noqa: F401

pytestmark = pytest.mark.xdist_group("envs")

SMALL = {"seats": 2, "endgame": 2, "deals": 1, "target": "interpreted"}


@pytest.mark.parametrize(
    "parameters",
    [
        {"seats": 2, "deals": 3, "target": "interpreted"},
        pytest.param({"seats": 3, "edition": 2020, "target": "interpreted"}, marks=pytest.mark.long),
        SMALL | {"deals": 4, "endgame": 3},
    ],
    ids=str,
)
def test_openspiel_approves_of_the_hockey_game(parameters):
    game = pyspiel.load_game("sixthman_allstar", parameters)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_compiled_as_it_is_loaded():
    """Without any parameter the rules are compiled; a world imagined there looks the same."""
    game, luck = pyspiel.load_game("sixthman_allstar"), np.random.RandomState(2)
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(int(luck.choice(state.legal_actions())))
        if len(state.history()) == 40:
            player = state.current_player()
            world = state.resample_from_infostate(player, luck.random)
            assert world.information_state_string(player) == state.information_state_string(player)
    assert sum(state.returns()) == pytest.approx(0)


@pytest.mark.long
def test_openspiel_approves_of_whole_games():
    for game in ("sixthman_allstar", "sixthman_hoops"):
        pyspiel.random_sim_test(pyspiel.load_game(game), num_sims=3, serialize=True, verbose=False)


def test_states_can_be_written_and_read():
    game = pyspiel.load_game("sixthman_allstar", SMALL)
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[-1])
        again = game.deserialize_state(state.serialize())
        assert str(again) == str(state)
        assert again.record.tobytes() == state.record.tobytes()
    assert sum(state.returns()) == pytest.approx(0)


def test_imagined_worlds_look_the_same():
    game = pyspiel.load_game("sixthman_allstar", {"seats": 3, "deals": 2, "target": "interpreted"})
    luck, state = np.random.RandomState(1), game.new_initial_state()
    state.apply_action(1)
    changed = 0
    while not state.is_terminal():
        if luck.random() < 0.1:
            for player in range(3):
                world = state.resample_from_infostate(player, luck.random)
                assert world.information_state_string(player) == state.information_state_string(player)
                assert world.observation_string(player) == state.observation_string(player)
                assert world.observation_tensor(player) == state.observation_tensor(player)
                changed += world.record.tobytes() != state.record.tobytes()
                assert world.current_player() == state.current_player()
                if player == state.current_player():
                    assert world.legal_actions() == state.legal_actions()
        state.apply_action(int(luck.choice(state.legal_actions())))
    assert changed > 10


def test_sealed_choices_stay_sealed():
    """What the first of two seats has chosen tells the second one nothing."""
    game = pyspiel.load_game("sixthman_allstar", SMALL)
    state = game.new_initial_state()
    state.apply_action(0)
    assert state.current_player() == 0
    told = set()
    for action in state.legal_actions():
        told.add(state.child(action).information_state_string(1))
    assert told == {state.information_state_string(1)}
    assert len({state.child(action).information_state_string(0) for action in state.legal_actions()}) > 1


@pytest.mark.long
def test_cfr_betters_its_policy():
    """In a position that good play can turn, on either seat: one that is decided would prove nothing."""
    game = pyspiel.load_game("sixthman_allstar", SMALL | {"target": "cpu", "seed": 2})
    solver = cfr.CFRSolver(game)
    for _ in range(5):
        solver.evaluate_and_update_policy()
    found, chance = solver.average_policy(), UniformRandomPolicy(game)

    def value(*policies: Any) -> float:
        return expected_game_score.policy_value(game.new_initial_state(), list(policies))[0]

    assert value(found, chance) > value(chance, chance) + 0.2
    assert value(chance, found) < value(chance, chance) - 0.2


def test_outcome_sampling_runs():
    game = pyspiel.load_game("sixthman_allstar", SMALL)
    solver = OutcomeSamplingSolver(game)
    for _ in range(2):
        solver.iteration()
    state = game.new_initial_state()
    state.apply_action(0)
    chances = solver.average_policy().action_probabilities(state)
    assert sum(chances.values()) == pytest.approx(1)


def test_information_set_search_plays_a_game():
    """Against a player at random, from the last matches on."""
    game = pyspiel.load_game("sixthman_allstar", SMALL)
    luck = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=game,
        uct_c=1.0,
        max_simulations=8,
        evaluator=mcts.RandomRolloutEvaluator(1, luck),
        random_state=luck,
    )
    state = game.new_initial_state()
    state.apply_action(0)
    while not state.is_terminal():
        if state.current_player() == 0:
            action = bot.step(state)
            assert action in state.legal_actions()
        else:
            action = int(luck.choice(state.legal_actions()))
        state.apply_action(action)


def test_a_missing_library_is_told():
    """Each environment says which package it needs, and how to get it."""
    for module, package in (
        ("open_spiel", "pyspiel"),
        ("gymnasium", "gymnasium"),
        ("pettingzoo", "pettingzoo"),
    ):
        code = f"import sys; sys.modules[{package!r}] = None; import sixthman.envs.{module}"
        done = subprocess.run(
            [sys.executable, "-c", code],
            capture_output=True,
            text=True,
            check=False,
            env={"SIXTHMAN_LANGUAGE": "en", "PYTHONPATH": ":".join(sys.path)},
        )
        assert done.returncode == 1
        assert f"This needs the package {package}" in done.stderr
        assert "pip install 'sixthman[rl]'" in done.stderr
