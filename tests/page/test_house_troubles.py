"""What can go wrong with a game in the browser: each time the page says so in words, and no game is lost."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from bench.page.browser import PATIENCE, Visitor
from bench.page.managers import Manager
from bench.page.players import play
from sixthman.games.allstar.rules import GAME as ALLSTAR_RULES

from .conftest import Welcome
from .offline import FOLDER, path

expect.set_options(timeout=PATIENCE * 1000)

_NEWER = """() => new Promise((done, fail) => {
  const asked = indexedDB.open("sixthman", 2);
  asked.onsuccess = () => done(asked.result.close());
  asked.onerror = asked.onblocked = () => fail(new Error("blocked"));
})"""  # what a newer page with another form of the database does
_KEPT_GAMES = """() => new Promise((done) => {
  const asked = indexedDB.open("sixthman");
  asked.onsuccess = () => {
    const games = asked.result.transaction("games").objectStore("games").getAll();
    games.onsuccess = () => { asked.result.close(); done(games.result.map(({ rows }) => rows.length)); };
  };
})"""
_NOTE = """globalThis.said = [];
new MutationObserver(() => said.push(document.body?.innerText ?? "")).observe(document, {
  childList: true, subtree: true });"""
_FORBIDDEN = "indexedDB.open = () => { throw new DOMException('not here', 'SecurityError'); }"


def begin(one: Visitor) -> None:
    """Open the start page and begin a game."""
    one.context.add_init_script(_NOTE)
    one.page.goto(one.address)
    one.page.locator(".dot").click()
    one.page.locator(".pack [data-card]").first.wait_for()


def says(one: Visitor, words: str) -> None:
    """The page says so, or has said so for a few seconds."""
    assert one.until(lambda: words in one.page.evaluate("said.join()"), 20), one.page.evaluate("said")


def a_choice(one: Visitor) -> None:
    """Make one more choice; the game has to go on."""
    rows = one.now["stage"], one.now["view"]["step"]
    player = Manager(one, luck=2)
    one.until(lambda: bool(one.now.get("legal")))
    for _ in range(40):
        player.step()
        if (one.now["stage"], one.now["view"]["step"]) != rows:
            return
    raise AssertionError(f"no choice was made: {one.now}")


def test_a_full_device(visits: Welcome) -> None:
    """The game goes on to its end in memory, and the page says what that means."""
    one = visits()
    one.page.goto(one.address)
    devtools = one.context.new_cdp_session(one.page)
    origin = one.page.evaluate("location.origin")
    devtools.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 1})
    begin(one)
    says(one, "This device is full.")
    a_choice(one)
    devtools.send("Storage.overrideQuotaForOrigin", {"origin": origin})
    a_choice(one)
    rows = one.page.evaluate(_KEPT_GAMES)
    assert rows[0] > 5, "there is room again: all of the game is kept"


@pytest.mark.long
def test_another_tab_with_a_newer_page(visits: Welcome) -> None:
    """The older page lets go of what is kept, says so, and can still be played on."""
    one = visits()
    begin(one)
    a_choice(one)
    before = one.page.evaluate(_KEPT_GAMES)
    other = one.context.new_page()
    other.goto(one.address)
    other.evaluate(_NEWER)
    a_choice(one)
    says(one, "This game is open in another tab.")
    a_choice(one)
    assert other.evaluate(_KEPT_GAMES.replace('open("sixthman")', 'open("sixthman", 2)')) >= before


@pytest.mark.long
def test_one_game_in_two_tabs(visits: Welcome) -> None:
    """Whoever went on first has the game; the other tab says so and writes nothing over it."""
    one = visits()
    begin(one)
    first, address = one.page, one.address + "?/t/" + one.now["table"]
    other = one._new_page()
    other.goto(address)
    other.locator(".pack [data-card]").first.wait_for()
    one.page = other
    a_choice(one)
    rows = other.evaluate(_KEPT_GAMES)
    first.locator(".pack [data-card]").first.click()
    first.locator(".act .button.primary").click()
    expect(first.get_by_text("This game is open in another tab.").first).to_be_visible()
    assert other.evaluate(_KEPT_GAMES) == rows


@pytest.mark.long
def test_a_browser_that_forbids_keeping(visits: Welcome) -> None:
    """A whole game in memory."""
    one = visits()
    # workers have no init scripts: the house's file begins with what forbids it the database
    one.context.route(re.compile("/worker-"), lambda route: route.fulfill(
        body=_FORBIDDEN + ";\n" + route.fetch().text(), content_type="text/javascript"
    ))  # fmt: skip
    begin(one)
    says(one, "Your browser doesn’t let this page keep anything.")
    play([Manager(one, luck=2)])
    assert one.now["state"] == "over"


@pytest.fixture
def damaged(site: Path) -> Iterator[Path]:
    """The site's module of All-Star Draft with one byte changed, as a broken download would be."""
    file = next((site / FOLDER / "assets").glob(f"allstar-{ALLSTAR_RULES.version}-*.wasm"))
    whole = file.read_bytes()
    file.write_bytes(whole[:50_000] + bytes([whole[50_000] ^ 1]) + whole[50_001:])
    yield file
    file.write_bytes(whole)


def test_a_damaged_module(visits: Welcome, damaged: Path) -> None:
    """It is refused, in words; the other game plays."""
    one = visits()
    one.context.add_init_script(_NOTE)
    one.page.goto(one.address)
    one.page.locator(".dot").click()
    says(one, "The rules on this device are damaged.")
    one.page.get_by_role("button", name="NBA Deck-Building").click()
    one.page.locator(".dot").click()
    one.page.locator(".acts .primary").first.wait_for()
    one.problems.clear()  # the browser itself reports what cannot be compiled


def test_a_table_with_people_says_what_needs_a_server(visits: Welcome) -> None:
    """On a site without a server, at a table's address."""
    one = visits()
    one.page.goto(path(one, "/t/KTE7XABCDE"))
    expect(one.page.get_by_role("heading", level=1)).to_have_text("There is no such table")
    expect(one.page.get_by_text("Only a server has tables with people.")).to_be_visible()
    expect(one.page.get_by_placeholder("play.example.org")).to_be_visible()
