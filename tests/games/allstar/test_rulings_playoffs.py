"""The rulings A17 to A23: the playoffs, where the rulebooks leave them open."""

from __future__ import annotations

import pytest

from sixthman.games.allstar.declaration import CUT, LAY_DOWN, OVER, PASS, SHOOTOUT
from sixthman.games.allstar.rules.course import final_rank, go_on, settle_match, waiting
from sixthman.games.allstar.rules.envelopes import take_back
from sixthman.games.allstar.rules.knowledge import view
from sixthman.games.allstar.rules.ranking import shot_strength
from sixthman.games.allstar.rules.record import State, new_state
from sixthman.games.allstar.table import AllstarAdapter, AllstarOptions
from sixthman.games.allstar.table.notation import read
from sixthman.table import Table
from tests.games.allstar.conftest import (
    BEARS,
    FIVE_DUCKS,
    FIVE_WOLVES,
    GOALS,
    MORE_NINES,
    NINES,
    OTHER_NINES,
    PAIR,
    Manager,
    asked,
    bench,
    choose,
    of_kind,
    options_of,
    per_seat,
    play_rounds,
    playoffs,
    prepared,
    season_table,
    team,
)


def test_A17_play_settle_substitute_again() -> None:
    """A17: after the substitutions the new teams play at once; the next one goes; until one is left.

    Three managers without tickets. Match 1: the pair goes. Then the Wolves cut themselves down to a pair
    and lose match 2 to the Ducks.
    """
    state = playoffs(
        Manager(FIVE_WOLVES, "Rabbit1 Beaver3 Eagle4 Panda8"),
        Manager(FIVE_DUCKS, "Shark1 Shark2"),
        Manager(PAIR),
    )
    settle_match(state)
    assert (int(state.phase), asked(state)) == (LAY_DOWN, [0, 1])
    choose(state, 0, "Rabbit1 Beaver3 Eagle4 Panda8")
    choose(state, 1, "Shark1 Shark2")
    assert (int(state.phase), asked(state)) == (CUT, [0, 1])
    choose(state, 0, "Wolf2 Wolf3 Wolf5 Wolf6")
    choose(state, 1, "Duck2 Duck3")
    assert int(state.phase) == OVER
    assert per_seat(state, "playoff_rank") == [2, 1, 3]
    assert per_seat(state, "fans") == [16, 20, 12]


def test_A17_a_whole_game_ends_with_one_manager() -> None:
    """A17: four managers, first legal choice each time: matches go on until the ranks 4 to 1 are taken."""
    table = Table(AllstarAdapter(), AllstarOptions(seats=4), seed="A17")
    while not table.over:
        seat = table.waiting()[0]
        table.choose(seat, [table.legal(seat)[0]])
    assert sorted(table.view(0).playoff_rank[:4].tolist()) == [1, 2, 3, 4]
    assert sorted(table.view(0).playoff_fans[:4].tolist()) == [11, 17, 23, 30]
    assert len(of_kind(table.events(), "match")) == 3
    second, champion, final = table.events()[-3:]
    assert [second.type, champion.type, final.type] == ["eliminated", "champion", "final"]
    assert [second.facts["rank"], champion.facts["rank"]] == [2, 1]


def test_A18_only_the_weakest_place_is_settled() -> None:
    """A18: two level at the top do not shoot; the weakest alone goes."""
    state = playoffs(
        Manager(NINES, "Rabbit3 Rabbit4"), Manager(OTHER_NINES, "Panda1 Panda2"), Manager(PAIR, "Duck8 Duck9")
    )
    settle_match(state)
    assert (int(state.phase), asked(state)) == (LAY_DOWN, [0, 1])
    assert per_seat(state, "playoff_rank") == [0, 0, 3]


def test_A18_three_way_shootout() -> None:
    """A18: three tied managers shoot; the card without symbol is below every symbol: out."""
    state = playoffs(
        Manager(NINES, "PolarBear9 Rabbit3 Rabbit4"),  # no symbol, though the best number and species
        Manager(FIVE_WOLVES, "Wolf8 Wolf9"),
        Manager(OTHER_NINES, "Wolf4 Panda1 Panda2"),  # Skate
        Manager(MORE_NINES, "Rabbit5 Duck6 Duck8"),  # Goal
    )
    settle_match(state)
    assert (int(state.phase), asked(state)) == (SHOOTOUT, [0, 2, 3])
    choose(state, 0, "PolarBear9")
    choose(state, 3, "Rabbit5")
    assert per_seat(state, "playoff_rank") == [0, 0, 0, 0]
    choose(state, 2, "Wolf4")
    assert per_seat(state, "playoff_rank") == [4, 0, 0, 0]
    assert [bench(state, seat) for seat in (1, 2, 3)] == [
        ["Wolf8", "Wolf9"],
        ["Panda1", "Panda2"],
        ["Duck6", "Duck8"],
    ]
    assert asked(state) == [1, 2, 3]
    seen = new_state()
    view(state, 1, seen)
    assert seen.shown_in[read("Rabbit5")[0]] > 0  # everyone saw the shots


@pytest.mark.parametrize(
    ("seats", "stronger", "weaker"),
    [
        (4, "Rabbit5", "PolarBear2"),  # Goal above Puck
        (4, "Wolf4", "PolarBear9"),  # Skate above no symbol
        (4, "Rabbit5", "PolarBear1"),  # both Goal: 5 above 1
        (5, "PolarBear1", "Rabbit5"),  # both Goal: Polar bear above Rabbit
        (4, "PolarBear9", "Caribou9"),  # no symbol, both 9
        (4, "Caribou9", "PolarBear8"),
        (6, "PolarBear8", "Caribou9"),
        (6, "Caribou9", "Caribou8"),
        (2, "Horse4", "Shark4"),  # both Goal and 4
    ],
)
def test_A18_gold_then_silver_then_bronze(seats: int, stronger: str, weaker: str) -> None:
    """A18: shots compare by symbol, then number and species, or species and number with five and six."""
    assert shot_strength(0, seats, read(stronger)[0]) > shot_strength(0, seats, read(weaker)[0])


@pytest.mark.parametrize("seats", [4, 5])
def test_A18_no_two_cards_are_equal(seats: int) -> None:
    """A18: any two cards differ in a shootout, so exactly one manager loses it."""
    assert len({shot_strength(0, seats, card) for card in range(108)}) == 108


def test_A18_the_loser_gives_up_a_ticket() -> None:
    """A18 and page 10: the loser of a shootout with a ticket stays in; all shot cards are gone."""
    state = playoffs(
        Manager(NINES, "Rabbit3 Rabbit4 Rabbit5", 1),
        Manager(OTHER_NINES, "Wolf4 Panda1 Panda2", 1),
        Manager(FIVE_WOLVES, "Wolf8 Wolf9", 1),
    )
    settle_match(state)
    choose(state, 0, "Rabbit5")
    choose(state, 1, "Wolf4")
    assert per_seat(state, "tickets") == [1, 0, 1]
    assert per_seat(state, "playoff_rank") == [0, 0, 0]
    assert [bench(state, 0), bench(state, 1)] == [["Rabbit3", "Rabbit4"], ["Panda1", "Panda2"]]
    assert (int(state.phase), asked(state)) == (LAY_DOWN, [0, 1, 2])


def test_A18_as_the_table_tells_it() -> None:
    """A18: the story names who is tied, then every shot, then who pays; the shots are gone from the benches.

    Two 6s against two 6s; then Wolf 7 without symbol against Eagle 3 with the Goal.
    """
    table = season_table()
    play_rounds(table, 3)
    table.choose(0, "Duck6 Wolf6 Panda5 Rabbit1 Duck2")
    table.choose(2, "Panda1 Panda2 Panda3 Panda4 Panda6")
    happened = table.choose(1, "Rabbit6 Eagle6 Wolf8 Rabbit2 Eagle4")
    assert [dict(event.facts) for event in of_kind(happened, "tied")] == [{"seats": [0, 1]}]
    assert table.waiting() == [0, 1]
    table.choose(0, "Wolf7")
    happened = table.choose(1, "Eagle3")
    shootout, lost = happened
    assert (shootout.type, lost.type) == ("shootout", "ticket-lost")
    told = [(shot["seat"], shot["card"], shot["rank"], shot["decides"]) for shot in shootout.facts["shots"]]
    assert told == [(0, "Wolf7", 2, None), (1, "Eagle3", 1, ["gold", "Symbol"])]
    assert dict(lost.facts) == {"seat": 0, "left": 0}
    assert table.waiting() == [0, 1, 2]
    assert per_seat(table.view(), "benched") == [12, 12, 13]
    assert table.can(0, "Wolf5")
    assert not table.can(0, "Wolf7")


def test_A19_empty_bench_goes_at_once_and_nobody_shoots() -> None:
    """A19: tied with an empty bench: out although it holds a ticket; the other keeps ticket and cards."""
    state = playoffs(
        Manager(NINES, "", 1), Manager(OTHER_NINES, "Wolf4 Panda1", 1), Manager(FIVE_WOLVES, "Wolf8 Wolf9", 1)
    )
    settle_match(state)
    assert per_seat(state, "playoff_rank") == [3, 0, 0]
    assert per_seat(state, "fans") == [12, 0, 0]
    assert per_seat(state, "tickets")[1:] == [1, 1]
    assert bench(state, 1) == ["Panda1", "Wolf4"]
    assert (int(state.phase), asked(state)) == (LAY_DOWN, [1, 2])


def test_A19_several_with_an_empty_bench_all_go() -> None:
    """A19: two of three tied managers have an empty bench: both take the worst open rank, the third stays."""
    state = playoffs(
        Manager(NINES),
        Manager(OTHER_NINES),
        Manager(MORE_NINES, "Panda1 Panda2"),
        Manager(FIVE_WOLVES, "Wolf8 Wolf9"),
    )
    settle_match(state)
    assert per_seat(state, "playoff_rank") == [4, 4, 0, 0]
    assert per_seat(state, "playoff_fans") == [11, 11, 0, 0]
    assert asked(state) == [2, 3]


def test_A19_all_that_are_left() -> None:
    """A19 and A21: the last two are tied with empty benches: both second, nobody is champion."""
    state = playoffs(Manager(NINES, "", 2), Manager(OTHER_NINES, "", 1))
    settle_match(state)
    assert int(state.phase) == OVER
    assert per_seat(state, "playoff_rank") == [2, 2]
    assert per_seat(state, "fans") == [6, 6]


def test_A19_one_card_is_enough_to_shoot() -> None:
    """A19 is about empty benches: with a single card a manager shoots, and then cannot substitute (A21)."""
    state = playoffs(
        Manager(NINES, "Rabbit5"),
        Manager(OTHER_NINES, "Wolf4 Panda1 Panda2"),
        Manager(FIVE_WOLVES, "Wolf8 Wolf9"),
    )
    settle_match(state)
    assert (int(state.phase), asked(state)) == (SHOOTOUT, [0, 1])
    choose(state, 0, "Rabbit5")
    choose(state, 1, "Wolf4")  # loses: rank 3; the winner has an empty bench now: rank 2
    assert per_seat(state, "playoff_rank") == [2, 3, 1]
    assert per_seat(state, "fans") == [16, 12, 20]


def laying_down() -> State:
    """Three managers about to substitute, with five, two and three cards on their benches."""
    state = playoffs(
        Manager(FIVE_WOLVES, "Shark1 Shark2 Shark3 Shark8 Shark9"),
        Manager(FIVE_DUCKS, "Tiger1 Tiger2"),
        Manager(GOALS, "Horse5 Horse7 Horse9"),
        Manager(PAIR),
    )
    settle_match(state)
    return state


def test_A20_two_to_four_cards() -> None:
    """A20: not fewer than two, not more than four; a bench of two leaves no choice of the number."""
    state = laying_down()
    choose(state, 0, "Shark1")
    assert options_of(state) == set(read("Shark2 Shark3 Shark8 Shark9"))  # no way to stop at one
    choose(state, 0, "Shark2")
    assert options_of(state) == {*read("Shark3 Shark8 Shark9"), PASS}
    choose(state, 0, "Shark3 Shark8")
    assert waiting(state) == 0b110  # four are the most
    choose(state, 1, "Tiger1 Tiger2")
    assert waiting(state) == 0b100


def test_A20_the_number_is_public_once_all_have() -> None:
    """A20: while some think, others do not see how many were laid down; then the number, not the cards."""
    state = laying_down()
    choose(state, 0, "Shark1 Shark2 Shark3 -")
    choose(state, 1, "Tiger1 Tiger2")
    seen = new_state()
    view(state, 2, seen)
    assert seen.laid_down[:3].tolist() == [0, 0, 0]
    choose(state, 2, "Horse5 Horse9 -")
    view(state, 2, seen)
    assert seen.laid_down[:3].tolist() == [3, 2, 2]
    assert set(seen.bench[0].tolist()) == {-1}
    assert team(seen, 0) == FIVE_WOLVES.split()


def test_A20_then_as_many_team_cards() -> None:
    """A20: everyone names exactly as many cards of the old team; the sealed cuts can be taken back."""
    state = laying_down()
    choose(state, 0, "Shark1 Shark2 Shark3 -")
    choose(state, 1, "Tiger1 Tiger2")
    choose(state, 2, "Horse5 Horse9 -")
    assert options_of(state) == set(read(FIVE_WOLVES))  # not the cards just laid down
    choose(state, 0, "Wolf2 Wolf3")
    assert waiting(state) == 0b111
    choose(state, 0, "Wolf5")
    assert waiting(state) == 0b110
    take_back(state, 0)
    choose(state, 0, "Wolf7 Wolf6 Wolf5")
    seen = new_state()
    view(state, 1, seen)
    assert team(seen, 0) == FIVE_WOLVES.split()
    choose(state, 1, "Duck2 Duck3")
    choose(state, 2, "Duck4 Wolf8")
    assert team(state, 0) == ["Wolf2", "Wolf3", "Shark1", "Shark2", "Shark3"]
    assert bench(state, 0) == ["Shark8", "Shark9"]
    assert per_seat(state, "laid_down") == [0, 0, 0, 0]  # nothing lies face down any more


def test_A21_after_the_loser_those_who_cannot_substitute() -> None:
    """A21: the loser takes rank 6; then three with fewer than two cards all take rank 5; no one 3 or 4."""
    state = playoffs(
        Manager(FIVE_WOLVES, "Shark1"),
        Manager(FIVE_DUCKS, ""),
        Manager(GOALS, "Horse5"),
        Manager(NINES, "Panda1 Panda2"),
        Manager(BEARS, "Eagle1 Eagle2"),
        Manager(PAIR, "Tiger1 Tiger2 Tiger8"),
    )
    settle_match(state)
    assert per_seat(state, "playoff_rank") == [5, 5, 5, 0, 0, 6]
    assert per_seat(state, "fans") == [15, 15, 15, 0, 0, 7]
    assert asked(state) == [3, 4]


def test_A21_a_ticket_does_not_help() -> None:
    """A21: the loser pays with a ticket, and is then eliminated with the others who cannot substitute."""
    state = playoffs(
        Manager(FIVE_WOLVES, "Shark1", 1),
        Manager(FIVE_DUCKS, "Rabbit1 Rabbit2", 1),
        Manager(PAIR, "Tiger1", 1),
    )
    settle_match(state)
    assert per_seat(state, "playoff_rank") == [3, 1, 3]
    assert per_seat(state, "fans") == [12, 20 + 3, 12]
    assert int(state.phase) == OVER


def test_A21_nobody_takes_first_place() -> None:
    """A21: if all that are left cannot substitute they share the worst open rank; first place stays empty."""
    state = playoffs(Manager(FIVE_WOLVES, "Shark1"), Manager(FIVE_DUCKS, ""), Manager(PAIR, "Tiger1 Tiger2"))
    settle_match(state)
    assert int(state.phase) == OVER
    assert per_seat(state, "playoff_rank") == [2, 2, 3]
    assert per_seat(state, "fans") == [16, 16, 12]


def test_A21_two_cards_are_enough() -> None:
    """A21: exactly two bench cards allow one more substitution."""
    state = playoffs(
        Manager(FIVE_WOLVES, "Shark1 Shark2"), Manager(FIVE_DUCKS, "Tiger1 Tiger2"), Manager(PAIR)
    )
    go_on(state)
    assert asked(state) == [0, 1]
    assert per_seat(state, "playoff_rank") == [0, 0, 3]


def test_A21_the_last_one_needs_no_substitute() -> None:
    """A21 comes after the match's loser: whoever is left alone then has won, even with an empty bench."""
    state = playoffs(Manager(FIVE_WOLVES), Manager(PAIR, "Tiger1 Tiger2"))
    settle_match(state)
    assert per_seat(state, "playoff_rank") == [1, 2]
    assert int(state.phase) == OVER


def test_A22_bonus_for_the_last_one_standing_only() -> None:
    """A22: only the last manager is paid for tickets; one who went with a ticket in hand is not."""
    state = playoffs(Manager(FIVE_WOLVES, "Shark1", 2), Manager(FIVE_DUCKS, "Tiger1 Tiger2", 2))
    settle_match(state)  # the Ducks give up a ticket; the Wolves cannot substitute
    assert per_seat(state, "playoff_rank") == [2, 1]
    assert per_seat(state, "tickets") == [2, 1]
    assert per_seat(state, "fans") == [6, 10 + 2]
    assert per_seat(state, "playoff_fans") == [6, 10]


def test_A22_however_the_others_went_out() -> None:
    """A22: the bonus is paid too if the others went by an empty bench in a tie."""
    state = playoffs(
        Manager(NINES, "", 1), Manager(OTHER_NINES, "", 0), Manager(FIVE_WOLVES, "Wolf8 Wolf9", 1)
    )
    settle_match(state)
    assert per_seat(state, "playoff_rank") == [3, 3, 1]
    assert per_seat(state, "fans") == [12, 12, 20 + 3]


def test_A22_nobody_left_nobody_paid() -> None:
    """A22: with no last manager standing tickets pay nothing."""
    state = playoffs(Manager(FIVE_WOLVES, "Shark1", 2), Manager(FIVE_DUCKS, "Tiger1", 2))
    settle_match(state)
    assert per_seat(state, "fans") == [6, 6]


def test_A23_playoff_fans_without_bonus_break_the_tie() -> None:
    """A23: three managers end level at 60; the playoffs' own fans decide, the ticket bonus does not count.

    Seat 0 won the playoffs: 20 and a bonus of 3. Seat 1 was second: 16. Seat 2 third: 12.
    """
    state = playoffs(
        Manager(FIVE_WOLVES, "", 1, fans=37), Manager(PAIR, "", 0, fans=44), Manager(out=3, fans=60)
    )
    state.playoff_fans[2] = 12
    settle_match(state)
    assert per_seat(state, "fans") == [60, 60, 60]
    assert per_seat(state, "playoff_fans") == [20, 16, 12]
    assert [final_rank(state, seat) for seat in range(3)] == [1, 2, 3]


def test_A23_the_bonus_is_no_playoff_fan() -> None:
    """A23: level on fans and on playoff fans without bonus: the win is shared, whatever tickets paid."""
    state = prepared(3)
    state.fans[:3] = [70, 70, 50]
    state.playoff_fans[:3] = [16, 16, 20]
    state.tickets[:3] = [1, 0, 0]
    assert [final_rank(state, seat) for seat in range(3)] == [1, 1, 3]


def test_A23_more_fans_come_first() -> None:
    """A23: playoff fans decide nothing as long as the fans differ."""
    state = prepared(4)
    state.fans[:4] = [71, 70, 72, 70]
    state.playoff_fans[:4] = [11, 30, 17, 23]
    assert [final_rank(state, seat) for seat in range(4)] == [2, 3, 1, 4]
