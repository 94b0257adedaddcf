"""A table: sealed choices, take-back, ids, clocks, absence, host, rematch."""

from __future__ import annotations

import msgspec
import pytest

from sixthman.messages import IllegalChoice, Told
from sixthman.server import commands
from sixthman.server.asking import NotAllowed, come_back, sit_down
from sixthman.server.house import House
from sixthman.server.sitting import CLOSED, OPEN, OVER, PLAYING, Sitting
from tests.server.conftest import Hands
from tests.server.sittings import choose, connect, dealt, do, frames, legal, new_id, rest, table


def kinds(client_frames: list[bytes]) -> list[str]:
    """The events of some frames, by kind."""
    return [
        event["kind"] for frame in client_frames for event in msgspec.json.decode(frame).get("events", [])
    ]


async def test_a_game_of_bots_and_one_person_comes_to_its_end(house: House) -> None:
    room = await dealt(house, ["", "pro", "rookie", "random"])
    while room.sitting.state == PLAYING:
        await choose(room, 0, legal(room, 0)[:1])
        await rest(room)
    assert room.sitting.state == OVER
    assert sorted(room.sitting.now(0)["places"])[0] == 1


async def test_a_sitting_is_what_its_rows_make_of_it(house: House) -> None:
    room = await dealt(house, ["", "", "pro"])
    for _ in range(12):
        seat = room.sitting.waiting()[0]
        await choose(room, seat, legal(room, seat)[-1:])
        await rest(room)
    again = Sitting(room.sitting.id, room.sitting.agreed, room.sitting.rules)
    for row in await house.store.rows(room.sitting.id):
        again.apply(row)
    assert again.news == room.sitting.news
    assert [again.now(seat) for seat in range(4)] == [room.sitting.now(seat) for seat in range(4)]


async def test_who_has_chosen_is_not_said_only_how_many(house: House) -> None:
    room = await dealt(house, ["", "", ""])
    other = await connect(room, 1)
    frames(other)
    await choose(room, 0, legal(room, 0)[:1])
    (frame,) = [msgspec.json.decode(frame) for frame in frames(other)]
    assert frame == {
        "kind": "news",
        "seq": frame["seq"],
        "events": [{"kind": "chosen", "facts": {"chosen": 1, "of": 3}}],
    }


async def test_a_choice_is_sealed_until_the_last_one_and_can_be_taken_back(house: House) -> None:
    room = await dealt(house, ["", "", ""])
    first, second = legal(room, 0)[:2]
    await choose(room, 0, [first])
    assert room.sitting.now(0)["sealed"] == [first]
    await do(room, 0, commands.TakeBack(id=new_id()))
    assert room.sitting.now(0)["sealed"] == []
    await choose(room, 0, [second])
    for seat in (1, 2):
        await choose(room, seat, legal(room, seat)[:1])
    assert room.sitting.stage == 2
    with pytest.raises(IllegalChoice):
        await do(room, 0, commands.TakeBack(id=new_id()))


async def test_the_same_id_is_done_once_and_answered_twice(house: House) -> None:
    room = await dealt(house, ["", "", ""])
    command = commands.Choose(id="once", choice=legal(room, 0)[:1])
    first = await do(room, 0, command)
    number = room.sitting.number
    assert await do(room, 0, command) == first
    assert room.sitting.number == number


async def test_a_choice_for_an_earlier_stage_is_refused(house: House) -> None:
    room = await dealt(house, ["", "pro"], mode="heritage")
    stage = room.sitting.stage
    await choose(room, 0, legal(room, 0)[:1], stage=stage)
    await rest(room)
    with pytest.raises(NotAllowed) as reason:
        await choose(room, 0, legal(room, 0)[:1], stage=stage)
    assert reason.value.message == "error-server-late"


async def test_a_refusal_does_not_say_who_has_locked(house: House) -> None:
    room = await dealt(house, ["", "", ""])
    cards = legal(room, 0)
    await choose(room, 0, cards[:1])
    alone = str(await refused(room, 0, cards[1:2]))
    await choose(room, 1, legal(room, 1)[:1])
    assert str(await refused(room, 0, cards[1:2])) == alone


async def refused(room, seat: int, choice: list[int]) -> Told:
    """Why a choice is not taken."""
    with pytest.raises(Told) as reason:
        await choose(room, seat, choice)
    return reason.value


async def test_the_clock_plays_the_queued_choice_else_a_bots(house: House, hands: Hands) -> None:
    room = await dealt(house, ["", "", ""], pace="steady")
    people = [await connect(room, seat) for seat in range(3)]
    queued = legal(room, 0)[2]
    await do(room, 0, commands.Queue(id=new_id(), choice=[queued]))
    deadline = room.sitting.deadline()
    assert deadline is not None
    assert deadline == pytest.approx(hands.time + 75)
    hands.time = deadline - 0.1
    await rest(room)
    assert room.sitting.stage == 1
    hands.time = deadline + 0.1
    await rest(room)
    assert room.sitting.stage == 2
    rows = await house.store.rows(room.sitting.id)
    played = {row.seat: row.body["choices"] for row in rows if row.by == "clock"}
    assert played[0] == [queued]
    assert set(played) == {0, 1, 2}
    shorter = room.sitting.deadline()
    assert shorter is not None
    assert shorter - hands.time < 75  # the pack has shrunk
    assert people


async def test_somebody_gone_is_stood_in_for_and_comes_back_at_once(house: House, hands: Hands) -> None:
    room = await dealt(house, ["", "", ""])
    here = [await connect(room, seat) for seat in (0, 1)]
    await choose(room, 0, legal(room, 0)[:1])
    await choose(room, 1, legal(room, 1)[:1])
    await rest(room)
    assert room.sitting.stage == 1
    hands.time += house.settings.grace + 1
    await rest(room)
    assert room.sitting.chairs[2].away
    assert room.sitting.stage == 2
    assert "away" in kinds(frames(here[0]))
    await come_back(room, 2)
    assert not room.sitting.chairs[2].away
    assert "here" in kinds(frames(here[0]))


async def test_a_relaxed_table_waits_while_nobody_is_there(house: House, hands: Hands) -> None:
    room = await dealt(house, ["", "", ""])
    hands.time += 1e6
    await rest(room)
    assert room.sitting.stage == 1
    assert not any(chair.away for chair in room.sitting.chairs)


async def test_host_rights_go_to_the_next_person(house: House, hands: Hands) -> None:
    room = await table(house, ["", "", ""])
    assert room.sitting.host == 0
    await do(room, 0, commands.Leave(id=new_id()))
    assert room.sitting.host == 1
    with pytest.raises(NotAllowed):
        await do(room, 2, commands.Kick(id=new_id(), seat=1))
    await do(room, 1, commands.Kick(id=new_id(), seat=2))
    await do(room, 1, commands.SetBot(id=new_id(), seat=2, level="pro"))
    await do(room, 1, commands.SetBot(id=new_id(), seat=0, level="rookie"))
    await do(room, 1, commands.Ready(id=new_id()))
    await rest(room)
    assert room.sitting.state == PLAYING


async def test_the_seed_is_the_committed_secret_and_the_nonces(house: House) -> None:
    room = await table(house, ["", "pro", "pro"])
    await do(room, 0, commands.Nonce(id=new_id(), nonce="lucky"))
    await do(room, 0, commands.Ready(id=new_id()))
    await rest(room)
    assert "seed" not in room.sitting.now(0)
    while room.sitting.state == PLAYING:
        await choose(room, 0, legal(room, 0)[:1])
        await rest(room)
    seed = room.sitting.now(0)["seed"]
    assert seed == f"{room.sitting.agreed.secret} + lucky + - + -"


async def test_a_rematch_keeps_everybodys_chair(house: House) -> None:
    room = await dealt(house, ["", "pro", ""])
    while room.sitting.state == PLAYING:
        for seat in room.sitting.waiting():
            await choose(room, seat, legal(room, seat)[:1])
        await rest(room)
    await do(room, 2, commands.Rematch(id=new_id()))
    again = await house.room(room.sitting.rematch["table"])
    assert again.sitting.state == OPEN
    seat, _ = await sit_down(again, "guest2", "name2", None, None)
    assert seat == 2
    assert again.sitting.chairs[1].bot == "pro"


async def test_an_open_table_is_closed_in_the_end(house: House, hands: Hands) -> None:
    room = await table(house, ["", "", ""])
    hands.time += house.settings.open_for + 1
    await rest(room)
    assert room.sitting.state == CLOSED


async def test_spectators_see_late(house: House, hands: Hands) -> None:
    room = await dealt(house, ["", "pro", "pro"])
    watcher = await connect(room, None)
    hello = msgspec.json.decode(frames(watcher)[0])
    assert hello["now"]["state"] == OPEN
    assert hello["now"]["seats"][0]["taken"]  # who sits there is told at once
    hands.time += house.settings.spectator_delay + 1
    (await room.gallery()).advance()
    told = [msgspec.json.decode(frame) for frame in frames(watcher)]
    assert told[-1]["now"]["state"] == PLAYING
    assert "legal" not in told[-1]["now"]


async def test_basketball_goes_the_same_way(house: House) -> None:
    room = await dealt(house, ["", "pro"], game="hoops")
    for _ in range(30):
        if 0 in room.sitting.waiting():
            await choose(room, 0, legal(room, 0)[:1])
        await rest(room)
    assert room.sitting.table is not None
    assert len(room.sitting.table.moments) > 1
