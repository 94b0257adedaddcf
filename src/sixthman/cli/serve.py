"""`sixthman serve`: the online table."""

import os
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

from cyclopts import App, Parameter

from sixthman.messages import BadOption, say

from .environment import from_environment


def add_serve(
    app: App, option: Callable[..., Parameter], number: Callable[[str], Parameter], language: str
) -> None:
    """Add the command to the command line."""

    @app.command(name="serve", help=say(language, "help-serve"))
    def serve(
        *,
        database: Annotated[str | None, option("help-serve-database")] = None,
        host: Annotated[str, option("help-serve-host")] = "127.0.0.1",
        port: Annotated[int, number("help-serve-port")] = 8000,
        origin: Annotated[list[str] | None, option("help-serve-origin", negative="")] = None,
        delay: Annotated[int, number("help-serve-delay")] = 30,
        grace: Annotated[int, number("help-serve-grace")] = 30,
        address_rate: Annotated[int, number("help-serve-address-rate")] = 50,
        nats: Annotated[str | None, option("help-serve-nats")] = None,
        keep: Annotated[int, number("help-serve-keep")] = 365,
        metrics_port: Annotated[int, number("help-serve-metrics-port")] = 0,
        metrics_host: Annotated[str, option("help-serve-metrics-host")] = "127.0.0.1",
        admin_socket: Annotated[str, option("help-admin-socket")] = "",
        log: Annotated[Path | None, option("help-serve-log")] = None,
        open_page: Annotated[bool, option("help-serve-open", name="--open", negative="")] = False,
        check: Annotated[bool, option("help-serve-check", negative="")] = False,
        language: Annotated[str, option("help-language")] = language,
    ) -> int:
        settings = settings_from(
            {"--port": port, "--grace": grace, "--address-rate": address_rate, "--keep": keep},
            database=from_environment("database", database) or "sixthman.db",
            host=host,
            origins=tuple(origin or (from_environment("origin", None) or "").split()),
            spectator_delay=float(delay),
            metrics_port=metrics_port,
            metrics_host=metrics_host,
            admin=admin_socket,
            nats=from_environment("nats", nats) or "",
            log=str(log.expanduser()) if log else "",
        )
        return check_server(settings, language) if check else run_server(settings, language, open_page)


def settings_from(numbers: dict[str, int], **others: Any) -> Any:
    """Settings from the command line; BadOption for what cannot be."""
    from sixthman.server.settings import Settings

    for what, value in numbers.items():
        if value <= 0:
            raise BadOption("error-server-limit", what=what)
    for origin in others["origins"]:
        if re.fullmatch(r"https?://[A-Za-z0-9.\[\]:-]+", origin) is None:
            raise BadOption("error-server-origin-form", origin=origin)
    rate = numbers["--address-rate"]
    return Settings(
        port=numbers["--port"],
        grace=float(numbers["--grace"]),
        address_rate=float(rate),
        address_burst=max(400, 8 * rate),
        keep_days=float(numbers.get("--keep", 365)),
        **others,
    )


def check_server(settings: Any, language: str) -> int:
    """Check everything a server needs; 0 if all is well."""
    import asyncio

    from sixthman.server.check import check

    return asyncio.run(check(settings, language))


def run_server(settings: Any, language: str, open_page: bool = False) -> int:
    """Serve until told to stop; the page can be opened as soon as everything is ready."""
    from sixthman.server.run import run

    check_address(settings.host, settings.port)
    host = "127.0.0.1" if settings.host in ("0.0.0.0", "::") else settings.host
    address = f"http://{host}:{settings.port}"

    def tell() -> None:
        print(say(language, "serve-listening", address=f"http://{settings.host}:{settings.port}"), flush=True)

    return run(settings, (lambda: show_page(address, language)) if open_page else None, tell)


def check_address(host: str, port: int) -> None:
    """BadOption if nothing can listen there: someone else does, or the machine does not have the address."""
    import socket

    try:
        family, type_, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, type_, protocol) as trial:
            if os.name != "nt":  # there it would let two listen at the same port
                trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            trial.bind((address[0], port, *address[2:]))
    except (OSError, OverflowError) as reason:
        text = getattr(reason, "strerror", None) or str(reason)
        raise BadOption("error-server-address", host=host, port=str(port), reason=text) from reason


def show_page(address: str, language: str) -> None:
    """Open the page in a browser; where there is no screen for one, say where it is."""
    import webbrowser

    has_screen = sys.platform in ("win32", "darwin") or {"DISPLAY", "WAYLAND_DISPLAY"} & set(os.environ)
    if not (has_screen and webbrowser.open(address)):
        print(say(language, "serve-open", address=address), flush=True)
