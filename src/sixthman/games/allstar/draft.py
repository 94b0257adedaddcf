"""Drafting phase: packs go round until every card is on a bench; and the three modes for two.

The deck keeps the draft's history. It lies in packs, one after the other, round by round; whenever
a card is taken it moves to the front of what is left of its pack. So the first `step` cards of a
pack are those taken, in the order they were, and the rest is what its holder now looks at.

Whose turn it is at each place of a pack, and on whose bench the card lands, follows from the mode:
- standard and Heritage: the pack travels one seat a card, the holder keeps it;
- Clash (A13): the owner keeps two and gives one, the opponent keeps one and gives one, the owner
  keeps one and gives one: 7, 4, 2, 0;
- Free Agency (A15): three open cards; the first chooser takes one, the other takes one, the last
  is discarded.
The last card of a pack leaves nothing to choose and goes where it belongs by itself.
"""

from __future__ import annotations

from sixthman.kernel.piles import NONE
from sixthman.kernel.rules import rule

from .record import CLASH, FREE_AGENCY, HERITAGE, ROUNDS, STANDARD, State, bench_card

NOBODY = NONE


@rule
def species_in_play(seats: int, mode: int) -> int:
    """How many species are shuffled together: two a manager; with two managers five or six."""
    if mode in (HERITAGE, CLASH):
        return 5
    if mode == FREE_AGENCY:
        return 6
    return 2 * seats


@rule
def pack_size(state: State) -> int:
    """Cards in a pack as it is dealt."""
    if state.mode == STANDARD:
        return 6
    if state.mode == FREE_AGENCY:
        return 3
    return 7


@rule
def packs(state: State) -> int:
    """Packs in a round."""
    if state.mode == FREE_AGENCY:
        return 6
    return int(state.seats)


@rule
def pack_start(state: State, round_: int, pack: int) -> int:
    """Where a pack begins in the deck."""
    return (round_ * packs(state) + pack) * pack_size(state)


@rule
def deck_size(state: State) -> int:
    """Cards in play."""
    return 9 * species_in_play(int(state.seats), int(state.mode))


@rule
def holder(state: State, round_: int, pack: int, place: int) -> int:
    """Who looks at a pack when the card at this place is taken (A9: left is the next seat)."""
    if state.mode == FREE_AGENCY:
        return (int(state.opener) + pack + place) % 2
    if state.mode == CLASH:
        return (pack + (1 if place in (3, 4) else 0)) % 2
    return (pack + passes(state, round_, place)) % int(state.seats)


@rule
def passes(state: State, round_: int, place: int) -> int:
    """How many seats to the left a pack has gone: rounds 1 and 3 pass left, round 2 right (A9)."""
    if round_ == 1:
        return (int(state.seats) - 1) * place
    return place


@rule
def receiver(state: State, round_: int, pack: int, place: int) -> int:
    """On whose bench the card taken at this place lands."""
    if state.mode == FREE_AGENCY and place == 2:
        return NOBODY
    if state.mode == CLASH and place in (2, 4, 6):
        return 1 - holder(state, round_, pack, place)
    return holder(state, round_, pack, place)


@rule
def pack_of(state: State, seat: int) -> int:
    """The pack a seat holds now: `holder` the other way round."""
    if state.mode == FREE_AGENCY:
        return int(state.step) // 3
    if state.mode == CLASH:
        return (seat + (1 if state.step == 3 else 0)) % 2
    seats = int(state.seats)
    return (seat + 6 * seats * seats - passes(state, int(state.round_), int(state.step))) % seats


@rule
def place_now(state: State) -> int:
    """The place in its pack of the next card to be taken."""
    if state.mode == FREE_AGENCY:
        return int(state.step) % 3
    return int(state.step)


@rule
def picks_now(state: State) -> int:
    """How many cards a seat takes before the packs move on."""
    if state.mode == CLASH:
        if state.step == 0:
            return 3
        if state.step == 3:
            return 2
    return 1


@rule
def begin_round(state: State) -> None:
    """Deal: the packs of the round are the next ones in the deck."""
    state.step = 0
    if state.mode == FREE_AGENCY:
        choose_opener(state)
        open_three(state)


@rule
def choose_opener(state: State) -> None:
    """Free Agency: at random, then the manager with fewer fans; tied, by lot (A15)."""
    if state.round_ == 0 or state.fans[0] == state.fans[1]:
        state.opener = state.lots[state.round_]
    else:
        state.opener = 0 if state.fans[0] < state.fans[1] else 1


@rule
def open_three(state: State) -> None:
    """Free Agency: everybody sees the next three cards, and so who takes which."""
    start = pack_start(state, int(state.round_), int(state.step) // 3)
    for place in range(3):
        card = int(state.deck[start + place])
        state.shown_in[card] = state.round_ + 1
        state.shown_by[card] = NOBODY


@rule
def draft_asks(state: State) -> int:
    """Bit mask of the seats that choose now: all together, in Free Agency one after the other."""
    if state.mode == FREE_AGENCY:
        return 1 << holder(state, int(state.round_), int(state.step) // 3, int(state.step) % 3)
    return (1 << int(state.seats)) - 1


@rule
def take_picks(state: State) -> None:
    """All have chosen: the cards move to the benches and the packs move on."""
    picks = picks_now(state)
    place = place_now(state)
    for seat in range(state.seats):
        if (int(state.asked) >> seat) & 1:
            pack = pack_of(state, seat)
            for i in range(picks):
                take_from_pack(state, pack, place + i, int(state.envelope[seat, i]))
    state.step += picks
    if pack_size(state) - place_now(state) == 1:
        take_last_cards(state)


@rule
def take_from_pack(state: State, pack: int, place: int, card: int) -> None:
    """Move a card to the front of what is left of its pack, and to its bench."""
    round_ = int(state.round_)
    front = pack_start(state, round_, pack) + place
    found = front
    while state.deck[found] != card:
        found += 1
    for i in range(found, front, -1):
        state.deck[i] = state.deck[i - 1]
    state.deck[front] = card
    seat = receiver(state, round_, pack, place)
    if seat != NOBODY:
        bench_card(state, seat, card)
        if state.mode == FREE_AGENCY:
            state.shown_by[card] = seat


@rule
def take_last_cards(state: State) -> None:
    """One card is left in each pack: it goes where it belongs."""
    place = place_now(state)
    if state.mode == FREE_AGENCY:
        state.step += 1
        if not draft_done(state):
            open_three(state)
        return
    for pack in range(packs(state)):
        card = int(state.deck[pack_start(state, int(state.round_), pack) + place])
        bench_card(state, receiver(state, int(state.round_), pack, place), card)
    state.step += 1


@rule
def draft_done(state: State) -> bool:
    """Are all cards of this round on the benches?"""
    if state.mode == FREE_AGENCY:
        return state.step == 18
    return state.step == pack_size(state)


@rule
def dealt_rounds(state: State) -> int:
    """How many rounds have had their cards dealt."""
    return min(int(state.round_) + 1, ROUNDS)
