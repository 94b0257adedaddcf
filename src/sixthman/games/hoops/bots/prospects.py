"""Prospects: what a game in progress is likely to come to, told from the teams and the decks.

Used where a game imagined by a search is not played to its end. Points still to come are a sum of what
describes both seats, each weighted by how many turns are left; the weights (`weights.py`) were fitted to
games of coaches that now and then chose at random. The chance to win follows from the lead to be expected in
the end and from how far leads have strayed from that.
"""

from __future__ import annotations

from sixthman.kernel.numbers import exponential
from sixthman.kernel.piles import NONE
from sixthman.kernel.rules import rule

from ..declaration import POSITIONS_ON_COURT, PREPARED, TURNS
from ..rules.cards import FATIGUE, TACTICS, VALUE
from ..rules.court import is_offence
from ..rules.record import State
from ..rules.scoring import attack_value, pending_colours
from .habits import PLAIN
from .hopes import ANY_ATTACK, POINT, WITS, attack_hope, defence_hope, is_within, team_of
from .tactics import best_stop
from .team import ALL_POSITIONS, gain_on_court, own_card, own_cards, plain_weights, player_worth, weights_for
from .weights import SPREAD, TO_COME

Outlook = tuple[int, int, int, int, int, int, int, int, int, int, int, int, int, int]

OUTLOOK = 14  # numbers that describe a seat
SCALE = 1000.0
STEEP = 1.75  # makes a logistic curve of width 1 lie close to a normal one, as leads stray


@rule
def outlook(state: State, seat: int) -> Outlook:
    """A seat in numbers: its attacks, its defenses, its deck, its team, all in thousandths."""
    team = team_of(state, seat)
    attacks, attack, best_attack, next_attack = 0, 0, 0, 0
    defences, defence, best_defence = 0, 0, 0
    players, tactics, tired = 0, 0, 0
    cards = own_cards(state, seat)
    for index in range(cards):
        card = own_card(state, seat, index)
        if card == NONE:
            continue
        if card < TACTICS:
            players += int(VALUE[card])
        elif card == FATIGUE:
            tired += 1
        else:
            tactics += int(VALUE[card])
            if is_offence(card):
                attacks += 1
                worth = attack_hope(team, card) if is_within(team, card) else 0
                attack += worth
                if worth > best_attack:
                    best_attack, next_attack = worth, best_attack
                elif worth > next_attack:
                    next_attack = worth
            else:
                defences += 1
                worth = defence_hope(team, card, ANY_ATTACK) if is_within(team, card) else 0
                defence += worth
                best_defence = max(best_defence, worth)
    cards -= 2 * PREPARED
    court = 0
    for position in range(POSITIONS_ON_COURT):
        court += player_worth(plain_weights(), int(state.court[seat, position]))
    return (
        attack // max(1, attacks),
        best_attack,
        next_attack,
        defence // max(1, defences),
        best_defence,
        attacks * POINT,
        defences * POINT,
        cards * POINT,
        tired * POINT,
        players * POINT // max(1, cards),
        tactics * POINT // max(1, cards),
        court,
        best_gain(state, seat),
        team[WITS] * POINT,
    )


@rule
def best_gain(state: State, seat: int) -> int:
    """By how much the best player of a seat's deck would better its team."""
    weights, best = weights_for(state, seat, PLAIN), 0
    for index in range(own_cards(state, seat) - 2 * PREPARED):
        card = own_card(state, seat, index)
        if card < TACTICS:
            best = max(best, gain_on_court(state, seat, weights, card, ALL_POSITIONS))
    return best


@rule
def open_attack(state: State, seat: int) -> int:
    """What is left of a seat's pending attack after the best defense the opponent has prepared."""
    colours = pending_colours(state, seat)
    if colours == 0:
        return 0
    stopped = best_stop(state, 1 - seat, team_of(state, 1 - seat), colours)
    return max(0, attack_value(state, seat) * POINT - stopped)


@rule
def to_come(state: State) -> tuple[float, float]:
    """As a turn begins: the points that the turn's player and the other one may still score."""
    mover = int(state.player)
    own, other, pending = outlook(state, mover), outlook(state, 1 - mover), open_attack(state, 1 - mover)
    return (
        expected(0, own_turns(state, 1), own, other, pending),
        expected(1, own_turns(state, 0), own, other, pending),
    )


@rule
def own_turns(state: State, moves: int) -> float:
    """What is left of a seat's turns, as a part of all: this one is among them if the seat moves."""
    return (TURNS + 1 + moves - int(state.turn)) // 2 / (TURNS // 2)


@rule
def expected(row: int, left: float, own: Outlook, other: Outlook, pending: int) -> float:
    """The points to come from the outlooks of the turn's player and of the other one."""
    total = weight_of(row, 0, left) + weight_of(row, 1, left) * pending / SCALE
    for i in range(OUTLOOK):
        total += weight_of(row, 2 + i, left) * own[i] / SCALE
        total += weight_of(row, 2 + OUTLOOK + i, left) * other[i] / SCALE
    return max(0.0, total)


@rule
def weight_of(row: int, what: int, left: float) -> float:
    """The weight of a number with this many turns left: a parabola."""
    return TO_COME[row, what, 0] + left * (TO_COME[row, what, 1] + left * TO_COME[row, what, 2])


@rule
def chance_to_win(lead: int, turn: int) -> float:
    """As a turn begins: the chance to win of a seat with this lead to be expected in the end."""
    return 1.0 / (1.0 + exponential(-STEEP * lead / SPREAD[TURNS + 1 - turn]))
