"""The All-Star Draft search: its plans are legal, it sees nothing it may not, it is worth having."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import pytest

from sixthman.bots import Clock, bot_named, level_number
from sixthman.bots.race import think
from sixthman.bots.search import SearchBot, thought_of
from sixthman.bots.thought import Thought
from sixthman.games.allstar.bots.last_stand import is_last_stand
from sixthman.games.allstar.bots.plans import LONGEST_PLAN, MOST_PLANS, plans
from sixthman.games.allstar.bots.pro import pro_by
from sixthman.games.allstar.bots.quick import fill_envelope
from sixthman.games.allstar.bots.search_rules import SEARCH_RULES
from sixthman.games.allstar.bots.ways import SMALL
from sixthman.games.allstar.bots.weights import WEIGHTS
from sixthman.games.allstar.declaration import CUT, LAY_DOWN
from sixthman.games.allstar.rules import GAME
from sixthman.games.allstar.table import AllstarAdapter, AllstarOptions
from sixthman.kernel.game import Engine, interpreted_engine, module_engine
from sixthman.kernel.piles import NONE
from sixthman.kernel.stream import THOUGHT, new_stream
from sixthman.lab.batches import Batch
from sixthman.lab.simulate import simulate
from sixthman.table import Table

TABLES = [
    {"seats": 2, "mode": "heritage"},
    {"seats": 2, "mode": "free-agency"},
    {"seats": 2, "mode": "clash"},
    {"seats": 2, "edition": "2020"},
    {"seats": 3},
    {"seats": 4},
    {"seats": 4, "edition": "2020"},
    {"seats": 6},
]


QUICK = [TABLES[2], TABLES[4]]


def on_both_targets() -> list[Any]:
    """A few tables interpreted; all of them compiled, which takes a minute or more to begin with."""
    long = [pytest.mark.long, pytest.mark.xdist_group("compiled")]
    return [
        *(pytest.param("interpreted", options, id=f"interpreted {options}") for options in QUICK),
        *(pytest.param("compiled", options, id=f"compiled {options}", marks=long) for options in TABLES),
    ]


both_targets = pytest.mark.parametrize(("target", "options"), on_both_targets())


@cache
def engine(target: str = "interpreted") -> Engine:
    return module_engine(GAME) if target == "compiled" else interpreted_engine(GAME)


def searcher(seed: str, worlds: int, target: str) -> SearchBot:
    bot = bot_named("mvp", engine(target), seed)
    assert isinstance(bot, SearchBot)
    bot.clock = Clock(worlds=worlds)
    return bot


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


@both_targets
def test_every_plan_is_a_legal_envelope_and_no_two_are_alike(target: str, options: dict[str, Any]) -> None:
    game, find = engine(target).game, engine(target).rule(plans)
    luck = np.random.default_rng(1)
    for seed in range(3 if target == "compiled" else 1):
        state = deal(options, f"plans {seed}")
        while not game.over(state):
            seat = lowest(int(game.waiting(state)))
            view = view_of(state, seat)
            out = np.full((MOST_PLANS, LONGEST_PLAN), NONE, np.int16)
            count = int(find(view, seat, out))
            assert 1 <= count <= MOST_PLANS
            assert len({row.tobytes() for row in out[:count]}) == count
            tried = out[:count] if target == "compiled" else luck.permutation(out[:count])[:3]
            for row in tried:
                trial, fresh = state.copy(), view_of(state, seat)
                for chosen in row[row != NONE]:
                    assert (int(game.waiting(fresh)) >> seat) & 1
                    legal = [int(game.choice(fresh, seat, k)) for k in range(int(game.legal(fresh, seat)))]
                    assert chosen in legal
                    game.act(trial, seat, int(chosen))
                    fresh = view_of(trial, seat)
            row = out[int(luck.integers(count))]
            for chosen in row[row != NONE]:
                game.act(state, seat, int(chosen))


@pytest.mark.parametrize("options", [*TABLES, {"seats": 3, "coaches": True}], ids=str)
def test_the_quick_way_is_the_pros(options: dict[str, Any]) -> None:
    """Interpreted: every envelope, empty or begun, leads to the same record; but for a last stand, which the
    quick way plays better."""
    game, luck = engine().game, np.random.default_rng(1)
    for seed in range(2):
        slow = deal(options, f"quick {seed}")
        while not game.over(slow):
            seat = lowest(int(game.waiting(slow)))
            if luck.random() < 0.2:
                game.pick(slow, seat, pro_by(WEIGHTS, slow, seat))
                continue
            fast = slow.copy()
            fill_envelope(fast, seat)
            if slow.phase in (LAY_DOWN, CUT) and is_last_stand(slow) and not slow.coaches:
                slow = fast
            phase = slow.phase
            while slow.tobytes() != fast.tobytes():
                assert slow.phase == phase
                assert (int(game.waiting(slow)) >> seat) & 1
                game.pick(slow, seat, pro_by(WEIGHTS, slow, seat))


@both_targets
def test_it_plays_a_whole_game_at_a_table(target: str, options: dict[str, Any]) -> None:
    table = Table(AllstarAdapter(), AllstarOptions(**options), seed="whole game", engine=engine(target))
    one = searcher("one", 4 if target == "compiled" else 1, target)
    bots = [one, *(bot_named("pro", engine(target), str(seat)) for seat in range(1, table.options.seats))]
    while not table.over:
        seat = table.waiting()[0]
        table.choose(seat, bots[seat].choose(table.view(seat)))
    assert 1 in table.ranks()


@both_targets
def test_it_chooses_the_same_whatever_is_hidden(target: str, options: dict[str, Any]) -> None:
    """Two deals that look alike from a seat: the same thoughts, to the last figure."""
    game = engine(target).game
    luck, seen = np.random.default_rng(2), 0
    often, worlds = (0.2, 12) if target == "compiled" else (0.04, 1)
    state = deal(options, "hidden")
    while not game.over(state):
        seat = lowest(int(game.waiting(state)))
        if luck.random() < often:
            other = view_of(state, seat)
            game.imagine(other, new_stream("other world"))
            first = searcher("same", worlds, target).consider(view_of(state, seat))
            second = searcher("same", worlds, target).consider(view_of(other, seat))
            assert first.candidates == second.candidates
            assert first.choices == second.choices
            seen += 1
        game.pick(state, seat, int(luck.integers(int(game.legal(state, seat)))))
    assert seen > 1


@pytest.mark.long
@pytest.mark.xdist_group("compiled")
@pytest.mark.parametrize("options", QUICK, ids=str)
def test_it_thinks_the_same_on_both_targets(options: dict[str, Any]) -> None:
    """One call of plain Python, and compiled pieces: the same thoughts in every phase, to the last figure."""
    game, luck = engine("compiled").game, np.random.default_rng(4)
    state, phases = deal(options, "targets"), set()
    while not game.over(state):
        seat = lowest(int(game.waiting(state)))
        view = view_of(state, seat)
        if (int(view.phase), int(view.round_)) not in phases and solver_is_quick(view):
            phases.add((int(view.phase), int(view.round_)))
            compiled = searcher("targets", 2, "compiled").consider(view)
            compiled.seconds = 0.0
            assert compiled == thought_in_one_call(view, 2)
        game.pick(state, seat, int(luck.integers(int(game.legal(state, seat)))))
    assert len(phases) > 7


def solver_is_quick(view: Any) -> bool:
    """Interpreted, a small ending takes minutes to solve."""
    return int(view.phase) not in (LAY_DOWN, CUT) or max(view.benched[: int(view.seats)]) > SMALL


def thought_in_one_call(view: Any, worlds: int) -> Thought:
    records, race = np.zeros(SEARCH_RULES.records, GAME.record), np.zeros(1, SEARCH_RULES.race)[0]
    words = records.view(np.uint64).reshape(SEARCH_RULES.records, -1)
    records[0] = view
    engine().rule(think, **SEARCH_RULES.bound)(
        records, words, new_stream("targets", lane=THOUGHT), race, worlds
    )
    return thought_of(race, 0.0)


@pytest.mark.long
@pytest.mark.xdist_group("compiled")
def test_a_thought_says_what_it_is_made_of() -> None:
    state = deal({"seats": 4}, "thought")
    thought = searcher("thought", 200, "compiled").consider(view_of(state, 0))
    assert thought.worlds == 200
    assert sum(candidate.visits for candidate in thought.candidates) == thought.playouts
    assert len(thought.candidates) == 6
    best = thought.candidates[0]
    assert best.weight == 1
    assert best.visits == 200
    assert 0 < best.error < 0.05
    assert all(0 <= candidate.win <= 1 for candidate in thought.candidates)
    values = [c.win + 0.01 * (c.lead or 0) for c in thought.candidates if c.visits == 200]
    assert values == sorted(values, reverse=True)


@pytest.mark.long
@pytest.mark.xdist_group("compiled")
def test_thinking_beats_not_thinking() -> None:
    """Heritage, against the pro: a little thinking wins three games of four and more."""
    game, wins, games = engine("compiled").game, 0.0, 24
    bots = [searcher("thinker", 150, "compiled"), bot_named("pro", engine("compiled"), "pro")]
    for number in range(games):
        state = deal({"seats": 2, "mode": "heritage"}, f"strength {number}")
        while not game.over(state):
            seat = lowest(int(game.waiting(state)))
            for chosen in bots[(seat + number) % 2].choose(view_of(state, seat)):
                game.act(state, seat, chosen)
        ranks = [int(game.rank(state, seat)) for seat in range(2)]
        wins += (ranks[number % 2] == 1) / ranks.count(1)
    assert wins / games > 0.75


@pytest.mark.xdist_group("compiled")
@pytest.mark.parametrize(
    ("better", "worse", "least"), [("rookie", "random", 0.7), ("pro", "rookie", 0.45), ("pro", "random", 0.9)]
)
def test_levels_are_levels(better: str, worse: str, least: float) -> None:
    levels = (level_number(better), *[level_number(worse)] * 3)
    batch = Batch.of(AllstarOptions(seats=4), levels, "levels")
    assert simulate(GAME, batch, 3000).win_shares[0] > least
