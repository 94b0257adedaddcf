"""The rulings H2, H7 and H12: the row of players, buying, and holes in the markets."""

from __future__ import annotations

import numpy as np

from sixthman.games.hoops.declaration import ENTER, MENU, PAY, TO_BUY_PLAYER, TO_BUY_TACTIC
from sixthman.games.hoops.rules.cards import COST, FATIGUE, VALUE
from sixthman.games.hoops.rules.market import adjust, fill_tactics
from tests.games.hoops.conftest import (
    KENTUCKY,
    STARTERS,
    choose,
    discards,
    draw_pile,
    hand,
    in_turn,
    new_game,
    open_choices,
    pile,
    player_costing,
)

# --- H2: the row


def test_h2_the_push_stops_at_the_first_hole() -> None:
    state = new_game()
    state.row[:] = [10, -1, 11, -1, 12, 13]
    new = int(state.player_pile[int(state.piled) - 1])
    adjust(state)
    assert state.row.tolist() == [new, 10, 11, -1, 12, 13]


def test_h2_into_a_hole_in_slot_1_nothing_is_pushed() -> None:
    state = new_game()
    state.row[:] = [-1, 10, 11, 12, 13, 14]
    new = int(state.player_pile[int(state.piled) - 1])
    adjust(state)
    assert state.row.tolist() == [new, 10, 11, 12, 13, 14]


def test_h2_with_the_pile_empty_every_card_moves_on() -> None:
    state = new_game()
    state.piled = 0
    state.row[:] = [10, -1, 11, -1, 12, 13]
    adjust(state)
    assert state.row.tolist() == [-1, 10, -1, 11, -1, 12]
    assert np.flatnonzero(state.box).tolist() == [13]


# --- H7: buying


def test_h7_on_top_of_the_pile_and_drawn_by_a_later_replacement() -> None:
    bought = player_costing(int(COST[:100].min()))
    state = in_turn(hand=[110, 2, 3, 4])
    state.court[0] = STARTERS
    state.row[:] = [bought, -1, -1, -1, -1, -1]
    pile(state, 0, 140)
    choose(state, "buy player", bought)
    while state.phase == PAY:
        choose(state, max(c for c in open_choices(state) if c != 110))
    assert draw_pile(state, 0) == [140, bought]
    choose(state, "replace", 110)
    while state.phase == ENTER:
        choose(state, "done")
    assert bought in hand(state)


def test_h7_overpaying_gives_no_change() -> None:
    dear = int(VALUE[:100].argmax())
    state = in_turn(hand=[dear, 110])
    cheap = player_costing(int(COST[:100].min()))
    assert VALUE[dear] > COST[cheap]
    state.row[:] = [cheap, -1, -1, -1, -1, -1]
    choose(state, "buy player", cheap, dear)
    assert state.phase == MENU
    assert hand(state) == [110]
    assert discards(state, 0) == [dear]


def test_h7_too_little_value_buys_nothing() -> None:
    """What the hand cannot pay for is not offered; neither tactics nor fatigue pay for a player."""
    state = in_turn(hand=[110, KENTUCKY, FATIGUE])
    value = int(VALUE[110])
    state.row[:] = [int(np.flatnonzero(COST[:100] > value)[0]), -1, -1, -1, -1, -1]
    assert TO_BUY_PLAYER not in open_choices(state)
    tactics = int(VALUE[KENTUCKY])
    state.tactics[:] = [120 + int(np.flatnonzero(COST[120:140] > tactics)[0]), -1, -1, -1, -1, -1]
    assert TO_BUY_TACTIC not in open_choices(state)


def test_h7_only_what_can_be_paid_for_is_offered() -> None:
    state = in_turn(hand=[0, 1])
    money = int(VALUE[0]) + int(VALUE[1])
    within = [c for c in range(2, 100) if COST[c] <= money][:2]
    beyond = [c for c in range(2, 100) if COST[c] > money][:3]
    state.row[:] = [beyond[0], within[0], beyond[1], -1, within[1], beyond[2]]
    choose(state, "buy player")
    assert open_choices(state) == within


# --- H12: holes


def test_h12_with_both_piles_empty_the_hole_stays() -> None:
    state = new_game()
    state.tactics_piled, state.tactics_gone = 0, 0
    state.tactics[2] = -1
    before = state.tactics.tolist()
    fill_tactics(state)
    assert state.tactics.tolist() == before
