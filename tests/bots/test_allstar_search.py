"""The All-Star Draft search: its plans are legal, it sees nothing it may not, its endings are right."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import pytest

from sixthman.bots import Clock, bot_named
from sixthman.bots.allstar.endgame import (
    GAP,
    ROUNDS,
    WAYS,
    SubstitutionGame,
    is_last_stand,
    is_small,
    last_cut,
    last_stand,
    matrix_game,
    solve,
    the_other,
)
from sixthman.bots.allstar.plans import LONGEST_PLAN, MOST_PLANS, plans
from sixthman.bots.allstar.pro import pro_by
from sixthman.bots.allstar.quick import fill_envelope
from sixthman.bots.allstar.weights import WEIGHTS
from sixthman.bots.search import SearchBot
from sixthman.games.allstar import GAME
from sixthman.games.allstar.envelopes import ask
from sixthman.games.allstar.ranking import strength
from sixthman.games.allstar.record import CUT, LAY_DOWN, PLAYOFFS
from sixthman.kernel.game import Engine, cpu_engine, interpreted_engine
from sixthman.kernel.piles import NONE
from sixthman.kernel.stream import new_stream
from sixthman.lab.batches import Batch
from sixthman.lab.simulate import simulate
from sixthman.table import Table
from sixthman.table.allstar import AllstarDesk, AllstarOptions

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
    return cpu_engine(GAME) if target == "compiled" else interpreted_engine(GAME)


def searcher(seed: str, worlds: int, target: str) -> SearchBot:
    bot = bot_named("allstar", engine(target), seed)
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
    table = Table(AllstarDesk(), AllstarOptions(**options), seed="whole game", engine=engine(target))
    one = searcher("one", 4 if target == "compiled" else 1, target)
    bots = [one, *(bot_named("pro", engine(target), str(seat)) for seat in range(1, table.options.seats))]
    while not table.over:
        seat = table.waiting()[0]
        table.choose(seat, bots[seat].choose(table.view(seat)))
    assert 1 in table.places()


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
        places = [int(game.place(state, seat)) for seat in range(2)]
        wins += (places[number % 2] == 1) / places.count(1)
    assert wins / games > 0.75


@pytest.mark.xdist_group("compiled")
@pytest.mark.parametrize(
    ("better", "worse", "least"), [("rookie", "random", 0.7), ("pro", "rookie", 0.45), ("pro", "random", 0.9)]
)
def test_levels_are_levels(better: str, worse: str, least: float) -> None:
    kinds = {"random": 0, "rookie": 1, "pro": 2}
    batch = Batch((0, 4, 0, 0, 0), (kinds[better], *[kinds[worse]] * 3), "levels")
    assert simulate(GAME, batch, 3000).win_shares[0] > least


# --- endings


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


def made_up(seed: int) -> Any:
    """Two managers, each with three cards on the bench, about to substitute."""
    state = deal({"seats": 2, "mode": "heritage"}, f"made up {seed}")
    cards = np.random.default_rng(seed).permutation(108)
    for seat in range(2):
        state.benched[seat] = 3
        state.bench[seat, :3] = cards[8 * seat : 8 * seat + 3]
        state.teams[seat, 0] = cards[8 * seat + 3 : 8 * seat + 8]
    state.round_ = PLAYOFFS
    ask(state, LAY_DOWN, 0b11)
    return state


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

        best = max(result(int(laid), int(left)) for laid, left in WAYS[len(bench)])
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


@pytest.mark.long
@pytest.mark.xdist_group("compiled")
def test_endings_are_solved() -> None:
    """Weights sum to 1, shares are shares, and what is chosen is legal."""
    luck, exact = new_stream("endings"), 0
    for phase in (LAY_DOWN, CUT):
        for state, seat in endings(phase, 4, 6):
            thought = solve(engine("compiled"), view_of(state, seat), seat, Clock(5.0), luck)
            assert thought is not None
            weights = [candidate.weight for candidate in thought.candidates]
            assert sum(weights) == pytest.approx(1)
            assert all(0 <= candidate.win <= 1 + 1e-9 for candidate in thought.candidates)
            exact += thought.exact
            trial = state.copy()
            for chosen in thought.choices:
                engine().game.act(trial, seat, chosen)
    assert exact > 3


def test_a_short_clock_leaves_large_endings_to_the_search() -> None:
    view = view_of(made_up(1), 0)
    assert is_small(view, 0, 1)
    assert solve(engine(), view, 0, Clock(0.02), new_stream("short")) is None


def test_matching_pennies() -> None:
    """A game without a saddle point: both sides mix evenly."""
    row, column = matrix_game(np.array([[1.0, -1.0], [-1.0, 1.0]]))
    assert row == pytest.approx([0.5, 0.5], abs=0.02)
    assert column == pytest.approx([0.5, 0.5], abs=0.02)
    row, column = matrix_game(np.array([[0.0, -1.0, 2.0], [1.0, 0.0, -1.0], [-2.0, 1.0, 0.0]]))
    assert row == pytest.approx([0.25, 0.5, 0.25], abs=0.03)


def test_the_number_laid_down_is_seen_before_cards_are_named() -> None:
    """Regret matching finds an equilibrium of the game in two steps: neither side gains by another answer."""
    chance = np.random.default_rng(3)
    own, theirs = WAYS[3], WAYS[3]
    out = chance.integers(-1, 2, (len(own), len(theirs), 2)).astype(float)
    game = SubstitutionGame(own, theirs, out)
    game.play(Clock(worlds=1))
    assert game.gap() < max(GAP, 20 / ROUNDS)
