"""What goes over the wire about a game: views, field by field, from an allow-list.

A view is a record in which all that its seat must not know is blank (-1). Its fields go out under the names
they have in the game's record (`games/*/declaration.py`), rows of seats cut to those that play.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from sixthman.kernel.declaration import NOBODY, Declaration
from sixthman.table.adapter import Event

if TYPE_CHECKING:
    from .table_state import TableState


def view_fields(declared: Declaration, view: Any, seats: int) -> dict[str, Any]:
    """A view as plain numbers."""
    return {
        field.name: (view[field.name][:seats] if field.each else view[field.name]).tolist()
        for field in declared.fields
        if field.sent and field.seen != NOBODY
    }


def asked_seats(view: Any) -> list[int]:
    """Who is asked for a choice, whether or not the envelope is complete already."""
    asked = int(view.asked)
    return [seat for seat in range(asked.bit_length()) if asked >> seat & 1]


def event_bytes(event: Event) -> bytes:
    """An event as it is sent."""
    return msgspec.json.encode({"kind": event.type, "facts": dict(event.facts)})


def news_frames(table_state: TableState, onlooker: int, heard: int) -> list[bytes]:
    """The frames for news after this many; how things are comes with the last of them."""
    news = table_state.news[onlooker][heard:]
    frames = [
        b'{"kind":"news","seq":%d,"events":%b}' % (heard + 1 + i, one.events) for i, one in enumerate(news)
    ]
    if any(one.seen for one in news):
        frames[-1] = frames[-1][:-1] + b',"now":' + msgspec.json.encode(table_state.now(onlooker)) + b"}"
    return frames


def hello_frame(table_state: TableState, onlooker: int, since: int) -> bytes:
    """What a client hears first: the news it has missed, and how things are."""
    news = table_state.news[onlooker]
    missed = b",".join(
        b'{"seq":%d,"events":%b}' % (since + 1 + i, one.events) for i, one in enumerate(news[since:])
    )
    now = msgspec.json.encode(table_state.now(onlooker))
    return b'{"kind":"hello","seq":%d,"news":[%b],"now":%b}' % (len(news), missed, now)
