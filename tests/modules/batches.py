"""Batches of games of every kind of table, as modules and other targets play them."""

from __future__ import annotations

import hashlib
from typing import Any

from sixthman.bots import PRO, RANDOM, ROOKIE
from sixthman.games.allstar import rules as allstar
from sixthman.games.hoops import rules as hoops
from sixthman.kernel.game import Game
from sixthman.lab.batches import CHUNK, Batch, BatchRunner, chunks

GAMES = {"allstar": allstar.GAME, "hoops": hoops.GAME}
# Edition, seats, mode, no whistle arenas, coaches
ALLSTAR = [
    *((0, seats, 0, 0, 0) for seats in range(3, 7)),
    *((0, 2, mode, 0, 0) for mode in (1, 2, 3)),
    *((1, seats, 0, 0, 1) for seats in range(3, 7)),
    (1, 2, 4, 0, 1),
    (0, 4, 0, 1, 1),
    (1, 5, 0, 1, 0),
]
# Picked teams, opening draft, overtimes, first player
HOOPS = [(0, 0, 4, -1), (1, 0, 4, -1), (0, 1, 2, 0), (1, 1, 0, 1)]
TABLES = [("allstar", options) for options in ALLSTAR] + [("hoops", options) for options in HOOPS]
KINDS = {"random": RANDOM, "rookie": ROOKIE, "pro": PRO}


def batch_of(game: str, options: tuple[int, ...], kind: int) -> Batch:
    """Everybody plays alike."""
    seats = options[1] if game == "allstar" else 2
    return Batch(options, (kind,) * seats, f"modules {options}")


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
