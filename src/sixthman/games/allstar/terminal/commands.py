"""Commands that only All-Star Draft has."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from sixthman.messages import say

Help = Callable[..., Parameter]


def add_commands(app: App, lab: App, option: Help, number: Help, language: str) -> None:
    """`referee`, and the study of coaches."""
    spoken = option("help-language")

    @app.command(name="referee", help=say(language, "help-referee"))
    def referee(
        *,
        jsonl: Annotated[bool, option("help-referee-jsonl", negative="")] = False,
        edition: Annotated[str, option("help-option-edition")] = "2025",
        cards: Annotated[Path | None, option("help-own-cards")] = None,
        language: Annotated[str, spoken] = language,
    ) -> int:
        from ..table import TableCards
        from .referee import answer_lines, ask_and_settle

        settle = answer_lines if jsonl else ask_and_settle
        return settle(language, edition=edition, cardset=TableCards.read(cards))

    @lab.command(name="coaches", help=say(language, "help-lab-coaches"))
    def lab_coaches(
        *,
        seats: Annotated[str, option("help-lab-coaches-seats")] = "2,3,4,5,6",
        edition: Annotated[str, option("help-lab-coaches-editions")] = "2020,2025",
        games: Annotated[int, number("help-lab-coaches-games")] = 200_000,
        seed: Annotated[str, option("help-simulate-seed")] = "7",
        processes: Annotated[int, number("help-simulate-processes")] = 1,
        output: Annotated[Path | None, option("help-lab-coaches-output")] = None,
        language: Annotated[str, spoken] = language,
    ) -> None:
        from ..report.command import report_coaches

        report_coaches(seats, edition, games, seed, processes, output, language)
