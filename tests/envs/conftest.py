"""Tables to put learners at: every edition, mode and number of seats of both games."""

from __future__ import annotations

from typing import Any

import pytest

ALLSTAR: list[dict[str, Any]] = [
    *({"seats": 2, "mode": mode} for mode in ("heritage", "free-agency", "clash")),
    *({"seats": seats} for seats in (3, 4, 5, 6)),
    {"seats": 4, "whistle": False},
    {"seats": 2, "mode": "free-agency", "coaches": True},
    *({"edition": "2020", "seats": seats} for seats in (2, 3, 4, 5, 6)),
    {"edition": "2020", "seats": 4, "coaches": False},
]
HOOPS: list[dict[str, Any]] = [
    {},
    {"pick_team": True, "opening_draft": True, "overtimes": 9},
    {"opening_draft": True, "first": 2, "overtimes": 0},
]
TABLES = [("allstar", options) for options in ALLSTAR] + [("hoops", options) for options in HOOPS]


def table_id(table: tuple[str, dict[str, Any]]) -> str:
    """A table's name in the list of tests."""
    game, options = table
    return "-".join([game, *(f"{key}={value}" for key, value in options.items())])


every_table = pytest.mark.parametrize("table", TABLES, ids=table_id)
