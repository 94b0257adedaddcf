"""The features of NBA Deck-Building by name: how many columns each has, and what is in them."""

from __future__ import annotations

from sixthman.envs.features.layout import Part

from ..declaration import (
    AGREE,
    HAND,
    MODELS,
    PILE,
    PLAYER_PILE,
    POSITIONS_ON_COURT,
    PREPARED,
    SKILLS,
    SLOTS,
    TACTIC_PILE,
    TURNS,
)
from ..rules.cards import BASE, COPIES, DICE, FATIGUE, TACTICS
from ..rules.opening import ON_OFFER
from ..rules.setup import STARTING_SET
from .encoding import DICE as DIE_FACES
from .encoding import DONE_BITS, PHASES

POINTS, OVERTIMES, OWED, ALIKE = 100, 9, 12, 4  # amounts that are rarely more
CARD = MODELS + 1  # a card's number plus one; 0 for none


def hoops_parts() -> list[Part]:
    """The features, the opponent's as `their_…`."""
    return [
        Part("phase", PHASES),
        Part("own_turn"),
        Part("own_start"),
        Part("turn", most=TURNS),
        Part("overtime", most=OVERTIMES),
        Part("last_turn"),
        Part("subject", codes=CARD),
        Part("least", most=MODELS),
        Part("owed", most=OWED),
        Part("entered", most=POSITIONS_ON_COURT),
        Part("rested", most=COPIES[FATIGUE]),
        Part("fatigue", most=COPIES[FATIGUE]),
        Part("players_piled", most=PLAYER_PILE),
        Part("tactics_piled", most=TACTIC_PILE),
        Part("tactics_gone", most=TACTIC_PILE),
        Part("stage", most=STARTING_SET),
        Part("verdict", most=AGREE + 1),
        Part("done", DONE_BITS),
        Part("marked_slots", SLOTS),
        Part("settled", POSITIONS_ON_COURT),
        Part("row", SLOTS, codes=CARD),
        Part("tactics", SLOTS, codes=CARD),
        Part("rolled", DIE_FACES, most=DICE),
        Part("marked", SKILLS, most=DICE),
        Part("team", STARTING_SET),
        Part("offers", ON_OFFER, codes=CARD),
        Part("tactics_in_pile", BASE - TACTICS, most=ALIKE),
        Part("box", MODELS, most=ALIKE),
        *seat_parts("own"),
        *seat_parts("their"),
    ]


def seat_parts(whose: str) -> list[Part]:
    """What is known of a seat."""
    parts = [
        Part("points", most=POINTS),
        Part("decked", most=PILE),
        Part("topped", most=HAND),
        Part("discarded", most=PILE),
        Part("held", most=HAND),
        Part("shown", most=HAND),
        Part("next_card", codes=CARD),
        Part("court", POSITIONS_ON_COURT, codes=CARD),
        Part("prepared", 2 * PREPARED, codes=CARD),
        Part("kept", DIE_FACES, most=DICE),
        Part("hand", MODELS, most=ALIKE),
        Part("hidden", MODELS, most=ALIKE),
        Part("top", MODELS, most=ALIKE),
        Part("discards", MODELS, most=ALIKE),
    ]
    return [Part(f"{whose}_{part.name}", part.width, part.most, part.codes) for part in parts]
