"""`sixthman evening`: a club beside real tables, from the draw to the champion, in every language."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from sixthman.cli import main
from sixthman.cli.evening_file import player_named, read
from sixthman.messages import LANGUAGES
from sixthman.table.evening import OVER

NAMES = ("Ann", "Bo", "Cy", "Di")


class Desk:
    """Somebody with a score pad."""

    def __init__(
        self, file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        self.file, self._patch, self._capsys = file, monkeypatch, capsys

    def do(self, what: str, *given: str, language: str = "en") -> tuple[int, str, str]:
        self._patch.setenv("SIXTHMAN_LANGUAGE", language)
        self._patch.setenv("COLUMNS", "120")
        self._patch.setattr(sys, "argv", ["sixthman", "evening", what, str(self.file), *given])
        status = 0
        try:
            main()
        except SystemExit as reason:
            status = int(reason.code or 0)
        said = self._capsys.readouterr()
        return status, said.out, said.err

    def start(self, *more: str, names: tuple[str, ...] = NAMES) -> str:
        status, out, err = self.do("start", *names, "--game", "hoops", "--seed", "1", *more)
        assert status == 0, err
        return out

    def play_next(self, score: int) -> str:
        """The first game that is on, won by who is named first."""
        evening = read(self.file).evening
        match = evening.on()[0]
        first, second = (evening.players[player] for player in match.players)
        status, out, err = self.do("result", first, str(score), second, str(score - 5))
        assert status == 0, err
        return out


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Desk:
    return Desk(tmp_path / "friday.json", monkeypatch, capsys)


def test_from_the_draw_to_the_champion(desk: Desk) -> None:
    """H16: two tables with two sets, everybody meets, the first two play a final."""
    out = desk.start("--tables", "2")
    assert out.count("Table 1") == out.count("Table 2") == 1
    for game in range(6):
        out = desk.play_next(40 + game)
    assert "final" in out
    out = desk.play_next(60)
    evening = read(desk.file).evening
    assert evening.state == OVER
    champion = evening.champion()
    assert champion is not None
    assert f"{evening.players[champion]} wins the evening." in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks(language: str, desk: Desk) -> None:
    desk.start("--tables", "1", names=("Ann", "Bo", "Cy"))
    status, out, _ = desk.do("show", language=language)
    assert status == 0
    assert all(name in out for name in ("Ann", "Bo", "Cy"))
    assert "evening-" not in out


def test_a_result_is_corrected_and_taken_back(desk: Desk) -> None:
    desk.start("--tables", "2")
    before = desk.file.read_text("utf-8")
    desk.play_next(50)
    evening = read(desk.file).evening
    match = next(match for match in evening.matches if match.done)
    first, second = (evening.players[player] for player in match.players)
    desk.do("result", second, "70", first, "10")
    corrected = read(desk.file).evening.matches[match.number - 1]
    assert corrected.ranks == [2, 1]
    desk.do("undo")
    desk.do("undo")
    assert desk.file.read_text("utf-8") == before
    assert desk.do("undo")[0] != 0


def test_who_leaves_forfeits(desk: Desk) -> None:
    desk.start()
    status, out, _ = desk.do("leave", "bo")
    assert status == 0
    assert "Bo (left)" in out
    evening = read(desk.file).evening
    assert all(match.done for match in evening.matches if player_named(evening, "Bo") in match.players)


@pytest.mark.parametrize(
    "wrong",
    [
        ("result", "Ann", "5"),
        ("result", "Ann", "5", "Nobody", "4"),
        ("result", "Ann", "five", "Bo", "4"),
        ("result", "Ann", "5", "Ann", "4"),
        ("result",),
        ("leave", "Nobody"),
        ("start", "Eve", "Fay"),
    ],
)
def test_what_cannot_be_is_said_and_nothing_changes(wrong: tuple[str, ...], desk: Desk) -> None:
    desk.start()
    before = desk.file.read_text("utf-8")
    status, out, err = desk.do(*wrong)
    assert status != 0
    assert out == ""
    assert err.strip()
    assert "Traceback" not in err
    assert desk.file.read_text("utf-8") == before


@pytest.mark.parametrize(
    "text",
    ["", "[]", "{}", '{"evening": 1}', '{"evening": 2}', '{"evening": 1, "game": "hoops", "plan": {"x": 1}}'],
)
def test_a_file_that_holds_no_evening(text: str, desk: Desk) -> None:
    desk.file.write_text(text, "utf-8")
    status, _, err = desk.do("show")
    assert status != 0
    assert desk.file.name in err


@pytest.mark.parametrize(
    "event", [{"type": "result"}, {"type": "dance"}, {"type": "leave", "player": "x"}, {}, 7]
)
def test_a_file_with_a_wrong_line(event: object, desk: Desk) -> None:
    desk.start()
    facts = json.loads(desk.file.read_text("utf-8"))
    facts["events"].append(event)
    desk.file.write_text(json.dumps(facts), "utf-8")
    status, _, err = desk.do("show")
    assert status != 0
    assert "Traceback" not in err


def test_basketball_has_two_at_a_table(desk: Desk) -> None:
    status, _, err = desk.do("start", *NAMES, "--game", "hoops", "--seats", "4")
    assert status != 0
    assert err.strip()
    assert not desk.file.exists()
