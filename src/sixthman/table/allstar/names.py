"""What the numbers that rules put on a sheet are called, and reading such a sheet."""

from __future__ import annotations

from typing import Any

from sixthman.games.allstar.cards import ARENAS, COACHES, COMBOS, NUMBERS, SPECIES_NAMES, SYMBOL_NAMES
from sixthman.kernel.facts import Names, Shape, new_sheet, numbers_on, read_fact
from sixthman.kernel.rules import Rule

from .notation import card_name

ATTRIBUTE_NAMES = ("Symbol", "Number", "Species")
MEDALS = ("bronze", "silver", "gold")
REASONS = ("tied", "tie", "combo", "size", "medal", "value")
_COMBO_NAMES = {number: name for name, number in COMBOS.items()}
# By the numbers of `reasons.VALUE`
_VALUE_NAMES = (
    *SYMBOL_NAMES,
    *(str(number) for number in range(1, NUMBERS + 1)),
    *SPECIES_NAMES,
    *("OneOfEach", "Run", "ThreeAndTwo"),
)

NAMES: Names = {
    "seat": int,
    "card": card_name,
    "species": SPECIES_NAMES.__getitem__,
    "arena": lambda arena: ARENAS[arena].name,
    "coach": lambda coach: COACHES[coach].name,
    "combo": _COMBO_NAMES.__getitem__,
    "attribute": (*ATTRIBUTE_NAMES, "Combo").__getitem__,
    "value": _VALUE_NAMES.__getitem__,
    "medal": MEDALS.__getitem__,
    "reason": REASONS.__getitem__,
}


def told(shape: Shape, tell: Rule, *about: Any) -> Any:
    """What a rule puts on a sheet, as a fact."""
    sheet = new_sheet()
    tell(sheet, *about)
    return read_fact(shape, iter(numbers_on(sheet)), NAMES)
