"""Why a team ranks where it does: the rules' own comparison, as facts that any language can tell."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from sixthman.games.allstar.cards import EDITIONS
from sixthman.games.allstar.ranking import (
    BRONZE,
    GOLD,
    NO_CHANGE,
    WINS_TIE,
    attribute_for,
    attribute_of,
    is_combo,
    set_medal,
    set_size,
    set_value,
)

from .cardset import STANDARD_CARDS, TableCards
from .notation import card_name, card_names, symbol_name

ATTRIBUTE_NAMES = ("Symbol", "Number", "Species")
MEDALS = ("bronze", "silver", "gold")


def value_name(attribute: int, value: int, edition: str, cardset: TableCards = STANDARD_CARDS) -> str | None:
    """What a value of an attribute is called; None for no symbol."""
    name = ATTRIBUTE_NAMES[attribute]
    if name == "Symbol":
        return symbol_name(value, edition, cardset) if value else None
    return str(value) if name == "Number" else cardset.cards.species[value - 1]


def medal_of(strength: int) -> str | None:
    """Gold, silver or bronze; a combo stands above them."""
    return None if is_combo(strength) else MEDALS[set_medal(strength)]


def made_of(
    edition: int,
    seats: int,
    cards: Sequence[int],
    strength: int,
    change: int = NO_CHANGE,
    cardset: TableCards = STANDARD_CARDS,
) -> list[str]:
    """The cards that make the set which gives a strength: of a combo all five."""
    if is_combo(strength):
        return card_names(cards)
    attribute, value = attribute_for(seats, set_medal(strength)), set_value(strength)
    counts = cardset.rule(attribute_of)
    return card_names([card for card in cards if counts(edition, attribute, card, change) == value])


def decides(own: int, following: int) -> str:
    """What puts a strength above the next one, or that they are tied."""
    if own == following:
        return "tied"
    if own | WINS_TIE == following | WINS_TIE:
        return "tie"
    if is_combo(own):
        return "combo"
    if set_size(own) != set_size(following):
        return "size"
    return "medal" if set_medal(own) != set_medal(following) else "value"


def counts_as(edition: int, change: int, cardset: TableCards = STANDARD_CARDS) -> list[Any] | None:
    """A player that counts as something else: ["Duck7", "Number", "8"]."""
    if change == NO_CHANGE:
        return None
    attribute = (change >> 4) & 3
    value = value_name(attribute, change & 15, EDITIONS[edition], cardset)
    return [card_name(change >> 6), ATTRIBUTE_NAMES[attribute], value]


def set_facts(
    edition: int,
    seats: int,
    cards: Sequence[int],
    strength: int,
    change: int = NO_CHANGE,
    cardset: TableCards = STANDARD_CARDS,
) -> dict[str, Any]:
    """What a team's strength is made of."""
    facts: dict[str, Any] = {
        "made_of": made_of(edition, seats, cards, strength, change, cardset),
        "medal": medal_of(strength),
    }
    counts = counts_as(edition, change, cardset)
    return facts if counts is None else facts | {"counts": counts}


def rank_rows(rows: list[dict[str, Any]], strengths: Sequence[int]) -> list[dict[str, Any]]:
    """Rows in the order of their ranks; each says what puts it above the next one. `seat` is the number of
    its strength."""
    rows.sort(key=lambda row: (row["rank"], row["seat"]))
    for row, following in pairwise(rows):
        row["decides"] = decides(int(strengths[row["seat"]]), int(strengths[following["seat"]]))
        row["over"] = following["strength"]
    for row in rows[-1:]:
        row |= {"decides": None, "over": None}
    return rows


def shot_rows(
    edition: int, seats: int, shots: Sequence[tuple[int, int, int]], cardset: TableCards = STANDARD_CARDS
) -> list[dict[str, Any]]:
    """A shootout: for each (seat, card, change) its values, gold first, and the first one at which it differs
    from the loser's."""
    medals, counts = range(GOLD, BRONZE - 1, -1), cardset.rule(attribute_of)
    values = [
        [counts(edition, attribute_for(seats, medal), card, change) for medal in medals]
        for _, card, change in shots
    ]
    lowest = min(values)
    rows = []
    for (seat, card, _), own in zip(shots, values, strict=True):
        differs = next((i for i in range(len(own)) if own[i] != lowest[i]), None)
        named = [
            [ATTRIBUTE_NAMES[attribute], value_name(attribute, value, EDITIONS[edition], cardset)]
            for attribute, value in zip((attribute_for(seats, medal) for medal in medals), own, strict=True)
        ]
        rows.append(
            {
                "seat": seat,
                "card": card_name(card),
                "rank": 1 + sum(other > own for other in values),
                "loses": differs is None,
                "values": named,
                "decides": None if differs is None else [MEDALS[GOLD - differs], named[differs][0]],
            }
        )
    return rows
