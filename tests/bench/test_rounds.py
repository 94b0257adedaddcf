"""Contestants are distrusted and kept apart: wrong figures are refused, nobody's failure stops the others."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from bench.commands import BenchFailure
from bench.contestants import GROUPS, PEERS, SECTIONS, Contestant, Group
from bench.rounds import Run, measure, read_sample

SAID = {"games": 10, "decisions": 200, "seconds": 0.5, "decisions_per_second": 400.0}
SPEAKS = "import json, sys; print(json.dumps({}))"


def test_what_a_contestant_said_is_kept() -> None:
    assert read_sample(json.dumps(SAID | {"version": "1"}), "Someone") == SAID | {"version": "1"}


@pytest.mark.parametrize(
    "printed",
    [
        "",
        "Segmentation fault",
        "[1, 2]",
        "7",
        json.dumps({**SAID, "games": "many"}),
        json.dumps({key: value for key, value in SAID.items() if key != "seconds"}),
        json.dumps(SAID | {"decisions": 0, "decisions_per_second": 0}),
        json.dumps(SAID | {"seconds": 0}),
        json.dumps(SAID | {"decisions_per_second": 4000.0}),
    ],
)
def test_a_wrong_answer_is_refused(printed: str) -> None:
    with pytest.raises(BenchFailure, match="Someone"):
        read_sample(printed, "Someone")


def contestant(name: str, said: object, peer: str | None = None) -> Contestant:
    return Contestant(name, "", ("-c", SPEAKS.format(said), "--seconds", "{seconds}", "{seed}"), peer)


def test_rounds_alternate_and_a_failure_is_noted_once() -> None:
    good, bad = contestant("good", SAID), contestant("bad", {"decisions_per_second": 5})
    absent = contestant("absent", SAID, "elsewhere")
    told: list[str] = []
    run = Run()
    measure(run, "play", Group((good, bad, absent), "random-play", 2), {}, 3, 0.1, told.append)
    assert [sample["decisions"] for sample in run.samples["play"]["good"]] == [200] * 3
    assert run.samples["play"]["bad"] == []
    assert "absent" not in run.samples["play"]
    assert list(run.failures) == ["play: bad"]
    assert [line for line in told if "bad" in line] == [f"play, round 1: bad: {run.failures['play: bad']}"]


def test_every_second_round_goes_in_reverse() -> None:
    told: list[str] = []
    group = Group((contestant("one", SAID), contestant("two", SAID)), "random-play", 2)
    measure(Run(), "play", group, {}, 2, 0.1, told.append)
    assert [line.split(":")[1].strip() for line in told] == ["one", "two", "two", "one"]


def test_a_peer_runs_in_its_own_interpreter() -> None:
    run = Run()
    group = Group((contestant("peer", SAID, "elsewhere"),), "random-play", 1)
    measure(run, "play", group, {"elsewhere": Path(sys.executable)}, 1, 0.1, lambda line: None)
    assert len(run.samples["play"]["peer"]) == 1


def test_the_number_of_games_is_found_by_trying() -> None:
    program = (
        "import json, sys; games = int(sys.argv[1]); seconds = games / 1e5; "
        "print(json.dumps(dict(games=games, decisions=games, seconds=seconds, decisions_per_second=1e5)))"
    )
    one = Contestant("one", "", ("-c", program, "{games}", "--json"))
    run = Run()
    measure(run, "play", Group((one,), "random-play", 1), {}, 1, 2.0, lambda line: None)
    assert 2.0 <= run.samples["play"]["one"][0]["seconds"] <= 4.0


def test_the_clock_times_an_arena(tmp_path: Path) -> None:
    arena = tmp_path / "arena.py"
    arena.write_text(
        "PACKAGE, MODULE = 'numpy', 'numpy'\n"
        "class Arena:\n"
        "    games = 0\n"
        "    def play(self): self.games += 5_000\n"
        "    def tally(self): return {'decisions': 3 * self.games}\n"
        "def arena(game, seed): return Arena()\n",
        "utf-8",
    )
    words = ("bench/peers/clock.py", str(arena), "a game", "--seconds", "{seconds}")
    group = Group(
        (Contestant("timed", "", words), Contestant("watched", "", (*words, "--memory"))), "memory", 1
    )
    run = Run()
    measure(run, "play", group, {}, 1, 0.05, lambda line: None)
    assert not run.failures
    (timed,), (watched,) = run.samples["play"].values()
    assert timed["decisions"] == 3 * timed["games"]
    assert timed["seconds"] >= 0.05
    assert {"start", "import", "10000", "100000", "1000000", "end"} <= set(watched["memory_mb"])


def test_the_registry_is_sound() -> None:
    assert SECTIONS == ("random-play", "vector", "start", "memory", "scaling")
    for group in GROUPS.values():
        names = [one.name for one in group.contestants]
        assert len(set(names)) == len(names)
        for one in group.contestants:
            assert one.peer is None or one.peer in PEERS
            assert all(Path(word).exists() for word in one.command if word.endswith(".py"))
    assert {one.peer for one in GROUPS["random play"].contestants} - {None} == set(PEERS)
