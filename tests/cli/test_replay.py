"""`sixthman replay`: the story, as far as a step, as a seat could know it; and the proof."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest

from sixthman.cli import main
from sixthman.games.allstar.table import AllstarAdapter, AllstarOptions
from sixthman.messages import LANGUAGES
from sixthman.table import Record, Table
from sixthman.table.fairness import commitment_of

NAMES = ["Ann", "Bo", "Cleo"]
Tell = Callable[..., tuple[int, list[str], str]]


@pytest.fixture(scope="module")
def table() -> Table:
    """A whole game of three, by the first or the last of the legal choices."""
    table = Table(AllstarAdapter(), AllstarOptions(seats=3), seed="a game to tell", names=NAMES)
    while not table.over:
        seat = table.waiting()[0]
        table.choose(seat, [table.legal(seat)[0 if seat else -1]])
    return table


@pytest.fixture(scope="module")
def record(table: Table, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Its record."""
    path = tmp_path_factory.mktemp("records") / "game.txt"
    Record.of(table).save(path)
    return path


@pytest.fixture
def replay(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Tell:
    """The command in this process: exit status, lines, complaints."""
    monkeypatch.setenv("SIXTHMAN_LANGUAGE", "en")
    monkeypatch.setenv("COLUMNS", "200")

    def tell(*arguments: object) -> tuple[int, list[str], str]:
        monkeypatch.setattr(sys, "argv", ["sixthman", "replay", *(str(argument) for argument in arguments)])
        status = 0
        try:
            main()
        except SystemExit as leaving:
            status = leaving.code if isinstance(leaving.code, int) else int(leaving.code is not None)
        printed = capsys.readouterr()
        return status, printed.out.splitlines(), printed.err

    return tell


def changed(record: Path, tmp_path: Path, old: str, new: str) -> Path:
    """The record with one thing written differently."""
    text = record.read_text("utf-8")
    assert old in text
    path = tmp_path / "changed.txt"
    path.write_text(text.replace(old, new, 1), "utf-8")
    return path


def choices(table: Table, title: str, seat: int) -> list[str]:
    """What a seat chose at all moments of a kind, as the record has it."""
    return [heading.choices[seat] for heading in table.reveals if title in heading.title]


def spaced(card: str) -> str:
    """`Polar bear 3` for `PolarBear3`, as stories write it."""
    return re.sub(r"(\d)$", r" \1", card).replace("PolarBear", "Polar bear")


# --- the story


def test_story(replay: Tell, record: Path, table: Table) -> None:
    """From the species to the final ranking, in the order of the game, with what the record says."""
    status, lines, err = replay(record)
    assert (status, err) == (0, "")
    assert lines[0].startswith("In play: ")
    assert len(lines[0].split(",")) == 6  # three managers play with six species
    assert re.findall(r"^Round (\d): ", "\n".join(lines), re.M) == ["1", "2", "3"]
    arenas = [line.partition(": ")[2].rstrip(".").split(", ") for line in lines if line.startswith("Round")]
    assert [len(names) for names in arenas] == [1, 2, 3]
    told = [re.sub(r"^Arena \d, (.*):$", r"\1", line) for line in lines if line.startswith("Arena")]
    assert told == [name for names in arenas for name in names]
    assert sum(line.startswith("After round") for line in lines) == 3
    assert lines.index("Playoffs! All players are back on the benches.") < lines.index("Final ranking:")
    assert sum("is eliminated from the playoffs" in line for line in lines) == 2
    assert sum("wins the playoffs" in line for line in lines) == 1


def test_final_ranking(replay: Tell, record: Path, table: Table) -> None:
    """The last lines are the result of the record, best first."""
    _, lines, _ = replay(record)
    result = [int(fans) for fans in record.read_text("utf-8").rpartition("result: ")[2].split()]
    rows = [
        re.fullmatch(r" +(\d)\. (\w+): (\d+) fans \((\d+) from the playoffs\)", line) for line in lines[-3:]
    ]
    assert lines[-4] == "Final ranking:"
    assert {row[2]: int(row[3]) for row in rows if row} == dict(zip(NAMES, result, strict=True))
    assert [int(row[3]) for row in rows if row] == sorted(result, reverse=True)
    # Three managers: 20, 16 and 12 fans in the playoffs.
    assert sorted(int(row[4]) for row in rows if row) == [12, 16, 20]


def test_fans_add_up(replay: Tell, record: Path) -> None:
    """What the arenas paid is what each manager has after the last round of the season."""
    _, lines, _ = replay(record)
    won = dict.fromkeys(NAMES, 0)
    for line in lines:
        row = re.fullmatch(r" +\d\. (\w+) with team \d, .*: (\d+) fans?", line)
        if row:
            won[row[1]] += int(row[2])
    last = next(line for line in lines if line.startswith("After round 3"))
    assert last == "After round 3: " + ", ".join(f"{name} {fans}" for name, fans in won.items()) + "."


@pytest.mark.parametrize(
    ("language", "first", "last"),
    [("fr", "En jeu\u00a0: ", "Classement final\u00a0:"), ("de", "Im Spiel: ", "Schlussrangliste:")],
)
def test_story_in_other_languages(replay: Tell, record: Path, language: str, first: str, last: str) -> None:
    """The same story, line by line, with the same numbers in it."""
    _, english, _ = replay(record)
    status, lines, _ = replay(record, "--language", language)
    assert status == 0
    assert lines[0].startswith(first)
    assert last in lines
    assert len(lines) == len(english)
    for own, other in zip(lines, english, strict=True):
        assert sorted(re.findall(r"\d+", own)) == sorted(re.findall(r"\d+", other))
        assert [name for name in NAMES if name in own] == [name for name in NAMES if name in other]


# --- secrets


def test_public_story_has_no_secrets(replay: Tell, record: Path) -> None:
    """Without a seat: no picks, no last cards (A12)."""
    _, lines, _ = replay(record)
    assert [line for line in lines if " picks " in line or "last card" in line] == []


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_a_seat_hears_its_own_picks_only(replay: Tell, record: Path, table: Table, seat: int) -> None:
    """Everything public, and the seat's own draft, card by card as it was recorded (A12)."""
    _, public, _ = replay(record)
    status, lines, _ = replay(record, "--seat", seat)
    assert status == 0
    name = NAMES[seat - 1]
    picks = [f"{name} picks {spaced(card)}." for card in choices(table, "draft", seat - 1)]
    assert len(picks) == 15
    assert [line for line in lines if " picks " in line] == picks
    last_cards = [line for line in lines if "last card" in line]
    assert len(last_cards) == 3
    assert all(line.startswith(f"{name} ") for line in last_cards)
    assert [line for line in lines if line not in picks and line not in last_cards] == public


def test_gifts_and_throws_are_secret(replay: Tell, tmp_path: Path) -> None:
    """Clash: giver and receiver know a gift, a spectator does not (A13, A14)."""
    table = Table(AllstarAdapter(), AllstarOptions(seats=2, mode="clash"), seed="7", names=["Ann", "Bo"])
    while len(table.reveals) < 4:
        seat = table.waiting()[0]
        table.choose(seat, table.legal(seat)[:1])
    path = tmp_path / "clash.txt"
    Record.of(table).save(path)
    _, public, _ = replay(path)
    assert [line for line in public if re.search("gives|receives|discards|picks", line)] == []
    for seat, name in ((1, "Ann"), (2, "Bo")):
        _, lines, _ = replay(path, "--seat", seat)
        secrets = [line for line in lines if line not in public]
        assert secrets
        assert all(line.startswith(f"{name} ") for line in secrets)
        assert sum(" gives " in line for line in secrets) >= 2
        # Three gifts, the last of them being all that was left to give.
        assert sum(" receives " in line or " last card " in line for line in secrets) == 3
        assert sum(" discards " in line for line in secrets) == 1


@pytest.mark.parametrize("seat", [0, 4, -1])
def test_no_such_seat(replay: Tell, record: Path, seat: int) -> None:
    """A seat that is not at the table."""
    status, lines, err = replay(record, f"--seat={seat}")
    assert (status, lines) == (2, [])
    assert "1 to 3" in err


# --- step by step


def test_steps_make_the_story(replay: Tell, record: Path, table: Table) -> None:
    """Each step tells what the one before told, and then some; the last one tells everything."""
    last = len(table.reveals)
    _, whole, _ = replay(record, "--seat", 1)
    stories = [replay(record, "--seat", 1, "--step", step)[1] for step in (0, 1, 5, 6, last - 1, last)]
    assert len(stories[0]) == 2  # the species and the first deal
    assert stories[1][2:] == [f"Ann picks {spaced(choices(table, 'draft', 0)[0])}."]
    for shorter, longer in pairwise(stories):
        assert len(shorter) < len(longer)
        assert longer[: len(shorter)] == shorter
    assert stories[-1] == whole
    assert "Final ranking:" not in stories[-2]


@pytest.mark.parametrize("step", [-1, 1000])
def test_no_such_step(replay: Tell, record: Path, table: Table, step: int) -> None:
    """A step that the record does not have."""
    status, lines, err = replay(record, f"--step={step}")
    assert (status, lines) == (2, [])
    assert f"0 to {len(table.reveals)}" in err


# --- proof


@pytest.mark.parametrize("language", LANGUAGES)
def test_verify(replay: Tell, record: Path, table: Table, language: str) -> None:
    """A good record: the number of reveals, the fingerprint of the secret, and who added to it."""
    status, lines, err = replay(record, "--verify", "--language", language)
    assert (status, err, len(lines)) == (0, "", 3)
    assert re.findall(r"\d+", lines[0]) == [str(len(table.reveals))]
    assert table.commitment in lines[1]


def test_verify_says_when_a_game_is_not_over(replay: Tell, tmp_path: Path) -> None:
    """Right as far as it goes, which is not the same sentence."""
    table = Table(AllstarAdapter(), AllstarOptions(seats=3), seed="7", names=NAMES)
    while len(table.reveals) < 2:
        seat = table.waiting()[0]
        table.choose(seat, table.legal(seat)[:1])
    path = tmp_path / "open.txt"
    Record.of(table).save(path)
    status, lines, _ = replay(path, "--verify")
    assert status == 0
    assert "isn’t over" in lines[0]


def test_verify_finds_a_false_result(replay: Tell, record: Path, table: Table, tmp_path: Path) -> None:
    """One fan too many."""
    fans = table.scores()
    false = [fans[0] + 1, *fans[1:]]
    path = changed(
        record, tmp_path, f"result: {' '.join(map(str, fans))}", f"result: {' '.join(map(str, false))}"
    )
    status, lines, err = replay(path, "--verify")
    assert (status, lines) == (2, [])
    assert " ".join(map(str, false)) in err
    assert " ".join(map(str, fans)) in err


def test_verify_finds_an_illegal_choice(replay: Tell, record: Path, table: Table, tmp_path: Path) -> None:
    """A card that was never in the pack: the moment, the seat and the card are named."""
    card = choices(table, "draft", 1)[0]
    path = changed(record, tmp_path, f"2: {card}\n", f"2: {choices(table, 'draft', 0)[0]}\n")
    status, lines, err = replay(path, "--verify")
    assert (status, lines) == (2, [])
    assert "round 1, draft" in err
    assert "seat 2" in err
    assert choices(table, "draft", 0)[0] in err


@pytest.mark.parametrize(("language", "words"), [("fr", "Choix possibles"), ("de", "Erlaubt")])
def test_an_illegal_choice_is_told_in_one_language(
    *, replay: Tell, record: Path, table: Table, tmp_path: Path, language: str, words: str
) -> None:
    """The reason inside the sentence is in the language of the sentence."""
    card = choices(table, "draft", 1)[0]
    path = changed(record, tmp_path, f"2: {card}\n", f"2: {choices(table, 'draft', 0)[0]}\n")
    status, _, err = replay(path, "--verify", "--language", language)
    assert status == 2
    assert words in err


def test_verify_finds_another_seed(replay: Tell, record: Path, tmp_path: Path) -> None:
    """Another seed deals other cards, in which these choices cannot be made."""
    status, lines, err = replay(changed(record, tmp_path, "seed: a game", "seed: no game"), "--verify")
    assert (status, lines) == (2, [])
    assert err


def test_verify_holds_the_seed_against_its_commitment(replay: Tell, record: Path, tmp_path: Path) -> None:
    """A commitment that is not the seed's."""
    path = changed(record, tmp_path, commitment_of("a game to tell"), "0" * 64)
    status, lines, err = replay(path, "--verify")
    assert (status, lines) == (2, [])
    assert "fingerprint" in err


def test_a_secret_seed_cannot_be_told(replay: Tell, table: Table, tmp_path: Path) -> None:
    """A record without its seed says when it can be replayed."""
    path = tmp_path / "secret.txt"
    path.write_text(Record.of(table).text(reveal_seed=False), "utf-8")
    for option in ([], ["--verify"]):
        status, lines, err = replay(path, *option)
        assert (status, lines) == (2, [])
        assert "seed is revealed" in err


# --- files


def test_missing_file(replay: Tell, tmp_path: Path) -> None:
    """A file that is not there, and a folder."""
    for path in (tmp_path / "nowhere.txt", tmp_path):
        for option in ([], ["--verify"]):
            status, lines, err = replay(path, *option)
            assert (status, lines) == (2, [])
            assert str(path) in err


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", ["sixthman record 1"]),
        (b"a letter home\n", ["sixthman record 1"]),
        (b"\xff\xfe\x00", ["can’t be read"]),
        (b"sixthman record 1\n", ['"game: ']),
        (b"sixthman record 1\ngame: chess\nrules: 1\nnames: A | B\nseed: 7\n", ["chess", "allstar"]),
        (b"sixthman record 1\nhello\n", ["Line 2", "hello"]),
        (b"sixthman record 1\ngame: allstar\nrules: 9\nseats: 2\nnames: A | B\nseed: 7\n", ["version 9"]),
        (b"sixthman record 1\ngame: allstar\nrules: 1\nseats: 9\nnames: A | B\nseed: 7\n", ["2–6"]),
        (b"sixthman record 1\ngame: allstar\nrules: 1\nseats: 2\nnames: A\nseed: 7\n", ["1", "2 seats"]),
        (
            "sixthman record 1\ngame: allstar\nrules: 1\nseats: ²\nnames: A | B\nseed: 7\n".encode(),
            ["2–6"],
        ),
        ("sixthman record 1\n# x\n²: Duck1\n".encode(), ["Line 3"]),
        (b"sixthman record 1\ngame: allstar\nrules: 1\nnames: A | B\nseed: 7\nresult: --5 3\n", ["--5 3"]),
    ],
)
def test_files_that_are_no_records(replay: Tell, tmp_path: Path, content: bytes, words: list[str]) -> None:
    """One sentence that says what is wrong, for the story as for the proof."""
    path = tmp_path / "game.txt"
    path.write_bytes(content)
    for option in ([], ["--verify"]):
        status, lines, err = replay(path, *option)
        assert (status, lines) == (2, [])
        assert [word for word in words if word not in err] == []


def test_the_real_command(record: Path, table: Table) -> None:
    """From outside: story, proof and refusal."""

    def run(*arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "sixthman", "replay", *arguments],
            capture_output=True,
            encoding="utf-8",
            check=False,
            timeout=60,
            env=os.environ | {"SIXTHMAN_LANGUAGE": "de", "PYTHONIOENCODING": "utf-8"},
        )

    told = run(str(record))
    assert (told.returncode, told.stderr) == (0, "")
    assert told.stdout.startswith("Im Spiel: ")
    proven = run(str(record), "--verify")
    assert (proven.returncode, proven.stderr) == (0, "")
    assert str(len(table.reveals)) in proven.stdout
    missing = run("nowhere.txt")
    assert (missing.returncode, missing.stdout) == (2, "")
    assert "nowhere.txt" in missing.stderr
