"""Provable chance at a table: what the server draws, and how long it waits for what the seats add.

How a seed is made of both is in `sixthman.table.fairness`.
"""

from __future__ import annotations

import secrets

from .pace import mail_days

REVEAL_SECONDS = 10.0  # from when all hashes are fixed until a number that was not revealed is left out …
MAIL_REVEAL_SECONDS = 3600.0  # … and where people have days for a choice


def new_secret() -> str:
    """The server's part of a seed."""
    return secrets.token_hex(32)


def reveal_seconds(pace: str) -> float:
    """How long clients have to reveal their numbers."""
    return REVEAL_SECONDS if mail_days(pace) is None else MAIL_REVEAL_SECONDS
