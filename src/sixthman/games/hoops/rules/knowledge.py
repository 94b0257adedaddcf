"""What a seat may know: views, built field by field from an allow-list. Most of it is declared.

A view is a record like the full state in which all that the viewer must not know is blank. Hidden are the
random stream, the order of piles, the players not revealed yet, what the opponent has sealed, and which
of the opponent's cards are in hand and which in the draw pile.

What someone owns is public (see `decks`), so a view holds it: for the seat's own draw pile its hidden cards
in an order that tells nothing; for the opponent's, together with them, the hidden cards of the hand. Cards
both have seen laid on top stay there.
"""

from __future__ import annotations

from typing import Any

from sixthman.kernel.generated import view_rule
from sixthman.kernel.piles import NONE, sort
from sixthman.kernel.rules import rule

from ..declaration import (
    DECLARATION,
    MOST_IN_HAND,
    PICK_TEAM,
    PILE,
    PLAYER_PILE,
    SEATS,
    TACTIC_PILE,
)
from .record import State

SPECTATOR = SEATS  # looks on from no seat: sees what is public

view_declared = view_rule(DECLARATION)  # the fields of which the declaration says who sees them


@rule
def view(state: State, seat: int, out: State) -> None:
    """Write into `out` all that a seat, or SPECTATOR, may know."""
    view_declared(state, seat, out)
    view_markets(state, out)
    out.viewer = seat
    out.locked = int(state.locked) & (1 << seat)
    for other in range(SEATS):
        view_cards(state, other, other == seat, out)
        view_envelope(state, other, other == seat, out)


@rule
def view_markets(state: State, out: State) -> None:
    """The piles of the market, as far as they have been revealed."""
    for index in range(PLAYER_PILE):
        out.player_pile[index] = state.player_pile[index] if index >= state.piled else NONE
    copy_piles(
        state.tactic_pile, int(state.tactics_piled), int(state.tactics_gone), TACTIC_PILE, out.tactic_pile
    )
    sort(out.tactic_pile, 0, int(state.tactics_piled))


@rule
def copy_piles(row: Any, left: int, right: int, size: int, out: Any) -> None:
    """Copy a row with a pile at either end, blank in between."""
    for index in range(size):
        out[index] = row[index] if index < left or index >= size - right else NONE


@rule
def view_cards(state: State, seat: int, own: bool, out: State) -> None:
    """A seat's hand and piles, as itself or as someone else sees them."""
    decked, held, topped = int(state.decked[seat]), int(state.held[seat]), int(state.topped[seat])
    seen = held if own else int(state.shown[seat])
    for i in range(MOST_IN_HAND):
        out.hand[seat, i] = state.hand[seat, i] if i < seen else NONE
    copy_piles(state.pile[seat], decked, int(state.discarded[seat]), PILE, out.pile[seat])
    hidden = hidden_in_pile(state, seat)
    for i in range(topped):
        out.pile[seat, hidden + held - seen + i] = state.pile[seat, hidden + i]
    for i in range(seen, held):
        out.pile[seat, hidden + i - seen] = state.hand[seat, i]
    sort(out.pile[seat], 0, hidden + held - seen)
    if not own:
        sort(out.hand[seat], 0, seen)


@rule
def hidden_in_pile(state: State, seat: int) -> int:
    """How many cards of a draw pile nobody has seen laid there."""
    return int(state.decked[seat]) - int(state.topped[seat])


@rule
def view_envelope(state: State, seat: int, own: bool, out: State) -> None:
    """The team a seat picks is known to it, and to both once it is complete."""
    sealed = state.phase == PICK_TEAM and not own
    out.team[seat] = 0 if sealed else state.team[seat]
    out.stage[seat] = 0 if sealed else state.stage[seat]
