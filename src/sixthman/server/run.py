"""A server process: uvicorn around the application."""

from __future__ import annotations

import sys

import uvicorn

from .app import make_app
from .house import House
from .journal import begin_journal
from .settings import Settings
from .socket import BYTES

SWITCH = 0.001  # seconds that a busy loop may keep the writer's thread waiting


def run(settings: Settings) -> int:
    """Serve until SIGTERM or SIGINT; what has begun is finished first."""
    begin_journal()
    sys.setswitchinterval(SWITCH)
    app = make_app(House(settings))
    config = uvicorn.Config(
        app,
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
    server.run()
    return 0 if server.started else 1
