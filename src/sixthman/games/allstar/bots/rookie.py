"""A simple manager for All-Star Draft: collects sets, reads the arenas, saves cards for the playoffs.

It looks only at what its seat may know: its own cards and choices, the arenas on the table, and how
many cards others hold. Ties are broken by luck, so that two such managers do not play alike.
"""

from __future__ import annotations

from typing import Any

from sixthman.kernel.piles import NONE
from sixthman.kernel.rules import rule
from sixthman.kernel.stream import draw

from ..declaration import (
    BUS,
    BUS_PLAN,
    CHOOSE_COACH,
    COACH_MATE,
    COACH_SLOT,
    CUT,
    DRAFT,
    LAY_DOWN,
    LINEUP,
    NEW_TEAM,
    PASS,
    PLAYOFF_TEAM,
    ROUNDS,
    SHOOTOUT,
    SWAP_BUSES,
    TEAM,
    THROW,
)
from ..rules.cards import (
    ATTRIBUTE,
    BUS_PLANS,
    FANS,
    MORE_FANS,
    ONCE,
    PRICE,
)
from ..rules.coaches import ability
from ..rules.draft import gives
from ..rules.hints import best_set, in_set
from ..rules.ranking import (
    is_combo,
    set_size,
    set_value,
    shot_strength,
    strength,
    strength_in,
    team_of,
)
from ..rules.record import State, lined_up
from ..rules.season import arenas_in, first_arena
from ..rules.substitutions import comes_in, swap_team, team_left
from .asked import choice, legal
from .coaching import worth_of_laying
from .weights import WEIGHTS

# What a second, third, … card with the same symbol, number or species is worth in the draft.
# (Numbers in the code and no tables: as tables, games of two managers fail on a GPU: docs/notes/gpu.md.)
ROOKIE_WORTH = (0, 3, 8, 16, 10, 4, 1, 1, 1, 1)
# The rank (out of ten) a team of this many alike may hope for against four; combos count as six.
ROOKIE_HOPE = (10, 10, 8, 5, 2, 1, 0)


@rule
def rookie(view: State, seat: int, rng: Any) -> int:
    """Which of the legal choices this manager makes for its seat."""
    best, best_worth, goal = 0, -(1 << 40), rookie_goal(view, seat)
    for k in range(legal(view, seat)):
        worth = (rookie_worth(view, seat, goal, choice(view, seat, k)) << 8) + draw(rng, 256)
        if worth > best_worth:
            best, best_worth = k, worth
    return best


@rule
def rookie_goal(view: State, seat: int) -> int:
    """The set to aim for: the best one that a new team can have, or that of the team in the playoffs.

    Worked out once for all choices: that is most of what a rookie thinks."""
    edition, seats = int(view.edition), int(view.seats)
    phase, filled = int(view.phase), int(view.stage[seat])
    if phase == PLAYOFF_TEAM or (phase == LINEUP and NEW_TEAM <= filled < BUS_PLAN):
        return best_set(edition, seats, view.bench[seat], team_pool(view, seat))
    if phase == LAY_DOWN or phase == CUT:
        return strength(edition, seats, view.teams[seat, 0])
    return 0


@rule
def rookie_worth(view: State, seat: int, goal: int, chosen: int) -> int:
    """How much this manager likes a choice, by what it is asked."""
    phase, filled = int(view.phase), int(view.stage[seat])
    if phase == DRAFT:
        given = gives(int(view.mode), int(view.step) + filled)
        return -worth_on_bench(view, seat, chosen) if given else worth_on_bench(view, seat, chosen)
    if phase == LINEUP:
        if filled == THROW:
            return -worth_on_bench(view, seat, chosen)
        if filled < NEW_TEAM:
            return worth_of_swap(view, seat, filled, chosen)
        if filled == BUS_PLAN:
            return worth_of_plan(view, seat, chosen - BUS)
        if filled == COACH_SLOT or filled == COACH_MATE:
            return worth_of_laying(WEIGHTS, view, seat, chosen)
        return worth_in_team(view, seat, goal, chosen)
    if phase == SHOOTOUT:
        return shot_strength(int(view.edition), int(view.seats), chosen)
    if phase == CHOOSE_COACH:
        return 0  # all coaches are worth the same: see docs/coaches.md
    if phase == SWAP_BUSES:
        return worth_of_buses(view, seat, chosen)
    if phase == LAY_DOWN:
        return worth_laid_down(view, seat, filled, goal, chosen)
    if phase == CUT:
        return -worth_after_cut(view, seat, goal, chosen)
    return worth_in_team(view, seat, goal, chosen)


@rule
def worth_on_bench(view: State, seat: int, card: int) -> int:
    """How well a card goes with the bench: for each attribute, the set it would make larger."""
    total = 0
    for attribute in range(3):
        values = ATTRIBUTE[view.edition, attribute]
        if values[card] > 0:
            alike = 0
            for i in range(int(view.benched[seat])):
                if view.bench[seat, i] != card and values[view.bench[seat, i]] == values[card]:
                    alike += 1
            total += ROOKIE_WORTH[min(alike, 9)] * 16 + int(values[card]) // 4
            if attribute == 0:
                total += 24  # symbols break ties
    return total


@rule
def worth_in_team(view: State, seat: int, wanted: int, card: int) -> int:
    """The best set of what may still be used plus what is chosen already; least useful cards fill up."""
    if in_set(int(view.edition), int(view.seats), wanted, card):
        return 1 << 20
    return -worth_on_bench(view, seat, card)


@rule
def team_pool(view: State, seat: int) -> int:
    """Bench cards that the new team is made of: those still usable and those already in it."""
    return int(view.held[seat]) + max(0, int(view.stage[seat]) - NEW_TEAM)


@rule
def worth_of_swap(view: State, seat: int, filled: int, chosen: int) -> int:
    """Take out what does not belong to an old team's set if the bench holds one that does."""
    edition, seats = int(view.edition), int(view.seats)
    leaves = not comes_in(filled) and chosen != PASS
    team = view.teams[seat, team_left(view, seat, chosen) if leaves else swap_team(view, seat, filled)]
    wanted = strength(edition, seats, team)
    if not comes_in(filled):
        if chosen == PASS:
            return 0
        for i in range(int(view.held[seat])):
            if in_set(edition, seats, wanted, int(view.bench[seat, i])):
                if in_set(edition, seats, wanted, chosen):
                    return -1
                return 1 + worth_on_bench(view, seat, chosen)
        return -1
    if in_set(edition, seats, wanted, chosen):
        return (1 << 20) - worth_on_bench(view, seat, chosen)
    return -worth_on_bench(view, seat, chosen)


@rule
def worth_of_plan(view: State, seat: int, plan: int) -> int:
    """The fans a bus assignment may win if every team ranks as its strength lets hope."""
    round_ = int(view.round_)
    total = 0
    for team in range(arenas_in(round_)):
        arena = int(view.arenas[first_arena(round_) + int(BUS_PLANS[plan, team])])
        total += hoped_fans(view, seat, team, arena)
    return total


@rule
def hoped_fans(view: State, seat: int, team: int, arena: int) -> int:
    """Fans, times a hundred, for the rank a team may hope for in an arena."""
    seats = int(view.seats)
    below = hoped_rank(view, seat, team, arena)
    part = below % 100
    below //= 100
    above = min(below + 1, seats - 1)
    return int(FANS[arena, below]) * (100 - part) + int(FANS[arena, above]) * part


@rule
def hoped_rank(view: State, seat: int, team: int, arena: int) -> int:
    """How many teams, times a hundred, may rank before this one."""
    edition, seats = int(view.edition), int(view.seats)
    cards = (
        lined_up(view, seat, team, 0),
        lined_up(view, seat, team, 1),
        lined_up(view, seat, team, 2),
        lined_up(view, seat, team, 3),
        lined_up(view, seat, team, 4),
    )
    found = strength_in(edition, seats, cards, arena)
    hope = ROOKIE_HOPE[6 if is_combo(found) else min(set_size(found), 5)]
    rank = hope * (seats - 1) * 10 - set_value(found)
    return max(0, min((seats - 1) * 100, rank))


# --- coaches


@rule
def worth_of_buses(view: State, seat: int, chosen: int) -> int:
    """How far this seat would come out ahead with its buses so: all teams lie open. A coach that helps only
    once waits, early on, for more."""
    if chosen == PASS:
        waits = view.round_ < ROUNDS - 1 and ability(view, seat, ONCE) > 0
        return (3 * int(view.seats) if waits else 0) + lead_by_plan(view, seat, NONE)
    brings = ability(view, seat, MORE_FANS) - ability(view, seat, PRICE)
    return lead_by_plan(view, seat, chosen - BUS) + brings * (int(view.seats) - 1)


@rule
def lead_by_plan(view: State, seat: int, plan: int) -> int:
    """The fans of this round by a bus plan, or by the buses as they stand, once for every other seat; less
    the fans of these."""
    seats, round_ = int(view.seats), int(view.round_)
    total = 0
    for arena in range(arenas_in(round_)):
        card = int(view.arenas[first_arena(round_) + arena])
        for one in range(seats):
            ahead, own = 0, strength_by_plan(view, one, seat, plan, arena, card)
            for other in range(seats):
                if strength_by_plan(view, other, seat, plan, arena, card) > own:
                    ahead += 1
            fans = int(FANS[card, ahead])
            total += fans * (seats - 1) if one == seat else -fans
    return total


@rule
def strength_by_plan(view: State, one: int, seat: int, plan: int, arena: int, card: int) -> int:
    """The strength of a seat's team in an arena, if the buses of `seat` go by the plan."""
    team = team_of(view, one, arena)
    if one == seat and plan != NONE:
        for k in range(arenas_in(int(view.round_))):
            team = k if BUS_PLANS[plan, k] == arena else team
    return strength_in(int(view.edition), int(view.seats), view.teams[one, team], card)


@rule
def worth_laid_down(view: State, seat: int, filled: int, wanted: int, chosen: int) -> int:
    """Two substitutes, those that make the team stronger; more only if they belong to its set."""
    if chosen == PASS:
        return 1 if filled > 0 else worth_of_skip(view, seat, wanted)
    if in_set(int(view.edition), int(view.seats), wanted, chosen):
        return 2
    return -worth_on_bench(view, seat, chosen) - 1


@rule
def worth_of_skip(view: State, seat: int, wanted: int) -> int:
    """With a coach for it, a strong team need not be broken up for lack of cards that belong to its set."""
    spare = TEAM - set_size(wanted)
    for i in range(int(view.held[seat])):
        if in_set(int(view.edition), int(view.seats), wanted, int(view.bench[seat, i])):
            spare += 1
    return 3 if spare < 2 else -(1 << 20)


@rule
def worth_after_cut(view: State, seat: int, wanted: int, card: int) -> int:
    """How much the team needs a card beside the substitutes that lie ready."""
    edition, seats = int(view.edition), int(view.seats)
    return int(in_set(edition, seats, wanted, card)) * 1000 + shot_strength(edition, seats, card)
