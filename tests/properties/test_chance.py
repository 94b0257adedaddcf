"""The yardstick itself: values from printed tables of the chi-square distribution."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tests.properties.chance import assert_fair, assert_fair_on_appeal, chi_square_tail, p_value


@pytest.mark.parametrize(
    ("statistic", "freedom", "tail"),
    [
        (3.841, 1, 0.05),
        (6.635, 1, 0.01),
        (5.991, 2, 0.05),
        (18.307, 10, 0.05),
        (29.588, 10, 0.001),
        (124.342, 100, 0.05),
        (77.929, 100, 0.95),
        (1118.95, 1000, 0.005),
    ],
)
def test_tail_is_that_of_the_tables(statistic: float, freedom: int, tail: float) -> None:
    assert chi_square_tail(statistic, freedom) == pytest.approx(tail, rel=2e-3)


def test_a_loaded_die_is_found_out() -> None:
    with pytest.raises(AssertionError, match="p ="):
        assert_fair([1000, 1000, 1000, 1000, 1000, 1200])


def test_weights_say_what_is_expected() -> None:
    assert p_value([200, 100, 100], [2, 1, 1]) == 1.0
    assert p_value([100, 200, 100], [2, 1, 1]) < 1e-4


def test_bad_luck_is_forgiven_on_appeal() -> None:
    samples: list[tuple[int, str]] = []

    def sampled(count: int, seed: str) -> float:
        samples.append((count, seed))
        return 1e-9 if len(samples) == 1 else 0.5

    assert_fair_on_appeal(sampled, 600, "a die")
    assert [count for count, _ in samples] == [600, 6000]
    assert samples[0][1] != samples[1][1], "a fresh sample"


def test_who_is_not_suspected_needs_no_appeal() -> None:
    samples: list[int] = []

    def sampled(count: int, seed: str) -> float:
        samples.append(count)
        return 0.002

    assert_fair_on_appeal(sampled, 600, "a die")
    assert samples == [600]


def test_a_loaded_die_is_found_out_on_appeal_too() -> None:
    def sampled(count: int, seed: str) -> float:
        sides = Counter(random.Random(seed).choices(range(6), [10, 10, 10, 10, 10, 12], k=count))
        return p_value([sides[side] for side in range(6)])

    with pytest.raises(AssertionError, match="on appeal"):
        assert_fair_on_appeal(sampled, 6200, "loaded")
