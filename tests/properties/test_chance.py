"""The yardstick itself: values from printed tables of the chi-square distribution."""

from __future__ import annotations

import pytest

from tests.properties.chance import assert_fair, chi_square_tail, p_value


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
