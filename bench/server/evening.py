"""Many tables at once, played at random, and what must be true of them afterwards."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import sqlite3
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from bench.server.player import Player, Refused


@dataclass
class TableApp:
    """Tables with all seats taken by players of ours, game after game until told to stop."""

    address: str
    tables: int
    seats: int = 4
    pause: Callable[[random.Random], float] = lambda luck: 0.0
    over: float = 0.0  # seconds over which people arrive
    heartbeat: Callable[[random.Random], float] = lambda luck: 5.0
    wishes: dict[str, Any] = field(default_factory=dict)
    seed: int = 7
    players: list[Player] = field(default_factory=list)
    past: list[Player] = field(default_factory=list)
    acknowledged: list[tuple[str, int, str]] = field(default_factory=list)  # table, seat, id
    told: dict[tuple[str, str], list[int]] = field(default_factory=dict)  # what each of them was
    choices: int = 0
    finished: int = 0
    stopping: bool = False
    on_frame: Callable[[Player, dict[str, Any], float], None] | None = None
    on_send: Callable[[Player, str], None] | None = None

    async def play(self) -> None:
        """Every table plays, until the evening is over and its game is."""
        await asyncio.gather(*(self._table(number) for number in range(self.tables)))

    async def _table(self, number: int) -> None:
        game = 0
        await asyncio.sleep(random.Random(number).uniform(0, self.over))
        while not self.stopping:
            players = [self._player(f"{number}-{game}-{seat}") for seat in range(self.seats)]
            await self._sit_down(players)
            self.players += players
            await asyncio.gather(*(self._person(player) for player in players))
            self.finished += 1
            for player in players:
                self.players.remove(player)
                self.past.append(player)
                await player.stop()
            game += 1

    def _player(self, name: str) -> Player:
        luck = random.Random(f"{self.seed} {name}")
        return Player(self.address, f"p{name}", luck, self.heartbeat(luck))

    async def _sit_down(self, players: list[Player]) -> None:
        host, *others = players
        for player in players:
            await _insist(player.introduce)
        await _insist(lambda: host.make([""] * self.seats, **self.wishes))
        for player in others:
            await _insist(lambda player=player: player.join(host.table, host.invite))  # type: ignore[misc]
        for player in players:
            player.heard_at = self.on_frame
            player.start()
        for player in players:
            await _insist(lambda player=player: player.send("ready", patience=120))  # type: ignore[misc]

    async def _person(self, player: Player) -> None:
        while True:
            now = await player.until(lambda now: now["state"] == "over" or bool(now.get("legal")), 600)
            if now["state"] == "over":
                return
            await asyncio.sleep(self.pause(player.luck))
            now = player.now
            if now["state"] != "playing" or not now.get("legal"):
                continue
            with contextlib.suppress(Refused):
                if self.on_send is not None:
                    self.on_send(player, player.upcoming_id())
                choice = player.pick()
                answer = await player.send("choose", patience=300, choice=choice, stage=now["stage"])
                self.choices += 1
                self.acknowledged.append((player.table, player.seat or 0, answer["id"]))
                self.told[player.table, f"{player.seat}:{answer['id']}"] = choice


async def _insist(what: Callable[[], Any], patience: float = 120.0) -> Any:
    """Try again while the server, or its database, is away."""
    import httpx

    until = time.monotonic() + patience
    while True:
        try:
            return await what()
        except (httpx.HTTPError, json.JSONDecodeError, Refused) as reason:
            known = not isinstance(reason, Refused) or reason.answer["error"] == "error-server-storage"
            if not known or time.monotonic() > until:
                raise
            await asyncio.sleep(0.2)


COUNTED = "SELECT table_id, idem, count(*) FROM log WHERE idem IS NOT NULL GROUP BY 1, 2"


def lost_and_doubled(database: str, acknowledged: list[tuple[str, int, str]]) -> tuple[int, int]:
    """Of what was acknowledged: how much is not stored, how much is stored twice."""
    with contextlib.closing(sqlite3.connect(database)) as connection:
        return missing_and_doubled(connection.execute(COUNTED).fetchall(), acknowledged)


def missing_and_doubled(
    rows: Iterable[tuple[str, str, int]], acknowledged: list[tuple[str, int, str]]
) -> tuple[int, int]:
    """The same, given what is stored (`COUNTED`)."""
    stored = {(table, idem): count for table, idem, count in rows}
    lost = sum((table, f"{seat}:{name}") not in stored for table, seat, name in acknowledged)
    return lost, sum(count > 1 for count in stored.values())


async def differences(player: Player) -> list[str]:
    """What a player has heard, against all the server would tell it now."""
    answer = await player_look(player)
    told = [(news["seq"], news["events"]) for news in answer["news"]]
    found = list(player.problems)
    if told[: len(player.heard)] != player.heard:
        found.append(f"{player.name}: heard something else than what is told now")
    if answer["seq"] < player.seq:
        found.append(f"{player.name}: heard {player.seq}, the server knows {answer['seq']}")
    return found


async def player_look(player: Player) -> dict[str, Any]:
    """Everything a player's seat may hear, from the start."""
    import httpx

    async with httpx.AsyncClient(base_url=player.address, timeout=60) as http:
        headers = {"cookie": f"seat={player.cookie}"}
        answer = await http.get(f"/api/tables/{player.table}", headers=headers)
        found: dict[str, Any] = answer.json()
        return found
