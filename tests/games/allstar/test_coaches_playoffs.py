"""Ruling A24: the coaches of the playoffs: Shark, Tiger, Polar bear."""

from __future__ import annotations

import pytest

from sixthman.games.allstar.declaration import CUT, EDITIONS, LAY_DOWN, OVER, PASS
from sixthman.games.allstar.rules.cards import TICKETS
from sixthman.games.allstar.rules.coaches import welcome_coaches
from sixthman.games.allstar.rules.course import go_on, settle_match
from sixthman.games.allstar.rules.envelopes import ask
from sixthman.games.allstar.rules.record import State
from sixthman.games.allstar.table.notation import read
from tests.games.allstar.coaching import QUIET, engage, in_playoffs, number
from tests.games.allstar.conftest import (
    FIRST,
    FIVE_DUCKS,
    FIVE_WOLVES,
    GOALS,
    NINES,
    OTHER_NINES,
    PAIR,
    SECOND,
    Manager,
    asked,
    bench,
    choose,
    options_of,
    per_seat,
    prepared,
    team,
)

# --- Shark


def sharks(first_bench: str, tickets: int = 2) -> State:
    """Three managers after a match: seat 0 has the Shark and this bench."""
    state = in_playoffs(
        ["Shark", "Panda", "Rabbit"],
        Manager(FIVE_DUCKS, first_bench, tickets),
        Manager(GOALS, "Eagle1 Eagle2 Eagle3 Eagle4", tickets),
        Manager(PAIR, "Beaver3 Beaver4 Beaver5 Beaver6", tickets),
    )
    state.fans[0] = number("Shark", "price")
    settle_match(state)
    assert int(state.phase) == LAY_DOWN
    return state


def test_A24_shark_skips_a_substitution() -> None:
    """A24 Shark: the first choice may be to lay nothing down; then nothing leaves the team."""
    state = sharks("Shark1 Shark2 Shark3")
    assert options_of(state, 0) == {PASS, *read("Shark1 Shark2 Shark3")}
    assert PASS not in options_of(state, 1), "others have to"
    choose(state, 0, "-")
    choose(state, 1, "Eagle1 Eagle2 -")
    choose(state, 2, "Beaver3 Beaver4 -")
    assert int(state.phase) == CUT
    assert asked(state) == [1, 2]
    assert int(state.turned_over[0]) == 1
    choose(state, 1, "Duck4 Wolf8")
    choose(state, 2, "Tiger8 Shark1")
    assert team(state, 0) == FIVE_DUCKS.split()
    assert bench(state, 0) == ["Shark1", "Shark2", "Shark3"]


def test_A24_shark_once() -> None:
    """A24 Shark: the next substitution is compulsory again."""
    state = sharks("Shark1 Shark2 Shark3")
    state.turned_over[0] = 1
    ask(state, LAY_DOWN, 0b111)
    assert options_of(state, 0) == set(read("Shark1 Shark2 Shark3"))


def test_A24_shark_need_not_skip() -> None:
    """A24 Shark: who goes first to lay down goes on as usual, and the coach is not used."""
    state = sharks("Shark1 Shark2 Shark3")
    choose(state, 0, "Shark1")
    assert options_of(state, 0) == set(read("Shark2 Shark3")), "one card alone is not enough"
    choose(state, 0, "Shark2 -")
    choose(state, 1, "Eagle1 Eagle2 -")
    choose(state, 2, "Beaver3 Beaver4 -")
    assert int(state.turned_over[0]) == 0
    assert per_seat(state, "laid_down") == [2, 2, 2]


@pytest.mark.parametrize("cards", ["", "Shark1"])
def test_A24_shark_with_fewer_than_two_bench_cards(cards: str) -> None:
    """A24 Shark, A21: who cannot substitute is not eliminated but skips, once; next time it is out."""
    state = sharks(cards, tickets=3)
    assert asked(state) == [0, 1, 2]
    assert options_of(state, 0) == {PASS}
    choose(state, 0, "-")
    choose(state, 1, "Eagle1 Eagle2 -")
    choose(state, 2, "Beaver3 Beaver4 -")
    choose(state, 1, "Duck4 Wolf8")
    choose(state, 2, "Tiger8 Shark1")
    assert int(state.playoff_rank[0]) == 3, "the next substitution is one too many"


def test_A24_shark_is_no_help_for_others() -> None:
    """A21: someone without a Shark and with one card is out."""
    state = in_playoffs(
        ["Shark", "Panda", "Rabbit"],
        Manager(FIVE_DUCKS, "Shark1 Shark2", 2),
        Manager(GOALS, "Eagle1", 2),
        Manager(PAIR, "Beaver3 Beaver4", 2),
    )
    settle_match(state)
    assert per_seat(state, "playoff_rank") == [0, 3, 0]


# --- Tiger


def tiger_shootout(mine: str, theirs: str, coach: str = "Tiger") -> State:
    """Seats 0 and 1 tie for the last place; both have shot."""
    state = in_playoffs(
        [coach, "Panda", "Rabbit"],
        Manager(NINES, f"{mine} Rabbit3 Rabbit4", 2),
        Manager(OTHER_NINES, f"{theirs} Wolf6 Wolf7", 2),
        Manager(FIVE_DUCKS, "Shark1 Shark2", 2),
    )
    settle_match(state)
    choose(state, 0, mine)
    choose(state, 1, theirs)
    return state


def test_A24_tiger_shot_counts_as_the_goal() -> None:
    """A24 Tiger: a card without a symbol beats a Puck; the same shot without the Tiger loses."""
    assert per_seat(tiger_shootout("Beaver3", "Shark5"), "tickets") == [2, 1, 2]
    assert per_seat(tiger_shootout("Beaver3", "Shark5", coach="Eagle"), "tickets") == [1, 2, 2]


def test_A24_tiger_can_lose() -> None:
    """A24 Tiger: against a real Goal the number decides, then the species."""
    assert per_seat(tiger_shootout("Beaver3", "Shark4"), "tickets") == [1, 2, 2]
    assert per_seat(tiger_shootout("Beaver4", "Shark4"), "tickets") == [1, 2, 2]
    assert per_seat(tiger_shootout("Horse5", "Shark4"), "tickets") == [2, 1, 2]


def test_A24_tiger_shot_returns_to_the_bench() -> None:
    """A24 Tiger: the card is seen by all and lies on the bench again; the other shot is gone."""
    state = tiger_shootout("Beaver3", "Shark5")
    assert bench(state, 0) == ["Rabbit3", "Rabbit4", "Beaver3"]
    assert bench(state, 1) == ["Wolf6", "Wolf7"]
    assert int(state.shown_by[read("Beaver3")[0]]) == 0
    assert int(state.turned_over[0]) == 0, "it helps in every shootout"
    assert options_of(state, 0) == set(read("Rabbit3 Rabbit4 Beaver3")), "and may be laid down"


def test_A24_tiger_cannot_shoot_from_an_empty_bench() -> None:
    """A19: without a card there is no shot, Tiger or not."""
    state = in_playoffs(
        ["Tiger", "Panda", "Rabbit"],
        Manager(NINES, "", 2),
        Manager(OTHER_NINES, "Wolf6 Wolf7", 2),
        Manager(FIVE_DUCKS, "Shark1 Shark2", 2),
    )
    settle_match(state)
    assert int(state.playoff_rank[0]) == 3


def test_A24_tiger_a_last_card_saves_the_shot_not_the_substitution() -> None:
    """A24 Tiger, A21: one card shoots and returns, but two are needed to substitute."""
    state = in_playoffs(
        ["Tiger", "Panda", "Rabbit"],
        Manager(NINES, "Beaver3", 2),
        Manager(OTHER_NINES, "Shark5 Wolf6 Wolf7", 2),
        Manager(FIVE_DUCKS, "Shark1 Shark2", 2),
    )
    settle_match(state)
    choose(state, 0, "Beaver3")
    choose(state, 1, "Shark5")
    assert per_seat(state, "tickets") == [2, 1, 2]
    assert per_seat(state, "playoff_rank") == [3, 0, 0]


# --- Polar bear


@pytest.mark.parametrize("edition", [FIRST, SECOND])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_A24_polar_bear_brings_a_ticket(edition: str, seats: int) -> None:
    """A24 Polar bear: one ticket more than the others, from the moment it is chosen."""
    state = prepared(seats, edition=edition, coaches=1)
    engage(state, *["PolarBear", *QUIET[:2], "Wolf", "Horse", "Panda"][:seats])
    state.envelope[:seats, 0] = state.coach[:seats]
    welcome_coaches(state)
    printed = int(TICKETS[EDITIONS.index(edition), seats])
    more = number("PolarBear", "tickets")
    assert more == 1
    assert per_seat(state, "tickets") == [printed + more] + [printed] * (seats - 1)


@pytest.mark.parametrize(("tickets", "paid"), [(4, 3), (3, 3), (2, 2), (1, 1)])
def test_A24_polar_bear_extra_ticket_pays_no_bonus(tickets: int, paid: int) -> None:
    """A24 Polar bear, A22: the winner of two managers is paid for three tickets at most."""
    state = in_playoffs(["PolarBear", "Panda"], Manager(FIVE_WOLVES, "", tickets), Manager(PAIR, "", 1))
    settle_match(state)
    assert int(state.phase) == OVER
    assert per_seat(state, "fans") == [10 + 2 * paid, 6]


def test_A24_polar_bear_survives_a_defeat() -> None:
    """A24 Polar bear, four managers: the first defeat costs a ticket, the second the playoffs."""
    for edition, tickets in ((FIRST, 2), (SECOND, 1)):
        state = in_playoffs(
            ["PolarBear", "Panda", "Rabbit", "Eagle"],
            Manager(PAIR, "Tiger1 Tiger2 Tiger5", tickets),
            Manager(GOALS, "Eagle1 Eagle2", tickets - 1),
            Manager(NINES, "Horse3 Horse4", tickets - 1),
            Manager(FIVE_DUCKS, "Shark1 Shark2", tickets - 1),
            edition=edition,
        )
        settle_match(state)
        assert per_seat(state, "playoff_rank") == [0, 0, 0, 0]
        assert int(state.tickets[0]) == tickets - 1
        go_on(state)
        settle_match(state)
        assert int(state.playoff_rank[0]) == 4
