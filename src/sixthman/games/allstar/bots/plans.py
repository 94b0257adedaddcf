"""What a manager may think about: whole envelopes worth a closer look.

In the draft every card of the pack; for a lineup those that differ from the pro's in a substitution, in the
set of the new team or in the buses; in the playoffs teams and substitutes for the strongest few sets.
An envelope that is begun is finished step by step.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from sixthman.kernel.piles import NONE, sort
from sixthman.kernel.rules import rule

from ..declaration import (
    BUS_PLAN,
    CUT,
    DRAFT,
    LAY_DOWN,
    LINEUP,
    NEW_TEAM,
    PASS,
    PLAYOFF_TEAM,
    SEALED,
    TEAM,
    THROW,
)
from ..rules.cards import (
    ATTRIBUTE,
    COMBO,
    NO_COMBO,
    NUMBER,
    ONE_OF_EACH,
    PLANS_FOR,
    RUN,
    SKIPS,
    SYMBOL,
)
from ..rules.coaches import ability
from ..rules.draft import picks_now
from ..rules.envelopes import (
    FEWEST_LAID,
    MOST_LAID,
    index_of,
    lineup_slot,
    seal,
    take_back,
)
from ..rules.ranking import set_size
from ..rules.record import State
from ..rules.season import arenas_in, first_arena
from ..rules.substitutions import comes_in, swap_team
from .asked import choice, legal
from .coaching import alike_after
from .counts import at_most, strongest, tallies
from .hopes import plan_buses
from .picks import best_below, best_team, pick_for_team, worth
from .pro import lay_for_set, pro_by, substitute
from .weights import DRAFTED, KEPT, WEIGHTS

MOST_PLANS = 64
LONGEST_PLAN = SEALED
PRO, NOBODY, EAGER = 0, 1, 2  # ways to substitute
SETS, COMBO_TEAM = 5, 5  # new teams: for the strongest few sets, and for a combo
PLAYOFF_SETS = 12
LAID_SETS = 5
WAYS_FOR = np.array([1, 3, 9])  # to substitute, by how many teams are face up
MOST_STEPS = 5  # from the pro's lineup


@rule
def plans(view: State, seat: int, out: Any) -> int:
    """Candidates, one in each row of `out`; returns their number. The view's own envelope is used to find
    them and is empty again afterwards."""
    phase, filled = int(view.phase), int(view.stage[seat])
    if phase == LINEUP and filled == lineup_slot(view, seat, THROW):
        return line_ups(view, seat, out)
    if phase == PLAYOFF_TEAM and filled == NEW_TEAM:
        return playoff_teams(view, seat, out)
    if phase == LAY_DOWN and filled == 0:
        return substitutes(view, seat, out)
    if phase == CUT and filled == 0:
        return cuts(view, seat, out)
    if phase == DRAFT and filled == 0 and picks_now(view) > 1:
        return gifts(view, seat, out)
    count = legal(view, seat)
    for k in range(count):
        out[k, 0] = choice(view, seat, k)
    return count


@rule
def seal_in(view: State, seat: int, row: Any, at: int, k: int) -> int:
    """Put the k-th legal choice into the envelope and into a plan; returns the plan's next place."""
    row[at] = choice(view, seat, k)
    seal(view, seat, k)
    return at + 1


@rule
def is_sealed(view: State, seat: int) -> bool:
    """Is the envelope complete?"""
    return (int(view.locked) >> seat) & 1 == 1


@rule
def keep_if_new(out: Any, count: int) -> int:
    """The number of plans with the one in row `count` among them, unless it is there already."""
    for other in range(count):
        same = True
        for i in range(LONGEST_PLAN):
            if out[other, i] != out[count, i]:
                same = False
        if same:
            for i in range(LONGEST_PLAN):
                out[count, i] = NONE
            return count
    return count + 1


# --- draft


@rule
def gifts(view: State, seat: int, out: Any) -> int:
    """Clash: which to keep, and which to give of the two least liked of the others."""
    size = legal(view, seat)
    keeps = picks_now(view) - 1
    count = 0
    for first in range(size):
        for second in range(first + 1 if keeps == 2 else size - 1, size):
            low, lower = least_liked(view, seat, first, second if keeps == 2 else first)
            for given in (lower, low):
                out[count, 0] = choice(view, seat, first)
                if keeps == 2:
                    out[count, 1] = choice(view, seat, second)
                out[count, keeps] = choice(view, seat, given)
                count += 1
    return count


@rule
def least_liked(view: State, seat: int, first: int, second: int) -> tuple[int, int]:
    """The two choices, of the others, that this seat likes least: the last but one, the last."""
    return two_least(view, seat, DRAFTED, 0, first, second)


@rule
def two_least(view: State, seat: int, weights: int, benched: int, first: int, second: int) -> tuple[int, int]:
    """The two choices but `first` and `second` that weigh least in this round: the last but one, the last.

    benched: 1, if the cards lie on the bench already.
    """
    edition, row = int(view.edition), weights + int(view.round_)
    bench = tallies(edition, view.bench[seat], 0, int(view.benched[seat]))
    low, lower, low_worth, lower_worth = NONE, NONE, 1 << 40, 1 << 40
    for k in range(legal(view, seat)):
        if k != first and k != second:
            liked = worth(WEIGHTS, row, edition, choice(view, seat, k), benched, bench)
            if liked < lower_worth:
                low, low_worth = lower, lower_worth
                lower, lower_worth = k, liked
            elif liked < low_worth:
                low, low_worth = k, liked
    return low, lower


# --- lineup


@rule
def line_ups(view: State, seat: int, out: Any) -> int:
    """Whole lineups, the pro's first, then those that are a little otherwise, as far as there is room."""
    old_teams = int(view.round_)
    throws = 2 if view.stage[seat] == THROW else 1
    combo = combo_now(view)
    teams = SETS + (1 if combo != NO_COMBO else 0)
    count = 0
    for steps in range(MOST_STEPS):
        for ways in range(WAYS_FOR[old_teams]):
            for team in range(teams):
                for throw in range(throws):
                    for bus in range(PLANS_FOR[old_teams + 1] if old_teams > 0 else 1):
                        if count < MOST_PLANS and steps_from_pro(ways, team, throw, bus) == steps:
                            line_up(view, seat, ways, team, throw, bus, combo, out[count])
                            count = keep_if_new(out, count)
    return count


@rule
def steps_from_pro(ways: int, team: int, throw: int, bus: int) -> int:
    """How far a lineup is from the pro's: by the old teams treated otherwise, by the set of the new one, by
    the card discarded, by the buses, of which two plans are as near as one."""
    otherwise = (1 if ways % 3 > 0 else 0) + (1 if ways >= 3 else 0)
    return otherwise + (1 if team == COMBO_TEAM else team) + throw + (bus + 1) // 2


@rule
def line_up(view: State, seat: int, ways: int, team: int, throw: int, bus: int, combo: int, row: Any) -> None:
    """One lineup, by its numbers; the envelope is empty again afterwards."""
    seal_line_up(view, seat, ways, team, throw, bus, combo, row)
    take_back(view, seat)


@rule
def seal_line_up(
    view: State, seat: int, ways: int, team: int, throw: int, bus: int, combo: int, row: Any
) -> None:
    """How to substitute, for which set, the card discarded, the buses: what lies in the envelope then."""
    at, wanted = 0, 0
    while not is_sealed(view, seat):
        filled = int(view.stage[seat])
        if filled == THROW:
            k = thrown(view, seat, throw)
        elif filled < NEW_TEAM:
            way = ways % 3 if swap_team(view, seat, filled) == 0 else ways // 3
            if way == NOBODY and not comes_in(filled):
                k = index_of(view, seat, PASS)
            else:
                k = substitute(WEIGHTS, view, seat, filled, way == EAGER)
        elif filled < BUS_PLAN:
            if filled == NEW_TEAM:
                wanted = numbered_set(view, seat, 0 if team == COMBO_TEAM else team)
            k = NONE
            if team == COMBO_TEAM:
                k = pick_for_combo(view, seat, combo, wanted)
            if k == NONE:
                k = pick_for_team(WEIGHTS, view, seat, wanted)
        elif filled == BUS_PLAN:
            k = numbered_buses(view, seat, bus)
        else:
            k = pro_by(WEIGHTS, view, seat)
        at = seal_in(view, seat, row, at, k)
        if filled == BUS_PLAN - 1:
            sort(row, at - TEAM, TEAM)


@rule
def thrown(view: State, seat: int, number: int) -> int:
    """Heritage, Clash: the card liked least, or the one after it."""
    following, least = two_least(view, seat, KEPT, 1, NONE, NONE)
    return least if number == 0 else following


@rule
def numbered_set(view: State, seat: int, number: int) -> int:
    """The strongest set for the new team, or one of those after it."""
    found = best_team(view, seat)
    for _ in range(number):
        weaker = best_team(view, seat, found)
        if weaker > 0:
            found = weaker
    return found


@rule
def numbered_buses(view: State, seat: int, number: int) -> int:
    """The bus assignment that may win most fans, or one of those after it."""
    found = plan_buses(WEIGHTS, view, seat)
    for _ in range(number):
        less = plan_buses(WEIGHTS, view, seat, found)
        if less >= 0:
            found = less
    return found & 7


@rule
def combo_now(view: State) -> int:
    """The combo of one of the round's arenas, if there is one."""
    round_ = int(view.round_)
    for i in range(first_arena(round_), first_arena(round_) + arenas_in(round_)):
        if COMBO[view.arenas[i]] != NO_COMBO:
            return int(COMBO[view.arenas[i]])
    return NO_COMBO


@rule
def pick_for_combo(view: State, seat: int, combo: int, wanted: int) -> int:
    """The next card of a team that makes a combo; NONE if the bench cannot make it."""
    edition, when = int(view.edition), int(view.round_)
    held, chosen = int(view.held[seat]), int(view.stage[seat]) - NEW_TEAM
    if combo != ONE_OF_EACH and combo != RUN:
        if set_size(wanted) < 3 or chosen < 3:
            return NONE
        return pick_for_team(WEIGHTS, view, seat, best_team_of_rest(view, seat))
    attribute = SYMBOL if combo == ONE_OF_EACH else NUMBER
    values = ATTRIBUTE[edition, attribute]
    there, used = 0, 0
    for i in range(held + chosen):
        there |= 1 << int(values[view.bench[seat, i]])
        if i >= held:
            used |= 1 << int(values[view.bench[seat, i]])
    needed = 0b111110 if combo == ONE_OF_EACH else run_in(there, used)
    if needed == 0 or needed & ~there != 0 or used & ~needed != 0:
        return NONE
    bench = tallies(edition, view.bench[seat], 0, held)
    best, best_worth = NONE, 1 << 40
    for k in range(held):
        card = int(view.bench[seat, k])
        if ((needed & ~used) >> int(values[card])) & 1 == 1:
            liked = worth(WEIGHTS, KEPT + when, edition, card, 1, bench)
            if liked < best_worth:
                best, best_worth = k, liked
    return best


@rule
def best_team_of_rest(view: State, seat: int) -> int:
    """The strongest set among the cards still usable."""
    held = int(view.held[seat])
    return strongest(int(view.seats), at_most(tallies(int(view.edition), view.bench[seat], 0, held), TEAM))


@rule
def run_in(there: int, used: int) -> int:
    """The highest five consecutive numbers that are there and include those used; 0 if there is no run."""
    for lowest in range(5, 0, -1):
        run = 0b11111 << lowest
        if run & ~there == 0 and used & ~run == 0:
            return run
    return 0


# --- playoffs


@rule
def playoff_teams(view: State, seat: int, out: Any) -> int:
    """First teams for the strongest few sets."""
    count = 0
    wanted = best_team(view, seat)
    while wanted > 0 and count < PLAYOFF_SETS:
        at = 0
        while not is_sealed(view, seat):
            at = seal_in(view, seat, out[count], at, pick_for_team(WEIGHTS, view, seat, wanted))
        take_back(view, seat)
        sort(out[count], 0, TEAM)
        count = keep_if_new(out, count)
        wanted = best_team(view, seat, wanted)
    return count


@rule
def substitutes(view: State, seat: int, out: Any) -> int:
    """Two to four substitutes for the strongest few sets; none, if a coach allows it."""
    edition, seats, cards = int(view.edition), int(view.seats), int(view.benched[seat])
    count = 0
    if ability(view, seat, SKIPS) > 0:
        out[0, 0] = PASS
        count = 1
    bench = tallies(edition, view.bench[seat], 0, cards)
    team = tallies(edition, view.teams[seat, 0], 0, TEAM)
    for laid in range(FEWEST_LAID, min(cards, MOST_LAID) + 1):
        alike = alike_after(laid, team, bench)
        wanted = strongest(seats, alike)
        for _ in range(LAID_SETS):
            if wanted > 0:
                lay_for(view, seat, wanted * 8 + laid, out[count])
                count = keep_if_new(out, count)
                wanted = best_below(seats, alike, wanted)
    return count


@rule
def lay_for(view: State, seat: int, change: int, row: Any) -> None:
    """This many substitutes for a set: see `best_change`."""
    at = 0
    while not is_sealed(view, seat):
        filled = int(view.stage[seat])
        at = seal_in(view, seat, row, at, lay_for_set(WEIGHTS, view, seat, filled, change))
    take_back(view, seat)
    sort(row, 0, change & 7)


@rule
def cuts(view: State, seat: int, out: Any) -> int:
    """All ways to make room for the substitutes."""
    laid = int(view.laid_down[seat])
    count = 0
    for mask in range(1 << TEAM):
        at = 0
        for i in range(TEAM):
            if (mask >> i) & 1 == 1:
                if at < laid:
                    out[count, at] = view.teams[seat, 0, i]
                at += 1
        if at == laid:
            count += 1
    for i in range(laid):
        out[count, i] = NONE
    return count
