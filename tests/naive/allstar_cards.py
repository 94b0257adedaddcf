"""All-Star Draft's cards, written off the rulebooks and the page of facts: no module of the game is imported.

Cards are what records call them: `Duck7`.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import sixthman

WEAKEST_FIRST = [
    "Rabbit",
    "Duck",
    "Beaver",
    "Eagle",
    "Penguin",
    "Panda",
    "Wolf",
    "Shark",
    "Tiger",
    "Horse",
    "Caribou",
    "PolarBear",
]
# Under Goal, Puck, Helmet, Glove, Skate: the number of each species that carries it
CARRIED = {
    "Rabbit": "56789",
    "Duck": "67891",
    "Beaver": "78912",
    "Eagle": "35127",
    "Penguin": "12456",
    "Panda": "89123",
    "Wolf": "91234",
    "Shark": "45678",
    "Tiger": "34567",
    "Horse": "43681",
    "Caribou": "23456",
    "PolarBear": "12345",
}
COLUMNS = ("Goal", "Puck", "Helmet", "Glove", "Skate")
STRONGEST_FIRST = {"2025": COLUMNS, "2020": ("Goal", "Puck", "Helmet", "Skate", "Glove")}

ARENAS = {
    "Combo Stadium 1": "21 18 15 12 9 6",
    "Combo Stadium 2": "22 20 17 15 13 11",
    "Combo Stadium 3": "18 16 14 12 10 8",
    "Dam Stadium 1": "7 10 12 13 15 18",
    "Dam Stadium 2": "10 9 7 5 6 8",
    "Dam Stadium 3": "13 14 16 13 11 9",
    "Polarena 1": "16 15 12 11 7 6",
    "Polarena 2": "14 13 11 8 6 5",
    "Polarena 3": "0 4 5 7 8 12",
    "Puddle Park 1": "15 13 11 9 6 3",
    "Puddle Park 2": "11 10 8 5 3 2",
    "Puddle Park 3": "20 17 15 14 12 9",
    "Stadium Fall 1": "17 12 8 5 3 2",
    "Stadium Fall 2": "19 18 16 13 9 4",
    "Stadium Fall 3": "13 10 7 5 3 1",
}
COMBOS = {"Combo Stadium 1": "symbols", "Combo Stadium 2": "run", "Combo Stadium 3": "three and two"}
WHISTLES = {"Dam Stadium 1", "Dam Stadium 2", "Dam Stadium 3", "Polarena 3"}
NOT_FOR_TWO = {"Polarena 3", "Stadium Fall 1"}

PLAYOFF_FANS = {2: [10, 6], 3: [20, 16, 12], 4: [30, 23, 17, 11], 5: [40, 32, 25, 17, 10]}
PLAYOFF_FANS[6] = [50, 41, 32, 23, 15, 7]
TICKETS = {"2025": {2: 2, 3: 1}, "2020": {2: 3, 3: 2, 4: 1, 5: 1, 6: 1}}
BONUS = {2: 2, 3: 3}


def playoff_fans(edition: str, seats: int, rank: int) -> int:
    """Fans for a rank in the playoffs."""
    if (edition, seats, rank) == ("2020", 4, 2):
        return 22
    return PLAYOFF_FANS[seats][rank - 1]


def species(card: str) -> str:
    """`Duck` of `Duck7`."""
    return card[:-1]


def number(card: str) -> int:
    """7 of `Duck7`."""
    return int(card[-1])


def symbol(card: str) -> str | None:
    """The symbol a card carries, if any."""
    at = CARRIED[species(card)].find(card[-1])
    return COLUMNS[at] if at >= 0 else None


def arenas_for(edition: str, seats: int, whistle: bool) -> set[str]:
    """The arenas in the pile."""
    left_out = set() if edition == "2025" else set(COMBOS)
    left_out |= NOT_FOR_TWO if seats == 2 else set()
    return set(ARENAS) - left_out - (set() if whistle else WHISTLES)


def coaches() -> dict[str, dict[str, Any]]:
    """What is on the coaches: our own, so read from their file."""
    path = Path(sixthman.__file__).parent / "games" / "allstar" / "data" / "coaches.toml"
    rows = tomllib.loads(path.read_text("utf-8"))["coach"]
    return {row["name"]: row for row in rows}
