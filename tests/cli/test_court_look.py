"""NBA Deck-Building in the terminal: what is drawn and told, in every language and window."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from sixthman.cli.terminal.screens import Page, PassTheKeyboard, TheEnd
from sixthman.games.hoops.declaration import FACES, SKILLS, TIED
from sixthman.games.hoops.rules.cards import FATIGUE, TACTICS
from sixthman.games.hoops.table import STANDARD_CARDS
from sixthman.games.hoops.table.figures import Figures, deck_of, hand_of, on_top_of
from sixthman.games.hoops.terminal.app import CourtTable
from sixthman.games.hoops.terminal.dice import DIE_WIDTH, DicePen, draw_die
from sixthman.games.hoops.terminal.labels import SKILL_CODES, CourtLabels, fit_name
from sixthman.games.hoops.terminal.look import DARK, LIGHT
from sixthman.games.hoops.terminal.zones import PLAYER_TABLE, TACTIC_TABLE, player_line, tactic_line
from sixthman.messages import LANGUAGES, say
from tests.cli.court import NAMES, new_app, new_local_game, press, screen_text, settle, text_of
from tests.cli.keyboard import COMFORTABLE, NARROW

pytestmark = pytest.mark.usefixtures("brisk")


async def test_language_lights_hints_and_pages() -> None:
    app = new_app(save_to=Path("somewhere.txt"))
    async with app.run_test(size=COMFORTABLE) as pilot:
        await settle(pilot, app)
        for language, words in (("en", "Your court"), ("fr", "Votre terrain"), ("de", "Dein Spielfeld")):
            assert app.language == language
            assert words in screen_text(app)
            await press(pilot, app, "l")
        dark = app.theme
        await press(pilot, app, "t")
        assert {dark, app.theme} == {DARK.name, LIGHT.name}
        assert text_of(app, "#hint")
        await press(pilot, app, "h")
        assert not text_of(app, "#hint")
        await press(pilot, app, "?")
        assert "What it is about" in screen_text(app)
        await press(pilot, app, "l")
        assert "Le but" in screen_text(app)
        await press(pilot, app, "escape", "v")
        assert "Quelque part dans la pioche" in screen_text(app)
        await press(pilot, app, "escape", "r")
        assert app.local_game.table.commitment in screen_text(app)
        await press(pilot, app, "escape", "q")
        assert "somewhere.txt" in screen_text(app)
        await press(pilot, app, "escape")
        assert app.screen is app.board
        await pilot.press("q", "enter")
    assert app.return_value is False


async def test_a_narrow_window_shows_the_markets_or_the_court() -> None:
    app = new_app()
    async with app.run_test(size=NARROW) as pilot:
        await settle(pilot, app)
        assert "Player row" in screen_text(app)
        await press(pilot, app, "enter")
        assert "Your court" in screen_text(app)
        assert "Player row" not in screen_text(app)
        await press(pilot, app, "m")
        assert "Player row" in screen_text(app)
        await press(pilot, app, "tab")
        assert "Your court" in screen_text(app)


async def test_names_in_the_heading_are_cut_only_where_there_is_no_room(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("tests.cli.court.NAMES", ["Bartholomew the Second", "Bot 2 (allstar)"])
    for size, shown in ((COMFORTABLE, "Bot 2 (allstar) 0"), ((70, 30), "Bot 2 (alls… 0")):
        app = new_app()
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            assert shown in text_of(app, "#head")


async def test_a_draw_is_told_on_the_last_page() -> None:
    local_game = new_local_game(people=(0, 1))
    state = local_game.table._state
    state.phase, state.asked, state.locked = TIED, 3, 0
    state.points[:] = 50
    app = CourtTable(local_game, "en")
    async with app.run_test(size=NARROW) as pilot:
        await settle(pilot, app)
        for _ in range(2):
            assert isinstance(app.screen, PassTheKeyboard)
            while isinstance(app.screen, Page | PassTheKeyboard):
                await press(pilot, app, "enter")
            assert "accept the tie" in text_of(app, "#prompt")
            await press(pilot, app, "2")
        assert isinstance(app.screen, TheEnd)
        assert "A tie at 50!" in screen_text(app)


def test_what_is_shown_of_the_rival_is_what_a_view_knows() -> None:
    """Nothing on the screen depends on what the seat must not know."""
    local_game = new_local_game(people=(0, 1))
    view = local_game.table.view(0)
    assert hand_of(view, 1) == []
    assert len(deck_of(view, 1)) == int(view.decked[1]) + int(view.held[1])
    assert len(deck_of(view, 0)) == int(view.decked[0])
    assert on_top_of(view, 0) == []


def test_dice_are_told_by_letters_too() -> None:
    figures = Figures(STANDARD_CARDS)
    for language in LANGUAGES:
        words = CourtLabels(language, NAMES, STANDARD_CARDS)
        codes = [words.code(skill) for skill in range(SKILLS)]
        assert len(set(codes)) == SKILLS
        assert all(len(code) == 2 for code in codes)
        pen = DicePen(words, DARK, figures)
        for colour in range(SKILLS):
            for face in range(FACES):
                lines = draw_die(colour, face, pen)
                assert [line.cell_len for line in lines] == [DIE_WIDTH] * 3
                assert codes[colour] in lines[0].plain
                stops = int(figures.tables["FACE_COLOUR"][colour, face])
                if colour >= 3 and stops >= 0:
                    assert codes[stops] in lines[2].plain


def test_lines_of_cards_fit_their_columns() -> None:
    figures = Figures(STANDARD_CARDS)
    for language in LANGUAGES:
        pen = DicePen(CourtLabels(language, NAMES, STANDARD_CARDS), LIGHT, figures)
        for card, name in enumerate(STANDARD_CARDS.cards.names):
            if name and card < TACTICS:
                assert player_line(card, pen).cell_len == PLAYER_TABLE - 3
            elif name and card < FATIGUE:
                assert tactic_line(card, pen).cell_len <= TACTIC_TABLE - 3
    assert fit_name("Shai Gilgeous-Alexander", 14) == "S. Gilgeous-A…"


def test_the_three_catalogues_say_the_same() -> None:
    def messages(language: str) -> dict[str, set[str]]:
        text = files("sixthman.messages").joinpath(language, "hoops", "play.ftl").read_text("utf-8")
        found = re.findall(r"^([\w-]+) =(.*(?:\n[ }].*)*)", text, re.MULTILINE)
        return {name: set(re.findall(r"\$(\w+)", words)) for name, words in found}

    assert messages("en") == messages("fr") == messages("de") != {}
    for language in LANGUAGES:
        for keys in ("play-court-keys", "play-court-keys-gather", "play-court-keys-end"):
            assert len(say(language, keys)) <= 78
        assert all(say(language, f"play-court-code-{code}") for code in SKILL_CODES)
