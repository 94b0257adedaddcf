"""Without a clock: who is connected and says nothing is nudged, then a bot plays, by majority."""

from __future__ import annotations

import msgspec

from sixthman.server import commands
from sixthman.server.command_rows import come_back
from sixthman.server.pace import NUDGE_SECONDS
from sixthman.server.table_registry import TableRegistry
from sixthman.server.table_state import TableState
from tests.server.conftest import Hands
from tests.server.sittings import choose, connect, dealt, do, frames, legal, new_id, refused, rest


def nudge() -> commands.Nudge:
    """Ask for what is owed."""
    return commands.Nudge(id=new_id())


def replace() -> commands.Replace:
    """Vote for a bot."""
    return commands.Replace(id=new_id())


async def test_a_silent_seat_is_nudged_then_replaced_by_majority(
    registry: TableRegistry, hands: Hands
) -> None:
    live = await dealt(registry, ["", "", "", ""])
    *_, silent = [await connect(live, seat) for seat in range(4)]
    for seat in range(3):
        await choose(live, seat, legal(live, seat)[:1])
    with refused("error-server-replace-early"):
        await do(live, 0, replace())
    frames(silent)
    await do(live, 0, nudge())
    (frame,) = frames(silent)
    assert msgspec.json.decode(frame)["events"] == [{"kind": "nudged", "facts": {"seat": 0}}]
    with refused("error-server-nudged"):
        await do(live, 1, nudge())
    hands.time += NUDGE_SECONDS - 1
    with refused("error-server-replace-early"):
        await do(live, 0, replace())
    hands.time += 1
    with refused("error-server-choose-first"):
        await do(live, 3, replace())
    for _ in range(3):  # one seat is one voice
        await do(live, 0, replace())
    await rest(live)
    assert live.table_state.version == 1
    await do(live, 1, replace())
    await rest(live)
    assert live.table_state.chairs[3].away
    assert live.table_state.version == 2
    assert live.table_state.nudged_at is None
    await come_back(live, 3)
    assert [chair.away for chair in live.table_state.chairs] == [False] * 4
    again = TableState(live.table_state.id, live.table_state.agreed, live.table_state.rules)
    again.apply_all(await registry.store.rows(live.table_state.id))
    assert [again.now(seat) for seat in range(5)] == [live.table_state.now(seat) for seat in range(5)]


async def test_of_two_the_other_decides(registry: TableRegistry, hands: Hands) -> None:
    live = await dealt(registry, ["", "", "pro"])
    await choose(live, 0, legal(live, 0)[:1])
    await do(live, 0, nudge())
    hands.time += NUDGE_SECONDS
    await do(live, 0, replace())
    await rest(live)
    assert live.table_state.chairs[1].away
    assert live.table_state.version == 2


async def test_who_chooses_in_time_stays(registry: TableRegistry, hands: Hands) -> None:
    live = await dealt(registry, ["", "", ""])
    with refused("error-server-choose-first"):
        await do(live, 0, replace())
    await choose(live, 0, legal(live, 0)[:1])
    await choose(live, 1, legal(live, 1)[:1])
    await do(live, 0, nudge())
    hands.time += NUDGE_SECONDS
    await choose(live, 2, legal(live, 2)[:1])
    await rest(live)
    assert live.table_state.version == 2
    await choose(live, 0, legal(live, 0)[:1])
    with refused("error-server-replace-early"):
        await do(live, 0, replace())
    assert not any(chair.away for chair in live.table_state.chairs)


async def test_who_has_chosen_is_not_said_by_votes(registry: TableRegistry, hands: Hands) -> None:
    live = await dealt(registry, ["", "", "", ""])
    for seat in range(3):
        await choose(live, seat, legal(live, seat)[:1])
    *_, other = [await connect(live, seat) for seat in range(4)]
    await do(live, 0, nudge())
    hands.time += NUDGE_SECONDS
    frames(other)
    await do(live, 1, replace())
    (frame,) = frames(other)
    assert msgspec.json.decode(frame)["events"] == [{"kind": "votes", "facts": {"votes": 1}}]


async def test_a_clock_needs_no_nudge(registry: TableRegistry) -> None:
    live = await dealt(registry, ["", "", ""], pace="steady")
    for command in (nudge(), replace()):
        with refused("error-server-nudge-clock"):
            await do(live, 0, command)
    alone = await dealt(registry, ["", "pro", "pro"])
    with refused("error-server-nobody-silent"):
        await do(alone, 0, nudge())
