"""Simulation on an NVIDIA GPU: the same rules, one game a thread.

What holds a GPU up is fetching instructions: the rules are long, and threads that are at different places in
them share none of what was fetched. So all threads of a block go through the rules together. Time and again
they look which moment of the game most of their games have come to, and exactly those games advance.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from sixthman.bots import policy_for
from sixthman.kernel.cuda import NoGpu, check_policy, gpu_engine, load_cuda
from sixthman.kernel.game import Engine, Game
from sixthman.kernel.playout import UNIFORM, advance, begin_numbered, settle, uniform
from sixthman.kernel.stream import STREAM
from sixthman.messages import BadOption

from .batches import Arrays, Batch, Chunk

THREADS = 1024  # a block; one block fills a multiprocessor
BUCKETS = 32  # more than any game has, and not more than threads
RESULTS = ("decisions", "checksums", "scores", "ranks")


class GpuRunner:
    """Plays chunks of a batch on a GPU; the clock counts the GPU's own time."""

    def __init__(self, game: Game, batch: Batch) -> None:
        try:
            self._cuda = load_cuda()
        except NoGpu as reason:
            raise BadOption("error-no-cuda", reason=str(reason)) from reason
        self._blocks = self._cuda.get_current_device().MULTIPROCESSOR_COUNT
        self.size = self._blocks * THREADS
        self._kernel = gpu_kernel(game, all(level == UNIFORM for level in batch.levels))
        self._arrays = Arrays(game, batch, self.size, states=1)
        self._given = [
            self._cuda.to_device(getattr(self._arrays, name)) for name in ("key", "options", "levels")
        ]
        self._found = [self._cuda.to_device(getattr(self._arrays, name)) for name in RESULTS]
        self._milliseconds = 0.0
        self._launch(0, 1)
        self._milliseconds = 0.0

    def seconds(self) -> float:
        """How long the GPU has worked, by its own events."""
        return self._milliseconds / 1000

    def play(self, first: int, count: int) -> Chunk:
        """Games first to first + count - 1, not more than `size`."""
        self._launch(first, count)
        for name, found in zip(RESULTS, self._found, strict=True):
            found.copy_to_host(getattr(self._arrays, name))
        return self._arrays.chunk(count)

    def _launch(self, first: int, count: int) -> None:
        start, end = self._cuda.event(), self._cuda.event()
        start.record()
        self._kernel[self._blocks, THREADS](first, count, *self._given, *self._found)
        end.record()
        end.synchronize()
        self._milliseconds += self._cuda.event_elapsed_time(start, end)


@cache
def gpu_kernel(game: Game, at_random: bool) -> Any:
    """The batch loop for a GPU, compiled once a program; random players need no other bot's tables."""
    cuda = load_cuda()
    engine = gpu_engine(game, cuda)
    policy = uniform if at_random else policy_for(engine)
    check_policy(policy)
    engine.build.bind("policy", engine.rule(policy))
    return kernel_of(cuda, engine)


def crowd_functions(cuda: Any) -> tuple[Any, Any]:
    """How a block knows at which moment most of its games are."""
    buckets = nowhere = BUCKETS  # nowhere: the moment of a game that is not played, or not any more

    @cuda.jit(device=True, forceinline=True)
    def empty(crowds: Any, fullest: Any) -> None:
        """No game is at any moment yet."""
        if cuda.threadIdx.x < buckets:
            crowds[cuda.threadIdx.x] = 0
        if cuda.threadIdx.x < 2:
            fullest[cuda.threadIdx.x] = 0
        cuda.syncwarp()
        cuda.syncthreads()

    @cuda.jit(device=True, forceinline=True)
    def fullest_bucket(crowds: Any, fullest: Any, turn: int) -> int:
        """Where most games of the block are; nowhere when all are over. Its threads wait for each other.

        Threads of a warp meet first: a block's barrier is defined only for warps whose threads come to it
        together.
        """
        cuda.syncwarp()
        cuda.syncthreads()
        if cuda.threadIdx.x < buckets:
            cuda.atomic.max(fullest, turn, crowds[cuda.threadIdx.x] * buckets + cuda.threadIdx.x)
        if cuda.threadIdx.x == 0:
            fullest[1 - turn] = 0
        cuda.syncwarp()
        cuda.syncthreads()
        return fullest[turn] % buckets if fullest[turn] >= buckets else nowhere

    return empty, fullest_bucket


def kernel_of(cuda: Any, engine: Engine) -> Any:
    """The batch loop of a game that was built for the GPU."""
    record, stream_type = engine.rules.record, STREAM
    words = record.itemsize // 8
    begin, go_on, finish = (engine.rule(rule) for rule in (begin_numbered, advance, settle))
    bucket, over = engine.game.bucket, engine.game.over
    empty, fullest_bucket = crowd_functions(cuda)
    buckets = nowhere = BUCKETS

    @cuda.jit(launch_bounds=THREADS)
    def play_games(
        first: int,
        count: int,
        key: Any,
        options: Any,
        levels: Any,
        decisions: Any,
        checksums: Any,
        scores: Any,
        ranks: Any,
    ) -> None:
        crowds = cuda.shared.array(buckets, np.int32)  # how many games of the block are at each moment
        fullest = cuda.shared.array(2, np.int32)  # the largest crowd and its moment in one number, in turn
        memory = cuda.local.array(words, np.uint64)
        state = memory.view(record)[0]
        stream = cuda.local.array(1, stream_type)[0]
        number = cuda.grid(1)
        made, at = 0, nowhere
        empty(crowds, fullest)
        if number < count:
            for i in range(words):
                memory[i] = 0
            begin(state, first + number, key, options, stream)
            at = bucket(state)
            cuda.atomic.add(crowds, at, 1)
        turn = 0
        now = fullest_bucket(crowds, fullest, turn)
        while now != nowhere:
            if at == now:
                made = go_on(state, levels, stream, made)
                at = nowhere if over(state) else bucket(state)
                cuda.atomic.sub(crowds, now, 1)
                if at != nowhere:
                    cuda.atomic.add(crowds, at, 1)
            turn = 1 - turn
            now = fullest_bucket(crowds, fullest, turn)
        if number < count:
            decisions[number] = made
            checksums[number] = finish(state, memory, scores[number], ranks[number])

    return play_games
