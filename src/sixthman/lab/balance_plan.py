"""What a search for balance may turn, and what it is to reach: a plan, read from a file.

[[number]]
section = "player"
name = "LeBron James"
key = "cost"            # "fans.1": the first number of a list; "keeps.drive": a number by its name
least = 6
most = 14

[[target]]
measure = "seats/first" # as `sixthman lab try --json` names it
wanted = 0.5
within = 0.01
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from sixthman.kernel.cardchanges import as_typed
from sixthman.kernel.cardfile import Card
from sixthman.messages import BadOption

NUMBER, TARGET = "number", "target"
NUMBER_KEYS, TARGET_KEYS = ("section", "name", "key", "least", "most"), ("measure", "wanted", "within")
LARGEST = 1_000_000
MOST_NUMBERS, MOST_TARGETS = 50, 50
CLOSE = 5  # names that may have been meant

Values = tuple[int, ...]  # one for each number of a plan
Cards = Mapping[str, Sequence[Card]]


@dataclass(frozen=True)
class Turned:
    """A number of a card that may be turned."""

    section: str
    name: str
    path: tuple[str, ...]
    least: int
    most: int

    @property
    def label(self) -> str:
        """How people read it."""
        return f"{self.name}, {'.'.join(self.path)}"


@dataclass(frozen=True)
class Target:
    """A figure and where it is to be."""

    measure: str
    wanted: float
    within: float

    def off(self, value: float) -> float:
        """How far a value is off, in tolerances: at most 1 is there."""
        return abs(value - self.wanted) / self.within


@dataclass(frozen=True)
class Plan:
    """All of it."""

    file: str
    numbers: tuple[Turned, ...]
    targets: tuple[Target, ...]

    def start(self, cards: Cards) -> Values:
        """The numbers as they are on these cards; BadOption for one that is not there."""
        return tuple(
            _number_at(self.file, turned, _card(self.file, turned, cards)) for turned in self.numbers
        )

    def changes(self, values: Values, cards: Cards) -> str:
        """A change file in which the numbers have these values."""
        rows: dict[tuple[str, str], dict[str, Any]] = {}
        for turned, value in zip(self.numbers, values, strict=True):
            card = _card(self.file, turned, cards)
            row = rows.setdefault((turned.section, card.name), {})
            key, *rest = turned.path
            if not rest:
                row[key] = value
            elif isinstance(held := row.setdefault(key, as_typed(card.values[key])), dict):
                held[rest[0]] = value
            else:
                held[int(rest[0]) - 1] = value
        sections: dict[str, list[str]] = {}
        for (section, name), row in rows.items():
            sections.setdefault(section, []).append(_typed({"name": name, **row}))
        return "".join(f"{section} = [{', '.join(typed)}]\n" for section, typed in sections.items())


def read_plan(file: Path) -> Plan:
    """The plan in a file; BadOption says what is wrong with it."""
    try:
        plan = tomllib.loads(file.read_text("utf-8"))
    except OSError as reason:
        raise BadOption("error-file", path=str(file), reason=reason.strerror or str(reason)) from reason
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as reason:
        raise BadOption("error-balance-file", file=file.name, reason=str(reason)) from reason
    numbers = _entries(file.name, plan, NUMBER, NUMBER_KEYS, MOST_NUMBERS)
    targets = _entries(file.name, plan, TARGET, TARGET_KEYS, MOST_TARGETS)
    unknown = [key for key in plan if key not in (NUMBER, TARGET)]
    if unknown:
        raise BadOption("error-balance-file", file=file.name, reason=f"[[{unknown[0]}]]")
    return Plan(
        file.name,
        tuple(_turned(file.name, where, entry) for where, entry in numbers),
        tuple(_target(file.name, where, entry) for where, entry in targets),
    )


def known_measure(file: str, target: Target, known: Sequence[str]) -> None:
    """BadOption for a figure that the game does not have."""
    if target.measure not in known:
        close = get_close_matches(target.measure, known, CLOSE, 0.3) or sorted(known)[:CLOSE]
        raise BadOption("error-balance-measure", file=file, measure=target.measure, known=", ".join(close))


def _entries(
    file: str, plan: dict[str, Any], section: str, keys: Sequence[str], most: int
) -> list[tuple[str, dict[str, Any]]]:
    rows = plan.get(section)
    if (
        not isinstance(rows, list)
        or not 1 <= len(rows) <= most
        or not all(isinstance(row, dict) for row in rows)
    ):
        raise BadOption("error-balance-rows", file=file, kind=f"[[{section}]]", most=most)
    found = []
    for index, row in enumerate(rows, 1):
        where = f"[[{section}]] {index}"
        if sorted(row) != sorted(keys):
            raise BadOption("error-balance-keys", file=file, entry=where, keys=", ".join(keys))
        found.append((where, row))
    return found


def _turned(file: str, where: str, entry: dict[str, Any]) -> Turned:
    least, most = entry["least"], entry["most"]
    whole = all(type(bound) is int and abs(bound) <= LARGEST for bound in (least, most))
    if not whole or least >= most:
        raise BadOption("error-balance-bounds", file=file, entry=where)
    section, name, key = (str(entry[part]) for part in ("section", "name", "key"))
    return Turned(section, name, tuple(key.split(".")), least, most)


def _target(file: str, where: str, entry: dict[str, Any]) -> Target:
    wanted, within = entry["wanted"], entry["within"]
    plain = all(type(number) in (int, float) and abs(number) <= LARGEST for number in (wanted, within))
    if not plain or not within > 0:
        raise BadOption("error-balance-within", file=file, entry=where)
    return Target(str(entry["measure"]), float(wanted), float(within))


def _card(file: str, turned: Turned, cards: Cards) -> Card:
    if turned.section not in cards:
        known = ", ".join(cards)
        raise BadOption("error-balance-section", file=file, section=turned.section, known=known)
    for card in cards[turned.section]:
        if card.name == turned.name:
            return card
    names = [card.name for card in cards[turned.section]]
    close = get_close_matches(turned.name, names, CLOSE) or names
    raise BadOption("error-balance-card", file=file, name=turned.name, known=", ".join(close))


def _number_at(file: str, turned: Turned, card: Card) -> int:
    """The number as it is on the card."""
    key, *rest = turned.path
    value = card.values.get(key)
    if rest and isinstance(value, Mapping) and rest[0] in value:
        value = value[rest[0]]
    elif rest and isinstance(value, Sequence) and rest[0].isdigit() and 1 <= int(rest[0]) <= len(value):
        value = value[int(rest[0]) - 1]
    elif rest:
        value = None
    if type(value) is not int or len(rest) > 1:
        known = ", ".join(_number_keys(card))
        raise BadOption(
            "error-balance-key", file=file, name=turned.name, key=".".join(turned.path), known=known
        )
    return value


def _number_keys(card: Card) -> list[str]:
    """Every number of a card by its key."""
    found = []
    for key, value in card.values.items():
        if type(value) is int:
            found.append(key)
        elif isinstance(value, Mapping):
            found += [f"{key}.{part}" for part, number in value.items() if type(number) is int]
        elif isinstance(value, tuple | list):
            found += [f"{key}.{index}" for index, number in enumerate(value, 1) if type(number) is int]
    return found


def _typed(value: Any) -> str:
    """A value as TOML."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{json.dumps(key)} = {_typed(part)}" for key, part in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(_typed, value)) + "]"
    return json.dumps(value, ensure_ascii=False)
