"""A server whose database does what a file says: nothing wrong, or it fails, hangs, is full, is slow."""

from __future__ import annotations

import json
import sqlite3
import sys
import time
from pathlib import Path

from sqlalchemy import Connection, Engine, event
from sqlalchemy.exc import OperationalError

from sixthman.server.run import run
from sixthman.server.settings import Settings

ANY_SIZE = 1_073_741_823  # pages
SLOW = 0.2  # seconds for each commit
LOOK = 0.05


def spoil(file: Path) -> None:
    """From now on look into the file before everything that is written."""

    def wrong() -> str:
        return file.read_text() if file.exists() else ""

    @event.listens_for(Engine, "begin")
    def begin(connection: Connection) -> None:
        if connection.dialect.driver != "pysqlite":
            return  # what is only read
        if wrong() == "fails":
            raise OperationalError("write", None, sqlite3.OperationalError("disk I/O error"))
        pages = 1 if wrong() == "full" else ANY_SIZE
        connection.exec_driver_sql(f"PRAGMA max_page_count={pages}").close()

    @event.listens_for(Engine, "commit")
    def commit(connection: Connection) -> None:
        if connection.dialect.driver != "pysqlite":
            return
        while wrong() == "hangs":
            time.sleep(LOOK)
        if wrong() == "is slow":
            time.sleep(SLOW)


if __name__ == "__main__":
    spoil(Path(sys.argv[2]))
    sys.exit(run(Settings(**json.loads(sys.argv[1]))))
