"""The rulings H1 and H8 to H10: dice and rerolls, keeping, defense, scoring."""

from __future__ import annotations

from sixthman.games.hoops.declaration import DISCARD, DONE, KEEP, REMOVE, REROLL
from sixthman.games.hoops.rules.cards import FATIGUE, KEEPS, POSITIONS, SKILL
from sixthman.games.hoops.rules.dice import dice_rolled
from sixthman.games.hoops.rules.record import State
from sixthman.games.hoops.rules.scoring import score_attack
from tests.games.hoops.conftest import (
    BASE_THREE,
    BLOCK,
    BLUE,
    DRIVE,
    INSIDE,
    KENTUCKY,
    MICHIGAN,
    RED,
    STEAL,
    STOP,
    THREE,
    YELLOW,
    choose,
    dice_fall,
    die,
    draw_pile,
    face,
    five,
    in_turn,
    keep,
    new_game,
    open_choices,
    ready,
)

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
    """The defense is taken from the sum of all attack dice, whichever of them scores."""
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
    state.court[0] = five(three=3, intelligence=6, rebounds=1 + lead)
    state.court[1] = five(rebounds=1)
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


# --- H10: defense


def test_h10_no_defence_without_a_pending_attack() -> None:
    state = in_turn(hand=[FATIGUE])
    state.court[0] = five(intelligence=9)
    ready(state, 0, MICHIGAN, KENTUCKY)
    assert open_choices(state) == [KENTUCKY, DONE]
    keep(state, 1, die(THREE, 0))
    assert open_choices(state) == [KENTUCKY, MICHIGAN, DONE]
