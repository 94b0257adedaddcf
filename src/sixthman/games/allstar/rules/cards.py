"""Card anatomy: the hockey players, the arenas, the coaches and what an edition prints beside them.

A card is a number from 0 to 107: nine times its species (in the order of SPECIES_NAMES) plus its number less
one. The tables below are those of the standard set. A set of your own has the same tables under the same
names, of the same sizes, which are bound instead of these when its rules are built. It may have more or fewer
arenas and coaches: the table PRINTED says how many, and the rows behind them are empty.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from importlib.resources import files
from itertools import permutations
from pathlib import Path
from typing import Any

import numpy as np

from sixthman.kernel.cardchanges import read_changes
from sixthman.kernel.cardfile import Card, Sections, read_file, write_file
from sixthman.kernel.piles import NONE

from ..declaration import CARDS, EDITIONS, MOST_COACHES, NUMBERS, SEATS, SPECIES_NAMES, SYMBOL_NAMES
from .cardfile import (
    ADDED_MODIFIERS,
    COMBO_NAMES,
    FORM,
    MODIFIER_WORDS,
    MODIFIERS,
    MOST_ARENAS,
    RANKS,
    SEATINGS,
    has,
)

__all__ = [
    "ABILITIES",
    "ARENAS",
    "ARENAS_PRINTED",
    "ATTRIBUTE",
    "BESIDE",
    "BESIDE_PLAYER",
    "BESIDE_TEAM",
    "BUS_PLANS",
    "CALLS_SHOOTOUTS",
    "COACHES",
    "COACHES_PRINTED",
    "COMBINED",
    "COMBO",
    "FANS",
    "FANS_AT_START",
    "FANS_IF_LAST",
    "FANS_TIMES",
    "IN_EDITION",
    "LIKE_MATE",
    "LIKE_SPECIES",
    "LIKE_SYMBOL",
    "MODIFIERS",
    "MORE_FANS",
    "MORE_TICKETS",
    "MOST_ARENAS",
    "MOST_MORE",
    "NOT_FOR_TWO",
    "NO_COMBO",
    "NUMBER",
    "NUMBER_UP",
    "ONCE",
    "ONE_MORE",
    "ONE_OF_EACH",
    "PLANS_FOR",
    "PLAYOFF_FANS",
    "PLAYS_WITHOUT_TICKET",
    "PRICE",
    "PRINTED",
    "RUN",
    "SHOT_RETURNS",
    "SHOT_SYMBOL",
    "SKIPS",
    "SPECIES",
    "STANDARD",
    "SUBSTITUTIONS",
    "SWAPS_BUSES",
    "SYMBOL",
    "SYMBOLS",
    "THREE_AND_TWO",
    "TICKETS",
    "TICKET_BONUS",
    "VALUE_NUMBER",
    "WHISTLE",
    "WINS_TIES",
    "WORD_NUMBERS",
    "Arena",
    "CardSet",
    "Coach",
    "load_cards",
    "write_cards",
]

SYMBOLS = len(SYMBOL_NAMES)
SYMBOL, NUMBER, SPECIES = 0, 1, 2  # the three attributes of a card
ATTRIBUTES = 3
COMBINED = 3  # in their place: a combo
NO_COMBO, ONE_OF_EACH, RUN, THREE_AND_TWO = 0, 1, 2, 3  # as COMBO_NAMES has them, from 1

# What a coach can do: the columns of the table ABILITIES, in the order of MODIFIERS
BESIDE, ONCE, NUMBER_UP, LIKE_MATE, WINS_TIES, MORE_FANS, FANS_IF_LAST, FANS_TIMES, MOST_MORE = range(9)
SUBSTITUTIONS, SWAPS_BUSES, SKIPS, SHOT_SYMBOL, SHOT_RETURNS, MORE_TICKETS, FANS_AT_START = range(9, 16)
PRICE, CALLS_SHOOTOUTS = range(16, 18)
BESIDE_TEAM, BESIDE_PLAYER = 1, 2
LIKE_SYMBOL, LIKE_SPECIES = 1 + SYMBOL, 1 + SPECIES
WORD_NUMBERS = {
    "team": BESIDE_TEAM,
    "player": BESIDE_PLAYER,
    "symbol": LIKE_SYMBOL,
    "species": LIKE_SPECIES,
}

ARENAS_PRINTED, COACHES_PRINTED = 0, 1  # places in the table PRINTED

Numbers = np.ndarray[Any, np.dtype[Any]]
Modifier = int | tuple[int, ...]  # for all games, or for those of 2, 3, … managers
Modifiers = Modifier | Mapping[str, Modifier]  # … in both editions, or in each


@dataclass(frozen=True)
class Arena:
    """One arena card, as printed."""

    name: str
    fans: tuple[int, ...]
    provenance: str
    whistle: bool = False
    not_for_two: bool = False
    combo: str | None = None
    editions: tuple[str, ...] = EDITIONS


@dataclass(frozen=True)
class Coach:
    """One coach card: its name (a species, for those of the standard set) and its modifiers by name."""

    name: str
    provenance: str
    modifiers: dict[str, Modifiers] = field(default_factory=dict)

    def number(self, name: str, edition: str, seats: int) -> int:
        """A modifier with so many managers; 0 for one that it does not have."""
        return number_at(self.modifiers.get(name, 0), edition, seats)

    @property
    def picture(self) -> str:
        """The name of the slot its picture fills."""
        return f"coach-{self.name}"


@dataclass(frozen=True)
class CardSet:
    """A whole set of cards: the rows of every section, in the order of their numbers."""

    sections: Sections

    @cached_property
    def arenas(self) -> tuple[Arena, ...]:
        """The arenas, by number."""
        return tuple(_arena(card) for card in self.sections["arena"])

    @cached_property
    def coaches(self) -> tuple[Coach, ...]:
        """The coaches, by number."""
        return tuple(
            Coach(card.name, str(card.provenance["name"]), _modifiers(card))
            for card in self.sections["coach"]
        )

    @cached_property
    def species(self) -> tuple[str, ...]:
        """The names of the species, the weakest first."""
        return tuple(card.name for card in self.sections["species"])

    def edition(self, name: str) -> Mapping[str, Any]:
        """What an edition prints, by key."""
        return next(card.values for card in self.sections["edition"] if card.name == name)

    def tables(self) -> dict[str, Numbers]:
        """The tables rules name, by their names."""
        from .ranking import lay_out_sets

        printed = self.printed()
        return printed | {"SETS_OF_ONE": lay_out_sets(printed["ATTRIBUTE"])}

    def printed(self) -> dict[str, Numbers]:
        """Those of them that are defined here."""
        attribute = self._attributes()
        return {
            "PRINTED": np.array([len(self.arenas), len(self.coaches)], np.int16),
            "ATTRIBUTE": attribute,
            "ONE_MORE": _one_more(attribute),
            "VALUE_NUMBER": self._values(),
            **self._arena_tables(),
            "ABILITIES": self._ability_table(),
            "TICKETS": self._by_seats("tickets"),
            "TICKET_BONUS": self._by_seats("ticket_bonus"),
            "PLAYOFF_FANS": self._by_seats("playoff_fans"),
            "PLAYS_WITHOUT_TICKET": np.array(
                [self.edition(name)["plays_without_ticket"] for name in EDITIONS], np.int8
            ),
        }

    def _attributes(self) -> Numbers:
        """ATTRIBUTE[edition, attribute, card]: how strong the card's symbol, number and species are.

        Symbols 5 to 1, 0 for none; numbers 9 to 1; species 12 to 1.
        """
        table = np.zeros((len(EDITIONS), ATTRIBUTES, CARDS), np.int8)
        for index, edition in enumerate(EDITIONS):
            weakest_first = self.edition(edition)["symbols"][::-1]
            for strength, row in enumerate(self.sections["species"], start=1):
                first = SPECIES_NAMES.index(row.name) * NUMBERS
                table[index, NUMBER, first : first + NUMBERS] = range(1, NUMBERS + 1)
                table[index, SPECIES, first : first + NUMBERS] = strength
                for symbol, number in row.values["symbols"].items():
                    table[index, SYMBOL, first + number - 1] = weakest_first.index(symbol) + 1
        return table

    def _values(self) -> Numbers:
        """VALUE_NUMBER[edition, attribute or COMBINED, value]: its number among all values, or NONE.

        Symbols as SYMBOL_NAMES has them, then numbers, species as SPECIES_NAMES has them, and combos.
        """
        table = np.full((len(EDITIONS), COMBINED + 1, len(SPECIES_NAMES) + 1), NONE, np.int8)
        first_species = SYMBOLS + NUMBERS
        for index, edition in enumerate(EDITIONS):
            for above, symbol in enumerate(self.edition(edition)["symbols"]):
                table[index, SYMBOL, SYMBOLS - above] = SYMBOL_NAMES.index(symbol)
            table[index, NUMBER, 1 : NUMBERS + 1] = range(SYMBOLS, first_species)
            for strength, name in enumerate(self.species, start=1):
                table[index, SPECIES, strength] = first_species + SPECIES_NAMES.index(name)
            combos = range(len(COMBO_NAMES))
            table[index, COMBINED, 1 : 1 + len(combos)] = [
                first_species + len(SPECIES_NAMES) + combo for combo in combos
            ]
        return table

    def _arena_tables(self) -> dict[str, Numbers]:
        tables = {name: np.zeros(MOST_ARENAS, np.int8) for name in ("COMBO", "WHISTLE", "NOT_FOR_TWO")}
        tables["FANS"] = np.zeros((MOST_ARENAS, RANKS), np.int16)
        tables["IN_EDITION"] = np.zeros((len(EDITIONS), MOST_ARENAS), np.int8)
        for number, arena in enumerate(self.arenas):
            tables["FANS"][number] = arena.fans
            tables["COMBO"][number] = 1 + COMBO_NAMES.index(arena.combo) if arena.combo else NO_COMBO
            tables["WHISTLE"][number], tables["NOT_FOR_TWO"][number] = arena.whistle, arena.not_for_two
            tables["IN_EDITION"][:, number] = [edition in arena.editions for edition in EDITIONS]
        return tables

    def _ability_table(self) -> Numbers:
        """ABILITIES[edition, seats, coach, modifier]"""
        table = np.zeros((len(EDITIONS), SEATS + 1, MOST_COACHES, len(MODIFIERS)), np.int8)
        for index, edition in enumerate(EDITIONS):
            for seats in SEATINGS:
                for number, coach in enumerate(self.coaches):
                    row = [coach.number(name, edition, seats) for name in MODIFIERS]
                    table[index, seats, number] = row
        return table

    def tables_of_rules_1(self) -> dict[str, Numbers]:
        """The tables that modules of rules 1 know otherwise: one number of a coach for all games, and sets of
        one whose size began a bit further down."""
        from .ranking import LANES, lay_out_sets, strength_of

        known = len(MODIFIERS) - len(ADDED_MODIFIERS)
        coaches, sets = self._ability_table()[0, SEATS, :, :known], lay_out_sets(self._attributes())
        there = sets // strength_of(1, 0, 0) & LANES
        return {
            "COACH": np.ascontiguousarray(coaches),
            "SETS_OF_ONE": sets - there * strength_of(1, 0, 0) // 2,
        }

    def _by_seats(self, key: str) -> Numbers:
        """table[edition, seats] (and [.., rank - 1] for lists) from what the editions print."""
        rows = [self.edition(name)[key] for name in EDITIONS]
        nested = isinstance(rows[0][0], tuple)
        shape = (len(EDITIONS), SEATS + 1, *((RANKS,) if nested else ()))
        table = np.zeros(shape, np.int16)
        for index, row in enumerate(rows):
            for seats, value in zip(SEATINGS, row, strict=True):
                if nested:
                    table[index, seats, : len(value)] = value
                else:
                    table[index, seats] = value
        return table


def load_cards(path: Path | None = None) -> CardSet:
    """The standard set or, from a file, the standard set with the file's sections in place of its own."""
    if path is None:
        return _standard()
    return together(path.name, {**_standard().sections, **read_file(path, FORM)})


def change_cards(base: CardSet, path: Path) -> CardSet:
    """A set with the changes of a file."""
    return together(path.name, read_changes(path, FORM, base.sections))


def together(file: str, sections: Sections) -> CardSet:
    """A set of the sections of a file and those it leaves as they are."""
    return lay_out(sections)


def lay_out(sections: Sections) -> CardSet:
    """A set of these sections, which are known to go together."""
    return CardSet(sections)


def write_cards(cards: CardSet, provenance: bool = True) -> str:
    """A set as the text of a file that loads as the same set; or without where its values come from."""
    return write_file(cards.sections, FORM, provenance)


@cache
def _standard() -> CardSet:
    folder = files(__package__).joinpath("..", "data")
    sections: dict[str, tuple[Card, ...]] = {}
    for name in ("players", "arenas", "coaches", "editions"):
        sections.update(read_file(folder.joinpath(f"{name}.toml"), FORM))
    return CardSet(sections)


def _arena(card: Card) -> Arena:
    values = card.values
    return Arena(
        card.name,
        values["fans"],
        str(card.provenance["fans"]),
        values["whistle"],
        values["not_for_two"],
        values["combo"] or None,
        values["editions"] or EDITIONS,
    )


def number_at(value: Modifiers, edition: str, seats: int) -> int:
    """A modifier in an edition with so many managers."""
    there = value.get(edition, 0) if isinstance(value, Mapping) else value
    return there if isinstance(there, int) else there[seats - SEATINGS[0]]


def _modifiers(card: Card) -> dict[str, Modifiers]:
    """What a coach can do, words as the numbers that rules know."""
    return {
        key: WORD_NUMBERS[value] if key in MODIFIER_WORDS else value
        for key, value in card.values.items()
        if has(card.values, key)
    }


def _one_more(attribute: Numbers) -> Numbers:
    """ONE_MORE[edition, card, attribute]: a card as one more in the count of its kind, four bits a kind."""
    table = np.zeros((len(EDITIONS), CARDS, ATTRIBUTES), np.int64)
    for edition in range(len(EDITIONS)):
        for card in range(CARDS):
            for number in range(ATTRIBUTES):
                value = int(attribute[edition, number, card])
                table[edition, card, number] = 1 << 4 * value if value > 0 else 0
    return table


STANDARD = load_cards()
ARENAS, COACHES = STANDARD.arenas, STANDARD.coaches
_tables = STANDARD.printed()
PRINTED = _tables["PRINTED"]
ATTRIBUTE = _tables["ATTRIBUTE"]
ONE_MORE = _tables["ONE_MORE"]
VALUE_NUMBER = _tables["VALUE_NUMBER"]
FANS = _tables["FANS"]
COMBO = _tables["COMBO"]
WHISTLE = _tables["WHISTLE"]
IN_EDITION = _tables["IN_EDITION"]
NOT_FOR_TWO = _tables["NOT_FOR_TWO"]
ABILITIES = _tables["ABILITIES"]
TICKETS = _tables["TICKETS"]
TICKET_BONUS = _tables["TICKET_BONUS"]
PLAYOFF_FANS = _tables["PLAYOFF_FANS"]
PLAYS_WITHOUT_TICKET = _tables["PLAYS_WITHOUT_TICKET"]

# BUS_PLANS[plan, team]: the arena a team travels to. The plans for k teams are the first k! ones.
BUS_PLANS = np.array(sorted(permutations(range(3)), key=lambda plan: plan[::-1], reverse=True), np.int8)
PLANS_FOR = np.array([1, 1, 2, 6], np.int8)  # [teams]
