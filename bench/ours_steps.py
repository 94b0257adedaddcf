"""Our vector environment as an arena for the clock that times the peers: one call of `step` after another.

`allstar@1024` is 1024 games of All-Star Draft with four seats, `hoops@1024` the same of NBA Deck-Building;
`hoops@1024+tuned` is compiled for its options alone.
A game that ends is dealt anew in the same step. What is timed is the loop of `bench.vector`, which tries more
sizes and needs no peers.
"""

import importlib
from typing import Any

PACKAGE, MODULE = "sixthman", "sixthman.envs.gymnasium"
_STEPS = 16
_WARM_UP = 25  # after this many plays the games have fallen out of step with each other


class Arena:
    """Random legal actions, drawn by the environment from its masks, for whoever's turn it is."""

    games = _steps = 0

    def __init__(self, game: str, seed: int) -> None:
        name, _, size = game.partition("@")
        size, _, target = size.partition("+")
        self._env: Any = importlib.import_module(MODULE).VectorEnv(name, int(size), target=target or "cpu")
        self._env.reset(seed=seed)
        self._actions = self._env.sample()
        for _ in range(_WARM_UP):
            self.play()
        self.games = self._steps = 0

    def play(self) -> None:
        """Take some steps."""
        env, actions = self._env, self._actions
        for _ in range(_STEPS):
            env.sample(actions)
            _observations, _rewards, over, _cut_short, _infos = env.step(actions)
            self.games += int(over.sum())
        self._steps += _STEPS * env.num_envs

    def tally(self) -> dict[str, Any]:
        """Give the count kept while playing."""
        return {"decisions": self._steps}


def arena(game: str, seed: int) -> Arena:
    """Open an arena for a game and the number of games at once."""
    return Arena(game, seed)
