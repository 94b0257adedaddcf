"""A study of NBA Deck-Building's card set: equal coaches play, and every purchase is watched.

What is kept are sums, so memory does not grow with the games; and they are sums of whole and half numbers,
so they are the same however the games are shared among processes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, fields
from typing import Any

import numpy as np

from sixthman.bots import PRO
from sixthman.lab.batches import Arrays, Batch, chunks
from sixthman.lab.estimates import Estimate
from sixthman.lab.watching import Watcher
from sixthman.lab.workers import Progress, check_size, play_pieces

from ..bots import FRUGAL
from ..declaration import MODELS, SEATS
from ..rules import GAME
from ..rules.cards import BASE, MARKET, STARTERS, TACTICS
from ..table.options import HoopsOptions
from .rows import COUNTED

Numbers = np.ndarray[Any, Any]

MOST_POINTS = 400  # more are counted as this many
SHARE_OF_FRUGAL = 10  # one game in this many is played again against a coach that never buys


@dataclass
class Sums:
    """What some games add up to; a side is a seat in a game."""

    games: int = 0
    decisions: int = 0
    points: Numbers = field(default_factory=lambda: np.zeros(MOST_POINTS + 1, np.int64))  # sides by points
    margins: int = 0
    overtimes: int = 0  # games that had one
    draws: int = 0
    first_wins: Numbers = field(default_factory=lambda: np.zeros(2))  # their sum, and that of their squares
    seat_wins: Numbers = field(default_factory=lambda: np.zeros(2))  # the same of seat 0
    offered: Numbers = field(default_factory=lambda: np.zeros(MODELS, np.int64))  # games
    bought_in: Numbers = field(default_factory=lambda: np.zeros(MODELS, np.int64))  # games
    buyers: Numbers = field(default_factory=lambda: np.zeros(MODELS, np.int64))  # sides
    buyer_wins: Numbers = field(default_factory=lambda: np.zeros((2, MODELS)))
    counts: Numbers = field(default_factory=lambda: np.zeros((2, len(COUNTED))))

    def add(self, other: Sums) -> None:
        """Take the sums of other games in."""
        for part in fields(self):
            setattr(self, part.name, getattr(self, part.name) + getattr(other, part.name))


class HoopsRunner(Watcher):
    """Sums up what is offered, bought and done in every game, as the laboratory's rows have it."""

    def play(self, first: int, count: int) -> Sums:
        """Games first to first + count - 1, summed up."""
        self.watch(first, count)
        return self.sum_up(self._arrays, count)

    def sum_up(self, arrays: Arrays, count: int) -> Sums:
        """The chunk as sums."""
        scores, wins = arrays.scores[:count], arrays.shares(count)
        notes, overtimes = self._notes[:count], arrays.states["overtime"][:count]
        bought = notes["copies"]
        first_wins = wins[np.arange(count), notes["first"] - 1]
        has_bought = bought > 0
        counts = np.concatenate(
            [
                notes["counts"],
                bought[:, :, MARKET:STARTERS].sum(axis=2, keepdims=True),
                bought[:, :, TACTICS:BASE].sum(axis=2, keepdims=True),
            ],
            axis=2,
        ).astype(np.float64)
        shares = has_bought * wins[:, :, np.newaxis]
        return Sums(
            games=count,
            decisions=int(arrays.decisions[:count].sum()),
            points=np.bincount(scores.clip(0, MOST_POINTS).ravel(), minlength=MOST_POINTS + 1),
            margins=int(np.abs(scores[:, 0] - scores[:, 1]).sum()),
            overtimes=int((overtimes > 0).sum()),
            draws=int((scores[:, 0] == scores[:, 1]).sum()),
            first_wins=_with_squares(first_wins),
            seat_wins=_with_squares(wins[:, 0]),
            offered=notes["offered"].sum(axis=0, dtype=np.int64),
            bought_in=has_bought.any(axis=1).sum(axis=0),
            buyers=has_bought.sum(axis=(0, 1)),
            buyer_wins=np.stack([shares.sum(axis=(0, 1)), (shares**2).sum(axis=(0, 1))]),
            counts=np.stack([counts.sum(axis=(0, 1)), (counts**2).sum(axis=(0, 1))]),
        )


def _with_squares(values: Numbers) -> Numbers:
    return np.array([values.sum(), (values**2).sum()])


@dataclass(frozen=True)
class CardFigures:
    """How one card of a market did."""

    model: int
    offered: float  # in this many of all games
    bought: float  # in this many of the games it was offered in
    buyers: int  # sides that bought it
    wins: Estimate | None  # of those sides; None if there were none


@dataclass
class HoopsStudy:
    """What the games say about the card set."""

    games: int
    seed: str
    sums: Sums
    frugal: Sums  # the heuristic coach in seat 0 against one that never buys

    @property
    def median(self) -> int:
        """Points of a side."""
        return self.percentile(50)

    @property
    def margin(self) -> float:
        """How far apart the sides were, on average."""
        return self.sums.margins / self.games

    @property
    def first_wins(self) -> Estimate:
        """The win rate of whoever plays the first turn."""
        return Estimate.of(self.games, *self.sums.first_wins)

    @property
    def buying_wins(self) -> Estimate:
        """The win rate of a coach that buys against one that never does."""
        return Estimate.of(self.frugal.games, *self.frugal.seat_wins)

    def percentile(self, percent: float) -> int:
        """The points that this many of a hundred sides do not exceed."""
        reached = np.cumsum(self.sums.points)
        return int(np.searchsorted(reached, reached[-1] * percent / 100))

    def count(self, what: str) -> Estimate:
        """How often a side did something in a game."""
        return Estimate.of(SEATS * self.games, *self.sums.counts[:, COUNTED.index(what)])

    def rows(self, models: Sequence[int]) -> list[CardFigures]:
        """These cards, those whose buyers won most first."""
        rows = [self._row(model) for model in models]
        return sorted(rows, key=lambda row: -row.wins.mean if row.wins else 1.0)

    def players(self) -> list[CardFigures]:
        """The players of the market."""
        return self.rows(range(MARKET, STARTERS))

    def tactics(self) -> list[CardFigures]:
        """The tactics of the market."""
        return self.rows(range(TACTICS, BASE))

    def _row(self, model: int) -> CardFigures:
        sums = self.sums
        offered, buyers = int(sums.offered[model]), int(sums.buyers[model])
        return CardFigures(
            model,
            offered / self.games,
            int(sums.bought_in[model]) / max(1, offered),
            buyers,
            Estimate.of(buyers, *sums.buyer_wins[:, model]) if buyers else None,
        )


def games_against_frugal(games: int) -> int:
    """How many games are played against a coach that never buys."""
    return max(1, games // SHARE_OF_FRUGAL)


def study_hoops(
    games: int, seed: str, processes: int = 1, progress: Progress = lambda games: None, target: str = "wasm"
) -> HoopsStudy:
    """Games between equal heuristic coaches, and some between one of them and one that never buys.

    The module plays them at four fifths of the speed of machine code, and nothing has to be compiled first.
    """
    check_size(games, processes)
    found = []
    for players, count in (
        ((PRO, PRO), games),
        ((PRO, FRUGAL), games_against_frugal(games)),
    ):
        sums = Sums()
        batch = Batch.of(HoopsOptions(), players, seed)
        outcomes, _ = play_pieces(HoopsRunner, GAME, batch, chunks(count), count, processes, target)
        for piece in outcomes:
            sums.add(piece)
            progress(piece.games)
        found.append(sums)
    return HoopsStudy(games, seed, *found)
