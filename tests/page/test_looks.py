"""Every screen for everyone: axe finds nothing, and nothing is wider than its window."""

from __future__ import annotations

import re

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
        "/album",
        "/beat",
        "/learn",
        "/referee",
        "/pad",
        "/nowhere",
        "/t/NOSUCHTABL",
    ),
    *(
        f"/{kind}/{game}"
        for kind in ("rules", "cards", "learn", "workbench")
        for game in ("allstar", "hoops")
    ),
]
# every theme and every language, in windows of every size
LOOKS = [
    *(("light", "en", DESK), ("dark", "en", NARROW), ("light", "de", NARROW)),
    *(("dark", "de", DESK), ("dark", "fr", PHONE), ("light", "fr", DESK)),
]


def seen_by_all(one: Visitor) -> list[str]:
    """What axe finds on this screen in each theme and each language."""
    found = []
    for theme, language, size in LOOKS:
        one.dress(theme, language, size)
        found += [f"{theme} {language} {size[0]}: {problem}" for problem in one.violations()]
    return found


class Critic:
    """Looks at each kind of moment once; the picks of a draft differ in nothing but their number."""

    def __init__(self) -> None:
        self.found: dict[str, list[str]] = {}

    def __call__(self, who: Visitor, name: str) -> None:
        name = re.sub(r"^(draft-\d)-\d$", r"\1", name)
        if name in self.found:
            return
        who.settle()
        self.found[name] = seen_by_all(who)
        who.dress("light", "en", DESK)

    def content(self) -> bool:
        """Was there nothing to find?"""
        assert {name: problems for name, problems in self.found.items() if problems} == {}
        return True


def test_what_is_wrong_is_found(visitor: Welcome) -> None:
    """A picture without words, letters that are pale where it is dark, and something too wide for a phone."""
    one = visitor()
    one.go("/verify")
    one.page.evaluate(
        """() => {
          document.body.insertAdjacentHTML("beforeend", "<img src='/icon.svg'><p>Pale</p>");
          const { style } = document.body.lastElementChild;
          style.cssText = "color: #345; background: var(--bg); width: 900px";
        }"""
    )
    found = seen_by_all(one)
    assert sum("image-alt" in problem for problem in found) == len(LOOKS)
    assert [problem[:4] for problem in found if "color-contrast" in problem] == ["dark"] * 3
    assert sum("pixels wide" in problem for problem in found) == 3


@pytest.mark.parametrize("path", PATHS)
def test_pages(visitor: Welcome, path: str) -> None:
    """All pages that are not a game."""
    one = visitor()
    one.go(path)
    assert seen_by_all(one) == []
    one.problems = [problem for problem in one.problems if "404" not in problem]


@pytest.mark.parametrize(
    ("way", "game", "bots", "options", "reveals"),
    [
        (
            Manager,
            "allstar",
            ["rookie"] * 4,
            {"edition": "2020"},
            {"coaches", "draft-0", "lineup-2", "match"},
        ),
        (
            Coach,
            "hoops",
            ["rookie"],
            {"opening draft": "yes", "pick team": "yes"},
            {"draft", "pick-team", "menu-replace", "menu-buy-player", "reroll", "discard"},
        ),
    ],
)
def test_games(
    visitor: Welcome,
    way: type[Player],
    game: str,
    bots: list[str],
    options: dict[str, str],
    reveals: set[str],
) -> None:
    """Every moment of a game, from the locker room to the report."""
    one, look = visitor(), Critic()
    one.open_table(game, bots, options)
    look(one, "room")
    one.press("Enter")
    play([way(one, look=look)])
    look(one, "end")
    for path in (f"/t/{one.now['table']}/after", f"/replay/{one.now['table']}", "/me"):
        one.go(path)
        look(one, path)
    assert look.content()
    assert reveals <= set(look.found)


@pytest.mark.parametrize("mode", ["heritage", "free-agency", "clash"])
def test_modes_for_two(visitor: Welcome, mode: str) -> None:
    """Where two managers see something else than more would: the first round."""
    one, look = visitor(), Critic()
    one.open_table("allstar", ["rookie"], {"mode": mode})
    one.ready()
    player = Manager(one, look=look)
    assert one.until(lambda: bool(one.now.get("legal")))
    while player.heading[1] == 0 or one.sees(".reveal"):
        player.step()
        one.page.wait_for_timeout(20)
    assert look.content()
    assert {"draft-0", "lineup-0", "arena-1"} <= set(look.found)
