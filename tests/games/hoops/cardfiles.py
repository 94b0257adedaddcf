"""Card files of NBA Deck-Building for tests: the standard set with something changed."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any

from sixthman.games.hoops.rules.cards import POSITION_NAMES


def standard_file(name: str) -> dict[str, Any]:
    """A data file of the standard set, to be changed."""
    text = files("sixthman.games.hoops").joinpath("data", f"{name}.toml").read_text("utf-8")
    return tomllib.loads(text)


def toml(value: object) -> str:
    """A value as TOML."""
    if isinstance(value, dict):
        return "{" + ", ".join(f'"{key}" = {toml(part)}' for key, part in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(toml(part) for part in value) + "]"
    if isinstance(value, bool):
        return "true" if value else "false"
    return f'"{value}"' if isinstance(value, str) else str(value)


def write(folder: Path, **sections: object) -> Path:
    """A card file with these sections."""
    path = folder / "mine.toml"
    path.write_text("\n".join(f"{name} = {toml(rows)}" for name, rows in sections.items()), "utf-8")
    return path


def some_players(count: int = 30) -> list[dict[str, Any]]:
    """Players for a market: invented, four of them cheap, all positions covered."""
    return [
        {
            "name": f"Player {number}",
            "positions": [POSITION_NAMES[number % 5]],
            "value": 2,
            "cost": 3 if number < 4 else 7,
            "three": number % 4,
        }
        for number in range(count)
    ]


def changed(file: str, section: str, row: int, **values: object) -> dict[str, Any]:
    """A section of the standard set with values of one row (counted from 1) changed, or left out if None."""
    rows = standard_file(file)[section]
    rows[row - 1].pop("provenance", None)
    rows[row - 1] = {key: value for key, value in (rows[row - 1] | values).items() if value is not None}
    return {section: rows}
