"""The sub-commands and their options. Each imports what it needs when it is run: help stays quick."""

from pathlib import Path
from typing import Annotated, Any

from cyclopts import App, Parameter

from sixthman import __version__
from sixthman.messages import say


def build_app(language: str) -> App:
    """The command line, its help in one language."""

    def option(message: str, **settings: Any) -> Parameter:
        return Parameter(help=say(language, message), **settings)

    app = App(name="sixthman", help=say(language, "help-app"), version=__version__)
    spoken = option("help-language")

    @app.command(name="play", help=say(language, "help-play"))
    def play(
        *,
        seats: Annotated[int, option("help-play-seats")] = 4,
        mode: Annotated[str | None, option("help-play-mode")] = None,
        seed: Annotated[str | None, option("help-play-seed")] = None,
        people: Annotated[int, option("help-play-people")] = 1,
        names: Annotated[str | None, option("help-play-names")] = None,
        bots: Annotated[str, option("help-play-bots")] = "heuristic",
        whistle: Annotated[bool, option("help-play-whistle")] = True,
        species: Annotated[str | None, option("help-play-species")] = None,
        save: Annotated[Path | None, option("help-play-save")] = None,
        language: Annotated[str, spoken] = language,
    ) -> None:
        from .play import play_here

        play_here(seats, mode, seed, people, names, bots, whistle, species, save, language)

    @app.command(name="referee", help=say(language, "help-referee"))
    def referee(
        *,
        jsonl: Annotated[bool, option("help-referee-jsonl", negative="")] = False,
        language: Annotated[str, spoken] = language,
    ) -> int:
        from .referee import answer_lines, ask_and_settle

        return answer_lines(language) if jsonl else ask_and_settle(language)

    @app.command(name="simulate", help=say(language, "help-simulate"))
    def simulate(
        game: Annotated[str, option("help-simulate-game")] = "allstar",
        *,
        seats: Annotated[int, option("help-play-seats")] = 4,
        mode: Annotated[str | None, option("help-play-mode")] = None,
        games: Annotated[int, option("help-simulate-games")] = 100_000,
        bots: Annotated[str, option("help-simulate-bots")] = "random",
        seed: Annotated[str, option("help-simulate-seed")] = "7",
        processes: Annotated[int, option("help-simulate-processes")] = 1,
        target: Annotated[str, option("help-simulate-target")] = "cpu",
        whistle: Annotated[bool, option("help-play-whistle")] = True,
        json: Annotated[bool, option("help-simulate-json", negative="")] = False,
        language: Annotated[str, spoken] = language,
    ) -> None:
        from .simulate import report

        report(game, seats, mode, games, bots, seed, processes, target, whistle, json, language)

    @app.command(name="replay", help=say(language, "help-replay"))
    def replay(
        file: Annotated[Path, option("help-replay-file")],
        *,
        verify: Annotated[bool, option("help-replay-verify", negative="")] = False,
        step: Annotated[int | None, option("help-replay-step")] = None,
        seat: Annotated[int | None, option("help-replay-seat")] = None,
        language: Annotated[str, spoken] = language,
    ) -> None:
        from .replay import tell_record

        tell_record(file, verify, step, seat, language)

    return app
