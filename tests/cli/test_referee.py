"""The referee, as a filter and in conversation. What it should say is worked out by hand from the card
table and the rulings in shared/rules/allstar.md (A1 to A7, A18), never by asking the code."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
import tomllib
from contextlib import redirect_stderr, redirect_stdout
from importlib.resources import files
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sixthman.games.allstar.terminal.referee import answer_lines, ask_and_settle

# In each of these teams no more is alike than its name says.
FIVE_DUCKS = "Duck1 Duck2 Duck3 Duck4 Duck6"  # no run: the 5 is missing
FIVE_WOLVES = "Wolf1 Wolf2 Wolf3 Wolf5 Wolf6"
THREE_GOALS = "Rabbit5 Duck6 Beaver7 Wolf8 Shark9"
THREE_PUCKS = "Rabbit6 Duck7 Beaver8 Tiger9 Panda5"
THREE_FOURS = "Rabbit4 Beaver4 Eagle4 Rabbit1 Panda6"
OTHER_FOURS = "Penguin4 Panda4 Wolf4 Shark1 Tiger9"
THREE_HORSES = "Horse2 Horse7 Horse9 Caribou8 PolarBear6"
NO_SYMBOL = "Rabbit1 Duck2 Beaver3 Eagle4 Penguin9"
ONE_SKATE = "Wolf4 Shark2 Tiger1 Horse5 Caribou8"
RUN = "Rabbit1 Duck2 Beaver3 Eagle4 Horse5"
OTHER_RUN = "Eagle6 Panda7 Shark3 Caribou4 Tiger5"
HIGH_RUN = "Beaver6 Caribou7 PolarBear8 Eagle9 Panda5"
NO_RUN = "Beaver6 Caribou7 PolarBear8 Eagle9 Tiger1"
EACH_SYMBOL = "Rabbit5 Duck7 Beaver9 Eagle2 Wolf4"  # Goal, Puck, Helmet, Glove, Skate
BEARS_AND_FOURS = "PolarBear6 PolarBear7 PolarBear8 Duck4 Panda4"
THREE_GLOVES = "Rabbit8 Duck9 Beaver1 Eagle4 Penguin3"
THREE_SKATES = "Panda3 Wolf4 Tiger7 Shark9 Horse5"


def case(players: int, *teams: str, arena: str | None = None, **more: Any) -> str:
    """A line with teams."""
    return json.dumps({"players": players, "arena": arena, "teams": [team.split() for team in teams]} | more)


def shots(players: int, *cards: str, **more: Any) -> str:
    """A line with a shootout."""
    return json.dumps({"players": players, "shootout": cards} | more)


def answers(*lines: str, language: str = "en", edition: str = "2025") -> tuple[int, list[Any], str]:
    """Exit status, answers and complaints, in this process."""
    out, complaints = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(complaints):
        status = answer_lines(language, lines, edition)
    return status, [json.loads(line) for line in out.getvalue().splitlines()], complaints.getvalue()


def settled(line: str, language: str = "en") -> dict[str, Any]:
    """The answer to a good line."""
    status, found, complaints = answers(line, language=language)
    assert (status, len(found), complaints) == (0, 1, "")
    answer: dict[str, Any] = found[0]
    return answer


def refused(line: str, language: str = "en") -> str:
    """The complaint about a bad line: the same sentence for people and for programs, with its line."""
    status, found, complaints = answers("", line, language=language)
    assert status == 2
    assert found == [{"line": 2, "error": complaints.rstrip("\n")}]
    return complaints


def filtered(stdin: bytes, *options: str, **environment: str) -> subprocess.CompletedProcess[bytes]:
    """The real command, fed from outside."""
    surroundings = {"SIXTHMAN_LANGUAGE": "en", "PYTHONIOENCODING": "utf-8"} | environment
    return subprocess.run(
        [sys.executable, "-m", "sixthman", "referee", *options],
        input=stdin,
        capture_output=True,
        check=False,
        timeout=60,
        env=os.environ | surroundings,
    )


# --- the contract


def test_filter() -> None:
    """The real command: an answer for every line, in order, bad ones too; empty lines are passed over."""
    lines = [
        case(4, FIVE_DUCKS, THREE_FOURS, OTHER_FOURS, THREE_HORSES, arena="Stadium Fall 3"),
        "",
        shots(5, "Caribou2", "Horse4"),
        case(4, "Duck7 Duck7 Duck1 Duck2 Duck3"),
        "{not json",
        shots(2, "Rentier2", "Cheval4"),
    ]
    done = filtered("\n".join(lines).encode(), "--jsonl")
    assert done.returncode == 2
    found = [json.loads(line) for line in done.stdout.decode().splitlines()]
    assert len(found) == 5
    assert found[0]["ranks"] == [1, 2, 2, 4]
    assert found[0]["fans"] == [13, 10, 10, 5]
    assert found[0]["strength"] == [
        [5, "Species", "Duck"],
        [3, "Number", "4"],
        [3, "Number", "4"],
        [3, "Species", "Horse"],
    ]
    assert len(found[0]["why"]) == 4
    assert found[1]["loser"] == 1
    assert found[2]["line"] == 4
    assert "Duck7" in found[2]["error"]
    assert found[3]["line"] == 5
    assert found[4]["loser"] == 0
    complaints = done.stderr.decode().splitlines()
    assert complaints == [found[2]["error"], found[3]["error"]]


def test_filter_without_complaints() -> None:
    """Exit status 0 when every line was good, and answers in the language asked for."""
    done = filtered(
        shots(5, "Caribou2", "Horse4").encode(), "--jsonl", "--language", "de", SIXTHMAN_LANGUAGE="fr"
    )
    assert (done.returncode, done.stderr) == (0, b"")
    answer = json.loads(done.stdout)
    assert answer["loser"] == 1
    assert answer["why"] == [
        "Karibu 2 schlägt Pferd 4 beim Attribut Tierart (Silber).",
        "Pferd 4 ist die schwächste Karte und verliert das Penaltyschiessen.",
    ]


def test_filter_survives_bytes_that_are_no_text() -> None:
    """A line that is not UTF-8 is one bad line; the next one is answered."""
    done = filtered(b"\xff\xfe\n" + shots(5, "Caribou2", "Horse4").encode(), "--jsonl")
    found = [json.loads(line) for line in done.stdout.decode().splitlines()]
    assert done.returncode == 2
    assert found[0]["line"] == 1
    assert "error" in found[0]
    assert found[1]["loser"] == 1


def test_filter_survives_half_characters() -> None:
    """Half a surrogate pair is legal JSON and no text; the complaint about it can still be written."""
    done = filtered(rb'{"players": 4, "shootout": ["\ud800", "Horse1"]}', "--jsonl")
    assert done.returncode == 2
    assert json.loads(done.stdout)["line"] == 1


def test_nothing_to_answer() -> None:
    """No lines, no answers, no complaint."""
    assert answers() == (0, [], "")


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
        "3 × number 4, a Silver attribute: one team is stronger, one is equal.",
        "3 × number 4, a Silver attribute: one team is stronger, one is equal.",
        "3 × Goal, a Gold attribute: no team is stronger.",
    ]
    assert "Silver" in settled(case(5, THREE_HORSES))["why"][0]  # the species, with five


def test_reasons_for_combos() -> None:
    """A combo says so, and who else has it."""
    why = settled(case(4, RUN, OTHER_RUN, FIVE_WOLVES, arena="Combo Stadium 2"))["why"]
    assert (
        why[0]
        == why[1]
        == ("A run of five (combo): it beats five alike in this arena; one other team makes it too.")
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
        ("fr", "3 × numéro 4, critère Argent : une équipe est plus forte."),
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
    asked = filtered(b"4\ns\nWolf3\nWolf4\n\n", "--edition", "2020")
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


def data(coach: str, modifier: str) -> int:
    """A coach's number."""
    row = tomllib.loads(files("sixthman.games.allstar").joinpath("data", "coaches.toml").read_text("utf-8"))
    found = next(line for line in row["coach"] if line["name"] == coach)
    return int(found.get(modifier, 0))


def test_the_eagle_wins_ties() -> None:
    """Two teams of three 4s: the one with the Eagle comes first and the other second."""
    answer = settled(case(4, THREE_FOURS, OTHER_FOURS, arena="Polarena 1", coaches=[None, "Eagle"]))
    assert answer["ranks"] == [2, 1]
    assert answer["fans"] == [15, 16 + data("Eagle", "fans")]
    assert answer["strength"][0] == answer["strength"][1] == [3, "Number", "4"]


def test_coaches_that_bring_fans() -> None:
    """The Panda whatever the rank; the Beaver to the last team and to no other."""
    panda = settled(case(3, FIVE_DUCKS, THREE_FOURS, arena="Polarena 1", coaches=["Panda"]))
    assert panda["fans"] == [16 + data("Panda", "fans"), 15]
    last = settled(case(3, FIVE_DUCKS, THREE_FOURS, arena="Polarena 1", coaches=[None, "Beaver"]))
    assert last["fans"] == [16, 15 + data("Beaver", "fans_if_last")]
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
    """A number counts one higher (at most 9), a species or a symbol as that of a team-mate."""
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


# --- names


@pytest.mark.parametrize(
    "cards",
    [
        ["Duck7", "PolarBear3", "Caribou2", "Wolf4", "Horse4"],
        ["Canard7", "Ours polaire 3", "Renne2", "Loup4", "Cheval4"],
        ["Ente7", "Eisbär3", "Rentier2", "Wolf4", "Pferd4"],
        ["duck 7", "POLAR BEAR 3", "Reindeer2", "wolf_4", "horse-4"],
        [" Canard 7 ", "ours3", "karibu2", "LOUP4", "Pferd 4"],
        ["Enten7", "EISBAER3", "Caribou 2", "wölfe 4", "chevaux4"],
    ],
)
def test_species_in_three_languages(cards: list[str]) -> None:
    """Every name means the same card, whatever the language of the answer."""
    line = json.dumps({"players": 4, "teams": [cards]})
    # 7 3 2 4 4: two 4s, two Goals (Caribou 2, Horse 4): Gold beats Silver
    assert settled(line)["strength"] == [[2, "Symbol", "Goal"]]
    assert settled(shots(4, cards[0], cards[1]), "fr")["why"][0] == (
        "Canard 7 bat Ours polaire 3 sur le critère Symbole (Or)."
    )


def test_the_same_card_in_two_languages_is_named_twice() -> None:
    """A card has one name only for the rules."""
    assert "Duck7" in refused(shots(4, "Canard 7", "Ente7"))


# --- refusals


@pytest.mark.parametrize(
    ("line", "words"),
    [
        (case(4, "Duck7 Duck7 Duck1 Duck2 Duck3"), ["Duck7", "twice"]),
        (case(4, FIVE_DUCKS, "Wolf1 Wolf2 Wolf3 Wolf5 Duck6"), ["Duck6", "twice"]),  # in another team
        (shots(4, "Horse4", "Horse4"), ["Horse4", "twice"]),
        (case(4, "Duck7 Dragon3 Duck1 Duck2 Duck3"), ["Dragon3", "no card"]),
        (case(4, "Duck7 Duck10 Duck1 Duck2 Duck3"), ["Duck10", "1 to 9"]),
        (case(4, "Duck7 Duck0 Duck1 Duck2 Duck3"), ["Duck0"]),
        (case(4, "Duck7 Duck Duck1 Duck2 Duck3"), ['"Duck"']),
        (shots(4, "7", "Duck1"), ['"7"']),
        (shots(4, "", "Duck1"), ['""']),
        (case(4, FIVE_DUCKS, "Wolf1 Wolf2 Wolf3 Wolf5"), ["Team 2", "4 cards", "five"]),
        (case(4, FIVE_DUCKS + " Duck7"), ["Team 1", "6 cards"]),
        (case(4, ""), ["Team 1", "0 cards"]),
        (case(4, FIVE_DUCKS, arena="Moon Arena"), ["Moon Arena", "Polarena 1", "Combo Stadium 3"]),
        (case(4, FIVE_DUCKS, arena=""), ["Polarena 1"]),
        (case(7, FIVE_DUCKS), ["2 to 6", "7"]),
        (case(1, FIVE_DUCKS), ["2 to 6", "1"]),
        (shots(0, "Duck1", "Duck2"), ["2 to 6", "0"]),
        ('{"players": "4", "teams": []}', ["2 to 6", '"4"']),
        ('{"players": 4.0, "teams": []}', ["2 to 6", "4.0"]),
        ('{"players": true, "teams": []}', ["2 to 6", "true"]),
        ('{"players": null, "teams": []}', ["2 to 6", "null"]),
        ('{"players": [4], "teams": []}', ["2 to 6"]),
        (case(4), ["0 teams", "1 to 4"]),
        (case(2, FIVE_DUCKS, FIVE_WOLVES, THREE_HORSES), ["3 teams", "1 to 2"]),
        (shots(4, "Duck1"), ["2 and 4", "not 1"]),
        (shots(2, "Duck1", "Duck2", "Duck3"), ["2 and 2", "not 3"]),
        ('{"players": 4, "teams": 5}', ["teams"]),
        ('{"players": 4, "teams": {"a": 1}}', ["teams"]),
        ('{"players": 4, "teams": [5]}', ["5"]),
        ('{"players": 4, "teams": [null]}', ["null"]),
        ('{"players": 4, "teams": [["Duck1", 2, "Duck3", "Duck4", "Duck5"]]}', ["text", "2"]),
        ('{"players": 4, "shootout": "Duck1 Duck2"}', ["shootout"]),
        ('{"players": 4, "shootout": ["Duck1", ["Duck2"]]}', ["text", '["Duck2"]']),
        ('{"players": 4, "arena": 3, "teams": [["Duck1"]]}', ["text", "3"]),
        ('{"players": 4, "arena": ["Polarena 1"], "teams": [["Duck1"]]}', ["text"]),
        ("{}", ['"players"', '"teams"', '"shootout"']),
        ('{"players": 4}', ['"teams"', '"shootout"']),
        ('{"teams": [["Duck1"]]}', ['"players"']),
        ('{"players": 4, "teams": [], "shootout": []}', ['"teams"', '"shootout"']),
        ("[]", ['"players"']),
        ("null", ['"players"']),
        ("4", ['"players"']),
        ('"players teams"', ['"players"']),
        ("{", ["JSON"]),
        ("hello", ["JSON"]),
        ('{"players": 4,}', ["JSON"]),
        ('{"players": 4} {"players": 4}', ["JSON"]),
        ("\ufeff" + shots(4, "Duck1", "Duck2"), ["JSON"]),
        ('{"players": ' + "9" * 5000 + ', "teams": []}', []),
    ],
)
def test_refusals(line: str, words: list[str]) -> None:
    """A clear sentence that names the line, what is wrong with it, and what would be right."""
    complaint = refused(line)
    assert complaint.startswith("Line 2")
    assert [word for word in words if word not in complaint] == []


def test_numbers_too_long_to_be_numbers() -> None:
    """A card number of five thousand digits is no card; Python would not even read it."""
    assert refused(shots(4, "Duck" + "1" * 5000, "Horse1")).startswith("Line 2")


def test_brackets_without_end() -> None:
    """JSON nested deeper than Python can follow is a bad line like any other."""
    assert refused("[" * 100_000).startswith("Line 2")
    assert refused('{"players": 4, "teams": ' + "[" * 100_000 + "]" * 100_000 + "}").startswith("Line 2")


def test_a_team_written_as_one_text() -> None:
    """Not `cards are given as text, not "Duck1 …"`: what is missing is the list."""
    line = json.dumps({"players": 4, "teams": [FIVE_DUCKS]})
    assert "given as text, not" not in refused(line)


@pytest.mark.parametrize(
    ("language", "words"),
    [("fr", ["Ligne 2", "Duck7 est cité deux fois"]), ("de", ["Zeile 2", "Duck7 ist doppelt genannt"])],
)
def test_refusals_in_other_languages(language: str, words: list[str]) -> None:
    """Line and reason in one language, not in two."""
    complaint = refused(case(4, "Duck7 Duck7 Duck1 Duck2 Duck3"), language)
    assert [word for word in words if word not in complaint] == []


def test_other_lines_are_still_answered() -> None:
    """Three bad lines, two good ones, everything in order, numbered as in the file."""
    lines = ["{", shots(4, "Duck1", "Duck2"), "", case(9, FIVE_DUCKS), case(4, FIVE_DUCKS), "[]"]
    status, found, complaints = answers(*lines)
    assert status == 2
    assert [answer.get("line") for answer in found] == [1, None, 4, None, 6]
    assert found[1]["loser"] == 1  # no symbol, against a Skate
    assert found[3]["ranks"] == [1]
    assert len(complaints.splitlines()) == 3


# --- whatever comes in

words = st.sampled_from(
    ["Duck1", "Duck2", "Canard3", "Ente 4", "Wolf5", "Wolf5", "PolarBear9", "Duck10", "Polarena 1", "?", ""]
)
values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | words,
    lambda inner: st.lists(inner, max_size=6) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
coaches = st.sampled_from(["Panda", "Eagle", "Wolf", "Rabbit"]) | st.fixed_dictionaries(
    {"coach": st.sampled_from(["Duck", "Rabbit", "Penguin"])}, optional={"card": words, "mate": words}
)
cases = st.fixed_dictionaries(
    {"players": st.integers(1, 7) | values},
    optional={
        "arena": st.none() | words | values,
        "teams": st.lists(st.lists(words, min_size=4, max_size=6) | values, max_size=5) | values,
        "shootout": st.lists(words, max_size=5) | values,
        "edition": st.sampled_from(["2025", "2020", "2021"]) | values,
        "coaches": st.lists(st.none() | coaches | values, max_size=3) | values,
    },
)


@given(st.lists(values | cases, min_size=1, max_size=4))
@settings(max_examples=150)
def test_any_json_is_answered_or_refused(given_values: list[Any]) -> None:
    """One answer a line, whatever the line holds: ranks, a loser, or an error."""
    status, found, _ = answers(*(json.dumps(value) for value in given_values))
    assert len(found) == len(given_values)
    for number, answer in enumerate(found, start=1):
        if "error" in answer:
            assert answer["line"] == number
        elif "loser" in answer:
            assert answer["ranks"][answer["loser"]] == max(answer["ranks"]) == len(answer["ranks"])
        else:
            lists = [answer[key] for key in ("ranks", "strength", "why")]
            assert len({len(part) for part in lists}) == 1
            assert min(answer["ranks"]) == 1
    assert status == (2 if any("error" in answer for answer in found) else 0)


@given(st.lists(st.text(alphabet=st.characters(exclude_characters="\n\r"), min_size=1), max_size=4))
@settings(max_examples=100)
def test_any_text_is_answered_or_refused(lines: list[str]) -> None:
    """Lines that are hardly ever JSON."""
    _, found, _ = answers(*lines)
    assert len(found) == sum(bool(line.strip()) for line in lines)


# --- in conversation


def conversation(*said: str, language: str = "en", edition: str = "2025") -> list[str]:
    """What the referee prints while a person says these things, then leaves."""
    left = list(said)

    def ask(question: str) -> str:
        assert question.endswith(" ")
        if not left:
            raise EOFError
        return left.pop(0)

    out = io.StringIO()
    with redirect_stdout(out):
        assert ask_and_settle(language, ask, edition) == 0
    assert left == []
    return [line for line in out.getvalue().splitlines()[1:] if line]


def test_conversation_about_teams() -> None:
    """Teams in the order of their ranks, with reasons and fans."""
    assert conversation("4", "t", "Stadium Fall 3", THREE_FOURS, FIVE_DUCKS, "") == [
        "1. team 2: 5 × Duck, a Bronze attribute: no team is stronger. 13 fans.",
        "2. team 1: 3 × number 4, a Silver attribute: one team is stronger. 10 fans.",
    ]


def test_conversation_about_the_playoffs() -> None:
    """No arena, no fans; the last team settles it without an empty line."""
    assert conversation("2", "t", "", THREE_FOURS, FIVE_DUCKS) == [
        "1. team 2: 5 × Duck, a Bronze attribute: no team is stronger.",
        "2. team 1: 3 × number 4, a Silver attribute: one team is stronger.",
    ]


def test_conversation_about_a_shootout() -> None:
    """Every reason, then who loses, counted from 1."""
    assert conversation("5", "s", "Caribou2", "Horse4", "") == [
        "Caribou 2 beats Horse 4 on Species (Silver).",
        "Horse 4 is the weakest card and loses the shootout.",
        "Shooter 2 loses: Horse 4 is the weakest card and loses the shootout.",
    ]


def test_conversation_about_the_first_edition() -> None:
    """The Skate stands above the Glove there."""
    found = conversation("4", "t", "Polarena 1", THREE_GLOVES, THREE_SKATES, "", edition="2020")
    assert [line[:10] for line in found] == ["1. team 2:", "2. team 1:"]
    found = conversation("4", "t", "Combo Stadium 1", FIVE_DUCKS, "", edition="2020")
    assert found[0].startswith("Try again: ")


def test_conversation_asks_again() -> None:
    """A number of managers that cannot be is asked again; a bad card starts the case again."""
    found = conversation(
        *("", "seven", "7", "1", "4", "t", "", "Duck1 Duck2 Duck3 Duck4 Dragon5", ""),
        *("4", "t", "", FIVE_DUCKS, ""),
    )
    assert len(found) == 2
    assert found[0].startswith("Try again: ")
    assert "Dragon5" in found[0]
    assert found[1].startswith("1. team 1: 5 × Duck")


def test_conversation_with_odd_digits() -> None:
    """A superscript two is a digit to Python and no number; it is asked again."""
    assert conversation("²", "5", "s", "Caribou2", "Horse4", "")[-1].startswith("Shooter 2")


@pytest.mark.parametrize(
    "team",
    [
        "Duck1,Duck2,Duck3,Duck4,Duck6",
        "Duck 1, Duck 2, Duck 3, Duck 4, Duck 6",
        "Duck 1 Duck 2 Duck 3 Duck 4 Duck 6",
    ],
)
def test_conversation_reads_cards_as_it_writes_them(team: str) -> None:
    """Cards may stand as the referee itself writes them, `Duck 1`, with commas or without."""
    assert conversation("4", "t", "", team, "") == [
        "1. team 1: 5 × Duck, a Bronze attribute: no team is stronger."
    ]


def test_conversation_reads_names_of_two_words() -> None:
    """A Polar bear is one card."""
    found = conversation("4", "t", "", "Polar bear 6, Polar bear 7, Ours polaire 8, Eisbär 9, PolarBear1", "")
    assert found == ["1. team 1: 5 × Polar bear, a Bronze attribute: no team is stronger."]


def test_conversation_left_in_the_middle() -> None:
    """Leaving is never an error."""
    for said in ([], ["4"], ["4", "t"], ["4", "t", "Polarena 1", FIVE_DUCKS], ["4", "s", "Duck1"]):
        assert conversation(*said) == []


@pytest.mark.parametrize(
    ("language", "last"),
    [
        ("fr", "Le tireur 2 perd : Cheval 4 est la carte la plus faible et perd le tir de pénalité."),
        ("de", "Schütze 2 verliert: Pferd 4 ist die schwächste Karte und verliert das Penaltyschiessen."),
    ],
)
def test_conversation_in_other_languages(language: str, last: str) -> None:
    """The whole conversation in one language."""
    assert conversation("5", "s", "Caribou2", "Horse4", "", language=language)[-1] == last


def test_conversation_at_a_real_prompt() -> None:
    """The command without --jsonl asks on standard output and leaves at the end of input."""
    done = filtered(f"4\nt\n\n{FIVE_DUCKS}\n\n".encode())
    assert done.returncode == 0
    assert b"How many managers" in done.stdout
    assert "5 × Duck".encode() in done.stdout
    assert done.stderr == b""
