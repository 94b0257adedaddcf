"""Little to load, and quick to begin."""

from __future__ import annotations

import time

import pytest

from bench.page.browser import processor_seconds

from .conftest import Welcome

MOST_JAVASCRIPT = 150_000  # bytes, packed, for a first game
MOST_SECONDS = 1.5  # from opening the page to the first choice
TRIES = 5
FIRST_CHOICE = {"allstar": ".pack [data-card]", "hoops": ".acts .primary"}
GAMES = {"allstar": "All-Star Draft", "hoops": "NBA Deck-Building"}


@pytest.mark.parametrize("game", ["allstar", "hoops"])
def test_a_first_game_is_soon_there(visitor: Welcome, game: str) -> None:
    """From an empty cache: open the page, press the one button, choose.

    On a machine with other things to do the clock says little. Then the processor time of server and browser
    together counts, as if they had taken turns on one core.
    """
    times = []
    for _ in range(TRIES):
        one = visitor()
        begin, used = time.monotonic(), processor_seconds()
        one.page.goto(one.address + "/", wait_until="commit")
        if game == "hoops":
            one.page.get_by_role("button", name=GAMES[game]).click()
        one.page.locator(".dot").click()
        one.page.locator(FIRST_CHOICE[game]).first.wait_for()
        times.append(min(time.monotonic() - begin, processor_seconds() - used))
        one.settle()
        scripts = {answer.url: answer for answer in one.answers if answer.url.endswith(".js")}
        packed = sum(int(answer.headers["content-length"]) for answer in scripts.values())
        assert 50_000 < packed <= MOST_JAVASCRIPT
    print(f"{game}: {packed} bytes; seconds: {sorted(times)}")
    assert sorted(times)[TRIES // 2] <= MOST_SECONDS, times
