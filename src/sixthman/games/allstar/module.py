"""What All-Star Draft's module holds."""

from __future__ import annotations

from typing import Any

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
from .bots.beliefs import BELIEFS
from .bots.chances import empty_envelope, try_teams
from .bots.luck import best_in_pack
from .bots.search_rules import SEARCH_RULES
from .bots.weights import WEIGHTS
from .features.endgames import play_to_endgame
from .report import measures
from .report import rows as allstar_rows
from .rules import GAME
from .rules.cards import STANDARD
from .rules.coaches import may_be_like
from .rules.course import begin
from .rules.envelopes import take_back
from .rules.figures import WORK, put_bench
from .rules.knowledge import sealed_choices
from .rules.reasons import put_shots, put_strength
from .rules.settling import change_with, put_outcomes, put_settled, put_tried_team
from .rules.setup import prepare, shuffle_up
from .rules.story import tell_choice, tell_opening
from .table.cardset import STANDARD_CARDS

STATE = GAME.record
CARDS = rows(np.int8)  # as they lie in the record
WATCH = {name: getattr(allstar_rows, name) for name in WATCHING}


def table() -> list[Export]:
    """What a table asks beyond the protocol."""
    return [
        Export(prepare, (STATE, OPTIONS)),
        Export(shuffle_up, (STATE, STREAM)),
        Export(begin, (STATE,)),
        Export(take_back, (STATE, INT)),
        Export(sealed_choices, (STATE, INT, LONGS), INT),
        Export(tell_opening, (STATE, SHEET)),
        Export(tell_choice, (rows(STATE), WORDS, INT, INT, SHEET), INT),
    ]


def helps() -> list[Export]:
    """What helps people choose, and look back."""
    chances: tuple[Any, ...] = (
        *(rows(STATE), WORDS, INT, rows(np.int64, 2), rows(np.int64, 2), INT, STREAM),
        *(BELIEFS, rows(np.float64, 2), rows(np.float64)),
    )
    return [
        Export(empty_envelope, (STATE, INT)),
        Export(try_teams, chances, INT),
        Export(best_in_pack, (STATE, STATE), INT),
    ]


def figures() -> list[Export]:
    """What a person wants to know before choosing, and what a referee says."""
    return [
        Export(put_bench, (SHEET, STATE, WORK)),
        Export(put_tried_team, (SHEET, STATE, CARDS, INT, INT)),
        Export(change_with, (STATE, INT, CARDS, INT, INT), INT),
        Export(put_outcomes, (SHEET, STATE, INT, INT)),
        Export(put_settled, (SHEET, STATE, INT, INT)),
        Export(put_shots, (SHEET, STATE)),
        Export(put_strength, (SHEET, INT, INT, INT, INT)),
        Export(may_be_like, (INT, INT, INT, INT), INT),
    ]


CONTENTS = Contents(
    GAME,
    (
        *protocol(GAME),
        *table(),
        *helps(),
        *figures(),
        *loops(GAME, policy),
        *thinking(GAME, SEARCH_RULES),
        *watching(GAME, policy, allstar_rows.NOTES, WATCH),
        *measuring(GAME, allstar_rows.NOTES, measures.measure),
        *environments(GAME, policy, features),
        Export(play_to_endgame, (STATE, INT, STREAM), INT),
    ),
    {
        **STANDARD.tables(),
        "WEIGHTS": WEIGHTS,
    },
    about(GAME, STANDARD_CARDS),
)
