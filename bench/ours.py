"""Sixth Man as an arena for the clock that times the peers (`bench/peers/clock.py`).

A game is written as on the command line, with edition and seats: `allstar 2020 5`, `hoops`.
"""

import importlib
from typing import Any

PACKAGE, MODULE = "sixthman", "sixthman.lab.batches"
_AT_RANDOM = 0


class Arena:
    """One game between random bots, compiled."""

    games = _decisions = 0

    def __init__(self, game: str, seed: int) -> None:
        batches: Any = importlib.import_module(MODULE)
        name, *agreed = game.split()
        rules, options = _allstar(*agreed) if name == "allstar" else _hoops()
        batch = batches.Batch(tuple(options.numbers().tolist()), (_AT_RANDOM,) * options.seats, str(seed))
        self._player, self._chunk = batches.Player(rules, batch, "cpu"), batches.CHUNK

    def play(self) -> None:
        """Play a chunk."""
        self._decisions += self._player.play(self.games, self._chunk).decisions
        self.games += self._chunk

    def tally(self) -> dict[str, Any]:
        """Give the count kept while playing."""
        return {"decisions": self._decisions}


def _allstar(edition: str, seats: str) -> tuple[Any, Any]:
    from sixthman.games.allstar.rules import GAME
    from sixthman.games.allstar.table import AllstarOptions

    return GAME, AllstarOptions(edition=edition, seats=int(seats))


def _hoops() -> tuple[Any, Any]:
    from sixthman.games.hoops.table import HoopsOptions

    options = HoopsOptions()
    return options.cards.game, options


def arena(game: str, seed: int) -> Arena:
    """Open an arena for a game."""
    return Arena(game, seed)
