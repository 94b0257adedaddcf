"""Train a manager for All-Star Draft by MaskablePPO of sb3-contrib.

    pip install 'sixthman[rl]' torch sb3-contrib
    python examples/train_ppo.py --minutes 10 --opponents rookie --curve curve.jsonl

The learner has seat 0 of four, bots play the others inside the compiled step. Minutes are of processor time.
Now and then it plays games it has not seen. Chance alone would give it one win in four.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
import torch
from judging import Curve
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv

from sixthman.envs.gymnasium import VectorEnv


class GamesForSB3(VecEnv):
    """Our vector environment, as Stable-Baselines3 wants it."""

    def __init__(self, games: int, opponents: str, seed: int) -> None:
        self.env = VectorEnv("allstar", num_envs=games, opponents=opponents, observation="counts")
        super().__init__(games, self.env.single_observation_space, self.env.single_action_space)
        self.first_seed = seed

    def reset(self) -> Any:
        return self.env.reset(seed=self.first_seed)[0].copy()

    def step_async(self, actions: Any) -> None:
        self.actions = actions

    def step_wait(self) -> Any:
        observations, rewards, ends, _, infos = self.env.step(self.actions)
        told: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for game in np.flatnonzero(ends):
            told[game] = {"terminal_observation": infos["final_obs"][game].copy()}
        return observations.copy(), rewards.copy(), ends.copy(), told

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> Any:
        assert method_name == "action_masks"
        return list(self.env.arrays.masks.astype(bool))

    def has_attr(self, attr_name: str) -> bool:
        return attr_name == "action_masks"

    def get_attr(self, attr_name: str, indices: Any = None) -> Any:
        return [getattr(self.env, attr_name)] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        setattr(self.env, attr_name, value)

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False] * self.num_envs

    def close(self) -> None:
        self.env.close()


class Watch(BaseCallback):
    """Looks at the policy now and then, and stops when the time is up."""

    def __init__(self, curve: Curve, seconds: float) -> None:
        super().__init__()
        self.curve, self.seconds = curve, seconds

    def _on_rollout_start(self) -> None:
        self.curve.learned(self.num_timesteps)

    def _on_step(self) -> bool:
        return self.curve.spent < self.seconds


def main() -> None:
    """Train, looking now and then."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--minutes", type=float, default=10, help="of processor time")
    parser.add_argument("--opponents", default="rookie", help="random, rookie or pro")
    parser.add_argument(
        "--judges", nargs="+", default=["rookie", "pro"], help="bots to play against now and then"
    )
    parser.add_argument("--games", type=int, default=1000, help="games to play then")
    parser.add_argument("--curve", help="a new file for what was found")
    arguments = parser.parse_args()
    torch.set_num_threads(1)
    model = MaskablePPO(
        "MlpPolicy",
        GamesForSB3(256, arguments.opponents, seed=1),
        n_steps=64,
        batch_size=2048,
        n_epochs=2,
        learning_rate=7e-4,
        gamma=1.0,
        gae_lambda=0.97,
        ent_coef=0.005,
        policy_kwargs={"net_arch": [256, 256]},
        seed=1,
    )

    def choose(observations: Any, masks: Any) -> Any:
        return model.predict(observations, action_masks=masks, deterministic=True)[0]

    seconds = 60 * arguments.minutes
    curve = Curve(choose, arguments.judges, arguments.games, seconds / 8, arguments.curve)
    model.learn(10**12, callback=Watch(curve, seconds))
    curve.look(model.num_timesteps)


if __name__ == "__main__":
    main()
