"""`sixthman simulate hoops` and `sixthman replay` for records of NBA Deck-Building."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from sixthman.cli import main
from sixthman.games.hoops.table import HoopsAdapter, HoopsOptions, TableCards
from sixthman.messages import LANGUAGES
from sixthman.table import Record, Table
from tests.table.hoops import play
from tests.table.test_hoops_records import MINE

RECORDS = Path(__file__).parents[1] / "records"


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """A card file with dice of its own."""
    path = tmp_path / "mine.toml"
    path.write_text(MINE, "utf-8")
    return path


def run(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    *arguments: str,
    language: str = "en",
) -> tuple[int, str, str]:
    """The command in this process: exit status, what it printed, what it complained of."""
    monkeypatch.setenv("SIXTHMAN_LANGUAGE", language)
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setattr(sys, "argv", ["sixthman", *arguments])
    status = 0
    try:
        main()
    except SystemExit as leaving:
        status = leaving.code if isinstance(leaving.code, int) else int(leaving.code is not None)
    printed = capsys.readouterr()
    return status, printed.out, printed.err


def simulated(monkeypatch: Any, capsys: Any, *arguments: str) -> dict[str, Any]:
    """A few games in plain Python, as JSON."""
    status, out, err = run(
        monkeypatch,
        capsys,
        "simulate",
        "hoops",
        *("--games", "4", "--target", "interpreted", "--json", "--bots", "random"),
        *arguments,
    )
    assert (status, err) == (0, "")
    found: dict[str, Any] = json.loads(out)
    return found


def test_simulate(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Scores are points; each option makes other games, the same ones the same."""
    plain = simulated(monkeypatch, capsys)
    assert plain["game"] == "hoops"
    assert len(plain["mean_points"]) == 2
    assert plain["digest"] == simulated(monkeypatch, capsys, "--seats", "2")["digest"]
    others = [
        simulated(monkeypatch, capsys, *options)["digest"]
        for options in (["--pick-team"], ["--opening-draft"], ["--first", "2"], ["--overtimes", "0"])
    ]
    assert len({plain["digest"], *others}) == 5


def test_simulate_with_cards_of_ones_own(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], mine: Path
) -> None:
    """Dice without blanks score more; on two processes the games are the same."""
    own = simulated(monkeypatch, capsys, "--cards", str(mine))
    assert own["digest"] != simulated(monkeypatch, capsys)["digest"]
    shared = simulated(monkeypatch, capsys, "--cards", str(mine), "--processes", "2")
    assert shared["digest"] == own["digest"]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["hoops", "--mode", "clash"], "--mode isn’t for the game hoops"),
        (["hoops", "--seats", "3"], "--seats isn’t for the game hoops"),
        (["hoops", "--no-whistle"], "--whistle isn’t for the game hoops"),
        (["allstar", "--opening-draft"], "--opening-draft isn’t for the game allstar"),
        (["hoops", "--overtimes", "10"], "0–9"),
        (["hoops", "--first", "3"], "lot, 1, 2"),
        (["hoops", "--cards", "nowhere.toml"], "nowhere.toml can’t be read"),
        (["chess"], "Games: allstar, hoops"),
    ],
)
def test_simulate_refuses(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], arguments: list[str], words: str
) -> None:
    status, out, err = run(monkeypatch, capsys, "simulate", *arguments, "--target", "interpreted")
    assert (status != 0, out) == (True, "")
    assert words in err


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], language: str) -> None:
    """The story of a record, as one seat could know it, and proof of it."""
    file = str(RECORDS / "hoops-expert-random.txt")
    _, public, _ = run(monkeypatch, capsys, "replay", file, language=language)
    _, own, _ = run(monkeypatch, capsys, "replay", file, "--seat", "1", language=language)
    assert set(public.splitlines()) < set(own.splitlines())
    assert len(public.splitlines()) > 100
    _, start, _ = run(monkeypatch, capsys, "replay", file, "--step", "0", language=language)
    assert public.startswith(start)
    status, verified, err = run(monkeypatch, capsys, "replay", file, "--verify", language=language)
    assert (status, err, len(verified.splitlines())) == (0, "", 3)
    assert "65d20be6207a2da7" in verified  # the fingerprint of the secret


def test_replay_with_cards_of_ones_own(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], mine: Path, tmp_path: Path
) -> None:
    """A record made with other cards needs them."""
    cards = TableCards.read(mine)
    file = tmp_path / "game.txt"
    Record.of(play(Table(HoopsAdapter(cards), HoopsOptions(cards=cards), seed="mine"))).save(file)
    status, _, err = run(monkeypatch, capsys, "replay", str(file), "--verify")
    assert status != 0
    assert "mine.toml" in err
    assert "--cards" in err
    status, _, err = run(monkeypatch, capsys, "replay", str(file), "--verify", "--cards", str(mine))
    assert (status, err) == (0, "")


def test_cards_of_the_other_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], mine: Path
) -> None:
    """A record of All-Star Draft, dice of basketball: the sections there are are told."""
    file = str(RECORDS / "four-random.txt")
    status, _, err = run(monkeypatch, capsys, "replay", file, "--cards", str(mine))
    assert status != 0
    assert 'mine.toml: there is no section "die". Sections: species, arena, coach, edition.' in err
