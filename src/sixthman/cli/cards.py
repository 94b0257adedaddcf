"""`sixthman cards`: a game's standard cards as a file to change and to play with."""

from __future__ import annotations

import sys

from sixthman.games.allstar import cards as allstar
from sixthman.games.hoops import cards as hoops
from sixthman.messages import BadOption, say
from sixthman.table.desks import GAME_NAMES, HOOPS


def print_cards(game: str, language: str) -> None:
    """Print the file; without where its values come from, since whoever changes them is the source."""
    if game not in GAME_NAMES:
        raise BadOption("error-game-name", game=game, known=", ".join(GAME_NAMES))
    if game == HOOPS:
        title, text = "play-court-title", hoops.write_cards(hoops.STANDARD, provenance=False)
    else:
        title, text = "play-title", allstar.write_cards(allstar.STANDARD, provenance=False)
    sys.stdout.write(f"# {say(language, 'cards-file', game=say(language, title))}\n\n{text}")
