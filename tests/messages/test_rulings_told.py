"""Every reading of the rulebooks is told on the rules page, in every language."""

from __future__ import annotations

import re

import pytest

from sixthman.messages import LANGUAGES, say

TOLD = {
    "allstar": [f"A{number}" for number in (2, 3, 5, 6, 7, 8, 10, *range(12, 25))],
    "hoops": [f"H{number}" for number in range(1, 18)],
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TOLD)
def test_every_reading_is_told(game: str, language: str) -> None:
    text = say(language, f"page-rules-{game}-rulings-text")
    assert re.findall(r"• <b>([AH]\d+)</b>", text) == TOLD[game]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TOLD)
def test_each_starts_with_what_the_book_says_and_goes_on_with_ours(game: str, language: str) -> None:
    lines = say(language, f"page-rules-{game}-rulings-text").split("\n")[1:]
    assert [line for line in lines if not re.search(r"[.:;,]\s", line.partition("</b>")[2][2:])] == []
