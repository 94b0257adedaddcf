"""Information-set Monte-Carlo search: imagine worlds that fit the view, try every candidate in each.

A candidate (a *plan*) is what a seat may choose before anything unknown comes in: a card from a pack, a
whole lineup. Plans race against each other (`race.py`), unless what is left of the game can be solved.

What belongs to one game (its plans, how games are played to the end quickly, positions that can be
solved) is its `SearchRules`. All thinking is rules; here a clock is looked at between the
pieces of it, and what was thought gets names.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from math import isnan
from typing import Any

import numpy as np

from sixthman.kernel.game import Engine
from sixthman.kernel.module import ModuleEngine
from sixthman.kernel.piles import NONE
from sixthman.kernel.rules import Rule
from sixthman.kernel.stream import THOUGHT, new_stream

from .clock import Clock
from .race import BEGINNING, COMPARING, VIEW, imagine_any, line_up, note, think_on, think_to_the_end
from .thought import Candidate, Thought


@dataclass(frozen=True)
class SearchRules:
    """What search needs to know of a game.

    plans(view, seat, out) -> count             candidates, one in each row of `out`, which is filled with
                                                NONE; may use the record it is given
    finish(state, luck)                         play a game to its end, quickly but not foolishly
    outcome(state, seats, seat, noted)          how a game that was finished ended for a seat
    solve(records, words, luck, race, time)     one more piece of solving what is left of the game (the first
                                                one if race.room.doing is 0): MORE, SOLVED and told, or LEFT
    seated(view) -> count                       how many sit at the table of a view
    believe(records, words, luck, beliefs, anew)
                                                the next world that fits the view, as likely as it is if the
                                                others choose sensibly; anew: the first one of a thought
    """

    plans: Rule
    finish: Rule
    solve: Rule
    seated: Rule
    lead_counts: float  # what a point of lead is worth beside winning
    race: np.dtype[Any]  # see `race_type`
    records: int  # that thinking works with
    outcome: Rule = note
    believe: Rule = imagine_any

    @property
    def bound(self) -> dict[str, Any]:
        """What the rules of the race find under their names in this game."""
        names = ("plans", "finish", "solve", "seated", "lead_counts", "outcome", "believe")
        return {name: getattr(self, name) for name in names}


class SearchBot:
    """Thinks as long as its clock runs."""

    def __init__(self, name: str, engine: Engine, search: SearchRules, seed: str, clock: Clock) -> None:
        self.name = name
        self.clock = clock
        self._engine = engine
        self._by_the_clock = isinstance(engine, ModuleEngine)  # a module can look at our clock
        self._think = engine.rule(think_to_the_end if self._by_the_clock else think_on, **search.bound)
        self._rng = new_stream(seed, lane=THOUGHT)
        self._race = np.zeros(1, search.race)[0]
        self._records = np.zeros(search.records, engine.rules.record)
        self._words = self._records.view(np.uint64).reshape(search.records, -1)
        if not self._by_the_clock:
            self._go_on(clock)  # there is nothing to think of yet: has all rules compiled

    def choose(self, view: Any, clock: Clock | None = None) -> list[int]:
        """The next choice of the seat whose view this is, as small choices in order."""
        return self.consider(view, clock).choices

    def consider(self, view: Any, clock: Clock | None = None) -> Thought:
        """Think, and say what was thought."""
        clock = clock or self.clock.anew()
        self._records[VIEW] = view
        self._race.doing, self._race.worlds = BEGINNING, 0
        self._go_on(clock)
        return thought_of(self._race, time.perf_counter() - clock.begun)

    def begin_anew(self, seed: str) -> None:
        """Imagine from now on what this seed gives: to think the same again."""
        self._rng = new_stream(seed, lane=THOUGHT)

    def compare(self, view: Any, choices: Sequence[Sequence[int]], worlds: int) -> list[Candidate]:
        """How given choices do, each tried in the same imagined worlds; `error` is that of the difference of
        `win` to the first."""
        self._records[VIEW] = view
        self._race.plan[:] = NONE
        for plan, chosen in zip(self._race.plan, choices):
            plan[: len(chosen)] = chosen
        self._race.doing = COMPARING
        line_up(self._race, len(choices))
        self._go_on(Clock(worlds=worlds))
        return candidates_of(self._race)

    def _go_on(self, clock: Clock) -> None:
        """Think until there is no more to think of: in one go, or piece by piece."""
        race, limit = self._race, clock.worlds or 0
        about = (self._records, self._words, self._rng, race, limit)
        if isinstance(self._engine, ModuleEngine):
            with self._engine.thinking(clock.spent):
                self._think(*about)
            return
        more = True
        while more:
            more = self._think(*about, clock.spent(int(race.worlds)))


def thought_of(race: Any, seconds: float) -> Thought:
    """What a race finds when it is over, or what was found without one."""
    return Thought(
        candidates_of(race),
        worlds=int(race.worlds),
        playouts=int(race.playouts),
        seconds=seconds,
        exact=bool(race.exact),
        chosen=int(race.chosen),
        sure=1.0 if race.exact else float(race.sure),
    )


def candidates_of(race: Any) -> list[Candidate]:
    """The candidates a race reports, best first."""
    return [
        Candidate(
            [int(chosen) for chosen in race.plan[i] if chosen != NONE],
            visits=int(race.visits[i]),
            win=float(race.win[i]),
            score=None if isnan(race.score[i]) else float(race.score[i]),
            lead=None if isnan(race.lead[i]) else float(race.lead[i]),
            error=float(race.error[i]),
            weight=float(race.weight[i]),
        )
        for i in race.order[: int(race.told)]
    ]
