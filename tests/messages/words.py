"""The words that no text uses (`words/`, a list per language), and where they are all the same.

Run as a program, it lists every row with its hits: `python -m tests.messages.words`.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, field
from fnmatch import fnmatch
from functools import cache
from pathlib import Path
from typing import Any

from sixthman.messages import LANGUAGES
from tests.messages.texts import FILLED_IN, Text, texts

LISTS = Path(__file__).with_name("words")
ROOT = Path(__file__).resolve().parents[2]
LONGEST_SENTENCE = 20


@dataclass(frozen=True, eq=False)
class Row:
    """One row of the list: what is forbidden, where, and what to write instead."""

    pattern: str
    say: str
    files: tuple[str, ...] = ("*",)
    not_files: tuple[str, ...] = ()
    exact: bool = False
    docs: bool = False
    excepted: dict[str, str] = field(default_factory=dict)

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
    """A row as it is in the file; one with a key that means nothing is refused."""
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
        excepted=entry.get("except", {}),
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


def hits_in_docs(row: Row, pages: dict[str, str]) -> list[tuple[str, str]]:
    """Page and line of every hit of a row in the documentation, if it holds there."""
    return [
        (name, line)
        for name, text in pages.items()
        if row.docs
        for line in prose(text).splitlines()
        if row.finds(line)
    ]


def prose(page: str) -> str:
    """What a page says, without its code, the addresses of its links, and comments."""
    return re.sub(r"```.*?```|`[^`]*`|\]\([^)]*\)|<!--.*?-->", "", page, flags=re.DOTALL)


@cache
def pages() -> dict[str, str]:
    """The README and all pages of the documentation, but for the table that names the struck words."""
    named = [ROOT / f"{name}.md" for name in ("README", "CONTRIBUTING", "CHANGELOG")]
    found = {
        path.relative_to(ROOT).as_posix(): path for path in sorted([*named, *(ROOT / "docs").rglob("*.md")])
    }
    return {name: path.read_text("utf-8") for name, path in found.items() if name != "docs/words.md"}


def long_sentences(words: str) -> list[str]:
    """The sentences of a text with more words than anyone reads at a glance. A value counts as one word."""
    plain = re.sub(r"</?\w+>|\*\*", "", words)
    sentences = re.split(r"(?<=[.!?:…])[\u00a0 ]+|\n", plain)
    return [
        sentence
        for sentence in sentences
        if len(re.findall(rf"[\w’'{FILLED_IN}–-]+", sentence)) > LONGEST_SENTENCE
    ]


def main() -> None:
    """Print each row of each list with what it finds: nothing, or what is excepted and why."""
    for language in LANGUAGES:
        for row in rows(language):
            found = hits(row, texts(language))
            open_hits = [text.key for text in found if text.key not in row.excepted]
            open_hits += [name for name, _ in hits_in_docs(row, pages() if language == "en" else {})]
            print(f"{language}  {row.pattern}  →  {row.say}: {', '.join(open_hits) or 'no hits'}")
            for key, reason in row.excepted.items():
                print(f"      except {key}: {reason}")


if __name__ == "__main__":
    main()
