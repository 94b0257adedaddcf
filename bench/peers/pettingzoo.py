"""PettingZoo's classic games, stepped through agent by agent as its documentation shows."""

import importlib
import random
from typing import Any

PACKAGE = MODULE = "pettingzoo"


class Arena:
    """One AEC environment; a choice is drawn from the mask in each observation."""

    games = _decisions = 0

    def __init__(self, game: str, seed: int) -> None:
        self._env: Any = importlib.import_module(f"pettingzoo.classic.{game}").env()
        self._luck = random.Random(seed)
        self._env.reset(seed=seed)
        self.play()
        self.games = self._decisions = 0

    def play(self) -> None:
        """Play one game."""
        env, choice = self._env, self._luck.choice
        env.reset()
        for _agent in env.agent_iter():
            seen, _reward, over, cut_short, info = env.last()
            if over or cut_short:
                env.step(None)
                continue
            mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
            env.step(choice(mask.nonzero()[0]))
            self._decisions += 1
        self.games += 1

    def tally(self) -> dict[str, Any]:
        """Give the count kept while playing."""
        return {"decisions": self._decisions}


def arena(game: str, seed: int) -> Arena:
    """Open an arena for a game as PettingZoo names its module."""
    return Arena(game, seed)
