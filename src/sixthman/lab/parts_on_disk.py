"""Keeping the results of a simulation while it goes on, part by part, so that it can be resumed.

A part is written whole or not at all: a file of a folder under another name first, rows of a DuckDB file in
one transaction. What is there is never overwritten: another simulation, or a damaged part, is left alone.
"""

from __future__ import annotations

import json
import os
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Self

from sixthman.messages import BadOption
from sixthman.registry import game_named

from .batches import CHUNK, Chunk, Piece, chunks
from .columns import Numbers, Table
from .store import (
    CHOICES,
    ENDING,
    GAMES,
    NAMES,
    RUN,
    SEATS,
    Run,
    attach,
    checked,
    create_table,
    load_duckdb,
    part_file,
    quoted,
    reason_of,
    run_in,
    run_of,
    select,
    write_run,
)
from .watching import empty_tables

PART, PART_WITH_CHOICES = 16 * CHUNK, 2 * CHUNK  # games
UNFINISHED = ".part"  # the end of a file's name while it is written
SETTINGS = {"memory_limit": "64MB", "threads": 1}  # the players need the other cores
Names = Sequence[tuple[str, int, str]]  # type, number, name


def keep_results(path: Path, run: Run, names: Names) -> Store:
    """Results to be begun or resumed; BadOption if something else is there."""
    return (DuckFile if path.suffix == ENDING else Folder)(path, run, names)


class Store(ABC):
    """Results of a run on disk: the parts that are there, and room for those that are missing."""

    def __init__(self, path: Path, run: Run, names: Names) -> None:
        self.path, self.run = path, run
        self._duckdb = load_duckdb()
        self._connection = self._duckdb.connect(config=SETTINGS)
        try:
            self._open(names)
            self._done = {part for part in range(run.parts) if self._is_there(part)}
            for part in sorted(self._done):
                self._check(part)
        except (OSError, self._duckdb.Error) as reason:
            self.close()
            raise BadOption("error-file-write", path=str(path), reason=reason_of(reason)) from reason
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, error: type[BaseException] | None, reason: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    @property
    def games(self) -> int:
        """How many games are there."""
        return sum(self.piece(part)[1] for part in self._done)

    def piece(self, part: int) -> Piece:
        """The games of a part."""
        first = part * self.run.part
        return first, min(self.run.part, self.run.games - first)

    def missing(self) -> Iterator[Piece]:
        """Chunks of all parts that are not there, in order."""
        for part in range(self.run.parts):
            if part not in self._done:
                first, count = self.piece(part)
                yield from chunks(count, first=first)

    def is_there(self, part: int) -> bool:
        """Has the part been written, in this run or before?"""
        return part in self._done

    def chunk(self, part: int) -> Chunk:
        """A part that is there, summed up; BadOption if it is damaged."""
        count = self.piece(part)[1]
        decisions, checksums = self._ask(part, GAMES, "SELECT decisions, mark FROM {} ORDER BY game")
        scores, shares = self._ask(
            part, SEATS, "SELECT sum(score), sum(share) FROM {} GROUP BY seat ORDER BY seat"
        )
        return Chunk(
            games=count,
            decisions=int(decisions.sum()),
            checksums=checksums.astype("<u8").tobytes(),
            score_sums=[int(score) for score in scores],
            win_sums=[float(share) for share in shares],
        )

    def write(self, part: int, tables: Mapping[str, Table]) -> None:
        """Keep a part; BadOption if there is no room, and then nothing of it is kept."""
        try:
            self._write(part, tables)
        except self._duckdb.InterruptException as reason:
            raise KeyboardInterrupt from reason
        except (OSError, self._duckdb.Error) as reason:
            raise BadOption("error-results-write", file=str(self.path), reason=reason_of(reason)) from reason
        self._done.add(part)

    def close(self) -> None:
        """Nothing more is to be kept."""
        self._connection.close()

    def _check(self, part: int) -> None:
        """BadOption if a part that is there is not what this run would have written."""
        first, count = self.piece(part)
        (decisions,) = self._ask(part, GAMES, "SELECT decisions FROM {}")
        rows = {GAMES: count, SEATS: count * len(self.run.bots), CHOICES: int(decisions.sum())}
        for table in self.run.tables:
            query = "SELECT count(*), count(DISTINCT game), min(game), max(game), bit_xor(hash(t)) FROM {} t"
            found = [column[0] for column in self._ask(part, table, query)]
            if found[:4] != [rows[table], count, first, first + count - 1]:
                raise self._damaged(part, table)

    def _ask(self, part: int, table: str, query: str) -> list[Numbers]:
        """The columns of an answer about a table of a part; BadOption if it is damaged."""
        try:
            answer = self._connection.execute(query.format(self._source(part, table))).fetchnumpy()
            return list(answer.values())
        except self._duckdb.InterruptException as reason:
            raise KeyboardInterrupt from reason
        except self._duckdb.Error as reason:
            raise self._damaged(part, table, reason) from reason

    # --- what the two forms do in their own ways

    @abstractmethod
    def _open(self, names: Names) -> None:
        """Begin, or resume what is there; BadOption if that is something else."""

    @abstractmethod
    def _is_there(self, part: int) -> bool:
        """Is a part whole and in its place?"""

    @abstractmethod
    def _source(self, part: int, table: str) -> str:
        """What to select the rows of a part from."""

    @abstractmethod
    def _write(self, part: int, tables: Mapping[str, Table]) -> None:
        """Write a part, whole or not at all."""

    @abstractmethod
    def _damaged(self, part: int, table: str, reason: BaseException | None = None) -> BadOption:
        """What to say about a part that isn't as it was written."""

    def _compare(self, held: Run) -> None:
        """BadOption if another simulation is there."""
        own, others = self.run.agreement(), held.agreement()
        for name in dict.fromkeys((*own, *others)):
            if own.get(name) != others.get(name):
                raise BadOption(
                    "error-results-other",
                    file=str(self.path),
                    what=name,
                    held=text_of(others.get(name)),
                    asked=text_of(own.get(name)),
                )


class Folder(Store):
    """Parquet files in a folder; one run at a time writes there, the one that has locked its description."""

    _lock: IO[bytes] | None = None

    def close(self) -> None:
        """Let others go on."""
        super().close()
        if self._lock is not None:
            self._lock.close()

    def _open(self, names: Names) -> None:
        folder = self.path
        if folder.exists() and not folder.is_dir():
            raise BadOption("error-results-taken", file=str(folder))
        folder.mkdir(exist_ok=True)
        held = [file for file in folder.iterdir() if file.suffix != UNFINISHED]
        if held:
            self._compare(_run_held(folder))
        else:
            draft = folder / (RUN + UNFINISHED)
            draft.write_text(json.dumps(asdict(self.run), indent=2) + "\n", "utf-8")
            draft.replace(folder / RUN)
        self._lock = lock(folder / RUN)
        for file in folder.glob(f"*{UNFINISHED}"):
            file.unlink()
        if not (folder / NAMES).exists():
            self._copy(_values(names), folder / NAMES)

    def _is_there(self, part: int) -> bool:
        return part_file(self.path, GAMES, part).exists()

    def _source(self, part: int, table: str) -> str:
        return f"read_parquet({quoted(part_file(self.path, table, part))})"

    def _write(self, part: int, tables: Mapping[str, Table]) -> None:
        for table in self.run.tables:
            plain, query = select(self.run, table, tables[table], "columns")
            self._connection.register("columns", plain)
            self._copy(query, part_file(self.path, table, part))
            self._connection.unregister("columns")

    def _copy(self, query: str, file: Path) -> None:
        """Write a file under another name, and give it its own when it is whole and on the disk."""
        draft = file.with_name(f"{file.name}.{os.getpid()}{UNFINISHED}")
        try:
            self._connection.execute(f"COPY ({query}) TO {quoted(draft)} (FORMAT parquet, COMPRESSION zstd)")
            with draft.open("rb") as written:
                os.fsync(written.fileno())
            draft.replace(file)
        except BaseException:
            draft.unlink(missing_ok=True)
            raise

    def _damaged(self, part: int, table: str, reason: BaseException | None = None) -> BadOption:
        file, games = (str(part_file(self.path, name, part)) for name in (table, GAMES))
        return BadOption("error-results-part", file=file, games=games)


class DuckFile(Store):
    """Tables in a DuckDB file; its parts are there in order."""

    def _open(self, names: Names) -> None:
        if not self.path.exists():
            self._begin(names)
        try:
            attach(self._connection, self.path, read_only=False)
            held = checked(run_in(self._connection, "results.run"), self.path)
        except BadOption as reason:
            if reason.message == "error-results-none":
                raise BadOption("error-results-taken", file=str(self.path)) from reason
            raise
        self._compare(held)
        ((self._games,),) = self._connection.execute("SELECT count(*) FROM results.games").fetchall()
        if self._games % self.run.part and self._games != self.run.games:
            raise self._damaged(0, GAMES)

    def _begin(self, names: Names) -> None:
        """An empty file under another name, then under its own: there is no half of it."""
        draft = self.path.with_name(self.path.name + UNFINISHED)
        draft.unlink(missing_ok=True)
        try:
            self._connection.execute(f"ATTACH {quoted(draft)} AS results")
            write_run(self._connection, self.run, "results.run")
            self._connection.execute(f"CREATE TABLE results.names AS {_values(names)}")
            empty = empty_tables(game_named(self.run.game).rules, len(self.run.bots))
            for table in self.run.tables:
                create_table(self._connection, self.run, table, empty[table], "results")
            self._connection.execute("DETACH results")
            draft.replace(self.path)
        except BaseException:
            draft.unlink(missing_ok=True)
            raise

    def _is_there(self, part: int) -> bool:
        return bool(self.piece(part)[0] < self._games)

    def _source(self, part: int, table: str) -> str:
        first, count = self.piece(part)
        return f"(FROM results.{table} WHERE game BETWEEN {first} AND {first + count - 1})"

    def _write(self, part: int, tables: Mapping[str, Table]) -> None:
        self._connection.execute("BEGIN")
        try:
            for table in self.run.tables:
                plain, query = select(self.run, table, tables[table], "columns")
                self._connection.register("columns", plain)
                self._connection.execute(f"INSERT INTO results.{table} {query}")
                self._connection.unregister("columns")
            self._connection.execute("COMMIT")
        except BaseException:
            with suppress(self._duckdb.Error):
                self._connection.execute("ROLLBACK")
            raise

    def _damaged(self, part: int, table: str, reason: BaseException | None = None) -> BadOption:
        why = table if reason is None else reason_of(reason)
        return BadOption("error-results-damaged", file=str(self.path), reason=why)


def lock(file: Path) -> IO[bytes]:
    """Keep others from locking this file until it is closed or the program ends, however it ends."""
    held = file.open("rb")
    try:
        import fcntl

        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except ImportError:  # no such locks on this system: whoever begins two runs has to look after them
        pass
    except BlockingIOError as reason:
        held.close()
        raise BadOption("error-results-busy", file=str(file.parent)) from reason
    return held


def _run_held(folder: Path) -> Run:
    """The run of a folder that is not empty; BadOption if it is no folder of results."""
    try:
        return run_of(folder)
    except BadOption as reason:
        if reason.message == "error-results-none":
            raise BadOption("error-results-taken", file=str(folder)) from reason
        raise


def _values(names: Names) -> str:
    rows = ", ".join(f"({quoted(of)}, {number}::SMALLINT, {quoted(name)})" for of, number, name in names)
    return f"SELECT * FROM (VALUES {rows}) AS names(kind, number, name)"


def text_of(value: Any) -> str:
    """A value of a run in a message."""
    return value if isinstance(value, str) else json.dumps(value)
