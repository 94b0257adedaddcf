"""Faults in the store of a house in this process: it fails, hangs, is full, is locked, is slow, is torn."""

from __future__ import annotations

import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from typing import Any

from sqlalchemy import event
from sqlalchemy.exc import OperationalError

from sixthman.server.table_registry import TableRegistry

ANY_SIZE = 1_073_741_823  # pages


@contextmanager
def failing(registry: TableRegistry) -> Iterator[None]:
    """The disk answers nothing but errors."""

    def fail(_: Any) -> None:
        raise OperationalError("write", None, sqlite3.OperationalError("disk I/O error"))

    with _at(registry, "begin", fail):
        yield


@contextmanager
def hanging(registry: TableRegistry) -> Iterator[None]:
    """The disk answers nothing at all; at the end it does what it was asked."""
    end = threading.Event()
    with _at(registry, "commit", lambda _: end.wait()):
        try:
            yield
        finally:
            end.set()


@contextmanager
def full(registry: TableRegistry) -> Iterator[None]:
    """The database cannot grow any more."""

    pages = 1  # fewer than there are: no more

    def allow(connection: Any) -> None:
        connection.exec_driver_sql(f"PRAGMA max_page_count={pages}").close()

    engine = registry.store.writer._plain
    assert engine is not None
    event.listen(engine, "begin", allow)
    try:
        yield
    finally:
        pages = ANY_SIZE


@contextmanager
def slow(registry: TableRegistry, seconds: float) -> Iterator[None]:
    """Every commit takes its time."""
    with _at(registry, "commit", lambda _: time.sleep(seconds)):
        yield


@contextmanager
def locked(registry: TableRegistry) -> Iterator[None]:
    """Another program writes, and does not end."""
    with closing(sqlite3.connect(registry.settings.database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


def execute(registry: TableRegistry, statement: str, *facts: Any) -> None:
    """Change what is stored behind the server's back."""
    with closing(sqlite3.connect(registry.settings.database, timeout=20)) as other, other:
        other.execute(statement, facts)


@contextmanager
def _at(registry: TableRegistry, moment: str, do: Callable[[Any], Any]) -> Iterator[None]:
    """Something happens at this moment of every transaction; who stops to listen would break it off."""
    engine, over = registry.store.writer._plain, threading.Event()
    assert engine is not None
    event.listen(engine, moment, lambda connection: over.is_set() or do(connection))
    try:
        yield
    finally:
        over.set()
