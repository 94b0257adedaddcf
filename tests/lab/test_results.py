"""Results of a simulation: rows agree with the rules, whoever plays them and wherever it was stopped."""

from __future__ import annotations

import os
import random
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from itertools import groupby
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from sixthman.games.allstar.rules.draft import deck_size
from sixthman.games.allstar.table import AllstarOptions
from sixthman.games.hoops.declaration import DONE
from sixthman.games.hoops.table import HoopsOptions
from sixthman.kernel.game import interpreted_engine
from sixthman.kernel.playout import begin_numbered, record_checksum
from sixthman.kernel.stream import key_of, new_stream
from sixthman.lab.batches import Batch
from sixthman.lab.names import names_of
from sixthman.lab.parts_on_disk import keep_results
from sixthman.lab.simulate import Simulation, simulate
from sixthman.lab.store import Run, open_results, read_run
from sixthman.lab.workers import tasks
from sixthman.registry import game_named

Options = AllstarOptions | HoopsOptions
TABLES = ("names", "games", "seats", "choices")
COACHED = AllstarOptions(seats=3, edition="2020")
DRAFT, LINEUP, SWAP_BUSES, BUY = "draft", "lineup", "swap-buses", "buy"
compiled = pytest.mark.xdist_group("compiled")


def run_of(options: Options, games: int, part: int = 4, choices: bool = True, seed: str = "kept") -> Run:
    """A run between bots of three kinds."""
    bots = ["random", "rookie", "pro", "random"][: options.seats]
    name = "hoops" if isinstance(options, HoopsOptions) else "allstar"
    return Run(name, options.words(), bots, seed, games, choices, part)


def batch_of(options: Options, run: Run) -> Batch:
    levels = tuple(("random", "rookie", "pro").index(bot) for bot in run.bots)
    return Batch.of(options, levels, run.seed)


def play(options: Options, run: Run, path: Path | None, **settings: Any) -> Simulation:
    """Play a run in plain Python, and keep it if a path is given."""
    game, batch = game_named(run.game).rules, batch_of(options, run)
    settings = {"target": "interpreted"} | settings
    if path is None:
        return simulate(game, batch, run.games, **settings)
    with keep_results(path, run, names_of(options)) as store:
        return simulate(game, batch, run.games, store=store, **settings)


def rows(path: Path, table: str) -> list[dict[str, Any]]:
    """A table, in order."""
    with open_results(path) as connection:
        order = {"names": "kind, number", "games": "game", "seats": "game, seat", "choices": "game, step"}
        found = connection.execute(f"FROM {table} ORDER BY {order[table]}")
        names = [column[0] for column in found.description]
        return [dict(zip(names, row, strict=True)) for row in found.fetchall()]


def tables(path: Path) -> dict[str, list[dict[str, Any]]]:
    return {table: rows(path, table) for table in TABLES}


def same(one: Simulation, other: Simulation) -> bool:
    """Did both find the same?"""
    return (one.games, one.decisions, one.digest, one.mean_scores, one.win_shares) == (
        other.games,
        other.decisions,
        other.digest,
        other.mean_scores,
        other.win_shares,
    )


@pytest.fixture(scope="module", params=[COACHED, HoopsOptions()], ids=["allstar", "hoops"])
def kept(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A few games with all their choices in a folder: options, run, folder, what was found."""
    options = request.param
    run = run_of(options, games=7 if options is COACHED else 5)
    path = tmp_path_factory.mktemp("results") / "kept"
    return options, run, path, play(options, run, path)


# --- rows agree with the rules


def replayed(options: Options, run: Run, path: Path, watch: Callable[..., None] | None = None) -> list[Any]:
    """Every game played again from its choices in the table; the final states."""
    engine = interpreted_engine(game_named(run.game).rules)
    phases = [row["name"] for row in rows(path, "names") if row["kind"] == "phase"]
    begin, mark = engine.rule(begin_numbered), engine.rule(record_checksum)
    batch, stream, states = batch_of(options, run), new_stream(""), []
    for made, played in zip(games_of(rows(path, "choices")), rows(path, "games"), strict=True):
        records = np.zeros(1, engine.rules.record)
        state = records[0]
        begin(state, played["game"], key_of(run.seed), np.array(batch.options, np.int64), stream)
        for step, choice in enumerate(made, start=1):
            seat = choice["seat"] - 1
            assert choice["step"] == step
            assert engine.game.waiting(state) >> seat & 1
            assert int(state.phase) == choice["phase"]
            assert engine.game.legal(state, seat) == choice["options"]
            before = state.copy()
            engine.game.act(state, seat, choice["choice"])
            if watch is not None:
                watch(played["game"], phases[choice["phase"]], seat, choice["choice"], before, state)
        assert engine.game.over(state)
        assert len(made) == played["decisions"]
        with np.errstate(over="ignore"):
            assert int(mark(records.view(np.uint64))) == played["mark"]
        states.append(state)
    return states


def games_of(found: list[dict[str, Any]]) -> list[list[dict[str, Any]]]:
    return [list(group) for _, group in groupby(found, key=lambda row: row["game"])]


def test_choices_replay_to_the_same_games(kept: Any) -> None:
    """Choice by choice through the rules: the same marks, scores and ranks."""
    options, run, path, _ = kept
    game = interpreted_engine(game_named(run.game).rules).game
    final = replayed(options, run, path)
    seats = games_of(rows(path, "seats"))
    assert len(final) == len(seats) == run.games
    for state, of_game in zip(final, seats, strict=True):
        assert [row["seat"] for row in of_game] == list(range(1, options.seats + 1))
        assert [row["bot"] for row in of_game] == run.bots
        assert [row["score"] for row in of_game] == [game.score(state, seat) for seat in range(options.seats)]
        assert [row["place"] for row in of_game] == [game.rank(state, seat) for seat in range(options.seats)]
        winners = sum(row["place"] == 1 for row in of_game)
        assert [row["share"] for row in of_game] == [(row["place"] == 1) / winners for row in of_game]


@pytest.mark.parametrize(
    "options",
    [
        COACHED,
        AllstarOptions(seats=4),
        AllstarOptions(seats=2, mode="heritage"),
        AllstarOptions(seats=2, mode="free-agency"),
        AllstarOptions(seats=2, mode="clash"),
        AllstarOptions(seats=2, edition="2020"),
    ],
    ids=lambda options: f"{options.edition} {options.mode}",
)
def test_what_all_star_rows_tell(options: AllstarOptions, tmp_path: Path) -> None:
    """Fans, picks and playoffs as someone sees them who watches every round."""
    run = run_of(options, games=6)
    play(options, run, tmp_path / "kept")
    seats = {(row["game"], row["seat"] - 1): row for row in rows(tmp_path / "kept", "seats")}
    won: dict[tuple[int, int, int], int] = {}  # by game, seat, round
    benched: dict[tuple[int, int], list[int]] = {}
    at_start: dict[tuple[int, int], int] = {}

    def watch(game: int, phase: str, seat: int, choice: int, before: Any, after: Any) -> None:
        for own in range(options.seats):
            more = int(after.fans[own]) - int(before.fans[own])
            if phase in (LINEUP, SWAP_BUSES) and after.round_ > before.round_:
                won[game, own, int(before.round_)] = more
            if phase == DRAFT:
                lying = after.bench[own, before.benched[own] : after.benched[own]]
                benched.setdefault((game, own), []).extend(map(int, lying))
            if phase == "choose-coach":
                at_start[game, own] = int(after.fans[own])

    final = replayed(options, run, tmp_path / "kept", watch)
    wanted = 21 if options.mode in ("heritage", "clash") else 18
    for (game, seat), row in seats.items():
        state = final[game]
        assert row["score"] == int(state.fans[seat])
        assert row["start_fans"] == at_start.get((game, seat), 0)
        if not options.coaches:  # what coaches cost and bring is in the score alone
            found = sum(row["fans"]) + row["start_fans"] + row["playoff_fans"] + row["bonus_fans"]
            assert row["score"] == found
            assert [sum(row["fans"][:1]), sum(row["fans"][1:3]), sum(row["fans"][3:])] == [
                won[game, seat, round_] for round_ in range(3)
            ]
        assert row["coach"] == (int(state.coach[seat]) if options.coaches else None)
        assert row["picks"] == benched[game, seat]
        assert len(set(row["picks"])) == len(row["picks"]) == wanted
        assert set(row["picks"]) <= set(map(int, state.deck[: deck_size(state)]))
        assert (row["out_in"] is None) == (row["playoff_rank"] == 1)
        assert row["tickets"] == int(state.tickets[seat])
    for game, found in enumerate(rows(tmp_path / "kept", "games")):
        of_game = [seats[game, seat] for seat in range(options.seats)]
        assert found["arenas"] == [int(arena) for arena in final[game].arenas]
        for arena in range(6):
            ranks = sorted(row["ranks"][arena] for row in of_game)
            assert all(rank == 1 + sum(other < rank for other in ranks) for rank in ranks)  # A4
        out = sorted(row["out_in"] for row in of_game if row["out_in"])
        assert out[-1] == found["matches"]
        ranked = sorted(of_game, key=lambda row: -row["playoff_rank"])
        assert [row["out_in"] for row in ranked if row["out_in"]] == out  # the worst ranks go first


def test_cards_are_picked_in_order(tmp_path: Path) -> None:
    """With four managers the cards chosen in the draft are the picks, but for the last of each pack."""
    options = AllstarOptions(seats=4)
    run = run_of(options, games=3)
    play(options, run, tmp_path / "kept")
    names = {(row["kind"], row["number"]): row["name"] for row in rows(tmp_path / "kept", "names")}
    for seat in rows(tmp_path / "kept", "seats"):
        chosen = [
            row["choice"]
            for row in rows(tmp_path / "kept", "choices")
            if (row["game"], row["seat"]) == (seat["game"], seat["seat"])
            and names["phase", row["phase"]] == DRAFT
        ]
        assert [seat["picks"][6 * round_ + pick] for round_ in range(3) for pick in range(5)] == chosen
        assert [names["choice", card] for card in chosen] == [names["card", card] for card in chosen]


@pytest.mark.parametrize(
    "options", [HoopsOptions(), HoopsOptions(pick_team=True, opening_draft=True)], ids=["first", "draft"]
)
def test_what_basketball_rows_tell(options: HoopsOptions, tmp_path: Path) -> None:
    """Points by turn, and purchases, as someone sees them who watches every choice."""
    run = run_of(options, games=3)
    play(options, run, tmp_path / "kept")
    bought: dict[tuple[int, int], list[int]] = {}
    scored: dict[tuple[int, int], list[int]] = {}
    offered: dict[int, set[int]] = {}
    activated: dict[tuple[int, int], int] = {}

    def watch(game: int, phase: str, seat: int, choice: int, before: Any, after: Any) -> None:
        if phase == BUY:
            bought.setdefault((game, seat), []).append(choice)
        if phase == "menu" and choice < DONE:
            activated[game, seat] = activated.get((game, seat), 0) + 1
        if phase == "menu":
            offered.setdefault(game, set()).update(int(card) for card in (*before.row, *before.tactics))
        for own in (0, 1):
            if after.points[own] > before.points[own]:
                scored.setdefault((game, own), []).append(int(after.points[own] - before.points[own]))

    final = replayed(options, run, tmp_path / "kept", watch)
    games = rows(tmp_path / "kept", "games")
    for row in rows(tmp_path / "kept", "seats"):
        game, seat, state = games[row["game"]], row["seat"] - 1, final[row["game"]]
        assert len(row["points"]) == game["turns"]
        assert sum(row["points"]) == row["score"]
        assert [points for points in row["points"] if points] == scored.get((row["game"], seat), [])
        assert row["margin"] == row["score"] - int(state.points[1 - seat])
        assert row["bought"] == bought.get((row["game"], seat), [])
        assert sorted(row["bought_turn"]) == row["bought_turn"]
        own = 1 if row["seat"] == game["first"] else 0  # odd turns are the first player's
        assert all(turn % 2 == own for turn in row["bought_turn"])
        assert row["drafted"] == [int(card) for card in state.drafted[seat] if card >= 0]
        assert len(row["drafted"]) == (4 if options.opening_draft else 0)
        assert row["attacks"] + row["defences"] == activated.get((row["game"], seat), 0)
    for game in games:
        assert game["overtimes"] == int(final[game["game"]].overtime)
        if not game["overtimes"]:
            assert game["turns"] == int(final[game["game"]].turn) + 1  # and the special last turn (H3)
        assert {model for model, seen in enumerate(game["offered"]) if seen} == offered[game["game"]] - {-1}


# --- the same, whoever plays and however it is kept


def test_keeping_changes_nothing(kept: Any) -> None:
    """The digest and the sums are those of a simulation that keeps nothing."""
    options, run, path, found = kept
    assert same(found, play(options, run, None))
    with open_results(path) as connection:
        assert read_run(connection) == run


def test_a_duckdb_file_holds_the_same(kept: Any, tmp_path: Path) -> None:
    options, run, path, found = kept
    file = tmp_path / "kept.duckdb"
    assert same(found, play(options, run, file))
    assert tables(file) == tables(path)
    with open_results(file) as one, open_results(path) as other:
        for table in ("run", *TABLES):
            described = [view.execute(f"DESCRIBE {table}").fetchall() for view in (one, other)]
            assert [row[:2] for row in described[0]] == [row[:2] for row in described[1]]
        assert one.execute("FROM run").fetchall() == other.execute("FROM run").fetchall()


def test_without_choices(kept: Any, tmp_path: Path) -> None:
    """The other tables are the same, and the table of choices is there and empty."""
    options, run, path, found = kept
    for name in ("few", "few.duckdb"):
        assert same(found, play(options, replace(run, choices=False), tmp_path / name))
        assert tables(tmp_path / name) == tables(path) | {"choices": []}


def test_two_processes_keep_the_same(kept: Any, tmp_path: Path) -> None:
    options, run, path, found = kept
    assert same(found, play(options, run, tmp_path / "two", processes=2))
    assert tables(tmp_path / "two") == tables(path)


@pytest.mark.long
def test_a_cluster_keeps_the_same(kept: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two actors on a Ray cluster of this machine: the same digest and rows as one process."""
    ray = pytest.importorskip("ray")
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    try:
        options, run, path, found = kept
        assert same(found, play(options, run, tmp_path / "cluster", processes=2, backend="ray"))
        assert tables(tmp_path / "cluster") == tables(path)
        assert same(found, play(options, run, None, processes=2, backend="ray"))
    finally:
        ray.shutdown()


def test_pieces_are_handed_out_in_order() -> None:
    assert list(tasks([(0, 4), (4, 4), (8, 2)], 2)) == [[(0, 4), (4, 4)], [(8, 2)]]


# --- stopped and resumed


@pytest.mark.parametrize("name", ["kept", "kept.duckdb"])
@pytest.mark.parametrize("seen", [1, 4])
def test_a_stopped_run_goes_on(kept: Any, tmp_path: Path, name: str, seen: int) -> None:
    """Stopped by Ctrl-C after some games: whole parts are kept, and only the others are played."""
    options, run, path, found = kept
    run = replace(run, part=3)
    played: list[int] = []

    def stop(games: int) -> None:
        played.append(games)
        if sum(played) >= min(seen, run.games - 1):
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        play(options, run, tmp_path / name, progress=stop)
    whole = sum(played)
    with keep_results(tmp_path / name, run, names_of(options)) as store:
        assert store.games == whole
    kept_files = {file: file.stat().st_mtime_ns for file in tmp_path.glob("kept/*-*.parquet")}
    more: list[int] = []
    again = play(options, run, tmp_path / name, progress=more.append)
    assert same(again, found)
    assert (again.games_before, sum(more)) == (whole, run.games - whole)
    assert {file: file.stat().st_mtime_ns for file in kept_files} == kept_files
    assert tables(tmp_path / name) == tables(path)


KILLED = """
import sys
from pathlib import Path
from tests.lab.test_results import COACHED, play, run_of
play(COACHED, run_of(COACHED, games=10, part=2), Path(sys.argv[1]))
"""


@pytest.mark.parametrize("name", ["killed", "killed.duckdb"])
def test_a_killed_run_goes_on(tmp_path: Path, name: str) -> None:
    """Killed at any moment: nothing is broken, and the same command ends with the same tables."""
    run, reveals = run_of(COACHED, games=10, part=2), random.Random(name)
    file = tmp_path / name
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(["src", ".", os.environ.get("PYTHONPATH", "")])}
    root = Path(__file__).parents[2]
    for _ in range(2):
        doomed = subprocess.Popen([sys.executable, "-c", KILLED, str(file)], cwd=root, env=environment)
        while not file.exists() and doomed.poll() is None:
            time.sleep(0.01)
        time.sleep(reveals.uniform(0.1, 0.8))
        doomed.send_signal(signal.SIGKILL)
        doomed.wait()
    again = play(COACHED, run, file)
    assert same(again, play(COACHED, run, None))
    whole = tmp_path / "whole"
    play(COACHED, run, whole)
    assert tables(file) == tables(whole)
    assert not list(file.parent.rglob("*.part"))


def test_a_part_that_is_gone_is_played_again(kept: Any, tmp_path: Path) -> None:
    options, run, path, found = kept
    folder = tmp_path / "holes"
    folder.mkdir()
    for file in path.iterdir():
        (folder / file.name).write_bytes(file.read_bytes())
    (folder / "games-000000.parquet").unlink()
    with open_results(folder) as connection:
        assert connection.execute("SELECT min(game) FROM games").fetchall() == [(4,)]
    again = play(options, run, folder)
    assert same(again, found)
    assert again.games_before == run.games - 4
    assert tables(folder) == tables(path)


def test_an_empty_run_can_be_opened(tmp_path: Path) -> None:
    """Stopped before the first part: all tables are there, without a row."""
    for name in ("empty", "empty.duckdb"):
        keep_results(tmp_path / name, run_of(COACHED, games=10), names_of(COACHED)).close()
        found = tables(tmp_path / name)
        assert found["names"]
        assert [found[table] for table in ("games", "seats", "choices")] == [[], [], []]


# --- questions


def test_the_queries_of_the_docs(tmp_path: Path) -> None:
    """Every query on the page is answered, by both forms alike."""
    page = (Path(__file__).parents[2] / "docs" / "simulate.md").read_text("utf-8")
    block = "".join(re.findall(r"```sql\n(.*?)```", page, re.S))
    queries = block.split(";")[:-1]
    assert len(queries) > 1
    answers = []
    for name in ("asked", "asked.duckdb"):
        play(COACHED, run_of(COACHED, games=3), tmp_path / name)
        with open_results(tmp_path / name) as connection:
            answers.append([len(connection.execute(query).fetchall()) for query in queries])
    assert answers[0] == answers[1]
    assert all(answers[0])


# --- memory


MEASURE = """
import resource, sys
from pathlib import Path
from tests.lab.test_results import COACHED, play, run_of
play(COACHED, run_of(COACHED, int(sys.argv[1]), 16384, choices=False), Path(sys.argv[2]), target="cpu")
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
"""


@pytest.mark.long
@compiled
@pytest.mark.parametrize(("name", "megabytes"), [("rows", 16), ("rows.duckdb", 64)])
def test_memory_does_not_grow_with_the_games(tmp_path: Path, name: str, megabytes: int) -> None:
    """Ten times the games: the same memory, within a few megabytes; DuckDB may fill the 64 it is given."""

    def kilobytes(games: int) -> int:
        command = [sys.executable, "-c", MEASURE, str(games), str(tmp_path / f"{games}-{name}")]
        return int(subprocess.run(command, capture_output=True, text=True, check=True).stdout)

    kilobytes(1)  # compiles
    assert kilobytes(200_000) - kilobytes(20_000) < 1024 * megabytes
