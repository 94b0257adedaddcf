"""Cards of your own for All-Star Draft: the commands that take them, and the table in the terminal."""

from __future__ import annotations

import io
import json
import random
import sys
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from sixthman.bots import Clock
from sixthman.cli.hint import as_facts, consider, question_at
from sixthman.games.allstar.declaration import COACH_CARD
from sixthman.games.allstar.rules.cards import ARENAS
from sixthman.games.allstar.table import STANDARD_CARDS, AllstarAdapter, AllstarOptions, TableCards
from sixthman.games.allstar.table.notation import card_name, read_arena, symbol_of
from sixthman.games.allstar.table.referee import settle_teams
from sixthman.games.allstar.terminal.advice import advice
from sixthman.games.allstar.terminal.cards import CardPen, Slot
from sixthman.games.allstar.terminal.coaches import COACH_SIZE, draw_coach
from sixthman.games.allstar.terminal.help import helped
from sixthman.games.allstar.terminal.labels import RinkLabels
from sixthman.games.allstar.terminal.lists import lines_of
from sixthman.games.allstar.terminal.look import DARK
from sixthman.games.allstar.terminal.pages import everything, results
from sixthman.games.allstar.terminal.tray import Tray
from sixthman.games.hoops.table import STANDARD_CARDS as HOOPS_CARDS
from sixthman.games.hoops.table import TableCards as HoopsCards
from sixthman.kernel.game import interpreted_engine
from sixthman.lab.league import agree, pair_up
from sixthman.messages import LANGUAGES
from sixthman.table import Record, Table, read_record, verify_record
from tests.cli.conftest import Run
from tests.cli.keyboard import COMFORTABLE, NAMES, NARROW, envelopes, new_app, new_local_game, play_to_the_end
from tests.games.allstar.cardfiles import changed, wild_sections, written
from tests.table.test_own_cards import play


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """A card file in which nothing is as usual."""
    return written(tmp_path, **wild_sections())


@pytest.fixture
def wild(mine: Path) -> TableCards:
    """Its cards."""
    return TableCards.read(mine)


# --- a file to begin with


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_standard_cards_as_a_file(run: Run, tmp_path: Path, language: str) -> None:
    """What is printed is read as the same set, of either game."""
    for game, read, standard in (
        ("allstar", TableCards.read, STANDARD_CARDS),
        ("hoops", HoopsCards.read, HOOPS_CARDS),
    ):
        status, out, err = run("cards", game, language=language)
        assert (status, err) == (0, "")
        assert out.startswith("# ")
        assert "--cards" in out.splitlines()[0]
        path = tmp_path / f"{game}.toml"
        path.write_text(out, "utf-8")
        assert read(path).digest == standard.digest


def test_there_are_two_games(run: Run) -> None:
    status, out, err = run("cards", "chess")
    assert (status, out) == (2, "")
    assert "allstar, hoops" in err


# --- commands


def simulated(run: Run, *arguments: object) -> dict[str, Any]:
    """A few games in plain Python, as JSON."""
    games = ("--games", "4", "--seats", "3", "--target", "interpreted", "--json")
    status, out, err = run("simulate", "allstar", *games, *arguments)
    assert (status, err) == (0, "")
    found: dict[str, Any] = json.loads(out)
    return found


def test_simulate(run: Run, mine: Path, tmp_path: Path) -> None:
    """Other games than with the usual cards, the same on two processes; the template plays the usual ones."""
    own = simulated(run, "--cards", mine)
    assert own["digest"] != simulated(run)["digest"]
    assert min(own["mean_fans"]) > 100
    assert simulated(run, "--cards", mine, "--processes", 2)["digest"] == own["digest"]
    template = tmp_path / "template.toml"
    template.write_text(run("cards", "allstar")[1], "utf-8")
    assert simulated(run, "--cards", template)["digest"] == simulated(run)["digest"]


def test_a_league(mine: Path) -> None:
    """It is agreed on with its cards: results of other cards are not resumed."""
    options = AllstarOptions(seats=2, cards=TableCards.read(mine))
    league = agree(options, pair_up(["random", "pro"], 2), 2, "7")
    assert league.agreement()["cards digest"] == TableCards.read(mine).digest
    assert set(league.rules().tables) == set(STANDARD_CARDS.tables)


@pytest.mark.parametrize(
    "command", [["simulate", "allstar"], ["play", "allstar"], ["league", "allstar"], ["referee"]]
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bad_file_is_told(run: Run, tmp_path: Path, command: list[str], language: str) -> None:
    """The file and its row, in the person's language, whatever the command."""
    path = written(tmp_path, **changed("arena", 7, fans=[1, 2, 3]))
    status, out, err = run(*command, "--cards", path, language=language)
    assert (status, out) == (2, "")
    assert err.startswith("mine.toml, arena 7 (Polarena 1)")
    assert "[1, 2, 3]" in err


def test_replay_and_verify(run: Run, mine: Path, tmp_path: Path) -> None:
    """A record made with other cards needs them, and is told with their names."""
    cards, file = TableCards.read(mine), tmp_path / "game.txt"
    options = AllstarOptions(seats=3, coaches=True, cards=cards)
    Record.of(play(Table(AllstarAdapter(cards), options, seed="mine", names=NAMES[:3]))).save(file)
    status, _, err = run("replay", file, "--verify")
    assert status == 2
    assert "mine.toml" in err
    assert "--cards" in err
    assert run("replay", file, "--verify", "--cards", mine)[0] == 0
    status, out, err = run("replay", file, "--cards", mine)
    assert (status, err) == (0, "")
    assert "Rink " in out
    assert not any(arena.name in out for arena in ARENAS)


def test_the_referee(run: Run, mine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Arenas of your own pay what they say."""
    case = {"players": 2, "arena": "Rink 9", "teams": [["Duck7", "Wolf7", "Shark7", "Duck1", "Duck2"]]}
    monkeypatch.setattr(sys, "stdin", io.StringIO(json.dumps(case)))
    status, out, _ = run("referee", "--jsonl", "--cards", mine)
    assert status == 0
    assert json.loads(out)["fans"] == [49]
    monkeypatch.setattr(sys, "stdin", io.StringIO(json.dumps(case)))
    status, out, _ = run("referee", "--jsonl")
    assert status == 2
    assert "Rink 9" in json.loads(out)["error"]


def test_a_hint(wild: TableCards) -> None:
    """The search thinks with the table's cards, and its candidates bear their names."""
    adapter = AllstarAdapter(wild)
    options = AllstarOptions(seats=2, coaches=True, cards=wild)
    record = Record.of(play(Table(adapter, options, seed="hint")))
    question = question_at(record, adapter, 1, 1, 1)
    thought = consider(adapter, question, Clock(worlds=2), interpreted_engine(adapter.game))
    told = as_facts(adapter, question, thought, 5)
    dealt = {f"coach:{wild.coach(int(pile[0]))}" for pile in (question.view.coach, question.view.refused)}
    assert {candidate["choices"] for candidate in told["candidates"]} == dealt


# --- the terminal


@pytest.mark.usefixtures("brisk")
@pytest.mark.parametrize(
    ("seats", "size", "language"), [(2, NARROW, "en"), (4, COMFORTABLE, "de"), (3, NARROW, "fr")]
)
async def test_a_whole_game_by_keys(
    wild: TableCards, seats: int, size: tuple[int, int], language: str, tmp_path: Path
) -> None:
    """With the cards of the file, to the end, and written down."""
    app = new_app(language, tmp_path / "game.txt", seats=seats, coaches=True, cards=wild, seed="wild")
    async with app.run_test(size=size) as pilot:
        await play_to_the_end(pilot, app)
        await pilot.press("s")
        record = read_record((tmp_path / "game.txt").read_text("utf-8"))
        assert verify_record(record, AllstarAdapter(wild)).scores() == app.local_game.table.scores()


def drawn(what: Any) -> str:
    """What can be read of a page."""
    console = Console(file=io.StringIO(), width=160)
    console.print(what)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize(
    ("language", "first"),
    [("en", "Fox 7"), ("fr", "Lynx"), ("de", "Owl"), ("en", "Elk"), ("fr", "Otter")],
)
def test_everything_on_the_screen_is_of_the_set(wild: TableCards, language: str, first: str) -> None:
    """Advice, lists and rows of every moment, results and the whole table: no name of another set."""
    others = [coach.name for coach in wild.cards.coaches if coach.name != first][:5]
    local_game = new_local_game(3, coaches=",".join([first, *others]), cards=wild, seed=first)
    words = RinkLabels(language, NAMES[:3], wild)
    pen, shown = CardPen(words, DARK), []
    for envelope in envelopes(local_game):
        tray = Tray(envelope, pen)
        shown += [words.prompt(envelope), advice(tray, next(iter(tray.options), None))]
        shown += [str(row.title) for row in tray.rows]
        if tray.listed:
            heads, rows = lines_of(tray)
            shown += [*heads, *(cell for _, cells in rows for cell in cells)]
        view = local_game.table.view(None)
        shown += [drawn(results(bulletin, view, pen)) for bulletin in local_game.bulletins]
        local_game.bulletins.clear()
    text = "\n".join([*shown, drawn(everything(local_game.table, 0, pen))])
    assert first in text
    assert not any(arena.name in text for arena in ARENAS)
    assert local_game.table.over


def test_sets_and_symbols_are_of_the_set(wild: TableCards) -> None:
    """What the screen calls a team, and the symbols it draws: as the referee settles it with these cards."""
    words, luck = RinkLabels("en", NAMES, wild), random.Random(7)
    view, pen = new_local_game(4, cards=wild).table.view(None), CardPen(words, DARK)
    differs = 0
    for _ in range(60):
        team = sorted(luck.sample(range(108), 5))
        told = settle_teams(4, "Rink 4", [[card_name(card) for card in team]], cardset=wild)
        strength = words.set_of(view, team, read_arena("Rink 4", wild))
        assert strength == words.strength(told["strength"][0])
        differs += strength != RinkLabels("en", NAMES).set_of(view, team)
        symbols = [symbol_of(card, "2025", wild) for card in team]
        assert [pen.symbol(card) is None for card in team] == [symbol is None for symbol in symbols]
    assert differs > 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_page_is_of_the_set(wild: TableCards, language: str) -> None:
    """Its species and symbols in their order, its coaches, its tickets."""
    words = RinkLabels(language, NAMES, wild)
    view = new_local_game(4, coaches=True, cards=wild).table.view(None)
    text = drawn(helped(view, CardPen(words, DARK)))
    assert text.index(words.species("Rabbit")) < text.index(words.species("PolarBear"))
    assert text.index(words.say("symbol-Skate")) < text.index(words.say("symbol-Goal"))
    assert all(coach.name in text for coach in wild.cards.coaches)


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_of_coaches_of_ones_own(wild: TableCards, language: str) -> None:
    """They fill their frame; a text that is too long for it says so."""
    pen = CardPen(RinkLabels(language, NAMES, wild), DARK)
    for number, coach in enumerate(wild.cards.coaches):
        lines = [line.plain for line in draw_coach(Slot(COACH_CARD + number, key="1"), pen)]
        assert {len(line) for line in lines} == {COACH_SIZE.width}
        assert len(lines) == COACH_SIZE.height
        assert coach.name in lines[1]
        told = "".join(line.strip("│") for line in lines[5:-1]).replace(" ", "")
        whole = pen.words.coach_text(coach.name).replace(" ", "")
        assert told == whole or (told.endswith("…") and whole.startswith(told[:-1]))
