"""`sixthman lab`: studies of the games, as tables here or as a report with pictures."""

from __future__ import annotations

import re
from pathlib import Path

from rich.console import Console
from rich.table import Table

from sixthman.cli.progress import game_bar
from sixthman.cli.report import check_report_file
from sixthman.lab.plots import dot_plot
from sixthman.messages import BadOption, number, percent, say

from ..declaration import DECLARATION
from ..rules.cards import COACHES
from ..table import AllstarOptions
from ..table.speech import AllstarSpeaker
from .study import CoachStudy, study_coaches

BALANCED = 0.03  # how far from the fair share a coach's win rate may be
MATTERS = 0.15  # in how many of its games a coach's ability has to change a result


def report_coaches(
    seats: str, editions: str, games: int, seed: str, processes: int, output: Path | None, language: str
) -> None:
    """What each coach is worth, for one or more numbers of managers and editions."""
    tables = [
        AllstarOptions(seats=count, edition=edition.strip(), coaches=True)
        for count in read_seats(seats)
        for edition in editions.split(",")
    ]
    check_report_file(output)
    studies = []
    with game_bar(language, games * len(tables)) as played:
        for options in tables:
            numbers = options.numbers().tolist()
            studies.append(study_coaches(numbers, options.edition, games, seed, processes, played))
    if output is None:
        for study in studies:
            Console().print(as_table(study, language))
    else:
        write_report(studies, output, language)
        print(say(language, "lab-written", file=str(output)))


def read_seats(seats: str) -> list[int]:
    """`2,4` as numbers of managers."""
    counts = [part.strip() for part in seats.split(",")]
    if not all(re.fullmatch("[0-9]", count) and int(count) in DECLARATION.seats for count in counts):
        known = ", ".join(map(str, DECLARATION.seats))
        raise BadOption("error-option-value", option="seats", given=seats, known=known)
    return [int(count) for count in counts]


def rows_of(study: CoachStudy, language: str) -> list[tuple[str, ...]]:
    """The study as text, by HEADS."""
    speaker = AllstarSpeaker(language, ())
    return [
        (
            speaker.species(row.coach),
            number(language, row.games),
            f"{number(language, row.fans.mean, 2)} ± {number(language, row.fans.margin, 2)}",
            f"{percent(language, row.wins.mean, 2)} ± {percent(language, row.wins.margin, 2)}",
            f"{100 * (row.wins.mean - study.fair):+.2f}",
            percent(language, row.changed.mean, 1),
            percent(language, row.ranking, 1),
        )
        for row in study.rows
    ]


HEADS = ("coach", "games", "fans", "wins", "off", "changed", "ranking")


def heads(language: str) -> list[str]:
    """The heads of the columns."""
    return [say(language, f"lab-coaches-{name}") for name in HEADS]


def title(study: CoachStudy, language: str) -> str:
    """`4 managers, edition 2020, 200,000 games`"""
    games = number(language, study.games)
    return say(language, "lab-coaches-title", seats=study.seats, edition=study.edition, games=games)


def as_table(study: CoachStudy, language: str) -> Table:
    """One study, to look at."""
    table = Table(title=title(study, language))
    for index, head in enumerate(heads(language)):
        table.add_column(head, justify="left" if index == 0 else "right")
    for row in rows_of(study, language):
        table.add_row(*row)
    return table


def write_report(studies: list[CoachStudy], output: Path, language: str) -> None:
    """A page in Markdown, a picture beside it for every number of managers."""
    speaker = AllstarSpeaker(language, ())
    first = studies[0]
    lines = [
        f"# {say(language, 'lab-coaches-heading')}",
        "",
        say(
            language,
            "lab-coaches-how",
            games=number(language, first.games),
            seed=first.seed,
            band=number(language, 100 * BALANCED),
            matters=percent(language, MATTERS),
        ),
        "",
        f"| {say(language, 'lab-coaches-coach')} | {say(language, 'lab-coaches-ability')} |",
        "|---|---|",
        *(f"| {speaker.coach(coach.name)} | {speaker.coach_text(coach.name)} |" for coach in COACHES),
    ]
    for study in studies:
        picture = output.with_name(f"{output.stem}-{study.seats}-{study.edition}.svg")
        rows = [
            (speaker.species(row.coach), 100 * row.wins.mean, 100 * row.wins.margin) for row in study.rows
        ]
        plot_title = f"{say(language, 'lab-coaches-wins')}, {title(study, language)}"
        picture.write_text(dot_plot(plot_title, rows, 100 * study.fair, 100 * BALANCED, " %"), "utf-8")
        lines += [
            "",
            f"## {title(study, language)}",
            "",
            f"![{plot_title}]({picture.name})",
            "",
            say(
                language,
                "lab-coaches-spread",
                spread=number(language, 100 * study.spread, 2),
                coach=speaker.coach(study.least.coach),
                least=percent(language, study.least.changed.mean, 1),
            ),
            "",
            f"| {' | '.join(heads(language))} |",
            "|---|" + "--:|" * (len(HEADS) - 1),
            *(f"| {' | '.join(row)} |" for row in rows_of(study, language)),
        ]
    output.write_text("\n".join(lines) + "\n", "utf-8")
