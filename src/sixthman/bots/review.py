"""A finished game looked at again: what every choice did to the chance of winning, and what luck did.

A record is cut into lines, each what one seat decided at one reveal. Lines are looked at one by one, each
with imagined worlds of its own: the same line gives the same verdict on every machine, in any order.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist, pvariance
from typing import Any

from sixthman.kernel.game import Engine
from sixthman.registry import game_named
from sixthman.table import Record, Table
from sixthman.table.adapter import GameAdapter, Given

from . import MVP, bot_named
from .because import because_facts
from .clock import Clock
from .search import SearchBot
from .thought import Candidate

WORLDS = 200  # imagined to find the bot's alternative …
COMPARED = 400  # … and to compare what was played with it
DIGITS = 4


@dataclass(frozen=True)
class Line:
    """What a seat decided at a moment: its small choices, and its view before each and after the last."""

    step: int  # of the record, from 1
    seat: int
    played: list[int]
    views: list[Any]


@dataclass(frozen=True)
class ChanceEvent:
    """Something chance decided: what a seat got, what was to be expected, and the variance of that."""

    step: int
    seat: int
    what: str
    got: float
    expected: float
    variance: float


def lines_of(record: Record, adapter: GameAdapter, engine: Engine) -> list[Line]:
    """All lines of a record, in its order."""
    options = adapter.read_options(record.options)
    table = Table(adapter, options, record.seed, Given(record.given), record.names, engine)
    found = []
    for step, reveal in enumerate(record.reveals, start=1):
        for seat, text in reveal.choices.items():
            views, played = follow(table, adapter, seat, text)
            found.append(Line(step, seat, played, [*views, table.view(seat)]))
    return found


def follow(table: Table, adapter: GameAdapter, seat: int, text: str) -> tuple[list[Any], list[int]]:
    """The small choices in a line of a record, made at a table, and the seat's view before each of them."""
    views, played = [], []
    for word in adapter.read(text):
        for small in table.verify(seat, [word]):
            views.append(table.view(seat))
            played.append(small)
            table.choose(seat, [small])
    return views, played


class Reviewer:
    """Looks at lines of one game."""

    def __init__(self, adapter: GameAdapter, engine: Engine, seed: str) -> None:
        self._adapter, self._engine, self._seed = adapter, engine, seed
        bot = bot_named(MVP, engine, seed)
        assert isinstance(bot, SearchBot)
        self._bot = bot

    def review(self, line: Line, number: int) -> list[dict[str, Any]]:
        """A verdict on each decision of a line; `number` is the line's own."""
        self._bot.begin_anew(f"{self._seed} line {number}")
        if not self._adapter.by_steps:
            return [self._verdict(line, 0, line.played)[0]]
        verdicts, at = [], 0
        while at < len(line.played):
            verdict, length = self._verdict(line, at, line.played[at:])
            if not verdict["forced"]:
                verdicts.append(verdict)
            at += length
        return verdicts

    def _verdict(self, line: Line, at: int, played: list[int]) -> tuple[dict[str, Any], int]:
        """What was played from some point on beside what the bot would do; and how many choices it was."""
        view = line.views[at]
        thought = self._bot.consider(view, Clock(worlds=WORLDS))
        chosen = thought.candidates[0]
        own = self._find(view, thought.candidates, played)
        length = (
            len(own.choices) if own is not None else self._adapter.belong_together(line.views[at:], played)
        )
        mine = played[:length]
        forced = len(thought.candidates) == 1
        same = own is chosen or forced
        best, then = chosen, own or chosen
        if not same and not (thought.exact and own is not None):
            best, then = self._bot.compare(view, [chosen.choices, mine], COMPARED)
        lost = best.win - then.win
        facts = {
            "step": line.step,
            "seat": line.seat,
            "part": at,
            "played": self._adapter.write_together(view, mine),
            "best": self._adapter.write_together(view, chosen.choices),
            "win": _rounded(then.win),
            "best_win": _rounded(max(best.win, then.win)),
            "lost": _rounded(lost) if lost > then.error else 0.0,  # else it may be chance
            "error": _rounded(then.error),
            "score": _rounded(then.score, 1),
            "best_score": _rounded(best.score, 1),
            "given": _rounded(given_away(best, then), 2),
            "exact": thought.exact,
            "sure": _rounded(thought.sure if same else sure_of(lost, then.error)),
            "same": same,
            "forced": forced,
            "because": [] if same else because_facts(self._adapter, self._engine, view, chosen.choices),
        }
        return facts, max(1, length)

    def _find(self, view: Any, candidates: Sequence[Candidate], played: Sequence[int]) -> Candidate | None:
        for one in candidates:
            if self._adapter.come_to_the_same(view, one.choices, played[: len(one.choices)]):
                return one
        return None


def given_away(best: Candidate, then: Candidate) -> float | None:
    """The lead, in fans or points, that a choice cost beside the bot's: it goes on counting where a game is
    lost or won already. What is not certain is not left out, so that sums over many choices are fair; below
    0 the choice was the better one. None where only the win was solved.
    """
    if best is then:
        return 0.0
    return None if best.lead is None or then.lead is None else best.lead - then.lead


def sure_of(gap: float, error: float) -> float:
    """The chance that a gap that was measured with this standard error is there indeed."""
    if error == 0:
        return 0.5 if gap == 0 else float(gap > 0)
    return NormalDist().cdf(gap / error)


def _rounded(number: float | None, digits: int = DIGITS) -> float | None:
    return None if number is None else round(number, digits)


# --- luck


def chance_events_of(
    record: Record, adapter: GameAdapter, lines: Sequence[Line], engine: Engine
) -> list[ChanceEvent]:
    """What chance decided in a game."""
    room = game_named(record.game).load("bots.luck")
    return [] if room is None else list(room.chance_events(adapter, lines, engine))


def luck_facts(
    seats: int, chance_events: Sequence[ChanceEvent], verdicts: Sequence[dict[str, Any]]
) -> list[dict[str, Any]]:
    """For each seat: its luck in standard deviations, what it was made of, and what its own choices cost."""
    reviewed = []
    for seat in range(seats):
        own = [stroke for stroke in chance_events if stroke.seat == seat]
        made = [verdict for verdict in verdicts if verdict["seat"] == seat and not verdict["forced"]]
        given = [verdict["given"] for verdict in made if verdict["given"] is not None]
        spread = sqrt(sum(stroke.variance for stroke in own))
        total = sum(stroke.got - stroke.expected for stroke in own)
        reviewed.append(
            {
                "seat": seat,
                "luck": round(total / spread, 2) if spread else None,
                "total": round(total, 2),
                "items": [
                    {
                        "step": stroke.step,
                        "what": stroke.what,
                        "got": round(stroke.got, 2),
                        "expected": round(stroke.expected, 2),
                    }
                    for stroke in own
                ],
                "lost": round(sum(verdict["lost"] for verdict in made), 3),
                "given": round(sum(given), 1),
                "given_error": round(sqrt(len(given) * pvariance(given)), 1) if given else 0.0,
                "best": sum(verdict["same"] for verdict in made),
                "choices": len(made),
            }
        )
    return reviewed
