"""The story of a game: what happened when envelopes were opened, put on a sheet as events.

Nothing is decided here: ranks, strengths and fans come from the rules, asked on copies of the record as it
was when the last envelope was complete. What each number means stands in `events`.
"""

from __future__ import annotations

from typing import Any

from sixthman.kernel.facts import Sheet, begin_list, count_item, put, put_item, wipe
from sixthman.kernel.playout import copy_words
from sixthman.kernel.rules import rule

from ..declaration import (
    CHOOSE_COACH,
    CUT,
    DRAFT,
    FREE_AGENCY,
    LAY_DOWN,
    LINEUP,
    PLAYOFF_TEAM,
    SPECIES_NAMES,
    SWAP_BUSES,
)
from .cards import FANS_AT_START, MORE_TICKETS
from .coaches import printed_ability
from .course import due, final_rank, over, resolve
from .draft import PACK_SIZE, holder, pack_in_hand, pack_start, packs, picks_now, receiver
from .envelopes import index_of, seal
from .event_sheet import begin_event, tell_card, tell_coach
from .events import (
    COACH_CHOSEN,
    COACH_FANS,
    COACH_TICKETS,
    COACHES_DEALT,
    EVERYBODY,
    FINAL,
    FREE_AGENT,
    GAVE,
    GIVEN,
    LAST_CARD,
    PICKED,
    SPECIES_PLAY,
)
from .record import State, is_asked
from .story_playoffs import tell_cut, tell_laid_down, tell_playoff_teams, tell_shootout
from .story_season import tell_buses, tell_deal, tell_lineups

# The records a story works with: the table before a choice; with all envelopes complete; a copy of that, on
# which they are carried out step by step; and the table after the choice
BEFORE, OPENED, TABLE, AFTER = 0, 1, 2, 3
STORY_RECORDS = 4
SPECIES_COUNT = len(SPECIES_NAMES)


@rule
def tell_opening(state: State, sheet: Sheet) -> None:
    """The story of the deal: the species in play, then the first round, or coaches if there are any."""
    wipe(sheet)
    begin_event(sheet, SPECIES_PLAY, EVERYBODY)
    listed = begin_list(sheet)
    for species in range(SPECIES_COUNT):
        if state.species[species] == 1:
            put_item(sheet, listed, species)
    if state.phase != CHOOSE_COACH:
        tell_deal(state, sheet)
    else:
        for seat in range(state.seats):
            begin_event(sheet, COACHES_DEALT, seat)
            put(sheet, seat)
            put(sheet, 2)
            put(sheet, int(state.coach[seat]))
            put(sheet, int(state.refused[seat]))


@rule
def tell_choice(records: Any, words: Any, seat: int, choice: int, sheet: Sheet) -> int:
    """The story of a legal choice made at the table records[BEFORE], which stays as it is; the other
    STORY_RECORDS are for working. Returns how many numbers it takes: none if envelopes stay sealed.

    `words` is the memory of `records` as rows of words.
    """
    wipe(sheet)
    copy_words(words, BEFORE, OPENED)
    seal(records[OPENED], seat, index_of(records[OPENED], seat, choice))
    if due(records[OPENED]):
        copy_words(words, OPENED, TABLE)
        copy_words(words, OPENED, AFTER)
        resolve(records[AFTER])
        tell_opened(records[OPENED], records[TABLE], records[AFTER], sheet)
        if over(records[AFTER]):
            tell_end(records[AFTER], sheet)
    return int(sheet[0]) - 1


@rule
def tell_opened(opened: State, table: State, after: State, sheet: Sheet) -> None:
    """What happened when all envelopes of a phase were opened."""
    phase = int(opened.phase)
    if phase == DRAFT:
        tell_draft(opened, after, sheet)
    elif phase == LINEUP:
        tell_lineups(opened, table, after, sheet)
    elif phase == SWAP_BUSES:
        tell_buses(opened, table, after, sheet)
    elif phase == CHOOSE_COACH:
        tell_coaches(after, sheet)
    elif phase == PLAYOFF_TEAM:
        tell_playoff_teams(table, after, sheet)
    elif phase == LAY_DOWN:
        tell_laid_down(opened, after, sheet)
    elif phase == CUT:
        tell_cut(opened, table, after, sheet)
    else:
        tell_shootout(opened, table, after, sheet)


# --- before the first round


@rule
def tell_coaches(after: State, sheet: Sheet) -> None:
    """The coaches are revealed, and what they bring along; then the first round is dealt."""
    for seat in range(after.seats):
        tell_coach(sheet, COACH_CHOSEN, after, seat)
        fans = printed_ability(after, seat, FANS_AT_START)
        tickets = printed_ability(after, seat, MORE_TICKETS)
        if fans != 0:
            tell_coach(sheet, COACH_FANS, after, seat)
            put(sheet, fans)
        if tickets != 0:
            tell_coach(sheet, COACH_TICKETS, after, seat)
            put(sheet, tickets)
    tell_deal(after, sheet)


# --- the draft


@rule
def tell_draft(opened: State, after: State, sheet: Sheet) -> None:
    """The cards taken; with the end of a round's draft the last ones, which nobody had to choose."""
    for seat in range(opened.seats):
        if is_asked(opened, seat):
            for i in range(picks_now(opened)):
                tell_pick(opened, seat, i, sheet)
    if after.phase == LINEUP:
        for seat in range(after.seats):
            tell_last_card(after, seat, sheet)


@rule
def tell_pick(opened: State, seat: int, i: int, sheet: Sheet) -> None:
    """A card that was chosen: open to all in Free Agency, else known to who chose it and who gets it."""
    card = int(opened.envelope[seat, i])
    pack, at = pack_in_hand(opened, seat), int(opened.step) + i
    taker = receiver(opened, int(opened.round_), pack, at)
    if opened.mode == FREE_AGENCY:
        tell_card(sheet, FREE_AGENT, EVERYBODY, seat, card)
    elif taker == seat:
        tell_card(sheet, PICKED, seat, seat, card)
    else:
        tell_gift(seat, taker, card, sheet)


@rule
def tell_last_card(after: State, seat: int, sheet: Sheet) -> None:
    """The last card of a pack, if a seat gets one; in Clash it is a gift."""
    round_, last = int(after.round_), int(PACK_SIZE[after.mode]) - 1
    for pack in range(packs(after)):
        if receiver(after, round_, pack, last) == seat:
            card = int(after.deck[pack_start(after, round_, pack) + last])
            giver = holder(after, round_, pack, last)
            if giver == seat:
                tell_card(sheet, LAST_CARD, seat, seat, card)
            else:
                tell_gift(giver, seat, card, sheet)


@rule
def tell_gift(giver: int, taker: int, card: int, sheet: Sheet) -> None:
    """Each of the two hears of it."""
    tell_card(sheet, GAVE, giver, giver, card)
    tell_card(sheet, GIVEN, taker, taker, card)


# --- the end


@rule
def tell_end(after: State, sheet: Sheet) -> None:
    """The final ranking."""
    begin_event(sheet, FINAL, EVERYBODY)
    listed = begin_list(sheet)
    for at in range(1, int(after.seats) + 1):
        for seat in range(after.seats):
            if final_rank(after, seat) == at:
                count_item(sheet, listed)
                put(sheet, at)
                put(sheet, seat)
                put(sheet, int(after.fans[seat]))
                put(sheet, int(after.playoff_fans[seat]))
