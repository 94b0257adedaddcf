"""Means with their standard errors, and what can be told from chance."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil, floor, log10, sqrt
from statistics import NormalDist

FEWEST = 30  # observations below which nothing is said
TYPICAL = 100  # observations that a cell of a heat map has to have on average
SURE = 1.96  # standard errors on either side that hold 95 of 100 true values
CLEAR = 3.0  # standard errors that a cell among many must be off to be colored


@dataclass(frozen=True)
class Mean:
    """A mean of this many observations, and its standard error."""

    count: int
    value: float
    error: float

    @classmethod
    def of(cls, count: float, total: float, squares: float) -> Mean:
        """Of independent observations, from their sum and the sum of their squares."""
        value = total / count
        spread = max(0.0, squares / count - value * value)
        return cls(int(count), value, sqrt(spread / count))

    @classmethod
    def of_games(cls, count: float, total: float, squares: float, products: float, sizes: float) -> Mean:
        """Of observations that belong together game by game.

        With n observations that sum to s in a game: the sums of n, s, s², ns and n² over the games.
        """
        value = total / count
        spread = max(0.0, squares - 2 * value * products + value * value * sizes)
        return cls(int(count), value, sqrt(spread) / count)

    @property
    def margin(self) -> float:
        """The true value is this close in 95 of 100 reports."""
        return SURE * self.error

    @property
    def low(self) -> float:
        """The lower end of the interval."""
        return self.value - self.margin

    @property
    def high(self) -> float:
        """The upper end of the interval."""
        return self.value + self.margin

    @property
    def enough(self) -> bool:
        """Are there enough observations to say anything?"""
        return self.count >= FEWEST

    def differs(self, reference: float = 0.0, looks: int = 1) -> bool:
        """Is it further from a reference than chance explains, the most striking of this many looks?"""
        return self.enough and abs(self.value - reference) > surely(looks) * self.error

    def is_clear(self, reference: float = 0.0) -> bool:
        """Is it far enough off to be colored in a picture of many cells?"""
        return self.enough and abs(self.value - reference) > CLEAR * self.error


def surely(looks: int) -> float:
    """Standard errors that in 95 of 100 reports none of this many true differences of 0 exceeds."""
    return NormalDist().inv_cdf(1 - 0.025 / looks)


def line_through(points: list[tuple[float, float, float]]) -> tuple[float, float]:
    """Slope and start of the straight line through points (x, y, weight), by least squares."""
    weight = sum(w for _, _, w in points)
    mean_x = sum(x * w for x, _, w in points) / weight
    mean_y = sum(y * w for _, y, w in points) / weight
    spread = sum(w * (x - mean_x) ** 2 for x, _, w in points)
    slope = sum(w * (x - mean_x) * (y - mean_y) for x, y, w in points) / spread if spread else 0.0
    return slope, mean_y - slope * mean_x


def games_needed(wanted: float) -> int:
    """A number of games, rounded up to two digits."""
    unit = int(10 ** max(0, floor(log10(max(1.0, wanted))) - 1))
    return ceil(wanted / unit) * unit
