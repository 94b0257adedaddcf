"""Card files: the sections of an All-Star card set in TOML, and what is said of a file that breaks the form.

A file holds any of the sections, one row a card:

- `species`: the twelve of them, the weakest first; `symbols` says which number carries which symbol.
- `arena`: `fans` for ranks 1 to 6. `combo`: what beats five alike there. `whistle`: irregular fans, may be
  left out of a first game. `not_for_two`: out with two managers. `editions`: where not both have the arena.
- `coach`: a row of modifiers; what each means stands in coaches.toml.
- `edition`: both of them; `symbols` strongest first. Every list over seats starts with two managers.

How files are read at all, see `kernel/cardfile.py`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sixthman.kernel.cardfile import (
    BadCard,
    Card,
    Form,
    Location,
    Section,
    number_in,
    plain_letters,
    shown,
    truth,
)

from ..declaration import (
    ARENAS_PLAYED,
    EDITIONS,
    FEWEST_COACHES,
    FEWEST_SEATS,
    MOST_COACHES,
    SEATS,
    SPECIES_NAMES,
    SYMBOL_NAMES,
)

COMBO_NAMES = ("one-of-each", "run", "three-and-two")
# What a coach can do, by the column of its number in the table COACH
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
    "price",
    "calls_shootouts",
)
ADDED_MODIFIERS = ("price", "calls_shootouts")  # files and records of rules 1 do not know them
MODIFIER_WORDS = {"beside": ("team", "player"), "like_mate": ("species", "symbol")}

RANKS = 6
SEATINGS = range(FEWEST_SEATS, SEATS + 1)
MOST_ARENAS = 64
SEPARATORS = ",/>=:|"  # of records and choices: no part of a name

# All fans of a game are a number of sixteen bits: six arenas, a coach beside a team in three rounds, the fans
# it brings along, the playoffs and the bonus for tickets. The pro has twenty bits for 1024 times an arena's.
RANGES = {
    "arena": {"fans": (0, 999)},
    "species": dict.fromkeys(SYMBOL_NAMES, (1, 9)),
    "edition": {"tickets": (0, 9), "ticket_bonus": (0, 99), "playoff_fans": (0, 999)},
    "coach": {
        **dict.fromkeys(("once", "substitutions", "swaps_buses", "skips"), (0, 1)),
        **dict.fromkeys(("shot_symbol", "shot_returns", "calls_shootouts"), (0, 1)),
        "wins_ties": (0, 2),
        "number": (0, 8),
        **dict.fromkeys(("fans", "fans_if_last", "most_more", "fans_at_start", "price"), (0, 99)),
        **dict.fromkeys(("fans_times", "tickets"), (0, 9)),
    },
}

SECTIONS = {
    "species": Section(("symbols",), (), len(SPECIES_NAMES), len(SPECIES_NAMES)),
    "arena": Section(("fans",), ("combo", "whistle", "not_for_two", "editions"), ARENAS_PLAYED, MOST_ARENAS),
    "coach": Section((), MODIFIERS, FEWEST_COACHES, MOST_COACHES, ADDED_MODIFIERS),
    "edition": Section(
        ("symbols", "tickets", "plays_without_ticket", "ticket_bonus", "playoff_fans"),
        (),
        len(EDITIONS),
        len(EDITIONS),
    ),
}
KNOWN_NAMES = {"species": SPECIES_NAMES, "edition": EDITIONS}

_FOR_A_PLAYER = ("number", "like_mate")
_FOR_A_TEAM = ("wins_ties", "fans", "fans_if_last", "fans_times")  # of a coach beside a team
_BESIDE_PLAYER = 'beside = "player"'
_USED = (
    "beside",
    "substitutions",
    "swaps_buses",
    "skips",
    "calls_shootouts",
)  # used now and then
# Modifiers that do nothing alone, and those of which one has to stand beside them
_NEEDS = {
    **dict.fromkeys(_FOR_A_TEAM, ("beside",)),
    "fans": _USED,
    "most_more": ("fans_times",),
    "skips": ("once",),
    "once": _USED,
    "price": (*_USED, "tickets"),
    "calls_shootouts": ("shot_symbol",),
}


# --- one row


def _check_keys(location: Location, keys: Section, row: Mapping[str, Any]) -> None:
    """Species and editions are those there are; arenas and coaches have names that records can hold."""
    if location.section in KNOWN_NAMES:
        known = KNOWN_NAMES[location.section]
        if location.name not in known:
            raise location.bad("error-cards-known", known=", ".join(known))
    elif not plain_letters(location.name) or any(letter in SEPARATORS for letter in location.name):
        raise location.bad("error-cards-letters", letters=" ".join(SEPARATORS))


def _value(location: Location, key: str, value: Any) -> Any:
    """A value, checked; what may be left out has its default."""
    if key == "symbols":
        return _carried(location, value) if location.section == "species" else _order(location, value)
    if key == "playoff_fans":
        return _playoff_fans(location, value)
    if location.section == "arena" and key == "fans":
        return _numbers(location, key, value, RANKS)
    if key in ("tickets", "ticket_bonus") and location.section == "edition":
        return _numbers(location, key, value, len(SEATINGS))
    if key in ("whistle", "not_for_two", "plays_without_ticket"):
        return truth(location, key, value)
    if key == "editions":
        return () if value is None else _editions(location, value)
    if key == "combo" or key in MODIFIER_WORDS:
        return "" if value is None else _word(location, key, value)
    if location.section == "coach":
        return _modifier(location, key, 0 if value is None else value)
    return _number(location, key, 0 if value is None else value)


def _modifier(location: Location, key: str, value: Any) -> Any:
    """A coach's number: one for all games, or one for each number of managers; or such for each edition."""
    if isinstance(value, dict):
        if set(value) != set(EDITIONS):
            raise location.bad(
                "error-cards-by-edition", key=key, found=shown(value), known=", ".join(EDITIONS)
            )
        return {edition: _by_seats(location, key, value[edition]) for edition in EDITIONS}
    return _by_seats(location, key, value)


def _by_seats(location: Location, key: str, value: Any) -> int | tuple[int, ...]:
    if isinstance(value, list):
        return _numbers(location, key, value, len(SEATINGS))
    return _number(location, key, value)


def limits_of(section: str, key: str) -> tuple[int, int] | None:
    """The least and the most a number may be, alone, in a list or by the name of a symbol."""
    return RANGES[section].get(key)


def _number(location: Location, key: str, value: Any) -> int:
    return number_in(location, key, value, RANGES[location.section][key])


def _numbers(location: Location, key: str, value: Any, wanted: int) -> tuple[int, ...]:
    if not isinstance(value, list) or len(value) != wanted:
        raise location.bad("error-cards-list", key=key, found=shown(value), wanted=wanted)
    return tuple(_number(location, key, number) for number in value)


def _playoff_fans(location: Location, value: Any) -> tuple[tuple[int, ...], ...]:
    """For each number of managers the fans of every rank."""
    rows = value if isinstance(value, list) else []
    if [len(row) if isinstance(row, list) else 0 for row in rows] != list(SEATINGS):
        raise location.bad("error-cards-playoffs", found=shown(value), wanted=len(SEATINGS))
    return tuple(_numbers(location, "playoff_fans", row, len(row)) for row in rows)


def _carried(location: Location, value: Any) -> dict[str, int]:
    """The number that carries each symbol: a card has one symbol at most."""
    if not isinstance(value, dict) or not set(value) <= set(SYMBOL_NAMES):
        raise location.bad("error-cards-symbols", found=shown(value), known=", ".join(SYMBOL_NAMES))
    carried = {symbol: _number(location, symbol, value[symbol]) for symbol in SYMBOL_NAMES if symbol in value}
    for number in carried.values():
        both = [symbol for symbol in carried if carried[symbol] == number]
        if len(both) > 1:
            raise location.bad("error-cards-one-symbol", number=number, symbols=", ".join(both))
    return carried


def _order(location: Location, value: Any) -> tuple[str, ...]:
    if not isinstance(value, list) or sorted(map(str, value)) != sorted(SYMBOL_NAMES):
        raise location.bad("error-cards-order", found=shown(value), known=", ".join(SYMBOL_NAMES))
    return tuple(value)


def _editions(location: Location, value: Any) -> tuple[str, ...]:
    """Where an arena is; nothing for all editions."""
    known = isinstance(value, list) and all(edition in EDITIONS for edition in value)
    if not known or not value or len(set(value)) != len(value):
        raise location.bad("error-cards-editions", found=shown(value), known=", ".join(EDITIONS))
    return () if len(value) == len(EDITIONS) else tuple(value)


def _word(location: Location, key: str, value: Any) -> str:
    known = COMBO_NAMES if key == "combo" else MODIFIER_WORDS[key]
    for word in known:
        if value == word:
            return word
    raise location.bad("error-cards-word", key=key, found=shown(value), known=", ".join(known))


def _check_row(location: Location, values: Mapping[str, Any]) -> None:
    """A coach's modifiers go together: none that would do nothing, none in another's way."""
    if location.section != "coach":
        return
    if all(has(values, key) for key in _FOR_A_PLAYER):
        raise location.bad("error-cards-apart", keys=", ".join(_FOR_A_PLAYER))
    for key in _FOR_A_PLAYER:
        if has(values, key) and values["beside"] != "player":
            raise location.bad("error-cards-needs", key=key, needed=_BESIDE_PLAYER)
    if values["beside"]:
        helped = _FOR_A_PLAYER if values["beside"] == "player" else _FOR_A_TEAM
        if not any(has(values, key) for key in helped):
            beside = f'beside = "{values["beside"]}"'
            raise location.bad("error-cards-needs", key=beside, needed=", ".join(helped))
    for key, needed in _NEEDS.items():
        if has(values, key) and not any(has(values, other) for other in needed):
            raise location.bad("error-cards-needs", key=key, needed=", ".join(needed))


def has(values: Mapping[str, Any], key: str) -> bool:
    """Does a coach have a modifier, at some table at least?"""
    value = values.get(key, 0)
    numbers = value.values() if isinstance(value, Mapping) else (value,)
    return any(any(part) if isinstance(part, tuple | list) else bool(part) for part in numbers)


# --- one section


def _check_section(file: str, section: str, cards: Sequence[Card]) -> None:
    """Every edition has six arenas for two managers who leave the whistles out; others have more of them."""
    if section != "arena":
        return
    for edition in EDITIONS:
        count = sum(_is_for_all(card) and edition in (card.values["editions"] or EDITIONS) for card in cards)
        if count < ARENAS_PLAYED:
            facts = {"edition": edition, "count": count, "wanted": ARENAS_PLAYED}
            raise BadCard("error-cards-arenas", file=file, section=section, **facts)


def _is_for_all(card: Card) -> bool:
    """Is the arena in the pile of its edition whatever else was agreed on?"""
    return not card.values["whistle"] and not card.values["not_for_two"]


FORM = Form(SECTIONS, _value, _check_keys, _check_row, _check_section, plain_letters)
