"""The rulings H1 to H16: what they settle, and what they forbid."""

from __future__ import annotations

import random
from collections import Counter

import numpy as np
import pytest

from sixthman.games.hoops.declaration import (
    BUY,
    DISCARD,
    DONE,
    DRAFT,
    ENTER,
    KEEP,
    LEAVE_OUT,
    MENU,
    MOVE,
    OVER,
    PAY,
    PICK_TEAM,
    POSITION,
    PREPARE,
    REFRESH,
    REMOVE,
    REROLL,
    SPOT,
    TIED,
    TO_BUY_PLAYER,
    TO_BUY_TACTIC,
    TO_PREPARE,
    TO_REPLACE,
)
from sixthman.games.hoops.rules.cards import COST, FATIGUE, INITIATION, KEEPS, KIND, POSITIONS, SKILL, VALUE
from sixthman.games.hoops.rules.choices import choice, legal
from sixthman.games.hoops.rules.course import act, longest_game, over, pick, place, take_back, waiting
from sixthman.games.hoops.rules.dice import dice_rolled
from sixthman.games.hoops.rules.knowledge import view
from sixthman.games.hoops.rules.market import adjust, fill_tactics
from sixthman.games.hoops.rules.record import State, new_state
from sixthman.games.hoops.rules.scoring import score_attack
from tests.games.hoops.conftest import (
    BASE_THREE,
    BLOCK,
    BLUE,
    DRIVE,
    HOUSTON,
    INSIDE,
    KENTUCKY,
    MICHIGAN,
    PF,
    PG,
    RED,
    SF,
    SG,
    STARTERS,
    STEAL,
    STOP,
    THREE,
    YELLOW,
    choose,
    dice_fall,
    die,
    discards,
    draw_pile,
    face,
    five,
    hand,
    hold,
    idle,
    in_turn,
    keep,
    new_game,
    open_choices,
    pass_turn,
    pile,
    ready,
)


def who_plays(*positions: int) -> int:
    """A market player with just these positions."""
    mask = sum(1 << position for position in positions)
    return int(np.flatnonzero(POSITIONS[:100] == mask)[0])


def player_costing(cost: int) -> int:
    """A market player at this cost."""
    return int(np.flatnonzero(COST[:100] == cost)[0])


# --- H1: scoring


def test_h1_attack_less_defence_and_all_dice_go_back() -> None:
    state = new_game()
    keep(state, 0, die(THREE, 9), die(INSIDE, 7))
    keep(state, 1, die(STOP, 3, BLUE), die(STOP, 2, YELLOW), die(STEAL, 1, YELLOW))
    score_attack(state, 0)
    assert state.points.tolist() == [10, 0]
    assert not state.kept.any()


def test_h1_never_below_zero() -> None:
    state = new_game()
    keep(state, 0, die(THREE, 2))
    keep(state, 1, die(STOP, 3, BLUE), die(STEAL, 4, BLUE))
    score_attack(state, 0)
    assert state.points.tolist() == [0, 0]


def test_h1_colours_the_attack_does_not_hold_count_nothing() -> None:
    state = new_game()
    keep(state, 0, die(DRIVE, 6))
    keep(state, 1, die(STOP, 3, BLUE), die(BLOCK, 2, YELLOW), die(STOP, 1, RED))
    score_attack(state, 0)
    assert state.points.tolist() == [5, 0]


def test_h1_a_blank_die_still_holds_its_colour() -> None:
    """The defence is taken from the sum of all attack dice, whichever of them scores."""
    state = new_game()
    keep(state, 0, die(THREE, 0), die(DRIVE, 6))
    keep(state, 1, die(STOP, 3, BLUE))
    score_attack(state, 0)
    assert state.points.tolist() == [3, 0]


def test_h1_the_own_attack_of_the_defender_stays() -> None:
    state = new_game()
    keep(state, 0, die(THREE, 9))
    keep(state, 1, die(DRIVE, 6), die(STOP, 3, BLUE))
    score_attack(state, 0)
    assert state.points.tolist() == [6, 0]
    assert state.kept.sum() == 1
    assert state.kept[1, DRIVE].sum() == 1


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


# --- H3: the end


def test_h3_the_last_card_reaches_slot_6_on_turn_24() -> None:
    state = new_game(overtimes=0)
    last = int(state.player_pile[0])
    while state.turn < 24:
        choose(state, "done")
    assert state.row.tolist() == [-1] * 5 + [last]


def test_h3_ends_early_when_pile_and_row_are_empty() -> None:
    state = in_turn(player=0, hand=[FATIGUE], overtimes=0)
    state.piled, state.row[:] = 0, -1
    state.turn = 21
    keep(state, 1, die(THREE, 9))
    hold(state, 1, HOUSTON)
    choose(state, "done", "done")
    assert state.last_turn == 1
    assert state.points.tolist() == [0, 9]
    choose(state, "done")
    assert state.phase == OVER


def test_h3_goes_on_while_a_card_is_in_the_row() -> None:
    state = in_turn(player=0, hand=[FATIGUE])
    state.piled, state.row[:] = 0, [-1, -1, 7, -1, -1, -1]
    pass_turn(state)
    assert (int(state.player), int(state.last_turn), int(state.turn)) == (1, 0, 11)


def test_h3_the_last_turn_is_score_prepare_and_one_defence() -> None:
    state = in_turn(player=0, hand=[FATIGUE], overtimes=0)
    state.turn = 24
    state.court[1] = five(block=1, stop=1, steal=1, intelligence=9)
    hold(state, 1, 0, 1, 2, KENTUCKY, MICHIGAN, HOUSTON)
    ready(state, 1, KENTUCKY)
    keep(state, 0, die(THREE, 9))
    pass_turn(state)
    assert open_choices(state) == [TO_PREPARE, DONE]
    choose(state, "prepare")
    assert sorted(open_choices(state)) == sorted([MICHIGAN, HOUSTON])
    choose(state, MICHIGAN, HOUSTON)
    assert sorted(open_choices(state)) == sorted([MICHIGAN, HOUSTON, DONE])
    dice_fall(state, face(BLOCK, 1, BLUE), face(STOP, 3, BLUE))
    choose(state, MICHIGAN, "done")
    assert state.phase == OVER
    assert state.points.tolist() == [5, 0]


def test_h3_without_an_attack_to_stop_the_last_turn_has_no_defence() -> None:
    state = in_turn(player=0, hand=[FATIGUE], overtimes=0)
    state.turn = 24
    hold(state, 1, KENTUCKY)
    ready(state, 1, MICHIGAN)
    pass_turn(state)
    assert state.phase == OVER


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
    """All fives with a position for everybody."""
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
        state.court[0] = state.court[1] = five(three=1, block=1, stop=1, intelligence=6)
        state.fatigue = 0
        ready(state, 0, KENTUCKY, MICHIGAN, BASE_THREE)
        keep(state, 1, die(THREE, 9))
        choose(state, tactics[0])
        assert open_choices(state) == (
            [MICHIGAN, DONE] if tactics[0] == KENTUCKY else [KENTUCKY, BASE_THREE, DONE]
        )
        choose(state, tactics[1])
        assert state.phase == DISCARD


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
    state = in_turn(hand=[110, KENTUCKY, HOUSTON, FATIGUE])
    value = int(VALUE[110])
    state.row[:] = [int(np.flatnonzero(COST[:100] > value)[0]), -1, -1, -1, -1, -1]
    assert TO_BUY_PLAYER not in open_choices(state)
    tactics = int(VALUE[KENTUCKY]) + int(VALUE[HOUSTON])
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


# --- H8: dice and rerolls


def test_h8_as_many_dice_as_levels_at_most_ten_a_colour() -> None:
    strong = [
        int(max((c for c in range(100) if POSITIONS[c] >> p & 1), key=lambda c: SKILL[c, DRIVE]))
        for p in range(5)
    ]
    tactic = next(t for t in range(120, 140) if KEEPS[t].tolist()[DRIVE] and (KEEPS[t] > 0).sum() == 1)
    assert SKILL[list(dict.fromkeys(strong)), DRIVE].sum() > 10
    state = in_turn(hand=[FATIGUE])
    state.court[0] = state.court[1] = strong
    ready(state, 0, tactic)
    choose(state, tactic)
    assert dice_rolled(state, DRIVE) == state.rolled.sum() == 10


def rerolling(lead: int, *faces: int) -> State:
    """An attack with three blue dice and this lead in rebounds, after the first roll."""
    state = in_turn(hand=[FATIGUE])
    state.court[0] = five(three=3, intelligence=6, rebounds=2 + lead)
    state.court[1] = five(rebounds=2)
    ready(state, 0, KENTUCKY)
    dice_fall(state, *faces)
    choose(state, KENTUCKY)
    return state


def test_h8_offence_no_more_dice_than_the_lead_allows() -> None:
    blank, two = face(THREE, 0), face(THREE, 2)
    state = rerolling(4, blank, blank, two, face(THREE, 9), face(THREE, 6))
    assert state.phase == REROLL
    choose(state, die(THREE, 0), die(THREE, 0))
    assert state.phase != REROLL, "two dice for a lead of four, and all fall at once"
    assert state.kept[0, THREE].tolist() == [0, 0, 0, 1, 1, 1]


def test_h8_rerolls_happen_together_once() -> None:
    blank = face(THREE, 0)
    state = rerolling(6, *[blank] * 3, blank, blank)
    choose(state, die(THREE, 0), "done")
    assert state.phase != REROLL
    assert state.given_used == 4


def test_h8_without_a_lead_nothing_is_rerolled() -> None:
    state = in_turn(hand=[FATIGUE])
    state.court[0] = state.court[1] = five(three=3, intelligence=6, rebounds=3)
    ready(state, 0, KENTUCKY)
    choose(state, KENTUCKY)
    assert state.phase in (KEEP, DISCARD, REMOVE)


def test_h8_defence_no_more_dice_than_fatigue_cards() -> None:
    state = in_turn(hand=[110])
    state.court[0] = five(block=2, stop=2, intelligence=6)
    ready(state, 0, MICHIGAN)
    keep(state, 1, die(THREE, 9))
    state.fatigue = 1
    dice_fall(state, *[face(BLOCK, 0)] * 2, *[face(STOP, 0)] * 2, face(STOP, 3, BLUE))
    choose(state, MICHIGAN, die(STOP, 0))
    assert state.phase == KEEP
    assert state.fatigue == 0
    assert draw_pile(state, 0)[-1] == FATIGUE
    assert state.topped[0] == 1


def test_h8_no_fatigue_left_no_reroll() -> None:
    state = in_turn(hand=[110])
    state.court[0] = five(block=1, stop=1, intelligence=6)
    ready(state, 0, MICHIGAN)
    keep(state, 1, die(THREE, 9))
    state.fatigue = 0
    choose(state, MICHIGAN)
    assert state.phase == DISCARD


# --- H9: keeping


def test_h9_with_fewer_dice_than_the_tactic_keeps_all_are_kept() -> None:
    state = in_turn(hand=[FATIGUE])
    state.court[0] = state.court[1] = five(three=1, intelligence=6)
    ready(state, 0, BASE_THREE)
    dice_fall(state, face(THREE, 0))
    choose(state, BASE_THREE)
    assert state.kept[0].sum() == state.kept[0, THREE, 0] == 1


def test_h9_the_player_chooses_which() -> None:
    """Worse dice may be kept; no more of them than the tactic says."""
    state = in_turn(hand=[FATIGUE])
    state.court[0] = state.court[1] = five(three=4, intelligence=6)
    ready(state, 0, BASE_THREE)
    dice_fall(state, face(THREE, 9), face(THREE, 0), face(THREE, 2), face(THREE, 6))
    choose(state, BASE_THREE)
    assert state.phase == KEEP
    choose(state, die(THREE, 2))
    assert die(THREE, 2) not in open_choices(state)
    choose(state, die(THREE, 0))
    assert state.kept[0, THREE].tolist() == [1, 0, 0, 1, 0, 0]
    assert not state.rolled.any()


# --- H10: defence


def test_h10_no_defence_without_a_pending_attack() -> None:
    state = in_turn(hand=[FATIGUE])
    state.court[0] = five(intelligence=9)
    ready(state, 0, MICHIGAN, KENTUCKY)
    assert open_choices(state) == [KENTUCKY, DONE]
    keep(state, 1, die(THREE, 0))
    assert open_choices(state) == [KENTUCKY, MICHIGAN, DONE]


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


# --- H12: holes


def test_h12_with_both_piles_empty_the_hole_stays() -> None:
    state = new_game()
    state.tactics_piled, state.tactics_gone = 0, 0
    state.tactics[2] = -1
    before = state.tactics.tolist()
    fill_tactics(state)
    assert state.tactics.tolist() == before


# --- H13: overtime


def tied(overtimes: int = 4) -> State:
    """A game nobody has scored in, at its end."""
    state = new_game(overtimes=overtimes)
    idle(state, TIED)
    return state


@pytest.mark.parametrize("agreeing", [0, 1])
def test_h13_the_other_player_starts_six_turns_without_buying(agreeing: int) -> None:
    state = tied()
    choose(state, "agree", seat=agreeing)
    choose(state, "play on", seat=1 - agreeing)
    assert (int(state.overtime), int(state.turn), int(state.player)) == (1, 1, 1)
    assert state.row.tolist() == [-1] * 6
    assert state.phase in (MENU, DISCARD)
    hold(state, 1, 0, 1, 2, KENTUCKY, HOUSTON, MICHIGAN)
    assert not {TO_BUY_PLAYER, TO_BUY_TACTIC} & set(open_choices(state))


def test_h13_a_special_last_turn_ends_the_overtime() -> None:
    state = tied()
    choose(state, "play on", seat=0)
    choose(state, "play on", seat=1)
    while state.turn < 6:
        pass_turn(state)
    assert state.player == 0
    keep(state, 0, die(THREE, 9))
    hold(state, 1, HOUSTON)
    pass_turn(state)
    assert (int(state.last_turn), int(state.player)) == (1, 1)
    choose(state, "done")
    assert state.phase == OVER
    assert state.points.tolist() == [9, 0]
    assert [place(state, seat) for seat in (0, 1)] == [1, 2]


def test_h13_repeated_while_tied_up_to_what_was_agreed() -> None:
    state = tied(overtimes=2)
    for overtime in (1, 2):
        choose(state, "play on", seat=0)
        choose(state, "play on", seat=1)
        assert state.overtime == overtime
        assert state.first == overtime % 2
        while state.phase not in (TIED, OVER):
            choose(state, "done")
    assert state.phase == OVER
    assert [place(state, seat) for seat in (0, 1)] == [1, 1]


def test_h13_both_have_to_agree_on_a_draw() -> None:
    state = tied()
    choose(state, "agree", seat=0)
    assert waiting(state) == 0b10
    choose(state, "agree", seat=1)
    assert state.phase == OVER
    assert [place(state, seat) for seat in (0, 1)] == [1, 1]


def test_h13_a_verdict_is_sealed_and_can_be_taken_back() -> None:
    state = tied()
    unsealed = new_state()
    view(state, 1, unsealed)
    choose(state, "agree", seat=0)
    sealed = new_state()
    view(state, 1, sealed)
    assert sealed.tobytes() == unsealed.tobytes()
    take_back(state, 0)
    assert waiting(state) == 0b11


def test_h13_no_overtime_where_none_was_agreed() -> None:
    state = new_game(overtimes=0)
    idle(state, OVER)
    assert state.overtime == 0


# --- H14: pick your team


def test_h14_five_starters_seven_substitutes_five_tactics() -> None:
    state = new_game(pick_team=True)
    assert state.phase == PICK_TEAM
    assert waiting(state) == 0b11
    team = [101, 102, 105, 106, 109, *range(112, 119), 140, 142, 144, 146, 149]
    for card in team:
        if (waiting(state) >> 1) & 1:
            choose(state, card, seat=1)
    assert waiting(state) == 0b01
    while state.phase == PICK_TEAM:
        choose(state, open_choices(state, 0)[-1], seat=0)
    assert state.court[1].tolist() == team[:5]
    assert Counter(hand(state, 1) + draw_pile(state, 1)) == Counter(team[5:])
    assert state.court[0].tolist() == [101, 103, 105, 107, 109]
    assert Counter(hand(state, 0) + draw_pile(state, 0)) == Counter(
        [*range(113, 120), 142, 143, 144, 148, 149]
    )


@pytest.mark.parametrize("seed", range(10))
def test_h14_any_picks_make_a_team(seed: int) -> None:
    luck = random.Random(seed)
    state = new_game(pick_team=True)
    while state.phase == PICK_TEAM:
        seat = luck.choice([s for s in (0, 1) if waiting(state) >> s & 1])
        choose(state, luck.choice(open_choices(state, seat)), seat=seat)
    for seat in (0, 1):
        assert all(POSITIONS[card] >> p & 1 for p, card in enumerate(state.court[seat].tolist()))
        deck = hand(state, seat) + draw_pile(state, seat)
        kinds = Counter(int(KIND[card]) for card in deck)
        assert (kinds[0], kinds[1], kinds[2]) == (7, 3, 2)
        assert len(set(deck)) == 12


def test_h14_picks_are_sealed_until_both_are_made() -> None:
    state = new_game(pick_team=True)
    before, after = new_state(), new_state()
    view(state, 0, before)
    for _ in range(9):
        choose(state, open_choices(state, 1)[0], seat=1)
    view(state, 0, after)
    assert before.tobytes() == after.tobytes()
    take_back(state, 1)
    assert open_choices(state, 1) == [100, 101]


# --- H15: the opening draft


def test_h15_sixteen_players_below_cost_6_in_snake_order() -> None:
    state = new_game(opening_draft=True)
    on_offer = open_choices(state)
    assert len(on_offer) == 16
    assert all(COST[card] < 6 and card < 100 for card in on_offer)
    order, drafted = [], []
    while state.phase in (DRAFT, LEAVE_OUT):
        order.append(int(state.player))
        drafted.append(open_choices(state)[0])
        choose(state, drafted[-1])
        assert state.phase == LEAVE_OUT
        choose(state, open_choices(state)[-1])
    assert order == [0, 1, 1, 0, 0, 1, 1, 0]
    assert drafted == on_offer[:8]
    assert state.phase == REFRESH
    assert state.player == 0


def test_h15_each_pick_replaces_a_substitute_of_the_pickers_choice() -> None:
    state = new_game(opening_draft=True, first=1)
    assert state.player == 1
    card = open_choices(state)[5]
    choose(state, card)
    substitutes = [c for c in range(110, 120) if INITIATION[c]]
    assert open_choices(state) == substitutes
    choose(state, substitutes[2])
    assert card in draw_pile(state, 1)
    assert substitutes[2] not in draw_pile(state, 1)
    assert state.box[substitutes[2]] == 1
    assert len(draw_pile(state, 1)) == 12
    assert card not in open_choices(state)


@pytest.mark.parametrize("seed", range(5))
def test_h15_drafted_players_are_not_in_the_market(seed: int) -> None:
    state = new_game(f"draft {seed}", opening_draft=True)
    while state.phase in (DRAFT, LEAVE_OUT):
        choose(state, open_choices(state)[0])
    market = state.player_pile.tolist()
    assert len(set(market)) == 20
    assert set(market).isdisjoint(state.drafted.ravel().tolist())
    assert sum(3 <= COST[card] <= 5 for card in market) >= 4


def test_h14_h15_go_together() -> None:
    state = new_game(pick_team=True, opening_draft=True)
    while state.phase == PICK_TEAM:
        for seat in (0, 1):
            if waiting(state) >> seat & 1:
                choose(state, open_choices(state, seat)[0], seat=seat)
    assert state.phase == DRAFT


# --- H16: solo, and four people


def test_h16_a_seat_can_be_played_by_whoever_sees_its_view_alone() -> None:
    """A bot needs nothing but its view: the choices it sees there are those it has."""
    luck = random.Random("solo")
    state = new_game("solo", first=-1)
    seen = new_state()
    while not over(state):
        seat = int(state.player) if state.phase != TIED else (0 if waiting(state) & 1 else 1)
        view(state, seat, seen)
        count = legal(seen, seat)
        assert count == legal(state, seat)
        k = luck.randrange(count)
        assert choice(seen, seat, k) == choice(state, seat, k)
        pick(state, seat, k)


def test_h16_two_tables_side_by_side_do_not_disturb_each_other() -> None:
    alone = [play(new_game(f"table {number}"), random.Random(number)) for number in (0, 1)]
    tables = [new_game(f"table {number}") for number in (0, 1)]
    lucks = [random.Random(number) for number in (0, 1)]
    while not all(over(state) for state in tables):
        for state, luck in zip(tables, lucks, strict=True):
            if not over(state):
                move(state, luck)
    assert [state.tobytes() for state in tables] == [state.tobytes() for state in alone]


def move(state: State, luck: random.Random) -> None:
    """One random choice."""
    seat = luck.choice([s for s in (0, 1) if waiting(state) >> s & 1])
    pick(state, seat, luck.randrange(legal(state, seat)))


def play(state: State, luck: random.Random) -> State:
    """Random play to the end."""
    for _ in range(longest_game(4)):
        if over(state):
            break
        move(state, luck)
    return state
