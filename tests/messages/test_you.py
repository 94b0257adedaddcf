"""The story of basketball says you to you: "You draw", not "You draws"."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

STORIES = Path("src/sixthman/messages")
NAMELESS = {"came-in", "moved", "final-row"}  # a name before a colon conjugates nothing
ENTRY = re.compile(r"^((?:page-)?hoops-[a-z-]+) = (.*(?:\n[ }].*)*)", re.MULTILINE)


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_every_deed_has_words_for_you(language: str) -> None:
    """Whatever names someone who does something has a twin that says you."""
    files = [STORIES / language / "hoops" / name for name in ("story.ftl", "page.ftl")]
    entries = dict(ENTRY.findall("\n".join(file.read_text() for file in files)))
    named = {key for key, text in entries.items() if key.startswith("hoops-") and "{ $name }" in text}
    deeds = {key.removeprefix("hoops-") for key in named} - NAMELESS
    assert len(deeds) == 30
    twins = {key.removeprefix("page-hoops-own-") for key in entries if key.startswith("page-hoops-own-")}
    assert twins == deeds
    assert not any("{ $name }" in entries[f"page-hoops-own-{deed}"] for deed in deeds)
