"""The worked examples and numbers of the first edition's rulebook (2020, German): box, setup and season.

The text names few of the cards in its drawings; where an example leaves them open the cards here are
ours, chosen so that only the rule in question decides.
"""

from __future__ import annotations

from itertools import combinations

import pytest

from sixthman.games.allstar.declaration import PLAYOFF_TEAM, SPECIES_NAMES
from sixthman.games.allstar.rules.cards import ARENAS, COACHES, IN_EDITION, NOT_FOR_TWO, STANDARD, WHISTLE
from sixthman.games.allstar.rules.draft import deck_size
from sixthman.games.allstar.rules.ranking import shot_strength
from sixthman.games.allstar.table import AllstarAdapter, AllstarOptions
from sixthman.games.allstar.table.notation import read
from sixthman.messages import BadCards
from sixthman.table import Table
from tests.games.allstar.conftest import (
    BEARS,
    FIRST,
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
    first_edition,
    game_in,
    line_up,
    of_kind,
    open_to,
    packs,
    per_seat,
    play_rounds,
    prepared,
    ranks,
    seen_by,
    strength_told,
    team,
)

PUCKS = "Rabbit6 Duck7 Beaver8 Eagle5 Tiger1"  # four Pucks
GLOVES = "Rabbit8 Duck9 Beaver1 Eagle2 Tiger4"  # four Gloves


def season(coaches: list[str]) -> Table:
    """The season of three managers laid out in conftest.py, by the rules of the first edition."""
    deck = [card for round_, hands in enumerate(HANDS, start=1) for card in packs(round_, hands)]
    table = first_edition(3, {"deck": deck, "arenas": SEASON_ARENAS, "coaches": coaches})
    for seat in range(3):
        table.choose(seat, f"coach:{coaches[2 * seat]}")
    return table


# Coaches who have nothing to say in a season: the lineups of the other edition can be handed in.
QUIET = ["Shark", "Panda", "Tiger", "Duck", "PolarBear", "Eagle"]


# --- Spielmaterial, Materialübersicht: what is in the box


def test_material_components() -> None:
    """Spielmaterial: 12 arenas, 108 players of 12 species, 12 coaches, one a species."""
    assert sum(FIRST in arena.editions for arena in ARENAS) == IN_EDITION[1].sum() == 12
    assert [coach.name for coach in COACHES] == list(SPECIES_NAMES)
    assert len(COACHES) == 12
    assert deck_size(prepared(6, edition=FIRST)) == 108


def test_material_no_arena_has_a_combo() -> None:
    """Arena-Karten: ranks and fans are all that counts; no arena of the first edition knows a combo."""
    assert [arena.name for arena in ARENAS if arena.combo and FIRST in arena.editions] == []
    for seed in range(30):
        arenas = dealt(4, seed=f"{seed}", edition=FIRST).arenas
        assert len(set(arenas.tolist())) == 6
        assert not any(ARENAS[arena].combo for arena in arenas)
    with pytest.raises(BadCards, match="Combo Stadium 1"):
        first_edition(4, {"arenas": ["Combo Stadium 1"]})


def test_material_the_arena_in_the_picture() -> None:
    """Arena-Karten: the printed arena pays 0 4 5 7 8 12, has a whistle and is not for two (Polarena 3)."""
    arena = next(arena for arena in ARENAS if list(arena.fans) == [0, 4, 5, 7, 8, 12])
    assert arena.name == "Polarena 3"
    assert arena.whistle
    assert arena.not_for_two
    assert FIRST in arena.editions
    teams = [FIVE_DUCKS, PUCKS, GOALS, NINES, BEARS, PAIR]
    assert fans_in_arena(game_in("Polarena 3", *teams, edition=FIRST)) == [0, 4, 5, 8, 7, 12]


def test_material_whistle() -> None:
    """Trillerpfeife: for a first game the arenas with a whistle can be taken out."""
    names = set()
    for seed in range(30):
        options = AllstarOptions(seats=4, edition=FIRST, whistle=False, coaches=False)
        table = Table(AllstarAdapter(), options, seed=f"{seed}")
        names |= set(table.events()[-1].facts["arenas"])
    assert names == {arena.name for arena in ARENAS if FIRST in arena.editions and not arena.whistle}, (
        "and all others are played"
    )
    assert WHISTLE[IN_EDITION[1] == 1].sum() == 4
    with pytest.raises(BadCards, match="Dam Stadium 1"):
        first_edition(4, {"arenas": ["Dam Stadium 1"]}, whistle=False)


def test_material_not_for_two() -> None:
    """Nicht für 2 Spieler geeignet: two managers take the arenas with that icon out."""
    for seed in range(60):
        arenas = dealt(2, seed=f"{seed}", edition=FIRST).arenas
        assert not any(NOT_FOR_TWO[arena] for arena in arenas)
        assert len(set(arenas.tolist())) == 6


def test_material_symbols() -> None:
    """Die verschiedenen Symbole: Goal, Puck, Helmet, Skate, Glove: here the Skate ranks above the Glove."""
    listed = [
        GOALS,
        "Rabbit6 Duck7 Beaver8 Panda5 Tiger1",  # Puck
        "Rabbit7 Duck8 Wolf2 Panda6 Tiger9",  # Helmet
        "Wolf4 Rabbit9 Duck1 Panda5 Tiger2",  # Skate
        "Rabbit8 Duck9 Eagle2 Panda5 Tiger1",  # Glove
    ]
    told = [strength_told(4, team_, FIRST)[2] for team_ in listed]
    assert told == list(STANDARD.edition(FIRST)["symbols"]) == ["Goal", "Puck", "Helmet", "Skate", "Glove"]
    for higher, lower in combinations(listed, 2):
        assert beats(4, higher, lower, FIRST)
    assert beats(4, listed[4], listed[3], "2025")


def test_material_skate_above_glove_in_a_shootout() -> None:
    """The same order for single cards: a Skate (Duck1) beats a Glove (Duck9) here, not in 2025."""
    skate, glove = read("Duck1 Duck9")
    assert shot_strength(1, 4, skate) > shot_strength(1, 4, glove)
    assert shot_strength(0, 4, skate) < shot_strength(0, 4, glove)


# --- Spielaufbau: setup


def test_setup_4_two_coaches_dealt_one_kept() -> None:
    """Spielaufbau 4: two coaches each by chance, one kept, the other back in the box, then face up."""
    table = first_edition(4)
    assert table.waiting() == [0, 1, 2, 3]
    two = [
        [event.facts["coaches"] for event in of_kind(table.events(seat), "coaches-dealt")]
        for seat in range(4)
    ]
    assert all(len(dealt_) == 1 and len(dealt_[0]) == 2 for dealt_ in two)
    assert len({name for dealt_ in two for name in dealt_[0]}) == 8
    assert of_kind(table.events(None), "coaches-dealt") == []
    before = seen_by(table)
    for seat in range(3):
        table.choose(seat, f"coach:{two[seat][0][seat % 2]}")
    assert seen_by(table)[3:] == before[3:], "sealed until the last has chosen"
    happened = table.choose(3, f"coach:{two[3][0][1]}")
    kept = [event.facts["coach"] for event in of_kind(happened, "coach-chosen")]
    assert kept == [two[0][0][0], two[1][0][1], two[2][0][0], two[3][0][1]]
    for onlooker in (0, 1, 2, 3, None):
        assert [COACHES[coach].name for coach in table.view(onlooker).coach[:4]] == kept
        others = [
            int(coach) for seat, coach in enumerate(table.view(onlooker).refused[:4]) if seat != onlooker
        ]
        assert set(others) == {-1}, "nobody learns what the others put back"


def test_setup_4_coaches_are_dealt_by_chance() -> None:
    """Spielaufbau 4: any coach can come to any seat, none comes twice; six managers get all twelve."""
    met: list[set[int]] = [set() for _ in range(6)]
    for seed in range(100):
        state = dealt(6, seed=f"{seed}", edition=FIRST, coaches=1)
        both = [*state.coach.tolist(), *state.refused.tolist()]
        assert sorted(both) == list(range(12))
        for seat in range(6):
            met[seat] |= {int(state.coach[seat]), int(state.refused[seat])}
    assert met == [set(range(12))] * 6


def test_setup_4_coaches_can_be_left_out() -> None:
    """Coaches belong to the first edition, and come to the other one if agreed on."""
    assert AllstarOptions(edition=FIRST).coaches
    assert not AllstarOptions(edition="2025").coaches
    assert len(first_edition(4, coaches=False).legal(0)) == 6
    assert len(Table(AllstarAdapter(), AllstarOptions(coaches=True), seed="c").legal(0)) == 2


@pytest.mark.parametrize(("seats", "species"), [(2, 5), (3, 6), (4, 8), (5, 10), (6, 12)])
def test_setup_5_two_species_per_manager(seats: int, species: int) -> None:
    """Spielaufbau 5: two species a manager; with two managers one more (Turnierregeln für 2 Manager)."""
    state = dealt(seats, edition=FIRST)
    assert state.species.sum() == species
    cards = state.deck[state.deck >= 0].tolist()
    assert len(cards) == len(set(cards)) == 9 * species


@pytest.mark.parametrize(("seats", "tickets"), [(2, 3), (3, 2), (4, 1), (5, 1), (6, 1)])
def test_setup_7_tickets(seats: int, tickets: int) -> None:
    """Spielaufbau 7: three tickets each for two managers, two for three, one for four to six."""
    assert per_seat(prepared(seats, edition=FIRST), "tickets") == [tickets] * seats


# --- Regular Season, Runde 1


def test_round_1_arena_and_six_cards() -> None:
    """Runde 1, 1 to 3: one arena, six cards each, one chosen and the rest to the left until all are gone."""
    table = season(QUIET)
    assert of_kind(table.events(), "deal")[0].facts["arenas"] == SEASON_ARENAS[:1]
    assert [len(table.legal(seat)) for seat in range(3)] == [6] * 3
    pack = set(open_to(table, 0))
    for seat in range(3):
        table.choose(seat, HANDS[0][seat].split()[0])
    assert set(open_to(table, 1)) == pack - {HANDS[0][0].split()[0]}


def test_round_1_five_play_one_stays() -> None:
    """Runde 1, 4: five of six make a team that travels to arena 1; one stays on the bench."""
    table = season(QUIET)
    play_rounds(table, 1)
    seen = table.view(0)
    assert team(seen, 0) == ["Duck1", "Duck2", "Duck3", "Duck4", "Panda5"]
    assert bench(seen, 0) == ["Rabbit1"]
    assert int(seen.bus[0, 0]) == 0


def test_round_1_five_alike_symbols() -> None:
    """Runde 1, 5: five equal symbols are a team of strength 5 in the column of the symbols."""
    five = "Rabbit6 Duck7 Beaver8 Eagle5 Penguin2"
    assert strength_told(4, five, FIRST) == [5, "Symbol", "Puck"]


def test_round_1_strength_before_category() -> None:
    """Runde 1, 6: the strength goes before what was collected; then gold before silver before bronze."""
    four_bears = "PolarBear6 PolarBear7 PolarBear8 PolarBear9 Horse2"
    assert beats(4, four_bears, GOALS, FIRST)
    assert beats(4, GOALS, NINES, FIRST)
    assert beats(4, NINES, BEARS, FIRST)


def test_round_1_goal_above_helmet() -> None:
    """Runde 1, 6: within a category from top to bottom, so the Goal goes before the Helmet."""
    helmets = "Rabbit7 Duck8 Wolf2 Panda6 Tiger9"
    assert strength_told(4, helmets, FIRST) == [3, "Symbol", "Helmet"]
    assert beats(4, GOALS, helmets, FIRST)


@pytest.mark.parametrize(
    ("seats", "order"), [(4, [GOALS, NINES, BEARS]), (5, [GOALS, BEARS, NINES]), (6, [GOALS, BEARS, NINES])]
)
def test_material_the_board_is_turned_for_five_and_six(seats: int, order: list[str]) -> None:
    """Wertungsbrett, the note: five or six managers use the other side (A1: species above numbers)."""
    assert beats(seats, order[0], order[1], FIRST)
    assert beats(seats, order[1], order[2], FIRST)


def test_round_1_sam_vreni_ali_jolanda() -> None:
    """Runde 1, 7: Sam first; Vreni and Ali share rank 2 and its fans; rank 3 is skipped, Jolanda fourth."""
    sam, vreni, ali, jolanda = FIVE_DUCKS, NINES, OTHER_NINES, PAIR
    state = game_in("Puddle Park 1", sam, vreni, ali, jolanda, edition=FIRST)
    assert ranks(state) == [1, 2, 2, 4]
    assert fans_in_arena(state) == [15, 13, 13, 9]


def test_round_1_yellow_green_pink_blue() -> None:
    """Runde 1, example for four: 4 species, 3 symbols, 3 numbers, nothing alike: 15, 13, 11 and 9 fans."""
    yellow = "Panda4 Panda5 Panda6 Panda7 Horse2"
    green, pink = GOALS, NINES
    blue = "Rabbit5 Duck2 Wolf7 Tiger8 Horse9"  # one Goal, and no two cards alike
    told = [strength_told(4, team_, FIRST) for team_ in (yellow, green, pink, blue)]
    assert told == [[4, "Species", "Panda"], [3, "Symbol", "Goal"], [3, "Number", "9"], [1, "Symbol", "Goal"]]
    state = game_in("Puddle Park 1", yellow, green, pink, blue, edition=FIRST)
    assert ranks(state) == [1, 2, 3, 4]
    assert fans_in_arena(state) == [15, 13, 11, 9]


def test_round_1_teams_stay_face_up() -> None:
    """Runde 1, 8: the arena is gone for good, the teams stay on the table for all to see."""
    table = season(QUIET)
    play_rounds(table, 1)
    for seat in (0, 1, 2, None):
        assert team(table.view(seat), 1) == ["Rabbit2", "Rabbit3", "Rabbit4", "Rabbit5", "Rabbit6"]
    assert SEASON_ARENAS[0] not in of_kind(table.events(), "deal")[-1].facts["arenas"]


# --- Regular Season, Runde 2 + 3


def test_rounds_2_and_3_arenas() -> None:
    """Runde 2 + 3, 1: two arenas in the second round, three in the third."""
    table = season(QUIET)
    play_rounds(table, 2)
    arenas = [event.facts["arenas"] for event in of_kind(table.events(), "deal")]
    assert arenas == [SEASON_ARENAS[:1], SEASON_ARENAS[1:3], SEASON_ARENAS[3:]]


def test_rounds_2_and_3_right_then_left() -> None:
    """Runde 2 + 3, 3: in the second round cards go to the right, in the third to the left again (A9)."""
    table = season(QUIET)
    for round_, neighbour in enumerate((1, 2, 1)):
        pack = set(open_to(table, 0))
        for seat in range(3):
            table.choose(seat, HANDS[round_][seat].split()[0])
        assert set(open_to(table, neighbour)) == pack - {HANDS[round_][0].split()[0]}
        for step in range(1, 5):
            for seat in range(3):
                table.choose(seat, HANDS[round_][seat].split()[step])
        line_up(table, LINEUPS[round_])


def test_round_2_manager_blue() -> None:
    """Beispiel 2. Runde: a player changed in the old team, a new team, buses; face down, then revealed."""
    table = season(QUIET)
    play_rounds(table, 1)
    draft(table, HANDS[1])
    before = seen_by(table)
    table.choose(0, LINEUPS[1][0])  # Panda5 leaves, Duck5 comes in
    assert seen_by(table)[1:] == before[1:]
    happened = [event for seat in (1, 2) for event in table.choose(seat, LINEUPS[1][seat])]
    kinds = [event.type for event in happened]
    assert kinds.index("substituted") < kinds.index("arena"), "all is revealed, then arena by arena"
    for seat in (0, 1, 2, None):
        assert team(table.view(seat), 0) == ["Duck1", "Duck2", "Duck3", "Duck4", "Duck5"]
        assert team(table.view(seat), 0, 1) == ["Wolf1", "Wolf2", "Wolf3", "Wolf4", "Wolf5"]
    assert bench(table.view(0), 0) == ["Rabbit1", "Panda5"]
    assert [event.facts["number"] for event in of_kind(happened, "arena")] == [1, 2]


def test_round_3_exactly_one_from_each_team() -> None:
    """Runde 2 + 3, 4: one player from each face-up team, no more (without a coach for it)."""
    table = season(QUIET)
    play_rounds(table, 2)
    draft(table, HANDS[2])
    assert table.can(0, "Duck1>Duck6 Wolf1>Duck7 / Duck8 Duck9 Wolf6 Wolf7 Rabbit1 / bus:1-2-3")
    assert not table.can(0, "Duck1>Duck6 Duck2>Duck7")


def test_round_3_all_cards_go_back_to_the_bench() -> None:
    """Runde 2 + 3, 7: after the third round everyone has 18 players on the bench."""
    table = season(QUIET)
    happened = play_rounds(table, 3)
    assert of_kind(happened, "playoffs")
    assert [len(table.legal(seat)) for seat in range(3)] == [18] * 3
    assert int(table.view().phase) == PLAYOFF_TEAM


# --- Merke


def test_remember_team_strength() -> None:
    """Merke, Teamstärke: four 9s are a strength of 4, three symbols one of 3; the higher one always wins."""
    four_nines = "Eagle9 Penguin9 Tiger9 Shark9 Duck2"
    assert strength_told(4, four_nines, FIRST) == [4, "Number", "9"]
    assert strength_told(4, GOALS, FIRST) == [3, "Symbol", "Goal"]
    assert beats(4, four_nines, GOALS, FIRST)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_remember_symbols_beat_species(seats: int) -> None:
    """Merke, Gleiche Teamstärke: three symbols win against three species."""
    weakest_symbols = "Rabbit8 Duck9 Eagle2 Panda5 Tiger1"  # three Gloves
    assert strength_told(seats, weakest_symbols, FIRST) == [3, "Symbol", "Glove"]
    assert beats(seats, weakest_symbols, BEARS, FIRST)


def test_remember_four_pucks_beat_four_gloves() -> None:
    """Merke, Gleiche Teamstärke: within one trophy from top to bottom: four Pucks win against four Gloves."""
    assert strength_told(4, PUCKS, FIRST) == [4, "Symbol", "Puck"]
    assert strength_told(4, GLOVES, FIRST) == [4, "Symbol", "Glove"]
    assert ranks(game_in("Puddle Park 1", GLOVES, PUCKS, edition=FIRST)) == [2, 1]
