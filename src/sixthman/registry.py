"""The games there are: found by entry point, each a folder that brings all of its game.

This is the only place where shared code comes to a game. What a game has of its own lies in packages
of its folder and are loaded when they are first asked for:

- `rules`: its `GAME`.
- `table`: its `Options`, its `GameAdapter`, and `read_cards`.
- `bots`: the rule `policy`, and `SEARCH_RULES` for the search.
- `features`: what learners see.
- `report`: what simulations keep, and the pages about it.
- `terminal`: its table in a terminal, and commands of its own.
- `server`: requests that only this game has.

A game without one of these gets a plain one.
"""

from __future__ import annotations

from functools import cache, cached_property
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sixthman.kernel.declaration import Declaration
from sixthman.messages import BadOption

if TYPE_CHECKING:
    from sixthman.kernel.game import Game
    from sixthman.kernel.module import Module
    from sixthman.table.adapter import GameAdapter
    from sixthman.table.cardset import PlayedCards
    from sixthman.table.options import Options

GROUP = "sixthman.games"
OURS = "sixthman."
PLAIN_TABLE = "sixthman.table.plain"


class GameFolder:
    """One game: its declaration, and its packages."""

    def __init__(self, declared: Declaration) -> None:
        self.declared = declared
        self.name = declared.name

    def load(self, name: str) -> Any:
        """A package or module of this game's folder; None if it has none of that name."""
        path = self.declared.package
        for part in name.split("."):
            path = f"{path}.{part}"
            if find_spec(path) is None:
                return None
        return import_module(path)

    @cached_property
    def rules(self) -> Game:
        """The game as the kernel knows it."""
        found: Game = self.load("rules").GAME
        return found

    @cached_property
    def options(self) -> type[Options]:
        """What people agree on before this game."""
        found: type[Options] = self._table.Options
        return found

    def adapter(self, cards: Path | None = None, module: Module | None = None) -> GameAdapter:
        """The game's adapter, with the cards of a file if it plays with such, by the rules of a module
        if they are not the present ones."""
        return self.adapter_with(self._table.read_cards(cards, module))

    def cards(self, path: Path | None = None) -> PlayedCards[Any]:
        """The cards of a file, or the standard ones."""
        found: PlayedCards[Any] = self._table.read_cards(path)
        return found

    def adapter_with(self, cards: PlayedCards[Any]) -> GameAdapter:
        """The adapter with cards that have been read already."""
        found: GameAdapter = self._table.Adapter(cards)
        return found

    @cached_property
    def _table(self) -> Any:
        found_table = self.load("table")
        if found_table is None:
            found_table = import_module(PLAIN_TABLE).PlainTable(self.rules)
        return found_table


@cache
def _found() -> dict[str, EntryPoint]:
    points = sorted(
        entry_points(group=GROUP), key=lambda point: (not point.value.startswith(OURS), point.name)
    )
    return {point.name: point for point in points}


def game_names() -> tuple[str, ...]:
    """The names of all games, ours first."""
    return tuple(_found())


@cache
def game_named(name: str) -> GameFolder:
    """The game of that name; BadOption names those there are, or says what is wrong with this one."""
    if name not in _found():
        raise BadOption("error-game-name", game=name, known=", ".join(game_names()))
    try:
        declared = _found()[name].load()
    except Exception as reason:  # whatever somebody else's package may do
        raise BadOption("error-game-broken", game=name, reason=str(reason)) from reason
    if not isinstance(declared, Declaration):
        raise BadOption("error-game-broken", game=name, reason=f"{_found()[name].value}: {type(declared)}")
    return GameFolder(declared)
