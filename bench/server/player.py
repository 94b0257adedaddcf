"""A client of the online table: sits down by REST, plays over the socket, comes back after every break.

It keeps what it has heard by number, so that gaps, repetitions and losses are seen.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import time
from collections.abc import Callable
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

AGAIN = 0.2  # seconds between attempts to connect


class Refused(Exception):
    """The server said no."""

    def __init__(self, answer: dict[str, Any]) -> None:
        super().__init__(answer["error"])
        self.answer = answer


class Player:
    """One person at one table."""

    def __init__(
        self, address: str, name: str, luck: random.Random | None = None, heartbeat: float = 5.0
    ) -> None:
        self.address = address.rstrip("/")
        self.name = name
        self.heartbeat = heartbeat  # seconds between two questions whether the server is there
        self.luck = luck or random.Random(name)
        # Without certificates: reading them for every player would stop the stopwatch again and again.
        self.http = httpx.AsyncClient(base_url=self.address, timeout=60, verify=False)
        self.table = ""
        self.seat: int | None = None
        self.invite = ""
        self.cookie = ""
        self.seq = 0
        self.now: dict[str, Any] = {}
        self.heard: list[tuple[int, list[Any]]] = []
        self.problems: list[str] = []
        self.heard_at: Callable[[Player, dict[str, Any], float], None] | None = None
        self.changed = asyncio.Event()
        self.connected = asyncio.Event()
        self._sent = 0
        self._answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._socket: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None

    # --- by REST

    async def introduce(self) -> None:
        """Become a guest, so that sitting down can be tried again."""
        answer = await self.http.post("/api/me")
        answer.raise_for_status()

    async def make(self, chairs: list[str], **wishes: Any) -> str:
        """Make a table and sit down."""
        answer = await self.http.post("/api/tables", json={"name": self.name, "chairs": chairs, **wishes})
        return self._seated(answer)

    async def join(self, table: str, invite: str | None = None, seat: int | None = None) -> str:
        """Sit down at a table."""
        body = {"name": self.name, "invite": invite, "seat": seat}
        return self._seated(await self.http.post(f"/api/tables/{table}/join", json=body))

    def _seated(self, answer: httpx.Response) -> str:
        if answer.status_code >= 400:
            raise Refused(answer.json())
        seated = answer.json()
        self.table, self.seat, self.invite = seated["table"], seated["seat"], seated["invite"]
        self.cookie = answer.cookies["seat"]
        return self.table

    async def ask(self, **command: Any) -> httpx.Response:
        """Send a command by REST."""
        body = {"id": self.next_id(), **command}
        headers = {"cookie": f"seat={self.cookie}"}
        return await self.http.post(f"/api/tables/{self.table}/commands", json=body, headers=headers)

    def next_id(self) -> str:
        """An id that was not used before."""
        self._sent += 1
        return f"{self.name}-{self._sent}"

    def upcoming_id(self) -> str:
        """The id that comes next."""
        return f"{self.name}-{self._sent + 1}"

    # --- over the socket

    def start(self) -> None:
        """Connect, and connect again whenever the connection breaks."""
        self._task = asyncio.create_task(self._stay())

    async def stop(self) -> None:
        """Hang up."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self.http.aclose()

    async def send(self, do: str, patience: float = 30.0, **what: Any) -> dict[str, Any]:
        """Send a command until it is answered; the same id every time."""
        command_id = self.next_id()
        frame = json.dumps({"do": do, "id": command_id, **what})
        until = time.monotonic() + patience
        while True:
            answer = asyncio.get_running_loop().create_future()
            self._answers[command_id] = answer
            try:
                await asyncio.wait_for(self.connected.wait(), patience)
                assert self._socket is not None
                await self._socket.send(frame)
                found: dict[str, Any] = await asyncio.wait_for(answer, 5.0)
            except (WebSocketException, TimeoutError, OSError, ConnectionError):
                if time.monotonic() > until:
                    raise
                await asyncio.sleep(0.05)
                continue
            finally:
                self._answers.pop(command_id, None)
                if answer.done() and not answer.cancelled():
                    answer.exception()  # looked at, even if the connection broke before anyone waited for it
            if found["kind"] == "no":
                raise Refused(found)
            return found

    async def until(self, test: Callable[[dict[str, Any]], bool], patience: float = 30.0) -> dict[str, Any]:
        """Wait until what is seen passes a test."""
        end = time.monotonic() + patience
        while not (self.now and test(self.now)):
            self.changed.clear()
            await asyncio.wait_for(self.changed.wait(), max(0.01, end - time.monotonic()))
        return self.now

    @property
    def socket_address(self) -> str:
        """Where to connect."""
        address = self.address.replace("http", "ws", 1)
        return f"{address}/api/tables/{self.table}/socket?since={self.seq}"

    async def _stay(self) -> None:
        while True:
            with contextlib.suppress(OSError, WebSocketException, TimeoutError, EOFError):
                headers = {"cookie": f"seat={self.cookie}"} if self.cookie else {}
                async with connect(
                    self.socket_address,
                    additional_headers=headers,
                    compression=None,
                    max_size=None,
                    open_timeout=5,
                    close_timeout=1,
                    ping_interval=self.heartbeat,
                    ping_timeout=self.heartbeat,
                ) as socket:
                    self._socket = socket
                    async for frame in socket:
                        self._hear(msgspec.json.decode(frame))
            self.connected.clear()
            for answer in self._answers.values():
                if not answer.done():
                    answer.set_exception(ConnectionError())
            await asyncio.sleep(AGAIN)

    def _hear(self, frame: dict[str, Any]) -> None:
        at = time.perf_counter()
        kind = frame["kind"]
        if kind == "hello":
            for missed in frame["news"]:
                self._note(missed)
            if frame["seq"] != self.seq:
                self.problems.append(f"hello says {frame['seq']}, heard {self.seq}")
                self.seq = frame["seq"]
            self.connected.set()
        elif kind == "news":
            self._note(frame)
        elif kind in ("done", "no"):
            answer = self._answers.get(frame["id"])
            if answer is not None and not answer.done():
                answer.set_result(frame)
        if "now" in frame:
            self.now = frame["now"]
            self.changed.set()
        if self.heard_at is not None:
            self.heard_at(self, frame, at)

    def _note(self, news: dict[str, Any]) -> None:
        if news["seq"] != self.seq + 1:
            self.problems.append(f"after {self.seq} came {news['seq']}")
        self.seq = news["seq"]
        self.heard.append((news["seq"], news["events"]))

    # --- playing at random

    def pick(self) -> list[int]:
        """A random legal choice."""
        return [self.luck.choice(self.now["legal"])[0]]

    async def play(self, pause: Callable[[], float] = lambda: 0.0) -> None:
        """Play at random until the game is over."""
        while True:
            now = await self.until(lambda now: now["state"] == "over" or bool(now.get("legal")), 120)
            if now["state"] == "over":
                return
            await asyncio.sleep(pause())
            if self.now["state"] != "playing" or not self.now.get("legal"):
                continue
            with contextlib.suppress(Refused):
                await self.send("choose", choice=self.pick(), stage=self.now["stage"])
