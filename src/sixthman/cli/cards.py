"""`sixthman cards`: a game's standard cards as a file to change and to play with."""

from __future__ import annotations

import sys

from sixthman.messages import BadOption, say
from sixthman.registry import game_named


def print_cards(game: str, language: str) -> None:
    """Print the file; without where its values come from, since whoever changes them is the source."""
    folder = game_named(game)
    cards = folder.cards()
    if not folder.declared.data:
        raise BadOption("error-no-card-files", game=game)
    sys.stdout.write(f"# {say(language, 'cards-file', game=folder.declared.title)}\n\n{cards.text()}")
