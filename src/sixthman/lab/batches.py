"""A batch of games as arrays: the same loop on every target, chunk by chunk, in bounded memory."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from sixthman.bots import policy
from sixthman.kernel.game import Engine, Game, cpu_engine, interpreted_engine, new_streams
from sixthman.kernel.playout import play_batch
from sixthman.kernel.stream import key_of

CHUNK = 1024  # games played between two reports; the digest does not depend on it


@dataclass(frozen=True)
class Batch:
    """What to play: options as the rules know them, a kind of bot for each seat, a seed."""

    options: tuple[int, ...]
    kinds: tuple[int, ...]
    seed: str


@dataclass
class Chunk:
    """The outcome of some games in a row."""

    games: int
    decisions: int
    marks: bytes  # the fingerprints of the final records, in order
    score_sums: list[int]
    win_sums: list[float]  # a shared win counts in part


class Player:
    """Plays chunks of a batch on the CPU, compiled or interpreted."""

    def __init__(self, game: Game, batch: Batch, target: str) -> None:
        self.engine: Engine = cpu_engine(game) if target == "cpu" else interpreted_engine(game)
        self.engine.build.bind("policy", self.engine.rule(policy))
        self._play = self.engine.rule(play_batch)
        self._batch = batch
        self._arrays = Arrays(game, batch, CHUNK, states=1)
        self.play(0, 1)  # compile, or load from the cache, before any clock runs

    def play(self, first: int, count: int) -> Chunk:
        """Games first to first + count - 1."""
        arrays, batch = self._arrays, self._batch
        with np.errstate(over="ignore"):  # fingerprints wrap around
            self._play(
                arrays.states,
                arrays.words,
                first,
                arrays.key,
                arrays.options,
                arrays.kinds,
                arrays.stream,
                arrays.decisions[:count],
                arrays.marks[:count],
                arrays.scores[:count],
                arrays.places[:count],
            )
        return arrays.chunk(count, len(batch.kinds))


class Arrays:
    """Memory for one chunk, used again and again."""

    def __init__(self, game: Game, batch: Batch, size: int, states: int) -> None:
        seats = len(batch.kinds)
        self.states = np.zeros(states, game.record)
        self.words = self.states.view(np.uint64).reshape(states, -1)
        self.key = key_of(batch.seed)
        self.options = np.array(batch.options, np.int64)
        self.kinds = np.array(batch.kinds, np.int8)
        self.stream: Any = new_streams(1)[0]
        self.decisions = np.zeros(size, np.int64)
        self.marks = np.zeros(size, np.uint64)
        self.scores = np.zeros((size, seats), np.int32)
        self.places = np.zeros((size, seats), np.int32)

    def chunk(self, count: int, seats: int) -> Chunk:
        """Sum the first `count` games up."""
        first_places = self.places[:count] == 1
        shares = first_places / first_places.sum(axis=1, keepdims=True)
        return Chunk(
            games=count,
            decisions=int(self.decisions[:count].sum()),
            marks=self.marks[:count].astype("<u8").tobytes(),
            score_sums=[int(total) for total in self.scores[:count].sum(axis=0)],
            win_sums=[float(total) for total in shares.sum(axis=0)],
        )


def chunks(games: int, size: int = CHUNK) -> Sequence[tuple[int, int]]:
    """(first, count) of every chunk of a batch."""
    return [(first, min(size, games - first)) for first in range(0, games, size)]
