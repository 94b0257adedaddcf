"""Imagining: a full state that fits a view, by the chances the hidden cards really have.

The opponent's hidden cards are dealt anew to hand and draw pile; hidden piles are shuffled; a new stream is
drawn. For the players not revealed yet every set that fits is as likely as it was at set-up, given
what has been revealed (a market that had to be fixed for its cheap players counts like any other).
What the opponent has sealed is taken back.
"""

from __future__ import annotations

from typing import Any

from sixthman.kernel.piles import NONE
from sixthman.kernel.rules import rule
from sixthman.kernel.stream import branch, draw, shuffle

from ..declaration import DONE, PAY, PLAYER_PILE, REFRESH, SEATS, TIED
from .cards import COST
from .choices import choice, legal
from .knowledge import hidden_in_pile
from .market import purse
from .record import State
from .setup import FEWEST_CHEAP, MARKET_PLAYERS, count_cheap, is_cheap, is_in_market, sort_by_cost


@rule
def imagine(state: State, stream: Any) -> None:
    """Turn a view into a full state. The stream is the thinker's own: it knows nothing of the deal."""
    for seat in range(SEATS):
        deal_hidden(state, seat, stream)
    shuffle(state.tactic_pile, 0, int(state.tactics_piled), stream)
    if state.piled > 0:
        fill_players(state, stream)
    branch(stream, state.stream)
    state.viewer = NONE


@rule
def deal_hidden(state: State, seat: int, stream: Any) -> None:
    """Shuffle a seat's hidden cards; the last of them are its hand, unless that is the viewer's own."""
    hidden, shown = hidden_in_pile(state, seat), int(state.shown[seat])
    missing = 0 if seat == state.viewer else int(state.held[seat]) - shown
    fits = False
    while not fits:
        shuffle(state.pile[seat], 0, hidden + missing, stream)
        for i in range(missing):
            state.hand[seat, shown + i] = state.pile[seat, hidden + i]
        fits = missing == 0 or hand_fits(state, seat)
    for i in range(int(state.topped[seat])):
        state.pile[seat, hidden + i] = state.pile[seat, hidden + missing + i]


@rule
def hand_fits(state: State, seat: int) -> bool:
    """Would a seat with this hand be asked what it is asked? It has a choice, and can pay what it buys."""
    if seat != state.player or state.phase < REFRESH or state.phase >= TIED:
        return True
    if state.phase == PAY:
        return purse(state, seat, int(state.subject)) >= state.owed
    return legal(state, seat) > 0 and choice(state, seat, 0) != DONE


@rule
def fill_players(state: State, stream: Any) -> None:
    """Players that could lie in the pile, drawn until they fit."""
    count = int(state.piled)
    floor = int(COST[state.player_pile[count]])
    cheap_enough = min(FEWEST_CHEAP, possible_cheap(state, floor))
    fits = False
    while not fits:
        draw_players(state, floor, stream)
        fits = count_cheap(state) >= cheap_enough and equals_fall_so(state, floor, stream)
    sort_by_cost(state, count)


@rule
def possible_cheap(state: State, floor: int) -> int:
    """How many cheap players the market can have at most."""
    revealed, outside = 0, 0
    for index in range(int(state.piled), PLAYER_PILE):
        if is_cheap(int(state.player_pile[index])):
            revealed += 1
    for model in range(MARKET_PLAYERS):
        if is_cheap(model) and COST[model] >= floor and is_in_market(state, model, int(state.piled)):
            outside += 1
    return revealed + min(outside, int(state.piled))


@rule
def draw_players(state: State, floor: int, stream: Any) -> None:
    """Fill the pile with players that cost no less than those revealed."""
    for index in range(int(state.piled) - 1, -1, -1):
        card = draw(stream, MARKET_PLAYERS)
        while COST[card] < floor or not is_in_market(state, card, index + 1):
            card = draw(stream, MARKET_PLAYERS)
        state.player_pile[index] = card


@rule
def equals_fall_so(state: State, floor: int, stream: Any) -> bool:
    """Players of equal cost lie in any order: would those revealed have come before the hidden ones?"""
    before = 0
    for index in range(int(state.piled), PLAYER_PILE):
        if COST[state.player_pile[index]] == floor:
            before += 1
    behind = 0
    for index in range(int(state.piled)):
        if COST[state.player_pile[index]] == floor:
            behind += 1
            if draw(stream, before + behind) >= behind:
                return False
    return True
