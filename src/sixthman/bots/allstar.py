"""A simple manager for All-Star Draft: collects sets, reads the arenas, saves cards for the playoffs.

It looks only at what its seat may know: its own cards and choices, the arenas on the table, and how
many cards others hold. Ties are broken by luck, so that two such managers do not play alike.
"""

from __future__ import annotations

from typing import Any

from sixthman.games.allstar.cards import ATTRIBUTE, BUS_PLANS, FANS
from sixthman.games.allstar.envelopes import choice, legal, swap_team
from sixthman.games.allstar.hints import best_set, in_set
from sixthman.games.allstar.ranking import (
    COMBO_STRENGTH,
    set_size,
    set_value,
    shot_strength,
    strength,
    strength_in,
)
from sixthman.games.allstar.record import (
    BUS,
    BUS_PLAN,
    CLASH,
    CUT,
    DRAFT,
    LAY_DOWN,
    LINEUP,
    NEW_TEAM,
    PASS,
    SHOOTOUT,
    SWAPS,
    TEAM,
    THROW,
    State,
)
from sixthman.games.allstar.season import arenas_in, first_arena
from sixthman.kernel.rules import rule
from sixthman.kernel.stream import draw

# What a second, third, … card with the same symbol, number or species is worth in the draft.
WORTH = (0, 3, 8, 16, 10, 4, 1, 1, 1, 1)
# The rank (out of ten) a team of this many alike may hope for against four; combos count as six.
HOPE = (10, 10, 8, 5, 2, 1, 0)


@rule
def heuristic(view: State, seat: int, luck: Any) -> int:
    """Which of the legal choices this manager makes for its seat."""
    best, best_worth = 0, -(1 << 40)
    for k in range(legal(view, seat)):
        worth = (worth_of(view, seat, choice(view, seat, k)) << 8) + draw(luck, 256)
        if worth > best_worth:
            best, best_worth = k, worth
    return best


@rule
def worth_of(view: State, seat: int, chosen: int) -> int:
    """How much this manager likes a choice, by what it is asked."""
    phase, stage = int(view.phase), int(view.stage[seat])
    if phase == DRAFT:
        given = view.mode == CLASH and ((view.step == 0 and stage == 2) or (view.step == 3 and stage == 1))
        return -worth_on_bench(view, seat, chosen) if given else worth_on_bench(view, seat, chosen)
    if phase == LINEUP:
        if stage == THROW:
            return -worth_on_bench(view, seat, chosen)
        if stage < NEW_TEAM:
            return worth_of_swap(view, seat, stage, chosen)
        if stage == BUS_PLAN:
            return worth_of_plan(view, seat, chosen - BUS)
        return worth_in_team(view, seat, chosen)
    if phase == SHOOTOUT:
        return shot_strength(int(view.edition), int(view.seats), chosen)
    if phase == LAY_DOWN:
        return worth_laid_down(view, seat, stage, chosen)
    if phase == CUT:
        return -worth_after_cut(view, seat, chosen)
    return worth_in_team(view, seat, chosen)


@rule
def worth_on_bench(view: State, seat: int, card: int) -> int:
    """How well a card goes with the bench: for each attribute, the set it would make larger."""
    total = 0
    for attribute in range(3):
        values = ATTRIBUTE[view.edition, attribute]
        if values[card] > 0:
            alike = 0
            for i in range(view.benched[seat]):
                if view.bench[seat, i] != card and values[view.bench[seat, i]] == values[card]:
                    alike += 1
            total += WORTH[min(alike, 9)] * 16 + int(values[card]) // 4
            if attribute == 0:
                total += 24  # symbols break ties
    return total


@rule
def worth_in_team(view: State, seat: int, card: int) -> int:
    """The best set of what may still be used plus what is chosen already; least useful cards fill up."""
    edition, seats = int(view.edition), int(view.seats)
    wanted = best_set(edition, seats, view.bench[seat], team_pool(view, seat))
    if in_set(edition, seats, wanted, card):
        return 1 << 20
    return -worth_on_bench(view, seat, card)


@rule
def team_pool(view: State, seat: int) -> int:
    """Bench cards that the new team is made of: those still usable and those already in it."""
    return int(view.held[seat]) + max(0, int(view.stage[seat]) - NEW_TEAM)


@rule
def worth_of_swap(view: State, seat: int, stage: int, chosen: int) -> int:
    """Take out what does not belong to an old team's set if the bench holds one that does."""
    edition, seats = int(view.edition), int(view.seats)
    team = view.teams[seat, swap_team(stage)]
    wanted = strength(edition, seats, team)
    if stage == SWAPS or stage == SWAPS + 2:
        if chosen == PASS:
            return 0
        for i in range(view.held[seat]):
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
    """The fans a bus plan may win if every team ranks as its strength lets hope."""
    round_ = int(view.round_)
    total = 0
    for team in range(arenas_in(round_)):
        arena = int(view.arenas[first_arena(round_) + int(BUS_PLANS[plan, team])])
        total += hoped_fans(view, seat, team, arena)
    return total


@rule
def hoped_fans(view: State, seat: int, team: int, arena: int) -> int:
    """Fans, times a hundred, for the rank a team may hope for in an arena."""
    edition, seats = int(view.edition), int(view.seats)
    if team == view.round_:
        cards = view.envelope[seat, NEW_TEAM : NEW_TEAM + TEAM]
    else:
        cards = view.teams[seat, team]
    found = strength_in(edition, seats, cards, arena)
    hope = HOPE[6] if found == COMBO_STRENGTH else HOPE[min(set_size(found), 5)]
    place = hope * (seats - 1) * 10 - set_value(found)
    place = max(0, min((seats - 1) * 100, place))
    below, part = place // 100, place % 100
    above = min(below + 1, seats - 1)
    return int(FANS[arena, below]) * (100 - part) + int(FANS[arena, above]) * part


@rule
def worth_laid_down(view: State, seat: int, stage: int, chosen: int) -> int:
    """Two substitutes, those that make the team stronger; more only if they belong to its set."""
    edition, seats = int(view.edition), int(view.seats)
    wanted = strength(edition, seats, view.teams[seat, 0])
    if chosen == PASS:
        return 1
    if in_set(edition, seats, wanted, chosen):
        return 2
    return -worth_on_bench(view, seat, chosen) - 1


@rule
def worth_after_cut(view: State, seat: int, card: int) -> int:
    """How much the team needs a card beside the substitutes that lie ready."""
    edition, seats = int(view.edition), int(view.seats)
    wanted = strength(edition, seats, view.teams[seat, 0])
    return int(in_set(edition, seats, wanted, card)) * 1000 + shot_strength(edition, seats, card)
