"""What the module of NBA Deck-Building holds."""

from __future__ import annotations

import numpy as np

from sixthman.bots.hoops import policy
from sixthman.bots.hoops.hopes import hope_tables
from sixthman.bots.hoops.weights import SPREAD, TO_COME
from sixthman.envs.features.hoops import encode_hoops
from sixthman.games.hoops import GAME
from sixthman.games.hoops.activation import allowance, can_defend
from sixthman.games.hoops.cards import STANDARD
from sixthman.games.hoops.course import begin, take_back
from sixthman.games.hoops.court import team_intelligence, team_level, team_rebounds
from sixthman.games.hoops.dice import dice_kept
from sixthman.games.hoops.market import purse
from sixthman.games.hoops.scoring import attack_value, defence_value, is_pending
from sixthman.games.hoops.setup import prepare, shuffle_up, take_first_teams
from sixthman.games.hoops.story import tell_choice, tell_opening
from sixthman.kernel.exports import INT, Export, rows
from sixthman.kernel.stream import STREAM
from sixthman.kernel.wasm import Contents
from sixthman.lab import hoops_rows
from sixthman.lab.watching import WATCHING
from sixthman.table.hoops.cardset import STANDARD_CARDS

from .shared import OPTIONS, SHEET, WORDS, about, environments, loops, protocol, watching

STATE = GAME.record
WATCH = {name: getattr(hoops_rows, name) for name in WATCHING}


def table() -> list[Export]:
    """What a table asks beyond the protocol."""
    return [
        Export(prepare, (STATE, OPTIONS, STREAM)),
        Export(take_first_teams, (STATE,)),
        Export(shuffle_up, (STATE,)),
        Export(begin, (STATE,)),
        Export(take_back, (STATE, INT)),
        Export(tell_opening, (STATE, SHEET)),
        Export(tell_choice, (rows(STATE), WORDS, INT, rows(np.int16, 2), INT, SHEET)),
    ]


def figures() -> list[Export]:
    """What people, and refusals, are told in numbers."""
    of_seat = (team_intelligence, team_rebounds, attack_value, defence_value, is_pending)
    return [
        *(Export(rule, (STATE, INT), INT) for rule in of_seat),
        *(Export(rule, (STATE, INT, INT), INT) for rule in (team_level, purse, dice_kept)),
        *(Export(rule, (STATE,), INT) for rule in (allowance, can_defend)),
    ]


CONTENTS = Contents(
    GAME,
    (
        *protocol(GAME),
        *table(),
        *figures(),
        *loops(GAME, policy),
        *watching(GAME, policy, hoops_rows.NOTES, WATCH),
        *environments(GAME, policy, encode_hoops),
    ),
    {**STANDARD.tables(), **hope_tables(STANDARD.tables()), "TO_COME": TO_COME, "SPREAD": SPREAD},
    about(GAME, STANDARD_CARDS),
)
