"""What a seat may know: views, built field by field from an allow-list. Most of it is declared.

A view is a record like the full state in which all that the viewer must not know is blank (NONE,
or what it was when the phase began). It holds what a perfect memory would: every pack the seat has
looked at, and every card that was ever face up (A11, A12). Rows that others own are sorted, so that
their order tells nothing. Whether another seat has already locked is not part of a view: sealed
choices change nothing before they are opened (A8).

What a seat remembers of a pack: what was given to it before it first looked; from then on what lay
in the pack each time it came round. Between two looks it knows which cards went, and who took one
of them only if that card has since been face up.
"""

from __future__ import annotations

from typing import Any

from sixthman.kernel.generated import view_rule
from sixthman.kernel.piles import NONE, blank, sort
from sixthman.kernel.rules import rule

from ..declaration import (
    BENCH,
    CARDS,
    CHOOSE_COACH,
    DECLARATION,
    DRAFT,
    FREE_AGENCY,
    LINEUP,
    NEW_TEAM,
    PLAYOFF_TEAM,
    ROUNDS,
    SEALED,
    SEATS,
    TEAM,
    TEAMS,
)
from .draft import PACK_SIZE, holder, pack_start, packs, receiver, rounds_dealt
from .envelopes import lineup_slot, sealed_choice, take_back
from .record import State
from .season import arenas_in, first_arena

SPECTATOR = SEATS  # looks on from no seat: sees what is public

view_declared = view_rule(DECLARATION)  # the fields of which the declaration says who sees them


@rule
def view(state: State, seat: int, out: State) -> None:
    """Write into `out` all that a seat, or SPECTATOR, may know."""
    view_declared(state, seat, out)
    out.viewer, out.locked = seat, 0
    view_piles(state, seat, out)
    for other in range(SEATS):
        if other == seat:
            view_own(state, other, out)
        else:
            view_other(state, other, out)


@rule
def view_piles(state: State, seat: int, out: State) -> None:
    """The arenas revealed so far, the lots drawn so far, and the packs as the seat remembers them."""
    blank(out.deck, 0, CARDS)
    blank(out.arenas, 0, 6)
    blank(out.lots, 0, ROUNDS)
    for round_ in range(rounds_dealt(state)):
        out.lots[round_] = state.lots[round_]
        for arena in range(first_arena(round_), first_arena(round_) + arenas_in(round_)):
            out.arenas[arena] = state.arenas[arena]
        for pack in range(packs(state)):
            if state.mode == FREE_AGENCY:
                view_open_cards(state, round_, pack, out)
            else:
                view_pack(state, seat, round_, pack, out)


@rule
def view_open_cards(state: State, round_: int, row: int, out: State) -> None:
    """Free Agency: what has been opened is known to all."""
    start = pack_start(state, round_, row)
    if start <= state.pack_at[0]:
        for index in range(3):
            out.deck[start + index] = state.deck[start + index]


@rule
def taken(state: State, round_: int) -> int:
    """How many cards of each pack of a round have gone to the benches."""
    if state.phase == DRAFT and round_ == state.round_:
        return int(state.step)
    return int(PACK_SIZE[state.mode])


@rule
def looks(state: State, seat: int, round_: int, pack: int, index: int) -> bool:
    """Has the seat had the pack in hand when the card at this place was to be taken?"""
    return index <= taken(state, round_) and holder(state, round_, pack, index) == seat


@rule
def next_look(state: State, seat: int, round_: int, pack: int, index: int) -> int:
    """The first place at or after this one where the seat looks into the pack, or the pack's size."""
    size = int(PACK_SIZE[state.mode])
    while index < size and not looks(state, seat, round_, pack, index):
        index += 1
    return index


@rule
def view_pack(state: State, seat: int, round_: int, pack: int, out: State) -> None:
    """A pack as a seat remembers it."""
    start, size = pack_start(state, round_, pack), int(PACK_SIZE[state.mode])
    now = taken(state, round_)
    first = next_look(state, seat, round_, pack, 0)
    for index in range(size):
        if index >= first or is_gift(state, seat, round_, pack, index):
            out.deck[start + index] = state.deck[start + index]
    index = first
    while index < size:
        if looks(state, seat, round_, pack, index):
            if index == now:  # the pack in hand: behind what the seat has chosen from it, the rest
                chosen = now + int(state.stage[seat])
                sort(out.deck, start + chosen, size - chosen)
                index = size
            else:
                index += 1
        else:
            end = next_look(state, seat, round_, pack, index)
            sort_unknown(state, seat, round_, pack, index, end, out)
            index = end


@rule
def is_gift(state: State, seat: int, round_: int, pack: int, index: int) -> bool:
    """Has the seat received this card?"""
    return index < taken(state, round_) and receiver(state, round_, pack, index) == seat


@rule
def is_traced(state: State, seat: int, round_: int, pack: int, index: int) -> bool:
    """Does the seat know who took the card at this place, which it saw in the pack?"""
    card = int(state.deck[pack_start(state, round_, pack) + index])
    return state.shown_in[card] > 0 or is_gift(state, seat, round_, pack, index)


@rule
def sort_unknown(state: State, seat: int, round_: int, pack: int, first: int, end: int, out: State) -> None:
    """Between two looks: the cards whose takers are unknown, in an order that tells nothing."""
    start = pack_start(state, round_, pack)
    for i in range(first, end):
        if not is_traced(state, seat, round_, pack, i):
            for j in range(i + 1, end):
                if out.deck[start + j] < out.deck[start + i] and not is_traced(state, seat, round_, pack, j):
                    card = out.deck[start + i]
                    out.deck[start + i] = out.deck[start + j]
                    out.deck[start + j] = card


@rule
def view_own(state: State, seat: int, out: State) -> None:
    """A seat sees all that is its own, its sealed choices included."""
    out.locked = int(state.locked) & (1 << seat)
    out.stage[seat], out.held[seat] = state.stage[seat], state.held[seat]
    out.coach[seat] = state.coach[seat]
    for i in range(BENCH):
        out.bench[seat, i] = state.bench[seat, i] if i < state.benched[seat] else NONE
    for i in range(SEALED):
        out.envelope[seat, i] = state.envelope[seat, i] if is_sealed(state, seat, i) else NONE
    for team in range(TEAMS):
        for i in range(TEAM):
            out.teams[seat, team, i] = state.teams[seat, team, i]


@rule
def is_sealed(state: State, seat: int, index: int) -> bool:
    """Does this place of the seat's envelope hold a decision?"""
    if index >= state.stage[seat]:
        return False
    if state.phase == LINEUP:
        return lineup_slot(state, seat, index) == index
    return state.phase != PLAYOFF_TEAM or index >= NEW_TEAM


@rule
def sealed_choices(state: State, seat: int, out: Any) -> int:
    """The choices in a seat's envelope, in order; returns how many."""
    count = 0
    for index in range(int(state.stage[seat])):
        if is_sealed(state, seat, index):
            out[count] = sealed_choice(state, seat, index)
            count += 1
    return count


@rule
def view_other(state: State, seat: int, out: State) -> None:
    """Others see the face-up teams, which cards on the bench were shown, and the coach once it is chosen."""
    count = int(state.benched[seat])
    out.coach[seat] = state.coach[seat] if state.phase != CHOOSE_COACH else NONE
    for i in range(BENCH):
        out.bench[seat, i] = state.bench[seat, i]
    for i in range(SEALED):
        out.envelope[seat, i] = state.envelope[seat, i]
    out.stage[seat] = state.stage[seat]
    take_back(out, seat)
    known = 0
    for i in range(count):
        card = int(out.bench[seat, i])
        if state.shown_in[card] > 0:
            out.bench[seat, known] = card
            known += 1
    sort(out.bench[seat], 0, known)
    blank(out.bench[seat], known, BENCH - known)
    blank(out.envelope[seat], 0, SEALED)
    for team in range(TEAMS):
        for i in range(TEAM):
            out.teams[seat, team, i] = state.teams[seat, team, i]
        sort(out.teams[seat, team], 0, TEAM)
