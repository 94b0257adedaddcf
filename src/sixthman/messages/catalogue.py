"""All messages of one language: indexed at once, read when they are first said."""

from __future__ import annotations

import re
from collections.abc import Mapping

from .fluent import NAME, BadCatalogue, Reader, Span
from .patterns import Entry, Wording

# A message or term with all lines that belong to it, or a line that belongs to none.
PIECE = re.compile(rf"(?P<name>-?{NAME}) *=.*(?:\n(?:[ {{}}\[*.].*)?)*|#{{1,3}}(?: .*)?(?:\n|\Z)| *(?:\n|\Z)")


class Catalogue:
    """The messages of a language: the texts of its files, by their names."""

    def __init__(self, language: str, files: Mapping[str, str]) -> None:
        self.language = language
        self._spans: dict[str, Span] = {}
        self._entries: dict[str, Entry] = {}
        for file, text in files.items():
            self._index(file, text)

    def add(self, file: str, text: str) -> None:
        """The messages of another file: all of them, or none."""
        before = dict(self._spans)
        try:
            self._index(file, text)
        except BadCatalogue:
            self._spans = before
            raise

    def knows(self, message: str) -> bool:
        """Is there a message of this name?"""
        return message in self._spans

    def say(self, message: str, facts: Mapping[str, object]) -> str:
        """A message, `name` or `name.attribute`, with its facts filled in."""
        try:
            return Wording(self.language, self.entry, facts).refer(message, facts)
        except LookupError as reason:
            raise LookupError(f"{message} ({self.language}): {reason}") from None

    def entry(self, name: str) -> Entry:
        """A message, or a term if its name begins with a hyphen."""
        if name not in self._entries:
            if name not in self._spans:
                raise LookupError(f"there is no {name}")
            self._entries[name] = Reader(self._spans[name]).entry()
        return self._entries[name]

    def _index(self, file: str, text: str) -> None:
        """Remember where everything is in a file."""
        start = 0
        while start < len(text):
            piece = PIECE.match(text, start)
            if piece is None:
                raise Span(file, text, start, start).refusal("neither a message nor a comment")
            if name := piece["name"]:
                span = Span(file, text, start, start + len(piece[0].rstrip(" \n")))
                if name in self._spans:
                    raise span.refusal(f"{name} is there already")
                self._spans[name] = span
            start = piece.end()
