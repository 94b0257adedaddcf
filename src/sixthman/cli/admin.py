"""`sixthman admin`: what an operator asks of a running server, over its own socket."""

import json
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

from cyclopts import App, Parameter

from sixthman.messages import BadOption, UserError, say

from .environment import from_environment

ANSWER = 16 << 20  # bytes of an answer, at most
PATIENCE = 600.0  # seconds: a backup takes its time


def add_admin(
    app: App, option: Callable[..., Parameter], number: Callable[[str], Parameter], language: str
) -> None:
    """Add the commands to the command line."""
    admin = App(name="admin", help=say(language, "help-admin"), help_format="plaintext")
    app.command(admin)
    Database = Annotated[str | None, option("help-serve-database")]
    Path_ = Annotated[str | None, option("help-admin-socket", name="--socket")]
    Table = Annotated[str, option("help-admin-table")]

    def tell(database: str | None, given: str | None, do: str, **asked: Any) -> None:
        print(json.dumps(ask(database, given, do=do, **asked), indent=2, ensure_ascii=False))

    @admin.command(name="list", help=say(language, "help-admin-list"))
    def list_(*, database: Database = None, path: Path_ = None) -> None:
        tell(database, path, "list")

    @admin.command(help=say(language, "help-admin-close"))
    def close(table: Table, *, database: Database = None, path: Path_ = None) -> None:
        tell(database, path, "close", table=table)

    @admin.command(help=say(language, "help-admin-remove"))
    def remove(
        table: Table,
        seat: Annotated[int, number("help-admin-seat")],
        *,
        database: Database = None,
        path: Path_ = None,
    ) -> None:
        tell(database, path, "remove", table=table, seat=seat - 1)

    @admin.command(help=say(language, "help-admin-ban"))
    def ban(
        who: Annotated[str, option("help-admin-who")],
        *,
        days: Annotated[int, number("help-admin-days")] = 30,
        database: Database = None,
        path: Path_ = None,
    ) -> None:
        tell(database, path, "ban", who=who, days=float(days))

    @admin.command(help=say(language, "help-admin-announce"))
    def announce(
        text: Annotated[str, option("help-admin-text")] = "",
        *,
        database: Database = None,
        path: Path_ = None,
    ) -> None:
        tell(database, path, "announce", text=text)

    @admin.command(help=say(language, "help-admin-drain"))
    def drain(
        *,
        end: Annotated[bool, option("help-admin-drain-end", negative="")] = False,
        database: Database = None,
        path: Path_ = None,
    ) -> None:
        tell(database, path, "drain", end=end)

    @admin.command(help=say(language, "help-admin-retention"))
    def retention(
        *,
        days: Annotated[int | None, number("help-admin-keep")] = None,
        database: Database = None,
        path: Path_ = None,
    ) -> None:
        tell(database, path, "retention", days=None if days is None else float(days))

    @admin.command(help=say(language, "help-admin-broken"))
    def broken(*, database: Database = None, path: Path_ = None) -> None:
        tell(database, path, "broken")

    @admin.command(help=say(language, "help-admin-backup"))
    def backup(
        file: Annotated[Path, option("help-admin-file")], *, database: Database = None, path: Path_ = None
    ) -> None:
        tell(database, path, "backup", path=str(file.expanduser().resolve()))


def ask(database: str | None, given: str | None, **asked: Any) -> dict[str, Any]:
    """A server's answer; BadOption if there is no server, UserError if it says no."""
    from sixthman.server.admin import admin_socket

    path = admin_socket(from_environment("database", database) or "sixthman.db", given or "")
    if path is None:
        raise BadOption("error-server-no-admin", path="--socket")
    try:
        with socket.socket(socket.AF_UNIX) as line:
            line.settimeout(PATIENCE)
            line.connect(str(path))
            with line.makefile("rwb") as talk:
                talk.write(json.dumps(asked).encode() + b"\n")
                talk.flush()
                answer: dict[str, Any] = json.loads(talk.readline(ANSWER))
    except (OSError, AttributeError) as reason:
        raise BadOption("error-server-no-admin", path=str(path)) from reason
    if "error" in answer:
        raise UserError(answer["error"], **answer["facts"])
    return answer
