"""Piles: what each rule does to a row, and that it leaves the rest of the row alone."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixthman.kernel.game import Engine
from sixthman.kernel.piles import NONE, blank, find, holds, sort, swap

ROWS = st.lists(st.integers(0, 107), min_size=1, max_size=18)


def row_of(cards: list[int]) -> Any:
    return np.array(cards, np.int8)


def part_of(data: st.DataObject, cards: list[int]) -> tuple[int, int]:
    """Some stretch of a row: where it begins and how long it is."""
    first = data.draw(st.integers(0, len(cards)), "first")
    return first, data.draw(st.integers(0, len(cards) - first), "count")


@given(ROWS, st.data())
def test_sort_puts_a_stretch_in_order(cards: list[int], data: st.DataObject) -> None:
    first, count = part_of(data, cards)
    row = row_of(cards)
    sort(row, first, count)
    assert list(row) == cards[:first] + sorted(cards[first : first + count]) + cards[first + count :]


@given(ROWS, st.data())
def test_blank_empties_a_stretch(cards: list[int], data: st.DataObject) -> None:
    first, count = part_of(data, cards)
    row = row_of(cards)
    blank(row, first, count)
    assert list(row) == cards[:first] + [NONE] * count + cards[first + count :]


@given(ROWS, st.data())
def test_swap_exchanges_two_places(cards: list[int], data: st.DataObject) -> None:
    one, other = (data.draw(st.integers(0, len(cards) - 1)) for _ in range(2))
    row = row_of(cards)
    swap(row, one, other)
    cards[one], cards[other] = cards[other], cards[one]
    assert list(row) == cards


@given(ROWS, st.data())
def test_find_tells_the_first_place_from_a_place_on(cards: list[int], data: st.DataObject) -> None:
    first = data.draw(st.integers(0, len(cards) - 1))
    card = data.draw(st.sampled_from(cards[first:]))
    assert find(row_of(cards), first, card) == cards.index(card, first)


@given(ROWS, st.integers(0, 107), st.data())
def test_holds_looks_at_the_pile_only(cards: list[int], card: int, data: st.DataObject) -> None:
    count = data.draw(st.integers(0, len(cards)))
    assert holds(row_of(cards), count, card) == (card in cards[:count])


@pytest.mark.xdist_group("compiled")
def test_both_targets_treat_rows_alike(interpreted: Engine, compiled: Engine) -> None:
    rows = [row_of([5, 107, 0, 33, 33, 12, 90, 1]) for _ in range(2)]
    for engine, row in zip((interpreted, compiled), rows, strict=True):
        assert engine.rule(find)(row, 1, 33) == 3
        assert engine.rule(holds)(row, 4, 33)
        assert not engine.rule(holds)(row, 3, 33)
        engine.rule(swap)(row, 0, 7)
        engine.rule(sort)(row, 1, 6)
        engine.rule(blank)(row, 5, 2)
    assert list(rows[0]) == [1, 0, 12, 33, 33, NONE, NONE, 5]
    assert list(rows[1]) == list(rows[0])
