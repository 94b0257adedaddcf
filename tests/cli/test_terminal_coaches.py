"""The first edition and its coaches in the terminal, played by keys alone (A24)."""

from __future__ import annotations

import io
import random
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from sixthman.cli.terminal.screens import Page, PassTheKeyboard
from sixthman.games.allstar.declaration import (
    CHOOSE_COACH,
    COACH_CARD,
    COACH_MATE,
    COACH_PLACE,
    DRAFT,
    LAY_DOWN,
    LINEUP,
    MORE_SWAPS,
    NEW_TEAM,
    PASS,
    PLAYOFF_TEAM,
    SHOOTOUT,
    SWAP_BUSES,
)
from sixthman.games.allstar.rules.cards import COACHES
from sixthman.games.allstar.rules.ranking import strength
from sixthman.games.allstar.table import AllstarDesk
from sixthman.games.allstar.table.weighing import arenas_of, outcomes
from sixthman.games.allstar.terminal.advice import advice
from sixthman.games.allstar.terminal.app import RinkTable
from sixthman.games.allstar.terminal.cards import Pen, Slot
from sixthman.games.allstar.terminal.coaches import COACH_SIZE, draw_coach, picture
from sixthman.games.allstar.terminal.coaching import strength_with
from sixthman.games.allstar.terminal.envelope import Envelope
from sixthman.games.allstar.terminal.help import helped
from sixthman.games.allstar.terminal.look import DARK, FLAG, NO_PICTURE, USED_FLAG
from sixthman.games.allstar.terminal.panels import track
from sixthman.games.allstar.terminal.rack import Plans, Rack
from sixthman.games.allstar.terminal.sitting import RinkSitting
from sixthman.games.allstar.terminal.tray import NONE_KEY, Tray
from sixthman.games.allstar.terminal.words import Words
from sixthman.messages import LANGUAGES
from sixthman.table import read_record, verify_record
from tests.cli.keyboard import (
    COMFORTABLE,
    NAMES,
    NARROW,
    TerminalPilot,
    envelopes,
    new_app,
    new_sitting,
    next_key,
    play_to_the_end,
    screen_text,
    seen,
    text_of,
)

pytestmark = pytest.mark.usefixtures("brisk")

ALL_COACHES = "Rabbit Duck Beaver Eagle Penguin Panda Wolf Shark Tiger Horse Caribou PolarBear"


def dealing(first: str) -> str:
    """Four seats' coaches, two each; the person in the first seat may take this one by its key 1."""
    return " ".join([first, *(name for name in ALL_COACHES.split() if name != first)][:8])


def envelope_of(app: RinkTable) -> Envelope:
    """What the person at the keyboard is filling."""
    assert app.sitting.envelope is not None
    return app.sitting.envelope


async def play_until(pilot: TerminalPilot, app: RinkTable, phase: int, stage: int | None = None) -> None:
    """Play by keys, never declining a coach or a substitution, until this is asked."""
    await pilot.pause()
    for turn in range(400):
        envelope = app.sitting.envelope if app.screen is app.board else None
        here = envelope is not None and not envelope.complete and (envelope.phase, envelope.stage)
        if here and here[0] == phase and stage in (None, here[1]):
            return
        assert not app.sitting.table.over
        key = next_key(app, 2 * turn)
        await pilot.press("1" if key == NONE_KEY else key)
    raise AssertionError("it is never asked")


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
        table = app.sitting.table
        assert prompts[0] == "Choose your coach"
        picks = 6 if seats == 2 else 5
        assert f"Pick a player for your bench (pick 1 of {picks})" in prompts
        if seats == 2:
            last = "Pick a player for your bench (pick 6 of 6); the other one is thrown away"
            assert last in prompts
        await seen(pilot, app, f"{table.names[table.places().index(1)]} wins!", "+60")
        await pilot.press("s")
        record = read_record((tmp_path / "game.txt").read_text("utf-8"))
        assert record.options["edition"] == "2020"
        assert verify_record(record, AllstarDesk()).scores() == table.scores()


@pytest.mark.parametrize(
    "mode", ["clash", *(pytest.param(mode, marks=pytest.mark.long) for mode in ("heritage", "free-agency"))]
)
async def test_a_whole_game_of_the_second_edition_with_coaches(mode: str) -> None:
    app = new_app(seats=2, mode=mode, coaches=True, seed="3")
    async with app.run_test(size=NARROW) as pilot:
        phases = {phase for phase, _ in await play_to_the_end(pilot, app)}
        assert {CHOOSE_COACH, DRAFT, LINEUP} <= phases
        assert app.sitting.table.over
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
        assert app.sitting.table.moments == []
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
        view = app.sitting.table.view(None)
        assert COACHES[view.coach[0]].name == "Rabbit"
        for seat in range(4):
            assert app.words.coach_of(view, seat) in page
        await pilot.press("enter")
        assert (await seen(pilot, app, "Pack (6)")).count(FLAG) == 4


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


# --- beside a team or a player


@pytest.mark.parametrize(
    "coach", ["Duck", *(pytest.param(coach, marks=pytest.mark.long) for coach in ("Rabbit", "Penguin"))]
)
async def test_the_strength_told_is_the_strength_played(coach: str) -> None:
    """Beside a player: what the hint promises for the choice is what the arena's ranking shows."""
    app = new_app(edition="2020", coaches=dealing(coach), seed="5")
    played = 0
    async with app.run_test(size=COMFORTABLE) as pilot:
        for _ in range(3):
            await play_until(pilot, app, LINEUP, COACH_PLACE)
            if coach != "Rabbit":
                await pilot.press("1")
                if envelope_of(app).stage != COACH_MATE:
                    continue
            envelope = envelope_of(app)
            assert app.board.tray is not None
            choice = app.board.tray.options["1"]
            value = strength_with(envelope, choice)
            arena = arenas_of(envelope.view)[0]
            promised = app.words.set_words(envelope.view, value, arena)
            assert f": {promised} (" in text_of(app, "#hint")
            await pilot.press("1")
            assert "Coach beside" in text_of(app, "#hint")
            await seen(pilot, app, f"{FLAG} {promised}")
            await pilot.press("enter")
            told = [event for event in app.sitting.table.events(None) if event.kind == "arena"]
            rows = [row for event in told for row in event.facts["ranking"] if row["seat"] == 0]
            row = [row for row in rows if "coach" in row][-1]
            assert app.words.strength(row["strength"]) == promised
            await seen(pilot, app, "counts as")
            played += 1
    assert played >= 2


async def test_a_coach_beside_a_team() -> None:
    app = new_app(edition="2020", coaches=dealing("Panda"))
    async with app.run_test(size=NARROW) as pilot:
        await play_until(pilot, app, LINEUP, COACH_PLACE)
        assert text_of(app, "#prompt").strip() == "Bo Bamboo (Panda): beside which team?"
        assert app.board.query_one(Plans).display
        await seen(pilot, app, "With the coach")
        await pilot.press("1")
        assert text_of(app, "#hint").strip() == "Coach beside team 1"
        await pilot.press("enter")
        more = COACHES[5].modifiers["fans"]
        await seen(pilot, app, f"{FLAG} Panda Bo Bamboo, Ann: {more} fan")
        row = next(
            row
            for event in app.sitting.table.events(None)
            if event.kind == "arena"
            for row in event.facts["ranking"]
            if row["seat"] == 0
        )
        assert row["more"] == more
        await pilot.press("enter")
        await play_until(pilot, app, LINEUP, COACH_PLACE)
        await pilot.press(NONE_KEY)
        assert envelope_of(app).coach_beside() is None
        await pilot.press("enter")
        assert app.sitting.table.view(None).coach_beside[0] == -1


async def test_a_coach_used_once_is_turned_over() -> None:
    app = new_app(edition="2020", coaches=dealing("Caribou"))
    async with app.run_test(size=COMFORTABLE) as pilot:
        await play_until(pilot, app, LINEUP, COACH_PLACE)
        await seen(pilot, app, f"{FLAG} Caribou Karl Antler")
        await pilot.press("1", "enter", "enter")
        await seen(pilot, app, f"{USED_FLAG} Caribou Karl Antler · used")
        await play_until(pilot, app, LINEUP, NEW_TEAM)
        stages = set()
        while not envelope_of(app).complete:
            stages.add(envelope_of(app).stage)
            await pilot.press(next_key(app, 0))
        assert COACH_PLACE not in stages


async def test_a_new_team_can_be_changed_after_the_coach_was_placed() -> None:
    """A card taken out again takes the coach's place with it, also where the coach had gone beside it."""
    app = new_app(edition="2020", coaches=dealing("Rabbit"))
    async with app.run_test(size=COMFORTABLE) as pilot:
        await play_until(pilot, app, LINEUP, COACH_PLACE)
        await pilot.press("1")
        envelope = envelope_of(app)
        assert envelope.complete
        beside = envelope.coach_beside()
        assert beside is not None
        team = envelope.gathered()
        assert app.board.tray is not None
        key = next(key for key, card in app.board.tray.chosen.items() if card == beside[0])
        await pilot.press(key)
        assert sorted(envelope.gathered()) == sorted(set(team) - {beside[0]})
        assert envelope.coach_beside() is None
        assert text_of(app, "#prompt").strip() == "Choose five for your new team (4/5)"


def test_undo_leads_back_from_the_coach() -> None:
    """Every step of a line-up with a coach can be undone, and leads back to the same line-up."""
    for coach in ("Duck", "Wolf", "Panda"):
        sitting = new_sitting(edition="2020", coaches=dealing(coach), seed="11")
        for envelope in envelopes(sitting):
            if envelope.complete and envelope.phase == LINEUP:
                choices = envelope.choices
                while envelope.undo():
                    pass
                assert envelope.untouched
                for number in choices:
                    if number in envelope.legal():
                        envelope.put(number)
                assert envelope.choices == choices


# --- the others


async def test_the_wolf_substitutes_twice() -> None:
    app = new_app(edition="2020", coaches=dealing("Wolf"))
    async with app.run_test(size=NARROW) as pilot:
        await play_until(pilot, app, LINEUP, MORE_SWAPS)
        envelope = envelope_of(app)
        first = envelope.substitutions(0)
        assert len(first) == 1
        asked = text_of(app, "#prompt").strip()
        assert asked == "Luna Howell (Wolf): take a second player out of team 1, or leave it"
        assert app.board.tray is not None
        options = set(app.board.tray.options.values())
        assert not options & {*first.keys(), *first.values()}  # neither who left nor who came in
        out = app.board.tray.options["1"]
        await pilot.press("1")
        assert "who comes in for" in text_of(app, "#prompt")
        await pilot.press("1")
        assert len(envelope.substitutions(0)) == 2
        assert out not in envelope.team(0)
        team = sorted(envelope.team(0))
        while not envelope.complete:
            await pilot.press(next_key(app, 0))
        await pilot.press("enter")
        view = app.sitting.table.view(None)
        assert sorted(int(card) for card in view.teams[0, 0]) == team
        assert view.turned_over[0] == 1
        told = " ".join(app.words.event(event)[0] for event in app.sitting.table.events(None))
        assert "lets Ann substitute twice" in told


@pytest.mark.parametrize("choice", ["1", NONE_KEY])
async def test_the_horse_swaps_buses(choice: str) -> None:
    """After the reveal; what each choice would win is told before, and is what it wins."""
    app = new_app(edition="2020", coaches=dealing("Horse"))
    async with app.run_test(size=COMFORTABLE) as pilot:
        await play_until(pilot, app, SWAP_BUSES)
        envelope = envelope_of(app)
        view = envelope.view
        assert "swap two of your buses" in text_of(app, "#prompt")
        assert "1→" in text_of(app, "#seats")  # where everybody goes
        assert app.board.tray is not None
        chosen = app.board.tray.options[choice]
        won = sum(outcome.fans for outcome in outcomes(view, 0, chosen))
        await pilot.press(choice)
        assert "Enter to lock" in text_of(app, "#prompt")
        assert f" {won} fans this round" in text_of(app, "#hint")
        await pilot.press("enter")
        assert app.sitting.table.view(None).fans[0] - view.fans[0] == won
        page = await seen(pilot, app, "Results of round 2")
        assert ("swaps two buses of Ann" in page) == (choice == "1")
        assert app.sitting.table.view(None).turned_over[0] == (choice == "1")


def test_line_ups_are_told_with_the_results_after_a_swap() -> None:
    """Substitutions revealed before buses may be swapped stand on the same page as the results."""
    sitting = new_sitting(2, edition="2020", people=(0, 1), coaches="Rabbit Duck Horse Tiger")
    phases = set()
    for envelope in envelopes(sitting):
        phases.add(envelope.phase)
        if len(sitting.bulletins) == 3:
            break
    assert SWAP_BUSES in phases
    coaches, first, second = ([event.kind for event in bulletin] for bulletin in sitting.bulletins)
    assert "coach-chosen" in coaches
    assert (first.count("arena"), second.count("arena")) == (1, 2)
    assert second.count("substituted") == 2
    assert second.index("substituted") < second.index("arena")


async def test_the_shark_skips_a_substitution() -> None:
    app = new_app(seats=2, edition="2020", coaches="Shark Duck Panda Eagle")
    async with app.run_test(size=COMFORTABLE) as pilot:
        await play_until(pilot, app, LAY_DOWN)
        assert text_of(app, "#prompt").strip() == (
            "Lay down 2 to 4 substitutes, or skip this once (Finn Gillis (Shark))"
        )
        team = sorted(envelope_of(app).team(0))
        await pilot.press(NONE_KEY)
        assert envelope_of(app).complete
        assert "The coach is turned over" in text_of(app, "#hint")
        assert app.sitting.table.view(None).turned_over[0] == 0  # it can still be taken back
        await pilot.press("u", NONE_KEY, "enter")
        view = app.sitting.table.view(None)
        assert view.turned_over[0] == 1
        assert sorted(int(card) for card in view.teams[0, 0]) == team
        told = [event.kind for event in app.sitting.table.events(None)]
        assert "coach-skips" in told


def tied_in_the_playoffs() -> RinkSitting:
    """Two people, one of them with the Tiger, whose first playoff teams are of the same strength."""
    sitting = new_sitting(2, edition="2020", people=(0, 1), coaches="Tiger Duck Panda Eagle")
    next(envelope for envelope in envelopes(sitting) if envelope.phase == PLAYOFF_TEAM)
    lots, teams = random.Random(1), []
    for seat in (0, 1):
        bench = [int(card) for card in sitting.table.view(seat).bench[seat]]
        drawn = [lots.sample(bench, 5) for _ in range(500)]
        teams.append({int(strength(1, 2, team)): team for team in drawn})
    alike = max(teams[0].keys() & teams[1].keys())
    for seat in (0, 1):
        sitting.sit_down(seat)
        assert sitting.envelope is not None
        for card in teams[seat][alike]:
            sitting.envelope.put(card)
        sitting.lock()
    sitting.bulletins.clear()
    return sitting


async def test_the_tiger_in_a_shootout() -> None:
    """A shot of the Tiger's manager counts as carrying the Goal and returns, and the page says so."""
    sitting = tied_in_the_playoffs()
    app = RinkTable(sitting, "en")
    async with app.run_test(size=COMFORTABLE) as pilot:
        await pilot.pause()
        assert envelope_of(app).phase == SHOOTOUT
        await pilot.press("1", "enter", "enter", "1")
        assert envelope_of(app).seat == 0
        shot = envelope_of(app).gathered()[0]
        told = app.words.card(shot)
        await pilot.press("enter")
        await seen(pilot, app, f"{told} counts as carrying Goal", f"{told} returns to the bench of Ann")
        assert sitting.table.view(0).benched[0] == 13
        assert sitting.table.view(1).benched[1] == 12


# --- what is drawn and told


def test_coaches_are_drawn_to_measure() -> None:
    for language in LANGUAGES:
        pen = Pen(Words(language, NAMES), DARK)
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
    line = track(1, fans, Pen(Words("en", NAMES), DARK), 60).plain
    marker = "■"
    assert line.index(marker) - len("  0 0") == place
    assert line.split()[0] == str(fans)
    assert [field for field in (60, 120) if f"+{field}{marker}" in line] == ([beyond] if beyond else [])


def page_text(language: str, **table: Any) -> str:
    """The help page in plain text."""
    sitting = new_sitting(**table)
    view = sitting.table.view(None)
    console = Console(width=100, file=io.StringIO())
    with console.capture() as printed:
        console.print(helped(view, Pen(Words(language, NAMES), DARK, int(view.edition))))
    return printed.get()


def test_help_tells_the_edition() -> None:
    old = page_text("en", edition="2020")
    new = page_text("en")
    assert old.index("Skate") < old.index("Glove")
    assert new.index("Glove") < new.index("Skate")
    assert "gives up the last one is out at once" in " ".join(old.split())
    assert "or is out without one" in " ".join(new.split())
    assert "1st 30  2nd 22" in old
    assert "1st 30  2nd 23" in new
    assert "+120" in old
    assert "+120" not in new
    for coach in COACHES:
        name = Words("en", NAMES).coach(coach.name)
        assert name in old
        assert name not in new
        assert name in page_text("en", coaches=True)
    assert "seven cards" in page_text("en", edition="2020", seats=2)
    assert "seven cards" not in old


@pytest.mark.parametrize(("seats", "second"), [(4, "Number"), (5, "Species")])
def test_help_shows_the_medals_of_the_table(seats: int, second: str) -> None:
    """Gold, Silver and Bronze as the board has them for so many managers (A1)."""
    lines = page_text("en", edition="2020", seats=seats).splitlines()
    assert any(line.startswith("Gold") and "Symbol" in line for line in lines)
    assert any(line.startswith("Silver") and second in line for line in lines)


@pytest.mark.parametrize("coach", ["Duck", "Panda", "Wolf", "Horse", "Shark"])
def test_every_step_is_asked_in_every_language(coach: str) -> None:
    """Prompts and hints of every step of a game, on lines that fit a narrow screen."""
    asked = set()
    which = 0 if coach in ("Wolf", "Horse") else -1  # substitutes, or lays the coach beside somebody
    dealt = f"{coach} Tiger Eagle Beaver" if which == 0 else f"Tiger {coach} Eagle Beaver"
    sitting = new_sitting(2, edition="2020", coaches=dealt, seed="3", kind="random")
    for turn, envelope in enumerate(envelopes(sitting, which)):
        step = (envelope.phase, envelope.stage if envelope.phase == LINEUP else PASS in envelope.legal())
        if step in asked:
            continue
        asked.add(step)
        for language in LANGUAGES:
            tray = Tray(envelope, Pen(Words(language, NAMES), DARK, int(envelope.view.edition)))
            assert 0 < len(tray.pen.words.prompt(envelope)) <= 79
            keys = list(tray.options) or [""]
            assert advice(tray, keys[turn % len(keys)])
    assert (CHOOSE_COACH, False) in asked
    needed = {
        "Duck": (LINEUP, COACH_MATE),
        "Panda": (LINEUP, COACH_PLACE),
        "Wolf": (LINEUP, MORE_SWAPS),
        "Horse": (SWAP_BUSES, True),
        "Shark": (LAY_DOWN, True),
    }
    assert needed[coach] in asked


def test_how_a_player_counts() -> None:
    """`Duck 7` as number 8, as a species, as a symbol: in the words of the edition."""
    words = Words("en", NAMES)
    assert words.counts_as(1, "Rabbit", "Duck7", None) == "Duck 7 counts as number 8"
    assert words.counts_as(1, "Rabbit", "Duck9", None) == "Duck 9 counts as number 9"
    assert words.counts_as(1, "Duck", "Duck7", "Wolf4") == "Duck 7 counts as Wolf"
    for edition in (0, 1):  # Wolf 4 carries the Skate, whatever stands above it
        assert words.counts_as(edition, "Penguin", "Duck2", "Wolf4") == "Duck 2 counts as carrying Skate"
