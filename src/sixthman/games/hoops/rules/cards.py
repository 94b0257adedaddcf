"""Card anatomy: players, tactics, fatigue and dice.

Cards are known by their model, a number from 0 to 150; copies of a model are alike. The numbering is
the same for every card set:

- 0 to 99: the players of the market
- 100 to 109: the starters, by position; 110 to 119: the substitutes. Each seat owns one of each.
- 120 to 139: the tactics of the market, offensive ones first
- 140 to 149: the base tactics, five offensive, then five defensive. Each seat owns one of each.
- 150: fatigue

The tables below are those of the standard set. A set of your own has the same tables under the same
names, which are bound instead of these when its rules are built.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import numpy as np

from sixthman.kernel.cardchanges import read_changes
from sixthman.kernel.cardfile import BadCard, Card, Sections, check_names, read_file, write_file

from ..declaration import MODELS
from ..names import WORDS
from .cardfile import (
    ATTACK_COLOURS,
    ATTACKS,
    DICE,
    FATIGUE_CARDS,
    FORM,
    POSITION_NAMES,
    SKILL_NAMES,
    is_offence,
    plain_name,
)

__all__ = [
    "ATTACKS",
    "ATTACK_COLOURS",
    "BASE",
    "COMPLEXITY",
    "COPIES",
    "COST",
    "DEFENCE",
    "DICE",
    "FACE",
    "FACE_COLOUR",
    "FATIGUE",
    "FATIGUE_CARDS",
    "INITIATION",
    "INTELLIGENCE",
    "IN_MARKET",
    "KEEPS",
    "KIND",
    "MARKET",
    "OFFENCE",
    "PLAYER",
    "POSITIONS",
    "POSITION_NAMES",
    "REBOUNDS",
    "SKILL",
    "SKILL_NAMES",
    "STANDARD",
    "STARTERS",
    "SUBSTITUTES",
    "TACTICS",
    "TIRED",
    "VALUE",
    "WORDS",
    "BadCard",
    "Card",
    "CardSet",
    "load_cards",
    "write_cards",
]

MARKET, STARTERS, SUBSTITUTES, TACTICS, BASE, FATIGUE = 0, 100, 110, 120, 140, 150
PLAYER, OFFENCE, DEFENCE, TIRED = 0, 1, 2, 3  # kinds of cards
FIRST_MODEL = {
    "player": MARKET,
    "starter": STARTERS,
    "substitute": SUBSTITUTES,
    "tactic": TACTICS,
    "base_tactic": BASE,
    "fatigue": FATIGUE,
}


@dataclass(frozen=True)
class CardSet:
    """A whole set of cards and dice: the rows of every section, in the order of their models."""

    sections: Mapping[str, tuple[Card, ...]]

    @property
    def cards(self) -> tuple[Card | None, ...]:
        """The card of each model, None for a model this set does not use."""
        models: list[Card | None] = [None] * MODELS
        for section, first in FIRST_MODEL.items():
            rows = self.sections[section]
            models[first : first + len(rows)] = rows
        return tuple(models)

    @property
    def names(self) -> tuple[str, ...]:
        """The name of each model, a message of the catalogs if it is among WORDS, "" if unused."""
        return tuple(card.name if card else "" for card in self.cards)

    def provenance(self, model: int, key: str) -> str | tuple[str, ...]:
        """Where a value of a card comes from."""
        card = self.cards[model]
        if card is None:
            raise LookupError(model)
        return card.provenance[key]

    def tables(self) -> dict[str, np.ndarray[Any, np.dtype[np.int8]]]:
        """The tables rules name, by their names."""
        cards = self.cards
        tables = {name: np.zeros(MODELS, np.int8) for name in _NUMBERS}
        for name, key in _NUMBERS.items():
            tables[name][:] = [card.values.get(key, 0) if card else 0 for card in cards]
        tables["KIND"] = np.array([_type_of(model, card) for model, card in enumerate(cards)], np.int8)
        tables["POSITIONS"] = np.array([_positions(card) for card in cards], np.int8)
        tables["SKILL"] = np.array([_skills(card.values if card else {}) for card in cards], np.int8)
        tables["KEEPS"] = np.array(
            [_skills(card.values.get("keeps", {}) if card else {}) for card in cards], np.int8
        )
        tables["COPIES"] = np.array([card.values.get("copies", 1) if card else 0 for card in cards], np.int8)
        tables["IN_MARKET"] = np.array([_in_market(card) for card in cards], np.int8)
        dice = self.sections["die"]
        tables["FACE"] = np.array([die.values["faces"] for die in dice], np.int8)
        tables["FACE_COLOUR"] = np.array([_colours(die) for die in dice], np.int8)
        return tables


def load_cards(path: Path | None = None) -> CardSet:
    """The standard set or, from a file, the standard set with the file's sections in place of its own."""
    if path is None:
        return _standard()
    own = read_file(path, FORM)
    kept = {section: rows for section, rows in _standard().sections.items() if section not in own}
    return together(path.name, {**kept, **own})


def change_cards(base: CardSet, path: Path) -> CardSet:
    """A set with the changes of a file."""
    return together(path.name, read_changes(path, FORM, base.sections))


def together(file: str, sections: Sections) -> CardSet:
    """A set of the sections of a file and those it leaves as they are."""
    check_names(file, sections.values(), plain_name)
    return CardSet(_ordered(sections))


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
    for name in ("players", "start", "tactics", "dice"):
        sections.update(_ordered(read_file(folder.joinpath(f"{name}.toml"), FORM)))
    return CardSet(sections)


def _ordered(sections: Sections) -> dict[str, tuple[Card, ...]]:
    """Starters by position, tactics by side, dice by skill, whatever the order in the file."""
    found = dict(sections)
    if "starter" in found:
        by_position = {position: index for index, position in enumerate(POSITION_NAMES)}
        found["starter"] = tuple(
            sorted(found["starter"], key=lambda card: by_position[card.values["positions"][0]])
        )
    for section in ("tactic", "base_tactic"):
        if section in found:
            found[section] = tuple(sorted(found[section], key=lambda card: not is_offence(card)))
    if "die" in found:
        found["die"] = tuple(sorted(found["die"], key=lambda card: SKILL_NAMES.index(card.name)))
    return found


_NUMBERS = {
    "VALUE": "value",
    "COST": "cost",
    "INTELLIGENCE": "intelligence",
    "REBOUNDS": "rebounds",
    "COMPLEXITY": "complexity",
    "INITIATION": "initiation",
}


def _type_of(model: int, card: Card | None) -> int:
    if model == FATIGUE:
        return TIRED
    if model < TACTICS:
        return PLAYER
    return OFFENCE if card is None or is_offence(card) else DEFENCE


def _positions(card: Card | None) -> int:
    there = card.values.get("positions", ()) if card else ()
    return sum(1 << bit for bit, position in enumerate(POSITION_NAMES) if position in there)


def _skills(numbers: Mapping[str, int]) -> list[int]:
    return [numbers.get(skill, 0) for skill in SKILL_NAMES]


def _in_market(card: Card | None) -> bool:
    return card is not None and card.section in ("player", "tactic")


def _colours(die: Card) -> list[int]:
    """The attack each face belongs to or stops, -1 for a blank one."""
    own = SKILL_NAMES.index(die.name)
    colours = die.values["colours"]
    return [
        -1 if not number else ATTACK_COLOURS.index(colours[face]) if colours else own
        for face, number in enumerate(die.values["faces"])
    ]


STANDARD = load_cards()
_tables = STANDARD.tables()
KIND = _tables["KIND"]
VALUE = _tables["VALUE"]
COST = _tables["COST"]
POSITIONS = _tables["POSITIONS"]
INTELLIGENCE = _tables["INTELLIGENCE"]
REBOUNDS = _tables["REBOUNDS"]
SKILL = _tables["SKILL"]
COMPLEXITY = _tables["COMPLEXITY"]
KEEPS = _tables["KEEPS"]
COPIES = _tables["COPIES"]
INITIATION = _tables["INITIATION"]
IN_MARKET = _tables["IN_MARKET"]
FACE = _tables["FACE"]
FACE_COLOUR = _tables["FACE_COLOUR"]
