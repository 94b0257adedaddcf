"""Imagining: a full state that fits a view, uniformly among those that do.

Hidden from a seat are the cards not yet dealt, the picks made from packs before it first saw them,
who took which of the cards that went between two looks, face-down cards discarded, and the
substitutes face down in the playoffs. Each way to fill these in that fits what was seen is equally
likely here, as it is when the others choose at random.

For seats: a spectator of Heritage or Clash has seen no pack at all, and the rejection in `throw_away`
takes ever longer for such a view as the game goes on.
"""

from __future__ import annotations

from typing import Any

from sixthman.kernel.piles import NONE
from sixthman.kernel.rules import rule
from sixthman.kernel.stream import draw, shuffle

from ..declaration import CARDS, FREE_AGENCY, NUMBERS, PLAYOFFS, ROUNDS, SWAP_BUSES
from .draft import PACK_SIZE, deck_size, pack_start, packs, receiver, rounds_dealt
from .envelopes import throws_away
from .knowledge import is_gift, is_traced, next_look, taken
from .record import State, bench_card
from .setup import clear_scratch, draw_for_rounds


@rule
def imagine(state: State, stream: Any) -> None:
    """Turn a view into a full state. The stream is the thinker's own: it knows nothing of the deal."""
    viewer = int(state.viewer)
    trace_picks(state, viewer, stream)
    fill_unseen(state, viewer, stream)
    while not throw_away(state, viewer, stream):
        fill_unseen(state, viewer, stream)
    for seat in range(state.seats):
        if seat != viewer:
            fill_bench(state, seat)
            if state.laid_down[seat] > 0:
                shuffle(state.bench[seat], 0, int(state.benched[seat]), stream)
    draw_for_rounds(state, stream)
    state.viewer = NONE


@rule
def trace_picks(state: State, viewer: int, stream: Any) -> None:
    """Between two looks into a pack, deal the cards that went to those who took them."""
    if state.mode == FREE_AGENCY:
        return
    size = int(PACK_SIZE[state.mode])
    for round_ in range(rounds_dealt(state)):
        for pack in range(packs(state)):
            index = next_look(state, viewer, round_, pack, 0)
            while index < size:
                end = next_look(state, viewer, round_, pack, index)
                if end == index:
                    in_hand = index == taken(state, round_)
                    index = size if in_hand else index + 1
                else:
                    shuffle_unknown(state, viewer, round_, pack, index, end, stream)
                    index = end


@rule
def shuffle_unknown(
    state: State, viewer: int, round_: int, pack: int, first: int, end: int, stream: Any
) -> None:
    """Shuffle the cards whose takers the viewer does not know."""
    start = pack_start(state, round_, pack)
    unknown = 0
    for i in range(first, end):
        if not is_traced(state, viewer, round_, pack, i):
            unknown += 1
            skip = draw(stream, unknown)
            j = first
            while skip > 0 or is_traced(state, viewer, round_, pack, j):
                if not is_traced(state, viewer, round_, pack, j):
                    skip -= 1
                j += 1
            card = state.deck[start + i]
            state.deck[start + i] = state.deck[start + j]
            state.deck[start + j] = card


@rule
def fill_unseen(state: State, viewer: int, stream: Any) -> None:
    """Give every place in the deck that the viewer never saw a card that it never placed."""
    empty_unseen(state, viewer)
    for index in range(deck_size(state)):
        if state.deck[index] != NONE:
            state.marks[state.deck[index]] = 1
    for round_ in range(1, PLAYOFFS + 2):
        lay_shown_card(state, round_, stream)
    left = 0
    for card in range(CARDS):
        if state.species[card // NUMBERS] == 1 and state.marks[card] == 0:
            state.marks[left] = card
            left += 1
    for index in range(deck_size(state)):
        if state.deck[index] == NONE:
            pick = draw(stream, left)
            left -= 1
            state.deck[index] = state.marks[pick]
            state.marks[pick] = state.marks[left]
    clear_scratch(state, CARDS)


@rule
def empty_unseen(state: State, viewer: int) -> None:
    """Blank what the viewer never saw: a second try starts like the first."""
    if state.mode == FREE_AGENCY:
        return
    for index in range(pack_start(state, rounds_dealt(state), 0), deck_size(state)):
        state.deck[index] = NONE
    for round_ in range(rounds_dealt(state)):
        for pack in range(packs(state)):
            start = pack_start(state, round_, pack)
            for index in range(next_look(state, viewer, round_, pack, 0)):
                if not is_gift(state, viewer, round_, pack, index):
                    state.deck[start + index] = NONE


@rule
def lay_shown_card(state: State, shown_in: int, stream: Any) -> None:
    """Cards first shown in a round were taken in it or before, in a pack the viewer had not seen yet.

    Earliest first: whatever was chosen for the cards before, as many places are left for each card,
    so all ways to place them are equally likely.
    """
    for card in range(CARDS):
        if state.shown_in[card] == shown_in and state.marks[card] == 0:
            seat = int(state.shown_by[card])
            free = unseen_slots(state, seat, shown_in, NONE)
            state.deck[unseen_slots(state, seat, shown_in, draw(stream, free))] = card
            state.marks[card] = 1


@rule
def unseen_slots(state: State, seat: int, rounds: int, wanted: int) -> int:
    """How many blank places hold a card the seat took in the first rounds; or where one of them is."""
    count = 0
    for round_ in range(min(rounds, rounds_dealt(state))):
        for pack in range(packs(state)):
            start = pack_start(state, round_, pack)
            for index in range(taken(state, round_)):
                if state.deck[start + index] == NONE and receiver(state, round_, pack, index) == seat:
                    if count == wanted:
                        return start + index
                    count += 1
    return count


@rule
def throw_away(state: State, viewer: int, stream: Any) -> bool:
    """Heritage, Clash: which cards the others threw away, one each round, never shown since.

    How many cards could have been thrown depends on how the unseen places were filled. A filling is
    kept with a chance in proportion to that number (else False: fill again), so that all pairs of a
    filling and thrown cards are equally likely.
    """
    if not throws_away(state):
        return True
    for seat in range(state.seats):
        if seat != viewer:
            for round_ in range(rounds_thrown(state)):
                most = hidden_cards(state, viewer, seat, round_, True)
                thrown = draw(stream, most)
                if thrown >= hidden_cards(state, viewer, seat, round_, False):
                    return False
                state.thrown[seat, round_] = hidden_card(state, seat, round_, thrown)
    return True


@rule
def rounds_thrown(state: State) -> int:
    """Rounds whose lineups, and with them the cards discarded, are on the table."""
    return min(int(state.round_) + (1 if state.phase == SWAP_BUSES else 0), ROUNDS)


@rule
def hidden_cards(state: State, viewer: int, seat: int, round_: int, at_most: bool) -> int:
    """Cards a seat received in a round and never showed; at most: if all unseen places held such."""
    count = 0
    for pack in range(packs(state)):
        start = pack_start(state, round_, pack)
        first = next_look(state, viewer, round_, pack, 0)
        for index in range(int(PACK_SIZE[state.mode])):
            if receiver(state, round_, pack, index) == seat:
                unseen = index < first and not is_gift(state, viewer, round_, pack, index)
                if state.shown_in[state.deck[start + index]] == 0 or (at_most and unseen):
                    count += 1
    return count


@rule
def hidden_card(state: State, seat: int, round_: int, wanted: int) -> int:
    """One of the cards a seat received in a round and never showed."""
    for pack in range(packs(state)):
        start = pack_start(state, round_, pack)
        for index in range(int(PACK_SIZE[state.mode])):
            card = int(state.deck[start + index])
            if receiver(state, round_, pack, index) == seat and state.shown_in[card] == 0:
                if wanted == 0:
                    return card
                wanted -= 1
    return NONE


@rule
def fill_bench(state: State, seat: int) -> None:
    """The bench cards nobody has seen: taken by the seat, never shown, not discarded."""
    if state.mode == FREE_AGENCY:
        return
    known = 0
    while known < state.benched[seat] and state.bench[seat, known] != NONE:
        known += 1
    state.benched[seat] = known
    for round_ in range(rounds_dealt(state)):
        for pack in range(packs(state)):
            start = pack_start(state, round_, pack)
            for index in range(taken(state, round_)):
                card = int(state.deck[start + index])
                if (
                    receiver(state, round_, pack, index) == seat
                    and state.shown_in[card] == 0
                    and card != state.thrown[seat, round_]
                ):
                    bench_card(state, seat, card)
