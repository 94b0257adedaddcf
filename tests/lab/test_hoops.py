"""`sixthman lab hoops`: the sums are right, processes do not matter, and the report is written."""

from __future__ import annotations

import os
import sys
from dataclasses import asdict
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest

from sixthman.bots import PRO
from sixthman.cli import main
from sixthman.games.hoops.bots import FRUGAL, policy
from sixthman.games.hoops.declaration import MENU
from sixthman.games.hoops.report.rows import COUNTED
from sixthman.games.hoops.report.study import HoopsRunner, HoopsStudy, Sums, study_hoops
from sixthman.games.hoops.rules import GAME
from sixthman.games.hoops.rules.cards import FATIGUE, STANDARD
from sixthman.games.hoops.table.options import HoopsOptions
from sixthman.kernel.game import interpreted_engine
from sixthman.kernel.stream import PLAYERS, new_stream
from sixthman.lab.batches import Batch
from sixthman.lab.plots import histogram
from sixthman.messages import LANGUAGES, BadOption, say

compiled = pytest.mark.xdist_group("hoops")
SEED = "small study"


def play_by_hand() -> Sums:
    """Game 0 of the seed, watched from outside: what was bought is what came to lie on a draw pile."""
    game, state, sums = interpreted_engine(GAME).game, GAME.new_state(), Sums(games=1)
    game.setup(state, HoopsOptions().numbers(), new_stream(SEED))
    first, luck, levels = int(state.first), new_stream(SEED, lane=PLAYERS), (PRO, FRUGAL)
    bought: list[tuple[int, int]] = []
    returned = np.zeros(2)
    while not game.over(state):
        seat = int(game.waiting(state)).bit_length() - 1 if game.waiting(state) != 3 else 0
        for card in (*state.row, *state.tactics) if state.phase == MENU else ():
            if card >= 0 and state.overtime == 0:
                sums.offered[card] = 1  # what comes only after the last look at the markets is not
        topped, tired = int(state.topped[seat]), int(state.fatigue)
        chosen = game.choice(state, seat, policy(levels[seat], state, seat, luck))
        game.act(state, seat, int(chosen))
        sums.decisions += 1
        returned[seat] += max(0, int(state.fatigue) - tired)
        if state.topped[seat] > topped:
            card = int(state.pile[seat, state.decked[seat] - 1])
            if card != FATIGUE:
                bought.append((seat, card))
    points = [int(game.score(state, seat)) for seat in (0, 1)]
    for seat, card in set(bought):
        sums.buyers[card] += 1
        sums.bought_in[card] = 1
        sums.buyer_wins[:, card] += points[seat] > points[1 - seat]
    for score in points:
        sums.points[score] += 1
    sums.margins = abs(points[0] - points[1])
    sums.first_wins[:] = points[first] > points[1 - first]
    sums.seat_wins[:] = points[0] > points[1]
    counts = [sum(card < 100 for _, card in bought), sum(card >= 100 for _, card in bought)]
    sums.counts[0, COUNTED.index("players-bought")] = counts[0]
    sums.counts[0, COUNTED.index("tactics-bought")] = counts[1]
    sums.counts[0, COUNTED.index("fatigue-returned")] = returned.sum()
    return sums


def test_sums_are_those_of_the_game() -> None:
    player = HoopsRunner(GAME, Batch.of(HoopsOptions(), (PRO, FRUGAL), SEED), "interpreted")
    found, wanted = player.play(0, 1), play_by_hand()
    for name in ("games", "decisions", "margins"):
        assert getattr(found, name) == getattr(wanted, name)
    for name in ("points", "first_wins", "seat_wins", "offered", "bought_in", "buyers", "buyer_wins"):
        np.testing.assert_array_equal(getattr(found, name), getattr(wanted, name), name)
    for what in ("players-bought", "tactics-bought", "fatigue-returned"):
        assert found.counts[0, COUNTED.index(what)] == wanted.counts[0, COUNTED.index(what)]
    assert wanted.buyers.sum() > 0


def test_sums_add_up() -> None:
    player = HoopsRunner(GAME, Batch.of(HoopsOptions(), (0, 0), SEED), "interpreted")
    apart = Sums()
    for number in range(3):
        apart.add(player.play(number, 1))
    assert_same(apart, player.play(0, 3))


def assert_same(one: Sums, other: Sums) -> None:
    for name, found in asdict(one).items():
        np.testing.assert_array_equal(found, getattr(other, name), name)


@pytest.fixture(scope="module")
def study() -> HoopsStudy:
    """More than a chunk of games, on one process."""
    return study_hoops(1500, SEED)


@compiled
def test_processes_do_not_matter(study: HoopsStudy) -> None:
    again = study_hoops(1500, SEED, processes=2)
    assert_same(again.sums, study.sums)
    assert_same(again.frugal, study.frugal)


@compiled
def test_the_study_tells_what_was_played(study: HoopsStudy) -> None:
    assert study.sums.points.sum() == 2 * study.games == 3000
    assert study.frugal.games == 150
    assert study.percentile(5) < study.median < study.percentile(95)
    assert 0.4 < study.first_wins.mean < 0.6
    assert study.first_wins.margin < 0.03
    assert study.buying_wins.mean > 0.5
    assert 0 < study.count("fatigue-returned").mean < study.count("fatigue-taken").mean + 1
    assert len(study.players()) == 100
    assert len(study.tactics()) == 20
    for row in study.tactics() + study.players():
        assert 0 <= row.bought <= 1
        assert 0 < row.offered <= 1
        assert row.buyers == study.sums.buyers[row.model]
    sides = sum(row.buyers for row in study.players())
    assert sides == round(2 * study.games * study.count("players-bought").mean)


@compiled
def test_the_card_set_meets_its_targets(study: HoopsStudy) -> None:
    """Median 80 to 110 a side; who goes first wins 48 to 52 %, as far as so few games can tell."""
    assert 80 <= study.median <= 110
    assert abs(study.first_wins.mean - 0.5) < 0.02 + study.first_wins.margin
    assert study.buying_wins.mean > 0.6


# --- the command


def lab_hoops(*arguments: str) -> int:
    """The command in this process; its exit status."""
    before, sys.argv = sys.argv, ["sixthman", "lab", "hoops", *arguments]
    try:
        main()
    except SystemExit as leaving:
        return leaving.code if isinstance(leaving.code, int) else int(leaving.code is not None)
    finally:
        sys.argv = before
    return 0


@compiled
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_is_written(tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str) -> None:
    page = tmp_path / "cards.md"
    assert lab_hoops("--games", "40", "--output", str(page), "--language", language) == 0
    assert say(language, "lab-written", file=str(page)) in capsys.readouterr().out
    text = page.read_text("utf-8")
    assert text.startswith(f"# {say(language, 'lab-hoops-heading')}")
    for name in ("LeBron James", "Kentucky Offense", say(language, "lab-hoops-first")):
        assert name in text
    for name in ("points", "tactics", "players"):
        picture = tmp_path / f"cards-{name}.svg"
        assert f"({picture.name})" in text
        assert ElementTree.parse(picture).getroot().tag.endswith("svg")


@compiled
def test_tables_are_printed(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    assert lab_hoops("--games", "20", "--language", "en") == 0
    printed = capsys.readouterr().out
    for card in (*range(100), *range(120, 140)):
        assert STANDARD.names[card] in printed
    assert say("en", "lab-hoops-buying") in printed


@pytest.mark.parametrize(
    ("arguments", "message", "facts"),
    [
        (["--games", "0"], "error-games", {"games": "0", "most": 10**12}),
        (
            ["--games", "1", "--processes", "0"],
            "error-processes",
            {"processes": 0, "most": 4 * (os.cpu_count() or 1)},
        ),
        (["--output", "cards.txt"], "error-report-file", {"file": "cards.txt"}),
        (["--output", "no-such/cards.md"], "error-report-file", {"file": "no-such/cards.md"}),
        (["--games", "many"], "error-whole-number", {"value": "many", "what": "--games"}),
    ],
)
def test_bad_input_is_told(
    arguments: list[str], message: str, facts: dict[str, object], capsys: pytest.CaptureFixture[str]
) -> None:
    assert lab_hoops(*arguments, "--language", "en") != 0
    told = capsys.readouterr()
    assert say("en", message, **facts) in told.err
    assert told.out == ""


def test_nothing_to_play_is_refused() -> None:
    with pytest.raises(BadOption):
        study_hoops(0, SEED)


def test_a_histogram_has_a_column_for_each_width() -> None:
    counts = [0] * 20 + [1, 2, 3, 4, 5] + [0] * 5 + [6]
    picture = ElementTree.fromstring(histogram("Points", counts, 5, 24, (20, 30)))
    columns = [part for part in picture if part.get("fill") == "#7fb7d1"]
    heights = [float(column.get("height", "")) for column in columns]
    assert heights == [240.0, 0.0, 96.0]
