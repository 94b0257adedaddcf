"""What a command line says about the game to be played, as the options of that game.

Every game declares its options; each is a flag of the commands that play.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from sixthman.kernel.options import Option
from sixthman.messages import BadOption
from sixthman.registry import game_named, game_names

if TYPE_CHECKING:
    from sixthman.table.options import Options

KINDS: dict[str, Any] = {"number": int, "one": str, "flag": bool, "several": str, "seat": str}


def declared_options() -> Iterator[Option]:
    """All options of all games, each name once."""
    seen = set()
    for game in game_names():
        for option in game_named(game).declared.options:
            if option.name not in seen:
                seen.add(option.name)
                yield option


def with_options(command: Callable[..., Any], parameter: Callable[..., Parameter]) -> Callable[..., Any]:
    """The command with a flag for every option of a game in the place of its `**agreed`."""
    signature = inspect.signature(command)
    kept = [one for one in signature.parameters.values() if one.kind is not one.VAR_KEYWORD]
    flags = [
        inspect.Parameter(
            option.name,
            inspect.Parameter.KEYWORD_ONLY,
            default=None,
            annotation=Annotated[
                KINDS[option.kind] | None, parameter(f"help-option-{option.flag[2:]}", option)
            ],
        )
        for option in declared_options()
    ]

    def run(*given: Any, **named: Any) -> Any:
        return command(*given, **named)

    run.__signature__ = signature.replace(parameters=[*kept, *flags])  # type: ignore[attr-defined]
    run.__annotations__ = {one.name: one.annotation for one in (*kept, *flags)}
    run.__name__ = command.__name__
    return run


def agree_on(game: str, given: dict[str, Any], cards: Path | None) -> Options:
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
    return folder.options(**chosen, cards=folder.cards(cards))
