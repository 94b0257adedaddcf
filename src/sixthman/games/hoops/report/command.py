"""`sixthman lab hoops`: what the cards of NBA Deck-Building are worth, as tables or as a report."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.table import Table

from sixthman.cli.progress import game_bar
from sixthman.cli.report import check_report_file
from sixthman.lab.estimates import Estimate
from sixthman.lab.plots import dot_plot, histogram
from sixthman.messages import number, percent, say

from ..rules.cards import COST, STANDARD
from .rows import COUNTED
from .study import CardFigures, HoopsStudy, games_against_frugal, study_hoops

LOW, HIGH = 80, 110  # where the median score is to be
FAIR, FAIR_BAND = 0.5, 0.02  # what the first player is to win, and how far off that may be
BIN = 5  # points to a column of the histogram

CellRows = list[tuple[str, ...]]


def report_hoops(games: int, seed: str, processes: int, output: Path | None, language: str) -> None:
    """Play, then print tables or write the report."""
    check_report_file(output)
    with game_bar(language, games + games_against_frugal(max(games, 1))) as played:
        study = study_hoops(games, seed, processes, played)
    if output is None:
        print_tables(study, language)
    else:
        write_report(study, output, language)
        print(say(language, "lab-written", file=str(output)))


def result_rows(study: HoopsStudy, language: str) -> CellRows:
    """The figures of the games as a whole."""
    sums = study.sums
    low, high = study.percentile(25), study.percentile(75)
    lowest, highest = study.percentile(5), study.percentile(95)
    figures = {
        "median": number(language, study.median),
        "half": f"{low} – {high}",
        "most": f"{lowest} – {highest}",
        "margin": number(language, study.margin, 1),
        "first": as_share(study.first_wins, language),
        "overtimes": percent(language, sums.overtimes / study.games, 2),
        "draws": percent(language, sums.draws / study.games, 2),
        "decisions": number(language, sums.decisions / study.games),
        "buying": as_share(study.buying_wins, language),
    }
    return [(say(language, f"lab-hoops-{name}"), figure) for name, figure in figures.items()]


def count_rows(study: HoopsStudy, language: str) -> CellRows:
    """What a side did in a game, on average."""
    rows: CellRows = []
    for what in COUNTED:
        found = study.count(what)
        mean = f"{number(language, found.mean, 2)} ± {number(language, found.margin, 2)}"
        rows.append((say(language, f"lab-hoops-count-{what}"), mean))
    return rows


def card_rows(cards: Sequence[CardFigures], language: str) -> CellRows:
    """The cards of a market: name, cost, how often offered and bought, and the win rate of the buyers."""
    return [
        (
            STANDARD.names[row.model],
            number(language, int(COST[row.model])),
            percent(language, row.offered),
            percent(language, row.bought),
            number(language, row.buyers),
            as_share(row.wins, language) if row.wins else "–",
        )
        for row in cards
    ]


def as_share(found: Estimate, language: str) -> str:
    """`51.20% ± 0.30%`"""
    return f"{percent(language, found.mean, 2)} ± {percent(language, found.margin, 2)}"


def card_heads(language: str) -> list[str]:
    """The heads of the columns of `card_rows`."""
    names = ("card", "cost", "offered", "bought", "buyers", "wins")
    return [say(language, f"lab-hoops-{name}") for name in names]


def figure_heads(language: str) -> list[str]:
    """The heads of the other tables."""
    return [say(language, "lab-hoops-figure"), say(language, "lab-hoops-value")]


def sections(study: HoopsStudy, language: str) -> list[tuple[str, list[str], CellRows]]:
    """Every table: the name of its title, its heads, its rows."""
    return [
        ("lab-hoops-results", figure_heads(language), result_rows(study, language)),
        ("lab-hoops-counts", figure_heads(language), count_rows(study, language)),
        ("lab-hoops-tactics", card_heads(language), card_rows(study.tactics(), language)),
        ("lab-hoops-players", card_heads(language), card_rows(study.players(), language)),
    ]


def print_tables(study: HoopsStudy, language: str) -> None:
    """All tables, to look at."""
    for title, heads, rows in sections(study, language):
        table = Table(title=say(language, title))
        for index, head in enumerate(heads):
            table.add_column(head, justify="left" if index == 0 else "right")
        for row in rows:
            table.add_row(*row)
        Console().print(table)


def write_report(study: HoopsStudy, output: Path, language: str) -> None:
    """A page in Markdown, and its pictures beside it."""
    pictures = {
        "lab-hoops-results": ("points", points_picture(study, language)),
        "lab-hoops-tactics": ("tactics", wins_picture("lab-hoops-tactics", study.tactics(), language)),
        "lab-hoops-players": ("players", wins_picture("lab-hoops-players", study.players(), language)),
    }
    lines = [
        f"# {say(language, 'lab-hoops-heading')}",
        "",
        say(
            language,
            "lab-hoops-how",
            games=number(language, study.games),
            rivals=number(language, study.frugal.games),
            seed=study.seed,
            low=LOW,
            high=HIGH,
            least=number(language, 100 * (FAIR - FAIR_BAND)),
            most=number(language, 100 * (FAIR + FAIR_BAND)),
        ),
    ]
    for title, heads, rows in sections(study, language):
        lines += ["", f"## {say(language, title)}", ""]
        if title in pictures:
            name, picture = pictures[title]
            file = output.with_name(f"{output.stem}-{name}.svg")
            file.write_text(picture, "utf-8")
            lines += [f"![{say(language, title)}]({file.name})", ""]
        lines += [
            f"| {' | '.join(heads)} |",
            f"|---|{'--:|' * (len(heads) - 1)}",
            *(f"| {' | '.join(row)} |" for row in rows),
        ]
    output.write_text("\n".join(lines) + "\n", "utf-8")


def points_picture(study: HoopsStudy, language: str) -> str:
    """How many points the sides made."""
    return histogram(
        say(language, "lab-hoops-points"), study.sums.points.tolist(), BIN, study.median, (LOW, HIGH)
    )


def wins_picture(title: str, cards: Sequence[CardFigures], language: str) -> str:
    """How often those won who had bought each card."""
    rows = [
        (STANDARD.names[row.model], 100 * row.wins.mean, 100 * row.wins.margin) for row in cards if row.wins
    ]
    heading = f"{say(language, title)}: {say(language, 'lab-hoops-wins')}"
    return dot_plot(heading, rows, 100 * FAIR, unit=" %", left=200)
