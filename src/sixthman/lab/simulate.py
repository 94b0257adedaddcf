"""Simulation: many games between bots, on one or more processes, a cluster or a GPU.

The same seed gives the same games, and so the same digest, on every target and any number of
processes: game number i takes its chance from its own part of the seed's key stream.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field, replace
from typing import TYPE_CHECKING, Any

from sixthman.bots import RULE_LEVELS
from sixthman.kernel import game as kernel
from sixthman.kernel.game import Game
from sixthman.kernel.options import whole
from sixthman.messages import BadOption
from sixthman.registry import game_named
from sixthman.table.table import seed_text

from .batches import Batch, BatchRunner, Chunk, chunks
from .workers import BACKENDS, Progress, StopClock, check_size, play_pieces

if TYPE_CHECKING:
    from .parts_on_disk import Store
    from .watching import Kept

FASTEST = "fastest"  # whatever is quickest here for this many games
TARGETS = (FASTEST, *kernel.TARGETS, "cuda")
COMPILED_HERE = ("cpu", "tuned")
MOST_LEVELS = 4  # ours, and one more for a game's own studies
MODULE, INTERPRETED = "wasm", "interpreted"
MANY = 1_000_000  # games for which compiling the rules for this very processor pays


@dataclass
class Simulation:
    """What a simulation found."""

    game: str
    target: str
    processes: int
    seed: str
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    mean_scores: list[float] = field(default_factory=list)
    win_shares: list[float] = field(default_factory=list)
    digest: str = ""
    games_before: int = 0  # of all games: those that an earlier run had kept
    decisions_before: int = 0
    forfeits: list[dict[str, Any]] = field(default_factory=list)  # games that ended because a bot failed

    @property
    def decisions_per_second(self) -> float:
        """The speed, start-up and compilation not counted."""
        return (self.decisions - self.decisions_before) / self.seconds if self.seconds else 0.0

    def facts(self, scores_are: str) -> dict[str, Any]:
        """Everything by name; `scores_are` says what this game's scores are called."""
        facts = asdict(self) | {"decisions_per_second": self.decisions_per_second}
        facts[f"mean_{scores_are}"] = facts.pop("mean_scores")
        if not facts["forfeits"]:
            del facts["forfeits"]
        return facts


def simulate(
    game: Game,
    batch: Batch,
    games: int,
    processes: int = 1,
    target: str = FASTEST,
    progress: Progress = lambda games: None,
    backend: str = BACKENDS[0],
    store: Store | None = None,
) -> Simulation:
    """Play games 0 to games - 1 of a batch; those that are in the store already are taken from there."""
    check_size(games, processes, backend)
    check_target(target, backend, store is not None, game)
    check_batch(game, batch)
    target = quickest(target, games, game)
    result = Simulation(game.name, target, processes, batch.seed)
    digest = hashlib.sha256()
    scores = [0] * len(batch.levels)
    wins = [0.0] * len(batch.levels)
    if store is None:
        outcomes, stop_clock = _players(game, batch, games, processes, target, backend)
    else:
        outcomes, stop_clock = _keepers(game, batch, store, processes, target, backend)
    for chunk in outcomes:
        result.games += chunk.games
        result.decisions += chunk.decisions
        digest.update(chunk.checksums)
        scores = [total + more for total, more in zip(scores, chunk.score_sums, strict=True)]
        wins = [total + more for total, more in zip(wins, chunk.win_sums, strict=True)]
        if chunk.before:
            result.games_before += chunk.games
            result.decisions_before += chunk.decisions
        else:
            progress(chunk.games)
    result.seconds = stop_clock()
    result.mean_scores = [round(total / games, 4) for total in scores]
    result.win_shares = [round(total / games, 5) for total in wins]
    result.digest = digest.hexdigest()
    return result


def check_batch(game: Game, batch: Batch) -> None:
    """BadOption for options that the game does not have, another number of bots than of seats, no seed."""
    options = game_named(game.name).options.from_numbers(batch.options)
    if len(batch.levels) != options.seats:
        raise BadOption("error-bots-count", count=len(batch.levels), seats=options.seats)
    seed_text(batch.seed)
    if not all(whole(level) in range(MOST_LEVELS) for level in batch.levels):
        raise BadOption("error-bots", bot=str(batch.levels), known=", ".join(RULE_LEVELS))


def check_target(
    target: str, backend: str = BACKENDS[0], keeps: bool = False, game: Game | None = None
) -> None:
    """BadOption for a target that there is not, or that cannot do what is asked for."""
    if target not in TARGETS:
        raise BadOption("error-target", target=target, known=", ".join(TARGETS))
    if target in COMPILED_HERE and not kernel.has_compiler():
        raise BadOption("error-extra", package="numba", extra="lab")
    if target == MODULE and game is not None and not game.declared.compiled:
        known = ", ".join(other for other in TARGETS if other != MODULE)
        raise BadOption("error-target-module", game=game.name, known=known)
    if target == "cuda" and keeps:
        raise BadOption("error-cuda-output")
    if target == "cuda" and backend == "ray":
        raise BadOption("error-cuda-ray")


def quickest(target: str, games: int, game: Game) -> str:
    """The target itself, or the one that answers soonest: a module needs no time to get ready."""
    if target != FASTEST:
        return target
    if not game.declared.compiled:
        return "cpu" if kernel.has_compiler() else INTERPRETED
    return "cpu" if games >= MANY and kernel.has_compiler() else MODULE


def _players(
    game: Game, batch: Batch, games: int, processes: int, target: str, backend: str
) -> tuple[Iterator[Chunk], StopClock]:
    if target == "cuda":
        from .gpu import GpuRunner

        gpu = GpuRunner(game, batch)
        return (gpu.play(*piece) for piece in chunks(games, gpu.size)), gpu.seconds
    return play_pieces(BatchRunner, game, batch, chunks(games), games, processes, target, backend)


def _keepers(
    game: Game, batch: Batch, store: Store, processes: int, target: str, backend: str
) -> tuple[Iterator[Chunk], StopClock]:
    """The same with a store: nobody sits down if nothing is missing."""
    from .watching import ChoiceWatcher, Watcher

    maker = ChoiceWatcher if store.run.choices else Watcher
    missing = store.run.games - store.games
    played: Iterator[Kept] = iter(())
    stop_clock: StopClock = float
    if missing:
        played, stop_clock = play_pieces(
            maker, game, batch, store.missing(), missing, processes, target, backend
        )
    return _kept(store, played), stop_clock


def _kept(store: Store, played: Iterator[Kept]) -> Iterator[Chunk]:
    """Part by part: from the store, or played and put there before its last chunk is reported."""
    from .watching import joined

    for part in range(store.run.parts):
        if store.is_there(part):
            yield replace(store.chunk(part), before=True)
            continue
        tables = []
        remaining = store.piece(part)[1]
        while remaining:
            kept = next(played)
            tables.append(kept.tables)
            remaining -= kept.games
            if not remaining:
                store.write(part, joined(tables))
            yield kept.chunk
