"""What is handed to operators: examples for web servers before ours, tried with the real ones."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from bench.server.player import Player
from bench.server.process import ServerProcess, free_port
from sixthman.cli.app import build_app

DEPLOY = Path(__file__).parents[2] / "deploy"


@contextlib.contextmanager
def running(command: list[str], port: int, log: Path, **environment: str) -> Iterator[str]:
    """A web server, until it is not needed any more; its address."""
    with log.open("wb") as told:
        process = subprocess.Popen(command, stdout=told, stderr=told, env={**os.environ, **environment})
    try:
        until = time.monotonic() + 15
        while True:
            assert process.poll() is None, log.read_text()
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
                break
            assert time.monotonic() < until, log.read_text()
            time.sleep(0.05)
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(10)


def caddy(folder: Path, upstream: int, port: int) -> tuple[list[str], dict[str, str]]:
    """Caddy, by its example."""
    config = f"{{\n\tadmin off\n\tauto_https off\n{(DEPLOY / 'Caddyfile').read_text().split('{', 1)[1]}"
    (folder / "Caddyfile").write_text(config)
    settings = {"SITE": f"http://:{port}", "UPSTREAM": f"127.0.0.1:{upstream}", "HOME": str(folder)}
    return ["caddy", "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")], settings


def nginx(folder: Path, upstream: int, port: int) -> tuple[list[str], dict[str, str]]:
    """nginx, by its example."""
    config = (DEPLOY / "nginx.conf").read_text()
    for what, other in (
        ("127.0.0.1:8000", f"127.0.0.1:{upstream}"),
        ("listen 80;", f"listen 127.0.0.1:{port};"),
        ("/var/log/nginx/sixthman.log", f"{folder}/access.log"),
        ("worker_rlimit_nofile 65536;", f"pid {folder}/pid; daemon off; error_log {folder}/error.log;"),
        ("http {", "http {\n" + "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in _KINDS)),
    ):
        assert what in config
        config = config.replace(what, other, 1)
    (folder / "nginx.conf").write_text(config)
    return ["nginx", "-c", str(folder / "nginx.conf"), "-p", str(folder)], {}


_KINDS = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")


def haproxy(folder: Path, upstream: int, port: int) -> tuple[list[str], dict[str, str]]:
    """HAProxy, by its example; the second server is away."""
    config = (DEPLOY / "haproxy.cfg").read_text()
    config = config.replace("127.0.0.1:8000", f"127.0.0.1:{upstream}").replace("bind :80", f"bind :{port}")
    config = config.replace("maxconn 20000", "maxconn 1000")
    (folder / "haproxy.cfg").write_text(config.replace("127.0.0.1:8001", f"127.0.0.1:{free_port()}"))
    return ["haproxy", "-db", "-f", str(folder / "haproxy.cfg")], {}


PATHS = f"{os.environ.get('PATH', '')}:/usr/sbin"
HERE = [kind for kind in (caddy, nginx, haproxy) if shutil.which(kind.__name__, path=PATHS)]


@pytest.mark.parametrize("kind", HERE, ids=lambda kind: str(kind.__name__))
async def test_a_web_server_before_ours(kind, server: ServerProcess, tmp_path: Path) -> None:
    port = free_port()
    command, environment = kind(tmp_path, server.port, port)
    command[0] = str(shutil.which(command[0], path=PATHS))
    with running(command, port, tmp_path / "told", **environment) as address:
        async with httpx.AsyncClient(base_url=address, timeout=5) as http:
            until = time.monotonic() + 10
            while (await http.get("/api/tables")).status_code != 200:  # it has to find out that we are there
                assert time.monotonic() < until
                await asyncio.sleep(0.1)
            for private in ("/metrics", "/health", "/ready"):
                assert (await http.get(private)).status_code == 404
            assert (await http.get("/")).status_code in (200, 503)  # the page, if it is built
            page = {"origin": address, "host": f"127.0.0.1:{port}"}
            assert (await http.post("/api/me", headers=page)).status_code == 201
            assert (await http.post("/api/me", headers={"origin": "http://elsewhere"})).status_code == 403
            large = await http.post("/api/verify", content=b"x" * 300_000)
            assert large.status_code in (400, 413)
        ann = Player(address, "Ann")
        await ann.make(["", "rookie", "rookie"])
        ann.start()
        await ann.send("ready")
        await ann.until(lambda now: bool(now.get("legal")))
        await ann.send("choose", choice=ann.pick(), stage=ann.now["stage"])
        assert ann.problems == []
        await ann.stop()


@pytest.mark.parametrize("file", ["Containerfile", "sixthman.service", "sixthman@.service"])
def test_the_examples_use_options_that_there_are(file: str) -> None:
    serve = build_app("en")["serve"]
    known = {name for argument in serve.assemble_argument_collection() for name in argument.names}
    starts = ("CMD [", "ExecStart")
    lines = [line for line in (DEPLOY / file).read_text().splitlines() if line.strip().startswith(starts)]
    used = {option for line in lines if "serve" in line for option in re.findall(r"--[a-z-]+", line)}
    assert used
    assert used <= known
