"""Chance where it happens: packs, arenas and lots are drawn when a round is dealt, not before."""

from __future__ import annotations

from typing import Any

from sixthman.kernel.piles import blank
from sixthman.kernel.rules import rule
from sixthman.kernel.stream import shuffle

from ..declaration import ARENAS_PLAYED, FREE_AGENCY, ROUNDS
from ..rules.draft import deck_size, pack_start, rounds_dealt
from ..rules.record import State
from ..rules.season import first_arena
from ..rules.setup import draw_for_rounds


@rule
def chance_used(state: State) -> int:
    """How many cards of the deck have been dealt: what lies behind them nobody has seen."""
    if state.mode == FREE_AGENCY and rounds_dealt(state) > 0:
        return int(state.pack_at[0]) + 3
    return pack_start(state, rounds_dealt(state), 0)


@rule
def draw_anew(state: State, stream: Any) -> None:
    """Draw again what has not been dealt: cards, arenas, lots."""
    dealt, used = rounds_dealt(state), chance_used(state)
    shuffle(state.deck, used, deck_size(state) - used, stream)
    arenas = first_arena(dealt)
    blank(state.arenas, arenas, ARENAS_PLAYED - arenas)
    blank(state.lots, dealt, ROUNDS - dealt)
    draw_for_rounds(state, stream)
