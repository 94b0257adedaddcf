"""Help at a table: questions about cards, hints; who may ask, what is refused, nothing comes of it."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect

from bench.server.player import Player
from bench.server.process import ServerProcess
from sixthman.games.allstar.declaration import DRAFT
from sixthman.games.allstar.server.questions import TriedCoach, TriedTeam
from sixthman.games.allstar.table.evaluation import bench_of
from sixthman.games.allstar.table.notation import card_names
from sixthman.messages import LANGUAGES, IllegalChoice, UserError
from sixthman.server import commands
from sixthman.server.command_checks import NotAllowed
from sixthman.server.engines import RulesCache
from sixthman.server.live_table import LiveTable
from sixthman.server.question_types import Question
from sixthman.server.responses import refusal
from sixthman.server.routes_advice import evaluate, hint, watch
from sixthman.server.table_registry import TableRegistry
from sixthman.server.table_settings import agree

from .conftest import Hands
from .sittings import choose, dealt, do, legal, new_id, refused, rest, table


async def to_lineup(live: LiveTable) -> list[str]:
    """Draft until a lineup is asked for; the bench then."""
    assert live.table_state.table is not None
    while live.table_state.table.view(0).phase == DRAFT:
        await choose(live, 0, [legal(live, 0)[0]])
        await rest(live)
    return card_names(bench_of(live.table_state.table.view(0), 0))


async def test_weighing_tells_strength_and_chances(registry: TableRegistry) -> None:
    live = await dealt(registry, ["", "pro", "pro", "pro"])
    bench = await to_lineup(live)
    best = (await evaluate(live, 0, Question(bench=True)))["bench"]["arenas"][0]
    five = (best["cards"] + [card for card in bench if card not in best["cards"]])[:5]
    answer = await evaluate(live, 0, Question(teams=[TriedTeam(five, 0), TriedTeam(five[:2], 0)]))
    whole, part = answer["teams"]
    assert answer["stage"] == live.table_state.version
    assert whole["strength"] == best["strength"]
    assert sum(whole["ranks"]) == pytest.approx(1, abs=0.001)
    assert min(whole["ranks"]) >= 0
    assert whole["fans"] > 0
    assert part["ranks"] is None
    assert answer == await evaluate(live, 0, Question(teams=[TriedTeam(five, 0), TriedTeam(five[:2], 0)]))


async def test_asking_leaves_no_trace(registry: TableRegistry) -> None:
    live = await dealt(registry, ["", "pro", "pro"])
    before = (live.table_state.number, live.table_state.now(0), len(live.table_state.news[0]))
    rows = await registry.store.rows(live.table_state.id)
    await evaluate(live, 0, Question(bench=True))
    await hint(live, 0)
    assert (live.table_state.number, live.table_state.now(0), len(live.table_state.news[0])) == before
    assert await registry.store.rows(live.table_state.id) == rows


async def test_a_sealed_line_up_can_still_be_weighed(registry: TableRegistry) -> None:
    """What lies in the envelope is still your own."""
    live = await dealt(registry, ["", "", "pro"])
    assert live.table_state.table is not None
    while live.table_state.table.view(0).phase == DRAFT:
        for seat in (0, 1):
            await choose(live, seat, [legal(live, seat)[0]])
        await rest(live)
    bench = card_names(bench_of(live.table_state.table.view(0), 0))
    before = await evaluate(live, 0, Question(teams=[TriedTeam(bench[:5], 0)]))
    await choose(live, 0, " ".join(bench[:5]))
    assert legal(live, 0) == []
    after = await evaluate(live, 0, Question(teams=[TriedTeam(bench[:5], 0)]))
    assert after == before


@pytest.mark.parametrize(
    ("question", "error"),
    [
        (Question(teams=[TriedTeam(["Duck1"], 2)]), "error-server-"),
        (Question(teams=[TriedTeam(["nonsense"])]), "error-unknown-card"),
        (Question(dice=[150]), "error-server-weigh-game"),
    ],
)
async def test_questions_that_cannot_be_answered(
    registry: TableRegistry, question: Question, error: str
) -> None:
    live = await dealt(registry, ["", "pro", "pro"])
    with pytest.raises(UserError) as refused:
        await evaluate(live, 0, question)
    assert refused.value.message.startswith(error)
    for language in LANGUAGES:
        assert refused.value.text(language)


async def test_cards_of_others_and_cards_named_twice_are_refused(registry: TableRegistry) -> None:
    live = await dealt(registry, ["", "pro", "pro"])
    bench = await to_lineup(live)
    strange = next(f"{name}" for name in ("Duck1", "Wolf1", "Shark1", "Horse1") if name not in bench)
    cases: list[tuple[Any, str]] = [
        (TriedTeam([strange], 0), "error-server-held"),
        (TriedTeam([bench[0], bench[0]], 0), "error-server-twice"),
        (TriedTeam([bench[0]], 1), "error-server-arena"),
        (TriedTeam(bench[:5], 0, TriedCoach()), "error-server-coach"),
    ]
    for team, error in cases:
        with pytest.raises(IllegalChoice) as refused:
            await evaluate(live, 0, Question(teams=[team]))
        assert refused.value.message == error


async def test_questions_are_limited(registry: TableRegistry) -> None:
    live = await dealt(registry, ["", "pro", "pro"])
    for _ in range(registry.settings.question_burst):
        await evaluate(live, 0, Question())
    with refused("error-server-often"):
        await evaluate(live, 0, Question())


async def test_a_turn_of_basketball_is_weighed(registry: TableRegistry) -> None:
    live = await dealt(registry, ["", "pro"], game="hoops", first="1")
    answer = await evaluate(live, 0, Question())
    assert [option["choice"] for option in answer["options"]] == legal(live, 0)
    assert answer["phase"] == "refresh"
    with refused("error-server-weigh-game"):
        await evaluate(live, 0, Question(bench=True))
    with refused("error-server-die"):
        await evaluate(live, 0, Question(dice=[legal(live, 0)[0]]))


@pytest.mark.parametrize(
    ("chairs", "pace", "hints", "allowed"),
    [
        (["", "pro"], "relaxed", None, True),
        (["", "pro"], "relaxed", False, False),
        (["", ""], "relaxed", None, False),
        (["", ""], "relaxed", True, True),
        (["", "pro"], "steady", None, False),
    ],
)
async def test_where_hints_are_allowed(
    registry: TableRegistry,
    shelf: RulesCache,
    chairs: list[str],
    pace: str,
    hints: bool | None,
    allowed: bool,
) -> None:
    live = await table(registry, chairs, pace=pace)
    agreed = agree(shelf["allstar"].adapter, {}, chairs, pace, True, registry.clock(), hints=hints)
    live.table_state.agreed = agreed
    assert live.table_state.now(0)["hints"] is allowed
    for seat, level in enumerate(chairs):
        if not level:
            await do(live, seat, commands.Ready(id=new_id()))
    await rest(live)
    if allowed:
        assert (await hint(live, 0))["candidates"]
    else:
        with refused("error-server-no-hints", "error-server-hints-clock"):
            await hint(live, 0)


def test_hints_with_a_clock_cannot_be_agreed_on(shelf: RulesCache) -> None:
    with refused("error-server-hints-clock"):
        agree(shelf["allstar"].adapter, {}, ["", "pro"], "fast", True, 0.0, hints=True)


async def test_a_hint_can_be_played_as_it_is(registry: TableRegistry, hands: Hands) -> None:
    """Through a whole draft and a lineup, then in basketball: the best candidate is taken."""
    live = await dealt(registry, ["", "rookie", "rookie"])
    for _ in range(7):
        hands.time += 10
        told = await hint(live, 0)
        best = told["candidates"][0]
        assert 0 <= best["win"] <= 1
        await choose(live, 0, best["choice"], stage=told["stage"])
        await rest(live)
    assert live.table_state.table is not None
    assert int(live.table_state.table.view(0).round_) == 1
    court = await dealt(registry, ["", "rookie"], game="hoops", first="1")
    for _ in range(12):
        hands.time += 10
        told = await hint(court, 0)
        await choose(court, 0, told["candidates"][0]["choices"])
        await rest(court)


async def test_one_hint_at_a_time_and_only_for_who_is_asked(registry: TableRegistry) -> None:
    live = await dealt(registry, ["", "pro", "pro"])
    answers = await asyncio.gather(hint(live, 0), hint(live, 0), return_exceptions=True)
    assert sum(isinstance(answer, dict) for answer in answers) == 1
    busy = next(answer for answer in answers if isinstance(answer, NotAllowed))
    assert busy.message == "error-server-hint-busy"
    court = await dealt(registry, ["", ""], game="hoops", first="1")
    court.table_state.agreed = agree(
        court.table_state.adapter, {}, ["", ""], "relaxed", True, 0.0, hints=True
    )
    with refused("error-server-not-asked"):
        await hint(court, 1)


async def test_nothing_is_told_before_the_deal(registry: TableRegistry) -> None:
    live = await table(registry, ["", "pro"])
    with refused("error-server-not-playing"):
        await evaluate(live, 0, Question())
    with refused("error-server-not-playing"):
        await hint(live, 0)


@pytest.mark.parametrize(("game", "words"), [("allstar", {"mode": "heritage"}), ("hoops", {})])
async def test_a_question_that_comes_too_late_is_no_mistake(
    registry: TableRegistry, game: str, words: dict[str, str]
) -> None:
    """The answer is what there is to tell when all is over; there are no hints any more."""
    live = await dealt(registry, ["", "rookie"], game=game, **words)
    while live.table_state.state == "playing":
        view = live.table_state.table.view(0)  # type: ignore[union-attr]
        await choose(live, 0, live.table_state.quick_choice("pro", view))
        await rest(live)
    answer = await evaluate(live, 0, Question(bench=game == "allstar"))
    assert answer["phase"] == "over"
    if game == "allstar":
        assert (answer["teams"], answer["bench"]) == ([], None)
    else:
        assert len(answer["levels"]) == 2
        assert answer["options"] == []
    with refused("error-server-not-playing"):
        await hint(live, 0)


async def test_spectators_of_basketball_are_told_what_all_may_know(
    registry: TableRegistry, hands: Hands
) -> None:
    live = await dealt(registry, ["", "pro"], game="hoops", first="1")
    with refused("error-server-not-playing"):
        await watch(live, "somebody", Question())  # for them the cards are not dealt yet
    hands.time += registry.settings.spectator_delay + 1
    (await live.spectators()).advance()
    told, own = await watch(live, "somebody", Question()), await evaluate(live, 0, Question())
    assert (told["levels"], told["tactics"]) == (own["levels"], own["tactics"])
    assert {step["state"] for step in told["steps"]} <= {"done", "shut"}
    assert [step["facts"] for step in told["steps"]] == [{}] * 7
    assert (told["dice"], told["options"]) == (None, [])
    with refused("error-server-spectator"):
        await watch(live, "somebody", Question(dice=[1]))
    rink = await dealt(registry, ["", "pro", "pro"])
    with refused("error-server-spectator"):
        await watch(rink, "somebody", Question())


def test_refusals_call_cards_by_their_names() -> None:
    prepared = "base-offense-drive, -"
    reason = IllegalChoice("error-hoops-not-prepared", card="base-offense-inside", prepared=prepared)
    told = refusal(reason, "en")["text"]
    assert told == "Base Offense Inside isn’t prepared. Prepared: Base Offense Drive, -."
    assert "starter-PG-1" not in refusal(IllegalChoice("error-hoops-paid", card="starter-PG-1"), "de")["text"]


async def test_weighing_over_the_socket_and_by_request(server: ServerProcess) -> None:
    """The same answer both ways; a spectator is told no; what does not fit the schema is refused."""
    ann = Player(server.address, "Ann")
    await ann.make(["", "rookie", "rookie"], public=True)
    await ann.ask(do="ready")
    cookie = {"cookie": f"seat={ann.cookie}"}
    weigh_at = f"/api/tables/{ann.table}/weigh"
    async with connect(ann.socket_address, additional_headers=cookie) as socket:
        await socket.recv()
        await socket.send(json.dumps({"do": "weigh", "id": "w1", "bench": True}))
        answer = await heard(socket, "w1")
        assert answer["kind"] == "weighed"
        assert len(answer["bench"]["pack"]) == 6
        asked = (await ann.http.post(weigh_at, json={"bench": True}, headers=cookie)).json()
        assert asked == {key: value for key, value in answer.items() if key not in ("kind", "id")}
        await socket.send(
            json.dumps({"do": "weigh", "id": "w2", "teams": [{"cards": ["Duck1"], "arena": 0}]})
        )
        assert (await heard(socket, "w2"))["error"] == "error-server-held"
        await socket.send(json.dumps({"do": "weigh", "id": "w3", "teams": [{"cards": []}]}))
        assert (await heard(socket, None))["error"] == "error-server-message"
    async with connect(f"{ann.socket_address}&spectate=true") as socket:
        await socket.recv()
        await socket.send(json.dumps({"do": "weigh", "id": "w4"}))
        assert (await heard(socket, "w4"))["error"] == "error-server-spectator"
    bad: list[Any] = [{"teams": [{"cards": ["Duck1"] * 6}]}, {"arena": 1}, {"dice": [-1]}, []]
    for body in bad:
        assert (await ann.http.post(weigh_at, json=body, headers=cookie)).status_code == 400
    async with httpx.AsyncClient(base_url=server.address) as stranger:
        assert (await stranger.post(weigh_at, json={})).json()["error"] == "error-server-spectator"
        hint_at = weigh_at.replace("weigh", "hint")
        assert (await stranger.post(hint_at)).json()["error"] == "error-server-seat"
    await ann.stop()


async def heard(socket: ClientConnection, command: str | None) -> dict[str, Any]:
    """The answer to a command."""
    while True:
        frame: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), 20))
        if frame["kind"] in ("weighed", "no") and frame["id"] == command:
            return frame
