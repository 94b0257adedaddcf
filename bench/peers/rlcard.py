"""RLCard, stepped through as its own `Env.run` does, with a quicker random player than its own."""

import importlib
import random
from typing import Any

PACKAGE = MODULE = "rlcard"


class Arena:
    """One environment of RLCard; every step extracts the next player's state, as a learner would see it."""

    games = 0

    def __init__(self, game: str, seed: int) -> None:
        self._env: Any = importlib.import_module(MODULE).make(game, config={"seed": seed})
        self._luck = random.Random(seed)
        self.play()
        self.games = self._env.timestep = 0

    def play(self) -> None:
        """Play one game."""
        env, choice = self._env, self._luck.choice
        state, _player = env.reset()
        while not env.is_over():
            state, _player = env.step(choice(list(state["legal_actions"])))
        self.games += 1

    def tally(self) -> dict[str, Any]:
        """Read RLCard's own count of steps."""
        return {"decisions": self._env.timestep}


def arena(game: str, seed: int) -> Arena:
    """Open an arena for a game as RLCard names it."""
    return Arena(game, seed)
