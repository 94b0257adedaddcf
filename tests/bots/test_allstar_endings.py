"""The last matches of All-Star Draft: the strongest last stand, and small endings solved."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

import numpy as np
import pytest

from sixthman.bots import bot_named
from sixthman.games.allstar.bots.endgame import is_small, the_other
from sixthman.games.allstar.bots.last_stand import is_last_stand, last_cut, last_stand
from sixthman.games.allstar.bots.regrets import (
    GAP,
    ROUNDS,
    SHARES,
    SIDE,
    clear_side,
    gap_between,
    matrix_game,
    play_turn,
)
from sixthman.games.allstar.bots.search_rules import SEARCH_RULES
from sixthman.games.allstar.bots.ways import COUNT_MASKS, COUNT_WAYS, FIRST_WAY, LAID, MASKS, WAYS, ways_of
from sixthman.games.allstar.declaration import CUT, LAY_DOWN, PLAYOFFS, SHOOTOUT
from sixthman.games.allstar.rules import GAME
from sixthman.games.allstar.rules.envelopes import ask
from sixthman.games.allstar.rules.ranking import strength
from sixthman.games.allstar.table import AllstarOptions
from sixthman.kernel.game import Engine, cpu_engine, interpreted_engine
from sixthman.kernel.piles import NONE
from sixthman.kernel.rules import rule
from sixthman.kernel.stream import new_stream
from tests.bots.solving import solution


@cache
def engine(target: str = "interpreted") -> Engine:
    return cpu_engine(GAME) if target == "compiled" else interpreted_engine(GAME)


def deal(options: dict[str, Any], seed: str) -> Any:
    state = GAME.new_state()
    engine().game.setup(state, AllstarOptions(**options).numbers(), new_stream(seed))
    return state


def view_of(state: Any, seat: int) -> Any:
    view = GAME.new_state()
    engine().game.view(state, seat, view)
    return view


def lowest(mask: int) -> int:
    return (mask & -mask).bit_length() - 1


def endings(phase: int, most: int, wanted: int) -> list[tuple[Any, int]]:
    """Small endings as they come up between pros: (state, seat asked)."""
    game = engine("compiled").game
    found: list[tuple[Any, int]] = []
    pros = [bot_named("pro", engine("compiled"), str(seat)) for seat in range(3)]
    number = 0
    while len(found) < wanted:
        options = {"seats": 3} if number % 2 else {"seats": 2, "mode": "heritage"}
        state = deal(options, f"ending {number}")
        number += 1
        while not game.over(state):
            seat = lowest(int(game.waiting(state)))
            other = the_other(state, seat)
            if state.phase == phase and other != NONE and is_small(state, seat, other):
                benches = [int(state.benched[seat]), int(state.benched[other])]
                if min(benches) >= 2 and max(benches) <= most:
                    found.append((state.copy(), seat))
                    break
            for chosen in pros[seat].choose(view_of(state, seat)):
                game.act(state, seat, chosen)
    return found


def made_up(seed: int, cards: int = 3, phase: int = LAY_DOWN) -> Any:
    """Two managers, each with some cards on the bench, about to substitute or to shoot."""
    state = deal({"seats": 2, "mode": "heritage"}, f"made up {seed}")
    deck = np.random.default_rng(seed).permutation(108)
    for seat in range(2):
        state.benched[seat] = cards
        state.bench[seat, :cards] = deck[8 * seat : 8 * seat + cards]
        state.teams[seat, 0] = deck[8 * seat + 3 : 8 * seat + 8]
    state.round_ = PLAYOFFS
    ask(state, phase, 0b11)
    return state


def known(state: Any, seat: int) -> Any:
    """A view in which nothing is hidden: of a state that was made up there is nothing to imagine."""
    view = state.copy()
    view.viewer = seat
    return view


# --- the last stand


def test_the_last_stand_is_as_strong_as_can_be() -> None:
    """No other cards laid down and named give a stronger team."""
    for seed in range(6):
        state, seat = made_up(seed), seed % 2
        assert is_last_stand(state)
        bench = [int(card) for card in state.bench[seat, : int(state.benched[seat])]]
        team = [int(card) for card in state.teams[seat, 0]]

        def result(laid: int, left: int, bench: list[int] = bench, team: list[int] = team) -> int:
            stay = [card for i, card in enumerate(team) if not (left >> i) & 1]
            come = [card for i, card in enumerate(bench) if (laid >> i) & 1]
            return int(strength(0, 2, stay + come)) if len(stay + come) == 5 else 0

        best = max(result(laid, left) for laid, left in ways_of(len(bench)))
        laid = int(last_stand(state, seat))
        assert max(result(laid, left) for left in range(32)) == best
        cut_state = state.copy()
        follow_ways(cut_state, seat, laid)
        if cut_state.phase == CUT:
            laid_cards = [card for i, card in enumerate(bench) if (laid >> i) & 1]
            left = int(last_cut(cut_state, seat))
            row = [int(card) for card in cut_state.teams[seat, 0]]
            stay = [card for i, card in enumerate(row) if not (left >> i) & 1]
            assert strength(0, 2, stay + laid_cards) == best


def follow_ways(state: Any, seat: int, laid: int) -> None:
    """The seat lays down by a mask, the other whatever comes first."""
    game = engine().game
    bench = [int(card) for card in state.bench[seat, : int(state.benched[seat])]]
    cards = [card for i, card in enumerate(bench) if (laid >> i) & 1]
    for card in cards:
        game.act(state, seat, card)
    while state.phase == LAY_DOWN:
        waiting = lowest(int(game.waiting(state)))
        count = int(game.legal(state, waiting))
        done = waiting == seat or state.stage[waiting] >= 2
        game.pick(state, waiting, count - 1 if done else 0)


# --- solving


@pytest.mark.long
@pytest.mark.xdist_group("compiled")
def test_endings_are_solved() -> None:
    """Weights sum to 1, shares are shares, and what is chosen is legal."""
    exact = 0
    for phase in (LAY_DOWN, CUT):
        for number, (state, seat) in enumerate(endings(phase, 4, 6)):
            thought = solution(engine("compiled"), SEARCH_RULES, view_of(state, seat), seed=f"{number}")
            assert thought is not None
            weights = [candidate.weight for candidate in thought.candidates]
            assert weights == sorted(weights, reverse=True)
            assert sum(weights) == pytest.approx(1)
            assert all(0 <= candidate.win <= 1 + 1e-9 for candidate in thought.candidates)
            exact += thought.exact
            trial = state.copy()
            for chosen in thought.choices:
                engine().game.act(trial, seat, chosen)
    assert exact > 3


@pytest.mark.long
@pytest.mark.xdist_group("compiled")
@pytest.mark.parametrize(("cards", "phase"), [(2, LAY_DOWN), (2, SHOOTOUT), (3, SHOOTOUT)])
def test_endings_are_solved_the_same_on_both_targets(cards: int, phase: int) -> None:
    """With nothing to imagine, which takes rules of its own."""
    for seed in range(2):
        view = known(made_up(seed, cards, phase), seed)
        plain = solution(imagining_nothing("interpreted"), SEARCH_RULES, view)
        assert plain is not None
        assert plain.exact
        assert plain == solution(imagining_nothing("compiled"), SEARCH_RULES, view)


@cache
def imagining_nothing(target: str) -> Engine:
    game = replace(GAME, rules={**GAME.rules, "imagine": know_all})
    return cpu_engine(game) if target == "compiled" else interpreted_engine(game)


@rule
def know_all(state: Any, stream: Any) -> None:
    state.viewer = NONE


def test_every_card_can_be_shot() -> None:
    thought = solution(imagining_nothing("interpreted"), SEARCH_RULES, known(made_up(3, 3, SHOOTOUT), 0))
    assert thought is not None
    assert sorted(one.choices for one in thought.candidates) == [[c] for c in sorted(bench(made_up(3), 0))]
    assert sum(one.weight for one in thought.candidates) == pytest.approx(1)


def bench(state: Any, seat: int) -> list[int]:
    return [int(card) for card in state.bench[seat, : int(state.benched[seat])]]


def test_all_cards_laid_down_need_no_end() -> None:
    state = made_up(1, 2)
    thought = solution(imagining_nothing("interpreted"), SEARCH_RULES, known(state, 0))
    assert thought is not None
    assert [one.choices for one in thought.candidates] == [bench(state, 0)]


def test_an_ending_that_takes_too_long_is_left_to_the_search() -> None:
    """After five hundredths of the time it is told from the ways tried how long all of them would take."""
    view = known(made_up(1), 0)
    assert is_small(view, 0, 1)
    slow = [0.0, 0.01, 0.02, 0.07]  # a way takes a hundredth or more of the time, and there are forty
    assert solution(imagining_nothing("interpreted"), SEARCH_RULES, view, *slow) is None


# --- regrets


def test_ways_are_all_there_are() -> None:
    """By the size of the bench: in the order of the masks, with as many cards to leave as are laid down."""
    for bench in range(6):
        ways = [tuple(way) for way in WAYS[bench, : COUNT_WAYS[bench]].tolist()]
        assert ways == sorted(set(ways)) == ways_of(bench)
        masks = MASKS[bench, : COUNT_MASKS[bench]].tolist()
        assert masks == sorted({laid for laid, _ in ways})
        assert [ways[first][0] for first in FIRST_WAY[bench, : len(masks)]] == masks
        assert LAID[bench, : len(masks)].tolist() == [mask.bit_count() for mask in masks]
    assert COUNT_WAYS.tolist() == [0, 0, 10, 40, 105, 225]


def shares_in(values: Any) -> tuple[Any, Any]:
    rows, columns = values.shape
    tables = np.zeros((4, 2, max(rows, columns)))
    matrix_game(values, rows, columns, tables)
    return tables[SHARES, 0, :rows], tables[SHARES, 1, :columns]


def test_matching_pennies() -> None:
    """A game without a saddle point: both sides mix evenly."""
    row, column = shares_in(np.array([[1.0, -1.0], [-1.0, 1.0]]))
    assert row == pytest.approx([0.5, 0.5], abs=0.02)
    assert column == pytest.approx([0.5, 0.5], abs=0.02)
    row, column = shares_in(np.array([[0.0, -1.0, 2.0], [1.0, 0.0, -1.0], [-2.0, 1.0, 0.0]]))
    assert row == pytest.approx([0.25, 0.5, 0.25], abs=0.03)
    row, column = shares_in(np.array([[3.0, 2.0, 4.0], [1.0, 0.0, 9.0]]))
    assert row == pytest.approx([1, 0], abs=0.02)
    assert column == pytest.approx([0, 1, 0], abs=0.02)


@pytest.mark.xdist_group("compiled")
def test_the_number_laid_down_is_seen_before_cards_are_named() -> None:
    """Regret matching finds an equilibrium of the game in two steps: neither side gains by another answer."""
    made = cpu_engine(GAME)
    turn, gap = made.rule(play_turn), made.rule(gap_between)
    values = np.zeros((225, 225))
    values[:40, :40] = np.random.default_rng(3).integers(-1, 2, (40, 40))
    mine, theirs = (np.zeros(1, SIDE)[0] for _ in range(2))
    clear_side(mine, 3)
    clear_side(theirs, 3)
    for number in range(1, ROUNDS + 1):
        turn(values, mine, theirs, number)
    assert gap(values, mine, theirs) < max(GAP, 20 / ROUNDS)
