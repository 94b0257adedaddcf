"""Chances of teams that are not laid down yet: the same whatever is sealed, on every target."""

from __future__ import annotations

import random
from typing import Any

import pytest

from sixthman.games.allstar.bots.chances import Chances, Tried
from sixthman.games.allstar.declaration import CHOOSE_COACH, LINEUP, MORE_SWAPS, NEW_TEAM, PASS, TEAM
from sixthman.games.allstar.table import AllstarAdapter, AllstarOptions, TableCards
from sixthman.games.allstar.table.evaluation import Evaluation
from sixthman.kernel.game import interpreted_engine
from sixthman.table import Table
from sixthman.table.adapter import Given
from tests.games.allstar.cardfiles import wild_sections, written

TWICE = "Lynx"  # one of the set's own coaches: allows a second substitution


@pytest.fixture(scope="module")
def wild(tmp_path_factory: pytest.TempPathFactory) -> TableCards:
    """Cards of which none is as usual."""
    return TableCards.read(written(tmp_path_factory.mktemp("cards"), **wild_sections()))


def second_line_up(cards: TableCards) -> Table:
    """A table where the first seat, whose coach allows it, may substitute twice."""
    options = AllstarOptions(seats=3, coaches=True, cards=cards)
    given = Given({"coaches": [TWICE, "Owl", "Elk", "Nobody", "Otter", "Fox 7"]})
    table, luck = Table(AllstarAdapter(cards), options, seed="twice", given=given), random.Random("twice")
    while not (table.view(0).phase == LINEUP and table.view(0).round_ == 1):
        for seat in table.waiting():
            if table.view(0).phase == CHOOSE_COACH and seat == 0:
                table.choose(0, table.adapter.read(f"coach:{TWICE}"))
            else:
                table.choose(seat, [luck.choice(table.legal(seat))])
    return table


def substitute(table: Table) -> None:
    """Someone leaves the older team, twice, and someone comes in."""
    for _ in range(4):
        table.choose(0, [next(choice for choice in table.legal(0) if choice != PASS)])


def test_a_second_substitution_is_taken_out_again(wild: TableCards) -> None:
    """By the coach that the set has there: a usual one of that number would allow none."""
    table, chances, evaluation = second_line_up(wild), Chances(wild.engine), Evaluation(wild)
    view = table.view(0)
    tried = [Tried(evaluation.holding(view)[:TEAM], arena) for arena in (0, 1)]
    before: Any = chances.of(view, tried, 40), evaluation.holding(view), evaluation.bench(view)
    substitute(table)
    sealed = table.view(0)
    assert int(sealed.stage[0]) == NEW_TEAM > MORE_SWAPS
    assert (chances.of(sealed, tried, 40), evaluation.holding(sealed), evaluation.bench(sealed)) == before
    assert sum(before[0][0].ranks) == pytest.approx(1)


def test_chances_are_the_same_on_every_target(wild: TableCards) -> None:
    table = second_line_up(wild)
    substitute(table)
    view = table.view(0)
    tried = [Tried(Evaluation(wild).holding(view)[:TEAM], arena) for arena in (0, 1)]
    compiled = Chances(wild.engine).of(view, tried, 6)
    assert compiled == Chances(interpreted_engine(wild.game)).of(view, tried, 6)
    assert compiled is not None
    assert compiled[0].fans != compiled[1].fans
