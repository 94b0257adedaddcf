"""Bots that think do so beside the loop, and their choices arrive like everybody's."""

from __future__ import annotations

import asyncio
import time

import pytest

from sixthman.server.house import House
from tests.server.sittings import choose, dealt, legal, rest


@pytest.mark.parametrize(("game", "words"), [("allstar", {"mode": "heritage"}), ("hoops", {})])
async def test_a_thinking_bot_holds_up_nobody(house: House, game: str, words: dict[str, str]) -> None:
    room = await dealt(house, ["", "allstar@50ms"], game=game, **words)
    longest, thought, begun = 0.0, 0, time.monotonic()
    while thought < 6 and time.monotonic() - begun < 900:
        if 0 in room.sitting.waiting():
            await choose(room, 0, legal(room, 0)[:1])
        before = time.perf_counter()
        await asyncio.sleep(0.02)
        if thought:  # the search is compiled by now
            longest = max(longest, time.perf_counter() - before)
        await rest(room)
        thought = sum(row.by == "bot" for row in await house.store.rows(room.sitting.id))
    assert thought >= 6
    assert longest < 0.5
