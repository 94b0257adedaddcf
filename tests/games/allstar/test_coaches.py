"""Ruling A24: what each of the twelve coaches does, and what a thirteenth would cost.

Their numbers are data, open to tuning: the tests read them where they read the coach.
"""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from sixthman.games.allstar.declaration import (
    BUS,
    CHOOSE_COACH,
    COACH_CARD,
    CUT,
    DRAFT,
    EDITIONS,
    LAY_DOWN,
    LINEUP,
    OVER,
    PASS,
    SHOOTOUT,
    SWAP_BUSES,
    TEAM_CHOICE,
)
from sixthman.games.allstar.rules import GAME
from sixthman.games.allstar.rules.cards import (
    BESIDE_TEAM,
    COACH,
    COACHES,
    COACHES_PRINTED,
    MODIFIERS,
    PRINTED,
    TICKETS,
)
from sixthman.games.allstar.rules.coaches import change_in, welcome_coaches
from sixthman.games.allstar.rules.course import begin, go_on, settle_match
from sixthman.games.allstar.rules.envelopes import ask, take_back
from sixthman.games.allstar.rules.ranking import strength_in
from sixthman.games.allstar.rules.record import State
from sixthman.games.allstar.table.notation import card_name, read, read_arena
from sixthman.games.allstar.table.reasons import describe
from sixthman.kernel.game import BuiltEngine, Engine
from sixthman.kernel.rules import Build
from sixthman.kernel.stream import new_stream
from tests.games.allstar.conftest import (
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
    dealt,
    options_of,
    per_seat,
    playoffs,
    prepared,
    team,
)

NAMES = [coach.name for coach in COACHES]
QUIET = ["Shark", "Tiger", "PolarBear", "Wolf", "Horse"]  # not asked for in a line-up of round 1
FIRST, SECOND = "2020", "2025"
PUDDLE = "Puddle Park 1"  # 15 13 11 9 6 3
TRIPLE = "Panda4 Panda5 Panda6 Tiger8 Shark1"  # three Pandas, weaker than any 9s or Goals


def number(coach: str, modifier: str) -> int:
    """What the data file says of a coach."""
    return COACHES[NAMES.index(coach)].modifiers.get(modifier, 0)


def helped(coach: str, fans: int, last: bool = False) -> int:
    """The fans that a team wins with this coach beside it, given those for its rank."""
    on_top = min(fans * (max(1, number(coach, "fans_times")) - 1), number(coach, "most_more"))
    return fans + on_top + number(coach, "fans") + (number(coach, "fans_if_last") if last else 0)


def engage(state: State, *coaches: str) -> None:
    """Coaches for the seats, face up."""
    state.coaches = 1
    for seat, name in enumerate(coaches):
        state.coach[seat] = NAMES.index(name)


def fill_bench(state: State, seat: int, cards: str) -> None:
    """Cards on a bench."""
    numbers = read(cards)
    state.bench[seat, : len(numbers)] = numbers
    state.benched[seat] = len(numbers)


def before_round_1(coach: str, *teams: str, arena: str = PUDDLE, edition: str = FIRST) -> State:
    """Line-ups of round 1: everybody has the cards for one team; seat 0 has the coach."""
    state = prepared(len(teams), edition=edition, mode=None if len(teams) > 2 else _two(edition), coaches=1)
    engage(state, coach, *[quiet for quiet in QUIET if quiet != coach][: len(teams) - 1])
    state.arenas[0] = read_arena(arena)
    for seat, cards in enumerate(teams):
        fill_bench(state, seat, cards)
    ask(state, LINEUP, (1 << len(teams)) - 1)
    for seat, cards in enumerate(teams):
        choose(state, seat, cards)
    return state


def _two(edition: str) -> str:
    return "free-agency" if edition == SECOND else "classic"  # nothing is thrown away before a line-up


def play_round_1(coach: str, place: str, *teams: str, arena: str = PUDDLE, edition: str = FIRST) -> list[int]:
    """The fans of one game, with the coach of seat 0 laid where `place` says."""
    state = before_round_1(coach, *teams, arena=arena, edition=edition)
    choose(state, 0, place)
    assert int(state.phase) == DRAFT
    return per_seat(state, "fans")


def counts_as(coach: str, place: str, cards: str, edition: str = FIRST, seats: int = 3) -> list[Any]:
    """The strength of seat 0's team with its coach beside it, in words."""
    others = [NINES, GOALS, OTHER_NINES, MORE_NINES][: seats - 1]
    state = before_round_1(coach, cards, *others, edition=edition)
    choose(state, 0, place)
    changed = strength_in(
        EDITIONS.index(edition), seats, state.teams[0, 0], read_arena(PUDDLE), change_in(state, 0, 0)
    )
    return describe(changed, seats, edition)


def at_line_ups(coach: str, round_: int, bench_: str, *teams: str, edition: str = FIRST) -> State:
    """Seat 0 of three before its line-up in a later round; the others have nothing to say here."""
    state = prepared(3, edition=edition, coaches=1)
    engage(state, coach, *[quiet for quiet in QUIET if quiet != coach][:2])
    state.round_ = round_ - 1
    fill_bench(state, 0, bench_)
    for team_number, cards in enumerate(teams):
        state.teams[0, team_number] = read(cards)
    ask(state, LINEUP, 0b111)
    return state


def in_playoffs(coaches: list[str], *managers: Manager, edition: str = FIRST) -> State:
    """The playoffs with coaches; those of the other seats are quiet ones."""
    state = playoffs(*managers, edition=edition)
    engage(state, *coaches)
    return state


# --- one of two


def test_A24_one_of_two_is_kept() -> None:
    """A24: two coaches each, one chosen, sealed and simultaneous; the other one goes back."""
    state = dealt(3, edition=FIRST, coaches=1)
    begin(state)
    assert int(state.phase) == CHOOSE_COACH
    assert asked(state) == [0, 1, 2]
    two = [(int(state.coach[seat]), int(state.refused[seat])) for seat in range(3)]
    for seat in range(3):
        assert options_of(state, seat) == {COACH_CARD + coach for coach in two[seat]}
    choose(state, 0, f"coach:{NAMES[two[0][0]]}")
    choose(state, 1, f"coach:{NAMES[two[1][0]]}")
    take_back(state, 1)
    choose(state, 1, f"coach:{NAMES[two[1][1]]}")
    assert int(state.phase) == CHOOSE_COACH
    choose(state, 2, f"coach:{NAMES[two[2][1]]}")
    assert int(state.phase) == DRAFT
    assert per_seat(state, "coach") == [two[0][0], two[1][1], two[2][1]]
    assert per_seat(state, "refused") == [two[0][1], two[1][0], two[2][0]]


@pytest.mark.parametrize("edition", [FIRST, SECOND])
def test_A24_no_coach_no_question(edition: str) -> None:
    """Without coaches the game begins with the draft."""
    state = dealt(3, edition=edition)
    begin(state)
    assert int(state.phase) == DRAFT
    assert per_seat(state, "coach") == [-1] * 3


@pytest.mark.parametrize("coach", NAMES)
def test_A24_laying_a_coach_is_part_of_the_line_up_for_six(coach: str) -> None:
    """A24: three go beside a player, four beside a team, and five are not laid anywhere."""
    state = before_round_1(coach, NINES, GOALS, PAIR)
    waits = int(state.phase) == LINEUP
    assert waits == (coach in ("Rabbit", "Duck", "Penguin", "Eagle", "Panda", "Beaver", "Caribou"))
    if waits:
        offered = options_of(state)
        assert PASS in offered, "always optional"
        if coach in ("Eagle", "Panda", "Beaver", "Caribou"):
            assert offered == {PASS, TEAM_CHOICE}
        else:
            assert offered <= {PASS, *read(NINES)}


@pytest.mark.parametrize("coach", ["Eagle", "Panda", "Beaver", "Caribou"])
def test_A24_any_of_ones_own_teams(coach: str) -> None:
    """A24: in round three the coach can go beside each of the three teams."""
    state = at_line_ups(
        coach, 3, "Rabbit1 Tiger1 Tiger2 Tiger3 Tiger4 Tiger5 Tiger6", FIVE_DUCKS, FIVE_WOLVES
    )
    choose(state, 0, "- - Tiger1 Tiger2 Tiger3 Tiger4 Tiger5 bus:1-2-3")
    assert options_of(state) == {PASS, TEAM_CHOICE, TEAM_CHOICE + 1, TEAM_CHOICE + 2}


def test_A24_every_round_anew() -> None:
    """A24: a coach is laid every round; what it was beside before counts no more."""
    state = before_round_1("Panda", NINES, GOALS, PAIR)
    choose(state, 0, "team:1")
    assert int(state.coach_beside[0]) == 0
    before = int(state.fans[0])
    state.arenas[1:3] = [read_arena(PUDDLE), read_arena("Stadium Fall 3")]
    for seat, cards in enumerate((FIVE_DUCKS, FIVE_WOLVES, TRIPLE)):
        fill_bench(state, seat, cards)
    ask(state, LINEUP, 0b111)
    choose(state, 0, f"- {FIVE_DUCKS} bus:1-2 -")
    choose(state, 1, f"- {FIVE_WOLVES} bus:1-2")
    choose(state, 2, f"- {TRIPLE} bus:1-2")
    assert int(state.coach_beside[0]) == -1
    assert int(state.fans[0]) == before + 13 + 10, "no extra fans"


# --- Rabbit


def test_A24_rabbit_one_higher() -> None:
    """A24 Rabbit: beside the 7 three 8s become four of them, which beat three Goals."""
    eights = "Eagle8 Penguin8 Tiger8 Wolf7 Duck2"
    assert number("Rabbit", "number") == 1
    assert counts_as("Rabbit", "-", eights) == [3, "Number", "8"]
    assert counts_as("Rabbit", "Wolf7", eights) == [4, "Number", "8"]
    assert play_round_1("Rabbit", "-", eights, GOALS, PAIR) == [13, 15, 11]
    assert play_round_1("Rabbit", "Wolf7", eights, GOALS, PAIR) == [helped("Rabbit", 15), 13, 11]


def test_A24_rabbit_can_break_a_set() -> None:
    """A24 Rabbit: the player counts as its new number only."""
    assert counts_as("Rabbit", "Eagle8", "Eagle8 Penguin8 Tiger8 Wolf7 Duck2") == [2, "Number", "8"]


def test_A24_rabbit_nine_stays_nine() -> None:
    """A24 Rabbit: at most 9: three 9s stay three 9s."""
    assert counts_as("Rabbit", "Eagle9", NINES) == counts_as("Rabbit", "-", NINES) == [3, "Number", "9"]


def test_A24_rabbit_changes_nothing_but_the_number() -> None:
    """A24 Rabbit: symbol and species of the player are what they were."""
    assert counts_as("Rabbit", "Tiger3", GOALS) == [3, "Symbol", "Goal"]
    assert counts_as("Rabbit", "Duck2", FIVE_DUCKS, seats=5) == [5, "Species", "Duck"]


def test_A24_rabbit_in_a_run() -> None:
    """A24 Rabbit with combos (2025): 3 4 5 6 6 becomes a run, 3 4 5 6 7 none any more."""
    almost, run = "Rabbit3 Wolf4 Tiger5 Shark6 Panda6", "Rabbit3 Wolf4 Tiger5 Shark6 Panda7"
    arena, others = "Combo Stadium 2", (FIVE_DUCKS, PAIR)  # 22 20 17
    assert play_round_1("Rabbit", "Panda6", almost, *others, arena=arena, edition=SECOND)[1:] == [20, 17]
    assert play_round_1("Rabbit", "-", almost, *others, arena=arena, edition=SECOND)[1:] == [22, 17]
    assert play_round_1("Rabbit", "-", run, *others, arena=arena, edition=SECOND) == [22, 20, 17]
    assert play_round_1("Rabbit", "Shark6", run, *others, arena=arena, edition=SECOND)[1:] == [22, 17]


# --- Duck

FOUR_WOLVES = "Wolf2 Wolf3 Wolf5 Wolf6 Tiger8"


def test_A24_duck_like_a_team_mate() -> None:
    """A24 Duck: the Tiger counts as a Wolf: five Wolves instead of four."""
    assert counts_as("Duck", "-", FOUR_WOLVES) == [4, "Species", "Wolf"]
    assert counts_as("Duck", "Tiger8=Wolf5", FOUR_WOLVES) == [5, "Species", "Wolf"]
    assert counts_as("Duck", "Wolf2=Tiger8", FOUR_WOLVES) == [3, "Species", "Wolf"]
    assert play_round_1("Duck", "-", FOUR_WOLVES, FIVE_DUCKS, PAIR) == [13, 15, 11]
    assert play_round_1("Duck", "Tiger8=Wolf5", FOUR_WOLVES, FIVE_DUCKS, PAIR) == [helped("Duck", 15), 13, 11]


def test_A24_duck_choices() -> None:
    """A24 Duck: any player with a mate of another species; then any such mate."""
    state = before_round_1("Duck", FOUR_WOLVES, GOALS, PAIR)
    assert options_of(state) == {PASS, *read(FOUR_WOLVES)}
    choose(state, 0, "Tiger8")
    assert options_of(state) == set(read("Wolf2 Wolf3 Wolf5 Wolf6"))
    take_back(state, 0)
    choose(state, 0, f"{FOUR_WOLVES} Wolf2")
    assert options_of(state) == set(read("Tiger8"))


def test_A24_duck_has_nobody_to_help_among_equals() -> None:
    """A24 Duck: five of one species leave nothing to choose but nobody."""
    assert options_of(before_round_1("Duck", FIVE_DUCKS, GOALS, PAIR)) == {PASS}


def test_A24_duck_keeps_number_and_symbol() -> None:
    """A24 Duck: the player's number and symbol count as before."""
    assert counts_as("Duck", "Tiger3=Shark4", GOALS) == [3, "Symbol", "Goal"]
    assert counts_as("Duck", "Eagle9=Duck2", NINES) == [3, "Number", "9"]


def test_A24_duck_mates_are_of_the_same_team() -> None:
    """A24 Duck: in round two a player is like a mate of its own team, also one who just came in."""
    state = at_line_ups("Duck", 2, "Rabbit1 Tiger1 Tiger2 Tiger3 Tiger4 Tiger5 Tiger8", FIVE_DUCKS)
    choose(state, 0, "Duck2 Rabbit1 Tiger1 Tiger2 Tiger3 Tiger4 Tiger5 bus:1-2")
    assert options_of(state) == {PASS, *read("Rabbit1 Duck3 Duck4 Duck5 Duck7")}, (
        "five Tigers have no other mate"
    )
    choose(state, 0, "Rabbit1")
    assert options_of(state) == set(read("Duck3 Duck4 Duck5 Duck7"))


# --- Penguin

THREE_GOALS = GOALS  # Tiger3 Shark4 Rabbit5 carry it, Duck4 and Wolf8 carry nothing


def test_A24_penguin_carries_a_mates_symbol() -> None:
    """A24 Penguin: a player without a symbol makes three Goals four."""
    assert counts_as("Penguin", "-", THREE_GOALS) == [3, "Symbol", "Goal"]
    assert counts_as("Penguin", "Wolf8=Tiger3", THREE_GOALS) == [4, "Symbol", "Goal"]
    four_pucks = "Rabbit6 Duck7 Beaver8 Eagle5 Wolf6"
    assert play_round_1("Penguin", "-", THREE_GOALS, four_pucks, PAIR)[0] == 13
    assert play_round_1("Penguin", "Duck4=Rabbit5", THREE_GOALS, four_pucks, PAIR) == [
        helped("Penguin", 15),
        13,
        11,
    ]


def test_A24_penguin_choices() -> None:
    """A24 Penguin: only players without a symbol, only mates with one."""
    state = before_round_1("Penguin", THREE_GOALS, NINES, PAIR)
    assert options_of(state) == {PASS, *read("Duck4 Wolf8")}
    choose(state, 0, "Wolf8")
    assert options_of(state) == set(read("Tiger3 Shark4 Rabbit5"))


def test_A24_penguin_has_nobody_to_help_without_symbols() -> None:
    """A24 Penguin: a team in which nobody, or everybody, carries a symbol leaves nothing to choose."""
    nobody = "Panda4 Wolf5 Tiger8 Shark9 Horse2"
    everybody = "Tiger3 Shark4 Rabbit5 Duck6 Eagle5"
    assert options_of(before_round_1("Penguin", nobody, NINES, PAIR)) == {PASS}
    assert options_of(before_round_1("Penguin", everybody, NINES, PAIR)) == {PASS}


def test_A24_penguin_symbols_are_those_of_the_edition() -> None:
    """A24 Penguin: a borrowed Skate stands above the Glove in 2020, below it in 2025."""
    gloves_and_skates = "Rabbit8 Duck9 Wolf4 Tiger7 Horse2"  # Glove Glove Skate Skate, none
    for edition, best in ((FIRST, "Skate"), (SECOND, "Glove")):
        assert counts_as("Penguin", "-", gloves_and_skates, edition)[2] == best
        assert counts_as("Penguin", "Horse2=Wolf4", gloves_and_skates, edition) == [3, "Symbol", "Skate"]


# --- Eagle


def test_A24_eagle_wins_ties() -> None:
    """A24 Eagle: of two equal teams the one beside the Eagle ranks first, the other takes the next rank."""
    assert play_round_1("Eagle", "-", NINES, OTHER_NINES, PAIR) == [15, 15, 11]
    assert play_round_1("Eagle", "team:1", NINES, OTHER_NINES, PAIR) == [helped("Eagle", 15), 13, 11]
    assert play_round_1("Eagle", "team:1", NINES, OTHER_NINES, FIVE_DUCKS) == [helped("Eagle", 13), 11, 15]


def test_A24_eagle_in_a_tie_of_three() -> None:
    """A24 Eagle: the two others stay level, one rank below."""
    assert play_round_1("Eagle", "team:1", NINES, OTHER_NINES, MORE_NINES) == [helped("Eagle", 15), 13, 13]


def test_A24_eagle_beats_nobody_stronger() -> None:
    """A24 Eagle: strength goes first; the smallest difference is enough."""
    eights = "Eagle8 Penguin8 Tiger8 Rabbit1 Duck2"
    assert play_round_1("Eagle", "team:1", eights, OTHER_NINES, PAIR) == [helped("Eagle", 13), 15, 11]


def test_A24_eagle_among_combos() -> None:
    """A24 Eagle, A7: teams that make the combo tie at the top; the one beside the Eagle wins that tie too."""
    run, other = "Rabbit3 Wolf4 Tiger5 Shark6 Panda7", "Duck1 Beaver2 Eagle3 Panda4 Horse5"
    arena = "Combo Stadium 2"  # 22 20 17
    assert play_round_1("Eagle", "-", run, other, PAIR, arena=arena, edition=SECOND) == [22, 22, 17]
    assert play_round_1("Eagle", "team:1", run, other, PAIR, arena=arena, edition=SECOND) == [
        helped("Eagle", 22),
        20,
        17,
    ]


def test_A24_eagle_helps_its_team_only() -> None:
    """A24 Eagle: a tie of another team of its manager stays a tie."""
    state = before_round_1("Eagle", NINES, OTHER_NINES, PAIR)
    choose(state, 0, "-")
    before = per_seat(state, "fans")
    state.arenas[1:3] = [read_arena(PUDDLE), read_arena(PUDDLE)]
    for seat, cards in enumerate((FIVE_WOLVES, FIVE_DUCKS, TRIPLE)):
        fill_bench(state, seat, cards)
    ask(state, LINEUP, 0b111)
    choose(state, 0, f"- {FIVE_WOLVES} bus:1-2 team:2")
    choose(state, 1, f"- {FIVE_DUCKS} bus:1-2")
    choose(state, 2, f"- {TRIPLE} bus:1-2")
    won = [now - then for now, then in zip(per_seat(state, "fans"), before, strict=True)]
    assert won == [15 + helped("Eagle", 15), 15 + 13, 11 + 11], "level in arena 1, without the Eagle"


def test_A24_eagle_stays_home_in_the_playoffs() -> None:
    """A24 Eagle: it acts in the season; a tie for the last place is shot out."""
    state = in_playoffs(
        ["Eagle", "Panda", "Shark"],
        Manager(NINES, "Rabbit3 Rabbit4", 2),
        Manager(OTHER_NINES, "Wolf1 Wolf2", 2),
        Manager(FIVE_DUCKS, "Shark1 Shark2", 2),
    )
    settle_match(state)
    assert int(state.phase) == SHOOTOUT
    assert asked(state) == [0, 1]


# --- Panda, Beaver, Caribou


@pytest.mark.parametrize(
    ("cards", "fans"), [(FIVE_WOLVES, 15), (NINES, 13), ("Panda4 Panda5 Horse2 Wolf8 Duck3", 11)]
)
def test_A24_panda_extra_fans_whatever_the_rank(cards: str, fans: int) -> None:
    """A24 Panda: the same extra fans for the first, the second and the last."""
    more = number("Panda", "fans")
    assert more > 0
    others = ("Tiger1 Tiger2 Tiger5 Shark9 Eagle4", TRIPLE)  # three Tigers, three Pandas
    if fans == 13:
        others = (FIVE_DUCKS, TRIPLE)
    assert play_round_1("Panda", "-", cards, *others)[0] == fans
    assert play_round_1("Panda", "team:1", cards, *others)[0] == helped("Panda", fans) == fans + more


def test_A24_beaver_extra_fans_for_the_last() -> None:
    """A24 Beaver: for the last team, and for no other."""
    assert number("Beaver", "fans_if_last") > 0
    assert play_round_1("Beaver", "team:1", PAIR, GOALS, NINES) == [helped("Beaver", 11, last=True), 15, 13]
    assert play_round_1("Beaver", "team:1", NINES, GOALS, PAIR) == [helped("Beaver", 13), 15, 11]
    assert play_round_1("Beaver", "team:1", FIVE_DUCKS, GOALS, PAIR) == [helped("Beaver", 15), 13, 11]


def test_A24_beaver_tied_last() -> None:
    """A24 Beaver: a team that shares the last place ranks last; where all are level nobody does."""
    assert play_round_1("Beaver", "team:1", NINES, OTHER_NINES, GOALS)[0] == helped("Beaver", 13, last=True)
    assert play_round_1("Beaver", "team:1", NINES, OTHER_NINES, MORE_NINES)[0] == helped("Beaver", 15)


def test_A24_beaver_of_two_managers() -> None:
    """A24 Beaver: with two the second is the last."""
    assert play_round_1("Beaver", "team:1", NINES, GOALS) == [helped("Beaver", 13, last=True), 15]
    assert play_round_1("Beaver", "team:1", GOALS, NINES) == [helped("Beaver", 15), 13]


def test_A24_caribou_doubles_once() -> None:
    """A24 Caribou: the fans of the named team count so many times; then the coach is turned over."""
    assert number("Caribou", "fans_times") == 2
    state = before_round_1("Caribou", NINES, GOALS, PAIR)
    choose(state, 0, "team:1")
    assert per_seat(state, "fans") == [helped("Caribou", 13), 15, 11]
    assert int(state.turned_over[0]) == 1
    fill_bench(state, 0, FIVE_DUCKS)
    ask(state, LINEUP, 0b111)
    choose(state, 0, f"- {FIVE_DUCKS} bus:1-2")
    assert int(state.locked) == 0b001, "the line-up is complete: the coach is not asked for again"


@pytest.mark.parametrize(("arena", "fans"), [("Polarena 3", 4), ("Stadium Fall 2", 18)])
def test_A24_caribou_doubles_what_the_arena_pays(arena: str, fans: int) -> None:
    """A24 Caribou: few fans or many, those for the rank are doubled as far as its card says."""
    most = number("Caribou", "most_more")
    assert most > 0
    won = play_round_1("Caribou", "team:1", NINES, GOALS, PAIR, arena=arena)[0]
    assert won == helped("Caribou", fans) == fans + min(fans, most) + number("Caribou", "fans")


def test_A24_caribou_waits() -> None:
    """A24 Caribou: left aside it stays face up and can be used in a later round."""
    state = before_round_1("Caribou", NINES, GOALS, PAIR)
    choose(state, 0, "-")
    assert per_seat(state, "fans") == [13, 15, 11]
    assert int(state.turned_over[0]) == 0
    before = int(state.fans[0])
    state.arenas[1:3] = [read_arena(PUDDLE), read_arena(PUDDLE)]
    for seat, cards in enumerate((FIVE_WOLVES, FIVE_DUCKS, TRIPLE)):
        fill_bench(state, seat, cards)
    ask(state, LINEUP, 0b111)
    choose(state, 0, f"- {FIVE_WOLVES} bus:1-2 team:2")
    choose(state, 1, f"- {FIVE_DUCKS} bus:1-2")
    choose(state, 2, f"- {TRIPLE} bus:1-2")
    assert int(state.fans[0]) == before + 13 + helped("Caribou", 15), "the other team wins as usual"
    assert int(state.turned_over[0]) == 1


# --- Wolf

ROUND_3 = ("Rabbit1 Tiger1 Tiger2 Tiger3 Tiger4 Tiger5 Tiger6 Tiger8", FIVE_DUCKS, FIVE_WOLVES)


def test_A24_wolf_a_second_substitution_in_each_team() -> None:
    """A24 Wolf: first the usual ones, oldest team first, then again in each team that made one."""
    state = at_line_ups("Wolf", 3, *ROUND_3)
    choose(state, 0, "Duck2 Tiger1 Wolf2 Rabbit1")
    assert options_of(state) == {PASS, *read("Duck3 Duck4 Duck5 Duck7")}, "nobody who came in or has left"
    choose(state, 0, "Duck3")
    assert options_of(state) == set(read("Duck2 Wolf2 Tiger2 Tiger3 Tiger4 Tiger5 Tiger6 Tiger8"))
    choose(state, 0, "Tiger2")
    assert options_of(state) == {PASS, *read("Wolf3 Wolf5 Wolf6 Wolf7")}
    choose(state, 0, "Wolf3 Duck3")
    assert options_of(state) == set(read("Duck2 Wolf2 Wolf3 Tiger3 Tiger4 Tiger5 Tiger6 Tiger8"))


def line_up_others(state: State) -> None:
    """The two other managers hand in line-ups of round 3, any cards."""
    for seat, species in ((1, "Eagle"), (2, "Panda")):
        state.teams[seat, 0] = read(" ".join(f"{species}{n}" for n in range(1, 6)))
        state.teams[seat, 1] = read(" ".join(f"Horse{n}" for n in range(1, 6)))
        fill_bench(state, seat, " ".join(f"Caribou{n}" for n in range(1, 9)))
        take_back(state, seat)
        choose(state, seat, "- - Caribou1 Caribou2 Caribou3 Caribou4 Caribou5 bus:1-2-3")


def test_A24_wolf_carried_out() -> None:
    """A24 Wolf: both substitutions are carried out, and the coach is turned over."""
    state = at_line_ups("Wolf", 3, *ROUND_3)
    choose(state, 0, "Duck2 Tiger1 - Duck3 Tiger2 Tiger3 Tiger4 Tiger5 Tiger6 Tiger8 bus:1-2-3")
    line_up_others(state)
    assert int(state.turned_over[0]) == 1
    assert set(bench(state, 0)) == {
        *(card_name(card) for cards in (FIVE_DUCKS, FIVE_WOLVES) for card in read(cards)),
        *(f"Tiger{n}" for n in (1, 2, 3, 4, 5, 6, 8)),
        "Rabbit1",
    }, "the season is over: all cards are on the bench"
    shown = {card_name(int(card)) for card in np.flatnonzero(state.shown_in) if state.shown_by[card] == 0}
    assert "Tiger1" in shown
    assert "Tiger2" in shown
    assert not {"Duck2", "Duck3", "Rabbit1"} & shown, "they left before the teams were turned up"


def test_A24_wolf_needs_a_first_substitution() -> None:
    """A24 Wolf: no second substitution in a team that made none; not used up then."""
    state = at_line_ups("Wolf", 3, *ROUND_3)
    choose(state, 0, "- -")
    assert options_of(state) == set(read(ROUND_3[0])), "on to the new team"
    choose(state, 0, "Tiger1 Tiger2 Tiger3 Tiger4 Tiger5 bus:1-2-3")
    line_up_others(state)
    assert int(state.turned_over[0]) == 0


def test_A24_wolf_may_be_saved() -> None:
    """A24 Wolf: without a second substitution it stays face up."""
    state = at_line_ups("Wolf", 3, *ROUND_3)
    choose(state, 0, "Duck2 Tiger1 Wolf2 Rabbit1 - - Tiger2 Tiger3 Tiger4 Tiger5 Tiger6 bus:1-2-3")
    line_up_others(state)
    assert int(state.turned_over[0]) == 0


def test_A24_wolf_used_up() -> None:
    """A24 Wolf: turned over it allows one substitution a team, like anybody."""
    state = at_line_ups("Wolf", 3, *ROUND_3)
    state.turned_over[0] = 1
    ask(state, LINEUP, 0b111)
    choose(state, 0, "Duck2 Tiger1 Wolf2 Rabbit1")
    assert options_of(state) == set(read("Duck2 Wolf2 Tiger2 Tiger3 Tiger4 Tiger5 Tiger6 Tiger8"))


def test_A24_wolf_the_first_to_leave_can_come_back() -> None:
    """A24 Wolf, A10: who left first lies on the bench and may come in for the second."""
    state = at_line_ups("Wolf", 2, "Rabbit1 Tiger1 Tiger2 Tiger3 Tiger4 Tiger5 Tiger6", FIVE_DUCKS)
    choose(state, 0, "Duck2 Tiger1 Duck3 Duck2 Tiger2 Tiger3 Tiger4 Tiger5 Tiger6 bus:1-2")
    for seat in (1, 2):
        fill_bench(state, seat, FIVE_WOLVES)
        state.teams[seat, 0] = read(PAIR)
        take_back(state, seat)
        choose(state, seat, f"- {FIVE_WOLVES} bus:1-2")
    assert team(state, 0) == ["Duck2", "Duck4", "Duck5", "Duck7", "Tiger1"]
    assert bench(state, 0) == ["Rabbit1", "Duck3"]


@pytest.mark.parametrize(
    "choices",
    [
        "Duck2 Tiger1 Wolf2 Duck2 Duck3 Wolf2 Wolf3 Duck3 Wolf3 Tiger2",  # every card serves again at once
        "Duck2 Tiger1 Wolf2 Rabbit1 Duck3 Duck2 Wolf3 Wolf2",
        "Duck2 Tiger1 - Duck3 Tiger2",
        "- Wolf2 Tiger1 Wolf3 Wolf2 Wolf3",
        "Duck2 Tiger1 Wolf2 Rabbit1 Duck3",  # half a substitution
        "Duck2 Tiger1 Wolf2 Rabbit1 - Wolf3",
    ],
)
def test_A24_wolf_taken_back(choices: str) -> None:
    """A8 and A24 Wolf: whatever chain of substitutions is taken back, bench and teams are as before."""
    state = at_line_ups("Wolf", 3, *ROUND_3)
    choose(state, 0, choices)
    take_back(state, 0)
    assert bench(state, 0) == sorted(ROUND_3[0].split(), key=lambda card: read(card)[0])
    assert team(state, 0, 0) == FIVE_DUCKS.split()
    assert team(state, 0, 1) == FIVE_WOLVES.split()
    assert options_of(state) == {PASS, *read(FIVE_DUCKS)}
    choose(state, 0, "- - Tiger1 Tiger2 Tiger3 Tiger4 Tiger5 bus:2-3-1")
    assert not int(state.asked) & ~int(state.locked) & 1


# --- Horse


def buses_revealed(round_: int, mine: str, theirs: str = "bus:1-2-3") -> State:
    """Seat 0 has the Horse; the line-ups of a round are on the table."""
    state = prepared(3, edition=FIRST, coaches=1)
    engage(state, "Horse", "Shark", "Tiger")
    state.round_ = round_ - 1
    state.arenas[:] = [
        read_arena(name) for name in (PUDDLE, PUDDLE, "Stadium Fall 3", PUDDLE, "Polarena 1", "Dam Stadium 2")
    ]
    for seat in range(3):
        old = (FIVE_DUCKS, FIVE_WOLVES) if seat == 0 else (TRIPLE, PAIR)
        for number_, cards in enumerate(old[: round_ - 1]):
            state.teams[seat, number_] = read(cards)
        fill_bench(state, seat, NINES)
    ask(state, LINEUP, 0b111)
    for seat, plan in enumerate((mine, theirs, theirs)):
        choose(state, seat, f"{'- ' * (round_ - 1)}{NINES} {plan}")
    return state


def test_A24_horse_not_in_round_one() -> None:
    """A24 Horse: one team, one bus: nothing to swap."""
    state = before_round_1("Horse", NINES, GOALS, PAIR)
    assert int(state.phase) == DRAFT
    assert int(state.round_) == 1


def test_A24_horse_after_the_reveal() -> None:
    """A24 Horse: teams and buses lie open, no arena is settled; only the Horse's manager is asked."""
    state = buses_revealed(2, "bus:1-2", "bus:1-2")
    assert int(state.phase) == SWAP_BUSES
    assert asked(state) == [0]
    assert per_seat(state, "fans") == [0, 0, 0]
    assert state.bus[:3, :2].tolist() == [[0, 1]] * 3
    assert options_of(state) == {PASS, *read("bus:2-1")}
    choose(state, 0, "bus:2-1")
    assert int(state.turned_over[0]) == 1
    assert state.bus[0, :2].tolist() == [1, 0]
    # arena 1 (Puddle Park 1): NINES against two TRIPLEs; arena 2 (Stadium Fall 3): Ducks against two NINES
    assert per_seat(state, "fans") == [15 + 13, 13 + 10, 13 + 10]


def test_A24_horse_may_leave_the_buses() -> None:
    """A24 Horse: with a pass the buses stay, and so does the coach for round three."""
    state = buses_revealed(2, "bus:1-2", "bus:1-2")
    choose(state, 0, "-")
    assert int(state.turned_over[0]) == 0
    assert state.bus[0, :2].tolist() == [0, 1]
    assert int(state.phase) == DRAFT


def test_A24_horse_two_of_three() -> None:
    """A24 Horse: in round three any two of three buses change places; never all three."""
    state = buses_revealed(3, "bus:2-3-1")
    assert options_of(state) == {PASS, *read("bus:3-2-1 bus:1-3-2 bus:2-1-3")}
    assert all(BUS <= choice < TEAM_CHOICE for choice in options_of(state) - {PASS})
    choose(state, 0, "bus:1-3-2")
    assert int(state.round_) == 3


def test_A24_horse_once() -> None:
    """A24 Horse: turned over nobody is asked; the round ends with the reveal."""
    state = buses_revealed(2, "bus:1-2", "bus:1-2")
    choose(state, 0, "bus:2-1")
    for seat in range(3):
        fill_bench(state, seat, OTHER_NINES)
    state.round_ = 2
    ask(state, LINEUP, 0b111)
    for seat in range(3):
        choose(state, seat, f"- - {OTHER_NINES} bus:1-2-3")
    assert int(state.phase) != SWAP_BUSES
    assert int(state.round_) == 3


# --- Shark


def sharks(first_bench: str, tickets: int = 2) -> State:
    """Three managers after a match: seat 0 has the Shark and this bench."""
    state = in_playoffs(
        ["Shark", "Panda", "Rabbit"],
        Manager(FIVE_DUCKS, first_bench, tickets),
        Manager(GOALS, "Eagle1 Eagle2 Eagle3 Eagle4", tickets),
        Manager(PAIR, "Beaver3 Beaver4 Beaver5 Beaver6", tickets),
    )
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
    """A24 Shark: who begins to lay down goes on as usual, and the coach is not used."""
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
    """A21: somebody without a Shark and with one card is out."""
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


# --- a thirteenth


def with_a_thirteenth(**modifiers: int) -> Engine:
    """The rules as they are, with one more row in the table of coaches."""
    table, printed = COACH.copy(), PRINTED.copy()
    table[12] = [modifiers.get(name, 0) for name in MODIFIERS]
    printed[COACHES_PRINTED] = 13
    build = Build(lambda function, mark, outside, inline: function, {"COACH": table, "PRINTED": printed})
    return BuiltEngine(GAME, build)


def play_with_the_thirteenth(engine: Engine, seed: int) -> tuple[State, int | None, set[int]]:
    """A random game of six; the seat that kept the thirteenth coach, and the phases it was used up in."""
    state, luck = GAME.new_state(), random.Random(seed)
    engine.game.setup(state, np.array([1, 6, 0, 0, 1]), new_stream(f"thirteen {seed}"))
    used_in: set[int] = set()
    seat_of = None
    while not engine.game.over(state):
        waiting = [seat for seat in range(6) if int(engine.game.waiting(state)) >> seat & 1]
        seat = luck.choice(waiting)
        choices = [int(engine.game.choice(state, seat, k)) for k in range(engine.game.legal(state, seat))]
        wanted = [choice for choice in choices if choice == COACH_CARD + 12]
        phase, before = int(state.phase), state.turned_over.copy()
        engine.game.act(state, seat, luck.choice(wanted or choices))
        if int(state.phase) == DRAFT and 12 in state.coach.tolist():
            seat_of = state.coach.tolist().index(12)
        if seat_of is not None and state.turned_over[seat_of] > before[seat_of]:
            used_in.add(phase)
    return state, seat_of, used_in


@pytest.mark.parametrize(
    ("modifiers", "phases"),
    [
        ({"beside": BESIDE_TEAM, "once": 1, "fans": 5, "wins_ties": 1}, {LINEUP}),
        ({"once": 1, "skips": 1, "tickets": 2, "fans_at_start": 4}, {LAY_DOWN}),
        ({"once": 1, "swaps_buses": 1, "shot_symbol": 1}, {SWAP_BUSES}),
    ],
)
def test_A24_a_thirteenth_coach_is_a_row_of_data(modifiers: dict[str, int], phases: set[int]) -> None:
    """Whatever known abilities it combines, games with it are dealt, played and ended by the same rules."""
    engine = with_a_thirteenth(**modifiers)
    used: set[int] = set()
    dealt_to = set()
    for seed in range(12):
        state, seat, used_in = play_with_the_thirteenth(engine, seed)
        assert (state.playoff_rank > 0).all()
        if seat is not None:
            dealt_to.add(seat)
            used |= used_in
    assert len(dealt_to) > 1
    assert used == phases


def test_A24_a_thirteenth_coach_does_what_its_row_says() -> None:
    """Five fans more and every tie, beside a team, once."""
    engine = with_a_thirteenth(beside=BESIDE_TEAM, once=1, fans=5, wins_ties=1)
    state = before_round_1("Tiger", NINES, OTHER_NINES, PAIR)  # with a quiet coach all line-ups are handed in
    plain = per_seat(state, "fans")
    state = prepared(3, edition=FIRST, coaches=1)
    engage(state, "Tiger", "Shark", "PolarBear")
    state.coach[0] = 12
    state.arenas[0] = read_arena(PUDDLE)
    for seat, cards in enumerate((NINES, OTHER_NINES, PAIR)):
        fill_bench(state, seat, cards)
    engine.rule(ask)(state, LINEUP, 0b111)
    for seat, cards in enumerate((NINES, OTHER_NINES, PAIR)):
        for card in read(cards):
            engine.game.act(state, seat, card)
    assert int(engine.game.legal(state, 0)) == 2
    engine.game.act(state, 0, TEAM_CHOICE)
    assert plain == [15, 15, 11]
    assert per_seat(state, "fans") == [15 + 5, 13, 11]
    assert int(state.turned_over[0]) == 1
