"""Bots with a name: levels and styles, and what they are called."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from sixthman.bots import LEVELS, bot_named, check_bot, thinks
from sixthman.bots.characters import (
    CHARACTERS,
    Character,
    character_of,
    in_style,
    name_at_table,
    name_in_record,
)
from sixthman.bots.contestants import bot_label, contestant
from sixthman.games.allstar.bots.weights import WEIGHTS
from sixthman.games.allstar.declaration import SPECIES_NAMES
from sixthman.games.allstar.rules import GAME as ALLSTAR
from sixthman.games.allstar.table import AllstarOptions
from sixthman.games.hoops.rules import GAME as HOOPS
from sixthman.kernel.game import Game, interpreted_engine, module_engine
from sixthman.kernel.playout import lowest_seat
from sixthman.kernel.stream import new_stream
from sixthman.messages import BadOption
from sixthman.registry import game_named

EVERYBODY = pytest.mark.parametrize("character", CHARACTERS, ids=lambda one: one.name)


def test_every_level_has_a_face() -> None:
    assert {one.level for one in CHARACTERS} == set(LEVELS)
    assert [one.strength for one in CHARACTERS] == sorted(one.strength for one in CHARACTERS)
    assert len({one.animal for one in CHARACTERS} & set(SPECIES_NAMES)) == len(CHARACTERS)


@EVERYBODY
@pytest.mark.parametrize("game", [ALLSTAR, HOOPS], ids=lambda game: game.name)
def test_every_game_has_its_styles(game: Game, character: Character) -> None:
    styles = game_named(game.name).load("bots.styles").STYLES
    assert not character.style or character.style in styles


@EVERYBODY
def test_a_name_stands_for_a_level(character: Character) -> None:
    assert check_bot(character.name)[0] == character.level
    assert thinks(character.name) == (character.level == "mvp")
    assert contestant(character.name).is_level
    assert character_of(f" {character.called}") is character


def test_labels_keep_the_name() -> None:
    assert bot_label("vesna") == "vesna"
    assert bot_label("aksel@1500ms") == "aksel@1.5s"
    with pytest.raises(BadOption):
        check_bot("vesna@1s")  # only who thinks by the clock can be given time


def test_names_at_a_table() -> None:
    assert name_at_table("en", "mei", 2) == "Mei"
    assert name_at_table("de", "pro", 2) == "Bot 2 (pro)"
    assert [name_in_record(["", "pip", "pro", "pip"], seat) for seat in (1, 2, 3)] == [
        "Pip",
        "pro-3",
        "Pip 4",
    ]


def test_a_style_is_made_once() -> None:
    engine = module_engine(ALLSTAR)
    assert in_style(engine, "") is engine
    assert in_style(engine, "nobody’s") is engine
    assert in_style(engine, "showy") is in_style(engine, "showy")


def teams_of(bot: str, deals: int) -> Counter[str]:
    """What teams of one bot were made of, at tables with three others like it."""
    engine = module_engine(ALLSTAR)
    game, state, view = engine.game, engine.new_state(), engine.new_state()
    table = game_named("allstar").adapter()
    found: Counter[str] = Counter()
    for deal in range(deals):
        bots = [bot_named(bot, engine, f"{deal} {seat}") for seat in range(4)]
        game.setup(state, AllstarOptions(seats=4).numbers(), new_stream("styles", deal))
        while not game.over(state):
            seat = lowest_seat(int(game.waiting(state)))
            game.view(state, seat, view)
            for chosen in bots[seat].choose(view):
                game.act(state, seat, chosen)
        for team in np.asarray(state.teams)[:4, 0]:
            species = Counter(
                table.write(state, [int(card)]).rstrip("0123456789") for card in team if card >= 0
            )
            found["species"] += max(species.values(), default=0) >= 4
            found["teams"] += 1
    return found


def test_onni_goes_for_animals_of_a_kind() -> None:
    showy, usual = teams_of("onni", 12), teams_of("starter", 12)
    assert showy["species"] > usual["species"]


def test_other_tables_leave_the_engine_alone() -> None:
    """Also where rules are built, not compiled beforehand."""
    engine = interpreted_engine(ALLSTAR)
    other = engine.with_tables("nothing", {"WEIGHTS": np.zeros_like(WEIGHTS)})
    state, view = engine.new_state(), engine.new_state()
    engine.game.setup(state, AllstarOptions(seats=4).numbers(), new_stream("built"))
    chosen = []
    for one in (engine, other, engine):
        engine.game.view(state, 0, view)
        chosen.append(bot_named("pro", one, "x").choose(view))
    assert chosen[0] == chosen[2] != chosen[1]
