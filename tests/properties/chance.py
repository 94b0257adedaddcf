"""Is this chance? Pearson's chi-square, with the tail of its distribution worked out here."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

SIGNIFICANCE = 1e-4
SUSPICION = 1e-3


def chi_square_tail(statistic: float, freedom: int) -> float:
    """How likely a fair sample is to look at least this unfair: Q(freedom / 2, statistic / 2)."""
    shape, x = freedom / 2, statistic / 2
    if x <= 0:
        return 1.0
    scale = math.exp(shape * math.log(x) - x - math.lgamma(shape))
    return 1 - scale * _series(shape, x) if x < shape + 1 else scale * _fraction(shape, x)


def _series(shape: float, x: float) -> float:
    """The lower incomplete gamma function without its scale, for small x."""
    term = total = 1 / shape
    divisor = shape
    while term > total * 1e-15:
        divisor += 1
        term *= x / divisor
        total += term
    return total


def _fraction(shape: float, x: float) -> float:
    """The upper incomplete gamma function without its scale, for large x: a continued fraction (Lentz)."""
    tiny = 1e-300
    b = x + 1 - shape
    c, d = 1 / tiny, 1 / b
    total = d
    for i in range(1, 100_000):
        factor = -i * (i - shape)
        b += 2
        d = 1 / (factor * d + b or tiny)
        c = b + factor / c or tiny
        total *= d * c
        if abs(d * c - 1) < 1e-14:
            break
    return total


def p_value(observed: Sequence[int], weights: Sequence[float] | None = None) -> float:
    """How likely counts this far from their expectation are; without weights all cells weigh the same."""
    weights = weights or [1.0] * len(observed)
    scale = sum(observed) / sum(weights)
    statistic = sum(
        (count - w * scale) ** 2 / (w * scale) for count, w in zip(observed, weights, strict=True)
    )
    return chi_square_tail(statistic, len(observed) - 1)


def assert_fair(observed: Sequence[int], weights: Sequence[float] | None = None) -> None:
    """Fail when the counts would come up less often than once in ten thousand fair samples."""
    assert min(observed) >= 0
    assert sum(observed) >= 5 * len(observed), "too few for the chi-square approximation"
    p = p_value(observed, weights)
    assert p > SIGNIFICANCE, f"p = {p:.2g} over {len(observed)} cells: {list(observed)[:40]}"


def assert_fair_on_appeal(sampled: Callable[[int, str], float], count: int, seed: str) -> None:
    """Where the p value of a sample is suspicious, a fresh sample ten times as large decides.

    For tests that compare thousands of samples: some fair ones look unfair. That a fresh one does so too
    is rarer by far, while a bias that showed in the first shows all the more in the larger.
    """
    if sampled(count, seed) <= SUSPICION:
        p = sampled(10 * count, f"{seed}, on appeal")
        assert p > SIGNIFICANCE, f"p = {p:.2g} on appeal, {10 * count} samples, seed {seed!r}"
