"""Bots that fail in every way there is, and a file with them."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent

import pytest

BOTS = dedent(
    """
    import sixthman as sm


    class Highest(sm.Bot):
        def choose(self, view):
            return max(view.legal, key=lambda choice: choice.card.number)


    class Raises(sm.Bot):
        def choose(self, view):
            raise ZeroDivisionError("no luck")


    class Illegal(sm.Bot):
        def choose(self, view):
            return "PolarBear9 PolarBear8"


    class Endless(sm.Bot):
        def choose(self, view):
            while True:
                pass


    class Leaves(sm.Bot):
        def choose(self, view):
            if view.phase == "lineup":
                raise RuntimeError("enough")
            return view.legal[0]


    NOT_A_BOT = 7
    """
)


@pytest.fixture
def bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file `mine.py` in the current folder."""
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "mine.py"
    path.write_text(BOTS, "utf-8")
    return path
