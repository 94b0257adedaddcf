"""Every worked example and every table of the three 2025 rulebooks, by page.

The drawings show cards that the text does not name; where an example leaves them open the cards here
are ours, chosen so that only the rule in question decides.
"""

from __future__ import annotations

from itertools import combinations, permutations

import pytest

from sixthman.games.allstar.declaration import (
    CUT,
    LAY_DOWN,
    OVER,
    PLAYOFF_TEAM,
    SHOOTOUT,
    SPECIES_NAMES,
    SYMBOL_NAMES,
)
from sixthman.games.allstar.rules.cards import ARENAS, NOT_FOR_TWO
from sixthman.games.allstar.rules.course import place, settle_match
from sixthman.games.allstar.rules.draft import deck_size
from sixthman.games.allstar.rules.ranking import set_size, strength
from sixthman.games.allstar.table import AllstarDesk, AllstarOptions
from sixthman.games.allstar.table.notation import read, symbol_of
from sixthman.table import Table
from sixthman.table.desk import Given
from tests.games.allstar.conftest import (
    BEARS,
    FIVE_DUCKS,
    FIVE_WOLVES,
    GOALS,
    HANDS,
    LINEUPS,
    NINES,
    OTHER_NINES,
    PAIR,
    SEASON_ARENAS,
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
    table = Table(AllstarDesk(), AllstarOptions(seats=4), seed="p5")
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
    """Page 7, two managers, ruling A1: both have three symbols, and Isa's symbol stands higher."""
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
    """Page 8 c, rulings A10 and A11: the Duck lies face down until the teams are turned up."""
    table = season_table()
    play_rounds(table, 1)
    draft(table, HANDS[1])
    before = seen_by(table)
    table.choose(0, LINEUPS[1][0])  # Panda5 leaves, Duck5 comes in
    assert seen_by(table)[1:] == before[1:]
    table.choose(1, LINEUPS[1][1])
    happened = table.choose(2, LINEUPS[1][2])
    assert table.moments[-1].choices == dict(enumerate(LINEUPS[1]))
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


# --- pages 9 and 10: playoffs


def test_p9_eighteen_cards_and_one_team() -> None:
    """Page 9: all cards come back to the bench, 18 each; five of them make the only team."""
    table = season_table()
    play_rounds(table, 3)
    assert [len(table.legal(seat)) for seat in range(3)] == [18] * 3
    assert int(table.view(0).phase) == PLAYOFF_TEAM
    table.choose(0, "Wolf1 Wolf2 Wolf3 Wolf4 Wolf5")
    assert table.waiting() == [1, 2]


def test_p9_damian_is_out() -> None:
    """Page 9 b, four managers: the weakest team has no ticket to give: out, rank 4, 11 fans."""
    bench_ = "Duck1 Duck9 Duck8"
    state = playoffs(
        Manager(GOALS, "Rabbit2 Rabbit3"),
        Manager(NINES, "Panda1 Panda2"),
        Manager(FIVE_WOLVES, bench_),
        Manager(PAIR),
    )
    settle_match(state)
    assert per_seat(state, "playoff_rank") == [0, 0, 0, 4]
    assert per_seat(state, "fans") == [0, 0, 0, 11]
    assert asked(state) == [0, 1, 2]


def test_p9_a_ticket_keeps_the_weakest_in() -> None:
    """Page 9 b, three managers: the weakest gives up a ticket and plays on; the next time it is out."""
    state = playoffs(
        Manager(GOALS, "Rabbit2 Rabbit3", 1),
        Manager(NINES, "Shark9 Horse9", 1),
        Manager(PAIR, "Duck3 Duck8", 1),
    )
    settle_match(state)
    assert per_seat(state, "tickets") == [1, 1, 0]
    assert asked(state) == [0, 1, 2]
    settle_match(state)
    assert per_seat(state, "playoff_rank") == [0, 0, 3]
    assert per_seat(state, "playoff_fans") == [0, 0, 12]


def test_p10_seb_and_clara() -> None:
    """Page 10 c, five managers, ruling A18: same symbol, so species decides: Caribou above Horse."""
    seb = Manager(NINES, "Horse8 Rabbit3 Rabbit4")
    clara = Manager(OTHER_NINES, "Caribou5 Panda1 Panda2")
    others = [Manager(FIVE_WOLVES, "Wolf8 Wolf9"), Manager(FIVE_DUCKS, "Duck8 Duck9"), Manager(out=5)]
    state = playoffs(seb, clara, *others)
    settle_match(state)
    assert int(state.phase) == SHOOTOUT
    assert asked(state) == [0, 1]
    choose(state, 0, "Horse8")
    choose(state, 1, "Caribou5")
    assert per_seat(state, "playoff_rank") == [4, 0, 0, 0, 5]
    assert int(state.playoff_fans[0]) == 17
    assert bench(state, 1) == ["Panda1", "Panda2"]


def test_p10_shootout_with_four_managers_looks_at_numbers() -> None:
    """Page 6 and 10: the same two shots among four managers: Silver is the number, so 8 beats 5."""
    state = playoffs(
        Manager(NINES, "Horse8 Rabbit3 Rabbit4"),
        Manager(OTHER_NINES, "Caribou5 Panda1 Panda2"),
        Manager(FIVE_WOLVES, "Wolf8 Wolf9"),
        Manager(FIVE_DUCKS, "Duck8 Duck9"),
    )
    settle_match(state)
    choose(state, 0, "Horse8")
    choose(state, 1, "Caribou5")
    assert per_seat(state, "playoff_rank") == [0, 4, 0, 0]
    assert bench(state, 0) == ["Rabbit3", "Rabbit4"]


def test_p10_chantal_changes_three() -> None:
    """Page 10 d, ruling A20: she lays three cards down, then takes three out of her team."""
    state = playoffs(
        Manager(FIVE_WOLVES, "Shark1 Shark2 Shark3 Shark9"),
        Manager(FIVE_DUCKS, "Tiger1 Tiger2 Tiger8"),
        Manager(GOALS, "Horse5 Horse7 Horse9"),
        Manager(PAIR),
    )
    settle_match(state)
    assert int(state.phase) == LAY_DOWN
    choose(state, 0, "Shark1 Shark2 Shark3 -")
    choose(state, 1, "Tiger1 Tiger2 -")
    choose(state, 2, "Horse5 Horse7 Horse9")
    assert int(state.phase) == CUT
    assert per_seat(state, "laid_down") == [3, 2, 3, 0]
    choose(state, 0, "Wolf2 Wolf3 Wolf5")
    choose(state, 1, "Duck2 Duck3")
    choose(state, 2, "Duck4 Wolf8 Rabbit5")
    assert team(state, 0) == ["Wolf6", "Wolf7", "Shark1", "Shark2", "Shark3"]
    assert bench(state, 0) == ["Shark9"]
    assert team(state, 1) == ["Duck4", "Duck5", "Duck7", "Tiger1", "Tiger2"]
    assert team(state, 2) == ["Shark4", "Tiger3", "Horse5", "Horse7", "Horse9"]


def test_p10_too_few_substitutes() -> None:
    """Page 10 d, ruling A21: two managers with one bench card each go together, at the lowest rank open."""
    state = playoffs(
        Manager(FIVE_WOLVES, "Shark1"),
        Manager(FIVE_DUCKS, "Tiger1 Tiger2"),
        Manager(GOALS, "Horse5"),
        Manager(NINES, "Panda1 Panda2"),
        Manager(PAIR, "Panda3 Panda6"),
    )
    settle_match(state)  # the pair takes rank 5; then two cannot substitute
    assert per_seat(state, "playoff_rank") == [4, 0, 4, 0, 5]
    assert per_seat(state, "fans") == [17, 0, 17, 0, 10]
    assert asked(state) == [1, 3]


@pytest.mark.parametrize(
    ("managers", "tickets", "fans"),
    [(2, 0, 10), (2, 1, 12), (2, 2, 14), (3, 0, 20), (3, 1, 23), (4, 0, 30), (5, 0, 40), (6, 0, 50)],
)
def test_p10_the_last_manager_scores_first_place(managers: int, tickets: int, fans: int) -> None:
    """Page 10 e, ruling A22: fans for rank 1, and 2 (two managers) or 3 (three) for each ticket left."""
    others = [Manager(out=rank_) for rank_ in range(managers, 2, -1)]
    state = playoffs(Manager(FIVE_WOLVES, "", tickets), Manager(PAIR), *others)
    settle_match(state)
    assert int(state.phase) == OVER
    assert int(state.playoff_rank[0]) == 1
    assert int(state.fans[0]) == fans


def test_p10_end_of_the_game() -> None:
    """Page 10, 4: most fans wins; level, the one with more fans from the playoffs."""
    state = prepared(4)
    state.fans[:4] = [80, 91, 91, 70]
    state.playoff_fans[:4] = [30, 11, 17, 23]
    assert [place(state, seat) for seat in range(4)] == [3, 2, 1, 4]


# --- page 11: two managers


@pytest.mark.parametrize(
    ("mode", "species", "hand"), [("heritage", 5, 7), ("clash", 5, 7), ("free-agency", 6, 3)]
)
def test_p11_setup_for_two(mode: str, species: int, hand: int) -> None:
    """Page 11: five species for Heritage and Clash, six for Free Agency; seven cards, or three open."""
    table = Table(AllstarDesk(), AllstarOptions(seats=2, mode=mode), seed="two", given=Given({"lots": ["2"]}))
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
        AllstarDesk(), AllstarOptions(seats=2, mode="heritage"), seed="h", given=Given({"deck": deck})
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
        AllstarDesk(), AllstarOptions(seats=2, mode="clash"), seed="c", given=Given({"deck": first + second})
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
    assert open_to(table, 0) == bench(table.view(0), 0)  # now one of the seven is thrown away
    table.choose(0, "Duck5 / Duck1 Duck2 Duck6 Tiger3 Tiger4")
    table.choose(1, "Tiger5 / Duck3 Duck4 Duck7 Tiger1 Tiger2")
    assert bench(table.view(0), 0) == ["Tiger7"]


def test_p11_free_agency() -> None:
    """Page 11 c, ruling A15: three open cards, one each, the third is gone; then the other opens."""
    species = ["Duck", "Tiger", "Wolf", "Horse", "Panda", "Rabbit"]
    rows = [[f"{name}1", f"{name}2", f"{name}3"] for name in species]
    table = Table(
        AllstarDesk(),
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
