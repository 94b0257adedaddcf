"""Who ranks where, by the rulebooks' text and rulings A1 to A7: slow and plain, sets and tuples only."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from tests.naive.allstar_cards import (
    ARENAS,
    COMBOS,
    STRONGEST_FIRST,
    WEAKEST_FIRST,
    number,
    species,
    symbol,
)

Looks = Mapping[str, object]  # of one card: what it counts as
Key = tuple[int, int, int, int, int]  # cards alike, beats its equals, medal, value, wins ties
COMBO = 6  # in the place of cards alike


def looks(card: str, seen_as: Mapping[str, Looks] | None = None) -> dict[str, object]:
    """Symbol, number and species of a card, as a coach may have them seen."""
    plain = {"symbol": symbol(card), "number": number(card), "species": species(card)}
    return plain | dict((seen_as or {}).get(card, {}))


def medals(seats: int) -> list[str]:
    """Gold, Silver, Bronze, by those who sat down at the start (A3)."""
    return ["symbol", "number", "species"] if seats <= 4 else ["symbol", "species", "number"]


def height(edition: str, attribute: str, value: object) -> int:
    """How high a value ranks, from 1; 0 for no symbol."""
    if attribute == "symbol":
        return 5 - STRONGEST_FIRST[edition].index(str(value)) if value else 0
    return int(str(value)) if attribute == "number" else WEAKEST_FIRST.index(str(value)) + 1


def strength(edition: str, seats: int, cards: Sequence[Looks], arena: str | None, eagle: int = 0) -> Key:
    """The best set of a team: most alike, then the medal, then the value (A1, A2); a combo above all (A7).

    A coach may win ties (1), or beat all who show as many alike (2).
    """
    best = (0, 0, 0)
    for place, attribute in enumerate(medals(seats)):
        counted = Counter(card[attribute] for card in cards if card[attribute] is not None)
        for value, count in counted.items():
            best = max(best, (count, 3 - place, height(edition, attribute, value)))
    alike, medal, value_height = best
    if arena in COMBOS and makes(COMBOS[arena], cards, alike):
        return (COMBO, eagle, 0, 0, 0)
    return (alike, int(eagle > 1), medal, value_height, int(eagle == 1))


def makes(combo: str, cards: Sequence[Looks], alike: int) -> bool:
    """One of each symbol; five numbers in a row (A5); three alike and two alike otherwise (A6)."""
    if combo == "symbols":
        return len({card["symbol"] for card in cards} - {None}) == 5
    if combo == "run":
        numbers = sorted(int(str(card["number"])) for card in cards)
        return numbers == list(range(numbers[0], numbers[0] + 5))
    return alike < 5 and any(
        shares(cards[i] for i in range(5) if i not in (a, b)) and shares((cards[a], cards[b]))
        for a in range(5)
        for b in range(a)
    )


def shares(cards: Iterable[Looks]) -> bool:
    """Have all of these cards one value in common?"""
    rows = [{item for item in card.items() if item[1] is not None} for card in cards]
    return bool(set.intersection(*rows))


def ranks(keys: Mapping[int, Key]) -> dict[int, int]:
    """1 for the strongest; equals share a rank and the next ones are skipped (A4)."""
    return {seat: 1 + sum(other > key for other in keys.values()) for seat, key in keys.items()}


def fans_for(arena: str, rank: int) -> int:
    """Fans for a rank in an arena."""
    return int(ARENAS[arena].split()[rank - 1])


def shot(edition: str, seats: int, card: str, goal: bool) -> tuple[int, ...]:
    """A card in a shootout: Gold, Silver, Bronze (A18); with the Tiger it carries the Goal (A24)."""
    seen = looks(card, {card: {"symbol": "Goal"}} if goal else None)
    return tuple(height(edition, attribute, seen[attribute]) for attribute in medals(seats))
