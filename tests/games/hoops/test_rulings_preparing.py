"""The ruling H17: a tactic that lies already may be discarded for a new one, room or no room."""

from __future__ import annotations

from sixthman.games.hoops.declaration import DONE, INSTEAD, MAKE_ROOM, MENU, PREPARE
from tests.games.hoops.conftest import (
    BASE_SWITCH,
    BASE_THREE,
    HOUSTON,
    KENTUCKY,
    MICHIGAN,
    VIRGINIA,
    choose,
    discards,
    in_turn,
    open_choices,
    ready,
)


def prepared(state: object, row: int) -> list[int]:
    return [card for card in state.prepared[0, row].tolist() if card >= 0]  # type: ignore[attr-defined]


def test_h17_a_laid_tactic_makes_way_while_there_is_room() -> None:
    state = in_turn(hand=[KENTUCKY])
    ready(state, 0, BASE_THREE)
    choose(state, "prepare")
    assert open_choices(state) == [KENTUCKY, INSTEAD]
    choose(state, "instead", KENTUCKY)
    assert (state.phase, open_choices(state)) == (MAKE_ROOM, [BASE_THREE])
    choose(state, BASE_THREE)
    assert prepared(state, 0) == [KENTUCKY]
    assert discards(state, 0) == [BASE_THREE]
    assert state.phase == MENU


def test_h17_one_laid_in_the_same_action_may_go_too() -> None:
    state = in_turn(hand=[KENTUCKY, VIRGINIA])
    choose(state, "prepare")
    assert INSTEAD not in open_choices(state)  # nothing lies there yet
    choose(state, KENTUCKY)
    assert open_choices(state) == [VIRGINIA, INSTEAD, DONE]
    choose(state, "instead", VIRGINIA, KENTUCKY)
    assert prepared(state, 0) == [VIRGINIA]
    assert discards(state, 0) == [KENTUCKY]


def test_h17_of_either_type_and_only_of_the_same_type() -> None:
    state = in_turn(hand=[HOUSTON, VIRGINIA])
    ready(state, 0, BASE_SWITCH)
    choose(state, "prepare", "instead")
    assert state.phase == PREPARE
    assert open_choices(state) == [HOUSTON]  # no offense lies there; what was begun is carried out
    choose(state, HOUSTON)
    assert open_choices(state) == [BASE_SWITCH]
    choose(state, BASE_SWITCH)
    assert (prepared(state, 0), prepared(state, 1)) == ([], [HOUSTON])


def test_h17_a_full_row_is_asked_as_before() -> None:
    state = in_turn(hand=[KENTUCKY])
    ready(state, 0, BASE_THREE, VIRGINIA, VIRGINIA)
    choose(state, "prepare")
    assert open_choices(state) == [KENTUCKY]
    choose(state, KENTUCKY)
    assert open_choices(state) == [BASE_THREE, VIRGINIA]


def test_h17_in_the_last_turn_only_defenses_are_exchanged() -> None:
    state = in_turn(hand=[KENTUCKY, MICHIGAN])
    state.last_turn = 1
    ready(state, 0, BASE_THREE, BASE_SWITCH)
    choose(state, "prepare")
    assert open_choices(state) == [MICHIGAN, INSTEAD]
    choose(state, "instead", MICHIGAN, BASE_SWITCH)
    assert (prepared(state, 0), prepared(state, 1)) == ([BASE_THREE], [MICHIGAN])
