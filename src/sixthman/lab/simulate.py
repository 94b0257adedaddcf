"""Simulation: many games between bots, on one or more processes or on a graphics card.

The same seed gives the same games, and so the same digest, on every target and any number of
processes: game number i takes its chance from its own part of the seed's key stream.
"""

from __future__ import annotations

import hashlib
import multiprocessing
import os
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from sixthman.kernel.game import Game
from sixthman.messages import BadOption

from .batches import CHUNK, Batch, Chunk, Player, chunks

TARGETS = ("cpu", "cuda", "interpreted")
Progress = Callable[[int], None]  # called with the number of games just finished
StopClock = Callable[[], float]


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

    @property
    def decisions_per_second(self) -> float:
        """The speed, start-up and compilation not counted."""
        return self.decisions / self.seconds if self.seconds else 0.0

    def facts(self, scores_are: str) -> dict[str, Any]:
        """Everything by name; `scores_are` says what this game's scores are called."""
        facts = asdict(self) | {"decisions_per_second": self.decisions_per_second}
        facts[f"mean_{scores_are}"] = facts.pop("mean_scores")
        return facts


def simulate(
    game: Game,
    batch: Batch,
    games: int,
    processes: int = 1,
    target: str = "cpu",
    progress: Progress = lambda games: None,
) -> Simulation:
    """Play games 0 to games - 1 of a batch."""
    check_size(games, processes)
    if target not in TARGETS:
        raise BadOption("error-target", target=target, known=", ".join(TARGETS))
    result = Simulation(game.name, target, processes, batch.seed)
    digest = hashlib.sha256()
    scores = [0] * len(batch.kinds)
    wins = [0.0] * len(batch.kinds)
    outcomes, stop_clock = _players(game, batch, games, processes, target)
    for chunk in outcomes:
        result.games += chunk.games
        result.decisions += chunk.decisions
        digest.update(chunk.marks)
        scores = [total + more for total, more in zip(scores, chunk.score_sums, strict=True)]
        wins = [total + more for total, more in zip(wins, chunk.win_sums, strict=True)]
        progress(chunk.games)
    result.seconds = stop_clock()
    result.mean_scores = [round(total / games, 4) for total in scores]
    result.win_shares = [round(total / games, 5) for total in wins]
    result.digest = digest.hexdigest()
    return result


def check_size(games: int, processes: int) -> None:
    """BadOption where there is nothing to play or nobody, or far too many, to play it."""
    if games < 1:
        raise BadOption("error-games", games=games)
    most = 4 * (os.cpu_count() or 1)
    if not 1 <= processes <= most:
        raise BadOption("error-processes", processes=processes, most=most)


def _players(
    game: Game, batch: Batch, games: int, processes: int, target: str
) -> tuple[Iterator[Chunk], StopClock]:
    if target == "cuda":
        from .card import CardPlayer

        card = CardPlayer(game, batch)
        return (card.play(*piece) for piece in chunks(games, card.size)), card.seconds
    return play_pieces(Player, game, batch, games, processes, target)


def play_pieces(
    maker: type[Player], game: Game, batch: Batch, games: int, processes: int, target: str = "cpu"
) -> tuple[Iterator[Any], StopClock]:
    """What players of some kind make of a batch, piece by piece, in order; and the time they took once
    all of them were ready."""
    if processes == 1:
        player = maker(game, batch, target)
        start = time.perf_counter()
        return (player.play(*piece) for piece in chunks(games)), lambda: time.perf_counter() - start
    maker(game, batch, target)  # compiles once, for all
    context = multiprocessing.get_context("spawn")
    ready = context.Barrier(processes + 1)
    pool = context.Pool(processes, _sit_down, (maker, game.name, game.tables, batch, target, ready))
    ready.wait()
    start = time.perf_counter()

    def outcomes() -> Iterator[Any]:
        try:
            yield from pool.imap(
                _play, chunks(games), chunksize=max(1, min(64, games // CHUNK // processes // 4))
            )
        finally:
            pool.terminate()

    return outcomes(), lambda: time.perf_counter() - start


_player: Player


def _sit_down(
    maker: type[Player], game: str, tables: Mapping[str, Any], batch: Batch, target: str, ready: Any
) -> None:
    """In a worker process: get ready, and wait for the others."""
    import signal

    from .games import game_named

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the parent's to handle
    global _player  # noqa: PLW0603  (a worker's one piece of state)
    _player = maker(replace(game_named(game), tables=tables), batch, target)
    ready.wait()


def _play(piece: tuple[int, int]) -> Any:
    return _player.play(*piece)
