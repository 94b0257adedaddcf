"""The results of a league in a file: one line of JSON for what was agreed on, then one for every game.

A league can be stopped at any moment and resumed: a line that was cut off is dropped, and its game
played again.
"""

from __future__ import annotations

import json
import os
import platform
from collections.abc import Iterable
from dataclasses import asdict
from datetime import date
from pathlib import Path
from typing import Any

from sixthman.messages import BadOption, UserError

from .league import ONE, REST, Forfeit, Late, League, LeagueGame, bot_label

FORMAT = 1


class Results:
    """The games of a league that have been played, in memory and, if a file is given, there."""

    def __init__(self, league: League, path: Path | None = None) -> None:
        self.league = league
        self.rows: dict[tuple[int, int], LeagueGame] = {}
        self.machine = machine()
        self._path = path
        if path is not None:
            try:
                self._open(path)
            except OSError as reason:
                raise BadOption(
                    "error-file-write", path=str(path), reason=reason.strerror or str(reason)
                ) from reason

    @property
    def missing(self) -> int:
        """How many games are still to be played."""
        return len(self.league.pairings) * self.league.games - len(self.rows)

    def add(self, rows: Iterable[LeagueGame]) -> None:
        """Keep some games that were just played."""
        new = [row for row in rows if (row.pairing, row.game) not in self.rows]
        self.rows.update(((row.pairing, row.game), row) for row in new)
        if self._path is not None:
            _append(self._path, "".join(f"{json.dumps(as_line(row))}\n" for row in new))

    def _open(self, path: Path) -> None:
        text = path.read_bytes() if path.exists() else b""
        head = json.dumps({"league": FORMAT, **self.league.agreement(), "machine": self.machine}) + "\n"
        whole, end, cut_off = text.rpartition(b"\n")
        if not end and head.encode().startswith(cut_off):  # new, empty, or cut off within the first line
            path.write_text(head, "utf-8")
            return
        lines = whole.split(b"\n") if end else [cut_off]
        self._check(path, lines[0])
        for number, line in enumerate(lines[1:], start=2):
            row = _read(line, self.league)
            if row is None:
                raise BadOption("error-league-line", file=str(path), line=number)
            self.rows.setdefault((row.pairing, row.game), row)
        if cut_off:
            os.truncate(path, len(text) - len(cut_off))

    def _check(self, path: Path, line: bytes) -> None:
        """BadOption if a file holds something else than this league."""
        try:
            head = json.loads(line)
        except ValueError:
            head = None
        if not isinstance(head, dict) or head.pop("league", None) != FORMAT:
            raise BadOption("error-league-file", file=str(path))
        self.machine = head.pop("machine", self.machine)
        if isinstance(head.get("pairings"), list):
            head["pairings"] = [_labels(pair) for pair in head["pairings"]]
        wanted = self.league.agreement()
        for key in (*wanted, *head):
            if head.get(key) != wanted.get(key):
                raise BadOption(
                    "error-league-other",
                    file=str(path),
                    what=key,
                    held=_text_of(head.get(key)),
                    asked=_text_of(wanted.get(key)),
                )


def _labels(pair: Any) -> Any:
    """A pairing as it is called today; what is none stays as it is, to be told of."""
    try:
        return [bot_label(name) for name in pair]
    except (UserError, AttributeError, TypeError):
        return pair


def machine() -> dict[str, Any]:
    """Where and when a league is begun."""
    return {"processor": processor(), "cores": os.cpu_count() or 1, "date": str(date.today())}


def processor() -> str:
    """The processor as the system names it."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()


def as_line(row: LeagueGame) -> dict[str, Any]:
    """A game as it is written down; what nobody thought about is left out."""
    line: dict[str, Any] = {
        "pairing": row.pairing,
        "game": row.game,
        "places": row.ranks,
        "scores": row.scores,
        "choices": row.choices,
    }
    if any(row.seconds):
        line["seconds"] = row.seconds
        line["late_ms"] = [{str(ms): count for ms, count in late.counts} for late in row.late]
        line["worst_ms"] = [late.worst for late in row.late]
    if row.forfeit:
        line["forfeit"] = asdict(row.forfeit)
    return line


def _read(line: bytes, league: League) -> LeagueGame | None:
    """A game from its line; None if the line is none of this league."""
    try:
        found = json.loads(line)
        late = [
            Late(tuple((int(ms), int(count)) for ms, count in counts.items()), float(worst))
            for counts, worst in zip(
                found.get("late_ms", [{}, {}]), found.get("worst_ms", [0.0, 0.0]), strict=True
            )
        ]
        seconds = found.get("seconds", [0.0, 0.0])
        row = LeagueGame(
            int(found["pairing"]),
            int(found["game"]),
            tuple(int(rank) for rank in found["places"]),
            tuple(int(score) for score in found["scores"]),
            (int(found["choices"][ONE]), int(found["choices"][REST])),
            (float(seconds[ONE]), float(seconds[REST])),
            (late[ONE], late[REST]),
            Forfeit(**found["forfeit"]) if "forfeit" in found else None,
        )
    except (ValueError, KeyError, TypeError, IndexError, AttributeError):
        return None
    fits = (
        0 <= row.pairing < len(league.pairings)
        and 0 <= row.game < league.games
        and len(row.ranks) == len(row.scores) == league.seats
        and 1 in row.ranks
    )
    return row if fits else None


def _append(path: Path, text: str) -> None:
    with path.open("ab") as file:
        file.write(text.encode())


def _text_of(value: object) -> str:
    if isinstance(value, list):
        return ", ".join(" – ".join(map(str, pair)) for pair in value)
    return "–" if value is None else str(value)
