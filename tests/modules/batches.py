"""Batches of games of every kind of table, as modules and other targets play them.

    python -m tests.modules.batches       writes their digests anew, as machine code made here plays them
    python -m tests.modules.batches wasm  the same as the modules play them, without waiting for a compiler

The digests in digests.json are golden: they change only on purpose, with a rule or a bot. Quick tests hold
modules against them, so that nothing has to be compiled first; long tests play on both targets.
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path
from typing import Any

from sixthman.bots import PRO, RANDOM, ROOKIE
from sixthman.games.allstar import rules as allstar
from sixthman.games.allstar.table.options import AllstarOptions
from sixthman.games.hoops import rules as hoops
from sixthman.games.hoops.table.options import HoopsOptions
from sixthman.kernel.game import Game
from sixthman.kernel.options import SeatOrLot, Several
from sixthman.lab.batches import CHUNK, Batch, BatchRunner, chunks
from sixthman.table.options import Options

GAMES = {"allstar": allstar.GAME, "hoops": hoops.GAME}
ALLSTAR = [
    *(AllstarOptions(seats=seats) for seats in range(3, 7)),
    *(AllstarOptions(seats=2, mode=mode) for mode in ("heritage", "free-agency", "clash", "clash-keeping")),
    *(AllstarOptions(edition="2020", seats=seats) for seats in range(2, 7)),
    AllstarOptions(seats=4, whistle=False, coaches=True),
    AllstarOptions(edition="2020", seats=5, whistle=False, coaches=False),
]
HOOPS = [
    HoopsOptions(),
    HoopsOptions(pick_team=True),
    HoopsOptions(opening_draft=True, overtimes=2, first=1),
    HoopsOptions(pick_team=True, opening_draft=True, overtimes=0, first=2),
]
TABLES = [(options.declared.name, options) for options in (*ALLSTAR, *HOOPS)]
LEVELS = {"random": RANDOM, "rookie": ROOKIE, "pro": PRO}
GOLDEN = Path(__file__).with_name("digests.json")
FEW = {"random": 300, "rookie": 30, "pro": 30}
MANY = {"random": 100_000, "rookie": 2_000, "pro": 2_000}
LEAST_HOOPS = 10  # a game of basketball has ten times as many decisions


def games_of(game: str, counts: dict[str, int], bots: str) -> int:
    """How many games are played of a table."""
    return max(10, counts[bots] // (LEAST_HOOPS if game == "hoops" and bots != "random" else 1))


def batch_of(options: Options, level: int) -> Batch:
    """Everyone plays alike."""
    return Batch.of(options, (level,) * options.seats, f"modules {numbers_of(options)}")


def numbers_of(options: Options) -> tuple[int, ...]:
    """What was agreed on, as golden digests name it; species are drawn in all of them, and what records do
    not mention came later than the digests."""
    return tuple(
        number
        for option in options.declared.options
        if not isinstance(option, Several) and not (isinstance(option, SeatOrLot) and option.brief)
        for number in option.numbers(getattr(options, option.name))
    )


def digest_on(target: str, game: Game, batch: Batch, games: int) -> str:
    """What `simulate` would tell of these games."""
    player, digest = BatchRunner(game, batch, target), hashlib.sha256()
    for first, count in chunks(games, CHUNK):
        digest.update(player.play(first, count).checksums)
    return digest.hexdigest()


def as_json(batch: Batch, games: int) -> dict[str, Any]:
    """A batch as `play.mjs` takes it."""
    return {
        "options": list(batch.options),
        "levels": list(batch.levels),
        "seed": batch.seed,
        "games": games,
        "chunk": CHUNK,
    }


def name_of(options: Options, bots: str) -> str:
    """What a batch is called among the golden digests."""
    return f"{options.declared.name} {','.join(map(str, numbers_of(options)))} {bots}"


def golden() -> dict[str, str]:
    """The digests of few games of every table, by the names of their batches."""
    found: dict[str, str] = json.loads(GOLDEN.read_text("utf-8"))
    return found


def digests_on(target: str) -> dict[str, str]:
    """The same on a target."""
    return {
        name_of(options, bots): digest_on(
            target, GAMES[game], batch_of(options, level), games_of(game, FEW, bots)
        )
        for game, options in TABLES
        for bots, level in LEVELS.items()
    }


if __name__ == "__main__":
    GOLDEN.write_text(json.dumps(digests_on(*sys.argv[1:] or ["cpu"]), indent=1) + "\n", "utf-8")
