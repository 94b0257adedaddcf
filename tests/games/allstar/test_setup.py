"""Set-up: everything that chance decides is decided by chance, each of the shuffles by itself.

A shuffle that is left out, or that never reaches some of its cards, would leave a game that looks right.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from sixthman.games.allstar.declaration import ARENAS_PLAYED, ROUNDS
from sixthman.games.allstar.rules.cards import ARENAS, COACHES
from sixthman.games.allstar.rules.draft import deck_size
from sixthman.games.allstar.rules.record import State, new_state
from sixthman.games.allstar.rules.setup import prepare, shuffle_up
from sixthman.games.allstar.table import AllstarOptions
from sixthman.kernel.stream import new_stream

GAMES = 240
SEATS = 3

# What each of them decides, as one row of numbers, and out of which numbers
DECIDED: dict[str, tuple[Callable[[State], Any], range]] = {
    "species": (lambda state: np.flatnonzero(state.species), range(12)),
    "deck": (lambda state: state.deck[: deck_size(state)] // 9, range(12)),
    "arenas": (lambda state: state.arenas, range(len(ARENAS))),
    "lots": (lambda state: state.lots, range(SEATS)),
    "coaches": (lambda state: [*state.coach[:SEATS], *state.refused[:SEATS]], range(len(COACHES))),
}


@pytest.fixture(scope="module")
def games() -> list[State]:
    """Games set up by different streams."""
    options = AllstarOptions(seats=SEATS, edition="2025", coaches=True).numbers()
    found = []
    for game in range(GAMES):
        state = new_state()
        prepare(state, options)
        shuffle_up(state, new_stream(f"set-up {game}"))
        found.append(state)
    return found


@pytest.mark.parametrize("what", DECIDED)
def test_each_is_decided_anew(games: list[State], what: str) -> None:
    """Two games hardly ever agree on all of it."""
    decide, _ = DECIDED[what]
    rows = {tuple(int(number) for number in decide(state)) for state in games}
    assert len(rows) >= (SEATS**ROUNDS if what == "lots" else GAMES // 2)


@pytest.mark.parametrize("what", DECIDED)
@pytest.mark.parametrize("which", ["first", "last"])
def test_each_card_comes_anywhere(games: list[State], what: str, which: str) -> None:
    """In the first place and in the last one all numbers turn up, none much more often than the others."""
    decide, known = DECIDED[what]
    at = 0 if which == "first" else -1
    if what == "species":  # in a row that is sorted by number, each is there as often as any other
        counts = Counter(int(number) for state in games for number in decide(state))
        fair = GAMES * 2 * SEATS / len(known)
    else:
        counts = Counter(int(decide(state)[at]) for state in games)
        fair = GAMES / len(known)
    assert set(counts) == set(known)
    assert max(counts.values()) < fair + 5 * fair**0.5
    assert min(counts.values()) > fair - 5 * fair**0.5


def test_the_deck_is_shuffled_from_end_to_end(games: list[State]) -> None:
    """Cards that lie one after the other in the box hardly ever do so in the deck, at no place of it."""
    decks = np.array([state.deck[: deck_size(games[0])] for state in games])
    follows = (np.diff(decks, axis=1) == 1).mean(axis=0)
    assert follows.max() < 0.08, "one in 54 by chance"
    assert all(len(set(deck.tolist())) == len(deck) for deck in decks)


def test_decisions_do_not_hang_together(games: list[State]) -> None:
    """Nothing of one shuffle can be told from another: first card, arena, lot and coach are independent."""
    seats = (0, 1)
    rows = [(s.deck[0], s.arenas[0], s.lots[0], *(s.coach[seat] for seat in seats)) for s in games]
    firsts = np.array(rows)
    links = np.corrcoef(firsts.T)
    assert np.abs(links[~np.eye(len(links), dtype=bool)]).max() < 5 / GAMES**0.5


def test_arenas_and_coaches_come_once(games: list[State]) -> None:
    for state in games:
        assert len(set(state.arenas.tolist())) == ARENAS_PLAYED
        dealt = [*state.coach[:SEATS], *state.refused[:SEATS]]
        assert len({int(coach) for coach in dealt}) == 2 * SEATS
