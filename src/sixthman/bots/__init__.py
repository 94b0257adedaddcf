"""Who can sit at a table besides people.

A bot sees a view and nothing else. `random` does anything legal, for tests and as the floor of every scale.
Five levels:
- `rookie`: sensible but short-sighted; one rule.
- `starter`: a pro with lapses: now and then it answers as a rookie would.
- `pro`: a good player who does not look ahead; one rule too, so that thousands of them can play at once.
- `captain`: looks ahead a little, in a few imagined games.
- `mvp`: imagines the cards it cannot see and plays the game to its end again and again, as long as its
  clock runs (`mvp@200ms`, `mvp@2s`).

Six of them have a name and a face: see `characters.py`.

The same rule functions serve a table, where a bot plays one seat, and the laboratory, where it plays
thousands.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from sixthman.kernel.game import Engine
from sixthman.kernel.playout import uniform
from sixthman.kernel.rules import Rule
from sixthman.kernel.stream import PLAYERS, new_stream
from sixthman.messages import BadOption
from sixthman.registry import game_named

from .characters import character_of, in_style
from .clock import Clock, seconds_from
from .levels import CAPTAIN, LEVELS, MVP, PRO, RANDOM, ROOKIE, RULE_LEVELS, STARTER
from .thought import Candidate, Thought

if TYPE_CHECKING:
    from .search import SearchRules

__all__ = [
    "BOTS",
    "CAPTAIN",
    "LEVELS",
    "MVP",
    "OLD_MVP",
    "PRO",
    "RANDOM",
    "ROOKIE",
    "RULE_LEVELS",
    "STARTER",
    "Bot",
    "Candidate",
    "Clock",
    "Thought",
    "bot_named",
    "check_bot",
    "level_number",
    "looks_ahead",
    "policy_for",
    "thinks",
]

BOTS = ("random", *LEVELS)
OLD_MVP = "allstar"
OLD_NAMES = {"heuristic": "pro", OLD_MVP: MVP}  # what levels were called before


class Bot(Protocol):
    """Plays one seat of a table."""

    name: str

    def choose(self, view: Any, clock: Clock | None = None) -> list[int]:
        """The next choice of the seat whose view this is: one or more small choices, in order."""


class PolicyBot:
    """A bot that is one rule: it needs no time to think."""

    def __init__(self, name: str, engine: Engine, seed: str) -> None:
        self.name = name
        self._level = level_number(name)
        self._rng = new_stream(seed, lane=PLAYERS)
        self._policy = engine.rule(policy_for(engine))
        self._game = engine.game

    def choose(self, view: Any, clock: Clock | None = None) -> list[int]:
        """The next small choice of the seat whose view this is."""
        seat = int(view.viewer)
        return [int(self._game.choice(view, seat, self._policy(self._level, view, seat, self._rng)))]


def bot_named(name: str, engine: Engine, seed: str) -> Bot:
    """The bot of that name, `mvp` with its time to think: `mvp@200ms`."""
    level, seconds = check_bot(name)
    character = character_of(name)
    if character is not None:
        engine = in_style(engine, character.style)
    if level in (STARTER, CAPTAIN):
        from .temperaments import tempered_bot

        return tempered_bot(level, engine, seed)
    if level != MVP:
        return PolicyBot(level, engine, seed)
    from .search import SearchBot

    return SearchBot(name, engine, search_rules_for(engine), seed, Clock(seconds))


def check_bot(name: str) -> tuple[str, float]:
    """The level and the seconds to think that a name stands for; BadOption names those there are."""
    given, at, time = name.partition("@")
    level = level_of(given)
    if level not in BOTS or (at and level != MVP):
        raise BadOption("error-bots", bot=name, known=", ".join(BOTS))
    return level, seconds_from(time) if at else Clock.seconds


def thinks(name: str) -> bool:
    """Does the bot of that name think by a clock?"""
    return level_of(name.partition("@")[0]) == MVP


def looks_ahead(name: str) -> bool:
    """Does the bot of that name play imagined games to their end? That takes more than a moment."""
    return level_of(name.partition("@")[0]) in (CAPTAIN, MVP)


def level_of(name: str) -> str:
    """The level that a name without a time stands for: a level's own, one from earlier, or a character's."""
    character = character_of(name)
    return OLD_NAMES.get(name, name) if character is None else character.level


def level_number(name: str) -> int:
    """the number of a level that is one rule; BadOption names those there are."""
    name = OLD_NAMES.get(name, name)
    if name not in RULE_LEVELS:
        raise BadOption("error-bots", bot=name, known=", ".join(RULE_LEVELS))
    return RULE_LEVELS.index(name)


def policy_for(engine: Engine) -> Rule:
    """The rule by which bots play an engine's game, to be bound or built: policy(level, state, seat, rng) ->
    k, one of the legal choices. It looks only at what its seat may know, also when the laboratory hands it
    the full state.
    """
    found = game_named(engine.rules.name).load("bots")
    if found is None:
        return uniform
    if engine.rules.tables and hasattr(found, "tables_for"):  # cards of your own
        for name, table in found.tables_for(engine.rules.tables).items():
            engine.use_table(name, table)
    policy: Rule = found.policy
    return policy


def search_rules_for(engine: Engine) -> SearchRules:
    """What the search needs to know of an engine's game."""
    policy_for(engine)  # binds the tables of cards of your own
    found = game_named(engine.rules.name).load("bots.search_rules")
    if found is None:
        from .plain import plain_search_rules

        return plain_search_rules(engine.rules)
    rules: SearchRules = found.SEARCH_RULES
    return rules
