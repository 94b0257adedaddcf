"""Train a manager for All-Star Draft by MaskablePPO, then let it play against three random ones.

    pip install 'sixthman[rl]' torch sb3-contrib
    python examples/train_ppo.py --minutes 5

The learner has seat 0, the bots are played inside the compiled step. At the end: its share of the wins in
games it has not seen, with a 95 % interval. Chance alone would give it one in four.
"""

from __future__ import annotations

import argparse
import math
import time
from typing import Any

import numpy as np
import torch
from gymnasium import spaces
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
from stable_baselines3.common.vec_env import VecEnv

from sixthman.envs.gymnasium import VectorEnv

PLACES = 21  # where a card can be, with four seats: the numbers in `cards`


class GamesForSB3(VecEnv):
    """Our vector environment, as Stable-Baselines3 wants it."""

    def __init__(self, games: int, opponents: str, seed: int) -> None:
        self.env = VectorEnv("allstar", num_envs=games, opponents=opponents)
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


class Cards(BaseFeaturesExtractor):
    """Every place of a card becomes a feature of its own; the other numbers are scaled."""

    def __init__(self, space: spaces.Box, layout: Any) -> None:
        cards = layout["cards"]
        self.cards = cards.stop - cards.start
        super().__init__(space, self.cards * PLACES + space.shape[0] - self.cards)

    def forward(self, observations: torch.Tensor) -> torch.Tensor:
        places = torch.nn.functional.one_hot(observations[:, : self.cards].long(), PLACES)
        return torch.cat([places.flatten(1).float(), observations[:, self.cards :] / 16], dim=1)


class Deadline(BaseCallback):
    """Stop when the time is up."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self.end = time.monotonic() + seconds

    def _on_step(self) -> bool:
        return time.monotonic() < self.end


def play(model: MaskablePPO, games: int, opponents: str) -> tuple[float, float]:
    """The share of the wins in as many games, and half the width of its 95 % interval."""
    env = VectorEnv("allstar", num_envs=games, opponents=opponents)
    observations, infos = env.reset(seed=10**9)
    rewards, playing = np.zeros(games), np.ones(games, bool)
    while playing.any():
        actions, _ = model.predict(observations, action_masks=infos["action_mask"], deterministic=True)
        observations, won, ends, _, infos = env.step(actions)
        rewards[playing & ends] = won[playing & ends]
        playing &= ~ends
    shares = rewards + 1 / env.seating.seats
    return float(shares.mean()), 1.96 * float(shares.std()) / math.sqrt(games)


def main() -> None:
    """Train, play, tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--opponents", default="random", help="random, rookie or pro")
    parser.add_argument("--games", type=int, default=2000, help="games played at the end")
    arguments = parser.parse_args()
    torch.set_num_threads(1)
    env = GamesForSB3(256, arguments.opponents, seed=1)
    model = MaskablePPO(
        "MlpPolicy",
        env,
        n_steps=64,
        batch_size=2048,
        n_epochs=2,
        learning_rate=1e-3,
        gamma=1.0,
        gae_lambda=0.98,
        ent_coef=0.005,
        policy_kwargs={
            "features_extractor_class": Cards,
            "features_extractor_kwargs": {"layout": env.env.layout},
            "net_arch": [128],
            "share_features_extractor": True,
        },
        seed=1,
    )
    before, off = play(model, arguments.games, arguments.opponents)
    print(f"Untrained: {before:.1%} ± {off:.1%} of the wins against {arguments.opponents}", flush=True)
    start = time.monotonic()
    model.learn(10**12, callback=Deadline(60 * arguments.minutes))
    minutes = (time.monotonic() - start) / 60
    print(f"Trained for {minutes:.1f} minutes, {model.num_timesteps:,} steps", flush=True)
    share, off = play(model, arguments.games, arguments.opponents)
    print(f"Now: {share:.1%} ± {off:.1%} of the wins against {arguments.opponents} (chance: 25 %)")
    raise SystemExit(0 if share - off > 0.25 else 1)


if __name__ == "__main__":
    main()
