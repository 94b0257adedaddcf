"""Everything a person reads: message catalogs in English, French and German (Fluent).

Code names a message and hands over the facts; the words live in the .ftl files beside this module.
"""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

from .catalogue import Catalogue
from .languages import SPOKEN
from .numbers import number, percent

__all__ = [
    "LANGUAGES",
    "BadCards",
    "BadOption",
    "BadRecord",
    "IllegalChoice",
    "UserError",
    "add_words",
    "forget_words",
    "knows",
    "number",
    "percent",
    "preferred_language",
    "say",
    "shown",
]

LANGUAGES = tuple(SPOKEN)
MOST_LETTERS = 800  # in one fact of a message
MOST_SHOWN = 80  # of what a program handed over


def say(language: str, message: str, /, **facts: object) -> str:
    """A message in a language, with its facts filled in."""
    return _catalogue(language).say(message, {name: _fitting(fact) for name, fact in facts.items()})


def shown(given: object) -> str:
    """Whatever a program handed over, as text for a message: never an error, never long."""
    try:
        text = str(given)
    except Exception:
        text = f"<{type(given).__name__}>"
    return text if len(text) <= MOST_SHOWN else text[:MOST_SHOWN] + "…"


def _fitting(fact: object) -> object:
    """What people hand us may be of any length; a message has room for some of it."""
    if isinstance(fact, str) and len(fact) > MOST_LETTERS:
        return fact[:MOST_LETTERS] + "…"
    if isinstance(fact, int) and abs(fact) >= 10**MOST_SHOWN:
        return shown(fact)
    return fact


@cache
def _catalogue(language: str) -> Catalogue:
    """All messages of one language."""
    folder = Path(__file__).parent
    files = sorted((folder / language).rglob("*.ftl"))
    return Catalogue(language, {str(file.relative_to(folder)): file.read_text("utf-8") for file in files})


def add_words(folder: Path) -> None:
    """The words of a game from elsewhere: a file for each language, English where one is missing.

    BadCatalogue for a message that is there already.
    """
    if not folder.is_dir():
        return
    for language in LANGUAGES:
        file = next((file for name in (language, "en") if (file := folder / f"{name}.ftl").is_file()), None)
        if file is not None:
            _catalogue(language).add(str(file), file.read_text("utf-8"))


def forget_words() -> None:
    """Leave only our own."""
    _catalogue.cache_clear()


def knows(language: str, message: str) -> bool:
    """Is there such a message?"""
    return _catalogue(language).knows(message)


def preferred_language() -> str:
    """The language the person's machine is set to, English if we do not speak it."""
    settings = (os.environ.get(name) for name in ("SIXTHMAN_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"))
    language = next((setting for setting in settings if setting), "en")[:2].lower()
    return language if language in LANGUAGES else "en"


class UserError(ValueError):
    """A person asked for something that isn't possible: a message, with facts, in any language."""

    def __init__(self, message: str, **facts: object) -> None:
        super().__init__(message)
        self.message = message
        self.facts = facts

    def text(self, language: str) -> str:
        """The sentence for the person. A fact may itself be such a sentence."""
        facts = {
            name: fact.text(language) if isinstance(fact, UserError) else fact
            for name, fact in self.facts.items()
        }
        return say(language, self.message, **facts)

    def __str__(self) -> str:
        return self.text("en")


class IllegalChoice(UserError):
    """The rules do not allow this choice now."""


class BadOption(UserError):
    """No game can be set up, or no command run, that way."""


class BadCards(UserError):
    """A card that does not exist, is named twice, or is one too many."""


class BadRecord(UserError):
    """A game record that cannot be read or does not follow the rules."""


class BadRules(UserError):
    """Compiled rules that cannot be played by."""
