"""A balance study: what each coach of All-Star Draft is worth between equal managers, and what it changes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from sixthman.bots import PRO
from sixthman.lab.batches import Arrays, Batch, BatchRunner, chunks
from sixthman.lab.estimates import Estimate
from sixthman.lab.workers import Progress, check_size, play_pieces

from ..rules import GAME
from ..rules.cards import COACHES
from .without import ARENAS, COACH, COLUMNS, PLAYOFFS, RANKING, play_twice, room_for_fans

Sums = np.ndarray[Any, np.dtype[np.float64]]

# What is summed up for a coach: of all games with it, then of those that were played without its ability too
SUMS = (
    "games",
    "fans",
    "fans squared",
    "wins",
    "wins squared",
    "watched",
    "arenas",
    "playoffs",
    "ranking",
    "any",
)


class CoachRunner(BatchRunner):
    """Keeps these sums for every coach."""

    states = 2
    loop = staticmethod(play_twice)

    def play(self, first: int, count: int) -> Sums:
        """Games first to first + count - 1, each of them twice."""
        arrays = self._arrays
        scores, ranks = arrays.found(count)[2:]
        coaches, found = np.zeros_like(scores), np.zeros((count, COLUMNS), np.int32)
        outcome = (coaches, found, room_for_fans(), scores, ranks)
        self._play(arrays.states, arrays.words, first, *arrays.given, *outcome)
        return sums_of(arrays, coaches, found)


def sums_of(arrays: Arrays, coaches: Any, found: Any) -> Sums:
    """[coach, what], see SUMS."""
    count = len(coaches)
    fans, wins = arrays.scores[:count].ravel(), arrays.shares(count).ravel()
    of_all = (np.ones_like(wins), fans, fans.astype(np.float64) ** 2, wins, wins**2)
    changed = found[:, [ARENAS, PLAYOFFS, RANKING]]
    of_some = (np.ones(count), *changed.T, changed.any(axis=1))
    columns = [np.bincount(coaches.ravel(), column, len(COACHES)) for column in of_all]
    columns += [np.bincount(found[:, COACH], column, len(COACHES)) for column in of_some]
    return np.stack(columns, axis=1)


@dataclass(frozen=True)
class CoachRow:
    """What one coach did: how often it changed a result by its ability, and which."""

    coach: str
    games: int
    fans: Estimate
    wins: Estimate
    changed: Estimate
    arenas: float
    playoffs: float
    ranking: float

    @classmethod
    def of(cls, coach: str, sums: Sums) -> CoachRow:
        """From its sums."""
        games, fans, fans_squared, wins, wins_squared, watched, *changes, some = sums
        return cls(
            coach,
            int(games),
            Estimate.of(games, fans, fans_squared),
            Estimate.of(games, wins, wins_squared),
            Estimate.of(watched, some, some),
            *(change / watched for change in changes),
        )


@dataclass
class CoachStudy:
    """The study for one edition and number of seats."""

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

    @property
    def least(self) -> CoachRow:
        """The coach whose ability changes a result least often."""
        return min(self.rows, key=lambda row: row.changed.mean)


def study_coaches(
    options: Sequence[int],
    edition: str,
    games: int,
    seed: str,
    processes: int = 1,
    progress: Progress = lambda games: None,
) -> CoachStudy:
    """Play games between pros, each with a coach of its own by chance."""
    check_size(games, processes)
    seats = int(options[1])
    batch = Batch(tuple(int(number) for number in options), (PRO,) * seats, seed)
    sums = np.zeros((len(COACHES), len(SUMS)))
    outcomes, _ = play_pieces(CoachRunner, GAME, batch, chunks(games), games, processes)
    for piece in outcomes:
        sums += piece
        progress(round(piece[:, 0].sum()) // seats)
    study = CoachStudy(seats, games, edition, seed)
    study.rows = [
        CoachRow.of(coach.name, row) for coach, row in zip(COACHES, sums, strict=True) if row[0] and row[5]
    ]
    study.rows.sort(key=lambda row: -row.wins.mean)
    return study
