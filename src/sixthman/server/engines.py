"""The compiled rules: one engine a module and process, shared by all tables and bots."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Iterable
from typing import Any

from sixthman.bots import Bot, bot_named, looks_ahead
from sixthman.bots.game_levels import usual_level
from sixthman.kernel.game import Engine
from sixthman.kernel.module import BadModule, Module, ModuleEngine, current_module, module_of_version
from sixthman.messages import BadOption
from sixthman.registry import GameFolder, game_named, game_names
from sixthman.table.adapter import GameAdapter
from sixthman.table.adapters import adapter_of
from sixthman.table.cardset import refused_in_words

from .advice import Adviser

log = logging.getLogger("sixthman.server")


class Rules:
    """One version of a game: its adapter, its rules, and bots that need no time to think."""

    def __init__(self, adapter: GameAdapter, module: Module | None) -> None:
        self.adapter = adapter
        self.module = module  # None: the game is not compiled
        self.game = adapter.game.name
        self.engine: Engine = adapter.engine if module is None else ModuleEngine(adapter.game, module)
        self.helper = Adviser(self)
        self.stand_in = usual_level(adapter.declared)  # plays for whoever is gone
        self._quick: dict[str, Bot] = {}

    @property
    def digest(self) -> str:
        """Of the module; none for a game that is not compiled."""
        return self.module.digest if self.module else ""

    def get_ready(self) -> None:
        """Load the module before anyone waits for it; BadModule if it is damaged."""
        if isinstance(self.engine, ModuleEngine):
            self.engine.get_ready()

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
        return self._whole(bot_named(level, self.engine, secrets.token_hex(32)), view)

    def _whole(self, bot: Bot, view: Any) -> list[int]:
        seat, trial = int(view.viewer), view.copy()
        phase, chosen = int(view.phase), list[int]()
        while int(trial.phase) == phase and int(self.engine.game.waiting(trial)) >> seat & 1:
            for number in bot.choose(trial):
                chosen.append(number)
                if not self.adapter.try_out(self.engine, trial, seat, number):
                    return chosen
        return chosen


def newest_rules(folder: GameFolder) -> Rules:
    """The rules that new tables of a game are played by; BadRules if they are damaged."""
    if not folder.declared.compiled:
        return Rules(folder.adapter(), None)
    with refused_in_words(folder.name):
        rules = Rules(folder.adapter(), current_module(folder.rules))
        rules.get_ready()
    return rules


def is_quick(level: str) -> bool:
    """Does a bot of this level answer at once?"""
    return not looks_ahead(level)


class RulesCache:
    """The rules of all games: the newest, and older ones that tables were begun with."""

    def __init__(self) -> None:
        self._newest: dict[str, Rules] = {}
        for game in game_names():
            try:
                self._newest[game] = newest_rules(game_named(game))
            except BadOption as reason:  # the registry offers it no more
                log.error("game", extra={"game": game}, exc_info=reason)
        self._by_digest = {rules.digest: rules for rules in self._newest.values() if rules.module}

    def __getitem__(self, game: str) -> Rules:
        return self._newest[game]

    def __contains__(self, game: object) -> bool:
        return game in self._newest

    def newest(self) -> Iterable[Rules]:
        """Those that new tables are played by."""
        return self._newest.values()

    def find(self, game: str, version: str, digest: str) -> Rules | None:
        """The rules that a table was begun with; None if they are not here.

        A table from before there were modules names none: any module of its version will do.
        """
        if digest or game not in self._newest:
            return self._by_digest.get(digest)
        if self._newest[game].module is None:
            return self._newest[game] if version == self._newest[game].adapter.game.version else None
        with refused_in_words(game):
            module = module_of_version(self._newest[game].adapter.game, version)
            if module is None:
                return None
            if module.digest not in self._by_digest:
                self._by_digest[module.digest] = Rules(adapter_of(module), module)
        return self._by_digest[module.digest]

    def add(self, digest: str, code: bytes) -> Rules | None:
        """Older rules from their code; None if that is damaged."""
        try:
            module = Module(code)
            if module.digest != digest:
                raise BadModule("not the bytes that were kept")
            rules = Rules(adapter_of(module), module)
            rules.get_ready()
        except BadModule as reason:
            log.error("module", extra={"digest": digest}, exc_info=reason)
            return None
        return self._by_digest.setdefault(digest, rules)
