"""Card files of All-Star Draft for tests: the standard set with something changed."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from sixthman.games.allstar.rules.cards import STANDARD, write_cards

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


def wild_sections() -> dict[str, Rows]:
    """A set in which nothing is as usual: no arena and no coach of the standard names, other symbols on other
    cards, other orders, and coaches that combine what the usual ones do."""
    arenas: Rows = [
        {"name": f"Rink {number}", "fans": [40 + number, 25, 11 + number, 5, 0, number]}
        for number in range(1, 31)
    ]
    for number, combo in enumerate(("run", "one-of-each", "three-and-two") * 3):
        arenas[3 * number]["combo"] = combo
    arenas[1] |= {"whistle": True, "editions": ["2020"]}
    arenas[2] |= {"not_for_two": True}
    coaches = [row | {"name": f"{row['name']} junior"} for row in rows_of("coach")]
    coaches += [
        {"name": "Fox 7", "beside": "player", "number": 3, "fans": 2, "wins_ties": 1, "fans_at_start": 9},
        {"name": "Owl", "beside": "team", "once": 1, "fans_times": 3},
        {"name": "Lynx", "beside": "player", "like_mate": "symbol", "substitutions": 1},
        {"name": "Elk", "swaps_buses": 1, "shot_symbol": 1, "tickets": 2},
        {"name": "Otter", "once": 1, "skips": 1, "substitutions": 1, "swaps_buses": 1, "shot_returns": 1},
        {"name": "Nobody"},
    ]
    species = rows_of("species")[::-1]
    for row in species:
        row["symbols"] = {symbol: 10 - number for symbol, number in row["symbols"].items()}
    editions = rows_of("edition")
    for row in editions:
        row |= {"symbols": row["symbols"][::-1], "tickets": [1, 2, 3, 2, 1], "ticket_bonus": [4, 3, 2, 1, 0]}
    return {"species": species, "arena": arenas, "coach": coaches, "edition": editions}
