"""The sub-commands and their options. Each imports what it needs when it is run: help stays quick."""

import re
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated, Any

from cyclopts import (
    App,
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    Parameter,
    Token,
    UnknownCommandError,
    UnknownOptionError,
)

from sixthman import __version__
from sixthman.kernel.options import Option
from sixthman.messages import BadOption, UserError, say
from sixthman.registry import broken_games, game_named, game_names, load_all, usual_game

from .admin import add_admin
from .bot import add_bot
from .evening import add_evening
from .game_options import agree_on, help_of, type_of, with_options
from .lab import add_card_commands
from .serve import add_serve
from .site import add_site


def run(arguments: list[str], language: str) -> int:
    """Read the arguments and do what they say; what cannot be read is said in the person's language."""
    for broken in broken_games():
        print(broken.text(language), file=sys.stderr)
    try:
        status = build_app(language)(arguments, exit_on_error=False, print_error=False)
    except CycloptsError as reason:
        raise in_our_words(reason) from reason
    return status if isinstance(status, int) else 0


def in_our_words(reason: CycloptsError) -> UserError:
    """A complaint about the command line as one of our own messages."""
    facts: dict[str, object] = {"command": " ".join(("sixthman", *(reason.command_chain or ())))}
    facts["what"] = reason.argument.name if reason.argument else "?"
    if isinstance(reason, UnknownCommandError):
        return BadOption("error-unknown-command", given=" ".join(reason.unused_tokens or ()))
    if isinstance(reason, UnknownOptionError):
        return BadOption("error-unknown-option", option=reason.token.keyword or reason.token.value, **facts)
    if isinstance(reason, MissingArgumentError):
        return BadOption("error-missing", **facts)
    if isinstance(reason, CoercionError) and reason.token is not None:
        if reason.target_type in (int, int | None):
            return BadOption("error-whole-number", value=reason.token.value, what=facts["what"])
        return BadOption("error-bad-value", value=reason.token.value, **facts)
    if reason.unused_tokens:
        return BadOption("error-unknown-option", option=" ".join(reason.unused_tokens), **facts)
    return BadOption("error-command-line", reason=str(reason))


def whole_number(type_: Any, tokens: Sequence[Token]) -> int:
    """A whole number and nothing else: 1.5 is not quietly made 2."""
    if not re.fullmatch(r"[+-]?[0-9]{1,18}", tokens[0].value):
        raise ValueError
    return int(tokens[0].value)


def title_of(game: str) -> str:
    """A game as it is printed on its box."""
    return game_named(game).declared.title


def _games_by_name() -> str:
    return ", ".join(f"{game} ({title_of(game)})" for game in game_names())


def build_app(language: str) -> App:
    """The command line, its help in one language."""

    def option(message: str, **settings: Any) -> Parameter:
        return Parameter(help=say(language, message), **settings)

    def number(message: str) -> Parameter:
        return option(message, converter=whole_number)

    app = App(
        name="sixthman",
        help=say(language, "help-app", games=", ".join(title_of(game) for game in game_names())),
        help_format="plaintext",  # what is written is shown, and no reader of Markdown is loaded
        version=__version__,
        group_commands=say(language, "help-commands"),
        group_arguments=say(language, "help-arguments"),
        group_parameters=say(language, "help-options"),
        suppress_keyboard_interrupt=False,
    )
    app["--help"].help = say(language, "help-help")
    app["--version"].help = say(language, "help-version")
    spoken = option("help-language")
    usual, the_game = usual_game(), Parameter(help=say(language, "help-game", games=_games_by_name()))

    def flag(declared: Option) -> Parameter:
        converter = whole_number if type_of(declared) is int else None
        return Parameter(help=help_of(declared, language), converter=converter)

    def with_flags(command: Callable[..., Any]) -> Callable[..., Any]:
        return with_options(command, flag)

    @app.command(name="play", help=say(language, "help-play"))
    @with_flags
    def play(
        game: Annotated[str, the_game] = usual,
        *,
        seed: Annotated[str | None, option("help-play-seed")] = None,
        people: Annotated[int, number("help-play-people")] = 1,
        names: Annotated[str | None, option("help-play-names")] = None,
        bots: Annotated[str | None, option("help-play-bots")] = None,
        cards: Annotated[Path | None, option("help-own-cards")] = None,
        save: Annotated[Path | None, option("help-play-save")] = None,
        patience: Annotated[float, option("help-patience")] = 10.0,
        language: Annotated[str, spoken] = language,
        **agreed: Any,
    ) -> None:
        from .play import play_here

        options = agree_on(game, agreed, cards)
        play_here(options, seed, people, names, bots, save, language, patience)

    @app.command(name="simulate", help=say(language, "help-simulate"))
    @with_flags
    def simulate(
        game: Annotated[str, the_game] = usual,
        *,
        games: Annotated[int, number("help-simulate-games")] = 100_000,
        bots: Annotated[str, option("help-simulate-bots")] = "random",
        seed: Annotated[str, option("help-simulate-seed")] = "7",
        processes: Annotated[int | None, number("help-simulate-workers")] = None,
        target: Annotated[str, option("help-simulate-target")] = "fastest",
        backend: Annotated[str, option("help-simulate-backend")] = "processes",
        output: Annotated[Path | None, option("help-simulate-output")] = None,
        choices: Annotated[bool, option("help-simulate-choices", negative="")] = False,
        cards: Annotated[Path | None, option("help-own-cards")] = None,
        json: Annotated[bool, option("help-simulate-json", negative="")] = False,
        patience: Annotated[float, option("help-patience")] = 10.0,
        language: Annotated[str, spoken] = language,
        **agreed: Any,
    ) -> int:
        from .simulate import report

        options = agree_on(game, agreed, cards)
        where = (processes, target, backend, output)
        return report(options, games, bots, seed, *where, choices, json, language, patience)

    @app.command(name="report", help=say(language, "help-report"))
    def report(
        file: Annotated[Path, option("help-report-file")],
        *,
        output: Annotated[Path, option("help-report-output")] = Path("report.html"),
        open_page: Annotated[bool, option("help-report-open", name="--open", negative="")] = False,
        language: Annotated[str, spoken] = language,
    ) -> None:
        from .report import write_report

        write_report(file, output, open_page, language)

    @app.command(name="league", help=say(language, "help-league"))
    @with_flags
    def league(
        game: Annotated[str, the_game] = usual,
        *,
        bots: Annotated[str | None, option("help-league-bots")] = None,
        pairing: Annotated[str, option("help-league-pairing")] = "one-against-rest",
        games: Annotated[int, number("help-league-games")] = 1000,
        cards: Annotated[Path | None, option("help-own-cards")] = None,
        seed: Annotated[str, option("help-simulate-seed")] = "7",
        processes: Annotated[int | None, number("help-league-processes")] = None,
        output: Annotated[Path | None, option("help-league-output")] = None,
        report: Annotated[Path | None, option("help-league-report")] = None,
        json: Annotated[bool, option("help-simulate-json", negative="")] = False,
        patience: Annotated[float, option("help-patience")] = 10.0,
        language: Annotated[str, spoken] = language,
        **agreed: Any,
    ) -> int:
        from .league import report_league

        options = agree_on(game, agreed, cards)
        where = (processes, output, report)
        return report_league(options, bots, pairing, games, seed, *where, json, language, patience)

    @app.command(name="cards", help=say(language, "help-cards"))
    def cards_(
        game: Annotated[str, the_game] = usual,
        *,
        language: Annotated[str, spoken] = language,
    ) -> None:
        from .cards import print_cards

        print_cards(game, language)

    lab = App(name="lab", help=say(language, "help-lab"), group_commands=say(language, "help-commands"))
    app.command(lab)
    add_card_commands(lab, with_flags, option, number, language)
    for commands in load_all("terminal.commands").values():
        commands.add_commands(app, lab, option, number, language)

    @app.command(name="replay", help=say(language, "help-replay"))
    def replay(
        file: Annotated[Path, option("help-replay-file")],
        *,
        verify: Annotated[bool, option("help-replay-verify", negative="")] = False,
        commitment: Annotated[list[str] | None, option("help-replay-commitment", negative="")] = None,
        step: Annotated[int | None, number("help-replay-step")] = None,
        seat: Annotated[int | None, number("help-replay-seat")] = None,
        cards: Annotated[Path | None, option("help-own-cards")] = None,
        language: Annotated[str, spoken] = language,
    ) -> None:
        from .replay import tell_record

        tell_record(file, verify, commitment or [], step, seat, cards, language)

    @app.command(name="hint", help=say(language, "help-hint"))
    def hint(
        file: Annotated[Path, option("help-replay-file")],
        *,
        step: Annotated[int, number("help-hint-step")],
        seat: Annotated[int | None, number("help-hint-seat")] = None,
        choice: Annotated[int, number("help-hint-choice")] = 1,
        think: Annotated[str, option("help-hint-think")] = "1s",
        worlds: Annotated[int | None, number("help-hint-worlds")] = None,
        top: Annotated[int, number("help-hint-top")] = 5,
        cards: Annotated[Path | None, option("help-own-cards")] = None,
        json: Annotated[bool, option("help-simulate-json", negative="")] = False,
        language: Annotated[str, spoken] = language,
    ) -> None:
        from .hint import tell_hint

        tell_hint(file, step, seat, choice, think, worlds, top, cards, json, language)

    add_serve(app, option, number, language)
    add_admin(app, option, number, language)
    add_site(app, option, language)
    add_bot(app, option, number, language)
    add_evening(app, option, number, language)
    return app
