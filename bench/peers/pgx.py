"""Pgx on the processor: many games of one kind advance in one compiled call, batch after batch.

All games of a batch start together and the call goes on until the last of them is over; only steps of games
that are not over count. Pgx's `auto_reset`, which starts a new game in place of each that ends, is slower
here: under `vmap` every step then also sets up a new game. What the players win is added up, as everyone
does: XLA leaves out what nobody reads, and without the winnings that would be the cards.
"""

import importlib
import sys
from pathlib import Path
from typing import Any

PACKAGE = MODULE = "pgx"
_GAMES_A_CALL, _MOST_BATCHES = 8192, 1024


class Arena:
    """Batches of one game: `leduc_holdem@1024` plays 1024 at a time."""

    games = 0

    def __init__(self, game: str, seed: int) -> None:
        name, _, size = game.partition("@")
        jax: Any = importlib.import_module("jax")
        # Compiled once for all rounds: the cache goes away with the environment.
        jax.config.update("jax_compilation_cache_dir", str(Path(sys.prefix) / "compiled"))
        env = importlib.import_module(MODULE).make(name)
        self._size = int(size)
        self._batches = min(max(1, _GAMES_A_CALL // self._size), _MOST_BATCHES)
        self._batch = _batch_player(jax, env, self._size, self._batches)
        self._key, _, _ = self._batch(jax.random.PRNGKey(seed))
        self._counts: list[Any] = []

    def play(self) -> None:
        """Play some batches in one call, and wait for it."""
        self._key, count, won = self._batch(self._key)
        won.block_until_ready()
        self._counts.append(count)
        self.games += self._size * self._batches

    def tally(self) -> dict[str, Any]:
        """Add up what the calls counted."""
        return {"decisions": sum(int(count) for count in self._counts)}


def _batch_player(jax: Any, env: Any, size: int, batches: int) -> Any:
    """Compile: play `batches` batches from a random key; give the next key, the number of decisions and the
    sum of what each player won."""
    numbers = jax.numpy
    start, step = jax.vmap(env.init), jax.vmap(env.step)

    def choose(key: Any, mask: Any) -> Any:
        """Take one legal action of each game at random."""
        upto = numbers.cumsum(mask, axis=-1)
        number = numbers.floor(jax.random.uniform(key, (size, 1)) * upto[:, -1:])
        return numbers.argmax(upto > number, axis=-1)

    def advance(carried: Any) -> Any:
        state, key, count, won = carried
        key, for_choice, for_chance = jax.random.split(key, 3)
        live = ~state.terminated
        action = choose(for_choice, state.legal_action_mask)
        state = step(state, action, jax.random.split(for_chance, size))
        won += numbers.where(live[:, None], state.rewards, 0).sum(axis=0)
        return state, key, count + live.sum(), won

    def some_go_on(carried: Any) -> Any:
        return ~carried[0].terminated.all()

    def one_batch(carried: Any, _: None) -> Any:
        key, count, won = carried
        key, for_start = jax.random.split(key)
        state = start(jax.random.split(for_start, size))
        _, *carried = jax.lax.while_loop(some_go_on, advance, (state, key, count, won))
        return tuple(carried), None

    def play(key: Any) -> Any:
        nothing = numbers.int32(0), numbers.zeros(env.num_players)
        carried, _ = jax.lax.scan(one_batch, (key, *nothing), None, length=batches)
        return carried

    return jax.jit(play)


def arena(game: str, seed: int) -> Arena:
    """Open an arena for a game and the size of its batches."""
    return Arena(game, seed)
