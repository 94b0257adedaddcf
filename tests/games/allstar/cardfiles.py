"""Card files of All-Star Draft for tests: the standard set with something changed."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from sixthman.games.allstar.cards import STANDARD, write_cards

Rows = list[dict[str, Any]]


def rows_of(section: str) -> Rows:
    """A section of the standard set as it would be typed."""
    rows: Rows = tomllib.loads(write_cards(STANDARD, provenance=False))[section]
    return rows


def toml(value: object) -> str:
    """A value as TOML."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f'"{key}" = {toml(part)}' for key, part in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(toml, value)) + "]"
    if isinstance(value, bool):
        return str(value).lower()
    return f'"{value}"' if isinstance(value, str) else str(value)


def written(folder: Path, **sections: object) -> Path:
    """A card file with these sections."""
    path = folder / "mine.toml"
    path.write_text("\n".join(f"{name} = {toml(rows)}" for name, rows in sections.items()), "utf-8")
    return path


def changed(section: str, row: int, **values: object) -> dict[str, Rows]:
    """A section of the standard set with values of one row (counted from 1) changed, or left out if None."""
    rows = rows_of(section)
    rows[row - 1] = {key: value for key, value in (rows[row - 1] | values).items() if value is not None}
    return {section: rows}
