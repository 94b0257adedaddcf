"""Cards and choices as text: `Duck7`, `PolarBear3`, `-` (none, no more), `bus:3-2-1`.

A whole lineup reads `Duck3 / Panda3>Duck7 - / Wolf1 Wolf4 Wolf5 Shark2 Tiger9 / bus:2-1-3`: the card
discarded (where the mode has that), out>in for each older team, the new team, and the arena of each
team. Where there are coaches it may go on `/ team:2`, `/ Duck7` or `/ Duck7=Wolf4` (a player, and the
teammate it counts as); and one picks `coach:Rabbit`. Slashes, arrows and equals signs are for the eye.

The one place where the game's numbers and people's names meet. English names are written; names in
every language we speak are read, however they are spaced, accented or capitalised. Arenas and coaches are
called as in the table's card set.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from sixthman.kernel.cardfile import plain_letters
from sixthman.messages import LANGUAGES, BadCards, IllegalChoice, say

from ..declaration import (
    BUS,
    BUS_PLAN,
    COACH_CARD,
    COACH_MATE,
    COACH_SLOT,
    EDITIONS,
    LINEUP,
    MORE_SWAPS,
    NEW_TEAM,
    NUMBERS,
    PASS,
    SPECIES_NAMES,
    SWAPS,
    TEAM_CHOICE,
    TEAMS,
)
from ..rules.cards import BUS_PLANS, SYMBOL, SYMBOLS
from ..rules.envelopes import sealed_choice
from ..rules.knowledge import is_sealed
from ..rules.record import State
from ..rules.substitutions import comes_in
from .cardset import STANDARD_CARDS, TableCards

NO_MORE = "-"
_BUS, _TEAM, _COACH = "bus:", "team:", "coach:"
# A bus assignment, a team, a coach, none, a card (its name may have spaces), or whatever else stands there
_WORDS = (
    r"(?:bus|team):[^\s,>=/]+",
    r"coach:\s*[^\s,>=/:0-9]+(?:\s+[^\s,>=/:0-9-][^\s,>=/:0-9]*(?=[\s,>=/]|$))*",
    r"-(?=[\s,>=/]|$)",
    r"[^\s,>=/0-9][^,>=/0-9]*[0-9]+",
    r"[^\s,>=/]+",
)


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
    species = _species().get(plain_letters(text))
    if species is None:
        if card is not None:
            raise BadCards("error-unknown-card", card=card.strip())
        raise BadCards("error-unknown-species", species=text.strip(), known=", ".join(SPECIES_NAMES))
    return species


def read_arena(text: str, cardset: TableCards = STANDARD_CARDS) -> int:
    """The arena a person means."""
    names = [arena.name for arena in cardset.cards.arenas]
    for index, name in enumerate(names):
        if plain_letters(name) == plain_letters(text):
            return index
    raise BadCards("error-unknown-arena", arena=text, known=", ".join(names))


def symbol_of(card: int, edition: str = "2025", cardset: TableCards = STANDARD_CARDS) -> str | None:
    """The symbol a card carries, if any."""
    strength = int(cardset.tables["ATTRIBUTE"][EDITIONS.index(edition), SYMBOL, card])
    return symbol_name(strength, edition, cardset) if strength else None


def symbol_name(strength: int, edition: str = "2025", cardset: TableCards = STANDARD_CARDS) -> str:
    """The symbol that ranks this high in an edition's order, from 1 for the weakest."""
    order: tuple[str, ...] = cardset.cards.edition(edition)["symbols"]
    return order[SYMBOLS - strength]


def choices_with(cardset: TableCards) -> int:
    """How many choices have a name: the last ones are the coaches."""
    return COACH_CARD + len(cardset.cards.coaches)


def write(choices: Sequence[int], teams: int = 3, cardset: TableCards = STANDARD_CARDS) -> str:
    """Choices as text; bus assignments for this many teams."""
    words: list[str] = []
    for choice in choices:
        if 0 <= choice < PASS:
            words.append(card_name(choice))
        elif choice == PASS:
            words.append(NO_MORE)
        elif BUS <= choice < TEAM_CHOICE:
            words.append(write_plan(choice, teams))
        elif TEAM_CHOICE <= choice < COACH_CARD:
            words.append(f"{_TEAM}{choice - TEAM_CHOICE + 1}")
        elif COACH_CARD <= choice < choices_with(cardset):
            words.append(f"{_COACH}{cardset.coach(choice - COACH_CARD)}")
        else:
            words.append(f"#{choice}")
    return " ".join(words)


def write_plan(choice: int, teams: int) -> str:
    """A bus assignment: the arena each of this many teams goes to."""
    return _BUS + "-".join(str(arena + 1) for arena in BUS_PLANS[choice - BUS][:teams])


def write_envelope(state: State, seat: int, cardset: TableCards = STANDARD_CARDS) -> str:
    """All that lies in a seat's envelope."""
    groups: dict[int, list[str]] = {}
    is_filled = cardset.rule(is_sealed)
    for slot in range(int(state.stage[seat])):
        if is_filled(state, seat, slot):
            group = 0
            if state.phase == LINEUP:
                group = sum(slot >= start for start in (SWAPS, MORE_SWAPS, NEW_TEAM, BUS_PLAN, COACH_SLOT))
            words = groups.setdefault(group, [])
            word = write([sealed_choice(state, seat, slot)], int(state.round_) + 1, cardset)
            if group in (1, 2) and comes_in(slot):
                words[-1] += ">" + word
            elif state.phase == LINEUP and slot == COACH_MATE:
                words[-1] += "=" + word
            else:
                words.append(word)
    return " / ".join(" ".join(words) for words in groups.values())


def read(text: str, cardset: TableCards = STANDARD_CARDS) -> list[int]:
    """Text as choices."""
    choices: list[int] = []
    for word in _word(cardset).findall(text):
        if word == NO_MORE:
            choices.append(PASS)
        elif word.startswith(_BUS):
            choices.append(_read_plan(word))
        elif word.startswith(_TEAM):
            choices.append(_read_team(word))
        elif word.startswith(_COACH):
            choices.append(COACH_CARD + read_coach(word[len(_COACH) :], cardset))
        else:
            choices.append(read_card(word))
    return choices


def _read_plan(word: str) -> int:
    for teams in (3, 2):
        for choice in range(BUS, TEAM_CHOICE):
            if write_plan(choice, teams) == word:
                return choice
    raise IllegalChoice("error-unknown-plan", plan=word)


def _read_team(word: str) -> int:
    number = word[len(_TEAM) :]
    if number not in map(str, range(1, TEAMS + 1)):
        raise IllegalChoice("error-unknown-team", team=word)
    return TEAM_CHOICE + int(number) - 1


def read_coach(text: str, cardset: TableCards = STANDARD_CARDS) -> int:
    """The coach a person means: by its name or, for one called like a species, in any of our languages."""
    coach = _coaches(cardset).get(plain_letters(text))
    if coach is None:
        known = ", ".join(coach.name for coach in cardset.cards.coaches)
        raise BadCards("error-unknown-coach", coach=text.strip(), known=known)
    return coach


@cache
def _word(cardset: TableCards) -> re.Pattern[str]:
    """One word of a text. A coach's own name comes first, the longest one: digits may be part of it."""
    names = sorted((coach.name for coach in cardset.cards.coaches), key=len, reverse=True)
    own = "|".join(re.escape(name) for name in names)
    return re.compile("|".join((rf"{_COACH}(?i:{own})(?=[\s,>=/]|$)", *_WORDS)))


@cache
def _coaches(cardset: TableCards) -> dict[str, int]:
    names = {plain_letters(coach.name): index for index, coach in enumerate(cardset.cards.coaches)}
    for name, species in _species().items():
        if (own := plain_letters(SPECIES_NAMES[species])) in names:
            names.setdefault(name, names[own])
    return names


@cache
def _species() -> dict[str, int]:
    names: dict[str, int] = {}
    for index, species in enumerate(SPECIES_NAMES):
        names[plain_letters(species)] = index
        for language in LANGUAGES:
            names[plain_letters(say(language, f"species-{species}"))] = index
            for alias in say(language, f"species-{species}.aliases").split(","):
                names.setdefault(plain_letters(alias), index)
    names.pop("", None)
    return names
