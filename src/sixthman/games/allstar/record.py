"""The record: the whole state of one game in a few hundred bytes, and the words for its parts."""

from __future__ import annotations

from typing import Any

import numpy as np

from sixthman.kernel.game import record_type
from sixthman.kernel.rules import rule

from .cards import CARDS, MOST_COACHES

SEATS, TEAMS, TEAM = 6, 3, 5  # at most: managers, teams each, players a team
BENCH = 18  # the most cards a bench can hold
ROUNDS = 3

# Modes: the season of three to six managers, the three of two managers, and that of the first edition
STANDARD, HERITAGE, FREE_AGENCY, CLASH, CLASSIC = 0, 1, 2, 3, 4
MODES = ("standard", "heritage", "free-agency", "clash", "classic")

# Phases: what the seats that are asked decide
DRAFT, LINEUP, PLAYOFF_TEAM, SHOOTOUT, LAY_DOWN, CUT, OVER = 0, 1, 2, 3, 4, 5, 6
CHOOSE_COACH, SWAP_BUSES = 7, 8  # with coaches: before the first round; after a reveal
PLAYOFFS = 3  # the round after the three of the season

# Choices: a card, or one of these
PASS = CARDS  # no substitution, no more cards laid down, no use of the coach
BUS = CARDS + 1  # the first of the six bus plans
TEAM_CHOICE = BUS + 6  # the first of three teams, for a coach
COACH_CARD = TEAM_CHOICE + TEAMS  # the first of the coaches
CHOICES = COACH_CARD + MOST_COACHES

# Places in the envelope of a line-up: the card thrown away, out and in for two old teams (and again with a
# coach that allows it), the new team, the buses, where the coach goes and whom its player is like.
# In the other phases choices lie in the envelope from the left.
THROW, SWAPS, MORE_SWAPS, NEW_TEAM, BUS_PLAN, COACH_PLACE, COACH_MATE, SEALED = 0, 1, 5, 9, 14, 15, 16, 17

State = Any  # a numpy record of type RECORD

RECORD = record_type(
    [
        # what was agreed on before the game
        ("edition", np.int8),
        ("seats", np.int8),
        ("mode", np.int8),
        ("no_whistle", np.int8),
        ("species", np.int8, (12,)),  # 1: this species plays
        # who looks: NONE for the full state, else the seat (or SEATS, a spectator) of a view
        ("viewer", np.int8),
        # where the game stands
        ("phase", np.uint8),
        ("round_", np.uint8),  # 0 to 2, then PLAYOFFS
        ("step", np.uint8),  # in the draft: cards already gone from the packs in hand
        ("asked", np.uint8),  # bit mask of the seats asked in this phase
        ("locked", np.uint8),  # bit mask of those whose envelope is complete
        # piles and chance
        ("deck", np.int8, (CARDS,)),  # also the draft's history: see draft.py
        ("arenas", np.int8, (6,)),  # one of round 1, two of round 2, three of round 3
        ("lots", np.int8, (ROUNDS,)),  # Free Agency: who chooses first if a lot decides
        ("opener", np.int8),  # Free Agency: who chose first this round
        ("pack_at", np.uint8, (SEATS,)),  # in the draft: where in the deck the pack begins that a seat holds
        # what each seat has
        ("bench", np.int8, (SEATS, BENCH)),
        ("benched", np.uint8, (SEATS,)),  # how many cards lie on the bench
        ("teams", np.int8, (SEATS, TEAMS, TEAM)),  # in the playoffs only the first counts
        ("bus", np.int8, (SEATS, TEAMS)),  # the arena each team last went to
        ("thrown", np.int8, (SEATS, ROUNDS)),  # Heritage, Clash: thrown away, face down
        ("strengths", np.int16, (SEATS,)),  # in the game just played; 0 for who did not play
        ("fans", np.int16, (SEATS,)),
        ("playoff_fans", np.int16, (SEATS,)),  # without the bonus for tickets
        ("playoff_rank", np.int8, (SEATS,)),  # 0 while still in
        ("tickets", np.int8, (SEATS,)),
        ("laid_down", np.uint8, (SEATS,)),  # playoff substitutes, face down: the last cards of the bench
        ("coaches", np.int8),  # 1: with coaches, as agreed on before the game
        ("coach", np.int8, (SEATS,)),  # until one is chosen: the first of the two dealt
        ("refused", np.int8, (SEATS,)),  # the other of the two
        ("turned_over", np.int8, (SEATS,)),  # 1: the coach has been used up
        ("coach_beside", np.int8, (SEATS,)),  # the team it is beside this round
        ("coach_player", np.int8, (SEATS,)),  # … or the player in that team
        ("coach_mate", np.int8, (SEATS,)),  # … and the team-mate this one is like
        # what everybody has seen: the round a card was first face up (from 1), and whose it was
        ("shown_in", np.int8, (CARDS,)),
        ("shown_by", np.int8, (CARDS,)),
        # sealed: what a seat has decided since the last reveal
        ("envelope", np.int8, (SEATS, SEALED)),
        ("stage", np.uint8, (SEATS,)),  # the next place to fill in the envelope
        ("held", np.uint8, (SEATS,)),  # bench cards not in the envelope: the first ones of the row
        ("marks", np.int8, (CARDS,)),  # scratch for imagining; blank at all other times
    ]
)


def new_state() -> State:
    """An empty record, to be set up."""
    return np.zeros(1, RECORD)[0]


@rule
def is_asked(state: State, seat: int) -> bool:
    """Does this phase ask the seat for anything?"""
    return (int(state.asked) >> seat) & 1 == 1


@rule
def bench_card(state: State, seat: int, card: int) -> None:
    """Put a card on a seat's bench."""
    state.bench[seat, state.benched[seat]] = card
    state.benched[seat] += 1


@rule
def show(state: State, seat: int, card: int) -> None:
    """Everybody sees that the seat has this card."""
    before, by = state.shown_in[card], state.shown_by[card]
    state.shown_in[card] = before if before > 0 else state.round_ + 1
    state.shown_by[card] = by if before > 0 else seat


@rule
def lined_up(state: State, seat: int, team: int, i: int) -> int:
    """The i-th card of a team as the seat's envelope will have it: see SWAPS, MORE_SWAPS, NEW_TEAM."""
    if team == state.round_:
        return int(state.envelope[seat, NEW_TEAM + i])
    card = int(state.teams[seat, team, i])
    for place in range(SWAPS + 2 * team, NEW_TEAM, MORE_SWAPS - SWAPS):
        if card == state.envelope[seat, place]:
            return int(state.envelope[seat, place + 1])
    return card


@rule
def still_in(state: State, seat: int) -> bool:
    """Is the manager still in the playoffs?"""
    return state.playoff_rank[seat] == 0
