"""A balance study: what each coach of All-Star Draft is worth between equal managers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from sixthman.bots import ROOKIE
from sixthman.lab.batches import CHUNK, Arrays, Batch, BatchRunner, chunks
from sixthman.lab.estimates import Estimate
from sixthman.lab.workers import Progress, check_size, play_pieces

from ..rules import GAME
from ..rules.cards import COACHES


class CoachRunner(BatchRunner):
    """Keeps, for every coach, how often it played and the sums of fans and wins, and of their squares."""

    states = CHUNK

    def sum_up(self, arrays: Arrays, count: int) -> np.ndarray[Any, np.dtype[np.float64]]:
        """[coach, what] with what: games, fans, fans squared, wins, wins squared."""
        seats = arrays.scores.shape[1]
        coach = arrays.states["coach"][:count, :seats].ravel()
        fans, wins = arrays.scores[:count].ravel(), arrays.shares(count).ravel()
        columns = (np.ones_like(wins), fans, fans.astype(np.float64) ** 2, wins, wins**2)
        return np.stack([np.bincount(coach, column, len(COACHES)) for column in columns], axis=1)


@dataclass(frozen=True)
class CoachRow:
    """What one coach did."""

    coach: str
    games: int
    fans: Estimate
    wins: Estimate


@dataclass
class CoachStudy:
    """The study for one number of seats."""

    seats: int
    games: int
    edition: str
    seed: str
    rows: list[CoachRow] = field(default_factory=list)

    @property
    def fair(self) -> float:
        """The win rate of a coach that helps just as much as the others do."""
        return 1 / self.seats

    @property
    def spread(self) -> float:
        """How far the coach furthest from the fair share is off."""
        return max(abs(row.wins.mean - self.fair) for row in self.rows)


def study_coaches(
    options: Sequence[int],
    edition: str,
    games: int,
    seed: str,
    processes: int = 1,
    progress: Progress = lambda games: None,
) -> CoachStudy:
    """Play games between heuristic managers, each with a coach of its own by chance."""
    check_size(games, processes)
    seats = int(options[1])
    batch = Batch(tuple(int(number) for number in options), (ROOKIE,) * seats, seed)
    sums = np.zeros((len(COACHES), 5))
    outcomes, _ = play_pieces(CoachRunner, GAME, batch, chunks(games), games, processes)
    for piece in outcomes:
        sums += piece
        progress(round(piece[:, 0].sum()) // seats)
    study = CoachStudy(seats, games, edition, seed)
    for coach, (count, fans, fans_squared, wins, wins_squared) in zip(COACHES, sums, strict=True):
        if count:
            row = CoachRow(
                coach.name,
                int(count),
                Estimate.of(count, fans, fans_squared),
                Estimate.of(count, wins, wins_squared),
            )
            study.rows.append(row)
    study.rows.sort(key=lambda row: -row.wins.mean)
    return study
