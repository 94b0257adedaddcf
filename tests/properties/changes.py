"""Ways to change what an viewer must not know, all that the rulebook allows.

Each returns a changed copy, or None where there is nothing to change.
"""

from __future__ import annotations

import random
from collections.abc import Callable

import numpy as np

from sixthman.games.allstar.declaration import (
    CHOOSE_COACH,
    CLASH,
    CLASH_KEEPING,
    CLASSIC,
    CUT,
    DRAFT,
    FREE_AGENCY,
    HERITAGE,
    LINEUP,
    STANDARD,
)
from sixthman.games.allstar.rules.cards import ARENAS, COACHES
from sixthman.games.allstar.rules.envelopes import take_back
from tests.properties.chronicle import PACK, Chronicle, deck_place
from tests.properties.play import State

Change = Callable[[State, Chronicle, int, random.Random], State | None]


def relabelled(state: State, names: dict[int, int], fields: tuple[str, ...]) -> State:
    """The same game with some cards exchanged for others in some fields of the record."""
    table = np.arange(256, dtype=np.int64)
    for old, new in names.items():
        table[old] = new
    copy = state.copy()
    for field in fields:
        if field == "envelope" and state.phase == CHOOSE_COACH:
            continue  # there lie coaches, no cards
        copy[field][...] = np.where(copy[field] >= 0, table[copy[field]], copy[field])
    return copy


EVERYWHERE = ("deck", "bench", "teams", "thrown", "envelope")


def permuted(cards: set[int], luck: random.Random) -> dict[int, int]:
    """Every card stands for another one of the set."""
    order = sorted(cards)
    turn = luck.randrange(1, len(order)) if len(order) > 1 else 0
    return dict(zip(order, order[turn:] + order[:turn], strict=True))


def rename_unseen(state: State, chronicle: Chronicle, viewer: int, luck: random.Random) -> State | None:
    """All cards never seen: undealt, in packs not looked at yet, taken or discarded from them."""
    unseen = chronicle.never_seen(viewer)
    return relabelled(state, permuted(unseen, luck), EVERYWHERE) if len(unseen) > 1 else None


def rename_untraced(state: State, chronicle: Chronicle, viewer: int, luck: random.Random) -> State | None:
    """Who took which of the cards that went between two looks into a pack."""
    groups = [group for group in chronicle.untraced(viewer) if len(group) > 1]
    if not groups:
        return None
    names = {old: new for group in groups for old, new in permuted(group, luck).items()}
    return relabelled(state, names, EVERYWHERE)


def reorder_undealt(state: State, chronicle: Chronicle, viewer: int, luck: random.Random) -> State | None:
    """The rest of the deck."""
    configuration = chronicle.configuration
    first = deck_place(configuration, (chronicle.rounds_dealt, 0, 0))
    if configuration.mode == FREE_AGENCY and state.phase == DRAFT:
        first = int(state.pack_at[0]) + 3
    copy = state.copy()
    rest = copy.deck[first : len(chronicle.deck)]
    rest[...] = luck.sample(rest.tolist(), len(rest))
    return copy if len(rest) > 1 else None


def redraw_arenas(state: State, chronicle: Chronicle, viewer: int, luck: random.Random) -> State | None:
    """The arenas still in the pile, and the lots not drawn yet."""
    shown = chronicle.arenas_shown
    if shown == 6:
        return None
    copy = state.copy()
    left = [a for a in range(len(ARENAS)) if a not in copy.arenas[:shown].tolist()]
    copy.arenas[shown:] = luck.sample(left, 6 - shown)
    copy.lots[chronicle.rounds_dealt :] = luck.randrange(chronicle.configuration.seats)
    return copy


def redeal_coaches(state: State, chronicle: Chronicle, viewer: int, luck: random.Random) -> State | None:
    """The coaches that others refused, or were dealt while all choose; and those in the box."""
    if not chronicle.configuration.coaches:
        return None
    copy = state.copy()
    seats = [seat for seat in range(chronicle.configuration.seats) if seat != viewer]
    open_ones = set(chronicle.coach) | (set(chronicle.dealt[viewer]) if viewer < 6 else set())
    hidden = luck.sample(left := [c for c in range(len(COACHES)) if c not in open_ones], len(left))
    for seat in seats:
        copy.refused[seat] = hidden.pop()
        if state.phase == CHOOSE_COACH:
            copy.coach[seat] = hidden.pop()
    return copy


def open_envelopes(state: State, chronicle: Chronicle, viewer: int, luck: random.Random) -> State | None:
    """Every other seat takes its choices back."""
    copy = state.copy()
    for seat in range(chronicle.configuration.seats):
        if seat != viewer and state.asked >> seat & 1:
            take_back(copy, seat)
    return copy


def reorder_rows(state: State, chronicle: Chronicle, viewer: int, luck: random.Random) -> State | None:
    """The order of cards in teams, on benches and in packs that others own."""
    copy = state.copy()
    configuration = chronicle.configuration
    for seat in range(configuration.seats):
        if seat == viewer or chronicle.sealed[seat]:
            continue
        held = copy.bench[seat, : int(copy.held[seat]) - int(copy.laid_down[seat])]
        held[...] = luck.sample(held.tolist(), len(held))
        for team in range(3):
            copy.teams[seat, team] = luck.sample(copy.teams[seat, team].tolist(), 5)
        if state.phase == DRAFT and configuration.mode != FREE_AGENCY:
            start = int(copy.pack_at[seat])
            hand = copy.deck[start + int(copy.step) : start + PACK[configuration.mode]]
            hand[...] = luck.sample(hand.tolist(), len(hand))
    return copy


def exchange_laid_down(state: State, chronicle: Chronicle, viewer: int, luck: random.Random) -> State | None:
    """Which bench cards lie face down beside the others' playoff teams."""
    if state.phase != CUT:
        return None
    copy = state.copy()
    for seat in range(chronicle.configuration.seats):
        if seat != viewer:
            row = copy.bench[seat, : int(copy.benched[seat])]
            row[...] = luck.sample(row.tolist(), len(row))
    return copy


def exchange_thrown(state: State, chronicle: Chronicle, viewer: int, luck: random.Random) -> State | None:
    """A card discarded, with one of the same round that its manager has kept and never shown."""
    pairs = [
        (thrown, kept)
        for seat, cards in enumerate(chronicle.thrown)
        for round_, thrown in enumerate(cards)
        for place, kept in chronicle.taken.items()
        if seat != viewer and place[0] == round_ and chronicle.receiver[place] == seat
        if kept not in cards and kept not in chronicle.shown
    ]
    if not pairs:
        return None
    thrown, kept = luck.choice(pairs)
    return relabelled(state, {thrown: kept, kept: thrown}, ("bench", "thrown", "envelope"))


def exchange_origins(state: State, chronicle: Chronicle, viewer: int, luck: random.Random) -> State | None:
    """From which unseen pack, in which round, a manager took two cards."""
    if state.phase == LINEUP:
        return None  # a card of this round may already be sealed as one to be discarded
    places = luck.sample(unseen := chronicle.unseen_places(viewer), len(unseen))
    for one in places:
        for other in places:
            seat = chronicle.receiver[one]
            if one < other and chronicle.receiver[other] == seat:
                cards = [(chronicle.taken[one], other), (chronicle.taken[other], one)]
                if all(could_come_from(chronicle, seat, card, place[0]) for card, place in cards):
                    copy = state.copy()
                    for card, place in cards:
                        copy.deck[deck_place(chronicle.configuration, place)] = card
                    return copy
    return None


def could_come_from(chronicle: Chronicle, seat: int, card: int, round_: int) -> bool:
    """Could the seat have received the card in this round, for all that happened since?"""
    if card in chronicle.thrown[seat]:
        return chronicle.thrown[seat].index(card) == round_
    return card not in chronicle.shown or round_ <= chronicle.shown[card][0]


def scribble_on_waste(state: State, chronicle: Chronicle, viewer: int, luck: random.Random) -> State | None:
    """What is left over in the record from choices carried out long ago."""
    copy = state.copy()
    for seat in range(chronicle.configuration.seats):
        for row, used in ((copy.envelope[seat], copy.stage[seat]), (copy.bench[seat], copy.benched[seat])):
            row[int(used) :] = [luck.randrange(108) for _ in row[int(used) :]]
    return copy


CHANGES: list[Change] = [
    rename_unseen,
    rename_untraced,
    reorder_undealt,
    redraw_arenas,
    redeal_coaches,
    open_envelopes,
    reorder_rows,
    exchange_laid_down,
    exchange_thrown,
    exchange_origins,
    scribble_on_waste,
]

# What each mode has to hide: changes that must have been tried there.
HIDDEN = {
    HERITAGE: {change.__name__ for change in CHANGES} - {"rename_untraced"},
    CLASH: {change.__name__ for change in CHANGES} - {"rename_untraced"},
    CLASH_KEEPING: {change.__name__ for change in CHANGES} - {"rename_untraced"},
    FREE_AGENCY: {
        "rename_unseen",
        "reorder_undealt",
        "redraw_arenas",
        "redeal_coaches",
        "open_envelopes",
        "reorder_rows",
        "exchange_laid_down",
        "scribble_on_waste",
    },
    CLASSIC: {change.__name__ for change in CHANGES} - {"exchange_thrown"},
    STANDARD: {change.__name__ for change in CHANGES} - {"exchange_thrown"},
}
