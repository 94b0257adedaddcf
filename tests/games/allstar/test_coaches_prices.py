"""Ruling A24: what coaches cost and bring whenever they help, and the shootout that the Tiger calls for."""

from __future__ import annotations

import pytest

from sixthman.games.allstar.declaration import DRAFT, EDITIONS, LAY_DOWN, LINEUP, SHOOTOUT, SWAP_BUSES
from sixthman.games.allstar.rules.cards import TICKETS
from sixthman.games.allstar.rules.course import settle_match
from sixthman.games.allstar.rules.playoffs import lose_match
from sixthman.games.allstar.rules.record import State
from tests.games.allstar.coaching import (
    at_line_ups,
    before_round_1,
    in_playoffs,
    number,
    play_round_1,
    printed,
)
from tests.games.allstar.conftest import (
    FIRST,
    FIVE_DUCKS,
    FIVE_WOLVES,
    GOALS,
    NINES,
    OTHER_NINES,
    PAIR,
    ROUND_3,
    SECOND,
    Manager,
    asked,
    bench,
    choose,
    options_of,
    per_seat,
)
from tests.games.allstar.test_coaches_lineups import buses_revealed, line_up_others

EIGHTS = "Eagle8 Penguin8 Tiger8 Rabbit1 Duck2"  # three 8s
TIGHT = "Shark8 Horse8 Caribou8 Rabbit2 Duck3"  # three more, equal to them

# --- prices


def test_A24_a_price_is_paid_whenever_the_coach_helps() -> None:
    """Beside a player or a team, as often as it is laid there."""
    with printed("Duck", price=4, once=0):
        assert play_round_1("Duck", "-", FIVE_DUCKS, GOALS, PAIR)[0] == 4 + 15
        state = before_round_1("Duck", "Duck2 Duck3 Duck4 Duck5 Eagle9", GOALS, PAIR)
        state.fans[0] = 6
        choose(state, 0, "Eagle9 Duck2")
        assert per_seat(state, "fans") == [6 - 4 + 15, 13, 11]
        assert int(state.turned_over[0]) == 0


def test_A24_a_coach_that_cannot_be_paid_is_not_asked_about() -> None:
    """One fan short, the line-up is complete without it; it stays face up."""
    for fans, asks in ((3, False), (4, True)):
        with printed("Panda", price=4, once=1):
            state = before_round_1("Panda", NINES, GOALS, PAIR, paid=False)
            assert int(state.phase) == DRAFT, "nobody has a fan before the first round"
            state = at_line_ups("Panda", 3, *ROUND_3)
            state.fans[0] = fans
            choose(state, 0, "- - Tiger1 Tiger2 Tiger3 Tiger4 Tiger5 bus:1-2-3")
            assert (not int(state.locked) & 1) == asks
            assert int(state.turned_over[0]) == 0


def test_A24_wolf_price_and_fans_for_a_second_substitution() -> None:
    """The Wolf's fans come, and a price is paid, once a round however many teams substitute twice."""
    for choices, times in (
        ("Duck2 Tiger1 - Duck3 Tiger2 Tiger3 Tiger4 Tiger5 Tiger6 Tiger8 bus:1-2-3", 1),
        ("Duck2 Tiger1 Wolf2 Rabbit1 - - Tiger2 Tiger3 Tiger4 Tiger5 Tiger6 bus:1-2-3", 0),
    ):
        found = []
        for fans, price in ((0, 0), (7, 2)):
            with printed("Wolf", fans=fans, price=price):
                state = at_line_ups("Wolf", 3, *ROUND_3)
                state.fans[0] = 20
                choose(state, 0, choices)
                line_up_others(state)
                found.append(int(state.fans[0]))
        assert found[1] - found[0] == times * (7 - 2)


def test_A24_horse_price_and_fans_for_a_swap() -> None:
    """The Horse's come with a swap, not with a pass; without the fans to pay it nobody is asked."""
    for choice, times in (("bus:2-1", 1), ("-", 0)):
        found = []
        for fans, price in ((0, 0), (6, 0)):
            with printed("Horse", fans=fans, price=price):
                state = buses_revealed(2, "bus:1-2", "bus:1-2")
                choose(state, 0, choice)
                found.append(int(state.fans[0]))
        assert found[1] - found[0] == times * 6
    with printed("Horse", price=1):
        assert int(buses_revealed(2, "bus:1-2", "bus:1-2").phase) != SWAP_BUSES


def test_A24_shark_is_paid_for_the_skip() -> None:
    """Its price is paid when a substitution is skipped; too few fans, and there is no skip."""
    price = number("Shark", "price")
    assert price > 0
    for fans in (price, price - 1):
        state = in_playoffs(
            ["Shark", "Panda", "Rabbit"],
            Manager(FIVE_DUCKS, "Shark1", 3),
            Manager(GOALS, "Eagle1 Eagle2 Eagle3 Eagle4", 3),
            Manager(PAIR, "Beaver3 Beaver4 Beaver5 Beaver6", 3),
        )
        state.fans[0] = fans
        settle_match(state)
        assert int(state.phase) == LAY_DOWN
        assert (0 in asked(state)) == (fans >= price), "with one card and no skip it is out (A21)"
        if fans >= price:
            choose(state, 0, "-")
            choose(state, 1, "Eagle1 Eagle2 -")
            choose(state, 2, "Beaver3 Beaver4 -")
            assert int(state.fans[0]) == 0
            assert int(state.turned_over[0]) == 1


@pytest.mark.parametrize("edition", [FIRST, SECOND])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_A24_polar_bear_is_paid_for_its_own_ticket(edition: str, seats: int) -> None:
    """The coach's ticket goes first and costs its price, or the fans there are; the others cost nothing."""
    price = number("PolarBear", "price", edition, seats)
    assert price > 0
    hand = [NINES, GOALS, FIVE_DUCKS, FIVE_WOLVES][:seats]
    state = in_playoffs(
        ["PolarBear", "Panda", "Rabbit", "Eagle"][:seats],
        *(Manager(cards, "", 1) for cards in hand),
        edition=edition,
    )
    state.tickets[0] = TICKETS[EDITIONS.index(edition), seats] + 1
    state.fans[0] = 50
    lose_match(state, 0)
    assert int(state.fans[0]) == 50 - price
    if state.tickets[0] > 1:
        lose_match(state, 0)
        assert int(state.fans[0]) == 50 - price
    state.tickets[0] = TICKETS[EDITIONS.index(edition), seats] + 1
    state.fans[0] = 1
    lose_match(state, 0)
    assert int(state.fans[0]) == 0, "never less than nothing"


# --- the Tiger calls


def tigers(mine: Manager, *others: Manager, fans: int = 30) -> State:
    """A match in which seat 0 has the Tiger and so many fans."""
    state = in_playoffs(["Tiger", "Panda", "Rabbit", "Eagle"][: 1 + len(others)], mine, *others)
    state.fans[0] = fans
    settle_match(state)
    return state


def test_A24_tiger_ties_with_the_next() -> None:
    """Alone at the weakest place, its team ties with the next that shows as many alike; once."""
    state = tigers(
        Manager(EIGHTS, "Beaver3 Beaver5", 2),
        Manager(NINES, "Wolf3 Wolf6", 2),
        Manager(FIVE_DUCKS, "Shark1 Shark2", 2),
    )
    assert int(state.phase) == SHOOTOUT
    assert asked(state) == [0, 1]
    assert int(state.turned_over[0]) == 0
    choose(state, 0, "Beaver3")
    choose(state, 1, "Wolf6")
    assert per_seat(state, "tickets") == [2, 1, 2], "it counts as carrying the Goal"
    assert int(state.turned_over[0]) == 1
    assert int(state.fans[0]) == 30 - number("Tiger", "price")
    assert bench(state, 0) == ["Beaver3", "Beaver5"]
    settle_match(state)
    assert per_seat(state, "tickets") == [1, 1, 2], "the second time it loses as anybody does"


def test_A24_tiger_still_shoots_the_goal_when_used() -> None:
    """Turned over, or without the fans to call: in a tie its card counts as carrying the Goal and returns."""
    for fans, used in ((30, 1), (0, 0)):
        state = in_playoffs(
            ["Tiger", "Panda", "Rabbit"],
            Manager(NINES, "Beaver3 Rabbit3 Rabbit4", 2),
            Manager(OTHER_NINES, "Shark5 Wolf6 Wolf7", 2),
            Manager(FIVE_DUCKS, "Shark1 Shark2", 2),
        )
        state.fans[0], state.turned_over[0] = fans, used
        settle_match(state)
        choose(state, 0, "Beaver3")
        choose(state, 1, "Shark5")
        assert per_seat(state, "tickets") == [2, 1, 2]
        assert bench(state, 0) == ["Rabbit3", "Rabbit4", "Beaver3"]
        assert (int(state.fans[0]), int(state.turned_over[0])) == (fans, used), "a tie costs nothing"


def test_A24_tiger_all_who_are_next() -> None:
    """Equals that are next shoot all; a team that shows more alike does not."""
    state = tigers(
        Manager("Beaver4 Shark4 Wolf4 Rabbit1 Duck2", "Beaver3 Beaver5", 2),
        Manager(EIGHTS.replace("Rabbit1 Duck2", "Rabbit3 Duck5"), "Wolf3 Wolf6", 2),
        Manager(TIGHT, "Shark1 Shark2", 2),
        Manager(FIVE_WOLVES, "Horse1 Horse3", 2),
    )
    assert int(state.phase) == SHOOTOUT
    assert asked(state) == [0, 1, 2]


@pytest.mark.parametrize(
    ("mine", "theirs", "fans"),
    [
        (Manager(EIGHTS, "", 2), Manager(NINES, "Wolf3 Wolf6", 2), 30),
        (Manager(EIGHTS, "Beaver3 Beaver5", 2), Manager(NINES, "", 2), 30),
        (Manager(EIGHTS, "Beaver3 Beaver5", 2), Manager(NINES, "Wolf3 Wolf6", 2), 0),
        (Manager(PAIR, "Beaver3 Beaver5", 2), Manager(NINES, "Wolf3 Wolf6", 2), 30),
    ],
    ids=["no card of its own", "no card of the next", "no fans to pay it", "fewer alike"],
)
def test_A24_tiger_cannot_call(mine: Manager, theirs: Manager, fans: int) -> None:
    """Without a card, an opponent with one, the fans or as many alike, the weakest loses."""
    state = tigers(mine, theirs, Manager(FIVE_DUCKS, "Shark1 Shark2", 2), fans=fans)
    assert int(state.phase) != SHOOTOUT
    assert int(state.tickets[0]) == 1
    assert int(state.turned_over[0]) == 0


def test_A24_tiger_is_for_its_manager() -> None:
    """When another team is alone at the weakest place, nobody shoots."""
    state = tigers(
        Manager(NINES, "Beaver3 Beaver5", 2),
        Manager(EIGHTS, "Wolf3 Wolf6", 2),
        Manager(FIVE_DUCKS, "Shark1 Shark2", 2),
    )
    assert int(state.phase) == LAY_DOWN
    assert per_seat(state, "tickets") == [2, 1, 2]
    assert options_of(state, 0)
    assert int(state.phase) != LINEUP
