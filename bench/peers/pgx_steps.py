"""Pgx as a vector environment: one compiled call a step, with every game's observation and mask after each.

`leduc_holdem@1024` lets all games of a batch start together and go on until the last is over; only steps of
games that are not over count. `leduc_holdem@1024+auto_reset` starts a new game in place of each that ends,
as learners do.
"""

import importlib
import sys
from pathlib import Path
from typing import Any

PACKAGE = MODULE = "pgx"
_STEPS = 16


class Arena:
    """One batch of games, stepped from Python with random legal actions."""

    games = 0

    def __init__(self, game: str, seed: int) -> None:
        batch, _, mode = game.partition("+")
        name, _, size = batch.partition("@")
        jax: Any = importlib.import_module("jax")
        # Compiled once for all rounds: the cache goes away with the environment.
        jax.config.update("jax_compilation_cache_dir", str(Path(sys.prefix) / "compiled"))
        env = importlib.import_module(MODULE).make(name)
        self._size, self._resets = int(size), bool(mode)
        self._start, self._step = _compiled(jax, env, self._size, self._resets)
        self._state, self._key = self._start(jax.random.PRNGKey(seed))
        self._counts: list[Any] = []
        self.play()
        self._counts.clear()
        self.games = 0

    def play(self) -> None:
        """Take some steps; wait for each, since a learner needs what it shows."""
        for _ in range(_STEPS):
            self._state, self._key, live, over = self._step(self._state, self._key)
            self._counts.append(live)
            if self._resets:
                self.games += int(over)
            elif over == self._size:
                self.games += self._size
                self._state, self._key = self._start(self._key)
        self._state.observation.block_until_ready()

    def tally(self) -> dict[str, Any]:
        """Add up what the steps counted."""
        return {"decisions": sum(int(count) for count in self._counts)}


def _compiled(jax: Any, env: Any, size: int, resets: bool) -> tuple[Any, Any]:
    """Compile how a batch starts and how it takes one step at random."""
    numbers = jax.numpy
    begin, move = jax.vmap(env.init), env.step
    if resets:
        move = importlib.import_module("pgx.experimental").auto_reset(env.step, env.init)
    move = jax.vmap(move)

    def start(key: Any) -> Any:
        key, for_start = jax.random.split(key)
        return begin(jax.random.split(for_start, size)), key

    def step(state: Any, key: Any) -> Any:
        key, for_choice, for_chance = jax.random.split(key, 3)
        live = size if resets else (~state.terminated).sum()
        upto = numbers.cumsum(state.legal_action_mask, axis=-1)
        number = numbers.floor(jax.random.uniform(for_choice, (size, 1)) * upto[:, -1:])
        action = numbers.argmax(upto > number, axis=-1)
        state = move(state, action, jax.random.split(for_chance, size))
        return state, key, live, state.terminated.sum()

    return jax.jit(start), jax.jit(step)


def arena(game: str, seed: int) -> Arena:
    """Open an arena for a game, the size of its batch and how games begin again."""
    return Arena(game, seed)
