"""An evening as its rows have made it: the club's schedule, who is who, and the tables laid for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from sixthman.table.evening import OPEN, Evening, Match, Plan

from .log_rows import LogRow

JOIN, LEAVE, BEGIN, RESULT, ABSENT, TABLE = "join", "leave", "begin", "result", "absent", "table"


class EveningSettings(msgspec.Struct, frozen=True):
    """What is fixed from an evening's first moment on."""

    title: str
    game: str
    options: dict[str, str]
    pace: str
    plan: Plan
    host: str  # the guest who has opened it
    invite: str
    made_at: float


class LaidTable(msgspec.Struct, frozen=True):
    """A table of the server for a match."""

    id: str
    invite: str
    players: list[int]  # by seat
    made_at: float


class EveningState:
    """The same rows always give the same state."""

    def __init__(self, evening_id: str, agreed: EveningSettings) -> None:
        self.id = evening_id
        self.agreed = agreed
        self.evening = Evening(agreed.plan)
        self.number = 0  # of the last row
        self.guests: list[str] = []  # of the players
        self.removed: set[str] = set()  # who was sent away before the draw
        self.laid: dict[int, LaidTable] = {}  # by match

    def apply(self, row: LogRow) -> None:
        """Let a row happen."""
        self.number = row.number
        if row.type == TABLE:
            self.laid[row.body["match"]] = msgspec.convert(row.body["laid"], LaidTable)
            return
        self.evening.apply({"type": row.type, **row.body})
        if row.type == JOIN:
            self.guests.append(row.body["guest"])
        elif row.type == LEAVE and self.evening.state == OPEN:
            gone = self.guests.pop(row.body["player"])
            if row.body.get("removed"):
                self.removed.add(gone)
        elif row.type == BEGIN:
            self.guests = [self.guests[player] for player in row.body["order"]]

    def player_of(self, guest: str | None) -> int | None:
        """The number of somebody who plays here."""
        return self.guests.index(guest) if guest in self.guests else None

    def host(self) -> str | None:
        """Who decides: whoever has opened it, and after them the first who is still here."""
        here = [guest for player, guest in enumerate(self.guests) if player not in self.evening.left]
        if self.agreed.host in here or self.agreed.host not in self.guests:
            return self.agreed.host
        return here[0] if here else None

    def present(self, match: Match) -> list[int]:
        """Those of a match who have not given it up."""
        return [player for player in match.players if player not in match.absent]

    def facts(self, guest: str | None, scores: dict[int, Sequence[int]]) -> dict[str, Any]:
        """All that somebody may know; `scores` of the tables that play now."""
        evening, agreed = self.evening, self.agreed
        mine = self.player_of(guest)
        return {
            "evening": self.id,
            "seq": self.number,
            "title": agreed.title,
            "game": agreed.game,
            "options": agreed.options,
            "pace": agreed.pace,
            "plan": msgspec.to_builtins(agreed.plan),
            "invite": agreed.invite,
            "state": evening.state,
            "me": mine,
            "host": guest is not None and guest == self.host(),
            "players": [
                {"name": name, "left": player in evening.left} for player, name in enumerate(evening.players)
            ],
            "matches": [self._match_facts(match, scores.get(match.number)) for match in evening.matches],
            "off": evening.off,
            "standings": [
                {
                    "player": row.player,
                    "played": row.played,
                    "halves": row.halves,
                    "difference": row.difference,
                    "scored": row.scored,
                }
                for row in evening.standings()
            ],
            "order": evening.order(),
            "champion": evening.champion(),
            "mine": self._own_table(mine),
        }

    def _match_facts(self, match: Match, scores: Sequence[int] | None) -> dict[str, Any]:
        laid = self.laid.get(match.number)
        return {
            "number": match.number,
            "round": match.round_,
            "players": match.players,
            "final": match.final,
            "on": match.table if not match.done else 0,
            "scores": match.scores if match.done else self._in_order(match, scores),
            "ranks": match.ranks,
            "absent": match.absent,
            "done": match.done,
            "table": laid and {"id": laid.id, "invite": laid.invite},
        }

    def _in_order(self, match: Match, scores: Sequence[int] | None) -> list[int]:
        """Scores by seat as those of a match's players."""
        laid = self.laid.get(match.number)
        if laid is None or scores is None:
            return []
        known = dict(zip(laid.players, scores, strict=False))
        return [known.get(player, 0) for player in match.players]

    def _own_table(self, player: int | None) -> dict[str, Any] | None:
        """Where somebody has to sit down now."""
        for match in self.evening.on():
            laid = self.laid.get(match.number)
            if laid is not None and player in laid.players and player not in match.absent:
                return {"match": match.number, "table": laid.id, "invite": laid.invite}
        return None
