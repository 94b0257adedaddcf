"""What a report is made of: findings, chapters and figures; and what its chapters read from."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from sixthman.messages import number, percent, say

from .chance import FEWEST, TYPICAL, Mean, games_needed

Draw = Callable[[float], str]  # a picture for a width, as SVG
Row = Sequence[str]


@dataclass(frozen=True)
class ReportText:
    """A language: messages, and numbers as they are written in it."""

    language: str

    def say(self, message: str, /, **facts: object) -> str:
        """A message."""
        return say(self.language, message, **facts)

    def number(self, value: float, digits: int = 0) -> str:
        """`1,234.5`"""
        return number(self.language, value, digits).replace("-", "−")

    def percent(self, value: float, digits: int = 1) -> str:
        """`25.3%`"""
        return percent(self.language, value, digits).replace(" ", "\u00a0").replace("-", "−")

    def signed(self, value: float, digits: int = 1) -> str:
        """A difference with its sign."""
        rounded = round(value, digits)
        sign = "+" if rounded > 0 else "−" if rounded < 0 else ""
        return sign + self.number(abs(rounded), digits)

    def wins(self, value: float, digits: int = 1) -> str:
        """A difference between shares of wins, in games of a hundred."""
        return self.signed(100 * value, digits)

    def percent_tick(self, value: float) -> str:
        """A share beside an axis: `25%`, `25.5%` only where it has to be."""
        return self.percent(value, 0 if _is_whole(100 * value) else 1)

    def wins_tick(self, value: float) -> str:
        """A difference between shares beside an axis."""
        return self.wins(value, 0 if _is_whole(100 * value) else 1)

    def rate(self, found: Mean, digits: int = 1) -> str:
        """`25.3% ± 0.4`"""
        return f"{self.percent(found.value, digits)} ± {self.number(100 * found.margin, digits)}"

    def effect(self, found: Mean) -> str:
        """`+2.1 ± 0.4` games of a hundred."""
        return f"{self.wins(found.value)} ± {self.number(100 * found.margin, 1)}"

    def gain(self, found: Mean) -> str:
        """`+2.1 ± 0.4`, of fans or points."""
        return f"{self.signed(found.value)} ± {self.number(found.margin, 1)}"


def _is_whole(value: float) -> bool:
    return abs(value - round(value)) < 1e-6


@dataclass(frozen=True)
class Figure:
    """A picture, a sentence that says what to see in it, and the figures behind it."""

    name: str
    title: str
    caption: str
    draw: Draw | None = None  # None: too few games for a picture
    heads: Row = ()
    rows: Sequence[Row] = ()
    legend: str = ""
    note: str = ""  # what the picture cannot tell


@dataclass(frozen=True)
class Chapter:
    """Figures about one thing."""

    name: str
    title: str
    text: str
    figures: Sequence[Figure]


@dataclass(frozen=True)
class Finding:
    """One thing that matters: a number that catches the eye, a sentence, and where to read on."""

    figure: str
    headline: str
    text: str
    chapter: str


@dataclass(frozen=True)
class Story:
    """A whole report."""

    game: str
    title: str
    kicker: str
    lead: Sequence[str]
    facts: Sequence[tuple[str, str]]
    findings: Sequence[Finding]
    chapters: Sequence[Chapter]
    method: Sequence[str]
    words: ReportText
    icons: str = ""  # drawings that its pictures use, as SVG


@dataclass
class Source:
    """Results that a report is written from."""

    connection: Any
    run: Any
    words: ReportText
    games: int = 0
    names: dict[str, dict[int, str]] = field(default_factory=dict)

    @classmethod
    def of(cls, connection: Any, run: Any, language: str) -> Source:
        """Count the games, and learn the names of things."""
        source = cls(connection, run, ReportText(language))
        source.games = source.rows("SELECT count(*) FROM games")[0][0]
        for type_, index, name in source.rows("SELECT kind, number, name FROM names"):
            source.names.setdefault(type_, {})[index] = name
        return source

    @property
    def seats(self) -> int:
        """Seats at the table."""
        return len(self.run.bots)

    @property
    def fair(self) -> float:
        """The win rate of a seat as good as the others."""
        return 1 / self.seats

    @property
    def equal_bots(self) -> bool:
        """Does the same bot sit on every seat?"""
        return len(set(self.run.bots)) == 1

    def rows(self, query: str) -> list[tuple[Any, ...]]:
        """What a query finds."""
        found: list[tuple[Any, ...]] = self.connection.execute(query).fetchall()
        return found

    def prepare(self, query: str) -> None:
        """Make something that later queries use."""
        self.connection.execute(query)

    def are_few(self, a_game: float) -> bool:
        """Are there too few games for a heat map, if each gives its cells this many observations?"""
        return self.games * a_game < TYPICAL

    def too_few(self, name: str, title: str, needed: float = FEWEST) -> Figure:
        """A figure that says how many games its picture needs."""
        facts = {"games": self.words.number(self.games), "need": self.words.number(games_needed(needed))}
        return Figure(name, title, self.words.say("lab-report-too-few", **facts))
