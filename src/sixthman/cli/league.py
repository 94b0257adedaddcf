"""`sixthman league`: bots against bots, as tables, as JSON or as a report with a picture."""

from __future__ import annotations

import json as json_format
import sys
from collections.abc import Sequence
from pathlib import Path

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from sixthman.bots.game_levels import rule_levels
from sixthman.bots.patience import PATIENCE, check_patience
from sixthman.lab.league import League, agree, pair_up
from sixthman.lab.matches import all_cores, play_league
from sixthman.lab.plots import dot_plot
from sixthman.lab.ratings import Meeting, Share, Standing, Standings, standings, untold
from sixthman.lab.results import Results
from sixthman.lab.workers import check_size
from sixthman.messages import BadOption, number, percent, say
from sixthman.registry import game_named
from sixthman.table.options import Options

from .progress import game_bar

INTERRUPTED = 130
PAGE, PICTURE = "league.md", "league.svg"
LABELS = 250  # the width, in the picture, of "mvp@200ms, mvp@1s"
MEETINGS = ("one", "rest", "games", "share", "scores", "lead")
STANDINGS = ("bot", "rating", "skill", "score", "lead", "choices", "time", "late")
NOTHING = "–"


def report_league(
    options: Options,
    bots: str | None,
    pairing: str,
    games: int,
    seed: str,
    processes: int | None,
    output: Path | None,
    report: Path | None,
    json: bool,
    language: str,
    patience: float = PATIENCE,
) -> int:
    """Play what is missing, then say what was found; the exit status."""
    processes = all_cores() if processes is None else processes
    check_size(games, processes)
    check_patience(patience)
    named = bots.split(",") if bots else rule_levels(options.declared)
    pairings = pair_up(named, options.seats, pairing)
    league = agree(options, pairings, games, seed, patience=patience)
    if report is not None and not report.is_dir():
        raise BadOption("error-league-report", folder=str(report))
    results = Results(league, output)
    try:
        play_missing(results, processes, json, language)
    except KeyboardInterrupt:
        if output is None:
            raise
        facts = {"done": len(results.rows), "games": len(results.rows) + results.missing}
        print(say(language, "lab-league-interrupted", file=str(output), **facts), file=sys.stderr)
        return INTERRUPTED
    found = standings(league, results.rows.values())
    if report is not None:
        write_report(found, results, report, language)
    if json:
        sys.stdout.write(json_format.dumps(found.facts()) + "\n")
    else:
        for table in as_tables(found, language):
            Console().print(table)
        print(fair_text(league, language))
        for line in forfeit_lines(found, language):
            print(line)
        if report is not None:
            print(say(language, "lab-written", file=str(report / PAGE)))
    return 0


def play_missing(results: Results, processes: int, quiet: bool, language: str) -> None:
    """Play, and keep every game as soon as it is over."""
    with game_bar(language, results.missing, quiet) as played:
        for rows in play_league(results.league, results.rows, processes):
            results.add(rows)
            played(len(rows))


# --- as tables


def as_tables(found: Standings, language: str) -> list[Table]:
    """What was found, to look at."""
    tables = []
    for heads, rows in (
        (meeting_heads(found.league, language), meeting_rows(found, language)),
        (standing_heads(found.league, language), standing_rows(found, language)),
    ):
        table = Table(box=SIMPLE_HEAD, padding=0)
        for index, head in enumerate(heads):
            widest = max(len(row[index]) for row in rows)
            table.add_column(head, justify="left" if index == 0 else "right", min_width=widest)
        for row in rows:
            table.add_row(*row)
        tables.append(table)
    return tables


def meeting_heads(league: League, language: str) -> list[str]:
    """The heads of the table of pairings."""
    return [_head(league, name, language) for name in MEETINGS]


def standing_heads(league: League, language: str) -> list[str]:
    """The heads of the table of bots."""
    return [_head(league, name, language) for name in STANDINGS]


def meeting_rows(found: Standings, language: str) -> list[tuple[str, ...]]:
    """Every pairing as text."""
    return [_meeting_row(meeting, found.league, language) for meeting in found.meetings]


def standing_rows(found: Standings, language: str) -> list[tuple[str, ...]]:
    """Every bot as text, best first."""
    return [_standing_row(bot, language) for bot in found.bots]


def _meeting_row(meeting: Meeting, league: League, language: str) -> tuple[str, ...]:
    return (
        meeting.one,
        f"{league.seats - 1} × {meeting.rest}",
        number(language, meeting.games),
        share_text(meeting.share, language),
        f"{number(language, meeting.score, 1)} : {number(language, meeting.rest_score, 1)}",
        signed(meeting.lead, language),
    )


def _standing_row(bot: Standing, language: str) -> tuple[str, ...]:
    return (
        bot.bot,
        number(language, bot.ordinal, 1).replace("-", "−"),
        f"{number(language, bot.mu, 1).replace('-', '−')} ± {number(language, bot.sigma, 1)}",
        number(language, bot.score, 1),
        signed(bot.lead, language),
        number(language, bot.choices),
        NOTHING if bot.seconds is None else f"{number(language, 1000 * bot.seconds, 1)} ms",
        late_text(bot.late, language),
    )


def fair_text(league: League, language: str) -> str:
    """`The fair share is 25.0%.`"""
    return say(language, "lab-league-fair", share=percent(language, league.fair))


def forfeit_lines(found: Standings, language: str) -> list[str]:
    """For every bot that failed: in how many games, and where it did so first."""
    lines = []
    for bot in found.bots:
        rows = [row for row in found.forfeits if row.forfeit and row.forfeit.bot == bot.bot]
        if not rows or rows[0].forfeit is None:
            continue
        first, pair = rows[0].forfeit, found.league.pairings[rows[0].pairing]
        facts = {"bot": bot.bot, "one": pair.one, "rest": f"{found.league.seats - 1} × {pair.rest}"}
        lines.append(
            say(
                language,
                "lab-league-forfeits",
                forfeits=len(rows),
                games=number(language, games_of(found, bot.bot)),
                game=rows[0].game,
                seed=found.league.seed,
                seat=first.seat + 1,
                step=first.step,
                reason=first.reason(language),
                **facts,
            )
        )
    return lines


def games_of(found: Standings, bot: str) -> int:
    """In how many games a bot sat."""
    return sum(meeting.games for meeting in found.meetings if bot in (meeting.one, meeting.rest))


def share_text(share: Share, language: str) -> str:
    """`45.2% (43.0–47.4)`"""
    low, high = (number(language, 100 * value, 1) for value in (share.low, share.high))
    return f"{percent(language, share.mean)} ({low}–{high})"


def late_text(late: int | None, language: str) -> str:
    """Milliseconds, if there is a clock."""
    if late is None:
        return NOTHING
    return f"> {number(language, late - 1)} ms" if untold(late) else f"{number(language, late)} ms"


def signed(value: float, language: str) -> str:
    """A difference with its sign."""
    return ("+" if value > 0 else "−" if value < 0 else "") + number(language, abs(value), 1)


def _head(league: League, name: str, language: str) -> str:
    score = game_named(league.game).declared.score
    own = name in ("score", "scores")
    return say(language, f"lab-league-{name}-{score}" if own else f"lab-league-{name}")


# --- as a report


def write_report(found: Standings, results: Results, folder: Path, language: str) -> None:
    """A page in Markdown, a picture beside it."""
    league = found.league
    title = say(language, "lab-league-heading")
    agreed = ", ".join([league.game, *(f"{key} {value}" for key, value in league.options.items())])
    lines = [
        f"# {title}",
        "",
        say(
            language,
            "lab-league-how",
            agreed=agreed,
            games=number(language, league.games),
            seed=league.seed,
            processor=results.machine["processor"],
            cores=results.machine["cores"],
            date=results.machine["date"],
        ),
        "",
        f"![{title}]({PICTURE})",
        "",
        fair_text(league, language),
        "",
        *as_markdown(meeting_heads(league, language), meeting_rows(found, language)),
        "",
        *as_markdown(standing_heads(league, language), standing_rows(found, language)),
    ]
    lines += [line for forfeit in forfeit_lines(found, language) for line in ("", forfeit)]
    (folder / PICTURE).write_text(picture(found, title), "utf-8")
    (folder / PAGE).write_text("\n".join(lines) + "\n", "utf-8")


def as_markdown(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """A table in Markdown, numbers to the right."""
    rule = "|".join("--:" if index else "---" for index in range(len(heads)))
    return [f"| {' | '.join(heads)} |", f"|{rule}|", *(f"| {' | '.join(row)} |" for row in rows)]


def picture(found: Standings, title: str) -> str:
    """The win rate of every pairing, with its interval, against the fair share."""
    rows = [
        (
            f"{meeting.one}, {meeting.rest}",
            100 * meeting.share.mean,
            50 * (meeting.share.high - meeting.share.low),
        )
        for meeting in found.meetings
    ]
    return dot_plot(title, rows, 100 * found.league.fair, unit=" %", left=LABELS)
