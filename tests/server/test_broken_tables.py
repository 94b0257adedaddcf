"""A table that cannot be read is set aside: its players are told, the operator sees it, all others go on."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from sixthman.server.check import check
from sixthman.server.engines import RulesCache
from sixthman.server.live_table import LiveTable
from sixthman.server.settings import Settings
from sixthman.server.table_registry import TableRegistry
from sixthman.server.table_state import PLAYING
from tests.server.conftest import Hands
from tests.server.sittings import choose, dealt, legal, refused
from tests.server.store_faults import execute

TEAR = "UPDATE log SET body = substr(body, 1, 9) WHERE table_id = ? AND kind = 'choice' AND seat = 0"
GAP = "DELETE FROM log WHERE table_id = ? AND number = 2"
NONSENSE = "UPDATE log SET body = '{\"choices\": [4000]}' WHERE table_id = ? AND kind = 'choice' AND seat = 0"
OTHER_RULES = 'UPDATE tables SET agreed = replace(agreed, \'"module":"\', \'"module":"0\') WHERE id = ?'
TORN_AGREEMENT = "UPDATE tables SET agreed = substr(agreed, 1, 40) WHERE id = ?"


async def asleep(registry: TableRegistry) -> LiveTable:
    """A table by mail where one seat has chosen, on the disk."""
    live = await dealt(registry, ["", "", "pro"], pace="mail-1")
    await choose(live, 0, legal(live, 0)[:1])
    await live.sleep()
    return live


async def moved_on(registry: TableRegistry, table_id: str) -> bool:
    """Wait a little: has a sleeping table's clock played?"""
    for _ in range(60):
        live = registry.live_tables.get(table_id)
        if live is not None and live.table_state.version > 1:
            return True
        await asyncio.sleep(0.05)
    return False


@pytest.mark.parametrize("fault", [TEAR, GAP, NONSENSE, OTHER_RULES, TORN_AGREEMENT])
async def test_others_clocks_go_on(registry: TableRegistry, hands: Hands, fault: str) -> None:
    bad, good = await asleep(registry), await asleep(registry)
    execute(registry, fault, bad.table_state.id)
    hands.time += 2 * 24 * 3600
    assert await moved_on(registry, good.table_state.id)
    with refused("error-server-broken", "error-server-rules"):
        await registry.live(bad.table_state.id)
    assert "sixthman_tables_set_aside 1\n" in registry.metrics.text()
    assert await registry.store.broken() == [bad.table_state.id]
    assert bad.table_state.id not in await registry.store.due(hands.time, 10)


async def test_a_table_is_set_aside_once_and_tried_again_later(
    registry: TableRegistry, caplog: pytest.LogCaptureFixture
) -> None:
    bad = await asleep(registry)
    rows = await registry.store.rows(bad.table_state.id)
    (row,) = [row for row in rows if row.type == "choice" and row.seat == 0]
    whole = msgspec.json.encode(row.body).decode()
    execute(registry, TEAR, bad.table_state.id)
    for _ in range(30):
        with refused("error-server-broken"):
            await registry.live(bad.table_state.id)
    assert [record.message for record in caplog.records] == ["table set aside"]
    mended = "UPDATE log SET body = ? WHERE table_id = ? AND kind = 'choice' AND seat = 0"
    execute(registry, mended, whole, bad.table_state.id)
    await asyncio.sleep(1.1)
    live = await registry.live(bad.table_state.id)
    assert live.table_state.state == PLAYING
    assert len(registry.set_aside) == 0
    await live.sleep()
    assert await registry.store.broken() == []


async def test_a_start_goes_on_with_all_others_and_the_check_lists_it(
    shelf: RulesCache, hands: Hands, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    settings = Settings(database=str(tmp_path / "house.db"), idle=1e9)
    old = TableRegistry(settings, shelf, hands)
    await old.open()
    live_tables = [await dealt(old, ["", "", "pro"], pace="steady") for _ in range(3)]
    for live in live_tables:
        await choose(live, 0, legal(live, 0)[:1])
    bad, *good = [live.table_state.id for live in live_tables]
    execute(old, TEAR, bad)
    new = TableRegistry(settings, shelf, hands)
    await new.open()
    for _ in range(60):
        await asyncio.sleep(0.05)
        if set(good) <= set(new.live_tables) and len(new.set_aside) == 1:
            break
    assert set(good) <= set(new.live_tables)
    assert bad not in new.live_tables
    for registry in (new, old):
        await registry.close()
    execute(old, "UPDATE tables SET state = 'broken' WHERE id = ?", bad)  # the old one had it open
    capsys.readouterr()
    assert await check(settings, "en") == 0
    assert f"table {bad} was set aside: " in capsys.readouterr().out
