"""Bots with a name and a face: a level, and for some of them a style of their own.

This is the one place where they are declared. Their names can be typed wherever a level can. What a style is,
each game says (`bots/styles.py`); the page draws their animals, and has words for what they are like.
"""

from __future__ import annotations

from dataclasses import dataclass

from sixthman.kernel.game import Engine
from sixthman.messages import say
from sixthman.registry import game_named

from .levels import CAPTAIN, LEVELS, MVP, STARTER


@dataclass(frozen=True)
class Character:
    """Somebody to play against."""

    name: str  # as it is typed; a proper name, the same in every language
    animal: str  # a species of hockey players
    level: str
    style: str = ""  # one that games may have; "" plays as the level does

    @property
    def called(self) -> str:
        """The name as it is read."""
        return self.name.capitalize()

    @property
    def strength(self) -> int:
        """Of five."""
        return LEVELS.index(self.level) + 1


CHARACTERS = (
    Character("pip", "Duck", "rookie"),
    Character("bruna", "Beaver", STARTER, "steady"),
    Character("onni", "Penguin", STARTER, "showy"),
    Character("mei", "Panda", "pro", "wary"),
    Character("vesna", "Wolf", CAPTAIN),
    Character("aksel", "PolarBear", MVP),
)
_BY_NAME = {character.name: character for character in CHARACTERS}


def character_of(bot: str) -> Character | None:
    """Who is meant by a bot's name; None if it is a level, or somebody's own."""
    return _BY_NAME.get(bot.partition("@")[0].strip().lower())


def name_at_table(language: str, bot: str, seat: int) -> str:
    """What a bot is called at a table; `seat` counts from 1."""
    character = character_of(bot)
    if character is not None:
        return character.called
    return say(language, "bot-name", seat=seat, level=bot.partition("@")[0])


def name_in_record(bots: list[str], seat: int) -> str:
    """What a bot is called in a record: a character by name, with its seat if it sits there twice."""
    character = character_of(bots[seat])
    if character is None:
        return f"{bots[seat]}-{seat + 1}"
    twice = character in [character_of(bot) for bot in bots[:seat]]
    return f"{character.called} {seat + 1}" if twice else character.called


def in_style(engine: Engine, style: str) -> Engine:
    """The rules as a style finds them; the same where a game has no such style."""
    found = game_named(engine.rules.name).load("bots.styles") if style else None
    tables = None if found is None else found.STYLES.get(style)
    return engine if tables is None else engine.with_tables(style, tables)
