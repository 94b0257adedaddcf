"""What the catalogs say to people: every wording of every message, without what is filled in."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import sixthman

MESSAGES = Path(sixthman.__file__).parent / "messages"
FILLED_IN = "□"  # stands for a value: a name, a number
TYPED_FILES = ("hoops/words.ftl",)  # words that people type, old ones too


class Text(NamedTuple):
    """One wording: of a message with cases there are several."""

    file: str
    key: str
    words: str


@cache
def texts(language: str) -> list[Text]:
    """All wordings of a language, but no words that people type."""
    found = []
    folder = MESSAGES / language
    for path in sorted(folder.rglob("*.ftl")):
        file = path.relative_to(folder).as_posix()
        if file in TYPED_FILES:
            continue
        for key, pattern in patterns(path):
            if not key.endswith(".aliases"):
                found += [Text(file, key, words) for words in wordings(pattern)]
    return found


def all_patterns(language: str) -> Iterator[tuple[str, fluent.Pattern]]:
    """Every text of a language by its key."""
    for path in sorted((MESSAGES / language).rglob("*.ftl")):
        yield from patterns(path)


def patterns(path: Path) -> Iterator[tuple[str, fluent.Pattern]]:
    """Messages, terms and attributes of a file by their keys."""
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        if isinstance(entry, (fluent.Message, fluent.Term)):
            if entry.value is not None:
                yield entry.id.name, entry.value
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}", attribute.value


def wordings(pattern: fluent.Pattern) -> list[str]:
    """A text once for each of its cases; a second choice of words in it is read case by case, too."""
    found = [""]
    for element in pattern.elements:
        found = [words + more for words in found for more in element_wordings(element)][:64]
    return [" ".join(words.split(" ")).strip("\n") for words in found]


def element_wordings(element: fluent.TextElement | fluent.Placeable) -> list[str]:
    """What one part of a text can say."""
    if isinstance(element, fluent.TextElement):
        return [element.value]
    inner = element.expression
    if isinstance(inner, fluent.SelectExpression):
        return [words for variant in inner.variants for words in wordings(variant.value)]
    if isinstance(inner, fluent.StringLiteral):
        return [str(inner.parse()["value"])]
    return [FILLED_IN]
