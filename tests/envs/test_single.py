"""A single learner against bots: Gymnasium's own check, names, seeds, refused actions, looks."""

from __future__ import annotations

import subprocess
import sys
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.wrappers import FlattenObservation, NormalizeObservation, RecordEpisodeStatistics

from sixthman.envs.gymnasium import VectorEnv
from sixthman.envs.single import SingleEnv
from sixthman.messages import BadOption, IllegalChoice

pytestmark = pytest.mark.xdist_group("envs")
ON_MODULE: dict[str, Any] = {"target": "wasm"}


@pytest.mark.parametrize("name", ["AllStarDraft", "Hoops"])
def test_gymnasium_approves(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it would rather have floats
        check_env(gymnasium.make(f"sixthman.envs.gymnasium:sixthman/{name}-v0", **ON_MODULE).unwrapped)


def test_no_import_is_needed() -> None:
    """In a fresh interpreter, from the name alone, also where the library was imported first."""
    program = (
        "import sixthman\n"
        "from gymnasium import make, make_vec\n"
        "ours, given = 'sixthman.envs.gymnasium:sixthman/', {'target': 'wasm'}\n"
        "env = make(ours + 'Hoops-v0', opponents='random', **given)\n"
        "vec = make_vec(ours + 'AllStarDraft-v0', num_envs=2, **given)\n"
        "print(env.reset(seed=1)[0].shape, vec.reset(seed=1)[0].shape)\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["(1638,)", "(2,", "166)"]


def first_open(env: Any) -> int:
    return int(np.flatnonzero(env.action_masks())[0])


def played(env: Any, seed: int | None) -> tuple[list[bytes], float]:
    """All that a learner sees in a game, and its reward."""
    observation, info = env.reset(seed=seed)
    seen = [observation.tobytes()]
    while True:
        np.testing.assert_array_equal(info["action_mask"], env.action_masks())
        observation, reward, ended, cut, info = env.step(first_open(env))
        seen.append(observation.tobytes())
        assert not cut
        if ended:
            return seen, reward


def test_the_games_of_a_seed() -> None:
    """The same seed deals the same game; `reset` goes on to the next one, as the vector environment does."""
    env = SingleEnv("allstar", seats=3, opponents="rookie", **ON_MODULE)
    one, again, other = played(env, 7), played(env, 7), played(env, None)
    assert one == again
    assert one != other
    many = VectorEnv("allstar", num_envs=2, seats=3, opponents="rookie", **ON_MODULE)
    dealt, _ = many.reset(seed=7)
    assert [dealt[0].tobytes(), dealt[1].tobytes()] == [one[0][0], other[0][0]]


def test_an_action_that_is_not_open_loses() -> None:
    env = SingleEnv("allstar", seats=4, **ON_MODULE)
    for wrong in (-1, 142, 1):
        env.reset(seed=1)
        if 0 <= wrong < 142 and env.action_masks()[wrong]:
            wrong = int(np.flatnonzero(~env.action_masks())[0])
        _, reward, ended, _, info = env.step(wrong)
        assert (reward, ended, info["illegal"]) == (-0.25, True, True)
        assert not info["action_mask"].any()
        with pytest.raises(gymnasium.error.ResetNeeded):
            env.step(0)
    env.reset()
    assert env.action_masks().any()


def test_or_raises() -> None:
    env = SingleEnv("allstar", illegal="raise", **ON_MODULE)
    env.reset(seed=1)
    with pytest.raises(IllegalChoice, match="action mask"):
        env.step(int(np.flatnonzero(~env.action_masks())[0]))
    assert env.action_masks().any()  # nothing has changed
    env.step(first_open(env))


def test_wrappers_of_the_library() -> None:
    env: Any = RecordEpisodeStatistics(
        NormalizeObservation(FlattenObservation(SingleEnv("allstar", seats=2, **ON_MODULE)))
    )
    env.reset(seed=3)
    ended = False
    while not ended:
        observation, _, ended, _, info = env.step(first_open(env.unwrapped))
        assert np.isfinite(observation).all()
    assert info["episode"]["l"] > 10


@pytest.mark.parametrize("game", ["allstar", "hoops"])
def test_looks(game: str) -> None:
    """What the learner sees as text and as a picture; nothing without a mode."""
    text = SingleEnv(game, render_mode="ansi", opponents="random", **ON_MODULE)
    text.reset(seed=1)
    first = text.render()
    assert "Seat 2" in first
    text.step(first_open(text))
    assert text.render() != first
    seen = SingleEnv(game, render_mode="rgb_array", opponents="random", **ON_MODULE)
    seen.reset(seed=1)
    pixels = seen.render()
    assert pixels.dtype == np.uint8
    assert pixels.shape[2] == 3
    assert len(np.unique(pixels)) > 10
    blind = SingleEnv(game, opponents="random", **ON_MODULE)
    blind.reset(seed=1)
    assert blind.render() is None


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"illegal": "ignore"}, "lose, raise"),
        ({"render_mode": "human"}, "ansi, rgb_array"),
        ({"opponents": None}, "rookie"),
        ({"opponents": "mvp"}, "rookie"),
        ({"seat": 4}, "0–3"),
        ({"seats": 9}, "6"),
        ({"game": "golf"}, "hoops"),
        ({"reward": "fame"}, "wins"),
    ],
)
def test_bad_settings(settings: dict[str, Any], said: str) -> None:
    with pytest.raises(BadOption, match=said):
        SingleEnv(**settings)
