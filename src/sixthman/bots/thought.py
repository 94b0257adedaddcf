"""What a bot makes of a position: the choices it considered, and how good they looked."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class Candidate:
    """A choice that was considered, with what it may lead to for the seat that thinks."""

    choices: list[int]  # small choices, in order
    visits: int = 0  # games played to the end after it
    win: float = 0.0  # the chance of winning; a shared win counts in part
    score: float | None = None  # fans or points in the end, on average; None where only the win was solved
    lead: float | None = None  # … and how many more than the best of the others
    error: float = 0.0  # standard error of `win`
    weight: float = 0.0  # how often it should be chosen, if mixing is best; else 1 for the best


@dataclass
class Thought:
    """All candidates, best first."""

    candidates: list[Candidate]
    worlds: int = 0  # imagined
    playouts: int = 0
    seconds: float = 0.0
    exact: bool = False  # solved: the figures are no estimates
    chosen: int = 0  # which of the candidates was taken
    sure: float = 1.0  # the chance that the first is better than the second, as far as these worlds tell

    @property
    def choices(self) -> list[int]:
        """The choice taken, as small choices in order."""
        return self.candidates[self.chosen].choices
