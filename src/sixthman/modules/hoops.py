"""What the module of NBA Deck-Building holds."""

from __future__ import annotations

import numpy as np

from sixthman.bots.hoops import policy
from sixthman.games.hoops import GAME
from sixthman.games.hoops.activation import allowance, can_defend
from sixthman.games.hoops.cards import STANDARD
from sixthman.games.hoops.counsel import tell_counsel
from sixthman.games.hoops.court import team_intelligence, team_rebounds
from sixthman.games.hoops.dice import dice_marked
from sixthman.games.hoops.figures import (
    best_position,
    dice_of,
    level_of,
    mean_of_tactic,
    rerolls_with,
    worth_of,
)
from sixthman.games.hoops.market import purse
from sixthman.games.hoops.scoring import attack_value, defence_value, is_pending
from sixthman.kernel.exports import INT, Export, rows
from sixthman.kernel.game import Game
from sixthman.kernel.wasm import Contents

from .shared import LONGS, loops, protocol

SHEET = rows(np.int32)


def figures(game: Game) -> list[Export]:
    """What a person wants to know before choosing, in one call; and single numbers of it."""
    state = game.record
    return [
        Export(tell_counsel, (state, state, INT, INT, LONGS, INT, SHEET)),
        Export(level_of, (state, INT, INT), INT),
        Export(team_intelligence, (state, INT), INT),
        Export(team_rebounds, (state, INT), INT),
        Export(best_position, (state, INT, INT, INT), INT),
        Export(purse, (state, INT, INT), INT),
        Export(dice_of, (state, INT, INT), INT),
        Export(dice_marked, (state,), INT),
        Export(allowance, (state,), INT),
        Export(rerolls_with, (state, INT, INT), INT),
        Export(worth_of, (state, INT, INT, INT), INT),
        Export(mean_of_tactic, (state, INT, INT), INT),
        Export(attack_value, (state, INT), INT),
        Export(defence_value, (state, INT), INT),
        Export(is_pending, (state, INT), INT),
        Export(can_defend, (state,), INT),
    ]


CONTENTS = Contents(
    GAME,
    (*protocol(GAME), *loops(GAME, policy), *figures(GAME)),
    STANDARD.tables(),
    {"rules": "1"},
)
