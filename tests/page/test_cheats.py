"""A server that cheats is found out by the page alone, in a real browser; an honest one is proven."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Route, expect

from bench.page.browser import PATIENCE, Visitor
from bench.page.managers import Manager
from bench.page.players import play
from bench.server.process import ServerProcess
from sixthman.table import Record, read_record
from sixthman.table.fairness import commitment_of, contribution_hash, nonces_in, seed_of

expect.set_options(timeout=PATIENCE * 1000)

LIKED = "a secret that the server liked better"
Cheat = Callable[[Record], None]


def another_seed(record: Record) -> None:
    """Dealt from another secret than the one whose fingerprint was shown."""
    record.seed = seed_of(LIKED, nonces_in(str(record.seed), len(record.names)))


def another_seed_that_proves_itself(record: Record) -> None:
    """The same, with fingerprints made to fit it afterwards."""
    nonces = nonces_in(str(record.seed), len(record.names))
    another_seed(record)
    record.commitment = commitment_of(LIKED)
    record.contributions = {
        seat: contribution_hash(record.commitment, seat, nonces[seat]) for seat in record.contributions
    }


def a_dropped_contribution(record: Record) -> None:
    """The number of the page is not in the seed."""
    record.seed = str(record.seed).split(" + ")[0]


def a_forgotten_contribution(record: Record) -> None:
    """… and the record says nothing of it."""
    a_dropped_contribution(record)
    record.contributions = {}


def another_end(record: Record) -> None:
    """The result is not the one that follows from seed and choices."""
    assert record.result is not None
    record.result[0] += 1


CHEATS: dict[Cheat, str] = {
    another_seed: "The seed doesn’t fit",
    another_seed_that_proves_itself: "aren’t those shown before the deal",
    a_dropped_contribution: "Seat 1’s contribution wasn’t used",
    a_forgotten_contribution: "aren’t those shown before the deal",
    another_end: "replayed, the game ends",
}


@pytest.fixture
def played(browser: Browser, started: ServerProcess) -> Iterator[Visitor]:
    """Someone after a game at the server's table, to which the browser has contributed."""
    one = Visitor(browser, started.address)
    one.open_table("allstar", ["rookie"], {"mode": "clash"})
    one.ready()
    play([Manager(one, luck=4)])
    yield one
    one.close()


def sending(cheat: Cheat) -> Callable[[Route], None]:
    """Answers with the record as a server would send it that cheats so."""

    def send(route: Route) -> None:
        record = read_record(route.fetch().text())
        assert record.contributions, "the browser has contributed nothing"
        cheat(record)
        route.fulfill(body=record.text(), content_type="text/plain")

    return send


def check(one: Visitor) -> None:
    """Open the report and have the deal checked."""
    one.go(f"/t/{one.now['table']}/after")
    one.page.get_by_role("button", name="Check the deal").click()


def test_the_page_finds_out_a_server_that_cheats(played: Visitor) -> None:
    """The record is what a cheating server would send: each way of cheating has to be named."""
    check(played)
    expect(played.page.get_by_text("No server was asked.")).to_be_visible()
    expect(played.page.get_by_text("Your browser’s own contribution is in the seed.")).to_be_visible()
    expect(played.page.get_by_text("The server could not choose the deal")).to_be_visible()
    for cheat, word in CHEATS.items():
        played.page.route("**/api/tables/*/record*", sending(cheat))
        check(played)
        problem = played.page.locator("p.bad")
        expect(problem).to_contain_text(word)
        assert played.page.get_by_text("Your browser’s own contribution").count() == 0, cheat
        played.page.unroute("**/api/tables/*/record*")
