"""The worked examples of the 2025 rulebooks, page 11: two managers, and their three ways to play.

The drawings show cards that the text does not name; where an example leaves them open the cards here
are ours, chosen so that only the rule in question decides.
"""

from __future__ import annotations

import pytest

from sixthman.games.allstar.rules.course import settle_match
from sixthman.games.allstar.table import AllstarAdapter, AllstarOptions
from sixthman.table import Table
from sixthman.table.adapter import Given
from tests.games.allstar.conftest import (
    FIVE_WOLVES,
    PAIR,
    Manager,
    bench,
    dealt,
    line_up,
    of_kind,
    open_to,
    opener_after,
    packs,
    per_seat,
    playoffs,
)


@pytest.mark.parametrize(
    ("mode", "species", "hand"), [("heritage", 5, 7), ("clash", 5, 7), ("free-agency", 6, 3)]
)
def test_p11_setup_for_two(mode: str, species: int, hand: int) -> None:
    """Page 11: five species for Heritage and Clash, six for Free Agency; seven cards, or three open."""
    table = Table(
        AllstarAdapter(), AllstarOptions(seats=2, mode=mode), seed="two", given=Given({"lots": ["2"]})
    )
    assert len(of_kind(table.events(), "species")[0].facts["species"]) == species
    assert [len(table.legal(seat)) for seat in table.waiting()] == ([3] if mode == "free-agency" else [7, 7])
    assert table.waiting() == ([1] if mode == "free-agency" else [0, 1])
    assert len(table.legal(1)) == hand
    assert (dealt(2, mode).deck >= 0).sum() == 9 * species


HERITAGE_HANDS = [
    ["Duck1 Duck2 Duck3 Duck4 Duck5 Duck6 Wolf1", "Tiger1 Tiger2 Tiger3 Tiger4 Tiger5 Tiger6 Wolf2"],
    ["Duck7 Duck8 Duck9 Wolf3 Wolf4 Wolf5 Wolf6", "Tiger7 Tiger8 Tiger9 Wolf7 Wolf8 Wolf9 Horse1"],
    [
        "Horse2 Horse3 Horse4 Horse5 Horse6 Horse7 Horse8",
        "Panda1 Panda2 Panda3 Panda4 Panda5 Panda6 Panda7",
    ],
]


def test_p11_heritage() -> None:
    """Page 11 a, ruling A14: one card each and change packs until both have seven; throw one away.

    The same in all three rounds, so that both managers have 18 cards for the playoffs.
    """
    deck = [card for round_, hands in enumerate(HERITAGE_HANDS, start=1) for card in packs(round_, hands)]
    table = Table(
        AllstarAdapter(), AllstarOptions(seats=2, mode="heritage"), seed="h", given=Given({"deck": deck})
    )
    lineups = [
        ["Wolf1 / Duck1 Duck2 Duck3 Duck4 Duck5", "Wolf2 / Tiger1 Tiger2 Tiger3 Tiger4 Tiger5"],
        [
            "Wolf6 / - / Duck7 Duck8 Duck9 Wolf3 Wolf4 / bus:1-2",
            "Horse1 / - / Tiger7 Tiger8 Tiger9 Wolf7 Wolf8 / bus:2-1",
        ],
        [
            "Horse8 / - - / Horse2 Horse3 Horse4 Horse5 Horse6 / bus:1-2-3",
            "Panda7 / - - / Panda1 Panda2 Panda3 Panda4 Panda5 / bus:2-1-3",
        ],
    ]
    for hands, lineup in zip(HERITAGE_HANDS, lineups, strict=True):
        first = [set(open_to(table, seat)) for seat in range(2)]
        for seat in range(2):
            table.choose(seat, hands[seat].split()[0])
        for seat in range(2):  # each now holds the other's pack
            assert set(open_to(table, seat)) == first[1 - seat] - {hands[1 - seat].split()[0]}
        for step in range(1, 6):
            for seat in range(2):
                table.choose(seat, hands[seat].split()[step])
        assert [set(open_to(table, seat)) for seat in range(2)] == [set(hand.split()) for hand in hands]
        line_up(table, lineup)
    assert [len(table.legal(seat)) for seat in range(2)] == [18, 18]
    mine = {card for hands in HERITAGE_HANDS for card in hands[0].split()} - {"Wolf1", "Wolf6", "Horse8"}
    assert set(open_to(table, 0)) == mine


def test_p11_clash() -> None:
    """Page 11 b, ruling A13: keep one; then keep one and give one, pass on; until both have seven."""
    first = [f"Duck{number}" for number in range(1, 8)]
    second = [f"Tiger{number}" for number in range(1, 8)]
    table = Table(
        AllstarAdapter(),
        AllstarOptions(seats=2, mode="clash"),
        seed="c",
        given=Given({"deck": first + second}),
    )
    table.choose(0, "Duck1 Duck2 Duck3")  # keeps Duck1, keeps Duck2, gives Duck3
    table.choose(1, "Tiger1 Tiger2 Tiger3")
    assert open_to(table, 0) == second[3:]
    assert open_to(table, 1) == first[3:]
    table.choose(0, "Tiger4 Tiger5")  # keeps Tiger4, gives Tiger5
    table.choose(1, "Duck4 Duck5")
    assert open_to(table, 0) == ["Duck6", "Duck7"]
    table.choose(0, "Duck6")  # and so gives Duck7
    table.choose(1, "Tiger6")
    assert bench(table.view(0), 0) == ["Duck1", "Duck2", "Duck5", "Duck6", "Tiger3", "Tiger4", "Tiger7"]
    assert bench(table.view(1), 1) == ["Duck3", "Duck4", "Duck7", "Tiger1", "Tiger2", "Tiger5", "Tiger6"]
    assert open_to(table, 0) == bench(table.view(0), 0)  # now one of the seven is discarded
    table.choose(0, "Duck5 / Duck1 Duck2 Duck6 Tiger3 Tiger4")
    table.choose(1, "Tiger5 / Duck3 Duck4 Duck7 Tiger1 Tiger2")
    assert bench(table.view(0), 0) == ["Tiger7"]


def test_p11_free_agency() -> None:
    """Page 11 c, ruling A15: three open cards, one each, the third is gone; then the other opens."""
    species = ["Duck", "Tiger", "Wolf", "Horse", "Panda", "Rabbit"]
    rows = [[f"{name}1", f"{name}2", f"{name}3"] for name in species]
    table = Table(
        AllstarAdapter(),
        AllstarOptions(seats=2, mode="free-agency"),
        seed="f",
        given=Given({"deck": [card for row in rows for card in row], "lots": ["1"]}),
    )
    for index, row in enumerate(rows):
        opener = index % 2
        assert table.waiting() == [opener]
        assert open_to(table, opener) == row
        table.choose(opener, row[2])
        assert table.waiting() == [1 - opener]
        assert open_to(table, 1 - opener) == row[:2]
        table.choose(1 - opener, row[0])
    assert table.waiting() == [0, 1]
    assert bench(table.view(0), 0) == ["Rabbit1", "Duck3", "Panda3", "Wolf3", "Tiger1", "Horse1"]
    assert bench(table.view(1), 1) == ["Rabbit3", "Duck1", "Panda1", "Wolf1", "Tiger3", "Horse3"]


def test_p11_free_agency_fewer_fans_choose_first() -> None:
    """Page 11 c, ruling A15: in rounds two and three the manager with fewer fans begins."""
    assert opener_after((10, 13), 1, (1, 1, 1)) == 0
    assert opener_after((13, 10), 1, (0, 0, 0)) == 1
    assert opener_after((31, 30), 2, (0, 0, 0)) == 1


def test_p11_playoffs_as_usual() -> None:
    """Page 11: the playoffs follow the usual rules, with the two tickets of two managers."""
    state = playoffs(
        Manager(FIVE_WOLVES, "Shark1 Shark2 Shark3", 2), Manager(PAIR, "Tiger1 Tiger2 Tiger3 Tiger9", 2)
    )
    settle_match(state)
    assert per_seat(state, "tickets") == [2, 1]
    settle_match(state)
    settle_match(state)
    assert per_seat(state, "playoff_rank") == [1, 2]
    assert per_seat(state, "fans") == [10 + 2 * 2, 6]
