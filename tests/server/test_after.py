"""After the game: stepping through it, share links, a second look that survives a restart; lessons."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from sixthman.server import commands
from sixthman.server.analyses import DONE, NONE
from sixthman.server.asking import sit_down
from sixthman.server.engines import Shelf
from sixthman.server.house import House
from sixthman.server.lessons import agree_on_lesson
from sixthman.server.replays import replay_head, replay_steps, replay_view
from sixthman.server.room import Room
from sixthman.server.settings import Settings
from sixthman.server.sitting import OVER, PLAYING
from sixthman.server.tokens import new_table_id

from .conftest import Hands
from .sittings import choose, dealt, do, new_id, refused, rest


async def play_on(room: Room, most: int = 10_000) -> None:
    """Seat 0 plays as a pro would, to the end."""
    for _ in range(most):
        await rest(room)
        if room.sitting.state != PLAYING:
            return
        assert room.sitting.table is not None
        if 0 in room.sitting.waiting():
            view = room.sitting.table.view(0)
            await choose(room, 0, room.sitting.rules.quick_choice("pro", view, "a pupil"))


@pytest.mark.parametrize(
    ("game", "chairs", "words"),
    [("allstar", ["", "rookie", "pro"], {}), ("hoops", ["", "rookie"], {"opening draft": "yes"})],
)
async def test_steps_add_up_to_every_view(
    house: House, game: str, chairs: list[str], words: dict[str, str]
) -> None:
    room = await dealt(house, chairs, game=game, **words)
    with refused("error-server-not-over"):
        replay_steps(room.sitting, 0)
    await play_on(room)
    assert room.sitting.state == OVER
    for seat in (0, 1, None):
        told = msgspec.json.decode(replay_steps(room.sitting, seat))
        assert len(told["steps"]) == replay_head(room.sitting)["steps"] + 1
        view: dict[str, Any] = {}
        events: list[Any] = []
        for number, step in enumerate(told["steps"]):
            view |= step["view"]
            events += step["events"]
            if number % 7 == 0 or number == len(told["steps"]) - 1:
                whole = msgspec.json.decode(msgspec.json.encode(replay_view(room.sitting, number, seat)))
                assert view == whole["view"]
                assert events == whole["events"]
                assert step["choices"] == whole["choices"]
        assert told["steps"][-1]["scores"] == room.sitting.now(0)["scores"]


async def wait_for(house: House, room: Room, least: int | None = None) -> dict[str, Any]:
    """The analysis once so many lines are done, or all of them."""
    for _ in range(1200):
        told = await house.analyses.told(room.sitting)
        if told["state"] == DONE or (least is not None and told["done"] >= least):
            return told
        await asyncio.sleep(0.05)
    raise TimeoutError(told["state"])


@pytest.mark.parametrize("game", ["allstar", "hoops"])
async def test_a_second_look_goes_on_after_a_restart(
    shelf: Shelf, hands: Hands, tmp_path: Path, game: str
) -> None:
    """Interrupted and not, on another machine, it finds the same."""
    settings = Settings(database=str(tmp_path / "a.db"), idle=1e9)
    house = House(settings, shelf, hands)
    await house.open()
    room = await dealt(house, ["", "rookie"], game=game)
    with refused("error-server-not-over"):
        await house.analyses.start(room.sitting)
    await play_on(room)
    assert (await house.analyses.told(room.sitting))["state"] == NONE
    await house.analyses.start(room.sitting)
    await house.analyses.start(room.sitting)
    part = await wait_for(house, room, least=4)
    assert part["luck"] is None or part["state"] == DONE
    await house.close()
    house = House(settings, shelf, hands)
    await house.open()
    again = await house.room(room.sitting.id)
    whole = await wait_for(house, again)
    assert whole["done"] == whole["of"]
    assert [entry["seat"] for entry in whole["luck"]] == [0, 1]
    assert whole["choices"][: len(part["choices"])] == part["choices"]
    for verdict in whole["choices"]:
        assert 0 <= verdict["win"] <= verdict["best_win"] <= 1
        assert verdict["lost"] >= 0
        assert not (verdict["same"] and verdict["lost"])
    await house.close()
    other = House(Settings(database=str(tmp_path / "b.db"), idle=1e9), shelf, hands)
    await other.open()
    copy = await other.make(room.sitting.id, room.sitting.agreed)
    copy.sitting.apply_all(await _rows(settings, shelf, hands, room.sitting.id))
    await other.analyses.start(copy.sitting)
    assert await wait_for(other, copy) == whole
    await other.close()


async def _rows(settings: Settings, shelf: Shelf, hands: Hands, table_id: str) -> Any:
    """A table's rows as they are stored."""
    house = House(settings, shelf, hands)
    await house.open()
    rows = await house.store.rows(table_id)
    await house.close()
    return rows


# --- lessons


async def lesson(house: House, game: str) -> Room:
    """Somebody begins a lesson."""
    rules = await house.rules(game)
    room = await house.make(new_table_id(), agree_on_lesson(rules.desk, house.clock()))
    await sit_down(room, "guest0", "Ann", None, room.sitting.agreed.invite)
    return room


@pytest.mark.parametrize("game", ["allstar", "hoops"])
async def test_a_lesson_is_the_same_every_time_and_does_not_count(house: House, game: str) -> None:
    stories = []
    for _ in range(2):
        room = await lesson(house, game)
        with refused("error-server-lesson"):
            await do(room, 0, commands.Nonce(id=new_id(), nonce="mine"))
        with refused("error-server-lesson"):
            await do(room, 0, commands.SetBot(id=new_id(), seat=1, level=""))
        await do(room, 0, commands.Ready(id=new_id()))
        await play_on(room)
        stories.append([news.events for news in room.sitting.news[0]])
        await room._settle()
        assert room.sitting.now(0)["lesson"]
    assert stories[0] == stories[1]
    for _ in range(50):
        if not await house.store.unrated():
            break
        await asyncio.sleep(0.05)
    assert await house.store.ratings_of("guest0") == []
    assert {game["place"] for game in await house.store.history("guest0")} == {None}


# --- over the network


async def test_share_links_and_the_referee_over_the_network(server: Any) -> None:
    from bench.server.player import Player

    ann = Player(server.address, "Ann")
    await ann.make(["", "rookie"], options={"mode": "heritage"})
    ann.start()
    async with httpx.AsyncClient(base_url=server.address, timeout=60) as stranger:
        own = f"/api/tables/{ann.table}/replay/head"
        early = await ann.http.get(own)
        assert (early.status_code, early.json()["error"]) == (403, "error-server-not-over")
        await ann.send("ready")
        await ann.play()
        link = f"/api/replays/{ann.table}"
        assert (await stranger.get(link)).json()["error"] == "error-server-invite"
        invite = {"invite": ann.now["invite"]}
        head = (await stranger.get(link, params=invite)).json()
        assert head["scores"] == ann.now["scores"]
        assert head["analysis"] == "none"
        assert (await ann.http.get(own)).json() == head
        steps = f"/api/tables/{ann.table}/replay/steps"
        packed = await stranger.get(steps, params=invite | {"seat": "1"})
        assert packed.headers["content-encoding"] == "gzip"
        plain = await stranger.get(
            steps, params=invite | {"seat": "1"}, headers={"accept-encoding": "identity"}
        )
        assert "content-encoding" not in plain.headers
        assert plain.json() == packed.json()
        assert (await stranger.get(steps)).status_code == 403
        assert (await stranger.get(steps, params=invite | {"seat": "5"})).status_code == 400
        looked = f"/api/tables/{ann.table}/analysis"
        assert (await stranger.post(looked)).status_code == 403
        assert (await stranger.post(looked, params=invite)).status_code == 202
        assert (await ann.http.get(looked)).json()["state"] in ("waiting", "running", "done")
        await referee(stranger)
        taken = await stranger.post("/api/lessons/allstar", json={"name": "Bo"})
        assert taken.status_code == 201
        assert (await stranger.post("/api/lessons/chess", json={"name": "Bo"})).status_code == 400
    await ann.stop()


async def referee(client: httpx.AsyncClient) -> None:
    """Teams and shots of real cards."""
    teams = [
        ["Duck1", "Duck2", "Duck3", "Wolf4", "Bear5"],
        ["Horse4", "Panda4", "Tiger4", "Eagle1", "Shark2"],
    ]
    case: dict[str, Any] = {"players": 4, "arena": "Stadium Fall 3", "teams": teams}
    settled = (await client.post("/api/referee/rank?language=de", json=case)).json()
    assert sorted(settled["ranks"]) == [1, 2]
    assert len(settled["why"]) == len(settled["fans"]) == 2
    shots = {"players": 4, "shots": ["Duck7", "Wolf3"]}
    assert (await client.post("/api/referee/shootout", json=shots)).json()["loser"] in (0, 1)
    bad: list[tuple[str, Any]] = [
        ("rank", case | {"players": 1}),
        ("rank", case | {"teams": teams * 3}),
        ("rank", case | {"teams": [teams[0], teams[0]]}),
        ("rank", case | {"arena": "Nowhere"}),
        ("rank", case | {"edition": "1999"}),
        ("rank", case | {"more": 1}),
        ("rank", {"players": 2, "teams": teams + teams[:1]}),
        ("shootout", {"players": 4, "shots": ["Duck7"]}),
        ("shootout", {"players": 4, "shots": ["Duck7", "Duck7"]}),
    ]
    for what, body in bad:
        answer = await client.post(f"/api/referee/{what}?language=fr", json=body)
        assert answer.status_code == 400, body
        assert answer.json()["text"]
