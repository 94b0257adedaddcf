"""Opponents for duels that are not what the search plays its imagined games with: they like other cards, take
what the next manager would like, do one thing too much.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from sixthman.games.allstar.bots.counts import tallies
from sixthman.games.allstar.bots.picks import worth
from sixthman.games.allstar.bots.weights import DRAFTED, HIGH, WEIGHTS
from sixthman.games.allstar.declaration import DRAFT, FREE_AGENCY
from sixthman.games.allstar.rules.cards import NUMBER, SPECIES, SYMBOL
from sixthman.games.allstar.rules.envelopes import choice, legal
from sixthman.games.hoops.bots import habits
from sixthman.games.hoops.bots.habits import HABITS

Tables = Mapping[str, Any]
GRUDGE = 0.6  # what a card the next manager would like counts, beside your own liking


def _collector(attribute: int) -> Callable[[], Tables]:
    """A pro that likes one attribute twice as much, and the others half as much."""

    def tables() -> Tables:
        weights = WEIGHTS.copy()
        for other in (SYMBOL, NUMBER, SPECIES):
            weights[:HIGH, other] = weights[:HIGH, other] * (4 if other == attribute else 1) // 2
        return {"WEIGHTS": weights}

    return tables


def _impatient() -> Tables:
    """A pro that likes pairs nearly as much as the third of a kind."""
    weights = WEIGHTS.copy()
    weights[:HIGH, :, 1] += 80
    return {"WEIGHTS": weights}


def _coach(**changes: int) -> Callable[[], Tables]:
    """A coach with some habits otherwise."""

    def tables() -> Tables:
        changed = HABITS.copy()
        for name, value in changes.items():
            changed[habits.PLAIN, getattr(habits, name)] = value
        return {"HABITS": changed}

    return tables


# pro:NAME, by game
TABLES: dict[str, dict[str, Callable[[], Tables]]] = {
    "allstar": {
        "symbols": _collector(SYMBOL),
        "numbers": _collector(NUMBER),
        "species": _collector(SPECIES),
        "impatient": _impatient,
    },
    "hoops": {
        "attack": _coach(STOPS=50, DEFEND_FROM=9000),
        "defence": _coach(STOPS=2500, DEFEND_FROM=0),
        "tactics": _coach(TACTIC_GAIN=100, PLAYER_GAIN=3000),
        "players": _coach(TACTIC_GAIN=9000, PLAYER_GAIN=0),
    },
}


def counter(view: Any) -> Sequence[int] | None:
    """Of the pack, the card that is good for this manager and that the next one must not get."""
    if int(view.phase) != DRAFT or int(view.mode) == FREE_AGENCY:
        return None
    seat, seats, edition = int(view.viewer), int(view.seats), int(view.edition)
    following = (seat + (seats - 1 if int(view.round_) == 1 else 1)) % seats
    row = DRAFTED + int(view.round_)
    own = tallies(edition, view.bench[seat], 0, int(view.benched[seat]))
    theirs = tallies(edition, np.array(_seen(view, following), np.int64), 0, len(_seen(view, following)))
    cards = [int(choice(view, seat, k)) for k in range(int(legal(view, seat)))]

    def liking(card: int) -> float:
        mine = float(worth(WEIGHTS, row, edition, card, 0, own))
        return mine + GRUDGE * float(worth(WEIGHTS, row, edition, card, 0, theirs))

    return [max(cards, key=liking)]


def _seen(view: Any, seat: int) -> list[int]:
    """The cards that everyone knows a manager to have."""
    cards = [*view.bench[seat][: int(view.benched[seat])], *np.ravel(view.teams[seat])]
    return [int(card) for card in cards if card >= 0]


OPPONENTS: dict[str, dict[str, Callable[[Any], Sequence[int] | None]]] = {"allstar": {"counter": counter}}


def opponent(game: str, name: str) -> Callable[[Any], Sequence[int] | None]:
    """The bot of that name; it leaves to the pro what it answers None to."""
    return OPPONENTS[game][name]
