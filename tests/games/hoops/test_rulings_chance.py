"""Chance and purchases: lots and shuffles are fair, and nobody buys twice or pays too much."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import numpy as np
import pytest

from sixthman.games.hoops.declaration import (
    DONE,
    TACTIC_PILE,
    TO_BUY_PLAYER,
    TO_BUY_TACTIC,
)
from sixthman.games.hoops.rules.cards import COST, VALUE
from sixthman.games.hoops.rules.decks import reshuffle
from sixthman.games.hoops.rules.market import reshuffle_tactics
from sixthman.games.hoops.rules.record import State
from sixthman.kernel.piles import NONE
from tests.games.hoops.conftest import (
    HOUSTON,
    KENTUCKY,
    choose,
    discards,
    hand,
    in_turn,
    new_game,
    open_choices,
    player_costing,
)

GAMES = 240
SUBSTITUTE = 110  # worth 2


def two_markets() -> State:
    """Two players and two tactics can be paid for, twice over."""
    state = in_turn(hand=[SUBSTITUTE, SUBSTITUTE, SUBSTITUTE, 140, 140, 140])
    state.row[:] = [player_costing(3), player_costing(4), NONE, NONE, NONE, NONE]
    state.tactics[:] = [KENTUCKY, HOUSTON, NONE, NONE, NONE, NONE]
    return state


def pay_up(state: State, card: int) -> list[int]:
    """Buy a card; returns what it was paid with."""
    choose(state, card)
    paid, owed = [], int(COST[card])
    while owed > 0:
        coin = next(choice for choice in open_choices(state) if choice < DONE)
        choose(state, coin)
        paid.append(coin)
        owed -= int(VALUE[coin])
    return paid


@pytest.mark.parametrize(
    ("first", "second", "card"),
    [("buy player", "buy tactic", player_costing(3)), ("buy tactic", "buy player", KENTUCKY)],
)
def test_one_card_of_each_kind_a_turn(first: str, second: str, card: int) -> None:
    numbers = {"buy player": TO_BUY_PLAYER, "buy tactic": TO_BUY_TACTIC}
    state = two_markets()
    assert {TO_BUY_PLAYER, TO_BUY_TACTIC} <= set(open_choices(state))
    choose(state, first)
    pay_up(state, card)
    assert numbers[first] not in open_choices(state)
    assert numbers[second] in open_choices(state)


def test_exactly_what_was_paid_is_discarded_and_no_more_than_it_takes() -> None:
    state = two_markets()
    choose(state, "buy player")
    assert pay_up(state, player_costing(3)) == [SUBSTITUTE, SUBSTITUTE]
    assert discards(state, 0) == [SUBSTITUTE, SUBSTITUTE]
    assert Counter(hand(state, 0)) == Counter([SUBSTITUTE, 140, 140, 140])


def test_what_costs_a_point_too_much_is_not_for_sale() -> None:
    state = in_turn(hand=[SUBSTITUTE, SUBSTITUTE, 140])
    state.row[:] = [player_costing(5), NONE, NONE, NONE, NONE, NONE]
    assert TO_BUY_PLAYER not in open_choices(state)
    state.row[1] = player_costing(4)
    choose(state, "buy player")
    assert open_choices(state) == [player_costing(4)]


def test_a_lot_decides_who_goes_first() -> None:
    first = Counter(int(new_game(seed=f"lot {i}", first=NONE).first) for i in range(GAMES))
    assert GAMES * 0.37 < first[0] < GAMES * 0.63  # four standard deviations


def of_the_deck(seed: str) -> int:
    """The first hand and the pile below it come from one shuffled deck."""
    state = new_game(seed=seed)
    return int(state.pile[1, 0])


def of_the_tactics(seed: str) -> int:
    return int(new_game(seed=seed).tactics[0])


def of_own_discards(seed: str) -> int:
    state = new_game(seed=seed)
    state.decked[0], state.topped[0], state.discarded[0] = 0, 0, 8
    state.pile[0, -8:] = range(8)
    reshuffle(state, 0)
    return int(state.pile[0, 0])


def of_discarded_tactics(seed: str) -> int:
    state = new_game(seed=seed)
    state.tactics_piled, state.tactics_gone = 0, 8
    state.tactic_pile[TACTIC_PILE - 8 :] = range(120, 128)
    reshuffle_tactics(state)
    return int(state.tactic_pile[0])


@pytest.mark.parametrize(
    ("card_of", "kinds"),
    [(of_the_deck, 12), (of_the_tactics, 20), (of_own_discards, 8), (of_discarded_tactics, 8)],
)
def test_each_shuffle_brings_every_card_to_every_place(card_of: Callable[[str], int], kinds: int) -> None:
    found = Counter(card_of(f"shuffle {i}") for i in range(GAMES))
    assert len(found) == kinds
    most = max(found.values())
    mean = GAMES / kinds
    assert most < mean + 5 * np.sqrt(mean) + (mean if kinds == 20 else 0)  # some tactics have more copies
