"""NBA Deck-Building as a seat sees it.

Cards are counted by model, wherever they lie; single places (the court, the markets) hold a model's number
plus one, 0 where nothing lies. Seats are counted from the viewer: 0 is the seat itself, 1 its opponent.
"""

from __future__ import annotations

from typing import Any

from sixthman.envs.features.layout import MOST
from sixthman.kernel.piles import NONE
from sixthman.kernel.rules import rule

from ..declaration import (
    DRAFT,
    FACES,
    LEAVE_OUT,
    MODELS,
    OVER,
    PICK_TEAM,
    PILE,
    POSITIONS_ON_COURT,
    PREPARED,
    SEATS,
    SKILLS,
    SLOTS,
)
from ..rules.cards import BASE, TACTICS
from ..rules.opening import ON_OFFER
from ..rules.record import State
from ..rules.setup import STARTING_SET

PHASES = OVER + 1
DONE_BITS = 6
DICE = SKILLS * FACES
NUMBERS = 16  # of the turn, see `columns`

# Columns of a row
NUMBERS_AT = PHASES
DONE_AT = NUMBERS_AT + NUMBERS
SELECTED_SLOTS_AT = DONE_AT + DONE_BITS
SETTLED_AT = SELECTED_SLOTS_AT + SLOTS
ROW_AT = SETTLED_AT + POSITIONS_ON_COURT
TACTICS_AT = ROW_AT + SLOTS
ROLLED_AT = TACTICS_AT + SLOTS
SELECTED_AT = ROLLED_AT + DICE
TEAM_AT = SELECTED_AT + SKILLS
OFFERS_AT = TEAM_AT + STARTING_SET
PILED_AT = OFFERS_AT + ON_OFFER
BOX_AT = PILED_AT + BASE - TACTICS
SEATS_AT = BOX_AT + MODELS

# Columns of a seat
SEAT_NUMBERS = 7  # points, cards in piles and hand, and the next card
COURT_AT = SEAT_NUMBERS
PREPARED_AT = COURT_AT + POSITIONS_ON_COURT
KEPT_AT = PREPARED_AT + 2 * PREPARED
HAND_AT = KEPT_AT + DICE
HIDDEN_AT = HAND_AT + MODELS
TOP_AT = HIDDEN_AT + MODELS
DISCARDS_AT = TOP_AT + MODELS
SEAT_WIDTH = DISCARDS_AT + MODELS


@rule
def encode_hoops(state: State, seat: int, row: Any) -> None:
    """Write what the seat knows into a row."""
    encode_phase(state, seat, row)
    encode_markets(state, row)
    encode_opening(state, seat, row)
    for other in range(SEATS):
        owner = seat if other == 0 else 1 - seat
        start = SEATS_AT + SEAT_WIDTH * other
        encode_court(state, owner, start, row)
        encode_piles(state, owner, owner == seat, start, row)


@rule
def encode_phase(state: State, seat: int, row: Any) -> None:
    """Where the game and the turn in progress stand."""
    for phase in range(PHASES):
        row[phase] = 1 if state.phase == phase else 0
    at = NUMBERS_AT
    row[at] = 1 if state.player == seat else 0
    row[at + 1] = 1 if state.first == seat else 0
    row[at + 2], row[at + 3], row[at + 4] = state.turn, state.overtime, state.last_turn
    row[at + 5] = int(state.subject) + 1
    row[at + 6], row[at + 7] = state.least, state.owed
    row[at + 8], row[at + 9] = state.entered, state.rested
    row[at + 10], row[at + 11] = state.fatigue, state.piled
    row[at + 12], row[at + 13] = state.tactics_piled, state.tactics_gone
    row[at + 14] = state.stage[seat] if state.phase == PICK_TEAM else 0
    row[at + 15] = int(state.verdict[seat]) + 1
    for bit in range(DONE_BITS):
        row[DONE_AT + bit] = (int(state.done) >> bit) & 1
    for position in range(POSITIONS_ON_COURT):
        row[SETTLED_AT + position] = (int(state.settled) >> position) & 1
    for colour in range(SKILLS):
        row[SELECTED_AT + colour] = state.marked[colour]
        for face in range(FACES):
            row[ROLLED_AT + colour * FACES + face] = state.rolled[colour, face]


@rule
def encode_markets(state: State, row: Any) -> None:
    """What is for sale, which tactics are still to come, and what is out of the game."""
    for slot in range(SLOTS):
        row[SELECTED_SLOTS_AT + slot] = (int(state.marked_slots) >> slot) & 1
        row[ROW_AT + slot] = int(state.row[slot]) + 1
        row[TACTICS_AT + slot] = int(state.tactics[slot]) + 1
    for i in range(BASE - TACTICS):
        row[PILED_AT + i] = 0
    for index in range(state.tactics_piled):
        row[PILED_AT + int(state.tactic_pile[index]) - TACTICS] += 1
    for model in range(MODELS):
        row[BOX_AT + model] = state.box[model]


@rule
def encode_opening(state: State, seat: int, row: Any) -> None:
    """The seat's own team while it is picked (H14); the players on offer in the opening draft (H15)."""
    team = int(state.team[seat]) if state.phase == PICK_TEAM else 0
    for index in range(STARTING_SET):
        row[TEAM_AT + index] = (team >> index) & 1
    drafting = state.phase == DRAFT or state.phase == LEAVE_OUT
    for index in range(ON_OFFER):
        row[OFFERS_AT + index] = int(state.player_pile[index]) + 1 if drafting else 0


@rule
def encode_court(state: State, owner: int, start: int, row: Any) -> None:
    """Points, players and tactics on court, dice kept."""
    row[start] = min(int(state.points[owner]), MOST)
    for position in range(POSITIONS_ON_COURT):
        row[start + COURT_AT + position] = int(state.court[owner, position]) + 1
    for side in range(2):
        for index in range(PREPARED):
            row[start + PREPARED_AT + side * PREPARED + index] = int(state.prepared[owner, side, index]) + 1
    for colour in range(SKILLS):
        for face in range(FACES):
            row[start + KEPT_AT + colour * FACES + face] = state.kept[owner, colour, face]


@rule
def encode_piles(state: State, owner: int, own: bool, start: int, row: Any) -> None:
    """Hand, draw pile and discards. Of an opponent's cards those not seen are counted together, as hidden."""
    decked, topped, held = int(state.decked[owner]), int(state.topped[owner]), int(state.held[owner])
    shown, discarded = int(state.shown[owner]), int(state.discarded[owner])
    row[start + 1], row[start + 2], row[start + 3] = decked, topped, discarded
    row[start + 4], row[start + 5], row[start + 6] = held, shown, 0
    for column in range(start + HAND_AT, start + SEAT_WIDTH):
        row[column] = 0
    seen = held if own else shown
    for i in range(seen):
        row[start + HAND_AT + state.hand[owner, i]] += 1
    hidden = decked - topped
    if state.viewer == NONE:
        for i in range(seen, held):
            row[start + HIDDEN_AT + state.hand[owner, i]] += 1
    else:
        hidden += held - seen  # a view has these among the cards of the pile
    for i in range(hidden):
        row[start + HIDDEN_AT + state.pile[owner, i]] += 1
    for i in range(hidden, hidden + topped):
        row[start + TOP_AT + state.pile[owner, i]] += 1
        row[start + 6] = int(state.pile[owner, i]) + 1
    for i in range(PILE - discarded, PILE):
        row[start + DISCARDS_AT + state.pile[owner, i]] += 1
