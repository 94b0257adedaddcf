"""Logs: one JSON object a line. What is logged is named field by field; secrets are never among them."""

from __future__ import annotations

import logging
import sys
import time
import traceback

import msgspec

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
            line["trace"] = "".join(traceback.format_exception(record.exc_info[1], limit=-12))[-4000:]
        return msgspec.json.encode(line, enc_hook=str).decode()


def begin_journal() -> None:
    """Send the server's logs to the error stream."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name, level in (("sixthman", logging.INFO), ("uvicorn", logging.WARNING)):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(level)
