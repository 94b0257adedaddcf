"""The race between plans, on a made-up game: who drops out and when, what is told, on every target."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import NormalDist
from typing import Any

import numpy as np
import pytest

from sixthman.bots import Clock
from sixthman.bots.race import (
    CERTAIN,
    FEWEST,
    HURRY,
    LEFT,
    MORE,
    RACING,
    RECORDS,
    SLICE,
    SOLVED,
    VIEW,
    WIN,
    WORLD,
    WORTH,
    drop_out,
    enter,
    errors_behind,
    keep_to_schedule,
    line_up,
    put_in_order,
    race_type,
    root_of,
    sureness,
    tell,
    tell_race,
    think,
    think_on,
)
from sixthman.bots.search import SearchBot, SearchRules, thought_of
from sixthman.bots.thought import Thought
from sixthman.kernel.declaration import Choices, Declaration
from sixthman.kernel.game import BuiltEngine, Engine, Game, cpu_engine, interpreted_engine, record_type
from sixthman.kernel.rules import interpreted, rule
from sixthman.kernel.stream import THOUGHT, draw, new_stream

MOST = 16
CHANCES = 1000

# --- the game: whoever chooses plan k wins where a number that is drawn lies below the chance of k; the score
# tells the plan, the lead is given


RECORD = record_type(
    [
        ("viewer", np.int8),
        ("open_", np.int8),  # plans
        ("solvable", np.int8),  # after this many pieces; 0: not at all
        ("chosen", np.int8),
        ("drawn", np.int16),
        ("chance", np.int16, (MOST,)),
        ("lead", np.int16, (MOST,)),
    ]
)


@rule
def imagine(state: Any, luck: Any) -> None:
    state.drawn = draw(luck, CHANCES)


@rule
def act(state: Any, seat: int, chosen: int) -> None:
    state.chosen = chosen


@rule
def plans(view: Any, seat: int, out: Any) -> int:
    for k in range(view.open_):
        out[k, 0] = k
    view.open_ = 0  # it may use the record it is given
    return k + 1


@rule
def finish(state: Any, luck: Any) -> None:
    state.drawn = (int(state.drawn) + draw(luck, 1)) % CHANCES


@rule
def outcome(state: Any, seats: int, seat: int, noted: Any) -> None:
    noted[0] = 1.0 if state.drawn < state.chance[state.chosen] else 0.0
    noted[1] = 10 * seats + seat + int(state.chosen)
    noted[2] = int(state.lead[state.chosen])


@rule
def seated(view: Any) -> int:
    return 3


@rule
def solve(records: Any, words: Any, luck: Any, race: Any, time: float) -> int:
    """The last plan is best, if there is time enough to find that out."""
    race.room.doing += 1
    if records[VIEW].solvable == 0 or time > 0.5:
        return LEFT
    if race.room.doing < records[VIEW].solvable:
        return MORE
    for plan in range(race.count):
        tell(race, plan, 0.25 * plan, 0.0, 0.0, 1.0 if plan + 1 == race.count else 0.0)
    put_in_order(race.order, int(race.count), race.win, race.win)
    race.told, race.exact = race.count, 1
    return SOLVED


MADE_UP = Declaration(
    name="made up",
    title="Made Up",
    package=__name__,
    version="1",
    score="points",
    person="manager",
    options=(),
    phases=(),
    choices=(Choices("plan", 0, MOST),),
    fields=(),
)
GAME = Game(MADE_UP, RECORD, {"imagine": imagine, "act": act})
SEARCH_RULES = SearchRules(
    plans=plans,
    finish=finish,
    outcome=outcome,
    solve=solve,
    seated=seated,
    lead_counts=0.0001,
    race=race_type(MOST, 2, record_type([("doing", np.int64)])),
    records=RECORDS,
)


def view_with(chances: Sequence[int], solvable: int = 0, leads: Sequence[int] = ()) -> Any:
    view = GAME.new_state()
    view.viewer, view.open_, view.solvable = 2, len(chances), solvable
    view.chance[: len(chances)], view.lead[: len(leads)] = chances, leads
    return view


def bot_on(engine: Engine, seed: str = "race") -> SearchBot:
    return SearchBot("mvp", engine, SEARCH_RULES, seed, Clock(worlds=1))


def thought_about(
    chances: Sequence[int], worlds: int, solvable: int = 0, leads: Sequence[int] = ()
) -> Thought:
    view = view_with(chances, solvable, leads)
    return bot_on(interpreted_engine(GAME)).consider(view, Clock(worlds=worlds))


class Table:
    """What `think` works with."""

    def __init__(self, view: Any) -> None:
        self.records = np.zeros(RECORDS, RECORD)
        self.records[VIEW] = view
        self.words = self.records.view(np.uint64).reshape(RECORDS, -1)
        self.luck = new_stream("race", lane=THOUGHT)
        self.race = np.zeros(1, SEARCH_RULES.race)[0]

    def think(self, engine: Engine, limit: int) -> Thought:
        engine.rule(think, **SEARCH_RULES.bound)(self.records, self.words, self.luck, self.race, limit)
        return thought_of(self.race, 0.0)


# --- who drops out


def test_a_plan_that_is_surely_behind_drops_out() -> None:
    thought = thought_about([900, 100, 900], worlds=200)
    assert [one.choices for one in thought.candidates] == [[0], [2], [1]]
    assert [one.visits for one in thought.candidates] == [200, 200, FEWEST]
    assert thought.worlds == 200
    assert thought.playouts == 400 + FEWEST


def test_a_race_is_over_when_one_plan_is_left() -> None:
    thought = thought_about([100, 900], worlds=200)
    assert thought.worlds == FEWEST
    assert thought.choices == [1]
    assert [one.weight for one in thought.candidates] == [1, 0]


def test_nobody_drops_out_before_there_are_some_worlds() -> None:
    thought = thought_about([0, 1000], worlds=FEWEST - 1)
    assert [one.visits for one in thought.candidates] == [FEWEST - 1] * 2


def test_plans_that_do_the_same_stay_to_the_end() -> None:
    thought = thought_about([500, 500], worlds=300)
    assert [one.visits for one in thought.candidates] == [300, 300]
    assert thought.candidates[0].win == thought.candidates[1].win
    assert thought.choices == [0]


def test_where_plans_win_alike_the_lead_decides() -> None:
    thought = thought_about([500, 500], worlds=300, leads=[3, 4])
    assert thought.choices == [1]
    assert [one.lead for one in thought.candidates] == [4, 3]


def race_with(values: Any) -> Any:
    """A race between plans whose values are given, world by world."""
    race = np.zeros(1, SEARCH_RULES.race)[0]
    race.doing = RACING
    line_up(race, values.shape[1])
    note = interpreted_engine(GAME).rule(enter, **SEARCH_RULES.bound)
    for row in values:
        race.noted[: len(row), WIN] = row
        note(race)
    return race


def test_who_is_behind_by_how_many_errors() -> None:
    """As the standard error of the difference says, world by world; the leader's own row is 0."""
    values = np.random.default_rng(1).random((60, 5)) + np.linspace(0, 0.8, 5)
    race = race_with(values)
    gaps = values[:, 4:] - values
    wanted = gaps.mean(axis=0)[:4] / (gaps.std(axis=0)[:4] / np.sqrt(60))
    assert [errors_behind(race, 4, plan) for plan in range(4)] == pytest.approx(wanted)
    assert errors_behind(race, 4, 4) == 0
    drop_out(race)
    assert race.racing[: race.running].tolist() == [*np.flatnonzero(wanted < CERTAIN), 4]


@pytest.mark.parametrize("count", [2, 3, 7, 12, 16])
def test_fewer_and_fewer_plans_by_schedule(count: int) -> None:
    """The best ones stay; of equal ones the first."""
    for time in np.linspace(0, 1, 21):
        values = np.tile(np.arange(count) % 5, (2, 1)).astype(float)
        race = race_with(values)
        keep_to_schedule(race, float(time))
        most = max(2, round(count ** max(0.0, 1 - time / HURRY)))
        best = sorted(range(count), key=lambda plan: -(plan % 5))[:most]
        assert race.racing[: race.running].tolist() == sorted(best)


def test_the_schedule_waits_for_two_worlds() -> None:
    race = race_with(np.ones((1, 8)))
    keep_to_schedule(race, 0.95)
    assert race.running == 8


def test_powers_by_square_roots() -> None:
    for number in range(1, 65):
        for part in np.linspace(0, 1, 50):
            assert root_of(number, float(part)) == pytest.approx(number ** float(part), rel=1e-14)


# --- what is told


def test_order() -> None:
    """Greatest first, then by the second figures, then as they came."""
    first, second = np.array([1, 3, 3, 2, 3, 1.0]), np.array([5, 1, 2, 9, 2, 5.0])
    order = np.zeros(6, np.int64)
    put_in_order(order, 6, first, second)
    assert order.tolist() == [2, 4, 1, 3, 0, 5]


def test_figures_are_means_over_the_worlds_of_a_plan() -> None:
    values = np.random.default_rng(2).random((40, 3))
    race = race_with(values)
    interpreted_engine(GAME).rule(tell_race, **SEARCH_RULES.bound)(race)
    assert race.win[:3].tolist() == pytest.approx(values.mean(axis=0))
    assert race.error[:3].tolist() == pytest.approx(values.std(axis=0) / np.sqrt(40))
    assert race.order[:3].tolist() == np.argsort(-values.mean(axis=0)).tolist()
    assert race.noted[:3, WORTH].tolist() == values[-1].tolist()


def test_every_figure_is_that_of_its_plan() -> None:
    for one in thought_about([400, 800, 600], worlds=60, leads=[7, 8, 9]).candidates:
        assert one.score == 30 + 2 + one.choices[0]
        assert one.lead == 7 + one.choices[0]
        assert one.win == pytest.approx([0.4, 0.8, 0.6][one.choices[0]], abs=0.25)


def test_one_plan_needs_no_thought() -> None:
    thought = thought_about([300], worlds=50)
    (only,) = thought.candidates
    assert (thought.worlds, only.choices, only.weight, only.score, only.lead) == (0, [0], 1, None, None)


def test_what_can_be_solved_is_not_raced_for() -> None:
    thought = thought_about([900, 100, 500], worlds=50, solvable=3)
    assert thought.exact
    assert (thought.worlds, thought.choices) == (0, [2])
    assert [one.win for one in thought.candidates] == [0.5, 0.25, 0]


def test_a_solution_is_given_up_when_time_runs_out() -> None:
    table, times = Table(view_with([900, 100], solvable=3)), iter([0.0, 0.4, 0.6, 0.7, 1.0])
    engine = BuiltEngine(GAME, interpreted())
    engine.build.bind("spent", lambda worlds, limit: next(times))
    thought = table.think(engine, 0)
    assert not thought.exact
    assert thought.worlds > 0


def test_choices_are_compared_in_the_same_worlds() -> None:
    """The error is that of the difference to the first; only winning counts, and nobody drops out."""
    bot = bot_on(interpreted_engine(GAME))
    one, two, three = bot.compare(view_with([300, 900, 310]), [[0], [1], [2]], 400)
    assert (one.visits, two.visits, three.visits) == (400, 400, 400)
    gain = two.win - one.win
    assert two.error == pytest.approx(np.sqrt((gain - gain**2) / 400))
    assert one.error == 0
    assert three.error < two.error


def test_how_sure_it_is_of_the_best() -> None:
    """Plans that do the same: heads or tails. A little better: more.
    Plainly better, or solved: sure."""
    assert thought_about([500, 500], worlds=300).sure == 0.5
    assert 0.6 < thought_about([500, 506], worlds=300).sure < 0.99
    assert thought_about([100, 900], worlds=300).sure > 0.999
    assert thought_about([900, 100], worlds=50, solvable=3).sure == 1
    assert thought_about([300], worlds=50).sure == 1


def test_sureness_is_that_of_normal_errors() -> None:
    for errors in np.linspace(0, 5, 21):
        assert sureness(float(errors)) == pytest.approx(NormalDist().cdf(float(errors)), abs=0.01)
    assert sureness(1e9) == pytest.approx(1)


# --- the clock


def test_a_clock_that_is_bound_is_looked_at_between_slices() -> None:
    """A world takes a thousandth of the time: after the first one slices have their size, but for the last
    ones, which get smaller."""
    table, looks = Table(view_with([500, 500])), []
    engine = BuiltEngine(GAME, interpreted())

    def spent(worlds: int, limit: int) -> float:
        looks.append(worlds)
        return worlds / 1000

    engine.build.bind("spent", spent)
    assert table.think(engine, 0).worlds == 1000
    slices = np.diff(looks)
    assert slices[0] == 1
    assert abs(slices[1:40] - SLICE * 1000).max() <= 1
    assert slices[-1] == 1


def test_without_a_clock_there_is_no_time() -> None:
    thought = Table(view_with([500, 500])).think(interpreted_engine(GAME), 0)
    assert (thought.worlds, len(thought.candidates)) == (0, 2)


def test_a_bot_looks_at_its_clock() -> None:
    bot = bot_on(interpreted_engine(GAME))
    thought = bot.consider(view_with([500, 500]), Clock(0.05))
    assert thought.worlds > 1
    assert thought.seconds == pytest.approx(0.05, abs=0.05)


# --- one call, pieces, targets


CASES = [([500, 480, 300, 510, 100], 0), ([500] * MOST, 0), ([200, 900], 0), ([700], 0), ([1, 2, 3], 4)]


@pytest.mark.parametrize(("chances", "solvable"), CASES)
def test_pieces_come_to_what_one_call_does(chances: list[int], solvable: int) -> None:
    view = view_with(chances, solvable)
    assert Table(view).think(interpreted_engine(GAME), 150) == in_pieces(view, 150)


def in_pieces(view: Any, worlds: int) -> Thought:
    thought = bot_on(interpreted_engine(GAME)).consider(view, Clock(worlds=worlds))
    thought.seconds = 0.0
    return thought


@pytest.mark.xdist_group("compiled")
def test_compiled_it_thinks_the_same() -> None:
    """To the last bit of the record, but for the view, which is given."""
    compiled, plain = cpu_engine(GAME), interpreted_engine(GAME)
    for chances, solvable in CASES:
        one, other = (Table(view_with(chances, solvable)) for _ in range(2))
        assert one.think(compiled, 150) == other.think(plain, 150)
        assert one.race.tobytes() == other.race.tobytes()
        assert one.luck.tobytes() == other.luck.tobytes()


def test_the_view_is_left_as_it_was() -> None:
    table = Table(view_with([500, 400, 300]))
    table.think(interpreted_engine(GAME), 30)
    assert table.records[VIEW].tobytes() == view_with([500, 400, 300]).tobytes()
    assert table.records[WORLD].drawn != 0


def test_nothing_is_done_where_there_is_nothing_to_think_of() -> None:
    table, engine = Table(view_with([500, 400])), interpreted_engine(GAME)
    assert not engine.rule(think_on, **SEARCH_RULES.bound)(
        table.records, table.words, table.luck, table.race, 10, 0.0
    )
    assert table.race.tobytes() == np.zeros(1, SEARCH_RULES.race).tobytes()
