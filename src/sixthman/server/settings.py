"""How a server is run: everything that can be set."""

from __future__ import annotations

from dataclasses import dataclass, field
from ipaddress import ip_address
from socket import gethostname
from urllib.parse import urlsplit

from .store_health import LIMIT

# The push services of browsers: their hosts and those below them. An entry with a scheme is one whole origin.
PUSH_SERVICES = (
    "fcm.googleapis.com",
    "push.services.mozilla.com",
    "push.apple.com",
    "notify.windows.com",
)


@dataclass(frozen=True)
class Settings:
    """The settings of `sixthman serve`; there is no default secret, because there is no secret to set."""

    database: str = "sixthman.db"
    host: str = "127.0.0.1"
    port: int = 8000
    origins: tuple[str, ...] = ()  # pages that may talk to us, besides our own address
    spectator_delay: float = 30.0  # seconds
    grace: float = 30.0  # seconds until a bot plays for someone who is gone
    after_restart: float = 15.0  # seconds that every clock has left when a server comes back
    idle: float = 60.0  # seconds until a table that nobody looks at goes to sleep
    open_for: float = 24 * 3600.0  # seconds until a table where nobody has begun to play is closed
    store_limit: float = LIMIT  # seconds that the database may take for anything
    address_rate: float = 50.0  # requests and messages a second from one address …
    address_burst: int = 400
    address_connections: int = 256  # sockets and requests at the same time from one address
    half_sent: int = 64  # connections of one address on which a request is awaited or half sent …
    header_seconds: float = 10.0  # … and how long for its headers, …
    request_seconds: float = 30.0  # … and for all of it
    seat_rate: float = 20.0  # messages a second from one seat
    seat_burst: int = 60
    question_rate: float = 10.0  # questions a second about cards from one seat
    question_burst: int = 20
    most_connections: int = 20_000
    keep_days: float = 365.0  # how long finished games are kept, and guests without a game …
    keep_open_days: float = 7.0  # … and tables where nobody has begun to play
    nats: str = ""  # where several nodes tell each other what they do: nats://host:4222
    admin: str = ""  # where an operator reaches the server; for an embedded database beside it
    push_services: tuple[str, ...] = PUSH_SERVICES  # where notifications may be sent
    side_doors: bool = False  # is this a whole process, which an operator may talk to?
    metrics_host: str = "127.0.0.1"
    metrics_port: int = 0  # metrics on a port of their own; 0: on the same port as everything
    log: str = ""  # a file for the log, which is begun anew when it is large; else the error stream
    own_origins: tuple[str, ...] = field(init=False)

    def __post_init__(self) -> None:
        hosts = {self.host, "127.0.0.1", "localhost"} - {"0.0.0.0", "::"}
        own = tuple(sorted(f"http://{host}:{self.port}" for host in hosts))
        object.__setattr__(self, "own_origins", own)

    def allows(self, origin: str, host: str = "") -> bool:
        """May a page from there talk to us, if it was told that we are at `host`?

        Our own page may, by whatever address of this machine it was opened. A name that someone else can let
        lead here (DNS rebinding) is no address of ours: it has to be named by --origin.
        """
        if origin in self.origins or origin in self.own_origins:
            return True
        return origin in (f"http://{host}", f"https://{host}") and _is_own_address(host)

    @property
    def secure(self) -> bool:
        """Are people told to come by https only? Then cookies travel only so."""
        return bool(self.origins) and all(origin.startswith("https://") for origin in self.origins)


def _is_own_address(host: str) -> bool:
    """An address in numbers, or this machine's name: nobody can make those lead elsewhere."""
    try:
        name = (urlsplit(f"//{host}").hostname or "").lower()
    except ValueError:
        return False
    try:
        ip_address(name)
    except ValueError:
        own = gethostname().lower()
        return name in {"localhost", own, f"{own}.local"}
    return True
