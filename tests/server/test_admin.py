"""What an operator can ask of a running server, and what people can ask about what is kept of them."""

from __future__ import annotations

import asyncio
import json
import stat
import subprocess
import sys
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from bench.server.player import Player, Refused
from bench.server.process import ServerProcess, free_port
from sixthman.messages import LANGUAGES
from sixthman.server import commands
from sixthman.server.admin import Admin
from sixthman.server.command_rows import sit_down
from sixthman.server.engines import RulesCache
from sixthman.server.people import DAY, FORGOTTEN, forget, kept_of, let_go
from sixthman.server.settings import Settings
from sixthman.server.table_registry import TableRegistry
from sixthman.server.table_state import CLOSED, PLAYING

from .conftest import Hands
from .sittings import choose, connect, dealt, do, frames, legal, new_id, refused, rest, table


@pytest.fixture
async def admin(registry: TableRegistry, tmp_path: Path) -> AsyncIterator[Path]:
    """Where an operator reaches the house."""
    path = tmp_path / "admin"
    door = Admin(registry, path)
    await door.open()
    yield path
    await door.close()


async def ask(path: Path, do: str, **asked: Any) -> dict[str, Any]:
    """An operator's question."""
    reader, writer = await asyncio.open_unix_connection(path)
    writer.write(json.dumps({"do": do, **asked}).encode() + b"\n")
    answer: dict[str, Any] = json.loads(await reader.readline())
    writer.close()
    return answer


async def test_nobody_else_may_ask(admin: Path) -> None:
    assert stat.S_IMODE(admin.stat().st_mode) == 0o600
    assert (await ask(admin, "list"))["live"] == []
    assert (await ask(admin, "close", table="none"))["error"] == "error-server-table"
    assert (await ask(admin, "nonsense"))["error"] == "error-server-trouble"


async def test_a_table_is_listed_and_closed(registry: TableRegistry, admin: Path) -> None:
    live = await dealt(registry, ["", ""])
    told = (await ask(admin, "list"))["live"]
    assert [(one["table"], one["state"], one["names"]) for one in told] == [
        (live.table_state.id, PLAYING, ["name0", "name1"])
    ]
    await ask(admin, "close", table=live.table_state.id)
    assert live.table_state.state == CLOSED
    with refused("error-server-not-playing"):
        await choose(live, 0, [0])


@pytest.mark.parametrize("playing", [False, True])
async def test_a_guest_is_removed_and_a_bot_goes_on(
    registry: TableRegistry, admin: Path, playing: bool
) -> None:
    live = await (dealt if playing else table)(registry, ["", ""])
    client = await connect(live, 1)
    assert (await ask(admin, "remove", table=live.table_state.id, seat=4))["error"] == "error-server-nobody"
    assert (await ask(admin, "remove", table=live.table_state.id, seat=1))["removed"] == "guest1"
    assert client.lost
    assert live.table_state.chairs[1].away == playing
    assert live.table_state.chairs[1].taken == playing
    if playing:
        await choose(live, 0, [legal(live, 0)[0]])
        await rest(live)
        assert live.table_state.waiting() != [1]


async def test_who_is_banned_is_out_until_the_ban_ends(
    registry: TableRegistry, admin: Path, hands: Hands
) -> None:
    live = await dealt(registry, ["", ""])
    client = await connect(live, 1)
    await ask(admin, "ban", who="guest1", days=2)
    assert client.lost
    assert registry.rules_of_house.banned("guest1")
    assert not registry.rules_of_house.banned("guest0")
    assert list((await ask(admin, "list"))["bans"]) == ["guest1"]
    await registry.rules_of_house.read()  # it is stored
    hands.time += 2 * DAY - 1
    assert registry.rules_of_house.banned("guest1")
    hands.time += 1
    assert not registry.rules_of_house.banned("guest1")
    await ask(admin, "ban", who="guest1", days=2)
    await ask(admin, "ban", who="guest1", days=0)
    assert not registry.rules_of_house.banned("guest1")


async def test_everybody_reads_an_announcement(registry: TableRegistry, admin: Path) -> None:
    live = await dealt(registry, ["", ""])
    clients = [await connect(live, 0), await connect(live, None)]
    for client in clients:
        frames(client)
    await ask(admin, "announce", text="We close at ten.")
    for client in clients:
        assert [msgspec.json.decode(frame) for frame in frames(client)] == [
            {"kind": "notice", "text": "We close at ten."}
        ]
    registry.rules_of_house.notice = ""
    await registry.rules_of_house.read()
    assert registry.rules_of_house.notice == "We close at ten."
    await ask(admin, "announce", text="")
    assert registry.rules_of_house.notice == ""


async def test_a_house_that_empties_begins_nothing_new(registry: TableRegistry, admin: Path) -> None:
    live = await dealt(registry, ["", ""])
    assert await registry.takes_people()
    assert (await ask(admin, "drain", end=False))["playing"] == 1
    assert not await registry.takes_people()
    with refused("error-server-draining"):
        registry.rules_of_house.check_open()
    await choose(live, 0, [legal(live, 0)[0]])  # games go on
    await ask(admin, "drain", end=True)
    assert await registry.takes_people()


async def test_what_is_old_is_forgotten(registry: TableRegistry, hands: Hands) -> None:
    async def played() -> str:
        live = await dealt(registry, ["", "pro"], mode="heritage")
        while live.table_state.state == PLAYING:
            await choose(live, 0, [legal(live, 0)[0]])
            await rest(live)
        await live.sleep()
        return live.table_state.id

    old = await played()
    never = await table(registry, ["", ""])
    await never.sleep()
    guest = await registry.store.new_guest("secret", hands.time)
    hands.time += 10 * DAY
    running = await dealt(registry, ["", ""])
    young = await played()
    found = await let_go(registry.store, hands.time, 9.0, 7.0)
    assert found == {"games": 1, "tables": 1, "guests": 1}
    assert await registry.store.agreed(old) is None
    assert await registry.store.rows(old) == []
    assert await registry.store.agreed(never.table_state.id) is None
    assert await registry.store.guest("secret") is None, guest
    for kept in (young, running.table_state.id):
        assert await registry.store.rows(kept)
    assert await let_go(registry.store, hands.time, 9.0, 7.0) == {"games": 0, "tables": 0, "guests": 0}


async def test_a_guest_is_shown_what_is_kept_and_forgotten(registry: TableRegistry, hands: Hands) -> None:
    guest = await registry.store.new_guest("token", hands.time)
    live = await table(registry, ["", "", ""])
    await do(live, 1, commands.Leave(id=new_id()))
    await sit_down(live, guest, "Ann", 1, None)
    await do(live, 1, commands.Rename(id=new_id(), name="Annie"))
    for seat in range(3):
        await do(live, seat, commands.Ready(id=new_id()))
    await rest(live)
    kept = await kept_of(registry.store, guest)
    assert [(game["id"], game["names"]) for game in kept["games"]] == [
        (live.table_state.id, ["Ann", "Annie"])
    ]
    assert await forget(registry, guest) == 1
    again = await registry.live(live.table_state.id)
    assert again is not live
    assert again.table_state.names() == ["name0", FORGOTTEN, "name2"]
    assert again.table_state.chairs[1].away
    assert await registry.store.guest("token") is None
    assert "Ann" not in str(await registry.store.rows(live.table_state.id))
    assert await registry.store.history(guest) == []
    await rest(again)
    await choose(again, 0, [legal(again, 0)[0]])  # the others go on


def next_asked(stage: int, now: dict[str, Any]) -> bool:
    """Is one asked again, later than then?"""
    return now["stage"] != stage and bool(now.get("legal"))


def admin_command(*words: str) -> subprocess.CompletedProcess[str]:
    """`sixthman admin …`."""
    command = [sys.executable, "-m", "sixthman", "admin", *words, "--language", "en"]
    return subprocess.run(command[:-2], capture_output=True, text=True, timeout=60, check=False)


async def test_a_backup_goes_on_where_it_was_made(tmp_path: Path, shelf: RulesCache) -> None:
    """The real server, the real command, a copy made while someone plays, and served by another server."""
    database, copy, metrics = tmp_path / "house.db", tmp_path / "copy.db", free_port()
    server = ServerProcess(str(database), tmp_path / "log", metrics_port=metrics)
    server.start()
    try:
        ann = Player(server.address, "Ann")
        await ann.make(["", "pro", "pro"])
        ann.start()
        await ann.send("ready")
        await ann.until(lambda now: bool(now.get("legal")))
        for _ in range(3):
            stage = ann.now["stage"]
            await ann.send("choose", choice=ann.pick(), stage=stage)
            await ann.until(partial(next_asked, stage))
        made = await asyncio.to_thread(admin_command, "backup", str(copy), "--database", str(database))
        assert made.returncode == 0, made.stderr
        again = await asyncio.to_thread(admin_command, "backup", str(copy), "--database", str(database))
        assert again.returncode != 0
        assert str(copy) in again.stderr
        stage, scores = ann.now["stage"], ann.now["scores"]
        async with httpx.AsyncClient() as http:
            own = f"http://127.0.0.1:{metrics}"
            assert "sixthman_rows_total" in (await http.get(f"{own}/metrics")).text
            assert (await http.get(f"{own}/ready")).status_code == 200
            assert (await http.get(f"{own}/api/tables")).status_code == 404
            assert (await http.get(f"{server.address}/metrics")).status_code == 404
            for language in LANGUAGES:
                page = await http.get(f"{server.address}/privacy", params={"language": language})
                assert f'lang="{language}"' in page.text
                assert "365" in page.text
        await ann.stop()
    finally:
        server.stop()
    restored = TableRegistry(Settings(database=str(copy), idle=1e9), shelf)
    await restored.open()
    live = await restored.live(ann.table)
    assert (live.table_state.version, live.table_state.now(0)["scores"]) == (stage, scores)
    await choose(live, 0, [legal(live, 0)[0]])
    await rest(live)
    assert live.table_state.version == stage + 1
    await restored.close()


async def test_a_guest_deletes_themselves_over_the_network(server: ServerProcess) -> None:
    ann = Player(server.address, "Ann")
    await ann.make(["", "pro", "pro"])
    told = (await ann.http.get("/api/me/data")).json()
    assert [game["names"] for game in told["games"]] == [["Ann"]]
    assert (await ann.http.delete("/api/me")).json() == {"tables": 1}
    assert (await ann.http.get("/api/me/data")).json() == {}
    with pytest.raises(Refused):
        await Player(server.address, "Bo").join(ann.table, "WRONG")


def test_without_a_server_the_command_says_so(tmp_path: Path) -> None:
    told = admin_command("list", "--database", str(tmp_path / "none.db"))
    assert told.returncode != 0
    assert "none.db-admin" in told.stderr
