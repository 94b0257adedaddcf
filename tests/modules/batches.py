"""Batches of games of every kind of table, as modules and other targets play them."""

from __future__ import annotations

import hashlib
from typing import Any

from sixthman.bots import PRO, RANDOM, ROOKIE
from sixthman.games.allstar import rules as allstar
from sixthman.games.allstar.table.options import AllstarOptions
from sixthman.games.hoops import rules as hoops
from sixthman.games.hoops.table.options import HoopsOptions
from sixthman.kernel.game import Game
from sixthman.lab.batches import CHUNK, Batch, BatchRunner, chunks
from sixthman.table.options import Options

GAMES = {"allstar": allstar.GAME, "hoops": hoops.GAME}
ALLSTAR = [
    *(AllstarOptions(seats=seats) for seats in range(3, 7)),
    *(AllstarOptions(seats=2, mode=mode) for mode in ("heritage", "free-agency", "clash")),
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
KINDS = {"random": RANDOM, "rookie": ROOKIE, "pro": PRO}


def batch_of(options: Options, kind: int) -> Batch:
    """Everybody plays alike."""
    return Batch.of(options, (kind,) * options.seats, f"modules {options}")


def digest_on(target: str, game: Game, batch: Batch, games: int) -> str:
    """What `simulate` would tell of these games."""
    player, digest = BatchRunner(game, batch, target), hashlib.sha256()
    for first, count in chunks(games, CHUNK):
        digest.update(player.play(first, count).marks)
    return digest.hexdigest()


def as_json(batch: Batch, games: int) -> dict[str, Any]:
    """A batch as `play.mjs` takes it."""
    return {
        "options": list(batch.options),
        "kinds": list(batch.kinds),
        "seed": batch.seed,
        "games": games,
        "chunk": CHUNK,
    }
