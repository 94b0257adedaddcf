"""Where every card and die of NBA Deck-Building is, and what is true of every full state."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from sixthman.games.hoops.declaration import (
    DRAFT,
    KEEP,
    LEAVE_OUT,
    MAKE_ROOM,
    MOVE,
    PICK_TEAM,
    PILE,
    REROLL,
    SPOT,
    TACTIC_PILE,
)
from sixthman.games.hoops.rules.cards import COPIES, FATIGUE, KIND, POSITIONS
from sixthman.games.hoops.rules.record import State
from sixthman.games.hoops.rules.setup import starting_card


def piles(state: State) -> Iterator[tuple[str, list[int]]]:
    """Every place a card can be in, and the cards there."""
    for seat in (0, 1):
        yield "draw pile", state.pile[seat, : int(state.decked[seat])].tolist()
        yield "discard pile", state.pile[seat, PILE - int(state.discarded[seat]) :].tolist()
        yield "hand", state.hand[seat, : int(state.held[seat])].tolist()
        yield "court", state.court[seat].tolist()
        yield "prepared", state.prepared[seat].ravel().tolist()
    yield "row", state.row.tolist()
    yield "tactics", state.tactics.tolist()
    yield "tactic pile", state.tactic_pile[: int(state.tactics_piled)].tolist()
    yield "tactic discards", state.tactic_pile[TACTIC_PILE - int(state.tactics_gone) :].tolist()
    yield "player pile", state.player_pile[: int(state.piled)].tolist()
    yield "fatigue pile", [FATIGUE] * int(state.fatigue)
    yield "box", [card for card in range(151) for _ in range(int(state.box[card]))]
    if state.phase in (LEAVE_OUT, SPOT, MOVE, MAKE_ROOM):
        yield "in question", [int(state.subject)]


def census(state: State) -> Counter[int]:
    """How many cards of each model there are."""
    return Counter(card for _, cards in piles(state) for card in cards if card >= 0)


def all_cards(state: State) -> Counter[int]:
    """What the census should find: all that was dealt out, by what is public of it."""
    found: Counter[int] = Counter({FATIGUE: 9})
    for seat in (0, 1):
        for index in range(30):
            if state.phase != PICK_TEAM and int(state.team[seat]) >> index & 1:
                found[starting_card(index)] += 1
        found.update(card for card in state.drafted[seat].tolist() if card >= 0)
    if state.phase in (DRAFT, LEAVE_OUT):
        if state.phase == LEAVE_OUT:
            found[int(state.subject)] += 1
    elif state.phase != PICK_TEAM:
        found.update(state.player_pile.tolist())
        found.update({card: int(COPIES[card]) for card in range(120, 140)})
    return found


def check(state: State) -> None:
    """What is true of every full state."""
    assert census(state) == all_cards(state)
    for seat in (0, 1):
        assert 0 <= state.shown[seat] <= state.held[seat] <= 6
        assert 0 <= state.topped[seat] <= state.decked[seat]
        assert int(state.decked[seat]) + int(state.discarded[seat]) + int(state.held[seat]) <= PILE
        if state.phase != PICK_TEAM:
            assert all(POSITIONS[card] >> p & 1 for p, card in enumerate(state.court[seat].tolist()))
        for row in (0, 1):
            tactics = state.prepared[seat, row].tolist()
            assert all(card < 0 or KIND[card] == row + 1 for card in tactics)
            assert tactics == [card for card in tactics if card >= 0] + [-1] * tactics.count(-1)
    check_dice(state)


def check_dice(state: State) -> None:
    """Ten of each color a player: on court, on the table, taken up, and the rest in the pool."""
    table = state.rolled.sum(axis=1) + state.marked
    assert (state.rolled >= 0).all()
    assert (state.marked >= 0).all()
    assert (state.kept >= 0).all()
    if state.phase not in (REROLL, KEEP):
        assert not table.any()
    for seat in (0, 1):
        on_court = state.kept[seat].sum(axis=1)
        assert (on_court + (table if seat == state.player else 0) <= 10).all()
