"""Refusals in the language of whoever is refused."""

from __future__ import annotations

from typing import Any

import msgspec

from sixthman.messages import LANGUAGES, Told


def refusal(reason: Told, language: str) -> dict[str, Any]:
    """A message's name and its sentence."""
    return {"error": reason.message, "text": reason.tell(language)}


def refusal_bytes(reason: Told, language: str) -> bytes:
    """The same as it is sent."""
    return msgspec.json.encode(refusal(reason, language))


def chosen_language(asked: str | None, accepted: str | None) -> str:
    """What was asked for, else the first of the browser's languages that we speak, else English."""
    if asked in LANGUAGES:
        return str(asked)
    for part in (accepted or "")[:200].split(","):
        language = part.split(";")[0].strip()[:2].lower()
        if language in LANGUAGES:
            return language
    return "en"
