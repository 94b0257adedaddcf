"""The race: plans tried in imagined worlds, until the best is known or time is over.

Each imagined world is played to the end once for every plan still in the race, with the same luck, so that
plans are compared world by world. Plans that fall behind drop out of the race; the worlds that are left in
the time given are spent on those that are close.

All of it is rules over one record that the caller hands in (`race_type`), so that one call thinks: `think`.
The same can be had piece by piece (`think_on`), by whoever has a clock that no rule can look at: a race
lies in its record between two pieces.
"""

from __future__ import annotations

from math import nan, sqrt
from typing import Any

import numpy as np

from sixthman.kernel.game import record_type
from sixthman.kernel.numbers import exponential
from sixthman.kernel.piles import NONE, blank
from sixthman.kernel.playout import copy_words
from sixthman.kernel.rules import rule
from sixthman.kernel.stream import WIDE_STREAM, branch, copy_stream

# Bound by the target to what a game has of its own: see `search.SearchRules`
game: Any = None
plans: Any = None
finish: Any = None
outcome: Any = None
believe: Any = None
solve: Any = None
seated: Any = None
lead_counts: Any = None

# The records a race works with, and how many there are; CHAIN is kept from one imagined world to the next
VIEW, WORLD, TRIAL, CHAIN, RECORDS = 0, 1, 2, 3, 4
WIN, SCORE, LEAD, WORTH = 0, 1, 2, 3  # what is noted of a game
NOTHING, BEGINNING, SOLVING, RACING, COMPARING = 0, 1, 2, 3, 4  # what is done next
MORE, SOLVED, LEFT = 0, 1, 2  # what `solve` may say: to be continued; all told; left to the race
SLICE = 0.02  # the part of the time between two looks at the clock
MOST_IN_SLICE = 256  # worlds
CERTAIN = 3.5  # standard errors by which a plan has to be behind to drop out
FEWEST = 24  # worlds before any plan drops out
HURRY = 0.9  # the part of the time after which only two plans are left by schedule
STEEP = 1.702  # makes a logistic curve lie close to that of normal errors
PLAIN = 20.0  # errors above which nothing is left to doubt
ROOTS = 53  # square roots by which a power is as exact as a float


NO_BELIEFS = record_type([("count", np.int64)])


def race_type(most: int, longest: int, room: Any, beliefs: Any = NO_BELIEFS) -> np.dtype[Any]:
    """A race between this many plans of such a length; `room` is what the game's solver works in, `beliefs`
    what it imagines worlds with."""
    return record_type(
        [
            ("doing", np.int64),
            # what was thought
            ("worlds", np.int64),  # imagined
            ("playouts", np.int64),
            ("exact", np.int64),  # 1: solved, the figures are no estimates
            ("told", np.int64),  # candidates, …
            ("order", np.int64, (most,)),  # … the best first: where they lie in the rows below
            ("chosen", np.int64),  # which of that order was taken
            ("sure", np.float64),  # the chance that the first of them is better than the second
            ("plan", np.int16, (most, longest)),  # small choices, filled up with NONE
            ("visits", np.int64, (most,)),  # games played to the end after it
            ("win", np.float64, (most,)),
            ("score", np.float64, (most,)),  # no number where only the win was solved
            ("lead", np.float64, (most,)),
            ("error", np.float64, (most,)),
            ("weight", np.float64, (most,)),
            # the race so far
            ("count", np.int64),  # plans
            ("running", np.int64),  # those still in the race: the first of the next row
            ("racing", np.int64, (most,)),
            ("sums", np.float64, (most, 3)),
            ("squares", np.float64, (most,)),  # of wins
            ("values", np.float64, (most,)),  # sums of what a plan was worth …
            ("products", np.float64, (most, most)),  # … and of the products of that, two by two
            ("sliced", np.int64),  # playouts since the clock was last looked at
            ("looked", np.float64),  # what it said
            # memory to work in
            ("noted", np.float64, (most, 4)),
            ("kept", np.int8, (most,)),
            ("rng", WIDE_STREAM),
            ("twin", WIDE_STREAM),
            ("beliefs", beliefs),
            ("room", room),
        ]
    )


# --- thinking


@rule
def think(records: Any, words: Any, rng: Any, race: Any, limit: int) -> None:
    """Think about the view among the records: with a limit for this many worlds, else by the clock."""
    race.doing, race.worlds = BEGINNING, 0
    think_to_the_end(records, words, rng, race, limit)


@rule
def think_to_the_end(records: Any, words: Any, rng: Any, race: Any, limit: int) -> None:
    """Whatever the race says is done next, and all that comes after it."""
    while think_on(records, words, rng, race, limit, spent(int(race.worlds), limit)):
        pass


@rule
def spent(worlds: int, limit: int) -> float:
    """The part of the time that is over after this many worlds, 1 at the end. A target with a clock that
    rules can look at binds another rule, or a plain function, to this name."""
    return worlds / limit if limit > 0 else 1.0


@rule
def think_on(records: Any, words: Any, rng: Any, race: Any, limit: int, time: float) -> bool:
    """The next piece of thinking, given the part of the time that is over; says whether there is more of it.

    `words` is the memory of `records` as rows of words.
    """
    if race.doing == BEGINNING:
        begin(records, words, race)
    if race.doing == SOLVING:
        said = solve(records, words, rng, race, time)
        if said != MORE:
            race.doing = RACING if said == LEFT else NOTHING
    if race.doing == RACING or race.doing == COMPARING:
        race_on(records, words, rng, race, limit, time)
    return race.doing != NOTHING


@rule
def begin(records: Any, words: Any, race: Any) -> None:
    """Find the plans; a single one needs no thought."""
    for plan in range(len(race.plan)):
        blank(race.plan[plan], 0, race.plan.shape[1])
    copy_words(words, VIEW, WORLD)  # to find plans in
    line_up(race, plans(records[WORLD], int(records[VIEW].viewer), race.plan))
    race.doing, race.room.doing = SOLVING, 0
    if race.count == 1:
        tell(race, 0, 0.0, nan, nan, 1.0)
        race.order[0], race.told, race.sure = 0, 1, 1.0
        race.doing = NOTHING


@rule
def line_up(race: Any, count: int) -> None:
    """This many plans start a race."""
    race.count, race.running = count, count
    race.worlds, race.playouts, race.exact, race.chosen = 0, 0, 0, 0
    race.sliced, race.looked = 0, 0.0
    for plan in range(count):
        race.racing[plan] = plan
        race.visits[plan], race.squares[plan], race.values[plan] = 0, 0.0, 0.0
        for i in range(3):
            race.sums[plan, i] = 0.0
        for other in range(count):
            race.products[plan, other] = 0.0


@rule
def tell(race: Any, plan: int, win: float, score: float, lead: float, weight: float) -> None:
    """The figures of a candidate that was not tried in worlds."""
    race.visits[plan], race.error[plan] = 0, 0.0
    race.win[plan], race.score[plan], race.lead[plan], race.weight[plan] = win, score, lead, weight


@rule
def put_in_order(order: Any, count: int, first: Any, second: Any) -> None:
    """The numbers below `count` by their figures, greatest first; of equal ones the second figures decide,
    then who comes first."""
    for i in range(count):
        index = i
        while index > 0 and is_behind(int(order[index - 1]), i, first, second):
            order[index] = order[index - 1]
            index -= 1
        order[index] = i


@rule
def is_behind(one: int, other: int, first: Any, second: Any) -> bool:
    """Do the figures of the other come before those of the one?"""
    if first[one] != first[other]:
        return first[one] < first[other]
    return second[one] < second[other]


# --- the race


@rule
def race_on(records: Any, words: Any, rng: Any, race: Any, limit: int, time: float) -> None:
    """The next slice of the race, or its end."""
    if race.doing == COMPARING:
        if time >= 1:
            tell_comparison(race)
            return
    elif time >= 1 or race.running == 1:
        tell_race(race)
        return
    else:
        keep_to_schedule(race, time)
    worlds = worlds_in_a_slice(race, limit, time)
    race.sliced, race.looked = worlds * int(race.running), time
    for _ in range(worlds):
        try_plans(records, words, rng, race)
        enter(race)
    if race.doing == RACING and race.worlds >= FEWEST:
        drop_out(race)


@rule
def worlds_in_a_slice(race: Any, limit: int, time: float) -> int:
    """As many worlds as are left of some, or as fit into a slice of time at the pace of the last one."""
    if limit > 0:
        return max(1, min(FEWEST, limit - int(race.worlds)))
    if race.sliced == 0 or time <= race.looked:
        return 1
    a_world = (time - race.looked) / race.sliced * race.running
    return max(1, min(MOST_IN_SLICE, int(min(SLICE, (1 - time) / 2) / a_world)))


@rule
def try_plans(records: Any, words: Any, rng: Any, race: Any) -> None:
    """Imagine a world and play it to its end once for every plan racing; noted[i] is for plan racing[i]."""
    seats, seat = seated(records[VIEW]), int(records[VIEW].viewer)
    believe(records, words, rng, race.beliefs, race.worlds == 0)
    branch(rng, race.rng)
    for i in range(race.running):
        copy_words(words, WORLD, TRIAL)
        copy_stream(race.rng, race.twin)
        follow(records[TRIAL], seat, race.plan[race.racing[i]])
        finish(records[TRIAL], race.twin)
        outcome(records[TRIAL], seats, seat, race.noted[i])


@rule
def imagine_any(records: Any, words: Any, rng: Any, beliefs: Any, anew: bool) -> None:
    """A world that fits the view, all of them equally likely: where nothing better is known of the others."""
    copy_words(words, VIEW, WORLD)
    game.imagine(records[WORLD], rng)


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
        if game.rank(state, other) == 1:
            winners += 1
        if other != seat:
            best = max(best, game.score(state, other))
    noted[WIN] = 1.0 / winners if game.rank(state, seat) == 1 else 0.0
    noted[SCORE] = own
    noted[LEAD] = own - best


@rule
def enter(race: Any) -> None:
    """Enter what was noted of a world. Where plans are compared only winning counts."""
    a_point = lead_counts if race.doing == RACING else 0.0
    race.worlds += 1
    race.playouts += race.running
    for i in range(race.running):
        plan, noted = race.racing[i], race.noted[i]
        noted[WORTH] = noted[WIN] + a_point * noted[LEAD]
        race.visits[plan] += 1
        for what in range(3):
            race.sums[plan, what] += noted[what]
        race.squares[plan] += noted[WIN] * noted[WIN]
        race.values[plan] += noted[WORTH]
        for j in range(i + 1):
            race.products[plan, race.racing[j]] += noted[WORTH] * race.noted[j, WORTH]


# --- dropping out


@rule
def drop_out(race: Any) -> None:
    """Only plans that are not surely behind stay in the race."""
    leader = leading(race)
    for i in range(race.running):
        race.kept[i] = 1 if errors_behind(race, leader, int(race.racing[i])) < CERTAIN else 0
    keep_racing(race)


@rule
def leading(race: Any) -> int:
    """The plan that has done best so far."""
    leader = int(race.racing[0])
    for i in range(1, race.running):
        if race.values[race.racing[i]] > race.values[leader]:
            leader = int(race.racing[i])
    return leader


@rule
def errors_behind(race: Any, leader: int, plan: int) -> float:
    """By how many standard errors a plan is behind the leading one."""
    gap = race.values[leader] / race.worlds - race.values[plan] / race.worlds
    spread = spread_between(race, leader, plan, gap)
    return gap / sqrt(max(spread, 1e-9) / race.worlds)


@rule
def spread_between(race: Any, one: int, other: int, gap: float) -> float:
    """The variance of the difference between two plans, world by world, whose mean is the gap."""
    both = race.products[max(one, other), min(one, other)]
    squares = race.products[other, other] + race.products[one, one] - 2 * both
    return squares / race.worlds - gap * gap


@rule
def keep_to_schedule(race: Any, time: float) -> None:
    """Fewer and fewer plans share the worlds that are left."""
    most = max(2, round(root_of(int(race.count), max(0.0, 1 - time / HURRY))))
    if race.worlds < 2 or most >= race.running:
        return
    for i in range(race.running):
        ahead = 0
        for j in range(race.running):
            own, other = race.values[race.racing[i]], race.values[race.racing[j]]
            if other > own or (other == own and j < i):
                ahead += 1
        race.kept[i] = 1 if ahead < most else 0
    keep_racing(race)


@rule
def root_of(number: int, part: float) -> float:
    """number ** part, for a part up to 1, by square roots alone: the same on every machine."""
    root, power, left = float(number), 1.0, part
    if left >= 1:
        return root
    for _ in range(ROOTS):
        root, left = sqrt(root), 2 * left
        if left >= 1:
            power *= root
            left -= 1
    return power


@rule
def keep_racing(race: Any) -> None:
    """Those marked stay in the race."""
    running = 0
    for i in range(race.running):
        if race.kept[i] == 1:
            race.racing[running] = race.racing[i]
            running += 1
    race.running = running


# --- what comes of it


@rule
def sureness(errors: float) -> float:
    """The chance that a plan is better than one that is behind by this many standard errors."""
    return 1.0 / (1.0 + exponential(-STEEP * min(errors, PLAIN)))


@rule
def least_behind(race: Any) -> float:
    """By how many standard errors the leading plan is ahead of the one that is closest to it."""
    leader, least = leading(race), PLAIN
    for i in range(race.running):
        if race.racing[i] != leader:
            least = min(least, errors_behind(race, leader, int(race.racing[i])))
    return least


@rule
def tell_race(race: Any) -> None:
    """The outcome: those still racing first, by value; then the others, by how long they were in it."""
    race.sure = sureness(least_behind(race)) if race.worlds > 0 else 0.5
    for plan in range(race.count):
        tell_means(race, plan)
        visits = max(1, int(race.visits[plan]))
        spread = max(race.squares[plan] / visits - race.win[plan] * race.win[plan], 0.0)
        race.error[plan] = sqrt(spread / visits)
        race.values[plan] = race.win[plan] + lead_counts * race.lead[plan]
    put_in_order(race.order, int(race.count), race.visits, race.values)
    race.weight[race.order[0]] = 1.0
    race.told = race.count
    race.doing = NOTHING


@rule
def tell_comparison(race: Any) -> None:
    """Of every plan the means, and the error of the difference of its wins to those of the first."""
    for plan in range(race.count):
        tell_means(race, plan)
        race.order[plan] = plan
        spread = spread_between(race, 0, plan, race.win[plan] - race.win[0])
        race.error[plan] = sqrt(max(spread, 0.0) / race.worlds)
    race.told = race.count
    race.doing = NOTHING


@rule
def tell_means(race: Any, plan: int) -> None:
    """How a plan has done on average."""
    visits = max(1, int(race.visits[plan]))
    race.win[plan] = race.sums[plan, WIN] / visits
    race.score[plan] = race.sums[plan, SCORE] / visits
    race.lead[plan] = race.sums[plan, LEAD] / visits
    race.weight[plan] = 0.0
