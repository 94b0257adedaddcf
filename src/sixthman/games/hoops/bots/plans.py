"""Plans: what a search considers at each point of a turn, as far as nothing unknown comes in between.

The first plan is always the coach's own. The others are what a person might think of too: another tactic,
another purchase, another card of the hand kept or removed. Where the coach's choice is as good as any, such
as dice to keep, it is the only plan.
"""

from __future__ import annotations

from typing import Any

from sixthman.kernel.piles import NONE
from sixthman.kernel.rules import rule

from ..declaration import (
    DIE,
    DISCARD,
    DONE,
    DRAFT,
    ENTER,
    FACES,
    KEEP,
    MAKE_ROOM,
    MENU,
    MOVE,
    PAY,
    REFRESH,
    REMOVE,
    REROLL,
    SKILLS,
    SLOTS,
    SPOT,
    TIED,
    TO_BUY_PLAYER,
    TO_BUY_TACTIC,
)
from ..rules.cards import COST, FATIGUE, TACTICS
from ..rules.choices import choice, legal
from ..rules.court import is_offence
from ..rules.market import purse
from ..rules.record import State
from ..rules.turn import is_last_of_period
from . import choose, number_of, plain_worth
from .dice import against, dice_better_rerolled, gain_of_reroll
from .habits import HABITS, KEEP_TIRED, PLAIN
from .hopes import team_of
from .leftovers import DISCARDED, REMOVED, fate_of
from .shopping import choose_to_refresh, mean_worth
from .tactics import tactic_worth
from .team import ALL_POSITIONS, NEVER, gain_on_court, is_tactic, tired_cards, weights_for

MOST_PLANS = 24
LONGEST_PLAN = 10
OFFERS = 4  # cards of a market, or drafted players times two, worth a thought
MOST_REROLLED = 6  # dice of a defense


@rule
def plans(view: State, seat: int, out: Any) -> int:
    """Candidates, the coach's own first, one in each row; returns how many there are."""
    phase = int(view.phase)
    if phase == MENU:
        return plans_of_menu(view, seat, out)
    if phase == DISCARD or phase == REMOVE:
        return plans_for_leftovers(view, seat, phase, out)
    if phase == REFRESH:
        return plans_to_refresh(view, seat, out)
    if phase == REROLL and (not is_offence(int(view.subject)) or is_last_of_period(view)):
        return plans_to_reroll(view, seat, out)
    out[0, 0] = own_choice(view, seat)
    if is_routine(phase) or (phase == ENTER and out[0, 0] == FATIGUE):
        return 1
    return add_others(view, seat, phase, out)


@rule
def is_routine(phase: int) -> bool:
    """Is this something the coach does well without much thought?"""
    return phase in (PAY, SPOT, MOVE, MAKE_ROOM, REROLL, KEEP, TIED)


@rule
def own_choice(view: State, seat: int) -> int:
    """What the coach would choose."""
    return choice(view, seat, number_of(view, seat, choose(view, seat, True, PLAIN)))


@rule
def add_others(view: State, seat: int, phase: int, out: Any) -> int:
    """Every other choice; of the drafted players the best."""
    count = 1
    for k in range(legal(view, seat)):
        chosen = choice(view, seat, k)
        if chosen != out[0, 0] and (phase != DRAFT or is_among_best(view, seat, chosen)):
            out[count, 0] = chosen
            count += 1
    return count


@rule
def is_among_best(view: State, seat: int, card: int) -> bool:
    """Is a player one of the best on offer in the draft?"""
    better = 0
    for k in range(legal(view, seat)):
        if plain_worth(choice(view, seat, k)) > plain_worth(card):
            better += 1
    return better < 2 * OFFERS


# --- the menu


@rule
def plans_of_menu(view: State, seat: int, out: Any) -> int:
    """An action or an activation. What is bought is part of the plan; only the best on offer are thought of.

    The turn is not ended while there is an attack to make, or while the coach sees something else to do.
    """
    own = own_choice(view, seat)
    count, may_end = 0, is_tactic(own) and not is_offence(own)
    if own != TO_BUY_PLAYER and own != TO_BUY_TACTIC:
        out[0, 0] = own
        count = 1
    for k in range(legal(view, seat)):
        chosen = choice(view, seat, k)
        if chosen == TO_BUY_PLAYER or chosen == TO_BUY_TACTIC:
            count = add_purchases(view, seat, chosen, out, count)
        elif chosen != own and (chosen != DONE or may_end):
            out[count, 0] = chosen
            count += 1
        may_end = may_end and not (is_tactic(chosen) and is_offence(chosen))
    return count


@rule
def add_purchases(view: State, seat: int, action: int, out: Any, count: int) -> int:
    """The best cards of a market that can be paid for, best first."""
    above, below = -NEVER, NONE
    money = purse(view, seat, 0 if action == TO_BUY_PLAYER else TACTICS)
    for _ in range(OFFERS):
        best, best_gain = NONE, NEVER
        for slot in range(SLOTS):
            card = int(view.row[slot]) if action == TO_BUY_PLAYER else int(view.tactics[slot])
            if card != NONE and COST[card] <= money:
                gain = gain_of_purchase(view, seat, card)
                is_next = gain < above or (gain == above and card > below)
                if is_next and (gain > best_gain or (gain == best_gain and card < best)):
                    best, best_gain = card, gain
        if best == NONE:
            return count
        out[count, 0], out[count, 1] = action, best
        count += 1
        above, below = best_gain, best
    return count


@rule
def gain_of_purchase(view: State, seat: int, card: int) -> int:
    """How much better a card makes the team, or the tactics of its side."""
    if card < TACTICS:
        return gain_on_court(view, seat, weights_for(view, seat, PLAIN), card, ALL_POSITIONS)
    team = team_of(view, seat)
    return tactic_worth(team, card, PLAIN) - mean_worth(view, seat, team, is_offence(card), PLAIN)


# --- several cards of a row at once


@rule
def write_cards(cards: Any, count: int, mask: int, least: int, skipped: int, plan: Any) -> None:
    """Those of the cards that are in the bit mask, lowest first, and DONE if that is still to be said: it
    goes without saying when no card is left to be chosen. A `skipped` one never can be."""
    length, last, left = 0, least, mask
    while left != 0:
        best = NONE
        for i in range(count):
            if (left >> i) & 1 == 1 and (best == NONE or cards[i] < cards[best]):
                best = i
        left &= ~(1 << best)
        last = int(cards[best])
        plan[length] = last
        length += 1
    for i in range(count):
        if (mask >> i) & 1 == 0 and cards[i] != NONE and cards[i] >= last and cards[i] != skipped:
            plan[length] = DONE
            return


@rule
def is_new(out: Any, count: int) -> bool:
    """Is the plan after the first `count` unlike all of them?"""
    for other in range(count):
        same = True
        for i in range(LONGEST_PLAN):
            same = same and out[other, i] == out[count, i]
        if same:
            return False
    return True


@rule
def add_cards(cards: Any, held: int, mask: int, least: int, skipped: int, out: Any, count: int) -> int:
    """One more plan, if there is none like it."""
    write_cards(cards, held, mask, least, skipped, out[count])
    if is_new(out, count):
        return count + 1
    for i in range(LONGEST_PLAN):
        out[count, i] = NONE
    return count


@rule
def plans_for_leftovers(view: State, seat: int, phase: int, out: Any) -> int:
    """The coach's own cards to discard or to remove; one more or one fewer; none; when discarding, all."""
    held, least = int(view.held[seat]), int(view.least)
    skipped = FATIGUE if phase == REMOVE else NONE
    own, possible = 0, 0
    weights, tired = weights_for(view, seat, PLAIN), tired_cards(view, seat)
    fate = DISCARDED if phase == DISCARD else REMOVED
    for i in range(held):
        card = int(view.hand[seat, i])
        if card < least or card == skipped:
            continue
        possible |= 1 << i
        if card == FATIGUE:
            if tired > int(HABITS[PLAIN, KEEP_TIRED]):
                own |= 1 << i
                tired -= 1
        elif fate_of(view, seat, weights, card, PLAIN) == fate:
            own |= 1 << i
    count = add_cards(view.hand[seat], held, own, least, skipped, out, 0)
    for i in range(held):
        if (possible >> i) & 1 == 1:
            count = add_cards(view.hand[seat], held, own ^ (1 << i), least, skipped, out, count)
    count = add_cards(view.hand[seat], held, 0, least, skipped, out, count)
    if phase == DISCARD:
        count = add_cards(view.hand[seat], held, possible, least, skipped, out, count)
    return count


@rule
def plans_to_refresh(view: State, seat: int, out: Any) -> int:
    """Replace nothing, everything, or all but the best few; the coach's own first."""
    own_is_all = choose_to_refresh(view, seat, PLAIN) != DONE
    every = 0
    for slot in range(SLOTS):
        if view.tactics[slot] != NONE and (int(view.marked_slots) >> slot) & 1 == 0:
            every |= 1 << slot
    if view.marked_slots != 0:
        out[0, 0] = own_choice(view, seat)
        return 1
    count = add_cards(view.tactics, SLOTS, every if own_is_all else 0, 0, NONE, out, 0)
    count = add_cards(view.tactics, SLOTS, 0 if own_is_all else every, 0, NONE, out, count)
    left = every
    for _ in range(OFFERS):
        best, best_gain = NONE, NEVER
        for slot in range(SLOTS):
            if (left >> slot) & 1 == 1:
                gain = gain_of_purchase(view, seat, int(view.tactics[slot]))
                if gain > best_gain:
                    best, best_gain = slot, gain
        if best != NONE:
            left &= ~(1 << best)
            count = add_cards(view.tactics, SLOTS, left, 0, NONE, out, count)
    return count


# --- dice


@rule
def plans_to_reroll(view: State, seat: int, out: Any) -> int:
    """No dice, the most promising one, the two most promising, and so on."""
    colours, least = against(view, seat), int(view.least)
    promising = 0
    for die in range(least, SKILLS * FACES):
        if gain_of_reroll(view, die // FACES, die % FACES, colours) > 0:
            promising += int(view.rolled[die // FACES, die % FACES])
    out[0, 0] = own_choice(view, seat)
    if promising == 0:
        return 1
    for wanted in range(min(promising, int(view.owed), MOST_REROLLED) + 1):
        write_dice(view, colours, wanted, out[wanted])
    return 1 + min(promising, int(view.owed), MOST_REROLLED)


@rule
def write_dice(view: State, colours: int, wanted: int, plan: Any) -> None:
    """The most promising dice, lowest first, and DONE if more could be taken up."""
    length, open_ = 0, False
    for die in range(int(view.least), SKILLS * FACES):
        dice = int(view.rolled[die // FACES, die % FACES])
        if dice > 0:
            gain = gain_of_reroll(view, die // FACES, die % FACES, colours)
            better = dice_better_rerolled(view, die, gain, colours)
            taken = min(dice, max(0, wanted - better)) if gain > 0 else 0
            for i in range(length, length + taken):
                plan[i] = DIE + die
            length += taken
            open_ = (open_ and taken == 0) or taken < dice
    if open_ and wanted < view.owed:
        plan[length] = DONE
