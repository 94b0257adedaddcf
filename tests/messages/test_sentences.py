"""Fifty sentences that were once written badly: none is back, and the better ones are there."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from tests.messages.texts import texts
from tests.messages.words import LISTS, pages

SENTENCES: list[dict[str, Any]] = tomllib.loads((LISTS / "sentences.toml").read_text("utf-8"))["sentence"]


def said(language: str, key: str) -> str:
    """All wordings of a message, or a page of the documentation."""
    if key.endswith(".md"):
        return pages()[key if key == "README.md" else f"docs/{key}"].replace("\n", " ")
    return "\n".join(text.words for text in texts(language) if text.key == key)


def test_there_are_fifty() -> None:
    assert len(SENTENCES) == 50


@pytest.mark.parametrize("sentence", SENTENCES, ids=lambda sentence: sentence["key"])
def test_a_bad_sentence_is_not_back(sentence: dict[str, Any]) -> None:
    for language, words in sentence["gone"].items():
        assert [text.key for text in texts(language) if words in text.words] == []
        if language == "en":
            assert [name for name, page in pages().items() if words in page.replace("\n", " ")] == []


@pytest.mark.parametrize("sentence", SENTENCES, ids=lambda sentence: sentence["key"])
def test_the_better_sentence_is_there(sentence: dict[str, Any]) -> None:
    for language, words in sentence.get("says", {}).items():
        assert words in said(language, sentence["key"])
