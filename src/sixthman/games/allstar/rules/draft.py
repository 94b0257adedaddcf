"""Drafting phase: packs go round until every card is on a bench; and the three modes for two.

The deck keeps the draft's history. It lies in packs, one after the other, round by round; a card
that is chosen moves to the front of what is left of its pack. So the first `step` cards of a pack
are those taken, in the order they were, and the rest is what its holder now looks at.

Whose turn it is at each place of a pack, and on whose bench the card lands, follows from the mode:
- standard and Heritage: the pack travels one seat a card, the holder keeps it;
- Clash (A13): the owner keeps two and gives one, the opponent keeps one and gives one, the owner
  keeps one and gives one: 7, 4, 2, 0; as its text can also be read, the opponent too keeps two and gives one,
  and the last card is the owner's: 7, 4, 1, 0;
- Free Agency (A15): three open cards; the first chooser takes one, the other takes one, the last
  is discarded;
- classic, the first edition's way for two: as standard, but the last card of each pack is discarded.
The last card of a pack leaves nothing to choose and goes where it belongs by itself.
"""

from __future__ import annotations

import numpy as np

from sixthman.kernel.piles import NONE
from sixthman.kernel.rules import inlined, rule

from ..declaration import CHOOSE_COACH, CLASH, CLASH_KEEPING, CLASSIC, FREE_AGENCY, HERITAGE, ROUNDS
from .record import State, bench_card

NOBODY = NONE
PACK_SIZE = np.array([6, 7, 3, 7, 7, 7], np.int8)  # [mode], as dealt


@rule
def is_clash(mode: int) -> bool:
    """Clash, by either reading of its text (A13)?"""
    return mode == CLASH or mode == CLASH_KEEPING


@rule
def species_in_play(seats: int, mode: int) -> int:
    """How many species are shuffled together: two a manager; with two managers five or six."""
    if mode == HERITAGE or is_clash(mode) or mode == CLASSIC:
        return 5
    if mode == FREE_AGENCY:
        return 6
    return 2 * seats


@rule
def deck_size(state: State) -> int:
    """Cards in play."""
    return 9 * species_in_play(int(state.seats), int(state.mode))


@rule
def rounds_dealt(state: State) -> int:
    """Rounds whose packs have been dealt: none while the coaches are chosen."""
    if state.phase == CHOOSE_COACH:
        return 0
    return min(int(state.round_) + 1, ROUNDS)


@rule
def packs(state: State) -> int:
    """Packs in a round."""
    return 6 if state.mode == FREE_AGENCY else int(state.seats)


@rule
def pack_start(state: State, round_: int, pack: int) -> int:
    """Where a pack begins in the deck."""
    return (round_ * packs(state) + pack) * int(PACK_SIZE[state.mode])


@rule
def pack_in_hand(state: State, seat: int) -> int:
    """Which of the round's packs a seat looks at; in Free Agency both look at the same."""
    first = pack_start(state, int(state.round_), 0)
    return (int(state.pack_at[seat]) - first) // int(PACK_SIZE[state.mode])


@rule
def holder(state: State, round_: int, pack: int, index: int) -> int:
    """Who looks at a pack when the card at this place is taken (A9: left is the next seat)."""
    if state.mode == CLASSIC and index == PACK_SIZE[CLASSIC] - 1:
        return NOBODY
    if state.mode == FREE_AGENCY:
        return (int(state.opener) + pack + index) % 2
    if is_clash(int(state.mode)):
        last_with_opponent = 4 if state.mode == CLASH else 5
        return (pack + (1 if 3 <= index <= last_with_opponent else 0)) % 2
    seats = int(state.seats)
    return (pack + (seats - 1 if round_ == 1 else 1) * index) % seats


@rule
def gives(mode: int, index: int) -> bool:
    """Is the card at this place of a pack given to the opponent? In Clash some are (A13)."""
    if mode == CLASH_KEEPING:
        return index == 2 or index == 5
    return mode == CLASH and (index == 2 or index == 4 or index == 6)


@rule
def receiver(state: State, round_: int, pack: int, index: int) -> int:
    """On whose bench the card taken at this place lands."""
    if state.mode == FREE_AGENCY and index == 2:
        return NOBODY
    if gives(int(state.mode), index):
        return 1 - holder(state, round_, pack, index)
    return holder(state, round_, pack, index)


@rule
def picks_now(state: State) -> int:
    """How many cards a seat takes before the packs move on."""
    if is_clash(int(state.mode)) and state.step == 0:
        return 3
    if is_clash(int(state.mode)) and state.step == 3:
        return 2 if state.mode == CLASH else 3
    return 1


@rule
def begin_round(state: State) -> None:
    """Deal: the packs of the round are the next ones in the deck."""
    state.step = 0
    for seat in range(state.seats):
        state.pack_at[seat] = pack_start(state, int(state.round_), seat)
    if state.mode == FREE_AGENCY:
        choose_opener(state)
        open_three(state, pack_start(state, int(state.round_), 0))


@rule
def choose_opener(state: State) -> None:
    """Free Agency: at random, then the manager with fewer fans; tied, by lot (A15)."""
    if state.round_ == 0 or state.fans[0] == state.fans[1]:
        state.opener = state.lots[state.round_]
    else:
        state.opener = 0 if state.fans[0] < state.fans[1] else 1


@rule
def open_three(state: State, start: int) -> None:
    """Free Agency: everyone sees the next three cards, and so who takes which."""
    for seat in range(2):
        state.pack_at[seat] = start
    for index in range(3):
        card = int(state.deck[start + index])
        state.shown_in[card] = state.round_ + 1
        state.shown_by[card] = NOBODY


@rule
def draft_asks(state: State) -> int:
    """Bit mask of the seats that choose now: all together, in Free Agency one after the other."""
    if state.mode == FREE_AGENCY:
        return 1 << holder(state, int(state.round_), pack_in_hand(state, 0), int(state.step))
    return (1 << int(state.seats)) - 1


@rule
def take_picks(state: State) -> None:
    """All have chosen: the cards go to the benches and the packs move on."""
    if state.mode == FREE_AGENCY:
        take_open_card(state)
    else:
        for _ in range(picks_now(state)):
            take_cards(state)
        if state.mode == CLASH and state.step == 6:
            take_cards(state)
        pass_packs(state)
        if state.step == PACK_SIZE[state.mode] - 1:
            if state.mode == CLASSIC:
                state.step += 1  # the last card is discarded
            else:
                take_cards(state)


@inlined
def take_cards(state: State) -> None:
    """The next card of every pack goes to its holder's bench; in Clash some go to the opponent."""
    index = int(state.step)
    given = gives(int(state.mode), index)
    for seat in range(state.seats):
        card = int(state.deck[int(state.pack_at[seat]) + index])
        bench_card(state, 1 - seat if given else seat, card)
    state.step = index + 1


@inlined
def pass_packs(state: State) -> None:
    """Everyone hands the rest of the pack on: rounds 1 and 3 to the left, round 2 to the right (A9)."""
    last = int(state.seats) - 1
    if state.round_ == 1:
        first_pack = state.pack_at[0]
        for seat in range(last):
            state.pack_at[seat] = state.pack_at[seat + 1]
        state.pack_at[last] = first_pack
    else:
        last_pack = state.pack_at[last]
        for seat in range(last, 0, -1):
            state.pack_at[seat] = state.pack_at[seat - 1]
        state.pack_at[0] = last_pack


@rule
def take_open_card(state: State) -> None:
    """Free Agency: one chooses, then the other; then the third card is discarded, three more opened."""
    seat = 0 if state.asked == 1 else 1
    start, index = int(state.pack_at[seat]), int(state.step)
    card = int(state.deck[start + index])
    bench_card(state, seat, card)
    state.shown_by[card] = seat
    if index == 0:
        state.step = 1
    elif start == pack_start(state, int(state.round_), 5):
        state.step = 3
    else:
        state.step = 0
        open_three(state, start + 3)


@rule
def draft_done(state: State) -> bool:
    """Are all cards of this round on the benches?"""
    return state.step == PACK_SIZE[state.mode]
