"""Many nodes share out the clocks that have run out: each looks elsewhere, and nobody's part is left out."""

from __future__ import annotations

import asyncio
import time
from types import SimpleNamespace
from typing import Any

from sixthman.server import background
from sixthman.server.background import WAKE_AT_ONCE, Background
from sixthman.server.nats_nodes import NatsNodes
from sixthman.server.store import Store
from sixthman.server.table_registry import TableRegistry
from tests.server.sittings import table
from tests.server.store_faults import execute


def among(others: list[str]) -> NatsNodes:
    """A node that has heard of others."""
    nodes = NatsNodes(SimpleNamespace(), "nats://nowhere")  # type: ignore[arg-type]
    nodes._heard = dict.fromkeys(others, time.monotonic())
    return nodes


def test_every_node_has_a_place_of_its_own() -> None:
    nodes = among([])
    assert nodes.share_of_work() == (0, 1)
    known = {other: time.monotonic() for other in ("!", "~")}  # before and behind any number
    nodes._heard = known
    assert nodes.share_of_work() == (1, 3)
    nodes._dead.add("!")
    assert nodes.share_of_work() == (0, 2)


async def test_looks_go_through_the_whole_queue(monkeypatch) -> None:
    monkeypatch.setattr(background, "TICK", 0.001)
    looked: list[int] = []

    class Asked(Store):
        def __init__(self) -> None:
            """Nothing is stored."""

        async def due(self, now: float, most: int, after: int = 0) -> list[str]:
            looked.append(after)
            return []

    registry: Any = SimpleNamespace(
        store=Asked(), clock=time.time, nodes=SimpleNamespace(share_of_work=lambda: (1, 3))
    )
    keeping = asyncio.create_task(Background(registry).keep_time())
    while len(looked) < 4:
        await asyncio.sleep(0.001)
    keeping.cancel()
    assert looked[:4] == [WAKE_AT_ONCE, 2 * WAKE_AT_ONCE, 0, WAKE_AT_ONCE]


async def test_those_in_front_are_left_to_others(registry: TableRegistry) -> None:
    ids = [(await table(registry, ["", ""])).table_state.id for _ in range(3)]
    for number, table_id in enumerate(ids):
        execute(registry, "UPDATE tables SET due = ? WHERE id = ?", number + 1, table_id)
    assert await registry.store.due(10, 2) == ids[:2]
    assert await registry.store.due(10, 2, 2) == ids[2:]
