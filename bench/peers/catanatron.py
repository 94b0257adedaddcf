"""Catanatron: whole games between its own random players."""

import importlib
from typing import Any

PACKAGE = MODULE = "catanatron"


class Arena:
    """A table of random players; rolling the dice is one of their actions and counts as a decision."""

    games = _decisions = 0

    def __init__(self, game: str, seed: int) -> None:
        library: Any = importlib.import_module(MODULE)
        self._new_game = library.Game
        self._players = [
            library.RandomPlayer(color) for color, _ in zip(library.Color, range(int(game)), strict=False)
        ]
        self._seed = seed * 1_000_000
        self.play()
        self.games = self._decisions = 0

    def play(self) -> None:
        """Play one game."""
        self._seed += 1
        game = self._new_game(self._players, seed=self._seed)
        game.play()
        self._decisions += len(game.state.actions)
        self.games += 1

    def tally(self) -> dict[str, Any]:
        """Give the count read from the log of every game."""
        return {"decisions": self._decisions}


def arena(game: str, seed: int) -> Arena:
    """Open an arena; the game is the number of players."""
    return Arena(game, seed)
