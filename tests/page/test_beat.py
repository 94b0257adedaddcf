"""A friend's draft by link, in a real browser: the challenge, its cards, both drafts; and the album."""

from __future__ import annotations

import datetime
import re

import pytest

from bench.page.browser import DESK, NARROW, PHONE
from bench.page.kept_games import day_played, deal_played, put
from sixthman.server.daily import listed
from sixthman.table.fairness import commitment_of

from .conftest import Welcome

GAME = "allstar"
TODAY = datetime.date.today()


def challenge(visitor: Welcome) -> str:
    """The link that Ann sends, from the report of her game."""
    ann = visitor()
    ann.go("/")
    game = day_played(GAME, TODAY)
    put(ann.page, [game])
    ann.go(f"/t/{game['table']}/after")
    ann.page.evaluate(
        "navigator.share = undefined; navigator.clipboard.writeText = (text) => { window.pasted = text; }"
    )
    ann.page.get_by_role("button", name="Beat my draft").click()
    ann.until(lambda: ann.page.evaluate("!!window.pasted"))
    found = re.search(r"/beat#(\S+)$", ann.page.evaluate("window.pasted"))
    assert found
    assert len(found[1]) < 4000
    return found[1]


@pytest.mark.parametrize("size", [DESK, NARROW, PHONE])
@pytest.mark.parametrize(("theme", "language"), [("light", "en"), ("dark", "de"), ("light", "fr")])
def test_a_friends_draft(visitor: Welcome, size: tuple[int, int], theme: str, language: str) -> None:
    """Bo sees what there is to beat, sits down at the same cards, and compares when they are played."""
    link = challenge(visitor)
    bo = visitor(size=size)
    bo.go(f"/beat#{link}")
    bo.wear(theme, language)
    score = bo.page.locator(".rink .score")
    score.wait_for()
    known = listed(GAME, "daily")
    row = known["rows"][(TODAY - datetime.date.fromisoformat(known["first_day"])).days % len(known["rows"])]
    ended = day_played(GAME, TODAY)["ended"]
    seat = row["chairs"].index("")
    assert score.inner_text() == str(ended["scores"][seat])
    assert bo.violations() == []
    name = f"beat {commitment_of(row['seed'])[:16]} {seat + 1}"
    put(bo.page, [deal_played(GAME, {**row, "name": name}, "rookie", number=9)])
    bo.page.reload()
    bo.page.locator("table").first.wait_for()
    assert bo.page.locator("table").count() == 3
    assert bo.page.locator("tbody tr").count() == 6
    assert bo.page.locator(".pick").count() == 2 * 15
    assert bo.violations() == []
    assert bo.page.evaluate("document.documentElement.scrollWidth") <= size[0]


def test_the_same_cards_are_dealt(visitor: Welcome) -> None:
    """Whoever takes up a challenge sits at a table of its seed."""
    link = challenge(visitor)
    bo = visitor()
    bo.go(f"/beat#{link}")
    bo.page.locator(".rink .primary").click()
    bo.page.wait_for_url("**/t/here-*")
    bo.until(lambda: bo.now.get("state") == "playing")
    assert bo.now["deal"].startswith("beat ")


def test_a_link_that_is_none(visitor: Welcome) -> None:
    """Nothing, nonsense, and a record that was changed are refused in words."""
    one = visitor()
    for bad in ("", "#1.AAAA", "#hello"):
        one.go("/learn")
        one.go(f"/beat{bad}")
        one.page.get_by_role("alert").wait_for()
        assert one.page.locator(".rink").count() == 0


def test_the_album(visitor: Welcome) -> None:
    """A won game fills pages of the album, each with the way back to it."""
    one = visitor()
    one.go("/")
    days = [TODAY - datetime.timedelta(days=back) for back in range(12)]
    played = [day_played(GAME, day, number=at) for at, day in enumerate(days)]
    won = [game for game in played if game["ended"]["places"][game["settings"]["chairs"].index("")] == 1]
    put(one.page, won)
    one.go("/album")
    one.page.locator("li a").first.wait_for()
    met = one.page.locator("li:not(.missing)").count()
    assert 0 < met <= 12
    assert one.violations() == []
    one.page.locator("li a").first.click()
    one.page.wait_for_url(re.compile("/t/here-.*/after"))
