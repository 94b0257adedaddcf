"""Card files: sections of rows in TOML, and what is said of a file that breaks the form.

A file holds any of a game's sections, one row a card, each with a name and values by key. A game says in a
`Form` which sections and keys there are and what a value may be; where a row is in its file, how it is
named and how it is written back is the same for every game.

`provenance` says where values come from: for the whole file, for a row, or for single values of a row
(`provenance = { cost = "rulebook" }`).
"""

from __future__ import annotations

import json
import tomllib
import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from typing import Any, TypeGuard

LONGEST_NAME = 40

Plain = Callable[[str], str]  # a name as it is compared with others


class BadCard(ValueError):
    """A card file that cannot be played with: a message of the catalogs and its facts."""

    def __init__(self, message: str, **facts: object) -> None:
        super().__init__(message, facts)
        self.message = message
        self.facts = facts


@dataclass(frozen=True)
class Card:
    """One row of a card file: its values by key, and where each comes from."""

    section: str
    name: str
    values: Mapping[str, Any]
    provenance: Mapping[str, str | tuple[str, ...]]


Sections = Mapping[str, tuple[Card, ...]]


@dataclass(frozen=True)
class Section:
    """The form of a section: its keys, and how many rows it may have."""

    needed: tuple[str, ...]
    optional: tuple[str, ...]
    least: int
    most: int
    added: tuple[
        str, ...
    ] = ()  # optional ones that came later: a row without them has the digest it had before

    @property
    def keys(self) -> tuple[str, ...]:
        """Every key a row may have."""
        return ("name", *self.needed, *self.optional, "provenance")


@dataclass(frozen=True)
class Location:
    """A row of a file, to name it when something is wrong with it."""

    file: str
    section: str
    row: int
    name: str

    def bad(self, message: str, **facts: object) -> BadCard:
        """What to raise for this row."""
        return BadCard(message, file=self.file, section=self.section, row=self.row, name=self.name, **facts)


@dataclass(frozen=True)
class Form:
    """What a game's card files look like."""

    sections: Mapping[str, Section]
    value: Callable[[Location, str, Any], Any]  # a value as the game keeps it, checked; None: it was left out
    check_keys: Callable[[Location, Section, Mapping[str, Any]], None]  # keys that need each other, as typed
    check_row: Callable[[Location, Mapping[str, Any]], None]  # values that need each other
    check_section: Callable[[str, str, tuple[Card, ...]], None]  # of a file: what its rows make together
    plain: Plain  # two names alike in this way are the same


# --- reading


def read_file(source: Traversable, form: Form) -> dict[str, tuple[Card, ...]]:
    """The sections of a file, each row checked by itself and with the others of its section."""
    file, origin, rows_by_section = read_rows(source, form)
    found = {}
    for section, rows in rows_by_section.items():
        cards = tuple(
            read_card(form, file, section, number, row, origin) for number, row in enumerate(rows, 1)
        )
        check_rows(form, file, section, cards)
        found[section] = cards
    return found


def read_rows(source: Traversable, form: Form) -> tuple[str, str, dict[str, list[dict[str, Any]]]]:
    """The name of a file, where its values come from, and its rows by section, as typed."""
    file = source.name
    return file, *rows_in(file, _read(source), form)


def rows_in(file: str, data: dict[str, Any], form: Form) -> tuple[str, dict[str, list[dict[str, Any]]]]:
    """Where the values of a file come from, and its rows by section, given what is in it."""
    data = dict(data)
    origin = data.pop("provenance", "own")
    if not is_text(origin):
        raise BadCard("error-cards-origin", file=file, found=shown(origin))
    for section, rows in data.items():
        if section not in form.sections:
            known = ", ".join(form.sections)
            raise BadCard("error-cards-section", file=file, found=visible(section), known=known)
        if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
            raise BadCard("error-cards-rows", file=file, section=section)
    return origin, data


def check_rows(form: Form, file: str, section: str, cards: tuple[Card, ...]) -> None:
    """What the rows of a section make together: how many, their names, and what the game asks of them."""
    _check_count(file, section, len(cards), form.sections[section])
    check_names(file, [cards], form.plain)
    form.check_section(file, section, cards)


def check_names(file: str, sections: Iterable[Sequence[Card]], plain: Plain) -> None:
    """No two cards bear the same name, in whichever of these sections; the later one is told."""
    first: dict[str, str] = {}
    for cards in sections:
        for number, card in enumerate(cards, 1):
            name = plain(card.name)
            if name in first:
                location = Location(file, card.section, number, card.name)
                raise location.bad("error-cards-twice", other=first[name])
            first[name] = card.section


def _read(source: Traversable) -> dict[str, Any]:
    try:
        return tomllib.loads(source.read_text("utf-8"))
    except OSError as reason:
        raise BadCard("error-file", path=source.name, reason=reason.strerror or str(reason)) from reason
    except ValueError as reason:  # no text, or no TOML
        raise BadCard("error-cards-toml", file=source.name, reason=str(reason)) from reason


def read_card(form: Form, file: str, section: str, number: int, row: dict[str, Any], origin: str) -> Card:
    """One row as a card."""
    name = row.get("name")
    if not is_text(name) or len(name) > LONGEST_NAME:
        raise BadCard("error-cards-name", file=file, section=section, row=number, most=LONGEST_NAME)
    location, keys = Location(file, section, number, name), form.sections[section]
    for key in row:
        if key not in keys.keys:
            raise location.bad("error-cards-key", found=visible(key), known=", ".join(keys.keys))
    form.check_keys(location, keys, row)
    for key in keys.needed:
        if key not in row:
            raise location.bad("error-cards-missing", key=key, needed=", ".join(("name", *keys.needed)))
    known = [key for key in (*keys.needed, *keys.optional) if key in row or key not in keys.added]
    values = {key: form.value(location, key, row.get(key)) for key in known}
    form.check_row(location, values)
    return Card(section, name, values, _provenance(location, row.get("provenance", origin), values, origin))


def _provenance(
    location: Location, given: Any, values: Mapping[str, Any], origin: str
) -> dict[str, str | tuple[str, ...]]:
    """Where the name and each value of a row come from; a list of values may have a list of sources."""
    keys = ("name", *values)
    by_key = given if isinstance(given, dict) else dict.fromkeys(keys, given)
    found: dict[str, str | tuple[str, ...]] = dict.fromkeys(keys, origin)
    for key, source in by_key.items():
        parts = source if isinstance(source, list) else [source]
        fits = parts is not source or (isinstance(values.get(key), tuple) and len(parts) == len(values[key]))
        if key not in keys or not fits or not all(is_text(part) for part in parts):
            raise location.bad("error-cards-provenance", known=", ".join(keys))
        found[key] = tuple(parts) if isinstance(source, list) else source
    return found


def _check_count(file: str, section: str, count: int, form: Section) -> None:
    facts = {"file": file, "section": section, "count": count}
    if not form.least <= count <= form.most:
        if form.least == form.most:
            raise BadCard("error-cards-count-exact", wanted=form.most, **facts)
        raise BadCard("error-cards-count", least=form.least, most=form.most, **facts)


# --- values


def is_text(value: object) -> TypeGuard[str]:
    """Is it a text that can be shown?"""
    return isinstance(value, str) and value.isprintable() and bool(value.strip())


def number_in(location: Location, key: str, value: Any, limits: tuple[int, int]) -> int:
    """A whole number within limits."""
    least, most = limits
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise location.bad("error-cards-number", key=key, found=shown(value), least=least, most=most)
    return value


def truth(location: Location, key: str, value: Any) -> bool:
    """True or false; left out, false."""
    if not isinstance(value, bool | None):
        raise location.bad("error-cards-truth", key=key, found=shown(value))
    return bool(value)


def plain_letters(text: str) -> str:
    """Letters and digits, without accents and capitals."""
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in decomposed if letter.isalnum())


def shown(value: object) -> str:
    """A value as one would type it."""
    return visible(json.dumps(value, ensure_ascii=False, default=str))


def visible(text: str) -> str:
    """A text from a file, safe to show: nothing in it can steer a terminal."""
    return "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text)


# --- writing


def write_file(sections: Sections, form: Form, provenance: bool = True) -> str:
    """Sections as the text of a file that is read as the same; what may be left out and is not there is."""
    lines = []
    for section, keys in form.sections.items():
        lines += [f"{section} = ["]
        for card in sections[section]:
            values = {key: value for key, value in card.values.items() if key in keys.needed or value}
            source = {"provenance": dict(card.provenance)} if provenance else {}
            lines.append("    " + as_toml({"name": card.name, **values, **source}) + ",")
        lines += ["]", ""]
    return "\n".join(lines)


def as_toml(value: object) -> str:
    """A value as it is in a file, on one line."""
    if isinstance(value, Mapping):
        inside = ", ".join(f"{key} = {as_toml(part)}" for key, part in value.items())
        return f"{{ {inside} }}" if inside else "{}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(as_toml(part) for part in value) + "]"
    return shown(value)


def sections_as_data(sections: Sections) -> dict[str, list[dict[str, Any]]]:
    """A card set in JSON's terms: names and values, for a module to carry along."""
    return {
        section: [{"name": card.name, **card.values} for card in cards] for section, cards in sections.items()
    }


def sections_from(data: Mapping[str, Sequence[Mapping[str, Any]]]) -> Sections:
    """A card set from what `sections_as_data` told of it."""
    return {section: tuple(_card_from(section, row) for row in rows) for section, rows in data.items()}


def _card_from(section: str, row: Mapping[str, Any]) -> Card:
    values = {key: _tuples(row[key]) for key in row if key != "name"}
    return Card(section, row["name"], values, dict.fromkeys(row, "earlier rules"))


def _tuples(value: Any) -> Any:
    return tuple(_tuples(part) for part in value) if isinstance(value, list) else value
