"""A rookie coach: fields who is rated best, buys the most expensive it can, attacks with what promises most.

It does not plan its deck and never thins it, takes the market as it is, and looks neither at what its
tactics need nor at what the opponent is up to.
"""

from __future__ import annotations

from typing import Any

from sixthman.kernel.piles import NONE
from sixthman.kernel.rules import rule
from sixthman.kernel.stream import draw

from ..declaration import (
    BOUGHT_PLAYER,
    BOUGHT_TACTIC,
    BUY,
    DIE,
    DISCARD,
    DONE,
    ENTER,
    FACES,
    KEEP,
    MOVE,
    PAY,
    POSITION,
    POSITIONS_ON_COURT,
    PREPARE,
    PREPARED,
    PREPARED_NOW,
    REPLACED,
    REROLL,
    SPOT,
    TO_BUY_PLAYER,
    TO_BUY_TACTIC,
    TO_PREPARE,
    TO_REPLACE,
)
from ..rules.activation import can_attack, can_defend
from ..rules.cards import COST, FATIGUE
from ..rules.choices import choice, legal, open_actions
from ..rules.court import is_offence, may_prepare, open_positions, side
from ..rules.record import State
from .dice import highest_die
from .habits import PLAIN
from .hopes import ANY_ATTACK, attack_hope, is_within, team_of
from .shopping import choose_to_pay
from .team import (
    ALL_POSITIONS,
    NEVER,
    best_newcomer,
    choose_move,
    is_tactic,
    own_turns_left,
    plain_weights,
    tired_cards,
    worth_at,
)

ONE_IN = 2  # times it thinks of the tactics when it could buy one


@rule
def choose_as_rookie(view: State, seat: int) -> int:
    """What a rookie chooses in a turn, once it has begun an action."""
    phase = int(view.phase)
    if phase == ENTER:
        return rated_best(view, seat)
    if phase == SPOT:
        return weakest_spot(view, seat)
    if phase == MOVE:
        return choose_move(view, seat, PLAIN)
    if phase == BUY:
        return dearest(view, seat)
    if phase == PAY:
        return choose_to_pay(view, seat, PLAIN)
    if phase == PREPARE:
        card = first_with_room(view, seat)
        return DONE if card == NONE else card
    if phase == REROLL:
        return blank_die(view)
    if phase == KEEP:
        return highest_die(view, ANY_ATTACK)
    if phase == DISCARD:
        return choice(view, seat, 0)
    return DONE


@rule
def choose_action_as_rookie(view: State, seat: int, rng: Any) -> int:
    """Better players in, now and then something from the market, all tactics on court, then play."""
    actions = open_actions(view)
    if actions & REPLACED != 0 and best_newcomer(view, seat, plain_weights(), ALL_POSITIONS, PLAIN) != NONE:
        return TO_REPLACE
    if actions & BOUGHT_PLAYER != 0 and own_turns_left(view) > 0:
        return TO_BUY_PLAYER
    if actions & BOUGHT_TACTIC != 0 and own_turns_left(view) > 0 and draw(rng, ONE_IN) == 0:
        return TO_BUY_TACTIC
    if actions & PREPARED_NOW != 0 and first_with_room(view, seat) != NONE:
        return TO_PREPARE
    return best_on_paper(view, seat)


@rule
def rated_best(view: State, seat: int) -> int:
    """Fatigue back if that is possible, then the best newcomer by his ratings, or enough of it."""
    if view.rested < view.entered and tired_cards(view, seat) > 0:
        return FATIGUE
    newcomer = best_newcomer(view, seat, plain_weights(), ALL_POSITIONS & ~int(view.settled), PLAIN)
    return DONE if newcomer == NONE else newcomer


@rule
def weakest_spot(view: State, seat: int) -> int:
    """The position of the weakest player."""
    open_ = open_positions(view, int(view.subject))
    best, least = 0, -NEVER
    for position in range(POSITIONS_ON_COURT):
        if (open_ >> position) & 1 == 1 and worth_at(view, seat, plain_weights(), position) < least:
            best, least = position, worth_at(view, seat, plain_weights(), position)
    return POSITION + best


@rule
def dearest(view: State, seat: int) -> int:
    """The most expensive card it can pay for, preferably one its team understands."""
    team = team_of(view, seat)
    best, most = NONE, NONE
    for k in range(legal(view, seat)):
        card = choice(view, seat, k)
        cost = int(COST[card]) if is_within(team, card) else 0
        if cost > most:
            best, most = card, cost
    return best


@rule
def first_with_room(view: State, seat: int) -> int:
    """The first tactic in hand there is room for on court, or NONE."""
    for i in range(int(view.held[seat])):
        card = int(view.hand[seat, i])
        if (
            is_tactic(card)
            and view.prepared[seat, side(card), PREPARED - 1] == NONE
            and may_prepare(view, card)
        ):
            return card
    return NONE


@rule
def best_on_paper(view: State, seat: int) -> int:
    """The first defense that the team understands, then the attack with the highest expectation."""
    team = team_of(view, seat)
    if can_defend(view):
        for slot in range(PREPARED):
            card = int(view.prepared[seat, 1, slot])
            if card != NONE and is_within(team, card):
                return card
    best, most = DONE, -1
    if can_attack(view):
        for slot in range(PREPARED):
            card = int(view.prepared[seat, 0, slot])
            if card != NONE and is_within(team, card) and attack_hope(team, card) > most:
                best, most = card, attack_hope(team, card)
    return best


@rule
def blank_die(view: State) -> int:
    """In attack a blank die is rolled again; in defense none is, for that tires."""
    if is_offence(int(view.subject)):
        for colour in range(3):
            die = colour * FACES
            if die >= view.least and view.rolled[colour, 0] > 0:
                return DIE + die
    return DONE
