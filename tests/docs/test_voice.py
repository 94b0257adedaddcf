"""The voice of the pages: a title, a sentence in the first line, and short sentences throughout."""

from __future__ import annotations

import re

import pytest

from .pages import PAGES

LONGEST_SENTENCE = 25
# `sixthman lab` writes these from messages, and simulations of minutes have to run first.
WRITTEN_BY_STUDIES = {"coaches.md", "hoops-cards.md"}


def paragraphs(page: str) -> list[str]:
    """The prose of a page: paragraphs, items of lists, cells of tables; no code, no headings."""
    page = re.sub(r"<!--.*?-->", "", page, flags=re.S)
    plain = re.sub(r"^( *)```.*?^\1```$", "\n", page, flags=re.S | re.M)
    found = [""]
    for line in (line.strip() for line in plain.splitlines()):
        if line.startswith("|"):
            found += [cell.strip() for cell in line.strip("|").split("|")]
        elif not line or line.startswith(("#", "<", "![", "::")):
            found.append("")
        elif (item := re.match(r"([-*]|\d+\.) (.*)", line)) is not None:
            found.append(item[2])
        else:
            found[-1] += f" {line}"
    return [text for text in found if text]


def sentences(text: str) -> list[str]:
    """Sentences, and what a colon or a semicolon parts. What is in backticks counts as one word."""
    plain = re.sub(r"!?\[([^\]]*)\]\([^)]*\)", r"\1", re.sub(r"`[^`]*`", "code", text)).replace("*", "")
    return re.split(r"(?<=[.!?:…])\s+|(?<=[.!?])\)\s+|;\s+", plain)


def words(sentence: str) -> int:
    """How many words a sentence has; lists of names in backticks are no sentences."""
    found = re.findall(r"[\w’'%,.±×-]*\w[\w’'%]*", sentence)
    return len([word for word in found if word.strip(",.") != "code"])


@pytest.mark.parametrize("page", sorted(set(PAGES) - WRITTEN_BY_STUDIES))
def test_sentences_are_short(page: str) -> None:
    """At most 25 words each."""
    found = [one for text in paragraphs(PAGES[page]) for one in sentences(text)]
    assert [one for one in found if words(one) > LONGEST_SENTENCE] == []


@pytest.mark.parametrize("page", sorted(PAGES))
def test_a_page_starts_with_its_title_and_a_sentence(page: str) -> None:
    """No page starts with a table, a picture or a list."""
    first, *rest = [line for line in PAGES[page].splitlines() if line.strip()]
    assert first.startswith("# ")
    assert re.match(r"[A-Z*]", rest[0]), rest[0]


def test_a_long_sentence_is_found() -> None:
    """The test can fail, and it does not count code."""
    long = "This sentence " + "goes on and " * 10 + "ends."
    found = sentences(f"{long} Short. {'`x`, ' * 30}")
    assert [words(one) > LONGEST_SENTENCE for one in found] == [True, False, False]
