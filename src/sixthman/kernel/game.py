"""The protocol: what a game offers, and a game built for one target.

A game is a handful of rules over one record. Seats and choices are small whole numbers; several
seats may owe a choice at once, and what they choose stays sealed until the last one has chosen.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from importlib.util import find_spec
from types import ModuleType
from typing import Any, Protocol

import numpy as np

from .declaration import Declaration
from .rules import Build, Rule, cpu, interpreted
from .stream import STREAM

PROTOCOL = (
    "setup",
    "waiting",
    "legal",
    "choice",
    "act",
    "pick",
    "choose",
    "due",
    "follow",
    "bucket",
    "over",
    "score",
    "rank",
    "view",
    "imagine",
)


@dataclass(frozen=True, eq=False)
class Game:
    """One game: what it declares, and its rules over its record.

    setup(state, options, stream)       a new game; options is a row of whole numbers
    waiting(state) -> bit mask          the seats that owe a choice
    legal(state, seat) -> count         how many choices are open to a seat that is waited for
    choice(state, seat, k) -> choice    the k-th of them, from 0
    act(state, seat, choice)            a legal choice; the last sealed one carries all of them out
    pick(state, seat, k)                the same, by its number among the legal ones
    choose(state, seat, k)              the same, without what follows from it
    due(state) -> bool                  does something follow, before anyone chooses again?
    follow(state)                       the next thing that does
    bucket(state) -> small number       games in the same bucket go on alike (see `lab.gpu`)
    over(state) -> bool
    score(state, seat) -> int           points so far
    rank(state, seat) -> int            rank by the rules for the end of the game
    view(state, seat, out)              all that the seat may know, the rest blank
    imagine(state, stream)              turn a view into a full state that fits it, uniformly among those

    A game that declares an envelope may also have
    take_back(state, seat)              empty the seat's envelope
    """

    declared: Declaration
    record: np.dtype[Any]
    rules: Mapping[str, Rule]
    version: str = ""  # of the rules, where it is not the present one
    choices: int = 0  # choices are 0 to choices - 1: all that are declared, unless earlier rules had fewer
    tables: Mapping[str, Any] = field(default_factory=dict)  # what rules find under these names instead

    def __post_init__(self) -> None:
        object.__setattr__(self, "version", self.version or self.declared.version)
        object.__setattr__(self, "choices", self.choices or self.declared.choice_count)

    def check(self) -> None:
        """ValueError if a rule of the protocol is missing."""
        missing = [name for name in PROTOCOL if name not in self.rules]
        if missing:
            raise ValueError(f"rules are missing: {', '.join(missing)}")

    @property
    def name(self) -> str:
        """Its name."""
        return self.declared.name

    @property
    def package(self) -> str:
        """Where its compiled module lies."""
        return self.declared.package

    def new_state(self) -> Any:
        """An empty record."""
        return np.zeros(1, self.record)[0]


def record_of(declared: Declaration) -> np.dtype[Any]:
    """The record a game declares."""
    special = {"stream": STREAM}
    return record_type(
        [
            (field.name, special.get(field.type, field.type), *([field.shape] if field.shape else []))
            for field in declared.fields
        ]
    )


def record_type(fields: list[Any]) -> np.dtype[Any]:
    """A record with these fields, filled up to whole 64-bit words (see `playout.record_checksum`)."""
    plain = np.dtype(fields, align=True)
    short = -sum(plain[name].itemsize for name in plain.names or ()) % 8
    filled = [*fields, ("filling", np.int8, (short,))] if short else fields
    return np.dtype((np.record, np.dtype(filled, align=True)))


class Engine(Protocol):
    """A game's rules on one target, and loops over them: engine.game.act(state, seat, choice)."""

    rules: Game
    game: Any  # the protocol's rules by name

    def new_state(self) -> Any:
        """An empty record."""
        ...

    def rule(self, function: Rule, **bound: Any) -> Rule:
        """This target's version of any rule, a loop over `game` included, with names in it bound to rules or
        numbers."""
        ...

    def use_table(self, name: str, table: Any) -> None:
        """Let rules find another table under this name, as `Game.tables` does."""
        ...

    def with_tables(self, name: str, tables: Mapping[str, Any]) -> Engine:
        """An engine whose rules find these tables instead, made once for this name."""
        ...


class BuiltEngine:
    """An engine whose rules are built from their sources."""

    def __init__(self, game: Game, build: Build) -> None:
        self.rules = game
        self.build = build
        self._variants: dict[tuple[tuple[str, Any], ...], Build] = {}
        self._others: dict[str, Engine] = {}
        for name, table in game.tables.items():
            build.bind(name, table)
        self.game: ModuleType = build.module(game.name, game.rules)
        build.bind("game", build.module(game.name, game.rules, outside=False))

    def new_state(self) -> Any:
        """An empty record."""
        return self.rules.new_state()

    def rule(self, function: Rule, **bound: Any) -> Rule:
        """The rule, built when it is first asked for."""
        if not bound:
            return self.build.rule(function)
        key = tuple(sorted(bound.items(), key=lambda item: item[0]))
        if key not in self._variants:
            self._variants[key] = self.build.variant(bound)
        return self._variants[key].rule(function)

    def use_table(self, name: str, table: Any) -> None:
        """Rules built from now on find it."""
        self.build.bind(name, table)

    def with_tables(self, name: str, tables: Mapping[str, Any]) -> Engine:
        """Rules that know of the difference are built anew."""
        if name not in self._others:
            self._others[name] = BuiltEngine(self.rules, self.build.variant(tables))
        return self._others[name]


def interpreted_engine(game: Game) -> Engine:
    """The game as plain Python."""
    return BuiltEngine(game, interpreted())


def cpu_engine(game: Game) -> Engine:
    """The game as machine code, cached on disk."""
    return BuiltEngine(game, cpu())


def tuned_engine(game: Game, options: Iterable[int]) -> Engine:
    """The same for one kind of table, faster: other options need code of their own, compiled anew."""
    return BuiltEngine(game, cpu(dict(zip(game.declared.agreed, map(int, options), strict=False))))


def module_engine(game: Game) -> Engine:
    """The game as it was compiled once for all machines; needs no compiler."""
    from .module import ModuleEngine, current_module

    return ModuleEngine(game, current_module(game))


TARGETS = ("wasm", "cpu", "tuned", "interpreted")  # of this machine's processor


def has_compiler() -> bool:
    """Can rules be compiled here for this very processor?"""
    return find_spec("numba") is not None


def engine_on(target: str, game: Game, options: Iterable[int]) -> Engine:
    """The game on one of these targets, to be played with these options."""
    if target == "tuned":
        return tuned_engine(game, options)
    engines = {"wasm": module_engine, "cpu": cpu_engine, "interpreted": interpreted_engine}
    return engines[target](game)


def new_streams(count: int, dtype: np.dtype[Any] = STREAM) -> Any:
    """Unopened streams, for the rules to open."""
    return np.zeros(count, dtype)
