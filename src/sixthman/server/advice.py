"""Help at a table, from a seat's view alone: what cards are good for, and what the strongest bot would do.

Nothing here changes a table, and the same view gets the same answer.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sixthman.bots import MVP, Clock, Thought, bot_named
from sixthman.bots.because import because_facts
from sixthman.bots.search import SearchBot
from sixthman.messages import IllegalChoice
from sixthman.registry import game_named
from sixthman.table.adapter import Event

from .guarded_table import GuardedTable
from .question_types import FIELDS

if TYPE_CHECKING:
    from .engines import Rules

HINT_SECONDS = 0.5
CANDIDATES = 5  # told of a hint
DIGITS = 4  # of a chance


@dataclass(frozen=True)
class Seen:
    """All that a seat's question is answered from."""

    view: Any
    legal: list[int]
    events: Sequence[Event]


def seen_by(table: GuardedTable, seat: int | None) -> Seen:
    """What a seat (None: a spectator) sees now."""
    view = table.view(seat)
    return Seen(view, [] if seat is None else table.open_choices(view), table.events(seat))


class Adviser:
    """Answers questions about one game."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        live = game_named(rules.game).load("server")
        self._fields = [field for field, *_ in getattr(live, "QUESTION", ())]
        self._own = live.Adviser(rules.adapter, rules.engine) if hasattr(live, "Adviser") else None

    def evaluate(self, seen: Seen, question: Any) -> dict[str, Any]:
        """What is asked about; IllegalChoice says what cannot be."""
        for field in FIELDS:
            if field not in self._fields and getattr(question, field):
                raise IllegalChoice("error-server-weigh-game")
        phase = self._rules.adapter.declared.phase_names[int(seen.view.phase)]
        facts: dict[str, Any] = {"game": self._rules.game, "phase": phase}
        if self._own is None:
            return facts
        own: dict[str, Any] = self._own.evaluate(seen.view, seen.legal, seen.events, question)
        return facts | own

    # --- hints

    def hint(self, view: Any, clock: Clock | None = None) -> dict[str, Any]:
        """What the strongest bot makes of what is asked now, best first."""
        bot = self._bot(hashlib.sha256(view.tobytes()).hexdigest())
        return self.hint_from(view, bot.consider(view, clock or Clock(HINT_SECONDS)))

    def hint_from(self, view: Any, thought: Thought) -> dict[str, Any]:
        """A thought as facts."""
        adapter, seat = self._rules.adapter, int(view.viewer)
        fresh = adapter.by_steps or not adapter.sealed(view, seat)
        return {
            "candidates": [
                {
                    "choice": adapter.write_together(view, one.choices)
                    if fresh
                    else adapter.write(view, one.choices),
                    "choices": one.choices,
                    "visits": one.visits,
                    "win": round(one.win, DIGITS),
                    "error": round(one.error, DIGITS),
                    "score": None if one.score is None else round(one.score, 2),
                    "lead": None if one.lead is None else round(one.lead, 2),
                    "weight": round(one.weight, DIGITS),
                    "because": because_facts(adapter, self._rules.engine, view, one.choices),
                }
                for one in thought.candidates[:CANDIDATES]
            ],
            "worlds": thought.worlds,
            "playouts": thought.playouts,
            "exact": thought.exact,
            "sure": round(thought.sure, DIGITS),
            "forced": len(thought.candidates) == 1,
        }

    def _bot(self, seed: str) -> SearchBot:
        bot = bot_named(MVP, self._rules.engine, seed)
        assert isinstance(bot, SearchBot)
        return bot
