"""What a command line says about the game to be played, as the options of that game."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from sixthman.messages import BadOption
from sixthman.table import allstar as allstar_table
from sixthman.table import hoops as hoops_table
from sixthman.table.allstar import AllstarOptions
from sixthman.table.desks import ALLSTAR, GAME_NAMES, HOOPS
from sixthman.table.hoops import HoopsOptions


def agree_on(
    game: str, allstar: Mapping[str, Any], hoops: Mapping[str, Any], cards: Path | None
) -> AllstarOptions | HoopsOptions:
    """The options of a game from what was given (None: left out); BadOption for one of the other game."""
    if game not in GAME_NAMES:
        raise BadOption("error-game-name", game=game, known=", ".join(GAME_NAMES))
    if game == HOOPS:
        return HoopsOptions(**_given(game, hoops, allstar), cards=hoops_table.read_cards(cards))
    return AllstarOptions(**_given(ALLSTAR, allstar, hoops), cards=allstar_table.read_cards(cards))


def _given(game: str, own: Mapping[str, Any], others: Mapping[str, Any]) -> dict[str, Any]:
    for name, value in others.items():
        if value is not None and not (game == HOOPS and name == "seats" and value == HoopsOptions.seats):
            raise BadOption("error-option-game", option=f"--{name.replace('_', '-')}", game=game)
    return {name: value for name, value in own.items() if value is not None}
