"""What an operator asks a running server: over a socket of the system that only this user can open.

One line of JSON in, one line of JSON out. `sixthman admin` is the other end.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import func, select

from sixthman.messages import BadOption, UserError

from . import log_rows
from .database import file_of
from .live_table import LiveTable
from .people import DAY, let_go
from .schema import tables
from .table_state import OPEN, PLAYING
from .tokens import hashed, new_token

if TYPE_CHECKING:
    from .table_registry import TableRegistry

Asked = dict[str, Any]
SUFFIX = "-admin"
MOST = 64 * 1024  # bytes of a line


def admin_socket(database: str, given: str = "") -> Path | None:
    """Where an operator reaches a server: beside an embedded database, or where it was told."""
    if given:
        return Path(given)
    file = file_of(database)
    return None if file is None else file.with_name(file.name + SUFFIX)


class Admin:
    """Answers an operator."""

    def __init__(self, registry: TableRegistry, path: Path) -> None:
        self._registry = registry
        self._path = path
        self._server: asyncio.Server | None = None

    async def open(self) -> None:
        """Listen; nobody but this user may connect."""
        with suppress(FileNotFoundError):
            self._path.unlink()
        before = os.umask(0o177)
        try:
            self._server = await asyncio.start_unix_server(self._talk, self._path, limit=MOST)
        finally:
            os.umask(before)

    async def close(self) -> None:
        """Listen no more."""
        if self._server is not None:
            self._server.close()
            with suppress(FileNotFoundError):
                self._path.unlink()

    async def _talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError, ValueError):
            asked = msgspec.json.decode(await reader.readline(), type=Asked)
            try:
                answer = await _DO[asked.pop("do")](self._registry, **asked)
            except UserError as reason:
                answer = {"error": reason.message, "facts": {k: str(v) for k, v in reason.facts.items()}}
            except Exception as reason:
                self._registry.trouble("admin", reason)
                answer = {"error": "error-server-trouble", "facts": {}}
            writer.write(msgspec.json.encode(answer) + b"\n")
            await writer.drain()
        writer.close()


async def _list(registry: TableRegistry) -> Asked:
    """Live tables, and how many there are in each state."""
    counted = select(tables.c.state, func.count()).group_by(tables.c.state)
    live = [_facts_of(one) for one in registry.live_tables.values()]
    counts = {row[0]: row[1] for row in await registry.store.all(counted)}
    return {"live": live, "stored": counts, "bans": registry.rules_of_house.bans()}


def _facts_of(live: LiveTable) -> Asked:
    state = live.table_state
    return {
        "table": state.id,
        "game": state.agreed.game,
        "state": state.state,
        "names": state.names(),
        "guests": [chair.guest for chair in state.chairs],
        "connected": live.connections(),
        "rows": state.number,
    }


async def _close(registry: TableRegistry, table: str) -> Asked:
    """End a table, whatever it is doing."""

    async def close(live: LiveTable) -> None:
        async def job() -> None:
            if live.table_state.state in (OPEN, PLAYING):
                freed = registry.store.code_freed(table)
                await live.enter([(log_rows.CLOSE, None, "server", {}, None)], freed)

        await live.ask(job)

    await registry.at(table, close)
    return {"closed": table}


async def _remove(registry: TableRegistry, table: str, seat: int) -> Asked:
    """Send a guest away from a table; they do not come back there. During play a bot goes on for them."""

    async def remove(live: LiveTable) -> str:
        async def job() -> str:
            state = live.table_state
            if not 0 <= seat < state.seats or not state.chairs[seat].taken:
                raise BadOption("error-server-nobody", seat=seat + 1)
            guest = state.chairs[seat].guest
            if state.state == OPEN:
                gone = registry.store.seated(table, seat, None)
                await live.enter(
                    [(log_rows.LEAVE, seat, "server", {"seat": seat, "kicked": True}, None)], gone
                )
            else:
                made: list[Any] = [(log_rows.SECRET, seat, "server", {"secret": hashed(new_token())}, None)]
                if state.state == PLAYING and not state.chairs[seat].away:
                    made.append((log_rows.AWAY, seat, "server", {}, None))
                await live.enter(made)
            return guest

        return await live.ask(job)

    guest = await registry.at(table, remove)
    return {"removed": guest, "table": table}


async def _ban(registry: TableRegistry, who: str, days: float) -> Asked:
    """Keep a guest or an address out; 0 days let them in again."""
    until = registry.clock() + days * DAY
    await registry.rules_of_house.ban(who, until)
    for live in list(registry.live_tables.values()):
        live.send_away_banned()
    return {"banned": who, "until": until}


async def _announce(registry: TableRegistry, text: str) -> Asked:
    """Say something to everyone."""
    await registry.rules_of_house.announce(text)
    return {"connections": registry.connections()}


async def _drain(registry: TableRegistry, end: bool) -> Asked:
    """Begin nothing new (or, with `end`, again); games go on."""
    registry.rules_of_house.draining = not end
    playing = sum(live.table_state.state == PLAYING for live in registry.live_tables.values())
    return {"draining": not end, "playing": playing, "connections": registry.connections()}


async def _retention(registry: TableRegistry, days: float | None) -> Asked:
    """Forget what is older than it may be, now."""
    settings = registry.settings
    games_days = settings.keep_days if days is None else days
    return dict(await let_go(registry.store, registry.clock(), games_days, settings.keep_open_days))


async def _broken(registry: TableRegistry) -> Asked:
    """Tables that were set aside, and why."""
    found = {}
    for table_id in await registry.store.broken():
        reason = await registry.why_broken(table_id)
        text = reason.text("en") if isinstance(reason, UserError) else f"{type(reason).__name__}: {reason}"
        found[table_id] = "" if reason is None else text
    return {"broken": found}


async def _backup(registry: TableRegistry, path: str) -> Asked:
    """A copy of an embedded database as it is at one moment, while everyone plays on."""
    file = file_of(registry.settings.database)
    if file is None:
        raise BadOption("error-server-backup")
    if Path(path).exists():
        raise BadOption("error-server-backup-there", path=path)
    size = await asyncio.to_thread(_copy, file, Path(path))
    return {"path": path, "bytes": size}


def _copy(file: Path, path: Path) -> int:
    with closing(sqlite3.connect(file)) as here, closing(sqlite3.connect(path)) as there:
        here.backup(there, pages=1000, sleep=0.005)
    return path.stat().st_size


_DO: dict[str, Callable[..., Awaitable[Asked]]] = {
    "list": _list,
    "close": _close,
    "remove": _remove,
    "ban": _ban,
    "announce": _announce,
    "drain": _drain,
    "retention": _retention,
    "broken": _broken,
    "backup": _backup,
}
