"""The record: the whole state of one game in less than a kilobyte, and the words for its parts.

Dice fall and decks are shuffled during play, so the random stream lies in the record; a view has none.

Piles are rows with their top at the right. What a seat draws from and what it has discarded share one
row: the draw pile grows from the left end, the discard pile from the right end. The tactics' piles are
kept alike. A player turned up stays in the row of the player pile, which so keeps the market's history.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from sixthman.kernel.game import record_type
from sixthman.kernel.rules import rule
from sixthman.kernel.stream import STREAM

from .cards import FACES, MODELS, SKILLS

SEATS = 2
POSITIONS_ON_COURT = 5
PREPARED = 3  # tactics of a kind prepared at a time
SLOTS = 6  # of the player row and of the tactic market
HAND = 6  # cards drawn up to
MOST_IN_HAND = 8  # room for a hand laid out by a person; play never goes beyond HAND
PLAYER_PILE = 20
TACTIC_PILE = 70
PILE = 50  # the most cards a seat can own: 17, two bought in each of 12 turns, nine fatigue cards
TURNS = 24
OVERTIME_TURNS = 6
TEAM = 17  # cards of a picked team (H14)
DRAFTED = 4  # players a seat drafts (H15)
GIVEN = 64  # dice that can be laid down before chance takes over

# Phases: what the seat that is asked decides
PICK_TEAM = 0  # the next card of its team (H14)
DRAFT, LEAVE_OUT = 1, 2  # a player from the opening draft; the substitute he replaces (H15)
REFRESH = 3  # a tactic of the market to be replaced
BUY, PAY = 4, 5  # a card of a market; a card from hand to pay with
ENTER, SPOT, MOVE = 6, 7, 8  # who comes in; where; where the player goes who stood there
PREPARE, MAKE_ROOM = 9, 10  # a tactic from hand; the prepared one it replaces
REROLL, KEEP = 11, 12  # a die
MENU = 13  # an action, or a tactic to be activated
DISCARD, REMOVE = 14, 15  # a card left in hand
TIED = 16  # play on, or agree on a draw (H13)
OVER = 17

# Choices: a model, or one of these. The four actions are in the order of their bits in `done`.
DONE = MODELS  # no more of it; in MENU: the turn's end; in MOVE: the player is discarded
TO_REPLACE, TO_PREPARE, TO_BUY_PLAYER, TO_BUY_TACTIC = DONE + 1, DONE + 2, DONE + 3, DONE + 4
PLAY_ON, AGREE = DONE + 5, DONE + 6
POSITION = DONE + 7  # the first of five
DIE = POSITION + POSITIONS_ON_COURT  # the first of the six faces of the first of six colours
CHOICES = DIE + SKILLS * FACES

# Bits of `done`: what the turn's player has done, or may not do
REPLACED, PREPARED_NOW, BOUGHT_PLAYER, BOUGHT_TACTIC, ATTACKED, DEFENDED = 1, 2, 4, 8, 16, 32
ACTIONS = REPLACED | PREPARED_NOW | BOUGHT_PLAYER | BOUGHT_TACTIC

State = Any  # a numpy record of type RECORD

RECORD = record_type(
    [
        ("stream", STREAM),  # all chance still to come
        # what was agreed on before the game
        ("pick_team", np.int8),  # 1: H14
        ("opening_draft", np.int8),  # 1: H15
        ("most_overtimes", np.int8),
        # who looks: NONE for the full state, else the seat (or SEATS, a spectator) of a view
        ("viewer", np.int8),
        # where the game stands
        ("phase", np.int8),
        ("asked", np.int8),  # bit mask of the seats asked in this phase
        ("locked", np.int8),  # bit mask of those that have sealed their choice
        ("first", np.int8),  # who plays the first turn, of an overtime too
        ("player", np.int8),  # whose turn it is
        ("turn", np.int8),  # of this period, from 1
        ("overtime", np.int8),  # overtimes begun
        ("last_turn", np.int8),  # 1: the special last turn
        # the turn in progress
        ("subject", np.int16),  # the card in question: coming in, to be prepared, bought, activated, drafted
        ("least", np.int16),  # of several cards or dice in a row none may be lower than the last: here it is
        ("done", np.int8),  # bits: actions taken, and those not allowed
        ("owed", np.int8),  # value still to be paid; dice that may still be rerolled
        ("marked_slots", np.int8),  # bit mask of tactics in the market to be replaced
        ("entered", np.int8),  # players brought in
        ("rested", np.int8),  # fatigue cards given back for them
        ("settled", np.int8),  # bit mask of positions that were filled in this replacement
        # markets
        ("fatigue", np.int8),  # cards in the fatigue pile
        ("piled", np.int8),  # players not turned up yet
        ("tactics_piled", np.int8),
        ("tactics_gone", np.int8),  # discarded
        ("player_pile", np.int16, (PLAYER_PILE,)),  # in the opening draft: the players on offer
        ("row", np.int16, (SLOTS,)),
        ("tactic_pile", np.int16, (TACTIC_PILE,)),
        ("tactics", np.int16, (SLOTS,)),
        ("drafted", np.int16, (SEATS, DRAFTED)),
        # what each seat has
        ("points", np.int16, (SEATS,)),
        ("pile", np.int16, (SEATS, PILE)),
        ("decked", np.int8, (SEATS,)),  # cards in the draw pile
        ("topped", np.int8, (SEATS,)),  # those of them that were laid on top, seen by both
        ("discarded", np.int8, (SEATS,)),
        ("hand", np.int16, (SEATS, MOST_IN_HAND)),
        ("held", np.int8, (SEATS,)),
        ("shown", np.int8, (SEATS,)),  # the first cards of the hand: those the opponent knows of
        ("court", np.int16, (SEATS, POSITIONS_ON_COURT)),
        ("prepared", np.int16, (SEATS, 2, PREPARED)),  # offence, defence; filled from the left
        ("kept", np.int8, (SEATS, SKILLS, FACES)),  # dice in the zones on court, by colour and face
        # dice of the activation in progress
        ("rolled", np.int8, (SKILLS, FACES)),
        ("marked", np.int8, (SKILLS,)),  # taken up again, to be rerolled
        ("given", np.int8, (GIVEN,)),  # faces that fall before chance takes over
        ("given_used", np.int8),
        # out of the game: removed, replaced in the draft, pushed out of the row
        ("box", np.int8, (MODELS,)),
        # sealed
        ("stage", np.int8, (SEATS,)),  # H14: cards picked
        ("team", np.int32, (SEATS,)),  # H14: bit mask of the thirty cards to start with
        ("verdict", np.int16, (SEATS,)),  # H13: PLAY_ON or AGREE
    ]
)


def new_state() -> State:
    """An empty record, to be set up."""
    return np.zeros(1, RECORD)[0]


@rule
def ask(state: State, phase: int) -> None:
    """Begin a phase that waits for the turn's player."""
    state.phase = phase
    state.asked = 1 << int(state.player)
    state.least = 0


@rule
def ask_both(state: State, phase: int) -> None:
    """Begin a phase in which both seats seal a choice."""
    state.phase = phase
    state.asked = 3
    state.locked = 0


@rule
def is_done(state: State, what: int) -> bool:
    """Has the turn's player done this, or may it not be done?"""
    return int(state.done) & what != 0


@rule
def mark_done(state: State, what: int) -> None:
    """The turn's player may not do this any more."""
    state.done = int(state.done) | what
