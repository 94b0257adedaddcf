"""Card anatomy: the hockey players, the arenas, the coaches and what an edition prints beside them.

A card is a number from 0 to 107: nine times its species (weakest first) plus its number less one.
The tables below are read from the data files once and are plain arrays, so that every target can
bake them in.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from itertools import permutations
from typing import Any

import numpy as np

CARDS = 108
NUMBERS = 9
SYMBOLS = 5
SYMBOL, NUMBER, SPECIES = 0, 1, 2  # the three attributes of a card
EDITIONS = ("2025", "2020")
NO_COMBO, ONE_OF_EACH, RUN, THREE_AND_TWO = 0, 1, 2, 3
COMBOS = {"one-of-each": ONE_OF_EACH, "run": RUN, "three-and-two": THREE_AND_TWO}

# What a coach can do, by name in coaches.toml and by column in the table COACH
MODIFIERS = (
    "beside",
    "once",
    "number",
    "like_mate",
    "wins_ties",
    "fans",
    "fans_if_last",
    "fans_times",
    "most_more",
    "substitutions",
    "swaps_buses",
    "skips",
    "shot_symbol",
    "shot_returns",
    "tickets",
    "fans_at_start",
)
BESIDE, ONCE, NUMBER_UP, LIKE_MATE, WINS_TIES, MORE_FANS, FANS_IF_LAST, FANS_TIMES, MOST_MORE = range(9)
SUBSTITUTIONS, SWAPS_BUSES, SKIPS, SHOT_SYMBOL, SHOT_RETURNS, MORE_TICKETS, FANS_AT_START = range(9, 16)
BESIDE_TEAM, BESIDE_PLAYER = 1, 2
LIKE_SYMBOL, LIKE_SPECIES = 1 + SYMBOL, 1 + SPECIES
MODIFIER_WORDS = {
    "team": BESIDE_TEAM,
    "player": BESIDE_PLAYER,
    "symbol": LIKE_SYMBOL,
    "species": LIKE_SPECIES,
}


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
    """One coach card: its species and its modifiers by name."""

    name: str
    provenance: str
    modifiers: dict[str, int] = field(default_factory=dict)

    @property
    def picture(self) -> str:
        """The name of the slot its picture fills."""
        return f"coach-{self.name}"


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads(files(__package__).joinpath("data", f"{name}.toml").read_text("utf-8"))


def _read_arenas() -> tuple[Arena, ...]:
    data = _read("arenas")
    shared = {"provenance": data["provenance"]}
    return tuple(Arena(**shared | row | {"fans": tuple(row["fans"])}) for row in data["arena"])


def _read_coaches() -> tuple[Coach, ...]:
    data = _read("coaches")
    coaches = []
    for row in data["coach"]:
        name, provenance = row.pop("name"), row.pop("provenance", data["provenance"])
        unknown = row.keys() - set(MODIFIERS)
        assert not unknown, f"coaches.toml: {name} has unknown modifiers {unknown}; known: {MODIFIERS}"
        modifiers = {key: MODIFIER_WORDS.get(value, value) for key, value in row.items()}
        coaches.append(Coach(name, provenance, modifiers))
    return tuple(coaches)


@cache
def edition_data(edition: str) -> dict[str, Any]:
    """What editions.toml says of one edition."""
    data: dict[str, Any] = _read("editions")[edition]
    return data


_players = _read("players")
SPECIES_NAMES: tuple[str, ...] = tuple(row["name"] for row in _players["species"])
SYMBOL_NAMES: tuple[str, ...] = tuple(edition_data("2025")["symbols"])
PLAYERS_PROVENANCE: str = _players["provenance"]
ARENAS = _read_arenas()
COACHES = _read_coaches()


def _attributes() -> np.ndarray[Any, np.dtype[np.int8]]:
    """ATTRIBUTE[edition, attribute, card]: how strong the card's symbol, number and species are.

    Symbols 5 to 1, 0 for none; numbers 9 to 1; species 12 to 1.
    """
    table = np.zeros((len(EDITIONS), 3, CARDS), np.int8)
    for index, edition in enumerate(EDITIONS):
        weakest_first = edition_data(edition)["symbols"][::-1]
        for species, row in enumerate(_players["species"]):
            first = species * NUMBERS
            table[index, NUMBER, first : first + NUMBERS] = range(1, NUMBERS + 1)
            table[index, SPECIES, first : first + NUMBERS] = species + 1
            for symbol, number in row["symbols"].items():
                table[index, SYMBOL, first + number - 1] = weakest_first.index(symbol) + 1
    return table


def _by_seats(name: str) -> np.ndarray[Any, np.dtype[np.int16]]:
    """table[edition, seats] (and [.., rank - 1] for lists) from a row of editions.toml."""
    rows = [edition_data(edition)[name] for edition in EDITIONS]
    nested = isinstance(rows[0][0], list)
    table = np.zeros((len(EDITIONS), 7, 6) if nested else (len(EDITIONS), 7), np.int16)
    for index, row in enumerate(rows):
        for seats, value in enumerate(row, start=2):
            if nested:
                table[index, seats, : len(value)] = value
            else:
                table[index, seats] = value
    return table


ATTRIBUTE = _attributes()
TICKETS = _by_seats("tickets")
TICKET_BONUS = _by_seats("ticket_bonus")
PLAYOFF_FANS = _by_seats("playoff_fans")
PLAYS_WITHOUT_TICKET = np.array([edition_data(name)["plays_without_ticket"] for name in EDITIONS], np.int8)
# COACH[coach, modifier]
COACH = np.array([[coach.modifiers.get(name, 0) for name in MODIFIERS] for coach in COACHES], np.int8)
FANS = np.array([arena.fans for arena in ARENAS], np.int16)
COMBO = np.array([COMBOS[arena.combo] if arena.combo else NO_COMBO for arena in ARENAS], np.int8)
WHISTLE = np.array([arena.whistle for arena in ARENAS], np.int8)
IN_EDITION = np.array([[edition in arena.editions for arena in ARENAS] for edition in EDITIONS], np.int8)
NOT_FOR_TWO = np.array([arena.not_for_two for arena in ARENAS], np.int8)

# BUS_PLANS[plan, team]: the arena a team travels to. The plans for k teams are the first k! ones.
BUS_PLANS = np.array(sorted(permutations(range(3)), key=lambda plan: plan[::-1], reverse=True), np.int8)
PLANS_FOR = np.array([1, 1, 2, 6], np.int8)  # [teams]
