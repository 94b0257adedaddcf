"""The markets: which tactics to remove, what to buy and what to pay with."""

from __future__ import annotations

from sixthman.kernel.piles import NONE
from sixthman.kernel.rules import rule

from ..declaration import DONE, SLOTS
from ..rules.cards import COST, TACTICS, VALUE
from ..rules.choices import choice
from ..rules.court import is_offence
from ..rules.market import is_currency, purse
from ..rules.record import State
from .habits import BUY_FIRST, HABITS, KEEP_GAIN, PLAYER_GAIN, PLAYER_TURNS, TACTIC_GAIN, TACTIC_TURNS
from .hopes import Team, team_of
from .tactics import best_in_hand, tactic_worth
from .team import (
    ALL_POSITIONS,
    NEVER,
    Weights,
    best_newcomer,
    gain_on_court,
    is_tactic,
    own_card,
    own_cards,
    own_turns_left,
    weights_for,
)

RICH = 99


@rule
def mean_worth(state: State, seat: int, team: Team, offence: bool, style: int) -> int:
    """What the tactics of a side that a seat owns are worth on average."""
    total, count = 0, 0
    for index in range(own_cards(state, seat)):
        card = own_card(state, seat, index)
        if is_tactic(card) and is_offence(card) == offence:
            total += tactic_worth(team, card, style)
            count += 1
    return total // max(1, count)


@rule
def best_tactic_on_offer(state: State, seat: int, money: int, style: int) -> int:
    """The tactic of the market that is most above what the seat has, if that is enough to buy it; or NONE."""
    if own_turns_left(state) < int(HABITS[style, TACTIC_TURNS]):
        return NONE
    team = team_of(state, seat)
    attack, defence = mean_worth(state, seat, team, True, style), mean_worth(state, seat, team, False, style)
    best, best_gain = NONE, int(HABITS[style, TACTIC_GAIN])
    for slot in range(SLOTS):
        card = int(state.tactics[slot])
        if card != NONE and COST[card] <= money:
            gain = tactic_worth(team, card, style) - (attack if is_offence(card) else defence)
            if gain > best_gain:
                best, best_gain = card, gain
    return best


@rule
def best_player_on_offer(state: State, seat: int, weights: Weights, money: int, style: int) -> int:
    """The player of the row who would better the team most, if that is enough to buy him; or NONE."""
    if own_turns_left(state) < int(HABITS[style, PLAYER_TURNS]):
        return NONE
    best, best_gain = NONE, int(HABITS[style, PLAYER_GAIN])
    for slot in range(SLOTS):
        card = int(state.row[slot])
        if card != NONE and COST[card] <= money:
            gain = gain_on_court(state, seat, weights, card, ALL_POSITIONS)
            if gain > best_gain:
                best, best_gain = card, gain
    return best


@rule
def spare_tactics(state: State, seat: int) -> int:
    """The value of the tactics in hand without those that serve in this turn."""
    money = purse(state, seat, TACTICS)
    if money > 0:
        team, rivals = team_of(state, seat), team_of(state, 1 - seat)
        for row in range(2):
            needed = best_in_hand(state, seat, row, team, rivals)
            if needed != NONE:
                money -= int(VALUE[needed])
    return money


@rule
def wants_tactic(state: State, seat: int, style: int) -> bool:
    """Is there a tactic in the market that it pays to buy now?"""
    return best_tactic_on_offer(state, seat, spare_tactics(state, seat), style) != NONE


@rule
def wants_player(state: State, seat: int, weights: Weights, style: int) -> bool:
    """Is there a player in the row whom it pays to buy now?"""
    return best_player_on_offer(state, seat, weights, purse(state, seat, 0), style) != NONE


@rule
def wants_player_first(state: State, seat: int, weights: Weights, style: int) -> bool:
    """Is there a player in the row who does the team this much good that cards are kept to pay for him?"""
    card = best_player_on_offer(state, seat, weights, purse(state, seat, 0), style)
    if card == NONE:
        return False
    gain = gain_on_court(state, seat, weights, card, ALL_POSITIONS) - int(HABITS[style, BUY_FIRST])
    newcomer = best_newcomer(state, seat, weights, ALL_POSITIONS, style)
    return gain > (0 if newcomer == NONE else gain_on_court(state, seat, weights, newcomer, ALL_POSITIONS))


@rule
def choose_to_refresh(state: State, seat: int, style: int) -> int:
    """With nothing to want in the market, and something to pay with, all of it is replaced."""
    if spare_tactics(state, seat) < 2 or best_tactic_on_offer(state, seat, RICH, style) != NONE:
        return DONE
    return choice(state, seat, 0)


@rule
def choose_to_buy(state: State, seat: int, style: int) -> int:
    """What the menu saw to be worth its cost."""
    if state.subject < TACTICS:
        weights = weights_for(state, seat, style)
        return best_player_on_offer(state, seat, weights, purse(state, seat, 0), style)
    return best_tactic_on_offer(state, seat, spare_tactics(state, seat), style)


@rule
def choose_to_pay(state: State, seat: int, style: int) -> int:
    """The smallest card that is enough, or else the largest; what is of use on court comes last."""
    bought, owed = int(state.subject), int(state.owed)
    weights = weights_for(state, seat, style)
    team, rivals = team_of(state, seat), team_of(state, 1 - seat)
    attack = best_in_hand(state, seat, 0, team, rivals)
    defence = best_in_hand(state, seat, 1, team, rivals)
    best, best_worth = NONE, NEVER
    for i in range(int(state.held[seat])):
        card = int(state.hand[seat, i])
        if is_currency(card, bought):
            value = int(VALUE[card])
            worth = 100 - value if value >= owed else value
            if card >= TACTICS:
                if card == attack or card == defence:
                    worth -= 1000
            elif gain_on_court(state, seat, weights, card, ALL_POSITIONS) > int(HABITS[style, KEEP_GAIN]):
                worth -= 1000
            if worth > best_worth:
                best, best_worth = card, worth
    return best
