"""What the numbers that rules put on a sheet are called, and reading such a sheet."""

from __future__ import annotations

from typing import Any

from sixthman.kernel.facts import Names, Shape, new_sheet, numbers_on, read_fact
from sixthman.kernel.game import Engine
from sixthman.kernel.rules import Rule

from ..declaration import NUMBERS, SPECIES_NAMES, SYMBOL_NAMES
from ..rules.cardfile import COMBO_NAMES
from .cardset import STANDARD_CARDS, TableCards
from .notation import card_name, symbol_name

ATTRIBUTE_NAMES = ("Symbol", "Number", "Species")
MEDALS = ("bronze", "silver", "gold")
REASONS = ("tied", "tie", "combo", "size", "medal", "value")
# By the numbers of `cards.VALUE_NUMBER`
_VALUE_NAMES = (
    *SYMBOL_NAMES,
    *(str(number) for number in range(1, NUMBERS + 1)),
    *SPECIES_NAMES,
    *("OneOfEach", "Run", "ThreeAndTwo"),
)


def names_with(cardset: TableCards) -> Names:
    """The names of everything that a shape may name, at a table with these cards."""
    return {
        "seat": int,
        "card": card_name,
        "species": SPECIES_NAMES.__getitem__,
        "arena": cardset.arena,
        "coach": cardset.coach,
        "combo": lambda combo: COMBO_NAMES[combo - 1],
        "attribute": (*ATTRIBUTE_NAMES, "Combo").__getitem__,
        "value": _VALUE_NAMES.__getitem__,
        "medal": MEDALS.__getitem__,
        "reason": REASONS.__getitem__,
    }


def ask_rule(shape: Shape, cardset: TableCards, tell: Rule, *about: Any, engine: Engine | None = None) -> Any:
    """What a rule puts on a sheet, as a fact; on an engine that plays with these cards."""
    sheet = new_sheet()
    (engine or cardset.engine).rule(tell)(sheet, *about)
    return read_fact(shape, iter(numbers_on(sheet)), names_with(cardset))


def value_name(attribute: int, value: int, edition: str, cardset: TableCards = STANDARD_CARDS) -> str | None:
    """What a value of an attribute is called; None for no symbol."""
    name = ATTRIBUTE_NAMES[attribute]
    if name == "Symbol":
        return symbol_name(value, edition, cardset) if value else None
    return str(value) if name == "Number" else cardset.cards.species[value - 1]
