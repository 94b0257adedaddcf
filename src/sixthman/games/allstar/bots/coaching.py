"""The pro and its coach: where it goes, and which players make most of it.

Of a player that is to count as something else the pro thinks while it makes its new team: four of a kind and
one that the coach makes the fifth.
"""

from __future__ import annotations

from sixthman.kernel.piles import NONE
from sixthman.kernel.rules import rule

from ..declaration import (
    BUS,
    BUS_PLAN,
    COACH_MATE,
    COACH_SLOT,
    NEW_TEAM,
    PASS,
    ROUNDS,
    TEAM,
    TEAM_CHOICE,
)
from ..rules.cards import (
    ATTRIBUTE,
    BESIDE,
    BESIDE_PLAYER,
    BUS_PLANS,
    FANS_IF_LAST,
    FANS_TIMES,
    LIKE_MATE,
    LIKE_SPECIES,
    MORE_FANS,
    MOST_MORE,
    NUMBER,
    NUMBER_UP,
    ONCE,
    PRICE,
    SPECIES,
    SYMBOL,
    WINS_TIES,
)
from ..rules.coaches import ability, coached_change, mate_for_coach, mates_for_coach, team_with
from ..rules.ranking import attribute_for, set_medal, set_size, set_value, strength
from ..rules.record import State, after_swaps
from ..rules.season import first_arena
from ..rules.substitutions import comes_in, stayers, swap_team, swaps_left
from .asked import choice, legal
from .counts import EACH, Counts, at_most, recount, strongest, tallies
from .hopes import WHOLE, cards_lined_up, hoped_ahead, hoped_fans
from .picks import NO_LIMIT, Weights, best_below, best_team, least_missed, pick_for_set, worth
from .weights import HOPES, KEPT

# What a coach that helps once has to bring before the last round, in fans: it waits for better
WAITS_FOR, DOUBLE_WAITS_FOR = 2, 17


# --- where the coach goes


@rule
def lay_coach(weights: Weights, view: State, seat: int) -> int:
    """The team or player, or the mate, by which the coach wins most fans; nobody, if it wins none."""
    best, best_worth = 0, -(1 << 40)
    for k in range(legal(view, seat)):
        found = worth_of_laying(weights, view, seat, choice(view, seat, k))
        if found > best_worth:
            best, best_worth = k, found
    return best


@rule
def worth_of_laying(weights: Weights, view: State, seat: int, chosen: int) -> int:
    """The fans, in 1024ths, that the coach may win there."""
    if chosen == PASS:
        return 0
    if view.stage[seat] == COACH_MATE:
        return worth_of_player(weights, view, seat, int(view.envelope[seat, COACH_SLOT]), chosen)
    if chosen >= TEAM_CHOICE:
        found = worth_of_team(weights, view, seat, chosen - TEAM_CHOICE)
    else:
        found = worth_of_best_mate(weights, view, seat, chosen)
    return found - worth_of_waiting(view, seat) if found > 0 else found


@rule
def worth_of_waiting(view: State, seat: int) -> int:
    """What a coach that helps only once may still win in a later round; and what it costs."""
    waits = 0
    if ability(view, seat, ONCE) > 0 and view.round_ < ROUNDS - 1:
        waits = DOUBLE_WAITS_FOR if ability(view, seat, FANS_TIMES) > 0 else WAITS_FOR
    return WHOLE * max(waits, ability(view, seat, PRICE))


@rule
def worth_of_best_mate(weights: Weights, view: State, seat: int, player: int) -> int:
    """A player beside the coach, like the mate for which that is best."""
    if ability(view, seat, LIKE_MATE) == 0:
        return worth_of_player(weights, view, seat, player, NONE)
    best = -(1 << 40)
    for k in range(mates_for_coach(view, seat, player)):
        mate = mate_for_coach(view, seat, player, k)
        best = max(best, worth_of_player(weights, view, seat, player, mate))
    return best


@rule
def arena_for(view: State, seat: int, team: int) -> int:
    """The arena a team goes to by the bus plan in the envelope."""
    plan = int(view.envelope[seat, BUS_PLAN]) - BUS if view.round_ > 0 else 0
    return int(view.arenas[first_arena(int(view.round_)) + int(BUS_PLANS[plan, team])])


@rule
def worth_of_player(weights: Weights, view: State, seat: int, player: int, mate: int) -> int:
    """How many more fans a team may win when one of its players counts as the coach says."""
    edition, seats, team = int(view.edition), int(view.seats), team_with(view, seat, player)
    arena, cards = arena_for(view, seat, team), cards_lined_up(view, seat, team)
    change = coached_change(edition, seats, int(view.coach[seat]), player, mate)
    usual, other = strength(edition, seats, cards), strength(edition, seats, cards, change)
    before = hoped_fans(view, seat, team, usual, hoped_ahead(weights, view, usual), arena)
    after = hoped_fans(view, seat, team, other, hoped_ahead(weights, view, other), arena, change)
    return after - before + WHOLE * ability(view, seat, MORE_FANS)


@rule
def worth_of_team(weights: Weights, view: State, seat: int, team: int) -> int:
    """What a coach brings a team: fans, as such or for its rank, and ranks."""
    edition, seats, arena = int(view.edition), int(view.seats), arena_for(view, seat, team)
    usual = strength(edition, seats, cards_lined_up(view, seat, team))
    ahead = hoped_ahead(weights, view, usual)
    fans = hoped_fans(view, seat, team, usual, ahead, arena)
    found = WHOLE * ability(view, seat, MORE_FANS) + ability(view, seat, FANS_IF_LAST) * chance_of_last(
        ahead, seats
    )
    lift = ability(view, seat, WINS_TIES)
    if lift > 1:
        found += hoped_fans(view, seat, team, usual, ahead_of_size(weights, view, usual), arena) - fans
    elif lift > 0:
        found += 1
    times, most = ability(view, seat, FANS_TIMES), WHOLE * ability(view, seat, MOST_MORE)
    if times > 0:
        found += min(fans * (times - 1), most) if most > 0 else fans * (times - 1)
    return found


@rule
def chance_of_last(ahead: int, seats: int) -> int:
    """How likely, in 1024ths, all others rank before a team, if so many of them may."""
    chance = WHOLE
    for _ in range(seats - 1):
        chance = chance * ahead // (seats - 1) // WHOLE
    return chance


@rule
def ahead_of_size(weights: Weights, view: State, usual: int) -> int:
    """How many teams, in 1024ths, may show more alike: as many as rank before the middle of two sizes."""
    row, medal, size = HOPES + int(view.round_), set_medal(usual), set_size(usual)
    part = (int(weights[row, medal, size]) + int(weights[row, medal, min(size + 1, TEAM + 1)])) // 2
    return max(0, min(WHOLE, part)) * (int(view.seats) - 1)


# --- two substitutions in a team


@rule
def larger_set(view: State, seat: int, slot: int) -> int:
    """The larger set that the face-up team asked about can have by as many substitutions as it has left, with
    cards that the new team's set can do without; 0 if there is none."""
    edition, seats, team = int(view.edition), int(view.seats), swap_team(view, seat, slot)
    most = swaps_left(view, seat, slot) >> 2 * team & 3
    cards = (
        after_swaps(view, seat, team, 0, slot),
        after_swaps(view, seat, team, 1, slot),
        after_swaps(view, seat, team, 2, slot),
        after_swaps(view, seat, team, 3, slot),
        after_swaps(view, seat, team, 4, slot),
    )
    held, there = int(view.held[seat]), tallies(edition, cards, 0, TEAM)
    bench = tallies(edition, view.bench[seat], 0, held)
    new = strongest(seats, at_most(bench, TEAM))
    attribute, value = attribute_for(seats, set_medal(new)), set_value(new)
    for k in range(held):
        card = int(view.bench[seat, k])
        if ATTRIBUTE[edition, attribute, card] == value:
            bench = recount(edition, bench, card, -1)
    wanted = strongest(seats, alike_after(most, there, bench))
    return wanted if set_size(wanted) > set_size(strongest(seats, there)) else 0


@rule
def alike_after(count: int, team: Counts, bench: Counts) -> Counts:
    """How many alike of each kind so many substitutions can bring together."""
    stay, come = at_most(team, TEAM - count), at_most(bench, count)
    return stay[0] + come[0], stay[1] + come[1], stay[2] + come[2]


@rule
def substitute_twice(weights: Weights, view: State, seat: int, slot: int, wanted: int) -> int:
    """The next step to that set: out goes who does not belong to it and is of most use elsewhere, in comes
    who does and will be missed least."""
    edition, seats = int(view.edition), int(view.seats)
    attribute, value = attribute_for(seats, set_medal(wanted)), set_value(wanted)
    bench = tallies(edition, view.bench[seat], 0, int(view.held[seat]))
    if comes_in(slot):
        return least_missed(weights, view, seat, attribute, value, bench)
    count = stayers(view, seat, slot, swap_team(view, seat, slot))
    return spared(weights, view, seat, count, attribute, value, bench)


@rule
def spared(
    weights: Weights, view: State, seat: int, count: int, attribute: int, value: int, bench: Counts
) -> int:
    """Of the first so many who can leave, the one without this value of an attribute that is of most use
    elsewhere; behind them all if there is none."""
    edition = int(view.edition)
    best, best_worth = count, -(1 << 40)
    for k in range(count):
        card = choice(view, seat, k)
        if ATTRIBUTE[edition, attribute, card] != value:
            liked = worth(weights, KEPT + int(view.round_), edition, card, 0, bench)
            if liked > best_worth:
                best, best_worth = k, liked
    return best


# --- a team with a player for the coach


@rule
def helps_players(view: State, seat: int) -> bool:
    """Is there a coach for one player, who may make a set larger?"""
    return view.coaches == 1 and ability(view, seat, BESIDE) == BESIDE_PLAYER


@rule
def pick_beside_coach(weights: Weights, view: State, seat: int) -> int:
    """The next card of the new team: of the strongest set that it may have with the coach's help, then one
    that the coach makes belong to it, then what will be missed least."""
    edition, seats, held = int(view.edition), int(view.seats), int(view.held[seat])
    chosen = int(view.stage[seat]) - NEW_TEAM
    pool = tallies(edition, view.bench[seat], 0, held + chosen)
    usual, wanted = best_team(view, seat), best_below(seats, with_one_more(view, seat, pool), NO_LIMIT)
    if set_size(wanted) <= set_size(usual):
        return pick_for_set(weights, view, seat, usual, TEAM - chosen)
    attribute, value = attribute_for(seats, set_medal(wanted)), set_value(wanted)
    belonging, helped = 0, False
    for k in range(held + chosen):
        card = int(view.bench[seat, k])
        if k < held and ATTRIBUTE[edition, attribute, card] == value:
            belonging += 1
        elif k >= held and may_join(view, seat, card, attribute, value):
            helped = True
    if belonging > 0 or helped:
        return pick_for_set(weights, view, seat, wanted, TEAM - chosen)
    return pick_joining(weights, view, seat, attribute, value)


@rule
def with_one_more(view: State, seat: int, pool: Counts) -> Counts:
    """Counts as the coach may make them: one more of a kind, if another card may be made like it."""
    symbols, numbers, species = pool[SYMBOL], pool[NUMBER], pool[SPECIES]
    if ability(view, seat, NUMBER_UP) > 0:
        higher = some_of(numbers) << 4 * ability(view, seat, NUMBER_UP)
        return symbols, numbers + (some_of(numbers) & higher), species
    if ability(view, seat, LIKE_MATE) == LIKE_SPECIES:
        return symbols, numbers, species + some_of(species)
    return symbols + some_of(symbols), numbers, species


@rule
def some_of(counts: int) -> int:
    """A one in every count that is not nought."""
    return (counts | counts >> 1 | counts >> 2 | counts >> 3) & EACH


@rule
def may_join(view: State, seat: int, card: int, attribute: int, value: int) -> bool:
    """Can the coach make a card belong to those with this value of an attribute?"""
    own = int(ATTRIBUTE[view.edition, attribute, card])
    up = ability(view, seat, NUMBER_UP)
    if up > 0:
        return attribute == NUMBER and own == value - up
    if ability(view, seat, LIKE_MATE) == LIKE_SPECIES:
        return attribute == SPECIES and own != value
    return attribute == SYMBOL and own == 0


@rule
def pick_joining(weights: Weights, view: State, seat: int, attribute: int, value: int) -> int:
    """Of the cards that the coach can make belong to a set, the one that will be missed least."""
    edition, held = int(view.edition), int(view.held[seat])
    bench = tallies(edition, view.bench[seat], 0, held)
    if attribute == NUMBER:
        return least_missed(weights, view, seat, NUMBER, value - ability(view, seat, NUMBER_UP), bench)
    if attribute == SYMBOL:
        return least_missed(weights, view, seat, SYMBOL, 0, bench)
    return least_missed(weights, view, seat, attribute, NONE, bench)
