"""`sixthman evening`: an evening of people at real tables. A file keeps what has happened."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

from cyclopts import App, Parameter

from sixthman.messages import say
from sixthman.registry import usual_game


def add_evening(
    app: App, option: Callable[..., Parameter], number: Callable[[str], Parameter], language: str
) -> None:
    """Add the commands to the command line. Each shows how the evening stands then."""
    evening = App(
        name="evening",
        help=say(language, "help-evening"),
        help_format="plaintext",
        group_commands=say(language, "help-commands"),
    )
    app.command(evening)
    spoken = option("help-language")
    File = Annotated[Path, option("help-evening-file")]
    Language = Annotated[str, spoken]

    def do(file: Path, language: str, what: str, *given: Any) -> None:
        from . import evening_file as files
        from .evening_text import show_evening

        kept = files.read(file)
        if what != "show":
            getattr(files, what)(kept, *given)
            files.write(file, kept)
        show_evening(kept, language)

    @evening.command(name="start", help=say(language, "help-evening-start"))
    def start(
        file: File,
        *names: Annotated[str, option("help-evening-names")],
        game: Annotated[str, option("help-evening-game")] = usual_game(),
        format: Annotated[str, option("help-evening-format")] = "everybody",
        seats: Annotated[int, number("help-evening-seats")] = 2,
        tables: Annotated[int, number("help-evening-tables")] = 0,
        final: Annotated[bool, option("help-evening-final")] = True,
        seed: Annotated[str | None, option("help-evening-seed")] = None,
        language: Language = language,
    ) -> None:
        from . import evening_file as files
        from .evening_text import show_evening

        kept = files.start(file, names, game, (format, seats, tables, final), seed)
        files.write(file, kept)
        show_evening(kept, language)

    @evening.command(name="show", help=say(language, "help-evening-show"))
    def show(file: File, *, language: Language = language) -> None:
        do(file, language, "show")

    @evening.command(name="result", help=say(language, "help-evening-result"))
    def result(
        file: File,
        *scores: Annotated[str, option("help-evening-scores", allow_leading_hyphen=True)],
        language: Language = language,
    ) -> None:
        do(file, language, "enter_result", scores)

    @evening.command(name="leave", help=say(language, "help-evening-leave"))
    def leave(
        file: File, name: Annotated[str, option("help-evening-who")], *, language: Language = language
    ) -> None:
        do(file, language, "enter_leave", name)

    @evening.command(name="undo", help=say(language, "help-evening-undo"))
    def undo(file: File, *, language: Language = language) -> None:
        do(file, language, "undo")
