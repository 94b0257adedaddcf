"""The story of what a player does in a turn: tactics replaced, actions, dice, cards left in hand.

Each rule compares the table before a step and after it. What was chosen one by one before that (cards paid,
dice taken up, who moved where) is read from `said`: its first `count` rows are the steps of the turn so far.
"""

from __future__ import annotations

from typing import Any

from sixthman.kernel.facts import Sheet, begin_list, put, put_item
from sixthman.kernel.piles import NONE, find, sort
from sixthman.kernel.rules import rule

from ..declaration import (
    DIE,
    DISCARD,
    DONE,
    ENTER,
    FACES,
    INSTEAD,
    MAKE_ROOM,
    MENU,
    MOVE,
    PAY,
    POSITION,
    POSITIONS_ON_COURT,
    REROLL,
    SKILLS,
    SLOTS,
)
from .activation import roll_selected, roll_tactic
from .cards import ATTACKS, COST, FATIGUE, VALUE
from .court import is_offence
from .dice import dice_marked, put_back
from .events import (
    EVENT_ATTACKS,
    EVENT_BOUGHT,
    EVENT_CAME_IN,
    EVENT_DEFENDS,
    EVENT_DISCARDS,
    EVENT_DRAWN,
    EVENT_DRAWS,
    EVENT_KEEPS,
    EVENT_MOVED,
    EVENT_NO_DICE,
    EVENT_PREPARED,
    EVENT_PREPARED_FOR,
    EVENT_REFRESHED,
    EVENT_REMOVES,
    EVENT_REROLLED,
    EVENT_RESHUFFLES,
    EVENT_RESTED,
    EVENT_STOPS,
    EVENT_TIRES,
    cross_out,
    tell_of,
    tell_only,
)
from .record import State
from .scoring import attack_value, defence_value

PHASE, CHOICE = 0, 1  # what is said of a step


@rule
def first_of(said: Any, count: int, phase: int) -> int:
    """Which step was the first of those that were made in a phase just now."""
    first = count
    while first > 0 and said[first - 1, PHASE] == phase:
        first -= 1
    return first


@rule
def put_said(said: Any, count: int, phase: int, zero: int, sheet: Sheet) -> int:
    """List what was chosen in a phase just now, numbered from `zero`; returns how much that was."""
    listed = begin_list(sheet)
    for i in range(first_of(said, count, phase), count):
        if said[i, CHOICE] != DONE:
            put_item(sheet, listed, int(said[i, CHOICE]) - zero)
    return int(sheet[listed])


# --- the market


@rule
def tell_refreshed(before: State, after: State, chosen: int, sheet: Sheet) -> None:
    """Tactics of the market were replaced, all at once."""
    selected = int(before.marked_slots)
    if chosen == DONE and selected != 0:
        tell_of(sheet, EVENT_REFRESHED, int(before.player))
        put_slots(before, selected, sheet)
        put_slots(after, selected, sheet)


@rule
def put_slots(state: State, selected: int, sheet: Sheet) -> None:
    """List the tactics in some slots of the market, a bit mask; holes are left out."""
    listed = begin_list(sheet)
    for slot in range(SLOTS):
        if (selected >> slot) & 1 == 1 and state.tactics[slot] != NONE:
            put_item(sheet, listed, int(state.tactics[slot]))


@rule
def tell_bought(before: State, said: Any, count: int, sheet: Sheet) -> None:
    """A card was bought: what it cost, and what was paid."""
    card = int(before.subject)
    tell_of(sheet, EVENT_BOUGHT, int(before.player))
    put(sheet, card)
    put(sheet, int(COST[card]))
    put_said(said, count, PAY, 0, sheet)
    value = 0
    for i in range(first_of(said, count, PAY), count):
        value += int(VALUE[said[i, CHOICE]])
    put(sheet, value)


# --- the court


@rule
def tell_replacing(before: State, after: State, chosen: int, said: Any, count: int, sheet: Sheet) -> None:
    """Fatigue given back (H5), a chain that is complete, or the end of the action."""
    phase, seat = int(before.phase), int(before.player)
    if phase == ENTER and chosen == FATIGUE:
        tell_of(sheet, EVENT_RESTED, seat)
        put(sheet, int(after.fatigue))
    elif phase == ENTER and chosen == DONE:
        tell_drawn(before, after, seat, sheet)
    elif phase == MOVE and chosen == DONE:
        tell_came_in(before, after, said, count, sheet)


@rule
def tell_came_in(before: State, after: State, said: Any, count: int, sheet: Sheet) -> None:
    """Who came in where, who went out, and who moved in between (H4)."""
    seat, entry, taken = int(before.player), count - 1, 0
    while entry > 0 and said[entry, PHASE] != ENTER:
        if said[entry, PHASE] == MOVE and said[entry, CHOICE] != DONE:
            taken |= 1 << (int(said[entry, CHOICE]) - POSITION)
        entry -= 1
    newcomer = int(said[entry, CHOICE])
    tell_of(sheet, EVENT_CAME_IN, seat)
    put(sheet, newcomer)
    put(sheet, find(after.court[seat], 0, newcomer))
    put(sheet, int(before.subject))
    for position in range(POSITIONS_ON_COURT):
        if (taken >> position) & 1 == 1:
            tell_of(sheet, EVENT_MOVED, seat)
            put(sheet, int(after.court[seat, position]))
            put(sheet, position)


@rule
def tell_prepared(before: State, after: State, chosen: int, sheet: Sheet) -> None:
    """A tactic was prepared, perhaps in place of another one."""
    seat = int(before.player)
    if before.phase == MAKE_ROOM:
        tell_of(sheet, EVENT_PREPARED_FOR, seat)
        put(sheet, int(before.subject))
        put(sheet, chosen)
    elif chosen != DONE and chosen != INSTEAD and after.phase != MAKE_ROOM:
        tell_of(sheet, EVENT_PREPARED, seat)
        put(sheet, chosen)


# --- dice


@rule
def put_dice(counts: Any, first: int, end: int, sheet: Sheet) -> int:
    """List dice of some colors by color and face, each as often as it is there; returns how many."""
    listed = begin_list(sheet)
    for colour in range(first, end):
        for face in range(FACES):
            for _ in range(int(counts[colour, face])):
                put_item(sheet, listed, colour * FACES + face)
    return int(sheet[listed])


@rule
def tell_activated(before: State, table: State, card: int, sheet: Sheet) -> None:
    """A tactic is announced, and the dice fall: rolled once more on a copy of the table."""
    announced = EVENT_ATTACKS if is_offence(card) else EVENT_DEFENDS
    tell_of(sheet, announced if roll_tactic(table, card) > 0 else EVENT_NO_DICE, int(before.player))
    put(sheet, card)
    put_dice(table.rolled, 0, SKILLS, sheet)


@rule
def tell_rerolled(
    before: State, after: State, table: State, chosen: int, said: Any, count: int, sheet: Sheet
) -> None:
    """The dice taken up, the fatigue they cost in defense (H8), and how they fall on a copy of the table."""
    seat = int(before.player)
    if chosen != DONE:
        table.marked[(chosen - DIE) // FACES] += 1
    dice = dice_marked(table)
    if dice == 0:
        return
    for colour in range(SKILLS):
        put_back(table, colour)
    roll_selected(table)
    if after.fatigue < before.fatigue:
        tell_of(sheet, EVENT_TIRES, seat)
        put(sheet, dice)
        put(sheet, int(after.fatigue))
    tell_of(sheet, EVENT_REROLLED, seat)
    put(sheet, dice)
    put_said(said, count, REROLL, DIE, sheet)
    put_dice(table.rolled, 0, SKILLS, sheet)


@rule
def tell_kept(after: State, seat: int, sheet: Sheet) -> None:
    """The dice in the zone on court, once the activation is over (H9)."""
    if after.phase != MENU:
        return
    card, begun = int(after.subject), int(sheet[0])
    attacks = is_offence(card)
    first = 0 if attacks else ATTACKS
    tell_of(sheet, EVENT_KEEPS if attacks else EVENT_STOPS, seat)
    put(sheet, card)
    if put_dice(after.kept[seat], first, first + ATTACKS, sheet) == 0:
        cross_out(sheet, begun)
    else:
        put(sheet, attack_value(after, seat) if attacks else defence_value(after, seat))


# --- cards


@rule
def tell_sorted_out(before: State, said: Any, count: int, sheet: Sheet) -> None:
    """Cards left in hand were discarded or removed (H11)."""
    phase, begun = int(before.phase), int(sheet[0])
    tell_of(sheet, EVENT_DISCARDS if phase == DISCARD else EVENT_REMOVES, int(before.player))
    if put_said(said, count, phase, 0, sheet) == 0:
        cross_out(sheet, begun)


@rule
def tell_drawn(before: State, after: State, seat: int, sheet: Sheet) -> None:
    """How many cards were drawn is public; which, only their owner knows."""
    held = int(before.held[seat])
    count = int(after.held[seat]) - held
    if count == 0:
        return
    if before.decked[seat] < count and before.discarded[seat] > 0:
        tell_of(sheet, EVENT_RESHUFFLES, seat)
    tell_of(sheet, EVENT_DRAWS, seat)
    put(sheet, count)
    tell_only(sheet, EVENT_DRAWN, seat)
    listed = begin_list(sheet)
    for i in range(held + count):
        card = int(after.hand[seat, i])
        if times(after.hand[seat], i + 1, card) > times(before.hand[seat], held, card):
            put_item(sheet, listed, card)
    sort(sheet, listed + 1, count)


@rule
def times(cards: Any, count: int, card: int) -> int:
    """How often a card is in a pile."""
    found = 0
    for i in range(count):
        if cards[i] == card:
            found += 1
    return found
