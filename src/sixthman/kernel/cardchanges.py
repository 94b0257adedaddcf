"""Change files: what is different from a card set, row by row, and nothing else.

A change file has the sections of a card file. A row names a card of the set and holds only the keys that
change; what it leaves out stays. `new = true` marks a card that the set does not have yet, with all it needs;
`out = true` takes one out. A whole card file is a change file too.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from importlib.resources.abc import Traversable
from typing import Any

from .cardfile import (
    BadCard,
    Card,
    Form,
    Location,
    Sections,
    as_toml,
    check_rows,
    read_card,
    read_rows,
    truth,
    visible,
)

NEW, OUT = "new", "out"
CLOSE = 3  # names that may have been meant


def read_changes(source: Traversable, form: Form, base: Sections) -> dict[str, tuple[Card, ...]]:
    """The sections of a set with the changes of a file; BadCard names file and row of what is wrong."""
    return change_sections(*read_rows(source, form), form, base)


def change_sections(
    file: str, origin: str, rows_by_section: dict[str, list[dict[str, Any]]], form: Form, base: Sections
) -> dict[str, tuple[Card, ...]]:
    """The sections of a set with the changes of a file, given what is in it."""
    found = dict(base)
    for section, rows in rows_by_section.items():
        changed = _changed(form, file, section, base.get(section, ()), rows, origin)
        check_rows(form, file, section, changed)
        found[section] = changed
    return found


def _changed(
    form: Form, file: str, section: str, base: Sequence[Card], rows: Sequence[dict[str, Any]], origin: str
) -> tuple[Card, ...]:
    cards = {form.plain(card.name): card for card in base}
    seen: set[str] = set()
    for number, row in enumerate(rows, 1):
        name = str(row.get("name", ""))
        location, plain = Location(file, section, number, visible(name)), form.plain(name)
        if plain in seen:
            raise location.bad("error-cards-twice", other=section)
        seen.add(plain)
        is_new, is_out = (truth(location, key, row.get(key)) for key in (NEW, OUT))
        values = {key: value for key, value in row.items() if key not in (NEW, OUT)}
        card = cards.get(plain)
        if card is None and not is_new:
            raise location.bad("error-changes-unknown", known=_known(name, base))
        if card is not None and is_new:
            raise location.bad("error-changes-there")
        if is_out:
            _check_alone(location, values, is_new)
            del cards[plain]
        else:
            cards[plain] = read_card(form, file, section, number, _with(card, values), origin)
    return tuple(cards.values())


def _with(card: Card | None, values: dict[str, Any]) -> dict[str, Any]:
    """A card as the row of a file, with these values in place of its own."""
    if card is None:
        return values
    return {
        "name": card.name,
        **{key: as_typed(value) for key, value in card.values.items() if value},
    } | values


def as_typed(value: Any) -> Any:
    """A value of a card as it is in a file."""
    if isinstance(value, Mapping):
        return {key: as_typed(part) for key, part in value.items()}
    return [as_typed(part) for part in value] if isinstance(value, tuple) else value


def changes_text(rows_by_section: Mapping[str, Sequence[Mapping[str, Any]]]) -> str:
    """Changes as the text of a file that reads as the same."""
    lines = []
    for section, rows in rows_by_section.items():
        if rows:
            lines += [f"{section} = [", *[f"    {as_toml(row)}," for row in rows], "]", ""]
    return "\n".join(lines)


def _check_alone(location: Location, values: dict[str, Any], is_new: bool) -> None:
    """A card that is taken out is neither changed nor new."""
    others = [key for key in values if key != "name"] + ([NEW] if is_new else [])
    if others:
        raise location.bad("error-changes-out", keys=", ".join(map(visible, others)))


def _known(name: str, base: Sequence[Card]) -> str:
    """The names that come closest, or all."""
    names = [card.name for card in base]
    return ", ".join(get_close_matches(name, names, CLOSE) or names)


def whose_sections(source: Traversable, forms: Mapping[str, Form]) -> str:
    """The game that has all sections of a file, by the name of its form; BadCard if none has."""
    wrong: list[BadCard] = []
    for game, form in forms.items():
        try:
            read_rows(source, form)
        except BadCard as reason:
            wrong.append(reason)
        else:
            return game
    for damaged in wrong:
        if damaged.message != "error-cards-section":
            raise damaged
    known = ", ".join(section for form in forms.values() for section in form.sections)
    raise BadCard("error-cards-section", file=source.name, found=wrong[0].facts["found"], known=known)
