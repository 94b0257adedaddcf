"""The vector environment: whose memory, which games, the same on both targets."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest

from sixthman.envs.gymnasium import VectorEnv
from sixthman.messages import BadOption, IllegalChoice

pytestmark = pytest.mark.xdist_group("envs")


@pytest.fixture(scope="module")
def env() -> VectorEnv:
    """Four managers at each of 64 tables, compiled."""
    return VectorEnv("allstar", num_envs=64)


def test_steps_write_into_the_memory_of_the_caller(env):
    own = {
        "observations": np.zeros((64, env.look.width), np.uint8),
        "masks": np.zeros((64, 142), np.int8),
        "rewards": np.zeros(64, np.float32),
        "terminations": np.zeros(64, np.bool_),
    }
    env.write_to(**own)
    observations, infos = env.reset(seed=1)
    assert observations is own["observations"]
    assert infos["action_mask"] is own["masks"]
    before = own["observations"].copy()
    observations, rewards, ends, _, infos = env.step(env.sample())
    assert observations is own["observations"]
    assert rewards is own["rewards"]
    assert ends is own["terminations"]
    assert infos["action_mask"] is own["masks"]
    assert (own["observations"] != before).any()


def test_torch_sees_the_same_memory(env):
    torch = pytest.importorskip("torch")
    tensor = torch.zeros((64, env.look.width), dtype=torch.uint8)
    env.write_to(observations=tensor)
    observations, _ = env.reset(seed=2)
    assert observations.ctypes.data == tensor.data_ptr()
    assert torch.from_numpy(observations).data_ptr() == tensor.data_ptr()
    before = tensor.clone()
    env.step(torch.from_numpy(env.sample()))
    assert not torch.equal(before, tensor)


def test_memory_that_does_not_fit_is_refused(env):
    width = env.look.width
    for wrong in (
        np.zeros((64, width), np.int64),
        np.zeros((64, width + 1), np.uint8),
        np.zeros((64, 2 * width), np.uint8)[:, ::2],
        np.zeros((64, width), np.uint8).tolist(),
    ):
        with pytest.raises(BadOption, match=f"uint8 with shape \\(64, {width}\\)"):
            env.write_to(observations=wrong)
    with pytest.raises(BadOption, match="observations, masks"):
        env.write_to(pictures=np.zeros(3))


def test_no_game_moves_if_one_action_is_wrong(env):
    env.reset(seed=3)
    actions = env.sample()
    before = env._states.tobytes()
    for wrong in (-1, 142, int(np.flatnonzero(env.arrays.masks[7] == 0)[0])):
        with pytest.raises(IllegalChoice, match="of game 7"):
            env.step(np.where(np.arange(64) == 7, wrong, actions))
    with pytest.raises(BadOption, match="actions"):
        env.step(actions[:5])
    assert env._states.tobytes() == before
    env.step(actions)


def test_a_mask_the_caller_has_changed_opens_nothing(env):
    env.reset(seed=4)
    actions = env.sample()
    closed = int(np.flatnonzero(env.arrays.masks[5] == 0)[0])
    env.arrays.masks[5, closed] = 1
    before = env._states.tobytes()
    actions[5] = closed
    with pytest.raises(IllegalChoice, match="of game 5"):
        env.step(actions)
    assert env._states.tobytes() == before


def play(env: VectorEnv, steps: int, seed: int) -> list[bytes]:
    """All that a random player gets to see."""
    observations, infos = env.reset(seed=seed)
    seen = []
    for _ in range(steps):
        seen.append(observations.tobytes() + infos["action_mask"].tobytes() + infos["seat"].tobytes())
        observations, rewards, ends, _, infos = env.step(env.sample())
        seen.append(rewards.tobytes() + ends.tobytes())
        for game in np.flatnonzero(ends):
            assert infos["rewards"][game].sum() == pytest.approx(0, abs=1e-6)
            seen.append(infos["rewards"][game].tobytes() + infos["final_obs"][game].tobytes())
    return seen


@pytest.mark.parametrize(
    ("game", "settings", "steps"),
    [
        ("allstar", {"seats": 4}, 230),
        ("allstar", {"edition": "2020", "seats": 2}, 60),
        pytest.param("hoops", {"overtimes": 0}, 200, marks=pytest.mark.long),
        pytest.param("allstar", {"seats": 3, "opponents": "pro", "seat": 1}, 60, marks=pytest.mark.long),
    ],
    ids=str,
)
def test_compiled_and_interpreted_are_the_same(game, settings, steps):
    compiled = play(VectorEnv(game, num_envs=2, **settings), steps, seed=5)
    assert compiled == play(VectorEnv(game, num_envs=2, target="interpreted", **settings), steps, seed=5)


def test_seeds_and_numbers(env):
    """The same seed, the same games; game i of a batch does not depend on the size of the batch."""
    assert play(env, 20, seed=6) == play(env, 20, seed=6)
    first = env.reset(seed=6)[0].copy()
    assert (env.reset()[0] != first).any()
    few = VectorEnv("allstar", num_envs=3)
    np.testing.assert_array_equal(few.reset(seed=6)[0], first[:3])


def test_games_that_end_are_dealt_anew(env):
    """Numbers go on where the batch ended, and every game is counted once."""
    env.reset(seed=7)
    ended = 0
    for _ in range(500):
        _, rewards, ends, _, infos = env.step(env.sample())
        ended += int(ends.sum())
        phases = env.layout["phase"]
        for game in np.flatnonzero(ends):
            assert infos["final_obs"][game][phases][6] == 1  # over
            assert infos["action_mask"][game].any()
            assert rewards[game] in infos["rewards"][game]
        assert not rewards[~ends].any()
    assert ended > 64
    assert env._numbers.sum() == sum(range(64)) + 64 * ended


def test_bots_play_the_other_seats():
    env = VectorEnv("allstar", num_envs=8, seats=3, opponents="random", seat=1, target="interpreted")
    _, infos = env.reset(seed=8)
    for _ in range(30):
        assert (infos["seat"] == 1).all()
        *_, infos = env.step(env.sample())


def test_samples_are_fair(env):
    """Every action that is open is drawn about equally often, and no other; a mask may close some of them."""
    env.reset(seed=8)
    mask = env.arrays.masks[3]
    open_ = np.flatnonzero(mask).tolist()
    for allowed in (open_, open_[1:4], open_[-1:]):
        mask[:] = 0
        mask[allowed] = 1
        counts = np.bincount([env.sample()[3] for _ in range(1200)])
        assert np.flatnonzero(counts).tolist() == allowed
        assert counts[allowed].min() > 1200 / len(allowed) * 0.75
    mask[:] = 0
    actions = env.sample()
    assert actions[3] == -1
    with pytest.raises(IllegalChoice, match="of game 3"):
        env.step(actions)


def test_gymnasium_knows_the_games():
    made: Any = gymnasium.make_vec("sixthman/AllStarDraft-v0", num_envs=2, seats=2, target="interpreted")
    assert made.observation_space.shape == (2, made.unwrapped.look.width)
    assert made.unwrapped.metadata["autoreset_mode"] == gymnasium.vector.AutoresetMode.SAME_STEP
    observations, infos = made.reset(seed=1)
    assert made.observation_space.contains(observations)
    assert made.action_space.contains(made.unwrapped.sample())
    assert infos["action_mask"].any(axis=1).all()
    with pytest.raises(gymnasium.error.ResetNeeded):
        VectorEnv("hoops", num_envs=1, target="interpreted").step(np.zeros(1, int))


def test_bad_settings_are_told():
    with pytest.raises(BadOption, match="num_envs"):
        VectorEnv(num_envs=0)
    with pytest.raises(BadOption, match="random, rookie, pro"):
        VectorEnv(opponents="allstar")
    with pytest.raises(BadOption, match="seat"):
        VectorEnv("hoops", opponents="pro", seat=2)


def ended(env: VectorEnv) -> np.ndarray[Any, Any]:
    """Play at random until a game ends; which ones."""
    while True:
        _, _, ends, _, _ = env.step(env.sample())
        if ends.any():
            return ends.copy()


def test_a_game_that_ended_is_dealt_in_the_next_step():
    env = VectorEnv("allstar", num_envs=2, seats=2, target="wasm", autoreset_mode="NextStep")
    assert env.metadata["autoreset_mode"] == gymnasium.vector.AutoresetMode.NEXT_STEP
    _, infos = env.reset(seed=1)
    assert "final_obs" not in infos
    ends = ended(env)
    phase = env.layout["phase"]
    assert (env.arrays.observations[ends, phase][:, 6] == 1).all()  # over
    assert not env.arrays.masks[ends].any()
    assert (env.sample()[ends] == -1).all()
    actions = np.where(ends, 10**6, env.sample())  # whatever it is
    observations, rewards, again, _, infos = env.step(actions)
    assert not again[ends].any()
    assert (rewards[ends] == 0).all()
    assert (observations[ends, phase][:, 0] == 1).all()  # the draft
    assert infos["action_mask"][ends].any(axis=1).all()


def test_games_dealt_anew_on_request_only():
    env = VectorEnv("allstar", num_envs=2, seats=2, target="wasm", autoreset_mode="Disabled")
    env.reset(seed=1)
    ends = ended(env)
    others = env.arrays.observations[~ends].copy()
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(env.sample())
    with pytest.raises(BadOption, match="reset_mask"):
        env.reset(options={"reset_mask": [1, 0]})
    observations, _ = env.reset(options={"reset_mask": ends})
    assert (observations[ends, env.layout["phase"]][:, 0] == 1).all()
    np.testing.assert_array_equal(observations[~ends], others)
    env.step(env.sample())


def test_other_ways_to_go_on_are_refused():
    with pytest.raises(BadOption, match="SameStep, NextStep, Disabled"):
        VectorEnv("allstar", num_envs=2, target="wasm", autoreset_mode="never")


def test_wrappers_of_the_library_work():
    wrappers = gymnasium.wrappers.vector
    env = VectorEnv(
        "allstar", num_envs=2, seats=2, target="wasm", autoreset_mode="NextStep", observation="counts"
    )
    wrapped = wrappers.NormalizeObservation(wrappers.RecordEpisodeStatistics(env))
    observations, _ = wrapped.reset(seed=1)
    assert observations.shape == (2, env.look.width)
    while True:
        observations, _, ends, _, infos = wrapped.step(env.sample())
        assert np.isfinite(observations).all()
        if ends.any():
            break
    assert (infos["episode"]["l"][ends] > 10).all()


def test_observations_of_every_kind_are_the_same_games():
    kinds = {
        kind: VectorEnv("hoops", num_envs=3, target="wasm", observation=kind) for kind in ("bytes", "onehot")
    }
    for env in kinds.values():
        env.reset(seed=4)
    for _ in range(5):
        for env in kinds.values():
            env.step(env.sample())
    rows, hot = kinds["bytes"].arrays.observations, kinds["onehot"].arrays.observations
    assert kinds["onehot"].single_observation_space.contains(hot[0])
    name = "phase"
    np.testing.assert_array_equal(rows[:, kinds["bytes"].layout[name]], hot[:, kinds["onehot"].layout[name]])
