"""Personal cards: the hand, the draw pile and the discard pile.

Both players can tell what either owns: cards are bought, discarded and removed face up. So of a hand
they know that it and the hidden part of the draw pile together hold what lies nowhere else. They also
know single cards of it: those drawn after they had been laid on top of the pile, and all that were
in hand when the pile ran out, since then nothing else was hidden. These are the first ones of the row.
"""

from __future__ import annotations

from sixthman.kernel.piles import find
from sixthman.kernel.rules import rule
from sixthman.kernel.stream import shuffle

from ..declaration import HAND, PILE
from .record import State


@rule
def draw_card(state: State, seat: int) -> bool:
    """The top card of the pile comes into hand; if that is empty the discards are shuffled first (H11)."""
    if state.decked[seat] == 0:
        reshuffle(state, seat)
        if state.decked[seat] == 0:
            return False
    count, held = int(state.decked[seat]) - 1, int(state.held[seat])
    card = state.pile[seat, count]
    state.decked[seat] = count
    if state.topped[seat] > 0:
        state.topped[seat] -= 1
        shown = int(state.shown[seat])
        state.hand[seat, held] = state.hand[seat, shown]
        state.hand[seat, shown] = card
        state.shown[seat] = shown + 1
    else:
        state.hand[seat, held] = card
    state.held[seat] = held + 1
    return True


@rule
def draw_cards(state: State, seat: int, count: int) -> None:
    """Draw some cards, or as many as there are."""
    for _ in range(count):
        if not draw_card(state, seat):
            return


@rule
def draw_hand(state: State, seat: int) -> None:
    """Draw up to six cards; who holds more draws none (H11)."""
    draw_cards(state, seat, HAND - int(state.held[seat]))


@rule
def reshuffle(state: State, seat: int) -> None:
    """The discards become the draw pile. All that was hidden is in hand now, so it is hidden no more."""
    count = int(state.discarded[seat])
    for i in range(count):
        state.pile[seat, i] = state.pile[seat, PILE - count + i]
    state.decked[seat] = count
    state.discarded[seat] = 0
    state.shown[seat] = state.held[seat]
    shuffle(state.pile[seat], 0, count, state.stream)


@rule
def put_on_top(state: State, seat: int, card: int) -> None:
    """Lay a card on the draw pile, for both to see (H7, H8)."""
    state.pile[seat, state.decked[seat]] = card
    state.decked[seat] += 1
    state.topped[seat] += 1


@rule
def discard(state: State, seat: int, card: int) -> None:
    """Lay a card on the discard pile."""
    state.discarded[seat] += 1
    state.pile[seat, PILE - int(state.discarded[seat])] = card


@rule
def take_from_hand(state: State, seat: int, card: int) -> None:
    """A card leaves the hand, one the opponent knows of rather than one alike."""
    index = find(state.hand[seat], 0, card)
    last, shown = int(state.held[seat]) - 1, int(state.shown[seat])
    if index < shown:
        state.hand[seat, index] = state.hand[seat, shown - 1]
        index = shown - 1
        state.shown[seat] = index
    state.hand[seat, index] = state.hand[seat, last]
    state.held[seat] = last


@rule
def discard_from_hand(state: State, seat: int, card: int) -> None:
    """From hand to the discard pile."""
    take_from_hand(state, seat, card)
    discard(state, seat, card)


@rule
def is_repeat(state: State, seat: int, index: int) -> bool:
    """Is there a card alike earlier in hand? What may be done with both is offered once."""
    card = state.hand[seat, index]
    for i in range(index):
        if state.hand[seat, i] == card:
            return True
    return False


@rule
def hand_holds(state: State, seat: int, card: int) -> bool:
    """Is there such a card in hand?"""
    for i in range(int(state.held[seat])):
        if state.hand[seat, i] == card:
            return True
    return False
