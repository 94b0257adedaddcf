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
from sixthman.server.command_rows import sit_down
from sixthman.server.engines import RulesCache
from sixthman.server.lessons import agree_on_lesson
from sixthman.server.live_table import LiveTable
from sixthman.server.replays import replay_head, replay_steps, replay_view
from sixthman.server.settings import Settings
from sixthman.server.table_registry import TableRegistry
from sixthman.server.table_state import OVER, PLAYING
from sixthman.server.tokens import new_table_id

from .conftest import Hands
from .sittings import choose, dealt, do, new_id, refused, rest


async def play_on(live: LiveTable, most: int = 10_000) -> None:
    """Seat 0 plays as a pro would, to the end."""
    for _ in range(most):
        await rest(live)
        if live.table_state.state != PLAYING:
            return
        assert live.table_state.table is not None
        if 0 in live.table_state.waiting():
            view = live.table_state.table.view(0)
            await choose(live, 0, live.table_state.rules.quick_choice("pro", view, "a pupil"))


@pytest.mark.parametrize(
    ("game", "chairs", "words"),
    [("allstar", ["", "rookie", "pro"], {}), ("hoops", ["", "rookie"], {"opening draft": "yes"})],
)
async def test_steps_add_up_to_every_view(
    registry: TableRegistry, game: str, chairs: list[str], words: dict[str, str]
) -> None:
    live = await dealt(registry, chairs, game=game, **words)
    with refused("error-server-not-over"):
        replay_steps(live.table_state, 0)
    await play_on(live)
    assert live.table_state.state == OVER
    for seat in (0, 1, None):
        told = msgspec.json.decode(replay_steps(live.table_state, seat))
        assert len(told["steps"]) == replay_head(live.table_state)["steps"] + 1
        view: dict[str, Any] = {}
        events: list[Any] = []
        for number, step in enumerate(told["steps"]):
            view |= step["view"]
            events += step["events"]
            if number % 7 == 0 or number == len(told["steps"]) - 1:
                whole = msgspec.json.decode(msgspec.json.encode(replay_view(live.table_state, number, seat)))
                assert view == whole["view"]
                assert events == whole["events"]
                assert step["choices"] == whole["choices"]
        assert told["steps"][-1]["scores"] == live.table_state.now(0)["scores"]


async def wait_for(registry: TableRegistry, live: LiveTable, least: int | None = None) -> dict[str, Any]:
    """The analysis once this many lines are done, or all of them."""
    for _ in range(1200):
        told = await registry.analyses.progress(live.table_state)
        if told["state"] == DONE or (least is not None and told["done"] >= least):
            return told
        await asyncio.sleep(0.05)
    raise TimeoutError(told["state"])


@pytest.mark.parametrize("game", ["allstar", "hoops"])
async def test_a_second_look_goes_on_after_a_restart(
    shelf: RulesCache, hands: Hands, tmp_path: Path, game: str
) -> None:
    """Interrupted and not, on another machine, it finds the same."""
    settings = Settings(database=str(tmp_path / "a.db"), idle=1e9)
    registry = TableRegistry(settings, shelf, hands)
    await registry.open()
    live = await dealt(registry, ["", "rookie"], game=game)
    with refused("error-server-not-over"):
        await registry.analyses.start(live.table_state)
    await play_on(live)
    assert (await registry.analyses.progress(live.table_state))["state"] == NONE
    await registry.analyses.start(live.table_state)
    await registry.analyses.start(live.table_state)
    part = await wait_for(registry, live, least=4)
    assert part["luck"] is None or part["state"] == DONE
    await registry.close()
    registry = TableRegistry(settings, shelf, hands)
    await registry.open()
    again = await registry.live(live.table_state.id)
    whole = await wait_for(registry, again)
    assert whole["done"] == whole["of"]
    assert [entry["seat"] for entry in whole["luck"]] == [0, 1]
    assert whole["choices"][: len(part["choices"])] == part["choices"]
    for verdict in whole["choices"]:
        assert 0 <= verdict["win"] <= verdict["best_win"] <= 1
        assert verdict["lost"] >= 0
        assert not (verdict["same"] and verdict["lost"])
    await registry.close()
    other = TableRegistry(Settings(database=str(tmp_path / "b.db"), idle=1e9), shelf, hands)
    await other.open()
    copy = await other.make(live.table_state.id, live.table_state.agreed)
    copy.table_state.apply_all(await _rows(settings, shelf, hands, live.table_state.id))
    await other.analyses.start(copy.table_state)
    assert await wait_for(other, copy) == whole
    await other.close()


async def _rows(settings: Settings, shelf: RulesCache, hands: Hands, table_id: str) -> Any:
    """A table's rows as they are stored."""
    registry = TableRegistry(settings, shelf, hands)
    await registry.open()
    rows = await registry.store.rows(table_id)
    await registry.close()
    return rows


# --- lessons


async def lesson(registry: TableRegistry, game: str) -> LiveTable:
    """Someone begins a lesson."""
    rules = await registry.rules(game)
    live = await registry.make(new_table_id(), agree_on_lesson(rules.adapter, registry.clock()))
    await sit_down(live, "guest0", "Ann", None, live.table_state.agreed.invite)
    return live


@pytest.mark.parametrize("game", ["allstar", "hoops"])
async def test_a_lesson_is_the_same_every_time_and_does_not_count(registry: TableRegistry, game: str) -> None:
    stories = []
    for _ in range(2):
        live = await lesson(registry, game)
        with refused("error-server-lesson"):
            await do(live, 0, commands.Commit(id=new_id(), commitment="a" * 64))
        with refused("error-server-lesson"):
            await do(live, 0, commands.SetBot(id=new_id(), seat=1, level=""))
        await do(live, 0, commands.Ready(id=new_id()))
        await play_on(live)
        stories.append([news.events for news in live.table_state.news[0]])
        await live._settle()
        assert live.table_state.now(0)["lesson"]
    assert stories[0] == stories[1]
    for _ in range(50):
        if not await registry.store.unrated():
            break
        await asyncio.sleep(0.05)
    assert await registry.store.ratings_of("guest0") == []
    assert {game["place"] for game in await registry.store.history("guest0")} == {None}


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
