"""The table of words (`docs/words.md`): one name for each thing, and the words that are struck."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

PAGE = Path(__file__).resolve().parents[2] / "docs" / "words.md"
LANGUAGES = ("en", "fr", "de")


class Term(NamedTuple):
    """One row: the names by language, and the struck words, as they are in their cells."""

    names: dict[str, str]
    struck: dict[str, str]


@cache
def terms() -> list[Term]:
    """All rows of all tables."""
    found = []
    for line in PAGE.read_text("utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("| ") and cells[0] != "English":
            assert len(cells) == 6, line
            found.append(
                Term(
                    dict(zip(LANGUAGES, cells[:3], strict=True)), dict(zip(LANGUAGES, cells[3:], strict=True))
                )
            )
    return found


def refused(language: str) -> list[tuple[str, str]]:
    """Thing and struck word of everything that a test refuses in a language."""
    return [
        (term.names["en"], word)
        for term in terms()
        for word in re.findall(r"`([^`]+)`", term.struck[language])
    ]


def left_to_readers(language: str) -> list[str]:
    """What is in the struck cells without backticks."""
    return [rest for term in terms() if (rest := re.sub(r"`[^`]+`(, )?", "", term.struck[language]).strip())]
