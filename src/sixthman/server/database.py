"""A connection to SQLite or PostgreSQL, brought up to date."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from sixthman.messages import BadOption

_DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}


def connect(database: str) -> AsyncEngine:
    """An engine for `sqlite:///file`, a plain file name, or `postgresql://…`."""
    if "://" not in database:
        database = f"sqlite:///{database}"
    try:
        url = make_url(database)
    except ArgumentError as reason:
        raise BadOption("error-server-database", known=", ".join(sorted(_DRIVERS))) from reason
    scheme = url.drivername.partition("+")[0]
    if scheme not in _DRIVERS:
        raise BadOption("error-server-database", known=", ".join(sorted(_DRIVERS)))
    url = url.set(drivername=_DRIVERS[scheme])
    if scheme == "sqlite":
        engine = create_async_engine(url, pool_size=4, connect_args={"timeout": 30})
        event.listen(engine.sync_engine, "connect", _careful_sqlite)
        return engine
    try:
        return create_async_engine(url, pool_size=8, pool_pre_ping=True)
    except ModuleNotFoundError as reason:
        raise BadOption("error-extra", package="asyncpg", extra="server") from reason


def connect_plainly(engine: AsyncEngine) -> Engine | None:
    """SQLite: a second way in, without a thread change for every statement."""
    if not is_sqlite(engine):
        return None
    plain = create_engine(engine.url.set(drivername="sqlite"), connect_args={"timeout": 30})
    event.listen(plain, "connect", _careful_sqlite)
    return plain


def is_sqlite(engine: AsyncEngine) -> bool:
    """Is there but one node?"""
    return engine.dialect.name == "sqlite"


def _careful_sqlite(connection: Any, _record: object) -> None:
    """A commit is on the disk before it is told of; readers do not wait for writers."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA busy_timeout=30000")
    cursor.close()


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


def _upgrade(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SELECT pg_advisory_xact_lock(6)")  # one node at a time
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _revisions(connection: Connection) -> tuple[str | None, str | None]:
    found = MigrationContext.configure(connection).get_current_revision()
    return found, ScriptDirectory.from_config(_config()).get_current_head()


async def migrate(engine: AsyncEngine) -> None:
    """Apply the migrations that are missing."""
    async with engine.begin() as connection:
        await connection.run_sync(_upgrade)


async def revisions(engine: AsyncEngine) -> tuple[str | None, str | None]:
    """The database's version and the newest one."""
    async with engine.connect() as connection:
        return await connection.run_sync(_revisions)
