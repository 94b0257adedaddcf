"""What lies where, as a view tells it: packs and where they go, cards passed on, benches, older teams.

For whoever draws a table. The page asks these very functions, with a view as it is sent: see
`sixthman.page_code`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sixthman.kernel.piles import NONE

from ..declaration import CLASSIC, DRAFT, FREE_AGENCY
from ..rules.draft import PACK_SIZE, gives, pack_start, picks_now


def pack_size(view: Any) -> int:
    """How many cards a pack has, as dealt."""
    return int(PACK_SIZE[view.mode])


def picks_of(view: Any) -> int:
    """How many cards of a pack go to the benches."""
    return pack_size(view) - (1 if view.mode == CLASSIC else 0)


def picks(view: Any) -> int:
    """How many cards are chosen now, before the packs move on."""
    return picks_now(view)


def given_away(view: Any) -> list[int]:
    """Which of these, from 0, go to the opponent."""
    step = int(view.step)
    return [index for index in range(picks_now(view)) if gives(int(view.mode), step + index)]


def travel(view: Any) -> bool:
    """Are packs passed on?"""
    return int(view.mode) != FREE_AGENCY


def in_hand(view: Any, seat: int | None) -> list[int]:
    """The pack a seat looks at, with cards set aside from it; those who look on see open ones."""
    if view.phase != DRAFT or (seat is None and view.mode != FREE_AGENCY):
        return []
    start = int(view.pack_at[0 if seat is None else seat])
    if start < 0:
        return []
    cards = view.deck[start + int(view.step) : start + pack_size(view)]
    return [int(card) for card in cards if card != NONE]


def handed_on(view: Any, seat: int | None, own: Iterable[int]) -> list[list[int]]:
    """What a seat has passed on this round, pack by pack: each card, and 1 if someone has taken it since.

    `own` are the cards that it has itself.
    """
    if seat is None or view.mode == FREE_AGENCY:
        return []
    here = [*own, *in_hand(view, seat)]
    found = []
    for pack in range(int(view.seats)):
        start = pack_start(view, int(view.round_), pack)
        for index, card in enumerate(view.deck[start : start + pack_size(view)]):
            if card != NONE and card not in here:
                found.append([int(card), 1 if view.phase != DRAFT or index < view.step else 0])
    return found


def bench_of(view: Any, seat: int) -> list[int]:
    """The cards of a seat's bench, as far as they are known."""
    return [int(card) for card in view.bench[seat][: int(view.benched[seat])] if card != NONE]


def older_teams(view: Any, seat: int) -> list[list[int]]:
    """The teams of the rounds before this one."""
    return [[int(card) for card in view.teams[seat, team]] for team in range(int(view.round_))]
