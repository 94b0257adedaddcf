"""The games there are: found by entry point, each a folder that brings all of its game.

This is the only place where shared code comes to a game. What a game has of its own lies in packages
of its folder and are loaded when they are first asked for:

- `rules`: its `GAME`.
- `table`: its `Options`, its `GameAdapter` (which also shows views by name, for programs), and `read_cards`.
- `bots`: the rule `policy`, and `SEARCH_RULES` for the search.
- `features`: what learners see.
- `report`: what simulations keep, and the pages about it.
- `terminal`: its table in a terminal, and commands of its own.
- `server`: requests that only this game has.

A game without one of these gets a plain one. A game from elsewhere brings its words along, in a folder
`messages` with a file for each language. One that cannot be loaded leaves all others alone.
"""

from __future__ import annotations

from functools import cache, cached_property
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sixthman.kernel.declaration import Declaration, check_declaration
from sixthman.messages import BadOption, add_words, forget_words

if TYPE_CHECKING:
    from sixthman.kernel.game import Game
    from sixthman.kernel.module import Module
    from sixthman.table.adapter import GameAdapter
    from sixthman.table.cardset import PlayedCards
    from sixthman.table.options import Options

GROUP = "sixthman.games"
OURS = "sixthman."
PLAIN_TABLE = "sixthman.table.plain"
WORDS = "messages"  # in the folder of a game from elsewhere: its words, <language>.ftl


class GameFolder:
    """One game: its declaration, and its packages."""

    def __init__(self, declared: Declaration) -> None:
        self.declared = declared
        self.name = declared.name

    def load(self, name: str) -> Any:
        """A package or module of this game's folder; None if it has none of that name."""
        path = self.declared.package
        try:
            for part in name.split("."):
                path = f"{path}.{part}"
                if find_spec(path) is None:
                    return None
            return import_module(path)
        except Exception as reason:
            raise self._broken(reason) from reason

    @cached_property
    def rules(self) -> Game:
        """The game as the kernel knows it; BadOption says what is wrong with its rules."""
        try:
            found: Game = self.load("rules").GAME
            found.check()
        except Exception as reason:
            raise self._broken(reason) from reason
        return found

    def _broken(self, reason: Exception) -> Exception:
        """From now on this game is among the broken ones; an error of our own games stays what it is."""
        if isinstance(reason, BadOption) or self.declared.package.startswith(OURS):
            return reason
        broken = _loaded()[self.name] = _what_is_wrong(self.name, reason)
        return broken

    @cached_property
    def options(self) -> type[Options]:
        """What people agree on before this game."""
        found: type[Options] = self._table.Options
        return found

    def adapter(self, cards: Path | None = None, module: Module | None = None) -> GameAdapter:
        """The game's adapter, with the cards of a file if it plays with such, by the rules of a module
        if they are not the present ones."""
        return self.adapter_with(self._table.read_cards(self.card_file(cards), module))

    def cards(self, path: Path | None = None) -> PlayedCards[Any]:
        """The cards of a file, or of a set that the game brings along; or the standard ones."""
        found: PlayedCards[Any] = self._table.read_cards(self.card_file(path))
        return found

    def card_file(self, path: Path | None) -> Path | None:
        """A file of cards; a plain name, such as `first`, is that of a set in the game's folder."""
        if path is None or path.name != str(path) or _is_there(path):
            return path
        brought = Path(str(files(self.declared.package))) / "data" / "sets" / f"{path.name}.toml"
        return brought if _is_there(brought) else path

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


def _is_there(path: Path) -> bool:
    """Is there such a file? Not under a name that no file can have, such as one of thousands of letters."""
    try:
        return path.exists()
    except (OSError, ValueError):
        return False


@cache
def _found() -> dict[str, EntryPoint]:
    points = sorted(
        entry_points(group=GROUP), key=lambda point: (not point.value.startswith(OURS), point.name)
    )
    found: dict[str, EntryPoint] = {}
    for point in points:
        free = point.name not in found  # nobody takes the place of one of ours
        found[point.name if free else f"{point.name} ({point.value})"] = point
    return found


@cache
def _loaded() -> dict[str, GameFolder | BadOption]:
    return {name: _load(name, point) for name, point in _found().items()}


def _load(name: str, point: EntryPoint) -> GameFolder | BadOption:
    """A game, or what is wrong with it: whatever someone else's package may do, the other games go on."""
    try:
        if name != point.name:
            raise ValueError("there is a game of this name already")
        declared = point.load()
        if not isinstance(declared, Declaration):
            raise TypeError(f"{point.value} is no Declaration")
        if declared.name != name:
            raise ValueError(f"it is declared as {declared.name}")
        check_declaration(declared)
        if not point.value.startswith(OURS):
            add_words(_folder_of(declared.package) / WORDS)
    except Exception as reason:
        return _what_is_wrong(name, reason)
    return GameFolder(declared)


def _folder_of(package: str) -> Path:
    spec = find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        raise ValueError(f"there is no package {package}")
    return Path(next(iter(spec.submodule_search_locations)))


def _what_is_wrong(name: str, reason: Exception) -> BadOption:
    said = " ".join(f"{type(reason).__name__}: {reason}".split())
    return BadOption("error-game-broken", game=name, reason=said)


def game_names() -> tuple[str, ...]:
    """The names of all games that can be played, ours first."""
    return tuple(name for name, found in _loaded().items() if isinstance(found, GameFolder))


def broken_games() -> tuple[BadOption, ...]:
    """What is wrong with games that were found and cannot be played."""
    return tuple(found for found in _loaded().values() if isinstance(found, BadOption))


def usual_game() -> str:
    """The game that is meant where none is named: the first."""
    return game_names()[0]


def game_named(name: str) -> GameFolder:
    """The game of that name; BadOption names those there are, or says what is wrong with this one."""
    found = _loaded().get(name)
    if found is None:
        raise BadOption("error-game-name", game=name, known=", ".join(game_names()))
    if isinstance(found, BadOption):
        raise found
    return found


def load_all(name: str) -> dict[str, Any]:
    """This package or module of every game that has one of its own."""
    found = {}
    for game in game_names():
        try:
            loaded = game_named(game).load(name)
        except BadOption:  # now among the broken ones
            continue
        if loaded is not None:
            found[game] = loaded
    return found


def look_again() -> None:
    """Find games that were installed, or removed, since this program began."""
    forget_words()
    _found.cache_clear()
    _loaded.cache_clear()
