"""Requests after a game: its record, replays to step through, share links, what a second look has found."""

from __future__ import annotations

import gzip
import hashlib
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from starlette.requests import Request

from sixthman.kernel.module import versions_of
from sixthman.messages import BadRecord
from sixthman.table import read_record, verify_record
from sixthman.table.fairness import proven

from .command_rows import check_invite
from .commands import Invite, Seat
from .cookies import seat_of
from .engines import RulesCache
from .live_table import LiveTable
from .middleware import address_of
from .page import accepts_gzip
from .replays import record_text, replay_head, replay_steps, replay_view
from .routes import TEXT, Answer, get, post
from .routes_lobby import check_game
from .table_registry import TableRegistry
from .table_state import TableState

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


@post("/api/verify", tag="records", status=200, cost=20)
async def verify(request: Request, registry: TableRegistry, data: RecordText) -> Verified:
    """Prove a record: its seed, every choice, its result."""
    key = "verify", hashlib.sha256(data.record.encode()).digest()
    rules_cache = await registry.rules_cache()
    return await registry.costly.ask(address_of(request.scope), key, _prove, data.record, rules_cache)


def _prove(text: str, rules_cache: RulesCache) -> Verified:
    read = read_record(text)
    check_game(read.game)
    rules = rules_cache.find(read.game, read.rules, "")
    if rules is None:
        known = ", ".join(versions_of(rules_cache[read.game].adapter.game))
        raise BadRecord("error-record-rules", rules=read.rules, known=known)
    table = verify_record(read, rules.adapter, rules.engine)
    return msgspec.convert(proven(read, table), Verified)


def _pack(table_state: TableState, seat: int | None) -> bytes:
    return gzip.compress(replay_steps(table_state, seat), compresslevel=6, mtime=0)


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
    """A finished game after this many steps of its record, as a seat (or a spectator) saw it."""

    async def read(live: LiveTable) -> dict[str, Any]:
        _may_look(request, live, invite)
        key = "replay", table_id, step, seat
        return await registry.costly.ask(
            address_of(request.scope), key, replay_view, live.table_state, step, seat
        )

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
    table_id: str,
    seat: Seat | None = None,
    invite: Invite | None = None,
) -> Answer[msgspec.Raw]:
    """All of a finished game as a seat (or a spectator) saw it: each step tells what has changed."""

    async def read(live: LiveTable) -> bytes:
        _may_look(request, live, invite)
        key = "steps", table_id, seat
        return await registry.costly.ask(address_of(request.scope), key, _pack, live.table_state, seat)

    packed = await registry.at(table_id, read)
    headers = {"vary": "accept-encoding", "cache-control": "private, max-age=3600"}
    if accepts_gzip({b"accept-encoding": request.headers.get("accept-encoding", "").encode("latin-1")}):
        headers["content-encoding"] = "gzip"
    else:
        packed = gzip.decompress(packed)
    return Answer(msgspec.Raw(packed), headers=headers)


@post("/api/tables/{table_id}/analysis", tag="records", status=202, cost=10)
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
        return await registry.analyses.progress(live.table_state)

    return await registry.at(table_id, read)


def _may_look(request: Request, live: LiveTable, invite: str | None) -> None:
    """Whoever sat there, was invited, or anyone if the table was public."""
    check_invite(live, invite, known=seat_of(live, request) is not None)


ROUTES = [verify, record, replay, share, steps, start_analysis, analysis]
