"""Who is ahead: wins, then the difference of points, then points, then the draw (H16). No two are equal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

WIN, TIE = 2, 1  # halves of a win


class Result(Protocol):
    """What standings read of a match: results of its players, in the order of `players`."""

    players: list[int]
    scores: list[int]
    ranks: list[int]
    absent: list[int]
    done: bool


@dataclass
class Standing:
    """What one player has achieved. At a table of more than two, everybody you finish ahead of is a win."""

    player: int
    left: bool = False
    played: int = 0
    halves: int = 0  # two for a win, one for a tie
    difference: int = 0
    scored: int = 0

    def order(self) -> tuple[int, int, int, int, int]:
        """The smaller, the further ahead."""
        return int(self.left), -self.halves, -self.difference, -self.scored, self.player


def standings_of(players: int, left: Sequence[int], matches: Sequence[Result]) -> list[Standing]:
    """All players, who is ahead first. Those who left come last; what they gave up counts for the others."""
    rows = [Standing(player, player in left) for player in range(players)]
    for match in matches:
        if match.done:
            _count(rows, match)
    return sorted(rows, key=Standing.order)


def _count(rows: list[Standing], match: Result) -> None:
    for i, player in enumerate(match.players):
        row = rows[player]
        row.played += 1
        row.scored += match.scores[i]
        for j, other in enumerate(match.players):
            if i == j:
                continue
            if match.ranks[i] < match.ranks[j]:
                row.halves += WIN
            elif match.ranks[i] == match.ranks[j] and player not in match.absent:
                row.halves += TIE
            if player not in match.absent and other not in match.absent:
                row.difference += match.scores[i] - match.scores[j]


def ranks_by(scores: Sequence[int]) -> list[int]:
    """Ranks from scores: the highest is 1st, equal ones share."""
    return [1 + sum(other > score for other in scores) for score in scores]
