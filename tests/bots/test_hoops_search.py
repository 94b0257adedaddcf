"""The coach of NBA Deck-Building that looks ahead: its plans, its clock, its honesty."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

from sixthman.bots import Clock, bot_named
from sixthman.bots.race import LEAD, SCORE, WIN
from sixthman.bots.search import SearchBot
from sixthman.games.hoops.bots.plans import LONGEST_PLAN, MOST_PLANS, plans
from sixthman.games.hoops.bots.prospects import chance_to_win, to_come
from sixthman.games.hoops.bots.search_rules import SEARCH_RULES, outcome
from sixthman.games.hoops.declaration import MENU, OVER, REFRESH, REROLL, TURNS
from sixthman.games.hoops.rules import GAME
from sixthman.games.hoops.rules.record import State
from sixthman.kernel.game import Engine, interpreted_engine, module_engine
from sixthman.kernel.piles import NONE
from sixthman.kernel.stream import new_stream
from sixthman.table import Table
from tests.games.hoops.conftest import (
    BASE_THREE,
    choose,
    dice_fall,
    five,
    in_turn,
    options,
    ready,
)
from tests.table.hoops import DESK, VARIANTS


def compiled(test: Callable[..., object]) -> Callable[..., object]:
    """The search takes a minute or more to compile."""
    return pytest.mark.long(pytest.mark.xdist_group("hoops")(test))


@pytest.fixture(scope="module")
def engine() -> Engine:
    return module_engine(GAME)


def plans_for(view: State, seat: int) -> list[list[int]]:
    out = np.full((MOST_PLANS, LONGEST_PLAN), NONE, np.int16)
    return [[int(c) for c in plan if c != NONE] for plan in out[: int(plans(view, seat, out))]]


# --- plans


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("name", ["random", "pro"])
def test_every_plan_is_legal_and_ends_where_something_unknown_comes_in(name: str, variant: str) -> None:
    """And the coach's own choice begins one of them; of tactics removed, it is among those of a plan."""
    table = Table(DESK, VARIANTS[variant], seed=name)
    rivals = [bot_named(name, interpreted_engine(GAME), f"{seat}") for seat in (0, 1)]
    several = 0
    while not table.over:
        seat = table.waiting()[0]
        view = table.view(seat)
        found = plans_for(view, seat)
        for plan in found:
            assert table.verify(seat, plan) == plan
        assert len({tuple(plan) for plan in found}) == len(found) > 0
        several += len(found) > 1
        own = rivals[seat].choose(view)
        if name == "pro":
            assert any(own[0] in (plan if view.phase == REFRESH else plan[:1]) for plan in found)
        table.choose(seat, own)
    assert several > 50


def test_dice_to_keep_need_no_thought() -> None:
    state = in_turn()
    state.court[0] = five(three=6, intelligence=8)
    ready(state, 0, BASE_THREE)
    dice_fall(state, 5, 4, 3, 0, 0, 1)
    choose(state, BASE_THREE)
    while state.phase == REROLL:
        choose(state, "done")
    assert len(plans_for(state, 0)) == 1


# --- whole games


@compiled
@pytest.mark.parametrize("variant", VARIANTS)
def test_it_plays_whole_games_from_views(engine: Engine, variant: str) -> None:
    table = Table(DESK, VARIANTS[variant], seed=variant, engine=engine)
    bots = [SearchBot("mvp", engine, SEARCH_RULES, f"{seat}", Clock(worlds=2)) for seat in (0, 1)]
    thoughts = 0
    while not table.over:
        seat = table.waiting()[0]
        thought = bots[seat].consider(table.view(seat))
        thoughts += len(thought.candidates) > 1
        assert table.verify(seat, thought.choices) == thought.choices
        table.choose(seat, thought.choices)
    assert thoughts > 100
    assert sorted(table.ranks())[0] == 1


@compiled
def test_it_beats_a_random_player(engine: Engine) -> None:
    game, wins = engine.game, 0
    for number in range(4):
        state, view = GAME.new_state(), GAME.new_state()
        bots: list[Any] = [bot_named("random", engine, f"{number}") for _ in (0, 1)]
        bots[number % 2] = SearchBot("mvp", engine, SEARCH_RULES, f"{number}", Clock(worlds=4))
        game.setup(state, options(), new_stream(f"strength {number}"))
        while not game.over(state):
            seat = int(game.waiting(state)).bit_length() - 1
            game.view(state, seat, view)
            for chosen in bots[seat].choose(view):
                game.act(state, seat, chosen)
        wins += int(game.rank(state, number % 2)) == 1
    assert wins == 4


@compiled
def test_it_thinks_the_same_on_both_targets(engine: Engine) -> None:
    game, state = engine.game, GAME.new_state()
    game.setup(state, options(), new_stream("targets"))
    coach, compared = bot_named("pro", engine, "targets"), 0
    while compared < 4:
        seat = int(game.waiting(state)).bit_length() - 1
        if state.phase in (MENU, REFRESH) and state.turn == 4 * compared + 5:
            compared += 1
            assert thought_in(interpreted_engine(GAME), state, seat, 1) == thought_in(engine, state, seat, 1)
        view = GAME.new_state()
        game.view(state, seat, view)
        game.act(state, seat, *coach.choose(view))


@compiled
def test_prospects_are_what_games_come_to_on_average(engine: Engine) -> None:
    game, coach, tell = engine.game, bot_named("pro", engine, "prospects"), engine.rule(to_come)
    told, came = [], []
    for number in range(80):
        state, at = GAME.new_state(), 6 + number % 12
        game.setup(state, options(first=number % 2), new_stream(f"prospects {number}"))
        view, then = GAME.new_state(), None
        while not game.over(state):
            seat = int(game.waiting(state)).bit_length() - 1
            if then is None and state.turn == at and state.phase == REFRESH:
                then = state.copy()
                told.append(tell(then))
            game.view(state, seat, view)
            game.act(state, seat, *coach.choose(view))
        assert then is not None
        seats = [int(then.player), 1 - int(then.player)]
        came.append([int(state.points[seat]) - int(then.points[seat]) for seat in seats])
    assert np.mean(told) == pytest.approx(np.mean(came), rel=0.1)
    leads = np.array(told) @ [1, -1], np.array(came) @ [1, -1]
    assert np.corrcoef(*leads)[0, 1] > 0.3


# --- chances to win


@pytest.mark.parametrize(("lead", "win"), [(1, 1.0), (0, 0.5), (-30, 0.0)])
def test_a_game_that_has_ended_is_noted_as_it_ended(lead: int, win: float) -> None:
    state = in_turn()
    state.phase, state.points[:] = OVER, (80 + lead, 80)
    noted = np.zeros(3)
    outcome(state, 2, 0, noted)
    assert (noted[WIN], noted[SCORE], noted[LEAD]) == (win, 80 + lead, lead)


@pytest.mark.parametrize("turn", [5, 12, 22])
def test_a_game_that_was_not_played_to_its_end_is_noted_as_a_chance(turn: int) -> None:
    state = in_turn()
    state.phase, state.turn, state.points[:] = REFRESH, turn, (90, 80)
    both = np.zeros((2, 3))
    for seat in (0, 1):
        outcome(state, 2, seat, both[seat])
    assert 0.5 < both[0, WIN] < 1
    assert both[:, WIN].sum() == pytest.approx(1)
    assert both[:, LEAD].tolist() == [10, -10]


def test_a_lead_is_worth_more_the_fewer_turns_are_left() -> None:
    chances = [chance_to_win(10, turn) for turn in range(1, TURNS + 1)]
    assert chances == sorted(chances)
    assert [chance_to_win(lead, 12) for lead in (-200, 0, 200)] == pytest.approx([0, 0.5, 1], abs=1e-4)


@compiled
def test_chances_told_come_true_as_often_as_told(engine: Engine) -> None:
    """One thought in each of 240 games of coaches who go on from what it chose, by tenths of its chance."""
    game, view, coach = engine.game, GAME.new_state(), bot_named("pro", engine, "chances")
    bot, told, won = SearchBot("mvp", engine, SEARCH_RULES, "chances", Clock(worlds=24)), [], []
    for number in range(240):
        state, thinker = GAME.new_state(), NONE
        game.setup(state, options(first=number % 2), new_stream(f"chances {number}"))
        while not game.over(state):
            seat = int(game.waiting(state)).bit_length() - 1
            game.view(state, seat, view)
            choices = coach.choose(view)
            if thinker == NONE and view.turn > number % TURNS:
                thought = bot.consider(view)
                if len(thought.candidates) > 1:
                    thinker, choices = seat, thought.choices
                    told.append(thought.candidates[0].win)
            for chosen in choices:
                game.act(state, seat, chosen)
        if thinker != NONE:
            lead = int(state.points[thinker]) - int(state.points[1 - thinker])
            won.append(1.0 if lead > 0 else 0.5 if lead == 0 else 0.0)
    tenths = np.minimum(9, (np.array(told) * 10).astype(int))
    gaps = np.bincount(tenths, np.array(won) - np.array(told), minlength=10)
    assert len(set(tenths)) == 10
    assert np.abs(gaps).sum() / len(told) < 0.1
    assert np.mean((np.array(won) - np.array(told)) ** 2) < 0.18


def coaches_play(engine: Engine, state: State) -> Iterator[State]:
    """Two coaches play on; before each choice, the view of who is to choose."""
    game, coach, view = engine.game, bot_named("pro", engine, "coach"), GAME.new_state()
    while not game.over(state):
        seat = int(game.waiting(state)).bit_length() - 1
        game.view(state, seat, view)
        yield view
        game.act(state, seat, *coach.choose(view))


# --- the clock


@compiled
def test_no_ending_makes_it_late(engine: Engine) -> None:
    """With 20 ms to think; a machine that is busy with something else may take it longer once in a while."""
    late, exact = [], 0
    bot = SearchBot("mvp", engine, SEARCH_RULES, "late", Clock(0.02))
    for number in range(12):
        state = GAME.new_state()
        engine.game.setup(state, options(), new_stream(f"late {number}"))
        for view in coaches_play(engine, state):
            if view.turn >= TURNS - 1:
                clock = Clock(0.02)
                exact += bot.consider(view, clock).exact
                late.append(time.perf_counter() - clock.begun - clock.seconds)
    assert exact > 5
    assert np.percentile(late, 95) < 0.02


@compiled
def test_everything_is_ready_before_a_clock_runs(engine: Engine) -> None:
    """A bot's rules are compiled or loaded when it is made, also those that only an ending needs."""
    fresh, exact = module_engine(GAME), 0
    bot = SearchBot("mvp", fresh, SEARCH_RULES, "ready", Clock(worlds=1))
    there = versions(fresh)
    for number in range(4):
        state = GAME.new_state()
        engine.game.setup(state, options(), new_stream(f"ready {number}"))
        exact += sum(bot.consider(view).exact for view in coaches_play(engine, state))
    assert exact > 0
    assert versions(fresh) == there


def versions(engine: Any) -> int:
    """How many versions of its rules an engine has in memory."""
    builds = [engine.build, *engine._variants.values()]
    return sum(len(one.signatures) for build in builds for one in build._built.values())


# --- honesty


@compiled
@pytest.mark.parametrize("variant", VARIANTS)
def test_it_chooses_the_same_whatever_is_hidden(engine: Engine, variant: str) -> None:
    """Two full states that look alike from a seat: from its view of either it thinks the same."""
    game, state = engine.game, GAME.new_state()
    game.setup(state, VARIANTS[variant].numbers(), new_stream("peek"))
    chance, compared = np.random.default_rng(5), 0
    while not game.over(state):
        seat = int(game.waiting(state)).bit_length() - 1
        if chance.random() < 0.1:
            compared += 1
            other = other_world(game, state, seat, f"world {compared}")
            assert other.tobytes() != state.tobytes()
            assert thought_in(engine, other, seat) == thought_in(engine, state, seat)
        game.pick(state, seat, int(chance.integers(game.legal(state, seat))))
    assert compared > 15


def other_world(game: Any, state: State, seat: int, world: str) -> State:
    """The same table as the seat knows it, with everything else by chance."""
    other = GAME.new_state()
    game.view(state, seat, other)
    game.imagine(other, new_stream(world))
    return other


def thought_in(
    engine: Engine, state: State, seat: int, worlds: int = 4
) -> list[tuple[list[int], int, float, float | None]]:
    """All candidates with their figures, from the view of a seat and always the same luck."""
    view = GAME.new_state()
    engine.game.view(state, seat, view)
    thought = SearchBot("mvp", engine, SEARCH_RULES, "same", Clock(worlds=worlds)).consider(view)
    return [(c.choices, c.visits, c.win, c.lead) for c in thought.candidates]
