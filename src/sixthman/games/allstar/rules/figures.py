"""What a bench is good for, asked of the rules before anything is laid down: from what one seat sees.

It is put on a sheet, and read by the shape ON_BENCH of `events`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from sixthman.kernel.facts import Sheet, begin_list, put, put_item
from sixthman.kernel.game import record_type
from sixthman.kernel.piles import NONE, holds, sort
from sixthman.kernel.rules import rule

from ..declaration import (
    BENCH,
    CARDS,
    CHOOSE_COACH,
    DRAFT,
    NUMBERS,
    PLAYOFFS,
    ROUNDS,
    SPECIES_NAMES,
    TEAM,
    TEAMS,
)
from .cards import ATTRIBUTE, COMBO, NO_COMBO, SYMBOLS
from .draft import PACK_SIZE
from .envelopes import pack_front, take_back
from .hints import best_set
from .ranking import BRONZE, GOLD, NO_CHANGE, attribute_for, is_combo, set_size, strength_in, strength_of
from .reasons import is_part, put_combo, put_strength
from .record import State, is_asked
from .season import arenas_in, first_arena

FEWEST_ALIKE = 2  # to be called a set that is held

Work = Any  # a numpy record of type WORK

# Memory for evaluating a bench
WORK = record_type(
    [
        ("cards", np.int8, (BENCH + 1,)),  # the bench in order, and room for a card of the pack
        ("held", np.int8),  # how many lie on the bench
        ("pack", np.int8, (int(PACK_SIZE.max()),)),
        ("packed", np.int8),
        ("sets", np.int16, (SYMBOLS + NUMBERS + len(SPECIES_NAMES),)),  # as strengths, the best last
        ("found", np.int8),
        ("best", np.int16, (TEAMS,)),  # the best strength of the bench in each arena of the round …
        ("then", np.int16, (TEAMS,)),  # … and with a card of the pack
        ("team", np.int8, (TEAM,)),  # a team that is tried
        ("five", np.int8, (TEAM,)),  # the best of them
    ]
)


# --- a whole bench


@rule
def put_bench(sheet: Sheet, table: State, work: Work) -> None:
    """The sets on a seat's bench, its best team in each arena, what cards of a pack would bring.

    `table` is a copy of the seat's view: its envelope is emptied.
    """
    seat = int(table.viewer)
    take_back(table, seat)
    look_through(table, seat, work)
    find_sets(table, work)
    held = int(work.held)
    put(sheet, 1 if held > 0 else 0)
    if held > 0:
        best = best_set(int(table.edition), int(table.seats), work.cards, held)
        put_best(sheet, table, work.cards, held, best, NONE)
    put_held_sets(sheet, table, seat, work)
    put_best_teams(sheet, table, work)
    put(sheet, int(work.packed))
    for i in range(work.packed):
        put_draftable(sheet, table, int(work.pack[i]), work)


@rule
def look_through(table: State, seat: int, work: Work) -> None:
    """The cards on a seat's bench, and those it chooses from in the draft, both in order."""
    work.held = table.benched[seat]
    for i in range(work.held):
        work.cards[i] = table.bench[seat, i]
    sort(work.cards, 0, int(work.held))
    work.packed = 0
    if table.phase == DRAFT and is_asked(table, seat):
        work.packed = int(PACK_SIZE[table.mode]) - int(table.step)
        for i in range(work.packed):
            work.pack[i] = table.deck[pack_front(table, seat) + i]
        sort(work.pack, 0, int(work.packed))


@rule
def find_sets(table: State, work: Work) -> None:
    """All sets on the bench, the best last; of more than five cards alike five count."""
    edition, held, found = int(table.edition), int(work.held), 0
    for medal in range(BRONZE, GOLD + 1):
        attribute = attribute_for(int(table.seats), medal)
        for i in range(held):
            value = int(ATTRIBUTE[edition, attribute, work.cards[i]])
            size = count_alike(edition, attribute, value, work.cards, i, held)
            is_first = count_alike(edition, attribute, value, work.cards, 0, i) == 0
            if value > 0 and is_first and size >= FEWEST_ALIKE:
                work.sets[found] = strength_of(min(size, TEAM), medal, value)
                found += 1
    work.found = found
    sort(work.sets, 0, found)


@rule
def count_alike(edition: int, attribute: int, value: int, cards: Any, first: int, end: int) -> int:
    """How many cards of a part of a row have this value."""
    count = 0
    for i in range(first, end):
        if ATTRIBUTE[edition, attribute, cards[i]] == value:
            count += 1
    return count


@rule
def set_at(work: Work, index: int) -> int:
    """The sets as they are told: the best first."""
    return int(work.sets[int(work.found) - 1 - index])


@rule
def put_best(sheet: Sheet, table: State, cards: Any, count: int, found: int, arena: int) -> None:
    """The best strength that some cards have, and those that give it."""
    put_strength(sheet, int(table.edition), int(table.seats), found, arena)
    put_first_parts(sheet, table, cards, count, found)
    put(sheet, found)


@rule
def put_first_parts(sheet: Sheet, table: State, cards: Any, count: int, found: int) -> None:
    """As many of the cards that give a strength as a team has room for."""
    listed, room = begin_list(sheet), min(TEAM, set_size(found))
    for i in range(count):
        if sheet[listed] < room and belongs(table, found, int(cards[i])):
            put_item(sheet, listed, int(cards[i]))


@rule
def put_held_sets(sheet: Sheet, table: State, seat: int, work: Work) -> None:
    """Every set on the bench, with the cards that it might still grow by."""
    put(sheet, int(work.found))
    for index in range(work.found):
        found = set_at(work, index)
        put_strength(sheet, int(table.edition), int(table.seats), found, NONE)
        put_first_parts(sheet, table, work.cards, int(work.held), found)
        listed = begin_list(sheet)
        for card in range(CARDS):
            if belongs(table, found, card) and may_come(table, seat, card, work):
                put_item(sheet, listed, card)


@rule
def belongs(table: State, found: int, card: int) -> bool:
    """Does a card have what a set has in common? All have what it takes for a combo."""
    return is_part(int(table.edition), int(table.seats), found, card, NO_CHANGE)


@rule
def may_come(table: State, seat: int, card: int, work: Work) -> bool:
    """Does a card play that the seat does not have and that nobody has shown, or that lies before it?"""
    if table.species[card // NUMBERS] == 0 or is_own(table, seat, card):
        return False
    return table.shown_in[card] == 0 or holds(work.pack, int(work.packed), card)


@rule
def is_own(table: State, seat: int, card: int) -> bool:
    """Does a card lie on the seat's bench or in one of its teams, or has it thrown it away?"""
    for team in range(TEAMS):
        if holds(table.teams[seat, team], TEAM, card):
            return True
    return holds(table.thrown[seat], ROUNDS, card) or holds(table.bench[seat], int(table.benched[seat]), card)


# --- arenas


@rule
def arenas_now(table: State) -> int:
    """How many arenas this round has; none before the first and in the playoffs."""
    if table.round_ == PLAYOFFS or table.phase == CHOOSE_COACH:
        return 0
    return arenas_in(int(table.round_))


@rule
def arena_at(table: State, index: int) -> int:
    """An arena of this round, by its place in their row."""
    return int(table.arenas[first_arena(int(table.round_)) + index])


@rule
def put_best_teams(sheet: Sheet, table: State, work: Work) -> None:
    """The best team of a bench in each arena of the round."""
    held = int(work.held)
    put(sheet, arenas_now(table) if held > 0 else 0)
    for index in range(arenas_now(table)):
        arena = arena_at(table, index)
        found = best_there(table, held, arena, work)
        work.best[index] = found
        if held > 0:
            put(sheet, index)
            put(sheet, arena)
            put_combo(sheet, arena)
            if is_combo(found):
                put_best(sheet, table, work.five, TEAM, found, arena)
            else:
                put_best(sheet, table, work.cards, held, found, arena)


@rule
def best_there(table: State, count: int, arena: int, work: Work) -> int:
    """The best strength that some cards can have in an arena; the five that make its combo go into `five`."""
    edition, seats = int(table.edition), int(table.seats)
    if count >= TEAM and COMBO[arena] != NO_COMBO:
        found = best_five(edition, seats, work.cards, count, arena, work.team, work.five)
        if is_combo(found):
            return found
    return best_set(edition, seats, work.cards, count)


@rule
def best_five(edition: int, seats: int, cards: Any, count: int, arena: int, team: Any, best: Any) -> int:
    """The strength of the best team that can be made of some cards for an arena; its cards go into `best`."""
    found = 0
    for a in range(count - 4):
        for b in range(a + 1, count - 3):
            for c in range(b + 1, count - 2):
                for d in range(c + 1, count - 1):
                    for e in range(d + 1, count):
                        team[0], team[1], team[2] = cards[a], cards[b], cards[c]
                        team[3], team[4] = cards[d], cards[e]
                        own = strength_in(edition, seats, team, arena)
                        if own > found:
                            found = own
                            for i in range(TEAM):
                                best[i] = team[i]
    return found


# --- the pack


@rule
def put_draftable(sheet: Sheet, table: State, card: int, work: Work) -> None:
    """What a card of the pack would bring."""
    edition, seats, held = int(table.edition), int(table.seats), int(work.held)
    work.cards[held] = card
    then = best_set(edition, seats, work.cards, held + 1)
    better = then > best_set(edition, seats, work.cards, held)
    for index in range(arenas_now(table)):
        work.then[index] = best_there(table, held + 1, arena_at(table, index), work)
        better = better or work.then[index] > work.best[index]
    put(sheet, card)
    put_joined(sheet, table, card, work)
    put_strength(sheet, edition, seats, then, NONE)
    put(sheet, 1 if better else 0)
    put(sheet, arenas_now(table))
    for index in range(arenas_now(table)):
        put_strength(sheet, edition, seats, int(work.then[index]), arena_at(table, index))


@rule
def put_joined(sheet: Sheet, table: State, card: int, work: Work) -> None:
    """The sets that a card would make larger, by their places."""
    listed = begin_list(sheet)
    for index in range(work.found):
        if set_size(set_at(work, index)) < TEAM and belongs(table, set_at(work, index), card):
            put_item(sheet, listed, index)
