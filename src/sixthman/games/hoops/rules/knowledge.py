"""What a seat may know: views, built field by field from an allow-list.

A view is a record like the full state in which all that the onlooker may not know is blank. Hidden are the
random stream, the order of piles, the players not turned up yet, what the opponent has sealed, and which
of the opponent's cards are in hand and which in the draw pile.

What somebody owns is public (see `decks`), so a view holds it: for the seat's own draw pile its hidden cards
in an order that tells nothing; for the opponent's, together with them, the hidden cards of the hand. Cards
both have seen laid on top stay there.
"""

from __future__ import annotations

from typing import Any

from sixthman.kernel.piles import NONE, blank, sort
from sixthman.kernel.rules import rule
from sixthman.kernel.stream import blank_stream

from ..declaration import (
    DRAFTED,
    FACES,
    GIVEN,
    MODELS,
    MOST_IN_HAND,
    PICK_TEAM,
    PILE,
    PLAYER_PILE,
    POSITIONS_ON_COURT,
    PREPARED,
    SEATS,
    SKILLS,
    SLOTS,
    TACTIC_PILE,
)
from .record import State

SPECTATOR = SEATS  # looks on from no seat: sees what is public


@rule
def view(state: State, seat: int, out: State) -> None:
    """Write into `out` all that a seat, or SPECTATOR, may know."""
    view_table(state, out)
    view_markets(state, out)
    view_dice(state, out)
    out.viewer = seat
    out.locked = int(state.locked) & (1 << seat)
    for other in range(SEATS):
        view_court(state, other, out)
        view_cards(state, other, other == seat, out)
        view_envelope(state, other, other == seat, out)


@rule
def view_table(state: State, out: State) -> None:
    """Where the game stands, and what the turn in progress has come to."""
    out.pick_team, out.opening_draft = state.pick_team, state.opening_draft
    out.most_overtimes = state.most_overtimes
    out.phase, out.asked, out.first, out.player = state.phase, state.asked, state.first, state.player
    out.turn, out.overtime, out.last_turn = state.turn, state.overtime, state.last_turn
    out.done, out.subject, out.least, out.owed = state.done, state.subject, state.least, state.owed
    out.marked_slots, out.entered = state.marked_slots, state.entered
    out.rested, out.settled = state.rested, state.settled
    for model in range(MODELS):
        out.box[model] = state.box[model]


@rule
def view_markets(state: State, out: State) -> None:
    """What lies open, what has been turned up so far, and how high the piles are."""
    out.fatigue, out.piled = state.fatigue, state.piled
    out.tactics_piled, out.tactics_gone = state.tactics_piled, state.tactics_gone
    for place in range(PLAYER_PILE):
        out.player_pile[place] = state.player_pile[place] if place >= state.piled else NONE
    for slot in range(SLOTS):
        out.row[slot], out.tactics[slot] = state.row[slot], state.tactics[slot]
    copy_piles(
        state.tactic_pile, int(state.tactics_piled), int(state.tactics_gone), TACTIC_PILE, out.tactic_pile
    )
    sort(out.tactic_pile, 0, int(state.tactics_piled))


@rule
def copy_piles(row: Any, left: int, right: int, size: int, out: Any) -> None:
    """Copy a row with a pile at either end, blank in between."""
    for place in range(size):
        out[place] = row[place] if place < left or place >= size - right else NONE


@rule
def view_dice(state: State, out: State) -> None:
    """All dice lie open; those still to fall are nobody's to know."""
    blank_stream(out.stream)
    blank(out.given, 0, GIVEN)
    out.given_used = 0
    for colour in range(SKILLS):
        out.marked[colour] = state.marked[colour]
        for face in range(FACES):
            out.rolled[colour, face] = state.rolled[colour, face]
            for seat in range(SEATS):
                out.kept[seat, colour, face] = state.kept[seat, colour, face]


@rule
def view_court(state: State, seat: int, out: State) -> None:
    """Points, players and tactics on court, players drafted."""
    out.points[seat] = state.points[seat]
    for position in range(POSITIONS_ON_COURT):
        out.court[seat, position] = state.court[seat, position]
    for row in range(2):
        for place in range(PREPARED):
            out.prepared[seat, row, place] = state.prepared[seat, row, place]
    for turn in range(DRAFTED):
        out.drafted[seat, turn] = state.drafted[seat, turn]


@rule
def view_cards(state: State, seat: int, own: bool, out: State) -> None:
    """A seat's hand and piles, as itself or as somebody else sees them."""
    decked, held, topped = int(state.decked[seat]), int(state.held[seat]), int(state.topped[seat])
    out.decked[seat], out.held[seat], out.topped[seat] = decked, held, topped
    out.discarded[seat], out.shown[seat] = state.discarded[seat], state.shown[seat]
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
    """Sealed choices are known to their seat, and to both once they are opened."""
    sealed = state.phase == PICK_TEAM and not own
    out.team[seat] = 0 if sealed else state.team[seat]
    out.stage[seat] = 0 if sealed else state.stage[seat]
    out.verdict[seat] = state.verdict[seat] if own else NONE
