"""What every game has of `sixthman lab`: trying a change of its cards, searching for balanced ones."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

from cyclopts import App, Parameter

from sixthman.messages import say


def add_try(
    lab: App,
    with_flags: Callable[..., Any],
    option: Callable[..., Parameter],
    whole: Callable[[str], Parameter],
    language: str,
) -> None:
    """Add the command to `sixthman lab`."""

    @lab.command(name="try", help=say(language, "help-try"))
    @with_flags
    def lab_try(
        file: Annotated[Path, option("help-try-file")],
        *,
        game: Annotated[str | None, option("help-try-game")] = None,
        cards: Annotated[Path | None, option("help-try-cards")] = None,
        games: Annotated[int | None, whole("help-try-games")] = None,
        bots: Annotated[str, option("help-simulate-bots")] = "pro",
        seed: Annotated[str, option("help-simulate-seed")] = "7",
        processes: Annotated[int | None, whole("help-try-processes")] = None,
        output: Annotated[Path | None, option("help-try-output")] = None,
        all_rows: Annotated[bool, option("help-try-all", name="--all", negative="")] = False,
        json: Annotated[bool, option("help-simulate-json", negative="")] = False,
        language: Annotated[str, option("help-language")] = language,
        **agreed: Any,
    ) -> None:
        from .lab_try import game_of, try_changes

        where = (games, bots, seed, processes, output, all_rows, json, language)
        try_changes(file, game or game_of(file), agreed, cards, *where)


def add_balance(
    lab: App,
    with_flags: Callable[..., Any],
    option: Callable[..., Parameter],
    whole: Callable[[str], Parameter],
    language: str,
) -> None:
    """Add the command to `sixthman lab`."""

    @lab.command(name="balance", help=say(language, "help-balance"))
    @with_flags
    def lab_balance(
        file: Annotated[Path, option("help-balance-file")],
        *,
        game: Annotated[str | None, option("help-balance-game")] = None,
        cards: Annotated[Path | None, option("help-try-cards")] = None,
        games: Annotated[int | None, whole("help-balance-games")] = None,
        rounds: Annotated[int | None, whole("help-balance-rounds")] = None,
        bots: Annotated[str, option("help-simulate-bots")] = "pro",
        seed: Annotated[str, option("help-simulate-seed")] = "7",
        processes: Annotated[int | None, whole("help-try-processes")] = None,
        save: Annotated[Path | None, option("help-balance-save")] = None,
        output: Annotated[Path | None, option("help-balance-output")] = None,
        language: Annotated[str, option("help-language")] = language,
        **agreed: Any,
    ) -> None:
        from .lab_balance import balance

        balance(file, game, agreed, cards, games, rounds, bots, seed, processes, save, output, language)
