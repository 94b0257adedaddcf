"""Who asks for changes knows the same as who is told everything, and is told less."""

from __future__ import annotations

import copy
import random
from typing import Any

import msgspec
import pytest

from sixthman.server import commands
from sixthman.server.client import Client
from sixthman.server.table_registry import TableRegistry

from .sittings import choose, connect, do, frames, legal, new_id, rest, table


def put_together(now: dict[str, Any], frame: dict[str, Any]) -> dict[str, Any]:
    """How things are after a frame."""
    if "changed" not in frame:
        return copy.deepcopy(frame.get("now", now))
    changed = frame["changed"]
    after = now | changed.get("now", {})
    if "view" in changed:
        after["view"] = now.get("view", {}) | changed["view"]
    return {name: one for name, one in after.items() if name not in changed.get("gone", ())}


async def listen(registry: TableRegistry, live: Any, seat: int | None) -> Client:
    """Someone who asks for changes."""
    onlooker = live.table_state.spectators if seat is None else seat
    client = Client(onlooker, "en", seat is None, changes=True)

    async def hello() -> None:
        client.send(await live.hello(client, 0))

    await live.ask(hello)
    return client


@pytest.mark.parametrize(("game", "seats"), [("allstar", 3), ("hoops", 2)])
async def test_changes_add_up_to_the_whole(registry: TableRegistry, game: str, seats: int) -> None:
    live = await table(registry, [""] * seats, game=game)
    places = [*range(seats), None]
    whole = [await connect(live, seat) for seat in places]
    less = [await listen(registry, live, seat) for seat in places]
    known: list[dict[str, Any]] = [{} for _ in places]
    sizes = [0, 0]
    luck, kinds = random.Random(3), set()

    def hear() -> None:
        for place, (client, other) in enumerate(zip(whole, less, strict=True)):
            told, changes = frames(client), frames(other)
            sizes[0] += sum(map(len, told))
            sizes[1] += sum(map(len, changes))
            assert len(told) == len(changes)
            for one, two in zip(
                map(msgspec.json.decode, told), map(msgspec.json.decode, changes), strict=True
            ):
                assert one["seq"] == two["seq"]
                assert one.get("events") == two.get("events")
                known[place] = put_together(known[place], two)
                kinds.update(set(two) & {"now", "changed"})
                if "now" in one:
                    assert known[place] == one["now"]

    for seat in range(seats):
        await do(live, seat, commands.Ready(id=new_id()))
    await rest(live)
    hear()
    while live.table_state.state == "playing" and live.table_state.number < 120:
        seat = luck.choice(live.table_state.waiting())
        await choose(live, seat, [luck.choice(legal(live, seat))])
        hear()
    late = await listen(registry, live, 0)  # is told the whole once, whatever the others know
    frames(late)
    seat = live.table_state.waiting()[0]
    await choose(live, seat, [legal(live, seat)[0]])
    told = [msgspec.json.decode(frame) for frame in frames(late)]
    assert not any("changed" in frame for frame in told[:1])
    hear()
    assert kinds == {"now", "changed"}
    assert sizes[1] < sizes[0] / 2
