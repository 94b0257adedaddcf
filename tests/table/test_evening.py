"""An evening: everybody meets everybody, nobody sits out twice, standings name one order, leavers forfeit."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sixthman.messages import BadOption
from sixthman.table.evening import BRACKET, EVERYBODY, OVER, PLAYING, Evening, Plan
from sixthman.table.evening.plan import everybody_meets, sizes_of

FEW = settings(max_examples=60, deadline=None)
PLAYERS = st.integers(2, 17)
FORMAT = st.sampled_from([EVERYBODY, BRACKET])
LUCK = st.integers(0, 2**32).map(Random)


def evening_of(players: int, **agreed: Any) -> Evening:
    evening = Evening(Plan(**agreed))
    for player in range(players):
        evening.join(f"P{player}")
    evening.begin(range(players))
    return evening


def play_on(evening: Evening, luck: Random, leaving: bool = False) -> None:
    """Play matches that are on in any order, with any scores; now and then somebody goes."""
    while evening.state == PLAYING:
        match = luck.choice(evening.on())
        if leaving and luck.randrange(10) == 0:
            evening.leave(luck.randrange(len(evening.players)))
        else:
            evening.result(match.number, [luck.randrange(4) for _ in match.players])


@given(PLAYERS)
@FEW
def test_two_at_a_table_everybody_meets_everybody_once_and_rounds_off_are_fair(players: int) -> None:
    rounds = everybody_meets(players, 2)
    met = [tuple(sorted(pair)) for tables in rounds for pair in tables]
    assert sorted(met) == list(combinations(range(players), 2))
    off: Counter[int] = Counter()
    first: Counter[int] = Counter()
    for tables in rounds:
        playing = [player for pair in tables for player in pair]
        assert len(playing) == len(set(playing))
        off.update(set(range(players)) - set(playing))
        first.update(pair[0] for pair in tables)
    assert [off[player] for player in range(players)] == [players % 2] * players
    assert all(abs(2 * first[player] - (players - 1)) <= players // 2 + 1 for player in range(players))


@given(PLAYERS, st.integers(3, 6))
@FEW
def test_at_larger_tables_all_play_every_round_and_meet_about_as_often(players: int, seats: int) -> None:
    rounds = everybody_meets(players, seats)
    met: Counter[tuple[int, ...]] = Counter()
    for tables in rounds:
        assert sorted(player for table in tables for player in table) == list(range(players))
        assert sorted(map(len, tables)) == sorted(sizes_of(players, seats))
        assert all(2 <= len(table) <= seats for table in tables)
        met.update(pair for table in tables for pair in combinations(table, 2))
    assert max(met.values()) <= 3
    if players <= seats:
        assert len(rounds) == 1


@given(LUCK, st.integers(2, 9), st.integers(2, 6), FORMAT, st.integers(0, 3))
@FEW
def test_every_evening_ends_with_one_order_of_all(
    luck: Random, players: int, seats: int, how: str, tables: int
) -> None:
    evening = evening_of(players, format=how, seats=seats, tables=tables)
    if tables:
        assert len(evening.on()) <= tables
    play_on(evening, luck, leaving=True)
    assert evening.state == OVER
    assert sorted(evening.order()) == list(range(players))
    keys = [row.order() for row in evening.standings()]
    assert keys == sorted(set(keys))
    assert evening.champion() is None or evening.champion() not in evening.left


@given(LUCK, st.integers(2, 9), st.integers(1, 3))
@FEW
def test_nobody_plays_at_two_tables_and_all_in_their_order(luck: Random, players: int, tables: int) -> None:
    evening = evening_of(players, tables=tables)
    last = [0] * players
    while evening.state == PLAYING:
        on = evening.on()
        assert 1 <= len(on) <= tables
        assert len({match.table for match in on}) == len(on)
        busy = [player for match in on for player in match.players]
        assert len(busy) == len(set(busy))
        match = luck.choice(on)
        for player in match.players:
            assert last[player] < match.number
            last[player] = match.number
        evening.result(match.number, [1, 0])


@given(LUCK, st.integers(2, 17))
@FEW
def test_a_bracket_gives_rounds_off_in_the_first_round_only(luck: Random, players: int) -> None:
    evening = evening_of(players, format=BRACKET)
    play_on(evening, luck)
    size = 1
    while size < players:
        size *= 2
    assert len(evening.off[0]) == size - players
    assert not any(evening.off[1:])
    assert len(evening.matches) == players - 1
    lost = Counter(evening._order_of(match)[1] for match in evening.matches)
    assert evening.order()[0] == evening.champion()
    assert sorted(lost) == sorted(set(range(players)) - {evening.champion()})
    assert set(lost.values()) <= {1}


def test_four_people_with_two_sets() -> None:
    """H16: everybody meets once, wins then point difference rank them, the first two play a final."""
    evening = evening_of(4, tables=2)
    assert [match.table for match in evening.on()] == [1, 2]
    scores = {
        (0, 3): [50, 40],
        (1, 2): [30, 60],
        (0, 2): [20, 21],
        (1, 3): [10, 5],
        (0, 1): [9, 7],
        (2, 3): [1, 2],
    }
    while not any(match.final for match in evening.matches):
        match = evening.on()[0]
        low_first = scores[min(match.players), max(match.players)]
        evening.result(match.number, low_first if match.players == sorted(match.players) else low_first[::-1])
    table = [(row.player, row.halves, row.difference) for row in evening.standings()]
    assert table == [(2, 4, 30), (0, 4, 11), (3, 2, -14), (1, 2, -27)]
    final = evening.on()[0]
    assert final.players == [2, 0]
    assert final.final
    evening.result(final.number, [70, 71])
    assert evening.champion() == 0
    assert evening.order()[:2] == [0, 2]


def test_a_tied_final_is_won_by_who_was_ahead() -> None:
    evening = evening_of(3)
    while not evening.matches[-1].final:
        match = evening.on()[0]
        evening.result(match.number, list(match.players))
    final = evening.on()[0]
    evening.result(final.number, [5, 5])
    assert evening.champion() == 2


def test_who_leaves_loses_what_is_open_and_is_in_no_final() -> None:
    evening = evening_of(3)
    first = evening.on()[0]
    evening.result(first.number, [9, 0])
    winner = first.players[0]
    evening.leave(winner)
    others = [player for player in range(3) if player != winner]
    open_matches = [match for match in evening.matches if winner in match.players and match is not first]
    assert all(match.done and match.absent == [winner] for match in open_matches)
    last = evening.on()[0]
    assert sorted(last.players) == others
    evening.result(last.number, [1, 0])
    assert evening.on()[0].final
    assert sorted(evening.on()[0].players) == others
    assert evening.standings()[-1].player == winner


def test_at_a_larger_table_who_leaves_is_last_of_it() -> None:
    evening = evening_of(4, seats=4)
    match = evening.on()[0]
    evening.leave(2)
    assert not match.done
    evening.result(match.number, [10, 20, 90, 30])
    assert match.ranks == [3, 2, 4, 1]
    row = next(one for one in evening.standings() if one.player == 3)
    assert (row.halves, row.difference) == (6, 30)


def test_a_result_can_be_corrected_until_the_final_hangs_on_it() -> None:
    evening = evening_of(2)
    evening.result(1, [1, 2])
    evening.result(1, [2, 1])
    assert evening.champion() == evening.matches[0].players[0]
    evening = evening_of(3)
    for match in list(evening.matches):
        evening.result(match.number, [1, 0])
    with pytest.raises(BadOption):
        evening.result(1, [0, 1])


@pytest.mark.parametrize(
    "event",
    [
        {"type": "result", "match": 9, "scores": [1, 2]},
        {"type": "result", "match": 1, "scores": [1]},
        {"type": "result", "match": 1, "scores": [1, 10**9]},
        {"type": "result", "match": 1, "scores": [1, 2], "ranks": [0, 1]},
        {"type": "join", "name": "late"},
        {"type": "leave", "player": 4},
        {"type": "begin", "order": [0, 1]},
        {"type": "absent", "match": 1, "players": [9]},
        {"type": "dance"},
    ],
)
def test_what_cannot_be_is_refused_and_changes_nothing(event: dict[str, Any]) -> None:
    evening = evening_of(4)
    before = repr(vars(evening))
    with pytest.raises(BadOption):
        evening.apply(event)
    assert repr(vars(evening)) == before


@pytest.mark.parametrize("plan", [Plan(format="swiss"), Plan(seats=1), Plan(seats=7), Plan(tables=-1)])
def test_a_plan_that_cannot_be(plan: Plan) -> None:
    with pytest.raises(BadOption):
        Evening(plan)
