"""Chance where it happens: what dice and shuffles bring is decided when they come, not before.

A game says so by two rules among its features: `chance_used(state)`, a number that changes when something of
chance comes to the table, and `draw_anew(state, stream)`, which draws again all that has not come yet. A game
that keeps its random stream in the record needs neither. For any other game all chance falls with the deal.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sixthman.kernel.game import Game
from sixthman.kernel.rules import Rule, rule
from sixthman.kernel.stream import copy_stream, words_drawn

KEPT = "stream"  # the field of a record in which a game keeps its chance


@rule
def words_used(state: Any) -> int:
    """How much of the stream in the record has been drawn."""
    return words_drawn(state.stream)


@rule
def stream_anew(state: Any, stream: Any) -> None:
    """Another stream."""
    copy_stream(stream, state.stream)


@rule
def nothing_used(state: Any) -> int:
    """All chance fell with the deal."""
    return 0


@rule
def nothing_anew(state: Any, stream: Any) -> None:
    """Nothing is left to be drawn."""


def chance_of(game: Game, features: Any) -> Mapping[str, Rule]:
    """The two rules of a game, by name."""
    if hasattr(features, "draw_anew"):
        return {"chance_used": features.chance_used, "draw_anew": features.draw_anew}
    if any(field.name == KEPT and field.type == "stream" for field in game.declared.fields):
        return {"chance_used": words_used, "draw_anew": stream_anew}
    return {"chance_used": nothing_used, "draw_anew": nothing_anew}
