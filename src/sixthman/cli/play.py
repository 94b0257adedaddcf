"""`sixthman play`: a full-screen table in the terminal."""

from __future__ import annotations

from pathlib import Path

from sixthman.bots.characters import name_at_table
from sixthman.bots.contestants import contestant
from sixthman.bots.covered import CoveredBot, covered
from sixthman.bots.game_levels import check_level, usual_level
from sixthman.bots.patience import PATIENCE, check_patience
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
    patience: float = PATIENCE,
) -> None:
    """Sit people and bots down at a table in this terminal."""
    seats = options.seats
    if not 0 <= people <= seats:
        raise BadOption("error-people", people=people, seats=seats)
    named = [name.strip() for name in names.split(",")] if names else []
    if len(named) > people:
        raise BadOption("error-names", names=len(named), seats=people)
    declared = options.declared
    chosen = (bots or usual_level(declared)).split(",")
    if len(chosen) not in (1, seats - people):
        raise BadOption("error-bots-count", count=len(chosen), seats=seats - people)
    seated_bots = [contestant(name) for name in chosen] * (seats - people if len(chosen) == 1 else 1)
    for bot in seated_bots:
        if bot.is_level:
            check_level(bot.label, declared)
    check_patience(patience)
    folder = game_named(declared.name)
    person = declared.person
    seated = [
        named[seat] if seat < len(named) else say(language, person, seat=seat + 1) for seat in range(people)
    ]
    seated += [
        name_at_table(language, one.label, seat)
        for seat, one in enumerate(seated_bots[: seats - people], start=people + 1)
    ]
    adapter = folder.adapter_with(options.cards)
    terminal = folder.load("terminal") or plain
    again = True
    while again:
        table = Table(adapter, options, seed, names=seated)
        players = {
            seat: covered(one, adapter, f"{table.seed} bot {seat}", patience)
            for seat, one in enumerate(seated_bots[: seats - people], start=people)
        }
        again = terminal.run(table, list(range(people)), players, language, save)
        for seat, player in players.items():
            if isinstance(player, CoveredBot) and player.failure is not None:
                print(say(language, "play-bot-failed", seat=seat + 1, reason=player.failure.text(language)))
        seed = None  # another game is another deal
    if save is not None and save.exists():
        print(say(language, "play-saved", path=str(save)))
