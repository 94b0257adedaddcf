"""What is measured of games with two sets of cards, and what changed between them.

A measure is a ratio: what happened, summed over games, by how often it could have. Both sets play the same
deals, game by game, so what differs is compared game by game too: chance that both share does not count.
Kept are sums alone: for each measure the products of (1, happened, could, happened, could), old and new.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any, Protocol

import numpy as np

from sixthman.table.options import Options

from .columns import Numbers, Table
from .report.chance import FEWEST, Mean, surely

PARTS = 5  # of the products: one, and two for either set
OLD, NEW = (1, 2), (3, 4)  # where what happened and what could have are among them
QUARTER = 0.25
NO_ERROR = 1e-9  # what rounding leaves where nothing differs
SHARE, NUMBER = "share", "number"  # a part of a hundred; a plain number
VISIBLE = {SHARE: 0.0005, NUMBER: 0.005}  # smaller changes are written as 0

Tables = dict[str, Table]


@dataclass(frozen=True)
class Measure:
    """What a figure is about: a chapter of the comparison, whom or what, and how it is written."""

    chapter: str  # a message: lab-try-<chapter>
    name: str  # of a seat, a card, an arena …
    unit: str = SHARE
    message: str = ""  # in whose words it is told, if it has no name that people know


@dataclass(frozen=True)
class Counted:
    """Some measures of some games: [measure, game] what happened, and how often it could have."""

    measures: tuple[Measure, ...]
    happened: Numbers
    could: Numbers


class Measured(Protocol):
    """What a game's folder says about its measures: `report.measures`."""

    GAMES: int  # how many are usual

    def measures(self, tables: Tables, options: Options) -> Iterable[Counted]:
        """All measures of some games, from their rows."""
        ...

    def dominated(self, options: Options) -> Iterable[tuple[str, str]]:
        """Cards that another matches in everything: which, and by which."""
        ...


@dataclass(frozen=True)
class Found:
    """A measure with both sets of cards, and the difference."""

    measure: Measure
    old: Mean | None  # None: it never could have happened
    new: Mean | None
    gain: Mean | None  # None: only one of them is there

    @property
    def is_seen(self) -> bool:
        """Is there a difference in the figures as they are written, of enough observations?"""
        gain = self.gain
        return gain is not None and gain.count >= FEWEST and abs(gain.value) >= VISIBLE[self.measure.unit]

    @property
    def beyond(self) -> float:
        """How far the difference is off nought, in standard errors."""
        if self.gain is None or self.gain.error < NO_ERROR:
            return 0.0
        return abs(self.gain.value) / self.gain.error

    @property
    def effect(self) -> float:
        """How large the difference surely is: as a part of what was, of a quarter for shares."""
        if self.gain is None or self.old is None:
            return 0.0
        surely_off = max(0.0, abs(self.gain.value) - self.gain.margin)
        return surely_off / (QUARTER if self.measure.unit == SHARE else max(abs(self.old.value), QUARTER))


class Sums:
    """What is kept of all games, for each measure."""

    def __init__(self) -> None:
        self._products: dict[Measure, Numbers] = {}
        self.games = 0

    def add(self, games: int, products: dict[Measure, Numbers]) -> None:
        """The products of some games."""
        for measure, found in products.items():
            if measure in self._products:
                self._products[measure] += found
            else:
                self._products[measure] = found.copy()
        self.games += games

    def found(self) -> list[Found]:
        """Every measure."""
        return [_found(measure, products) for measure, products in self._products.items()]


def products_of(games: int, old: Iterable[Counted], new: Iterable[Counted]) -> dict[Measure, Numbers]:
    """The products of some games, played with either set."""
    rows: dict[Measure, Numbers] = {}
    for at, parts in ((OLD, old), (NEW, new)):
        for counted in parts:
            for index, measure in enumerate(counted.measures):
                row = rows.setdefault(measure, _nothing(games))
                row[at[0]] = counted.happened[index]
                row[at[1]] = counted.could[index]
    if not rows:
        return {}
    stacked = np.stack(list(rows.values()))
    return dict(zip(rows, stacked @ stacked.transpose(0, 2, 1), strict=True))


def _nothing(games: int) -> Numbers:
    row = np.zeros((PARTS, games))
    row[0] = 1.0
    return row


def _found(measure: Measure, products: Numbers) -> Found:
    old, new = _weights(products, OLD), _weights(products, NEW)
    gain = None
    if old is not None and new is not None:
        count = min(products[0, OLD[1]], products[0, NEW[1]])
        gain = _mean(products, new[0] - old[0], new[1] - old[1], count)
    return Found(
        measure,
        None if old is None else _mean(products, *old, products[0, OLD[1]]),
        None if new is None else _mean(products, *new, products[0, NEW[1]]),
        gain,
    )


def _weights(products: Numbers, at: tuple[int, int]) -> tuple[float, Numbers] | None:
    """A ratio, and the weights that turn a game's row into what it adds to the ratio's error."""
    happened, could = (float(products[0, index]) for index in at)
    if not could:
        return None
    weights = np.zeros(PARTS)
    weights[at[0]], weights[at[1]] = 1 / could, -happened / could / could
    return happened / could, weights


def _mean(products: Numbers, value: float, weights: Numbers, count: float) -> Mean:
    return Mean(int(count), value, sqrt(max(0.0, float(weights @ products @ weights))))


def changed_most(found: Sequence[Found]) -> list[Found]:
    """What changed beyond chance, the largest change first; how many were looked at counts."""
    compared = [one for one in found if one.gain is not None]
    limit = surely(max(1, len(compared)))
    clear = [one for one in compared if one.is_seen and one.beyond > limit]
    return sorted(clear, key=lambda one: -one.effect)


# --- for the games that measure


def by_game(table: Table, column: str, seats: int) -> Any:
    """A column of the table `seats` as [game, seat]."""
    values: Any = table[column]
    return values.reshape(-1, seats, *values.shape[1:])


def each(chapter: str, names: Sequence[str], happened: Any, could: Any, unit: str = SHARE) -> Counted:
    """A measure for every name: [game, name] happened and could."""
    measures = tuple(Measure(chapter, name, unit) for name in names)
    shape = np.shape(happened)
    return Counted(measures, np.asarray(happened, float).T, np.broadcast_to(could, shape).astype(float).T)


def one(
    chapter: str, name: str, happened: Any, could: Any = 1.0, unit: str = NUMBER, message: str = ""
) -> Counted:
    """A single measure with words of its own."""
    numbers = np.asarray(happened, float)[np.newaxis]
    return Counted(
        (Measure(chapter, name, unit, message or f"lab-try-{chapter}-{name}"),),
        numbers,
        np.broadcast_to(np.asarray(could, float), numbers.shape),
    )


def owned(owners: Numbers, effect: Numbers) -> tuple[Numbers, Numbers]:
    """[game, card]: what the owners of each card got, and how many they were; owners[game, seat, card]."""
    return np.einsum("gsc,gs->gc", owners, effect), owners.sum(axis=1)


@dataclass(frozen=True)
class Strength:
    """A card by what it costs and what it has, more being better; `free`: it cannot be bought."""

    name: str
    cost: int
    has: Mapping[str, int]
    free: bool = False


def matched_in_everything(cards: Sequence[Strength]) -> Iterator[tuple[str, str]]:
    """Cards that can be bought and have nothing that another, no dearer one does not have as well."""
    keys = sorted({key for card in cards for key in card.has})
    rows = np.array([[-card.cost, *(card.has.get(key, 0) for key in keys)] for card in cards])
    for index, card in enumerate(cards):
        better = (rows >= rows[index]).all(axis=1) & (rows > rows[index]).any(axis=1)
        if better.any() and not card.free:
            yield card.name, cards[int(np.flatnonzero(better)[0])].name
