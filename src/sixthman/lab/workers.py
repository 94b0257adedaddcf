"""Who plays a batch: this process, several on this machine, or actors on a Ray cluster.

Whoever plays, pieces come back in order, and only this many are played ahead of the one that is waited for:
memory does not grow with the number of games.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from itertools import islice
from typing import Any

from sixthman.kernel.game import Game
from sixthman.kernel.options import whole
from sixthman.messages import BadOption, shown

from .batches import CHUNK, Batch, BatchRunner, Piece

BACKENDS = ("processes", "ray")
MOST_GAMES = 10**12  # of one simulation
AHEAD = 8  # tasks handed out for each process, at most
Progress = Callable[[int], None]  # called with the number of games just finished
StopClock = Callable[[], float]


def check_size(games: int, processes: int, backend: str = BACKENDS[0]) -> None:
    """BadOption where there is nothing to play or nobody, or far too many, to play it."""
    for what, number in (("games", games), ("processes", processes)):
        if whole(number) is None:
            raise BadOption("error-whole-number", value=shown(number), what=what)
    if not 1 <= games <= MOST_GAMES:
        raise BadOption("error-games", games=shown(games), most=MOST_GAMES)
    if backend not in BACKENDS:
        raise BadOption("error-backend", backend=backend, known=", ".join(BACKENDS))
    most = 4 * (os.cpu_count() or 1)
    if processes < 1 or (processes > most and backend != "ray"):
        raise BadOption("error-processes", processes=processes, most=most)


def play_pieces(
    maker: type[BatchRunner],
    game: Game,
    batch: Batch,
    pieces: Iterable[Piece],
    games: int,
    processes: int,
    target: str = "cpu",
    backend: str = BACKENDS[0],
) -> tuple[Iterator[Any], StopClock]:
    """What players of some kind make of pieces of a batch, `games` in all, in order; and the time they took
    once all of them were ready."""
    if backend == "ray":
        from .ray_workers import RayWorkers

        workers: Any = RayWorkers(maker, game, batch, processes, target)
    elif processes > 1:
        workers = Pool(maker, game, batch, processes, target)
    else:
        player = maker(game, batch, target)
        start = time.perf_counter()
        return (player.play(*piece) for piece in pieces), lambda: time.perf_counter() - start
    start = time.perf_counter()
    size = max(1, min(maker.at_once, games // CHUNK // processes // 4))
    return workers.play(tasks(pieces, size)), lambda: time.perf_counter() - start


def tasks(pieces: Iterable[Piece], size: int) -> Iterator[list[Piece]]:
    """Pieces in groups of this many, each handed out in one go."""
    remaining = iter(pieces)
    while task := list(islice(remaining, size)):
        yield task


class Pool:
    """Processes on this machine."""

    def __init__(
        self, maker: type[BatchRunner], game: Game, batch: Batch, processes: int, target: str
    ) -> None:
        maker(game, batch, target)  # compiles once, for all
        context = multiprocessing.get_context("spawn")
        ready = context.Barrier(processes + 1)
        self._ahead = AHEAD * processes
        with interrupts_held_back():
            self._pool = context.Pool(
                processes, _sit_down, (maker, game.name, game.tables, batch, target, ready)
            )
        ready.wait()

    def play(self, todo: Iterator[list[Piece]]) -> Iterator[Any]:
        """What comes of every piece."""
        waiting: deque[Any] = deque()
        try:
            for task in todo:
                waiting.append(self._pool.apply_async(_play, (task,)))
                if len(waiting) == self._ahead:
                    yield from waiting.popleft().get()
            while waiting:
                yield from waiting.popleft().get()
        finally:
            self._pool.terminate()


@contextmanager
def interrupts_held_back() -> Iterator[None]:
    """Ctrl-C waits, and processes that are started meanwhile never hear it, not even while they load: it is
    their parent's to handle."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


_player: BatchRunner


def player_of(
    maker: type[BatchRunner], game: str, tables: Mapping[str, Any], batch: Batch, target: str
) -> BatchRunner:
    """A player in another process, where a game is known by its name."""
    from sixthman.registry import game_named

    return maker(replace(game_named(game).rules, tables=tables), batch, target)


def _sit_down(
    maker: type[BatchRunner], game: str, tables: Mapping[str, Any], batch: Batch, target: str, ready: Any
) -> None:
    """In a worker process: get ready, and wait for the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the parent's to handle
    global _player  # noqa: PLW0603  (a worker's one piece of state)
    _player = player_of(maker, game, tables, batch, target)
    ready.wait()


def _play(task: list[Piece]) -> list[Any]:
    return [_player.play(*piece) for piece in task]
