"""The card set: the standard set is what the rulebook and hoops.md say, and a set of one's own is checked."""

from __future__ import annotations

import tomllib
from collections import Counter
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from sixthman.games.hoops.declaration import MODELS
from sixthman.games.hoops.names import DIE_WORDS, POSITION_WORDS, RATING_WORDS, SKILL_WORDS
from sixthman.games.hoops.rules import GAME, cards
from sixthman.games.hoops.rules.cardfile import RANGES, SECTIONS
from sixthman.games.hoops.rules.cards import (
    BASE,
    COMPLEXITY,
    COPIES,
    COST,
    DEFENCE,
    FACE,
    FACE_COLOUR,
    FATIGUE,
    FATIGUE_CARDS,
    IN_MARKET,
    INITIATION,
    INTELLIGENCE,
    KEEPS,
    KIND,
    MARKET,
    OFFENCE,
    PLAYER,
    POSITION_NAMES,
    POSITIONS,
    REBOUNDS,
    SKILL,
    SKILL_NAMES,
    STANDARD,
    STARTERS,
    SUBSTITUTES,
    TACTICS,
    TIRED,
    VALUE,
    WORDS,
    BadCard,
    CardSet,
    load_cards,
    write_cards,
)
from sixthman.kernel.game import BuiltEngine
from sixthman.kernel.rules import interpreted
from sixthman.kernel.stream import new_stream
from sixthman.messages import LANGUAGES, BadCards, say

THREE, INSIDE, DRIVE, STEAL, BLOCK, STOP = range(6)
BLUE, YELLOW, RED = range(3)


def model(name: str) -> int:
    """The model of a card of the standard set."""
    return STANDARD.names.index(name)


def keeps(name: str) -> dict[str, int]:
    """The dice a tactic of the standard set keeps."""
    return {
        skill: int(number) for skill, number in zip(SKILL_NAMES, KEEPS[model(name)], strict=True) if number
    }


# --- the standard set: counts and numbers


def test_models_are_numbered_as_every_set_has_them() -> None:
    """Players, starters, substitutes, tactics, base tactics, fatigue, in that order."""
    assert [card.section if card else "" for card in STANDARD.cards] == (
        ["player"] * 100
        + ["starter"] * 10
        + ["substitute"] * 10
        + ["tactic"] * 20
        + ["base_tactic"] * 10
        + ["fatigue"]
    )
    assert KIND.tolist() == [PLAYER] * 120 + ([OFFENCE] * 10 + [DEFENCE] * 10) + [OFFENCE] * 5 + [
        DEFENCE
    ] * 5 + [TIRED]
    assert len(set(STANDARD.names)) == MODELS


def test_every_table_is_there_and_small() -> None:
    """The tables of the standard set, under the names rules know them by, one byte a number."""
    tables = STANDARD.tables()
    for name, table in tables.items():
        assert table.dtype == np.int8
        assert np.array_equal(table, getattr(cards, name)), name
    assert {name: table.shape for name, table in tables.items()} == {
        **dict.fromkeys(
            [
                "KIND",
                "VALUE",
                "COST",
                "POSITIONS",
                "INTELLIGENCE",
                "REBOUNDS",
                "COMPLEXITY",
                "COPIES",
                "INITIATION",
                "IN_MARKET",
            ],
            (MODELS,),
        ),
        **dict.fromkeys(("SKILL", "KEEPS"), (MODELS, 6)),
        **dict.fromkeys(("FACE", "FACE_COLOUR"), (6, 6)),
    }


def test_players_of_the_market() -> None:
    """100 players, all positions, many with two, costs from 3 to 15, at least 25 of them cheap."""
    market = slice(MARKET, STARTERS)
    assert (POSITIONS[market] > 0).all()
    assert (VALUE[market] > 0).all()
    two = sum(int(mask).bit_count() == 2 for mask in POSITIONS[market])
    assert two >= 40
    assert max(int(mask).bit_count() for mask in POSITIONS[market]) == 2
    for bit in range(5):
        there = (POSITIONS[market] >> bit & 1) == 1
        assert there.sum() >= 20
        assert (COST[market][there] <= 5).sum() >= 5, POSITION_NAMES[bit]
    spread = Counter(COST[market].tolist())
    assert sorted(spread) == list(range(3, 16))
    assert sum(spread[cost] for cost in (3, 4, 5)) >= 25
    assert all(abs(spread[cost] - spread[cost + 1]) <= 2 for cost in range(3, 15))
    assert IN_MARKET.tolist() == [1] * 100 + [0] * 20 + [1] * 20 + [0] * 11


def test_nobody_is_dominated() -> None:
    """No player of the market is at least as good in everything as another and yet cheaper."""
    ratings = np.column_stack([INTELLIGENCE, REBOUNDS, SKILL])[MARKET:STARTERS]
    for better in range(100):
        for other in range(100):
            if COST[better] < COST[other]:
                assert (ratings[better] < ratings[other]).any(), (better, other)


def test_starting_set() -> None:
    """Ten starters, two for each position, five for a first game; ten substitutes, seven of them."""
    starters, substitutes = slice(STARTERS, SUBSTITUTES), slice(SUBSTITUTES, TACTICS)
    assert POSITIONS[starters].tolist() == [1, 1, 2, 2, 4, 4, 8, 8, 16, 16]
    assert POSITIONS[starters][INITIATION[starters] == 1].tolist() == [1, 2, 4, 8, 16]
    assert INITIATION[substitutes].sum() == 7
    assert np.bitwise_or.reduce(POSITIONS[substitutes][INITIATION[substitutes] == 1]) == 31
    assert not COST[STARTERS:TACTICS].any()
    assert (VALUE[STARTERS:TACTICS] >= 1).all()


def test_rulebook_activation_example_levels() -> None:
    """Activer des cartes Tactique: intelligence 6; 3 Points 3, Block 2, Stop 2 on the first court."""
    court = [card for card in range(STARTERS, SUBSTITUTES) if INITIATION[card]]
    levels = SKILL[court].sum(axis=0)
    assert INTELLIGENCE[court].sum() == 6
    assert (levels[THREE], levels[BLOCK], levels[STOP]) == (3, 2, 2)
    assert COMPLEXITY[model("Virginia Offense")] > 6 >= COMPLEXITY[model("Kentucky Offense")]


def test_tactics_of_the_market() -> None:
    """20 models, ten of each side, 70 cards, a ladder of complexity, one or two skills each."""
    market = slice(TACTICS, BASE)
    assert COPIES[market].sum() == 70
    assert (VALUE[market] > 0).all()
    for first in (TACTICS, TACTICS + 10):
        ladder = COMPLEXITY[first : first + 10].tolist()
        assert ladder == sorted(ladder)
        assert len(set(ladder)) >= 8
        prices = COST[first : first + 10].tolist()
        assert prices == sorted(prices)
        skills = (KEEPS[first : first + 10] > 0).sum(axis=1).tolist()
        assert set(skills) == {1, 2}
    for side in (OFFENCE, DEFENCE):
        used = KEEPS[market][KIND[market] == side].any(axis=0).tolist()
        assert used == [side == OFFENCE] * 3 + [side == DEFENCE] * 3
    assert all(name.endswith(("Offense", "Defense")) for name in STANDARD.names[market])


def test_tactics_of_the_rulebook() -> None:
    """Those the rulebook shows are as it shows them, and say so."""
    assert keeps("base-offense-3-pts") == {"three": 2}
    assert keeps("base-defense-switch") == {"steal": 1, "stop": 1}
    assert list(keeps("Kentucky Offense")) == ["three"]
    assert keeps("Michigan Defense") == {"block": 2, "stop": 1}
    for name, complexity in {
        "Kentucky Offense": 5,
        "Virginia Offense": 7,
        "Houston Defense": 5,
        "Michigan Defense": 3,
    }.items():
        assert COMPLEXITY[model(name)] == complexity
        assert STANDARD.provenance(model(name), "complexity") == "rulebook"
        assert STANDARD.provenance(model(name), "cost") == "ours"
    assert STANDARD.provenance(model("Michigan Defense"), "keeps") == "rulebook"
    assert STANDARD.provenance(model("base-offense-3-pts"), "keeps") == "rulebook"


def test_base_tactics() -> None:
    """Five of each side; three offensive and two defensive ones for a first game, which can use them."""
    assert INITIATION[BASE : BASE + 5].sum() == 3
    assert INITIATION[BASE + 5 : FATIGUE].sum() == 2
    assert COMPLEXITY[BASE:FATIGUE].max() <= 2
    assert not COST[BASE:FATIGUE].any()
    assert (VALUE[BASE:FATIGUE] == 2).all()


def test_fatigue() -> None:
    """Nine cards that nothing can be paid with."""
    assert COPIES[FATIGUE] == FATIGUE_CARDS == 9
    assert VALUE[FATIGUE] == COST[FATIGUE] == POSITIONS[FATIGUE] == 0
    assert (COPIES[:TACTICS] == 1).all()
    assert (COPIES[BASE:FATIGUE] == 1).all()


def test_dice_values_table() -> None:
    """Valeurs des dés: the two tables, and blank faces."""
    assert FACE.tolist() == [
        [0, 0, 0, 2, 6, 9],
        [0, 0, 2, 4, 6, 7],
        [0, 2, 3, 4, 6, 6],
        [0, 1, 2, 1, 2, 4],
        [0, 2, 2, 1, 2, 3],
        [0, 2, 3, 3, 1, 1],
    ]
    assert ((FACE_COLOUR == -1) == (FACE == 0)).all()


def test_dice_colours() -> None:
    """Attack dice are of one colour; each defensive die has all three and leans as hoops.md says."""
    for die in (THREE, INSIDE, DRIVE):
        assert set(FACE_COLOUR[die].tolist()) == {-1, die}
    stops = np.array(
        [[FACE[die][FACE_COLOUR[die] == colour].sum() for colour in range(3)] for die in (3, 4, 5)]
    )
    assert (stops > 0).all()
    assert stops.argmin(axis=1).tolist() == [YELLOW, BLUE, RED]
    assert (2, BLUE) in zip(FACE[STEAL].tolist(), FACE_COLOUR[STEAL].tolist(), strict=True)
    assert (3, BLUE) in zip(FACE[STOP].tolist(), FACE_COLOUR[STOP].tolist(), strict=True)


def test_every_value_has_its_provenance() -> None:
    """Ours or the rulebook's, for the name and each number of every card and die."""
    for section in STANDARD.sections.values():
        for card in section:
            assert set(card.provenance) == {"name", *card.values}
            for origin in card.provenance.values():
                assert set([origin] if isinstance(origin, str) else origin) <= {"ours", "rulebook"}
    dice = STANDARD.sections["die"]
    assert all(die.provenance["faces"] == "rulebook" for die in dice)
    colours = dice[STOP].provenance["colours"]
    assert [face for face, origin in enumerate(colours) if origin == "rulebook"] == [2]
    with pytest.raises(LookupError):
        CardSet({**STANDARD.sections, "player": STANDARD.sections["player"][:30]}).provenance(30, "cost")


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_that_are_words_are_in_the_catalogues(language: str) -> None:
    """Starting cards, positions, skills, dice and ratings have a name of their own in every language."""
    assert set(STANDARD.names[STARTERS:TACTICS] + STANDARD.names[BASE:]) == WORDS
    for words in (WORDS, POSITION_WORDS, SKILL_WORDS, DIE_WORDS, RATING_WORDS.values()):
        assert len({say(language, word) for word in words}) == len(words)
    assert tuple(f"position-{position}" for position in POSITION_NAMES) == POSITION_WORDS
    assert tuple(f"skill-{skill}" for skill in SKILL_NAMES) == SKILL_WORDS
    assert tuple(f"die-{skill}" for skill in SKILL_NAMES) == DIE_WORDS


# --- a set of one's own


def standard_file(name: str) -> dict[str, Any]:
    """A data file of the standard set, to be changed."""
    text = files("sixthman.games.hoops").joinpath("data", f"{name}.toml").read_text("utf-8")
    return tomllib.loads(text)


def toml(value: object) -> str:
    """A value as TOML."""
    if isinstance(value, dict):
        return "{" + ", ".join(f'"{key}" = {toml(part)}' for key, part in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(toml(part) for part in value) + "]"
    if isinstance(value, bool):
        return "true" if value else "false"
    return f'"{value}"' if isinstance(value, str) else str(value)


def write(folder: Path, **sections: object) -> Path:
    """A card file with these sections."""
    path = folder / "mine.toml"
    path.write_text("\n".join(f"{name} = {toml(rows)}" for name, rows in sections.items()), "utf-8")
    return path


def some_players(count: int = 30) -> list[dict[str, Any]]:
    """Players for a market: invented, four of them cheap, all positions covered."""
    return [
        {
            "name": f"Player {number}",
            "positions": [POSITION_NAMES[number % 5]],
            "value": 2,
            "cost": 3 if number < 4 else 7,
            "three": number % 4,
        }
        for number in range(count)
    ]


def test_no_file_is_the_standard_set() -> None:
    """Nothing asked for, nothing replaced."""
    assert load_cards() is STANDARD


def test_a_small_market_leaves_models_unused(tmp_path: Path) -> None:
    """30 players are enough; the other models cost nothing, are nobody and are never dealt."""
    mine = load_cards(write(tmp_path, player=some_players()))
    tables = mine.tables()
    assert tables["IN_MARKET"][:STARTERS].tolist() == [1] * 30 + [0] * 70
    for name in ("COST", "VALUE", "POSITIONS", "COPIES"):
        assert not tables[name][30:STARTERS].any()
    assert mine.names[29:31] == ("Player 29", "")
    assert tables["SKILL"][3].tolist() == [3, 0, 0, 0, 0, 0]
    assert tables["INTELLIGENCE"][3] == 0
    assert mine.provenance(3, "cost") == "own"
    for name, table in STANDARD.tables().items():
        rest = slice(STARTERS, None) if len(table) == MODELS else slice(None)
        assert np.array_equal(tables[name][rest], table[rest]), name


def test_a_section_replaces_the_standard_one_wholly(tmp_path: Path) -> None:
    """Fewer tactics than 20: those of the file, no others; the order of sides does not matter."""
    tactics = standard_file("tactics")["tactic"]
    mine = load_cards(write(tmp_path, tactic=[*tactics[10:14], *tactics[:3]]))
    tables = mine.tables()
    assert mine.names[TACTICS : TACTICS + 8] == (
        *(row["name"] for row in [*tactics[:3], *tactics[10:14]]),
        "",
    )
    assert tables["KIND"][TACTICS : TACTICS + 7].tolist() == [OFFENCE] * 3 + [DEFENCE] * 4
    assert tables["COPIES"][TACTICS:BASE].sum() == sum(
        row["copies"] for row in [*tactics[:3], *tactics[10:14]]
    )
    assert mine.names[:TACTICS] == STANDARD.names[:TACTICS]


def test_starters_and_dice_may_come_in_any_order(tmp_path: Path) -> None:
    """Models go by position, dice by skill."""
    mine = load_cards(
        write(
            tmp_path,
            starter=standard_file("start")["starter"][::-1],
            die=standard_file("dice")["die"][::-1],
            base_tactic=standard_file("tactics")["base_tactic"][::-1],
        )
    )
    tables = mine.tables()
    assert np.array_equal(tables["POSITIONS"], POSITIONS)
    assert np.array_equal(tables["KIND"], KIND)
    assert np.array_equal(tables["FACE"], FACE)
    assert np.array_equal(tables["FACE_COLOUR"], FACE_COLOUR)


def test_a_set_round_trips(tmp_path: Path) -> None:
    """What is written is read as the same set: numbers, names, provenance."""
    own = some_players(42)
    own[5] |= {
        "provenance": {"cost": "vote", "positions": ["scout"]},
        "name": "Jo 'Ace' Ångström",
    }
    own[6] |= {"provenance": "scout"}
    first = load_cards(
        write(tmp_path, provenance="league", player=own, fatigue=[{"name": "Tired", "copies": 5}])
    )
    assert first.provenance(5, "cost") == "vote"
    assert first.provenance(5, "positions") == ("scout",)
    assert first.provenance(5, "value") == "league"
    assert first.provenance(6, "value") == "scout"
    assert first.tables()["COPIES"][FATIGUE] == 5
    for number, whole in enumerate((STANDARD, first)):
        path = tmp_path / f"{number}.toml"
        path.write_text(write_cards(whole), "utf-8")
        again = load_cards(path)
        assert again == whole
        assert again.names == whole.names
        for name, table in whole.tables().items():
            assert np.array_equal(again.tables()[name], table)


def test_names_with_quotes_round_trip(tmp_path: Path) -> None:
    """Whatever letters a name holds, it is written so that it can be read."""
    odd = some_players()
    odd[0]["name"] = r"The \"Big\" \\ \U0001F3C0"
    first = load_cards(write(tmp_path, player=odd))
    assert first.names[0] == 'The "Big" \\ 🏀'
    path = tmp_path / "again.toml"
    path.write_text(write_cards(first), "utf-8")
    assert load_cards(path).names == first.names


def test_a_set_is_played_by_rules_built_with_its_tables(tmp_path: Path) -> None:
    """Only the file's players and tactics are dealt, and the game goes through to its end."""
    mine = load_cards(
        write(
            tmp_path,
            player=some_players(),
            tactic=standard_file("tactics")["tactic"][6:14],
            fatigue=[{"name": "Tired", "copies": 3}],
        )
    )
    build = interpreted()
    for name, table in mine.tables().items():
        build.bind(name, table)
    game = BuiltEngine(GAME, build).game
    state, luck = GAME.new_state(), Random(7)
    game.setup(state, np.array([0, 0, 4, -1]), new_stream("a set of one's own"))
    assert state.fatigue == 3
    dealt = set(state.player_pile.tolist())
    assert dealt <= set(range(30))
    assert {name for name in mine.names[TACTICS:BASE] if name} >= {
        mine.names[card] for card in state.tactic_pile[: state.tactics_piled].tolist()
    }
    while not game.over(state):
        seat = 0 if game.waiting(state) & 1 else 1
        game.pick(state, seat, luck.randrange(game.legal(state, seat)))
    assert dealt == set(state.player_pile.tolist())


# --- what is wrong with a file


def changed(file: str, section: str, row: int, **values: object) -> dict[str, Any]:
    """A section of the standard set with values of one row (counted from 1) changed, or left out if None."""
    rows = standard_file(file)[section]
    rows[row - 1].pop("provenance", None)
    rows[row - 1] = {key: value for key, value in (rows[row - 1] | values).items() if value is not None}
    return {section: rows}


STARTS = standard_file("start")
PRICES = standard_file("tactics")

# What is in the file, the message told, and facts it must tell.
BROKEN: dict[str, tuple[dict[str, Any], str, dict[str, object]]] = {
    "no position": (
        changed("players", "player", 7, positions=None),
        "error-cards-missing",
        {"section": "player", "row": 7, "name": STANDARD.names[6], "key": "positions"},
    ),
    "empty positions": (changed("players", "player", 2, positions=[]), "error-cards-positions", {"row": 2}),
    "unknown position": (
        changed("players", "player", 2, positions=["PG", "QB"]),
        "error-cards-positions",
        {"found": '["PG", "QB"]', "known": "PG, SG, SF, PF, C"},
    ),
    "position that is no text": (
        changed("players", "player", 2, positions=[["PG"]]),
        "error-cards-positions",
        {"row": 2},
    ),
    "positions that are no list": (
        changed("players", "player", 2, positions="PG"),
        "error-cards-positions",
        {"row": 2},
    ),
    "position twice": (
        changed("players", "player", 2, positions=["PG", "PG"]),
        "error-cards-positions",
        {"row": 2},
    ),
    "starter with two positions": (
        changed("start", "starter", 1, positions=["PG", "SG"]),
        "error-cards-one-position",
        {"name": "starter-PG-1"},
    ),
    "cost without value": (
        changed("players", "player", 3, value=None),
        "error-cards-no-value",
        {"row": 3, "cost": "3"},
    ),
    "tactic with cost without value": (
        changed("tactics", "tactic", 3, value=None),
        "error-cards-no-value",
        {"name": "Memphis Offense", "cost": "2"},
    ),
    "no cost": (changed("players", "player", 3, cost=None), "error-cards-missing", {"key": "cost"}),
    "starter for sale": (
        changed("start", "starter", 3, cost=4),
        "error-cards-key",
        {"section": "starter", "row": 3, "found": "cost"},
    ),
    "unknown key": (
        changed("players", "player", 3, dunk=4),
        "error-cards-key",
        {"found": "dunk", "name": STANDARD.names[2]},
    ),
    "text for a number": (
        changed("players", "player", 3, three="4"),
        "error-cards-number",
        {"key": "three", "found": '"4"', "least": 0, "most": 9},
    ),
    "truth for a number": (
        changed("players", "player", 3, three=True),
        "error-cards-number",
        {"key": "three"},
    ),
    "fraction for a number": (
        changed("players", "player", 3, cost=4.5),
        "error-cards-number",
        {"found": "4.5"},
    ),
    "number too high": (changed("players", "player", 3, steal=10), "error-cards-number", {"key": "steal"}),
    "number too low": (
        changed("players", "player", 3, cost=0),
        "error-cards-number",
        {"key": "cost", "least": 1},
    ),
    "number for a truth": (
        changed("start", "starter", 3, initiation=1),
        "error-cards-truth",
        {"key": "initiation", "found": "1"},
    ),
    "no name": (
        changed("players", "player", 3, name=None),
        "error-cards-name",
        {"section": "player", "row": 3},
    ),
    "blank name": (changed("players", "player", 3, name=" "), "error-cards-name", {"row": 3}),
    "name that steers a terminal": (
        changed("players", "player", 3, name=r"Jo\u001b[2J"),
        "error-cards-name",
        {"row": 3},
    ),
    "name too long": (changed("players", "player", 3, name="Jo" * 21), "error-cards-name", {"most": 40}),
    "key that steers a terminal": (
        changed("players", "player", 3, **{r"\u001b[2J": 1}),
        "error-cards-key",
        {"found": "\N{REPLACEMENT CHARACTER}[2J"},
    ),
    "value that steers a terminal": (
        changed("players", "player", 3, cost=r"\u009b2J"),
        "error-cards-number",
        {"found": '"\N{REPLACEMENT CHARACTER}2J"'},
    ),
    "number for a name": (changed("players", "player", 3, name=33), "error-cards-name", {"row": 3}),
    "name twice": (
        changed("players", "player", 9, name=STANDARD.names[1].upper()),
        "error-cards-twice",
        {"row": 9, "name": STANDARD.names[1].upper(), "other": "player"},
    ),
    "name of a card that stays": (
        changed("players", "player", 9, name="Duke Offense"),
        "error-cards-twice",
        {"section": "player", "row": 9, "other": "tactic"},
    ),
    "too few players": (
        {"player": some_players(29)},
        "error-cards-count",
        {"section": "player", "count": 29, "least": 30, "most": 100},
    ),
    "too many players": ({"player": some_players(101)}, "error-cards-count", {"count": 101}),
    "too few cheap players": (
        {
            "player": [
                row | {"cost": max(row["cost"], 4 + 2 * (place == 0))}
                for place, row in enumerate(some_players())
            ]
        },
        "error-cards-cheap",
        {"section": "player", "count": 3, "wanted": 4, "least": 3, "most": 5},
    ),
    "nobody for a position": (
        {"player": [row | {"positions": ["PG", "SG", "SF", "PF"]} for row in some_players()]},
        "error-cards-nobody",
        {"section": "player", "position": "C"},
    ),
    "nine starters": (
        {"starter": STARTS["starter"][:9]},
        "error-cards-count-exact",
        {"section": "starter", "count": 9, "wanted": 10},
    ),
    "eleven substitutes": (
        {"substitute": [*STARTS["substitute"], STARTS["substitute"][0] | {"name": "Extra"}]},
        "error-cards-count-exact",
        {"section": "substitute", "count": 11, "wanted": 10},
    ),
    "starters of a first game": (
        changed("start", "starter", 2, initiation=True),
        "error-cards-initiation",
        {"section": "starter", "count": 6, "wanted": 5},
    ),
    "substitutes of a first game": (
        changed("start", "substitute", 1, initiation=None),
        "error-cards-initiation",
        {"section": "substitute", "count": 6, "wanted": 7},
    ),
    "three starters at one position": (
        changed("start", "starter", 4, positions=["PG"]),
        "error-cards-starters",
        {"section": "starter", "position": "PG", "count": 3, "initiation": 1},
    ),
    "two first starters at one position": (
        {
            "starter": [
                row | {"initiation": place in (0, 1, 4, 6, 8)} for place, row in enumerate(STARTS["starter"])
            ]
        },
        "error-cards-starters",
        {"section": "starter", "position": "PG", "count": 2, "initiation": 2},
    ),
    "too few tactics": (
        {"tactic": PRICES["tactic"][8:13]},
        "error-cards-count",
        {"section": "tactic", "count": 5},
    ),
    "too many copies": (
        changed("tactics", "tactic", 20, copies=3),
        "error-cards-copies",
        {"section": "tactic", "count": 71, "least": 20, "most": 70},
    ),
    "too few copies": (
        {"tactic": [row | {"copies": 1} for row in PRICES["tactic"][:19]]},
        "error-cards-copies",
        {"section": "tactic", "count": 19},
    ),
    "no copies": (
        changed("tactics", "tactic", 20, copies=0),
        "error-cards-number",
        {"key": "copies", "least": 1},
    ),
    "no defence to buy": (
        {"tactic": PRICES["tactic"][:10]},
        "error-cards-no-side",
        {"section": "tactic", "side": "steal, block, stop"},
    ),
    "six base tactics of a side": (
        changed("tactics", "base_tactic", 6, keeps={"three": 1}),
        "error-cards-base",
        {"section": "base_tactic", "side": "three, inside, drive", "count": 6, "initiation": 4, "wanted": 3},
    ),
    "base tactics of a first game": (
        changed("tactics", "base_tactic", 8, initiation=True),
        "error-cards-base",
        {"section": "base_tactic", "side": "steal, block, stop", "count": 5, "initiation": 3, "wanted": 2},
    ),
    "tactic that keeps nothing": (changed("tactics", "tactic", 1, keeps={}), "error-cards-keeps", {"row": 1}),
    "tactic that keeps a number": (
        changed("tactics", "tactic", 1, keeps=3),
        "error-cards-keeps",
        {"found": "3", "known": ", ".join(SKILL_NAMES)},
    ),
    "tactic of an unknown skill": (
        changed("tactics", "tactic", 1, keeps={"dunk": 3}),
        "error-cards-keeps",
        {"found": '{"dunk": 3}'},
    ),
    "tactic of both sides": (
        changed("tactics", "tactic", 1, keeps={"three": 1, "stop": 1}),
        "error-cards-sides",
        {"attack": "three, inside, drive", "defence": "steal, block, stop"},
    ),
    "eleven dice kept": (
        changed("tactics", "tactic", 1, keeps={"three": 11}),
        "error-cards-number",
        {"key": "keeps", "found": "11", "most": 10},
    ),
    "unknown die": (
        changed("dice", "die", 1, name="dunk"),
        "error-cards-die",
        {"row": 1, "name": "dunk", "known": ", ".join(SKILL_NAMES)},
    ),
    "die twice": (
        {"die": [*standard_file("dice")["die"][:5], standard_file("dice")["die"][0]]},
        "error-cards-twice",
        {"section": "die", "row": 6, "name": "three"},
    ),
    "five dice": (
        {"die": standard_file("dice")["die"][:5]},
        "error-cards-count-exact",
        {"count": 5, "wanted": 6},
    ),
    "five faces": (
        changed("dice", "die", 1, faces=[0, 0, 0, 2, 6]),
        "error-cards-six",
        {"key": "faces", "wanted": 6},
    ),
    "face that is no number": (
        changed("dice", "die", 1, faces=[0, 0, 0, 2, 6, "9"]),
        "error-cards-number",
        {"key": "face", "found": '"9"'},
    ),
    "face of an unknown colour": (
        changed("dice", "die", 4, colours=["", "yellow", "blue", "green", "red", "blue"]),
        "error-cards-colour",
        {
            "section": "die",
            "row": 4,
            "name": "steal",
            "face": 4,
            "found": '"green"',
            "known": "blue, yellow, red",
        },
    ),
    "five colours": (changed("dice", "die", 4, colours=["blue"] * 5), "error-cards-six", {"key": "colours"}),
    "face without a colour": (
        changed("dice", "die", 4, colours=["", "yellow", "", "red", "red", "blue"]),
        "error-cards-face",
        {"face": 3},
    ),
    "blank face with a colour": (
        changed("dice", "die", 4, colours=["red", "yellow", "blue", "red", "red", "blue"]),
        "error-cards-face",
        {"face": 1},
    ),
    "defensive die without colours": (
        changed("dice", "die", 5, colours=None),
        "error-cards-face",
        {"face": 2},
    ),
    "attack die with colours": (
        changed("dice", "die", 1, colours=["", "", "", "blue", "blue", "blue"]),
        "error-cards-own-colour",
        {"name": "three"},
    ),
    "more fatigue than there is": (
        {"fatigue": [{"name": "fatigue-card", "copies": 10}]},
        "error-cards-number",
        {"key": "copies", "least": 1, "most": 9},
    ),
    "fatigue in two rows": (
        {"fatigue": [{"name": "fatigue-card", "copies": 4}, {"name": "Sore", "copies": 4}]},
        "error-cards-count-exact",
        {"count": 2, "wanted": 1},
    ),
    "unknown section": (
        {"coach": [{"name": "Phil"}]},
        "error-cards-section",
        {"found": "coach", "known": "player, starter, substitute, tactic, base_tactic, die, fatigue"},
    ),
    "section that is no list": ({"fatigue": 9}, "error-cards-rows", {"section": "fatigue"}),
    "row that is no table": ({"player": ["Jo"]}, "error-cards-rows", {"section": "player"}),
    "provenance of the file": ({"provenance": 3}, "error-cards-origin", {"found": "3"}),
    "provenance of a row": (
        changed("players", "player", 1, provenance=3),
        "error-cards-provenance",
        {"row": 1},
    ),
    "provenance of nothing": (
        changed("players", "player", 1, provenance={"dunk": "ours"}),
        "error-cards-provenance",
        {"row": 1},
    ),
    "provenance that is no text": (
        changed("players", "player", 1, provenance={"cost": 3}),
        "error-cards-provenance",
        {"row": 1},
    ),
    "provenance of more faces than there are": (
        changed("dice", "die", 1, provenance={"faces": ["ours"] * 7}),
        "error-cards-provenance",
        {"row": 1},
    ),
    "a list of provenance for one number": (
        changed("players", "player", 1, provenance={"cost": ["ours"]}),
        "error-cards-provenance",
        {"row": 1},
    ),
}


@pytest.mark.parametrize("case", BROKEN)
def test_a_broken_file_is_explained(tmp_path: Path, case: str) -> None:
    """The file, the section, the row and the card are named, and what is allowed, in every language."""
    sections, message, facts = BROKEN[case]
    with pytest.raises(BadCard) as caught:
        load_cards(write(tmp_path, **sections))
    bad = caught.value
    assert bad.message == message
    assert facts.items() <= bad.facts.items()
    assert bad.facts["file"] == "mine.toml"
    for language in LANGUAGES:
        text = BadCards(bad.message, **bad.facts).tell(language)
        assert text.startswith("mine.toml")
        for fact in facts.values():
            assert str(fact) in text


def test_a_file_that_is_no_toml(tmp_path: Path) -> None:
    """Neither bad form nor bytes that are no text stop us from saying so."""
    path = tmp_path / "mine.toml"
    for content in (b"player = [", b"\xff\xfe"):
        path.write_bytes(content)
        with pytest.raises(BadCard) as caught:
            load_cards(path)
        assert caught.value.message == "error-cards-toml"
        assert say("en", caught.value.message, **caught.value.facts).startswith("mine.toml: ")


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    """There is no such file, or it is a folder."""
    for path in (tmp_path / "none.toml", tmp_path):
        with pytest.raises(BadCard) as caught:
            load_cards(path)
        assert caught.value.message == "error-file"
        assert caught.value.facts["path"] == path.name


def test_every_complaint_is_tested() -> None:
    """No message about card files is without a broken file above."""
    folder = files("sixthman.messages").joinpath("en", "hoops-cards.ftl")
    told = {
        line.split(" =")[0] for line in folder.read_text("utf-8").splitlines() if line.startswith("error-")
    }
    assert told == {message for _, message, _ in BROKEN.values()} | {"error-cards-toml"}


@pytest.mark.parametrize("key", sorted(RANGES))
def test_ranges_fit_the_tables(key: str) -> None:
    """One byte holds every number, and ten faces or five ratings add up without a second one."""
    least, most = RANGES[key]
    assert 0 <= least < most <= np.iinfo(np.int8).max


def test_sections_cover_the_models() -> None:
    """As many rows at most as there are models."""
    rows = {section: form.most for section, form in SECTIONS.items() if section != "die"}
    assert sum(rows.values()) == MODELS
