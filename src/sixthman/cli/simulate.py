"""`sixthman simulate`: many games, summed up in a table or as JSON."""

from __future__ import annotations

import json as json_format
import sys
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table

from sixthman.bots import RULE_LEVELS, check_bot, level_number
from sixthman.bots.contestants import contestants, is_level
from sixthman.bots.game_levels import check_level
from sixthman.bots.patience import PATIENCE, check_patience
from sixthman.kernel.game import Game
from sixthman.lab.batches import Batch
from sixthman.lab.simulate import (
    FASTEST,
    INTERPRETED,
    Simulation,
    check_target,
    quickest,
    simulate,
)
from sixthman.lab.workers import BACKENDS, check_size
from sixthman.messages import BadOption, number, percent, say
from sixthman.table.options import Options

from .progress import game_bar

if TYPE_CHECKING:
    from sixthman.lab.parts_on_disk import Store

INTERRUPTED = 130


def report(
    options: Options,
    games: int,
    bots: str,
    seed: str,
    processes: int | None,
    target: str,
    backend: str,
    output: Path | None,
    choices: bool,
    json: bool,
    language: str,
    patience: float = PATIENCE,
) -> int:
    """Simulate and print what was found; the exit status."""
    if any(not is_level(name.strip()) for name in bots.split(",")):
        contestants(bots, options.seats)
        if output is not None or target != FASTEST or backend != BACKENDS[0]:
            raise BadOption("error-simulate-own", bots=bots)
        return report_own(options, games, bots, seed, processes, json, language, patience)
    batch = Batch.of(options, levels_of(bots, options), seed)
    check_size(games, processes or 1, backend)
    check_target(target, backend, output is not None, game=options.cards.game)
    if quickest(target, games, options.cards.game) == INTERPRETED != target:
        print(say(language, "simulate-slow", game=options.declared.title), file=sys.stderr)
    if choices and output is None:
        raise BadOption("error-choices-output")
    store = None if output is None else keep(output, options, batch, games, choices)
    with store or nullcontext():
        try:
            found = play(options.cards.game, batch, games, processes, target, backend, store, json, language)
        except KeyboardInterrupt:
            if store is None:
                raise
            done = {"done": number(language, store.games), "games": number(language, games)}
            print(say(language, "simulate-interrupted", file=str(output), **done), file=sys.stderr)
            return INTERRUPTED
    if json:
        sys.stdout.write(json_format.dumps(found.facts(options.declared.score)) + "\n")
    else:
        Console().print(as_table(found, options.declared.score, language))
        if output is not None:
            print(say(language, "simulate-kept", file=str(output)))
    return 0


def report_own(
    options: Options,
    games: int,
    bots: str,
    seed: str,
    processes: int | None,
    json: bool,
    language: str,
    patience: float,
) -> int:
    """The same with bots of your own, which play in Python."""
    from sixthman.lab.own_bots import simulate_own

    seated = contestants(bots, options.seats)
    check_size(games, processes or 1)
    check_patience(patience)
    with game_bar(language, games, json, 0) as played:
        found = simulate_own(options, seated, games, seed, processes or 1, patience, played)
    if json:
        sys.stdout.write(json_format.dumps(found.facts(options.declared.score)) + "\n")
        return 0
    Console().print(as_table(found, options.declared.score, language))
    for line in forfeit_lines(found, language):
        print(line)
    return 0


def forfeit_lines(found: Simulation, language: str) -> list[str]:
    """How many games ended because a bot failed, and the first of them."""
    if not found.forfeits:
        return []
    first = found.forfeits[0]
    return [
        say(
            language,
            "simulate-forfeits",
            forfeits=len(found.forfeits),
            games=number(language, found.games),
            game=first["game"],
            seat=first["seat"],
            step=first["step"],
            reason=first["reason"],
        )
    ]


def keep(path: Path, options: Options, batch: Batch, games: int, choices: bool) -> Store:
    """Where the results go, with those that are there already."""
    from sixthman.lab.names import names_of
    from sixthman.lab.parts_on_disk import PART, PART_WITH_CHOICES, keep_results
    from sixthman.lab.store import Run

    run = Run(
        game=options.cards.game.name,
        options=options.words(),
        bots=[RULE_LEVELS[level] for level in batch.levels],
        seed=batch.seed,
        games=games,
        choices=choices,
        part=PART_WITH_CHOICES if choices else PART,
        rules=options.cards.game.version,
    )
    return keep_results(path, run, names_of(options))


def play(
    game: Game,
    batch: Batch,
    games: int,
    processes: int | None,
    target: str,
    backend: str,
    store: Store | None,
    quiet: bool,
    language: str,
) -> Simulation:
    """Play what is missing, with a bar that goes on where it was left."""
    if processes is None:
        processes = 1
        if backend == "ray":
            from sixthman.lab.ray_workers import join_cluster

            processes = join_cluster()
    before = store.games if store else 0
    with game_bar(language, games, quiet, before) as played:
        return simulate(game, batch, games, processes, target, played, backend, store)


def levels_of(bots: str, options: Options) -> tuple[int, ...]:
    """One level for all seats, or one for each."""
    seats = options.seats
    names = [name.strip() for name in bots.split(",")]
    if len(names) == 1:
        names *= seats
    if len(names) != seats:
        raise BadOption("error-bots-count", count=len(names), seats=seats)
    for name in names:
        check_level(name, options.declared)
        if check_bot(name)[0] not in RULE_LEVELS:
            raise BadOption("error-simulate-mvp", bot=name, known=", ".join(RULE_LEVELS))
    return tuple(level_number(name) for name in names)


def as_table(found: Simulation, score: str, language: str) -> Table:
    """What was found, to look at."""
    table = Table()
    table.add_column(say(language, "simulate-fact"))
    table.add_column(say(language, "simulate-value"), overflow="fold")
    rows = {
        "games": number(language, found.games),
        "decisions": number(language, found.decisions),
        "seconds": number(language, found.seconds, 3),
        "speed": number(language, found.decisions_per_second),
        score: "  ".join(number(language, score, 2) for score in found.mean_scores),
        "wins": "  ".join(percent(language, share) for share in found.win_shares),
        "digest": found.digest,
    }
    for name, value in rows.items():
        table.add_row(say(language, f"simulate-{name}"), value)
        if name == "games" and found.games_before:
            table.add_row(say(language, "simulate-before"), number(language, found.games_before))
    return table
