"""A site without a server, and without a network after the first visit: what one person does goes on."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import TimeoutError as TookTooLong
from playwright.sync_api import expect

from bench.page.browser import PATIENCE, Visitor
from bench.page.hosting import Host
from bench.page.managers import Manager
from bench.page.players import play

from .conftest import Welcome
from .offline import PLAYERS, cut_off, path, play_here

expect.set_options(timeout=PATIENCE * 1000)

RECORDS = Path(__file__).parents[1] / "records"
# A referee case: four of a kind beats three and two, and why
CASE = {
    "match": "arena",
    "players": 3,
    "edition": "2025",
    "arena": "",
    "names": ["Ann", "Bo", "Cleo"],
    "at": 2,
    "teams": [
        ["Duck1", "Duck2", "Duck3", "Duck4", "Panda1"],
        ["Wolf1", "Wolf2", "Wolf3", "Bear4", "Bear6"],
        [],
    ],
    "coaches": [None, None, None],
}


def test_a_game_without_a_network_and_gone_on_with_after_a_reload(visits: Welcome, host: Host) -> None:
    one = visits(keeps=True)
    cut_off(one, host)
    one.page.locator(".dot").click()
    one.page.locator(".pack [data-card]").first.wait_for()
    player = Manager(one, luck=2)
    for _ in range(200):
        player.step()
        if one.now["view"]["round_"] > 0:
            break
        one.page.wait_for_timeout(20)
    assert one.now["view"]["round_"] > 0
    before = one.now["view"]
    one.page.close()
    one.page = one._new_page()
    one.page.goto(one.address + "?/t/" + one.now["table"])
    one.page.locator("main").wait_for()
    one.until(lambda: bool(one.now.get("legal")))
    assert one.now["view"]["bench"] == before["bench"]
    play([Manager(one, luck=2)])
    assert one.now["state"] == "over"


def test_a_table_opened_by_the_form(visits: Welcome) -> None:
    """Against bots; one with a person says that it needs a server."""
    one = visits()
    one.page.goto(path(one, "/open"))
    one.page.get_by_label("Your name").fill("Ann")
    one.page.locator("select").first.select_option("")
    one.page.get_by_role("button", name="Open the table").click()
    expect(one.page.get_by_role("alert").first).to_contain_text("Only a server has tables with people.")
    one.page.locator("select").first.select_option("rookie")
    one.page.get_by_role("button", name="Open the table").click()
    one.ready()
    one.page.locator(".pack [data-card]").first.wait_for()
    assert one.now["table"].startswith("here-")


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "bots", "options"),
    [
        ("allstar", 2, {}),
        ("allstar", 3, {"coaches": "yes"}),
        ("allstar", 4, {"whistle": "no"}),
        ("allstar", 5, {}),
        ("allstar", 1, {"mode": "heritage"}),
        ("allstar", 1, {"mode": "free-agency"}),
        ("allstar", 1, {"mode": "clash"}),
        ("allstar", 1, {"edition": "2020"}),
        ("allstar", 2, {"edition": "2020", "coaches": "no"}),
        ("allstar", 5, {"edition": "2020"}),
        ("hoops", 1, {}),
        ("hoops", 1, {"pick team": "yes"}),
        ("hoops", 1, {"opening draft": "yes", "overtimes": "2"}),
    ],
)
def test_whole_games(visits: Welcome, host: Host, game: str, bots: int, options: dict[str, str]) -> None:
    one = visits(keeps=True)
    cut_off(one, host)
    play_here(one, game, ["rookie"] * bots, options)


def test_what_needs_no_game_works_without_a_network(visits: Welcome, host: Host) -> None:
    """A referee case, a record that is proven and one that is not, rules and cards, in three languages."""
    one = visits(keeps=True)
    cut_off(one, host)
    one.page.evaluate("(sheet) => localStorage.setItem('referee', JSON.stringify(sheet))", CASE)
    reasons = set()
    for language in ("en", "fr", "de"):
        one.wear("dark", language)
        one.page.goto(path(one, "/referee"))
        rows = one.page.locator("ol > li:has(.rank)")
        expect(rows).to_have_count(2)
        expect(rows.first.locator(".rank")).to_contain_text("1")
        expect(rows.first.locator(".who")).to_contain_text("Ann")
        reasons.add(rows.first.locator(".why p").first.inner_text())
    assert len(reasons) == 3
    one.wear("light", "en")
    check_a_record(one)
    for to in ("/rules/allstar", "/cards/hoops", "/pad", "/learn", "/me"):
        one.page.goto(path(one, to))
        expect(one.page.locator("h1")).to_be_visible()
        expect(one.page.get_by_role("heading", name="nothing here")).to_have_count(0)


def check_a_record(one: Visitor) -> None:
    """A golden record is proven; with another choice it is refused, in words."""
    record = (RECORDS / "clash-heuristic.txt").read_text("utf-8")
    one.page.goto(path(one, "/verify"))
    one.page.locator("textarea").fill(record)
    one.page.get_by_role("button", name="Check it").click()
    expect(one.page.get_by_text("No server was asked.")).to_be_visible()
    expect(one.page.locator(".good li")).to_have_count(5)
    last = next(line for line in record.splitlines() if line.startswith("result: "))
    one.page.locator("textarea").fill(record.replace(last, "result: 99 1"))
    one.page.get_by_role("button", name="Check it").click()
    expect(one.page.get_by_role("heading", name="This can’t be confirmed")).to_be_visible()


@pytest.mark.long
@pytest.mark.parametrize(("game", "options"), [("allstar", {"mode": "clash"}), ("hoops", {})])
def test_a_second_look_without_a_network(
    visits: Welcome, host: Host, game: str, options: dict[str, str]
) -> None:
    """Win chance and luck of a finished game, its replay, its record, its proof, and the same again."""
    one = visits(keeps=True)
    cut_off(one, host)
    play_here(one, game, ["pro"], options)
    table = one.now["table"]
    one.page.goto(path(one, f"/t/{table}/after"))
    assert one.until(lambda: one.sees(".turns"), 240)
    assert one.until(lambda: one.page.get_by_text("Comes with the second look").count() == 0, 240)
    one.page.get_by_role("button", name="Check the deal").click()
    expect(one.page.get_by_text("No server was asked.")).to_be_visible()
    with one.page.expect_download() as downloading:
        one.page.get_by_role("link", name="Download the record").click()
    record = downloading.value.path().read_text("utf-8")
    assert record.startswith("sixthman record 1")
    assert f"result: {' '.join(map(str, one.now['scores']))}" in record
    one.page.goto(path(one, f"/replay/{table}"))
    one.page.keyboard.press("ArrowRight")
    expect(one.page.locator("h1")).to_be_visible()


@pytest.mark.long
@pytest.mark.parametrize("game", ["allstar", "hoops"])
def test_a_lesson_without_a_network(visits: Welcome, host: Host, game: str) -> None:
    """From the first bubble to the end of its game."""
    one = visits(keeps=True)
    cut_off(one, host)
    one.page.goto(path(one, f"/learn/{game}"))
    one.page.locator("main[data-phase], .pack").first.wait_for()
    one.until(lambda: bool(one.now.get("legal")))
    assert one.now["lesson"] is True
    player = PLAYERS[game](one, luck=5)
    while not player.over:
        bubble = one.page.locator(".bubble .button").filter(has_not_text="Play a game")
        if bubble.count():
            with suppress(TookTooLong):  # it went by itself: what it was about is done
                bubble.last.click(timeout=1000)
        player.step()
        one.page.wait_for_timeout(20)
