"""The names under which Gymnasium makes our games: one for each game, for one table and for many.

`gymnasium.make("sixthman.envs.gymnasium:sixthman/AllStarDraft-v0")` needs no import: Gymnasium imports what
is before the colon, and that registers the names.
"""

from __future__ import annotations

from typing import Any

from sixthman.registry import game_named, game_names

SPACE = "sixthman"
VERSION = "v0"


def title_of(game: str) -> str:
    """A game's name in one word: `AllStarDraft`."""
    declared = game_named(game).declared
    return declared.environment or "".join(filter(str.isalnum, declared.title))


def id_of(game: str) -> str:
    """`sixthman/AllStarDraft-v0`"""
    return f"{SPACE}/{title_of(game)}-{VERSION}"


def register(gym: Any) -> None:
    """Make the games known to `gymnasium.make` and `gymnasium.make_vec`; those that are known stay."""
    for game in game_names():
        if id_of(game) not in gym.registry:
            gym.register(
                id=id_of(game),
                entry_point="sixthman.envs.single:SingleEnv",
                vector_entry_point="sixthman.envs.gymnasium:VectorEnv",
                kwargs={"game": game},
            )
