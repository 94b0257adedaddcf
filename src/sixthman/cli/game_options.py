"""What a command line says about the game to be played, as the options of that game.

Every game declares its options; each is a flag of the commands that play.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from sixthman.kernel.declaration import Declaration
from sixthman.kernel.options import Option
from sixthman.messages import BadOption, knows, say
from sixthman.registry import game_named, game_names

if TYPE_CHECKING:
    from sixthman.table.options import Options

TYPES: dict[str, Any] = {"number": int, "one": str, "flag": bool, "several": str, "seat": str, "colors": str}


def declared_options() -> Iterator[Option]:
    """All options of all games, each name once."""
    seen = set()
    for option, _ in _options_of_games():
        if option.name not in seen:
            seen.add(option.name)
            yield option


def _options_of_games() -> Iterator[tuple[Option, Declaration]]:
    for game in game_names():
        declared = game_named(game).declared
        for option in declared.options:
            yield option, declared


def type_of(option: Option) -> Any:
    """What the command line reads for an option; its word, where games mean different things by one name."""
    types = {other.type for other, _ in _options_of_games() if other.name == option.name}
    return TYPES[option.type] if len(types) == 1 and not getattr(option, "endless", "") else str


def help_of(option: Option, language: str) -> str:
    """What an option is about: a message, or else what games declare of it."""
    message = f"help-option-{option.flag[2:]}"
    if knows(language, message):
        return say(language, message)
    texts = [
        say(language, "help-option", game=declared.title, values=", ".join(facts["values"]), usual=usual)
        for other, declared in _options_of_games()
        if other.name == option.name
        for facts in [other.facts()]
        for usual in [facts["usual"] or "-"]
    ]
    return " ".join(texts)


def with_options(command: Callable[..., Any], parameter: Callable[..., Parameter]) -> Callable[..., Any]:
    """The command with a flag for every option of a game in the place of its `**agreed`.

    A flag of the command's own comes before an option of the same name, which then has its default."""
    signature = inspect.signature(command)
    kept = [one for one in signature.parameters.values() if one.kind is not one.VAR_KEYWORD]
    taken = {one.name for one in kept}
    flags = [
        inspect.Parameter(
            option.name,
            inspect.Parameter.KEYWORD_ONLY,
            default=None,
            annotation=Annotated[type_of(option) | None, parameter(option)],
        )
        for option in declared_options()
        if option.name not in taken
    ]

    def run(*given: Any, **named: Any) -> Any:
        return command(*given, **named)

    run.__signature__ = signature.replace(parameters=[*kept, *flags])  # type: ignore[attr-defined]
    run.__annotations__ = {one.name: one.annotation for one in (*kept, *flags)}
    run.__name__ = command.__name__
    return run


def agree_on(game: str, given: dict[str, Any], cards: Path | None, changes: Path | None = None) -> Options:
    """The options of a game from what was given (None: left out); BadOption for one of another game."""
    folder = game_named(game)
    own = folder.options.names()
    for option in declared_options():
        if option.name in own or given.get(option.name) is None:
            continue
        if option.name == "seats" and given["seats"] == folder.declared.fixed_seats:
            continue
        raise BadOption("error-option-game", option=option.flag, game=game)
    chosen = {name: given.get(name) for name in own}
    played = folder.cards(cards)
    return folder.options(**chosen, cards=played if changes is None else played.changed(changes))
