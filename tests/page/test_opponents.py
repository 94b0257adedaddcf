"""Opponents with a face, a hint that speaks, lessons that end after a round: in a real browser."""

from __future__ import annotations

from contextlib import suppress

import pytest
from playwright.sync_api import Browser, expect
from playwright.sync_api import TimeoutError as TookTooLong

from bench.page.browser import DESK, NARROW, Visitor
from bench.page.kept_games import put
from bench.page.managers import Manager
from bench.server.process import ServerProcess

from .conftest import Welcome
from .test_looks import seen_by_all


def game_kept(number: int, bots: list[str], places: list[int]) -> dict[str, object]:
    """A finished game as the browser keeps it."""
    settings = {"game": "allstar", "options": {}, "chairs": ["", *bots], "pace": "relaxed", "lesson": False}
    return {
        "table": f"here-KEPT{number}",
        "game": "allstar",
        "version": "1",
        "settings": settings,
        "rows": [
            {
                "number": 1,
                "kind": "sit",
                "seat": 0,
                "by": "person",
                "body": {},
                "made_at": number,
                "idem": None,
            }
        ],
        "state": "over",
        "made_at": number,
        "ended": {"scores": [80] * (len(bots) + 1), "places": places},
    }


@pytest.mark.parametrize("size", [DESK, NARROW])
def test_sit_down_with_faces(browser: Browser, started: ServerProcess, size: tuple[int, int]) -> None:
    """Pick two, start with them, and see who sits there."""
    one = Visitor(browser, started.address, size)
    try:
        one.page.goto(one.address + "/opponents")
        cards = one.page.locator("button:has(.portrait)")
        expect(cards).to_have_count(6)
        for card in cards.all():
            if (card.get_attribute("aria-pressed") == "true") != (
                card.locator("b").first.inner_text() in ("Mei", "Onni")
            ):
                card.click()
        one.page.locator(".go .primary").click()
        assert one.until(lambda: one.now.get("state") == "playing")
        assert [seat["bot"] for seat in one.now["seats"]] == ["", "onni", "mei"]
        expect(one.page.locator(".ring .face svg").first).to_be_visible()
        expect(one.page.locator(".ring")).to_contain_text("Mei")
        assert one.problems == []
    finally:
        one.close()


def test_the_record_against_each(browser: Browser, started: ServerProcess) -> None:
    """It is counted from the games this browser keeps, and needs no network."""
    one = Visitor(browser, started.address)
    try:
        one.page.goto(one.address + "/join")
        one.until(lambda: one.page.evaluate("indexedDB.databases().then((all) => all.length)") > 0, 10)
        one.page.goto(one.address + "/opponents")
        put(one.page, [game_kept(1, ["mei", "vesna"], [1, 2, 3]), game_kept(2, ["mei"], [2, 1])])
        one.page.reload()
        mei = one.page.locator("button:has(.portrait)", has_text="Mei")
        expect(mei.locator(".record")).to_have_attribute("aria-label", "Against Mei: ahead 1, behind 1")
        vesna = one.page.locator("button:has(.portrait)", has_text="Vesna")
        expect(vesna.locator(".record")).to_have_attribute("aria-label", "Against Vesna: ahead 1, behind 0")
    finally:
        one.close()


def test_their_turns_are_seen(browser: Browser, started: ServerProcess) -> None:
    """In basketball what a bot does is told step by step; a key shows the rest at once."""
    one = Visitor(browser, started.address, pace="calm")
    try:
        one.open_table("hoops", ["bruna"], {"first": "2"})
        one.ready()
        deeds = one.page.locator(".deeds")
        expect(deeds).to_be_visible()
        first = deeds.inner_text()
        assert "Bruna" in first
        assert one.until(lambda: deeds.count() == 0 or deeds.inner_text() != first)
        one.page.keyboard.press("s")
        expect(deeds).to_have_count(0)
        assert one.problems == []
    finally:
        one.close()


@pytest.mark.long
def test_faces_for_everybody(visitor: Welcome) -> None:
    """The new screens in each theme and language, at every width."""
    one = visitor()
    for path in ("/opponents", "/learn"):
        one.go(path)
        assert seen_by_all(one) == [], path
        one.dress("light", "en", DESK)
    one.page.goto(one.address + "/")
    one.page.locator(".dot").click()
    one.page.locator(".pack [data-card]").first.wait_for()
    one.page.get_by_role("button", name="Hint").click()
    one.page.locator("dialog .bar").first.wait_for()
    assert one.violations() == []


@pytest.mark.long
def test_a_hint_speaks(visitor: Welcome) -> None:
    """Options sorted, bars from zero, reasons in words; it is taken over with one press."""
    one = visitor()
    one.page.goto(one.address + "/opponents")
    one.page.locator(".go .primary").click()
    card = one.page.locator(".pack [data-card]").first
    for _ in range(3):
        card.click()
        one.page.locator(".act .button.primary").click()
        expect(one.page.locator(".pack [aria-pressed=true]")).to_have_count(0)
    one.page.get_by_role("button", name="Hint").click()
    options = one.page.locator("dialog ol > li")
    options.first.wait_for()
    wins = [int(text.rstrip("%\u00a0 ")) for text in options.locator(".head b").all_inner_texts()]
    assert wins == sorted(wins, reverse=True)
    widths = [
        float((bar.get_attribute("style") or "").split("width:")[1].strip(" %;"))
        for bar in options.locator(".bar > i").all()
    ]
    assert widths == sorted(widths, reverse=True)
    assert all(0 <= width <= 100 for width in widths)
    assert options.locator("p").first.inner_text()
    one.page.get_by_role("button", name="Choose this").first.click()
    expect(one.page.locator(".pack [aria-pressed=true]")).to_have_count(1)


@pytest.mark.long
def test_the_guided_round_ends_after_a_round(visitor: Welcome) -> None:
    """A newcomer is led through one round, and then asked: a game of one's own, or the next chapter."""
    one = visitor()
    one.page.goto(one.address + "/learn/allstar")
    one.page.locator(".bubble").wait_for()
    ended = one.page.get_by_role("button", name="Play a game")
    player = Manager(one, luck=5)
    while not ended.count():
        bubble = one.page.locator(".bubble .button")
        if bubble.count() and not ended.count():
            with suppress(TookTooLong):  # it went by itself: what it was about is done
                bubble.last.click(timeout=1000)
        player.step()
        one.page.wait_for_timeout(20)
    expect(ended).to_be_visible()
    assert one.now["view"]["round_"] == 1
    ended.click()
    assert one.until(lambda: one.now.get("state") == "playing" and not one.now.get("lesson"))
    assert one.now["seats"][1]["bot"] == "pip"
    one.go("/learn")
    expect(one.page.locator("li.done").first).to_be_visible()
