"""What counts for ratings, and what does not."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from sixthman.server.live_table import LiveTable
from sixthman.server.table_registry import TableRegistry
from sixthman.server.table_settings import agree
from sixthman.server.table_state import OVER, PLAYING, TableState
from tests.server.sittings import choose, dealt, rest


async def finish(live: LiveTable) -> None:
    """Everyone plays anything, to the end."""
    while live.table_state.state == PLAYING:
        for seat in live.table_state.waiting():
            table = live.table_state.table
            if table is not None and not live.table_state.chairs[seat].bot:
                await choose(live, seat, live.table_state.quick_choice("pro", table.view(seat)))
        await rest(live)
    assert live.table_state.state == OVER
    for _ in range(100):
        (game,) = await live.registry.store.history("guest0")
        if game["place"] is not None and not await live.registry.store.unrated():
            return
        await asyncio.sleep(0.05)
    raise AssertionError("not rated")


@pytest.mark.parametrize(
    ("chairs", "pace", "games"),
    [
        (["", "", "pro"], "relaxed", 1),
        (["", "pro", "rookie"], "steady", 1),
        (["", "pro", "rookie"], "relaxed", None),  # who plays alone without a clock may ask for hints
        (["", "", "random"], "relaxed", None),
    ],
)
async def test_what_counts(registry: TableRegistry, chairs: list[str], pace: str, games: int | None) -> None:
    live = await dealt(registry, chairs, pace=pace)
    await finish(live)
    found: list[dict[str, Any]] = await registry.store.ratings_of("guest0")
    assert [one["games"] for one in found] == ([] if games is None else [games])
    (game,) = await registry.store.history("guest0")
    assert game["place"] in (1, 2, 3)


async def test_hints_that_were_agreed_on_do_not_count(registry: TableRegistry) -> None:
    from sixthman.server.ratings import counts

    rules = await registry.rules("allstar")
    for hints, counted in ((True, False), (False, True), (None, True)):
        agreed = agree(rules.adapter, {}, ["", "", "pro"], "relaxed", True, 0.0, hints=hints)
        assert counts(TableState("TABLE", agreed, rules)) is counted
