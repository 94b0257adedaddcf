"""Numbers that are the same everywhere."""

from __future__ import annotations

from math import exp

import pytest

from sixthman.kernel.numbers import exponential
from sixthman.kernel.rules import cpu


@pytest.mark.parametrize("number", [-500, -40, -3.5, -1, -1e-9, 0, 1e-9, 0.1, 1, 2.75, 17, 40, 300, 500])
def test_the_power_of_e(number: float) -> None:
    assert exponential(number) == pytest.approx(exp(number), rel=1e-11)
    assert exponential(number) == cpu().rule(exponential)(float(number))
