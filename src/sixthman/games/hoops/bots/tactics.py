"""Tactics: what they are worth, which to prepare and which to activate."""

from __future__ import annotations

from sixthman.kernel.piles import NONE
from sixthman.kernel.rules import rule

from ..declaration import DONE, PREPARED
from ..rules.activation import can_attack, can_defend, may_activate
from ..rules.cards import ATTACKS, KEEPS
from ..rules.choices import choice
from ..rules.court import has_room, is_offence, side
from ..rules.record import State
from ..rules.scoring import attack_value, pending_colours
from .habits import DEFEND_FROM, HABITS, LIKES, STOPS, TOO_HARD
from .hopes import (
    ANY_ATTACK,
    POINT,
    REROLLS,
    Team,
    attack_colours,
    attack_hope,
    defence_hope,
    hope,
    is_within,
    team_of,
)
from .team import NEVER, is_tactic


@rule
def tactic_worth(team: Team, card: int, style: int) -> int:
    """What a tactic may bring a turn with this team, against nobody in particular."""
    if is_offence(card):
        worth = liked_hope(team, card, style)
    else:
        worth = defence_hope(team, card, ANY_ATTACK) * int(HABITS[style, STOPS]) // POINT
    return worth if is_within(team, card) else worth * int(HABITS[style, TOO_HARD]) // POINT


@rule
def liked_hope(team: Team, card: int, style: int) -> int:
    """What an offense may bring, as a coach sees it who likes some skills better than others."""
    total = 0
    for skill in range(ATTACKS):
        kept, dice = int(KEEPS[card, skill]), team[skill]
        if kept > 0 and dice > 0:
            brings = hope(skill, ANY_ATTACK, dice + team[REROLLS], min(kept, dice))
            total += brings * int(HABITS[style, LIKES + skill]) // POINT
    return total


@rule
def best_stop(state: State, seat: int, team: Team, colours: int) -> int:
    """What the best of a seat's prepared defenses may stop of an attack in these colors."""
    best = 0
    for slot in range(PREPARED):
        card = int(state.prepared[seat, 1, slot])
        if card != NONE and is_within(team, card):
            best = max(best, defence_hope(team, card, colours))
    return best


@rule
def worth_now(state: State, seat: int, team: Team, rivals: Team, card: int) -> int:
    """What activating a tactic in this turn may bring: points minus what the opponent is prepared to
    stop, or points stopped of the pending attack; NEVER if the team cannot do it."""
    if not is_within(team, card):
        return NEVER
    if is_offence(card):
        return attack_hope(team, card) - best_stop(state, 1 - seat, rivals, attack_colours(card))
    stopped = defence_hope(team, card, pending_colours(state, 1 - seat))
    return min(stopped, attack_value(state, 1 - seat) * POINT)


@rule
def best_prepared(state: State, seat: int, row: int, team: Team, rivals: Team) -> int:
    """The prepared tactic of a row that would serve best in this turn, or NONE."""
    best, best_worth = NONE, NEVER
    for slot in range(PREPARED):
        card = int(state.prepared[seat, row, slot])
        if card != NONE:
            worth = worth_now(state, seat, team, rivals, card)
            if worth > best_worth:
                best, best_worth = card, worth
    return best


@rule
def best_in_hand(state: State, seat: int, row: int, team: Team, rivals: Team) -> int:
    """The tactic in hand that would serve best in this turn, if it is better than those prepared."""
    if not may_activate(state, row):
        return NONE
    prepared = best_prepared(state, seat, row, team, rivals)
    best_worth = NEVER if prepared == NONE else worth_now(state, seat, team, rivals, prepared)
    best = NONE
    for i in range(int(state.held[seat])):
        card = int(state.hand[seat, i])
        if is_tactic(card) and side(card) == row:
            worth = worth_now(state, seat, team, rivals, card)
            if worth > best_worth:
                best, best_worth = card, worth
    return best


@rule
def choose_to_activate(state: State, seat: int, style: int) -> int:
    """A defense if it pays, an attack if there is one; else the turn is done."""
    team, rivals = team_of(state, seat), team_of(state, 1 - seat)
    if can_defend(state):
        card = best_prepared(state, seat, 1, team, rivals)
        if card != NONE and worth_now(state, seat, team, rivals, card) >= int(HABITS[style, DEFEND_FROM]):
            return card
    if can_attack(state):
        card = best_prepared(state, seat, 0, team, rivals)
        if card != NONE:
            return card
    return DONE


@rule
def weakest_prepared(state: State, seat: int, row: int, team: Team, style: int) -> int:
    """The prepared tactic that is worth least; NONE as long as there is room."""
    weakest, least = NONE, -NEVER
    for slot in range(PREPARED):
        card = int(state.prepared[seat, row, slot])
        if card == NONE:
            return NONE
        worth = tactic_worth(team, card, style)
        if worth < least:
            weakest, least = card, worth
    return weakest


@rule
def is_worth_a_slot(state: State, seat: int, team: Team, card: int, style: int) -> bool:
    """Is there room for a tactic on court, or is it better than one that lies there?"""
    row = side(card)
    if state.last_turn == 1 and row == 0:
        return False
    weakest = weakest_prepared(state, seat, row, team, style)
    return weakest == NONE or tactic_worth(team, card, style) > tactic_worth(team, weakest, style)


@rule
def next_to_prepare(state: State, seat: int, style: int) -> int:
    """The tactics for this turn first, then what is worth a place for later; NONE if there is nothing."""
    team, rivals = team_of(state, seat), team_of(state, 1 - seat)
    for row in range(2):
        card = best_in_hand(state, seat, row, team, rivals)
        if card != NONE:
            return card
    for i in range(int(state.held[seat])):
        card = int(state.hand[seat, i])
        if is_tactic(card) and is_worth_a_slot(state, seat, team, card, style):
            return card
    return NONE


@rule
def choose_to_prepare(state: State, seat: int, style: int) -> int:
    """The next tactic, or enough of it; what was to make room goes on as it was begun (H17)."""
    if state.owed == 1:
        return choice(state, seat, 0)
    card = next_to_prepare(state, seat, style)
    return DONE if card == NONE else card


@rule
def choose_to_make_room(state: State, seat: int, style: int) -> int:
    """The weakest one goes."""
    if has_room(state, int(state.subject)):
        return choice(state, seat, 0)
    return weakest_prepared(state, seat, side(int(state.subject)), team_of(state, seat), style)
