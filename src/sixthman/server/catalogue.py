"""A game's cards and choices: what the numbers in a view mean, for those who draw them."""

from __future__ import annotations

from typing import Any

from sixthman.bots.game_levels import offered_levels

from .engines import Rules


def catalogue(rules: Rules) -> dict[str, Any]:
    """All there is to know of a game before it is played."""
    declared = rules.adapter.declared
    return {**declared.facts(), "levels": list(offered_levels(declared)), **rules.adapter.catalogue()}
