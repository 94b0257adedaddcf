"""Daily deals and puzzles at a server: nobody's word is taken for a result, and only the first one counts."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import UTC, datetime
from typing import Any

import httpx
import pytest

from sixthman.messages import LANGUAGES
from sixthman.registry import game_named
from sixthman.server.app import make_app
from sixthman.server.daily import listed, note_result, puzzle_rating, table_of_day
from sixthman.server.deals import agree_on_deal, go_on, play_deal, record_of_deal, words_of
from sixthman.server.engines import RulesCache
from sixthman.server.table_registry import TableRegistry
from sixthman.server.table_state import PLAYING, TableState
from sixthman.table import read_record

GAME = "allstar"


@pytest.fixture
async def browser(registry: TableRegistry) -> AsyncIterator[httpx.AsyncClient]:
    """A browser at a server."""
    transport = httpx.ASGITransport(make_app(registry))
    async with httpx.AsyncClient(transport=transport, base_url="http://house") as client:
        yield client


def today(registry: TableRegistry) -> str:
    return datetime.fromtimestamp(registry.clock(), UTC).date().isoformat()


def played(shelf: RulesCache, day: str, first: int = 0) -> TableState:
    """The deal of a day, its first choice the one of this number, then as a rookie goes on."""
    known = listed(GAME, "daily")
    days = (datetime.fromisoformat(day) - datetime.fromisoformat(known["first_day"])).days
    row = known["rows"][days % len(known["rows"])]
    agreed = agree_on_deal(shelf[GAME].adapter, f"daily {day}", row["seed"], {}, row["chairs"], False, 0.0)
    state = play_deal(shelf[GAME], agreed, [])
    assert state.table is not None
    go_on(state, [state.table.legal(0)[first]])
    while state.state == PLAYING:
        go_on(state, state.quick_choice("rookie", state.table.view(0)))
    return state


async def test_a_result_is_played_again_and_counts_once(
    registry: TableRegistry, browser: httpx.AsyncClient, shelf: RulesCache
) -> None:
    day = today(registry)
    path = f"/api/daily/{GAME}/{day}"
    one, other = (played(shelf, day, first) for first in (0, 3))
    assert one.table is not None
    assert other.table is not None
    told = (await browser.post(path, json={"record": record_of_deal(one)})).json()
    assert told["mine"] == {"score": one.table.scores()[0], "place": one.table.ranks()[0]}
    assert told["played"] == 1
    again = (await browser.post(path, json={"record": record_of_deal(other)})).json()
    assert again == told
    boasted = record_of_deal(other).replace("result: ", "result: 9")
    browser.cookies.clear()
    second = (await browser.post(path, json={"record": boasted})).json()
    assert second["mine"]["score"] == other.table.scores()[0]
    assert second["played"] == 2
    assert sum(count for _, count in second["scores"]) == 2
    browser.cookies.clear()
    assert (await browser.get(path)).json() | {"mine": 0} == second | {"mine": 0, "worse": None}


async def test_what_does_not_count_is_refused_in_words(
    registry: TableRegistry, browser: httpx.AsyncClient, shelf: RulesCache
) -> None:
    day = today(registry)
    text = record_of_deal(played(shelf, day))
    for wrong, body, error in (
        (f"/api/daily/{GAME}/2020-01-01", {"record": text}, "error-daily-day"),
        (f"/api/daily/{GAME}/monday", {"record": text}, "error-daily-day"),
        (f"/api/daily/hoops/{day}", {"record": text}, "error-daily-none"),
        (f"/api/daily/{GAME}/{day}", {"record": "nothing"}, "error-record-heading"),
        (f"/api/daily/{GAME}/{day}", {"record": text.partition("# round 3")[0]}, "error-daily-open"),
        (f"/api/puzzles/{GAME}/nothing", {"answer": 0}, "error-puzzle-none"),
        (
            f"/api/puzzles/{GAME}/{listed(GAME, 'puzzles')['rows'][0]['id']}",
            {"answer": 31},
            "error-puzzle-choice",
        ),
    ):
        for language in LANGUAGES:
            answer = await browser.post(wrong, json=body, headers={"accept-language": language})
            assert answer.status_code in (400, 403, 409), (wrong, answer.text)
            assert answer.json()["error"] == error
            assert error not in answer.json()["text"]
    assert (await browser.get(f"/api/daily/{GAME}/{day}")).json()["played"] == 0


async def test_puzzles_are_rated_by_first_answers(browser: httpx.AsyncClient) -> None:
    puzzle = listed(GAME, "puzzles")["rows"][0]
    path = f"/api/puzzles/{GAME}/{puzzle['id']}"
    assert (await browser.get(path)).json()["tries"] == 0
    assert (await browser.post(path, json={"answer": 0})).json()["rating"] < 1500
    again = (await browser.post(path, json={"answer": 1})).json()
    assert again["answers"][:2] == [1, 0]
    for _ in range(2):
        browser.cookies.clear()
        hard = (await browser.post(path, json={"answer": 1})).json()
    assert hard["answers"][:2] == [1, 2]
    assert hard["rating"] > 1500


async def test_who_is_forgotten_leaves_no_result(browser: httpx.AsyncClient) -> None:
    puzzle = listed(GAME, "puzzles")["rows"][0]
    path = f"/api/puzzles/{GAME}/{puzzle['id']}"
    await browser.post(path, json={"answer": 0})
    told = (await browser.get("/api/me/data")).json()
    assert [one["puzzle"] for one in told["puzzles"]] == [puzzle["id"]]
    await browser.delete("/api/me")
    assert (await browser.get(path)).json()["tries"] == 0


@pytest.mark.parametrize(
    ("given", "rating"), [([0, 0], 1500), ([9, 99], 1900), ([99, 5, 4], 1100), ([0, 9], 1900)]
)
def test_the_rating_of_a_puzzle(given: list[int], rating: int) -> None:
    assert puzzle_rating(given) == rating


def test_a_seat_has_its_own_words(shelf: RulesCache) -> None:
    day = "2026-02-03"
    state = played(shelf, day)
    record: Any = read_record(record_of_deal(state))
    words = words_of(shelf[GAME].adapter, record, 0)
    assert game_named(GAME).declared.name == record.game
    again = play_deal(shelf[GAME], state.agreed, words)
    assert record_of_deal(again) == record_of_deal(state)


async def test_everybody_is_told_their_own_result(registry: TableRegistry) -> None:
    for guest, score in (("ann", 10), ("bo", 30), ("cy", 20)):
        result = {"score": score, "place": 1}
        await note_result(registry.store, "allstar", "2026-11-19", guest, result, 1.0)
    told = await table_of_day(registry.store, "allstar", "2026-11-19", "cy")
    assert told["mine"] == {"score": 20, "place": 1}
    assert (told["played"], told["worse"]) == (3, 1)
    assert (await table_of_day(registry.store, "allstar", "2026-11-19", "di"))["mine"] is None
