"""A good manager for All-Star Draft who does not look ahead: drafts for sets, reads arenas, keeps playoff
material.

How much it likes a card is a sum of weights: for each attribute, by how many cards on the bench and in the
face-up teams are like it. The weights were tuned by playing against itself (`weights.py`); everything
else follows from them and from the strongest set at hand. It looks only at what its seat may know, and
draws no lots: what it does is a function of what it sees.
"""

from __future__ import annotations

from typing import Any

from sixthman.kernel.rules import inlined, rule

from ..declaration import (
    BUS_PLAN,
    CUT,
    DRAFT,
    LAY_DOWN,
    LINEUP,
    NEW_TEAM,
    PLAYOFF_TEAM,
    PLAYOFFS,
    SHOOTOUT,
    TEAM,
    THROW,
)
from ..rules.cards import (
    ATTRIBUTE,
    SKIPS,
    SUBSTITUTIONS,
)
from ..rules.coaches import ability, shot_change
from ..rules.draft import gives
from ..rules.envelopes import FEWEST_LAID, MOST_LAID, pack_front
from ..rules.playoffs import count_in, is_at_stake
from ..rules.ranking import (
    attribute_for,
    set_medal,
    set_size,
    set_value,
    shot_strength,
    strength,
)
from ..rules.record import State, after_swaps, still_in
from ..rules.substitutions import comes_in, stayers, swap_team
from .asked import choice, legal
from .coaching import (
    alike_after,
    helps_players,
    larger_set,
    lay_coach,
    pick_beside_coach,
    spared,
    substitute_twice,
)
from .counts import Counts, at_most, count_of, strongest, tallies
from .hopes import plan_buses
from .picks import Weights, best_team, least_missed, pick_for_set, pick_for_team, worth
from .rookie import rookie_goal, rookie_worth, worth_of_skip
from .weights import COSTS, DRAFTED, KEPT, WEIGHTS


@rule
def pro(view: State, seat: int, rng: Any) -> int:
    """Which of the legal choices this manager makes for its seat."""
    return pro_by(WEIGHTS, view, seat)


@rule
def pro_by(weights: Weights, view: State, seat: int) -> int:
    """The same, by any weights."""
    phase, filled = int(view.phase), int(view.stage[seat])
    if phase == DRAFT:
        return draft(weights, view, seat, filled)
    if phase == LINEUP:
        if NEW_TEAM <= filled < BUS_PLAN:
            if helps_players(view, seat):
                return pick_beside_coach(weights, view, seat)
            return pick_for_team(weights, view, seat, best_team(view, seat))
        if filled == THROW:
            return throw_away(weights, view, seat)
        if filled < NEW_TEAM:
            return substitute(weights, view, seat, filled, False)
        if filled == BUS_PLAN:
            return plan_buses(weights, view, seat) & 7
        return lay_coach(weights, view, seat)
    if phase == PLAYOFF_TEAM:
        return pick_for_team(weights, view, seat, best_team(view, seat))
    if phase == LAY_DOWN:
        bench = tallies(int(view.edition), view.bench[seat], 0, int(view.benched[seat]))
        return lay_down(weights, view, seat, filled, best_change(weights, view, seat, bench))
    if phase == CUT:
        return cut(weights, view, seat, filled, best_after_cut(view, seat), bench_after_cut(view, seat))
    if phase == SHOOTOUT:
        return shoot(view, seat)
    return first_of_best(view, seat)


@rule
def first_of_best(view: State, seat: int) -> int:
    """With coaches: what a rookie thinks of them."""
    best, best_worth, goal = 0, -(1 << 40), rookie_goal(view, seat)
    for k in range(legal(view, seat)):
        worth = rookie_worth(view, seat, goal, choice(view, seat, k))
        if worth > best_worth:
            best, best_worth = k, worth
    return best


# --- draft


@inlined
def draft(weights: Weights, view: State, seat: int, filled: int) -> int:
    """The card of the pack that is worth most; in Clash the one to be given is that worth least."""
    edition, round_ = int(view.edition), int(view.round_)
    bench = tallies(edition, view.bench[seat], 0, int(view.benched[seat]))
    given = gives(int(view.mode), int(view.step) + filled)
    front = pack_front(view, seat) + filled
    best, best_worth = 0, -(1 << 40)
    for k in range(legal(view, seat)):
        liked = worth(weights, DRAFTED + round_, edition, int(view.deck[front + k]), 0, bench)
        if given:
            liked = -liked
        if liked > best_worth:
            best, best_worth = k, liked
    return best


# --- lineup


@rule
def throw_away(weights: Weights, view: State, seat: int) -> int:
    """Heritage, Clash: the card worth least."""
    edition, round_ = int(view.edition), int(view.round_)
    bench = tallies(edition, view.bench[seat], 0, int(view.benched[seat]))
    best, best_worth = 0, 1 << 40
    for k in range(legal(view, seat)):
        liked = worth(weights, KEPT + round_, edition, choice(view, seat, k), 1, bench)
        if liked < best_worth:
            best, best_worth = k, liked
    return best


@rule
def substitute(weights: Weights, view: State, seat: int, filled: int, eager: bool) -> int:
    """Into a face-up team that is short of its set comes a card that belongs to it, if the new team can do
    without (or even if not); out goes who is of most use elsewhere."""
    if view.coaches == 1 and ability(view, seat, SUBSTITUTIONS) > 0:
        larger = larger_set(view, seat, filled - 1 if comes_in(filled) else filled)
        if larger > 0:
            return substitute_twice(weights, view, seat, filled, larger)
    edition, seats = int(view.edition), int(view.seats)
    team, asked = swap_team(view, seat, filled), filled - 1 if comes_in(filled) else filled
    wanted = strength(
        edition,
        seats,
        (
            after_swaps(view, seat, team, 0, asked),
            after_swaps(view, seat, team, 1, asked),
            after_swaps(view, seat, team, 2, asked),
            after_swaps(view, seat, team, 3, asked),
            after_swaps(view, seat, team, 4, asked),
        ),
    )
    bench = tallies(edition, view.bench[seat], 0, int(view.held[seat]))
    if comes_in(filled):
        attribute, value = attribute_for(seats, set_medal(wanted)), set_value(wanted)
        return least_missed(weights, view, seat, attribute, value, bench)
    return who_leaves(weights, view, seat, wanted, bench, eager)


@inlined
def who_leaves(weights: Weights, view: State, seat: int, wanted: int, bench: Counts, eager: bool) -> int:
    """Who leaves a face-up team that has the set wanted, or no one."""
    seats = int(view.seats)
    attribute, value = attribute_for(seats, set_medal(wanted)), set_value(wanted)
    slot = int(view.stage[seat])
    nobody = stayers(view, seat, slot, swap_team(view, seat, slot))  # behind those of the first in line
    if count_of(bench, attribute, value) == 0 or set_size(wanted) == TEAM:
        return nobody
    if not eager and not can_spare(seats, bench, attribute, value):
        return nobody
    return spared(weights, view, seat, nobody, attribute, value, bench)


@rule
def can_spare(seats: int, bench: Counts, attribute: int, value: int) -> bool:
    """Can the new team's set do without one card of this kind?"""
    new_team = strongest(seats, at_most(bench, TEAM))
    same = attribute_for(seats, set_medal(new_team)) == attribute and set_value(new_team) == value
    return not same or count_of(bench, attribute, value) > TEAM


# --- playoffs


@rule
def best_change(weights: Weights, view: State, seat: int, bench: Counts) -> int:
    """How many substitutes to lay down for which set, as one number: the strength wanted, times eight, plus
    how many. More than two have to be worth it, unless the next match decides all."""
    edition, seats = int(view.edition), int(view.seats)
    cards = int(view.benched[seat])
    team = tallies(edition, view.teams[seat, 0], 0, TEAM)
    free = is_last_match(view)
    best, best_worth = 0, -(1 << 40)
    for count in range(FEWEST_LAID, min(cards, MOST_LAID) + 1):
        found = strength_after(seats, count, team, bench)
        liked = found - (set_size(found) << 7)  # a card more counts as much as the weights were tuned for
        if not free:
            liked -= weights[COSTS, 0, count] + (weights[COSTS, 1, 0] if cards - count < FEWEST_LAID else 0)
        if liked > best_worth:
            best, best_worth = found * 8 + count, liked
    return best


@rule
def is_last_match(view: State) -> bool:
    """Two managers are left, and neither may lose."""
    for seat in range(view.seats):
        if still_in(view, seat) and not is_at_stake(view, seat):
            return False
    return count_in(view) == 2


@rule
def strength_after(seats: int, count: int, team: Counts, bench: Counts) -> int:
    """The strongest set after this many substitutions."""
    return strongest(seats, alike_after(count, team, bench))


@rule
def lay_down(weights: Weights, view: State, seat: int, filled: int, change: int) -> int:
    """The next substitute: cards of the set wanted, then those that will be missed least."""
    edition, seats = int(view.edition), int(view.seats)
    held = int(view.held[seat])
    if filled == 0 and ability(view, seat, SKIPS) > 0:
        wanted = strength(edition, seats, view.teams[seat, 0])
        if held < FEWEST_LAID or worth_of_skip(view, seat, wanted) > 0:
            return held
    return lay_for_set(weights, view, seat, filled, change)


@rule
def lay_for_set(weights: Weights, view: State, seat: int, filled: int, change: int) -> int:
    """The same for a change decided on: see `best_change`."""
    if filled >= change & 7:
        return int(view.held[seat])
    return pick_for_set(weights, view, seat, change >> 3, (change & 7) - filled)


@rule
def best_after_cut(view: State, seat: int) -> int:
    """The strongest set that the team and the substitutes laid down can make."""
    edition = int(view.edition)
    count, cards = int(view.laid_down[seat]), int(view.benched[seat])
    laid = tallies(edition, view.bench[seat], cards - count, cards)
    team = tallies(edition, view.teams[seat, 0], 0, TEAM)
    return strength_after(int(view.seats), count, team, laid)


@rule
def bench_after_cut(view: State, seat: int) -> Counts:
    """The cards left on the bench when the substitutes come in."""
    left = int(view.benched[seat]) - int(view.laid_down[seat])
    return tallies(int(view.edition), view.bench[seat], 0, left)


@inlined
def cut(weights: Weights, view: State, seat: int, filled: int, wanted: int, bench: Counts) -> int:
    """The next card to leave: one that the set wanted can do without."""
    edition = int(view.edition)
    attribute, value = attribute_for(int(view.seats), set_medal(wanted)), set_value(wanted)
    best, best_worth = 0, 1 << 40
    for k in range(TEAM - filled):
        card = int(view.teams[seat, 0, k])
        liked = worth(weights, KEPT + PLAYOFFS, edition, card, 0, bench)
        if ATTRIBUTE[edition, attribute, card] == value:
            liked += 1 << 20
        if liked < best_worth:
            best, best_worth = k, liked
    return best


@rule
def shoot(view: State, seat: int) -> int:
    """The strongest card."""
    best, best_shot = 0, -1
    for k in range(int(view.held[seat])):
        card = int(view.bench[seat, k])
        shot = shot_strength(int(view.edition), int(view.seats), card, shot_change(view, seat, card))
        if shot > best_shot:
            best, best_shot = k, shot
    return best
