"""Games of the card set, and the figures that its targets are about."""

from __future__ import annotations

from typing import Any

import numpy as np

from sixthman.games.hoops.bots import choose, number_of
from sixthman.games.hoops.declaration import (
    BOUGHT_PLAYER,
    BUY,
    DONE,
    ENTER,
    MENU,
    MODELS,
    REFRESH,
    REMOVE,
    REROLL,
    SEATS,
    SLOTS,
    TURNS,
)
from sixthman.games.hoops.rules.cards import BASE, COST, FATIGUE, TACTICS
from sixthman.games.hoops.rules.choices import choice
from sixthman.games.hoops.rules.court import is_offence
from sixthman.games.hoops.rules.market import purse
from sixthman.kernel.game import record_type
from sixthman.kernel.piles import NONE
from sixthman.kernel.playout import lowest_seat
from sixthman.kernel.rules import rule
from sixthman.kernel.stream import DEAL, PLAYERS, open_stream

State = Any
game: Any = None  # bound by the target

ATTACKS = 40  # of a seat in a game; more are not looked at
FREE, BOUGHT = 0, 1  # tactics by where they come from

TOTALS = record_type(
    [
        ("games", np.int64),
        ("offered", np.int64, (MODELS,)),  # games
        ("payable", np.int64, (MODELS,)),  # games in which somebody could pay
        ("bought", np.int64, (MODELS,)),  # games in which somebody bought it
        ("buyers", np.int64, (MODELS,)),
        ("won", np.float64, (MODELS,)),  # by buyers
        ("offences", np.int64, (2,)),
        ("defences", np.int64, (2,)),
        ("tired", np.int64, (TURNS + 2,)),  # fatigue cards taken, by turn
        ("held", np.int64),  # fatigue cards in hand as turns begin
        ("returned", np.int64),
        ("entered", np.int64),
        ("removed", np.int64),
        ("players", np.int64),
        ("tactics", np.int64),
        ("made", np.int64, (ATTACKS,)),  # attacks, by which of the seat's it was
        ("scored", np.int64, (ATTACKS,)),  # points of them
        # of the game in progress
        ("seen", np.int8, (MODELS,)),
        ("paid", np.int8, (MODELS,)),
        ("got", np.int8, (SEATS, MODELS)),
        ("attacks", np.int64, (SEATS,)),
    ]
)


@rule
def watch(state: State, seat: int, chosen: int, totals: Any) -> None:
    """Note a choice before it is made."""
    phase = int(state.phase)
    if phase == MENU:
        watch_menu(state, seat, totals)
        if chosen < DONE and is_offence(chosen):
            totals.offences[FREE if chosen >= BASE else BOUGHT] += 1
            totals.made[totals.attacks[seat]] += 1
            totals.attacks[seat] = min(ATTACKS - 1, int(totals.attacks[seat]) + 1)
        elif chosen < DONE:
            totals.defences[FREE if chosen >= BASE else BOUGHT] += 1
    elif phase == BUY:
        totals.got[seat, chosen] = 1
        if chosen < TACTICS:
            totals.players += 1
        else:
            totals.tactics += 1
    elif phase == REFRESH:
        for i in range(int(state.held[seat])):
            if state.hand[seat, i] == FATIGUE:
                totals.held += 1
    elif chosen != DONE:
        watch_cards_and_dice(state, phase, chosen, totals)


@rule
def watch_cards_and_dice(state: State, phase: int, chosen: int, totals: Any) -> None:
    """Fatigue taken and given back, players who come in, cards removed."""
    if phase == REROLL and not is_offence(int(state.subject)):
        totals.tired[int(state.turn) + int(state.last_turn)] += 1
    elif phase == ENTER:
        if chosen == FATIGUE:
            totals.returned += 1
        else:
            totals.entered += 1
    elif phase == REMOVE:
        totals.removed += 1


@rule
def watch_menu(state: State, seat: int, totals: Any) -> None:
    """What lies in the markets, and who in the row could be paid for."""
    money = purse(state, seat, 0) if int(state.done) & BOUGHT_PLAYER == 0 and state.turn < TURNS - 1 else -1
    for slot in range(SLOTS):
        card = int(state.row[slot])
        if card != NONE:
            totals.seen[card] = 1
            if COST[card] <= money:
                totals.paid[card] = 1
        card = int(state.tactics[slot])
        if card != NONE:
            totals.seen[card] = 1


@rule
def count_up(state: State, totals: Any) -> None:
    """A game is over."""
    lead = int(state.points[0]) - int(state.points[1])
    totals.games += 1
    for card in range(MODELS):
        totals.offered[card] += totals.seen[card]
        totals.payable[card] += totals.paid[card]
        if totals.got[0, card] + totals.got[1, card] > 0:
            totals.bought[card] += 1
        for seat in range(SEATS):
            if totals.got[seat, card] == 1:
                totals.buyers[card] += 1
                ahead = lead if seat == 0 else -lead
                totals.won[card] += 0.5 if ahead == 0 else 1.0 if ahead > 0 else 0.0


@rule
def play_games(
    state: Any, key: Any, first: int, options: Any, stream: Any, styles: Any, rows: Any, log: Any, totals: Any
) -> None:
    """Games of two styles, seats changed in every other one.

    Where both are alike every game is a deal of its own. rows: points of both styles, who begins, overtimes;
    log: the points of each seat's attacks, one after the other.
    """
    for number in range(len(rows)):
        turned = number % 2
        for card in range(MODELS):
            totals.seen[card], totals.paid[card] = 0, 0
            totals.got[0, card], totals.got[1, card] = 0, 0
        totals.attacks[0], totals.attacks[1] = 0, 0
        deal = first + number if styles[0] == styles[1] else (first + number) // 2
        open_stream(stream, key, deal, DEAL)
        game.setup(state, options, stream)
        open_stream(stream, key, first + number, PLAYERS)
        begins = NONE
        while not game.over(state):
            if begins == NONE and state.turn > 0:
                begins = int(state.first)
            seat = lowest_seat(game.waiting(state))
            style = int(styles[seat ^ turned])
            chosen = choice(state, seat, number_of(state, seat, choose(state, seat, True, style)))
            watch(state, seat, chosen, totals)
            own, other = int(state.points[0]), int(state.points[1])
            game.act(state, seat, chosen)
            for side in range(SEATS):
                gain = int(state.points[side]) - (own if side == 0 else other)
                if gain > 0:
                    totals.scored[max(0, int(totals.attacks[side]) - 1)] += gain
                    log[number, side, max(0, int(totals.attacks[side]) - 1)] += gain
        count_up(state, totals)
        rows[number, 0], rows[number, 1] = state.points[turned], state.points[1 - turned]
        rows[number, 2], rows[number, 3] = begins ^ turned, state.overtime
