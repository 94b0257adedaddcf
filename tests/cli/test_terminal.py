"""The table in the terminal, played by keys alone."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest
from textual.events import Key
from textual.widgets import Static

from sixthman.cli.terminal.look import SEAT_SHAPES
from sixthman.cli.terminal.screens import Page, PassTheKeyboard
from sixthman.games.allstar.declaration import (
    CARDS,
    CUT,
    DRAFT,
    LAY_DOWN,
    LINEUP,
    NEW_TEAM,
    PASS,
    SHOOTOUT,
    SPECIES_NAMES,
    SWAPS,
)
from sixthman.games.allstar.table import AllstarAdapter
from sixthman.games.allstar.table.colors import SYMBOL_GLYPHS
from sixthman.games.allstar.terminal.advice import best_after
from sixthman.games.allstar.terminal.app import RinkTable
from sixthman.games.allstar.terminal.cards import LARGE, MEDIUM, SMALL, CardPen, Slot, draw
from sixthman.games.allstar.terminal.labels import RinkLabels, teams_of
from sixthman.games.allstar.terminal.look import DARK, big_number
from sixthman.games.allstar.terminal.rack import Plans, Rack
from sixthman.games.allstar.terminal.tray import Tray
from sixthman.messages import LANGUAGES, say
from sixthman.table import Record, read_record, verify_record
from tests.cli.keyboard import (
    COMFORTABLE,
    NAMES,
    NARROW,
    envelopes,
    new_app,
    new_local_game,
    play_to_the_end,
    screen_text,
    text_of,
)

pytestmark = pytest.mark.usefixtures("brisk")


@pytest.mark.parametrize("size", [NARROW, COMFORTABLE])
async def test_a_whole_game_by_keys(size: tuple[int, int], tmp_path: Path) -> None:
    app = new_app(save_to=tmp_path / "game.txt")
    async with app.run_test(size=size) as pilot:
        prompts = await play_to_the_end(pilot, app)
        table = app.local_game.table
        assert table.over
        assert "Pick a player for your bench (pick 1 of 5)" in [prompt for _, prompt in prompts]
        assert {DRAFT, LINEUP} <= {phase for phase, _ in prompts}
        winner = table.names[table.ranks().index(1)]
        assert f"{winner} wins!" in screen_text(app)
        await pilot.press("s")
        record = read_record((tmp_path / "game.txt").read_text("utf-8"))
        assert verify_record(record, AllstarAdapter()).scores() == table.scores()
        await pilot.press("n")
    assert app.return_value is True


@pytest.mark.parametrize("mode", ["clash", "free-agency"])
async def test_two_managers(mode: str) -> None:
    app = new_app(seats=2, mode=mode, seed="3")
    async with app.run_test(size=NARROW) as pilot:
        asked = " ".join(prompt for _, prompt in await play_to_the_end(pilot, app))
        assert app.local_game.table.over
        if mode == "clash":
            assert "give to Bo" in asked
            assert "Discard one of the seven" in asked
        else:
            assert "Take one of the open players" in asked
        assert "Lay down 2 to 4 substitutes" in asked
        assert "to leave your team" in asked
        await pilot.press("q")
    assert app.return_value is False


async def test_cards_are_hidden_between_two_people() -> None:
    app = new_app(seats=3, people=(0, 1), seed="5")
    async with app.run_test(size=COMFORTABLE) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, PassTheKeyboard)
        assert "Pass the keyboard to Ann" in screen_text(app)
        await pilot.press("enter")
        assert app.board.tray is not None
        card = next(iter(app.board.tray.options.values()))
        name = app.words.card(card)
        await pilot.press("1")
        assert isinstance(app.screen, PassTheKeyboard)
        hidden = screen_text(app)
        assert "Pass the keyboard to Bo" in hidden
        assert not any(word in hidden for word in ("Pack", "bench", name))
        beneath = str(app.board.query_one("#log", Static).content)
        assert name not in beneath  # not even for the moment in which the screens change
        await pilot.press("enter")
        assert app.local_game.keyboard == 1
        assert f"Ann picks {name}" not in screen_text(app)


async def test_take_back_while_others_are_waited_for() -> None:
    app = new_app(seats=3, people=(0, 1), seed="5")
    async with app.run_test(size=COMFORTABLE) as pilot:
        await pilot.pause()
        await pilot.press("enter", "1")
        assert app.local_game.table.sealed(0)
        assert "u: Ann changes the choice" in screen_text(app)
        await pilot.press("u")
        assert app.screen is app.board
        assert app.local_game.keyboard == 0
        assert app.local_game.table.sealed(0) == []
        await pilot.press("2")
        assert isinstance(app.screen, PassTheKeyboard)


async def test_bots_alone_play_for_onlookers() -> None:
    app = new_app(people=(), seats=2, mode="free-agency")
    async with app.run_test(size=NARROW) as pilot:
        await play_to_the_end(pilot, app)
        assert app.local_game.table.over


async def test_a_line_up_waits_for_enter_and_can_be_changed() -> None:
    app = new_app()
    async with app.run_test(size=COMFORTABLE) as pilot:
        await pilot.pause()
        await pilot.press(*"11111")
        assert text_of(app, "#prompt").strip() == "Choose five for your new team (0/5)"
        await pilot.press(*"12345")
        assert "Enter to lock, u to change" in text_of(app, "#prompt")
        assert len(app.local_game.table.reveals) == 5  # the five picks: nothing has been revealed
        await pilot.press("u")
        assert text_of(app, "#prompt").strip() == "Choose five for your new team (4/5)"
        await pilot.press("2")  # a chosen card's key takes it out again, wherever it is
        assert text_of(app, "#prompt").strip() == "Choose five for your new team (3/5)"
        await pilot.press("5", "6")
        chosen = app.local_game.envelope
        assert chosen is not None
        team = sorted(chosen.gathered())
        await pilot.press("enter")
        assert isinstance(app.screen, Page)
        assert "Results of round 1" in screen_text(app)
        assert sorted(teams_of(app.local_game.table.view(0), 0)[0]) == team


async def test_keys_that_mean_nothing_do_nothing() -> None:
    app = new_app()
    async with app.run_test(size=NARROW) as pilot:
        await pilot.pause()
        before = screen_text(app)
        await pilot.press("9", "k", "p", "z", "u", "backspace", "f5", "n")
        assert app.local_game.table.reveals == []
        assert app.local_game.envelope is not None
        assert app.local_game.envelope.choices == []
        assert screen_text(app) == before


async def test_the_language_changes_at_once() -> None:
    app = new_app()
    async with app.run_test(size=NARROW) as pilot:
        await pilot.pause()
        for language, words in (
            ("en", "Pick a player"),
            ("fr", "Choisissez un hockeyeur"),
            ("de", "Wähle einen Spieler"),
        ):
            assert app.language == language
            assert words in screen_text(app)
            await pilot.press("l")
        assert app.language == "en"
        await pilot.press("?", "l")
        assert "Le but" in screen_text(app)
        await pilot.press("escape")
        assert "Votre banc" in screen_text(app) or "Paquet" in screen_text(app)


async def test_mouse_arrows_sorting_hints_and_lights() -> None:
    app = new_app()
    async with app.run_test(size=COMFORTABLE) as pilot:
        await pilot.pause()
        tray = app.board.tray
        assert tray is not None
        by_species = list(tray.pool)
        await pilot.press("s")
        assert app.board.tray is not None
        assert sorted(by_species) == sorted(app.board.tray.pool)
        assert [card % 9 for card in app.board.tray.pool] == sorted(
            (card % 9 for card in by_species), reverse=True
        )
        third = app.board.tray.pool[2]
        await pilot.press("right", "right", "enter")
        assert third in app.local_game.table.view(0).bench[0]
        assert app.board.tray is not None
        second = app.board.tray.pool[1]
        rack = next(iter(app.board.query(Rack)))
        place = rack.region_of(1)
        await pilot.click(rack, offset=(place.x + 2, place.y + 2))
        assert second in app.local_game.table.view(0).bench[0]
        assert "best team" in text_of(app, "#hint")
        await pilot.press("h")
        assert text_of(app, "#hint").strip() == ""
        await pilot.press("t")
        assert app.theme == "ice-light"


async def test_a_click_does_not_turn_a_page() -> None:
    """Here the mouse chooses cards; pages are turned by keys."""
    app = new_app()
    async with app.run_test(size=COMFORTABLE) as pilot:
        await pilot.pause()
        await pilot.press("r")
        page = app.screen
        await pilot.click("#paper")
        assert app.screen is page
        await pilot.press("enter")
        assert app.screen is app.board


async def test_a_page_closes_once_however_fast_the_keys_come() -> None:
    app = new_app()
    async with app.run_test(size=COMFORTABLE) as pilot:
        await pilot.pause()
        await pilot.press("r")
        page = app.screen
        for _ in range(3):
            page.post_message(Key("enter", "\r"))
        await pilot.pause()
        assert app.screen is app.board


async def test_leaving_asks_and_the_record_can_be_read(tmp_path: Path) -> None:
    app = new_app(save_to=tmp_path / "left.txt")
    async with app.run_test(size=NARROW) as pilot:
        await pilot.pause()
        await pilot.press("r")
        assert app.local_game.table.commitment in screen_text(app)
        assert app.local_game.table.seed == "7"
        assert "Seed: 7" not in screen_text(app)
        await pilot.press("escape", "v")
        assert "Round 1" in screen_text(app)
        await pilot.press("escape", "q")
        assert "Leave the game?" in screen_text(app)
        await pilot.press("escape")
        assert app.screen is app.board
        await pilot.press("q", "enter")
    assert app.return_value is False


async def test_the_bus_plans() -> None:
    app = new_app()
    async with app.run_test(size=NARROW) as pilot:
        await pilot.pause()
        await pilot.press(*"11111", *"12345", "enter", "enter", *"11111")
        assert text_of(app, "#prompt").strip() == "Team 1: take out a player, or leave it as it is"
        await pilot.press("p", *"12345")
        assert text_of(app, "#prompt").strip() == "Which team goes to which arena?"
        assert app.board.query_one(Plans).display
        await pilot.press("down", "enter")
        assert app.local_game.envelope is not None
        assert app.local_game.envelope.complete
        assert text_of(app, "#hint").strip().startswith("Teams and arenas: 1 → ")
        await pilot.press("enter")
        assert list(app.local_game.table.view(0).bus[0][:2]) == [1, 0]


@pytest.mark.usefixtures("terminal")
def test_quitting_saves_the_record_so_far(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from sixthman.games.allstar.terminal import run

    local_game = new_local_game()
    path = tmp_path / "so far.txt"

    def leave(app: RinkTable) -> bool:
        app.local_game.sit_down(0)
        assert app.local_game.envelope is not None
        app.local_game.envelope.put(app.local_game.envelope.legal()[0])
        app.local_game.lock()
        return False

    monkeypatch.setattr(RinkTable, "run", leave)
    assert run(local_game.table, [0], local_game.bots, "en", path) is False
    assert read_record(path.read_text("utf-8")).reveals == Record.of(local_game.table).reveals != []


def test_every_phase_is_asked_in_every_language() -> None:
    phases = set()
    for mode in ("heritage", "clash", "free-agency"):
        for envelope in envelopes(new_local_game(seats=2, mode=mode, seed="3")):
            for language in LANGUAGES:
                words = RinkLabels(language, NAMES)
                assert words.prompt(envelope)
                assert words.where(envelope.view)
            phases.add(envelope.phase)
    assert phases >= {DRAFT, LINEUP, LAY_DOWN, CUT}
    for language in LANGUAGES:
        assert say(language, "play-ask-shootout")


def test_undo_leads_back_through_every_step() -> None:
    for envelope in envelopes(new_local_game(seats=2, mode="heritage", seed="11")):
        if envelope.complete and envelope.phase == LINEUP:
            steps = [envelope.choices]
            while envelope.undo():
                steps.append(envelope.choices)
            assert steps[-1] == []
            assert [int(card) for card in envelope.view.bench[0]] == [
                int(card) for card in envelope.dealt.bench[0]
            ]
            for number in steps[0]:
                if number in envelope.legal():
                    envelope.put(number)
            assert envelope.choices == steps[0]


def test_hint_for_a_substitution_can_be_reached() -> None:
    """The promised strength is what some choice really leads to; written again after each part of it."""
    for envelope in envelopes(new_local_game(seats=2, mode="heritage", seed="4")):
        if envelope.phase == CUT and envelope.complete:
            staying = [card for card in envelope.team(0) if card not in envelope.gathered()]
            tray = Tray(envelope, CardPen(RinkLabels("en", NAMES), DARK))
            assert best_after(envelope) == tray.best(staying + envelope.laid_down())


@pytest.mark.long
async def test_a_shootout() -> None:
    """The first of some games in which always taking the first choice ends in a tie for the weakest team."""
    sittings = (new_local_game(seats=3, seed=str(seed), kind="random") for seed in range(100))
    local_game = next(
        local_game
        for local_game in sittings
        if any(envelope.phase == SHOOTOUT for envelope in envelopes(local_game))
    )
    app = RinkTable(local_game, "en")
    local_game.bulletins.clear()
    async with app.run_test(size=COMFORTABLE) as pilot:
        await pilot.pause()
        assert text_of(app, "#prompt").strip() == "Shootout: choose your shooter"
        assert "strongest shot" in text_of(app, "#hint")
        await pilot.press("1")
        assert "Enter to lock" in text_of(app, "#prompt")
        await pilot.press("enter")
        assert "Shootout" in text_of(app, "#head")
        assert "The weakest card loses" in screen_text(app)
        assert any(event.type == "shootout" for event in local_game.table.events(None))


def test_cards_are_told_by_words_and_shapes() -> None:
    for language in LANGUAGES:
        pen = CardPen(RinkLabels(language, NAMES), DARK)
        codes = {say(language, f"play-code-{species}") for species in SPECIES_NAMES}
        assert len(codes) == len(SPECIES_NAMES)
        assert all(len(code) == 2 for code in codes)
        for size in (LARGE, MEDIUM, SMALL):
            for card in (*range(CARDS), PASS):
                lines = draw(Slot(card, key="1", lit=True, words="Leave as it is"), size, pen)
                assert [line.cell_len for line in lines] == [size.width] * size.height
    assert len({tuple(big_number(number)) for number in range(1, 10)}) == 9
    assert not set(SYMBOL_GLYPHS.values()) & set(SEAT_SHAPES)


def test_the_three_catalogues_say_the_same() -> None:
    def messages(language: str) -> dict[str, set[str]]:
        text = files("sixthman.messages").joinpath(language, "allstar", "play.ftl").read_text("utf-8")
        found = re.findall(r"^([\w-]+) =(.*(?:\n[ }].*)*)", text, re.MULTILINE)
        return {name: set(re.findall(r"\$(\w+)", words)) for name, words in found}

    assert messages("en") == messages("fr") == messages("de") != {}
    for language in LANGUAGES:
        assert len(say(language, "play-keys-table")) <= 78
        assert len(say(language, "play-keys-end")) <= 78


def test_a_substitution_is_asked_in_two_steps() -> None:
    """Out of the team, or leave it; then in from the bench; then the new team."""
    stages = {
        (envelope.filled, len(envelope.legal()))
        for envelope in envelopes(new_local_game(seats=2))
        if envelope.phase == LINEUP
    }
    assert (SWAPS, 6) in stages
    assert (SWAPS + 1, 7) in stages
    assert (NEW_TEAM, 6) in stages
