"""`sixthman simulate`: what it prints, that the digest is the same everywhere, and what it refuses."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from typing import Any

import pytest

import sixthman.lab.gpu
from sixthman.cli import main
from sixthman.kernel.cuda import NoGpu
from sixthman.messages import LANGUAGES, say

CONTRACT = ["allstar", "--seats", "4", "--bots", "random", "--json"]
compiled = pytest.mark.xdist_group("compiled")


def simulate(*arguments: str) -> dict[str, Any]:
    """The real command, a good one: one line of JSON and not a word more."""
    done = subprocess.run(
        [sys.executable, "-m", "sixthman", "simulate", *CONTRACT, *arguments],
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
        env=os.environ | {"SIXTHMAN_LANGUAGE": "en"},
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count("\n") == 1
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def here(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *arguments: str
) -> tuple[int, str, str]:
    """The command in this process: exit status, what it printed, what it complained of."""
    monkeypatch.setenv("SIXTHMAN_LANGUAGE", "en")
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setattr(sys, "argv", ["sixthman", "simulate", *arguments])
    status = 0
    try:
        main()
    except SystemExit as leaving:
        status = leaving.code if isinstance(leaving.code, int) else int(leaving.code is not None)
    printed = capsys.readouterr()
    return status, printed.out, printed.err


@pytest.fixture(scope="module")
def three_hundred() -> dict[str, Any]:
    """Three hundred games of seed 7 on one process."""
    return simulate("--games", "300", "--seed", "7", "--processes", "1")


@pytest.fixture(scope="module")
def forty() -> dict[str, Any]:
    """Forty games of seed 7, compiled."""
    return simulate("--games", "40", "--seed", "7")


# --- what is found


@compiled
def test_contract(three_hundred: dict[str, Any]) -> None:
    """The keys that programs rely on, with sensible values."""
    found = three_hundred
    assert found["games"] == 300
    assert isinstance(found["decisions"], int)
    # In a season alone a manager drafts 3 × 5 cards, lines up 3 × 5 and decides on buses and substitutions.
    assert found["decisions"] > 300 * 4 * (3 * 5 + 3 * 5)
    assert found["seconds"] > 0
    assert found["decisions_per_second"] == pytest.approx(found["decisions"] / found["seconds"])
    assert len(found["mean_fans"]) == 4
    # Six arenas pay 0 to 22 each, the playoffs 11 to 30.
    assert all(6 * 0 + 11 < mean < 6 * 22 + 30 for mean in found["mean_fans"])
    assert re.fullmatch(r"[0-9a-f]{64}", found["digest"])


@compiled
def test_seats_are_alike(three_hundred: dict[str, Any]) -> None:
    """Random bots win about as often at every seat, and every win is someone's."""
    shares = three_hundred["win_shares"]
    assert len(shares) == 4
    assert sum(shares) == pytest.approx(1, abs=1e-4)
    # 300 games, one win in four: a standard deviation is 0.025
    assert all(abs(share - 0.25) < 0.11 for share in shares)


@compiled
def test_processes_share_the_same_games(three_hundred: dict[str, Any]) -> None:
    """Two processes find what one finds."""
    shared = simulate("--games", "300", "--seed", "7", "--processes", "2")
    same = ("games", "decisions", "mean_fans", "win_shares", "digest")
    assert {key: shared[key] for key in same} == {key: three_hundred[key] for key in same}


@compiled
def test_plain_python_plays_the_same_games(forty: dict[str, Any]) -> None:
    """Interpreted and compiled rules play the same forty games."""
    plain = simulate("--games", "40", "--seed", "7", "--target", "interpreted")
    same = ("games", "decisions", "mean_fans", "win_shares", "digest")
    assert {key: plain[key] for key in same} == {key: forty[key] for key in same}
    assert plain["target"] == "interpreted"


@compiled
def test_the_seed_decides(three_hundred: dict[str, Any], forty: dict[str, Any]) -> None:
    """Another seed, or fewer games of the same seed: another digest."""
    other = simulate("--games", "300", "--seed", "8")
    assert len({other["digest"], three_hundred["digest"], forty["digest"]}) == 3


@pytest.mark.parametrize("mode", ["heritage", "free-agency", "clash"])
def test_modes_for_two(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], mode: str
) -> None:
    """Two managers, every mode: two means; a mode is not another mode."""
    digests = set()
    for asked in (mode, "heritage" if mode != "heritage" else "clash"):
        status, out, _ = here(
            *(monkeypatch, capsys, "--seats", "2", "--mode", asked, "--games", "2"),
            *("--target", "interpreted", "--json"),
        )
        assert status == 0
        found = json.loads(out)
        assert len(found["mean_fans"]) == 2
        digests.add(found["digest"])
    assert len(digests) == 2


@pytest.mark.parametrize("seats", ["2", "3", "6"])
def test_editions_and_coaches(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], seats: str
) -> None:
    """An edition is not the other one, with coaches is not without; each has its own default."""

    def digest(*arguments: str) -> str:
        asked = ["--seats", seats, "--games", "2", "--target", "interpreted", "--json", *arguments]
        status, out, _ = here(monkeypatch, capsys, *asked)
        assert status == 0
        found: dict[str, Any] = json.loads(out)
        assert len(found["mean_fans"]) == int(seats)
        return str(found["digest"])

    old, new = digest("--edition", "2020"), digest()
    assert old == digest("--edition", "2020", "--coaches")
    assert new == digest("--edition", "2025", "--no-coaches")
    assert len({old, new, digest("--edition", "2020", "--no-coaches"), digest("--coaches")}) == 4


def test_bots_by_seat(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """A heuristic bot among random ones, wherever it sits, has the most fans on average."""
    for seat in (0, 2):
        bots = ["random", "random", "random"]
        bots[seat] = "heuristic"
        status, out, _ = here(
            *(monkeypatch, capsys, "--seats", "3", "--games", "5", "--bots", " , ".join(bots)),
            *("--target", "interpreted", "--json"),
        )
        assert status == 0
        means = json.loads(out)["mean_fans"]
        assert means.index(max(means)) == seat


@pytest.mark.parametrize("language", LANGUAGES)
def test_table(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], language: str) -> None:
    """Without --json a table to look at, with the same facts, in the language asked for."""
    asked = ("--seats", "3", "--games", "2", "--target", "interpreted")
    _, out, _ = here(monkeypatch, capsys, *asked, "--json")
    found = json.loads(out)
    status, out, err = here(monkeypatch, capsys, *asked, "--language", language)
    assert (status, err) == (0, "")
    for fact in ("games", "decisions", "seconds", "speed", "fans", "wins", "digest"):
        assert say(language, f"simulate-{fact}") in out
    assert found["digest"] in out
    means = "  ".join(f"{mean:.2f}" for mean in found["mean_fans"])
    assert (means if language == "en" else means.replace(".", ",")) in out


# --- what is refused


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--seats", "7"], ["7", "2–6"]),
        (["--seats", "1"], ["1", "2–6"]),
        (["--seats=-4"], ["2–6"]),
        (["--mode", "clash", "--seats", "4"], ["clash", "4", "standard"]),
        (["--mode", "standard", "--seats", "2"], ["standard", "heritage, free-agency, clash"]),
        (["--mode", "solo", "--seats", "2"], ["solo", "heritage", "free-agency", "clash"]),
        (["--edition", "2021"], ["2021", "2025, 2020"]),
        (["--edition", ""], ["2025, 2020"]),
        (["--edition", "2020", "--mode", "heritage", "--seats", "2"], ["heritage", "2020", "classic"]),
        (["--mode", "classic", "--seats", "2"], ["classic", "2025", "heritage, free-agency, clash"]),
        (["--coaches=perhaps"], ["perhaps"]),
        (["--bots", "genius"], ["genius", "random, rookie, starter, pro"]),
        (["--bots", "random,genius,random,random"], ["genius", "random, rookie, starter, pro"]),
        (["--bots", ""], ["random, rookie, starter, pro"]),
        (["--bots", "random,random"], ["2", "4", "one for each"]),
        (["--target", "moon"], ["moon", "cpu, tuned, interpreted, cuda"]),
        (["chess"], ["chess", "allstar"]),
        (["--games", "0"], ["0", "1 to 1,000,000,000,000"]),
        (["--games=-5"], ["-5", "1 to 1,000,000,000,000"]),
        (["--processes", "0"], ["0", "1 to "]),
        (["--processes", "100000"], ["100,000", "1 to "]),
        (["--language", "xx"], ["xx", "en, fr, de"]),
        (["--seats", "four"], ["--seats", "four"]),
        (["--games", "1.5"], ["--games", "1.5"]),
        (["--colour", "red"], ["--colour"]),
    ],
)
@pytest.mark.parametrize("json_or_table", [["--json"], []])
def test_refusals(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    arguments: list[str],
    words: list[str],
    json_or_table: list[str],
) -> None:
    """Exit status 2, nothing on standard output, and a sentence that says what is allowed."""
    status, out, err = here(monkeypatch, capsys, *arguments, *json_or_table)
    assert (status, out) == (2, "")
    assert [word for word in words if word not in err] == []
    assert "Traceback" not in err


def test_refusal_of_the_real_command() -> None:
    """The same from outside, in the person's language."""
    done = subprocess.run(
        [sys.executable, "-m", "sixthman", "simulate", "--seats", "7", "--json"],
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=60,
        env=os.environ | {"SIXTHMAN_LANGUAGE": "fr", "PYTHONIOENCODING": "utf-8"},
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "«\u00a07\u00a0» est impossible pour seats. Valeurs possibles\u00a0: 2–6.\n"


def test_no_gpu(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Without an NVIDIA GPU the command says so, and what to do instead."""

    def no_gpu() -> None:
        raise NoGpu("no GPU in this test")

    monkeypatch.setattr(sixthman.lab.gpu, "load_cuda", no_gpu)
    status, out, err = here(monkeypatch, capsys, "--target", "cuda", "--json")
    assert (status, out) == (2, "")
    assert "no GPU in this test" in err
    assert "--target cpu" in err
