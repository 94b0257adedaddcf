"""Random play in OpenSpiel, timed: one game, one run, one JSON object on standard output.

Run by the Python of an environment that holds `open_spiel`; needs nothing of this project.

The fastest way that OpenSpiel offers from Python is `evaluate_bots` with its own uniform random bots:
the whole game (chance, legal actions, choice, next state) runs in C++, and Python pays for two calls a
game. A simultaneous game such as goofspiel goes in as it is: `evaluate_bots` asks every bot at a
simultaneous node, which is faster than first converting the game to turns.

How decisions are counted, exactly and off the clock: bots and chance are seeded, so the timed games are
played a second time and the decisions read from each game's history. Before anything is timed, a sample
of such histories is stepped through by hand, node by node, and both counts must agree in every game.
"""

import argparse
import importlib
import json
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import metadata
from typing import Any, Protocol

_CHECKED_GAMES = 100
_FIRST_BATCH = 256
_MARGIN = 1.2
_SEEDS_PER_RUN = 10_000_000
_SEEDS = 2**31 // _SEEDS_PER_RUN


class Move(Protocol):
    """One entry of a history: who moved (chance is negative) and what."""

    player: int
    action: int


class State(Protocol):
    """What is used of a `pyspiel.State`."""

    def is_terminal(self) -> bool: ...
    def is_chance_node(self) -> bool: ...
    def is_simultaneous_node(self) -> bool: ...
    def current_player(self) -> int: ...
    def num_players(self) -> int: ...
    def legal_actions(self, player: int) -> list[int]: ...
    def apply_action(self, action: int) -> None: ...
    def apply_actions(self, actions: Sequence[int]) -> None: ...
    def history(self) -> list[int]: ...
    def full_history(self) -> list[Move]: ...


class Game(Protocol):
    """What is used of a `pyspiel.Game`."""

    def new_initial_state(self) -> State: ...
    def num_players(self) -> int: ...


@dataclass
class Tally:
    """What happened in some games: choices of players, how many of those had one option, chance moves."""

    decisions: int = 0
    forced: int = 0
    chance_moves: int = 0


class NoFigure(Exception):
    """No honest figure can be given; the message says why."""


class UnknownGame(NoFigure):
    """The installed OpenSpiel does not know the game."""


class WrongCount(NoFigure):
    """Two ways of counting the decisions disagree."""


class Arena:
    """One game of OpenSpiel with its random bots; the same seed always plays the same games."""

    def __init__(self, pyspiel: Any, game: str, seed: int) -> None:
        if game.partition("(")[0] not in pyspiel.registered_names():
            raise UnknownGame("this version of OpenSpiel does not have it")
        self.game: Game = pyspiel.load_game(game)
        self._evaluate = pyspiel.evaluate_bots
        self._make_bot = pyspiel.make_uniform_random_bot
        self._invalid: int = pyspiel.INVALID_ACTION
        self._seed = seed * _SEEDS_PER_RUN

    def time(self, games: int) -> tuple[float, list[int]]:
        """Play on the clock; return the seconds and the last game's history."""
        bots, evaluate, deal = self._bots(), self._evaluate, self.game.new_initial_state
        state = deal()
        start = time.perf_counter()
        for seed in range(self._seed, self._seed + games):
            state = deal()
            evaluate(state, bots, seed)
        return time.perf_counter() - start, state.history()

    def count(self, games: int) -> tuple[Tally, list[int]]:
        """Play the games of `time` again, off the clock; return what happened and the last history."""
        bots, tally, state = self._bots(), Tally(), self.game.new_initial_state()
        for seed in range(self._seed, self._seed + games):
            state = self.game.new_initial_state()
            self._evaluate(state, bots, seed)
            self._read(state, tally)
        return tally, state.history()

    def check(self, games: int) -> Tally:
        """Step through the first games by hand; raise `WrongCount` unless both counts agree in each."""
        bots, total = self._bots(), Tally()
        for number in range(games):
            state, read = self.game.new_initial_state(), Tally()
            self._evaluate(state, bots, self._seed + number)
            self._read(state, read)
            stepped = self._step_through(state.history())
            if (read.decisions, read.chance_moves) != (stepped.decisions, stepped.chance_moves):
                raise WrongCount(f"game {number}: the history says {read}, stepping through it {stepped}")
            total.decisions += stepped.decisions
            total.forced += stepped.forced
            total.chance_moves += stepped.chance_moves
        return total

    def _bots(self) -> list[object]:
        return [self._make_bot(player, self._seed + player) for player in range(self.game.num_players())]

    def _read(self, state: State, tally: Tally) -> None:
        """Add a finished game's history to `tally`."""
        for move in state.full_history():
            if move.player < 0:
                tally.chance_moves += 1
            elif move.action != self._invalid:
                tally.decisions += 1

    def _step_through(self, history: Sequence[int]) -> Tally:
        """Replay `history` on a fresh state, asking at every node who moves and what is legal."""
        state, tally, moves = self.game.new_initial_state(), Tally(), iter(history)
        while not state.is_terminal():
            if state.is_chance_node():
                tally.chance_moves += 1
                state.apply_action(next(moves))
                continue
            together = state.is_simultaneous_node()
            players = range(state.num_players()) if together else [state.current_player()]
            for player in players:
                options = len(state.legal_actions(player))
                tally.decisions += options > 0
                tally.forced += options == 1
            if together:
                state.apply_actions([next(moves) for _ in players])
            else:
                state.apply_action(next(moves))
        if next(moves, None) is not None:
            raise WrongCount("a history goes on after its game is over")
        return tally


def measure(game: str, seconds: float, seed: int) -> dict[str, object]:
    """Time random play of `game` for at least `seconds` and describe it."""
    arena = Arena(importlib.import_module("pyspiel"), game, seed)
    sample = arena.check(_CHECKED_GAMES)
    games, (elapsed, last_timed) = _FIRST_BATCH, arena.time(_FIRST_BATCH)
    while elapsed < seconds:
        games = min(max(2 * games, int(games * _MARGIN * seconds / elapsed)), _SEEDS_PER_RUN)
        elapsed, last_timed = arena.time(games)
        if games == _SEEDS_PER_RUN:
            break
    tally, last_counted = arena.count(games)
    # The bots draw from one stream over all games: an equal last game means an equal run.
    if last_counted != last_timed:
        raise WrongCount("the second run played other games than the timed one")
    return {
        "game": game,
        "version": metadata.version("open_spiel"),
        "games": games,
        "decisions": tally.decisions,
        "seconds": elapsed,
        "decisions_per_second": tally.decisions / elapsed,
        "decisions_per_game": tally.decisions / games,
        "chance_moves_per_game": tally.chance_moves / games,
        "forced_share": sample.forced / sample.decisions,
    }


def main() -> int:
    """Read the command line, print the measurement."""
    parser = argparse.ArgumentParser(description="Time random play of one OpenSpiel game.")
    parser.add_argument("game", help="a game as OpenSpiel writes it, such as 'go_fish(players=4)'")
    parser.add_argument("--seconds", type=float, default=2.0, help="time at least this long (default 2)")
    parser.add_argument("--seed", type=int, default=1, help="which games are played (default 1)")
    options = parser.parse_args()
    if not 0 <= options.seed < _SEEDS:
        parser.error(f"the seed must lie between 0 and {_SEEDS - 1}: OpenSpiel takes 32-bit seeds")
    try:
        result = measure(options.game, options.seconds, options.seed)
    except ImportError:
        print("open_spiel is not installed in this environment.", file=sys.stderr)
        return 1
    except NoFigure as error:
        print(f"No figure for {options.game}: {error}.", file=sys.stderr)
        return 1
    print(json.dumps(result))
    return 0


if __name__ == "__main__":
    sys.exit(main())
