"""The table of words and the lists of forbidden words agree: what the table strikes, a list refuses."""

from __future__ import annotations

import re

import pytest

from tests.messages.glossary import LANGUAGES, left_to_readers, refused, terms
from tests.messages.texts import texts
from tests.messages.words import rows


def test_the_table_is_read() -> None:
    """All of it: over a hundred things with a name in each language."""
    assert len(terms()) > 120
    assert all(all(term.names.values()) for term in terms())
    assert sum(len(refused(language)) for language in LANGUAGES) > 250


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_struck_word_is_refused(language: str) -> None:
    """Planted in a text of its game, each struck word is found."""
    files = {text.file for text in texts(language)}
    unchecked = [
        (thing, word)
        for thing, word in refused(language)
        if not any(row.finds(word) and any(row.is_for(file) for file in files) for row in rows(language))
    ]
    assert unchecked == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_no_test_refuses_says_why(language: str) -> None:
    """A struck word that a reader checks has its reason in brackets."""
    assert [
        words for words in left_to_readers(language) if not re.fullmatch(r"[^()]+\([^()]{8,}\)", words)
    ] == []
