"""`sixthman simulate`: many games, summed up in a table or as JSON."""

from __future__ import annotations

import json as json_format
import sys
from contextlib import nullcontext

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from sixthman.bots import bot_kind
from sixthman.lab.batches import Batch
from sixthman.lab.games import game_named
from sixthman.lab.simulate import Simulation, simulate
from sixthman.messages import BadOption, number, percent, say
from sixthman.table.allstar import AllstarOptions


def report(
    game: str,
    seats: int,
    mode: str | None,
    games: int,
    bots: str,
    seed: str,
    processes: int,
    target: str,
    whistle: bool,
    json: bool,
    language: str,
) -> None:
    """Simulate and print what was found."""
    rules = game_named(game)
    options = AllstarOptions(seats=seats, mode=mode, whistle=whistle)
    batch = Batch(tuple(int(number) for number in options.numbers()), kinds_of(bots, seats), seed)
    console = Console(stderr=True)
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=json or not console.is_terminal,
    )
    waiting = nullcontext() if bar.disable else console.status(say(language, "simulate-compiling"))
    with waiting, bar:
        task = bar.add_task(say(language, "simulate-playing"), total=games)
        found = simulate(
            rules, batch, games, processes, target, lambda played: bar.update(task, advance=played)
        )
    if json:
        sys.stdout.write(json_format.dumps(found.facts("fans")) + "\n")
    else:
        Console().print(as_table(found, language))


def kinds_of(bots: str, seats: int) -> tuple[int, ...]:
    """One kind of bot for all seats, or one for each."""
    names = [name.strip() for name in bots.split(",")]
    if len(names) == 1:
        names *= seats
    if len(names) != seats:
        raise BadOption("error-bots-count", count=len(names), seats=seats)
    return tuple(bot_kind(name) for name in names)


def as_table(found: Simulation, language: str) -> Table:
    """What was found, to look at."""
    table = Table()
    table.add_column(say(language, "simulate-fact"))
    table.add_column(say(language, "simulate-value"), overflow="fold")
    rows = {
        "games": number(language, found.games),
        "decisions": number(language, found.decisions),
        "seconds": number(language, found.seconds, 3),
        "speed": number(language, found.decisions_per_second),
        "mean": "  ".join(number(language, score, 2) for score in found.mean_scores),
        "wins": "  ".join(percent(language, share) for share in found.win_shares),
        "digest": found.digest,
    }
    for name, value in rows.items():
        table.add_row(say(language, f"simulate-{name}"), value)
    return table
