"""The rulings H3 and H13: the last turn and overtime."""

from __future__ import annotations

import pytest

from sixthman.games.hoops.declaration import (
    DISCARD,
    DONE,
    MENU,
    OVER,
    TIED,
    TO_BUY_PLAYER,
    TO_BUY_TACTIC,
    TO_PREPARE,
)
from sixthman.games.hoops.rules.cards import FATIGUE
from sixthman.games.hoops.rules.course import final_rank, take_back, waiting
from sixthman.games.hoops.rules.knowledge import view
from sixthman.games.hoops.rules.record import State, new_state
from sixthman.kernel.piles import NONE
from tests.games.hoops.conftest import (
    BLOCK,
    BLUE,
    HOUSTON,
    KENTUCKY,
    MICHIGAN,
    STOP,
    THREE,
    choose,
    dice_fall,
    die,
    face,
    five,
    hold,
    idle,
    in_turn,
    keep,
    new_game,
    open_choices,
    pass_turn,
    ready,
)

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


def test_h13_there_is_no_limit_unless_one_is_agreed_on() -> None:
    state = tied(overtimes=NONE)
    for overtime in (1, 2, 98, 99, 100, 100, 100):
        if overtime < 100:
            state.overtime = overtime - 1
        choose(state, "play on", seat=0)
        choose(state, "agree", seat=1)
        assert int(state.overtime) == overtime
        idle(state, TIED)
    choose(state, "agree", seat=0)
    choose(state, "agree", seat=1)
    assert state.phase == OVER


def test_h13_an_agreed_limit_ends_the_game_in_a_tie() -> None:
    state = tied(overtimes=1)
    choose(state, "play on", seat=0)
    choose(state, "play on", seat=1)
    idle(state, OVER)
    assert int(state.overtime) == 1


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
    assert [final_rank(state, seat) for seat in (0, 1)] == [1, 2]


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
    assert [final_rank(state, seat) for seat in (0, 1)] == [1, 1]


def test_h13_both_have_to_agree_on_a_draw() -> None:
    state = tied()
    choose(state, "agree", seat=0)
    assert waiting(state) == 0b10
    choose(state, "agree", seat=1)
    assert state.phase == OVER
    assert [final_rank(state, seat) for seat in (0, 1)] == [1, 1]


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
