"""A good manager for All-Star Draft who does not look ahead: drafts for sets, reads arenas, keeps playoff
material.

How much it likes a card is a sum of weights: for each attribute, by how many cards on the bench and in the
face-up teams are like it. The weights were tuned by playing against itself (`weights.py`); everything
else follows from them and from the strongest set at hand. It looks only at what its seat may know, and
draws no lots: what it does is a function of what it sees.
"""

from __future__ import annotations

from typing import Any

from sixthman.games.allstar.cards import (
    ATTRIBUTE,
    BUS_PLANS,
    COMBO,
    FANS,
    NO_COMBO,
    PLANS_FOR,
    PLAYS_WITHOUT_TICKET,
    SKIPS,
)
from sixthman.games.allstar.coaches import ability
from sixthman.games.allstar.envelopes import FEWEST_LAID, MOST_LAID, comes_in, pack_front, swap_team
from sixthman.games.allstar.ranking import (
    COMBO_STRENGTH,
    attribute_for,
    set_medal,
    set_size,
    set_value,
    shot_strength,
    strength,
    strength_in,
    strength_of,
)
from sixthman.games.allstar.record import (
    BUS_PLAN,
    CLASH,
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
    State,
    lined_up,
    still_in,
)
from sixthman.games.allstar.season import first_arena
from sixthman.kernel.piles import NONE
from sixthman.kernel.rules import rule

from .asked import choice, legal
from .rookie import rookie_worth, worth_of_skip
from .weights import COSTS, DRAFTED, HIGH, HOPES, KEPT, WEIGHTS

Weights = Any  # an array as WEIGHTS is
Tallies = tuple[int, int, int]

WHOLE = 1 << 10
NO_LIMIT = 1 << 14  # above all strengths


@rule
def pro(view: State, seat: int, luck: Any) -> int:
    """Which of the legal choices this manager makes for its seat."""
    return pro_by(WEIGHTS, view, seat)


@rule
def pro_by(weights: Weights, view: State, seat: int) -> int:
    """The same, by any weights."""
    phase, stage = int(view.phase), int(view.stage[seat])
    if phase == DRAFT:
        return draft(weights, view, seat, stage)
    if phase == LINEUP:
        if NEW_TEAM <= stage < BUS_PLAN:
            return pick_for_team(weights, view, seat, best_team(view, seat))
        if stage == THROW:
            return throw_away(weights, view, seat)
        if stage < NEW_TEAM:
            return substitute(weights, view, seat, stage, False)
        if stage == BUS_PLAN:
            return plan_buses(weights, view, seat) & 7
        return first_of_best(view, seat)
    if phase == PLAYOFF_TEAM:
        return pick_for_team(weights, view, seat, best_team(view, seat))
    if phase == LAY_DOWN:
        return lay_down(weights, view, seat, stage, best_change(weights, view, seat))
    if phase == CUT:
        return cut(weights, view, seat, stage, best_after_cut(view, seat))
    if phase == SHOOTOUT:
        return shoot(view, seat)
    return first_of_best(view, seat)


@rule
def first_of_best(view: State, seat: int) -> int:
    """With coaches: what a rookie thinks of them."""
    best, best_worth = 0, -(1 << 40)
    for k in range(legal(view, seat)):
        worth = rookie_worth(view, seat, choice(view, seat, k))
        if worth > best_worth:
            best, best_worth = k, worth
    return best


# --- what a card is worth


@rule
def one_more(edition: int, attribute: int, card: int) -> int:
    """A card as one more in the count of its symbol, number or species. Counts have four bits each, so that
    sixteen of them make one whole number; there is none for cards without a symbol."""
    return (1 << (4 * int(ATTRIBUTE[edition, attribute, card]))) & ~1


@rule
def recount(edition: int, counts: Tallies, card: int, by: int) -> Tallies:
    """Counts with a card more (1) or less (-1)."""
    return (
        counts[0] + by * one_more(edition, 0, card),
        counts[1] + by * one_more(edition, 1, card),
        counts[2] + by * one_more(edition, 2, card),
    )


@rule
def tallies(edition: int, cards: Any, first: int, end: int) -> Tallies:
    """The same for all three attributes."""
    symbols, numbers, species = 0, 0, 0
    for i in range(first, end):
        card = int(cards[i])
        symbols += one_more(edition, 0, card)
        numbers += one_more(edition, 1, card)
        species += one_more(edition, 2, card)
    return symbols, numbers, species


@rule
def worth(weights: Weights, row: int, edition: int, card: int, own: int, bench: Tallies) -> int:
    """How much a card is liked beside those on the bench; `own` is 1 if it is one of them."""
    total = 0
    for attribute in range(3):
        value = int(ATTRIBUTE[edition, attribute, card])
        if value > 0:
            total += weights[row, attribute, ((bench[attribute] >> (4 * value)) & 15) - own]
            total += value * weights[HIGH, attribute, 0]
    return total


# --- draft


@rule
def draft(weights: Weights, view: State, seat: int, stage: int) -> int:
    """The card of the pack that is worth most; in Clash the one to be given is that worth least."""
    edition, round_ = int(view.edition), int(view.round_)
    bench = tallies(edition, view.bench[seat], 0, int(view.benched[seat]))
    given = view.mode == CLASH and ((view.step == 0 and stage == 2) or (view.step == 3 and stage == 1))
    front = pack_front(view, seat) + stage
    best, best_worth = 0, -(1 << 40)
    for k in range(legal(view, seat)):
        liked = worth(weights, DRAFTED + round_, edition, int(view.deck[front + k]), 0, bench)
        if given:
            liked = -liked
        if liked > best_worth:
            best, best_worth = k, liked
    return best


# --- line-up


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
def best_below(seats: int, counts: Tallies, limit: int) -> int:
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
    """The next of so many bench cards: one of the set wanted while there are such; of these, or of the others
    once there are none, the one that will be missed least."""
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


@rule
def least_missed(weights: Weights, view: State, seat: int, attribute: int, value: int, bench: Tallies) -> int:
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
def substitute(weights: Weights, view: State, seat: int, stage: int, eager: bool) -> int:
    """Into a face-up team that is short of its set comes a card that belongs to it, if the new team can do
    without (or even if not); out goes who is of most use elsewhere."""
    edition, seats = int(view.edition), int(view.seats)
    team = view.teams[seat, swap_team(stage)]
    wanted = strength(edition, seats, team)
    attribute, value = attribute_for(seats, set_medal(wanted)), set_value(wanted)
    bench = tallies(edition, view.bench[seat], 0, int(view.held[seat]))
    if comes_in(stage):
        return least_missed(weights, view, seat, attribute, value, bench)
    nobody = legal(view, seat) - 1
    spare = (bench[attribute] >> (4 * value)) & 15
    if spare == 0 or set_size(wanted) == TEAM:
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
def can_spare(seats: int, bench: Tallies, attribute: int, value: int) -> bool:
    """Can the new team's set do without one card of this kind?"""
    new_team = best_below(seats, bench, NO_LIMIT)
    same = attribute_for(seats, set_medal(new_team)) == attribute and set_value(new_team) == value
    return not same or (bench[attribute] >> (4 * value)) & 15 > TEAM


@rule
def plan_buses(weights: Weights, view: State, seat: int, limit: int = 1 << 40) -> int:
    """The plan that may win most fans, of those below a limit, if every team ranks as its strength lets hope:
    these fans, times eight, plus the plan."""
    round_ = int(view.round_)
    ahead = (
        hoped_ahead(weights, view, seat, 0),
        hoped_ahead(weights, view, seat, 1),
        hoped_ahead(weights, view, seat, 2) if round_ == 2 else 0,
    )
    third = round_ == 2
    fans = (
        hoped_fans(view, seat, 0, ahead[0], 0),
        hoped_fans(view, seat, 0, ahead[0], 1),
        hoped_fans(view, seat, 0, ahead[0], 2) if third else 0,
        hoped_fans(view, seat, 1, ahead[1], 0),
        hoped_fans(view, seat, 1, ahead[1], 1),
        hoped_fans(view, seat, 1, ahead[1], 2) if third else 0,
        hoped_fans(view, seat, 2, ahead[2], 0) if third else 0,
        hoped_fans(view, seat, 2, ahead[2], 1) if third else 0,
        hoped_fans(view, seat, 2, ahead[2], 2) if third else 0,
    )
    best = -1
    for plan in range(PLANS_FOR[round_ + 1]):
        total = 0
        for team in range(round_ + 1):
            total += fans[3 * team + BUS_PLANS[plan, team]]
        total = total * 8 + plan  # no two plans are worth the same
        if best < total < limit:
            best = total
    return best


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
def hoped_ahead(weights: Weights, view: State, seat: int, team: int) -> int:
    """How many teams, in 1024ths, may rank before one of the envelope, by the set it has."""
    usual = strength(int(view.edition), int(view.seats), cards_lined_up(view, seat, team))
    row, medal = HOPES + int(view.round_), set_medal(usual)
    part = int(weights[row, medal, set_size(usual)]) - set_value(usual) * int(weights[row, medal, 0])
    return max(0, min(WHOLE, part)) * (int(view.seats) - 1)


@rule
def hoped_fans(view: State, seat: int, team: int, ahead: int, place: int) -> int:
    """Fans, times 1024, for the rank a team may hope for in one of the round's arenas."""
    arena = int(view.arenas[first_arena(int(view.round_)) + place])
    if COMBO[arena] != NO_COMBO and makes_combo_of(view, seat, team, arena):
        return int(FANS[arena, 0]) * WHOLE
    below, part = ahead >> 10, ahead & (WHOLE - 1)
    above = min(below + 1, int(view.seats) - 1)
    return int(FANS[arena, below]) * (WHOLE - part) + int(FANS[arena, above]) * part


@rule
def makes_combo_of(view: State, seat: int, team: int, arena: int) -> bool:
    """Does a team of the envelope make an arena's combo?"""
    edition, cards = int(view.edition), cards_lined_up(view, seat, team)
    return strength_in(edition, int(view.seats), cards, arena) == COMBO_STRENGTH


# --- playoffs


@rule
def best_change(weights: Weights, view: State, seat: int) -> int:
    """How many substitutes to lay down for which set, as one number: the strength wanted, times eight, plus
    how many. More than two have to be worth it, unless the next match decides all."""
    edition, seats = int(view.edition), int(view.seats)
    cards = int(view.benched[seat])
    bench = tallies(edition, view.bench[seat], 0, cards)
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
    left = 0
    for seat in range(view.seats):
        if still_in(view, seat):
            left += 1
            if view.tickets[seat] > 1 - int(PLAYS_WITHOUT_TICKET[view.edition]):
                return False
    return left == 2


@rule
def strength_after(seats: int, count: int, team: Tallies, bench: Tallies, limit: int = NO_LIMIT) -> int:
    """The strongest set below a limit after so many substitutions."""
    best = 0
    for medal in range(3):
        attribute = attribute_for(seats, medal)
        in_team, on_bench = team[attribute] >> 4, bench[attribute] >> 4
        value = 1
        while in_team | on_bench != 0:
            size = min(in_team & 15, TEAM - count) + min(on_bench & 15, count)
            found = strength_of(size, medal, value) if size > 0 else 0
            if best < found < limit:
                best = found
            in_team >>= 4
            on_bench >>= 4
            value += 1
    return best


@rule
def lay_down(weights: Weights, view: State, seat: int, stage: int, change: int) -> int:
    """The next substitute: cards of the set wanted, then those that will be missed least."""
    edition, seats = int(view.edition), int(view.seats)
    held = int(view.held[seat])
    if stage == 0 and ability(view, seat, SKIPS) > 0:
        wanted = strength(edition, seats, view.teams[seat, 0])
        if held < FEWEST_LAID or worth_of_skip(view, seat, wanted) > 0:
            return held
    return lay_for_set(weights, view, seat, stage, change)


@rule
def lay_for_set(weights: Weights, view: State, seat: int, stage: int, change: int) -> int:
    """The same for a change decided on: see `best_change`."""
    if stage >= change & 7:
        return int(view.held[seat])
    return pick_for_set(weights, view, seat, change >> 3, (change & 7) - stage)


@rule
def best_after_cut(view: State, seat: int) -> int:
    """The strongest set that the team and the substitutes laid down can make."""
    edition = int(view.edition)
    count, cards = int(view.laid_down[seat]), int(view.benched[seat])
    laid = tallies(edition, view.bench[seat], cards - count, cards)
    team = tallies(edition, view.teams[seat, 0], 0, TEAM)
    return strength_after(int(view.seats), count, team, laid)


@rule
def cut(weights: Weights, view: State, seat: int, stage: int, wanted: int) -> int:
    """The next card to leave: one that the set wanted can do without."""
    edition = int(view.edition)
    attribute, value = attribute_for(int(view.seats), set_medal(wanted)), set_value(wanted)
    bench = tallies(edition, view.bench[seat], 0, int(view.benched[seat]) - int(view.laid_down[seat]))
    best, best_worth = 0, 1 << 40
    for k in range(TEAM - stage):
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
