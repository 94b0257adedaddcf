"""Questions of a seat that change nothing at its table: weighing cards, asking for a hint."""

from __future__ import annotations

from typing import Any

from .asking import NotAllowed
from .commands import Question
from .helping import Seen, seen_by
from .pace import RELAXED
from .room import Room
from .served import ServedTable
from .sitting import PLAYING

HINT_COSTS = 5.0  # as much as so many other questions


async def weigh(room: Room, seat: int, question: Question) -> dict[str, Any]:
    """What cards are good for, as the seat sees things."""
    house, seen = room.house, _seen(room, seat)
    if not house.questions.allow(f"{room.sitting.id} {seat}") or house.asides_full:
        raise NotAllowed("error-server-often")
    helper, stage = room.sitting.rules.helper, room.sitting.stage
    house.prepare_help(room.sitting.rules)
    return {"stage": stage, **await house.aside(helper.weigh, seen, question)}


async def hint(room: Room, seat: int) -> dict[str, Any]:
    """What the All-Star would do in this seat's place; one such question at a time at a table."""
    sitting, house = room.sitting, room.house
    if not sitting.hints:
        clocked = sitting.agreed.pace != RELAXED
        raise NotAllowed("error-server-hints-clock" if clocked else "error-server-no-hints")
    seen = _seen(room, seat)
    if seat not in sitting.waiting():
        raise NotAllowed("error-server-not-asked")
    house.prepare_help(sitting.rules)
    if not sitting.rules.helper.ready:
        raise NotAllowed("error-server-help-soon")
    if room.hinting:
        raise NotAllowed("error-server-hint-busy")
    if not house.questions.allow(f"{sitting.id} {seat}", HINT_COSTS):
        raise NotAllowed("error-server-often")
    room.hinting = True
    try:
        stage = sitting.stage
        return {"stage": stage, **await house.muse(sitting.rules.helper.hint, seen.view)}
    finally:
        room.hinting = False


def _seen(room: Room, seat: int) -> Seen:
    """What the seat sees of the game in progress."""
    table: ServedTable | None = room.sitting.table
    if room.sitting.state != PLAYING or table is None:
        raise NotAllowed("error-server-not-playing")
    room.seen(seat)
    return seen_by(table, seat)
