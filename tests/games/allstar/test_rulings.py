"""The rulings A1 to A23: what the rulebooks leave open and how we settled it; and the card tables."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pytest

from sixthman.games.allstar.declaration import CUT, LAY_DOWN, LINEUP, OVER, PASS, SHOOTOUT, SPECIES_NAMES
from sixthman.games.allstar.rules.cards import ARENAS
from sixthman.games.allstar.rules.course import act, begin, go_on, place, settle_match, setup, waiting
from sixthman.games.allstar.rules.draft import begin_round
from sixthman.games.allstar.rules.envelopes import ask, take_back
from sixthman.games.allstar.rules.knowledge import view
from sixthman.games.allstar.rules.playoffs import eliminate
from sixthman.games.allstar.rules.ranking import is_three_and_two, shot_strength, strength_in
from sixthman.games.allstar.rules.record import State, new_state
from sixthman.games.allstar.rules.setup import may_play, prepare
from sixthman.games.allstar.table import AllstarDesk, AllstarOptions
from sixthman.games.allstar.table.notation import read, read_arena, symbol_of
from sixthman.kernel.stream import new_stream
from sixthman.messages import IllegalChoice
from sixthman.table import Table
from sixthman.table.desk import Given
from tests.games.allstar.conftest import (
    BEARS,
    FIVE_DUCKS,
    FIVE_WOLVES,
    GOALS,
    HANDS,
    LINEUPS,
    MORE_NINES,
    NINES,
    OTHER_NINES,
    PAIR,
    Manager,
    asked,
    beats,
    bench,
    choose,
    dealt,
    draft,
    fans_in_arena,
    game_in,
    line_up,
    of_kind,
    open_to,
    opener_after,
    options_of,
    packs,
    per_seat,
    play_rounds,
    playoffs,
    prepared,
    ranks,
    season_table,
    seen_by,
    strength_told,
    team,
)

ONE_OF_EACH, RUN, THREE_AND_TWO = "Combo Stadium 1", "Combo Stadium 2", "Combo Stadium 3"
ALL_DIFFERENT = "Panda4 Wolf5 Tiger8 Shark9 Horse2"  # no symbol, no two alike


def is_combo(arena: str, team_: str) -> bool:
    """Does the team beat five alike in that arena? (Species counts lowest, Bears are the best of it.)"""
    bears = "PolarBear2 PolarBear3 PolarBear4 PolarBear7 PolarBear8"
    return strength_in(0, 4, read(team_), read_arena(arena)) > strength_in(
        0, 4, read(bears), read_arena(arena)
    )


# --- the card tables


@pytest.mark.parametrize(
    ("species", "carriers"),
    [
        ("Rabbit", "5 6 7 8 9"),
        ("Duck", "6 7 8 9 1"),
        ("Beaver", "7 8 9 1 2"),
        ("Eagle", "3 5 1 2 7"),
        ("Penguin", "1 2 4 5 6"),
        ("Panda", "8 9 1 2 3"),
        ("Wolf", "9 1 2 3 4"),
        ("Shark", "4 5 6 7 8"),
        ("Tiger", "3 4 5 6 7"),
        ("Horse", "4 3 6 8 1"),
        ("Caribou", "2 3 4 5 6"),
        ("PolarBear", "1 2 3 4 5"),
    ],
)
def test_cards_symbols(species: str, carriers: str) -> None:
    """Each species carries each of the five symbols once, on these numbers."""
    found = {
        symbol_of(card): card % 9 + 1 for card in range(108) if card // 9 == SPECIES_NAMES.index(species)
    }
    found.pop(None)
    order = ["Goal", "Puck", "Helmet", "Glove", "Skate"]
    assert found == dict(zip(order, (int(number) for number in carriers.split()), strict=True))


def test_cards_species_order() -> None:
    """Weakest species first, twelve of them; each beats the one before by three alike."""
    order = "Rabbit Duck Beaver Eagle Penguin Panda Wolf Shark Tiger Horse Caribou PolarBear"
    assert " ".join(SPECIES_NAMES) == order
    for pair in combinations(order.split(), 2):
        one, other = [name for name in order.split() if name not in pair][:2]
        weaker, stronger = (f"{name}1 {name}4 {name}9 {one}2 {other}3" for name in pair)
        assert beats(6, stronger, weaker)


@pytest.mark.parametrize(
    ("name", "fans", "whistle", "not_for_two"),
    [
        ("Combo Stadium 1", "21 18 15 12 9 6", False, False),
        ("Combo Stadium 2", "22 20 17 15 13 11", False, False),
        ("Combo Stadium 3", "18 16 14 12 10 8", False, False),
        ("Dam Stadium 1", "7 10 12 13 15 18", True, False),
        ("Dam Stadium 2", "10 9 7 5 6 8", True, False),
        ("Dam Stadium 3", "13 14 16 13 11 9", True, False),
        ("Polarena 1", "16 15 12 11 7 6", False, False),
        ("Polarena 2", "14 13 11 8 6 5", False, False),
        ("Polarena 3", "0 4 5 7 8 12", True, True),
        ("Puddle Park 1", "15 13 11 9 6 3", False, False),
        ("Puddle Park 2", "11 10 8 5 3 2", False, False),
        ("Puddle Park 3", "20 17 15 14 12 9", False, False),
        ("Stadium Fall 1", "17 12 8 5 3 2", False, True),
        ("Stadium Fall 2", "19 18 16 13 9 4", False, False),
        ("Stadium Fall 3", "13 10 7 5 3 1", False, False),
    ],
)
def test_cards_arenas(name: str, fans: str, whistle: bool, not_for_two: bool) -> None:
    """Fans and marks of every arena, paid out in a game of six managers with six different ranks."""
    arena = ARENAS[read_arena(name)]
    assert (arena.whistle, arena.not_for_two) == (whistle, not_for_two)
    teams = ["Wolf2 Wolf5 Wolf6 Wolf7 Wolf8", "Duck2 Duck3 Duck4 Duck5 Panda7", GOALS, BEARS, NINES, PAIR]
    state = game_in(name, *teams)
    assert ranks(state) == [1, 2, 3, 4, 5, 6]
    assert fans_in_arena(state) == [int(number) for number in fans.split()]


@pytest.mark.parametrize(
    ("seats", "fans"),
    [
        (2, "10 6"),
        (3, "20 16 12"),
        (4, "30 23 17 11"),
        (5, "40 32 25 17 10"),
        (6, "50 41 32 23 15 7"),
    ],
)
def test_cards_playoff_fans(seats: int, fans: str) -> None:
    """Playoff fans by final rank: managers go out one after the other, the last one takes the first place."""
    state = playoffs(*[Manager(FIVE_DUCKS)] * seats)
    for seat in range(seats - 1, 0, -1):
        eliminate(state, 1 << seat)
    go_on(state)
    assert per_seat(state, "playoff_rank") == list(range(1, seats + 1))
    assert per_seat(state, "playoff_fans") == [int(number) for number in fans.split()]


def test_cards_whistle_arenas_can_be_left_out() -> None:
    """Whistle arenas are out if the managers agree on that, in any number of managers."""
    state = new_state()
    for seats in (2, 4):
        prepare(state, np.array([0, seats, 1 if seats == 2 else 0, 1, 0]))
        out = {arena.name for index, arena in enumerate(ARENAS) if not may_play(state, index)}
        whistles = {"Dam Stadium 1", "Dam Stadium 2", "Dam Stadium 3", "Polarena 3"}
        assert out == whistles | ({"Stadium Fall 1"} if seats == 2 else set())


def test_cards_all_back_in_the_box() -> None:
    """Setting a new game up leaves nothing of the last one: the record is as if it were new."""
    state = dealt(5, seed="last game")
    begin(state)
    while waiting(state):
        seat = (waiting(state) & -waiting(state)).bit_length() - 1
        act(state, seat, max(options_of(state, seat)))
    options = np.array([0, 4, 0, 0, 0])
    setup(state, options, new_stream("next game"))
    fresh = new_state()
    setup(fresh, options, new_stream("next game"))
    assert state.tobytes() == fresh.tobytes()
    assert set(fresh.marks.tolist()) == {0}
    for field in ("benched", "fans", "playoff_fans", "playoff_rank", "strengths", "tickets", "laid_down"):
        assert fresh[field].tolist() == [0] * 6
    for field in ("pack_at", "held", "stage"):  # the two seats nobody sits on
        assert fresh[field][4:].tolist() == [0, 0]


# --- A1 to A7: strength and ranking


def test_A1_the_larger_set_wins() -> None:
    """A1: how many are alike counts before anything else: four of the weakest species beat three Goals."""
    four_rabbits = "Rabbit1 Rabbit2 Rabbit3 Rabbit4 Wolf8"
    for seats in range(2, 7):
        assert beats(seats, four_rabbits, GOALS)
        assert beats(seats, FIVE_DUCKS, four_rabbits)


def test_A1_then_the_category() -> None:
    """A1: then Symbol, Number, Species for 2 to 4 seated; Symbol, Species, Number for 5 and 6."""
    skates = "Wolf4 Rabbit9 Duck1 Panda5 Tiger2"  # the weakest symbol
    ones = "Rabbit1 Caribou1 Tiger1 Panda5 Duck2"  # the weakest number, no symbol among them
    rabbits = "Rabbit1 Rabbit2 Rabbit3 Panda5 Tiger9"  # the weakest species
    for seats in (2, 3, 4):
        assert beats(seats, skates, NINES)
        assert beats(seats, ones, BEARS)
    for seats in (5, 6):
        assert beats(seats, skates, BEARS)
        assert beats(seats, rabbits, NINES)


def test_A1_then_the_value() -> None:
    """A1: then how high the value stands: 9 above 8, Polar bear above Caribou, Goal above Puck."""
    assert beats(4, NINES, "Eagle8 Penguin8 Tiger8 Rabbit1 Duck2")
    assert beats(4, "Rabbit2 Duck2 Eagle4 Wolf5 Tiger8", "Rabbit1 Duck2 Eagle4 Wolf5 Tiger1")  # 2 2 and 1 1
    assert beats(4, BEARS, "Caribou7 Caribou8 Caribou9 Eagle6 Horse2")
    assert beats(4, GOALS, "Rabbit6 Duck7 Beaver8 Panda5 Tiger1")


def test_A1_the_best_of_several_sets_counts() -> None:
    """A1: three Goals that are also three 3s count as the better one; so do two sets in one attribute."""
    assert strength_told(4, "Tiger3 Eagle3 Rabbit5 Rabbit3 Duck9") == [3, "Symbol", "Goal"]
    assert strength_told(4, "Rabbit2 Duck2 Wolf7 Shark7 Panda5") == [2, "Number", "7"]
    assert strength_told(4, "Rabbit4 Duck4 Beaver4 Wolf8 Wolf7") == [3, "Number", "4"]
    bears_and_eights = "PolarBear6 PolarBear7 PolarBear8 Eagle8 Horse8"
    assert strength_told(4, bears_and_eights) == [3, "Number", "8"]
    assert strength_told(5, bears_and_eights) == [3, "Species", "PolarBear"]


def test_A1_no_symbol_is_no_set() -> None:
    """A1: five cards without a symbol have nothing in common by that."""
    assert strength_told(4, ALL_DIFFERENT) == [1, "Number", "9"]
    assert strength_told(4, "Panda4 Panda5 Tiger8 Shark9 Horse2") == [2, "Species", "Panda"]


def test_A2_strength_one() -> None:
    """A2: all different: judged on the best single attribute in category order, a symbol if there is one."""
    one_skate = "Rabbit1 Duck2 Beaver3 Eagle4 Tiger7"
    assert strength_told(4, one_skate) == [1, "Symbol", "Skate"]
    assert strength_told(4, ALL_DIFFERENT) == [1, "Number", "9"]
    assert strength_told(5, ALL_DIFFERENT) == [1, "Species", "Horse"]
    for seats in range(2, 7):
        assert beats(seats, one_skate, ALL_DIFFERENT)


def test_A2_the_best_symbol_of_several() -> None:
    """A2: with a Puck and a Skate the Puck counts: above a lone Helmet, level with another lone Puck."""
    puck_and_skate = "Shark5 Rabbit9 Beaver3 Eagle4 Panda7"
    helmet = "Rabbit7 Duck2 Beaver3 Eagle4 Panda6"
    puck = "Rabbit6 Duck2 Beaver3 Eagle4 Panda7"
    assert strength_told(4, puck_and_skate) == [1, "Symbol", "Puck"]
    assert ranks(game_in("Stadium Fall 3", helmet, puck_and_skate, puck)) == [3, 1, 1]


def test_A3_category_order_is_that_of_the_start() -> None:
    """A3: five sat down, two are left: Species still counts above Number; of four it is the other way."""
    bench_ = "Rabbit7 Rabbit8"
    left = [Manager(BEARS, bench_), Manager(NINES, bench_)]
    five = playoffs(*left, Manager(out=3), Manager(out=4), Manager(out=5))
    settle_match(five)
    assert per_seat(five, "playoff_rank")[:2] == [1, 2]
    four = playoffs(*left, Manager(out=3), Manager(out=4))
    settle_match(four)
    assert per_seat(four, "playoff_rank")[:2] == [2, 1]


def test_A3_shootout_late_in_the_playoffs() -> None:
    """A3: the shootout of the last two of five managers also looks at Species before Number."""
    state = playoffs(
        Manager(NINES, "Horse8 Rabbit3"),
        Manager(OTHER_NINES, "Caribou5 Rabbit4"),
        *[Manager(out=rank_) for rank_ in (3, 4, 5)],
    )
    settle_match(state)
    choose(state, 0, "Horse8")
    choose(state, 1, "Caribou5")
    assert per_seat(state, "playoff_rank") == [2, 1, 3, 4, 5]


def test_A4_ties_skip_ranks() -> None:
    """A4: same count, category and value: both take the rank, the next one is skipped."""
    state = game_in("Puddle Park 1", NINES, FIVE_DUCKS, OTHER_NINES, PAIR)
    assert ranks(state) == [2, 1, 2, 4]
    assert fans_in_arena(state) == [13, 15, 13, 9]


def test_A4_three_way_tie_skips_two_ranks() -> None:
    """A4: three at the top of five take rank 1 each, then come ranks 4 and 5."""
    state = game_in("Polarena 1", NINES, OTHER_NINES, MORE_NINES, PAIR, ALL_DIFFERENT)
    assert ranks(state) == [1, 1, 1, 4, 5]
    assert fans_in_arena(state) == [16, 16, 16, 11, 7]


def test_A4_fillers_break_no_tie() -> None:
    """A4: only the best set is compared: a second pair or a high card does not help."""
    state = game_in(
        "Polarena 1", "Eagle9 Penguin9 Tiger9 Rabbit1 Rabbit2", "Shark9 Horse9 Caribou9 PolarBear8 Horse7"
    )
    assert ranks(state) == [1, 1]


@pytest.mark.parametrize(
    ("team_", "run"),
    [
        ("Rabbit1 Wolf5 Duck2 Shark3 Tiger8", False),
        ("Rabbit1 Wolf5 Duck2 Shark3 Tiger4", True),
        ("Rabbit5 Wolf6 Duck7 Shark8 Tiger9", True),
        ("Rabbit9 Wolf8 Duck7 Shark6 Tiger5", True),
        ("Rabbit8 Wolf9 Duck1 Shark2 Tiger3", False),
        ("Rabbit9 Wolf1 Duck2 Shark3 Tiger4", False),
        ("Rabbit1 Wolf2 Duck3 Shark4 Tiger4", False),
        ("Rabbit1 Wolf2 Duck3 Shark4 Tiger6", False),
        ("Duck3 Duck4 Duck5 Duck6 Duck7", True),
    ],
)
def test_A5_run_of_five(team_: str, run: bool) -> None:
    """A5: five consecutive numbers in any order; 9 and 1 are no neighbours."""
    assert is_combo(RUN, team_) is run
    assert not is_combo("Puddle Park 1", team_)


@pytest.mark.parametrize(
    ("team_", "each"),
    [
        ("Tiger3 Shark5 Penguin4 Eagle2 Rabbit9", True),
        ("Duck6 Duck7 Duck8 Duck9 Duck1", True),
        ("Tiger3 Shark5 Penguin4 Eagle2 Rabbit1", False),  # the Skate is missing
        ("Tiger3 Shark5 Penguin4 Eagle2 Wolf3", False),  # two Gloves
    ],
)
def test_A5_one_of_each_symbol(team_: str, each: bool) -> None:
    """A5: one of each is all five symbols, nothing less."""
    assert is_combo(ONE_OF_EACH, team_) is each
    assert not is_combo(RUN, "Tiger3 Shark5 Penguin4 Eagle2 Rabbit9")


@pytest.mark.parametrize(
    "team_",
    [
        "PolarBear6 PolarBear7 PolarBear8 Rabbit4 Duck4",  # three Bears, two 4s
        "Rabbit4 Duck4 Panda4 Wolf7 Shark7",  # three 4s, two 7s
        "Wolf6 Wolf7 Wolf8 Shark1 Shark9",  # three Wolves, two Sharks
        "Tiger3 Shark4 Rabbit5 Eagle6 Eagle9",  # three Goals, two Eagles
        "Rabbit4 Duck4 Panda4 Rabbit5 Wolf9",  # three 4s, two Goals
        "Tiger3 Shark4 Rabbit5 Duck7 Beaver8",  # three Goals, two Pucks
        "Duck2 Duck3 Duck5 Duck4 Wolf4",  # four Ducks, but one of them makes the two 4s
        "Duck4 Wolf4 Shark4 Tiger4 Duck9",  # four 4s, but one of them makes the two Ducks
    ],
)
def test_A6_three_and_two(team_: str) -> None:
    """A6: three share one value, the other two a different one; the attributes are free to mix."""
    assert is_combo(THREE_AND_TWO, team_)
    assert not is_combo("Puddle Park 1", team_)


@pytest.mark.parametrize(
    "team_",
    [
        "PolarBear6 PolarBear7 PolarBear8 Rabbit4 Duck3",  # three and nothing
        "PolarBear4 PolarBear6 PolarBear7 Duck4 Rabbit1",  # the 4s overlap with the Bears
        "PolarBear6 PolarBear7 PolarBear8 Tiger9 Wolf5",  # two cards without symbol are no pair
        "Duck2 Duck3 Duck5 Duck4 Wolf9",  # four and nothing
        "Rabbit4 Duck4 Wolf7 Shark7 Panda5",  # two and two
    ],
)
def test_A6_not_three_and_two(team_: str) -> None:
    """A6: the five cards have to split into the three and the two, each with something in common."""
    assert not is_combo(THREE_AND_TWO, team_)


def test_A6_five_alike_never_counts() -> None:
    """A6: five 4s, two of them with the Goal, could be split; but five alike stay five alike."""
    five_fours = "Shark4 Horse4 Tiger4 PolarBear4 Wolf4"
    assert is_three_and_two(0, 4, read(five_fours))
    assert strength_told(4, five_fours) == [5, "Number", "4"]
    state = game_in(THREE_AND_TWO, five_fours, "PolarBear6 PolarBear7 PolarBear8 Rabbit4 Duck4", PAIR)
    assert ranks(state) == [2, 1, 3]
    assert fans_in_arena(state) == [16, 18, 14]


def test_A7_combos_tie_at_the_top() -> None:
    """A7: whatever its run is made of, a team that makes the combo is first; five alike come after."""
    low, high, ducks = (
        "Rabbit1 Wolf2 Beaver3 Shark4 Tiger5",
        "Rabbit5 Wolf6 Beaver7 Shark8 Tiger9",
        "Duck3 Duck4 Duck5 Duck6 Duck7",
    )
    state = game_in(RUN, low, FIVE_WOLVES, high, ducks, PAIR)
    assert ranks(state) == [1, 4, 1, 1, 5]
    assert fans_in_arena(state) == [22, 15, 22, 22, 13]


def test_A7_others_rank_as_usual() -> None:
    """A7: below the combos everything is as in any arena, ties included."""
    state = game_in(RUN, "Rabbit1 Wolf2 Beaver3 Shark4 Tiger5", NINES, OTHER_NINES, GOALS)
    assert ranks(state) == [1, 3, 3, 2]


def test_A7_playoffs_know_no_combos() -> None:
    """A7: in the playoffs a run that is also one of each symbol is all different, and loses to a pair."""
    everything = "Eagle2 Tiger3 Caribou4 Shark5 Penguin6"
    assert is_combo(RUN, everything)
    assert is_combo(ONE_OF_EACH, everything)
    state = playoffs(Manager(everything), Manager("Rabbit1 Rabbit2 Wolf5 Shark9 Tiger8"))
    settle_match(state)
    assert per_seat(state, "playoff_rank") == [2, 1]


# --- A8 to A16: the season


def test_A8_sealed_and_simultaneous() -> None:
    """A8: a choice changes nothing that others see, not even that it was made, until all have chosen."""
    table = season_table()
    before = seen_by(table)
    table.choose(1, "Rabbit2")
    table.choose(0, "Duck1")
    assert seen_by(table)[2:] == before[2:]
    assert table.events(2) == season_table().events(2)
    assert bench(table.view(0), 0) == []
    table.choose(2, "Beaver1")
    assert [bench(table.view(seat), seat) for seat in range(3)] == [["Duck1"], ["Rabbit2"], ["Beaver1"]]


def test_A8_take_back_until_the_last_has_locked() -> None:
    """A8: a seat may change its mind while others think; afterwards the choice stands."""
    table = season_table()
    table.choose(0, "Duck1")
    table.take_back(0)
    assert table.waiting() == [0, 1, 2]
    other = next(card for card in open_to(table, 0) if card != "Duck1")
    table.choose(0, other)
    table.choose(1, "Rabbit2")
    table.choose(2, "Beaver1")
    assert bench(table.view(0), 0) == [other]
    with pytest.raises(IllegalChoice):
        table.take_back(0)


def test_A8_line_up_is_one_sealed_choice() -> None:
    """A8: substitutions, new team and buses can all be taken back and changed, half done or complete."""
    table = season_table()
    play_rounds(table, 1)
    draft(table, HANDS[1])
    at_first = bench(table.view(0), 0)
    for part in ("Panda5", "Panda5>Duck5", "Panda5>Duck5 / Panda5 Wolf1", LINEUPS[1][0]):
        table.choose(0, part)
        table.take_back(0)
        assert bench(table.view(0), 0) == at_first
        assert team(table.view(0), 0) == ["Duck1", "Duck2", "Duck3", "Duck4", "Panda5"]
        assert table.waiting() == [0, 1, 2]
    happened = line_up(table, ["- / Wolf1 Wolf2 Wolf3 Wolf4 Wolf5 / bus:2-1", *LINEUPS[1][1:]])
    assert of_kind(happened, "substituted") == []
    assert team(table.view(1), 0) == ["Duck1", "Duck2", "Duck3", "Duck4", "Panda5"]


def test_A8_playoff_teams_are_turned_up_together() -> None:
    """A8: nothing of a playoff team is seen, and no match played, before the last one is handed in."""
    table = season_table()
    play_rounds(table, 3)
    before = seen_by(table)
    table.choose(0, "Wolf1 Wolf2 Wolf3 Wolf4 Wolf5")
    table.choose(2, "Panda1 Panda2 Beaver3 Beaver4 Panda6")
    table.choose(1, "Eagle1 Eagle2 Eagle3 Eagle4")
    assert seen_by(table)[3] == before[3]
    happened = table.choose(1, "Eagle5")
    match = of_kind(happened, "match")[0].facts["ranking"]
    assert [(row["rank"], row["seat"]) for row in match] == [(1, 0), (2, 1), (3, 2)]
    assert [dict(event.facts) for event in of_kind(happened, "ticket-lost")] == [{"seat": 2, "left": 0}]


def test_A9_left_is_the_next_seat() -> None:
    """A9: four packs of six; after each pick seat i+1 holds what seat i held; in round 2 the other way."""
    for round_, way in ((0, 1), (1, -1), (2, 1)):
        state = dealt(4)
        state.round_ = round_
        begin_round(state)
        ask(state, 0, 0b1111)
        first = 24 * round_
        for step in range(5):
            for seat in range(4):
                pack = (seat - way * step) % 4
                held = set(state.deck[first + 6 * pack + step : first + 6 * pack + 6].tolist())
                assert options_of(state, seat) == held
            for seat in range(4):
                act(state, seat, max(options_of(state, seat)))
        assert per_seat(state, "benched") == [6] * 4


def test_A9_a_seat_sees_the_pack_it_holds() -> None:
    """A9 and A12: in every round a view shows the pack in hand, and no pack that has not come round yet."""
    table = season_table()
    for round_, way in enumerate((1, -1, 1)):
        first = 18 * round_
        for step in range(5):
            for seat in range(3):
                deck = table.view(seat).deck.tolist()
                for pack in range(3):
                    start = first + 6 * pack
                    arrives = way * (seat - pack) % 3  # the step at which the pack comes to this seat
                    seen = [card for card in deck[start : start + 6] if card >= 0]
                    assert len(seen) == (6 - arrives if arrives <= step else 0)
                    if arrives % 3 == step % 3:
                        assert sorted(deck[start + step : start + 6]) == sorted(table.legal(seat))
            for seat in range(3):
                table.choose(seat, HANDS[round_][seat].split()[step])
        line_up(table, LINEUPS[round_])


def at_line_ups(round_: int, bench_: str, *teams: str) -> State:
    """Seat 0 of three before its line-up in a later round; the others have nothing to say here."""
    state = prepared(3)
    state.round_ = round_ - 1
    cards = read(bench_)
    state.bench[0, : len(cards)] = cards
    state.benched[0] = len(cards)
    for number, team_ in enumerate(teams):
        state.teams[0, number] = read(team_)
    ask(state, LINEUP, 0b111)
    return state


ROUND_3 = ("Rabbit1 Tiger1 Tiger2 Tiger3 Tiger4 Tiger5 Tiger6 Tiger8", FIVE_DUCKS, FIVE_WOLVES)


def test_A10_oldest_team_first_and_one_each() -> None:
    """A10: the first substitution is for team 1, the second for team 2, then comes the new team."""
    state = at_line_ups(3, *ROUND_3)
    assert {*read(FIVE_DUCKS), PASS} == options_of(state)
    choose(state, 0, "Duck2 Tiger1")
    assert {*read(FIVE_WOLVES), PASS} == options_of(state)
    choose(state, 0, "Wolf2 Rabbit1")
    assert options_of(state) == set(read("Duck2 Wolf2 Tiger2 Tiger3 Tiger4 Tiger5 Tiger6 Tiger8"))


def test_A10_substitutions_are_optional() -> None:
    """A10: a manager may leave any team as it is: none, the first only, the second only."""
    state = at_line_ups(3, *ROUND_3)
    choose(state, 0, "- -")
    assert options_of(state) == set(read(ROUND_3[0]))
    take_back(state, 0)
    choose(state, 0, "- Wolf3 Tiger6")
    assert options_of(state) == set(read("Wolf3 Rabbit1 Tiger1 Tiger2 Tiger3 Tiger4 Tiger5 Tiger8"))
    take_back(state, 0)
    choose(state, 0, "Duck3 Tiger6 -")
    assert options_of(state) == set(read("Duck3 Rabbit1 Tiger1 Tiger2 Tiger3 Tiger4 Tiger5 Tiger8"))


def test_A10_the_card_taken_out_serves_at_once() -> None:
    """A10: a Duck leaves team 1 for a Tiger, joins team 2, and the Wolf it replaces joins the new team."""
    table = season_table()
    play_rounds(table, 2)
    draft(table, HANDS[2])
    mine = "Duck3>Duck6 Wolf3>Duck3 / Wolf3 Duck7 Duck8 Duck9 Wolf6 / bus:1-2-3"
    happened = line_up(table, [mine, *LINEUPS[2][1:]])
    assert table.moments[-1].choices[0] == mine
    swaps = [
        (event.facts["team"], event.facts["out"], event.facts["in"])
        for event in of_kind(happened, "substituted")
    ]
    assert swaps == [(1, "Duck3", "Duck6"), (2, "Wolf3", "Duck3")]
    row = [
        next(row for row in event.facts["ranking"] if row["seat"] == 0)
        for event in of_kind(happened, "arena")
    ]
    assert row[0]["cards"] == ["Duck1", "Duck2", "Duck4", "Duck5", "Duck6"]
    assert row[1]["cards"] == ["Duck3", "Wolf1", "Wolf2", "Wolf4", "Wolf5"]
    assert row[2]["cards"] == ["Duck7", "Duck8", "Duck9", "Wolf3", "Wolf6"]


def test_A10_taken_back_after_serving_twice() -> None:
    """A8 and A10: taking such a chain back restores bench and teams; another line-up can follow."""
    state = at_line_ups(3, *ROUND_3)
    choose(state, 0, "Duck2 Tiger1 Wolf2 Duck2 Wolf2 Tiger2")
    take_back(state, 0)
    assert bench(state, 0) == sorted(ROUND_3[0].split(), key=lambda card: read(card)[0])
    assert team(state, 0, 0) == FIVE_DUCKS.split()
    choose(state, 0, "- - Tiger1 Tiger2 Tiger3 Tiger4 Tiger5 bus:2-3-1")
    assert waiting(state) == 0b110


def test_A10_only_bench_cards_come_in() -> None:
    """A10: what comes in is a bench card; the card just taken out cannot go straight back in."""
    state = at_line_ups(2, "Rabbit1 Tiger1 Tiger2 Tiger3 Tiger4 Tiger5 Tiger6", FIVE_DUCKS)
    choose(state, 0, "Duck2")
    assert options_of(state) == set(read("Rabbit1 Tiger1 Tiger2 Tiger3 Tiger4 Tiger5 Tiger6"))


def test_A11_what_left_and_what_came_in() -> None:
    """A11: until all is opened others see the old team; then the card that left lies on the bench, known."""
    table = season_table()
    play_rounds(table, 1)
    draft(table, HANDS[1])
    table.choose(0, LINEUPS[1][0])
    table.choose(2, LINEUPS[1][2])
    seen = table.view(1)
    assert team(seen, 0) == ["Duck1", "Duck2", "Duck3", "Duck4", "Panda5"]
    assert set(seen.envelope[0].tolist()) == {-1}
    table.choose(1, LINEUPS[1][1])
    seen = table.view(1)
    assert team(seen, 0) == ["Duck1", "Duck2", "Duck3", "Duck4", "Duck5"]
    assert int(seen.benched[0]) == 2
    assert seen.bench[0, :2].tolist() == [read("Panda5")[0], -1]  # Rabbit1 was never shown


def test_A12_drafted_cards_are_private() -> None:
    """A12: others know how many cards lie on a bench, not which; and hear of no pick but their own."""
    table = season_table()
    draft(table, HANDS[0])
    seen = table.view(1)
    assert per_seat(seen, "benched") == [6, 6, 6]
    assert set(seen.bench[0].tolist()) == {-1}
    assert set(table.view(None).bench[:3].ravel().tolist()) == {-1}
    assert {event.facts["seat"] for event in of_kind(table.events(1), "picked")} == {1}
    assert of_kind(table.events(None), "picked") == []


def test_A12_teams_once_shown_stay_known() -> None:
    """A12: in the playoffs the 16 cards a manager has shown are known on its bench, the other two not."""
    table = season_table()
    play_rounds(table, 3)
    seen = table.view(1)
    known = [card for card in seen.bench[0].tolist() if card >= 0]
    shown = {
        *read("Duck1 Duck2 Duck3 Duck4 Duck5 Panda5 Wolf1 Wolf2 Wolf3 Wolf4 Wolf5"),
        *read("Duck6 Duck7 Duck8 Duck9 Wolf6"),
    }
    assert set(known) == shown
    assert int(seen.benched[0]) == 18
    assert len(bench(table.view(0), 0)) == 18


CLASH_DECK = [f"{species}{number}" for species in ("Duck", "Tiger") for number in range(1, 8)]


def clash_table() -> Table:
    """Clash: seat 1 is dealt the Ducks 1 to 7, seat 2 the Tigers 1 to 7."""
    return Table(
        AllstarDesk(), AllstarOptions(seats=2, mode="clash"), seed="c", given=Given({"deck": CLASH_DECK})
    )


def test_A12_playoff_teams_become_known() -> None:
    """A12: Rabbit 1, never played in the season, is known to be seat 1's once it stands in a playoff team."""
    table = season_table()
    play_rounds(table, 3)
    rabbit = read("Rabbit1")[0]
    assert int(table.view(1).shown_in[rabbit]) == 0
    table.choose(0, "Wolf1 Wolf2 Wolf3 Wolf4 Rabbit1")
    table.choose(1, "Eagle1 Eagle2 Eagle3 Eagle4 Eagle5")
    table.choose(2, "Panda1 Panda2 Panda3 Panda4 Panda6")
    seen = table.view(1)
    assert int(seen.shown_in[rabbit]) == 4  # the playoffs come after round 3
    assert int(seen.shown_by[rabbit]) == 0
    assert team(seen, 0) == ["Rabbit1", "Wolf1", "Wolf2", "Wolf3", "Wolf4"]


def test_A13_clash_counts() -> None:
    """A13: 7, 4, 2, 0 cards in hand; three choices, two, one; each bench gets four kept and three given."""
    table = clash_table()
    in_hand, benched = [], []
    for picks in (3, 2, 1):
        in_hand.append([len(table.legal(seat)) for seat in range(2)])
        for seat in range(2):
            table.choose(seat, sorted(table.legal(seat))[:picks])
        benched.append(per_seat(table.view(None), "benched"))
    assert in_hand == [[7, 7], [4, 4], [2, 2]]
    assert benched == [[3, 3], [5, 5], [7, 7]]
    for seat in range(2):
        told = [event.kind for event in table.events(seat) if event.to == seat]
        assert told.count("picked") == 4
        assert told.count("given") == told.count("gave") == 3


def test_A13_keeps_one_once_at_the_start() -> None:
    """A13: of the first three choices the first two are kept, only the third is given away."""
    table = clash_table()
    table.choose(0, "Duck7 Duck5 Duck6")
    assert table.waiting() == [1]
    table.choose(1, "Tiger7 Tiger5 Tiger6")
    assert bench(table.view(0), 0) == ["Duck5", "Duck7", "Tiger6"]
    assert bench(table.view(1), 1) == ["Duck6", "Tiger5", "Tiger7"]
    gave = of_kind(table.events(0), "gave")
    assert [event.facts["card"] for event in gave] == ["Duck6"]
    assert [event.facts["card"] for event in of_kind(table.events(0), "given")] == ["Tiger6"]


HERITAGE = [
    ["Duck1 Duck2 Duck3 Duck4 Duck5 Duck6 Wolf1", "Tiger1 Tiger2 Tiger3 Tiger4 Tiger5 Tiger6 Wolf2"],
    ["Duck7 Duck8 Duck9 Wolf3 Wolf4 Wolf5 Wolf6", "Tiger7 Tiger8 Tiger9 Wolf7 Wolf8 Wolf9 Horse1"],
]


def test_A14_thrown_away_is_one_of_the_seven() -> None:
    """A14: the card thrown away is one received this round, not an older one, and lies face down."""
    deck = [card for round_, hands in enumerate(HERITAGE, start=1) for card in packs(round_, hands)]
    table = Table(AllstarDesk(), AllstarOptions(seats=2), seed="h", given=Given({"deck": deck}))
    draft(table, HERITAGE[0])
    assert open_to(table, 0) == ["Duck1", "Duck2", "Duck3", "Duck4", "Duck5", "Duck6", "Wolf1"]
    line_up(table, ["Wolf1 / Duck1 Duck2 Duck3 Duck4 Duck5", "Wolf2 / Tiger1 Tiger2 Tiger3 Tiger4 Tiger5"])
    assert bench(table.view(0), 0) == ["Duck6"]
    draft(table, HERITAGE[1])
    assert open_to(table, 0) == ["Duck7", "Duck8", "Duck9", "Wolf3", "Wolf4", "Wolf5", "Wolf6"]
    assert not table.can(0, "Duck6")  # an older bench card
    assert table.view(0).thrown[0].tolist() == [read("Wolf1")[0], -1, -1]
    for seat in (1, None):
        assert table.view(seat).thrown[0].tolist() == [-1, -1, -1]
        assert all(event.facts["seat"] == seat for event in of_kind(table.events(seat), "threw-away"))
    assert len(of_kind(table.events(0), "threw-away")) == 1


def test_A14_a_thrown_card_is_gone() -> None:
    """A14: what is thrown away can neither come in nor join the new team."""
    deck = [card for round_, hands in enumerate(HERITAGE, start=1) for card in packs(round_, hands)]
    table = Table(AllstarDesk(), AllstarOptions(seats=2), seed="h", given=Given({"deck": deck}))
    draft(table, HERITAGE[0])
    table.choose(0, "Wolf1")
    assert open_to(table, 0) == ["Duck1", "Duck2", "Duck3", "Duck4", "Duck5", "Duck6"]
    with pytest.raises(IllegalChoice):
        table.choose(0, "Wolf1")


@pytest.mark.parametrize("lot", [1, 2])
def test_A15_the_first_chooser_by_lot(lot: int) -> None:
    """A15: in round 1 a lot says who chooses first, and both can win it."""
    table = Table(
        AllstarDesk(),
        AllstarOptions(seats=2, mode="free-agency"),
        seed="f",
        given=Given({"lots": [str(lot)]}),
    )
    assert table.waiting() == [lot - 1]
    drawn = {int(dealt(2, "free-agency", f"{seed}").lots[0]) for seed in range(30)}
    assert drawn == {0, 1}


def test_A15_fewer_fans_then_the_lot() -> None:
    """A15: later the one with fewer fans opens, whatever the lot says; with equal fans the lot decides."""
    assert opener_after((20, 25), 1, (1, 1, 1)) == 0
    assert opener_after((25, 20), 2, (0, 0, 0)) == 1
    assert opener_after((20, 20), 1, (0, 1, 0)) == 1
    assert opener_after((20, 20), 2, (1, 1, 0)) == 0


def test_A15_the_opener_alternates() -> None:
    """A15: whoever chose second opens the next three; so with lot 2 the order is 2 1, 1 2, 2 1, …"""
    table = Table(
        AllstarDesk(), AllstarOptions(seats=2, mode="free-agency"), seed="f", given=Given({"lots": ["2"]})
    )
    order = []
    while len(table.waiting()) == 1:
        seat = table.waiting()[0]
        order.append(seat + 1)
        table.choose(seat, [table.legal(seat)[0]])
    assert order == [2, 1, 1, 2, 2, 1, 1, 2, 2, 1, 1, 2]


@pytest.mark.parametrize("mode", ["heritage", "free-agency", "clash"])
def test_A16_two_managers(mode: str) -> None:
    """A16: two tickets each in every mode; the arenas marked so are out."""
    state = dealt(2, mode)
    assert per_seat(state, "tickets") == [2, 2]
    out = {arena.name for index, arena in enumerate(ARENAS) if not may_play(state, index)}
    assert out == {"Polarena 3", "Stadium Fall 1"}
    assert all(may_play(prepared(3), index) for index in range(15))


# --- A17 to A23: the playoffs


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
    table = Table(AllstarDesk(), AllstarOptions(seats=4), seed="A17")
    while not table.over:
        seat = table.waiting()[0]
        table.choose(seat, [table.legal(seat)[0]])
    assert sorted(table.view(0).playoff_rank[:4].tolist()) == [1, 2, 3, 4]
    assert sorted(table.view(0).playoff_fans[:4].tolist()) == [11, 17, 23, 30]
    assert len(of_kind(table.events(), "match")) == 3
    second, champion, final = table.events()[-3:]
    assert [second.kind, champion.kind, final.kind] == ["eliminated", "champion", "final"]
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
    assert seen.shown_in[read("Rabbit5")[0]] > 0  # everybody saw the shots


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
    assert (shootout.kind, lost.kind) == ("shootout", "ticket-lost")
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
    assert [place(state, seat) for seat in range(3)] == [1, 2, 3]


def test_A23_the_bonus_is_no_playoff_fan() -> None:
    """A23: level on fans and on playoff fans without bonus: the win is shared, whatever tickets paid."""
    state = prepared(3)
    state.fans[:3] = [70, 70, 50]
    state.playoff_fans[:3] = [16, 16, 20]
    state.tickets[:3] = [1, 0, 0]
    assert [place(state, seat) for seat in range(3)] == [1, 1, 3]


def test_A23_more_fans_come_first() -> None:
    """A23: playoff fans decide nothing as long as the fans differ."""
    state = prepared(4)
    state.fans[:4] = [71, 70, 72, 70]
    state.playoff_fans[:4] = [11, 30, 17, 23]
    assert [place(state, seat) for seat in range(4)] == [2, 3, 1, 4]
