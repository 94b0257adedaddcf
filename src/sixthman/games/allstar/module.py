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
    protocol,
    thinking,
    watching,
)

from .bots import policy
from .bots.chances import try_teams
from .bots.mind import MIND
from .bots.weights import WEIGHTS
from .features.encoding import encode_allstar
from .features.endgames import play_to_endgame
from .report import rows as allstar_rows
from .rules import GAME
from .rules.cards import STANDARD
from .rules.course import begin
from .rules.envelopes import take_back
from .rules.knowledge import sealed_choices
from .rules.setup import prepare, shuffle_up
from .rules.story import tell_choice, tell_opening
from .table.cardset import STANDARD_CARDS
from .table.weighing import best_five

STATE = GAME.record
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
    """What helps people choose."""
    chances: tuple[Any, ...] = (
        *(rows(STATE), WORDS, INT, rows(np.int64, 2), rows(np.int64, 2), INT, STREAM),
        *(rows(np.float64, 2), rows(np.float64)),
    )
    return [
        Export(try_teams, chances, INT),
        Export(best_five, (INT, INT, LONGS, INT, INT, LONGS, LONGS), INT),
    ]


CONTENTS = Contents(
    GAME,
    (
        *protocol(GAME),
        *table(),
        *helps(),
        *loops(GAME, policy),
        *thinking(GAME, MIND),
        *watching(GAME, policy, allstar_rows.NOTES, WATCH),
        *environments(GAME, policy, encode_allstar),
        Export(play_to_endgame, (STATE, INT, STREAM), INT),
    ),
    {**STANDARD.tables(), "WEIGHTS": WEIGHTS},
    about(GAME, STANDARD_CARDS),
)
