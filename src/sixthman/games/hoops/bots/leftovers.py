"""The end of the turn: which cards left in hand to keep, to discard and to remove."""

from __future__ import annotations

from sixthman.kernel.rules import rule

from ..declaration import DONE
from ..rules.cards import FATIGUE, TACTICS, VALUE
from ..rules.court import is_offence
from ..rules.record import State
from .habits import (
    FEWEST_TACTICS,
    HABITS,
    KEEP_GAIN,
    KEEP_TIRED,
    REMOVE_TURNS,
    WEAK_PLAYER,
    WEAK_TACTIC,
)
from .hopes import team_of
from .shopping import mean_worth
from .tactics import tactic_worth
from .team import (
    ALL_POSITIONS,
    Weights,
    gain_on_court,
    is_tactic,
    own_card,
    own_cards,
    own_turns_left,
    tired_cards,
    weights_for,
)

KEPT, DISCARDED, REMOVED = 0, 1, 2


@rule
def choose_to_part(state: State, seat: int, fate: int, style: int) -> int:
    """The lowest card left in hand that has this fate, from the last one on; or enough of it."""
    weights = weights_for(state, seat, style)
    best = DONE
    for i in range(int(state.held[seat])):
        card = int(state.hand[seat, i])
        if state.least <= card < best and fate_of(state, seat, weights, card, style) == fate:
            best = card
    return best


@rule
def fate_of(state: State, seat: int, weights: Weights, card: int, style: int) -> int:
    """Whether a card left in hand is kept, discarded or removed."""
    if card == FATIGUE:
        return KEPT if tired_cards(state, seat) <= int(HABITS[style, KEEP_TIRED]) else DISCARDED
    if card < TACTICS:
        if gain_on_court(state, seat, weights, card, ALL_POSITIONS) > int(HABITS[style, KEEP_GAIN]):
            return KEPT
        return (
            REMOVED
            if own_turns_left(state) <= int(HABITS[style, REMOVE_TURNS])
            and VALUE[card] <= HABITS[style, WEAK_PLAYER]
            else DISCARDED
        )
    return REMOVED if is_superfluous(state, seat, card, style) else DISCARDED


@rule
def is_superfluous(state: State, seat: int, card: int, style: int) -> bool:
    """Is a tactic weak, and are there enough better ones?"""
    if own_turns_left(state) > int(HABITS[style, REMOVE_TURNS]) or VALUE[card] > HABITS[style, WEAK_TACTIC]:
        return False
    team, offence = team_of(state, seat), is_offence(card)
    if tactics_of_side(state, seat, offence) <= int(HABITS[style, FEWEST_TACTICS]):
        return False
    return tactic_worth(team, card, style) < mean_worth(state, seat, team, offence, style)


@rule
def tactics_of_side(state: State, seat: int, offence: bool) -> int:
    """How many tactics of a side a seat owns."""
    count = 0
    for index in range(own_cards(state, seat)):
        card = own_card(state, seat, index)
        if is_tactic(card) and is_offence(card) == offence:
            count += 1
    return count
