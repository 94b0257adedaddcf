"""Card files: the sections of a card set read from TOML, and what is told of a file that breaks the form.

A file holds any of the sections, one row a card:

- `player`: a card of the player market; `positions`, `value` and `cost`, then the ratings.
- `starter`, `substitute`: the starting set; no cost, and `initiation` for the cards of a first game.
- `tactic`: a model of the tactic market, `copies` of it; `base_tactic`: one of the starting set.
- `die`: the six faces of the dice of one skill and, for a defensive die, the colours they stop.
- `fatigue`: one row that says how many there are.

Ratings that are left out are 0. `provenance` says where values come from: for the whole file, for a
row, or for single values of a row (`provenance = { cost = "rulebook" }`).
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from typing import Any, TypeGuard

POSITION_NAMES = ("PG", "SG", "SF", "PF", "C")
SKILL_NAMES = ("three", "inside", "drive", "steal", "block", "stop")
ATTACK_COLOURS = ("blue", "yellow", "red")  # of the dice of the first three skills

SKILLS = 6
ATTACKS = 3  # skills that attack; the others defend
FACES = 6
DICE = 10  # of a colour
PLAYER_MODELS = 100
TACTIC_MODELS = 20
TACTIC_CARDS = 70
FATIGUE_CARDS = 9

FEWEST_PLAYERS = 30
FEWEST_TACTICS = 6  # models, one for each slot of the market
FEWEST_TACTIC_CARDS = 20
CHEAP = (3, 5)  # the market opens with at least four players at these costs
FEWEST_CHEAP = 4
LONGEST_NAME = 40

RATINGS = ("intelligence", "rebounds", *SKILL_NAMES)
RANGES = {
    "value": (0, 20),
    "cost": (1, 40),
    "complexity": (0, 40),
    "copies": (1, TACTIC_CARDS),
    "fatigue": (1, FATIGUE_CARDS),
    "face": (0, 20),
    "keeps": (1, DICE),
    **dict.fromkeys(RATINGS, (0, 9)),
}


class BadCard(ValueError):
    """A card file that cannot be played with: a message of the catalogues and its facts."""

    def __init__(self, message: str, **facts: object) -> None:
        super().__init__(message, facts)
        self.message = message
        self.facts = facts


@dataclass(frozen=True)
class Card:
    """One row of a card file: its values by key, and where each comes from."""

    section: str
    name: str
    values: Mapping[str, Any]
    provenance: Mapping[str, str | tuple[str, ...]]


@dataclass(frozen=True)
class Section:
    """The form of a section: its keys, and how many rows it may have."""

    needed: tuple[str, ...]
    optional: tuple[str, ...]
    least: int
    most: int

    @property
    def keys(self) -> tuple[str, ...]:
        """Every key a row may have."""
        return ("name", *self.needed, *self.optional, "provenance")


SECTIONS = {
    "player": Section(("positions", "value", "cost"), RATINGS, FEWEST_PLAYERS, PLAYER_MODELS),
    "starter": Section(("positions", "value"), ("initiation", *RATINGS), 10, 10),
    "substitute": Section(("positions", "value"), ("initiation", *RATINGS), 10, 10),
    "tactic": Section(("complexity", "keeps", "value", "cost", "copies"), (), FEWEST_TACTICS, TACTIC_MODELS),
    "base_tactic": Section(("complexity", "keeps", "value"), ("initiation",), 10, 10),
    "die": Section(("faces",), ("colours",), SKILLS, SKILLS),
    "fatigue": Section(("copies",), (), 1, 1),
}


@dataclass(frozen=True)
class _Place:
    """A row of a file, to name it when something is wrong with it."""

    file: str
    section: str
    row: int
    name: str

    def bad(self, message: str, **facts: object) -> BadCard:
        """What to raise for this row."""
        return BadCard(message, file=self.file, section=self.section, row=self.row, name=self.name, **facts)


def read_sections(source: Traversable) -> dict[str, tuple[Card, ...]]:
    """The sections of a file, each row checked by itself and with the others of its section."""
    file = source.name
    data = _read(source)
    origin = data.pop("provenance", "own")
    if not _is_text(origin):
        raise BadCard("error-cards-origin", file=file, found=shown(origin))
    found = {}
    for section, rows in data.items():
        if section not in SECTIONS:
            raise BadCard(
                "error-cards-section", file=file, found=_visible(section), known=", ".join(SECTIONS)
            )
        if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
            raise BadCard("error-cards-rows", file=file, section=section)
        cards = tuple(_card(file, section, number, row, origin) for number, row in enumerate(rows, 1))
        _check_section(file, section, cards)
        found[section] = cards
    return found


def check_names(file: str, sections: Iterable[Sequence[Card]]) -> None:
    """No two cards bear the same name, in whichever sections; the later one is told."""
    first: dict[str, str] = {}
    for cards in sections:
        for number, card in enumerate(cards, 1):
            name = card.name.strip().casefold()
            if name in first:
                place = _Place(file, card.section, number, card.name)
                raise place.bad("error-cards-twice", other=first[name])
            first[name] = card.section


def is_offence(card: Card) -> bool:
    """Whether a tactic keeps dice that attack."""
    return any(skill in card.values["keeps"] for skill in SKILL_NAMES[:ATTACKS])


def shown(value: object) -> str:
    """A value as one would type it."""
    return _visible(json.dumps(value, ensure_ascii=False, default=str))


def _visible(text: str) -> str:
    """A text from a file, safe to show: nothing in it can steer a terminal."""
    return "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text)


def _is_text(value: object) -> TypeGuard[str]:
    return isinstance(value, str) and value.isprintable() and bool(value.strip())


def _read(source: Traversable) -> dict[str, Any]:
    try:
        return tomllib.loads(source.read_text("utf-8"))
    except OSError as reason:
        raise BadCard("error-file", path=source.name, reason=reason.strerror or str(reason)) from reason
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as reason:
        raise BadCard("error-cards-toml", file=source.name, reason=str(reason)) from reason


# --- one row


def _card(file: str, section: str, number: int, row: dict[str, Any], origin: str) -> Card:
    name = row.get("name")
    if not _is_text(name) or len(name) > LONGEST_NAME:
        raise BadCard("error-cards-name", file=file, section=section, row=number, most=LONGEST_NAME)
    place = _Place(file, section, number, name)
    form = SECTIONS[section]
    for key in row:
        if key not in form.keys:
            raise place.bad("error-cards-key", found=_visible(key), known=", ".join(form.keys))
    if "cost" in row and "value" not in row and "value" in form.needed:
        raise place.bad("error-cards-no-value", cost=shown(row["cost"]))
    for key in form.needed:
        if key not in row:
            raise place.bad("error-cards-missing", key=key, needed=", ".join(("name", *form.needed)))
    values = {key: _value(place, key, row.get(key)) for key in (*form.needed, *form.optional)}
    if section == "die":
        _check_die(place, values)
    return Card(section, name, values, _provenance(place, row.get("provenance", origin), values, origin))


def _value(place: _Place, key: str, value: Any) -> Any:
    """A value, checked; what may be left out has its default."""
    if key == "positions":
        return _positions(place, value)
    if key == "keeps":
        return _keeps(place, value)
    if key == "faces":
        return tuple(_number(place, "face", face) for face in _six(place, key, value))
    if key == "colours":
        return () if value is None else _colours(place, value)
    if key == "initiation":
        if not isinstance(value, bool | None):
            raise place.bad("error-cards-truth", key=key, found=shown(value))
        return bool(value)
    return _number(place, key, 0 if value is None else value)


def _number(place: _Place, key: str, value: Any) -> int:
    least, most = RANGES["fatigue" if place.section == "fatigue" else key]
    if type(value) is not int or not least <= value <= most:
        raise place.bad("error-cards-number", key=key, found=shown(value), least=least, most=most)
    return value


def _positions(place: _Place, value: Any) -> tuple[str, ...]:
    known = isinstance(value, list) and all(position in POSITION_NAMES for position in value)
    if not known or not value or len(set(value)) != len(value):
        raise place.bad("error-cards-positions", found=shown(value), known=", ".join(POSITION_NAMES))
    if place.section == "starter" and len(value) > 1:
        raise place.bad("error-cards-one-position", found=shown(value))
    return tuple(value)


def _keeps(place: _Place, value: Any) -> dict[str, int]:
    if not isinstance(value, dict) or not value or not set(value) <= set(SKILL_NAMES):
        raise place.bad("error-cards-keeps", found=shown(value), known=", ".join(SKILL_NAMES))
    attack, defence = SKILL_NAMES[:ATTACKS], SKILL_NAMES[ATTACKS:]
    if not set(value) <= set(attack) and not set(value) <= set(defence):
        raise place.bad("error-cards-sides", attack=", ".join(attack), defence=", ".join(defence))
    return {skill: _number(place, "keeps", value[skill]) for skill in SKILL_NAMES if skill in value}


def _six(place: _Place, key: str, value: Any) -> Sequence[Any]:
    if not isinstance(value, list) or len(value) != FACES:
        raise place.bad("error-cards-six", key=key, wanted=FACES)
    return value


def _colours(place: _Place, value: Any) -> tuple[str, ...]:
    for face, colour in enumerate(_six(place, "colours", value), 1):
        if colour not in ("", *ATTACK_COLOURS):
            raise place.bad(
                "error-cards-colour", face=face, found=shown(colour), known=", ".join(ATTACK_COLOURS)
            )
    return tuple(value)


def _check_die(place: _Place, values: dict[str, Any]) -> None:
    """An attack die is all of its own colour; on a defensive die each face that is not blank has one."""
    if place.name not in SKILL_NAMES:
        raise place.bad("error-cards-die", known=", ".join(SKILL_NAMES))
    if place.name in SKILL_NAMES[:ATTACKS]:
        if values["colours"]:
            raise place.bad("error-cards-own-colour")
        return
    colours = values["colours"] or ("",) * FACES
    for face, (number, colour) in enumerate(zip(values["faces"], colours), 1):
        if bool(number) != bool(colour):
            raise place.bad("error-cards-face", face=face, known=", ".join(ATTACK_COLOURS))


def _provenance(
    place: _Place, told: Any, values: Mapping[str, Any], origin: str
) -> dict[str, str | tuple[str, ...]]:
    """Where the name and each value of a row come from; a list of values may have a list of sources."""
    keys = ("name", *values)
    by_key = told if isinstance(told, dict) else dict.fromkeys(keys, told)
    found: dict[str, str | tuple[str, ...]] = dict.fromkeys(keys, origin)
    for key, source in by_key.items():
        parts = source if isinstance(source, list) else [source]
        fits = parts is not source or (isinstance(values.get(key), tuple) and len(parts) == len(values[key]))
        if key not in keys or not fits or not all(_is_text(part) for part in parts):
            raise place.bad("error-cards-provenance", known=", ".join(keys))
        found[key] = tuple(parts) if isinstance(source, list) else source
    return found


# --- one section


def _check_section(file: str, section: str, cards: tuple[Card, ...]) -> None:
    form = SECTIONS[section]
    if not form.least <= len(cards) <= form.most:
        if form.least == form.most:
            raise BadCard(
                "error-cards-count-exact", file=file, section=section, count=len(cards), wanted=form.most
            )
        raise BadCard(
            "error-cards-count",
            file=file,
            section=section,
            count=len(cards),
            least=form.least,
            most=form.most,
        )
    check_names(file, [cards])
    if section == "player":
        _check_players(file, cards)
    elif section == "starter":
        _check_starters(file, cards)
    elif section == "substitute":
        _check_initiation(file, section, cards, 7)
    elif section == "tactic":
        _check_tactics(file, cards)
    elif section == "base_tactic":
        _check_base_tactics(file, cards)


def _check_players(file: str, cards: tuple[Card, ...]) -> None:
    """At least four cheap players (set-up), and somebody for each position."""
    least, most = CHEAP
    cheap = sum(least <= card.values["cost"] <= most for card in cards)
    if cheap < FEWEST_CHEAP:
        raise BadCard(
            "error-cards-cheap",
            file=file,
            section="player",
            count=cheap,
            wanted=FEWEST_CHEAP,
            least=least,
            most=most,
        )
    for position in POSITION_NAMES:
        if not any(position in card.values["positions"] for card in cards):
            raise BadCard("error-cards-nobody", file=file, section="player", position=position)


def _check_starters(file: str, cards: tuple[Card, ...]) -> None:
    """Two for each position, one of them for a first game."""
    _check_initiation(file, "starter", cards, 5)
    for position in POSITION_NAMES:
        there = [card for card in cards if position in card.values["positions"]]
        first = sum(card.values["initiation"] for card in there)
        if len(there) != 2 or first != 1:
            raise BadCard(
                "error-cards-starters",
                file=file,
                section="starter",
                position=position,
                count=len(there),
                initiation=first,
            )


def _check_tactics(file: str, cards: tuple[Card, ...]) -> None:
    copies = sum(card.values["copies"] for card in cards)
    if not FEWEST_TACTIC_CARDS <= copies <= TACTIC_CARDS:
        raise BadCard(
            "error-cards-copies",
            file=file,
            section="tactic",
            count=copies,
            least=FEWEST_TACTIC_CARDS,
            most=TACTIC_CARDS,
        )
    for side, there in _sides(cards):
        if not there:
            raise BadCard("error-cards-no-side", file=file, section="tactic", side=side)


def _check_base_tactics(file: str, cards: tuple[Card, ...]) -> None:
    """Five of each side: three offensive and two defensive ones are for a first game."""
    for (side, there), wanted in zip(_sides(cards), (3, 2)):
        first = sum(card.values["initiation"] for card in there)
        if len(there) != 5 or first != wanted:
            raise BadCard(
                "error-cards-base",
                file=file,
                section="base_tactic",
                side=side,
                count=len(there),
                initiation=first,
                wanted=wanted,
            )


def _sides(cards: tuple[Card, ...]) -> list[tuple[str, list[Card]]]:
    """The offensive and the defensive tactics, each under the skills they use."""
    offence = [card for card in cards if is_offence(card)]
    defence = [card for card in cards if not is_offence(card)]
    return [(", ".join(SKILL_NAMES[:ATTACKS]), offence), (", ".join(SKILL_NAMES[ATTACKS:]), defence)]


def _check_initiation(file: str, section: str, cards: tuple[Card, ...], wanted: int) -> None:
    count = sum(card.values["initiation"] for card in cards)
    if count != wanted:
        raise BadCard("error-cards-initiation", file=file, section=section, count=count, wanted=wanted)
