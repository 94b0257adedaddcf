"""`sixthman simulate`: many games, summed up in a table or as JSON."""

from __future__ import annotations

import json as json_format
import sys

from rich.console import Console
from rich.table import Table

from sixthman.bots import KINDS, bot_kind, check_bot
from sixthman.lab.batches import Batch
from sixthman.lab.games import game_named
from sixthman.lab.simulate import Simulation, simulate
from sixthman.messages import BadOption, number, percent, say
from sixthman.table.allstar import AllstarOptions
from sixthman.table.desks import HOOPS
from sixthman.table.hoops import HoopsOptions

from .progress import game_bar


def report(
    game: str,
    options: AllstarOptions | HoopsOptions,
    games: int,
    bots: str,
    seed: str,
    processes: int,
    target: str,
    json: bool,
    language: str,
) -> None:
    """Simulate and print what was found."""
    rules = options.cards.game if isinstance(options, HoopsOptions) else game_named(game)
    batch = Batch(tuple(int(number) for number in options.numbers()), kinds_of(bots, options.seats), seed)
    with game_bar(language, games, quiet=json) as played:
        found = simulate(rules, batch, games, processes, target, played)
    if json:
        sys.stdout.write(json_format.dumps(found.facts("points" if game == HOOPS else "fans")) + "\n")
    else:
        Console().print(as_table(found, language))


def kinds_of(bots: str, seats: int) -> tuple[int, ...]:
    """One kind of bot for all seats, or one for each."""
    names = [name.strip() for name in bots.split(",")]
    if len(names) == 1:
        names *= seats
    if len(names) != seats:
        raise BadOption("error-bots-count", count=len(names), seats=seats)
    for name in names:
        if check_bot(name)[0] not in KINDS:
            raise BadOption("error-simulate-allstar", bot=name, known=", ".join(KINDS))
    return tuple(bot_kind(name) for name in names)


def as_table(found: Simulation, language: str) -> Table:
    """What was found, to look at."""
    table = Table()
    table.add_column(say(language, "simulate-fact"))
    table.add_column(say(language, "simulate-value"), overflow="fold")
    mean = "points" if found.game == HOOPS else "mean"
    rows = {
        "games": number(language, found.games),
        "decisions": number(language, found.decisions),
        "seconds": number(language, found.seconds, 3),
        "speed": number(language, found.decisions_per_second),
        mean: "  ".join(number(language, score, 2) for score in found.mean_scores),
        "wins": "  ".join(percent(language, share) for share in found.win_shares),
        "digest": found.digest,
    }
    for name, value in rows.items():
        table.add_row(say(language, f"simulate-{name}"), value)
    return table
