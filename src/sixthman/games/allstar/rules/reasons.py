"""Why a team ranks where it does, and why a shot loses: the rules' own comparison, put on a sheet.

What is there is read by the shapes STRENGTH, SET, REASON and SHOT of `events`.
"""

from __future__ import annotations

from typing import Any

from sixthman.kernel.facts import Sheet, begin_list, count_item, put, put_item, put_maybe, put_row
from sixthman.kernel.piles import NONE, sort
from sixthman.kernel.rules import rule

from ..declaration import TEAM
from .cards import COMBINED, COMBO, NO_COMBO, VALUE_NUMBER
from .playoffs import shootout_loser, shot_of
from .ranking import (
    BRONZE,
    GOLD,
    NO_CHANGE,
    attribute_for,
    attribute_of,
    changed,
    is_combo,
    rank,
    set_medal,
    set_size,
    set_value,
    shot_value,
    without_lift,
)
from .record import State, is_asked

# What puts a strength above the next one: nothing, a coach that lifts it, …
TIED, WON_TIE, BY_COMBO, BY_SIZE, BY_MEDAL, BY_VALUE = range(6)


# --- strengths


@rule
def put_value(sheet: Sheet, edition: int, attribute: int, value: int) -> None:
    """An attribute, or COMBINED, and a value of it."""
    put(sheet, attribute)
    put(sheet, int(VALUE_NUMBER[edition, attribute, value]))


@rule
def put_combo(sheet: Sheet, arena: int) -> None:
    """The combo that an arena puts above five alike, if it has one."""
    put_maybe(sheet, NONE if COMBO[arena] == NO_COMBO else int(COMBO[arena]))


@rule
def put_strength(sheet: Sheet, edition: int, seats: int, strength: int, arena: int) -> None:
    """A strength, in an arena or (NONE) anywhere; this many managers were seated at the start (A3)."""
    if is_combo(strength) and arena != NONE:
        put(sheet, TEAM)
        put_value(sheet, edition, COMBINED, int(COMBO[arena]))
    else:
        put(sheet, set_size(strength))
        put_value(sheet, edition, attribute_for(seats, set_medal(strength)), set_value(strength))


@rule
def medal_of(strength: int) -> int:
    """GOLD, SILVER or BRONZE; NONE for a combo, which ranks above them."""
    return NONE if is_combo(strength) else set_medal(strength)


@rule
def is_part(edition: int, seats: int, strength: int, card: int, change: int) -> bool:
    """Does a card of a team belong to what gives it its strength? All five belong to a combo."""
    if is_combo(strength):
        return True
    attribute = attribute_for(seats, set_medal(strength))
    return attribute_of(edition, attribute, card, change) == set_value(strength)


@rule
def put_cards(sheet: Sheet, cards: Any, first: int, count: int) -> None:
    """Some cards of a row, in the order of their numbers."""
    put_row(sheet, cards, first, count)
    sort(sheet, int(sheet[0]) - count, count)


@rule
def put_parts(
    sheet: Sheet, edition: int, seats: int, cards: Any, count: int, strength: int, change: int
) -> None:
    """Those of some cards that make the set which gives a strength."""
    listed = begin_list(sheet)
    for i in range(count):
        if is_part(edition, seats, strength, int(cards[i]), change):
            put_item(sheet, listed, int(cards[i]))
    sort(sheet, listed + 1, int(sheet[listed]))


@rule
def put_set(
    sheet: Sheet, edition: int, seats: int, cards: Any, count: int, strength: int, change: int
) -> None:
    """What a team's strength is made of."""
    put_parts(sheet, edition, seats, cards, count, strength, change)
    put_maybe(sheet, medal_of(strength))
    if change == NO_CHANGE:
        put(sheet, 0)
    else:
        card, attribute, value = changed(change)
        put(sheet, 1)
        put(sheet, card)
        put_value(sheet, edition, attribute, value)


# --- rankings


@rule
def decides(own: int, following: int) -> int:
    """What puts a strength above the next one, or that they are tied."""
    if own == following:
        return TIED
    if without_lift(own) <= without_lift(following):
        return WON_TIE
    if is_combo(own):
        return BY_COMBO
    if set_size(own) != set_size(following):
        return BY_SIZE
    return BY_MEDAL if set_medal(own) != set_medal(following) else BY_VALUE


@rule
def next_ranked(state: State, seat: int) -> int:
    """Who comes next in the game just played, equals in the order of their seats; NONE after the last."""
    own, best, found = int(state.strengths[seat]), 0, NONE
    for other in range(seat + 1, int(state.seats)):
        if state.strengths[other] == own:
            return other
    for other in range(state.seats):
        if best < state.strengths[other] < own:
            best, found = int(state.strengths[other]), other
    return found


@rule
def put_reason(sheet: Sheet, state: State, seat: int, seats: int, arena: int) -> None:
    """What puts a team above the next one, and the strength of that."""
    following = next_ranked(state, seat)
    if following == NONE:
        put(sheet, 0)
        put(sheet, 0)
    else:
        put_maybe(sheet, decides(int(state.strengths[seat]), int(state.strengths[following])))
        put(sheet, 1)
        put_strength(sheet, int(state.edition), seats, int(state.strengths[following]), arena)


# --- shootouts


@rule
def put_shots(sheet: Sheet, state: State) -> None:
    """A shootout, shot by shot; the strengths of the cards shot become those of the game just played."""
    for seat in range(state.seats):
        state.strengths[seat] = shot_of(state, seat) if is_asked(state, seat) else 0
    loser = shootout_loser(state)
    listed = begin_list(sheet)
    for seat in range(state.seats):
        if is_asked(state, seat):
            count_item(sheet, listed)
            put_shot(sheet, state, seat, loser)


@rule
def put_shot(sheet: Sheet, state: State, seat: int, loser: int) -> None:
    """One of them: its values, and the medal at which it differs from the loser's."""
    edition, seats, own = int(state.edition), int(state.seats), int(state.strengths[seat])
    put(sheet, seat)
    put(sheet, int(state.envelope[seat, 0]))
    put(sheet, rank(state, seat))
    put(sheet, 1 if seat == loser else 0)
    put(sheet, GOLD + 1)
    for other in range(GOLD, BRONZE - 1, -1):
        attribute = attribute_for(seats, other)
        put(sheet, attribute)
        put_maybe(sheet, int(VALUE_NUMBER[edition, attribute, shot_value(own, other)]))
    medal = decisive_medal(own, int(state.strengths[loser]))
    put_maybe(sheet, medal)
    if medal != NONE:
        put(sheet, attribute_for(seats, medal))


@rule
def decisive_medal(own: int, losers: int) -> int:
    """The first medal at which a shot differs from the loser's; NONE for the loser's own (A18)."""
    for medal in range(GOLD, BRONZE - 1, -1):
        if shot_value(own, medal) != shot_value(losers, medal):
            return medal
    return NONE
