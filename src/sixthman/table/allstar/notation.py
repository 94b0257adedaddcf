"""Cards and choices as text: `Duck7`, `PolarBear3`, `-` (none, no more), `bus:3-2-1`.

A whole line-up reads `Duck3 / Panda3>Duck7 - / Wolf1 Wolf4 Wolf5 Shark2 Tiger9 / bus:2-1-3`: the card
thrown away (where the mode has that), out>in for each older team, the new team, and the arena of each
team. Slashes and arrows are for the eye.

The one place where the game's numbers and people's names meet. English names are written; names in
every language we speak are read, however they are spaced, accented or capitalised.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from functools import cache

from sixthman.games.allstar.cards import (
    ARENAS,
    ATTRIBUTE,
    BUS_PLANS,
    EDITIONS,
    NUMBERS,
    SPECIES_NAMES,
    SYMBOL,
    SYMBOL_NAMES,
    edition_data,
)
from sixthman.games.allstar.knowledge import is_sealed
from sixthman.games.allstar.record import (
    BUS,
    BUS_PLAN,
    CHOICES,
    LINEUP,
    NEW_TEAM,
    PASS,
    SEALED,
    SWAPS,
    State,
)
from sixthman.messages import LANGUAGES, BadCards, IllegalChoice, say

NO_MORE = "-"
_BUS = "bus:"
# A bus plan, none, a card (its name may have spaces), or whatever else stands there
_WORD = re.compile(r"bus:[^\s,>/]+|-(?=[\s,>/]|$)|[^\s,>/0-9][^,>/0-9]*[0-9]+|[^\s,>/]+")


def card_name(card: int) -> str:
    """`Duck7`"""
    return f"{SPECIES_NAMES[card // NUMBERS]}{card % NUMBERS + 1}"


def split_cards(text: str) -> list[str]:
    """A line of cards as people type them: commas are optional, names may have spaces."""
    parts = re.sub(r"([0-9])\s+", r"\1,", text.strip()).split(",")
    return [part.strip() for part in parts if part.strip()]


def card_names(cards: Sequence[int]) -> list[str]:
    """Several cards, in the game's own order."""
    return [card_name(card) for card in sorted(int(card) for card in cards)]


def read_card(text: str) -> int:
    """The card a person means; BadCards says what a card looks like."""
    found = re.fullmatch(r"\s*(.*?)[\s_-]*([0-9])\s*", text)
    if found is None or int(found[2]) not in range(1, NUMBERS + 1):
        raise BadCards("error-unknown-card", card=text.strip())
    return read_species(found[1], text) * NUMBERS + int(found[2]) - 1


def read_species(text: str, card: str | None = None) -> int:
    """The species a person means, in any of our languages."""
    species = _species().get(_plain(text))
    if species is None:
        if card is not None:
            raise BadCards("error-unknown-card", card=card.strip())
        raise BadCards("error-unknown-species", species=text.strip(), known=", ".join(SPECIES_NAMES))
    return species


def read_arena(text: str) -> int:
    """The arena a person means."""
    for index, arena in enumerate(ARENAS):
        if _plain(arena.name) == _plain(text):
            return index
    raise BadCards("error-unknown-arena", arena=text, known=", ".join(arena.name for arena in ARENAS))


def symbol_of(card: int, edition: str = "2025") -> str | None:
    """The symbol a card carries, if any."""
    strength = int(ATTRIBUTE[EDITIONS.index(edition), SYMBOL, card])
    return symbol_name(strength, edition) if strength else None


def symbol_name(strength: int, edition: str = "2025") -> str:
    """The symbol that stands so high in an edition's order, from 1 for the weakest."""
    order: list[str] = edition_data(edition)["symbols"]
    return order[len(SYMBOL_NAMES) - strength]


def write(choices: Sequence[int], teams: int = 3) -> str:
    """Choices as text; bus plans for so many teams."""
    words: list[str] = []
    for choice in choices:
        if 0 <= choice < PASS:
            words.append(card_name(choice))
        elif choice == PASS:
            words.append(NO_MORE)
        elif BUS <= choice < CHOICES:
            words.append(write_plan(choice, teams))
        else:
            words.append(f"#{choice}")
    return " ".join(words)


def write_plan(choice: int, teams: int) -> str:
    """A bus plan: the arena each of so many teams goes to."""
    return _BUS + "-".join(str(arena + 1) for arena in BUS_PLANS[choice - BUS][:teams])


def write_envelope(state: State, seat: int) -> str:
    """All that lies in a seat's envelope."""
    groups: dict[int, list[str]] = {}
    for place in range(SEALED):
        if is_sealed(state, seat, place):
            group = (
                sum(place >= start for start in (SWAPS, NEW_TEAM, BUS_PLAN)) if state.phase == LINEUP else 0
            )
            words = groups.setdefault(group, [])
            word = write([int(state.envelope[seat, place])], int(state.round_) + 1)
            if group == 1 and place in (SWAPS + 1, SWAPS + 3):
                words[-1] += ">" + word
            else:
                words.append(word)
    return " / ".join(" ".join(words) for words in groups.values())


def read(text: str) -> list[int]:
    """Text as choices."""
    choices: list[int] = []
    for word in _WORD.findall(text):
        if word == NO_MORE:
            choices.append(PASS)
        elif word.startswith(_BUS):
            choices.append(_read_plan(word))
        else:
            choices.append(read_card(word))
    return choices


def _read_plan(word: str) -> int:
    for teams in (3, 2):
        for choice in range(BUS, CHOICES):
            if write_plan(choice, teams) == word:
                return choice
    raise IllegalChoice("error-unknown-plan", plan=word)


def _plain(text: str) -> str:
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in decomposed if letter.isalnum())


@cache
def _species() -> dict[str, int]:
    names: dict[str, int] = {}
    for index, species in enumerate(SPECIES_NAMES):
        names[_plain(species)] = index
        for language in LANGUAGES:
            names[_plain(say(language, f"species-{species}"))] = index
            for alias in say(language, f"species-{species}.aliases").split(","):
                names.setdefault(_plain(alias), index)
    names.pop("", None)
    return names
