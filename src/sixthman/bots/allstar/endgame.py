"""The last playoff matches between two managers, solved.

With two managers left and few cards on both benches, what is left is a small game of sealed choices: each
lays down substitutes, sees how many the other has laid, and names the cards to leave. All of it is
enumerated by playing it out with the rules; the result is a matrix of values, and regret matching finds
how often each choice should be made. Two facts keep it small:

- With at most three cards on both benches this is the last substitution (A21). Then nothing counts but this
  match, and the strongest team, the best shot kept for a tie, is best whatever the other does: `last_stand`.
- With at most five on both, at most one more substitution follows, and it is such a last one.

Values are shares of the win, the other's subtracted: with two at the table what one gains the other loses.
Where cards on the other's bench are unknown the game is solved for several imagined worlds, and what is best
on average over them is an estimate; where all are known it is exact.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any
from weakref import WeakKeyDictionary

import numpy as np

from sixthman.games.allstar.cards import ATTRIBUTE
from sixthman.games.allstar.coaches import shot_change
from sixthman.games.allstar.course import act, pick
from sixthman.games.allstar.envelopes import FEWEST_LAID, MOST_LAID, ask
from sixthman.games.allstar.playoffs import count_in, managers_in
from sixthman.games.allstar.ranking import attribute_for, set_medal, set_value, shot_strength
from sixthman.games.allstar.record import CUT, LAY_DOWN, PASS, SHOOTOUT, TEAM, State, still_in
from sixthman.kernel.game import Engine
from sixthman.kernel.piles import NONE
from sixthman.kernel.playout import copy_words
from sixthman.kernel.rules import rule
from sixthman.kernel.stream import draw

from ..clock import Clock
from ..search import SCORE, WIN, note
from ..thought import Candidate, Thought
from .counts import count_of, recount, tallies
from .pro import strength_after

LAST, SMALL = 3, 5  # cards on a bench: for a last substitution; for a game small enough to solve
WORLDS = 4  # solved at most, where something is hidden
SAMPLES = 24  # imagined, to find them
ROUNDS = 1000  # of regret matching at most …
FICTITIOUS = 200  # turns of fictitious play in a shootout without a saddle point
GAP = 0.002  # … or until neither can gain more than this
LEAD_COUNTS = 0.001  # what a fan of lead is worth beside the win

A_PAIR = 4e-6  # seconds that trying one way of each side against the other takes, amply counted
SHARE_OF_CLOCK, ENOUGH = 0.3, 0.9  # of the clock: for trying all ways; for regrets

BASE, TRIAL, TIED, BEFORE = 0, 1, 2, 3  # the records that are worked with
VALUE, SHARE = 0, 1  # what is found out about a choice of both


def ways_of(size: int) -> Any:
    """[way] = (mask of bench cards laid down, mask of team cards to leave), for a bench of some size."""
    return np.array(
        [
            (laid, left)
            for laid in range(1 << size)
            if FEWEST_LAID <= laid.bit_count() <= MOST_LAID
            for left in range(1 << TEAM)
            if left.bit_count() == laid.bit_count()
        ],
        np.int64,
    )


WAYS = [ways_of(size) if size >= FEWEST_LAID else np.zeros((0, 2), np.int64) for size in range(SMALL + 1)]


@rule
def is_last_stand(state: State) -> bool:
    """Can neither of the last two managers substitute again after this time?"""
    if count_in(state) != 2:
        return False
    for seat in range(state.seats):
        if still_in(state, seat) and state.benched[seat] > LAST:
            return False
    return True


@rule
def last_stand(state: State, seat: int) -> int:
    """Which bench cards to lay down, as a mask, if nothing counts but the next match: for the strongest team,
    then for the best card kept for a shootout."""
    edition, seats = int(state.edition), int(state.seats)
    cards = int(state.benched[seat])
    team = tallies(edition, state.teams[seat, 0], 0, TEAM)
    best, best_worth = 0, -1
    for laid in range(1 << cards):
        count, shot = 0, 0
        substitutes = (0, 0, 0)
        for i in range(cards):
            card = int(state.bench[seat, i])
            if (laid >> i) & 1 == 1:
                count += 1
                substitutes = recount(edition, substitutes, card, 1)
            else:
                shot = max(shot, 1 + shot_strength(edition, seats, card, shot_change(state, seat, card)))
        if FEWEST_LAID <= count <= MOST_LAID:
            found = strength_after(seats, count, team, substitutes)
            if (found << 12) + shot > best_worth:
                best, best_worth = laid, (found << 12) + shot
    return best


@rule
def last_cut(state: State, seat: int) -> int:
    """Which team cards to name, as a mask, for the strongest team with the substitutes laid down."""
    edition, seats = int(state.edition), int(state.seats)
    count, cards = int(state.laid_down[seat]), int(state.benched[seat])
    team = tallies(edition, state.teams[seat, 0], 0, TEAM)
    laid = tallies(edition, state.bench[seat], cards - count, cards)
    wanted = strength_after(seats, count, team, laid)
    attribute, value = attribute_for(seats, set_medal(wanted)), set_value(wanted)
    surplus = max(0, count_of(team, attribute, value) - (TEAM - count))  # of the set: some have to go
    others = count - surplus
    left = 0
    for i in range(TEAM):
        belongs = ATTRIBUTE[edition, attribute, state.teams[seat, 0, i]] == value
        if belongs and surplus > 0:
            surplus -= 1
            left |= 1 << i
        elif not belongs and others > 0:
            others -= 1
            left |= 1 << i
    return left


@rule
def lay_mask(state: State, cards: Any, seat: int, laid: int) -> None:
    """Lay down the cards of a mask, given the bench as it lay before."""
    count = 0
    for i in range(int(state.benched[seat])):
        if (laid >> i) & 1 == 1:
            act(state, seat, int(cards[seat, i]))
            count += 1
    if count < MOST_LAID and state.phase == LAY_DOWN and state.held[seat] > 0:
        act(state, seat, PASS)


@rule
def cut_mask(state: State, cards: Any, seat: int, left: int) -> None:
    """Name the team cards of a mask, given the team as it stood before."""
    for i in range(TEAM):
        if (left >> i) & 1 == 1:
            act(state, seat, int(cards[seat, 0, i]))


@rule
def play_last_stand(state: State, before: State, seat: int, other: int) -> None:
    """The last substitution and what follows, both as strong as they can be."""
    mine, theirs = last_stand(state, seat), last_stand(state, other)
    lay_mask(state, before.bench, seat, mine)
    lay_mask(state, before.bench, other, theirs)
    mine, theirs = last_cut(state, seat), last_cut(state, other)
    cut_mask(state, before.teams, seat, mine)
    cut_mask(state, before.teams, other, theirs)
    while state.phase == SHOOTOUT:
        pick(state, seat, 0)
        pick(state, other, 0)


# --- values


@rule
def settle(records: Any, words: Any, seats: int, seat: int, other: int, out: Any, noted: Any) -> None:
    """Once no choice is left but a last stand: the trial's value and the seat's own share of the win."""
    if records[TRIAL].phase == LAY_DOWN:
        copy_words(words, TRIAL, BEFORE)
        play_last_stand(records[TRIAL], records[BEFORE], seat, other)
    note(records[TRIAL], seats, seat, noted)
    win, score = noted[WIN], noted[SCORE]
    note(records[TRIAL], seats, other, noted)
    out[VALUE] = win - noted[WIN] + LEAD_COUNTS * (score - noted[SCORE])
    out[SHARE] = win


@rule
def after_match(
    records: Any, words: Any, seats: int, seat: int, other: int, out: Any, noted: Any, shots: Any, sums: Any
) -> None:
    """The same after a match; a shootout is a small game of its own."""
    if records[TRIAL].phase != SHOOTOUT:
        settle(records, words, seats, seat, other, out, noted)
        return
    copy_words(words, TRIAL, TIED)
    own, theirs = int(records[TIED].held[seat]), int(records[TIED].held[other])
    for i in range(own):
        for j in range(theirs):
            copy_words(words, TIED, TRIAL)
            pick(records[TRIAL], seat, i)
            pick(records[TRIAL], other, j)
            settle(records, words, seats, seat, other, shots[i, j], noted)
    play_small(shots, sums, own, theirs, out)


@rule
def play_small(shots: Any, sums: Any, rows: int, columns: int, out: Any) -> None:
    """The value of a small matrix game by fictitious play: each side answers the other's past."""
    for i in range(max(rows, columns)):
        sums[0, i], sums[1, i] = 0.0, 0.0
    out[VALUE], out[SHARE] = 0.0, 0.0
    row, column = 0, 0
    for _ in range(FICTITIOUS):
        for i in range(rows):
            sums[0, i] += shots[i, column, VALUE]
        for j in range(columns):
            sums[1, j] -= shots[row, j, VALUE]
        row, column = greatest(sums[0], rows), greatest(sums[1], columns)
        out[VALUE] += shots[row, column, VALUE] / FICTITIOUS
        out[SHARE] += shots[row, column, SHARE] / FICTITIOUS


@rule
def greatest(amounts: Any, count: int) -> int:
    """The place of the greatest of the first amounts."""
    best = 0
    for i in range(1, count):
        if amounts[i] > amounts[best]:
            best = i
    return best


@rule
def substitution_values(
    records: Any,
    words: Any,
    seats: int,
    seat: int,
    other: int,
    own: Any,
    theirs: Any,
    out: Any,
    noted: Any,
    shots: Any,
    sums: Any,
) -> None:
    """out[i, j]: value and share if the seat lays down and names as in own[i], the other as in theirs[j]."""
    base = records[BASE]
    for i in range(len(own)):
        for j in range(len(theirs)):
            copy_words(words, BASE, TRIAL)
            trial = records[TRIAL]
            lay_mask(trial, base.bench, seat, own[i, 0])
            lay_mask(trial, base.bench, other, theirs[j, 0])
            cut_mask(trial, base.teams, seat, own[i, 1])
            cut_mask(trial, base.teams, other, theirs[j, 1])
            after_match(records, words, seats, seat, other, out[i, j], noted, shots, sums)


@rule
def shot_values(
    records: Any, words: Any, seats: int, seat: int, other: int, out: Any, noted: Any, shots: Any, sums: Any
) -> None:
    """out[i, j]: value and share if the seat shoots its i-th bench card and the other its j-th."""
    for i in range(out.shape[0]):
        for j in range(out.shape[1]):
            copy_words(words, BASE, TRIAL)
            pick(records[TRIAL], seat, i)
            pick(records[TRIAL], other, j)
            after_match(records, words, seats, seat, other, out[i, j], noted, shots, sums)


@rule
def before_laying_down(state: State) -> None:
    """Back from naming cards to laying them down: nobody has, yet."""
    for seat in range(state.seats):
        state.laid_down[seat] = 0
    ask(state, LAY_DOWN, managers_in(state))


# --- solving


class Solver:
    """Solves small endings for one engine."""

    def __init__(self, engine: Engine) -> None:
        self._substitutions = engine.rule(substitution_values)
        self._shots = engine.rule(shot_values)
        self._back = engine.rule(before_laying_down)
        self._imagine = engine.game.imagine
        self._records = np.zeros(4, engine.rules.record)
        self._words = self._records.view(np.uint64).reshape(4, -1)
        self._scratch = (np.zeros(3), np.zeros((LAST + 1, LAST + 1, 2)), np.zeros((2, LAST + 1)))
        self._warm_up()

    def _warm_up(self) -> None:
        """Have the rules compiled, or loaded, before any clock runs: on an empty record, no ways to try."""
        nothing = np.zeros((0, 0, 2))
        self._shots(self._records, self._words, 2, 0, 1, nothing, *self._scratch)
        none = WAYS[0]
        self._substitutions(self._records, self._words, 2, 0, 1, none, none, nothing, *self._scratch)
        self._back(self._records[BASE])

    def solve(self, view: Any, seat: int, other: int, clock: Clock, luck: Any) -> Thought:
        """The solution for the view of a small ending."""
        worlds = self._worlds(view, other, luck)
        mixes: list[Mix] = []
        for world, _ in worlds:
            self._records[BASE] = world
            mixes.append(self._solve_world(view, seat, other, clock))
            if clock.worlds is None and clock.spent() > SHARE_OF_CLOCK:
                break
        often = np.array([count for _, count in worlds[: len(mixes)]], float)
        exact = len(worlds) == 1
        return thought(combine(mixes, often / often.sum()), luck, exact, time.perf_counter() - clock.begun)

    def _worlds(self, view: Any, other: int, luck: Any) -> list[tuple[Any, int]]:
        """Imagined worlds that differ in the other's bench, the likeliest first, with how often each came."""
        found: dict[bytes, Any] = {}
        often: dict[bytes, int] = {}
        for _ in range(SAMPLES):
            world = view.copy()
            self._imagine(world, luck)
            key = np.sort(world.bench[other, : int(world.benched[other])]).tobytes()
            found.setdefault(key, world)
            often[key] = often.get(key, 0) + 1
        return sorted(((found[key], often[key]) for key in found), key=lambda pair: -pair[1])[:WORLDS]

    def _solve_world(self, view: Any, seat: int, other: int, clock: Clock) -> Mix:
        base = self._records[BASE]
        if view.phase == SHOOTOUT:
            out = np.zeros((int(base.benched[seat]), int(base.benched[other]), 2))
            self._shots(self._records, self._words, int(base.seats), seat, other, out, *self._scratch)
            return shot_mix(out, [int(card) for card in base.bench[seat, : len(out)]])
        bench = [int(card) for card in base.bench[seat, : int(base.benched[seat])]]
        team = [int(card) for card in base.teams[seat, 0]]
        laid = bench[len(bench) - int(view.laid_down[seat]) :] if view.phase == CUT else []
        if view.phase == CUT:
            self._back(base)
        own, theirs = WAYS[len(bench)], WAYS[int(base.benched[other])]
        out = np.zeros((len(own), len(theirs), 2))
        self._substitutions(
            self._records, self._words, int(base.seats), seat, other, own, theirs, out, *self._scratch
        )
        game = SubstitutionGame(own, theirs, out)
        game.play(clock)
        if view.phase == CUT:
            return game.naming(bench, team, laid, int(view.laid_down[other]))
        return game.laying(bench)


@dataclass
class Mix:
    """Choices, how often each should be made, the value and the share of the win each brings."""

    choices: list[list[int]]
    weights: Any
    values: Any
    shares: Any


def shot_mix(out: Any, bench: list[int]) -> Mix:
    """How to shoot."""
    own, theirs = matrix_game(out[:, :, VALUE])
    return Mix([[card] for card in bench], own, out[:, :, VALUE] @ theirs, out[:, :, SHARE] @ theirs)


class SubstitutionGame:
    """Laying down, seeing how many the other laid, naming cards to leave: solved by regret matching."""

    def __init__(self, own: Any, theirs: Any, out: Any) -> None:
        self.values, self.shares = out[:, :, VALUE], out[:, :, SHARE]
        self.sides = (Side(own), Side(theirs))

    def play(self, clock: Clock) -> None:
        """Rounds of regret matching until neither side can gain much, or time runs out."""
        mine, theirs = self.sides
        for turn in range(1, ROUNDS + 1):
            worth_mine = self._worth(mine, theirs, self.values)
            worth_theirs = self._worth(theirs, mine, -self.values.T)
            mine.learn(worth_mine, turn)
            theirs.learn(worth_theirs, turn)
            short = clock.worlds is None and clock.spent() > ENOUGH
            if short or (turn % 50 == 0 and self.gap() < GAP):
                break

    @staticmethod
    def _worth(side: Side, other: Side, values: Any, average: bool = False) -> Any:
        """worth[way, count]: what each way brings where the other has laid down so many."""
        worth = np.zeros((len(side.ways), MOST_LAID + 1))
        for count in side.counts_there:
            reach = other.reach(count, average)
            rows = side.counts == count
            for seen in other.counts_there:
                columns = other.counts == seen
                worth[rows, seen] = values[np.ix_(rows, columns)] @ reach[columns]
        return worth

    def gap(self) -> float:
        """How much the two could gain together by answering the other's average best."""
        mine, theirs = self.sides
        best = mine.best(self._worth(mine, theirs, self.values, average=True))
        answer = theirs.best(self._worth(theirs, mine, -self.values.T, average=True))
        return float(best + answer)

    def laying(self, bench: list[int]) -> Mix:
        """How to lay down."""
        mine, theirs = self.sides
        choices = []
        for mask in mine.masks:
            cards = [card for i, card in enumerate(bench) if (int(mask) >> i) & 1]
            ends = len(cards) in (MOST_LAID, len(bench))
            choices.append(cards if ends else [*cards, PASS])
        values, shares = (
            mine.by_mask(self._worth(mine, theirs, matrix, average=True))
            for matrix in (self.values, self.shares)
        )
        return Mix(choices, mine.laying(), values, shares)

    def naming(self, bench: list[int], team: list[int], laid: list[int], seen: int) -> Mix:
        """How to name cards to leave, given what was laid down and how many the other laid."""
        mine, theirs = self.sides
        mask = sum(1 << i for i, card in enumerate(bench) if card in laid)
        rows = np.flatnonzero(mine.ways[:, 0] == mask)
        often = max(theirs.share_of(seen, len(laid)), 1e-9)
        values, shares = (
            self._worth(mine, theirs, matrix, average=True)[rows, seen] / often
            for matrix in (self.values, self.shares)
        )
        choices = [
            [card for i, card in enumerate(team) if (int(left) >> i) & 1] for left in mine.ways[rows, 1]
        ]
        return Mix(choices, even_out(mine.naming(seen)[rows]), values, shares)


class Side:
    """One side of that game: regrets, and how it has played on average."""

    def __init__(self, ways: Any) -> None:
        self.ways = ways
        self.masks, self.group = np.unique(ways[:, 0], return_inverse=True)
        self.counts = np.array([int(mask).bit_count() for mask in ways[:, 0]])
        self.counts_there = sorted(set(self.counts.tolist()))
        self._lay_regrets = np.zeros(len(self.masks))
        self._cut_regrets = np.zeros((len(ways), MOST_LAID + 1))
        self._lay_sums = np.zeros(len(self.masks))
        self._cut_sums = np.zeros((len(ways), MOST_LAID + 1))

    def laying(self, average: bool = True) -> Any:
        """The share of each mask to lay down."""
        return even_out(self._lay_sums if average else self._lay_regrets)

    def naming(self, seen: int, average: bool = True) -> Any:
        """Of each way, among those with the same cards laid down, where the other has laid so many."""
        amounts = (self._cut_sums if average else self._cut_regrets)[:, seen]
        totals = np.bincount(self.group, amounts, len(self.masks))[self.group]
        sizes = np.bincount(self.group, minlength=len(self.masks))[self.group]
        return np.where(totals > 0, amounts / np.where(totals > 0, totals, 1), 1 / sizes)

    def reach(self, seen: int, average: bool) -> Any:
        """How often each way is taken where the other has laid so many."""
        return self.laying(average)[self.group] * self.naming(seen, average)

    def share_of(self, count: int, seen: int) -> float:
        """How often so many cards are laid down."""
        return float(self.reach(seen, True)[self.counts == count].sum())

    def by_mask(self, worth: Any, average: bool = True) -> Any:
        """What laying down each mask is worth, if cards are then named as they are."""
        total = np.zeros(len(self.masks))
        for seen in range(FEWEST_LAID, MOST_LAID + 1):
            total += np.bincount(self.group, self.naming(seen, average) * worth[:, seen], len(self.masks))
        return total

    def best(self, worth: Any) -> float:
        """The most that can be had against such worths."""
        total = np.zeros(len(self.masks))
        for seen in range(FEWEST_LAID, MOST_LAID + 1):
            best = np.full(len(self.masks), -np.inf)
            np.maximum.at(best, self.group, worth[:, seen])
            total += best
        return float(total.max())

    def learn(self, worth: Any, turn: int) -> None:
        """Regret what was not done; later turns weigh more."""
        lay = self.laying(average=False)
        by_mask = self.by_mask(worth, average=False)
        for seen in range(FEWEST_LAID, MOST_LAID + 1):
            shares = self.naming(seen, average=False)
            mean = np.bincount(self.group, shares * worth[:, seen], len(self.masks))[self.group]
            self._cut_sums[:, seen] += turn * lay[self.group] * shares
            self._cut_regrets[:, seen] = np.maximum(self._cut_regrets[:, seen] + worth[:, seen] - mean, 0)
        self._lay_sums += turn * lay
        self._lay_regrets = np.maximum(self._lay_regrets + by_mask - lay @ by_mask, 0)


def even_out(amounts: Any) -> Any:
    """Shares in proportion to amounts; equal ones if there are none."""
    total = amounts.sum()
    return amounts / total if total > 0 else np.full(len(amounts), 1 / len(amounts))


def matrix_game(values: Any) -> tuple[Any, Any]:
    """Both sides' shares in a matrix game, by regret matching."""
    regrets = [np.zeros(size) for size in values.shape]
    sums = [np.zeros(size) for size in values.shape]
    for turn in range(1, ROUNDS + 1):
        row, column = even_out(regrets[0]), even_out(regrets[1])
        gains = (values @ column, -(row @ values))
        for regret, total, shares, gain in zip(regrets, sums, (row, column), gains, strict=True):
            total += turn * shares
            np.maximum(regret + gain - shares @ gain, 0, out=regret)
        row, column = even_out(sums[0]), even_out(sums[1])
        if turn % 50 == 0 and (values @ column).max() - (row @ values).min() < GAP:
            break
    return even_out(sums[0]), even_out(sums[1])


def combine(mixes: list[Mix], weights: Any) -> Mix:
    """The average of several worlds' solutions."""
    choices = mixes[0].choices
    return Mix(
        choices,
        sum(weight * mix.weights for weight, mix in zip(weights, mixes, strict=True)),
        sum(weight * mix.values for weight, mix in zip(weights, mixes, strict=True)),
        sum(weight * mix.shares for weight, mix in zip(weights, mixes, strict=True)),
    )


def thought(mix: Mix, luck: Any, exact: bool, seconds: float) -> Thought:
    """The candidates, best first, and one of them drawn as often as it should be."""
    order = np.lexsort((-mix.values, -mix.weights))
    candidates = [
        Candidate(mix.choices[i], win=float(mix.shares[i]), weight=float(mix.weights[i])) for i in order
    ]
    lot, chosen = draw(luck, 1 << 20) / (1 << 20), 0
    while chosen + 1 < len(candidates) and lot >= candidates[chosen].weight:
        lot -= candidates[chosen].weight
        chosen += 1
    return Thought(candidates, seconds=seconds, exact=exact, chosen=chosen)


def the_other(view: Any, seat: int) -> int:
    """The only other manager still in the playoffs, or NONE."""
    others = [other for other in range(int(view.seats)) if other != seat and view.playoff_rank[other] == 0]
    return others[0] if len(others) == 1 else NONE


def is_small(view: Any, seat: int, other: int) -> bool:
    """Is it a choice between two, without coaches, with few cards, and nothing of it made yet?"""
    if view.coaches == 1 or view.stage[seat] != 0:
        return False
    most = max(int(view.benched[seat]), int(view.benched[other]))
    if view.phase == SHOOTOUT:
        return most <= LAST + 1
    return view.phase in (LAY_DOWN, CUT) and most <= SMALL


_solvers: WeakKeyDictionary[Engine, Solver] = WeakKeyDictionary()


def solver_for(engine: Engine) -> Solver:
    """The solver of an engine, made when first asked for."""
    if engine not in _solvers:
        _solvers[engine] = Solver(engine)
    return _solvers[engine]


def solve(engine: Engine, view: Any, seat: int, clock: Clock, luck: Any) -> Thought | None:
    """What is best in a small ending; None elsewhere, and where the clock is too short to solve it."""
    other = the_other(view, seat)
    if other == NONE or not is_small(view, seat, other):
        return None
    pairs = len(WAYS[int(view.benched[seat])]) * len(WAYS[int(view.benched[other])])
    if pairs * A_PAIR > SHARE_OF_CLOCK * clock.seconds:
        return None
    return solver_for(engine).solve(view, seat, other, clock, luck)
