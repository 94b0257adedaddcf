"""Simulations in which bots of your own play: game by game in Python, on one or more processes.

The deals are those of every other simulation with this seed. A game in which a bot fails counts as lost for
its seat and won by all others; the scores are as they were then.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Sequence
from dataclasses import dataclass

from sixthman.bots.contestants import Contestant
from sixthman.bots.patience import PATIENCE
from sixthman.messages import BadOption
from sixthman.table.options import Options

from .league import LeagueGame, Pairing, agree
from .matches import play_league
from .simulate import Simulation
from .workers import Progress, check_size

TARGET = "python"


@dataclass(frozen=True)
class Seating(Pairing):
    """Everyone in one and the same seat in every game."""

    def seated(self, number: int, seats: int) -> list[str]:
        """Who sits where."""
        return [self.one, *self.others]

    def seed(self, seed: str) -> str:
        """The deals do not depend on who plays."""
        return seed


def simulate_own(
    options: Options,
    seated: Sequence[Contestant],
    games: int,
    seed: str,
    processes: int = 1,
    patience: float = PATIENCE,
    progress: Progress = lambda games: None,
) -> Simulation:
    """Play this many games between bots of any kind, one for each seat; BadOption for what cannot be."""
    check_size(games, processes)
    labels = [one.label for one in seated]
    if len(labels) != options.seats:
        raise BadOption("error-bots-count", count=len(labels), seats=options.seats)
    own = {one.label: one for one in seated if not one.is_level}
    pairing = Seating(labels[0], ", ".join(labels[1:]), tuple(labels[1:]))
    league = agree(options, (pairing,), games, seed, own, patience)
    begun = time.perf_counter()
    rows: list[LeagueGame] = []
    for found in play_league(league, processes=processes):
        rows += found
        progress(len(found))
    result = _summed_up(sorted(rows, key=lambda row: row.game), options, processes, seed)
    result.seconds = time.perf_counter() - begun
    return result


def _summed_up(rows: Sequence[LeagueGame], options: Options, processes: int, seed: str) -> Simulation:
    digest = hashlib.sha256()
    result = Simulation(options.declared.name, TARGET, processes, seed, games=len(rows))
    scores, wins = [0.0] * options.seats, [0.0] * options.seats
    for row in rows:
        ranks = _ranks(row)
        digest.update(repr((ranks, row.scores, row.choices)).encode())
        result.decisions += sum(row.choices)
        for seat in range(options.seats):
            scores[seat] += row.scores[seat]
            wins[seat] += 1 / ranks.count(1) if ranks[seat] == 1 else 0.0
        if row.forfeit is not None:
            result.forfeits.append(
                {
                    "game": row.game,
                    "seat": row.forfeit.seat + 1,
                    "bot": row.forfeit.bot,
                    "step": row.forfeit.step,
                    "reason": row.forfeit.reason(),
                }
            )
    result.mean_scores = [round(total / len(rows), 4) for total in scores]
    result.win_shares = [round(total / len(rows), 5) for total in wins]
    result.digest = digest.hexdigest()
    return result


def _ranks(row: LeagueGame) -> list[int]:
    if row.forfeit is None:
        return list(row.ranks)
    return [len(row.ranks) if seat == row.forfeit.seat else 1 for seat in range(len(row.ranks))]
