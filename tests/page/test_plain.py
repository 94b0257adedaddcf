"""The page shows a game from elsewhere that has no screens of its own, from the form to the replay."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from bench.page.browser import DESK, PHONE, Visitor
from bench.server.process import ServerProcess
from tests.plugin.conftest import environment  # finds a package with a third game

from .test_looks import seen_by_all

PRIMARY = ".button.primary"


@pytest.fixture(scope="module")
def bidding(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that finds the third game."""
    folder = tmp_path_factory.mktemp("plain")
    server = ServerProcess(str(folder / "page.db"), folder / "page.log", spectator_delay=0.5)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", environment()["PYTHONPATH"])
        server.start()
    yield server
    server.stop()


def fill_form(one: Visitor) -> None:
    """Open a table of the third game against two bots, with a round less than usual."""
    one.go("/open")
    one.page.get_by_role("button", name="Auction").click()
    rounds = one.page.get_by_role("radiogroup", name="Rounds")
    assert rounds.get_by_role("radio").all_inner_texts() == ["2", "3", "4", "5", "6"]
    rounds.get_by_role("radio", name="2", exact=True).click()
    one.page.get_by_role("radiogroup", name="Double last").get_by_role("radio", name="Yes").click()
    one.page.get_by_label("Your name").fill("Ann")
    for seat in (2, 3):
        one.page.get_by_label(f"Who plays at seat {seat}?").select_option("rookie")
    one.page.get_by_role("button", name="Open the table").click()
    one.page.wait_for_url("**/t/*")


def choose_by_keys(one: Visitor) -> None:
    """The first choice, by keys alone."""
    stage = one.now["stage"]
    one.page.wait_for_selector(".choice")
    one.press("1")
    assert one.page.locator(".choice[aria-pressed=true]").count() == 1
    one.press("Enter")
    assert one.until(lambda: one.now["stage"] != stage or one.now["state"] == "over")


def play_by_keys(one: Visitor) -> None:
    """A whole game against bots."""
    while one.until(lambda: one.now["state"] == "over" or bool(one.now.get("legal"))):
        if one.now["state"] == "over":
            return
        choose_by_keys(one)


def test_a_game_from_elsewhere(browser: Browser, bidding: ServerProcess) -> None:
    """Form, locker room, table, report, replay, lobby and list of games; axe finds nothing on any of them."""
    one = Visitor(browser, bidding.address)
    fill_form(one)
    one.page.get_by_text("rounds 2 · double last").wait_for()
    assert seen_by_all(one) == []
    one.dress("light", "en", DESK)
    one.ready()
    assert one.until(lambda: bool(one.now.get("legal")), 120)
    one.page.wait_for_selector(".choice")
    assert one.page.locator(".choice").count() == 2
    assert seen_by_all(one) == []
    one.dress("light", "en", DESK)
    play_by_keys(one)
    one.page.get_by_role("link", name="See how it went").wait_for()
    assert one.page.locator("[role=log] p").count() >= 2 * 3 + 1
    assert seen_by_all(one) == []
    one.dress("light", "en", DESK)
    one.page.get_by_role("link", name="See how it went").click()
    one.page.get_by_role("heading", name="Points over time").wait_for()
    assert seen_by_all(one) == []
    one.go(f"/replay/{one.now['table']}#{one.now['invite']}")
    one.press("ArrowRight")
    assert one.page.get_by_text("Picture 2 of 3").is_visible()
    assert one.page.locator("code").count() == 3  # what all three have bid
    assert seen_by_all(one) == []
    one.dress("light", "en", DESK)
    for path in ("/lobby", "/me"):
        one.go(path)
        assert seen_by_all(one) == []
    assert one.page.get_by_role("heading", name="Auction").is_visible()
    assert one.problems == []
    one.close()


def test_a_sealed_choice_is_taken_back(browser: Browser, bidding: ServerProcess) -> None:
    """Two people, one of them on a phone: what is locked can be changed until the other has chosen."""
    host = Visitor(browser, bidding.address, PHONE, theme="dark")
    guest = Visitor(browser, bidding.address, name="Bo")
    guest.sit_down(host.open_table("auction", [""], {"rounds": "2"}))
    host.ready()
    guest.ready()
    assert host.until(lambda: bool(host.now.get("legal")), 120)
    host.page.locator(".choice").nth(1).tap()
    host.page.locator(PRIMARY).tap()
    assert host.until(lambda: bool(host.now.get("sealed")))
    locked = host.now["sealed"]
    host.page.get_by_role("button", name="Take it back").tap()
    assert host.until(lambda: not host.now.get("sealed"))
    host.page.locator(".choice").nth(0).tap()
    host.page.locator(PRIMARY).tap()
    assert host.until(lambda: bool(host.now.get("sealed")) and host.now["sealed"] != locked)
    assert guest.until(lambda: bool(guest.now.get("legal")))
    assert guest.now["view"]["bid"][0] == -1  # sealed
    choose_by_keys(guest)
    assert host.until(lambda: bool(host.now.get("legal")))  # the next round: nothing is locked any more
    assert host.page.get_by_text("Ann: bid").or_(host.page.get_by_text("You: bid")).count() == 1
    for one in (host, guest):
        assert one.problems == []
        one.close()
