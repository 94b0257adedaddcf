"""PokerKit: hands of no-limit hold'em; it deals, collects and pays by itself, players fold, call or raise."""

import importlib
import random
from typing import Any

PACKAGE = MODULE = "pokerkit"
_STACK, _BLINDS, _LEAST_BET = 200, (1, 2), 2


class Arena:
    """A table at which everyone starts every hand with the same stack."""

    games = _decisions = 0

    def __init__(self, game: str, seed: int) -> None:
        library: Any = importlib.import_module(MODULE)
        self._automations = tuple(library.Automation)
        self._create = library.NoLimitTexasHoldem.create_state
        self._players = int(game)
        self._luck = random.Random(seed)
        random.seed(seed)  # PokerKit shuffles with the global generator
        self.play()
        self.games = self._decisions = 0

    def play(self) -> None:
        """Play one hand."""
        state = self._create(self._automations, True, 0, _BLINDS, _LEAST_BET, _STACK, self._players)
        while state.status:
            self._choose(state)
            self._decisions += 1
        self.games += 1

    def tally(self) -> dict[str, Any]:
        """Give the count kept while playing."""
        return {"decisions": self._decisions}

    def _choose(self, state: Any) -> None:
        """Take one of the kinds of action that are open at random; raise by any amount that is allowed."""
        options = [state.check_or_call]
        if state.can_fold():
            options.append(state.fold)
        if state.can_complete_bet_or_raise_to():
            options.append(lambda: state.complete_bet_or_raise_to(self._raise(state)))
        self._luck.choice(options)()

    def _raise(self, state: Any) -> int:
        least, most = (
            state.min_completion_betting_or_raising_to_amount,
            state.max_completion_betting_or_raising_to_amount,
        )
        return self._luck.randint(least, most)


def arena(game: str, seed: int) -> Arena:
    """Open an arena; the game is the number of players."""
    return Arena(game, seed)
