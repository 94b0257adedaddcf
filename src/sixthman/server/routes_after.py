"""Requests after a game: its record, replays to step through, share links, what a second look has found."""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from starlette.requests import Request

from sixthman.table import read_record, verify_record
from sixthman.table.fairness import proven

from .command_rows import check_invite
from .commands import Invite, Seat
from .cookies import seat_of
from .live_table import LiveTable
from .page import accepts_gzip
from .replays import record_text, replay_head, replay_steps, replay_view
from .routes import TEXT, Answer, get, post
from .routes_lobby import check_game
from .table_registry import TableRegistry
from .table_state import TableState

KEPT = 64  # replays that need not be worked out again
RECORD_BYTES = 64 * 1024


class RecordText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game record."""

    record: Annotated[str, Meta(max_length=RECORD_BYTES)]


class Verified(msgspec.Struct):
    """A record that follows the rules."""

    game: str
    over: bool
    reveals: int
    scores: list[int]
    commitment: str
    contributions: list[str]  # what each seat had shown before the deal; "" for none
    left_out: list[int]  # seats that did not tell in time what they had shown


class ReplayCache:
    """Replays that were asked for lately, packed."""

    def __init__(self) -> None:
        self._packed: OrderedDict[tuple[str, int | None], bytes] = OrderedDict()

    async def steps(self, table_state: TableState, seat: int | None) -> bytes:
        """A replay as a seat saw it."""
        key = (table_state.id, seat)
        if key not in self._packed:
            self._packed[key] = await asyncio.to_thread(_pack, table_state, seat)
        self._packed.move_to_end(key)
        while len(self._packed) > KEPT:
            self._packed.popitem(last=False)
        return self._packed[key]


def _pack(table_state: TableState, seat: int | None) -> bytes:
    return gzip.compress(replay_steps(table_state, seat), compresslevel=6, mtime=0)


@post("/api/verify", tag="records", status=200)
async def verify(registry: TableRegistry, data: RecordText) -> Verified:
    """Prove a record: its seed, every choice, its result."""
    read = read_record(data.record)
    check_game(read.game)
    rules = await registry.rules(read.game)
    table = await asyncio.to_thread(verify_record, read, rules.adapter, rules.engine)
    return msgspec.convert(proven(read, table), Verified)


@get("/api/tables/{table_id}/record", tag="table", media_type=TEXT)
async def record(
    request: Request, registry: TableRegistry, table_id: str, invite: Invite | None = None
) -> str:
    """The game's record: all of it once the game is over, before that what was agreed on."""

    async def read(live: LiveTable) -> str:
        _may_look(request, live, invite)
        return record_text(live.table_state)

    return await registry.at(table_id, read)


@get("/api/tables/{table_id}/replay", tag="table")
async def replay(
    request: Request,
    registry: TableRegistry,
    table_id: str,
    step: Annotated[int, Meta(ge=0, le=100_000)] = 0,
    seat: Seat | None = None,
    invite: Invite | None = None,
) -> dict[str, Any]:
    """A finished game after so many steps of its record, as a seat (or a spectator) saw it."""

    async def read(live: LiveTable) -> dict[str, Any]:
        _may_look(request, live, invite)
        return await asyncio.to_thread(replay_view, live.table_state, step, seat)

    return await registry.at(table_id, read)


@get("/api/replays/{table_id}", "/api/tables/{table_id}/replay/head", tag="records")
async def share(
    request: Request, registry: TableRegistry, table_id: str, invite: Invite | None = None
) -> dict[str, Any]:
    """What a finished game was; one need not have sat there. A private game wants its invite, but for those
    who sat there: their cookie reaches the second of the two addresses."""

    async def read(live: LiveTable) -> dict[str, Any]:
        _may_look(request, live, invite)
        return replay_head(live.table_state) | {"analysis": await registry.analyses.state(table_id)}

    return await registry.at(table_id, read)


@get("/api/tables/{table_id}/replay/steps", tag="records")
async def steps(
    request: Request,
    registry: TableRegistry,
    shelved: ReplayCache,
    table_id: str,
    seat: Seat | None = None,
    invite: Invite | None = None,
) -> Answer[msgspec.Raw]:
    """All of a finished game as a seat (or a spectator) saw it: each step tells what has changed."""

    async def read(live: LiveTable) -> bytes:
        _may_look(request, live, invite)
        return await shelved.steps(live.table_state, seat)

    packed = await registry.at(table_id, read)
    headers = {"vary": "accept-encoding", "cache-control": "private, max-age=3600"}
    if accepts_gzip({b"accept-encoding": request.headers.get("accept-encoding", "").encode("latin-1")}):
        headers["content-encoding"] = "gzip"
    else:
        packed = gzip.decompress(packed)
    return Answer(msgspec.Raw(packed), headers=headers)


@post("/api/tables/{table_id}/analysis", tag="records", status=202)
async def start_analysis(
    request: Request, registry: TableRegistry, table_id: str, invite: Invite | None = None
) -> dict[str, str]:
    """Have a finished game looked at again, in the background. Asking twice does it once."""

    async def begin(live: LiveTable) -> dict[str, str]:
        _may_look(request, live, invite)
        await registry.analyses.start(live.table_state)
        return {"state": await registry.analyses.state(table_id)}

    return await registry.at(table_id, begin)


@get("/api/tables/{table_id}/analysis", tag="records")
async def analysis(
    request: Request, registry: TableRegistry, table_id: str, invite: Invite | None = None
) -> dict[str, Any]:
    """How far that is, and what was found so far."""

    async def read(live: LiveTable) -> dict[str, Any]:
        _may_look(request, live, invite)
        return await registry.analyses.told(live.table_state)

    return await registry.at(table_id, read)


def _may_look(request: Request, live: LiveTable, invite: str | None) -> None:
    """Whoever sat there, was invited, or anybody if the table was public."""
    check_invite(live, invite, known=seat_of(live, request) is not None)


ROUTES = [verify, record, replay, share, steps, start_analysis, analysis]
