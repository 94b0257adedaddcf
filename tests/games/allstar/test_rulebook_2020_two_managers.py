"""The first edition's rulebook (2020, German): the tournament rules for two managers.

The text names few of the cards in its drawings; where an example leaves them open the cards here are
ours, chosen so that only the rule in question decides.
"""

from __future__ import annotations

import pytest

from sixthman.games.allstar.declaration import LAY_DOWN
from sixthman.games.allstar.rules.course import settle_match
from sixthman.games.allstar.table import AllstarOptions
from sixthman.games.allstar.table.notation import read
from sixthman.messages import BadOption
from sixthman.table import Table
from tests.games.allstar.conftest import (
    FIRST,
    FIVE_WOLVES,
    PAIR,
    Manager,
    bench,
    first_edition,
    of_kind,
    open_to,
    per_seat,
    playoffs,
)

TWO_HANDS = ["Duck1 Duck2 Duck3 Duck4 Duck5 Duck6", "Tiger1 Tiger2 Tiger3 Tiger4 Tiger5 Tiger6"]
LEFT_OVER = ["Wolf1", "Wolf2"]  # of the packs dealt to seat 1 and 2


def two_managers(coaches: bool = False) -> Table:
    """Two managers who can draft these hands in round 1, leaving a Wolf in each pack."""
    names = [hand.split() for hand in TWO_HANDS]
    deck = []
    for pack in range(2):
        deck += [names[(pack + place) % 2][place] for place in range(6)] + [LEFT_OVER[pack]]
    return first_edition(2, {"deck": deck}, coaches=coaches)


def test_two_managers_five_species_seven_cards() -> None:
    """Für 2 Manager, Spielaufbau and Regular Season: a fifth species, seven cards instead of six."""
    table = two_managers()
    assert len(of_kind(table.events(), "species")[0].facts["species"]) == 5
    assert [len(table.legal(seat)) for seat in range(2)] == [7, 7]


def test_two_managers_the_last_card_is_thrown_away() -> None:
    """Für 2 Manager: pass packs until six cards are taken; the one left over in each is discarded."""
    table = two_managers()
    for step in range(6):
        packs_now = [set(open_to(table, seat)) for seat in range(2)]
        assert [len(pack) for pack in packs_now] == [7 - step] * 2
        for seat in range(2):
            table.choose(seat, TWO_HANDS[seat].split()[step])
        if step < 5:
            for seat in range(2):
                assert set(open_to(table, seat)) == packs_now[1 - seat] - {TWO_HANDS[1 - seat].split()[step]}
    assert [bench(table.view(seat), seat) for seat in range(2)] == [hand.split() for hand in TWO_HANDS]
    assert [open_to(table, seat) for seat in range(2)] == [hand.split() for hand in TWO_HANDS]
    for seat in range(2):
        for card in LEFT_OVER:
            assert not table.can(seat, card)


def test_two_managers_who_knows_what_was_thrown_away() -> None:
    """Für 2 Manager (A12): who took the sixth card saw the seventh; the other knows which two went."""
    table = two_managers()
    for step in range(6):
        for seat in range(2):
            table.choose(seat, TWO_HANDS[seat].split()[step])
    first_pack = table.view(0).deck[:7].tolist()  # dealt to seat 0, which looked last when three were left
    last_pack = table.view(0).deck[7:14].tolist()
    assert last_pack[6] == read(LEFT_OVER[1])[0], "seat 0 took the sixth card of that pack"
    went = read(f"Tiger6 {LEFT_OVER[0]}")
    assert set(first_pack[5:]) == set(went)
    assert first_pack[5:] == sorted(went), "in an order that tells nothing"
    assert (table.view(None).deck[:14] == -1).all()


def test_two_managers_a_whole_tournament() -> None:
    """Für 2 Manager: 18 cards each for playoffs without changes: three tickets, 10 and 6 fans, 2 a ticket."""
    table = two_managers(coaches=True)
    while int(table.view().round_) < 3:
        seat = table.waiting()[0]
        table.choose(seat, [table.legal(seat)[0]])
    assert [len(table.legal(seat)) for seat in range(2)] == [18, 18]
    state = playoffs(
        Manager(FIVE_WOLVES, "Shark1 Shark2 Shark3", 3), Manager(PAIR, "Tiger1 Tiger2", 3), edition=FIRST
    )
    for _ in range(2):
        settle_match(state)
        assert int(state.phase) == LAY_DOWN
    settle_match(state)
    assert per_seat(state, "playoff_rank") == [1, 2]
    assert per_seat(state, "fans") == [10 + 3 * 2, 6]


@pytest.mark.parametrize("mode", ["heritage", "free-agency", "clash", "standard"])
def test_two_managers_have_one_way_to_play(mode: str) -> None:
    """Für 2 Manager: the ways of the other edition are not in this book, and its own is not in the other."""
    with pytest.raises(BadOption, match="classic"):
        AllstarOptions(seats=2, edition=FIRST, mode=mode)
    with pytest.raises(BadOption, match="heritage"):
        AllstarOptions(seats=2, edition="2025", mode="classic")
    assert AllstarOptions(seats=2, edition=FIRST).mode == "classic"
