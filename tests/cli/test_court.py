"""NBA Deck-Building in the terminal, played by keys alone."""

from __future__ import annotations

import re
import sys
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

from sixthman.bots import bot_named
from sixthman.cli import main
from sixthman.cli.terminal.screens import Page, PassTheKeyboard, TheEnd
from sixthman.games.hoops.declaration import (
    AGREE,
    BUY,
    DISCARD,
    DONE,
    DRAFT,
    ENTER,
    FACES,
    KEEP,
    LEAVE_OUT,
    MENU,
    PAY,
    PICK_TEAM,
    PLAY_ON,
    PREPARE,
    REFRESH,
    REROLL,
    SKILLS,
    TIED,
)
from sixthman.games.hoops.rules.cards import BASE, FATIGUE, STARTERS, TACTICS
from sixthman.games.hoops.table import STANDARD_CARDS, HoopsDesk, HoopsOptions, TableCards
from sixthman.games.hoops.table.figures import Figures, deck_of, discards_of, hand_of, on_top_of
from sixthman.games.hoops.terminal.app import CourtTable
from sixthman.games.hoops.terminal.dice import DIE_WIDTH, Pen, draw_die
from sixthman.games.hoops.terminal.look import DARK, LIGHT
from sixthman.games.hoops.terminal.plan import Plan
from sixthman.games.hoops.terminal.rows import DiceTable, Rows
from sixthman.games.hoops.terminal.sitting import CourtSitting
from sixthman.games.hoops.terminal.tray import DONE_KEY, GO, LEAVE, Tray
from sixthman.games.hoops.terminal.words import SKILL_CODES, Words, fit_name
from sixthman.games.hoops.terminal.zones import PLAYER_TABLE, TACTIC_TABLE, player_line, tactic_line
from sixthman.kernel.game import interpreted_engine
from sixthman.kernel.piles import NONE
from sixthman.messages import LANGUAGES, say
from sixthman.table import Record, Table, read_record, verify_record
from sixthman.table.desk import Given
from tests.cli.keyboard import COMFORTABLE, NARROW

pytestmark = pytest.mark.usefixtures("brisk")

NAMES = ["Ann", "Bo"]
CourtPilot = Pilot[bool]


def new_sitting(
    people: tuple[int, ...] = (0,),
    seed: str = "7",
    kind: str = "random",
    cards: Path | None = None,
    given: dict[str, list[str]] | None = None,
    **options: Any,
) -> CourtSitting:
    """People in some seats, a bot in the other; the first seat begins."""
    desk = HoopsDesk(TableCards.read(cards))
    agreed = HoopsOptions(**{"first": 1} | options, cards=desk.cards)
    table = Table(desk, agreed, seed, Given(given or {}), NAMES)
    engine = interpreted_engine(desk.game)
    bots = {seat: bot_named(kind, engine, f"{seed} {seat}") for seat in range(2) if seat not in people}
    return CourtSitting(table, people, bots)


def new_app(language: str = "en", save_to: Path | None = None, **table: Any) -> CourtTable:
    """The whole basketball table."""
    return CourtTable(new_sitting(**table), language, save_to)


async def settle(pilot: CourtPilot, app: CourtTable) -> None:
    """Until somebody is asked or something is to be read: bots take their time."""
    await pilot.pause()
    for _ in range(4000):
        if app.screen is not app.board or app.board.tray is not None:
            return
        await pilot.pause(0.002)
    raise AssertionError("nobody is asked")


async def press(pilot: CourtPilot, app: CourtTable, *keys: str) -> None:
    """Press keys, each when its turn has come."""
    for key in keys:
        await pilot.press(key)
        await settle(pilot, app)


def text_of(app: CourtTable, selector: str) -> str:
    """What a line of the screen says."""
    return str(app.screen.query_one(selector, Static).content).strip()


def screen_text(app: CourtTable) -> str:
    """Everything that can be read on the screen now."""
    width, height = app.size
    lines = app.screen._compositor.render_strips()
    assert len(lines) == height
    return "\n".join(line.text[:width] for line in lines)


def warnings_of(app: CourtTable) -> list[str]:
    """What the app complained about."""
    return [notice.message for notice in app._notifications]


def tray_of(app: CourtTable) -> Tray:
    """What can be chosen now."""
    assert app.board.tray is not None
    return app.board.tray


def next_key(app: CourtTable, whim: Random) -> str:
    """What a person might press now: keys of their own, arrows, Space, and Enter where it is asked for."""
    if app.screen is not app.board:
        return "enter"
    tray = tray_of(app)
    if tray.plan.complete:
        return "enter"
    if tray.gathers:
        free = [key for key in tray.items if key not in tray.marks]
        if tray.gathered < tray.fewest:
            return whim.choice(free)
        wanted = tray.gathered < tray.most and tray.plan.phase != KEEP and whim.random() < 0.4
        return whim.choice([*free, "right", "space"]) if wanted and free else "enter"
    keys = [key for key in tray.options if key != DONE_KEY or len(tray.options) == 1]
    if DONE_KEY in tray.options and whim.random() < 0.15:
        return DONE_KEY
    return whim.choice(["right", "enter", *keys])


async def play_to_the_end(pilot: CourtPilot, app: CourtTable) -> dict[int, str]:
    """Play by keys; returns a prompt seen in each phase."""
    seen: dict[int, str] = {}
    whim = Random(7)
    await settle(pilot, app)
    for _ in range(4000):
        if isinstance(app.screen, TheEnd):
            return seen
        if app.screen is app.board:
            seen[tray_of(app).plan.phase] = text_of(app, "#prompt")
        await press(pilot, app, next_key(app, whim))
    raise AssertionError("the game does not end")


@pytest.mark.parametrize(
    ("size", "language", "kind"),
    [(NARROW, "en", "random"), pytest.param(COMFORTABLE, "de", "heuristic", marks=pytest.mark.long)],
)
async def test_a_whole_game_by_keys(size: tuple[int, int], language: str, kind: str, tmp_path: Path) -> None:
    app = new_app(language, save_to=tmp_path / "game.txt", kind=kind)
    async with app.run_test(size=size) as pilot:
        prompts = await play_to_the_end(pilot, app)
        table = app.sitting.table
        assert table.over
        assert {REFRESH, MENU, BUY, PAY, ENTER, PREPARE, DISCARD} <= set(prompts)
        if table.places().count(1) == 1:
            winner = NAMES[table.places().index(1)]
            assert say(language, "play-court-winner", name=winner) in screen_text(app)
        assert say(language, "play-court-by-turn") in screen_text(app)
        for points in table.scores():
            assert say(language, "play-court-points", points=points) in screen_text(app)
        await pilot.press("s")
        record = read_record((tmp_path / "game.txt").read_text("utf-8"))
        assert verify_record(record, HoopsDesk()).scores() == table.scores()
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
        assert app.sitting.table.moments == []
        await press(pilot, app, "u")
        assert text_of(app, "#prompt") == "Your team: two defensive tactics (0 of 2), then Enter"
        await press(pilot, app, *"14", "enter", "enter")
        team = app.sitting.table.moments[0].choices[0]
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
        view = app.sitting.table.view(0)
        assert all(int(card) != NONE for card in view.drafted.flatten())


@pytest.mark.long
async def test_a_game_with_both_variants_to_the_end() -> None:
    app = new_app(pick_team=True, opening_draft=True, seed="11", kind="heuristic")
    async with app.run_test(size=COMFORTABLE) as pilot:
        prompts = await play_to_the_end(pilot, app)
        assert {PICK_TEAM, DRAFT, LEAVE_OUT, MENU} <= set(prompts)
        assert app.sitting.table.over


async def test_two_people_never_see_each_other_s_cards() -> None:
    app = new_app(people=(0, 1))
    async with app.run_test(size=COMFORTABLE) as pilot:
        await settle(pilot, app)
        assert isinstance(app.screen, PassTheKeyboard)
        assert "Pass the keyboard to Ann" in screen_text(app)
        beneath = app.board.query_one("#hand", Rows)
        assert beneath.line_of("1") is None
        await press(pilot, app, "enter", "enter", DONE_KEY, "enter")
        assert isinstance(app.screen, PassTheKeyboard)
        hand = hand_of(app.sitting.table.view(0), 0)
        own = [app.words.short(card, 14) for card in hand if card < FATIGUE]
        hidden = screen_text(app)
        assert "Pass the keyboard to Bo" in hidden
        assert not any(name in hidden for name in own)
        told = str(app.board.query_one("#told", Static).content)
        assert "Ann draws:" not in told
        await press(pilot, app, "enter")
        assert app.sitting.keyboard == 1
        assert isinstance(app.screen, Page)  # what Ann did
        assert "Ann draws:" not in screen_text(app)
        await press(pilot, app, "enter")
        assert hand_of(tray_of(app).plan.view, 0) == []


@pytest.mark.long
async def test_two_people_play_to_the_end() -> None:
    app = new_app(people=(0, 1), seed="5")
    async with app.run_test(size=NARROW) as pilot:
        await play_to_the_end(pilot, app)
        assert app.sitting.table.over


async def test_a_sealed_team_can_be_taken_back_while_the_other_picks() -> None:
    app = new_app(people=(0, 1), pick_team=True)
    async with app.run_test(size=NARROW) as pilot:
        await settle(pilot, app)
        await press(
            pilot, app, "enter", *"11111", *"1234567", "enter", *"123", "enter", *"12", "enter", "enter"
        )
        assert isinstance(app.screen, PassTheKeyboard)
        assert app.sitting.table.sealed(0)
        assert "u: Ann changes the choice" in screen_text(app)
        await press(pilot, app, "u")
        assert not isinstance(app.screen, Page)
        assert app.sitting.table.sealed(0) == []
        assert text_of(app, "#prompt") == "Your team: which starter? Point guard"


async def test_onlookers_see_bots_play() -> None:
    app = new_app(people=(), kind="random")
    async with app.run_test(size=NARROW) as pilot:
        for _ in range(4000):
            if isinstance(app.screen, TheEnd):
                break
            await pilot.pause(0.005)
        await pilot.pause()
        assert app.sitting.table.over


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
        assert app.sitting.figures.ratings(mine) == [1, 1, 7, 0, 0, 0, 0, 0]
        await play_to_the_end(pilot, app)
        record = Record.of(app.sitting.table)
        assert record.options["cards"] == "mine.toml"


# --- single moments


def given_hand() -> dict[str, list[str]]:
    """A first hand with two tactics, a market that can be paid for, and the first dice."""
    return {
        "deck 1": [
            "base-offense-3-pts",
            "base-defense-switch",
            "substitute-PG-1",
            "substitute-SG-1",
            "substitute-SF-1",
            "substitute-PF-2",
        ],
        "dice": ["3pts9", "3pts6", *["3pts0"] * 8],
    }


async def test_attacking_with_dice() -> None:
    """Dice are drawn with letters; the best lie ready to be kept; the sum is told before and after."""
    app = new_app(given=given_hand())
    async with app.run_test(size=COMFORTABLE) as pilot:
        await settle(pilot, app)
        await press(pilot, app, "enter", "2")
        assert text_of(app, "#prompt") == "Which tactic do you prepare?"
        tactic = next(k for k, i in tray_of(app).items.items() if i.choice == BASE)
        await press(pilot, app, tactic, DONE_KEY)
        await press(pilot, app, "5")
        while tray_of(app).plan.phase == REROLL:
            await press(pilot, app, "enter")
        assert tray_of(app).plan.phase == KEEP
        assert app.board.query_one(DiceTable).display
        shown = screen_text(app)
        assert "3P" in shown
        assert text_of(app, "#prompt") == "3 Points: keep 2 of 2. Enter: keep these"
        assert text_of(app, "#hint") == "With these your attack is 15."
        worst = next(key for key in tray_of(app).items if key not in tray_of(app).marks)
        await press(pilot, app, worst)  # a third die: the first of the others is laid back
        assert tray_of(app).gathered == 2
        assert text_of(app, "#hint") != "With these your attack is 15."
        await press(pilot, app, "space")  # the cursor stands on it: laid back
        assert tray_of(app).gathered == 1
        await press(pilot, app, "enter")  # one is missing
        assert tray_of(app).plan.phase == KEEP
        out = next(key for key in tray_of(app).items if key not in {*tray_of(app).marks, worst})
        await press(pilot, app, out)
        assert text_of(app, "#hint") == "With these your attack is 15."
        await press(pilot, app, "enter")
        assert app.sitting.figures.attack(tray_of(app).plan.view, 0) == 15
        assert "15 points" in screen_text(app)


async def test_dice_and_lines_can_be_clicked() -> None:
    app = new_app(given=given_hand())
    async with app.run_test(size=COMFORTABLE) as pilot:
        await settle(pilot, app)
        await pilot.click("#prompt")  # as Enter
        assert tray_of(app).plan.phase == MENU
        await pilot.click("#turn", offset=(5, 2))  # the second line: prepare
        assert tray_of(app).plan.phase == PREPARE
        hand = app.board.query_one("#hand", Rows)
        tactic = next(k for k, i in tray_of(app).items.items() if i.choice == BASE)
        line = hand.line_of(tactic)
        assert line is not None
        await pilot.click(hand, offset=(8, line))
        await press(pilot, app, DONE_KEY)
        prepared = app.board.query_one("#prepared", Rows)
        await pilot.click(prepared, offset=(8, 1))
        while tray_of(app).plan.phase == REROLL:
            await press(pilot, app, "enter")
        before = dict(tray_of(app).marks)
        key = next(iter(before))
        dice = app.board.query_one(DiceTable)
        await pilot.click(dice, offset=dice.place_of(key))
        assert key not in tray_of(app).marks


async def test_a_click_turns_a_page() -> None:
    """As Enter does: on to the next part, and back to the court at the end."""
    app = new_app(given=given_hand())
    async with app.run_test(size=NARROW) as pilot:
        await settle(pilot, app)
        await press(pilot, app, "?")
        paper = app.screen.query_one("#paper")
        await pilot.click("#paper")
        assert paper.scroll_y > 0
        await press(pilot, app, "end")
        await pilot.click("#paper")
        assert app.screen is app.board


async def test_undo_leads_back_to_the_last_unknown() -> None:
    """Nothing reaches the table before a card is drawn or a die falls."""
    app = new_app(given=given_hand())
    async with app.run_test(size=NARROW) as pilot:
        await settle(pilot, app)
        await press(pilot, app, "enter", "1", "1")
        assert len(tray_of(app).plan.choices) >= 3
        assert app.sitting.table.moments == []
        while tray_of(app).plan.can_undo:
            await press(pilot, app, "u")
        assert tray_of(app).plan.phase == REFRESH
        view, table = tray_of(app).plan.view, app.sitting.table.view(0)
        assert view.tobytes() == table.tobytes()
        await press(pilot, app, "u", "backspace")
        assert tray_of(app).plan.phase == REFRESH


async def test_the_hand_is_sorted_out_at_once() -> None:
    """Discarded, removed and kept in one step; fatigue is never removed (H11)."""
    app = new_app(given=given_hand())
    async with app.run_test(size=NARROW) as pilot:
        await settle(pilot, app)
        await press(pilot, app, "enter", DONE_KEY)
        assert tray_of(app).plan.phase == DISCARD
        hand = hand_of(tray_of(app).plan.view, 0)
        await press(pilot, app, "1", "2", "2", "3", "3", "3")
        assert tray_of(app).marks == {"1": GO, "2": LEAVE}
        await press(pilot, app, "enter")
        view = app.sitting.table.view(0)
        assert hand[0] in discards_of(view, 0)
        assert int(view.box[hand[1]]) == 1
        assert hand[2] in hand_of(view, 0)


async def test_bad_input_is_refused_in_words() -> None:
    """Keys that mean nothing do nothing; what the rules do not allow is told in the person's language."""
    app = new_app("fr", given=given_hand())
    async with app.run_test(size=NARROW) as pilot:
        await settle(pilot, app)
        before = screen_text(app)
        await press(pilot, app, "9", "z", "f5", "n", "u")
        assert screen_text(app) == before
        await press(pilot, app, "enter", "1")
        tactic = next(k for k, i in tray_of(app).items.items() if TACTICS <= i.choice < FATIGUE)
        choices = tray_of(app).plan.choices
        await press(pilot, app, tactic)
        assert tray_of(app).plan.choices == choices
        assert len(warnings_of(app)) == 1
        await press(pilot, app, "u", "2")
        player = next(k for k, i in tray_of(app).items.items() if i.choice < TACTICS)
        await press(pilot, app, player)
        assert tray_of(app).plan.phase == PREPARE
        offence = next(k for k, i in tray_of(app).items.items() if i.choice == BASE)
        await press(pilot, app, offence, DONE_KEY, "2")  # a second time in one turn
        assert tray_of(app).plan.phase == MENU
        assert warnings_of(app)[-1] == say("fr", "error-hoops-twice", action="prepare")
        assert app.sitting.table.moments == []


async def test_a_card_too_dear_says_what_the_hand_is_worth() -> None:
    sitting = new_sitting(given=given_hand())
    state = sitting.table._state
    there = {*map(int, state.player_pile), NONE}
    dearest = max(range(STARTERS), key=lambda card: (card not in there, sitting.figures.of("COST", card)))
    state.row[3] = dearest
    app = CourtTable(sitting, "en")
    async with app.run_test(size=NARROW) as pilot:
        await settle(pilot, app)
        await press(pilot, app, "enter", "3")
        assert tray_of(app).plan.phase == BUY
        view, figures = tray_of(app).plan.view, app.sitting.figures
        money = figures.money(view, 0, tactics=False)
        key = next(k for k, i in tray_of(app).items.items() if i.choice == dearest)
        assert figures.of("COST", dearest) > money
        await press(pilot, app, key)
        assert f"worth {money}" in warnings_of(app)[-1]
        assert tray_of(app).plan.phase == BUY
        cheap = next(k for k, i in tray_of(app).items.items() if i.open)
        await press(pilot, app, cheap)
        assert "still to pay" in text_of(app, "#prompt")
        owed = int(tray_of(app).plan.view.owed)
        await press(pilot, app, "1")
        paid = tray_of(app).plan
        assert paid.phase == MENU or int(paid.view.owed) < owed


async def test_too_many_rerolls_are_refused() -> None:
    """H8: one die for every three rebounds ahead, or part of three; one more is refused with the reason."""
    sitting = new_sitting(given=given_hand())
    state = sitting.table._state
    own = sitting.figures.levels(state, 0)[1]
    small = min(map(int, state.court[1]), key=lambda card: sitting.figures.of("REBOUNDS", card))
    state.court[1] = small
    other = sitting.figures.levels(state, 1)[1]
    app = CourtTable(sitting, "en")
    async with app.run_test(size=COMFORTABLE) as pilot:
        await settle(pilot, app)
        await press(pilot, app, "enter", "2")
        tactic = next(k for k, i in tray_of(app).items.items() if i.choice == BASE)
        await press(pilot, app, tactic, DONE_KEY, "5")
        assert tray_of(app).plan.phase == REROLL
        keys = list(tray_of(app).items)
        most = min(-(-(own - other) // 3), len(keys))
        assert text_of(app, "#prompt") == f"Reroll which dice? (0 of at most {most}) Enter: roll"
        assert f"({own} against {other})" in text_of(app, "#hint")
        await press(pilot, app, *keys[:most])
        assert tray_of(app).gathered == most < len(keys)
        await press(pilot, app, keys[most])
        assert tray_of(app).gathered == most
        assert f"the team has {own} rebounds" in warnings_of(app)[-1]
        await press(pilot, app, "enter")
        told = [event.kind for event in sitting.table.events(0)]
        assert "hoops-rerolled" in told


async def test_language_lights_hints_and_pages() -> None:
    app = new_app(save_to=Path("somewhere.txt"))
    async with app.run_test(size=COMFORTABLE) as pilot:
        await settle(pilot, app)
        for language, words in (("en", "Your court"), ("fr", "Votre terrain"), ("de", "Dein Feld")):
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
        assert app.sitting.table.commitment in screen_text(app)
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
    monkeypatch.setattr("tests.cli.test_court.NAMES", ["Bartholomew the Second", "Bot 2 (allstar)"])
    for size, shown in ((COMFORTABLE, "Bot 2 (allstar) 0"), ((70, 30), "Bot 2 (alls… 0")):
        app = new_app()
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            assert shown in text_of(app, "#head")


def test_a_tie_is_played_on_or_agreed_on() -> None:
    """H13: both say so sealed; a draw only if both agree."""
    for verdicts, phase in (((AGREE, AGREE), None), ((AGREE, PLAY_ON), MENU)):
        sitting = new_sitting(people=(0, 1))
        state = sitting.table._state
        state.phase, state.asked, state.locked = TIED, 3, 0
        state.points[:] = 50
        for seat, verdict in enumerate(verdicts):
            sitting.sit_down(seat)
            assert sitting.plan is not None
            tray = Tray(sitting.plan, sitting.figures)
            for language in LANGUAGES:
                assert Words(language, NAMES, STANDARD_CARDS).prompt(tray)
            key = next(key for key, item in tray.items.items() if item.choice == verdict)
            assert tray.press(key)
            assert sitting.plan.complete
            sitting.hand_over()
        assert sitting.table.over == (phase is None)
        if phase is None:
            assert sitting.table.places() == [1, 1]
        else:
            assert sitting.table.view(None).overtime == 1


async def test_a_draw_is_told_on_the_last_page() -> None:
    sitting = new_sitting(people=(0, 1))
    state = sitting.table._state
    state.phase, state.asked, state.locked = TIED, 3, 0
    state.points[:] = 50
    app = CourtTable(sitting, "en")
    async with app.run_test(size=NARROW) as pilot:
        await settle(pilot, app)
        for _ in range(2):
            assert isinstance(app.screen, PassTheKeyboard)
            while isinstance(app.screen, Page | PassTheKeyboard):
                await press(pilot, app, "enter")
            assert "agree on a draw" in text_of(app, "#prompt")
            await press(pilot, app, "2")
        assert isinstance(app.screen, TheEnd)
        assert "A draw at 50!" in screen_text(app)


def test_what_is_shown_of_the_rival_is_what_a_view_knows() -> None:
    """Nothing on the screen depends on what the seat may not know."""
    sitting = new_sitting(people=(0, 1))
    view = sitting.table.view(0)
    assert hand_of(view, 1) == []
    assert len(deck_of(view, 1)) == int(view.decked[1]) + int(view.held[1])
    assert len(deck_of(view, 0)) == int(view.decked[0])
    assert on_top_of(view, 0) == []


def test_a_plan_never_reaches_beyond_the_unknown() -> None:
    """Whatever is pressed, the table accepts the plan as a whole; nothing is guessed from a view."""
    sitting = new_sitting(people=(0, 1), seed="9")
    whim, handed_over = Random(9), 0
    while (seat := sitting.person_waited_for()) is not None:
        sitting.sit_down(seat)
        plan = sitting.plan
        assert isinstance(plan, Plan)
        while not plan.complete:
            plan.put([whim.choice(plan.legal())])
            if whim.random() < 0.2:
                plan.undo()
        sitting.hand_over()
        handed_over += 1
    assert sitting.table.over
    assert handed_over > 50


def test_dice_are_told_by_letters_too() -> None:
    figures = Figures(STANDARD_CARDS)
    for language in LANGUAGES:
        words = Words(language, NAMES, STANDARD_CARDS)
        codes = [words.code(skill) for skill in range(SKILLS)]
        assert len(set(codes)) == SKILLS
        assert all(len(code) == 2 for code in codes)
        pen = Pen(words, DARK, figures)
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
        pen = Pen(Words(language, NAMES, STANDARD_CARDS), LIGHT, figures)
        for card, name in enumerate(STANDARD_CARDS.cards.names):
            if name and card < TACTICS:
                assert player_line(card, pen).cell_len == PLAYER_TABLE - 3
            elif name and card < FATIGUE:
                assert tactic_line(card, pen).cell_len <= TACTIC_TABLE - 3
    assert fit_name("Shai Gilgeous-Alexander", 14) == "S. Gilgeous-A…"


def test_the_three_catalogues_say_the_same() -> None:
    def messages(language: str) -> dict[str, set[str]]:
        text = files("sixthman.messages").joinpath(language, "hoops-play.ftl").read_text("utf-8")
        found = re.findall(r"^([\w-]+) =(.*(?:\n[ }].*)*)", text, re.MULTILINE)
        return {name: set(re.findall(r"\$(\w+)", words)) for name, words in found}

    assert messages("en") == messages("fr") == messages("de") != {}
    for language in LANGUAGES:
        for keys in ("play-court-keys", "play-court-keys-gather", "play-court-keys-end"):
            assert len(say(language, keys)) <= 78
        assert all(say(language, f"play-court-code-{code}") for code in SKILL_CODES)


def test_leaving_saves_the_record_so_far(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from sixthman.games.hoops.terminal import run

    sitting = new_sitting(people=(0,))
    path = tmp_path / "so far.txt"

    def leave(app: CourtTable) -> bool:
        app.sitting.sit_down(0)
        assert app.sitting.plan is not None
        app.sitting.plan.put([DONE])
        app.sitting.plan.put([DONE])
        while not app.sitting.plan.complete:
            app.sitting.plan.put([DONE])
        app.sitting.hand_over()
        return False

    monkeypatch.setattr(CourtTable, "run", leave)
    assert run(sitting.table, [0], sitting.bots, "en", path) is False
    assert read_record(path.read_text("utf-8")).moments == Record.of(sitting.table).moments != []


# --- the command


def on_the_command_line(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    """Run `sixthman` with these arguments; its exit status."""
    monkeypatch.setattr(sys, "argv", ["sixthman", *arguments])
    with pytest.raises(SystemExit) as leaving:
        main()
    return int(leaving.value.code or 0)


def test_the_command_sits_people_and_bots_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """`sixthman play hoops` with its options; a new game is another deal; the record is saved."""
    seen: list[CourtSitting] = []

    def play(app: CourtTable) -> bool:
        seen.append(app.sitting)
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
