"""What the numbers in results mean, in the notation of game records."""

from __future__ import annotations

from collections.abc import Iterator

from sixthman.games.allstar.cards import CARDS
from sixthman.games.hoops.cards import MODELS
from sixthman.games.hoops.record import CHOICES as HOOPS_CHOICES
from sixthman.table.allstar import AllstarOptions
from sixthman.table.allstar.notation import card_name, choices_with, symbol_of, write
from sixthman.table.hoops import HoopsOptions
from sixthman.table.hoops.notation import Notation
from sixthman.table.phases import phase_names

Name = tuple[str, int, str]  # kind, number, name


def names_of(options: AllstarOptions | HoopsOptions) -> list[Name]:
    """All names of a game: of its phases, its choices and its cards."""
    if isinstance(options, HoopsOptions):
        notation = Notation(options.cards)
        phases = phase_names("hoops")
        named = {
            "card": [notation.card(model) for model in range(MODELS)],
            "choice": [notation.word(choice) for choice in range(HOOPS_CHOICES)],
        }
    else:
        phases = phase_names("allstar")
        cardset = options.cards
        named = {
            "card": [card_name(card) for card in range(CARDS)],
            "symbol": [symbol_of(card, options.edition, cardset) or "" for card in range(CARDS)],
            "choice": [write([choice], cardset=cardset) for choice in range(choices_with(cardset))],
            "arena": [arena.name for arena in cardset.cards.arenas],
            "coach": [coach.name for coach in cardset.cards.coaches],
        }
    return list(_numbered(named | {"phase": phases}))


def _numbered(named: dict[str, list[str]]) -> Iterator[Name]:
    for kind, names in named.items():
        for number, name in enumerate(names):
            yield kind, number, name
