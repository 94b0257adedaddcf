"""How well a policy plays: its share of the wins against bots, noted while it learns.

`ppo_loop.py` uses it. A curve is a file with one line of JSON for each time of looking:
processor seconds of learning, steps, and for each opponent the share of the wins with half its 95 % interval.
"""

from __future__ import annotations

import json
import math
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from sixthman.envs.gymnasium import VectorEnv

Choose = Callable[[Any, Any], Any]  # observations and masks of all games -> actions
UNSEEN = 10**9  # the seed of games nobody trains on


def win_share(choose: Choose, opponents: str, games: int, observation: str = "counts") -> tuple[float, float]:
    """The share of the wins in as many games, and half the width of its 95 % interval."""
    env = VectorEnv("allstar", num_envs=games, opponents=opponents, observation=observation)
    observations, infos = env.reset(seed=UNSEEN)
    rewards, playing = np.zeros(games), np.ones(games, bool)
    while playing.any():
        observations, won, ends, _, infos = env.step(choose(observations, infos["action_mask"]))
        rewards[playing & ends] = won[playing & ends]
        playing &= ~ends
    shares = rewards + 1 / env.seating.seats
    return float(shares.mean()), 1.96 * float(shares.std()) / math.sqrt(games)


class Curve:
    """Looks at a policy now and then while it learns. The clock stands still meanwhile."""

    def __init__(
        self, choose: Choose, opponents: list[str], games: int, every: float, path: str | None
    ) -> None:
        self._choose, self._opponents, self._games, self._every = choose, opponents, games, every
        self._path = Path(path) if path else None
        if self._path is not None and self._path.exists():
            raise SystemExit(f"{path} exists; nothing is overwritten")
        self.spent, self._since, self._next = 0.0, time.process_time(), 0.0

    def learned(self, steps: int) -> float:
        """The processor seconds of learning so far; looks at the policy if it is time."""
        now = time.process_time()
        self.spent += now - self._since
        if self.spent >= self._next:
            self.look(steps)
            self._next = self.spent + self._every
        self._since = time.process_time()
        return self.spent

    def look(self, steps: int) -> None:
        """Play, tell, and note it down."""
        found = {name: win_share(self._choose, name, self._games) for name in self._opponents}
        point = {"seconds": round(self.spent, 1), "steps": steps} | found
        told = ", ".join(f"{share:.1%} ± {off:.1%} against {name}" for name, (share, off) in found.items())
        print(f"{self.spent:6.0f} s, {steps:,} steps: {told}", flush=True)
        if self._path is not None:
            with self._path.open("a") as file:
                file.write(json.dumps(point) + "\n")
