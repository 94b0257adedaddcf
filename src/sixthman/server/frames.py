"""What goes over the wire about a game: news, how things stand, and what of that has changed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from sixthman.table.adapter import Event

if TYPE_CHECKING:
    from .table_state import TableState


Now = dict[str, Any]  # how things stand, for one onlooker


def changes(before: Now, now: Now) -> dict[str, Any]:
    """What is different: `now` (fields and what they are now), `view` (the same of its fields), `gone`.

    Fields of a view that have not changed are the same objects (`view_fields`), so few have to be compared.
    """
    found: dict[str, Any] = {}
    fields = {name: one for name, one in now.items() if name != "view" and _differs(before, name, one)}
    if fields:
        found["now"] = fields
    seen, view = before.get("view", {}), now.get("view", {})
    moved = {name: one for name, one in view.items() if _differs(seen, name, one)}
    if moved:
        found["view"] = moved
    gone = [name for name in before if name not in now]
    if gone:
        found["gone"] = gone
    return found


def _differs(before: Mapping[str, Any], name: str, one: Any) -> bool:
    was = before.get(name, before)
    return was is not one and was != one


def asked_seats(view: Any) -> list[int]:
    """Who is asked for a choice, whether or not the envelope is complete already."""
    asked = int(view.asked)
    return [seat for seat in range(asked.bit_length()) if asked >> seat & 1]


def event_bytes(event: Event) -> bytes:
    """An event as it is sent."""
    return msgspec.json.encode({"kind": event.kind, "facts": dict(event.facts)})


def news_frames(table_state: TableState, onlooker: int, heard: int) -> tuple[list[bytes], bool]:
    """The frames for news after so many, and whether what the onlooker sees has changed."""
    news = table_state.news[onlooker][heard:]
    frames = [
        b'{"kind":"news","seq":%d,"events":%b}' % (heard + 1 + i, one.events) for i, one in enumerate(news)
    ]
    return frames, any(one.seen for one in news)


def hello_frame(table_state: TableState, onlooker: int, since: int) -> bytes:
    """What a client hears first: the news it has missed, and how things stand."""
    news = table_state.news[onlooker]
    missed = b",".join(
        b'{"seq":%d,"events":%b}' % (since + 1 + i, one.events) for i, one in enumerate(news[since:])
    )
    now = msgspec.json.encode(table_state.now(onlooker))
    return b'{"kind":"hello","seq":%d,"news":[%b],"now":%b}' % (len(news), missed, now)
