"""Logs: one JSON object a line. What is logged is named field by field; secrets are never among them.

However much goes wrong, at most `MOST_BYTES` are written a minute; what is left out is counted.
"""

from __future__ import annotations

import logging
import sys
import time
import traceback
from collections.abc import Callable
from logging.handlers import RotatingFileHandler

import msgspec

MOST_BYTES, MINUTE = 500_000, 60.0
FILE_BYTES, FILES = 10_000_000, 5  # of a log in files
_FIELDS = ("table", "seat", "game", "seconds", "node", "address", "database", "reason", "count")


class JsonLines(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The time, the level, what happened, and the facts we know by name."""
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{record.msecs:03.0f}Z",
            "level": record.levelname.lower(),
            "what": record.getMessage(),
        }
        for name in _FIELDS:
            if name in record.__dict__:
                line[name] = record.__dict__[name]
        if record.exc_info and record.exc_info[1] is not None:
            line["trace"] = _trace(record.exc_info[1])
        return msgspec.json.encode(line, enc_hook=str).decode()


class Bounded(logging.Handler):
    """Hands no more than this many bytes a minute on."""

    def __init__(
        self, to: logging.Handler, most: int = MOST_BYTES, clock: Callable[[], float] = time.monotonic
    ) -> None:
        super().__init__()
        self._to = to
        self._most, self._clock = most, clock
        self._began, self._written, self._left_out = clock(), 0, 0

    def emit(self, record: logging.LogRecord) -> None:
        """Write a line, or count it."""
        if self._clock() - self._began >= MINUTE:
            left_out, self._left_out = self._left_out, 0
            self._began, self._written = self._clock(), 0
            if left_out:
                facts = {"name": record.name, "levelno": logging.WARNING, "levelname": "WARNING"}
                self._to.emit(
                    logging.makeLogRecord({**facts, "msg": "log lines left out", "count": left_out})
                )
        self._written += len(self._to.format(record)) + 1
        if self._written > self._most:
            self._left_out += 1
        else:
            self._to.emit(record)


def _trace(reason: BaseException) -> str:
    """Where something went wrong. PostgreSQL tells stored values in a line of its own: that is left out."""
    lines = "".join(traceback.format_exception(reason, limit=-12)).splitlines()
    return "\n".join(line for line in lines if not line.startswith("DETAIL:"))[-4000:]


def begin_journal(path: str = "") -> None:
    """Send the server's logs to the error stream, or to a file of which the last few parts are kept."""
    to: logging.Handler = logging.StreamHandler(sys.stderr)
    if path:
        to = RotatingFileHandler(path, maxBytes=FILE_BYTES, backupCount=FILES - 1, encoding="utf-8")
    to.setFormatter(JsonLines())
    handler = Bounded(to)
    for name, level in (("sixthman", logging.INFO), ("uvicorn", logging.WARNING), ("asyncio", logging.ERROR)):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(level)
