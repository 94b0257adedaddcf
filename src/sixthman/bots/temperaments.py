"""Levels between those that are one rule and the one that thinks by the clock.

A game declares how they play (`Declaration.temperaments`). A lapse lasts as long as a bot is asked the same
kind of thing: it drafts a round as the level below would, or lines up so. That looks more like a mistake of a
person than a card played at random would. And a bot that imagines few games misjudges what is close, hardly
ever what is plain; how far it looks has nothing to do with how much time it is given.
"""

from __future__ import annotations

from typing import Any

from sixthman.kernel.declaration import Declaration, Temperament
from sixthman.kernel.game import Engine
from sixthman.kernel.piles import NONE
from sixthman.kernel.stream import PLAYERS, draw, new_stream
from sixthman.messages import BadOption

from . import MVP, Bot, PolicyBot, bot_named
from .clock import Clock
from .game_levels import offered_levels

WHOLE = 100


def temperament_of(level: str, declared: Declaration) -> Temperament:
    """How a level plays a game; BadOption if that game has no such level."""
    for temperament in declared.temperaments:
        if temperament.name == level:
            return temperament
    known = ", ".join(("random", *offered_levels(declared)))
    raise BadOption("error-bots-game", game=declared.name, bot=level, known=known)


def tempered_bot(level: str, engine: Engine, seed: str) -> Bot:
    """The bot of a level in between."""
    temperament = temperament_of(level, engine.rules.declared)
    if temperament.worlds:
        return LimitedBot(level, engine, seed, temperament.worlds)
    return LapsingBot(level, engine, seed, temperament.lapses)


class LapsingBot:
    """Plays as a pro, with lapses."""

    def __init__(self, name: str, engine: Engine, seed: str, lapses: int) -> None:
        self.name = name
        self._usual, self._lapsed = PolicyBot("pro", engine, seed), PolicyBot("rookie", engine, seed)
        self._lapses, self._rng = lapses, new_stream(f"{seed} lapses", lane=PLAYERS)
        self._phase, self._lapsing = NONE, False

    def choose(self, view: Any, clock: Clock | None = None) -> list[int]:
        """The next small choice. Whether this is a lapse is decided when something new is asked."""
        if int(view.phase) != self._phase:
            self._phase = int(view.phase)
            self._lapsing = int(draw(self._rng, WHOLE)) < self._lapses
        return (self._lapsed if self._lapsing else self._usual).choose(view)


class LimitedBot:
    """Thinks in a few imagined games, however much time there is."""

    def __init__(self, name: str, engine: Engine, seed: str, worlds: int) -> None:
        self.name = name
        self._search, self._worlds = bot_named(MVP, engine, seed), worlds

    def choose(self, view: Any, clock: Clock | None = None) -> list[int]:
        """The next choice, the same on every machine."""
        return self._search.choose(view, Clock(worlds=self._worlds))
