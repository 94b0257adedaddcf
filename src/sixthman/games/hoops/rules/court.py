"""The court: replacing players, preparing tactics, and the levels of the team.

A substitution is a chain. A player from hand enters a position; the player there is discarded, or moves to
another position they can play and displaces the next one, and so on: the last one is discarded. A position
that was filled in this action stays as it is. So every lineup that H4 allows can be reached (but for
old players merely changing places, which changes nothing), and nobody who came in goes out at once.
"""

from __future__ import annotations

from sixthman.kernel.piles import NONE, find
from sixthman.kernel.rules import rule

from ..declaration import (
    DONE,
    ENTER,
    INSTEAD,
    MAKE_ROOM,
    MENU,
    MOVE,
    POSITION,
    POSITIONS_ON_COURT,
    PREPARE,
    PREPARED,
    PREPARED_NOW,
    REPLACED,
    SPOT,
)
from .cards import DEFENCE, DICE, FATIGUE, INTELLIGENCE, KIND, OFFENCE, POSITIONS, REBOUNDS, SKILL, TACTICS
from .decks import discard, draw_cards, take_from_hand
from .record import State, ask, set_done


@rule
def open_positions(state: State, card: int) -> int:
    """Bit mask of the positions a player could take in this replacement."""
    return int(POSITIONS[card]) & ~int(state.settled)


@rule
def may_enter(state: State, card: int) -> bool:
    """In a replacement: can this card of the hand be used, by coming in or as fatigue given back (H5)?"""
    if card == FATIGUE:
        return state.rested < state.entered
    return card < TACTICS and open_positions(state, card) != 0


@rule
def begin_replacing(state: State) -> None:
    """The action opens: nobody has come in yet."""
    state.entered, state.rested, state.settled = 0, 0, 0
    ask(state, ENTER)


@rule
def replace(state: State, card: int) -> None:
    """A player comes in from hand, a fatigue card is given back (H5), or the action ends."""
    seat = int(state.player)
    if card == DONE:
        end_replacing(state)
    elif card == FATIGUE:
        take_from_hand(state, seat, FATIGUE)
        state.fatigue += 1
        state.rested += 1
    else:
        take_from_hand(state, seat, card)
        state.entered += 1
        state.subject = card
        find_spot(state)


@rule
def find_spot(state: State) -> None:
    """Ask where the newcomer plays, unless there is but one position for him."""
    open_ = open_positions(state, int(state.subject))
    if open_ & (open_ - 1) == 0:
        take_spot(state, lowest_position(open_))
    else:
        ask(state, SPOT)


@rule
def lowest_position(mask: int) -> int:
    """The first position of a bit mask that is not empty."""
    position = 0
    while (mask >> position) & 1 == 0:
        position += 1
    return position


@rule
def take_spot(state: State, position: int) -> None:
    """The player in question takes a position; the player who was there is the next one in question."""
    seat = int(state.player)
    displaced = int(state.court[seat, position])
    state.court[seat, position] = state.subject
    state.settled = int(state.settled) | (1 << position)
    state.subject = displaced
    ask(state, MOVE)


@rule
def move(state: State, chosen: int) -> None:
    """The displaced player moves on, or leaves."""
    if chosen == DONE:
        leave_court(state)
    else:
        take_spot(state, chosen - POSITION)


@rule
def leave_court(state: State) -> None:
    """The player nobody found a position for goes to the discard pile (H4)."""
    discard(state, int(state.player), int(state.subject))
    ask(state, ENTER)


@rule
def end_replacing(state: State) -> None:
    """Draw as many cards as players came in (H4)."""
    draw_cards(state, int(state.player), int(state.entered))
    set_done(state, REPLACED)
    ask(state, MENU)


@rule
def is_offence(card: int) -> bool:
    """Does this tactic attack?"""
    return KIND[card] == OFFENCE


@rule
def side(card: int) -> int:
    """Which row on court a tactic goes to: 0 offense, 1 defense."""
    return int(KIND[card]) - OFFENCE


@rule
def may_prepare(state: State, card: int) -> bool:
    """Can this card of the hand be prepared now? In the last turn only a defense can (H3)."""
    if card < TACTICS or card == FATIGUE:
        return False
    return state.last_turn == 0 or KIND[card] == DEFENCE


@rule
def has_laid(state: State, card: int) -> bool:
    """Does a tactic lie in the row of this one already?"""
    return state.prepared[state.player, side(card), 0] != NONE


@rule
def has_room(state: State, card: int) -> bool:
    """Is there room in the row of this tactic?"""
    return state.prepared[state.player, side(card), PREPARED - 1] == NONE


@rule
def begin_preparing(state: State) -> None:
    """The action opens: nothing makes room yet."""
    state.owed = 0
    ask(state, PREPARE)


@rule
def prepare_tactic(state: State, card: int) -> None:
    """A tactic from hand goes to its row. A full row has to make room first, another one may (H17)."""
    if card == DONE:
        ask(state, MENU)
        return
    if card == INSTEAD:
        state.owed = 1
        return
    seat, row = int(state.player), side(card)
    set_done(state, PREPARED_NOW)
    take_from_hand(state, seat, card)
    slot = 0
    while slot < PREPARED and state.prepared[seat, row, slot] != NONE:
        slot += 1
    if slot == PREPARED or state.owed == 1:
        state.subject, state.owed = card, 0
        ask(state, MAKE_ROOM)
    else:
        state.prepared[seat, row, slot] = card


@rule
def make_room(state: State, out: int) -> None:
    """The tactic that goes is discarded, the one in question takes its place."""
    seat, card = int(state.player), int(state.subject)
    row = side(card)
    slot = find(state.prepared[seat, row], 0, out)
    state.prepared[seat, row, slot] = card
    discard(state, seat, out)
    ask(state, PREPARE)


@rule
def discard_prepared(state: State, seat: int, card: int) -> None:
    """A tactic leaves its row on court; the row closes up."""
    row = side(card)
    slot = find(state.prepared[seat, row], 0, card)
    for i in range(slot, PREPARED - 1):
        state.prepared[seat, row, i] = state.prepared[seat, row, i + 1]
    state.prepared[seat, row, PREPARED - 1] = NONE
    discard(state, seat, card)


@rule
def team_intelligence(state: State, seat: int) -> int:
    """What the complexity of a tactic is measured against."""
    total = 0
    for position in range(POSITIONS_ON_COURT):
        total += int(INTELLIGENCE[state.court[seat, position]])
    return total


@rule
def team_rebounds(state: State, seat: int) -> int:
    """The team's level in rebounds."""
    total = 0
    for position in range(POSITIONS_ON_COURT):
        total += int(REBOUNDS[state.court[seat, position]])
    return total


@rule
def team_level(state: State, seat: int, skill: int) -> int:
    """The team's level in a skill."""
    total = 0
    for position in range(POSITIONS_ON_COURT):
        total += int(SKILL[state.court[seat, position], skill])
    return total


@rule
def dice_of(state: State, seat: int, colour: int) -> int:
    """How many dice of a color a tactic rolls, ten at most (H8)."""
    return min(team_level(state, seat, colour), DICE)
