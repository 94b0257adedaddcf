"""`sixthman serve`: the online table."""

import asyncio
import re
from collections.abc import Callable
from typing import Annotated, Any

from cyclopts import App, Parameter

from sixthman.messages import BadOption, say


def add_serve(
    app: App, option: Callable[..., Parameter], number: Callable[[str], Parameter], language: str
) -> None:
    """Add the command to the command line."""

    @app.command(name="serve", help=say(language, "help-serve"))
    def serve(
        *,
        database: Annotated[str, option("help-serve-database")] = "sixthman.db",
        host: Annotated[str, option("help-serve-host")] = "127.0.0.1",
        port: Annotated[int, number("help-serve-port")] = 8000,
        origin: Annotated[list[str] | None, option("help-serve-origin", negative="")] = None,
        delay: Annotated[int, number("help-serve-delay")] = 30,
        grace: Annotated[int, number("help-serve-grace")] = 30,
        address_rate: Annotated[int, number("help-serve-address-rate")] = 50,
        check: Annotated[bool, option("help-serve-check", negative="")] = False,
        language: Annotated[str, option("help-language")] = language,
    ) -> int:
        settings = settings_from(
            {"--port": port, "--grace": grace, "--address-rate": address_rate},
            database=database,
            host=host,
            origins=tuple(origin or ()),
            spectator_delay=float(delay),
        )
        return check_server(settings, language) if check else run_server(settings, language)


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
        **others,
    )


def check_server(settings: Any, language: str) -> int:
    """Check everything a server needs; 0 if all is well."""
    from sixthman.server.check import check

    return asyncio.run(check(settings, language))


def run_server(settings: Any, language: str) -> int:
    """Serve until told to stop."""
    from sixthman.server.run import run

    print(say(language, "serve-listening", address=f"http://{settings.host}:{settings.port}"), flush=True)
    return run(settings)
