"""Everything a person reads: message catalogues in English, French and German (Fluent).

Code names a message and hands over the facts; the words live in the .ftl files beside this module.
"""

from __future__ import annotations

import os
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "fr", "de")
MOST_LETTERS = 800  # in one fact of a message


def say(language: str, message: str, /, **facts: object) -> str:
    """A message in a language, with its facts filled in."""
    found = catalogue(language).get_message(message.partition(".")[0])
    pattern = found.attributes[message.partition(".")[2]] if "." in message else found.value
    assert pattern is not None, message
    fitting = {name: _fitting(fact) for name, fact in facts.items()}
    text, problems = catalogue(language).format_pattern(pattern, fitting)
    if problems:
        raise LookupError(f"{message} ({language}): {problems}")
    return str(text)


def number(language: str, value: float, digits: int = 0) -> str:
    """A number as it is written in a language, with so many digits after the point."""
    from babel.numbers import format_decimal

    return str(format_decimal(round(value, digits), format="#,##0." + "0" * digits, locale=language))


def percent(language: str, value: float, decimals: int = 1) -> str:
    """A share as it is written in a language."""
    from babel.numbers import format_percent

    digits = f"#,##0.{'0' * decimals}"
    return str(
        format_percent(value, format=f"{digits} %" if language != "en" else f"{digits}%", locale=language)
    )


def _fitting(fact: object) -> object:
    """What people hand us may be of any length; a message has room for some of it."""
    if isinstance(fact, str) and len(fact) > MOST_LETTERS:
        return fact[:MOST_LETTERS] + "…"
    return fact


@cache
def catalogue(language: str) -> FluentBundle:
    """All messages of one language."""
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    folder = files(__package__).joinpath(language)
    for resource in sorted(folder.iterdir(), key=lambda file: file.name):
        if resource.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(resource.read_text("utf-8")))
    return bundle


def preferred_language() -> str:
    """The language the person's machine is set to, English if we do not speak it."""
    settings = (os.environ.get(name) for name in ("SIXTHMAN_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"))
    language = next((setting for setting in settings if setting), "en")[:2].lower()
    return language if language in LANGUAGES else "en"


class Told(Exception):
    """A person asked for something that cannot be: a message, with facts, in any language."""

    def __init__(self, message: str, **facts: object) -> None:
        super().__init__(message)
        self.message = message
        self.facts = facts

    def tell(self, language: str) -> str:
        """The sentence for the person. A fact may itself be such a sentence."""
        facts = {
            name: fact.tell(language) if isinstance(fact, Told) else fact for name, fact in self.facts.items()
        }
        return say(language, self.message, **facts)

    def __str__(self) -> str:
        return self.tell("en")


class IllegalChoice(Told):
    """The rules do not allow this choice now."""


class BadOption(Told):
    """No game can be set up, or no command run, that way."""


class BadCards(Told):
    """A card that does not exist, is named twice, or is one too many."""


class BadRecord(Told):
    """A game record that cannot be read or does not follow the rules."""
