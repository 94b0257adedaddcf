"""A server process: uvicorn around the application."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from threading import Thread

import uvicorn

from .app import make_app
from .awaited_requests import AwaitedRequests, guarded_by
from .database_lock import database_lock
from .logs import begin_journal
from .settings import Settings
from .socket import BYTES
from .table_registry import TableRegistry

LOOK = 0.1  # seconds between two looks whether everything is ready
SWITCH = 0.001  # seconds that a busy loop may keep the writer's thread waiting


def run(
    settings: Settings,
    when_ready: Callable[[], None] | None = None,
    when_begun: Callable[[], None] | None = None,
) -> int:
    """Serve until SIGTERM or SIGINT; what has begun is finished first.

    BadOption if another server uses the database, BadRules if the rules are damaged.
    """
    with database_lock(settings.database):
        if when_begun is not None:
            when_begun()
        return _serve(settings, when_ready)


def _serve(settings: Settings, when_ready: Callable[[], None] | None) -> int:
    begin_journal(settings.log)
    _allow_connections()
    sys.setswitchinterval(SWITCH)
    registry = TableRegistry(replace(settings, side_doors=True))
    app = make_app(registry)
    awaited = AwaitedRequests(
        settings.half_sent,
        settings.header_seconds,
        settings.request_seconds,
        lambda reason: registry.metrics.count("sent_away", reason=reason),
    )
    registry.metrics.gauge("requests_awaited", lambda: len(awaited))
    config = uvicorn.Config(
        app,
        http=guarded_by(awaited),
        host=settings.host,
        port=settings.port,
        ws="websockets-sansio",
        ws_max_size=BYTES,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=10,
    )
    server = uvicorn.Server(config)
    Thread(target=_wait, args=(server, registry, when_ready), daemon=True).start()
    server.run()
    if registry.broken is not None:
        raise registry.broken
    return 0 if server.started else 1


def _wait(server: uvicorn.Server, registry: TableRegistry, when_ready: Callable[[], None] | None) -> None:
    """Call back once the server listens and the rules are loaded; end it if they cannot be."""
    while not (server.started and registry.ready):
        if registry.broken is not None:
            server.should_exit = True
        if server.should_exit:
            return
        time.sleep(LOOK)
    if when_ready is not None:
        when_ready()


def _allow_connections() -> None:
    """As many connections as the system lets a process have, where it asks for that."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
