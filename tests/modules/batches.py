"""Batches of games of every kind of table, as modules and other targets play them.

    python -m tests.modules.batches      writes their digests anew, as machine code made here plays them

The digests in digests.json are golden: they change only on purpose, with a rule or a bot. Quick tests hold
modules against them, so that nothing has to be compiled first; long tests play on both targets.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
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
GOLDEN = Path(__file__).with_name("digests.json")
FEW = {"random": 300, "rookie": 30, "pro": 30}
MANY = {"random": 100_000, "rookie": 2_000, "pro": 2_000}
LEAST_HOOPS = 10  # a game of basketball has ten times as many decisions


def games_of(game: str, counts: dict[str, int], bots: str) -> int:
    """How many games are played of a table."""
    return max(10, counts[bots] // (LEAST_HOOPS if game == "hoops" and bots != "random" else 1))


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


def name_of(game: str, options: tuple[int, ...], bots: str) -> str:
    """What a batch is called among the golden digests."""
    return f"{game} {','.join(map(str, options))} {bots}"


def golden() -> dict[str, str]:
    """The digests of few games of every table, by the names of their batches."""
    found: dict[str, str] = json.loads(GOLDEN.read_text("utf-8"))
    return found


def digests_on(target: str) -> dict[str, str]:
    """The same on a target."""
    return {
        name_of(game, options, bots): digest_on(
            target, GAMES[game], batch_of(game, options, kind), games_of(game, FEW, bots)
        )
        for game, options in TABLES
        for bots, kind in KINDS.items()
    }


if __name__ == "__main__":
    GOLDEN.write_text(json.dumps(digests_on("cpu"), indent=1) + "\n", "utf-8")
