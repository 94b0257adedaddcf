"""Who is meant to play: one of our levels, or a bot of your own, ready to be put into a seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from sixthman.messages import BadOption

from . import BOTS, MVP, RULE_LEVELS, Bot, bot_named, check_bot, level_of
from .characters import character_of
from .own import Named, OwnBot, check_own, load_bot, own_label, unknown_bot
from .patience import PATIENCE

if TYPE_CHECKING:
    from sixthman.table.adapter import GameAdapter


@dataclass(frozen=True)
class Contestant:
    """A bot by its label: a level, `mine.py:Mine`, or the name of a class that was handed over."""

    label: str
    given: Any = None  # the class or object that was handed over

    @property
    def is_level(self) -> bool:
        """Is it one of ours?"""
        return self.given is None and is_level(self.label)

    @property
    def is_rule(self) -> bool:
        """Is it one rule, so that thousands of games can be played in one go?"""
        return self.given is None and self.label in RULE_LEVELS

    @cached_property
    def source(self) -> Any:
        """The class or object of a bot of your own."""
        return load_bot(self.label) if self.given is None else self.given

    def bot(self, adapter: GameAdapter, seed: str, patience: float = PATIENCE) -> Bot:
        """The bot, to be put into a seat."""
        if self.is_level:
            return bot_named(self.label, adapter.engine, seed)
        return OwnBot(self.label, self.source, adapter, patience)

    def __getstate__(self) -> dict[str, Any]:
        return {"label": self.label, "given": self.given}  # a class from a file is loaded again elsewhere


def contestant(named: Named) -> Contestant:
    """The bot that is meant; BadOption says which there are, or what is wrong with your own."""
    if not isinstance(named, str):
        return Contestant(own_label(named), check_own(named))
    name = named.strip()
    if is_level(name):
        return Contestant(bot_label(name))
    if not name:
        raise unknown_bot(name)
    found = Contestant(name)
    _ = found.source
    return found


def contestants(named: Named | Sequence[Named], seats: int) -> list[Contestant]:
    """One for each of some seats: one bot for all, or as many as there are seats. Text may name several,
    with commas between them."""
    if isinstance(named, str):
        named = named.split(",")
    several = list(named) if isinstance(named, Sequence) else [named]
    if len(several) == 1:
        several *= seats
    if len(several) != seats:
        raise BadOption("error-bots-count", count=len(several), seats=seats)
    return [contestant(one) for one in several]


def is_level(name: str) -> bool:
    """Is this the name of one of our bots?"""
    return level_of(name.partition("@")[0]) in BOTS


def bot_label(name: str) -> str:
    """One name for each of our bots, however it was written: `mvp@1s` for `mvp@1000ms`."""
    level, seconds = check_bot(name.strip())
    character = character_of(name)
    called = level if character is None else character.name
    if level != MVP:
        return called
    return f"{called}@{seconds:g}s" if seconds >= 1 else f"{called}@{seconds * 1000:g}ms"
