"""Duels: one bot against others in the same deals, one deal from every seat, thinking in this many worlds.

What `bench.gate` plays. Time is left out: a bot thinks in a fixed number of imagined worlds, so that what
comes out is the same on every machine. All games of one deal are a cluster: intervals are those of the means
of deals.

Bots are named
    rookie, starter, pro, captain
    pip, bruna, …               a bot with a name (`sixthman.bots.characters`), as it plays without a clock
    mvp@60                      the search of this tree, in 60 worlds
    today@60                    the search of 2026-11-19 (commit 9eb6304), in the module built then
    mvp@60:cut, today@60:cut    searches in that phase alone, and plays the rest as the pro
    counter                     drafts what the next manager would like (`bench.opponents`)
    pro:…                       the pro with other weights: see `bench.opponents.TABLES`
"""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from bench.opponents import TABLES, opponent
from sixthman.bots import CAPTAIN, STARTER, Clock, bot_named, policy_for
from sixthman.bots.characters import character_of
from sixthman.bots.levels import PRO, ROOKIE
from sixthman.bots.race import BEGINNING, VIEW
from sixthman.bots.search import SearchBot, SearchRules, candidates_of
from sixthman.kernel.exports import numpy_type
from sixthman.kernel.game import Engine, Game, cpu_engine, module_engine
from sixthman.kernel.module import Module, ModuleEngine, current_module
from sixthman.kernel.playout import lowest_seat
from sixthman.kernel.stream import PLAYERS, new_stream
from sixthman.registry import game_named
from sixthman.table.options import Options

TODAY = "9eb6304"  # the commit whose modules are kept as opponents
KINDS = {"rookie": ROOKIE, "pro": PRO}


@dataclass(frozen=True)
class Duel:
    """What is played: a game with its options, one bot, those in all other seats."""

    game: str
    options: Options
    one: str
    rest: str

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return self.options.seats if hasattr(self.options, "seats") else 2


@dataclass(frozen=True)
class Tally:
    """What came of it: games, the win rate of the one, half its interval, the mean lead."""

    games: int
    share: float
    half: float
    lead: float

    @property
    def low(self) -> float:
        """The lower end of the interval that holds the true share in 95 of 100 such duels."""
        return self.share - self.half


# --- bots


@dataclass(frozen=True)
class EarlierRules(SearchRules):
    """The search as an earlier module offers it: with the names that were bound in it then."""

    names: tuple[str, ...] = ()

    @property
    def bound(self) -> dict[str, Any]:
        """What its rules found under their names."""
        return {name: getattr(self, name) for name in self.names}


class EarlierSearch(SearchBot):
    """A search in an earlier module, whose thoughts had fewer figures."""

    def choose(self, view: Any, clock: Clock | None = None) -> list[int]:
        """The next choice."""
        self._records[VIEW] = view
        self._race.doing, self._race.worlds = BEGINNING, 0
        self._go_on(self.clock)
        return candidates_of(self._race)[int(self._race.chosen)].choices


def module_of(game: Game, commit: str) -> Module:
    """The module of a commit, out of the repository."""
    path = f"{'src/' + game.package.replace('.', '/')}/{game.name}.wasm"
    found = subprocess.run(["git", "show", f"{commit}:{path}"], capture_output=True, check=True)
    return Module(found.stdout)


@cache
def rules_of(name: str) -> Game:
    """A game's rules."""
    found: Game = game_named(name).load("rules").GAME
    return found


@cache
def engine_of(name: str, commit: str, compiled: bool) -> Engine:
    """The engine of a game: this tree's, or the module of a commit."""
    if commit:
        return ModuleEngine(rules_of(name), module_of(rules_of(name), commit))
    return cpu_engine(rules_of(name)) if compiled else module_engine(rules_of(name))


def search_rules(name: str, engine: Any, commit: str) -> SearchRules:
    """What the search needs to know; of an earlier module, as that one lays it out."""
    rules: SearchRules = game_named(name).load("bots.search_rules").SEARCH_RULES
    if not commit:
        return rules
    told = engine.module.manifest["exports"]["think_to_the_end"]
    fields = {**vars(rules), "race": numpy_type(told["takes"][3]), "names": tuple(told["bound"])}
    return EarlierRules(**fields)


class Player:
    """A bot by its name, ready to sit down."""

    def __init__(self, game: str, name: str, compiled: bool = False) -> None:
        self.name = name
        level, _, part = name.partition(":")
        level, _, worlds = level.partition("@")
        commit = TODAY if level == "today" else ""
        self._engine = engine_of(game, commit, compiled)
        self._search: SearchBot | None = None
        self._own: Any = None
        self._kind, self._phase, self._level = PRO, None, ""
        if level in ("mvp", "today"):
            rules = search_rules(game, self._engine, commit)
            kind = EarlierSearch if commit else SearchBot
            self._search = kind(name, self._engine, rules, name, Clock(worlds=int(worlds)))
            phases = [phase.name for phase in self._engine.rules.declared.phases]
            self._phase = phases.index(part) if part else None
        elif level in KINDS:
            self._kind = KINDS[level]
            if part:
                self._engine = ModuleEngine(rules_of(game), current_module(rules_of(game)))
                for table, changed in TABLES[game][part]().items():
                    self._engine.use_table(table, changed)
        elif level in (STARTER, CAPTAIN) or character_of(level):
            self._level = level
        else:
            self._own = opponent(game, level)
        policy_rules = policy_for(self._engine) if not commit else policy_for(module_engine(rules_of(game)))
        self._policy = self._engine.rule(policy_rules)
        self._rng = new_stream(name, lane=PLAYERS)

    def begin(self, seed: str) -> None:
        """A new game: the same seed, the same luck."""
        self._rng = new_stream(seed, lane=PLAYERS)
        if self._search is not None:
            self._search.begin_anew(seed)
        if self._level:
            self._own = bot_named(self._level, self._engine, seed).choose

    def choose(self, view: Any) -> list[int]:
        """The next choice, as small choices."""
        if self._own is not None:
            chosen = self._own(view)
            if chosen is not None:
                return list(chosen)
        elif self._search is not None and (self._phase is None or int(view.phase) == self._phase):
            return self._search.choose(view)
        game, seat = self._engine.game, int(view.viewer)
        return [int(game.choice(view, seat, self._policy(self._kind, view, seat, self._rng)))]


# --- games


def play(duel: Duel, deals: range, compiled: bool = False) -> Iterator[list[tuple[float, float]]]:
    """For every deal, and every seat of the one in it: its share of the win, its lead."""
    engine = engine_of(duel.game, "", compiled)
    game, state, view = engine.game, engine.new_state(), engine.new_state()
    one, rest = Player(duel.game, duel.one, compiled), Player(duel.game, duel.rest, compiled)
    numbers = duel.options.numbers()
    for deal in deals:
        found = []
        for alone in range(duel.seats):
            for bot in (one, rest):
                bot.begin(f"{bot.name}, deal {deal}, seat {alone}")
            game.setup(state, numbers, new_stream("duels", deal))
            while not game.over(state):
                seat = lowest_seat(int(game.waiting(state)))
                game.view(state, seat, view)
                for chosen in (one if seat == alone else rest).choose(view):
                    game.act(state, seat, chosen)
            places = [int(game.rank(state, seat)) for seat in range(duel.seats)]
            scores = [int(game.score(state, seat)) for seat in range(duel.seats)]
            lead = scores[alone] - max(score for seat, score in enumerate(scores) if seat != alone)
            found.append(((places[alone] == 1) / places.count(1), float(lead)))
        yield found


def tally(found: list[list[tuple[float, float]]]) -> Tally:
    """Shares and leads, with the interval of the means of deals."""
    deals = np.array([[share for share, _ in games] for games in found]).mean(axis=1)
    leads = np.array([[lead for _, lead in games] for games in found])
    half = 1.96 * float(deals.std(ddof=1)) / len(deals) ** 0.5 if len(deals) > 1 else 1.0
    return Tally(leads.size, float(deals.mean()), half, float(leads.mean()))
