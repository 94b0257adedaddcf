"""The compiled rules: one engine a game and process, shared by all tables and bots."""

from __future__ import annotations

import logging
import secrets
import time
from threading import Lock
from typing import Any

from sixthman.bots import Bot, bot_named, check_bot
from sixthman.kernel.game import cpu_engine
from sixthman.table.desks import GAME_NAMES, desk_named

from .agreement import read_options
from .helping import Helper
from .served import ServedTable

log = logging.getLogger("sixthman.server")

STAND_IN = "pro"  # plays for whoever is gone


class Rules:
    """One game: its desk, its rules as machine code, and bots that need no time to think."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.desk = desk_named(game)
        self.engine = cpu_engine(self.desk.game)
        self.making = Lock()  # one bot at a time is built
        self.helper = Helper(self)
        self._quick: dict[str, Bot] = {}

    def quick_choice(self, level: str, view: Any, seed: str | None = None) -> list[int]:
        """What a bot without a clock does: all it may choose before anything unknown comes in."""
        if seed is not None:
            return self._whole(bot_named(level, self.engine, seed), view)
        bot = self._quick.get(level)
        if bot is None:
            bot = self._quick[level] = bot_named(level, self.engine, secrets.token_hex(32))
        return self._whole(bot, view)

    def slow_choice(self, level: str, view: Any) -> list[int]:
        """The same of a bot that thinks: call it in a thread of its own."""
        with self.making:
            bot = bot_named(level, self.engine, secrets.token_hex(32))
        return self._whole(bot, view)

    def _whole(self, bot: Bot, view: Any) -> list[int]:
        seat, trial = int(view.viewer), view.copy()
        phase, chosen = int(view.phase), list[int]()
        while int(trial.phase) == phase and int(self.engine.game.waiting(trial)) >> seat & 1:
            for number in bot.choose(trial):
                chosen.append(number)
                if not self.desk.try_out(self.engine, trial, seat, number):
                    return chosen
        return chosen

    def warm_up(self) -> None:
        """Have everything compiled that a table calls, by playing a game."""
        begun = time.perf_counter()
        table = self._example()
        while not table.over:
            seat = table.waiting()[0]
            view = table.view(seat)
            table.open_choices(view), table.scores_in(view)
            table.carry_out(seat, self.quick_choice(STAND_IN, view))
        table.scores(), table.places()
        log.info("rules ready", extra={"game": self.game, "seconds": round(time.perf_counter() - begun, 2)})

    def example(self, phase: int) -> Any:
        """A seat's view of some game when it comes to a phase."""
        table = self._example()
        while int(table.view(None).phase) != phase:
            seat = table.waiting()[0]
            table.carry_out(seat, self.quick_choice(STAND_IN, table.view(seat)))
        return table.view(table.waiting()[0])

    def _example(self) -> ServedTable:
        seats = 4 if self.game == "allstar" else 2
        options = read_options(self.desk, {}, seats)
        return ServedTable(self.desk, options, "warm", [*"abcd"[:seats]], self.engine)


def is_quick(level: str) -> bool:
    """Does a bot of this level answer at once?"""
    return check_bot(level)[0] != "allstar"


class Shelf:
    """The rules of all games."""

    def __init__(self) -> None:
        self._rules = {game: Rules(game) for game in GAME_NAMES}

    def __getitem__(self, game: str) -> Rules:
        return self._rules[game]

    def __contains__(self, game: object) -> bool:
        return game in self._rules

    def warm_up(self) -> None:
        """Compile everything; takes seconds the first time and less from the cache."""
        for rules in self._rules.values():
            rules.warm_up()
