"""What a record proves about chance, and against whom (docs/fairness.md, "What is proven, and against whom").

Whoever sat at the table has noted what stood before the deal (`fairness.Pinned`), so the server is held to
it. Whoever only has the file learns less. Both are told what stays open.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sixthman.kernel.game import Engine
from sixthman.messages import BadRecord

from .adapter import GameAdapter
from .fairness import Pinned, check_pinned, proven
from .records import Record, verify_record

# What is proven; messages begin with page-proof-
RULES, SECRET, NUMBERS, NOTED, OWN = "rules", "secret", "numbers", "noted", "own"
PLAYERS, SERVER = "players", "server"  # against whom
# What is not
NOT_NOTED, CHOSEN, LEFT_OUT, GIVEN, UNFINISHED, SEES = (
    "not-noted",
    "chosen",
    "left-out",
    "given",
    "unfinished",
    "sees",
)


def prove(
    record: Record,
    adapter: GameAdapter,
    engine: Engine | None = None,
    pinned: Pinned | None = None,
    scores: list[int] | None = None,
) -> dict[str, Any]:
    """Replay a record and hold it against what was noted before the deal, and seen at the end of the game.

    BadRecord says what is wrong: with the record, or with whoever dealt.
    """
    missing = check_pinned(record, pinned) if pinned is not None else []
    table = verify_record(record, adapter, engine)
    if scores is not None and table.scores() != scores:
        recorded, found = (" ".join(map(str, row)) for row in (scores, table.scores()))
        raise BadRecord("error-record-outcome", told=recorded, found=found)
    facts = proven(record, table)
    if pinned is not None:
        facts["left_out"] = missing
    return facts | {
        "proven": _proven(record, pinned),
        "open": _open(record, pinned, facts["left_out"], table.over),
    }


def pinned_from(kept: Mapping[str, Any]) -> Pinned:
    """What a browser noted, which lists what each seat had shown, "" for nothing."""
    shown = {seat: one for seat, one in enumerate(kept["contributions"]) if one}
    options = dict(kept["options"])
    return Pinned(
        kept["game"], options, kept["rules"], kept["commitment"], shown, int(kept["seat"]), kept["nonce"]
    )


def _proven(record: Record, pinned: Pinned | None) -> list[str]:
    found = [RULES, SECRET]
    if record.contributions:
        found.append(NUMBERS)
    if pinned is not None:
        found += [NOTED, OWN]
    if record.contributions and not record.given:
        found.append(PLAYERS)
    if pinned is not None:
        found.append(SERVER)
    return found


def _open(record: Record, pinned: Pinned | None, missing: list[int], is_over: bool) -> list[str]:
    found = []
    if not is_over:
        found.append(UNFINISHED)
    if record.given:
        found.append(GIVEN)
    if not record.contributions:
        found.append(CHOSEN)
    if missing:
        found.append(LEFT_OUT)
    if pinned is None:
        found.append(NOT_NOTED)
    return [*found, SEES]
