"""Commands that only NBA Deck-Building has."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from sixthman.messages import say

Help = Callable[..., Parameter]


def add_commands(app: App, lab: App, option: Help, number: Help, language: str) -> None:
    """The study of its card set."""
    spoken = option("help-language")

    @lab.command(name="hoops", help=say(language, "help-lab-hoops"))
    def lab_hoops(
        *,
        games: Annotated[int, number("help-lab-hoops-games")] = 200_000,
        seed: Annotated[str, option("help-simulate-seed")] = "7",
        processes: Annotated[int, number("help-simulate-processes")] = 1,
        output: Annotated[Path | None, option("help-lab-coaches-output")] = None,
        language: Annotated[str, spoken] = language,
    ) -> None:
        from ..report.command import report_hoops

        report_hoops(games, seed, processes, output, language)
