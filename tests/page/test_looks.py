"""Every screen for everybody: axe finds nothing, and nothing is wider than its window."""

from __future__ import annotations

import itertools

import pytest

from bench.page.browser import DESK, NARROW, PHONE, Visitor
from bench.page.coaches import Coach
from bench.page.managers import Manager
from bench.page.players import Player, play

from .conftest import Welcome

PATHS = [
    *(
        "/",
        "/open",
        "/join",
        "/lobby",
        "/me",
        "/verify",
        "/learn",
        "/referee",
        "/pad",
        "/nowhere",
        "/t/NOSUCHTABL",
    ),
    *(f"/{kind}/{game}" for kind in ("rules", "cards", "learn") for game in ("allstar", "hoops")),
]
THEMES = ("light", "dark")
LANGUAGES = ("en", "fr", "de")
# every theme and every language in a window of either size
LOOKS = [
    *(("light", "en", DESK), ("dark", "de", DESK), ("light", "fr", DESK)),
    *(("dark", "en", NARROW), ("light", "de", PHONE), ("dark", "fr", NARROW)),
]


@pytest.mark.parametrize(("theme", "language"), itertools.product(THEMES, LANGUAGES))
def test_pages(visitor: Welcome, theme: str, language: str) -> None:
    """All pages that are not a game."""
    found: list[str] = []
    for size in (DESK, NARROW):
        one = visitor(size=size, theme=theme, language=language)
        for path in PATHS:
            one.go(path)
            found += [f"{path} {size[0]}: {problem}" for problem in one.violations()]
        one.problems = [problem for problem in one.problems if "404" not in problem]
    assert found == []


@pytest.mark.parametrize(("theme", "language", "size"), LOOKS)
@pytest.mark.parametrize(
    ("way", "game", "bots", "options"),
    [
        (Manager, "allstar", ["rookie"] * 3, {"edition": "2020"}),
        (Coach, "hoops", ["rookie"], {"opening draft": "yes", "pick team": "yes"}),
    ],
)
def test_games(
    visitor: Welcome,
    way: type[Player],
    game: str,
    bots: list[str],
    options: dict[str, str],
    theme: str,
    language: str,
    size: tuple[int, int],
) -> None:
    """Every moment of a game, from the locker room to the report."""
    one = visitor(theme=theme, language=language, size=size)
    found: dict[str, list[str]] = {}

    def look(who: Visitor, name: str) -> None:
        if name not in found:
            who.settle()
            found[name] = who.violations()

    one.open_table(game, bots, options)
    look(one, "room")
    one.press("Enter")
    play([way(one, look=look)])
    look(one, "end")
    for path in (f"/t/{one.now['table']}/after", f"/replay/{one.now['table']}", "/me"):
        one.go(path)
        look(one, path)
    assert {name: problems for name, problems in found.items() if problems} == {}
    assert len(found) > 10
