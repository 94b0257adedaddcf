"""`python -m bench` as a person types it, without measuring anything."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from bench.__main__ import main
from bench.commands import BenchFailure
from bench.contestants import DRAFT
from bench.rounds import Run
from bench.venvs import throwaway_venv


def run_with(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    monkeypatch.setattr(sys, "argv", ["bench", *arguments])
    monkeypatch.setattr("signal.signal", lambda *_: None)
    return main()


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (
            ("--only", "random-play,speed"),
            "--only knows random-play, vector, start, memory, scaling, not speed",
        ),
        (("--peers", "chess"), "--peers knows openspiel"),
        (("--repeats", "0"), "--repeats must lie between 1 and 100"),
    ],
)
def test_unknown_names_are_refused(
    arguments: tuple[str, ...],
    complaint: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit) as stopped:
        run_with(monkeypatch, *arguments)
    assert stopped.value.code == 2
    assert complaint in capsys.readouterr().err


def test_the_page_is_written_from_an_earlier_run(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    said = {"games": 10, "decisions": 200, "seconds": 0.5, "decisions_per_second": 400.0}
    run = Run({}, {"random play": 1}, {"random play": 2.0}, {}, {"random play": {DRAFT: [said]}})
    run.save(tmp_path / "run.json")
    page = tmp_path / "docs" / "benchmarks.md"
    given = ("--page-only", "--run", str(tmp_path / "run.json"), "--output", str(page))
    assert run_with(monkeypatch, *given) == 0
    assert "400 decisions per second" in page.read_text("utf-8")
    assert (page.parent / "img/bench/random-play.svg").exists()


def test_no_earlier_run_is_told(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    given = ("--page-only", "--run", str(tmp_path / "none.json"), "--output", str(tmp_path / "page.md"))
    assert run_with(monkeypatch, *given) == 1
    assert "Could not read an earlier run" in capsys.readouterr().err
    assert not (tmp_path / "page.md").exists()


@pytest.mark.long
def test_an_environment_is_removed_when_interrupted(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))

    def interrupted() -> None:
        with throwaway_venv(["pip"]) as python:  # it is there already: nothing is fetched
            assert python.exists()
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        interrupted()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.long
def test_a_peer_that_cannot_be_installed_leaves_nothing_but_its_reason(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    with pytest.raises(BenchFailure) as failed, throwaway_venv([str(tmp_path / "no such package")]):
        pass
    assert failed.value.last_line.startswith("ERROR: Invalid requirement")
    assert list(tmp_path.iterdir()) == []
