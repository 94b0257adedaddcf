"""`sixthman replay --verify`: what a record proves about chance, and what it does not."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from sixthman.cli import main
from sixthman.games.allstar.table import AllstarAdapter, AllstarOptions
from sixthman.table import Record, Table
from sixthman.table.fairness import commitment_of, contribution_hash, seed_of

SECRET, NUMBERS = "the server's", ["ann's own number", "", "cleo's own number", ""]
COMMITMENT = commitment_of(SECRET)
SHOWN = {seat: contribution_hash(COMMITMENT, seat, number) for seat, number in enumerate(NUMBERS) if number}
LATE = "f" * 64  # what the second seat has shown, and never told


@pytest.fixture(scope="module")
def game() -> Table:
    """The first choices of a game."""
    table = Table(AllstarAdapter(), AllstarOptions(seats=4), seed=seed_of(SECRET, NUMBERS))
    for seat in range(4):
        table.choose(seat, table.legal(seat)[:1])
    return table


@pytest.fixture
def record(game: Table, tmp_path: Path) -> Path:
    """Their record: two seats have added something, one did not tell it."""
    record = Record.of(game)
    record.contributions = {**SHOWN, 1: LATE}
    record.save(tmp_path / "game.txt")
    return tmp_path / "game.txt"


def verify(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], record: Path, *seen: str
) -> tuple[int, str]:
    """The command: exit status, and all it says."""
    noted = [word for one in seen for word in ("--commitment", one)]
    monkeypatch.setattr(sys, "argv", ["sixthman", "replay", str(record), "--verify", *noted])
    monkeypatch.setenv("SIXTHMAN_LANGUAGE", "en")
    monkeypatch.setenv("COLUMNS", "400")
    status = 0
    try:
        main()
    except SystemExit as leaving:
        status = leaving.code if isinstance(leaving.code, int) else 1
    printed = capsys.readouterr()
    return status, printed.out + printed.err


def test_who_added_and_who_was_left_out_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], record: Path
) -> None:
    status, told = verify(monkeypatch, capsys, record)
    assert status == 0
    assert "before the deal: seat no. 1, 3." in told
    assert "in time: seat no. 2." in told
    assert COMMITMENT in told


def test_a_seed_without_contributions_proves_less_and_that_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    Record.of(Table(AllstarAdapter(), AllstarOptions(seats=3), seed="7")).save(tmp_path / "alone.txt")
    status, told = verify(monkeypatch, capsys, tmp_path / "alone.txt")
    assert status == 0
    assert "could have tried several" in told


def test_fingerprints_that_were_seen_have_to_stand_in_the_record(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], record: Path
) -> None:
    assert verify(monkeypatch, capsys, record, COMMITMENT, *SHOWN.values())[0] == 0
    status, told = verify(monkeypatch, capsys, record, "0" * 64)
    assert (status, "isn’t in the record" in told) == (2, True)
    status, told = verify(monkeypatch, capsys, record, LATE)
    assert (status, "Seat 2’s contribution wasn’t used" in told) == (2, True)
    status, told = verify(monkeypatch, capsys, record, "fingerprint")
    assert (status, "64 digits" in told) == (2, True)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("cleo's own", "somebody's", "Seat 3’s contribution doesn’t fit"),
        (" + -", " + tried until liked", "Seat 2’s contribution doesn’t fit"),
        (" + -", "", "2 contributions for 4 seats"),
        ("commitment 3:", "commitment 5:", "aren’t those shown"),
        (SHOWN[0], "no hash", "64 digits"),
        (COMMITMENT, "0" * 64, "doesn’t fit the fingerprint"),
    ],
)
def test_a_record_that_was_tampered_with(
    *,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    record: Path,
    old: str,
    new: str,
    said: str,
) -> None:
    text = record.read_text("utf-8")
    assert old in text
    record.write_text(text.replace(old, new), "utf-8")
    status, told = verify(monkeypatch, capsys, record)
    assert (status, said in told) == (2, True), told


def test_cards_that_were_given_beforehand(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Allowed in a record, but nothing that someone has seen before the deal speaks for it."""
    table = Table(AllstarAdapter(), AllstarOptions(seats=3), seed="7")
    first = AllstarAdapter().write(table.view(0), table.legal(0)[:1])
    given = Record.of(table)
    given.given = {"deck": [first]}
    given.save(tmp_path / "given.txt")
    status, told = verify(monkeypatch, capsys, tmp_path / "given.txt")
    assert (status, "Cards were fixed before the deal: deck" in told) == (0, True), told
    status, told = verify(monkeypatch, capsys, tmp_path / "given.txt", commitment_of("7"))
    assert (status, "Cards were fixed" in told) == (2, True)
