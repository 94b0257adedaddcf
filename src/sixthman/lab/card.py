"""Simulation on an NVIDIA card: the same rules, one game a thread.

Each thread plays its game in its own local memory and writes the final record out at the end.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from sixthman.bots import policy_for
from sixthman.kernel.cuda import NoCard, card_engine, count_threads, load_cuda
from sixthman.kernel.game import Game
from sixthman.kernel.playout import UNIFORM, play_numbered, settle, uniform
from sixthman.kernel.stream import STREAM
from sixthman.messages import BadOption

from .batches import Arrays, Batch, Chunk

SIZE = 1 << 17  # games a launch: more of them at once are slower, their records crowd the cache
THREADS = 256  # games a block
RANDOM_ONLY = ("hoops",)  # games whose other bots' tables do not fit a card's constant memory


class CardPlayer:
    """Plays chunks of a batch on a card; the clock counts the card's own time."""

    def __init__(self, game: Game, batch: Batch, size: int = SIZE) -> None:
        self.size = size
        at_random = all(kind == UNIFORM for kind in batch.kinds)
        if game.name in RANDOM_ONLY and not at_random:
            raise BadOption("error-card-bots", game=game.name)
        try:
            self._cuda = load_cuda()
        except NoCard as reason:
            raise BadOption("error-no-cuda", reason=str(reason)) from reason
        self._kernel = card_kernel(game, at_random)
        self._arrays = Arrays(game, batch, size, states=size)
        self._on_card = {
            name: self._cuda.to_device(getattr(self._arrays, name))
            for name in ("states", "key", "options", "kinds", "decisions", "marks", "scores", "places")
        }
        self._words = self._on_card["states"].view(np.uint64).reshape(self._arrays.words.shape)
        self._milliseconds = 0.0
        self._launch(0, 1)
        self._milliseconds = 0.0

    def seconds(self) -> float:
        """How long the card has worked, by its own events."""
        return self._milliseconds / 1000

    def play(self, first: int, count: int) -> Chunk:
        """Games first to first + count - 1."""
        self._launch(first, count)
        for name in ("decisions", "marks", "scores", "places"):
            self._on_card[name].copy_to_host(getattr(self._arrays, name))
        return self._arrays.chunk(count)

    def _launch(self, first: int, count: int) -> None:
        start, end = self._cuda.event(), self._cuda.event()
        card = self._on_card
        start.record()
        self._kernel[count_threads(count, THREADS), THREADS](
            card["states"],
            self._words,
            first,
            count,
            card["key"],
            card["options"],
            card["kinds"],
            card["decisions"],
            card["marks"],
            card["scores"],
            card["places"],
        )
        end.record()
        end.synchronize()
        self._milliseconds += self._cuda.event_elapsed_time(start, end)


@cache
def card_kernel(game: Game, at_random: bool) -> Any:
    """The batch loop for a card, compiled once a program; random players need no other bot's tables."""
    cuda = load_cuda()
    engine = card_engine(game, cuda)
    engine.build.bind("policy", engine.rule(uniform) if at_random else policy_for(engine))
    return kernel_of(cuda, game, engine.rule(play_numbered), engine.rule(settle))


def kernel_of(cuda: Any, game: Game, play: Any, settle_game: Any) -> Any:
    """One game a thread, from functions built for the card."""
    record = game.record
    stream_type = STREAM

    @cuda.jit
    def play_games(
        states: Any,
        words: Any,
        first: int,
        count: int,
        key: Any,
        options: Any,
        kinds: Any,
        decisions: Any,
        marks: Any,
        scores: Any,
        places: Any,
    ) -> None:
        i = cuda.grid(1)
        if i < count:
            state = cuda.local.array(1, record)
            stream = cuda.local.array(1, stream_type)
            decisions[i] = play(state[0], first + i, key, options, kinds, stream[0])
            states[i] = state[0]
            marks[i] = settle_game(states[i], words[i], scores[i], places[i])

    return play_games
