"""`python -m bench.server.attacks`: what one address can do to people who play from another.

The attacker comes from 127.0.0.2 and meets the limits that every server has; people at some tables play from
127.0.0.1. For each attack: how long people's choices took meanwhile, the server's memory, what it logged.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect

from bench.server.found import keep
from bench.server.player import Player
from bench.server.process import ServerProcess
from bench.server.watched import Watched

ATTACKER = ("127.0.0.2", 0)


@dataclass(frozen=True)
class Target:
    """The server that is attacked."""

    port: int

    @property
    def address(self) -> str:
        """Where requests go."""
        return f"http://127.0.0.1:{self.port}"


Attack = Callable[[Target, float], Coroutine[Any, Any, None]]


def client(server: Target) -> httpx.AsyncClient:
    """The attacker's way to ask."""
    transport = httpx.AsyncHTTPTransport(local_address=ATTACKER[0], limits=httpx.Limits(max_connections=500))
    return httpx.AsyncClient(base_url=server.address, timeout=30, transport=transport, verify=False)


async def half_sent(server: Target, until: float) -> None:
    """A thousand half-sent requests, and again as soon as they are cut off."""
    head = b"GET /api/tables HTTP/1.1\r\nHost: x\r\nX: "

    async def one() -> None:
        while time.monotonic() < until:
            with contextlib.suppress(OSError):
                reader, writer = await asyncio.open_connection("127.0.0.1", server.port, local_addr=ATTACKER)
                writer.write(head)
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(reader.read(), max(0.1, until - time.monotonic()))
                writer.transport.abort()
            await asyncio.sleep(0.2)

    await asyncio.gather(*(one() for _ in range(1000)))


async def huge_headers(server: Target, until: float) -> None:
    """300 MB of headers, on whatever connection takes them."""
    sent = 0
    while time.monotonic() < until and sent < 300 << 20:
        with contextlib.suppress(OSError):
            _, writer = await asyncio.open_connection("127.0.0.1", server.port, local_addr=ATTACKER)
            writer.write(b"GET / HTTP/1.1\r\nHost: x\r\nX: ")
            with contextlib.suppress(OSError):
                while time.monotonic() < until:
                    writer.write(b"a" * 65536)
                    sent += 65536
                    await writer.drain()
            writer.transport.abort()
        await asyncio.sleep(0.01)


async def forty_seats(server: Target, until: float) -> None:
    """Forty seats that toggle `ready` as fast as they can."""

    async def seat(number: int) -> None:
        async with client(server) as http:
            made = await http.post("/api/tables", json={"name": f"a{number}", "chairs": ["", ""]})
            if made.status_code >= 400:
                return
            path, cookie = f"/api/tables/{made.json()['table']}/socket", made.cookies["seat"]
        address = f"ws://127.0.0.1:{server.port}{path}"
        headers = {"cookie": f"seat={cookie}"}
        for start in range(1000):
            with contextlib.suppress(Exception):
                async with connect(address, additional_headers=headers, local_addr=ATTACKER) as socket:
                    for step in range(10_000):
                        if time.monotonic() > until:
                            return
                        say = {"do": "ready", "id": f"{start}.{step}", "ready": step % 2 == 0}
                        await socket.send(msgspec.json.encode(say).decode())
                        await socket.recv()
            if time.monotonic() > until:
                return
            await asyncio.sleep(0.05)

    await asyncio.gather(*(seat(number) for number in range(40)))


async def proofs(server: Target, until: float) -> None:
    """Records to be proven, each another one."""
    async with httpx.AsyncClient(base_url=server.address, timeout=60) as http:
        player = Player(server.address, "proof")
        await player.make(["", "rookie"], options={"mode": "heritage"})
        player.start()
        await player.send("ready")
        await player.play()
        record = (await http.get(f"/api/tables/{player.table}/record?invite={player.invite}")).text
        await player.stop()

    async def one(number: int) -> None:
        async with client(server) as http:
            count = 0
            while time.monotonic() < until:
                count += 1
                other = record.replace("names: ", f"names: a{number}x{count}", 1)
                with contextlib.suppress(httpx.HTTPError):
                    await http.post("/api/verify", json={"record": other})

    await asyncio.gather(*(one(number) for number in range(20)))


async def many_sockets(server: Target, until: float) -> None:
    """A thousand sockets of spectators."""
    async with client(server) as http:
        made = await http.post("/api/tables", json={"name": "a", "chairs": ["", ""], "public": True})
    address = f"ws://127.0.0.1:{server.port}/api/tables/{made.json()['table']}/socket"

    async def one() -> None:
        while time.monotonic() < until:
            with contextlib.suppress(Exception):
                async with connect(address, local_addr=ATTACKER):
                    await asyncio.sleep(max(0.1, until - time.monotonic()))
            await asyncio.sleep(0.5)

    await asyncio.gather(*(one() for _ in range(1000)))


async def nothing(server: Target, until: float) -> None:
    """For comparison."""
    await asyncio.sleep(max(0.0, until - time.monotonic()))


ATTACKS: list[Attack] = [nothing, half_sent, huge_headers, forty_seats, proofs, many_sockets]


async def by_itself(one: Attack, port: int, seconds: float) -> None:
    """An attack from a process of its own: it must not hold up those who are timed."""
    own = ["--attack", one.__name__, "--port", str(port), "--seconds", str(seconds)]
    process = await asyncio.create_subprocess_exec(sys.executable, "-m", "bench.server.attacks", *own)
    await process.wait()


async def attack(server: ServerProcess, log: Path, tables: int, seconds: float) -> list[dict[str, Any]]:
    """One attack after the other, while people play."""
    found = []
    async with Watched(server, log, tables) as people:
        for one in ATTACKS:
            figures = await people.during(by_itself(one, server.port, seconds))
            found.append({"attack": (one.__doc__ or "").splitlines()[0], **figures})
            print(json.dumps(found[-1]), flush=True)
    return found


def main() -> None:
    """Run it as the command line asks."""
    parser = argparse.ArgumentParser(prog="python -m bench.server.attacks", description=__doc__)
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--seconds", type=float, default=12.0)
    parser.add_argument(
        "--attack", choices=[one.__name__ for one in ATTACKS], help="this one, and no players"
    )
    parser.add_argument("--port", type=int, default=0)
    asked = parser.parse_args()
    if asked.attack:
        one = next(one for one in ATTACKS if one.__name__ == asked.attack)
        asyncio.run(one(Target(asked.port), time.monotonic() + asked.seconds))
        return
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        usual: dict[str, Any] = {"address_rate": 50.0, "address_burst": 400, "address_connections": 256}
        server = ServerProcess(
            f"{folder}/attacked.db", log, **usual, seat_rate=20.0, seat_burst=60, idle=30.0
        )
        server.start()
        try:
            found = asyncio.run(attack(server, log, asked.tables, asked.seconds))
            keep("attacks", found)
        finally:
            server.stop()


if __name__ == "__main__":
    main()
