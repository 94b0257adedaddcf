"""The cards a table plays with: the standard set, or one from a file, known by a digest of its content."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import Any

from sixthman.games.hoops import GAME
from sixthman.games.hoops.cards import STANDARD, BadCard, CardSet, load_cards
from sixthman.kernel.game import Game
from sixthman.messages import BadCards

STANDARD_NAME = "standard"


@dataclass(frozen=True, eq=False)
class TableCards:
    """A card set, and the name of the file it came from."""

    name: str
    cards: CardSet

    @cached_property
    def digest(self) -> str:
        """The SHA-256 of all that play depends on: names and values by model, wherever they come from."""
        rows = {
            section: [[card.name, _sorted(card.values)] for card in cards]
            for section, cards in sorted(self.cards.sections.items())
        }
        return hashlib.sha256(json.dumps(rows, ensure_ascii=True).encode()).hexdigest()

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The name of each model, "" if it is not used."""
        return self.cards.names

    @cached_property
    def tables(self) -> dict[str, Any]:
        """The tables the rules name."""
        return self.cards.tables()

    @cached_property
    def game(self) -> Game:
        """The game with these cards."""
        return GAME if self.cards is STANDARD else replace(GAME, tables=self.tables)


def _sorted(values: Mapping[str, Any]) -> list[Any]:
    """A row's values in an order that does not depend on how they were typed."""
    return [
        [key, _sorted(value) if isinstance(value, Mapping) else value]
        for key, value in sorted(values.items())
    ]


STANDARD_CARDS = TableCards(STANDARD_NAME, STANDARD)


def read_cards(path: Path | None) -> TableCards:
    """The cards of a file, the standard ones without; BadCards names file and row of what is wrong."""
    if path is None:
        return STANDARD_CARDS
    try:
        cards = load_cards(path)
    except BadCard as reason:
        raise BadCards(reason.message, **reason.facts) from reason
    name = "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in path.name)
    return TableCards(name.strip(), cards)
