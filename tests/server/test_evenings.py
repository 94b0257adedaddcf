"""An evening at a server: tables lay themselves, results count, restarts change nothing, seats are safe."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from sixthman.messages import BadOption
from sixthman.server import commands
from sixthman.server.app import make_app
from sixthman.server.engines import RulesCache
from sixthman.server.evenings import PATIENCE, options_for
from sixthman.server.people import forget, kept_of, let_go
from sixthman.server.settings import Settings
from sixthman.server.table_registry import TableRegistry
from sixthman.server.table_state import CLOSED, OPEN, OVER, PLAYING
from tests.server.conftest import Hands
from tests.server.sittings import do, new_id, refused, rest

NAMES = ("Ann", "Bo", "Cy", "Di")


class Club:
    """People at browsers of their own."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        transport = httpx.ASGITransport(make_app(registry))
        self.people = {
            name: httpx.AsyncClient(transport=transport, base_url="http://house")
            for name in (*NAMES, "stranger")
        }
        self.id = self.invite = ""

    async def open(self, names: tuple[str, ...] = NAMES, **wishes: Any) -> dict[str, Any]:
        """Everybody comes, and it begins."""
        body = {"title": "Friday", "name": names[0], "game": "hoops", "pace": "relaxed"} | wishes
        told = (await self.people[names[0]].post("/api/evenings", json=body)).json()
        self.id, self.invite = told["evening"], told["invite"]
        for name in names[1:]:
            answer = await self.post(name, "join", {"name": name, "invite": self.invite})
            assert answer.status_code == 201
        return (await self.post(names[0], "commands", {"do": "begin"})).json()

    async def post(self, name: str, what: str, body: dict[str, Any]) -> httpx.Response:
        return await self.people[name].post(f"/api/evenings/{self.id}/{what}", json=body)

    async def look(self, name: str = "Ann") -> dict[str, Any]:
        self.registry.clock.time += 2  # type: ignore[attr-defined]
        answer = await self.people[name].get(f"/api/evenings/{self.id}")
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def sit(self, name: str) -> str:
        """Go to one's own table."""
        mine = (await self.look(name))["mine"]
        body = {"name": name, "invite": mine["invite"]}
        answer = await self.people[name].post(f"/api/tables/{mine['table']}/join", json=body)
        assert answer.status_code == 201, answer.text
        return str(mine["table"])

    async def play(self, table: str) -> None:
        """The people of a table leave it to bots until it is over."""
        live = await self.registry.live(table)
        for seat in range(live.table_state.seats):
            await do(live, seat, commands.Ready(id=new_id()))
        await rest(live)
        while live.table_state.state == PLAYING:
            for seat in live.table_state.waiting():
                assert live.table_state.table is not None
                view = live.table_state.table.view(seat)
                numbers = live.table_state.rules.quick_choice("rookie", view)
                await do(live, seat, commands.Choose(id=new_id(), choice=numbers))
        assert live.table_state.state == OVER


@pytest.fixture
async def club(registry: TableRegistry) -> AsyncIterator[Club]:
    club = Club(registry)
    yield club
    for person in club.people.values():
        await person.aclose()


def name_at(told: dict[str, Any], player: int) -> str:
    return str(told["players"][player]["name"])


async def play_all(club: Club) -> dict[str, Any]:
    """Every match, until the evening is over."""
    for _ in range(12):
        told = await club.look()
        on = [match for match in told["matches"] if match["on"]]
        if not on:
            return told
        for match in on:
            for player in match["players"]:
                table = await club.sit(name_at(told, player))
            await club.play(table)
    raise AssertionError("it does not end")


@pytest.mark.long
async def test_four_people_two_sets_a_final(club: Club) -> None:
    """H16, played at tables of the server from the first game to the champion."""
    told = await club.open(tables=2)
    assert [match["on"] for match in told["matches"] if match["on"]] == [1, 2]
    told = await play_all(club)
    assert told["state"] == "over"
    assert len(told["matches"]) == 7
    final = told["matches"][-1]
    assert final["final"]
    assert final["players"] == [row["player"] for row in told["standings"][:2]]
    assert told["champion"] == told["order"][0]
    for match in told["matches"]:
        table = (await club.registry.live(match["table"]["id"])).table_state.table
        assert table is not None
        assert match["scores"] == table.scores()


@pytest.mark.long
async def test_a_game_counts_and_the_next_one_opens(club: Club) -> None:
    told = await club.open(NAMES[:2], final=False)
    (match,) = told["matches"]
    for player in match["players"]:
        table = await club.sit(name_at(told, player))
    assert table == match["table"]["id"]
    await club.play(table)
    told = await club.look()
    assert told["state"] == "over"
    state = (await club.registry.live(table)).table_state
    assert state.table is not None
    assert told["matches"][0]["scores"] == state.table.scores()
    assert state.now(0)["evening"] == club.id


async def test_a_stranger_takes_no_seat_and_sees_nothing(club: Club) -> None:
    told = await club.open()
    stranger = club.people["stranger"]
    assert (await stranger.get(f"/api/evenings/{club.id}")).status_code == 403
    wrong = {"x-invite": "x" * len(club.invite)}
    assert (await stranger.get(f"/api/evenings/{club.id}", headers=wrong)).status_code == 403
    match = next(match for match in told["matches"] if match["on"])
    address = f"/api/tables/{match['table']['id']}"
    with_link = (await stranger.get(f"/api/evenings/{club.id}", headers={"x-invite": club.invite})).json()
    assert with_link["mine"] is None
    for seat in (None, 0, 1):
        body = {"name": "Eve", "invite": match["table"]["invite"], "seat": seat}
        answer = await stranger.post(f"{address}/join", json=body)
        assert answer.json()["error"] == "error-server-full"
    assert (await stranger.get(address, headers={"x-invite": match["table"]["invite"]})).status_code == 200
    others = [name for name in NAMES if name not in [name_at(told, player) for player in match["players"]]]
    body = {"name": "x", "invite": match["table"]["invite"], "seat": 0}
    assert (await club.people[others[0]].post(f"{address}/join", json=body)).status_code == 403
    own = [name_at(told, player) for player in match["players"]]
    body["seat"] = 1
    told = (await club.people[own[0]].post(f"{address}/join", json=body)).json()
    assert told["seat"] == 0


async def test_nobody_gives_a_seat_away(club: Club) -> None:
    """Whoever sits down first is the host of a table, but not of who plays there."""
    told = await club.open()
    first, other = next(match for match in told["matches"] if match["on"])["players"]
    table = await club.sit(name_at(told, first))
    live = await club.registry.live(table)
    with refused("error-evening-seats-kept"):
        await do(live, 0, commands.SetBot(id=new_id(), seat=1, level="rookie"))
    await club.sit(name_at(told, other))
    with refused("error-evening-seats-kept"):
        await do(live, 0, commands.Kick(id=new_id(), seat=1))


@pytest.mark.parametrize(
    "body",
    [
        {"do": "begin"},
        {"do": "leave", "player": 0},
        {"do": "absent", "match": 1, "player": 0},
    ],
)
async def test_only_the_host_decides(club: Club, body: dict[str, Any]) -> None:
    told = await club.open()
    before = await club.look()
    for name in ("stranger", "Bo"):
        if body["do"] == "leave" and name_at(told, 0) == name:
            continue
        assert (await club.post(name, "commands", body)).status_code == 403
    assert (await club.look())["seq"] == before["seq"]


async def test_whoever_waits_hears_of_it_at_once(club: Club) -> None:
    body = {"title": "Friday", "name": "Ann", "game": "hoops"}
    told = (await club.people["Ann"].post("/api/evenings", json=body)).json()
    club.id, club.invite = told["evening"], told["invite"]
    address = f"/api/evenings/{club.id}?since={told['seq']}"
    soon = asyncio.create_task(club.people["Ann"].get(f"{address}&wait=20"))
    await asyncio.sleep(0.05)
    assert not soon.done()
    await club.post("Bo", "join", {"name": "Bo", "invite": club.invite})
    heard = (await asyncio.wait_for(soon, 5)).json()
    assert [person["name"] for person in heard["players"]] == ["Ann", "Bo"]
    same = (await club.people["Ann"].get(f"/api/evenings/{club.id}?since={heard['seq']}&wait=0.05")).json()
    assert same["seq"] == heard["seq"]
    assert (await club.people["Ann"].get(f"{address}&wait=999")).status_code == 400


async def test_bad_wishes_are_refused(club: Club) -> None:
    ann = club.people["Ann"]
    good = {"title": "Friday", "name": "Ann", "game": "hoops"}
    for wrong in (
        {"seats": 3},
        {"seats": 99},
        {"tables": 1000},
        {"format": "swiss"},
        {"game": "chess"},
        {"title": "x" * 60},
        {"name": "pro-1"},
        {"options": {"nothing": "1"}},
        {"pace": "never"},
        {"more": 1},
    ):
        assert (await ann.post("/api/evenings", json=good | wrong)).status_code == 400, wrong
    assert (await ann.get("/api/evenings/eNOWHERE")).status_code == 404
    told = (await ann.post("/api/evenings", json=good)).json()
    club.id, club.invite = told["evening"], told["invite"]
    assert (await club.post("Ann", "commands", {"do": "begin"})).status_code == 400
    assert (await club.post("Bo", "join", {"name": "ANN", "invite": club.invite})).status_code == 400
    assert (await club.post("Bo", "join", {"name": "Bo"})).status_code == 403
    assert (await club.post("Ann", "join", {"name": "Other", "invite": club.invite})).json()["me"] == 0


async def test_no_more_than_there_is_room_for_and_no_endless_rows(club: Club, monkeypatch: Any) -> None:
    monkeypatch.setattr("sixthman.server.evenings.MOST_ROWS", 6)
    body = {"title": "Friday", "name": "Ann", "game": "hoops"}
    told = (await club.people["Ann"].post("/api/evenings", json=body)).json()
    club.id, club.invite = told["evening"], told["invite"]
    statuses = []
    for _ in range(5):
        statuses.append((await club.post("Bo", "join", {"name": "Bo", "invite": club.invite})).status_code)
        await club.post("Bo", "commands", {"do": "leave", "player": 1})
    assert statuses == [201, 201, 201, 429, 429]


async def test_who_was_sent_away_stays_away(club: Club) -> None:
    body = {"title": "Friday", "name": "Ann", "game": "hoops"}
    told = (await club.people["Ann"].post("/api/evenings", json=body)).json()
    club.id, club.invite = told["evening"], told["invite"]
    assert (await club.post("Bo", "join", {"name": "Bo", "invite": club.invite})).status_code == 201
    assert (await club.post("Ann", "commands", {"do": "leave", "player": 1})).status_code == 200
    answer = await club.post("Bo", "join", {"name": "Bo", "invite": club.invite})
    assert answer.json()["error"] == "error-server-kicked"


async def test_who_leaves_forfeits_and_their_table_closes(club: Club) -> None:
    told = await club.open()
    match = next(match for match in told["matches"] if match["on"])
    gone, other = match["players"]
    await club.sit(name_at(told, other))
    answer = await club.post(name_at(told, gone), "commands", {"do": "leave", "player": gone})
    assert answer.status_code == 200
    told = await club.look(name_at(told, other))
    done = told["matches"][match["number"] - 1]
    assert done["done"]
    assert done["absent"] == [gone]
    assert done["ranks"] == [2, 1]
    assert told["players"][gone]["left"]
    live = await club.registry.live(match["table"]["id"])
    assert live.table_state.state == CLOSED
    assert all(match["done"] for match in told["matches"] if gone in match["players"])


async def test_who_does_not_come_in_time_forfeits_the_game(club: Club, hands: Hands) -> None:
    told = await club.open()
    match = next(match for match in told["matches"] if match["on"])
    here, late = match["players"]
    table = await club.sit(name_at(told, here))
    await do(await club.registry.live(table), 0, commands.Ready(id=new_id()))
    hands.time += PATIENCE + 1
    told = await club.look()
    done = told["matches"][match["number"] - 1]
    assert done["absent"] == [late]
    assert done["ranks"] == [1, 2]
    assert not told["players"][late]["left"]


async def test_at_a_larger_table_the_others_play_on_without_who_leaves(club: Club) -> None:
    told = await club.open(game="allstar", seats=4)
    (match,) = told["matches"]
    assert len(match["players"]) == 4
    before = match["table"]["id"]
    name = name_at(told, 3)
    assert (await club.post(name, "commands", {"do": "leave", "player": 3})).status_code == 200
    told = await club.look(name_at(told, 0))
    (match,) = told["matches"]
    assert match["absent"] == [3]
    assert match["table"]["id"] != before
    state = (await club.registry.live(match["table"]["id"])).table_state
    assert state.state == OPEN
    assert state.seats == 3


@asynccontextmanager
async def server_at(database: Path, shelf: RulesCache, hands: Hands) -> AsyncIterator[TableRegistry]:
    registry = TableRegistry(Settings(database=str(database), idle=1e9), shelf, hands)
    await registry.open()
    yield registry
    await registry.close()


async def test_a_restart_changes_nothing(shelf: RulesCache, hands: Hands, tmp_path: Path) -> None:
    async with server_at(tmp_path / "a.db", shelf, hands) as registry:
        club = Club(registry)
        await club.open()
        told = await club.look()
        cookies = club.people["Ann"].cookies
    async with server_at(tmp_path / "a.db", shelf, hands) as registry:
        again = Club(registry)
        again.id, again.people["Ann"].cookies = club.id, cookies
        assert await again.look() == told


async def test_what_is_kept_is_shown_and_forgotten(club: Club, hands: Hands) -> None:
    await club.open()
    live = await club.registry.evenings.live(club.id)
    player = live.state.evening.players.index("Bo")
    guest = live.state.guests[player]
    assert (await kept_of(club.registry.store, guest))["evenings"] == [{"id": club.id, "names": ["Bo"]}]
    await forget(club.registry, guest)
    told = await club.look()
    assert "Bo" not in [row["name"] for row in told["players"]]
    assert told["players"][player]["left"]
    await let_go(club.registry.store, hands.time + 400 * 86400, 365, 30)
    club.registry.evenings.forget(club.id)
    assert (await club.people["Ann"].get(f"/api/evenings/{club.id}")).status_code == 404
    assert await club.registry.store.rows(club.id) == []


async def test_options_that_need_more_at_a_table_give_way(registry: TableRegistry) -> None:
    adapter = (await registry.rules("allstar")).adapter
    wished = {"edition": "2025", "mode": "standard", "whistle": "no"}
    assert options_for(adapter, wished, 4) == wished
    assert options_for(adapter, wished, 2) == {"edition": "2025", "whistle": "no"}
    with pytest.raises(BadOption):
        adapter.read_options({**wished, "seats": "2"})
