"""The cards a table plays with: the standard set, or one from a file, known by a digest of its content."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import cache, cached_property
from pathlib import Path
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar

from sixthman.kernel.cardfile import BadCard, Form, Sections, sections_from, visible
from sixthman.kernel.game import Engine, Game, cpu_engine, has_compiler, interpreted_engine
from sixthman.kernel.module import BadModule, Module, ModuleEngine, current_module
from sixthman.kernel.rules import Rule
from sixthman.messages import BadCards, BadOption, BadRecord, BadRules

STANDARD_NAME = "standard"


class Printed(Protocol):
    """A card set, of whichever game."""

    @property
    def sections(self) -> Sections: ...

    def tables(self) -> dict[str, Any]:
        """The tables rules name, by their names."""
        ...


Set = TypeVar("Set", bound=Printed)


@dataclass(frozen=True, eq=False)
class PlayedCards(Generic[Set]):
    """A card set, and the name of the file it came from."""

    name: str
    cards: Set
    module: Module | None = None  # earlier rules, whose standard cards these are

    usual: ClassVar[Game]  # the game with its standard cards
    standard: ClassVar[Printed]  # which are these
    load: ClassVar[Callable[[Path], Any]]  # a card set from a file
    lay_out: ClassVar[Callable[..., Any]]  # … and from its sections
    change: ClassVar[Callable[..., Any]]  # a card set, and the file of its changes: the changed set
    form: ClassVar[Form | None] = None  # what a file of cards looks like; None: this game has no such files

    write: ClassVar[Callable[..., str]]  # a card set as a file

    def text(self) -> str:
        """The cards as a file to change; without where their values come from."""
        return type(self).write(self.cards, provenance=False)

    @classmethod
    def read(cls, path: Path | None, module: Module | None = None) -> Self:
        """The cards of a file, the standard ones without: those of a module, if earlier rules are named;
        BadCards names file and row of what is wrong."""
        if path is not None:
            return cls(*_read_set(path, cls.load), module)
        return cls._usual() if module is None else cls.of_module(module)

    @classmethod
    def of_module(cls, module: Module) -> Self:
        """The standard cards of earlier rules, as their module brings them along."""
        return cls(STANDARD_NAME, cls.lay_out(sections_from(module.manifest["cards"])), module)

    def changed(self, path: Path) -> Self:
        """These cards with the changes of a file; BadCards names file and row of what is wrong."""
        own = type(self)
        return own(*_read_set(path, lambda file: own.change(self.cards, file)), self.module)

    @classmethod
    @cache
    def _usual(cls) -> Self:
        standard: Any = cls.standard
        return cls(STANDARD_NAME, standard)

    @cached_property
    def digest(self) -> str:
        """The SHA-256 of all that play depends on: names and values by place, wherever they come from."""
        rows = {
            section: [[card.name, _sorted(card.values)] for card in cards]
            for section, cards in sorted(self.cards.sections.items())
        }
        return hashlib.sha256(json.dumps(rows, ensure_ascii=True).encode()).hexdigest()

    @cached_property
    def tables(self) -> dict[str, Any]:
        """The tables the rules name."""
        return self.cards.tables()

    @property
    def is_standard(self) -> bool:
        """Are these the cards every rule knows if it is given no others?"""
        return self.cards is self.standard or (self.module is not None and self.name == STANDARD_NAME)

    @cached_property
    def game(self) -> Game:
        """The game with these cards."""
        if self.is_standard and self.module is None:
            return self.usual if self.is_compiled_in else replace(self.usual, tables=self.tables)
        version = self.usual.version if self.module is None else self.module.manifest["rules"]
        return replace(self.usual, version=version, tables={} if self.is_standard else self._known_tables)

    @property
    def _known_tables(self) -> dict[str, Any]:
        """The tables that the rules ask, which may be earlier ones."""
        if self.module is None:
            return self.tables
        known = self.module.manifest["tables"]
        return {name: table for name, table in self.tables_of(self.module).items() if name in known}

    def tables_of(self, module: Module) -> dict[str, Any]:
        """The tables a module's rules ask, as these know them: a game that has changed them says how."""
        return self.tables

    @property
    def is_compiled_in(self) -> bool:
        """Are these the cards that the game's module was built with? Data files may have changed since."""
        if not self.usual.declared.compiled:
            return True
        try:
            return str(current_module(self.usual).manifest["data"]) == self.digest
        except BadModule:
            return True  # whoever plays is told what is wrong with it

    @cached_property
    def engine(self) -> Engine:
        """The compiled rules with these cards."""
        return compiled(self.game, self.module)

    def rule(self, function: Rule) -> Rule:
        """A rule as plain Python, with these cards."""
        return function if self.is_standard else self._plain.rule(function)

    @cached_property
    def _plain(self) -> Engine:
        return interpreted_engine(replace(self.game, tables=self.tables))

    def __reduce__(self) -> Any:
        """For another process: the cards alone, what is made of them is made there."""
        return _again, (self.usual.name, None if self.is_standard else self.cards, self.name, self.module)

    def check_same(self, other: PlayedCards[Any]) -> None:
        """BadOption if options are for other cards than those on the table, which are these."""
        if other.digest != self.digest:
            raise BadOption("error-table-cards", name=other.name, known=self.name)

    def check_played(self, name: str, digest: str) -> None:
        """BadRecord if a game was played with other cards than these."""
        if digest == self.digest:
            return
        facts = {"digest": digest[:12], "own": self.digest[:12]}
        if name == STANDARD_NAME and self.name == STANDARD_NAME:
            raise BadRecord("error-record-standard-cards", **facts)
        raise BadRecord("error-record-cards", name=name, known=self.name, **facts)


def compiled(game: Game, module: Module | None = None) -> Engine:
    """A game's compiled rules: those of a module, else the present ones; BadRules if they are damaged."""
    if module is None and not game.declared.compiled:
        return cpu_engine(game) if has_compiler() else interpreted_engine(game)
    with refused_in_words(game.name):
        engine = ModuleEngine(game, module or current_module(game))
        engine.get_ready()
    return engine


@contextmanager
def refused_in_words(game: str) -> Iterator[None]:
    """BadRules says in words that a game's module is damaged."""
    try:
        yield
    except BadModule as reason:
        raise BadRules("error-module", game=game, reason=str(reason)) from reason


def _again(game: str, cards: Any, name: str, module: Module | None) -> PlayedCards[Any]:
    """The cards of a game in another process, where the standard ones are known already."""
    from sixthman.registry import game_named

    usual = game_named(game).cards()
    return usual if cards is None and module is None else type(usual)(name, cards or usual.cards, module)


def _sorted(values: Mapping[str, Any]) -> list[Any]:
    """A row's values in an order that does not depend on how they were typed."""
    return [
        [key, _sorted(value) if isinstance(value, Mapping) else value]
        for key, value in sorted(values.items())
    ]


def _read_set(path: Path, load: Callable[[Path], Any]) -> tuple[str, Any]:
    """The name and the cards of a file; BadCards names file and row of what is wrong."""
    try:
        return visible(path.name).strip(), load(path)
    except BadCard as reason:
        raise BadCards(reason.message, **reason.facts) from reason
