"""OpenSpiel at its fastest from Python: `evaluate_bots` with its own uniform random bots.

The whole game (chance, legal actions, choice, next state) runs in C++, and Python pays for two calls a
game. A simultaneous game such as goofspiel goes in as it is: `evaluate_bots` asks every bot at a
simultaneous node, which is faster than first converting the game to turns.

How decisions are counted, exactly and off the clock: bots and chance are seeded, so the timed games are
played a second time and the decisions read from each game's history. Before anything is timed, a sample of
such histories is stepped through by hand, node by node, and both counts must agree in every game.
"""

import importlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

PACKAGE, MODULE = "open_spiel", "pyspiel"
_CHECKED_GAMES = 100
_GAMES_A_CALL = 256
_SEEDS_PER_RUN = 10_000_000  # OpenSpiel takes seeds of 32 bits


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


class WrongCount(Exception):
    """Two ways of counting the decisions disagree, so that no honest figure can be given."""


class Arena:
    """One game of OpenSpiel with its random bots."""

    games = 0

    def __init__(self, game: str, seed: int) -> None:
        pyspiel: Any = importlib.import_module(MODULE)
        self._game: Game = pyspiel.load_game(game)
        self._evaluate = pyspiel.evaluate_bots
        self._make_bot = pyspiel.make_uniform_random_bot
        self._invalid: int = pyspiel.INVALID_ACTION
        self._seed = seed * _SEEDS_PER_RUN
        self._sample = self._check(_CHECKED_GAMES)
        self._bots = self._new_bots()
        self._last: list[int] = []

    def play(self) -> None:
        """Play some games."""
        bots, evaluate, deal = self._bots, self._evaluate, self._game.new_initial_state
        state = deal()
        for seed in range(self._seed + self.games, self._seed + self.games + _GAMES_A_CALL):
            state = deal()
            evaluate(state, bots, seed)
        self.games += _GAMES_A_CALL
        self._last = state.history()

    def tally(self) -> dict[str, Any]:
        """Play the same games again and read their histories."""
        bots, tally, state = self._new_bots(), Tally(), self._game.new_initial_state()
        for seed in range(self._seed, self._seed + self.games):
            state = self._game.new_initial_state()
            self._evaluate(state, bots, seed)
            self._read(state, tally)
        # The bots draw from one stream over all games: an equal last game means an equal run.
        if state.history() != self._last:
            raise WrongCount("the second run played other games than the timed one")
        return {
            "decisions": tally.decisions,
            "chance_moves_per_game": tally.chance_moves / self.games,
            "forced_share": self._sample.forced / self._sample.decisions,
        }

    def _check(self, games: int) -> Tally:
        """Step through the first games by hand; raise `WrongCount` unless both counts agree in each."""
        bots, total = self._new_bots(), Tally()
        for number in range(games):
            state, read = self._game.new_initial_state(), Tally()
            self._evaluate(state, bots, self._seed + number)
            self._read(state, read)
            stepped = self._step_through(state.history())
            if (read.decisions, read.chance_moves) != (stepped.decisions, stepped.chance_moves):
                raise WrongCount(f"game {number}: the history says {read}, stepping through it {stepped}")
            total.decisions += stepped.decisions
            total.forced += stepped.forced
            total.chance_moves += stepped.chance_moves
        return total

    def _new_bots(self) -> list[object]:
        return [self._make_bot(player, self._seed + player) for player in range(self._game.num_players())]

    def _read(self, state: State, tally: Tally) -> None:
        """Add a finished game's history to `tally`."""
        for move in state.full_history():
            if move.player < 0:
                tally.chance_moves += 1
            elif move.action != self._invalid:
                tally.decisions += 1

    def _step_through(self, history: Sequence[int]) -> Tally:
        """Replay `history` on a fresh state, asking at every node who moves and what is legal."""
        state, tally, moves = self._game.new_initial_state(), Tally(), iter(history)
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


def arena(game: str, seed: int) -> Arena:
    """Open an arena for a game as OpenSpiel writes it, such as `go_fish(players=4)`."""
    return Arena(game, seed)
