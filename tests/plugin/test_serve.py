"""A game from elsewhere at the online table: opened with its options, played over the wire, proved."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from bench.server.player import Player, Refused
from bench.server.process import ServerProcess
from sixthman.registry import GameFolder
from sixthman.table import read_record, verify_record
from tests.plugin.conftest import environment

pytestmark = pytest.mark.xdist_group("server")
OPTIONS = {"rounds": "3", "double last": "yes"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that finds the game when it starts."""
    folder = tmp_path_factory.mktemp("server")
    server = ServerProcess(str(folder / "server.db"), folder / "server.log", spectator_delay=0.0)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", environment()["PYTHONPATH"])
        server.start()
    yield server
    server.stop()


async def test_two_people_and_a_bot_play_it_to_the_end(server: ServerProcess, auction: GameFolder) -> None:
    ann, bo = Player(server.address, "Ann"), Player(server.address, "Bo")
    await ann.make(["", "", "pro"], options=OPTIONS, game="auction", pace="fast", public=True)
    listed = (await bo.http.get("/api/tables")).json()
    assert [(one["game"], one["free"]) for one in listed] == [("auction", 1)]
    assert listed[0]["options"]["rounds"] == "3"
    await bo.join(ann.table)
    for player in (ann, bo):
        player.start()
        await player.send("ready")
    await asyncio.gather(ann.play(), bo.play())
    assert ann.problems == bo.problems == []
    assert sorted(ann.now["places"])[0] == 1
    text = (await ann.http.get(f"/api/tables/{ann.table}/record")).text
    assert verify_record(read_record(text), auction.adapter()).scores() == ann.now["scores"]
    verified = (await ann.http.post("/api/verify", json={"record": text})).json()
    assert verified["scores"] == ann.now["scores"]
    replayed = (await ann.http.get(f"/api/tables/{ann.table}/replay?step=1&seat=0")).json()
    assert replayed["step"] == 1
    for player in (ann, bo):
        await player.stop()


async def test_the_catalogue_says_all_that_a_screen_needs(server: ServerProcess) -> None:
    ann = Player(server.address, "Ann")
    assert (await ann.http.get("/api/games")).json() == ["allstar", "hoops", "auction"]
    facts = (await ann.http.get("/api/games/auction")).json()
    assert facts["title"] == "Auction"
    assert [option["name"] for option in facts["options"]] == ["seats", "rounds", "double_last"]
    assert facts["phases"] == ["bid", "over"]
    assert facts["levels"][:2] == ["rookie", "pro"]
    assert facts["choices"][12] == "bid13"


async def test_bids_stay_sealed_on_the_wire_can_be_taken_back_and_hints_are_given(
    server: ServerProcess,
) -> None:
    ann, bo = Player(server.address, "Ann"), Player(server.address, "Bo")
    await ann.make(["", ""], game="auction", public=True, hints=True)
    await bo.join(ann.table)
    for player in (ann, bo):
        player.start()
        await player.send("ready")
    now = await ann.until(lambda now: bool(now.get("legal")))
    first = now["legal"][0]
    assert first[1] == f"bid{first[0] + 1}"
    await ann.send("choose", choice=[first[0]], stage=now["stage"])
    assert (await ann.until(lambda now: now.get("sealed") == [first[0]]))["chosen"] == [1, 2]
    own = {"cookie": f"seat={bo.cookie}"}
    seen = (await bo.http.get(f"/api/tables/{bo.table}", headers=own)).json()["now"]
    assert seen["chosen"] == [1, 2]
    assert seen["view"]["bid"] == [-1, -1]
    assert seen["view"]["hand"][0] == [-1] * 6
    hint = (await bo.http.post(f"/api/tables/{bo.table}/hint", headers=own)).json()
    assert {one["choice"] for one in hint["candidates"]} <= {name for _, name in seen["legal"]}
    await ann.send("take_back")
    assert (await ann.until(lambda now: now.get("sealed") == []))["chosen"] == [0, 2]
    for player in (ann, bo):
        await player.stop()


async def test_what_the_game_does_not_have_is_refused(server: ServerProcess) -> None:
    ann = Player(server.address, "Ann")
    for refused, chairs, options in (
        ("error-server-option", ["", ""], {"mode": "clash"}),
        ("error-option-value", ["", ""], {"rounds": "7"}),
        ("error-option-value", [""] * 5, {}),
        ("error-bots", ["", "nobody"], {}),
    ):
        with pytest.raises(Refused, match=refused):
            await ann.make(chairs, options=options, game="auction")
    lesson = await ann.http.post("/api/lessons/auction", json={"name": "Ann"})
    assert lesson.json()["error"] == "error-server-no-lesson"
