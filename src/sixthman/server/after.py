"""Requests after a game: replays to step through, share links, and what a second look has found."""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict
from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.params import Parameter

from .asking import check_invite
from .house import House
from .page import accepts_gzip
from .replays import replay_head, replay_steps
from .room import Room
from .seats import SEAT_COOKIE, seat_of
from .sitting import Sitting

Invite = Annotated[str | None, Parameter(max_length=64)]
KEPT = 64  # replays that need not be worked out again


class Shelved:
    """Replays that were asked for lately, packed."""

    def __init__(self) -> None:
        self._packed: OrderedDict[tuple[str, int | None], bytes] = OrderedDict()

    async def steps(self, sitting: Sitting, seat: int | None) -> bytes:
        """A replay as a seat saw it."""
        key = (sitting.id, seat)
        if key not in self._packed:
            self._packed[key] = await asyncio.to_thread(_pack, sitting, seat)
        self._packed.move_to_end(key)
        while len(self._packed) > KEPT:
            self._packed.popitem(last=False)
        return self._packed[key]


def _pack(sitting: Sitting, seat: int | None) -> bytes:
    return gzip.compress(replay_steps(sitting, seat), compresslevel=6, mtime=0)


@get(["/api/replays/{table_id:str}", "/api/tables/{table_id:str}/replay/head"], tags=["records"])
async def share(
    request: Request[Any, Any, Any], house: House, table_id: str, invite: Invite = None
) -> dict[str, Any]:
    """What a finished game was; one need not have sat there. A private game wants its invite, but for those
    who sat there: their cookie reaches the second of the two addresses."""

    async def read(room: Room) -> dict[str, Any]:
        _may_look(request, room, invite)
        return replay_head(room.sitting) | {"analysis": await house.analyses.state(table_id)}

    return await house.at(table_id, read)


@get("/api/tables/{table_id:str}/replay/steps", tags=["records"])
async def steps(
    request: Request[Any, Any, Any],
    house: House,
    shelved: Shelved,
    table_id: str,
    seat: Annotated[int | None, Parameter(ge=0, le=5)] = None,
    invite: Invite = None,
) -> Response[bytes]:
    """All of a finished game as a seat (or a spectator) saw it: each step tells what has changed."""

    async def read(room: Room) -> bytes:
        _may_look(request, room, invite)
        return await shelved.steps(room.sitting, seat)

    packed = await house.at(table_id, read)
    headers = {"vary": "accept-encoding", "cache-control": "private, max-age=3600"}
    if accepts_gzip({b"accept-encoding": request.headers.get("accept-encoding", "").encode("latin-1")}):
        headers["content-encoding"] = "gzip"
    else:
        packed = gzip.decompress(packed)
    return Response(packed, media_type="application/json", headers=headers)


@post("/api/tables/{table_id:str}/analysis", tags=["records"], status_code=202)
async def start_analysis(
    request: Request[Any, Any, Any], house: House, table_id: str, invite: Invite = None
) -> dict[str, str]:
    """Have a finished game looked at again, in the background. Asking twice does it once."""

    async def begin(room: Room) -> dict[str, str]:
        _may_look(request, room, invite)
        await house.analyses.start(room.sitting)
        return {"state": await house.analyses.state(table_id)}

    return await house.at(table_id, begin)


@get("/api/tables/{table_id:str}/analysis", tags=["records"])
async def analysis(
    request: Request[Any, Any, Any], house: House, table_id: str, invite: Invite = None
) -> dict[str, Any]:
    """How far that is, and what was found so far."""

    async def read(room: Room) -> dict[str, Any]:
        _may_look(request, room, invite)
        return await house.analyses.told(room.sitting)

    return await house.at(table_id, read)


def _may_look(request: Request[Any, Any, Any], room: Room, invite: str | None) -> None:
    """Whoever sat there, was invited, or anybody if the table was public."""
    known = seat_of(room, request.cookies.get(SEAT_COOKIE)) is not None
    check_invite(room, invite, known)


HANDLERS = [share, steps, start_analysis, analysis]
