"""Screens of the table at every width: wide cards, nothing cut or covered, one lamp, a question in sight."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser

from bench.page.browser import Visitor
from bench.page.matrix import WINDOWS, Matrix
from bench.server.process import ServerProcess
from sixthman.games.allstar.declaration import DECLARATION as ALLSTAR
from sixthman.games.hoops.declaration import DECLARATION as HOOPS

BOTS = {seats: ["rookie"] * (seats - 1) for seats in range(2, 7)}
GAMES: list[tuple[str, int, dict[str, str]]] = [
    *(("allstar", seats, {}) for seats in (3, 4, 5)),
    ("allstar", 6, {"edition": "2020"}),  # with coaches
    *(("allstar", 2, {"mode": mode}) for mode in ("heritage", "free-agency", "clash")),
    ("hoops", 2, {}),
    ("hoops", 2, {"opening draft": "yes", "pick team": "yes"}),
]


def moment(now: dict[str, Any]) -> str:
    """What kind of moment this is: phase, round, in a draft the step, and whether one chooses."""
    view, waits = now["view"], "" if now.get("legal") else "-wait"
    if now["game"] == "hoops":
        return HOOPS.phase_names[view["phase"]] + waits
    phase = ALLSTAR.phase_names[view["phase"]]
    return f"{phase}-{view['round_']}" + (f"-{view['step']}" if phase == "draft" else "") + waits


def test_the_first_pick(browser: Browser, started: ServerProcess) -> None:
    """The widest pack and the first team, on a phone, two tablets and a desk."""
    screens = Matrix(browser, started.address, moment, widths=(360, 768, 1180, 1280))
    screens.play("allstar", BOTS[4], {}, only="^draft-0-[01]", enough=lambda seen: "draft-0-1" in seen)
    assert screens.problems() == {}
    assert set(screens.found) == {"draft-0-0", "draft-0-1"}


def test_the_first_question(browser: Browser, started: ServerProcess) -> None:
    """Basketball asks in sight, with one lamp button."""
    screens = Matrix(browser, started.address, moment, widths=(360, 1024))
    screens.play("hoops", BOTS[2], {}, only="^(refresh|menu)$", enough=lambda seen: "menu" in seen)
    assert screens.problems() == {}
    assert "menu" in screens.found


def test_what_is_wrong_is_found(browser: Browser, started: ServerProcess) -> None:
    """Narrow cards, a covered heading, a cut word, a second lamp and a question that is gone are told."""
    one = Visitor(browser, started.address, WINDOWS[1440])
    try:
        one.go("/verify")
        one.page.evaluate(Matrix.RULES.read_text())
        one.page.evaluate(
            """() => {
              document.querySelector("main").innerHTML = `
                <div class="pack"><button class="card">1</button></div>
                <h1>Two</h1><h2>Three</h2><p>A word that is cut</p>
                <button class="button primary">One</button><button class="button primary">Two</button>`;
              const dress = (what, style) => (document.querySelector(`main ${what}`).style.cssText = style);
              dress("h1", "position: absolute; top: 400px");
              dress("h2", "position: absolute; top: 400px");
              dress("p", "width: 20px; overflow: hidden; white-space: nowrap");
            }"""
        )
        found = one.page.evaluate("screenRules({ least: { '.pack button.card': 96 }, asked: true })")
    finally:
        one.close()
    told = " ".join(found)
    assert all(what in told for what in ("not 96", "lies on", "is cut", "2 lamp buttons", "no question")), (
        found
    )


@pytest.mark.long
@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_every_moment_at_every_width(
    browser: Browser, server: ServerProcess, game: str, seats: int, options: dict[str, str]
) -> None:
    """A whole game, each kind of moment in windows of eight widths."""
    screens = Matrix(browser, server.address, moment)
    screens.play(game, BOTS[seats], options)
    assert screens.problems() == {}
    assert len(screens.found) > 8


@pytest.mark.long
@pytest.mark.parametrize("language", ["fr", "de"])
@pytest.mark.parametrize("game", ["allstar", "hoops"])
def test_longer_words(browser: Browser, server: ServerProcess, game: str, language: str) -> None:
    """The same in languages whose words are longer."""
    screens = Matrix(browser, server.address, moment, widths=(360, 768, 1180, 1440), language=language)
    screens.play(game, BOTS[4 if game == "allstar" else 2], {}, only="-0-|-2-0|lineup|reveal|^[a-z-]+$")
    assert screens.problems() == {}
