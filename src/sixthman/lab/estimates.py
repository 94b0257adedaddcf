"""What was found, with how sure it is."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

SURE = 1.96  # standard errors on either side of a mean


@dataclass(frozen=True)
class Estimate:
    """A mean, and how far off it may be."""

    mean: float
    margin: float  # the true mean lies this close in 95 of 100 studies

    @classmethod
    def of(cls, count: float, total: float, squares: float) -> Estimate:
        """From a sum and the sum of squares."""
        mean = total / count
        variance = max(0.0, squares / count - mean * mean)
        return cls(mean, SURE * sqrt(variance / count))
