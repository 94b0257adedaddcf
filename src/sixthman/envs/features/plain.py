"""What learners see of a game that has no features of its own: what its declaration says everyone sees, and
a seat's own rows.

A number is written as one more than it is, since blanks are -1, and between 0 and 255. Rows of seats start
with the learner's own.
"""

from __future__ import annotations

from functools import cache

from sixthman.kernel.declaration import EVERYBODY, OWNER, Declaration, Field
from sixthman.kernel.game import Game
from sixthman.kernel.generated import written_rule
from sixthman.kernel.rules import Rule
from sixthman.table.options import Options

from .layout import MOST, Part

STEP = "    "


class PlainFeatures:
    """A game's package `features`, for one that has none."""

    def __init__(self, declared: Declaration) -> None:
        self._parts = [Part(field.name, _width(field), most=MOST) for field in _seen(declared)]
        self.encode: Rule = written_rule("encode", _source(declared))

    def parts_of(self, options: Options) -> list[Part]:
        """The features by name, as they are in a row."""
        return self._parts


@cache
def plain_features(game: Game) -> PlainFeatures:
    """The features of any game."""
    return PlainFeatures(game.declared)


def _seen(declared: Declaration) -> list[Field]:
    return [field for field in declared.fields if field.seen in (EVERYBODY, OWNER)]


def _width(field: Field) -> int:
    width = field.each if field.each and field.seen == EVERYBODY else 1
    for size in field.rows:
        width *= size
    return width


def _source(declared: Declaration) -> str:
    """A rule that writes one field after the other."""
    lines = [
        "def encode(state, seat, row):",
        f'{STEP}"""Write what the seat knows into a row."""',
        f"{STEP}at = 0",
    ]
    for field in _seen(declared):
        lines += _lines(field)
    return "\n".join(lines) + "\n"


def _lines(field: Field) -> list[str]:
    lines, depth, axes = [], 1, []
    if field.each and field.seen == EVERYBODY:
        lines += [
            f"{STEP}for other in range({field.each}):",
            f"{STEP * 2}owner = (seat + other) % {field.each}",
        ]
        depth += 1
    if field.each:
        axes.append("owner" if field.seen == EVERYBODY else "seat")
    for number, size in enumerate(field.rows):
        lines.append(f"{STEP * depth}for i{number} in range({size}):")
        axes.append(f"i{number}")
        depth += 1
    value = f"state.{field.name}[{', '.join(axes)}]" if axes else f"state.{field.name}"
    lines.append(f"{STEP * depth}row[at] = min(max(int({value}) + 1, 0), {MOST})")
    return [*lines, f"{STEP * depth}at += 1"]
