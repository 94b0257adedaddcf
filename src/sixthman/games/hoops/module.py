"""What the module of NBA Deck-Building holds."""

from __future__ import annotations

import numpy as np

from sixthman.kernel.exports import INT, Export, rows
from sixthman.kernel.stream import STREAM
from sixthman.kernel.wasm import Contents
from sixthman.lab.watching import WATCHING
from sixthman.modules.shared import (
    LONGS,
    OPTIONS,
    SHEET,
    WORDS,
    about,
    environments,
    loops,
    measuring,
    protocol,
    thinking,
    watching,
)

from . import features
from .bots import policy
from .bots.habits import AT_FIRST, HABITS
from .bots.hopes import hope_tables
from .bots.search_rules import SEARCH_RULES
from .bots.weights import SPREAD, TO_COME
from .report import measures
from .report import rows as hoops_rows
from .rules import GAME
from .rules.activation import allowance, can_defend
from .rules.advice import tell_counsel
from .rules.cards import STANDARD
from .rules.course import begin, take_back
from .rules.court import dice_of, team_intelligence, team_rebounds
from .rules.dice import dice_marked
from .rules.figures import best_position, level_of, mean_of_tactic, rerolls_with, worth_of
from .rules.market import purse
from .rules.scoring import attack_value, defence_value, is_pending
from .rules.setup import prepare, shuffle_up, take_first_teams
from .rules.story import tell_choice, tell_opening
from .table.cardset import STANDARD_CARDS

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
    """What a person wants to know before choosing, in one call; and single numbers of it."""
    of_table = (allowance, can_defend, dice_marked)
    of_seat = (team_intelligence, team_rebounds, attack_value, defence_value, is_pending)
    of_card = (level_of, purse, dice_of, rerolls_with, mean_of_tactic)
    return [
        Export(tell_counsel, (STATE, STATE, INT, INT, LONGS, INT, SHEET)),
        *(Export(rule, (STATE,), INT) for rule in of_table),
        *(Export(rule, (STATE, INT), INT) for rule in of_seat),
        *(Export(rule, (STATE, INT, INT), INT) for rule in of_card),
        *(Export(rule, (STATE, INT, INT, INT), INT) for rule in (best_position, worth_of)),
    ]


CONTENTS = Contents(
    GAME,
    (
        *protocol(GAME),
        *table(),
        *figures(),
        *loops(GAME, policy),
        *thinking(GAME, SEARCH_RULES),
        *watching(GAME, policy, hoops_rows.NOTES, WATCH),
        *measuring(GAME, hoops_rows.NOTES, measures.measure),
        *environments(GAME, policy, features),
    ),
    {
        **STANDARD.tables(),
        **hope_tables(STANDARD.tables()),
        "HABITS": HABITS,
        "AT_FIRST": AT_FIRST,
        "TO_COME": TO_COME,
        "SPREAD": SPREAD,
    },
    about(GAME, STANDARD_CARDS),
)
