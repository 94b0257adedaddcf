"""The worked examples and tables of the 2025 rulebook, pages 9 and 10: the playoffs.

The drawings show cards that the text does not name; where an example leaves them open the cards here
are ours, chosen so that only the rule in question decides.
"""

from __future__ import annotations

import pytest

from sixthman.games.allstar.declaration import CUT, LAY_DOWN, OVER, PLAYOFF_TEAM, SHOOTOUT
from sixthman.games.allstar.rules.course import final_rank, settle_match
from tests.games.allstar.conftest import (
    FIVE_DUCKS,
    FIVE_WOLVES,
    GOALS,
    NINES,
    OTHER_NINES,
    PAIR,
    Manager,
    asked,
    bench,
    choose,
    per_seat,
    play_rounds,
    playoffs,
    prepared,
    season_table,
    team,
)


def test_p9_eighteen_cards_and_one_team() -> None:
    """Page 9: all cards come back to the bench, 18 each; five of them make the only team."""
    table = season_table()
    play_rounds(table, 3)
    assert [len(table.legal(seat)) for seat in range(3)] == [18] * 3
    assert int(table.view(0).phase) == PLAYOFF_TEAM
    table.choose(0, "Wolf1 Wolf2 Wolf3 Wolf4 Wolf5")
    assert table.waiting() == [1, 2]


def test_p9_damian_is_out() -> None:
    """Page 9 b, four managers: the weakest team has no ticket to give: out, rank 4, 11 fans."""
    bench_ = "Duck1 Duck9 Duck8"
    state = playoffs(
        Manager(GOALS, "Rabbit2 Rabbit3"),
        Manager(NINES, "Panda1 Panda2"),
        Manager(FIVE_WOLVES, bench_),
        Manager(PAIR),
    )
    settle_match(state)
    assert per_seat(state, "playoff_rank") == [0, 0, 0, 4]
    assert per_seat(state, "fans") == [0, 0, 0, 11]
    assert asked(state) == [0, 1, 2]


def test_p9_a_ticket_keeps_the_weakest_in() -> None:
    """Page 9 b, three managers: the weakest discards a ticket and plays on; the next time it is out."""
    state = playoffs(
        Manager(GOALS, "Rabbit2 Rabbit3", 1),
        Manager(NINES, "Shark9 Horse9", 1),
        Manager(PAIR, "Duck3 Duck8", 1),
    )
    settle_match(state)
    assert per_seat(state, "tickets") == [1, 1, 0]
    assert asked(state) == [0, 1, 2]
    settle_match(state)
    assert per_seat(state, "playoff_rank") == [0, 0, 3]
    assert per_seat(state, "playoff_fans") == [0, 0, 12]


def test_p10_seb_and_clara() -> None:
    """Page 10 c, five managers, ruling A18: same symbol, so species decides: Caribou above Horse."""
    seb = Manager(NINES, "Horse8 Rabbit3 Rabbit4")
    clara = Manager(OTHER_NINES, "Caribou5 Panda1 Panda2")
    others = [Manager(FIVE_WOLVES, "Wolf8 Wolf9"), Manager(FIVE_DUCKS, "Duck8 Duck9"), Manager(out=5)]
    state = playoffs(seb, clara, *others)
    settle_match(state)
    assert int(state.phase) == SHOOTOUT
    assert asked(state) == [0, 1]
    choose(state, 0, "Horse8")
    choose(state, 1, "Caribou5")
    assert per_seat(state, "playoff_rank") == [4, 0, 0, 0, 5]
    assert int(state.playoff_fans[0]) == 17
    assert bench(state, 1) == ["Panda1", "Panda2"]


def test_p10_shootout_with_four_managers_looks_at_numbers() -> None:
    """Page 6 and 10: the same two shots among four managers: Silver is the number, so 8 beats 5."""
    state = playoffs(
        Manager(NINES, "Horse8 Rabbit3 Rabbit4"),
        Manager(OTHER_NINES, "Caribou5 Panda1 Panda2"),
        Manager(FIVE_WOLVES, "Wolf8 Wolf9"),
        Manager(FIVE_DUCKS, "Duck8 Duck9"),
    )
    settle_match(state)
    choose(state, 0, "Horse8")
    choose(state, 1, "Caribou5")
    assert per_seat(state, "playoff_rank") == [0, 4, 0, 0]
    assert bench(state, 0) == ["Rabbit3", "Rabbit4"]


def test_p10_chantal_changes_three() -> None:
    """Page 10 d, ruling A20: she lays three cards down, then takes three out of her team."""
    state = playoffs(
        Manager(FIVE_WOLVES, "Shark1 Shark2 Shark3 Shark9"),
        Manager(FIVE_DUCKS, "Tiger1 Tiger2 Tiger8"),
        Manager(GOALS, "Horse5 Horse7 Horse9"),
        Manager(PAIR),
    )
    settle_match(state)
    assert int(state.phase) == LAY_DOWN
    choose(state, 0, "Shark1 Shark2 Shark3 -")
    choose(state, 1, "Tiger1 Tiger2 -")
    choose(state, 2, "Horse5 Horse7 Horse9")
    assert int(state.phase) == CUT
    assert per_seat(state, "laid_down") == [3, 2, 3, 0]
    choose(state, 0, "Wolf2 Wolf3 Wolf5")
    choose(state, 1, "Duck2 Duck3")
    choose(state, 2, "Duck4 Wolf8 Rabbit5")
    assert team(state, 0) == ["Wolf6", "Wolf7", "Shark1", "Shark2", "Shark3"]
    assert bench(state, 0) == ["Shark9"]
    assert team(state, 1) == ["Duck4", "Duck5", "Duck7", "Tiger1", "Tiger2"]
    assert team(state, 2) == ["Shark4", "Tiger3", "Horse5", "Horse7", "Horse9"]


def test_p10_too_few_substitutes() -> None:
    """Page 10 d, ruling A21: two managers with one bench card each go together, at the lowest rank open."""
    state = playoffs(
        Manager(FIVE_WOLVES, "Shark1"),
        Manager(FIVE_DUCKS, "Tiger1 Tiger2"),
        Manager(GOALS, "Horse5"),
        Manager(NINES, "Panda1 Panda2"),
        Manager(PAIR, "Panda3 Panda6"),
    )
    settle_match(state)  # the pair takes rank 5; then two cannot substitute
    assert per_seat(state, "playoff_rank") == [4, 0, 4, 0, 5]
    assert per_seat(state, "fans") == [17, 0, 17, 0, 10]
    assert asked(state) == [1, 3]


@pytest.mark.parametrize(
    ("managers", "tickets", "fans"),
    [(2, 0, 10), (2, 1, 12), (2, 2, 14), (3, 0, 20), (3, 1, 23), (4, 0, 30), (5, 0, 40), (6, 0, 50)],
)
def test_p10_the_last_manager_scores_first_place(managers: int, tickets: int, fans: int) -> None:
    """Page 10 e, ruling A22: fans for rank 1, and 2 (two managers) or 3 (three) for each ticket left."""
    others = [Manager(out=rank_) for rank_ in range(managers, 2, -1)]
    state = playoffs(Manager(FIVE_WOLVES, "", tickets), Manager(PAIR), *others)
    settle_match(state)
    assert int(state.phase) == OVER
    assert int(state.playoff_rank[0]) == 1
    assert int(state.fans[0]) == fans


def test_p10_end_of_the_game() -> None:
    """Page 10, 4: most fans wins; level, the one with more fans from the playoffs."""
    state = prepared(4)
    state.fans[:4] = [80, 91, 91, 70]
    state.playoff_fans[:4] = [30, 11, 17, 23]
    assert [final_rank(state, seat) for seat in range(4)] == [3, 2, 1, 4]
