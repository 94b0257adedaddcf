"""Little to load, quick to begin, and nothing jumps."""

from __future__ import annotations

import time

import pytest

from bench.page.managers import Manager

from .conftest import Welcome

MOST_JAVASCRIPT = 150_000  # bytes, packed, for a first game
MOST_SECONDS = (
    15  # until the first choice: 1.5 on a machine that does nothing else, see `bench.screens --times`
)
FIRST_CHOICE = {"allstar": ".pack [data-card]", "hoops": ".acts .primary"}
GAMES = {"allstar": "All-Star Draft", "hoops": "NBA Deck-Building"}
_SHIFTS = """window.shifts = 0;
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifts += entry.value;
}).observe({ type: "layout-shift", buffered: true });"""


@pytest.mark.parametrize("game", ["allstar", "hoops"])
def test_a_first_game_is_soon_there(visitor: Welcome, game: str) -> None:
    """From an empty cache: open the page, press the one button, choose."""
    one = visitor()
    begin = time.monotonic()
    one.page.goto(one.address + "/")
    if game == "hoops":
        one.page.get_by_role("button", name=GAMES[game]).click()
    one.page.locator(".dot").click()
    one.page.locator(FIRST_CHOICE[game]).first.wait_for()
    assert time.monotonic() - begin < MOST_SECONDS
    one.settle()
    scripts = {answer.url: answer for answer in one.answers if answer.url.endswith(".js")}
    packed = sum(int(answer.headers["content-length"]) for answer in scripts.values())
    assert 50_000 < packed <= MOST_JAVASCRIPT


def test_nothing_jumps_while_cards_move(visitor: Welcome) -> None:
    """A round of drafting, lining up and revealing, with all motion."""
    one = visitor(still=False)
    one.context.add_init_script(_SHIFTS)
    one.open_table("allstar", ["rookie"] * 3)
    one.ready()
    player = Manager(one)
    assert one.until(lambda: bool(one.now.get("legal")))
    end = time.monotonic() + 180
    while player.moment[1] == 0 or one.sees(".reveal"):
        assert time.monotonic() < end
        player.step()
        one.settle()
    assert one.page.evaluate("shifts") < 0.05
