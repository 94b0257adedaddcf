"""The games the laboratory can play, by name."""

from __future__ import annotations

from sixthman.games import allstar, hoops
from sixthman.kernel.game import Game
from sixthman.messages import BadOption

GAMES = {game.name: game for game in (allstar.GAME, hoops.GAME)}


def game_named(name: str) -> Game:
    """The game of that name; BadOption names those there are."""
    if name not in GAMES:
        raise BadOption("error-game-name", game=name, known=", ".join(GAMES))
    return GAMES[name]
