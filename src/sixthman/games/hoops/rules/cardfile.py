"""Card files: the sections of a card set read from TOML, and what is said of a file that breaks the form.

A file holds any of the sections, one row a card:

- `player`: a card of the player market; `positions`, `value` and `cost`, then the ratings.
- `starter`, `substitute`: the starting set; no cost, and `initiation` for the cards of a first game.
- `tactic`: a model of the tactic market, `copies` of it; `base_tactic`: one of the starting set.
- `die`: the six faces of the dice of one skill and, for a defensive die, the colors they stop.
- `fatigue`: one row that says how many there are.

Ratings that are left out are 0. How files are read at all, see `kernel/cardfile.py`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sixthman.kernel.cardfile import BadCard, Card, Form, Location, Section, number_in, shown, truth

from ..declaration import FACES, SKILLS

POSITION_NAMES = ("PG", "SG", "SF", "PF", "C")
SKILL_NAMES = ("three", "inside", "drive", "steal", "block", "stop")
ATTACK_COLOURS = ("blue", "yellow", "red")  # of the dice of the first three skills

ATTACKS = 3  # skills that attack; the others defend
DICE = 10  # of a color
PLAYER_MODELS = 100
TACTIC_MODELS = 20
TACTIC_CARDS = 70
FATIGUE_CARDS = 9

FEWEST_PLAYERS = 30
FEWEST_TACTICS = 6  # models, one for each slot of the market
FEWEST_TACTIC_CARDS = 20
CHEAP = (3, 5)  # the market opens with at least four players at these costs
FEWEST_CHEAP = 4

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


SECTIONS = {
    "player": Section(("positions", "value", "cost"), RATINGS, FEWEST_PLAYERS, PLAYER_MODELS),
    "starter": Section(("positions", "value"), ("initiation", *RATINGS), 10, 10),
    "substitute": Section(("positions", "value"), ("initiation", *RATINGS), 10, 10),
    "tactic": Section(("complexity", "keeps", "value", "cost", "copies"), (), FEWEST_TACTICS, TACTIC_MODELS),
    "base_tactic": Section(("complexity", "keeps", "value"), ("initiation",), 10, 10),
    "die": Section(("faces",), ("colours",), SKILLS, SKILLS),
    "fatigue": Section(("copies",), (), 1, 1),
}


def is_offence(card: Card) -> bool:
    """Whether a tactic keeps dice that attack."""
    return any(skill in card.values["keeps"] for skill in SKILL_NAMES[:ATTACKS])


# --- one row


def _check_keys(location: Location, keys: Section, row: Mapping[str, Any]) -> None:
    """A card that can be bought has a value too: what is forgotten most is told best."""
    if "cost" in row and "value" not in row and "value" in keys.needed:
        raise location.bad("error-cards-no-value", cost=shown(row["cost"]))


def _value(location: Location, key: str, value: Any) -> Any:
    """A value, checked; what may be left out has its default."""
    if key == "positions":
        return _positions(location, value)
    if key == "keeps":
        return _keeps(location, value)
    if key == "faces":
        return tuple(_number(location, "face", face) for face in _six(location, key, value))
    if key == "colours":
        return () if value is None else _colours(location, value)
    if key == "initiation":
        return truth(location, key, value)
    return _number(location, key, 0 if value is None else value)


def limits_of(section: str, key: str) -> tuple[int, int] | None:
    """The least and the most a number may be, alone, in a list or by the name of a skill."""
    if section in ("tactic", "base_tactic") and key in SKILL_NAMES:
        return RANGES["keeps"]
    return RANGES.get({"fatigue": "fatigue", "die": "face"}.get(section, key))


def _number(location: Location, key: str, value: Any) -> int:
    return number_in(location, key, value, RANGES["fatigue" if location.section == "fatigue" else key])


def _positions(location: Location, value: Any) -> tuple[str, ...]:
    known = isinstance(value, list) and all(position in POSITION_NAMES for position in value)
    if not known or not value or len(set(value)) != len(value):
        raise location.bad("error-cards-positions", found=shown(value), known=", ".join(POSITION_NAMES))
    if location.section == "starter" and len(value) > 1:
        raise location.bad("error-cards-one-position", found=shown(value))
    return tuple(value)


def _keeps(location: Location, value: Any) -> dict[str, int]:
    if not isinstance(value, dict) or not value or not set(value) <= set(SKILL_NAMES):
        raise location.bad("error-cards-keeps", found=shown(value), known=", ".join(SKILL_NAMES))
    attack, defence = SKILL_NAMES[:ATTACKS], SKILL_NAMES[ATTACKS:]
    if not set(value) <= set(attack) and not set(value) <= set(defence):
        raise location.bad("error-cards-sides", attack=", ".join(attack), defence=", ".join(defence))
    return {skill: _number(location, "keeps", value[skill]) for skill in SKILL_NAMES if skill in value}


def _six(location: Location, key: str, value: Any) -> Sequence[Any]:
    if not isinstance(value, list) or len(value) != FACES:
        raise location.bad("error-cards-six", key=key, wanted=FACES)
    return value


def _colours(location: Location, value: Any) -> tuple[str, ...]:
    for face, colour in enumerate(_six(location, "colours", value), 1):
        if colour not in ("", *ATTACK_COLOURS):
            raise location.bad(
                "error-cards-colour", face=face, found=shown(colour), known=", ".join(ATTACK_COLOURS)
            )
    return tuple(value)


def _check_row(location: Location, values: Mapping[str, Any]) -> None:
    """An attack die is all of its own color; on a defensive die each face that is not blank has one."""
    if location.section != "die":
        return
    if location.name not in SKILL_NAMES:
        raise location.bad("error-cards-die", known=", ".join(SKILL_NAMES))
    if location.name in SKILL_NAMES[:ATTACKS]:
        if values["colours"]:
            raise location.bad("error-cards-own-colour")
        return
    colours = values["colours"] or ("",) * FACES
    for face, (number, colour) in enumerate(zip(values["faces"], colours), 1):
        if bool(number) != bool(colour):
            raise location.bad("error-cards-face", face=face, known=", ".join(ATTACK_COLOURS))


# --- one section


def _check_section(file: str, section: str, cards: tuple[Card, ...]) -> None:
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
    """At least four cheap players (set-up), and someone for each position."""
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


def plain_name(name: str) -> str:
    """A name as it is compared with others: capitals do not matter."""
    return name.strip().casefold()


FORM = Form(SECTIONS, _value, _check_keys, _check_row, _check_section, plain_name)
