"""What the referee decides: teams, combos, shootouts, and why; editions and coaches.

What it should say is worked out by hand from the card table and the rulings in shared/rules/allstar.md
(A1 to A7, A18), never by asking the code.
"""

from __future__ import annotations

import json
import tomllib
from importlib.resources import files
from typing import Any

import pytest

from tests.cli.referee import (
    BEARS_AND_FOURS,
    EACH_SYMBOL,
    FIVE_DUCKS,
    FIVE_WOLVES,
    HIGH_RUN,
    NO_RUN,
    NO_SYMBOL,
    ONE_SKATE,
    OTHER_FOURS,
    OTHER_RUN,
    RUN,
    THREE_FOURS,
    THREE_GLOVES,
    THREE_GOALS,
    THREE_HORSES,
    THREE_PUCKS,
    THREE_SKATES,
    answers,
    case,
    filtered,
    refused,
    settled,
    shots,
)

# --- teams (A1 to A4)


@pytest.mark.parametrize(
    ("players", "ranks"),
    [(2, [1, 2]), (3, [1, 2]), (4, [1, 2]), (5, [2, 1]), (6, [2, 1])],
)
def test_number_and_species_change_places(players: int, ranks: list[int]) -> None:
    """A1: number before species with up to four managers, species before number with five and six."""
    assert settled(case(players, THREE_FOURS, THREE_HORSES))["ranks"] == ranks


def test_managers_at_the_start_decide() -> None:
    """A3: late in the playoffs only two of six are left; it is still a game of six."""
    answer = settled(case(6, THREE_FOURS, THREE_HORSES))
    assert answer["strength"] == [[3, "Number", "4"], [3, "Species", "Horse"]]
    assert answer["ranks"] == [2, 1]
    assert answer["fans"] is None


@pytest.mark.parametrize("players", [3, 6])
def test_symbols_come_first(players: int) -> None:
    """A1: three Goals, three Pucks, then the rest of strength three; more alike beats any symbol."""
    answer = settled(case(players, THREE_PUCKS, THREE_GOALS, FIVE_WOLVES))
    assert answer["ranks"] == [3, 2, 1]
    assert answer["strength"] == [[3, "Symbol", "Puck"], [3, "Symbol", "Goal"], [5, "Species", "Wolf"]]


@pytest.mark.parametrize(("players", "judged_on"), [(4, [1, "Number", "9"]), (5, [1, "Species", "Penguin"])])
def test_strength_one(players: int, judged_on: list[Any]) -> None:
    """A2: nothing alike, so the best symbol counts, here a Skate; without symbols the next attribute."""
    answer = settled(case(players, NO_SYMBOL, ONE_SKATE))
    assert answer["strength"] == [judged_on, [1, "Symbol", "Skate"]]
    assert answer["ranks"] == [2, 1]


def test_ties_share_a_rank_and_skip_the_next() -> None:
    """A4, and page 8 of the rulebook: 13, 10, 10 and 5 fans in this arena."""
    teams = (THREE_HORSES, THREE_FOURS, FIVE_DUCKS, OTHER_FOURS)
    answer = settled(case(4, *teams, arena="Stadium Fall 3"))
    assert answer["ranks"] == [4, 2, 1, 2]
    assert answer["fans"] == [5, 10, 13, 10]


def test_tie_for_first() -> None:
    """A4: both take the first rank, nobody the second."""
    answer = settled(case(3, THREE_FOURS, OTHER_FOURS, THREE_HORSES, arena="Polarena 1"))
    assert answer["ranks"] == [1, 1, 3]
    assert answer["fans"] == [16, 16, 12]


@pytest.mark.parametrize(
    ("arena", "fans"),
    [
        ("Puddle Park 3", [20, 17]),
        ("Dam Stadium 1", [7, 10]),  # whistle: the weaker team wins more
        ("Polarena 3", [0, 4]),
        ("stadium fall 2", [19, 18]),
    ],
)
def test_arenas_pay_by_rank(arena: str, fans: list[int]) -> None:
    """Fans as the arena's card says, by rank."""
    assert settled(case(4, FIVE_DUCKS, THREE_FOURS, arena=arena))["fans"] == fans


def test_arena_may_be_left_out() -> None:
    """Without an arena it is a playoff match."""
    line = json.dumps({"players": 4, "teams": [FIVE_DUCKS.split(), THREE_FOURS.split()]})
    assert settled(line) == settled(case(4, FIVE_DUCKS, THREE_FOURS))
    assert settled(line)["fans"] is None


# --- combos (A5 to A7)


def test_runs() -> None:
    """A5, A7: runs tie at the top of Combo Stadium 2, above five alike."""
    answer = settled(case(4, FIVE_WOLVES, RUN, OTHER_RUN, THREE_HORSES, arena="Combo Stadium 2"))
    assert answer["ranks"] == [3, 1, 1, 4]
    assert answer["strength"][1:3] == [[5, "Combo", "Run"], [5, "Combo", "Run"]]
    assert answer["strength"][0] == [5, "Species", "Wolf"]
    assert answer["fans"] == [17, 22, 22, 15]


def test_runs_do_not_go_round() -> None:
    """A5: after 9 comes nothing. 5 6 7 8 9 is a run; 9 1 does not go on."""
    answer = settled(case(4, HIGH_RUN, arena="Combo Stadium 2"))
    assert answer["strength"] == [[5, "Combo", "Run"]]
    answer = settled(case(4, NO_RUN, arena="Combo Stadium 2"))
    assert answer["strength"] == [[1, "Number", "9"]]


def test_one_of_each_symbol() -> None:
    """A5, A7: all five symbols beat five alike in Combo Stadium 1, and only there."""
    answer = settled(case(5, FIVE_WOLVES, EACH_SYMBOL, arena="Combo Stadium 1"))
    assert answer["ranks"] == [2, 1]
    assert answer["strength"] == [[5, "Species", "Wolf"], [5, "Combo", "OneOfEach"]]
    assert answer["fans"] == [18, 21]
    elsewhere = settled(case(5, FIVE_WOLVES, EACH_SYMBOL, arena="Combo Stadium 2"))
    assert elsewhere["ranks"] == [1, 2]
    assert elsewhere["strength"][1] == [1, "Symbol", "Goal"]


def test_three_and_two() -> None:
    """A6: three Bears and two 4s; five alike are no three and two."""
    answer = settled(case(4, FIVE_WOLVES, BEARS_AND_FOURS, THREE_FOURS, arena="Combo Stadium 3"))
    assert answer["strength"] == [[5, "Species", "Wolf"], [5, "Combo", "ThreeAndTwo"], [3, "Number", "4"]]
    assert answer["ranks"] == [2, 1, 3]
    assert answer["fans"] == [16, 18, 14]


@pytest.mark.parametrize(
    ("team", "makes_it"),
    [
        ("PolarBear6 PolarBear7 PolarBear8 Duck4 Panda4", True),  # three Bears, two 4s
        ("Rabbit4 Beaver4 Eagle4 Wolf7 Wolf8", True),  # three 4s, two Wolves
        ("Rabbit5 Duck6 Beaver7 Horse3 Duck7", True),  # three Goals, two Pucks
        ("Rabbit4 Beaver4 Eagle4 Rabbit1 Panda6", False),  # three 4s; Rabbit 1 and Panda 6 share nothing
        ("Wolf1 Wolf2 Wolf3 Wolf5 Wolf6", False),  # five alike
        ("Wolf1 Wolf2 Wolf3 Wolf5 Shark5", True),  # three Wolves, two 5s, though four are Wolves
        ("Duck2 Duck4 Panda6 Panda7 Wolf8", False),  # two and two
    ],
)
def test_what_three_and_two_is(team: str, makes_it: bool) -> None:
    """A6: three that share one value and two that share another, of any attribute."""
    strength = settled(case(4, team, arena="Combo Stadium 3"))["strength"][0]
    assert (strength == [5, "Combo", "ThreeAndTwo"]) == makes_it


@pytest.mark.parametrize("arena", [None, "Polarena 1"])
def test_combos_count_nowhere_else(arena: str | None) -> None:
    """A7: a run is worth nothing in a plain arena and in the playoffs."""
    answer = settled(case(4, RUN, THREE_HORSES, arena=arena))
    assert answer["ranks"] == [2, 1]
    assert answer["strength"][0] == [1, "Number", "5"]


# --- shootouts (A18)


@pytest.mark.parametrize(
    ("players", "cards", "loser"),
    [
        (5, ["Caribou2", "Horse4"], 1),  # both Goal; Silver is the species: page 10 of the rulebook
        (4, ["Caribou2", "Horse4"], 0),  # Silver is the number
        (2, ["PolarBear9", "Rabbit9"], 0),  # no symbol is below a Skate
        (6, ["PolarBear9", "Rabbit9"], 0),
        (4, ["Wolf9", "Duck7", "Rabbit7", "Eagle2"], 3),  # Goal, Puck, Helmet, Glove
        (4, ["Rabbit8", "Duck1"], 1),  # Glove above Skate
        (3, ["Tiger2", "Rabbit2"], 1),  # no symbols, same number; Bronze is the species
        (6, ["Tiger2", "Tiger8", "Tiger9"], 0),  # no symbols, same species; Bronze is the number
        (3, ["Penguin8", "Rabbit3", "Beaver5"], 1),  # no symbols: 8, 3, 5
        (5, ["Penguin8", "Rabbit3", "Beaver5"], 1),  # Rabbits are the weakest species
    ],
)
def test_shootouts(players: int, cards: list[str], loser: int) -> None:
    """A18: Gold, then Silver, then Bronze; the weakest card loses, counted from 0."""
    answer = settled(shots(players, *cards))
    assert answer["loser"] == loser
    assert len(answer["why"]) == len(cards)


# --- reasons


def test_reasons_name_medals_and_neighbours() -> None:
    """Every team hears on which medal it was judged, and how many are stronger or equal."""
    why = settled(case(4, THREE_HORSES, THREE_FOURS, OTHER_FOURS, THREE_GOALS))["why"]
    assert why == [
        "3 × Horse, a Bronze attribute: 3 teams are stronger.",
        "3 × number 4, a Silver attribute: one team is stronger, one is tied.",
        "3 × number 4, a Silver attribute: one team is stronger, one is tied.",
        "3 × Goal, a Gold attribute: no team is stronger.",
    ]
    assert "Silver" in settled(case(5, THREE_HORSES))["why"][0]  # the species, with five


def test_reasons_for_combos() -> None:
    """A combo says so, and who else has it."""
    why = settled(case(4, RUN, OTHER_RUN, FIVE_WOLVES, arena="Combo Stadium 2"))["why"]
    assert (
        why[0]
        == why[1]
        == "In this arena, a run of 5 (combo) beats 5 of a kind; one other team makes it too."
    )
    assert why[2] == "5 × Wolf, a Bronze attribute: 2 teams are stronger."


def test_reasons_for_shots() -> None:
    """The first attribute at which a card and the loser's differ decides."""
    assert settled(shots(5, "Caribou2", "Horse4"))["why"] == [
        "Caribou 2 beats Horse 4 on Species (Silver).",
        "Horse 4 is the weakest card and loses the shootout.",
    ]
    assert settled(shots(3, "Tiger2", "Rabbit2"))["why"][0] == "Tiger 2 beats Rabbit 2 on Species (Bronze)."
    assert settled(shots(3, "Rabbit9", "PolarBear9"))["why"][0] == (
        "Rabbit 9 beats Polar bear 9 on Symbol (Gold)."
    )


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("fr", "3 × numéro 4, critère Argent\u00a0: une équipe est plus forte."),
        ("de", "3 × Nummer 4, ein Silber-Attribut: ein Team ist stärker."),
    ],
)
def test_reasons_in_other_languages(language: str, sentence: str) -> None:
    """The reason is told in the language asked for; names of attributes in the answer stay English."""
    answer = settled(case(4, FIVE_DUCKS, THREE_FOURS), language)
    assert answer["why"][1] == sentence
    assert answer["strength"][1] == [3, "Number", "4"]


# --- editions


def test_skate_and_glove_change_places() -> None:
    """The first edition has the Skate above the Glove; a case says its edition, else the command does."""
    gloves_first, skates_first = [1, 2], [2, 1]
    plain = case(4, THREE_GLOVES, THREE_SKATES)
    assert settled(plain)["ranks"] == gloves_first
    assert settled(case(4, THREE_GLOVES, THREE_SKATES, edition="2020"))["ranks"] == skates_first
    assert answers(plain, edition="2020")[1][0]["ranks"] == skates_first
    newest = case(4, THREE_GLOVES, THREE_SKATES, edition="2025")
    assert answers(newest, edition="2020")[1][0]["ranks"] == gloves_first
    assert answers(plain, edition="2020")[1][0]["strength"] == [
        [3, "Symbol", "Glove"],
        [3, "Symbol", "Skate"],
    ]


def test_shots_in_the_first_edition() -> None:
    """Wolf 3 carries the Glove, Wolf 4 the Skate."""
    assert settled(shots(4, "Wolf3", "Wolf4"))["loser"] == 1
    assert settled(shots(4, "Wolf3", "Wolf4", edition="2020"))["loser"] == 0


def test_edition_of_the_real_command() -> None:
    """`--edition 2020` in both ways to ask."""
    done = filtered(shots(4, "Wolf3", "Wolf4").encode(), "--jsonl", "--edition", "2020")
    assert (done.returncode, json.loads(done.stdout)["loser"]) == (0, 0)
    asked = filtered(b"4\ns\nWolf3\nWolf4\n\n\n", "--edition", "2020")
    assert asked.returncode == 0
    assert b"Shooter 1 loses" in asked.stdout


@pytest.mark.parametrize(
    ("line", "words"),
    [
        (case(4, FIVE_DUCKS, edition="1999"), ["1999", "2025, 2020"]),
        (case(4, FIVE_DUCKS, edition=2020), ["text", "2020"]),
        (case(4, FIVE_DUCKS, edition=None), ["text", "null"]),
        (shots(4, "Duck1", "Duck2", edition="first"), ["first", "2025, 2020"]),
        (case(4, FIVE_DUCKS, arena="Combo Stadium 1", edition="2020"), ["Combo Stadium 1", "2020"]),
    ],
)
def test_editions_there_are_not(line: str, words: list[str]) -> None:
    """An edition is named as text; combo arenas came with the second one."""
    complaint = refused(line)
    assert complaint.startswith("Line 2")
    assert [word for word in words if word not in complaint] == []


# --- coaches (A24); how many fans they bring stands in the data, not here


def data(coach: str, modifier: str, players: int) -> int:
    """A coach's number, with so many managers."""
    row = tomllib.loads(files("sixthman.games.allstar").joinpath("data", "coaches.toml").read_text("utf-8"))
    found = next(line for line in row["coach"] if line["name"] == coach)
    value = found.get(modifier, 0)
    value = value["2025"] if isinstance(value, dict) else value
    return int(value[players - 2] if isinstance(value, list) else value)


def test_the_eagle_wins_ties() -> None:
    """Two teams of three 4s: the one with the Eagle comes first and the other second."""
    answer = settled(case(4, THREE_FOURS, OTHER_FOURS, arena="Polarena 1", coaches=[None, "Eagle"]))
    assert answer["ranks"] == [2, 1]
    assert answer["fans"] == [15, 16 + data("Eagle", "fans", 4)]
    assert answer["strength"][0] == answer["strength"][1] == [3, "Number", "4"]


def test_coaches_that_bring_fans() -> None:
    """The Panda whatever the rank; the Beaver to the last team and to no other."""
    panda = settled(case(3, FIVE_DUCKS, THREE_FOURS, arena="Polarena 1", coaches=["Panda"]))
    assert panda["fans"] == [16 + data("Panda", "fans", 3), 15]
    last = settled(case(3, FIVE_DUCKS, THREE_FOURS, arena="Polarena 1", coaches=[None, "Beaver"]))
    assert last["fans"] == [16, 15 + data("Beaver", "fans_if_last", 3)]
    first = settled(case(3, FIVE_DUCKS, THREE_FOURS, arena="Polarena 1", coaches=["Beaver", "Caribou"]))
    assert first["fans"][0] == 16
    assert first["fans"][1] > 15


@pytest.mark.parametrize(
    ("team", "coach", "strength"),
    [
        # Rabbit 4, Beaver 4, Eagle 4 and a 3 that counts as 4
        (
            "Rabbit4 Beaver4 Eagle4 Duck3 Panda6",
            {"coach": "Rabbit", "card": "Duck3"},
            [4, "Number", "4"],
        ),
        (
            "Rabbit9 Duck9 Beaver8 Eagle4 Panda6",
            {"coach": "Rabbit", "card": "Rabbit9"},
            [2, "Number", "9"],
        ),
        (THREE_HORSES, {"coach": "Duck", "card": "Caribou8", "mate": "Horse2"}, [4, "Species", "Horse"]),
        (THREE_HORSES, {"coach": "Canard", "card": "Rentier 8", "mate": "Pferd2"}, [4, "Species", "Horse"]),
        (THREE_PUCKS, {"coach": "Penguin", "card": "Tiger9", "mate": "Duck7"}, [4, "Symbol", "Puck"]),
    ],
)
def test_coaches_beside_players(team: str, coach: dict[str, str], strength: list[Any]) -> None:
    """A number counts one higher (at most 9), a species or a symbol as that of a teammate."""
    line = case(4, team, arena="Polarena 1", coaches=[coach])
    assert settled(line)["strength"] == [strength]


@pytest.mark.parametrize(
    ("coaches", "words"),
    [
        (["Wolf"], ["Wolf", "season"]),
        (["PolarBear"], ["PolarBear"]),
        (["Dragon"], ["Dragon", "Rabbit", "PolarBear"]),
        (["Panda", "Panda"], ["Panda", "only one"]),
        (["Rabbit"], ["Rabbit", '"card"']),
        ([{"coach": "Rabbit", "card": "Wolf1"}], ["Rabbit", '"card"']),  # a card of the other team
        ([{"coach": "Duck", "card": "Duck1"}], ["Duck", '"mate"']),
        ([{"coach": "Duck", "card": "Duck1", "mate": "Duck2"}], ["Duck1", "Duck2"]),  # nothing gained
        ([{"coach": "Penguin", "card": "Duck6", "mate": "Duck1"}], ["Duck6", "Duck1"]),  # has a symbol
        ([None, None, "Panda"], ["coaches", "2"]),
        ("Panda", ["coaches"]),
        ({"Panda": 1}, ["coaches"]),
        (None, ["coaches"]),
        ([3], ["coach", "3"]),
        ([{"card": "Duck1"}], ["coach"]),
        ([{"coach": "Rabbit", "card": "Duck1", "player": 1}], ["coach", "player"]),
        ([{"coach": 7}], ["text", "7"]),
        ([{"coach": "Rabbit", "card": 7}], ["text", "7"]),
    ],
)
def test_coaches_that_cannot_be_there(coaches: Any, words: list[str]) -> None:
    """Every complaint names the line and what is wrong."""
    complaint = refused(case(4, FIVE_DUCKS, FIVE_WOLVES, arena="Polarena 1", coaches=coaches))
    assert complaint.startswith("Line 2")
    assert [word for word in words if word not in complaint] == []


def test_no_coach_beside_a_team_of_the_playoffs() -> None:
    """Coaches for teams play in arenas."""
    assert "Panda" in refused(case(4, FIVE_DUCKS, coaches=["Panda"]))


def test_the_tiger_in_a_shootout() -> None:
    """A24 Tiger: the card counts as carrying the Goal and returns; without it another card would lose."""
    alone = settled(shots(4, "Wolf3", "Wolf8", edition="2020"))
    assert (alone["loser"], alone["returns"]) == (1, [False, False])
    helped = settled(shots(4, "Wolf3", "Wolf8", edition="2020", coaches=[None, "Tiger"]))
    assert (helped["loser"], helped["returns"], helped["ranks"]) == (0, [False, True], [2, 1])
    assert all(why.endswith("Without Tara Stripes (Tiger), Wolf 8 would lose.") for why in helped["why"])
    assert settled(shots(4, "Wolf3", "Wolf8", coaches=["Tiger", None]))["loser"] == 1, "decides nothing there"


def test_the_coach_that_decided_is_named() -> None:
    """A coach that changes ranks or fans is named by every team that it concerns, and by no other."""
    line = case(4, THREE_FOURS, OTHER_FOURS, FIVE_DUCKS, arena="Polarena 1", coaches=[None, "Eagle"])
    first, second, best = settled(line)["why"]
    assert first.endswith("Without Aquila Storm (Eagle): rank 2.")
    assert "Eagle" not in second + best, "theirs are the same without it"
    panda = settled(case(3, FIVE_DUCKS, THREE_FOURS, arena="Polarena 1", coaches=["Panda"]))["why"]
    assert "Bo Bamboo (Panda) brings" in panda[0]
    assert "Panda" not in panda[1]


@pytest.mark.parametrize(
    ("line", "words"),
    [
        (shots(4, "Wolf3", "Wolf8", coach="Tiger"), ["coach", "players, shootout, edition, coaches"]),
        (shots(4, "Wolf3", "Wolf8", arena="Polarena 1"), ["arena", "players, shootout, edition, coaches"]),
        (case(4, FIVE_DUCKS, Coaches=["Eagle"]), ["Coaches", "players, teams, arena, edition, coaches"]),
        (shots(4, "Wolf3", "Wolf8", coaches=["Panda"]), ["Panda", "shootout"]),
        (shots(4, "Wolf3", "Wolf8", coaches=[{"coach": "Tiger", "card": "Wolf3"}]), ["Tiger"]),
        (shots(4, "Wolf3", "Wolf8", coaches=["Tiger", "Tiger"]), ["Tiger", "only one"]),
        (shots(4, "Wolf3", "Wolf8", coaches=["Dragon"]), ["Dragon", "PolarBear"]),
        (shots(4, "Wolf3", "Wolf8", coaches=[None, None, "Tiger"]), ["coaches", "2"]),
    ],
)
def test_cases_that_are_not_understood(line: str, words: list[str]) -> None:
    """Nothing in a case is passed over: an unknown key, or a coach that cannot act here, is refused."""
    complaint = refused(line)
    assert complaint.startswith("Line 2")
    assert [word for word in words if word not in complaint] == []
