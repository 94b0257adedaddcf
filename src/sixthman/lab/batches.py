"""A batch of games as arrays: the same loop on every target, chunk by chunk, in bounded memory."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from sixthman.bots import policy_for
from sixthman.kernel.game import Engine, Game, engine_on, new_streams
from sixthman.kernel.playout import UNIFORM, at_random, play_batch
from sixthman.kernel.rules import Rule
from sixthman.kernel.stream import WIDE_STREAM, key_of
from sixthman.table.cardset import compiled
from sixthman.table.options import Options

CHUNK = 1024  # games played between two reports; the digest does not depend on it
Piece = tuple[int, int]  # the first of some games in a row, and how many they are


@dataclass(frozen=True)
class Batch:
    """What to play: options as the rules know them, a level for each seat, a seed."""

    options: tuple[int, ...]
    levels: tuple[int, ...]
    seed: str

    @classmethod
    def of(cls, options: Options, levels: Iterable[int], seed: str) -> Batch:
        """With the options that were agreed on."""
        return cls(tuple(options.numbers().tolist()), tuple(levels), seed)


@dataclass
class Chunk:
    """The outcome of some games in a row."""

    games: int
    decisions: int
    checksums: bytes  # the checksums of the final records, in order
    score_sums: list[int]
    win_sums: list[float]  # a shared win counts in part
    before: bool = False  # were they there before this run?


class BatchRunner:
    """Plays chunks of a batch on the CPU, compiled or interpreted."""

    states = 1  # how many final records are kept
    at_once = 64  # chunks handed to another process in one go, at most
    loop: Rule = staticmethod(play_batch)

    def __init__(self, game: Game, batch: Batch, target: str) -> None:
        on_module = target == "wasm"
        self.engine: Engine = compiled(game) if on_module else engine_on(target, game, batch.options)
        alike = all(level == UNIFORM for level in batch.levels)
        policy = at_random if alike else policy_for(self.engine)
        self._play = self.engine.rule(self.loop, policy=policy, **self.bindings())
        self._batch = batch
        self._arrays = Arrays(game, batch, CHUNK, self.states)
        self.play(0, 1)  # compile, or load from the cache, before any clock runs

    def bindings(self) -> Mapping[str, Rule]:
        """What else the loop finds by name."""
        return {}

    def play(self, first: int, count: int) -> Any:
        """Games first to first + count - 1, summed up."""
        arrays = self._arrays
        with np.errstate(over="ignore"):  # checksums wrap around
            self._play(arrays.states, arrays.words, first, *arrays.given, *arrays.found(count))
        return self.sum_up(arrays, count)

    def sum_up(self, arrays: Arrays, count: int) -> Any:
        """What is kept of the games just played; studies keep what they need."""
        return arrays.chunk(count)


class Arrays:
    """Memory for one chunk, used again and again."""

    def __init__(self, game: Game, batch: Batch, size: int, states: int) -> None:
        seats = len(batch.levels)
        self.states = np.zeros(states, game.record)
        self.words = self.states.view(np.uint64).reshape(states, -1)
        self.key = key_of(batch.seed)
        self.options = np.array(batch.options, np.int64)
        self.levels = np.array(batch.levels, np.int8)
        self.stream: Any = new_streams(1, WIDE_STREAM)[0]
        self.decisions = np.zeros(size, np.int64)
        self.checksums = np.zeros(size, np.uint64)
        self.scores = np.zeros((size, seats), np.int32)
        self.ranks = np.zeros((size, seats), np.int32)

    @property
    def given(self) -> tuple[Any, ...]:
        """What every loop needs to know, in the order in which loops take it."""
        return self.key, self.options, self.levels, self.stream

    def found(self, count: int) -> tuple[Any, ...]:
        """Room for what comes out of this many games, in the order in which loops take it."""
        return self.decisions[:count], self.checksums[:count], self.scores[:count], self.ranks[:count]

    def shares(self, count: int) -> np.ndarray[Any, np.dtype[np.float64]]:
        """[game, seat]: 1 for a win, a part for a shared one."""
        won = (self.ranks[:count] == 1).astype(np.float64)
        winners = won @ np.ones(won.shape[1])
        shares: np.ndarray[Any, np.dtype[np.float64]] = won / winners[:, None]
        return shares

    def chunk(self, count: int) -> Chunk:
        """Sum the first `count` games up."""
        return Chunk(
            games=count,
            decisions=int(self.decisions[:count].sum()),
            checksums=self.checksums[:count].astype("<u8").tobytes(),
            score_sums=[int(total) for total in self.scores[:count].sum(axis=0)],
            win_sums=[float(total) for total in self.shares(count).sum(axis=0)],
        )


def chunks(games: int, size: int = CHUNK, first: int = 0) -> Iterator[Piece]:
    """(first, count) of every chunk of this many games, from the first on."""
    for start in range(first, first + games, size):
        yield start, min(size, first + games - start)
