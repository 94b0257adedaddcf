"""Crowds for `side_by_side`: people at many tables who choose as fast as they are told, here and there.

Whoever is asked chooses after a pause. What was chosen is opened when the last of a table has chosen.
"""

from __future__ import annotations

import asyncio
import os
import random
import time
from abc import ABC, abstractmethod
from pathlib import Path
from typing import Any

import httpx
import msgspec

from bench.server.process import ServerProcess
from bench.server.wire import Wire, connect

SEATS = 4
AT_ONCE = 8  # tables at which people sit down at the same time


def cpu_seconds_of(pids: list[int]) -> float:
    """Processor time that processes have used."""
    total = 0.0
    for pid in pids:
        fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
        total += (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return total


class Seats:
    """Those who sit at a table, and choices that not all of them have heard of."""

    def __init__(self) -> None:
        self.people: list[Person] = []
        self.under_way: list[tuple[int, float]] = []  # what has to be heard, and when it was sent


class Person:
    """Someone at a table."""

    def __init__(self, crowd: Crowd, table: Seats, number: int) -> None:
        self.crowd, self.table, self.number = crowd, table, number
        self.seat = len(table.people)
        self.luck = random.Random(number)
        self.wire: Wire | None = None
        self.planned = False
        self.heard = 0  # how far this person has heard of what everyone hears of
        table.people.append(self)

    def plan(self) -> None:
        """Choose soon, if that is not planned already."""
        if not self.planned:
            self.planned = True
            pause = self.crowd.pause * self.luck.uniform(0.5, 1.5)
            asyncio.get_running_loop().call_later(pause, self._choose)

    def _choose(self) -> None:
        self.planned = False
        if self.wire is not None and not self.wire.lost and not self.crowd.ended:
            self.choose()

    def choose(self) -> None:
        """Send a choice."""
        raise NotImplementedError


class Crowd(ABC):
    """People at many tables, and how long their choices took."""

    def __init__(self, tables: int) -> None:
        self.tables = tables
        self.pause = 1.0
        self.choices = 0
        self.bytes = 0
        self.times: list[float] = []
        self.people: list[Person] = []
        self.ended = False
        self._tasks: set[asyncio.Task[None]] = set()

    def offer(self, rate: float) -> None:
        """Choose about so often a second, all together: of four pauses, the longest is 1.3 times the mean."""
        self.pause = self.tables * SEATS / rate / 1.3

    def forget(self) -> None:
        """Begin to count."""
        self.choices = self.bytes = 0
        self.times = []

    async def sit_down(self) -> None:
        """Everyone takes their seat, and begins."""
        gate = asyncio.Semaphore(AT_ONCE)

        async def one(number: int) -> None:
            async with gate:
                await self.begin_table(number)

        await asyncio.gather(*(one(number) for number in range(self.tables)))

    def begin_again(self, number: int) -> None:
        """A game is over: another one, at a table of the same number."""
        if self.ended:
            return
        for person in [person for person in self.people if person.number // SEATS == number]:
            if person.wire is not None:
                person.wire.close()
            self.people.remove(person)
        task = asyncio.create_task(self.begin_table(number))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def leave(self) -> None:
        """Everyone goes home."""
        self.ended = True
        for person in self.people:
            if person.wire is not None:
                person.wire.close()

    def answered(self, person: Person, begun: float) -> None:
        """A choice is carried out, and whoever chose knows: is everyone else told what they had heard?"""
        self.choices += 1
        person.table.under_way.append((person.heard, begun))
        self.told(person.table)

    def told(self, table: Seats) -> None:
        """Someone has heard something: which choices are through?"""
        if table.under_way:
            now, all_heard = time.perf_counter(), min(person.heard for person in table.people)
            self.times += [now - begun for heard, begun in table.under_way if heard <= all_heard]
            table.under_way = [one for one in table.under_way if one[0] > all_heard]

    @abstractmethod
    async def begin_table(self, number: int) -> None:
        """Open a table and let people sit down."""

    @abstractmethod
    def cpu_seconds(self) -> float:
        """Processor time of the server."""


# --- ours


class _News(msgspec.Struct):
    kind: str
    id: str | None = None
    events: list[dict[str, Any]] = []
    now: dict[str, Any] | None = None
    changed: dict[str, Any] | None = None


_news = msgspec.json.Decoder(_News)


class OurPerson(Person):
    """Someone at a table of ours: whole views, or what has changed.

    Everyone hears the events `chosen`, in the same order: so they tell how far someone has heard.
    """

    def __init__(self, crowd: Crowd, table: Seats, number: int) -> None:
        super().__init__(crowd, table, number)
        self.now: dict[str, Any] = {}
        self.sent = 0
        self.began: dict[str, float] = {}

    def hear(self, frame: bytes) -> None:
        """A frame has come."""
        self.crowd.bytes += len(frame)
        news = _news.decode(frame)
        if news.kind == "done":
            begun = self.began.pop(news.id or "", None)
            if begun is not None:
                self.crowd.answered(self, begun)
            return
        if news.kind == "no":
            self.began.pop(news.id or "", None)
        chosen = sum(event["kind"] == "chosen" for event in news.events)
        if chosen:
            self.heard += chosen
            self.crowd.told(self.table)
        if news.now is not None:
            self.now = news.now
        elif news.changed is not None:
            self.now.update(news.changed.get("now", ()))
            for name in news.changed.get("gone", ()):
                del self.now[name]
        self._go_on()

    def _go_on(self) -> None:
        if self.now.get("state") == "playing" and self.now.get("legal"):
            self.plan()
        elif self.now.get("state") == "over" and self.seat == 0:
            self.now["state"] = "past"
            self.crowd.begin_again(self.number // SEATS)

    def choose(self) -> None:
        """A random legal choice."""
        legal = self.now.get("legal")
        if self.now.get("state") != "playing" or not legal or self.wire is None:
            return
        self.sent += 1
        name = f"{self.number}.{self.sent}"
        self.began[name] = time.perf_counter()
        frame = b'{"do":"choose","id":"%b","choice":[%d],"stage":%d}'
        self.wire.send(frame % (name.encode(), self.luck.choice(legal)[0], self.now["stage"]))


class OurCrowd(Crowd):
    """People at our tables. With several processes, a table's people all come to the same one."""

    def __init__(self, servers: list[ServerProcess], tables: int, changes: bool) -> None:
        super().__init__(tables)
        self._servers = servers
        self._more = "&changes=1" if changes else ""

    def cpu_seconds(self) -> float:
        """Of all its processes."""
        return cpu_seconds_of([server.pid for server in self._servers])

    async def begin_table(self, number: int) -> None:
        """Four people, and everyone ready."""
        server = self._servers[number % len(self._servers)]
        async with httpx.AsyncClient(base_url=server.address, timeout=60, verify=False) as http:
            made = await http.post("/api/tables", json={"name": "p", "chairs": [""] * SEATS})
            seated, cookies = made.json(), [made.cookies["seat"]]
            path = f"/api/tables/{seated['table']}"
            for _ in range(SEATS - 1):
                http.cookies.clear()
                joined = await http.post(f"{path}/join", json={"name": "p", "invite": seated["invite"]})
                cookies.append(joined.cookies["seat"])
        table = Seats()
        for seat, cookie in enumerate(cookies):
            person = OurPerson(self, table, number * SEATS + seat)
            address, headers = f"{path}/socket?since=0{self._more}", {"Cookie": f"seat={cookie}"}
            person.wire = await connect(server.port, address, person.hear, headers)
            self.people.append(person)
        for one in table.people:
            assert one.wire is not None
            one.wire.send(b'{"do":"ready","id":"ready"}')


# --- theirs


class TheirPerson(Person):
    """Someone at a table of boardgame.io: socket.io frames, whole states, which are numbered."""

    def __init__(self, crowd: Crowd, table: Seats, number: int, match: str) -> None:
        super().__init__(crowd, table, number)
        self.match = match
        self.state: dict[str, Any] = {}
        self.begun: float | None = None

    def hear(self, frame: bytes) -> None:
        """A frame of engine.io."""
        self.crowd.bytes += len(frame)
        if self.wire is None:
            return  # the first word, before anything was asked
        if frame == b"2":
            self.wire.send(b"3")
        elif frame.startswith(b"40/draft"):
            self._emit("sync", self.match, str(self.seat), None, SEATS)
        elif frame.startswith(b"42/draft,"):
            what, *facts = msgspec.json.decode(frame[9:])
            if what == "sync":
                self._take(facts[1]["state"], [])
            elif what == "update":
                self._take(facts[1], facts[2])

    def _take(self, state: dict[str, Any], log: list[Any]) -> None:
        self.state, self.heard = state, state["_stateID"]
        own = any(entry["action"]["payload"].get("playerID") == str(self.seat) for entry in log)
        if own and self.begun is not None:
            begun, self.begun = self.begun, None
            self.crowd.answered(self, begun)
        self.crowd.told(self.table)
        if state["ctx"].get("gameover"):
            if self.seat == 0 and not self.crowd.ended:
                self.crowd.begin_again(self.number // SEATS)
        elif state["G"]["sealed"][self.seat] is None and self.begun is None:
            self.plan()

    def choose(self) -> None:
        """A random card of the pack."""
        card = self.luck.choice(self.state["G"]["packs"][self.seat])
        payload = {"type": "pick", "args": [card], "playerID": str(self.seat)}
        self.begun = time.perf_counter()
        action = {"type": "MAKE_MOVE", "payload": payload}
        self._emit("update", action, self.state["_stateID"], self.match, str(self.seat))

    def _emit(self, *what: Any) -> None:
        assert self.wire is not None
        self.wire.send(b"42/draft," + msgspec.json.encode(what))


class TheirCrowd(Crowd):
    """People at tables of boardgame.io."""

    def __init__(self, port: int, pid: int, tables: int) -> None:
        super().__init__(tables)
        self._port, self._pid = port, pid
        self._matches = 0

    def cpu_seconds(self) -> float:
        """Of node."""
        return cpu_seconds_of([self._pid])

    async def begin_table(self, number: int) -> None:
        """A match: it is made when the first of four comes."""
        self._matches += 1
        table, match = Seats(), f"match{self._matches}"
        for seat in range(SEATS):
            person = TheirPerson(self, table, number * SEATS + seat, match)
            path = "/socket.io/?EIO=4&transport=websocket"
            person.wire = await connect(self._port, path, person.hear)
            person.wire.send(b"40/draft,")
            self.people.append(person)
