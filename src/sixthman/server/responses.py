"""Refusals in the language of whoever is refused."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from starlette.requests import HTTPConnection

from sixthman.messages import LANGUAGES, UserError, say
from sixthman.registry import game_named, game_names


def refusal(reason: UserError, language: str) -> dict[str, Any]:
    """A message's name and its sentence, in which cards are called what they are called."""
    facts = {name: _called(fact, language) for name, fact in reason.facts.items()}
    return {"error": reason.message, "text": UserError(reason.message, **facts).text(language)}


def _called(fact: object, language: str) -> object:
    """A fact in which cards of the notation (`starter-PG-1`, or several of them) have their names."""
    if not isinstance(fact, str):
        return fact
    return ", ".join(say(language, word) if word in _words() else word for word in fact.split(", "))


@cache
def _words() -> frozenset[str]:
    return frozenset().union(*(game_named(name).declared.words for name in game_names()))


def refusal_bytes(reason: UserError, language: str) -> bytes:
    """The same as it is sent."""
    return msgspec.json.encode(refusal(reason, language))


def language_of(connection: HTTPConnection) -> str:
    """The language of whoever asks."""
    return chosen_language(connection.query_params.get("language"), connection.headers.get("accept-language"))


def chosen_language(asked: str | None, accepted: str | None) -> str:
    """What was asked for, else the first of the browser's languages that we speak, else English."""
    if asked in LANGUAGES:
        return str(asked)
    for part in (accepted or "")[:200].split(","):
        language = part.split(";")[0].strip()[:2].lower()
        if language in LANGUAGES:
            return language
    return "en"
