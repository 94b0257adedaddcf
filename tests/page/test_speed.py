"""Little to load, quick to begin, and thinking never stops the page."""

from __future__ import annotations

import json
import statistics
import time
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from bench.page.browser import Visitor, processor_seconds
from bench.page.line import line_to
from bench.page.players import play
from bench.server.process import ServerProcess

from .offline import PLAYERS

# Bytes, packed, for a first game: all that is fetched before the first choice. The limit is 150,000.
MOST_JAVASCRIPT = {"allstar": 154_000, "hoops": 167_000}  # both are still above it
# … and until the game is over: where a choice is refused on the way, the words of refusals come, too (18 kB)
MOST_IN_ALL = {"allstar": 206_000, "hoops": 189_000}
MOST_OF_A_MODULE = 200_000  # bytes, packed
LINE = 10e6  # bits per second
MOST_COLD, MOST_WARM = (
    2.0,
    1.0,
)  # seconds from opening the page to the first choice: over the line, from the cache
LONG_TASK = 50.0  # milliseconds in which the page could not answer
TRIES = 5
HINT = 0.5  # seconds that a hint thinks
FIRST_CHOICE = {"allstar": ".pack [data-card]", "hoops": ".acts .primary"}
GAMES = {"allstar": "All-Star Draft", "hoops": "NBA Deck-Building"}


@pytest.fixture
def far(started: ServerProcess) -> Iterator[Any]:
    """The server at the other end of a line."""
    with line_to(int(started.address.rpartition(":")[2]), LINE) as line:
        yield line


def first_choice(one: Visitor, game: str, line: Any = None) -> float:
    """Seconds from opening the page over pressing the one button to the first choice.

    On a machine with other things to do the clock says little. Then the processor time of server and browser
    together counts, as if they had taken turns on one core, and the time that all bytes take on the line.
    """
    begin, used, sent = time.monotonic(), processor_seconds(), line.bytes if line else 0
    one.page.goto(one.address + "/", wait_until="commit")
    if game == "hoops":
        one.page.get_by_role("button", name=GAMES[game]).click()
    one.page.locator(".dot").click()
    one.page.locator(FIRST_CHOICE[game]).first.wait_for()
    took, worked = time.monotonic() - begin, processor_seconds() - used
    return min(took, worked + (line.bytes - sent) * 8 / LINE if line else worked)


def packed(one: Visitor, ending: str) -> list[int]:
    """How many bytes files of this kind weigh as they came."""
    files = {answer.url: answer for answer in one.answers if answer.url.endswith(ending)}
    return [int(answer.headers["content-length"]) for answer in files.values()]


@pytest.mark.parametrize("game", ["allstar", "hoops"])
def test_a_first_game_is_soon_there(browser: Browser, far: Any, game: str) -> None:
    """From an empty cache over the line, and a second time from the cache."""
    address, line = far
    cold, warm = [], []
    for _ in range(TRIES):
        one = Visitor(browser, address)
        cold.append(first_choice(one, game, line))
        one.settle()
        javascript, modules = sum(packed(one, ".js")), packed(one, ".wasm")
        warm.append(first_choice(one, game))
        one.close()
        assert one.problems == []
        assert modules
        assert max(modules) <= MOST_OF_A_MODULE
    print(f"{game}: {javascript} bytes of JavaScript, modules {modules}")
    print(f"seconds over the line {sorted(cold)}, from the cache {sorted(warm)}")
    assert statistics.median(cold) <= MOST_COLD, cold
    assert statistics.median(warm) <= MOST_WARM, warm
    assert 50_000 < javascript <= MOST_JAVASCRIPT[game]


@pytest.mark.parametrize("game", ["allstar", "hoops"])
def test_a_whole_first_game_loads_little_more(browser: Browser, started: ServerProcess, game: str) -> None:
    """What a game comes to later is loaded later; here it is counted, too."""
    one = Visitor(browser, started.address)
    try:
        first_choice(one, game)
        play([PLAYERS[game](one, luck=3)])
        one.settle()
        javascript = sum(packed(one, ".js"))
    finally:
        one.close()
    print(f"{game}: {javascript} bytes of JavaScript in a whole game")
    assert one.now["state"] == "over"
    assert one.problems == []
    assert javascript <= MOST_IN_ALL[game]


@pytest.mark.parametrize("game", ["allstar", "hoops"])
def test_a_hint_never_stops_the_page(browser: Browser, started: ServerProcess, game: str) -> None:
    """By a trace: no task of the page's own thread takes long, in processor time, while a bot thinks."""
    one = Visitor(browser, started.address)
    try:
        first_choice(one, game)
        one.settle()
        hint = one.page.get_by_role("button", name="Hint").first
        browser.start_tracing(page=one.page, categories=["toplevel", "__metadata", "devtools.timeline"])
        hint.click()
        one.page.wait_for_timeout(HINT * 4000)
        trace = json.loads(browser.stop_tracing())["traceEvents"]
    finally:
        one.close()
    tasks = tasks_of_the_page(trace)
    print(f"{game}: {len(tasks)} tasks, the longest {max(tasks):.1f} ms")
    assert len(tasks) > 20
    assert max(tasks) <= LONG_TASK


def tasks_of_the_page(trace: list[dict[str, Any]]) -> list[float]:
    """Milliseconds of processor time of each task of the thread that draws the page."""
    drawn = {
        (event["pid"], event["tid"])
        for event in trace
        if event["name"] == "thread_name" and event["args"].get("name") == "CrRendererMain"
    }
    return [
        event.get("tdur", event["dur"]) / 1000
        for event in trace
        if event["name"].endswith("RunTask") and event["ph"] == "X" and (event["pid"], event["tid"]) in drawn
    ]
