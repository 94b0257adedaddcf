"""Two sets of cards side by side: the same deals, the same bots, and what came of either."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from sixthman.kernel.game import Game
from sixthman.messages import BadOption
from sixthman.table.options import Options
from sixthman.table.table import seed_text

from . import comparing
from .batches import CHUNK, Batch, chunks
from .columns import Numbers
from .comparing import PIECE, Pair, Side, Sums
from .measures import Found, Measure, Measured, changed_most, dead_cards
from .simulate import FASTEST, quickest
from .workers import Progress, check_size, play_pieces

Piece = tuple[int, list[Measure], Numbers]


@dataclass
class Trial:
    """What a change did."""

    old: Options
    new: Options
    bots: tuple[str, ...]
    games: int
    seed: str
    seconds: float = 0.0
    found: list[Found] = field(default_factory=list)

    @property
    def changed_most(self) -> list[Found]:
        """What changed beyond chance, the most striking first."""
        return changed_most(self.found)

    def dead(self) -> list[Found]:
        """Cards of the new set that nearly nobody buys where they could."""
        return dead_cards(self.found)

    def dominated(self) -> list[tuple[str, str]]:
        """Cards of the new set that another matches in everything, and which."""
        return list(measured(self.new).dominated(self.new))

    def chapters(self) -> dict[str, list[Found]]:
        """Everything that was measured, by chapter."""
        found: dict[str, list[Found]] = {}
        for one in self.found:
            found.setdefault(one.measure.chapter, []).append(one)
        return found


@dataclass(frozen=True)
class PairMaker:
    """Makes a player of both sets; can be handed to another process."""

    old: Options
    new: Options
    at_once: int = 8

    def __call__(self, game: Game, batch: Batch, target: str) -> PairPlayer:
        return PairPlayer(self.old, self.new, batch, target)


class PairPlayer:
    """Plays the same deals with both sets."""

    def __init__(self, old: Options, new: Options, batch: Batch, target: str) -> None:
        self._sides = [Side(options, batch, target) for options in (old, new)]
        self._pair = Pair(*self._sides)

    def play(self, first: int, count: int) -> Piece:
        """Games first to first + count - 1 with both, summed up."""
        old, new = (side.play(first, count) for side in self._sides)
        return count, self._pair.measures, self._pair.sums(old, new)


def measured(options: Options) -> Measured:
    """What the game measures; BadOption for a game that says nothing about it."""
    found = comparing.measured(options)
    if found is None:
        raise BadOption("error-try-game", game=options.declared.name)
    return found


def usual_games(options: Options) -> int:
    """How many games show what a change does."""
    return measured(options).GAMES


def try_cards(
    old: Options,
    new: Options,
    seated: Sequence[tuple[str, int]],
    games: int,
    seed: str,
    processes: int = 1,
    progress: Progress = lambda games: None,
) -> Trial:
    """Play games with both sets of cards; `seated` are the bots of the seats, by name and number."""
    check_size(games, processes)
    seed_text(seed)
    batch = Batch.of(old, [level for _, level in seated], seed)
    trial = Trial(old, new, tuple(name for name, _ in seated), games, seed)
    game = old.cards.game
    target = quickest(FASTEST, min(games, CHUNK), game)
    maker: Any = PairMaker(old, new)
    outcomes, stop_clock = play_pieces(maker, game, batch, chunks(games, PIECE), games, processes, target)
    sums = Sums()
    for count, measures, rows in outcomes:
        sums.add(count, measures, rows)
        progress(count)
    trial.seconds = stop_clock()
    trial.found = sums.found()
    return trial
