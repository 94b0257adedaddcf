"""One voice in three languages: words that no text uses, sentences that can be read at a glance, names that
stand once (the lists: `words/`)."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from fluent.syntax import ast as fluent

from sixthman.messages import LANGUAGES
from tests.messages.texts import Text, all_patterns, texts
from tests.messages.words import forbidden, hits, hits_in_docs, long_sentences, pages, rows

# A text that each language refuses, and one that it takes.
PLANTED = {
    "en": ("Bo handed in a ticket for the play-offs.", "Bo discards a playoff ticket."),
    "fr": ("Tu rends un billet de play-offs.", "Vous défaussez un ticket de play-off."),
    "de": ("Setzen Sie den Trainer in das Stadion.", "Setze den Coach in die Arena."),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_forbidden_words(language: str) -> None:
    """What the glossary strikes stands in no text."""
    assert forbidden(language, texts(language)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_exceptions_are_needed(language: str) -> None:
    """An exception that no longer excepts anything is taken from the list."""
    for row in rows(language):
        found = {text.key for text in hits(row, texts(language))}
        assert row.excepted.keys() <= found, (row.pattern, sorted(row.excepted.keys() - found))


@pytest.mark.parametrize("language", PLANTED)
def test_a_forbidden_word_is_found(language: str) -> None:
    """The test of words can fail."""
    wrong, right = (Text("allstar/page.ftl", "page-planted", words) for words in PLANTED[language])
    assert forbidden(language, [wrong]) != []
    assert forbidden(language, [right]) == []


# Help lists values, and reports are read at leisure.
LONGER = ("help-", "lab-")


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_are_short(language: str) -> None:
    """At most 20 words each: on the page, in the terminal, in errors and in the log."""
    long = {
        text.key: sentence
        for text in texts(language)
        if not text.key.startswith(LONGER)
        for sentence in long_sentences(text.words)
    }
    assert long == {}


@pytest.mark.parametrize("page", sorted(pages()))
def test_no_forbidden_words_in_the_docs(page: str) -> None:
    """The documentation keeps to the English list where a row says so, but for code."""
    found = [
        f"{row.say}: {line}" for row in rows("en") for _, line in hits_in_docs(row, {page: pages()[page]})
    ]
    assert found == []


def test_a_forbidden_word_is_found_in_the_docs() -> None:
    """The test of the documentation can fail, and leaves code alone."""
    planted = {"planted.md": "The play-offs begin.", "code.md": "Type `play-offs`."}
    found = [name for row in rows("en") for name, _ in hits_in_docs(row, planted)]
    assert found == ["planted.md"]


def test_tactics_are_named_as_printed() -> None:
    """An owner of the box finds each tactic by the name on the card, whatever the language."""
    names = {
        language: {text.key: text.words for text in texts(language) if text.key.startswith("base-")}
        for language in LANGUAGES
    }
    assert names["en"]
    assert names["fr"] == names["de"] == names["en"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mode", ["heritage", "free-agency", "clash"])
def test_a_mode_is_named_by_one_message(language: str, mode: str) -> None:
    """Pages and terminal refer to the one message that names a mode; no other text spells the name."""
    (name,) = [text.words for text in texts(language) if text.key == f"mode-{mode}"]
    spelled = re.compile(rf"\b{re.escape(name)}\b")
    others = [
        text.key for text in texts(language) if text.key != f"mode-{mode}" and spelled.search(text.words)
    ]
    assert others == []


# What is filled in for these begins with a vowel now and then: Ann, Aigle 4.
NAMED = {"name", "names", "card", "coach", "mate", "mine", "other", "out", "in", "team_name"}


def test_french_elides_before_names() -> None:
    """No "de Ann": a name never follows a word that would have to be elided."""
    clumsy = [
        key
        for key, pattern in all_patterns("fr")
        for before, after in pairwise(pattern.elements)
        if isinstance(before, fluent.TextElement)
        and re.search(r"\b(de|que|le|la|je|ne|se|jusque|lorsque|puisque) $", before.value, re.IGNORECASE)
        and isinstance(after, fluent.Placeable)
        and isinstance(after.expression, fluent.VariableReference)
        and after.expression.id.name in NAMED
        and not key.startswith("error-")
    ]
    assert clumsy == []
