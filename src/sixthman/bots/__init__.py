"""Who can sit at a table besides people.

A bot sees a view and nothing else. `random` plays anything legal; `heuristic` collects sets, sends its
teams where they pay, and keeps something for the playoffs. The same rule functions serve a table,
where a bot plays one seat, and the laboratory, where it plays thousands.
"""

from __future__ import annotations

from typing import Any

from sixthman.kernel.game import Engine
from sixthman.kernel.playout import uniform
from sixthman.kernel.rules import rule
from sixthman.kernel.stream import LUCK, new_stream
from sixthman.messages import BadOption

from .allstar import heuristic

RANDOM, HEURISTIC = 0, 1
BOTS = ("random", "heuristic")


@rule
def policy(kind: int, state: Any, seat: int, luck: Any) -> int:
    """Which of the legal choices a bot of some kind makes.

    It looks only at what its seat may know, also when the laboratory hands it the full state.
    """
    if kind == HEURISTIC:
        return heuristic(state, seat, luck)
    return uniform(kind, state, seat, luck)


class Bot:
    """A bot that sits at tables."""

    def __init__(self, name: str, engine: Engine, seed: str) -> None:
        self.name = name
        self._kind = bot_kind(name)
        self._luck = new_stream(seed, lane=LUCK)
        self._policy = engine.rule(policy)
        self._game = engine.game

    def choose(self, view: Any) -> int:
        """The next small choice of the seat whose view this is."""
        seat = int(view.viewer)
        return int(self._game.choice(view, seat, self._policy(self._kind, view, seat, self._luck)))


def bot_kind(name: str) -> int:
    """The number of a kind of bot; BadOption names those there are."""
    if name not in BOTS:
        raise BadOption("error-bots", bot=name, known=", ".join(BOTS))
    return BOTS.index(name)
