"""Results of a simulation: what a run is, and results opened for questions in SQL.

They are a folder of Parquet files, or one DuckDB file, with the same tables (docs/simulate.md). A folder
holds `run.json`, `names.parquet` and parts, each a fixed range of games: `games-000000.parquet`, `seats-…`
and, if they are kept, `choices-…`. A part counts once its file of games is there.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from sixthman import __version__
from sixthman.messages import BadOption
from sixthman.registry import game_named

from .columns import Table, selection
from .watching import empty_tables

FORMAT = 1
ENDING = ".duckdb"
RUN, NAMES = "run.json", "names.parquet"
GAMES, SEATS, CHOICES = "games", "seats", "choices"
Connection = Any  # a duckdb.DuckDBPyConnection; DuckDB is an extra
_MAGIC_AT, _MAGIC = 8, b"DUCK"  # where a DuckDB file says what it is


@dataclass(frozen=True)
class Run:
    """What was agreed on before a simulation: all of it has to be the same to resume it."""

    game: str
    options: dict[str, str]  # in words, as records have them
    bots: list[str]  # by seat
    seed: str
    games: int
    choices: bool  # are they kept?
    part: int  # games in a part
    rules: str = "1"  # the version of the game's rules
    version: str = __version__
    format: int = FORMAT

    @property
    def parts(self) -> int:
        """How many, the last one perhaps smaller."""
        return -(-self.games // self.part)

    @property
    def tables(self) -> tuple[str, ...]:
        """The tables with many rows, `games` last: they are written in this order."""
        return (CHOICES, SEATS, GAMES) if self.choices else (SEATS, GAMES)

    def agreement(self) -> dict[str, Any]:
        """Everything by name, every option for itself."""
        facts = asdict(self)
        options: dict[str, Any] = facts.pop("options")
        return options | facts


def run_from(facts: Mapping[str, Any]) -> Run | None:
    """The run that the facts describe; None if they describe none. One of another format has only that."""
    try:
        if int(facts["format"]) != FORMAT:
            return Run("", {}, [], "", 0, False, 1, format=int(facts["format"]))
        run = Run(**{**facts, "options": dict(facts["options"]), "bots": list(facts["bots"])})
        game_named(run.game)
        sizes = (int(run.games), int(run.part), len(run.bots))
    except (ValueError, KeyError, TypeError, BadOption):
        return None
    return run if min(sizes) > 0 else None


# --- opening


def open_results(path: str | Path) -> Connection:
    """A DuckDB connection with views run, names, games, seats and choices (empty if none were kept).

    BadOption says what is wrong with the file or folder.
    """
    duckdb, path = load_duckdb(), Path(path)
    connection = duckdb.connect()
    try:
        if path.is_dir():
            _view_folder(connection, path)
        else:
            _view_file(connection, path)
    except BaseException:
        connection.close()
        raise
    return connection


def read_run(connection: Connection) -> Run:
    """The run whose results are open."""
    run = run_in(connection, "run")
    assert run is not None
    return run


def load_duckdb() -> Any:
    """DuckDB; BadOption says how to install it."""
    try:
        import duckdb
    except ImportError as reason:
        raise BadOption("error-extra", package="duckdb", extra="lab") from reason
    return duckdb


def run_in(connection: Connection, table: str) -> Run | None:
    """The run in a table of one row; None if there is none."""
    try:
        found = connection.execute(f"FROM {table}")
        names = [column[0] for column in found.description]
        (row,) = found.fetchall()
        facts = dict(zip(names, row, strict=True))
        return run_from(facts | {"options": json.loads(facts["options"])})
    except (load_duckdb().Error, ValueError, KeyError, TypeError):
        return None


def run_of(path: Path) -> Run:
    """The run of a folder; BadOption if it has none."""
    try:
        run = run_from(json.loads((path / RUN).read_bytes()))
    except (OSError, ValueError, TypeError):
        run = None
    return checked(run, path)


def checked(run: Run | None, path: Path) -> Run:
    """BadOption if there is no run, or one of another format."""
    if run is None:
        raise BadOption("error-results-none", file=str(path))
    if run.format != FORMAT:
        raise BadOption("error-results-format", file=str(path), held=run.format, known=FORMAT)
    return run


def is_duckdb(path: Path) -> bool:
    """Does the file say that it is a DuckDB file?"""
    with path.open("rb") as file:
        return file.read(_MAGIC_AT + len(_MAGIC))[_MAGIC_AT:] == _MAGIC


def part_file(folder: Path, table: str, part: int) -> Path:
    """`seats-000003.parquet`"""
    return folder / f"{table}-{part:06}.parquet"


def quoted(text: object) -> str:
    """Text in SQL."""
    return "'" + str(text).replace("'", "''") + "'"


def reason_of(problem: BaseException) -> str:
    """What DuckDB or the system says, in one line."""
    if isinstance(problem, OSError) and problem.strerror:
        return problem.strerror
    return str(problem).partition("\n")[0]


def _view_folder(connection: Connection, folder: Path) -> None:
    run = run_of(folder)
    write_run(connection, run, "run")
    parts = [part for part in range(run.parts) if part_file(folder, GAMES, part).exists()]
    empty = empty_tables(game_named(run.game).rules, len(run.bots))
    for table in (CHOICES, SEATS, GAMES):
        files = [part_file(folder, table, part) for part in parts] if table in run.tables else []
        for file in files:
            _check_readable(connection, file)
        if files:
            listed = ", ".join(map(quoted, files))
            connection.execute(f"CREATE VIEW {table} AS FROM read_parquet([{listed}])")
        else:
            create_table(connection, run, table, empty[table])
    _check_readable(connection, folder / NAMES)
    connection.execute(f"CREATE VIEW names AS FROM read_parquet({quoted(folder / NAMES)})")


def _check_readable(connection: Connection, file: Path) -> None:
    try:
        connection.execute(f"SELECT count(*) FROM read_parquet({quoted(file)})").fetchall()
    except load_duckdb().Error as reason:
        raise BadOption("error-results-damaged", file=str(file), reason=reason_of(reason)) from reason


def _view_file(connection: Connection, path: Path) -> None:
    attach(connection, path, read_only=True)
    run = checked(run_in(connection, "results.run"), path)
    for table in ("run", "names", SEATS, GAMES, CHOICES):
        if table == CHOICES and not run.choices:
            create_table(
                connection, run, CHOICES, empty_tables(game_named(run.game).rules, len(run.bots))[CHOICES]
            )
        else:
            connection.execute(f"CREATE VIEW {table} AS FROM results.{table}")


def attach(connection: Connection, path: Path, read_only: bool) -> None:
    """A DuckDB file as `results`; BadOption if it is none, is damaged or someone writes to it."""
    try:
        if not is_duckdb(path):
            raise BadOption("error-results-none", file=str(path))
        access = " (READ_ONLY)" if read_only else ""
        connection.execute(f"ATTACH {quoted(path)} AS results{access}")
    except FileNotFoundError as reason:
        raise BadOption("error-results-none", file=str(path)) from reason
    except OSError as reason:
        raise BadOption("error-file", path=str(path), reason=reason_of(reason)) from reason
    except load_duckdb().Error as reason:
        busy = "lock" in str(reason)
        message = "error-results-busy" if busy else "error-results-damaged"
        raise BadOption(message, file=str(path), reason=reason_of(reason)) from reason


# --- tables


def select(run: Run, table: str, columns: Table, source: str) -> tuple[dict[str, Any], str]:
    """Plain columns to be registered as `source`, and the SELECT that makes a table of them."""
    plain, wanted = selection(columns)
    query = f"SELECT {wanted} FROM {source}"
    if table == SEATS:
        bots = ", ".join(map(quoted, run.bots))
        query = f"SELECT game, seat, [{bots}][seat] AS bot, * EXCLUDE (game, seat) FROM ({query})"
    return plain, query


def create_table(
    connection: Connection, run: Run, table: str, columns: Table, catalogue: str = "memory"
) -> None:
    """A table with these columns, and no row."""
    plain, query = select(run, table, columns, "columns")
    connection.register("columns", plain)
    connection.execute(f"CREATE TABLE {catalogue}.{table} AS {query} LIMIT 0")
    connection.unregister("columns")


def write_run(connection: Connection, run: Run, table: str) -> None:
    """The table `run`."""
    connection.execute(
        f"CREATE TABLE {table} AS SELECT $format::INTEGER AS format, $version AS version, $rules AS rules,"
        " $game AS game, $options AS options, $bots::VARCHAR[] AS bots, $seed AS seed,"
        " $games::BIGINT AS games, $choices::BOOLEAN AS choices, $part::INTEGER AS part",
        asdict(run) | {"options": json.dumps(run.options)},
    )
