"""A coach for NBA Deck-Building: betters its team, buys what its tactics can use, attacks with the best one.

It looks only at what its seat may know: its own hand, the contents of its own deck, both courts, the
markets and the dice; also when the laboratory hands it the full state.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sixthman.bots.levels import PRO, ROOKIE
from sixthman.kernel.piles import NONE
from sixthman.kernel.playout import uniform
from sixthman.kernel.rules import rule

from ..declaration import (
    BOUGHT_PLAYER,
    BOUGHT_TACTIC,
    BUY,
    DISCARD,
    ENTER,
    KEEP,
    LEAVE_OUT,
    MAKE_ROOM,
    MENU,
    MOVE,
    PAY,
    PLAY_ON,
    PREPARE,
    PREPARED_NOW,
    REFRESH,
    REMOVE,
    REPLACED,
    REROLL,
    SKILLS,
    SPOT,
    TO_BUY_PLAYER,
    TO_BUY_TACTIC,
    TO_PREPARE,
    TO_REPLACE,
)
from ..rules.cards import COMPLEXITY, KEEPS, TACTICS
from ..rules.choices import choice, legal, open_actions
from ..rules.record import State
from .dice import choose_to_keep, choose_to_reroll
from .habits import FEW_DICE, HABITS, PLAIN, STYLES
from .hopes import ANY_ATTACK, hope, hope_tables
from .leftovers import DISCARDED, REMOVED, choose_to_part
from .rookie import choose_action_as_rookie, choose_as_rookie
from .shopping import (
    choose_to_buy,
    choose_to_pay,
    choose_to_refresh,
    wants_player,
    wants_player_first,
    wants_tactic,
)
from .tactics import choose_to_activate, choose_to_make_room, choose_to_prepare, next_to_prepare
from .team import (
    ALL_POSITIONS,
    NEVER,
    best_newcomer,
    choose_move,
    choose_newcomer,
    choose_spot,
    plain_weights,
    player_worth,
    weights_for,
)

FRUGAL = 3  # a level for studies: the pro, except that it never buys
ARCHETYPES = 4  # the first of six levels for studies: the pro in each of the other styles, see `habits`


def tables_for(tables: Mapping[str, Any]) -> dict[str, Any]:
    """What bots look up, for cards of your own."""
    return hope_tables(tables)


@rule
def policy(level: int, state: State, seat: int, rng: Any) -> int:
    """Which of the legal choices a bot of some level makes."""
    if level == PRO:
        return heuristic(state, seat, rng, PLAIN)
    if level == ROOKIE:
        return as_rookie(state, seat, rng)
    if level == FRUGAL:
        return frugal(state, seat, rng)
    if ARCHETYPES <= level < ARCHETYPES + len(STYLES) - 1:
        return heuristic(state, seat, rng, level - ARCHETYPES + 1)
    return uniform(level, state, seat, rng)


@rule
def heuristic(view: State, seat: int, rng: Any, style: int) -> int:
    """Which of the legal choices this coach makes for its seat."""
    return number_of(view, seat, choose(view, seat, True, style))


@rule
def frugal(view: State, seat: int, rng: Any) -> int:
    """The same coach, except that it never buys anything."""
    return number_of(view, seat, choose(view, seat, False, PLAIN))


@rule
def as_rookie(view: State, seat: int, rng: Any) -> int:
    """A coach who is new to it: see `rookie`."""
    phase = int(view.phase)
    if phase < REFRESH:
        return number_of(view, seat, choose_by_plain_worth(view, seat, phase != LEAVE_OUT))
    if phase == MENU:
        return number_of(view, seat, choose_action_as_rookie(view, seat, rng))
    return number_of(view, seat, choose_as_rookie(view, seat))


@rule
def number_of(view: State, seat: int, chosen: int) -> int:
    """Which of the legal choices this is; the first, if the coach would not have begun what it has to end."""
    for k in range(legal(view, seat)):
        if choice(view, seat, k) == chosen:
            return k
    return 0


@rule
def choose(view: State, seat: int, buys: bool, style: int) -> int:
    """What this coach chooses, by what it is asked."""
    phase = int(view.phase)
    if phase == MENU:
        return choose_action(view, seat, buys, style)
    if phase == REROLL:
        return choose_to_reroll(view, seat, style)
    if phase == KEEP:
        return choose_to_keep(view, seat)
    if ENTER <= phase <= MAKE_ROOM:
        return choose_on_court(view, seat, phase, style)
    if REFRESH <= phase <= PAY:
        return choose_in_market(view, seat, phase, style)
    if phase == DISCARD:
        return choose_to_part(view, seat, DISCARDED, style)
    if phase == REMOVE:
        return choose_to_part(view, seat, REMOVED, style)
    if phase < REFRESH:
        return choose_by_plain_worth(view, seat, phase != LEAVE_OUT)
    return PLAY_ON


@rule
def choose_action(view: State, seat: int, buys: bool, style: int) -> int:
    """Buy a tactic, better the team, buy a player, prepare, activate: each if there is use in it."""
    actions = open_actions(view)
    if not buys:
        actions &= ~(BOUGHT_PLAYER | BOUGHT_TACTIC)
    if actions & BOUGHT_TACTIC != 0 and wants_tactic(view, seat, style):
        return TO_BUY_TACTIC
    if actions & (REPLACED | BOUGHT_PLAYER) != 0:
        weights = weights_for(view, seat, style)
        if actions & BOUGHT_PLAYER != 0 and wants_player_first(view, seat, weights, style):
            return TO_BUY_PLAYER
        if actions & REPLACED != 0 and best_newcomer(view, seat, weights, ALL_POSITIONS, style) != NONE:
            return TO_REPLACE
        if actions & BOUGHT_PLAYER != 0 and wants_player(view, seat, weights, style):
            return TO_BUY_PLAYER
    if actions & PREPARED_NOW != 0 and next_to_prepare(view, seat, style) != NONE:
        return TO_PREPARE
    return choose_to_activate(view, seat, style)


@rule
def choose_on_court(view: State, seat: int, phase: int, style: int) -> int:
    """Who comes in and where, what is prepared and what makes room for it."""
    if phase == ENTER:
        return choose_newcomer(view, seat, style)
    if phase == SPOT:
        return choose_spot(view, seat, style)
    if phase == MOVE:
        return choose_move(view, seat, style)
    if phase == PREPARE:
        return choose_to_prepare(view, seat, style)
    return choose_to_make_room(view, seat, style)


@rule
def choose_in_market(view: State, seat: int, phase: int, style: int) -> int:
    """What is replaced, bought and paid with."""
    if phase == REFRESH:
        return choose_to_refresh(view, seat, style)
    if phase == BUY:
        return choose_to_buy(view, seat, style)
    return choose_to_pay(view, seat, style)


@rule
def choose_by_plain_worth(view: State, seat: int, most: bool) -> int:
    """The card that is worth most, or least, before anything is known of the game."""
    best, best_worth = NONE, NEVER
    for k in range(legal(view, seat)):
        card = choice(view, seat, k)
        worth = plain_worth(card) if most else -plain_worth(card)
        if worth > best_worth:
            best, best_worth = card, worth
    return best


@rule
def plain_worth(card: int) -> int:
    """A player by ratings, a tactic by what it may bring with a few dice of each skill."""
    if card < TACTICS:
        return player_worth(plain_weights(), card)
    total = 0
    for skill in range(SKILLS):
        total += hope(skill, ANY_ATTACK, int(HABITS[PLAIN, FEW_DICE]), int(KEEPS[card, skill]))
    return total - int(COMPLEXITY[card])
