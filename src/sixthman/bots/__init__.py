"""Who can sit at a table besides people.

A bot sees a view and nothing else. `random` plays anything legal; `heuristic` is what a game's own module
here thinks sensible. The same rule functions serve a table, where a bot plays one seat, and the
laboratory, where it plays thousands.
"""

from __future__ import annotations

from typing import Any

from sixthman.kernel.game import Engine
from sixthman.kernel.rules import Rule
from sixthman.kernel.stream import LUCK, new_stream
from sixthman.messages import BadOption

from .kinds import HEURISTIC, RANDOM

__all__ = ["BOTS", "HEURISTIC", "RANDOM", "Bot", "bot_kind", "policy_for"]

BOTS = ("random", "heuristic")


def policy_for(engine: Engine) -> Rule:
    """The rule by which bots play an engine's game: policy(kind, state, seat, luck) -> k, one of the legal
    choices. It looks only at what its seat may know, also when the laboratory hands it the full state.
    """
    if engine.rules.name == "hoops":
        from .hoops import policy as hoops_policy
        from .hoops.hopes import hope_tables

        if engine.rules.tables:  # cards of one's own
            for name, table in hope_tables(engine.rules.tables).items():
                engine.build.bind(name, table)
        return engine.rule(hoops_policy)
    from .allstar import policy as allstar_policy

    return engine.rule(allstar_policy)


class Bot:
    """A bot that sits at tables."""

    def __init__(self, name: str, engine: Engine, seed: str) -> None:
        self.name = name
        self._kind = bot_kind(name)
        self._luck = new_stream(seed, lane=LUCK)
        self._policy = policy_for(engine)
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
