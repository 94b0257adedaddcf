"""`sixthman league`: tables, JSON, reports; stopping and going on; what is refused."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from sixthman.cli import main
from sixthman.messages import LANGUAGES, say


def compiled(test: Callable[..., object]) -> Callable[..., object]:
    """A loop with all bots in it takes a minute to compile, and the search longer."""
    return pytest.mark.long(pytest.mark.xdist_group("compiled")(test))


SMALL = ["--seats", "3", "--bots", "random,rookie", "--games", "20", "--processes", "1"]
Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def league(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """The command in this process: exit status, what it printed, what it complained of."""
    monkeypatch.setenv("SIXTHMAN_LANGUAGE", "en")
    monkeypatch.setenv("COLUMNS", "80")

    def run(*arguments: object) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "argv", ["sixthman", "league", *map(str, arguments)])
        with pytest.raises(SystemExit) as leaving:
            main()
        printed = capsys.readouterr()
        return int(leaving.value.code or 0), printed.out, printed.err

    return run


@compiled
def test_json(league: Run) -> None:
    """All that was agreed on and found, on one line."""
    status, out, err = league(*SMALL, "--json")
    assert (status, err, out.count("\n")) == (0, "", 1)
    found = json.loads(out)
    assert (found["game"], found["seats"], found["games"], found["seed"]) == ("allstar", "3", 20, "7")
    assert [(one["one"], one["rest"], one["games"]) for one in found["meetings"]] == [
        ("random", "rookie", 20),
        ("rookie", "random", 20),
    ]
    shares = [one["share"] for one in found["meetings"]]
    assert found["fair_share"] == pytest.approx(1 / 3)
    assert shares[0]["mean"] < 1 / 3 < shares[1]["low"]
    assert [bot["bot"] for bot in found["bots"]] == ["rookie", "random"]
    assert all(bot["ordinal"] == pytest.approx(bot["mu"] - 3 * bot["sigma"]) for bot in found["bots"])
    assert [bot["games"] for bot in found["bots"]] == [60, 60]


@compiled
@pytest.mark.parametrize("language", LANGUAGES)
def test_tables(league: Run, language: str) -> None:
    """Who met whom and what came of it, in 80 columns and every language."""
    status, out, err = league(*SMALL, "--language", language)
    assert (status, err) == (0, "")
    rows = [line.replace("\N{NO-BREAK SPACE}", " ").split() for line in out.splitlines()]
    assert sum(row[:3] == ["random", "2", "×"] for row in rows) == 1
    assert sum(row[:3] == ["rookie", "2", "×"] for row in rows) == 1
    assert all(len(line) <= 80 for line in out.splitlines())
    for name in ("one", "rest", "games", "bot", "rating"):
        assert say(language, f"lab-league-{name}") in out
    assert "…" not in out


@compiled
def test_report(league: Run, tmp_path: Path) -> None:
    """A page and its picture."""
    status, out, _ = league(*SMALL, "--report", tmp_path)
    assert status == 0
    assert str(tmp_path / "league.md") in out
    page = (tmp_path / "league.md").read_text("utf-8")
    assert page.count("\n| rookie | ") == 2
    assert "seats 3" in page
    assert "(league.svg)" in page
    drawing = (tmp_path / "league.svg").read_text("utf-8")
    assert drawing.count("<circle") == 2
    assert "33.3 %" in drawing
    assert "33.3%" in page


@compiled
def test_hoops(league: Run) -> None:
    """The other game, with options of its own."""
    status, out, _ = league(
        *("hoops", "--bots", "rookie,random", "--games", "6", "--processes", "1"), "--opening-draft", "--json"
    )
    found = json.loads(out)
    assert (status, found["game"], found["opening draft"]) == (0, "hoops", "yes")
    assert [(one["one"], one["rest"]) for one in found["meetings"]] == [("rookie", "random")]


@compiled
def test_the_file_is_gone_on_with(league: Run, tmp_path: Path) -> None:
    """A league that is complete is only written again; one of other options is refused."""
    file = tmp_path / "league.jsonl"
    _, first, _ = league(*SMALL, "--output", file, "--json")
    lines = file.read_text().splitlines(keepends=True)
    assert len(lines) == 1 + 2 * 20
    file.write_text("".join(lines[:17]) + lines[17][:30])
    assert league(*SMALL, "--output", file, "--json")[1] == first
    assert sorted(file.read_text().splitlines(keepends=True)) == sorted(lines)
    status, out, err = league(*SMALL, "--seed", "8", "--output", file)
    assert (status, out) == (2, "")
    assert "seed: 7, not 8" in err
    assert sorted(file.read_text().splitlines(keepends=True)) == sorted(lines)


@pytest.fixture
def ctrl_c_is_heard() -> Iterator[None]:
    """A shell that starts the tests in the background has them, and what they start, ignore it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@compiled
@pytest.mark.usefixtures("ctrl_c_is_heard")
@pytest.mark.parametrize("processes", ["1", "2"])
def test_stopped_and_gone_on_with(tmp_path: Path, processes: str) -> None:
    """Ctrl-C: a good file, a sentence that says how to go on, and the same command does."""
    file = tmp_path / "league.jsonl"
    command = [
        *(sys.executable, "-m", "sixthman", "league", "--seats", "2", "--bots", "mvp@50ms,rookie"),
        *("--games", "500", "--processes", processes, "--output", str(file)),
    ]
    process = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | {"SIXTHMAN_LANGUAGE": "en"},
    )
    try:
        for _ in range(6000):
            if file.exists() and file.read_bytes().count(b"\n") > 2:
                break
            assert process.poll() is None
            time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    finally:
        process.kill()
    assert (process.returncode, out) == (130, "")
    lines = file.read_text().splitlines()
    assert all(json.loads(line) for line in lines)
    told = say("en", "lab-league-interrupted", done=len(lines) - 1, games=500, file=str(file))
    assert err == told + "\n"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--bots", "pro"], ["two or more different bots", "pro"]),
        (["--bots", "pro,heuristic"], ["two or more different bots"]),
        (["--bots", "pro,genius"], ["genius", "random, rookie, starter, pro, captain, mvp"]),
        (["--bots", "pro,mvp@1h"], ["1h", "20ms to 10s"]),
        (["--pairing", "all"], ["all", "one-against-rest, one-way"]),
        (["--games", "0"], ["0", "1 to 1,000,000,000,000"]),
        (["--processes", "0"], ["0", "1 to "]),
        (["--seats", "7"], ["7", "2–6"]),
        (["hoops", "--mode", "clash"], ["--mode", "hoops"]),
        (["--report", "nowhere"], ["nowhere"]),
        (["--output", "nowhere/league.jsonl"], ["nowhere/league.jsonl"]),
    ],
)
def test_refusals(league: Run, arguments: list[str], words: list[str]) -> None:
    """Exit status 2, nothing on standard output, and a sentence that says what is allowed."""
    status, out, err = league(*arguments)
    assert (status, out) == (2, "")
    assert [word for word in words if word not in err] == []


def test_simulate_points_to_the_league(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A bot that thinks is not for a hundred thousand games."""
    monkeypatch.setattr(sys, "argv", ["sixthman", "simulate", "--bots", "mvp@50ms", "--language", "en"])
    with pytest.raises(SystemExit) as leaving:
        main()
    assert leaving.value.code == 2
    told = capsys.readouterr().err
    assert "sixthman league" in told
    assert "mvp@50ms" in told
