"""Questions of a seat that change nothing at its table: weighing cards, asking for a hint."""

from __future__ import annotations

from typing import Any

from .asking import NotAllowed
from .helping import seen_by
from .pace import RELAXED
from .question import Question
from .room import Room
from .sitting import OVER, PLAYING, Sitting

HINT_COSTS = 5.0  # as much as so many other questions


async def weigh(room: Room, seat: int, question: Any) -> dict[str, Any]:
    """What cards are good for, as the seat sees things. A question may come when all is over."""
    room.seen(seat)
    return await _weigh(room, room.sitting, seat, f"{room.sitting.id} {seat}", question)


async def watch(room: Room, who: str, question: Any) -> dict[str, Any]:
    """What spectators may ask for, as late as they see things: what does not depend on a seat."""
    if not room.sitting.rules.desk.spectators_ask or question != Question():
        raise NotAllowed("error-server-spectator")
    sitting = (await room.ask(room.gallery)).sitting
    return await _weigh(room, sitting, None, who, question)


async def _weigh(room: Room, sitting: Sitting, seat: int | None, who: str, question: Any) -> dict[str, Any]:
    house, table = room.house, sitting.table
    if sitting.state not in (PLAYING, OVER) or table is None:
        raise NotAllowed("error-server-not-playing")
    if not house.questions.allow(who) or house.asides_full:
        raise NotAllowed("error-server-often")
    seen = seen_by(table, seat)
    return {"stage": sitting.stage, **await house.aside(sitting.rules.helper.weigh, seen, question)}


async def hint(room: Room, seat: int) -> dict[str, Any]:
    """What the All-Star would do in this seat's place; one such question at a time at a table."""
    sitting, house = room.sitting, room.house
    if not sitting.hints:
        clocked = sitting.agreed.pace != RELAXED
        raise NotAllowed("error-server-hints-clock" if clocked else "error-server-no-hints")
    table = sitting.table
    if sitting.state != PLAYING or table is None:
        raise NotAllowed("error-server-not-playing")
    room.seen(seat)
    if seat not in sitting.waiting():
        raise NotAllowed("error-server-not-asked")
    if room.hinting:
        raise NotAllowed("error-server-hint-busy")
    if not house.questions.allow(f"{sitting.id} {seat}", HINT_COSTS):
        raise NotAllowed("error-server-often")
    room.hinting = True
    try:
        stage = sitting.stage
        return {"stage": stage, **await house.muse(sitting.rules.helper.hint, table.view(seat))}
    finally:
        room.hinting = False
