"""`python -m bench.server.fuzz`: bad frames for the socket, bad requests for the REST side.

No answer may be a 5xx or hold a stack trace, no state may change, and the server must go on.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import tempfile
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from bench.server.player import Player
from bench.server.process import ServerProcess

COMMANDS: list[dict[str, Any]] = [
    {"do": "choose", "id": "a", "choice": [3], "stage": 1},
    {"do": "choose", "id": "b", "choice": "Duck7 / -"},
    {"do": "take_back", "id": "c"},
    {"do": "queue", "id": "d", "choice": None},
    {"do": "ready", "id": "e", "ready": True},
    {"do": "nonce", "id": "f", "nonce": "x"},
    {"do": "rename", "id": "g", "name": "Ann"},
    {"do": "bot", "id": "h", "seat": 1, "level": "pro"},
    {"do": "kick", "id": "i", "seat": 1},
    {"do": "rematch", "id": "j"},
]
ODD: list[Any] = [
    *(None, True, -1, 2**63, 2**200, 1.5, "", "x" * 3000, "\u0000", "\ud7ff\ue000", "'; DROP TABLE log;--"),
    *([], {}, [[]], [None], {"do": "choose"}, [2**70], ["Duck7"], {"": ""}, "../../etc/passwd", "a|b"),
]


def spoilt(luck: random.Random) -> bytes:
    """A command with something wrong in it, or no command at all."""
    kind = luck.randrange(6)
    if kind == 0:
        return luck.randbytes(luck.randrange(0, 200))
    command: Any = dict(luck.choice(COMMANDS))
    text = json.dumps(command)
    if kind == 1:
        place = luck.randrange(len(text))
        return text[:place].encode()
    if kind == 2:
        raw = bytearray(text.encode())
        for _ in range(luck.randrange(1, 6)):
            raw[luck.randrange(len(raw))] = luck.randrange(256)
        return b"!" + bytes(raw)  # never a command by chance
    if kind == 3:
        command["do"] = luck.choice(["", "chose", "Choose", "__class__", 5, None])
    elif kind == 4:
        command[luck.choice(["extra", "seat_", "table", "by"])] = luck.choice(ODD)
    else:
        command["id"] = luck.choice([odd for odd in ODD if not (isinstance(odd, str) and odd.isalnum())])
    if luck.random() < 0.02:
        return b"[" * 4000
    return json.dumps(command).encode()[:8000]


async def fuzz_socket(player: Player, count: int, luck: random.Random) -> tuple[int, list[str]]:
    """Send bad frames; returns how many, and what went wrong."""
    sent, wrong = 0, list[str]()
    headers = {"cookie": f"seat={player.cookie}"}
    while sent < count:
        try:
            async with connect(player.socket_address, additional_headers=headers, compression=None) as socket:
                hello = json.loads(await socket.recv())
                if hello["kind"] != "hello":
                    wrong.append(str(hello))
                for _ in range(15):  # a few at a time: who sends many bad ones is cut off
                    raw = spoilt(luck)
                    await socket.send(raw.decode("latin-1") if luck.random() < 0.5 else raw)
                    sent += 1
                    answer = json.loads(await asyncio.wait_for(socket.recv(), 10))
                    if answer["kind"] != "no" or "Traceback" in answer["text"]:
                        wrong.append(f"{raw!r}: {answer}")
        except WebSocketException as reason:
            wrong.append(repr(reason))
    return sent, wrong


async def fuzz_requests(address: str, table: str, count: int, luck: random.Random) -> tuple[int, list[str]]:
    """Send bad requests."""
    sent, wrong = 0, list[str]()
    paths = [
        *("/api/tables", "/api/code", "/api/transfer", "/api/verify", "/api/me", f"/api/tables/{table}/join"),
        *(f"/api/tables/{table}/commands", "/api/tables/%00", "/api/tables/..%2f..", "/api/games/x", "/%ff"),
        *(f"/api/tables/{table}", f"/api/tables/{table}/replay", f"/api/tables/{table}/record", "/metrics"),
    ]
    async with httpx.AsyncClient(base_url=address, timeout=30) as http:
        while sent < count:
            path, method = (
                luck.choice(paths),
                luck.choice(["GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"]),
            )
            query = {
                luck.choice(["since", "wait", "step", "seat", "invite", "language"]): str(luck.choice(ODD))[
                    :200
                ]
            }
            body = (
                spoilt(luck)
                if luck.random() < 0.5
                else json.dumps({"name": luck.choice(ODD), "chairs": luck.choice(ODD)}).encode()
            )
            headers = {"content-type": luck.choice(["application/json", "text/plain", "x/y", ""])}
            answer = await http.request(method, path, params=query, content=body, headers=headers)
            sent += 1
            if answer.status_code >= 500 or "Traceback" in answer.text:
                wrong.append(f"{method} {path} {query} {body!r}: {answer.status_code} {answer.text[:200]}")
    return sent, wrong


async def fuzz(address: str, frames: int, requests: int, seed: int = 7) -> dict[str, Any]:
    """Both, at one table in the middle of a game, whose state must not change."""
    player = Player(address, "Ann")
    await player.make(["", "", "pro"])
    other = Player(address, "Bo")
    await other.join(player.table, player.invite)
    for one in (player, other):
        await one.ask(do="ready")
    await asyncio.sleep(0.3)
    headers = {"cookie": f"seat={player.cookie}"}
    before = (await player.http.get(f"/api/tables/{player.table}", headers=headers)).text
    luck = random.Random(seed)
    sent, wrong = await fuzz_socket(player, frames, luck)
    asked, more = await fuzz_requests(address, player.table, requests, luck)
    after = (await player.http.get(f"/api/tables/{player.table}", headers=headers)).text
    metrics = (await player.http.get("/metrics")).text
    troubles = [line for line in metrics.splitlines() if line.startswith("sixthman_troubles")]
    for one in (player, other):
        await one.stop()
    return {
        "frames": sent,
        "requests": asked,
        "wrong": wrong + more,
        "changed": before != after,
        "troubles": troubles,
    }


def main() -> None:
    """Run it as the command line asks."""
    parser = argparse.ArgumentParser(prog="python -m bench.server.fuzz", description=__doc__)
    parser.add_argument("--frames", type=int, default=60_000)
    parser.add_argument("--requests", type=int, default=40_000)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(str(Path(folder) / "fuzz.db"), Path(folder) / "server.log", grace=3600.0)
        server.start()
        try:
            found = asyncio.run(fuzz(server.address, asked.frames, asked.requests))
        finally:
            server.stop()
        for what, value in found.items():
            print(f"{what}: {value[:5] if isinstance(value, list) else value}")


if __name__ == "__main__":
    main()
