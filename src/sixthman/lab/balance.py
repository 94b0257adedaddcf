"""A search for cards that reach named targets: successive halving, round by round.

A round tries some sets of numbers on a few games, goes on with the better half on more games, and so on until
few have played them all. All of them play the same deals with the same bots, so what differs between them is
the cards. The next round tries numbers around the best so far, closer every time.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from sixthman.kernel.game import Game
from sixthman.table.options import Options

from .balance_plan import Plan, Values, known_measure
from .batches import Batch, chunks
from .comparing import Pair, Side, Sums
from .report.chance import Mean
from .simulate import FASTEST, quickest
from .trying import Piece
from .workers import Progress, check_size, play_pieces

WIDTH = 16  # sets of numbers a round begins with
HALVINGS = 3  # of them, while games double
ROUNDS = 6
FEWEST_GAMES = 8 << HALVINGS
FAR = 0.35  # the first spread around the best, as a part of the way between the bounds
CLOSER = 0.6  # of the spread, from round to round
PIECE = 64  # games, at least, that one process plays in a row

Make = Callable[[Values], Options]  # the game with these numbers on its cards


@dataclass
class Tried:
    """A set of numbers, and what came of it so far."""

    values: Values
    options: Options
    sums: Sums = field(default_factory=Sums)
    _found: dict[str, Mean | None] = field(default_factory=dict)

    def figures(self) -> dict[str, Mean | None]:
        """Every figure by its name."""
        if not self._found:
            self._found = {f"{one.measure.chapter}/{one.measure.name}": one.new for one in self.sums.found()}
        return self._found

    def add(self, piece: Piece) -> None:
        """Some more games."""
        self.sums.add(*piece)
        self._found = {}

    def off(self, plan: Plan) -> tuple[float, float]:
        """How far off the targets: what counts is beyond the tolerances, then all of it."""
        found = self.figures()
        parts = [
            target.off(mean.value) if (mean := found.get(target.measure)) else float("inf")
            for target in plan.targets
        ]
        return sum(max(0.0, part - 1) ** 2 for part in parts), sum(part**2 for part in parts)

    def holds(self, plan: Plan) -> bool:
        """Are all targets reached?"""
        return self.off(plan)[0] == 0


@dataclass(frozen=True)
class Step:
    """One rung of a round: who was tried on how many games, and the best of them then."""

    round: int
    tried: int
    games: int
    best: Values
    off: float
    figures: tuple[Mean | None, ...]  # of the targets, in their order


@dataclass
class Way:
    """The whole search."""

    plan: Plan
    start: Tried
    best: Tried
    games: int  # that the best have played
    seed: str
    bots: tuple[str, ...]
    steps: list[Step] = field(default_factory=list)
    seconds: float = 0.0

    @property
    def reached(self) -> bool:
        """Do all targets hold?"""
        return self.best.holds(self.plan)


@dataclass(frozen=True)
class CrowdMaker:
    """Makes a player of several sets; can be handed to another process."""

    crowd: tuple[Options, ...]
    at_once: int = 1

    def __call__(self, game: Game, batch: Batch, target: str) -> CrowdPlayer:
        return CrowdPlayer(self.crowd, batch, target)


class CrowdPlayer:
    """Plays the same deals with every set."""

    def __init__(self, crowd: Sequence[Options], batch: Batch, target: str) -> None:
        self._sides = [Side(options, batch, target) for options in crowd]
        self._alone = [Pair(side, side) for side in self._sides]

    def play(self, first: int, count: int) -> tuple[int, list[Piece]]:
        """Games first to first + count - 1 with each of them, summed up."""
        found = []
        for side, alone in zip(self._sides, self._alone, strict=True):
            games = side.play(first, count)
            found.append((count, alone.measures, alone.sums(games, games)))
        return count, found


class Search:
    """The search itself."""

    def __init__(
        self,
        plan: Plan,
        make: Make,
        start: Values,
        seated: Sequence[tuple[str, int]],
        games: int,
        seed: str,
        processes: int,
        progress: Progress,
    ) -> None:
        check_size(games, processes)
        self._plan, self._make, self._games, self._processes = plan, make, games, processes
        self._seated, self._seed, self._progress = seated, seed, progress
        self._rng = random.Random(seed)
        self._known: dict[Values, Tried] = {}
        self._begin = self._try(start)
        for bound in ("least", "most"):  # cards that cannot be are refused before anything is played
            self._try(tuple(getattr(turned, bound) for turned in plan.numbers))

    def _try(self, values: Values) -> Tried:
        if values not in self._known:
            self._known[values] = Tried(values, self._make(values))
        return self._known[values]

    def run(self, rounds: int = ROUNDS) -> Way:
        """Round after round, until the targets hold or there are no more rounds."""
        names = tuple(name for name, _ in self._seated)
        way = Way(self._plan, self._begin, self._begin, self._games, self._seed, names)
        for number in range(rounds):
            crowd = self._crowd(way.best, number)
            self._halve(way, crowd, number + 1)
            if way.reached:
                break
        return way

    def _crowd(self, best: Tried, number: int) -> list[Tried]:
        """The best so far and others: anywhere at first, later around it."""
        found = {best.values: best, self._begin.values: self._begin}
        for _ in range(20 * WIDTH):
            if len(found) >= WIDTH:
                break
            values = self._anywhere() if number == 0 else self._around(best.values, FAR * CLOSER**number)
            found[values] = self._try(values)
        return list(found.values())

    def _anywhere(self) -> Values:
        return tuple(self._rng.randint(turned.least, turned.most) for turned in self._plan.numbers)

    def _around(self, values: Values, spread: float) -> Values:
        moved = []
        for turned, value in zip(self._plan.numbers, values, strict=True):
            step = self._rng.gauss(0, max(0.7, spread * (turned.most - turned.least)))
            moved.append(min(max(round(value + step), turned.least), turned.most))
        return tuple(moved)

    def _halve(self, way: Way, crowd: list[Tried], number: int) -> None:
        for rung in range(HALVINGS + 1):
            games = self._games >> (HALVINGS - rung)
            self._play(crowd, games)
            crowd.sort(key=lambda tried: tried.off(self._plan))
            first = crowd[0]
            found = first.figures()
            if rung == 0 and number == 1:
                for target in self._plan.targets:
                    known_measure(self._plan.file, target, list(found))
            figures = tuple(found.get(target.measure) for target in self._plan.targets)
            way.steps.append(
                Step(number, len(crowd), games, first.values, first.off(self._plan)[1] ** 0.5, figures)
            )
            crowd = crowd[: max(1, len(crowd) // 2)]
        self._play([self._begin], self._games)
        way.best = min([crowd[0], way.best], key=lambda tried: tried.off(self._plan))

    def _play(self, crowd: list[Tried], games: int) -> None:
        """Let all of them have played this many games."""
        behind: dict[int, list[Tried]] = {}
        for tried in crowd:
            if tried.sums.games < games:
                behind.setdefault(tried.sums.games, []).append(tried)
        for first, some in behind.items():
            missing = games - first
            options = some[0].options
            batch = Batch.of(options, [level for _, level in self._seated], self._seed)
            game = options.cards.game
            target = quickest(FASTEST, missing, game)
            size = max(PIECE, -(-missing // (2 * self._processes)))
            maker: Any = CrowdMaker(tuple(tried.options for tried in some))
            pieces = chunks(missing, min(size, 1024), first)
            processes = self._processes if missing > PIECE else 1
            outcomes, _ = play_pieces(maker, game, batch, pieces, missing, processes, target)
            for count, found in outcomes:
                for tried, piece in zip(some, found, strict=True):
                    tried.add(piece)
                self._progress(count * len(some))
