"""Information-set Monte-Carlo search: imagine worlds that fit the view, try every candidate in each.

A candidate (a *plan*) is what a seat may choose before anything unknown comes in: a card from a pack, a
whole line-up. Each imagined world is played to the end once for every plan still in the race, with the
same luck, so that plans are compared world by world. Plans that fall behind drop out of the race; the
worlds that are left in the time given are spent on those that are close.

What belongs to one game (its plans, how games are played to the end quickly, positions that can be
solved) is its `Mind`.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from sixthman.kernel.game import Engine, new_streams
from sixthman.kernel.piles import NONE
from sixthman.kernel.playout import copy_words, lowest_seat
from sixthman.kernel.rules import Rule, rule
from sixthman.kernel.stream import THOUGHT, WIDE_STREAM, branch, copy_stream, new_stream

from .clock import Clock
from .thought import Candidate, Thought

game: Any = None  # bound by the target to the functions of a game
finish: Any = None  # bound by the target: finish(state, luck) plays a game to its end
outcome: Any = None  # bound by the target: outcome(state, seats, seat, noted) notes how it ended

VIEW, WORLD, TRIAL = 0, 1, 2  # the records a search works with
WIN, SCORE, LEAD = 0, 1, 2  # what is noted of a game
SLICE = 0.004  # seconds between two looks at the clock
CERTAIN = 3.5  # standard errors by which a plan has to be behind to drop out
FEWEST = 24  # worlds before any plan drops out
HURRY = 0.9  # the part of the time after which only two plans are left by schedule


@rule
def try_plans(
    records: Any,
    words: Any,
    seats: int,
    seat: int,
    plans: Any,
    racing: Any,
    luck: Any,
    twins: Any,
    noted: Any,
) -> None:
    """Imagine worlds, as many as there is room to note, and play each to its end once for every plan racing.

    `words` is the memory of `records` as rows of words; noted[world, i] is for plan racing[i].
    """
    for world in range(len(noted)):
        copy_words(words, VIEW, WORLD)
        game.imagine(records[WORLD], luck)
        branch(luck, twins[0])
        for i in range(len(racing)):
            copy_words(words, WORLD, TRIAL)
            copy_stream(twins[0], twins[1])
            follow(records[TRIAL], seat, plans[racing[i]])
            finish(records[TRIAL], twins[1])
            outcome(records[TRIAL], seats, seat, noted[world, i])


@rule
def follow(state: Any, seat: int, plan: Any) -> None:
    """Make the choices of a plan, one after the other."""
    for i in range(len(plan)):
        if plan[i] == NONE:
            return
        game.act(state, seat, int(plan[i]))


@rule
def note(state: Any, seats: int, seat: int, noted: Any) -> None:
    """How a game ended for a seat: its share of the win, its score, its lead over the best of the others."""
    own = game.score(state, seat)
    best, winners = -(1 << 30), 0
    for other in range(seats):
        if game.place(state, other) == 1:
            winners += 1
        if other != seat:
            best = max(best, game.score(state, other))
    noted[WIN] = 1.0 / winners if game.place(state, seat) == 1 else 0.0
    noted[SCORE] = own
    noted[LEAD] = own - best


@dataclass(frozen=True)
class Mind:
    """What search needs to know of a game."""

    plans: Rule  # plans(view, seat, out) -> count: candidates, one in each row of `out`, filled up with NONE
    finish: Rule  # finish(state, luck): play a game to its end, quickly but not foolishly
    seats: Callable[[Any], int]  # how many sit at the table of a view
    most_plans: int
    longest_plan: int
    lead_counts: float  # what a point of lead is worth beside winning
    solve: Callable[[Engine, Any, int, Clock, Any], Thought | None]  # where the rest can be solved
    example: tuple[int, ...]  # options of some game, to warm up with
    outcome: Rule = note  # outcome(state, seats, seat, noted): how a game that was finished ended for a seat
    prepare: Callable[[Engine], object] = id  # gets `solve` ready before any clock runs


class SearchBot:
    """Thinks as long as its clock runs."""

    def __init__(self, name: str, engine: Engine, mind: Mind, seed: str, clock: Clock) -> None:
        self.name = name
        self.clock = clock
        self._engine, self._mind = engine, mind
        engine.build.bind("finish", mind.finish)
        engine.build.bind("outcome", mind.outcome)
        self._try = engine.rule(try_plans)
        self._plans = engine.rule(mind.plans)
        self._luck = new_stream(seed, lane=THOUGHT)
        self._twins = new_streams(2, WIDE_STREAM)
        self._records = np.zeros(3, engine.rules.record)
        self._words = self._records.view(np.uint64).reshape(3, -1)
        self._warm_up(seed)

    def _warm_up(self, seed: str) -> None:
        """Have everything compiled, or loaded from the cache, before any clock runs."""
        game = self._engine.game
        state, view = (self._engine.rules.new_state() for _ in range(2))
        game.setup(state, np.array(self._mind.example, np.int64), new_stream(seed))
        game.view(state, lowest_seat(int(game.waiting(state))), view)
        self._mind.prepare(self._engine)
        before = self._luck.copy()
        self.consider(view, Clock(worlds=1))
        self._luck = before

    def choose(self, view: Any, clock: Clock | None = None) -> list[int]:
        """The next choice of the seat whose view this is, as small choices in order."""
        return self.consider(view, clock).choices

    def consider(self, view: Any, clock: Clock | None = None) -> Thought:
        """Think, and say what was thought."""
        clock = clock or self.clock.anew()
        seat, seats = int(view.viewer), self._mind.seats(view)
        plans = np.full((self._mind.most_plans, self._mind.longest_plan), NONE, np.int16)
        self._records[VIEW] = view
        count = int(self._plans(self._records[VIEW], seat, plans))  # may use the record it is given
        self._records[VIEW] = view
        choices = [[int(chosen) for chosen in plan if chosen != NONE] for plan in plans[:count]]
        if count == 1:
            return Thought([Candidate(choices[0], weight=1.0)])
        solved = self._mind.solve(self._engine, view, seat, clock, self._luck)
        if solved is not None:
            return solved
        race = Race(count, self._mind.lead_counts)
        speed = 0.0  # seconds a playout
        while len(race.racing) > 1:
            spent = clock.spent(race.worlds)
            if spent >= 1:
                break
            race.keep_to_schedule(spent)
            worlds = self._worlds_in_a_slice(clock, spent, speed * len(race.racing), race.worlds)
            noted = np.zeros((worlds, len(race.racing), 3))
            begun = time.perf_counter()
            self._try(
                self._records,
                self._words,
                seats,
                seat,
                plans,
                race.racing,
                self._luck,
                self._twins,
                noted,
            )
            speed = (time.perf_counter() - begun) / (worlds * len(race.racing))
            race.enter(noted)
        return race.thought(choices, time.perf_counter() - clock.begun)

    def begin_anew(self, seed: str) -> None:
        """Imagine from now on what this seed gives: to think the same again."""
        self._luck = new_stream(seed, lane=THOUGHT)

    def compare(self, view: Any, choices: Sequence[Sequence[int]], worlds: int) -> list[Candidate]:
        """How given choices do, each tried in the same imagined worlds; `error` is that of the difference of
        `win` to the first."""
        plans = np.full((len(choices), max(map(len, choices))), NONE, np.int16)
        for plan, chosen in zip(plans, choices):
            plan[: len(chosen)] = chosen
        self._records[VIEW] = view
        seat, seats = int(view.viewer), self._mind.seats(view)
        noted = np.zeros((worlds, len(choices), 3))
        racing = np.arange(len(choices))
        self._try(self._records, self._words, seats, seat, plans, racing, self._luck, self._twins, noted)
        means = noted.mean(axis=0)
        behind = (noted[:, :, WIN] - noted[:, :1, WIN]).std(axis=0) / np.sqrt(worlds)
        return [
            Candidate(
                list(chosen),
                visits=worlds,
                win=float(means[i, WIN]),
                score=float(means[i, SCORE]),
                lead=float(means[i, LEAD]),
                error=float(behind[i]),
            )
            for i, chosen in enumerate(choices)
        ]

    @staticmethod
    def _worlds_in_a_slice(clock: Clock, spent: float, a_world: float, done: int) -> int:
        if clock.worlds is not None:
            return max(1, min(FEWEST, clock.worlds - done))
        left = (1 - spent) * clock.seconds
        return max(1, min(256, int(min(SLICE, left / 2) / a_world))) if a_world else 1


class Race:
    """How the plans have done so far, world by world."""

    def __init__(self, count: int, lead_counts: float) -> None:
        self.racing = np.arange(count)
        self.worlds = 0
        self.playouts = 0
        self._count = count
        self._lead_counts = lead_counts
        self._visits = np.zeros(count, np.int64)
        self._sums = np.zeros((count, 3))
        self._squares = np.zeros(count)
        self._values = np.zeros(count)  # of those racing: sums of values …
        self._products = np.zeros((count, count))  # … and of their products, two by two

    def enter(self, noted: Any) -> None:
        """Enter what was noted of some worlds; drop the plans that are surely behind."""
        racing = self.racing
        values = noted[:, :, WIN] + self._lead_counts * noted[:, :, LEAD]
        self.worlds += len(noted)
        self.playouts += values.size
        self._visits[racing] += len(noted)
        self._sums[racing] += noted.sum(axis=0)
        self._squares[racing] += (noted[:, :, WIN] ** 2).sum(axis=0)
        self._values += values.sum(axis=0)
        self._products += values.T @ values
        if self.worlds >= FEWEST:
            self._keep(self._behind() < CERTAIN)

    def keep_to_schedule(self, spent: float) -> None:
        """Fewer and fewer plans share the worlds that are left."""
        most = max(2, round(self._count ** max(0.0, 1 - spent / HURRY)))
        if self.worlds >= 2 and most < len(self.racing):
            keep = np.zeros(len(self.racing), bool)
            keep[np.argsort(-self._values, kind="stable")[:most]] = True
            self._keep(keep)

    def _behind(self) -> Any:
        """By how many standard errors each plan is behind the leading one."""
        leader = int(np.argmax(self._values))
        means = self._values / self.worlds
        gaps = means[leader] - means
        own = np.diag(self._products)
        spread = (own + own[leader] - 2 * self._products[leader]) / self.worlds - gaps**2
        return gaps / np.sqrt(np.maximum(spread, 1e-9) / self.worlds)

    def _keep(self, keep: Any) -> None:
        self.racing = self.racing[keep]
        self._values = self._values[keep]
        self._products = self._products[np.ix_(keep, keep)]

    def thought(self, choices: list[list[int]], seconds: float) -> Thought:
        """The outcome: those still racing first, by value; then the others, by how long they were in it."""
        visits = np.maximum(self._visits, 1)
        means = self._sums / visits[:, None]
        spread = np.maximum(self._squares / visits - means[:, WIN] ** 2, 0)
        values = means[:, WIN] + self._lead_counts * means[:, LEAD]
        order = np.lexsort((-values, -self._visits))
        candidates = [
            Candidate(
                choices[plan],
                visits=int(self._visits[plan]),
                win=float(means[plan, WIN]),
                score=float(means[plan, SCORE]),
                lead=float(means[plan, LEAD]),
                error=float(np.sqrt(spread[plan] / visits[plan])),
            )
            for plan in order
        ]
        candidates[0].weight = 1.0
        return Thought(candidates, self.worlds, self.playouts, seconds)
