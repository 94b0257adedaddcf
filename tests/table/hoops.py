"""Tables of NBA Deck-Building for the tests."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

from sixthman.games.hoops.table import STANDARD_CARDS, HoopsAdapter, HoopsOptions
from sixthman.games.hoops.table.speech import HoopsSpeaker
from sixthman.table import Event, Table
from sixthman.table.adapter import Given
from tests.games.hoops.conftest import in_turn

NAMES = ["Fred", "Sophie"]
DESK = HoopsAdapter()
VARIANTS = {
    "initiation": HoopsOptions(),
    "pick-team": HoopsOptions(pick_team=True),
    "opening-draft": HoopsOptions(opening_draft=True),
    "expert": HoopsOptions(pick_team=True, opening_draft=True, overtimes=1, first=2),
}


def new_table(
    options: HoopsOptions | None = None,
    seed: str = "a table",
    adapter: HoopsAdapter | None = None,
    piles: Mapping[str, Sequence[str]] | None = None,
) -> Table:
    """A table just set up; the first player begins unless told otherwise."""
    return Table(
        adapter or DESK, options or HoopsOptions(first=1), seed=seed, given=Given(piles or {}), names=NAMES
    )


def laid_table(**agreed: Any) -> Table:
    """In the middle of a game: the first player is about to act; see `in_turn` for what can be laid out."""
    return with_state(in_turn(**agreed))


def with_state(state: Any) -> Table:
    """A table at which a game stands just so."""
    table = new_table()
    table._state = state
    return table


def play(table: Table, luck: int = 1, choices: int | None = None) -> Table:
    """Go on by chance, to the end or for this many choices."""
    dice = random.Random(luck)
    made = 0
    while not table.over and made != choices:
        seat = dice.choice(table.waiting())
        table.choose(seat, [dice.choice(table.legal(seat))])
        made += 1
    return table


def told(events: Sequence[Event], language: str = "en") -> list[str]:
    """The story in words."""
    speaker = HoopsSpeaker(language, NAMES)
    return [line for event in events for line in speaker.event(event)]


def standard(name: str) -> int:
    """A card of the standard set."""
    return STANDARD_CARDS.cards.names.index(name)
