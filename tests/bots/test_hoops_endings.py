"""The end of a game of NBA Deck-Building: exact odds of dice, exact last turns and last attacks."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from math import comb
from typing import Any

import numpy as np
import pytest

from sixthman.games.hoops.bots.odds import FALLS, MOST_SETS, MOST_SUM, expect, fall, lie
from sixthman.games.hoops.bots.search_rules import SEARCH_RULES
from sixthman.games.hoops.declaration import (
    ATTACKED,
    BOUGHT_PLAYER,
    BOUGHT_TACTIC,
    DONE,
    FACES,
    MENU,
    PREPARE,
    REPLACED,
    REROLL,
    SKILLS,
    TO_PREPARE,
)
from sixthman.games.hoops.rules import GAME
from sixthman.games.hoops.rules.cards import FACE, FACE_COLOUR, KEEPS
from sixthman.games.hoops.rules.course import act, over
from sixthman.games.hoops.rules.record import State, ask
from sixthman.games.hoops.rules.scoring import face_points
from sixthman.kernel.game import Engine, cpu_engine, interpreted_engine
from sixthman.kernel.rules import interpreted
from tests.bots.solving import solution
from tests.games.hoops.conftest import (
    BASE_SWITCH,
    BASE_THREE,
    INSIDE,
    MICHIGAN,
    THREE,
    choose,
    dice_fall,
    die,
    face,
    five,
    hold,
    in_turn,
    keep,
    open_choices,
    ready,
)

STEAL, BLOCK = 3, 4
ALL_COLOURS = 0b111

# --- exact odds


def new_falls() -> Any:
    return np.zeros(1, FALLS)[0]


def rolls(skill: int, dice: int, kept: int, again: int) -> Any:
    """What dice of a skill may come to, against an attack in all colors."""
    falls = new_falls()
    assert fall(falls, skill, ALL_COLOURS, dice, kept, again)
    return falls


def expected(one: Any, two: Any, rerolls: int, worth: Any) -> tuple[float, float]:
    folded, best = np.zeros((2, MOST_SUM + 1)), np.zeros((2, MOST_SETS))
    return expect(one, two, rerolls, worth, worth, folded, best)


def faces(skill: int) -> tuple[int, ...]:
    return tuple(face_points(skill, side, ALL_COLOURS) for side in range(FACES))


def sums_of_best(held: tuple[int, ...], faces: tuple[int, ...], again: int, kept: int) -> dict[int, float]:
    chances: dict[int, float] = {}
    for fell in product(faces, repeat=again):
        total = sum(sorted(held + fell, reverse=True)[:kept])
        chances[total] = chances.get(total, 0.0) + 1 / 6**again
    return chances


def by_brute_force(
    dice: list[tuple[tuple[int, ...], int, int]], rerolls: int, worth: np.ndarray[Any, Any]
) -> float:
    """Every fall of every die, every set of dice to reroll."""
    (faces, count, kept), (others, more, also) = dice
    total = 0.0
    for fell in product(product(faces, repeat=count), product(others, repeat=more)):
        best = 0.0
        for stays in product((True, False), repeat=count + more):
            if stays.count(False) <= rerolls:
                held = tuple(die for die, stay in zip(fell[0], stays[:count], strict=True) if stay)
                left = tuple(die for die, stay in zip(fell[1], stays[count:], strict=True) if stay)
                one = sums_of_best(held, faces, count - len(held), kept)
                two = sums_of_best(left, others, more - len(left), also)
                best = max(best, sum(p * q * worth[s + t] for s, p in one.items() for t, q in two.items()))
        total += best
    return total / 6 ** (count + more)


@pytest.mark.parametrize(
    ("count", "kept", "more", "also", "rerolls"), [(2, 1, 1, 1, 1), (3, 2, 0, 0, 2), (1, 1, 2, 2, 3)]
)
def test_odds_are_those_of_every_fall_and_every_reroll(
    count: int, kept: int, more: int, also: int, rerolls: int
) -> None:
    worth = np.sort(np.random.default_rng(count).random(20))
    found, same = expected(
        rolls(STEAL, count, kept, rerolls), rolls(BLOCK, more, also, rerolls), rerolls, worth
    )
    dice = [(faces(STEAL), count, kept), (faces(BLOCK), more, also)]
    assert found == pytest.approx(by_brute_force(dice, rerolls, worth))
    assert same == pytest.approx(found)


def test_odds_of_many_dice_are_what_falls_on_average() -> None:
    times = 200_000
    falls = rolls(THREE, 7, 4, 2)
    chances = falls.chances[: falls.sets]
    assert chances.sum() == pytest.approx(1.0)
    fallen = np.sort(np.random.default_rng(1).choice(faces(THREE), (times, 7)), axis=1)
    fallen[:, :2] = np.random.default_rng(2).choice(faces(THREE), (times, 2))
    sums = np.sort(fallen, axis=1)[:, -4:].sum(axis=1)
    exact = (chances[:, None] * falls.sums[: falls.sets, 2, : falls.most + 1]).sum(axis=0)
    assert exact == pytest.approx(np.bincount(sums, minlength=len(exact)) / times, abs=0.005)


def test_dice_that_lie_on_the_table_are_known() -> None:
    """Of a 9, a 6 and two blanks three are kept; one blank die is rolled again, then two."""
    falls, lying = new_falls(), np.zeros(FACES, np.int8)
    for value, count in ((0, 2), (6, 1), (9, 1)):
        lying[faces(THREE).index(value)] = count
    assert lie(falls, THREE, 0, lying, 3, 2)
    assert (falls.sets, falls.again, falls.most) == (1, 2, 27)
    assert np.flatnonzero(falls.sums[0, 0, :28]).tolist() == [15]
    wanted = sums_of_best((6, 9), faces(THREE), 1, 3)
    assert {int(s): falls.sums[0, 1, s] for s in np.flatnonzero(falls.sums[0, 1, :28])} == pytest.approx(
        wanted
    )


def test_a_defensive_face_counts_against_its_colours_only() -> None:
    for skill, colours in product(range(SKILLS), range(8)):
        counted = [
            value if skill < 3 or (value and colours >> colour & 1) else 0
            for value, colour in zip(FACE[skill].tolist(), FACE_COLOUR[skill].tolist(), strict=True)
        ]
        assert [face_points(skill, side, colours) for side in range(FACES)] == counted


def test_there_is_room_for_five_dice_with_six_faces() -> None:
    """And for more of them if fewer faces differ; what does not fit is left to the search."""
    build = interpreted()
    build.bind("FACE", np.array([[1, 2, 3, 4, 5, 20]] * SKILLS, np.int8))
    roll, falls = build.rule(fall), new_falls()
    assert roll(falls, THREE, 0, 6, 5, 0)
    assert (falls.sets, falls.most) == (comb(10, 5), 100)
    assert not roll(falls, THREE, 0, 6, 6, 0)
    build = interpreted()
    build.bind("FACE", np.array([[0, 0, 1, 1, 2, 10]] * SKILLS, np.int8))
    roll = build.rule(fall)
    assert roll(falls, THREE, 0, 10, 9, 0)
    assert falls.chances[: falls.sets].sum() == pytest.approx(1)
    assert KEEPS.max() <= 5


# --- exact endings, against every fall of the dice by the rules


def last_turn(lead: int, *attack: int) -> State:
    """The special last turn of seat 0, which is ahead before the last attack is scored."""
    state = in_turn()
    state.last_turn, state.turn = 1, 24
    state.done = REPLACED | BOUGHT_PLAYER | BOUGHT_TACTIC | ATTACKED
    state.points[:] = 100 + lead, 100
    hold(state, 0)
    keep(state, 1, *attack)
    state.fatigue = 1
    return state


class Tree:
    """The rest of a game by the rules alone: every choice of both seats, every face of every die."""

    def __init__(self, seat: int) -> None:
        self._seat = seat
        self._known: dict[bytes, float] = {}

    def worth(self, state: State) -> float:
        """The chance of the seat to win if both do their best."""
        key = state.tobytes()
        if key not in self._known:
            self._known[key] = self._worth(state)
        return self._known[key]

    def _worth(self, state: State) -> float:
        if over(state):
            mine, theirs = int(state.points[self._seat]), int(state.points[1 - self._seat])
            return 1.0 if mine > theirs else 0.5 if mine == theirs else 0.0
        worths = [self.after(state, chosen) for chosen in open_choices(state)]
        return max(worths) if state.player == self._seat else min(worths)

    def after(self, state: State, chosen: int) -> float:
        """The worth of a choice: averaged over all faces, if dice fall."""
        dice = 0
        while self._acted(state, chosen, [0] * (dice + 1))[1] > dice:
            dice += 1
        falls = list(product(range(6), repeat=dice))
        return float(np.mean([self.worth(self._acted(state, chosen, fall)[0]) for fall in falls]))

    @staticmethod
    def _acted(state: State, chosen: int, fall: Sequence[int]) -> tuple[State, int]:
        """The state after a choice, and how many of the dice laid down have fallen."""
        trial = state.copy()
        dice_fall(trial, *fall)
        act(trial, int(trial.player), chosen)
        used = int(trial.given_used)
        dice_fall(trial)
        return trial, used


@pytest.fixture(scope="module")
def engine() -> Engine:
    return interpreted_engine(GAME)


def view_of(engine: Engine, state: State) -> State:
    view = GAME.new_state()
    engine.game.view(state, int(state.player), view)
    return view


@pytest.mark.parametrize("lead", [1, 3, 6, 9])
def test_the_last_defence_is_weighed_exactly(engine: Engine, lead: int) -> None:
    state = last_turn(lead, die(THREE, 9), die(INSIDE, 2))
    state.most_overtimes = 0
    state.court[0] = five(steal=1, stop=1, block=1, intelligence=8)
    ready(state, 0, BASE_SWITCH, MICHIGAN)
    ask(state, MENU)
    thought = solution(engine, SEARCH_RULES, view_of(engine, state))
    assert thought is not None
    assert thought.exact
    assert {candidate.choices[0] for candidate in thought.candidates} == {BASE_SWITCH, MICHIGAN, DONE}
    for candidate in thought.candidates:
        assert candidate.win == pytest.approx(Tree(0).after(state, candidate.choices[0]), abs=1e-6)


def test_the_best_last_defence_may_still_have_to_be_prepared(engine: Engine) -> None:
    state = last_turn(3, die(INSIDE, 7))
    state.court[0] = five(steal=1, block=4, stop=4, intelligence=8)
    ready(state, 0, BASE_SWITCH)
    hold(state, 0, MICHIGAN)
    thought = solution(engine, SEARCH_RULES, view_of(engine, state))
    assert thought is not None
    assert thought.choices == [TO_PREPARE, MICHIGAN, MICHIGAN]
    choose(state, *thought.choices)
    assert state.phase == REROLL


def turn_24(lead: int) -> State:
    """Seat 0 has the last attack to make, with one die that it may reroll; the opponent has one defense."""
    state = in_turn()
    state.turn, state.most_overtimes = 24, 0
    state.points[:] = 100 + lead, 100
    for seat in (0, 1):
        hold(state, seat)
    state.court[0] = five(three=1, rebounds=4, intelligence=8)
    state.court[1] = five(steal=1, stop=1, rebounds=2, intelligence=8)
    ready(state, 0, BASE_THREE)
    ready(state, 1, BASE_SWITCH)
    state.fatigue = 1
    return state


@pytest.mark.parametrize("lead", [-5, 0])
def test_the_last_attack_is_weighed_by_the_best_answer(engine: Engine, lead: int) -> None:
    state = turn_24(lead)
    thought = solution(engine, SEARCH_RULES, view_of(engine, state))
    assert thought is not None
    assert thought.exact
    assert [candidate.choices for candidate in thought.candidates] == [[BASE_THREE]]
    assert thought.candidates[0].win == pytest.approx(Tree(0).after(state, BASE_THREE), abs=1e-6)


@pytest.mark.parametrize(("lead", "value", "again"), [(-5, 6, False), (-7, 6, True), (-5, 2, True)])
def test_the_last_attack_is_rerolled_if_that_wins_more_often(
    engine: Engine, lead: int, value: int, again: bool
) -> None:
    state = turn_24(lead)
    dice_fall(state, face(THREE, value))
    choose(state, BASE_THREE)
    assert state.phase == REROLL
    thought = solution(engine, SEARCH_RULES, view_of(engine, state))
    assert thought is not None
    assert (thought.choices == [die(THREE, value)]) == again
    for candidate in thought.candidates:
        assert candidate.win == pytest.approx(Tree(0).after(state, candidate.choices[0]), abs=1e-6)


def test_while_tactics_are_prepared_the_last_attack_is_not_made_yet(engine: Engine) -> None:
    """What is chosen then is a card from hand, not one that lies on the court."""
    state = turn_24(0)
    hold(state, 0, BASE_THREE, BASE_THREE)
    choose(state, TO_PREPARE)
    assert state.phase == PREPARE
    assert solution(engine, SEARCH_RULES, view_of(engine, state)) is None


def test_an_ending_is_left_to_the_search_when_the_clock_is_too_short(engine: Engine) -> None:
    attack, defence = turn_24(0), last_turn(3, die(THREE, 9))
    defence.court[0] = five(steal=1, stop=1, intelligence=8)
    ready(defence, 0, BASE_SWITCH)
    for state in (attack, defence):
        view = view_of(engine, state)
        assert solution(engine, SEARCH_RULES, view, 0.0, 0.7) is None
        assert solution(engine, SEARCH_RULES, view, 0.0, 0.5) is not None


@pytest.mark.long
@pytest.mark.xdist_group("hoops")
def test_endings_are_solved_the_same_on_both_targets(engine: Engine) -> None:
    compiled, attack = cpu_engine(GAME), turn_24(0)
    rolled = turn_24(-5)
    dice_fall(rolled, face(THREE, 6))
    choose(rolled, BASE_THREE)
    defence = last_turn(3, die(THREE, 9), die(INSIDE, 2))
    defence.court[0] = five(steal=2, stop=2, block=1, intelligence=8)
    ready(defence, 0, BASE_SWITCH)
    hold(defence, 0, MICHIGAN)
    for state in (attack, rolled, defence):
        view = view_of(engine, state)
        assert solution(engine, SEARCH_RULES, view) == solution(compiled, SEARCH_RULES, view) is not None
