"""Levels in between: a pro with lapses, and a bot that looks ahead a little."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from sixthman.bots import LEVELS, Clock, bot_named
from sixthman.bots.game_levels import offered_levels
from sixthman.bots.temperaments import LapsingBot, LimitedBot, temperament_of
from sixthman.games.allstar.declaration import DRAFT
from sixthman.games.allstar.rules import GAME as ALLSTAR
from sixthman.games.allstar.table import AllstarOptions
from sixthman.games.hoops.rules import GAME as HOOPS
from sixthman.kernel.game import Game, module_engine
from sixthman.kernel.stream import new_stream
from sixthman.messages import BadOption


def first_view(seed: str) -> Any:
    """The first pack, as the first manager sees it."""
    engine = module_engine(ALLSTAR)
    state, view = engine.new_state(), engine.new_state()
    engine.game.setup(state, AllstarOptions(seats=4).numbers(), new_stream(seed))
    engine.game.view(state, 0, view)
    return view


@pytest.mark.parametrize("game", [ALLSTAR, HOOPS], ids=lambda game: game.name)
def test_a_game_has_all_five(game: Game) -> None:
    assert offered_levels(game.declared) == LEVELS
    for level in LEVELS:
        assert bot_named(level, module_engine(game), "five").name == level


def test_lapses_are_as_frequent_as_declared() -> None:
    """Asked for different things in turn, it answers as a rookie half of the time; a lapse lasts as long as
    the same is asked."""
    bot = bot_named("starter", module_engine(ALLSTAR), "lapses")
    assert isinstance(bot, LapsingBot)
    lapses, view = [], first_view("lapses")
    for _ in range(400):
        bot._phase = DRAFT + 1
        bot.choose(view)
        lapses.append(bot._lapsing)
        bot.choose(view)
        assert bot._lapsing == lapses[-1]
    declared = temperament_of("starter", ALLSTAR.declared).lapses
    assert sum(lapses) / 400 == pytest.approx(declared / 100, abs=0.08)


def test_a_captain_thinks_the_same_however_much_time_there_is() -> None:
    bots = [bot_named("captain", module_engine(ALLSTAR), "same") for _ in range(2)]
    assert isinstance(bots[0], LimitedBot)
    view = first_view("captain")
    assert bots[0].choose(view, Clock(5.0)) == bots[1].choose(view, Clock(0.02))


def test_a_level_that_a_game_does_not_have() -> None:
    with pytest.raises(BadOption, match="captain"):
        temperament_of("captain", replace(HOOPS.declared, temperaments=()))
