"""A set of cards of your own: read, written and played."""

from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np

from sixthman.games.hoops.declaration import MODELS
from sixthman.games.hoops.rules import GAME
from sixthman.games.hoops.rules.cards import (
    BASE,
    DEFENCE,
    FACE,
    FACE_COLOUR,
    FATIGUE,
    KIND,
    OFFENCE,
    POSITIONS,
    STANDARD,
    STARTERS,
    TACTICS,
    load_cards,
    write_cards,
)
from sixthman.kernel.game import BuiltEngine
from sixthman.kernel.rules import interpreted
from sixthman.kernel.stream import new_stream
from tests.games.hoops.cardfiles import some_players, standard_file, write


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
