"""What happened at a table, one row for each thing: the log from which every table is rebuilt."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

By = Literal["person", "bot", "clock", "server"]

# Before the deal
SIT, LEAVE, BOT, RENAME, READY = "sit", "leave", "bot", "rename", "ready"
COMMIT, SEAL, REVEAL = "commit", "seal", "reveal"  # what seats add to the seed
DEAL, CLOSE = "deal", "close"
NONCE = "nonce"  # what seats added in the open, at tables from before they committed to it
# During play
CHOICE, BACK, QUEUE, AWAY, HERE = "choice", "back", "queue", "away", "here"
NUDGE, REPLACE = "nudge", "replace"
# At any time
SECRET, REMATCH = "secret", "rematch"


class LogRow(msgspec.Struct, frozen=True):
    """One thing that happened. `idem`: the id its sender gave it, so that sending twice does it once."""

    number: int  # from 1, without gaps
    type: str
    seat: int | None
    by: By
    body: dict[str, Any]
    made_at: float  # seconds since 1970
    idem: str | None = None


Made = tuple[str, int | None, By, dict[str, Any], str | None]  # a row that is to be: type, seat, by, body, id


def body_text(row: LogRow) -> str:
    """A row's body as it is stored."""
    return msgspec.json.encode(row.body).decode()


def read_body(text: str) -> dict[str, Any]:
    """… and as it is read again."""
    return msgspec.json.decode(text, type=dict[str, Any])
