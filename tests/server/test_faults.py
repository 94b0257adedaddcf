"""A bad network: every client comes to the server's state, and is back within a second of the network."""

from __future__ import annotations

import asyncio
import time

import pytest

from bench.server.evening import TableApp, differences, lost_and_doubled
from bench.server.faults import BadNetwork
from bench.server.player import Player
from bench.server.process import ServerProcess

pytestmark = pytest.mark.long  # real processes, again and again


async def test_every_client_comes_to_the_servers_state(server: ServerProcess) -> None:
    network = BadNetwork(server.port)
    await network.start()
    network.cut_every, network.delay = 0.8, 0.01
    evening = TableApp(f"http://127.0.0.1:{network.port}", tables=2, seats=3)
    evening.stopping = False
    playing = asyncio.create_task(evening.play())
    await asyncio.sleep(4)
    evening.stopping = True
    network.cut_every = 2.0
    await asyncio.wait_for(playing, 120)
    problems = []
    for player in evening.past:
        player.address = server.address
        problems += await differences(player)
    assert problems == []
    assert lost_and_doubled(str(server.settings["database"]), evening.acknowledged) == (0, 0)
    assert evening.finished >= 2
    await network.stop()


async def test_a_client_is_back_within_a_second_of_the_networks_return(server: ServerProcess) -> None:
    network = BadNetwork(server.port)
    await network.start()
    ann = Player(f"http://127.0.0.1:{network.port}", "Ann")
    await ann.make(["", "pro", "pro"])
    ann.start()
    await ann.send("ready")
    for away in (2.0, 0.5):
        network.away = True
        network.cut()
        await asyncio.sleep(away)
        assert not ann.connected.is_set()
        network.away = False
        back = time.monotonic()
        await asyncio.wait_for(ann.connected.wait(), 1.0)
        assert time.monotonic() - back < 1.0
        await ann.send("choose", choice=ann.pick())
    assert await differences(ann) == []
    await ann.stop()
    await network.stop()


async def test_what_was_sent_twice_happens_once(server: ServerProcess) -> None:
    ann = Player(server.address, "Ann")
    await ann.make(["", "pro", "pro"])
    ann.start()
    await ann.send("ready")
    now = await ann.until(lambda now: bool(now.get("legal")))
    number = now["legal"][0][0]
    command = {"do": "choose", "id": "twice", "choice": [number]}
    headers = {"cookie": f"seat={ann.cookie}"}
    path = f"/api/tables/{ann.table}/commands"
    answers = await asyncio.gather(*(ann.http.post(path, json=command, headers=headers) for _ in range(5)))
    assert {answer.status_code for answer in answers} == {200}
    assert len({answer.text for answer in answers}) == 1
    await ann.stop()
