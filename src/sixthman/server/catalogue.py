"""A game's cards and choices: what the numbers in a view mean, for those who draw them."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from sixthman.bots.characters import CHARACTERS
from sixthman.bots.game_levels import offered_levels

from .engines import Rules


def catalogue(rules: Rules) -> dict[str, Any]:
    """All there is to know of a game before it is played."""
    declared = rules.adapter.declared
    levels = {
        "levels": list(offered_levels(declared)),
        "characters": [asdict(one) for one in CHARACTERS if one.level in offered_levels(declared)],
        "temperaments": [asdict(temperament) for temperament in declared.temperaments],
    }
    return {**declared.facts(), **levels, **rules.adapter.catalogue()}
