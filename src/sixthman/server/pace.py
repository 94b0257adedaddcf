"""How long people may think.

- `relaxed`: as long as they like.
- `steady`: 75 seconds for a full pack, less as it shrinks; more for a lineup or a turn of basketball.
- `fast`: a third of that.
- `mail-1` to `mail-14`: this many days for every choice.
"""

from __future__ import annotations

import re
from typing import Any

from sixthman.messages import BadOption
from sixthman.table.adapter import GameAdapter

RELAXED, STEADY, FAST, MAIL = "relaxed", "steady", "fast", "mail-"
PACES = (RELAXED, STEADY, FAST, "mail-1", "mail-3", "mail-7")
DAY = 24 * 3600.0
NUDGE_SECONDS = 60.0  # without a clock: from a nudge until bots can be voted in


def check_pace(pace: str) -> None:
    """BadOption names the paces there are."""
    if pace not in (RELAXED, STEADY, FAST) and mail_days(pace) is None:
        raise BadOption("error-server-pace", pace=pace, known=", ".join(PACES))


def mail_days(pace: str) -> int | None:
    """The days for a choice in a game by mail."""
    found = re.fullmatch(r"mail-([1-9]|1[0-4])", pace)
    return int(found[1]) if found else None


def allowance(pace: str, adapter: GameAdapter, view: Any) -> float | None:
    """Seconds for what is asked now, as anyone can see it; None without a clock."""
    if pace == RELAXED:
        return None
    days = mail_days(pace)
    if days is not None:
        return days * DAY
    seconds = adapter.seconds(view)
    return seconds / 3 if pace == FAST else seconds
