"""The pages people read, and the blocks of code in them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"

# Pages whose code needs more around it, and the tests that run it: all of a page, or one language.
ELSEWHERE = {
    ("README.md", "python"): "tests/library/test_pages.py",
    ("library.md", "python"): "tests/library/test_pages.py",
    ("write-a-bot.md", "python"): "tests/library/test_pages.py",
    **dict.fromkeys(
        [("add-a-game.md", language) for language in ("sh", "python", "toml", "ftl")],
        "tests/plugin/test_page.py",
    ),
}
PAGES = {
    path.relative_to(DOCS if path.is_relative_to(DOCS) else ROOT).as_posix(): path.read_text("utf-8")
    for path in (
        *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")),
        *sorted(DOCS.rglob("*.md")),
    )
}
FENCE = re.compile(r"^(?P<indent> *)```(?P<language>[^\n]*)\n(?P<text>.*?)^(?P=indent)```$", re.S | re.M)


@dataclass(frozen=True)
class Block:
    """A block of code."""

    page: str
    language: str
    text: str


def all_blocks() -> list[Block]:
    """The blocks of every page."""
    return [
        Block(page, found["language"].strip(), found["text"])
        for page, text in PAGES.items()
        for found in FENCE.finditer(text)
    ]


def blocks(language: str) -> list[Block]:
    """The blocks of a language that are tested here."""
    return [
        block
        for block in all_blocks()
        if block.language == language and (block.page, language) not in ELSEWHERE
    ]


def lines(language: str) -> list[tuple[str, str]]:
    """Page and line of every line in blocks of a language."""
    return [
        (block.page, line) for block in blocks(language) for line in block.text.splitlines() if line.strip()
    ]


def without_comment(line: str) -> str:
    """A command as a shell reads it; a # in quotes is no comment."""
    return line.partition("#")[0].rstrip() if '"' not in line else re.sub(r'\s+#[^"]*$', "", line)
