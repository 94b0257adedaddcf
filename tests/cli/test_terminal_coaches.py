"""The first edition and its coaches in the terminal, by keys alone (A24): chosen, shown and told."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from sixthman.cli.terminal.screens import Page, PassTheKeyboard
from sixthman.games.allstar.declaration import (
    CHOOSE_COACH,
    COACH_CARD,
    COACH_MATE,
    COACH_SLOT,
    DRAFT,
    LAY_DOWN,
    LINEUP,
    PASS,
    SWAP_BUSES,
    SWAPS,
)
from sixthman.games.allstar.rules.cards import COACHES
from sixthman.games.allstar.table import AllstarAdapter
from sixthman.games.allstar.terminal.advice import advice
from sixthman.games.allstar.terminal.cards import CardPen, Slot
from sixthman.games.allstar.terminal.coaches import COACH_SIZE, draw_coach, picture
from sixthman.games.allstar.terminal.help import helped
from sixthman.games.allstar.terminal.labels import RinkLabels
from sixthman.games.allstar.terminal.look import DARK, FLAG, NO_PICTURE
from sixthman.games.allstar.terminal.panels import track
from sixthman.games.allstar.terminal.rack import Rack
from sixthman.games.allstar.terminal.tray import Tray
from sixthman.messages import LANGUAGES
from sixthman.table import read_record, verify_record
from tests.cli.keyboard import (
    COMFORTABLE,
    NAMES,
    NARROW,
    dealing,
    envelope_of,
    envelopes,
    new_app,
    new_local_game,
    play_to_the_end,
    screen_text,
    seen,
    text_of,
)

pytestmark = pytest.mark.usefixtures("brisk")


# --- whole games


@pytest.mark.parametrize(
    ("seats", "size"),
    [
        (2, NARROW),
        (4, COMFORTABLE),
        *(pytest.param(seats, NARROW, marks=pytest.mark.long) for seats in (4, 5, 6)),
    ],
)
async def test_a_whole_game_of_the_first_edition(seats: int, size: tuple[int, int], tmp_path: Path) -> None:
    app = new_app(seats=seats, edition="2020", save_to=tmp_path / "game.txt")
    async with app.run_test(size=size) as pilot:
        prompts = [prompt for _, prompt in await play_to_the_end(pilot, app)]
        table = app.local_game.table
        assert prompts[0] == "Choose your coach"
        picks = 6 if seats == 2 else 5
        assert f"Pick a player for your bench (pick 1 of {picks})" in prompts
        if seats == 2:
            last = "Pick a player for your bench (pick 6 of 6); the other one is discarded"
            assert last in prompts
        await seen(pilot, app, f"{table.names[table.ranks().index(1)]} wins!", "+60")
        await pilot.press("s")
        record = read_record((tmp_path / "game.txt").read_text("utf-8"))
        assert record.options["edition"] == "2020"
        assert verify_record(record, AllstarAdapter()).scores() == table.scores()


@pytest.mark.parametrize(
    "mode", ["clash", *(pytest.param(mode, marks=pytest.mark.long) for mode in ("heritage", "free-agency"))]
)
async def test_a_whole_game_of_the_second_edition_with_coaches(mode: str) -> None:
    app = new_app(seats=2, mode=mode, coaches=True, seed="3")
    async with app.run_test(size=NARROW) as pilot:
        phases = {phase for phase, _ in await play_to_the_end(pilot, app)}
        assert {CHOOSE_COACH, DRAFT, LINEUP} <= phases
        assert app.local_game.table.over
        assert "+60" not in screen_text(app)  # that track is the first edition's


async def test_the_first_edition_without_coaches() -> None:
    app = new_app(seats=3, edition="2020", coaches=False)
    async with app.run_test(size=COMFORTABLE) as pilot:
        await pilot.pause()
        assert envelope_of(app).phase == DRAFT
        assert FLAG not in screen_text(app)
        await seen(pilot, app, "+60")
        await pilot.press("?")
        assert "Coaches" not in screen_text(app)


# --- choosing one


@pytest.mark.parametrize("size", [NARROW, COMFORTABLE])
@pytest.mark.parametrize("language", LANGUAGES)
async def test_two_coaches_are_shown_as_cards(size: tuple[int, int], language: str) -> None:
    app = new_app(language, edition="2020", coaches=dealing("Tiger"))
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        shown = await seen(pilot, app, app.words.prompt(envelope_of(app)), "╯")
        for name in ("Tiger", "Rabbit"):
            assert app.words.say(f"coach-{name}") in shown
            assert app.words.species(name) in shown
            assert app.words.coach_text(name).split()[-1] in shown  # to the very end of the text
            assert all(line.strip() in shown for line in picture(name))
        assert f"{FLAG} " not in shown  # nobody's coach lies open yet


async def test_a_coach_is_chosen_with_care() -> None:
    app = new_app(edition="2020", coaches=dealing("Panda"))
    async with app.run_test(size=COMFORTABLE) as pilot:
        await pilot.pause()
        await pilot.press("1")
        assert app.local_game.table.reveals == []
        assert "Enter to lock, u to change" in text_of(app, "#prompt")
        await seen(pilot, app, "✓")
        await pilot.press("u")
        assert text_of(app, "#prompt").strip() == "Choose your coach"
        await pilot.press("2", "2")  # the key of a chosen card takes it back
        assert envelope_of(app).choices == []
        rack = next(iter(app.board.query(Rack)))
        place = rack.region_of(1)
        await pilot.click(rack, offset=(place.x + 3, place.y + 3))
        await pilot.press("enter")
        assert isinstance(app.screen, Page)
        page = await seen(pilot, app, "The coaches", "Hazel Burrow")
        view = app.local_game.table.view(None)
        assert COACHES[view.coach[0]].name == "Rabbit"
        for seat in range(4):
            assert app.words.coach_of(view, seat) in page
        await pilot.press("enter")
        assert (await seen(pilot, app, "Hand (6)")).count(FLAG) == 4


async def test_coaches_dealt_are_secret() -> None:
    app = new_app(seats=3, people=(0, 1), edition="2020", coaches="Rabbit Duck Panda Eagle Horse Wolf")
    async with app.run_test(size=COMFORTABLE) as pilot:
        await pilot.pause()
        await pilot.press("enter")
        await seen(pilot, app, "Hazel Burrow")
        await pilot.press("1", "enter")
        assert isinstance(app.screen, PassTheKeyboard)
        await pilot.press("enter")
        second = await seen(pilot, app, "Bo Bamboo")
        assert "Hazel" not in second
        assert "Mallory" not in second
        await pilot.press("2", "enter")
        await seen(pilot, app, "Aquila Storm")
        await seen(pilot, app, "Hazel Burrow")


# --- what is drawn and told


def test_coaches_are_drawn_to_measure() -> None:
    for language in LANGUAGES:
        pen = CardPen(RinkLabels(language, NAMES), DARK)
        for number, coach in enumerate(COACHES):
            lines = draw_coach(Slot(COACH_CARD + number, key="1"), pen)
            assert [line.cell_len for line in lines] == [COACH_SIZE.width] * COACH_SIZE.height
            drawn = " ".join(line.plain.strip("│ ") for line in lines)
            text = pen.words.coach_text(coach.name)
            assert text.split()[-1] in drawn
            assert pen.words.coach_when(coach.name) in drawn
            assert [len(line) for line in picture(coach.name)] == [7, 7, 7]
    assert len({picture(coach.name) for coach in COACHES} | {NO_PICTURE}) == len(COACHES) + 1


@pytest.mark.parametrize(
    ("fans", "place", "beyond"),
    [(0, 0, None), (1, 1, None), (60, 60, None), (61, 1, 60), (120, 60, 60), (121, 1, 120), (180, 60, 120)],
)
def test_the_fan_track(fans: int, place: int, beyond: int | None) -> None:
    """Fields to 60, and a second marker on +60 or +120 for more than these (2020, fan sector)."""
    line = track(1, fans, CardPen(RinkLabels("en", NAMES), DARK), 60).plain
    marker = "■"
    assert line.index(marker) - len("  0 0") == place
    assert line.split()[0] == str(fans)
    assert [field for field in (60, 120) if f"+{field}{marker}" in line] == ([beyond] if beyond else [])


def page_text(language: str, **table: Any) -> str:
    """The help page in plain text."""
    local_game = new_local_game(**table)
    view = local_game.table.view(None)
    console = Console(width=100, file=io.StringIO())
    with console.capture() as printed:
        console.print(helped(view, CardPen(RinkLabels(language, NAMES), DARK, int(view.edition))))
    return printed.get()


def test_help_tells_the_edition() -> None:
    old = page_text("en", edition="2020")
    new = page_text("en")
    assert old.index("Skate") < old.index("Glove")
    assert new.index("Glove") < new.index("Skate")
    assert "discarding the last one eliminates you at once" in " ".join(old.split())
    assert "or is eliminated without one" in " ".join(new.split())
    assert "1st 30  2nd 22" in old
    assert "1st 30  2nd 23" in new
    assert "+120" in old
    assert "+120" not in new
    for coach in COACHES:
        name = RinkLabels("en", NAMES).coach(coach.name)
        assert name in old
        assert name not in new
        assert name in page_text("en", coaches=True)
    assert "7 cards" in page_text("en", edition="2020", seats=2)
    assert "7 cards" not in old


@pytest.mark.parametrize(("seats", "second"), [(4, "Number"), (5, "Species")])
def test_help_shows_the_medals_of_the_table(seats: int, second: str) -> None:
    """Gold, Silver and Bronze as the board has them for this many managers (A1)."""
    lines = page_text("en", edition="2020", seats=seats).splitlines()
    assert any(line.startswith("Gold") and "Symbol" in line for line in lines)
    assert any(line.startswith("Silver") and second in line for line in lines)


@pytest.mark.parametrize("coach", ["Duck", "Panda", "Wolf", "Horse", "Shark"])
def test_every_step_is_asked_in_every_language(coach: str) -> None:
    """Prompts and hints of every step of a game, on lines that fit a narrow screen."""
    asked = set()
    which = 0 if coach in ("Wolf", "Horse") else -1  # substitutes, or lays the coach beside someone
    dealt = f"{coach} Tiger Eagle Beaver" if which == 0 else f"Tiger {coach} Eagle Beaver"
    local_game = new_local_game(2, edition="2020", coaches=dealt, seed="3", kind="random")
    for turn, envelope in enumerate(envelopes(local_game, which)):
        step = (envelope.phase, envelope.filled if envelope.phase == LINEUP else PASS in envelope.legal())
        if step in asked:
            continue
        asked.add(step)
        for language in LANGUAGES:
            tray = Tray(envelope, CardPen(RinkLabels(language, NAMES), DARK, int(envelope.view.edition)))
            assert 0 < len(tray.pen.words.prompt(envelope)) <= 79
            keys = list(tray.options) or [""]
            assert advice(tray, keys[turn % len(keys)])
    assert (CHOOSE_COACH, False) in asked
    needed = {
        "Duck": (LINEUP, COACH_MATE),
        "Panda": (LINEUP, COACH_SLOT),
        "Wolf": (LINEUP, SWAPS + 2),
        "Horse": (SWAP_BUSES, True),
        "Shark": (LAY_DOWN, True),
    }
    assert needed[coach] in asked


def test_how_a_player_counts() -> None:
    """`Duck 7` as number 8, as a species, as a symbol: in the words of the edition."""
    words = RinkLabels("en", NAMES)
    assert words.counts_as(1, 4, "Rabbit", "Duck7", None) == "Duck 7 counts as number 8"
    assert words.counts_as(1, 4, "Rabbit", "Duck9", None) == "Duck 9 counts as number 9"
    assert words.counts_as(1, 4, "Duck", "Duck7", "Wolf4") == "Duck 7 counts as Wolf"
    for edition in (0, 1):  # Wolf 4 carries the Skate, whatever ranks above it
        assert words.counts_as(edition, 4, "Penguin", "Duck2", "Wolf4") == "Duck 2 counts as carrying Skate"
