"""NBA Deck-Building in the terminal: whole games played by keys alone, and the command that opens a table."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

import pytest
from textual.widgets import Static

from sixthman.cli import main
from sixthman.cli.terminal.screens import Page, PassTheKeyboard, TheEnd
from sixthman.games.hoops.declaration import (
    BUY,
    DISCARD,
    DONE,
    DRAFT,
    ENTER,
    LEAVE_OUT,
    MENU,
    PAY,
    PICK_TEAM,
    PREPARE,
    REFRESH,
)
from sixthman.games.hoops.rules.cards import FATIGUE
from sixthman.games.hoops.table import HoopsAdapter
from sixthman.games.hoops.table.figures import hand_of
from sixthman.games.hoops.terminal.app import CourtTable
from sixthman.games.hoops.terminal.lines import ChoiceLines
from sixthman.games.hoops.terminal.local_game import CourtGame
from sixthman.games.hoops.terminal.tray import DONE_KEY
from sixthman.kernel.piles import NONE
from sixthman.messages import say
from sixthman.table import Record, read_record, verify_record
from tests.cli.court import (
    NAMES,
    new_app,
    new_local_game,
    next_key,
    play_to_the_end,
    press,
    screen_text,
    settle,
    text_of,
    tray_of,
)
from tests.cli.keyboard import COMFORTABLE, NARROW

pytestmark = pytest.mark.usefixtures("brisk")


@pytest.mark.parametrize(
    ("size", "language", "kind"),
    [(NARROW, "en", "random"), pytest.param(COMFORTABLE, "de", "heuristic", marks=pytest.mark.long)],
)
async def test_a_whole_game_by_keys(size: tuple[int, int], language: str, kind: str, tmp_path: Path) -> None:
    app = new_app(language, save_to=tmp_path / "game.txt", kind=kind)
    async with app.run_test(size=size) as pilot:
        prompts = await play_to_the_end(pilot, app)
        table = app.local_game.table
        assert table.over
        assert {REFRESH, MENU, BUY, PAY, ENTER, PREPARE, DISCARD} <= set(prompts)
        if table.ranks().count(1) == 1:
            winner = NAMES[table.ranks().index(1)]
            assert say(language, "play-court-winner", name=winner) in screen_text(app)
        assert say(language, "play-court-by-turn") in screen_text(app)
        for points in table.scores():
            assert say(language, "play-court-points", points=points) in screen_text(app)
        await pilot.press("s")
        record = read_record((tmp_path / "game.txt").read_text("utf-8"))
        assert verify_record(record, HoopsAdapter()).scores() == table.scores()
        await pilot.press("n")
    assert app.return_value is True


async def test_picking_teams_and_the_opening_draft() -> None:
    """H14 and H15, by keys, up to the first turn."""
    app = new_app(pick_team=True, opening_draft=True)
    async with app.run_test(size=NARROW) as pilot:
        await settle(pilot, app)
        assert text_of(app, "#prompt") == "Your team: which starter? Point guard"
        await press(pilot, app, *"21212")
        assert text_of(app, "#prompt") == "Your team: seven substitutes (0 of 7), then Enter"
        await press(pilot, app, *"098765", "enter")  # in any order, and one is missing
        assert tray_of(app).gathered == 6
        await press(pilot, app, "4", "3")  # the eighth is one too many
        assert tray_of(app).gathered == 7
        await press(pilot, app, "enter", *"531", "enter", *"25", "enter")
        assert text_of(app, "#prompt") == "Ready? Enter to lock, u to change"
        assert app.local_game.table.reveals == []
        await press(pilot, app, "u")
        assert text_of(app, "#prompt") == "Your team: two defensive tactics (0 of 2), then Enter"
        await press(pilot, app, *"14", "enter", "enter")
        team = app.local_game.table.reveals[0].choices[0]
        assert "starter-PG-2" in team
        assert "base-defense-help" not in team
        seen: dict[int, str] = {}
        whim = Random(7)
        for _ in range(200):
            if app.screen is app.board:
                seen[tray_of(app).plan.phase] = text_of(app, "#prompt")
                if tray_of(app).plan.phase == REFRESH:
                    break
            await press(pilot, app, next_key(app, whim))
        assert seen[DRAFT] == "Opening draft: take a player (pick 4 of 4)"
        assert seen[LEAVE_OUT].startswith("Which substitute makes way for ")
        view = app.local_game.table.view(0)
        assert all(int(card) != NONE for card in view.drafted.flatten())


@pytest.mark.long
async def test_a_game_with_both_variants_to_the_end() -> None:
    app = new_app(pick_team=True, opening_draft=True, seed="11", kind="heuristic")
    async with app.run_test(size=COMFORTABLE) as pilot:
        prompts = await play_to_the_end(pilot, app)
        assert {PICK_TEAM, DRAFT, LEAVE_OUT, MENU} <= set(prompts)
        assert app.local_game.table.over


async def test_two_people_never_see_each_other_s_cards() -> None:
    app = new_app(people=(0, 1))
    async with app.run_test(size=COMFORTABLE) as pilot:
        await settle(pilot, app)
        assert isinstance(app.screen, PassTheKeyboard)
        assert "Pass the keyboard to Ann" in screen_text(app)
        beneath = app.board.query_one("#hand", ChoiceLines)
        assert beneath.line_of("1") is None
        await press(pilot, app, "enter", "enter", DONE_KEY, "enter")
        assert isinstance(app.screen, PassTheKeyboard)
        hand = hand_of(app.local_game.table.view(0), 0)
        own = [app.words.short(card, 14) for card in hand if card < FATIGUE]
        hidden = screen_text(app)
        assert "Pass the keyboard to Bo" in hidden
        assert not any(name in hidden for name in own)
        told = str(app.board.query_one("#log", Static).content)
        assert "Ann draws:" not in told
        await press(pilot, app, "enter")
        assert app.local_game.keyboard == 1
        assert isinstance(app.screen, Page)  # what Ann did
        assert "Ann draws:" not in screen_text(app)
        await press(pilot, app, "enter")
        assert hand_of(tray_of(app).plan.view, 0) == []


@pytest.mark.long
async def test_two_people_play_to_the_end() -> None:
    app = new_app(people=(0, 1), seed="5")
    async with app.run_test(size=NARROW) as pilot:
        await play_to_the_end(pilot, app)
        assert app.local_game.table.over


async def test_a_sealed_team_can_be_taken_back_while_the_other_picks() -> None:
    app = new_app(people=(0, 1), pick_team=True)
    async with app.run_test(size=NARROW) as pilot:
        await settle(pilot, app)
        await press(
            pilot, app, "enter", *"11111", *"1234567", "enter", *"123", "enter", *"12", "enter", "enter"
        )
        assert isinstance(app.screen, PassTheKeyboard)
        assert app.local_game.table.sealed(0)
        assert "u: Ann changes the choice" in screen_text(app)
        await press(pilot, app, "u")
        assert not isinstance(app.screen, Page)
        assert app.local_game.table.sealed(0) == []
        assert text_of(app, "#prompt") == "Your team: which starter? Point guard"


async def test_onlookers_see_bots_play() -> None:
    app = new_app(people=(), kind="random")
    async with app.run_test(size=NARROW) as pilot:
        for _ in range(4000):
            if isinstance(app.screen, TheEnd):
                break
            await pilot.pause(0.005)
        await pilot.pause()
        assert app.local_game.table.over


CARDS = """
player = [
{players}
]
"""


@pytest.mark.long
async def test_cards_of_one_s_own(tmp_path: Path) -> None:
    """Names and numbers of the set are shown, and the rules play by them."""
    rows = [
        f'{{ name = "Player {letter}", positions = ["{position}"], value = 2, cost = {3 + number // 8}, '
        "intelligence = 1, rebounds = 1, three = 7, inside = 0, drive = 0, steal = 0, block = 0, stop = 0 },"
        for number, (letter, position) in enumerate(
            (chr(65 + i // 5) + str(i), ("PG", "SG", "SF", "PF", "C")[i % 5]) for i in range(40)
        )
    ]
    path = tmp_path / "mine.toml"
    path.write_text(CARDS.format(players="\n".join(rows)), "utf-8")
    app = new_app(cards=path, seed="3")
    async with app.run_test(size=NARROW) as pilot:
        await settle(pilot, app)
        assert "Player " in screen_text(app)
        view = tray_of(app).plan.view
        mine = int(view.row[0])
        assert app.local_game.figures.ratings(mine) == [1, 1, 7, 0, 0, 0, 0, 0]
        await play_to_the_end(pilot, app)
        record = Record.of(app.local_game.table)
        assert record.options["cards"] == "mine.toml"


@pytest.mark.usefixtures("terminal")
def test_leaving_saves_the_record_so_far(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from sixthman.games.hoops.terminal import run

    local_game = new_local_game(people=(0,))
    path = tmp_path / "so far.txt"

    def leave(app: CourtTable) -> bool:
        app.local_game.sit_down(0)
        assert app.local_game.plan is not None
        app.local_game.plan.put([DONE])
        app.local_game.plan.put([DONE])
        while not app.local_game.plan.complete:
            app.local_game.plan.put([DONE])
        app.local_game.hand_over()
        return False

    monkeypatch.setattr(CourtTable, "run", leave)
    assert run(local_game.table, [0], local_game.bots, "en", path) is False
    assert read_record(path.read_text("utf-8")).reveals == Record.of(local_game.table).reveals != []


# --- the command


def on_the_command_line(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    """Run `sixthman` with these arguments; its exit status."""
    monkeypatch.setattr(sys, "argv", ["sixthman", *arguments])
    with pytest.raises(SystemExit) as leaving:
        main()
    return int(leaving.value.code or 0)


@pytest.mark.usefixtures("terminal")
def test_the_command_sits_people_and_bots_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """`sixthman play hoops` with its options; a new game is another deal; the record is saved."""
    seen: list[CourtGame] = []

    def play(app: CourtTable) -> bool:
        seen.append(app.local_game)
        return len(seen) < 2

    monkeypatch.setattr(CourtTable, "run", play)
    path = tmp_path / "game.txt"
    arguments = ["--pick-team", "--opening-draft", "--seed", "7", "--first", "2", "--save", str(path)]
    status = on_the_command_line(monkeypatch, "play", "hoops", *arguments, "--language", "fr")
    assert status == 0
    first, second = seen
    assert first.table.seed == "7" != second.table.seed
    assert first.table.names == [
        say("fr", "play-court-coach", seat=1),
        say("fr", "bot-name", seat=2, level="pro"),
    ]
    assert first.people == [0]
    assert first.bots[1].name == "pro"
    options = read_record(path.read_text("utf-8")).options
    assert (options["pick team"], options["opening draft"], options["first"]) == ("yes", "yes", "2")
    assert say("fr", "play-saved", path=str(path)) in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--people", "3"], "3 people"),
        (["--cards", "nowhere.toml"], "nowhere.toml"),
        (["--mode", "clash"], "--mode"),
        (["--bots", "nobody"], "nobody"),
        (["--overtimes", "10"], "10"),
    ],
)
def test_what_cannot_be_played_is_told(
    arguments: list[str], told: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert on_the_command_line(monkeypatch, "play", "hoops", *arguments, "--language", "en") == 2
    assert told in capsys.readouterr().err


def test_a_bad_card_file_names_file_and_row(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(
        'tactic = [\n{ name = "Zoo", complexity = 3, cost = 2, copies = 4, keeps.three = 2 },\n]\n'
    )
    assert on_the_command_line(monkeypatch, "play", "hoops", "--cards", str(path), "--language", "en") == 2
    complaint = capsys.readouterr().err
    assert "mine.toml, tactic 1 (Zoo)" in complaint
