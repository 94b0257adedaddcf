"""The story of turns: how they begin and end, and how the game does."""

from __future__ import annotations

from sixthman.kernel.facts import Sheet, begin_list, count_item, put, put_item
from sixthman.kernel.piles import NONE, holds
from sixthman.kernel.rules import rule

from ..declaration import OVER, PLAY_ON, SEATS, SLOTS, TIED
from .course import final_rank
from .events import (
    EVENT_AGREES,
    EVENT_ENTERS,
    EVENT_FINAL,
    EVENT_KEEPS_CARDS,
    EVENT_LAST_TURN,
    EVENT_OVERTIME,
    EVENT_OVERTIME_TURN,
    EVENT_PLAYS_ON,
    EVENT_PUSHED_OUT,
    EVENT_ROW_MOVES,
    EVENT_SCORED,
    EVENT_SCORED_FREE,
    EVENT_STOPPED,
    EVENT_TACTICS_FILLED,
    EVENT_TIED,
    EVENT_TURN,
    cross_out,
    tell,
    tell_of,
)
from .record import State
from .scoring import attack_value, defence_value, is_pending
from .story_actions import tell_drawn


@rule
def tell_turn_begins(before: State, after: State, sheet: Sheet) -> None:
    """The heading; the pending attack is scored, and the row moves on."""
    tell_heading(after, sheet)
    tell_scored(before, after, int(after.player), sheet)
    if after.last_turn == 0 and after.overtime == 0:
        tell_row(before, after, sheet)


@rule
def tell_heading(state: State, sheet: Sheet) -> None:
    """Whose turn it is."""
    event = EVENT_TURN if state.overtime == 0 else EVENT_OVERTIME_TURN
    tell_of(sheet, EVENT_LAST_TURN if state.last_turn == 1 else event, int(state.player))
    put(sheet, int(state.turn))
    put(sheet, int(state.overtime))


@rule
def tell_scored(before: State, after: State, seat: int, sheet: Sheet) -> None:
    """Attack minus defense (H1)."""
    if not is_pending(before, seat):
        return
    defence = defence_value(before, 1 - seat)
    points = int(after.points[seat]) - int(before.points[seat])
    event = EVENT_SCORED if defence > 0 else EVENT_SCORED_FREE
    tell_of(sheet, event if points > 0 else EVENT_STOPPED, seat)
    put(sheet, attack_value(before, seat))
    put(sheet, defence)
    put(sheet, points)
    put(sheet, int(after.points[seat]))


@rule
def tell_row(before: State, after: State, sheet: Sheet) -> None:
    """Who entered the player row, and who was pushed out of it (H2)."""
    if after.piled < before.piled:
        tell_enters(after, sheet)
    else:
        tell(sheet, EVENT_ROW_MOVES)
    for slot in range(SLOTS):
        card = int(before.row[slot])
        if card != NONE and not holds(after.row, SLOTS, card):
            tell(sheet, EVENT_PUSHED_OUT)
            put(sheet, card)


@rule
def tell_enters(state: State, sheet: Sheet) -> None:
    """A player has come to the row."""
    tell(sheet, EVENT_ENTERS)
    put(sheet, int(state.row[0]))
    put(sheet, int(state.piled))


# --- a turn ends


@rule
def tell_turn_ends(before: State, after: State, sheet: Sheet) -> None:
    """Draw up to six, fill the tactic market, go on to the next turn."""
    seat = int(before.player)
    if before.held[seat] > 0:
        tell_of(sheet, EVENT_KEEPS_CARDS, seat)
        put(sheet, int(before.held[seat]))
    tell_drawn(before, after, seat, sheet)
    tell_filled(before, after, sheet)
    tell_turn_begins(before, after, sheet)


@rule
def tell_filled(before: State, after: State, sheet: Sheet) -> None:
    """The holes of the tactic market that were filled."""
    begun = int(sheet[0])
    tell(sheet, EVENT_TACTICS_FILLED)
    listed = begin_list(sheet)
    for slot in range(SLOTS):
        if before.tactics[slot] == NONE and after.tactics[slot] != NONE:
            put_item(sheet, listed, int(after.tactics[slot]))
    if sheet[listed] == 0:
        cross_out(sheet, begun)


# --- the end of the game


@rule
def tell_period_ends(before: State, after: State, sheet: Sheet) -> None:
    """The last attack is scored; a tie may be played on (H3, H13)."""
    tell_scored(before, after, 1 - int(before.player), sheet)
    if after.phase == TIED:
        tell(sheet, EVENT_TIED)
        put(sheet, int(after.points[0]))
    else:
        tell_final(after, sheet)


@rule
def tell_verdicts(before: State, after: State, seat: int, chosen: int, sheet: Sheet) -> None:
    """Both verdicts are opened together (H13)."""
    if after.phase == TIED:
        return
    for other in range(SEATS):
        verdict = chosen if other == seat else int(before.verdict[other])
        tell_of(sheet, EVENT_PLAYS_ON if verdict == PLAY_ON else EVENT_AGREES, other)
    if after.phase == OVER:
        tell_final(after, sheet)
    else:
        tell(sheet, EVENT_OVERTIME)
        put(sheet, int(after.overtime))
        tell_turn_begins(before, after, sheet)


@rule
def tell_final(state: State, sheet: Sheet) -> None:
    """The final ranking."""
    tell(sheet, EVENT_FINAL)
    ranking = begin_list(sheet)
    for rank in range(1, SEATS + 1):
        for seat in range(SEATS):
            if final_rank(state, seat) == rank:
                count_item(sheet, ranking)
                put(sheet, rank)
                put(sheet, seat)
                put(sheet, int(state.points[seat]))
