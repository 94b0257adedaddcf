"""Setup: species, deck, arenas, tickets, coaches. All chance of the game is drawn here, from one stream.

Whoever sets a table up may fix the top of any pile beforehand; chance fills the rest. A pile is
fixed by writing its cards into the record, which `prepare` has emptied.
"""

from __future__ import annotations

from typing import Any

from sixthman.kernel.piles import NONE, blank, holds
from sixthman.kernel.rules import rule
from sixthman.kernel.stream import draw, shuffle

from ..declaration import ARENAS_PLAYED, BENCH, CARDS, NUMBERS, ROUNDS, SEALED, SEATS, TEAM, TEAMS
from .cards import ARENAS_PRINTED, COACHES_PRINTED, IN_EDITION, NOT_FOR_TWO, PRINTED, TICKETS, WHISTLE
from .draft import deck_size, species_in_play
from .record import State

SPECIES_AGREED = 5  # where in the options the species are, 1 for each that plays; all 0 if chance decides
FIRST_AGREED = SPECIES_AGREED + 12  # where in the options whoever chooses first is (A15); NONE by lot


@rule
def prepare(state: State, options: Any) -> None:
    """An empty table for these options: no card anywhere, no species but those agreed on, if any were."""
    state.edition, state.seats, state.mode, state.no_whistle = options[0], options[1], options[2], options[3]
    state.coaches = options[4]
    state.viewer = NONE
    state.phase, state.round_, state.step, state.opener = 0, 0, 0, 0
    state.asked, state.locked = 0, 0
    for species in range(12):
        state.species[species] = options[SPECIES_AGREED + species] if len(options) > SPECIES_AGREED else 0
    blank(state.deck, 0, CARDS)
    blank(state.arenas, 0, ARENAS_PLAYED)
    blank(state.lots, 0, ROUNDS)
    if len(options) > FIRST_AGREED:
        state.lots[0] = options[FIRST_AGREED]
    for card in range(CARDS):
        state.shown_in[card] = 0
        state.shown_by[card] = NONE
        state.marks[card] = 0
    for seat in range(SEATS):
        prepare_seat(state, seat)


@rule
def prepare_seat(state: State, seat: int) -> None:
    """A seat with nothing but its playoff tickets."""
    blank(state.bench[seat], 0, BENCH)
    blank(state.envelope[seat], 0, SEALED)
    blank(state.thrown[seat], 0, ROUNDS)
    blank(state.bus[seat], 0, TEAMS)
    for team in range(TEAMS):
        blank(state.teams[seat, team], 0, TEAM)
    state.benched[seat], state.held[seat], state.stage[seat], state.laid_down[seat] = 0, 0, 0, 0
    state.pack_at[seat] = 0
    state.coach[seat], state.refused[seat], state.turned_over[seat] = NONE, NONE, 0
    state.coach_beside[seat], state.coach_player[seat], state.coach_mate[seat] = NONE, NONE, NONE
    state.fans[seat], state.playoff_fans[seat], state.playoff_rank[seat] = 0, 0, 0
    state.strengths[seat] = 0
    state.tickets[seat] = TICKETS[state.edition, state.seats] if seat < state.seats else 0


@rule
def shuffle_up(state: State, stream: Any) -> None:
    """Let chance decide whatever is not fixed: species, deck, arenas, lots, coaches."""
    choose_species(state, stream)
    fill_deck(state, stream)
    draw_for_rounds(state, stream)


@rule
def draw_for_rounds(state: State, stream: Any) -> None:
    """All but the deck, where it is not fixed: arenas, lots, coaches; also when imagining."""
    fill_arenas(state, stream)
    for round_ in range(ROUNDS):
        if state.lots[round_] == NONE:
            state.lots[round_] = draw(stream, int(state.seats))
    if state.coaches == 1:
        deal_coaches(state, stream)


@rule
def choose_species(state: State, stream: Any) -> None:
    """Draw species until enough play: two a manager, or what the mode for two asks."""
    left = 0
    for species in range(12):
        if state.species[species] == 0:
            state.marks[left] = species
            left += 1
    missing = species_in_play(int(state.seats), int(state.mode)) - (12 - left)
    for i in range(missing):
        state.species[pick_left(state, i, left, stream)] = 1
    clear_scratch(state, left)


@rule
def pick_left(state: State, index: int, count: int, stream: Any) -> int:
    """A random one of the numbers noted at `index` and after, which it changes places with."""
    other = index + draw(stream, count - index)
    picked = int(state.marks[other])
    state.marks[other] = state.marks[index]
    state.marks[index] = picked
    return picked


@rule
def clear_scratch(state: State, count: int) -> None:
    """Leave the scratch row as it was found."""
    for i in range(count):
        state.marks[i] = 0


@rule
def fill_deck(state: State, stream: Any) -> None:
    """Shuffle the cards that are not fixed under those that are."""
    fixed = 0
    while fixed < CARDS and state.deck[fixed] != NONE:
        fixed += 1
    count = fixed
    for species in range(12):
        if state.species[species] == 1:
            for card in range(species * NUMBERS, (species + 1) * NUMBERS):
                if not holds(state.deck, fixed, card):
                    state.deck[count] = card
                    count += 1
    shuffle(state.deck, fixed, deck_size(state) - fixed, stream)


@rule
def may_play(state: State, arena: int) -> bool:
    """Is the arena in the pile? Marks take some out: whistle (an option), not for two (A16)."""
    if IN_EDITION[state.edition, arena] == 0:
        return False
    if state.no_whistle == 1 and WHISTLE[arena] == 1:
        return False
    return not (state.seats == 2 and NOT_FOR_TWO[arena] == 1)


@rule
def fill_arenas(state: State, stream: Any) -> None:
    """Draw the six arenas the season needs, under those that are fixed."""
    fixed = 0
    while fixed < ARENAS_PLAYED and state.arenas[fixed] != NONE:
        fixed += 1
    left = 0
    for arena in range(int(PRINTED[ARENAS_PRINTED])):
        if may_play(state, arena) and not holds(state.arenas, fixed, arena):
            state.marks[left] = arena
            left += 1
    for i in range(ARENAS_PLAYED - fixed):
        state.arenas[fixed + i] = pick_left(state, i, left, stream)
    clear_scratch(state, left)


@rule
def deal_coaches(state: State, stream: Any) -> None:
    """Two coaches for every manager, where they are not fixed."""
    left = 0
    for coach in range(int(PRINTED[COACHES_PRINTED])):
        if not (holds(state.coach, state.seats, coach) or holds(state.refused, state.seats, coach)):
            state.marks[left] = coach
            left += 1
    dealt = 0
    for seat in range(state.seats):
        if state.coach[seat] == NONE:
            state.coach[seat] = pick_left(state, dealt, left, stream)
            dealt += 1
        if state.refused[seat] == NONE:
            state.refused[seat] = pick_left(state, dealt, left, stream)
            dealt += 1
    clear_scratch(state, left)
