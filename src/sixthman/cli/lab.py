"""What every game has of `sixthman lab`: trying a change of its cards, searching for balanced ones."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, TypeAlias

from cyclopts import App, Parameter

from sixthman.messages import say


def add_card_commands(
    lab: App,
    with_flags: Callable[..., Any],
    option: Callable[..., Parameter],
    whole: Callable[[str], Parameter],
    language: str,
) -> None:
    """Add the commands to `sixthman lab`."""
    Cards: TypeAlias = Annotated[Path | None, option("help-try-cards")]
    Bots: TypeAlias = Annotated[str, option("help-simulate-bots")]
    Seed: TypeAlias = Annotated[str, option("help-simulate-seed")]
    Processes: TypeAlias = Annotated[int | None, whole("help-try-processes")]
    Language: TypeAlias = Annotated[str, option("help-language")]

    @lab.command(name="try", help=say(language, "help-try"))
    @with_flags
    def lab_try(
        file: Annotated[Path, option("help-try-file")],
        *,
        game: Annotated[str | None, option("help-try-game")] = None,
        cards: Cards = None,
        games: Annotated[int | None, whole("help-try-games")] = None,
        bots: Bots = "pro",
        seed: Seed = "7",
        processes: Processes = None,
        output: Annotated[Path | None, option("help-try-output")] = None,
        all_rows: Annotated[bool, option("help-try-all", name="--all", negative="")] = False,
        json: Annotated[bool, option("help-simulate-json", negative="")] = False,
        language: Language = language,
        **agreed: Any,
    ) -> None:
        from .lab_try import game_of, try_changes

        where = (games, bots, seed, processes, output, all_rows, json, language)
        try_changes(file, game or game_of(file), agreed, cards, *where)

    @lab.command(name="balance", help=say(language, "help-balance"))
    @with_flags
    def lab_balance(
        file: Annotated[Path, option("help-balance-file")],
        *,
        game: Annotated[str | None, option("help-balance-game")] = None,
        cards: Cards = None,
        games: Annotated[int | None, whole("help-balance-games")] = None,
        rounds: Annotated[int | None, whole("help-balance-rounds")] = None,
        bots: Bots = "pro",
        seed: Seed = "7",
        processes: Processes = None,
        save: Annotated[Path | None, option("help-balance-save")] = None,
        output: Annotated[Path | None, option("help-balance-output")] = None,
        language: Language = language,
        **agreed: Any,
    ) -> None:
        from .lab_balance import balance

        balance(file, game, agreed, cards, games, rounds, bots, seed, processes, save, output, language)
