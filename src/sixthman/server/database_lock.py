"""One server for one SQLite file: a lock that ends with the process, however that ends."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from sixthman.messages import BadOption

from .database import file_of

SUFFIX = "-lock"


@contextmanager
def database_lock(database: str) -> Iterator[None]:
    """Hold a SQLite file for this process; BadOption if another server holds it.

    A database of another kind is left to its own locks.
    """
    file = file_of(database)
    if file is None:
        yield
        return
    path = file.with_name(file.name + SUFFIX)
    try:
        held = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as reason:
        raise BadOption("error-server-database-file", database=str(file), reason=str(reason)) from reason
    try:
        if not _take(held):
            process = _holder(held)
            raise BadOption("error-server-database-used", database=str(file), process=process)
        _sign(held)
        yield
    finally:
        os.close(held)


def is_locked(database: str) -> bool:
    """Does a server hold this SQLite file now?"""
    file = file_of(database)
    path = None if file is None else file.with_name(file.name + SUFFIX)
    if path is None or not path.exists():
        return False
    held = os.open(path, os.O_RDWR)
    try:
        return not _take(held)
    finally:
        os.close(held)


def _take(held: int) -> bool:
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(held, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def _sign(held: int) -> None:
    """Write down who holds the file."""
    os.ftruncate(held, 0)
    os.write(held, str(os.getpid()).encode())


def _holder(held: int) -> str:
    """The process that wrote its number into the lock."""
    try:
        return os.read(held, 20).decode() or "?"
    except OSError:
        return "?"
