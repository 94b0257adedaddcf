"""The words that no text uses (`words/`, a list per language), and where they stand all the same."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, field
from fnmatch import fnmatch
from functools import cache
from pathlib import Path
from typing import Any

from tests.messages.texts import FILLED_IN, Text

LISTS = Path(__file__).with_name("words")
LONGEST_SENTENCE = 20


@dataclass(frozen=True)
class Row:
    """One row of the list: what is forbidden, where, and what to write instead."""

    pattern: str
    say: str
    files: tuple[str, ...] = ("*",)
    not_files: tuple[str, ...] = ()
    exact: bool = False
    docs: bool = False
    excepted: frozenset[str] = field(default_factory=frozenset)

    def finds(self, words: str) -> bool:
        """Do these words hold what is forbidden?"""
        return re.search(self.pattern, words, 0 if self.exact else re.IGNORECASE) is not None

    def is_for(self, file: str) -> bool:
        """Does the row look at this file?"""
        return any(fnmatch(file, glob) for glob in self.files) and not any(
            fnmatch(file, glob) for glob in self.not_files
        )


@cache
def rows(language: str) -> list[Row]:
    """The list of a language; empty for one that has none yet."""
    file = LISTS / f"{language}.toml"
    return [row(entry) for entry in tomllib.loads(file.read_text("utf-8"))["row"]] if file.exists() else []


def row(entry: dict[str, Any]) -> Row:
    """A row as it stands in the file; one with a key that means nothing is refused."""
    entry = dict(entry)
    known = {"pattern", "say", "files", "not_files", "exact", "docs", "except"}
    assert entry.keys() <= known, f"{entry}: use one of {sorted(known)}"
    return Row(
        pattern=entry["pattern"],
        say=entry["say"],
        files=tuple(entry.get("files", ("*",))),
        not_files=tuple(entry.get("not_files", ())),
        exact=entry.get("exact", False),
        docs=entry.get("docs", False),
        excepted=frozenset(entry.get("except", ())),
    )


def hits(row: Row, texts: list[Text]) -> list[Text]:
    """The texts that hold what a row forbids, excepted ones too."""
    return [text for text in texts if row.is_for(text.file) and row.finds(text.words)]


def forbidden(language: str, texts: list[Text]) -> list[str]:
    """What is to be rewritten: key, text and what to say instead."""
    return [
        f"{text.file}: {text.key}: {text.words!r}: {row.say}"
        for row in rows(language)
        for text in hits(row, texts)
        if text.key not in row.excepted
    ]


def long_sentences(words: str) -> list[str]:
    """The sentences of a text with more words than anyone reads at a glance. A value counts as one word."""
    plain = re.sub(r"</?\w+>|\*\*", "", words)
    sentences = re.split(r"(?<=[.!?:…])[\u00a0 ]+|\n", plain)
    return [
        sentence
        for sentence in sentences
        if len(re.findall(rf"[\w’'{FILLED_IN}–-]+", sentence)) > LONGEST_SENTENCE
    ]
