"""Today's deal and the puzzle of the day in a real browser: one try, a result, what can be pasted."""

from __future__ import annotations

import datetime
from collections.abc import Callable

import pytest

from bench.page.browser import DESK, NARROW, PHONE, Visitor
from bench.page.kept_games import day_played, put
from bench.page.managers import Manager
from bench.page.players import play
from bench.server.process import ServerProcess
from sixthman.server.daily import listed

Welcome = Callable[..., Visitor]
GAME = "allstar"
SIZES = (DESK, PHONE, NARROW)


def days_ago(days: int) -> datetime.date:
    return datetime.date.today() - datetime.timedelta(days=days)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("theme", "language"), [("light", "en"), ("dark", "de"), ("light", "fr")])
def test_a_result_can_be_shown(
    server: ServerProcess, visitor: Welcome, size: tuple[int, int], theme: str, language: str
) -> None:
    ann = visitor(size=size)
    ann.go("/")
    put(ann.page, [day_played(GAME, days_ago(days), number=days) for days in range(3)])
    ann.wear(theme, language)
    ann.go("/daily")
    ann.page.wait_for_selector(".score")
    assert ann.violations() == []
    assert "3" in ann.page.locator(".fact b").first.inner_text()  # days in a row
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= size[0]
    ann.page.evaluate(
        "navigator.share = undefined; navigator.clipboard.writeText = (text) => { window.pasted = text; }"
    )
    ann.page.locator(".dock .primary").click()
    ann.until(lambda: ann.page.evaluate("!!window.pasted"))
    text = ann.page.evaluate("window.pasted")
    assert sum(text.count(sign) for sign in "●■▲○") == 6
    assert not any(card["choice"] in text for card in listed(GAME, "daily")["rows"][0]["answers"])


def test_a_deal_is_played_once(server: ServerProcess, visitor: Welcome) -> None:
    ann = visitor()
    ann.go("/daily")
    ann.page.wait_for_selector(".rink .primary:not([disabled])")
    ann.press("Enter")
    ann.page.wait_for_url("**/t/here-*")
    table = ann.page.url
    ann.until(lambda: ann.now.get("state") == "playing")
    assert not ann.now["hints"]
    play([Manager(ann, keys=True)])
    ann.page.locator("aside a", has_text="See your result").click()
    ann.page.wait_for_selector(".score")
    assert ann.page.locator(".score").inner_text() == str(ann.now["scores"][0])
    assert not ann.sees(".rink .primary")
    assert table not in ann.page.url


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("kind", ["card", "bus"])
def test_a_puzzle_takes_one_answer(
    server: ServerProcess, visitor: Welcome, size: tuple[int, int], kind: str
) -> None:
    row = next(one for one in listed(GAME, "puzzles")["rows"] if one["kind"] == kind)
    ann = visitor(size=size)
    ann.go(f"/puzzle/{row['id']}")
    ann.page.wait_for_selector(".rink h1")
    assert ann.violations() == []
    answers = sorted(range(len(row["answers"])), key=lambda i: str(row["answers"][i]["choice"]))
    ann.page.locator("[data-game-keys] button").nth(answers.index(0)).click()
    ann.page.locator(".dock .primary").click()
    ann.page.wait_for_selector(".stamp")
    assert ann.violations() == []
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= size[0]
    ann.go(f"/puzzle/{row['id']}")
    ann.page.wait_for_selector(".stamp")
    ann.page.locator(".dock .primary").click()
    ann.page.wait_for_url("**/t/here-*")
    ann.until(lambda: ann.now.get("moment") == row["heading"])


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("theme", "language"), [("light", "en"), ("dark", "fr"), ("light", "de")])
def test_home_knows_who_comes_back(
    server: ServerProcess, visitor: Welcome, size: tuple[int, int], theme: str, language: str
) -> None:
    ann = visitor(size=size)
    ann.go("/")
    ann.page.wait_for_selector(".ticket")
    assert ann.violations() == []
    put(ann.page, [day_played(GAME, days_ago(days), number=days) for days in range(1, 4)])
    ann.wear(theme, language)
    ann.go("/")
    ann.page.wait_for_selector(".rivals .record")
    assert not ann.sees(".ticket")
    won, lost = (ann.page.locator(".record").nth(2).locator("span").nth(i).inner_text() for i in (0, 1))
    assert int(won) + int(lost) == 3
    assert ann.page.locator(".week .done").count() == 3
    ann.page.wait_for_selector(".album .rail")
    assert ann.violations() == []
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= size[0]
