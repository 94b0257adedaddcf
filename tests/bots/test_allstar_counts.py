"""Counting cards four bits at a time tells what counting them one by one tells."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from sixthman.games.allstar.bots.counts import at_most, bits, count_of, recount, strongest, tallies
from sixthman.games.allstar.bots.picks import best_below
from sixthman.games.allstar.bots.pro import strength_after
from sixthman.games.allstar.declaration import BENCH, CARDS, TEAM
from sixthman.games.allstar.rules.cards import ATTRIBUTE
from sixthman.games.allstar.rules.ranking import strength

PLAYERS = Random("counts")


def some_cards(count: int) -> list[int]:
    """Cards of few species or few numbers, so that many are alike."""
    few = PLAYERS.sample(range(12), 4)
    alike = [card for card in range(CARDS) if card // 9 in few or card % 9 in few[:2]]
    return PLAYERS.sample(alike, count)


@pytest.mark.parametrize("edition", [0, 1])
def test_every_count_is_right(edition: int) -> None:
    for size in range(BENCH + 1):
        cards = some_cards(size)
        for most in (15, *range(8)):
            counts = tallies(edition, cards, 0, size)
            counts = at_most(counts, most) if most < 15 else counts
            for attribute in range(3):
                values = [int(ATTRIBUTE[edition, attribute, card]) for card in cards]
                for value in range(1, 13):
                    assert count_of(counts, attribute, value) == min(values.count(value), most)
                assert count_of(counts, attribute, 0) == 0


def test_a_card_more_and_less() -> None:
    cards = some_cards(7)
    counts = tallies(0, cards, 0, 7)
    assert recount(0, tallies(0, cards, 0, 6), cards[6], 1) == counts
    assert recount(0, counts, cards[0], -1) == tallies(0, cards, 1, 7)


@pytest.mark.parametrize("seats", [2, 4, 5, 6])
def test_the_strongest_set_is_the_rules_strength(seats: int) -> None:
    for edition in (0, 1):
        for _ in range(200):
            team = some_cards(TEAM)
            counts = tallies(edition, team, 0, TEAM)
            assert (
                strongest(seats, counts)
                == strength(edition, seats, team)
                == best_below(seats, counts, 1 << 14)
            )


def test_no_cards_make_no_set() -> None:
    assert strongest(4, (0, 0, 0)) == 0


@pytest.mark.parametrize("count", [2, 3, 4])
def test_the_strength_after_substitutions_is_that_of_the_best_ones(count: int) -> None:
    """All ways to take cards out and others in, by the rules."""
    for seats in (4, 5):
        for _ in range(10):
            cards = some_cards(TEAM + 5)
            team, bench = cards[:TEAM], cards[TEAM:]
            best = max(
                strength(0, seats, [*stay, *come])
                for stay in combinations(team, TEAM - count)
                for come in combinations(bench, count)
            )
            assert strength_after(seats, count, tallies(0, team, 0, TEAM), tallies(0, bench, 0, 5)) == best


def test_binary_digits() -> None:
    for number in (0, 1, 2, 3, 255, 256, (1 << 52) - 1):
        assert bits(number) == number.bit_length()
