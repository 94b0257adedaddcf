"""A good manager for All-Star Draft who does not look ahead: drafts for sets, reads arenas, keeps playoff
material.

How much it likes a card is a sum of weights: for each attribute, by how many cards on the bench and in the
face-up teams are like it. The weights were tuned by playing against itself (`weights.py`); everything
else follows from them and from the strongest set at hand. It looks only at what its seat may know, and
draws no lots: what it does is a function of what it sees.
"""

from __future__ import annotations

from typing import Any

from sixthman.kernel.piles import NONE
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
    BUS_PLANS,
    COMBO,
    FANS,
    NO_COMBO,
    NUMBER,
    PLANS_FOR,
    SKIPS,
    SPECIES,
    SYMBOL,
)
from ..rules.coaches import ability
from ..rules.draft import gives
from ..rules.envelopes import FEWEST_LAID, MOST_LAID, pack_front
from ..rules.playoffs import count_in, is_at_stake
from ..rules.ranking import (
    NO_CHANGE,
    attribute_for,
    makes_combo,
    set_medal,
    set_size,
    set_value,
    shot_strength,
    strength,
    strength_of,
)
from ..rules.record import State, after_swaps, lined_up, still_in
from ..rules.season import arenas_in, first_arena
from ..rules.substitutions import comes_in, stayers, swap_team
from .asked import choice, legal
from .counts import Counts, at_most, count_of, strongest, tallies
from .rookie import rookie_goal, rookie_worth, worth_of_skip
from .weights import COSTS, DRAFTED, HIGH, HOPES, KEPT, WEIGHTS

Weights = Any  # an array as WEIGHTS is

WHOLE = 1 << 10
NO_LIMIT = 1 << 14  # above all strengths


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
            return pick_for_team(weights, view, seat, best_team(view, seat))
        if filled == THROW:
            return throw_away(weights, view, seat)
        if filled < NEW_TEAM:
            return substitute(weights, view, seat, filled, False)
        if filled == BUS_PLAN:
            return plan_buses(weights, view, seat) & 7
        return first_of_best(view, seat)
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


# --- what a card is worth


@rule
def worth(weights: Weights, row: int, edition: int, card: int, own: int, bench: Counts) -> int:
    """How much a card is liked beside those on the bench; `own` is 1 if it is one of them."""
    return (
        worth_by(weights, row, SYMBOL, int(ATTRIBUTE[edition, SYMBOL, card]), own, bench[SYMBOL])
        + worth_by(weights, row, NUMBER, int(ATTRIBUTE[edition, NUMBER, card]), own, bench[NUMBER])
        + worth_by(weights, row, SPECIES, int(ATTRIBUTE[edition, SPECIES, card]), own, bench[SPECIES])
    )


@rule
def worth_by(weights: Weights, row: int, attribute: int, value: int, own: int, counts: int) -> int:
    """The same for one attribute; nothing for a card without a symbol."""
    like = int(weights[row, attribute, ((counts >> (4 * value)) - own) & 15])
    return (like if value > 0 else 0) + value * int(weights[HIGH, attribute, 0])


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
def best_team(view: State, seat: int, limit: int = NO_LIMIT) -> int:
    """The strongest set below a limit that the cards for the new team can make: those still usable and those
    already in it."""
    chosen = max(0, int(view.stage[seat]) - NEW_TEAM)
    pool = tallies(int(view.edition), view.bench[seat], 0, int(view.held[seat]) + chosen)
    return best_below(int(view.seats), pool, limit)


@rule
def best_below(seats: int, counts: Counts, limit: int) -> int:
    """The strongest set below a limit among cards, given how many there are of each kind."""
    best = 0
    for medal in range(3):
        left = counts[attribute_for(seats, medal)] >> 4
        value = 1
        while left > 0:
            if left & 15 > 0:
                found = strength_of(min(left & 15, TEAM), medal, value)
                if best < found < limit:
                    best = found
            left >>= 4
            value += 1
    return best


@rule
def pick_for_team(weights: Weights, view: State, seat: int, wanted: int) -> int:
    """The next card of a team: those of its set, then what will be missed least."""
    return pick_for_set(weights, view, seat, wanted, BUS_PLAN - int(view.stage[seat]))


@rule
def pick_for_set(weights: Weights, view: State, seat: int, wanted: int, count: int) -> int:
    """The next of this many bench cards: one of the set wanted while there are any. Of these, or of the
    others once there are none, the one that will be missed least."""
    edition = int(view.edition)
    attribute, value = attribute_for(int(view.seats), set_medal(wanted)), set_value(wanted)
    held = int(view.held[seat])
    found, last = 0, 0
    for k in range(held):
        if ATTRIBUTE[edition, attribute, view.bench[seat, k]] == value:
            last = k
            found += 1
    if 0 < found <= count:
        return last
    bench = tallies(edition, view.bench[seat], 0, held)
    if found == 0:
        value = NONE
    return least_missed(weights, view, seat, attribute, value, bench)


@inlined
def least_missed(weights: Weights, view: State, seat: int, attribute: int, value: int, bench: Counts) -> int:
    """Of the bench cards with this value of an attribute, or of all, the one worth least."""
    edition, row = int(view.edition), KEPT + int(view.round_)
    best, best_worth = 0, 1 << 40
    for k in range(int(view.held[seat])):
        card = int(view.bench[seat, k])
        if value == NONE or ATTRIBUTE[edition, attribute, card] == value:
            liked = worth(weights, row, edition, card, 1, bench)
            if liked < best_worth:
                best, best_worth = k, liked
    return best


@rule
def substitute(weights: Weights, view: State, seat: int, filled: int, eager: bool) -> int:
    """Into a face-up team that is short of its set comes a card that belongs to it, if the new team can do
    without (or even if not); out goes who is of most use elsewhere."""
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
    edition, seats = int(view.edition), int(view.seats)
    attribute, value = attribute_for(seats, set_medal(wanted)), set_value(wanted)
    slot = int(view.stage[seat])
    nobody = stayers(view, seat, slot, swap_team(view, seat, slot))  # behind those of the first in line
    if count_of(bench, attribute, value) == 0 or set_size(wanted) == TEAM:
        return nobody
    if not eager and not can_spare(seats, bench, attribute, value):
        return nobody
    best, best_worth = nobody, -(1 << 40)
    for k in range(nobody):
        card = choice(view, seat, k)
        if ATTRIBUTE[edition, attribute, card] != value:
            liked = worth(weights, KEPT + int(view.round_), edition, card, 0, bench)
            if liked > best_worth:
                best, best_worth = k, liked
    return best


@rule
def can_spare(seats: int, bench: Counts, attribute: int, value: int) -> bool:
    """Can the new team's set do without one card of this kind?"""
    new_team = strongest(seats, at_most(bench, TEAM))
    same = attribute_for(seats, set_medal(new_team)) == attribute and set_value(new_team) == value
    return not same or count_of(bench, attribute, value) > TEAM


@rule
def plan_buses(weights: Weights, view: State, seat: int, limit: int = 1 << 40) -> int:
    """The plan that may win most fans, of those below a limit: see `plan_for`."""
    edition, seats = int(view.edition), int(view.seats)
    strengths = (
        strength(edition, seats, cards_lined_up(view, seat, 0)),
        strength(edition, seats, cards_lined_up(view, seat, 1)),
        strength(edition, seats, cards_lined_up(view, seat, 2)) if view.round_ == 2 else 0,
    )
    return plan_for(weights, view, seat, strengths, limit)


@inlined
def plan_for(
    weights: Weights, view: State, seat: int, strengths: tuple[int, int, int], limit: int = 1 << 40
) -> int:
    """The plan that may win most fans, of those below a limit, if every team ranks as its strength lets hope:
    these fans, times eight, plus the plan."""
    teams = int(view.round_) + 1
    fans = (
        hopes_of(view, seat, 0, strengths[0], hoped_ahead(weights, view, strengths[0])),
        hopes_of(view, seat, 1, strengths[1], hoped_ahead(weights, view, strengths[1])),
        hopes_of(view, seat, 2, strengths[2], hoped_ahead(weights, view, strengths[2])) if teams == 3 else 0,
    )
    best = -1
    for plan in range(PLANS_FOR[teams]):
        total = hoped_in(fans[0], int(BUS_PLANS[plan, 0])) + hoped_in(fans[1], int(BUS_PLANS[plan, 1]))
        total += hoped_in(fans[2], int(BUS_PLANS[plan, 2]))
        total = total * 8 + plan  # no two plans are worth the same
        if best < total < limit:
            best = total
    return best


@rule
def hopes_of(view: State, seat: int, team: int, usual: int, ahead: int) -> int:
    """The fans a team may hope for in each of the round's arenas, as one number: twenty bits for each."""
    round_ = int(view.round_)
    hopes = 0
    for index in range(arenas_in(round_)):
        arena = int(view.arenas[first_arena(round_) + index])
        hopes |= hoped_fans(view, seat, team, usual, ahead, arena) << (20 * index)
    return hopes


@rule
def hoped_in(hopes: int, index: int) -> int:
    """One of these."""
    return (hopes >> (20 * index)) & ((1 << 20) - 1)


@rule
def cards_lined_up(view: State, seat: int, team: int) -> tuple[int, int, int, int, int]:
    """A team as the envelope has it."""
    return (
        lined_up(view, seat, team, 0),
        lined_up(view, seat, team, 1),
        lined_up(view, seat, team, 2),
        lined_up(view, seat, team, 3),
        lined_up(view, seat, team, 4),
    )


@rule
def hoped_ahead(weights: Weights, view: State, usual: int) -> int:
    """How many teams, in 1024ths, may rank before one, by the set it has."""
    row, medal = HOPES + int(view.round_), set_medal(usual)
    part = int(weights[row, medal, set_size(usual)]) - set_value(usual) * int(weights[row, medal, 0])
    return max(0, min(WHOLE, part)) * (int(view.seats) - 1)


@rule
def hoped_fans(view: State, seat: int, team: int, usual: int, ahead: int, arena: int) -> int:
    """Fans, times 1024, for the rank a team may hope for in an arena."""
    if COMBO[arena] != NO_COMBO and makes_combo_of(view, seat, team, usual, arena):
        return int(FANS[arena, 0]) * WHOLE
    below, part = ahead >> 10, ahead & (WHOLE - 1)
    above = min(below + 1, int(view.seats) - 1)
    return int(FANS[arena, below]) * (WHOLE - part) + int(FANS[arena, above]) * part


@rule
def makes_combo_of(view: State, seat: int, team: int, usual: int, arena: int) -> bool:
    """Does a team of the envelope make an arena's combo?"""
    edition, cards = int(view.edition), cards_lined_up(view, seat, team)
    return makes_combo(edition, int(view.seats), cards, int(COMBO[arena]), set_size(usual), NO_CHANGE)


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
        liked = found
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
def alike_after(count: int, team: Counts, bench: Counts) -> Counts:
    """How many alike of each kind this many substitutions can bring together."""
    stay, come = at_most(team, TEAM - count), at_most(bench, count)
    return stay[0] + come[0], stay[1] + come[1], stay[2] + come[2]


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
        shot = shot_strength(int(view.edition), int(view.seats), int(view.bench[seat, k]))
        if shot > best_shot:
            best, best_shot = k, shot
    return best
