"""Bots that think do so beside the loop, and their choices arrive like everyone's."""

from __future__ import annotations

import asyncio
import time

import pytest

from sixthman.server.table_registry import TableRegistry
from tests.server.sittings import choose, dealt, legal, rest


@pytest.mark.parametrize(("game", "words"), [("allstar", {"mode": "heritage"}), ("hoops", {})])
async def test_a_thinking_bot_holds_up_nobody(
    registry: TableRegistry, game: str, words: dict[str, str]
) -> None:
    live = await dealt(registry, ["", "mvp@50ms"], game=game, **words)
    longest, thought, begun = 0.0, 0, time.monotonic()
    while thought < 6 and time.monotonic() - begun < 900:
        if 0 in live.table_state.waiting():
            await choose(live, 0, legal(live, 0)[:1])
        before = time.perf_counter()
        await asyncio.sleep(0.02)
        if thought:  # the search is compiled by now
            longest = max(longest, time.perf_counter() - before)
        await rest(live)
        thought = sum(row.by == "bot" for row in await registry.store.rows(live.table_state.id))
    assert thought >= 6
    assert longest < 0.5
