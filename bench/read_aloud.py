"""Whole games in words, to be read from start to end by someone who speaks the language.

python -m bench.read_aloud --language de                    the logs of ten tables of each game
python -m bench.read_aloud --language fr --tables 2 --keys  and what the terminal asks, key by key

Bots play all seats of the logs. With `--keys`, a person sits in the first seat and presses keys at random.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from random import Random
from typing import Any

from textual.app import App
from textual.widgets import Static

from sixthman.bots import Bot
from sixthman.bots.contestants import contestant
from sixthman.cli.terminal.screens import TheEnd
from sixthman.games.allstar.terminal.app import RinkTable
from sixthman.games.allstar.terminal.local_game import RinkGame
from sixthman.games.hoops.terminal.app import CourtTable
from sixthman.games.hoops.terminal.local_game import CourtGame
from sixthman.messages import LANGUAGES
from sixthman.registry import game_named
from sixthman.table import Table

NAMES = ["Ann", "Bo", "Cleo", "Dan", "Eva", "Finn"]
SIZE = (120, 40)
MOST_KEYS = 500  # enough for a season, or six turns of basketball
TABLES: dict[str, list[dict[str, Any]]] = {
    "allstar": [
        {"seats": 4},
        {"seats": 2, "mode": "heritage"},
        {"seats": 2, "mode": "free-agency"},
        {"seats": 2, "mode": "clash"},
        {"seats": 2, "mode": "clash-keeping"},
        {"seats": 2, "edition": "2020"},
        {"seats": 3, "coaches": True},
        {"seats": 4, "edition": "2020"},
        {"seats": 5, "whistle": False},
        {"seats": 6, "edition": "2020", "coaches": False},
    ],
    "hoops": [
        {},
        {"pick_team": True},
        {"opening_draft": True},
        {"pick_team": True, "opening_draft": True},
        {"overtimes": 0},
        {"overtimes": 1},
        {"first": 1},
        {"first": 2},
        {"opening_draft": True, "first": 2},
        {"pick_team": True, "overtimes": 3},
    ],
}
APPS = {"allstar": (RinkTable, RinkGame), "hoops": (CourtTable, CourtGame)}


def main(arguments: list[str] | None = None) -> int:
    """Read the command line and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.read_aloud", description=__doc__)
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    parser.add_argument("--games", nargs="+", choices=TABLES, default=list(TABLES))
    parser.add_argument("--tables", type=int, default=10, help="how many tables of each game")
    parser.add_argument("--bots", default="rookie", help="who plays: weaker bots tie more often")
    parser.add_argument("--keys", action="store_true", help="also what the terminal asks a person")
    options = parser.parse_args(arguments)
    for game in options.games:
        for number, agreed in enumerate(TABLES[game][: options.tables]):
            print(f"\n=== {game} {agreed}\n")
            print(log(game, agreed, f"aloud {number}", options.bots, options.language))
            if options.keys:
                print("\n--- asked\n")
                print("\n".join(asked(game, agreed, f"aloud {number}", options.language)))
    return 0


def log(game: str, agreed: dict[str, Any], seed: str, level: str, language: str) -> str:
    """The log of a game between bots, with all that each of them draws and takes."""
    table = _table(game, agreed, seed)
    bots = _bots(table, level, range(table.options.seats))
    while not table.over:
        for seat in table.waiting():
            table.choose(seat, bots[seat].choose(table.view(seat)))
    speaker = table.adapter.speaker(language, table.names)
    return "\n".join(line for event in table.events(None) for line in speaker.event(event))


def asked(game: str, agreed: dict[str, Any], seed: str, language: str) -> list[str]:
    """Every prompt and hint that a person sees who presses keys at random, each wording once."""
    table = _table(game, agreed, seed)
    make_app, make_game = APPS[game]
    local_game = make_game(table, (0,), _bots(table, "random", range(1, table.options.seats)))
    return asyncio.run(_played(make_app(local_game, language, None), Random(seed)))


def _table(game: str, agreed: dict[str, Any], seed: str) -> Table:
    folder = game_named(game)
    options = folder.options(**agreed)
    return Table(folder.adapter_with(options.cards), options, seed, names=NAMES[: options.seats])


def _bots(table: Table, level: str, seats: range) -> dict[int, Bot]:
    return {seat: contestant(level).bot(table.adapter, f"{table.seed} {seat}") for seat in seats}


async def _played(app: App[Any], whim: Random) -> list[str]:
    seen: dict[str, None] = {}
    async with app.run_test(size=SIZE) as pilot:
        for _ in range(MOST_KEYS):
            await pilot.pause()
            if isinstance(app.screen, TheEnd):
                break
            for name in ("#prompt", "#hint"):
                for line in app.screen.query(name).results(Static):
                    seen[str(line.content).strip()] = None
            await pilot.press(_key(app, whim))
    return list(seen)


def _key(app: Any, whim: Random) -> str:
    tray = getattr(app.board, "tray", None) if app.screen is app.board else None
    keys = [] if tray is None else [key for key in tray.options if len(key) == 1]
    return whim.choice([*keys, "enter", "right", "space"]) if keys else "enter"


if __name__ == "__main__":
    sys.exit(main())
