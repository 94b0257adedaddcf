"""What the module of NBA Deck-Building holds."""

from __future__ import annotations

from sixthman.bots.hoops import policy
from sixthman.games.hoops import GAME
from sixthman.games.hoops.cards import STANDARD
from sixthman.kernel.wasm import Contents

from .shared import loops, protocol

CONTENTS = Contents(
    GAME,
    (*protocol(GAME), *loops(GAME, policy)),
    STANDARD.tables(),
    {"rules": "1"},
)
