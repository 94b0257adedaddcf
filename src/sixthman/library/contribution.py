"""What a client adds to the seed by itself, and how it checks the deal after the game (docs/fairness.md)."""

from __future__ import annotations

import secrets
from typing import Any

from sixthman.messages import BadRecord
from sixthman.table import read_record, verify_record
from sixthman.table.adapter import GameAdapter
from sixthman.table.fairness import Pinned, check_pinned, contribution_hash


class Contribution:
    """One seat's number: its hash is shown first, then the number, when all hashes are fixed."""

    def __init__(self, seat: int) -> None:
        self.seat = seat  # from 0
        self.nonce = secrets.token_hex(32)
        self.pinned: Pinned | None = None  # what was noted when we revealed our number

    def wanted(self, now: dict[str, Any]) -> dict[str, str] | None:
        """What we have to send now, if anything: the hash, or the number."""
        if now["state"] != "open" or now.get("lesson") or "reveal_by" not in now:
            return None
        own = contribution_hash(now["commitment"], self.seat, self.nonce)
        shown = [chair["commitment"] for chair in now["seats"]]
        if now["reveal_by"] is None:
            return None if shown[self.seat] == own else {"do": "commit", "commitment": own}
        if shown[self.seat] != own or now["seats"][self.seat]["nonce"]:
            return None
        if self.pinned is None:
            self.pinned = Pinned(
                now["game"],
                now["options"],
                now["rules"],
                now["commitment"],
                {seat: one for seat, one in enumerate(shown) if one},
                self.seat,
                self.nonce,
            )
        return {"do": "reveal", "nonce": self.nonce}

    def check(self, text: str, adapter: GameAdapter, scores: list[int]) -> None:
        """Hold a finished game's record against what we have seen; BadRecord says how we were cheated."""
        record = read_record(text)
        if self.pinned is not None:
            check_pinned(record, self.pinned)
        table = verify_record(record, adapter)
        if table.scores() != scores:
            raise BadRecord(
                "error-record-outcome",
                told=" ".join(map(str, scores)),
                found=" ".join(map(str, table.scores())),
            )
