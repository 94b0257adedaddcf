"""The worked examples and tables of the 2025 rulebook, pages 2 to 8: the box, the setup, the three rounds.

The drawings show cards that the text does not name; where an example leaves them open the cards here
are ours, chosen so that only the rule in question decides.
"""

from __future__ import annotations

from itertools import combinations, permutations

import pytest

from sixthman.games.allstar.declaration import SPECIES_NAMES, SYMBOL_NAMES
from sixthman.games.allstar.rules.cards import ARENAS, NOT_FOR_TWO
from sixthman.games.allstar.rules.draft import deck_size
from sixthman.games.allstar.rules.ranking import set_size, strength
from sixthman.games.allstar.table import AllstarAdapter, AllstarOptions
from sixthman.games.allstar.table.notation import read, symbol_of
from sixthman.table import Table
from tests.games.allstar.conftest import (
    BEARS,
    FIVE_DUCKS,
    GOALS,
    HANDS,
    LINEUPS,
    NINES,
    OTHER_NINES,
    PAIR,
    SEASON_ARENAS,
    beats,
    bench,
    dealt,
    draft,
    fans_in_arena,
    game_in,
    line_up,
    of_kind,
    open_to,
    per_seat,
    play_rounds,
    prepared,
    ranks,
    season_table,
    seen_by,
    strength_told,
    team,
)

# --- page 2 and 4: what is in the box


def test_p2_components() -> None:
    """Page 2: 108 players, nine of each of twelve species, and 15 arenas."""
    assert len(SPECIES_NAMES) == 12
    assert len(ARENAS) == 15
    assert deck_size(prepared(6)) == 108


def test_p4_card_anatomy() -> None:
    """Page 4: numbers 1 to 9 in every species, five different symbols."""
    assert read("Duck1 Duck9 PolarBear9") == [9, 17, 107]
    assert {symbol_of(card) for card in range(108)} == {None, *SYMBOL_NAMES}
    assert len(SYMBOL_NAMES) == 5


@pytest.mark.parametrize(
    ("arena", "combo"),
    [
        ("Combo Stadium 1", "Tiger3 Shark5 Penguin4 Eagle2 Rabbit9"),  # Goal Puck Helmet Glove Skate
        ("Combo Stadium 2", "Rabbit3 Wolf4 Tiger5 Shark6 Panda7"),
        ("Combo Stadium 3", "Rabbit4 Duck4 Panda4 Wolf7 Shark7"),
    ],
)
def test_p4_combo_icons(arena: str, combo: str) -> None:
    """Page 4, rulings A5 to A7: each combo scores above five alike, in its own arena only."""
    assert ranks(game_in(arena, FIVE_DUCKS, combo)) == [2, 1]
    assert ranks(game_in("Stadium Fall 3", FIVE_DUCKS, combo)) == [1, 2]


def test_p4_not_for_two_icon() -> None:
    """Page 4 and 11, ruling A16: two managers never see the arenas that carry the icon."""
    for seed in range(60):
        assert not any(NOT_FOR_TWO[arena] for arena in dealt(2, seed=f"{seed}").arenas)
        assert len(set(dealt(2, seed=f"{seed}").arenas.tolist())) == 6


# --- page 3: setup


@pytest.mark.parametrize(("seats", "species"), [(3, 6), (4, 8), (5, 10), (6, 12)])
def test_p3_two_species_per_manager(seats: int, species: int) -> None:
    """Page 3, step 7: two different species a manager, all their cards shuffled together."""
    state = dealt(seats)
    assert state.species.sum() == species
    cards = state.deck[state.deck >= 0].tolist()
    assert len(cards) == len(set(cards)) == 9 * species
    assert {card // 9 for card in cards} == {i for i in range(12) if state.species[i]}


@pytest.mark.parametrize(("seats", "tickets"), [(2, 2), (3, 1), (4, 0), (5, 0), (6, 0)])
def test_p3_tickets(seats: int, tickets: int) -> None:
    """Page 3 step 8 and page 9: two tickets each for two managers, one for three, else none."""
    state = prepared(seats)
    assert per_seat(state, "tickets") == [tickets] * seats


# --- page 5: the first round


def test_p5_six_cards_are_dealt() -> None:
    """Page 5 a and b: one arena lies open, every manager looks at six cards."""
    table = Table(AllstarAdapter(), AllstarOptions(seats=4), seed="p5")
    assert [len(table.legal(seat)) for seat in range(4)] == [6] * 4
    assert len({card for seat in range(4) for card in table.legal(seat)}) == 24
    assert len(of_kind(table.events(), "deal")[0].facts["arenas"]) == 1


def test_p5_draft_until_six_are_on_the_bench() -> None:
    """Page 5 b: one card to the bench, the rest to the left, until all are distributed."""
    table = season_table()
    assert open_to(table, 1) == ["Rabbit1", "Rabbit2", "Rabbit5", "Duck3", "Beaver2", "Beaver5"]
    for seat in range(3):
        table.choose(seat, HANDS[0][seat].split()[0])
    assert [len(table.legal(seat)) for seat in range(3)] == [5] * 3
    for step in range(1, 5):
        for seat in range(3):
            table.choose(seat, HANDS[0][seat].split()[step])
    assert [bench(table.view(seat), seat) for seat in range(3)] == [
        sorted(hand.split(), key=lambda card: read(card)[0]) for hand in HANDS[0]
    ]


def test_p5_aline_three_fours() -> None:
    """Page 5 c, ruling A1: the best of Aline's six possible teams holds her three 4s: strength 3."""
    drafted = read("Duck4 Tiger4 Caribou4 Rabbit1 Panda7 Wolf8")
    fours = set(drafted[:3])
    for chosen in combinations(drafted, 5):
        best = 3 if fours <= set(chosen) else 2
        assert set_size(strength(0, 3, list(chosen))) == best
    assert strength_told(3, "Duck4 Tiger4 Caribou4 Rabbit1 Panda7") == [3, "Number", "4"]


def test_p5_the_sixth_player_stays_on_the_bench() -> None:
    """Page 5 c and d: five of six make the team, it takes bus 1, one card is left on the bench."""
    table = season_table()
    draft(table, HANDS[0])
    assert [len(table.legal(seat)) for seat in range(3)] == [6] * 3
    line_up(table, LINEUPS[0])
    seen = table.view(0)
    assert team(seen, 0) == ["Duck1", "Duck2", "Duck3", "Duck4", "Panda5"]
    assert bench(seen, 0) == ["Rabbit1"]
    assert int(seen.bus[0, 0]) == 0


# --- pages 6 and 7: results and fans


def test_p6_aline_eric_magalie() -> None:
    """Page 6 e, rulings A1 and A4: five Ducks, three symbols, three Bears: strengths 5, 3 and 3."""
    told = [strength_told(3, FIVE_DUCKS), strength_told(3, GOALS), strength_told(3, BEARS)]
    assert told == [[5, "Species", "Duck"], [3, "Symbol", "Goal"], [3, "Species", "PolarBear"]]
    state = game_in("Stadium Fall 3", FIVE_DUCKS, GOALS, BEARS)
    assert ranks(state) == [1, 2, 3]


@pytest.mark.parametrize(
    ("seats", "order"),
    [
        (2, [GOALS, NINES, BEARS]),
        (3, [GOALS, NINES, BEARS]),
        (4, [GOALS, NINES, BEARS]),
        (5, [GOALS, BEARS, NINES]),
        (6, [GOALS, BEARS, NINES]),
    ],
)
def test_p6_gold_silver_bronze(seats: int, order: list[str]) -> None:
    """Page 6, tie-breaker table, ruling A1: Gold, Silver, Bronze for 2 to 4 and for 5 to 6 managers."""
    assert beats(seats, order[0], order[1])
    assert beats(seats, order[1], order[2])
    assert beats(seats, order[0], order[2])


def test_p6_paul_and_juliette() -> None:
    """Page 6, two managers, ruling A1: Paul's three symbols rank above Juliette's three numbers."""
    paul, juliette = "Wolf4 Rabbit9 Duck1 Panda5 Tiger2", NINES  # three Skates, the weakest symbol; three 9s
    assert strength_told(2, paul) == [3, "Symbol", "Skate"]
    assert strength_told(2, juliette) == [3, "Number", "9"]
    state = game_in("Stadium Fall 3", paul, juliette)
    assert ranks(state) == [1, 2]
    assert fans_in_arena(state) == [13, 10]


def test_p7_nathan_and_isa() -> None:
    """Page 7, two managers, ruling A1: both have three symbols, and Isa's symbol is higher."""
    nathan = "Rabbit8 Duck9 Eagle2 Panda5 Tiger1"  # three Gloves
    isa = "Rabbit7 Duck8 Wolf2 Panda6 Tiger9"  # three Helmets
    assert strength_told(2, nathan) == [3, "Symbol", "Glove"]
    assert strength_told(2, isa) == [3, "Symbol", "Helmet"]
    assert ranks(game_in("Stadium Fall 3", nathan, isa)) == [2, 1]


def test_p7_every_pair_of_symbols() -> None:
    """Page 7, second tie-break: the symbols as the tie-breaker card lists them, strongest first."""
    listed = [
        GOALS,
        "Rabbit6 Duck7 Beaver8 Panda5 Tiger1",  # Puck
        "Rabbit7 Duck8 Wolf2 Panda6 Tiger9",  # Helmet
        "Rabbit8 Duck9 Eagle2 Panda5 Tiger1",  # Glove
        "Wolf4 Rabbit9 Duck1 Panda5 Tiger2",  # Skate
    ]
    assert [strength_told(2, team_)[2] for team_ in listed] == ["Goal", "Puck", "Helmet", "Glove", "Skate"]
    for higher, lower in combinations(listed, 2):
        assert beats(2, higher, lower)


def test_p7_emma_ben_carine_denis() -> None:
    """Page 7 f, Stadium Fall 3, ruling A4: 13 fans, twice 10, then rank 3 is skipped: 5."""
    emma, ben, carine, denis = FIVE_DUCKS, NINES, OTHER_NINES, PAIR
    state = game_in("Stadium Fall 3", emma, ben, carine, denis)
    assert ranks(state) == [1, 2, 2, 4]
    assert fans_in_arena(state) == [13, 10, 10, 5]


def test_p7_two_threes_of_a_kind_of_3() -> None:
    """Page 7 f (French and German text), ruling A4: two triples of the same number are level."""
    one, other = "Rabbit3 Duck3 Beaver3 Wolf8 Tiger1", "Penguin3 Shark3 Caribou3 Wolf5 Tiger9"
    assert strength_told(3, one) == strength_told(3, other) == [3, "Number", "3"]
    assert fans_in_arena(game_in("Stadium Fall 3", one, other, PAIR)) == [13, 13, 7]


def test_p7_irregular_arena() -> None:
    """Page 7 f, the note: not every arena pays the first rank most (Polarena 3 pays it nothing)."""
    assert fans_in_arena(game_in("Polarena 3", FIVE_DUCKS, GOALS, BEARS)) == [0, 4, 5]


def test_p7_teams_stay_face_up_and_the_arena_is_gone() -> None:
    """Page 7 g: teams stay on the table for all to see; no arena is played twice in a season."""
    table = season_table()
    play_rounds(table, 1)
    for seat in range(3):
        assert team(table.view(seat), 1) == ["Rabbit2", "Rabbit3", "Rabbit4", "Rabbit5", "Rabbit6"]
    for seed in range(40):
        assert len(set(dealt(4, seed=f"{seed}").arenas.tolist())) == 6


# --- page 8: rounds two and three


def test_p8_one_two_three_arenas() -> None:
    """Page 8 a: two arenas in the second round, three in the third."""
    table = season_table()
    play_rounds(table, 2)
    arenas = [event.facts["arenas"] for event in of_kind(table.events(), "deal")]
    assert arenas == [SEASON_ARENAS[:1], SEASON_ARENAS[1:3], SEASON_ARENAS[3:]]


def test_p8_left_right_left() -> None:
    """Page 5 and 8 b, ruling A9: the first pack goes left, in round two right, in round three left."""
    table = season_table()
    for round_, neighbour in enumerate((1, 2, 1)):
        pack = set(open_to(table, 0))
        for seat in range(3):
            table.choose(seat, HANDS[round_][seat].split()[0])
        assert set(open_to(table, neighbour)) == pack - {HANDS[round_][0].split()[0]}
        for step in range(1, 5):
            for seat in range(3):
                table.choose(seat, HANDS[round_][seat].split()[step])
        line_up(table, LINEUPS[round_])


def test_p8_barbara_takes_a_duck_in_for_the_panda() -> None:
    """Page 8 c, rulings A10 and A11: the Duck lies face down until the teams are revealed."""
    table = season_table()
    play_rounds(table, 1)
    draft(table, HANDS[1])
    before = seen_by(table)
    table.choose(0, LINEUPS[1][0])  # Panda5 leaves, Duck5 comes in
    assert seen_by(table)[1:] == before[1:]
    table.choose(1, LINEUPS[1][1])
    happened = table.choose(2, LINEUPS[1][2])
    assert table.reveals[-1].choices == dict(enumerate(LINEUPS[1]))
    for seat in (0, 1, 2, None):
        seen = table.view(seat)
        assert team(seen, 0) == ["Duck1", "Duck2", "Duck3", "Duck4", "Duck5"]
    assert bench(table.view(0), 0) == ["Rabbit1", "Panda5"]
    swap = of_kind(happened, "substituted")
    assert [dict(event.facts) for event in swap] == [{"seat": 0, "team": 1, "out": "Panda5", "in": "Duck5"}]


def test_p8_no_substitution_in_the_first_round() -> None:
    """Pages 5 and 8: with no face-up team there is nothing to substitute; the first choice is the team."""
    table = season_table()
    draft(table, HANDS[0])
    assert open_to(table, 0) == ["Rabbit1", "Duck1", "Duck2", "Duck3", "Duck4", "Panda5"]
    assert not table.can(0, "-")


def test_p8_terry_sends_his_buses() -> None:
    """Page 8 d, round three: team 1 to arena 3, team 2 to arena 2, team 3 to arena 1."""
    table = season_table()
    happened = play_rounds(table, 3)
    rows = [
        next(row for row in event.facts["ranking"] if row["seat"] == 0)
        for event in of_kind(happened, "arena")
    ]
    assert [row["team"] for row in rows] == [3, 2, 1]
    assert rows[0]["cards"] == ["Duck6", "Duck7", "Duck8", "Duck9", "Wolf6"]
    assert rows[2]["cards"] == ["Duck1", "Duck2", "Duck3", "Duck4", "Duck5"]


def test_p8_every_way_to_send_three_buses() -> None:
    """Page 8 d: each of the six ways to give the buses 1, 2, 3 to three teams can be chosen."""
    for plan in permutations((1, 2, 3)):
        table = season_table()
        play_rounds(table, 2)
        draft(table, HANDS[2])
        buses = "bus:" + "-".join(str(arena) for arena in plan)
        happened = line_up(table, [LINEUPS[2][0].replace("bus:3-2-1", buses), *LINEUPS[2][1:]])
        sent = [
            next(row["team"] for row in event.facts["ranking"] if row["seat"] == 0)
            for event in of_kind(happened, "arena")
        ]
        assert [plan[team_ - 1] for team_ in sent] == [1, 2, 3]


def test_p8_arena_by_arena() -> None:
    """Page 8 e and f: the arenas are settled in order, and each one's fans are added.

    Round 1: 4 Ducks, 5 Rabbits, 5 Beavers: ranks 3 2 1. Round 2: Ducks, Eagles, Beavers (3 1 2), then
    Wolves, Rabbits, Pandas (1 3 2). Round 3: 3 2 1, then 1 3 2, then 5 Ducks, 3 Eagles, 3 Beavers (1 2 3).
    """
    table = season_table()
    play_rounds(table, 1)
    assert table.scores() == [7, 10, 13]
    draft(table, HANDS[1])
    second = line_up(table, LINEUPS[1])
    assert [event.facts["arena"] for event in of_kind(second, "arena")] == SEASON_ARENAS[1:3]
    assert table.scores() == [7 + 8 + 0, 10 + 11 + 5, 13 + 10 + 4]
    draft(table, HANDS[2])
    last = line_up(table, LINEUPS[2])
    assert [event.facts["number"] for event in of_kind(last, "arena")] == [1, 2, 3]
    assert table.scores() == [15 + 12 + 15 + 19, 26 + 10 + 11 + 18, 27 + 7 + 13 + 16]
