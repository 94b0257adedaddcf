"""A turn: scoring, adjustment, actions, activation, end of the turn; and the special last turn (H3)."""

from __future__ import annotations

from sixthman.kernel.piles import NONE
from sixthman.kernel.rules import rule

from ..declaration import (
    ATTACKED,
    BOUGHT_PLAYER,
    BOUGHT_TACTIC,
    DISCARD,
    DONE,
    MENU,
    OVER,
    OVERTIME_TURNS,
    REFRESH,
    REMOVE,
    REPLACED,
    TIED,
    TO_BUY_PLAYER,
    TO_BUY_TACTIC,
    TO_PREPARE,
    TO_REPLACE,
    TURNS,
)
from .activation import activate
from .cards import TACTICS
from .court import begin_preparing, begin_replacing
from .decks import discard_from_hand, draw_hand, take_from_hand
from .market import adjust, fill_tactics, go_shopping, put_in_box, row_is_empty
from .record import State, ask, ask_both
from .scoring import score_attack


@rule
def begin_turn(state: State) -> None:
    """Scoring, and the player row moves on; in overtime there is no market (H13)."""
    state.turn += 1
    score_attack(state, int(state.player))
    if state.overtime == 0:
        state.done = 0
        adjust(state)
        ask(state, REFRESH)
    else:
        state.done = BOUGHT_PLAYER | BOUGHT_TACTIC
        ask(state, MENU)


@rule
def take_action(state: State, chosen: int) -> None:
    """One of the four actions, a tactic to activate, or the end of the actions (H6)."""
    if chosen == TO_REPLACE:
        begin_replacing(state)
    elif chosen == TO_PREPARE:
        begin_preparing(state)
    elif chosen == TO_BUY_PLAYER:
        go_shopping(state, 0)
    elif chosen == TO_BUY_TACTIC:
        go_shopping(state, TACTICS)
    elif chosen == DONE:
        end_actions(state)
    else:
        activate(state, chosen)


@rule
def end_actions(state: State) -> None:
    """The cards left in hand are looked at; in the last turn nothing is left to do but score."""
    if state.last_turn == 1:
        end_period(state)
    else:
        ask(state, DISCARD)


@rule
def sort_out(state: State, card: int) -> None:
    """Discard a card left in hand, lowest models first; after DONE, cards can be removed (H11)."""
    if card == DONE:
        ask(state, REMOVE)
    else:
        discard_from_hand(state, int(state.player), card)
        state.least = card


@rule
def remove(state: State, card: int) -> None:
    """Remove a card left in hand from the game, never fatigue; after DONE the others are kept (H11)."""
    if card == DONE:
        end_turn(state)
    else:
        take_from_hand(state, int(state.player), card)
        put_in_box(state, card)
        state.least = card


@rule
def end_turn(state: State) -> None:
    """Draw up to six, fill the tactic market; then the other player's turn, or the last one."""
    draw_hand(state, int(state.player))
    if state.overtime == 0:
        fill_tactics(state)
    is_last = is_last_of_period(state)
    state.player = 1 - int(state.player)
    if is_last:
        begin_last_turn(state)
    else:
        begin_turn(state)


@rule
def is_last_of_period(state: State) -> bool:
    """After 24 turns, or when no player is left in the market; an overtime has six (H3, H13)."""
    if state.overtime > 0:
        return state.turn == OVERTIME_TURNS
    return state.turn == TURNS or (state.piled == 0 and row_is_empty(state))


@rule
def begin_last_turn(state: State) -> None:
    """Score, then prepare and activate a defense, and nothing else (H3)."""
    state.last_turn = 1
    state.done = REPLACED | BOUGHT_PLAYER | BOUGHT_TACTIC | ATTACKED
    score_attack(state, int(state.player))
    ask(state, MENU)


@rule
def may_play_on(state: State) -> bool:
    """Is another overtime within what was agreed on? Without an agreement there is always another (H13)."""
    return state.most_overtimes == NONE or state.overtime < state.most_overtimes


@rule
def end_period(state: State) -> None:
    """The last attack is scored; a tie is followed by overtime or agreed on as a draw (H13)."""
    score_attack(state, 1 - int(state.player))
    state.last_turn = 0
    state.subject = NONE
    if state.points[0] == state.points[1] and may_play_on(state):
        ask_both(state, TIED)
    else:
        state.phase, state.asked = OVER, 0
