"""A connection to SQLite or PostgreSQL, brought up to date."""

from __future__ import annotations

import asyncio
import logging
import time
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from sixthman.messages import BadOption

from .store_health import FIRST_PAUSE, LONGEST_PAUSE, Backoff, is_store_failure

log = logging.getLogger("sixthman.server")

_DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}


PATIENCE = 2.0  # seconds to wait for someone else's lock, or for a connection

# PostgreSQL notices soon that a node has gone without a word. Else what that node was about to commit would
# keep its tables locked for hours.
_WHEN_A_LINE_BREAKS = {
    "idle_in_transaction_session_timeout": "2000",
    "lock_timeout": "2000",
    "tcp_keepalives_idle": "2",
    "tcp_keepalives_interval": "1",
    "tcp_keepalives_count": "3",
    "tcp_user_timeout": "3000",
}


def connect(database: str) -> AsyncEngine:
    """An engine for `sqlite:///file`, a plain file name, or `postgresql://…`.

    What is stored (choices nobody can know yet, hashed secrets) stays out of errors and so out of logs.
    """
    url = _url(database)
    if url.get_backend_name() == "sqlite":
        engine = create_async_engine(
            url, pool_size=4, connect_args={"timeout": PATIENCE}, hide_parameters=True
        )
        event.listen(engine.sync_engine, "connect", _careful_sqlite)
        return engine
    try:
        return create_async_engine(
            url,
            pool_size=8,
            pool_pre_ping=True,
            hide_parameters=True,
            connect_args={"timeout": PATIENCE, "server_settings": _WHEN_A_LINE_BREAKS},
        )
    except ModuleNotFoundError as reason:
        raise BadOption("error-extra", package="asyncpg", extra="server") from reason


def connect_plainly(engine: AsyncEngine) -> Engine | None:
    """SQLite: a second way in, without a thread change for every statement."""
    if not is_sqlite(engine):
        return None
    url = engine.url.set(drivername="sqlite")
    plain = create_engine(url, connect_args={"timeout": PATIENCE}, hide_parameters=True)
    event.listen(plain, "connect", _careful_sqlite)
    return plain


def file_of(database: str) -> Path | None:
    """The file of an embedded database, however it was named; None for any other database."""
    url = _url(database)
    if url.get_backend_name() != "sqlite" or not url.database or url.database == ":memory:":
        return None
    return Path(url.database).resolve()


def _url(database: str) -> URL:
    if "://" not in database:
        database = f"sqlite:///{database}"
    try:
        url = make_url(database)
    except ArgumentError as reason:
        raise BadOption("error-server-database", known=", ".join(sorted(_DRIVERS))) from reason
    scheme = url.drivername.partition("+")[0]
    if scheme not in _DRIVERS:
        raise BadOption("error-server-database", known=", ".join(sorted(_DRIVERS)))
    return url.set(drivername=_DRIVERS[scheme])


def is_sqlite(engine: AsyncEngine) -> bool:
    """Is there but one node?"""
    return engine.dialect.name == "sqlite"


def _careful_sqlite(connection: Any, _record: object) -> None:
    """A commit is on the disk before anyone hears of it; readers do not wait for writers."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute(f"PRAGMA busy_timeout={int(PATIENCE * 1000)}")
    cursor.close()


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


def _upgrade(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SET LOCAL lock_timeout = 0")
        connection.exec_driver_sql("SELECT pg_advisory_xact_lock(6)")  # one node at a time
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _revisions(connection: Connection) -> tuple[str | None, str | None]:
    found = MigrationContext.configure(connection).get_current_revision()
    return found, ScriptDirectory.from_config(_config()).get_current_head()


async def migrate(engine: AsyncEngine, patience: float = 0.0) -> None:
    """Apply the migrations that are missing. A database elsewhere that is not there yet is waited for.

    SQLite's are applied the plain way: of a file that cannot be opened, aiosqlite leaves a thread behind that
    answers a loop which may be closed by then.
    """
    plain = connect_plainly(engine)
    if plain is not None:
        await asyncio.to_thread(_upgrade_plainly, plain)
        return
    until, backoff = time.monotonic() + patience, Backoff(FIRST_PAUSE, LONGEST_PAUSE)
    while True:
        try:
            async with engine.begin() as connection:
                await connection.run_sync(_upgrade)
            return
        except Exception as reason:
            if not is_store_failure(reason) or time.monotonic() > until:
                raise
            log.warning("database awaited", extra={"reason": type(reason).__name__})
            await asyncio.sleep(backoff.next())


def _upgrade_plainly(engine: Engine) -> None:
    try:
        with engine.begin() as connection:
            _upgrade(connection)
    finally:
        engine.dispose()


async def revisions(engine: AsyncEngine) -> tuple[str | None, str | None]:
    """The database's version and the newest one."""
    async with engine.connect() as connection:
        return await connection.run_sync(_revisions)
