"""What a seat remembers of the draft: the hands it has passed on.

One number for each card. Where a card that was seen has gone since, `cards` tells as soon as it is face up.
"""

from __future__ import annotations

from typing import Any

from sixthman.kernel.piles import NONE
from sixthman.kernel.rules import rule

from ..declaration import CARDS, DRAFT, FREE_AGENCY
from ..rules.draft import PACK_SIZE, holder, pack_start, packs, receiver, rounds_dealt
from ..rules.record import State

NEVER = 0  # never seen in a hand
SEEN = 1  # seen in one, and taken from it: by the seat itself, or by someone else
GIVEN = 2  # Clash: given to the opponent by the seat itself
TRAVELS = (
    3  # last seen in the hand that the seat was dealt; one more for that of its left neighbor, and so on
)


@rule
def encode_memory(state: State, seat: int, at: int, row: Any) -> None:
    """Write what the seat remembers behind the other features."""
    for card in range(CARDS):
        row[at + card] = NEVER
    if state.mode == FREE_AGENCY:  # all cards are open there
        return
    for round_ in range(rounds_dealt(state)):
        travels = state.phase == DRAFT and round_ == state.round_
        for pack in range(packs(state)):
            if travels:
                encode_travelling(state, seat, pack, at, row)
            else:
                encode_past(state, seat, round_, pack, at, row)


@rule
def encode_past(state: State, seat: int, round_: int, pack: int, at: int, row: Any) -> None:
    """A hand that has been drafted to the end."""
    size = int(PACK_SIZE[state.mode])
    first, start = 0, pack_start(state, round_, pack)
    while first < size and holder(state, round_, pack, first) != seat:
        first += 1
    for index in range(first, size):
        given = holder(state, round_, pack, index) == seat and receiver(state, round_, pack, index) != seat
        row[at + int(state.deck[start + index])] = GIVEN if given else SEEN


@rule
def encode_travelling(state: State, seat: int, pack: int, at: int, row: Any) -> None:
    """A hand that goes round: what was in it when the seat last looked. The one it holds is in `cards`."""
    size, now, round_ = int(PACK_SIZE[state.mode]), int(state.step), int(state.round_)
    first, last, start = NONE, NONE, pack_start(state, round_, pack)
    for index in range(min(now + 1, size)):
        if holder(state, round_, pack, index) == seat:
            first, last = index if first == NONE else first, index
    if first == NONE or first == now:
        return
    owner = pack - seat + (int(state.seats) if pack < seat else 0)
    for index in range(first, size if last < now else now):
        given = holder(state, round_, pack, index) == seat and receiver(state, round_, pack, index) != seat
        code = GIVEN if given else SEEN
        row[at + int(state.deck[start + index])] = code if index <= last else TRAVELS + owner
