"""The colors that seats have chosen, at both games' tables in the terminal."""

from __future__ import annotations

from sixthman.cli.terminal.pen import seat_text
from sixthman.games.allstar.table import AllstarAdapter, AllstarOptions
from sixthman.games.allstar.terminal.app import RinkTable
from sixthman.games.allstar.terminal.local_game import RinkGame
from sixthman.games.hoops.terminal.app import CourtTable
from sixthman.table import Table
from tests.cli.court import new_local_game


def test_seats_wear_what_they_have_chosen() -> None:
    table = Table(
        AllstarAdapter(), AllstarOptions(seats=2, colors=("teal", "violet")), "7", names=["Ann", "Bo"]
    )
    rink = RinkTable(RinkGame(table, (0, 1), {}), "en")
    court = CourtTable(new_local_game((0, 1), colors="blue, red"), "en")
    for app, worn in ((rink, [5, 3]), (court, [1, 0])):
        for palette in (app.DARK, app.LIGHT):
            app._palette = palette
            assert app.pen.palette.seats == tuple(palette.seats[color] for color in worn)
            style = seat_text(0, app.pen).spans[0].style
            assert getattr(style, "color", None).name == palette.seats[worn[0]].lower()  # type: ignore[union-attr]


def test_usual_colors_stay() -> None:
    court = CourtTable(new_local_game((0, 1)), "en")
    assert court.pen.palette.seats == court.DARK.seats[:2] or court.pen.palette.seats == court.LIGHT.seats[:2]
