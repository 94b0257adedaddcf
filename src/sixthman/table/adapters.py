"""The adapters of all games, by the game's name or by its compiled rules."""

from __future__ import annotations

from pathlib import Path

from sixthman.kernel.module import Module, current_module, module_of_version, versions_of
from sixthman.messages import BadRecord
from sixthman.registry import game_named

from .adapter import GameAdapter
from .cardset import refused_in_words


def adapter_named(game: str, cards: Path | None = None, version: str | None = None) -> GameAdapter:
    """The adapter of a game, with the cards of a file if it plays with such, by an earlier version of its
    rules if that is named; BadRecord for a version that this program does not have."""
    folder = game_named(game)
    adapter = folder.adapter(cards)
    if version in (None, adapter.game.version):
        return adapter
    with refused_in_words(game):
        module = module_of_version(adapter.game, str(version))
    if module is None:
        raise BadRecord("error-record-rules", rules=version, known=", ".join(versions_of(adapter.game)))
    return adapter_of(module, cards)


def adapter_of(module: Module, cards: Path | None = None) -> GameAdapter:
    """The adapter for compiled rules, earlier ones too: with the cards that were the standard ones then."""
    folder = game_named(module.manifest["game"])
    with refused_in_words(folder.name):
        is_present = module.digest == current_module(folder.rules).digest
    if is_present:
        return folder.adapter(cards)
    return folder.adapter(cards, module)
