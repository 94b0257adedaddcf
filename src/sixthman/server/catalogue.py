"""A game's cards and choices: what the numbers in a view mean, for those who draw them."""

from __future__ import annotations

from typing import Any

from .engines import Rules


def catalogue(rules: Rules) -> dict[str, Any]:
    """All there is to know of a game before it is played."""
    return {**rules.adapter.declared.facts(), **rules.adapter.catalogue()}
