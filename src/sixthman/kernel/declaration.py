"""A game, declared once: what people agree on, what is asked, what its record holds and who may see it.

Every game's folder has one `declaration.py`. The record's type, options from and to words, flags and help,
the server's list of options, parameters of environments and the page's form and types all come from it. It
needs no rules, so a command line is read, or a form drawn, before they are loaded.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from .options import Number, Option

EVERYBODY = "everybody"  # the field is the same in every view
OWNER = "owner"  # a row for each seat, which sees its own; the others are blank
NOBODY = "nobody"  # blank in every view
IN_PART = "in part"  # the game's own rule `view` says who sees what of it

TYPES = ("int8", "uint8", "int16", "uint16", "int32", "uint32", "int64", "stream")  # of fields
NEEDED = ("viewer", "phase", "asked")  # fields of every record
FEWEST_SEATS, MOST_SEATS = 2, 6
MOST_CHOICES = 4096

SECONDS = 75.0  # for most choices, at a table with a clock


@dataclass(frozen=True)
class Phase:
    """Something seats are asked for. Its number is its place in the row of phases."""

    name: str  # in results, on the wire and in the page
    heading: str = ""  # in records; the name, if it has none of its own
    seconds: float = SECONDS  # for this choice, at a steady pace


@dataclass(frozen=True)
class Field:
    """A field of the record: whole numbers, one or rows of them."""

    name: str
    type: str  # one of TYPES; `stream` is the chance still to come
    rows: tuple[int, ...] = ()
    seen: str = EVERYBODY
    each: int = 0  # there is one for each seat, of this many at most
    sent: bool = True  # as part of a view, to those who draw it
    blank: int = -1  # what is there for those who must not see it

    @property
    def shape(self) -> tuple[int, ...]:
        """How many numbers, in rows of rows."""
        return (self.each, *self.rows) if self.each else self.rows


@dataclass(frozen=True)
class Choices:
    """A run of choices that mean the same kind of thing: cards, or the teams of a seat."""

    name: str
    first: int
    count: int = 1


@dataclass(frozen=True)
class Lesson:
    """A game that is dealt the same every time, for a guide to talk about."""

    seed: str
    seats: int
    options: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Temperament:
    """How bots of a level play where that is more than one rule."""

    name: str  # of the level
    lapses: int = 0  # of 100 questions, how many it answers as the level below would
    worlds: int = 0  # it imagines for each choice, however much time there is


@dataclass(frozen=True, eq=False)
class Declaration:
    """All that is said about a game before its rules."""

    name: str
    title: str  # as printed on the box
    package: str  # its folder; every package of the game lies in it
    version: str  # of the rules: raised when a change of them alters games
    score: str  # what scores are: messages end in it
    person: str  # the message that calls whoever plays it
    options: tuple[Option, ...]
    phases: tuple[Phase, ...]
    choices: tuple[Choices, ...]
    fields: tuple[Field, ...]
    data: tuple[str, ...] = ()  # its data files, in the folder `data`
    compiled: bool = False  # its folder has a module, <name>.wasm: see `make modules`
    longest: int = 1000  # no game has more choices
    environment: str = ""  # what learners' libraries call it; the title without blanks, if nothing else
    fixed_seats: int = 0  # how many play, where that is no option
    lesson: Lesson | None = None
    levels: tuple[str, ...] = ()  # of bots, weakest first: those its rule `policy` knows besides random ones
    temperaments: tuple[Temperament, ...] = ()  # of levels in between, see bots/temperaments.py
    envelope: str = ""  # the field with what each seat has sealed; blank is -1
    words: frozenset[str] = frozenset()  # of its notation that are messages: cards without a proper name

    @property
    def seats(self) -> range:
        """How many can play."""
        for option in self.options:
            if option.name == "seats":
                assert isinstance(option, Number)
                return range(option.least, option.most + 1)
        return range(self.fixed_seats, self.fixed_seats + 1)

    @property
    def usual_seats(self) -> int:
        """How many play if nothing else is said."""
        return next((option.usual for option in self.options if option.name == "seats"), self.fixed_seats)

    @property
    def phase_names(self) -> list[str]:
        """In the order of their numbers."""
        return [phase.name for phase in self.phases]

    @property
    def choice_count(self) -> int:
        """Choices are 0 to one less than this."""
        last = self.choices[-1]
        return last.first + last.count

    @property
    def agreed(self) -> tuple[str, ...]:
        """The fields of the record that hold what was agreed on, in the order of the options."""
        return tuple(option.field for option in self.options if option.field)

    @property
    def numbers(self) -> int:
        """How many whole numbers `setup` takes as options."""
        return sum(option.count for option in self.options)

    def option_named(self, name: str) -> Option:
        """The option of that name."""
        return next(option for option in self.options if option.name == name)

    def facts(self) -> dict[str, Any]:
        """As plain data, for those who draw a form or read a view."""
        return {
            "game": self.name,
            "title": self.title,
            "version": self.version,
            "score": self.score,
            "seats": list(self.seats),
            "usual_seats": self.usual_seats,
            "options": [option.facts() for option in self.options],
            "phases": self.phase_names,
            "kinds_of_choices": [
                {"name": run.name, "first": run.first, "count": run.count} for run in self.choices
            ],
        }


def headings(phases: Sequence[Phase]) -> list[str]:
    """What records call each phase."""
    return [phase.heading or phase.name for phase in phases]


class BadDeclaration(ValueError):
    """A declaration that no game can be played by: what is wrong with it."""


def check_declaration(declared: Declaration) -> None:
    """BadDeclaration if shared code could not play by this."""
    names = [field.name for field in declared.fields]
    missing = [name for name in NEEDED if name not in names]
    if missing:
        raise BadDeclaration(f"the record needs fields named {', '.join(missing)}")
    if len(set(names)) < len(names):
        raise BadDeclaration("two fields have one name")
    unknown = [field.type for field in declared.fields if field.type not in TYPES]
    if unknown:
        raise BadDeclaration(f"a field is one of {', '.join(TYPES)}, not {unknown[0]}")
    held = [name for name in declared.agreed if name not in names]
    if held:
        raise BadDeclaration(f"an option lies in a field {held[0]} that the record has not")
    if declared.envelope and declared.envelope not in names:
        raise BadDeclaration(f"the record has no field {declared.envelope} for what is sealed")
    if not declared.phases or not declared.choices:
        raise BadDeclaration("a game has phases and choices")
    nexts = [run.first + run.count for run in declared.choices]
    if [run.first for run in declared.choices] != [0, *nexts[:-1]]:
        raise BadDeclaration("each run of choices begins where the one before it ends, the first with 0")
    if declared.choice_count > MOST_CHOICES:
        raise BadDeclaration(f"a game has at most {MOST_CHOICES} choices")
    if "seats" not in names and declared.usual_seats != FEWEST_SEATS:
        raise BadDeclaration(f"the record needs a field named seats, unless {FEWEST_SEATS} play")
    if declared.seats.start < FEWEST_SEATS or declared.seats.stop - 1 > MOST_SEATS:
        raise BadDeclaration(f"{FEWEST_SEATS} to {MOST_SEATS} can play")
