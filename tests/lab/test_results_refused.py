"""What `sixthman simulate --output` refuses: a clear sentence in every language, and nothing overwritten."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from sixthman.cli import main
from sixthman.cli.simulate import keep
from sixthman.games.allstar.table import AllstarOptions
from sixthman.lab.batches import Batch
from sixthman.lab.parts_on_disk import UNFINISHED, lock
from sixthman.lab.store import RUN, open_results
from sixthman.messages import LANGUAGES, BadOption, say

SMALL = {"--seats": "3", "--games": "3", "--target": "interpreted"}
Command = Callable[..., tuple[int, str]]
Refused = Callable[..., str]


def small(arguments: Sequence[str]) -> list[str]:
    """These arguments, and those of three small games that they leave open."""
    rest = [word for name, value in SMALL.items() if name not in arguments for word in (name, value)]
    return [*arguments, *rest]


def contents(path: Path) -> dict[str, bytes]:
    """Every file at a path or below it."""
    files = [path] if path.is_file() else [file for file in path.rglob("*") if file.is_file()]
    return {str(file): file.read_bytes() for file in files}


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    """The command in this process: exit status, what it complained of."""

    def run(*arguments: str, game: str = "allstar", language: str = "en") -> tuple[int, str]:
        words = ["sixthman", "simulate", game, "--language", language, *small(arguments)]
        monkeypatch.setattr(sys, "argv", words)
        with pytest.raises(SystemExit) as leaving:
            main()
        return int(leaving.value.code or 0), capsys.readouterr().err.strip()

    return run


@pytest.fixture
def refused(command: Command) -> Refused:
    """A command that must fail with this message in all three languages; what it said in English."""

    def check(message: str, *arguments: str, **facts: object) -> str:
        told = ""
        for language in reversed(LANGUAGES):
            status, told = command(*arguments, language=language)
            assert status == 2
            start = say(language, message, **facts).partition("⟨")[0]
            assert told.startswith(start)
        return told

    return check


@pytest.fixture(params=["kept", "kept.duckdb"])
def kept(request: pytest.FixtureRequest, tmp_path: Path, command: Command) -> Path:
    """Three games, in each of the two forms."""
    path = tmp_path / request.param
    assert command("--output", str(path)) == (0, "")
    return path


@pytest.mark.parametrize(
    ("arguments", "what", "held", "asked"),
    [
        (["--seed", "8"], "seed", "7", "8"),
        (["--games", "4"], "games", "3", "4"),
        (["--bots", "pro"], "bots", '["random", "random", "random"]', '["pro", "pro", "pro"]'),
        (["--no-whistle"], "whistle", "null", "no"),
        (["--choices"], "choices", "false", "true"),
    ],
)
def test_other_options(
    kept: Path, refused: Refused, arguments: list[str], what: str, held: str, asked: str
) -> None:
    before = contents(kept)
    facts = {"file": str(kept), "what": what, "held": held, "asked": asked}
    refused("error-results-other", *arguments, "--output", str(kept), **facts)
    assert contents(kept) == before


def test_another_game(kept: Path, command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    before = contents(kept)
    monkeypatch.delitem(SMALL, "--seats")
    status, told = command("--output", str(kept), game="hoops")
    assert status == 2
    assert told.startswith(f"{kept} holds another simulation (")
    assert contents(kept) == before


def test_two_runs_do_not_write_into_one_folder(tmp_path: Path, command: Command, refused: Refused) -> None:
    """The second is told so and changes nothing; when the first is gone, it goes on."""
    path = tmp_path / "kept"
    assert command("--output", str(path)) == (0, "")
    draft = path / f"games-0.parquet.1{UNFINISHED}"
    draft.write_bytes(b"being written")
    before = contents(path)
    with lock(path / RUN):
        refused("error-results-busy", "--output", str(path), file=str(path))
        assert contents(path) == before
    assert command("--output", str(path)) == (0, "")
    assert not draft.exists()


@pytest.mark.parametrize("name", ["mine", "mine.duckdb", "mine.txt"])
def test_something_else_is_there(tmp_path: Path, refused: Refused, name: str) -> None:
    """A file or a folder of your own is never touched."""
    path = tmp_path / name
    path.write_text("mine")
    refused("error-results-taken", "--output", str(path), file=str(path))
    assert path.read_text() == "mine"
    folder = tmp_path / f"folder of {name}".removesuffix(".duckdb")
    folder.mkdir()
    (folder / "thesis.txt").write_text("mine")
    refused("error-results-taken", "--output", str(folder), file=str(folder))
    assert contents(folder) == {str(folder / "thesis.txt"): b"mine"}


def test_a_database_of_somebody_else(tmp_path: Path, refused: Refused) -> None:
    import duckdb

    path = tmp_path / "own.duckdb"
    with duckdb.connect(str(path)) as connection:
        connection.execute("CREATE TABLE run AS SELECT 42 AS answer")
    refused("error-results-taken", "--output", str(path), file=str(path))
    with duckdb.connect(str(path)) as connection:
        assert connection.execute("FROM run").fetchall() == [(42,)]


@pytest.mark.parametrize("table", ["games", "seats"])
@pytest.mark.parametrize("damage", [b"", b"PAR1", None])
def test_a_damaged_part(
    tmp_path: Path,
    command: Command,
    refused: Refused,
    table: str,
    damage: bytes | None,
) -> None:
    """A file that is empty, something else or cut off is named; deleted, its games are played again."""
    folder = tmp_path / "kept"
    command("--output", str(folder))
    whole = contents(folder)
    file = folder / f"{table}-000000.parquet"
    file.write_bytes(whole[str(file)][:-20] if damage is None else damage)
    before = contents(folder)
    games = folder / "games-000000.parquet"
    refused("error-results-part", "--output", str(folder), file=str(file), games=str(games))
    assert contents(folder) == before
    with pytest.raises(BadOption, match="damaged"):
        open_results(folder)
    (folder / "games-000000.parquet").unlink()
    assert command("--output", str(folder)) == (0, "")
    assert contents(folder).keys() == whole.keys()


def test_a_part_without_its_seats(tmp_path: Path, command: Command, refused: Refused) -> None:
    folder = tmp_path / "kept"
    command("--output", str(folder))
    seats, games = (folder / f"{table}-000000.parquet" for table in ("seats", "games"))
    seats.unlink()
    refused("error-results-part", "--output", str(folder), file=str(seats), games=str(games))


@pytest.mark.parametrize("table", ["games", "seats"])
def test_bytes_that_changed(tmp_path: Path, command: Command, refused: Refused, table: str) -> None:
    """The end of the file, where a reader looks first, is whole; what it points to is not."""
    folder = tmp_path / "kept"
    command("--output", str(folder))
    file = folder / f"{table}-000000.parquet"
    file.write_bytes(b"PAR1" + bytes(400) + file.read_bytes()[404:])
    games = folder / "games-000000.parquet"
    refused("error-results-part", "--output", str(folder), file=str(file), games=str(games))


def test_rows_of_other_games(tmp_path: Path, command: Command, refused: Refused) -> None:
    """A part that can be read, and holds too few rows."""
    import duckdb

    folder = tmp_path / "kept"
    command("--output", str(folder))
    file = folder / "seats-000000.parquet"
    few = tmp_path / "few.parquet"
    duckdb.connect().execute(f"COPY (FROM '{file}' WHERE game > 0) TO '{few}' (FORMAT parquet)")
    few.replace(file)
    games = folder / "games-000000.parquet"
    refused("error-results-part", "--output", str(folder), file=str(file), games=str(games))


def test_a_damaged_database(tmp_path: Path, command: Command) -> None:
    path = tmp_path / "kept.duckdb"
    command("--output", str(path))
    path.write_bytes(path.read_bytes()[:9000])
    before = contents(path)
    status, told = command("--output", str(path))
    assert status == 2
    assert told.startswith(f"{path} is damaged")
    assert contents(path) == before
    with pytest.raises(BadOption, match="damaged"):
        open_results(path)


def test_a_run_of_a_later_format(tmp_path: Path, command: Command, refused: Refused) -> None:
    folder = tmp_path / "kept"
    command("--output", str(folder))
    run = folder / "run.json"
    run.write_text(run.read_text().replace('"format": 1', '"format": 2'))
    refused("error-results-format", "--output", str(folder), file=str(folder), held=2, known=1)
    with pytest.raises(BadOption, match="format 2"):
        open_results(folder)


@pytest.mark.parametrize("name", ["nothing", "nothing.duckdb"])
def test_nothing_to_open(tmp_path: Path, name: str) -> None:
    with pytest.raises(BadOption, match="holds no results"):
        open_results(tmp_path / name)
    (tmp_path / name).mkdir()
    with pytest.raises(BadOption, match="holds no results"):
        open_results(tmp_path / name)


def test_a_folder_that_cannot_be_made(tmp_path: Path, refused: Refused) -> None:
    path = tmp_path / "no" / "such" / "folder"
    refused("error-file-write", "--output", str(path), path=str(path), reason="⟨")


FULL = """
import resource, sys
resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv[1]), int(sys.argv[1])))
sys.argv[1:2] = []
from sixthman.cli import main
main()
"""


@pytest.mark.parametrize(("name", "limit"), [("full", 3000), ("full.duckdb", 10_000)])
def test_a_full_disk(tmp_path: Path, command: Command, name: str, limit: int) -> None:
    """No room for a part: it is told, what is there stays whole, and with room the run goes on."""
    pytest.importorskip("resource")
    path = tmp_path / name
    if path.suffix:  # there is room for an empty one
        keep(path, AllstarOptions(seats=3), Batch((), (0, 0, 0), "7"), 3, choices=True).close()
    words = ["simulate", "allstar", *small(["--choices", "--output", str(path)])]
    done = subprocess.run(
        [sys.executable, "-c", FULL, str(limit), *words],
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | {"SIXTHMAN_LANGUAGE": "en"},
    )
    assert done.returncode == 2
    assert "can’t be written" in done.stderr
    assert "Traceback" not in done.stderr
    assert not list(tmp_path.rglob("*.part"))
    assert command("--choices", "--output", str(path)) == (0, "")
    with open_results(path) as connection:
        assert connection.execute("SELECT count(*) FROM games").fetchall() == [(3,)]


@pytest.mark.parametrize(
    ("message", "arguments", "facts"),
    [
        ("error-choices-output", ["--choices"], {}),
        ("error-cuda-output", ["--target", "cuda", "--output", "{}"], {}),
        ("error-cuda-ray", ["--target", "cuda", "--backend", "ray"], {}),
        ("error-backend", ["--backend", "cloud"], {"backend": "cloud", "known": "processes, ray"}),
        (
            "error-bot-unknown",
            ["--bots", "gretzky", "--output", "{}"],
            {"bot": "gretzky", "known": "random, rookie, starter, pro, captain, mvp"},
        ),
        ("error-games", ["--games", "0", "--output", "{}"], {"games": "0", "most": 10**12}),
    ],
)
def test_bad_options_begin_nothing(
    tmp_path: Path, refused: Refused, message: str, arguments: list[str], facts: dict[str, object]
) -> None:
    path = tmp_path / "kept"
    given = [argument.format(path) for argument in arguments]
    refused(message, *given, **facts)
    assert not path.exists()


@pytest.mark.parametrize(
    ("module", "message", "arguments"),
    [
        ("duckdb", "error-extra", ["--output", "{}"]),
        ("ray", "error-extra-ray", ["--backend", "ray"]),
        ("ray", "error-extra-ray", ["--backend", "ray", "--processes", "2"]),
    ],
)
def test_an_extra_that_is_not_installed(
    tmp_path: Path,
    refused: Refused,
    monkeypatch: pytest.MonkeyPatch,
    module: str,
    message: str,
    arguments: list[str],
) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    path = tmp_path / "kept"
    facts = {"package": module, "extra": "lab"} if message == "error-extra" else {}
    told = refused(message, *[argument.format(path) for argument in arguments], **facts)
    assert "pip install '" in told
    assert not path.exists()


def test_a_cluster_that_is_not_there(refused: Refused, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("ray")
    monkeypatch.setenv("RAY_ADDRESS", "127.0.0.1:1")
    refused("error-ray-cluster", "--backend", "ray", reason="⟨")
