"""`sixthman play`: a full-screen table in the terminal."""

from __future__ import annotations

from pathlib import Path

from sixthman.bots import bot_named, check_bot
from sixthman.bots.game_levels import check_level, usual_level
from sixthman.messages import BadOption, say
from sixthman.registry import game_named
from sixthman.table import Table
from sixthman.table.options import Options

from . import plain


def play_here(
    options: Options,
    seed: str | None,
    people: int,
    names: str | None,
    bots: str | None,
    save: Path | None,
    language: str,
) -> None:
    """Sit people and bots down at a table in this terminal."""
    seats = options.seats
    if not 0 <= people <= seats:
        raise BadOption("error-people", people=people, seats=seats)
    named = [name.strip() for name in names.split(",")] if names else []
    if len(named) > people:
        raise BadOption("error-names", names=len(named), seats=people)
    declared = options.declared
    kinds = [name.strip() for name in (bots or usual_level(declared)).split(",")]
    if len(kinds) not in (1, seats - people):
        raise BadOption("error-bots-count", count=len(kinds), seats=seats - people)
    for kind in kinds:
        check_level(kind, declared)
    levels = [check_bot(kind)[0] for kind in kinds]
    folder = game_named(declared.name)
    person = declared.person
    seated = [
        named[seat] if seat < len(named) else say(language, person, seat=seat + 1) for seat in range(people)
    ]
    seated += [
        say(language, "bot-name", seat=seat + 1, level=levels[(seat - people) % len(levels)])
        for seat in range(people, seats)
    ]
    adapter = folder.adapter_with(options.cards)
    terminal = folder.load("terminal") or plain
    again = True
    while again:
        table = Table(adapter, options, seed, names=seated)
        players = {
            seat: bot_named(kinds[(seat - people) % len(kinds)], adapter.engine, f"{table.seed} bot {seat}")
            for seat in range(people, seats)
        }
        again = terminal.run(table, list(range(people)), players, language, save)
        seed = None  # another game is another deal
    if save is not None and save.exists():
        print(say(language, "play-saved", path=str(save)))
