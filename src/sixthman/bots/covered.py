"""A bot of your own at a table with people: if it fails, a pro plays on, and the game is not lost."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from . import Bot, bot_named
from .contestants import Contestant
from .own import BotFailed
from .patience import PATIENCE

if TYPE_CHECKING:
    from sixthman.table.adapter import GameAdapter

    from .clock import Clock

STAND_IN = "pro"


class CoveredBot:
    """Asks a bot until it fails for the first time, then a pro for the rest of the game."""

    def __init__(
        self, contestant: Contestant, adapter: GameAdapter, seed: str, patience: float = PATIENCE
    ) -> None:
        self.name = contestant.label
        self.failure: BotFailed | None = None
        self.on_failure: Callable[[BotFailed], None] = lambda failure: None
        self._adapter, self._seed = adapter, seed
        self._bot: Bot | None = None
        self._contestant, self._patience = contestant, patience

    def choose(self, view: Any, clock: Clock | None = None) -> list[int]:
        """The bot's choice, or the stand-in's."""
        try:
            if self._bot is None:
                self._bot = self._contestant.bot(self._adapter, self._seed, self._patience)
            return self._bot.choose(view, clock)
        except BotFailed as failure:
            self.failure = failure
            self._bot = bot_named(STAND_IN, self._adapter.engine, self._seed)
            self.on_failure(failure)
            return self._bot.choose(view, clock)


def covered(contestant: Contestant, adapter: GameAdapter, seed: str, patience: float = PATIENCE) -> Bot:
    """A bot for a table with people: one of ours as it is, yours with a pro behind it."""
    if contestant.is_level:
        return contestant.bot(adapter, seed, patience)
    return CoveredBot(contestant, adapter, seed, patience)
