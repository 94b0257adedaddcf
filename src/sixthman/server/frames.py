"""What goes over the wire about a game: views, field by field, from an allow-list.

A view is a record in which all that its seat may not know is blank (-1). Its fields go out under the names
they have in the game's record (`games/*/record.py`), rows of seats cut to those that play.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from sixthman.table.desk import Event
from sixthman.table.desks import ALLSTAR, HOOPS

if TYPE_CHECKING:
    from .sitting import Sitting

# What stands once in a record
_TABLE = {
    ALLSTAR: (
        *("edition", "seats", "mode", "no_whistle", "coaches", "species"),
        *("phase", "round_", "step", "asked", "opener", "deck", "arenas", "lots", "shown_in", "shown_by"),
    ),
    HOOPS: (
        *("pick_team", "opening_draft", "most_overtimes"),
        *("phase", "asked", "first", "player", "turn", "overtime", "last_turn"),
        *("subject", "least", "done", "owed", "marked_slots", "entered", "rested", "settled"),
        *("fatigue", "piled", "tactics_piled", "tactics_gone", "player_pile", "row", "tactics"),
        *("rolled", "marked", "box"),
    ),
}
# … and once for each seat
_SEATS = {
    ALLSTAR: (
        *("pack_at", "bench", "benched", "teams", "bus", "thrown", "strengths", "fans", "playoff_fans"),
        *("playoff_rank", "tickets", "laid_down", "coach", "refused", "turned_over", "coach_beside"),
        *("coach_player", "coach_mate", "envelope", "stage", "held"),
    ),
    HOOPS: (
        *("drafted", "points", "pile", "decked", "topped", "discarded", "hand", "held", "shown"),
        *("court", "prepared", "kept", "stage", "team", "verdict"),
    ),
}


def view_fields(game: str, view: Any, seats: int) -> dict[str, Any]:
    """A view as plain numbers."""
    fields = {name: view[name].tolist() for name in _TABLE[game]}
    for name in _SEATS[game]:
        fields[name] = view[name][:seats].tolist()
    return fields


def asked_seats(view: Any) -> list[int]:
    """Who is asked for a choice, whether or not the envelope is complete already."""
    asked = int(view.asked)
    return [seat for seat in range(asked.bit_length()) if asked >> seat & 1]


def event_bytes(event: Event) -> bytes:
    """An event as it is sent."""
    return msgspec.json.encode({"kind": event.kind, "facts": dict(event.facts)})


def news_frames(sitting: Sitting, onlooker: int, heard: int) -> list[bytes]:
    """The frames for news after so many; how things stand comes with the last of them."""
    news = sitting.news[onlooker][heard:]
    frames = [
        b'{"kind":"news","seq":%d,"events":%b}' % (heard + 1 + i, one.events) for i, one in enumerate(news)
    ]
    if any(one.seen for one in news):
        frames[-1] = frames[-1][:-1] + b',"now":' + msgspec.json.encode(sitting.now(onlooker)) + b"}"
    return frames


def hello_frame(sitting: Sitting, onlooker: int, since: int) -> bytes:
    """What a client hears first: the news it has missed, and how things stand."""
    news = sitting.news[onlooker]
    missed = b",".join(
        b'{"seq":%d,"events":%b}' % (since + 1 + i, one.events) for i, one in enumerate(news[since:])
    )
    now = msgspec.json.encode(sitting.now(onlooker))
    return b'{"kind":"hello","seq":%d,"news":[%b],"now":%b}' % (len(news), missed, now)
