"""An evening in words and tables: who plays now, who comes next, who is ahead."""

from __future__ import annotations

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from sixthman.messages import number, say
from sixthman.table.evening import BRACKET, OVER, Evening, Match, Standing

from .evening_file import KeptEvening

NEXT = 3  # games that are named ahead
HEADS = (
    "evening-rank",
    "evening-name",
    "evening-played",
    "evening-wins",
    "evening-difference",
    "evening-scored",
)


def show_evening(kept: KeptEvening, language: str) -> None:
    """Print how an evening stands."""
    console = Console(highlight=False)
    for line in lines_of(kept.evening, language):
        console.print(line, markup=False)
    console.print(standings_table(kept.evening, language))


def lines_of(evening: Evening, language: str) -> list[str]:
    """What is played now, and what comes."""
    lines = []
    for match in evening.on():
        key = "evening-now-final" if match.final else "evening-now"
        facts = {"table": match.table, "round": match.round_, "names": names_of(evening, match)}
        lines.append(say(language, key, **facts))
    coming = evening.coming()
    for match in coming[:NEXT]:
        lines.append(say(language, "evening-next", names=names_of(evening, match)))
    if len(coming) > NEXT:
        lines.append(say(language, "evening-more", count=len(coming) - NEXT))
    on = evening.on() + coming
    if on:
        off = [
            evening.players[player] for player in evening.off[on[0].round_ - 1] if player not in evening.left
        ]
        if off:
            lines.append(say(language, "evening-off", names=", ".join(off), count=len(off)))
    champion = evening.champion()
    if champion is not None:
        lines.append(say(language, "evening-champion", name=evening.players[champion]))
    elif evening.state == OVER:
        lines.append(say(language, "evening-nobody"))
    return lines


def names_of(evening: Evening, match: Match) -> str:
    """Who plays a match."""
    here = [player for player in match.players if player not in match.absent]
    return " – ".join(evening.players[player] for player in here)


def standings_table(evening: Evening, language: str) -> Table:
    """Everybody, who is ahead first."""
    table = Table(box=SIMPLE_HEAD, padding=(0, 1))
    for at, head in enumerate(HEADS):
        table.add_column(say(language, head), justify="left" if at == 1 else "right")
    rows = {row.player: row for row in evening.standings()}
    ordered = evening.order() if evening.state == OVER or evening.plan.format == BRACKET else list(rows)
    for rank, player in enumerate(ordered, 1):
        table.add_row(*_row(evening, rank, rows[player], language))
    return table


def _row(evening: Evening, rank: int, row: Standing, language: str) -> list[str]:
    name = evening.players[row.player]
    shown = say(language, "evening-left", name=name) if row.left else name
    sign = "+" if row.difference > 0 else "−" if row.difference < 0 else ""
    difference = sign + number(language, abs(row.difference))
    return [str(rank), shown, str(row.played), wins_of(row.halves), difference, str(row.scored)]


def wins_of(halves: int) -> str:
    """Wins, a tie counting half."""
    whole = str(halves // 2) if halves != 1 else ""
    return whole + ("½" if halves % 2 else "")
