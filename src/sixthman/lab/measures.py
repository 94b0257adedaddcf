"""What is measured of games with two sets of cards, and what changed between them.

A measure is a ratio: what happened, summed over games, by how often it could have. Both sets play the same
deals, game by game, so what differs is compared game by game too: chance that both share does not count.
Rules measure games, and add up what is needed of each measure (`comparing.py`); here the sums become figures.
The page does so by this very source.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any, Protocol

from sixthman.table.options import Options

from .report.chance import FEWEST, Mean, surely

# What is summed up of each measure, over games: what happened and could have, with the old and the new cards;
# then the products of these four, each with itself and those after it
PARTS = 4
OLD, NEW = 0, 2  # where what happened is among the four; what could have comes next
SUMS = PARTS + PARTS * (PARTS + 1) // 2
QUARTER = 0.25
NO_ERROR = 1e-9  # what rounding leaves where nothing differs
SHARE, NUMBER = "share", "number"  # a part of a hundred; a plain number
VISIBLE = {SHARE: 0.0005, NUMBER: 0.005}  # smaller changes are written as 0
BOUGHT = "-bought"  # how chapters end that say how often cards are bought
DEAD = 0.01  # bought in fewer of the games they are offered in


@dataclass(frozen=True)
class Measure:
    """What a figure is about: a chapter of the comparison, whom or what, and how it is written."""

    chapter: str  # a message: lab-try-<chapter>
    name: str  # of a seat, a card, an arena …
    unit: str = SHARE
    message: str = ""  # in whose words it is told, if it has no name that people know


class Measured(Protocol):
    """What a game's folder says about its measures: `report.measures`."""

    GAMES: int  # how many are usual
    MEASURES: int  # how many there can be, whatever the cards
    measure: Any  # the rule that measures a game: see `comparing.measure_games`

    def named(self, options: Options) -> list[tuple[int, Measure]]:
        """All measures with these options, each with its number."""
        ...

    def dominated(self, options: Options) -> Iterator[tuple[str, str]]:
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
        """How far the difference is off 0, in standard errors."""
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


def aligned(
    old: Sequence[tuple[int, Measure]], new: Sequence[tuple[int, Measure]]
) -> tuple[list[Measure], list[list[int]]]:
    """All measures of either set of cards, and each one's number with the old cards and the new; -1: none."""
    numbers: dict[tuple[str, str], list[int]] = {}
    measures = []
    for at, side in enumerate((old, new)):
        for number, measure in side:
            key = (measure.chapter, measure.name)
            if key not in numbers:
                numbers[key] = [-1, -1]
                measures.append(measure)
            numbers[key][at] = number
    return measures, list(numbers.values())


def found_in(measure: Measure, sums: Sequence[float]) -> Found:
    """A measure, from its sums over all games."""
    old, new = _ratio(measure, sums, OLD), _ratio(measure, sums, NEW)
    gain = None
    if old is not None and new is not None:
        weights = [-weight for weight in _weights(sums, OLD)[:NEW]] + _weights(sums, NEW)[NEW:]
        gain = _mean(sums, new.value - old.value, weights, min(sums[OLD + 1], sums[NEW + 1]))
    return Found(measure, old, new, gain)


def _ratio(measure: Measure, sums: Sequence[float], at: int) -> Mean | None:
    if not sums[at + 1]:
        return None
    return _mean(sums, sums[at] / sums[at + 1], _weights(sums, at), sums[at + 1])


def _weights(sums: Sequence[float], at: int) -> list[float]:
    """The weights that turn a game's four numbers into what it adds to a ratio's error."""
    weights = [0.0] * PARTS
    happened, could = sums[at], sums[at + 1]
    weights[at], weights[at + 1] = 1 / could, -happened / could / could
    return weights


def _mean(sums: Sequence[float], value: float, weights: Sequence[float], count: float) -> Mean:
    square, index = 0.0, PARTS
    for first in range(PARTS):
        for second in range(first, PARTS):
            twice = 1 if first == second else 2
            square += twice * weights[first] * weights[second] * sums[index]
            index += 1
    return Mean(int(count), value, sqrt(max(0.0, square)))


def changed_most(found: Sequence[Found]) -> list[Found]:
    """What changed beyond chance, the largest change first; how many were looked at counts."""
    compared = [one for one in found if one.gain is not None]
    limit = surely(max(1, len(compared)))
    clear = [one for one in compared if one.is_seen and one.beyond > limit]
    return sorted(clear, key=lambda one: -one.effect)


def dead_cards(found: Sequence[Found]) -> list[Found]:
    """Cards of the new set that nearly nobody buys where they could."""
    return [
        one
        for one in found
        if one.measure.chapter.endswith(BOUGHT) and one.new and one.new.enough and one.new.value < DEAD
    ]


# --- for the games that measure


def numbered(first: int, chapter: str, names: Sequence[str], unit: str = SHARE) -> list[tuple[int, Measure]]:
    """Measures in a row, each for a name; those without a name are left out."""
    return [(first + at, Measure(chapter, name, unit)) for at, name in enumerate(names) if name]


def measured(number: int, chapter: str, name: str, unit: str = NUMBER) -> tuple[int, Measure]:
    """A measure with words of its own."""
    return number, Measure(chapter, name, unit, f"lab-try-{chapter}-{name}")


@dataclass(frozen=True)
class Strength:
    """A card by what it costs and what it has, more being better; `free`: it cannot be bought."""

    name: str
    cost: int
    has: Mapping[str, int]
    free: bool = False


def matched_in_everything(cards: Sequence[Strength]) -> Iterator[tuple[str, str]]:
    """Cards that can be bought and have nothing that another, no more expensive one does not have as well."""
    for card in cards:
        better = next((other for other in cards if _is_better(other, card)), None)
        if better is not None and not card.free:
            yield card.name, better.name


def _is_better(one: Strength, other: Strength) -> bool:
    """Does it match the other in everything, and surpass it in something?"""
    if one.cost > other.cost or any(one.has.get(key, 0) < much for key, much in other.has.items()):
        return False
    return one.cost < other.cost or any(much > other.has.get(key, 0) for key, much in one.has.items())
