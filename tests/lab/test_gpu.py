"""The batch loop for a GPU, played here by a block of plain threads; and by a GPU where there is one."""

from __future__ import annotations

import threading
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from sixthman.bots import PRO, RANDOM, ROOKIE, policy_for
from sixthman.games.allstar import rules as allstar
from sixthman.games.allstar.table.options import AllstarOptions
from sixthman.games.hoops import rules as hoops
from sixthman.games.hoops.table.options import HoopsOptions
from sixthman.kernel.cuda import LARGE, BadPolicy, NoGpu, check_policy, gpu_engine, load_cuda
from sixthman.kernel.game import BuiltEngine, Game
from sixthman.kernel.playout import at_random as chance_player
from sixthman.kernel.playout import play_batch, uniform
from sixthman.kernel.rules import interpreted, rule
from sixthman.lab import gpu
from sixthman.lab.batches import Arrays, Batch
from sixthman.lab.simulate import simulate
from sixthman.registry import game_named, game_names

THREADS = 18  # the fewest: as many as there are moments
TABLES = {
    "allstar": (allstar.GAME, AllstarOptions(seats=3, coaches=True)),
    "hoops": (hoops.GAME, HoopsOptions(overtimes=1)),
}
every_game = pytest.mark.parametrize("name", TABLES)


class Block:
    """One block of a GPU, of plain threads: what `numba.cuda` offers the batch loop."""

    def __init__(self, threads: int) -> None:
        self._threads = threads
        self._barrier = threading.Barrier(threads, timeout=60)
        self._lock = threading.Lock()
        self._own = threading.local()
        self._shared: list[Any] = []
        self.shared = SimpleNamespace(array=self._shared_array)
        self.local = SimpleNamespace(array=lambda shape, level: np.full(shape, 77).astype(level))
        self.atomic = SimpleNamespace(add=self._add, sub=self._sub, max=self._max)
        self.syncthreads = self._barrier.wait
        self.syncwarp = lambda: None

    @property
    def threadIdx(self) -> Any:
        return SimpleNamespace(x=self._own.number)

    def grid(self, dimensions: int) -> int:
        return int(self._own.number)

    def jit(self, **options: Any) -> Any:
        return lambda function: function

    def run(self, kernel: Any, *arguments: Any) -> None:
        """Let every thread run the kernel to its end."""
        failures: list[BaseException] = []

        def work(number: int) -> None:
            self._own.number, self._own.arrays = number, 0
            try:
                with np.errstate(over="ignore"):
                    kernel(*arguments)
            except BaseException as failure:
                failures.append(failure)
                self._barrier.abort()

        threads = [threading.Thread(target=work, args=(number,)) for number in range(self._threads)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        if failures:
            raise failures[0]

    def _shared_array(self, size: int, level: Any) -> Any:
        with self._lock:
            if self._own.arrays == len(self._shared):
                self._shared.append(np.full(size, 77, level))
        self._own.arrays += 1
        return self._shared[self._own.arrays - 1]

    def _add(self, array: Any, place: int, value: int) -> None:
        with self._lock:
            array[place] += value

    def _sub(self, array: Any, place: int, value: int) -> None:
        self._add(array, place, -value)

    def _max(self, array: Any, place: int, value: int) -> None:
        with self._lock:
            array[place] = max(array[place], value)


def at_random(game: Game) -> Any:
    engine = BuiltEngine(game, interpreted())
    engine.build.bind("policy", uniform)
    return engine


@pytest.mark.parametrize(("name", "count"), [("allstar", THREADS), ("hoops", 3)])
def test_a_block_plays_the_games_that_one_processor_plays(
    name: str, count: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All threads have a game, or some have none."""
    monkeypatch.setattr(gpu, "BUCKETS", THREADS)
    game, options = TABLES[name]
    batch = Batch.of(options, (RANDOM,) * options.seats, "block")
    for first in (0, 1000):
        wanted, found = (Arrays(game, batch, count, states=1) for _ in range(2))
        with np.errstate(over="ignore"):
            play = at_random(game).rule(play_batch)
            play(wanted.states, wanted.words, first, *wanted.given, *wanted.found(count))
        block = Block(THREADS)
        kernel = gpu.kernel_of(block, at_random(game))
        given = (found.key, found.options, found.levels)
        block.run(kernel, first, count, *given, *found.found(count))
        for result in gpu.RESULTS:
            assert getattr(found, result).tolist() == getattr(wanted, result).tolist(), result


def test_large_tables_lie_in_the_gpus_memory_once() -> None:
    """Those of the bots of NBA Deck-Building would not fit a GPU's constant memory."""
    moved = []

    def to_device(table: Any) -> Any:
        moved.append(table)
        return SimpleNamespace(table=table)

    cuda = SimpleNamespace(to_device=to_device, jit=lambda device, forceinline: lambda function: function)
    engine = gpu_engine(hoops.GAME, cuda)
    engine.rule(policy_for(engine))
    assert moved
    assert all(table.nbytes >= LARGE for table in moved)
    assert len({id(table) for table in moved}) == len(moved)


@every_game
@pytest.mark.parametrize("level", [RANDOM, ROOKIE, PRO])
def test_a_gpu_plays_what_a_processor_plays(name: str, level: int) -> None:
    try:
        load_cuda()
    except NoGpu as reason:
        pytest.skip(str(reason))
    game, options = TABLES[name]
    batch = Batch.of(options, (level,) * options.seats, "gpu")
    assert simulate(game, batch, 500, target="cuda").digest == simulate(game, batch, 500).digest


@rule
def rash(kind: int, state: Any, seat: int, rng: Any) -> int:
    """Leaves the first choice to chance, and that player is built in."""
    return chance_player(kind, state, seat, rng) if kind == RANDOM else 0


@rule
def rash_at_heart(kind: int, state: Any, seat: int, rng: Any) -> int:
    """The same one call farther down."""
    return rash(kind, state, seat, rng)


def test_a_random_player_built_into_a_policy_is_refused():
    for policy in (rash, rash_at_heart):
        with pytest.raises(BadPolicy, match="rash: call uniform"):
            check_policy(policy)


@pytest.mark.parametrize("name", game_names())
def test_no_policy_has_it_built_in(name):
    folder = game_named(name).load("bots")
    check_policy(folder.policy if folder else uniform)
    check_policy(uniform)
