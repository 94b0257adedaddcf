"""Numbers that have to come out the same on every machine, to the last bit: by the four operations alone."""

from __future__ import annotations

from .rules import rule

HALVINGS = 10
TERMS = 12


@rule
def exponential(number: float) -> float:
    """e to the power of a number between -500 and 500, right to a dozen digits.

    Libraries differ in the last digit, and a module has none: the series for a small part of the number,
    squared as often as that was halved.
    """
    part = number / (1 << HALVINGS)
    total, term = 1.0, 1.0
    for n in range(1, TERMS + 1):
        term *= part / n
        total += term
    for _ in range(HALVINGS):
        total *= total
    return total
