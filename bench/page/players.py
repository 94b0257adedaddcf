"""People at a table of the page: they look at the screen, and click or press what it asks for."""

from __future__ import annotations

import json
import random
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import TimeoutError as TookTooLong

from bench.page.browser import Visitor

Look = Callable[[Visitor, str], None]


class Player(ABC):
    """Someone at a table: chooses at random, by mouse or by keys."""

    end = ""  # what the page shows when the game is over

    def __init__(self, visitor: Visitor, keys: bool = False, luck: int = 1, look: Look | None = None) -> None:
        self.visitor, self.page, self.keys = visitor, visitor.page, keys
        self.luck = random.Random(luck)
        self._look = look
        self._tries = 0
        self._last = ""

    @property
    def now(self) -> dict[str, Any]:
        """What the table has told."""
        return self.visitor.now

    @property
    def over(self) -> bool:
        """Has the game ended, on this screen as well?"""
        return self.now.get("state") == "over" and self.visitor.sees(self.end)

    def look(self, name: str) -> None:
        """Something to be seen."""
        if self._look:
            self._look(self.visitor, name)

    def step(self) -> None:
        """Do what the screen asks for, if it asks for anything."""
        try:
            if self.over or self.goes_on() or not self.now.get("legal"):
                return
            told = self.told()
            self._tries = self._tries + 1 if told == self._last else 0
            self._last = told
            assert self._tries < 100, f"{self.visitor.name} does not get on: {told}"
            if self.choose():
                self.visitor.until(lambda: self.told() != told or self.over, 2)
        except TookTooLong:
            self._tries += 1  # the table moved on between looking and pressing
            assert self._tries < 100, f"{self.visitor.name} does not get on: {self.now}"

    def told(self) -> str:
        """What a choice changes."""
        known = [self.now.get(name) for name in ("stage", "view", "legal", "sealed", "state")]
        return json.dumps(known)

    @abstractmethod
    def goes_on(self) -> bool:
        """Close what the page reveals, if it does."""

    @abstractmethod
    def choose(self) -> bool:
        """Choose; was something sent?"""

    def click(self, selector: str, at: int = 0) -> None:
        """Click one of several."""
        self.page.locator(selector).nth(at).click(timeout=10_000)


def play(
    players: Sequence[Player], between: Callable[[], None] | None = None, patience: float = 1800
) -> None:
    """Play until the game is over for all of them."""
    end = time.monotonic() + patience
    while not all(player.over for player in players):
        assert time.monotonic() < end, [player.now for player in players]
        for player in players:
            player.step()
        if between:
            between()
        players[0].page.wait_for_timeout(20)
