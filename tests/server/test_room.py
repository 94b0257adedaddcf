"""A table: sealed choices, take-back, ids, clocks, absence, host, rematch."""

from __future__ import annotations

import msgspec
import pytest

from sixthman.messages import IllegalChoice, UserError
from sixthman.server import commands
from sixthman.server.command_checks import NotAllowed
from sixthman.server.command_rows import come_back, sit_down
from sixthman.server.table_registry import TableRegistry
from sixthman.server.table_state import CLOSED, OPEN, OVER, PLAYING, TableState
from tests.server.conftest import Hands
from tests.server.sittings import choose, connect, dealt, do, frames, legal, new_id, rest, table


def kinds(client_frames: list[bytes]) -> list[str]:
    """The events of some frames, by kind."""
    return [
        event["kind"] for frame in client_frames for event in msgspec.json.decode(frame).get("events", [])
    ]


async def test_a_game_of_bots_and_one_person_comes_to_its_end(registry: TableRegistry) -> None:
    live = await dealt(registry, ["", "pro", "rookie", "random"])
    while live.table_state.state == PLAYING:
        await choose(live, 0, legal(live, 0)[:1])
        await rest(live)
    assert live.table_state.state == OVER
    assert sorted(live.table_state.now(0)["places"])[0] == 1


async def test_a_sitting_is_what_its_rows_make_of_it(registry: TableRegistry) -> None:
    live = await dealt(registry, ["", "", "pro"])
    for _ in range(12):
        seat = live.table_state.waiting()[0]
        await choose(live, seat, legal(live, seat)[-1:])
        await rest(live)
    again = TableState(live.table_state.id, live.table_state.agreed, live.table_state.rules)
    for row in await registry.store.rows(live.table_state.id):
        again.apply(row)
    assert again.news == live.table_state.news
    assert [again.now(seat) for seat in range(4)] == [live.table_state.now(seat) for seat in range(4)]


async def test_who_has_chosen_is_not_said_only_how_many(registry: TableRegistry) -> None:
    live = await dealt(registry, ["", "", ""])
    other = await connect(live, 1)
    frames(other)
    await choose(live, 0, legal(live, 0)[:1])
    (frame,) = [msgspec.json.decode(frame) for frame in frames(other)]
    assert frame == {
        "kind": "news",
        "seq": frame["seq"],
        "events": [{"kind": "chosen", "facts": {"chosen": 1, "of": 3}}],
    }


async def test_a_choice_is_sealed_until_the_last_one_and_can_be_taken_back(registry: TableRegistry) -> None:
    live = await dealt(registry, ["", "", ""])
    first, second = legal(live, 0)[:2]
    await choose(live, 0, [first])
    assert live.table_state.now(0)["sealed"] == [first]
    await do(live, 0, commands.TakeBack(id=new_id()))
    assert live.table_state.now(0)["sealed"] == []
    await choose(live, 0, [second])
    for seat in (1, 2):
        await choose(live, seat, legal(live, seat)[:1])
    assert live.table_state.version == 2
    with pytest.raises(IllegalChoice):
        await do(live, 0, commands.TakeBack(id=new_id()))


async def test_the_same_id_is_done_once_and_answered_twice(registry: TableRegistry) -> None:
    live = await dealt(registry, ["", "", ""])
    command = commands.Choose(id="once", choice=legal(live, 0)[:1])
    first = await do(live, 0, command)
    number = live.table_state.number
    assert await do(live, 0, command) == first
    assert live.table_state.number == number


async def test_a_choice_for_an_earlier_stage_is_refused(registry: TableRegistry) -> None:
    live = await dealt(registry, ["", "pro"], mode="heritage")
    stage = live.table_state.version
    await choose(live, 0, legal(live, 0)[:1], stage=stage)
    await rest(live)
    with pytest.raises(NotAllowed) as reason:
        await choose(live, 0, legal(live, 0)[:1], stage=stage)
    assert reason.value.message == "error-server-late"


async def test_a_refusal_does_not_say_who_has_locked(registry: TableRegistry) -> None:
    live = await dealt(registry, ["", "", ""])
    cards = legal(live, 0)
    await choose(live, 0, cards[:1])
    alone = str(await refused(live, 0, cards[1:2]))
    await choose(live, 1, legal(live, 1)[:1])
    assert str(await refused(live, 0, cards[1:2])) == alone


async def refused(live, seat: int, choice: list[int]) -> UserError:
    """Why a choice is not taken."""
    with pytest.raises(UserError) as reason:
        await choose(live, seat, choice)
    return reason.value


async def test_the_clock_plays_the_queued_choice_else_a_bots(registry: TableRegistry, hands: Hands) -> None:
    live = await dealt(registry, ["", "", ""], pace="steady")
    people = [await connect(live, seat) for seat in range(3)]
    queued = legal(live, 0)[2]
    await do(live, 0, commands.Queue(id=new_id(), choice=[queued]))
    deadline = live.table_state.deadline()
    assert deadline is not None
    assert deadline == pytest.approx(hands.time + 75)
    hands.time = deadline - 0.1
    await rest(live)
    assert live.table_state.version == 1
    hands.time = deadline + 0.1
    await rest(live)
    assert live.table_state.version == 2
    rows = await registry.store.rows(live.table_state.id)
    played = {row.seat: row.body["choices"] for row in rows if row.by == "clock"}
    assert played[0] == [queued]
    assert set(played) == {0, 1, 2}
    shorter = live.table_state.deadline()
    assert shorter is not None
    assert shorter - hands.time < 75  # the pack has shrunk
    assert people


async def test_somebody_gone_is_stood_in_for_and_comes_back_at_once(
    registry: TableRegistry, hands: Hands
) -> None:
    live = await dealt(registry, ["", "", ""])
    here = [await connect(live, seat) for seat in (0, 1)]
    await choose(live, 0, legal(live, 0)[:1])
    await choose(live, 1, legal(live, 1)[:1])
    await rest(live)
    assert live.table_state.version == 1
    hands.time += registry.settings.grace + 1
    await rest(live)
    assert live.table_state.chairs[2].away
    assert live.table_state.version == 2
    assert "away" in kinds(frames(here[0]))
    await come_back(live, 2)
    assert not live.table_state.chairs[2].away
    assert "here" in kinds(frames(here[0]))


async def test_a_relaxed_table_waits_while_nobody_is_there(registry: TableRegistry, hands: Hands) -> None:
    live = await dealt(registry, ["", "", ""])
    hands.time += 1e6
    await rest(live)
    assert live.table_state.version == 1
    assert not any(chair.away for chair in live.table_state.chairs)


async def test_host_rights_go_to_the_next_person(registry: TableRegistry, hands: Hands) -> None:
    live = await table(registry, ["", "", ""])
    assert live.table_state.host == 0
    await do(live, 0, commands.Leave(id=new_id()))
    assert live.table_state.host == 1
    with pytest.raises(NotAllowed):
        await do(live, 2, commands.Kick(id=new_id(), seat=1))
    await do(live, 1, commands.Kick(id=new_id(), seat=2))
    await do(live, 1, commands.SetBot(id=new_id(), seat=2, level="pro"))
    await do(live, 1, commands.SetBot(id=new_id(), seat=0, level="rookie"))
    await do(live, 1, commands.Ready(id=new_id()))
    await rest(live)
    assert live.table_state.state == PLAYING


async def test_a_rematch_keeps_everybodys_chair(registry: TableRegistry) -> None:
    live = await dealt(registry, ["", "pro", ""])
    while live.table_state.state == PLAYING:
        for seat in live.table_state.waiting():
            await choose(live, seat, legal(live, seat)[:1])
        await rest(live)
    await do(live, 2, commands.Rematch(id=new_id()))
    again = await registry.live(live.table_state.rematch["table"])
    assert again.table_state.state == OPEN
    seat, _ = await sit_down(again, "guest2", "name2", None, None)
    assert seat == 2
    assert again.table_state.chairs[1].bot == "pro"


async def test_an_open_table_is_closed_in_the_end(registry: TableRegistry, hands: Hands) -> None:
    live = await table(registry, ["", "", ""])
    hands.time += registry.settings.open_for + 1
    await rest(live)
    assert live.table_state.state == CLOSED


async def test_spectators_see_late(registry: TableRegistry, hands: Hands) -> None:
    live = await dealt(registry, ["", "pro", "pro"])
    watcher = await connect(live, None)
    hello = msgspec.json.decode(frames(watcher)[0])
    assert hello["now"]["state"] == OPEN
    assert hello["now"]["seats"][0]["taken"]  # who sits there is told at once
    hands.time += registry.settings.spectator_delay + 1
    (await live.spectators()).advance()
    told = [msgspec.json.decode(frame) for frame in frames(watcher)]
    assert told[-1]["now"]["state"] == PLAYING
    assert "legal" not in told[-1]["now"]


async def test_basketball_goes_the_same_way(registry: TableRegistry) -> None:
    live = await dealt(registry, ["", "pro"], game="hoops")
    for _ in range(30):
        if 0 in live.table_state.waiting():
            await choose(live, 0, legal(live, 0)[:1])
        await rest(live)
    assert live.table_state.table is not None
    assert len(live.table_state.table.reveals) > 1
