"""The rulings H4 to H6 and H11: replacements, fatigue, the order of actions, the end of a turn."""

from __future__ import annotations

import random

import numpy as np
import pytest

from sixthman.games.hoops.declaration import (
    BUY,
    DISCARD,
    DONE,
    ENTER,
    MENU,
    MOVE,
    PAY,
    POSITION,
    PREPARE,
    REMOVE,
    SPOT,
    TO_BUY_PLAYER,
    TO_BUY_TACTIC,
    TO_PREPARE,
    TO_REPLACE,
)
from sixthman.games.hoops.rules.cards import COST, FATIGUE, POSITIONS
from sixthman.games.hoops.rules.course import act
from sixthman.games.hoops.rules.record import State
from tests.games.hoops.conftest import (
    BASE_THREE,
    HOUSTON,
    KENTUCKY,
    MICHIGAN,
    PF,
    PG,
    SF,
    SG,
    STARTERS,
    THREE,
    choose,
    die,
    discards,
    draw_pile,
    five,
    hand,
    in_turn,
    keep,
    open_choices,
    pass_turn,
    pile,
    player_costing,
    ready,
)


def who_plays(*positions: int) -> int:
    """A market player with just these positions."""
    mask = sum(1 << position for position in positions)
    return int(np.flatnonzero(POSITIONS[:100] == mask)[0])


# --- H4: replacements


def test_h4_cards_drawn_are_the_players_brought_in() -> None:
    state = in_turn(hand=[110, 118, who_plays(PF), 140])
    state.court[0] = STARTERS
    pile(state, 0, 141, 142, 143, 144, 145)
    choose(state, "replace", 110, 118, "done")
    assert hand(state) == sorted([140, 144, 145, who_plays(PF)])
    assert sorted(discards(state, 0)) == [100, 108]
    assert TO_REPLACE not in open_choices(state)


def test_h4_a_chain_of_moves_ends_with_a_discard() -> None:
    """PG enters; the PG/SG there moves to SG; the SG/SF there moves to SF; the SF is discarded."""
    state = in_turn(hand=[110, 140])
    pg_sg, sg_sf = who_plays(PG, SG), who_plays(SG, SF)
    state.court[0] = [pg_sg, sg_sf, 104, 106, 108]
    choose(state, "replace", 110)
    assert state.phase == MOVE
    assert open_choices(state) == [POSITION + SG, DONE]
    choose(state, POSITION + SG)
    assert open_choices(state) == [POSITION + SF, DONE]
    choose(state, POSITION + SF)
    assert state.court[0].tolist() == [110, pg_sg, sg_sf, 106, 108]
    assert discards(state, 0) == [104]


def test_h4_a_player_only_enters_positions_he_can_play() -> None:
    pg_sg = who_plays(PG, SG)
    state = in_turn(hand=[pg_sg])
    state.court[0] = STARTERS
    choose(state, "replace", pg_sg)
    assert state.phase == SPOT
    assert open_choices(state) == [POSITION + PG, POSITION + SG]


def test_h4_who_came_in_is_not_replaced_at_once() -> None:
    """A second player for the position only has nowhere to go in the same action."""
    one, other = 110, int(np.flatnonzero(POSITIONS[:100] == 1)[0])
    state = in_turn(hand=[one, other])
    state.court[0] = STARTERS
    pile(state, 0, 140)
    choose(state, "replace", one)
    assert state.phase == MENU, "nobody else can come in: the action is over"
    assert hand(state) == sorted([other, 140])


@pytest.mark.parametrize("seed", range(12))
def test_h4_every_line_up_can_be_reached(seed: int) -> None:
    """Each set of five the players could form is found by some chains, and no other set is."""
    luck = random.Random(seed)
    old = [luck.choice([c for c in range(100) if POSITIONS[c] >> p & 1]) for p in range(5)]
    while len(set(old)) < 5:
        old = [luck.choice([c for c in range(100) if POSITIONS[c] >> p & 1]) for p in range(5)]
    new = luck.sample([c for c in range(100) if c not in old], 3)
    state = in_turn(hand=new)
    state.court[0] = old
    pile(state, 0)
    choose(state, "replace")
    assert reached(state) == {
        team
        for team in possible_teams(old, new)
        if set(team) & set(new)  # at least one comes in
    }


def reached(state: State) -> set[frozenset[int]]:
    """The fives on court when the action ends, in every way it can go."""
    if state.phase not in (ENTER, SPOT, MOVE):
        return {frozenset(state.court[0].tolist())}
    teams = set()
    for chosen in open_choices(state):
        copy = state.copy()
        act(copy, 0, chosen)
        teams |= reached(copy)
    return teams


def possible_teams(old: list[int], new: list[int]) -> set[frozenset[int]]:
    """All fives with a position for everyone."""
    teams: set[frozenset[int]] = {frozenset()}
    for position in range(5):
        teams = {
            team | {card} for team in teams for card in {*old, *new} - team if POSITIONS[card] >> position & 1
        }
    return teams


# --- H5: fatigue given back


def test_h5_one_fatigue_card_for_every_replaced_player() -> None:
    state = in_turn(hand=[110, 118, FATIGUE, FATIGUE, FATIGUE])
    state.court[0] = STARTERS
    state.fatigue = 6
    pile(state, 0)
    choose(state, "replace")
    assert open_choices(state) == [110, 118], "nobody replaced yet"
    choose(state, 110, FATIGUE)
    assert FATIGUE not in open_choices(state)
    choose(state, 118, FATIGUE)
    assert state.fatigue == 8
    assert hand(state) == [100, 108, FATIGUE], "the discards were shuffled and drawn"


def test_h5_fatigue_may_be_kept() -> None:
    state = in_turn(hand=[110, FATIGUE])
    state.court[0] = STARTERS
    choose(state, "replace", 110)
    assert open_choices(state) == [FATIGUE, DONE]
    choose(state, "done")
    assert FATIGUE in hand(state)
    assert state.fatigue == 9


def test_h5_a_chain_replaces_one_player_however_many_move() -> None:
    state = in_turn(hand=[110, FATIGUE, FATIGUE])
    state.court[0] = [who_plays(PG, SG), 102, 104, 106, 108]
    pile(state, 0)
    choose(state, "replace", 110, POSITION + SG, FATIGUE)
    assert state.phase != ENTER, "one fatigue card, and no more"
    assert hand(state).count(FATIGUE) == 1


# --- H6: the order of actions


@pytest.mark.parametrize("seed", range(6))
def test_h6_actions_in_any_order_each_at_most_once(seed: int) -> None:
    order = random.Random(seed).sample([TO_REPLACE, TO_PREPARE, TO_BUY_PLAYER, TO_BUY_TACTIC], 4)
    state = in_turn(hand=[0, 1, 2, 110, KENTUCKY, HOUSTON, MICHIGAN])
    state.court[0] = STARTERS
    state.row[:] = [player_costing(int(COST[:100].min())), -1, -1, -1, -1, -1]
    state.tactics[:] = [120 + int(COST[120:140].argmin()), -1, -1, -1, -1, -1]
    for number, action in enumerate(order):
        assert state.phase == MENU
        assert set(order[:number]).isdisjoint(open_choices(state))
        choose(state, action)
        while state.phase in (ENTER, SPOT, MOVE, PREPARE, BUY, PAY):
            choose(state, DONE if DONE in open_choices(state) else open_choices(state)[0])
    assert set(order).isdisjoint(open_choices(state))


def test_h6_activation_comes_last_in_either_order() -> None:
    for tactics in ((KENTUCKY, MICHIGAN), (MICHIGAN, KENTUCKY)):
        state = in_turn(hand=[110, 141])
        state.court[0] = state.court[1] = five(three=1, block=1, stop=1, intelligence=8)
        state.fatigue = 0
        ready(state, 0, KENTUCKY, MICHIGAN, BASE_THREE)
        keep(state, 1, die(THREE, 9))
        choose(state, tactics[0])
        assert open_choices(state) == (
            [MICHIGAN, DONE] if tactics[0] == KENTUCKY else [KENTUCKY, BASE_THREE, DONE]
        )
        choose(state, tactics[1])
        assert state.phase == DISCARD


# --- H11: the end of a turn


def test_h11_discard_keep_or_remove_each_card_but_no_fatigue_is_removed() -> None:
    state = in_turn(hand=[110, 111, 140, FATIGUE])
    pile(state, 0, 141, 142, 143, 144, 145)
    choose(state, "done")
    assert state.phase == DISCARD
    assert open_choices(state) == [110, 111, 140, FATIGUE, DONE]
    choose(state, 111, "done")
    assert state.phase == REMOVE
    assert open_choices(state) == [110, 140, DONE]
    choose(state, 110, "done")
    assert discards(state, 0) == [111]
    assert state.box[110] == 1
    assert hand(state) == [140, 142, 143, 144, 145, FATIGUE]


def test_h11_fatigue_may_be_discarded() -> None:
    state = in_turn(hand=[FATIGUE, FATIGUE])
    choose(state, "done", FATIGUE, FATIGUE)
    assert discards(state, 0) == [FATIGUE, FATIGUE]


def test_h11_holding_more_than_six_draws_none() -> None:
    state = in_turn(hand=[110, 111, 112, 113, 140, 141, 142])
    pile(state, 0, 145)
    pass_turn(state)
    assert len(hand(state)) == 7
    assert draw_pile(state, 0) == [145]


def test_h11_the_discards_are_shuffled_when_the_pile_is_empty() -> None:
    state = in_turn(hand=[110, 111])
    pile(state, 0, 145)
    choose(state, "done", 110, 111)
    assert state.player == 1
    assert hand(state) == [110, 111, 145]
    assert (int(state.decked[0]), int(state.discarded[0])) == (0, 0)


def test_h11_with_no_card_left_anywhere_fewer_are_drawn() -> None:
    state = in_turn(hand=[110])
    pile(state, 0)
    pass_turn(state)
    assert hand(state) == [110]


def test_h11_tactic_market_filled_player_row_not() -> None:
    state = in_turn(hand=[FATIGUE])
    state.tactics[2], state.row[:] = -1, [5, -1, -1, -1, 6, -1]
    pass_turn(state)
    assert -1 not in state.tactics.tolist()
    assert state.row.tolist()[1:] == [5, -1, -1, 6, -1], "the next turn's new player, and no other, came"
