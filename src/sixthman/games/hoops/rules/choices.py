"""What may be chosen: every list of choices of the game.

Each of them counts its choices and returns the one numbered `wanted`, or the count if that is NONE. A
choice is offered once, however many equal cards or dice stand for it.
"""

from __future__ import annotations

from sixthman.kernel.piles import NONE
from sixthman.kernel.rules import rule

from ..declaration import (
    ACTIONS,
    AGREE,
    BOUGHT_PLAYER,
    BOUGHT_TACTIC,
    BUY,
    DIE,
    DISCARD,
    DONE,
    DRAFT,
    ENTER,
    FACES,
    INSTEAD,
    KEEP,
    LEAVE_OUT,
    MAKE_ROOM,
    MENU,
    MOVE,
    PAY,
    PICK_TEAM,
    PLAY_ON,
    POSITION,
    POSITIONS_ON_COURT,
    PREPARE,
    PREPARED,
    PREPARED_NOW,
    REFRESH,
    REMOVE,
    REPLACED,
    REROLL,
    SKILLS,
    SLOTS,
    SPOT,
    TO_REPLACE,
)
from .activation import is_simple_enough, may_activate
from .cards import FATIGUE, TACTICS, VALUE
from .court import has_laid, has_room, may_enter, may_prepare, open_positions, side, team_intelligence
from .decks import is_repeat
from .market import can_refresh, goods, is_affordable, is_currency, is_for_sale, purse
from .opening import offers, picks, substitutes
from .record import State, is_done


@rule
def legal(state: State, seat: int) -> int:
    """How many choices are open to a seat that is waited for."""
    return listed(state, seat, NONE)


@rule
def choice(state: State, seat: int, k: int) -> int:
    """The k-th of the legal choices, from 0."""
    return listed(state, seat, k)


@rule
def listed(state: State, seat: int, wanted: int) -> int:
    """The choices of the phase."""
    phase = int(state.phase)
    if phase == MENU:
        return from_menu(state, wanted)
    if phase == REROLL or phase == KEEP:
        return from_dice(state, phase, wanted)
    if phase == REFRESH:
        return from_tactics(state, wanted)
    if phase == BUY:
        return from_market(state, wanted)
    if phase == SPOT or phase == MOVE:
        return from_positions(state, phase, wanted)
    if phase == MAKE_ROOM:
        return from_prepared(state, wanted)
    if phase == PICK_TEAM:
        return picks(state, seat, wanted)
    if phase == DRAFT:
        return offers(state, wanted)
    if phase == LEAVE_OUT:
        return substitutes(state, wanted)
    if phase in (PAY, ENTER, PREPARE, DISCARD, REMOVE):
        return from_hand(state, phase, wanted)
    return from_verdicts(wanted)


@rule
def from_hand(state: State, phase: int, wanted: int) -> int:
    """Cards in hand that serve what the phase is about, and DONE."""
    seat = int(state.player)
    offered = 0
    for i in range(int(state.held[seat])):
        if serves(state, phase, int(state.hand[seat, i])) and not is_repeat(state, seat, i):
            if offered == wanted:
                return int(state.hand[seat, i])
            offered += 1
    if phase == PREPARE and may_swap(state):
        if offered == wanted:
            return INSTEAD
        offered += 1
    if wanted == NONE:
        return offered + 1 if may_stop(state, phase) else offered
    return DONE


@rule
def may_swap(state: State) -> bool:
    """Is there a tactic in hand that could take the place of one in a row with room left (H17)?"""
    seat = int(state.player)
    if state.owed == 1:
        return False
    for i in range(int(state.held[seat])):
        card = int(state.hand[seat, i])
        if may_prepare(state, card) and has_laid(state, card) and has_room(state, card):
            return True
    return False


@rule
def serves(state: State, phase: int, card: int) -> bool:
    """Can the card in hand be chosen in this phase?"""
    if phase == PAY:
        return is_currency(card, int(state.subject))
    if phase == ENTER:
        return may_enter(state, card)
    if phase == PREPARE:
        return may_prepare(state, card) and (state.owed == 0 or has_laid(state, card))
    if phase == REMOVE and card == FATIGUE:
        return False
    return card >= state.least


@rule
def may_stop(state: State, phase: int) -> bool:
    """Is DONE a choice? An action that was begun is carried out at least once."""
    if phase == PAY:
        return False
    if phase == ENTER:
        return state.entered > 0
    if phase == PREPARE:
        return is_done(state, PREPARED_NOW) and state.owed == 0
    return True


@rule
def from_menu(state: State, wanted: int) -> int:
    """Actions not taken yet (H6), tactics that can be activated, DONE."""
    actions = open_actions(state)
    offered = 0
    for action in range(4):
        if (actions >> action) & 1 == 1:
            if offered == wanted:
                return TO_REPLACE + action
            offered += 1
    seat = int(state.player)
    intelligence = team_intelligence(state, seat)
    for row in range(2):
        if may_activate(state, row):
            for slot in range(PREPARED):
                card = int(state.prepared[seat, row, slot])
                if card != NONE and is_simple_enough(card, intelligence) and is_first(state, row, slot):
                    if offered == wanted:
                        return card
                    offered += 1
    return offered + 1 if wanted == NONE else DONE


@rule
def open_actions(state: State) -> int:
    """Bit mask, as in `done`, of the actions that are still open and that the hand allows."""
    done = int(state.done)
    if done & ACTIONS == ACTIONS:
        return 0
    seat = int(state.player)
    allowed, players, tactics = 0, 0, 0
    for i in range(int(state.held[seat])):
        card = int(state.hand[seat, i])
        if card < TACTICS:
            allowed |= REPLACED
            players += int(VALUE[card])
        elif card < FATIGUE:
            tactics += int(VALUE[card])
            if may_prepare(state, card):
                allowed |= PREPARED_NOW
    for slot in range(SLOTS):
        if is_affordable(int(state.row[slot]), players):
            allowed |= BOUGHT_PLAYER
        if is_affordable(int(state.tactics[slot]), tactics):
            allowed |= BOUGHT_TACTIC
    return allowed & ~done


@rule
def is_first(state: State, row: int, slot: int) -> bool:
    """Is this the first of the tactics prepared in a row that are alike?"""
    seat = int(state.player)
    for other in range(slot):
        if state.prepared[seat, row, other] == state.prepared[seat, row, slot]:
            return False
    return True


@rule
def from_prepared(state: State, wanted: int) -> int:
    """The tactics of a row, one of which has to make room (H17)."""
    seat, row = int(state.player), side(int(state.subject))
    offered = 0
    for slot in range(PREPARED):
        if state.prepared[seat, row, slot] != NONE and is_first(state, row, slot):
            if offered == wanted:
                return int(state.prepared[seat, row, slot])
            offered += 1
    return offered


@rule
def from_positions(state: State, phase: int, wanted: int) -> int:
    """Where the player in question may go; who was displaced may also leave the court."""
    open_ = open_positions(state, int(state.subject))
    offered = 0
    for position in range(POSITIONS_ON_COURT):
        if (open_ >> position) & 1 == 1:
            if offered == wanted:
                return POSITION + position
            offered += 1
    if wanted == NONE:
        return offered + 1 if phase == MOVE else offered
    return DONE


@rule
def from_tactics(state: State, wanted: int) -> int:
    """Tactics of the market that may be replaced, DONE."""
    offered = 0
    for slot in range(SLOTS):
        if can_refresh(state, slot):
            if offered == wanted:
                return int(state.tactics[slot])
            offered += 1
    return offered + 1 if wanted == NONE else DONE


@rule
def from_market(state: State, wanted: int) -> int:
    """Cards of the open market that can be paid for."""
    money = purse(state, int(state.player), int(state.subject))
    offered = 0
    for slot in range(SLOTS):
        if is_for_sale(state, slot, money):
            if offered == wanted:
                return goods(state, slot)
            offered += 1
    return offered


@rule
def from_dice(state: State, phase: int, wanted: int) -> int:
    """Dice to take up, from the last one on, and DONE; or dice to keep, of one color."""
    first = int(state.least)
    end = SKILLS * FACES if phase == REROLL else first + FACES
    offered = 0
    for die in range(first, end):
        if state.rolled[die // FACES, die % FACES] > 0:
            if offered == wanted:
                return DIE + die
            offered += 1
    if wanted == NONE:
        return offered + 1 if phase == REROLL else offered
    return DONE


@rule
def from_verdicts(wanted: int) -> int:
    """After a tie: play on, or agree on a draw (H13)."""
    if wanted == NONE:
        return 2
    return PLAY_ON if wanted == 0 else AGREE


@rule
def nothing_but_done(state: State) -> bool:
    """Does the phase leave nothing to choose but DONE?"""
    return listed(state, int(state.player), 0) == DONE
