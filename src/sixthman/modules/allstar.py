"""What All-Star Draft's module holds."""

from __future__ import annotations

from sixthman.bots.allstar import policy
from sixthman.bots.allstar.counts import ONE_MORE
from sixthman.bots.allstar.weights import WEIGHTS
from sixthman.envs.features.allstar import encode_allstar
from sixthman.games.allstar import GAME, cards
from sixthman.games.allstar.ranking import SETS_OF_ONE
from sixthman.kernel.wasm import Contents
from sixthman.lab import allstar_rows

from .shared import environments, loops, protocol, watching

DATA = (
    "ATTRIBUTE",
    "TICKETS",
    "TICKET_BONUS",
    "PLAYOFF_FANS",
    "PLAYS_WITHOUT_TICKET",
    "COACH",
    "FANS",
    "COMBO",
    "WHISTLE",
    "IN_EDITION",
    "NOT_FOR_TWO",
)
TABLES = {name: getattr(cards, name) for name in DATA} | {
    "SETS_OF_ONE": SETS_OF_ONE,
    "ONE_MORE": ONE_MORE,
    "WEIGHTS": WEIGHTS,
}

WATCH = {name: getattr(allstar_rows, name) for name in ("watch_choice", "watch_before", "watch_after")}
CONTENTS = Contents(
    GAME,
    (
        *protocol(GAME),
        *loops(GAME, policy),
        *watching(GAME, policy, allstar_rows.NOTES, WATCH),
        *environments(GAME, policy, encode_allstar),
    ),
    TABLES,
    {"rules": GAME.version},
)
