"""OpenSpiel driven from Python: one call of the library for every question and every move."""

import importlib
import random
from typing import Any

PACKAGE, MODULE = "open_spiel", "pyspiel"


class Arena:
    """A game stepped through; players who choose at the same time (goofspiel) do so in one call."""

    games = _decisions = _chance_moves = 0

    def __init__(self, game: str, seed: int) -> None:
        self._game: Any = importlib.import_module(MODULE).load_game(game)
        self._luck = random.Random(seed)
        self.play()
        self.games = self._decisions = self._chance_moves = 0

    def play(self) -> None:
        """Play one game."""
        state, choice = self._game.new_initial_state(), self._luck.choice
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(self._luck.choices(actions, chances)[0])
                self._chance_moves += 1
            elif state.is_simultaneous_node():
                options = [state.legal_actions(player) for player in range(state.num_players())]
                state.apply_actions([choice(some) for some in options])
                self._decisions += len(options)
            else:
                state.apply_action(choice(state.legal_actions()))
                self._decisions += 1
        self.games += 1

    def tally(self) -> dict[str, Any]:
        """Give the counts kept while playing."""
        return {"decisions": self._decisions, "chance_moves_per_game": self._chance_moves / self.games}


def arena(game: str, seed: int) -> Arena:
    """Open an arena for a game as OpenSpiel writes it."""
    return Arena(game, seed)
