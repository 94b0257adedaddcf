"""Who may do what: a seat's secret is its own, private tables are for those invited, hosts remove."""

from __future__ import annotations

from collections.abc import AsyncIterator

import httpx
import msgspec
import pytest

from sixthman.server import commands
from sixthman.server.app import make_app
from sixthman.server.command_rows import move_seat, sit_down
from sixthman.server.live_table import LiveTable
from sixthman.server.table_registry import TableRegistry
from sixthman.server.table_settings import agree
from sixthman.server.tokens import new_table_id, new_token
from tests.server.sittings import connect, dealt, do, new_id, refused, table


@pytest.fixture
async def http(registry: TableRegistry) -> AsyncIterator[httpx.AsyncClient]:
    """The application in this process."""
    transport = httpx.ASGITransport(make_app(registry))
    async with httpx.AsyncClient(transport=transport, base_url="http://house") as client:
        yield client


async def private(registry: TableRegistry) -> LiveTable:
    """A table for those who were invited."""
    rules = await registry.rules("allstar")
    agreed = agree(rules.adapter, {}, ["", "", ""], "relaxed", False, registry.clock())
    return await registry.make(new_table_id(), agreed)


async def test_a_private_table_is_for_those_who_were_invited(
    registry: TableRegistry, http: httpx.AsyncClient
) -> None:
    live = await private(registry)
    invite, address = live.table_state.agreed.invite, f"/api/tables/{live.table_state.id}"
    for shown in (None, "", "x" * len(invite), invite[:-1]):
        with refused("error-server-invite"):
            await sit_down(live, "stranger", "Cy", None, shown)
    _, secret = await sit_down(live, "guest0", "Ann", None, invite)
    assert (await http.get(address)).status_code == 403
    assert (await http.get(address, headers={"x-invite": "wrong"})).status_code == 403
    for headers in ({"x-invite": invite}, {"cookie": f"seat={secret}"}):
        assert (await http.get(address, headers=headers)).status_code == 200
    assert live.table_state.id not in (await http.get("/api/tables")).text


async def test_a_secret_is_one_seats_and_none_is_nobodys(
    registry: TableRegistry, http: httpx.AsyncClient
) -> None:
    live = await private(registry)
    invite, address = live.table_state.agreed.invite, f"/api/tables/{live.table_state.id}"
    secrets = [(await sit_down(live, f"guest{k}", f"Name{k}", k, invite))[1] for k in range(2)]
    for seat, secret in enumerate(secrets):
        seen = (await http.get(address, headers={"cookie": f"seat={secret}"})).json()
        assert seen["now"]["seat"] == seat
    ready = {"do": "ready", "id": "r1"}
    for wrong in ("", new_token(), secrets[0][:-1], live.table_state.chairs[0].secret):
        headers = {"cookie": f"seat={wrong}"} if wrong else {}
        answer = await http.post(f"{address}/commands", json=ready, headers=headers)
        assert answer.status_code == 403, wrong
    answer = await http.post(f"{address}/commands", json=ready, headers={"cookie": f"seat={secrets[1]}"})
    assert answer.status_code == 200
    assert [chair.ready for chair in live.table_state.chairs] == [False, True, False]


async def test_a_moved_seat_leaves_the_old_device(registry: TableRegistry) -> None:
    live = await table(registry, ["", ""])
    here, other = await connect(live, 0), await connect(live, 1)
    await move_seat(live, 0)
    assert here.lost
    assert not other.lost


async def test_a_code_moves_a_seat_once_and_not_too_late(registry: TableRegistry) -> None:
    store = registry.store
    await store.offer_transfer("code", "table", 1, until=10.0)
    assert await store.take_transfer("another", 5.0) is None
    assert await store.take_transfer("code", 5.0) == ("table", 1)
    assert await store.take_transfer("code", 5.0) is None
    await store.offer_transfer("late", "table", 1, until=10.0)
    assert await store.take_transfer("late", 11.0) is None


async def test_hosts_alone_send_away_and_seat_bots(registry: TableRegistry) -> None:
    live = await table(registry, ["", "", ""])
    for command in (commands.Kick(id=new_id(), seat=0), commands.SetBot(id=new_id(), seat=0, level="pro")):
        with refused("error-server-host"):
            await do(live, 1, command)
    assert live.table_state.chairs[0].taken
    await do(live, 0, commands.Kick(id=new_id(), seat=1))
    await do(live, 0, commands.SetBot(id=new_id(), seat=1, level="pro"))
    assert live.table_state.chairs[1].bot == "pro"


async def test_nobody_is_told_the_seed_during_play(registry: TableRegistry) -> None:
    live = await dealt(registry, ["", "", "pro"])
    state = live.table_state
    assert state.table is not None
    for onlooker in range(state.seats + 1):
        told = msgspec.json.encode(state.now(onlooker)).decode()
        assert state.agreed.secret not in told
        assert state.table.seed not in told
