"""The worked examples and numbers of the first edition's rulebook (2020, German): the playoffs.

The text names few of the cards in its drawings; where an example leaves them open the cards here are
ours, chosen so that only the rule in question decides.
"""

from __future__ import annotations

import pytest

from sixthman.games.allstar.declaration import CUT, LAY_DOWN, OVER, SHOOTOUT
from sixthman.games.allstar.rules.cards import PLAYOFF_FANS, STANDARD
from sixthman.games.allstar.rules.course import final_rank, settle_match
from tests.games.allstar.conftest import (
    BEARS,
    FIRST,
    FIVE_DUCKS,
    FIVE_WOLVES,
    GOALS,
    NINES,
    OTHER_NINES,
    PAIR,
    Manager,
    asked,
    bench,
    choose,
    per_seat,
    playoffs,
    prepared,
    ranks,
    strength_told,
    team,
)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_playoffs_2_the_last_ticket_eliminates(seats: int) -> None:
    """Playoffs 2: the last team discards a ticket; who gives up the last one is out at once."""
    tickets = STANDARD.edition(FIRST)["tickets"][seats - 2]
    strong = [Manager(team_, "Shark1 Shark2 Shark3", tickets) for team_ in (FIVE_DUCKS, GOALS, NINES, BEARS)]
    strong = [*strong[: seats - 1], Manager(FIVE_WOLVES, "Caribou1 Caribou7", tickets)][: seats - 1]
    state = playoffs(*strong, Manager(PAIR, "Tiger1 Tiger2 Tiger5", tickets), edition=FIRST)
    for lost in range(1, tickets + 1):
        assert int(state.playoff_rank[seats - 1]) == 0
        settle_match(state)
        assert int(state.tickets[seats - 1]) == tickets - lost
    assert int(state.playoff_rank[seats - 1]) == seats
    assert per_seat(state, "tickets")[:-1] == [tickets] * (seats - 1)


def test_playoffs_2_a_tie_for_the_last_place_is_shot_out() -> None:
    """Playoffs 2: several teams in the last place go to the shootout; ties further up are left alone."""
    state = playoffs(
        Manager(NINES, "Shark1 Shark2", 1),
        Manager(OTHER_NINES, "Wolf1 Wolf2", 1),
        Manager(PAIR, "Rabbit1 Rabbit3", 1),
        Manager("Panda1 Panda6 Wolf4 Tiger9 Horse5", "Rabbit2 Rabbit4", 1),  # two Pandas as well
        edition=FIRST,
    )
    settle_match(state)
    assert int(state.phase) == SHOOTOUT
    assert asked(state) == [2, 3]


def test_playoffs_3_two_to_four_players() -> None:
    """Playoffs 3: two to four face-down substitutes, then as many leave the team for good."""
    state = playoffs(
        Manager(FIVE_DUCKS, "Shark1 Shark2 Shark3 Shark4 Shark5", 1),
        Manager(GOALS, "Eagle1 Eagle2", 1),
        Manager(PAIR, "Tiger1 Tiger2", 1),
        edition=FIRST,
    )
    settle_match(state)
    assert int(state.phase) == LAY_DOWN
    assert asked(state) == [0, 1]
    choose(state, 0, "Shark1 Shark2 Shark3 Shark4")
    choose(state, 1, "Eagle1 Eagle2")
    assert int(state.phase) == CUT
    assert per_seat(state, "laid_down") == [4, 2, 0]
    choose(state, 0, "Duck2 Duck3 Duck4 Duck5")
    choose(state, 1, "Duck4 Wolf8")
    assert team(state, 0) == ["Duck7", "Shark1", "Shark2", "Shark3", "Shark4"]
    assert bench(state, 0) == ["Shark5"]


def test_playoffs_3_who_cannot_substitute_is_out() -> None:
    """Playoffs 3, the note: with fewer than two bench cards out at once; who goes together shares a rank."""
    state = playoffs(
        Manager(FIVE_DUCKS, "Shark1", 1),
        Manager(GOALS, "Caribou7 Caribou8 Caribou9", 1),
        Manager(NINES, "", 1),
        Manager(BEARS, "Horse3 Horse4", 1),
        Manager(PAIR, "Panda3 Panda6", 1),
        edition=FIRST,
    )
    settle_match(state)
    assert per_seat(state, "playoff_rank") == [4, 0, 4, 0, 5]
    assert per_seat(state, "fans") == [
        int(PLAYOFF_FANS[1, 5, rank - 1]) if rank else 0 for rank in (4, 0, 4, 0, 5)
    ]
    assert asked(state) == [1, 3]


@pytest.mark.parametrize(
    ("seats", "tickets", "fans"),
    [(2, 1, 12), (2, 2, 14), (2, 3, 16), (3, 1, 23), (3, 2, 26), (4, 1, 30), (5, 1, 40), (6, 1, 50)],
)
def test_playoffs_4_the_last_manager(seats: int, tickets: int, fans: int) -> None:
    """Playoffs 4: first place for who is left; with two or three managers also fans for each ticket held."""
    others = [Manager(out=rank_) for rank_ in range(seats, 2, -1)]
    state = playoffs(Manager(FIVE_WOLVES, "", tickets), Manager(PAIR, "", 1), *others, edition=FIRST)
    settle_match(state)
    assert int(state.phase) == OVER
    assert int(state.playoff_rank[0]) == 1
    assert int(state.fans[0]) == fans


def test_playoffs_end_of_the_tournament() -> None:
    """Spielende: most fans of season and playoffs; level, who won more fans in the playoffs."""
    state = prepared(4, edition=FIRST)
    state.fans[:4] = [80, 91, 91, 70]
    state.playoff_fans[:4] = [30, 11, 17, 22]
    assert [final_rank(state, seat) for seat in range(4)] == [3, 2, 1, 4]


@pytest.mark.parametrize(
    ("stronger", "weaker"),
    [
        ("Duck6", "Shark5"),  # gold: Goal before Puck
        ("Rabbit5", "Panda9"),  # gold: a Goal before a Puck, whatever the number
        ("Rabbit9", "Rabbit8"),  # gold: here the Skate is above the Glove
        ("Shark4", "Tiger3"),  # gold level (Goal): silver, the number
        ("Horse4", "Shark4"),  # gold and silver level: bronze, the species
        ("Rabbit9", "PolarBear9"),  # a symbol before none
        ("PolarBear9", "PolarBear8"),  # no symbol both: the number
    ],
)
def test_shootout_category_by_category(stronger: str, weaker: str) -> None:
    """Penaltyschiessen: compared in the three categories one after the other; all shots leave the game."""
    tied = "Panda1 Panda6 Wolf4 Tiger9 Horse5"
    state = playoffs(
        Manager(PAIR, f"{weaker} Beaver3 Beaver4", 2), Manager(tied, f"{stronger} Eagle4 Eagle6", 2),
        Manager(FIVE_WOLVES, "Caribou1 Caribou7 Caribou8", 2), edition=FIRST,
    )  # fmt: skip
    settle_match(state)
    choose(state, 0, weaker)
    choose(state, 1, stronger)
    assert per_seat(state, "tickets") == [1, 2, 2]
    assert [len(bench(state, seat)) for seat in range(3)] == [2, 2, 3]


def test_sam_in_a_tournament_of_four() -> None:
    """Beispiel von Sam: third with 4 symbols, first with 4 numbers, second with 3 species: 22 fans."""
    sam, vreni, ali, jolanda = range(4)
    state = playoffs(
        Manager("Rabbit6 Duck7 Beaver8 Tiger4 Panda6", "Wolf4 Shark4 Duck4 Panda5 Panda7", 1),
        Manager("Caribou1 Caribou2 Caribou7 Caribou8 Caribou9", "Horse5 PolarBear8 Caribou3 Caribou4", 1),
        Manager("Wolf2 Wolf3 Wolf5 Wolf6 Wolf7", "Horse2 Tiger8 Penguin9 Rabbit7", 1),
        Manager("Rabbit1 Rabbit2 Eagle4 Beaver5 Penguin8", "Rabbit3 Rabbit4", 1),
        edition=FIRST,
    )
    settle_match(state)
    assert strength_told(4, " ".join(team(state, sam)), FIRST) == [4, "Symbol", "Puck"]
    assert ranks(state) == [3, 1, 2, 4]
    assert int(state.playoff_rank[jolanda]) == 4
    change = {sam: "Wolf4 Shark4 Duck4 -", vreni: "Horse5 PolarBear8 -", ali: "Horse2 Tiger8 Penguin9 -"}
    leave = {sam: "Rabbit6 Duck7 Beaver8", vreni: "Caribou1 Caribou2", ali: "Wolf2 Wolf3 Wolf5"}
    for seat, cards in change.items():
        choose(state, seat, cards)
    for seat, cards in leave.items():
        choose(state, seat, cards)
    assert strength_told(4, " ".join(team(state, sam)), FIRST) == [4, "Number", "4"]
    assert int(state.playoff_rank[ali]) == 3
    assert asked(state) == [sam, vreni]
    choose(state, sam, "Panda5 Panda7")
    choose(state, vreni, "Caribou3 Caribou4")
    choose(state, sam, "Wolf4 Shark4")
    choose(state, vreni, "Horse5 PolarBear8")
    assert strength_told(4, " ".join(team(state, sam)), FIRST) == [3, "Species", "Panda"]
    assert int(state.phase) == OVER
    assert per_seat(state, "playoff_rank") == [2, 1, 3, 4]
    assert int(state.tickets[sam]) == 0
    assert per_seat(state, "fans") == [22, 30, 17, 11]
