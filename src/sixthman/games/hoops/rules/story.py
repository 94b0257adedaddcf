"""The story of a game: what the deal, or a choice, led to, as events on a sheet (see `events`).

Nothing is decided here: the steps of the rules that a choice led to are taken again on a copy of the table,
one at a time, and dice are rolled again from the same stream.
"""

from __future__ import annotations

from typing import Any

from sixthman.kernel.facts import Sheet, begin_list, put, put_item, put_row, wipe
from sixthman.kernel.piles import NONE, sort
from sixthman.kernel.playout import copy_words
from sixthman.kernel.rules import rule

from ..declaration import (
    DONE,
    DRAFT,
    ENTER,
    KEEP,
    LEAVE_OUT,
    MENU,
    PAY,
    PICK_TEAM,
    PLAYER_PILE,
    PREPARE,
    REFRESH,
    REMOVE,
    REROLL,
    SEATS,
    SKILLS,
    SLOTS,
    TIED,
)
from .cards import DICE
from .course import due, follow, step
from .events import (
    EVENT_DRAFTED,
    EVENT_FIRST,
    EVENT_HAND,
    EVENT_MARKETS,
    EVENT_OFFER,
    EVENT_PICK_TEAMS,
    EVENT_TEAM,
    tell,
    tell_of,
    tell_only,
)
from .opening import offers
from .record import State
from .setup import STARTING_SET, starting_card
from .story_actions import (
    CHOICE,
    put_slots,
    tell_activated,
    tell_bought,
    tell_kept,
    tell_prepared,
    tell_refreshed,
    tell_replacing,
    tell_rerolled,
    tell_sorted_out,
)
from .story_turns import tell_enters, tell_heading, tell_period_ends, tell_turn_ends, tell_verdicts

BEFORE, AFTER, THROWN = 0, 1, 2  # around a step; where dice are rolled once more
STORY_RECORDS = 3
SAID = SKILLS * DICE  # steps that are looked at: no more dice can be taken up one by one
ALL_SLOTS = (1 << SLOTS) - 1


@rule
def tell_opening(state: State, sheet: Sheet) -> None:
    """Who goes first, and what lies on the table."""
    wipe(sheet)
    tell_of(sheet, EVENT_FIRST, int(state.first))
    if state.phase == PICK_TEAM:
        tell(sheet, EVENT_PICK_TEAMS)
    else:
        tell_after_teams(state, sheet)


@rule
def tell_choice(records: Any, words: Any, seat: int, said: Any, count: int, sheet: Sheet) -> None:
    """What a seat's choice led to.

    records[BEFORE] is the table it was made at, and `words` the memory of all records as rows of words; when
    all is told records[AFTER] is the table it led to, and the others are used up. said[:count] are the seat's
    steps in this turn, or the last ones of them, each as its phase and its choice: the last one is told.
    """
    wipe(sheet)
    chosen = int(said[count - 1, CHOICE])
    copy_words(words, BEFORE, AFTER)
    step(records[AFTER], seat, chosen)
    tell_step(records, words, seat, chosen, said, count, sheet)
    while due(records[AFTER]):
        if records[AFTER].player != seat:
            count = 0  # in a turn that passes by itself nobody has said anything
        copy_words(words, AFTER, BEFORE)
        follow(records[AFTER])
        tell_step(records, words, seat, DONE, said, count, sheet)


@rule
def tell_step(records: Any, words: Any, seat: int, chosen: int, said: Any, count: int, sheet: Sheet) -> None:
    """One step: what was chosen, or followed by itself."""
    phase = int(records[BEFORE].phase)
    if phase == REROLL or phase == KEEP or (phase == MENU and chosen < DONE):
        copy_words(words, BEFORE, THROWN)
        tell_dice(records[BEFORE], records[AFTER], records[THROWN], chosen, said, count, sheet)
    elif phase >= MENU:
        tell_on_turn(records[BEFORE], records[AFTER], seat, chosen, said, count, sheet)
    elif phase >= REFRESH:
        tell_action(records[BEFORE], records[AFTER], chosen, said, count, sheet)
    else:
        tell_before_the_game(records[BEFORE], records[AFTER], chosen, sheet)


@rule
def tell_dice(
    before: State, after: State, table: State, chosen: int, said: Any, count: int, sheet: Sheet
) -> None:
    """An activation, dice rerolled, dice kept."""
    if before.phase == MENU:
        tell_activated(before, table, chosen, sheet)
    elif before.phase == REROLL and after.phase != REROLL:
        tell_rerolled(before, after, table, chosen, said, count, sheet)
    tell_kept(after, int(before.player), sheet)


@rule
def tell_action(before: State, after: State, chosen: int, said: Any, count: int, sheet: Sheet) -> None:
    """Tactics of the market replaced, purchases, replacements, tactics prepared."""
    phase = int(before.phase)
    if phase == REFRESH:
        tell_refreshed(before, after, chosen, sheet)
    elif phase == PAY and after.phase == MENU:
        tell_bought(before, said, count, sheet)
    elif phase >= PREPARE:
        tell_prepared(before, after, chosen, sheet)
    elif phase >= ENTER:
        tell_replacing(before, after, chosen, said, count, sheet)


@rule
def tell_on_turn(
    before: State, after: State, seat: int, chosen: int, said: Any, count: int, sheet: Sheet
) -> None:
    """The end of the last turn, the cards left in hand, the verdicts after a tie."""
    phase = int(before.phase)
    if phase == TIED:
        tell_verdicts(before, after, seat, chosen, sheet)
    elif chosen == DONE and phase != MENU:
        tell_sorted_out(before, said, count, sheet)
        if phase == REMOVE:
            tell_turn_ends(before, after, sheet)
    elif chosen == DONE and before.last_turn == 1:
        tell_period_ends(before, after, sheet)


# --- before the first turn


@rule
def tell_before_the_game(before: State, after: State, chosen: int, sheet: Sheet) -> None:
    """Both teams, shown once both are complete (H14); a player drafted (H15)."""
    if before.phase == PICK_TEAM and after.phase != PICK_TEAM:
        tell_teams(after, sheet)
        tell_after_teams(after, sheet)
    elif before.phase == LEAVE_OUT:
        tell_of(sheet, EVENT_DRAFTED, int(before.player))
        put(sheet, int(before.subject))
        put(sheet, chosen)
        if after.phase != DRAFT:
            tell_deal(after, sheet)


@rule
def tell_teams(state: State, sheet: Sheet) -> None:
    """The cards both seats start with."""
    for seat in range(SEATS):
        tell_of(sheet, EVENT_TEAM, seat)
        listed = begin_list(sheet)
        for index in range(STARTING_SET):
            if (int(state.team[seat]) >> index) & 1 == 1:
                put_item(sheet, listed, starting_card(index))


@rule
def tell_after_teams(state: State, sheet: Sheet) -> None:
    """The players on offer in the opening draft, or the deal."""
    if state.phase == DRAFT:
        tell(sheet, EVENT_OFFER)
        listed = begin_list(sheet)
        for k in range(offers(state, NONE)):
            put_item(sheet, listed, offers(state, k))
    else:
        tell_deal(state, sheet)


@rule
def tell_deal(state: State, sheet: Sheet) -> None:
    """The first hands, the markets, the first turn."""
    for seat in range(SEATS):
        held = int(state.held[seat])
        tell_only(sheet, EVENT_HAND, seat)
        put_row(sheet, state.hand[seat], 0, held)
        sort(sheet, int(sheet[0]) - held, held)
    tell(sheet, EVENT_MARKETS)
    put(sheet, int(state.player_pile[PLAYER_PILE - 1]))
    put_slots(state, ALL_SLOTS, sheet)
    tell_heading(state, sheet)
    tell_enters(state, sheet)
