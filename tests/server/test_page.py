"""The page's files: caching, packing, addresses within the page, nothing else from the disk."""

from __future__ import annotations

import gzip
import os
import sys
import webbrowser
from pathlib import Path
from typing import Any

import pytest

from sixthman.cli import serve
from sixthman.server.middleware import HEADERS
from sixthman.server.page import Page, accepts_gzip

SCRIPT = b"console.log('sweater');" * 40


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A page as `web/` builds it."""
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Sixth Man</title>")
    (folder / "assets" / "main-4f2a.js").write_bytes(SCRIPT)
    (folder / "assets" / "main-4f2a.js.gz").write_bytes(gzip.compress(SCRIPT))
    (folder / "manifest.webmanifest").write_text("{}")
    (folder / "sw.js").write_text("self.skipWaiting();")
    (tmp_path / "secret.txt").write_text("not for the page")
    return folder


async def fetch(
    folder: Path, path: str, method: str = "GET", **headers: str
) -> tuple[int, dict[str, str], bytes]:
    """What a browser gets; 599 if the request was passed on to the application."""
    sent: list[Any] = []

    async def application(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 599, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    async def receive() -> Any:
        raise AssertionError

    async def send(message: Any) -> None:
        sent.append(message)

    raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    scope: Any = {"type": "http", "method": method, "path": path, "headers": raw}
    await Page(application, folder)(scope, receive, send)
    told = {name.decode(): value.decode() for name, value in sent[0]["headers"]}
    return sent[0]["status"], told, sent[1]["body"]


async def test_assets_never_change_and_come_packed(folder: Path) -> None:
    status, headers, body = await fetch(folder, "/assets/main-4f2a.js", accept_encoding="br, gzip")
    assert status == 200
    assert "immutable" in headers["cache-control"]
    assert headers["content-encoding"] == "gzip"
    assert headers["content-type"].startswith("text/javascript")
    assert gzip.decompress(body) == SCRIPT
    _, headers, body = await fetch(folder, "/assets/main-4f2a.js", accept_encoding="gzip;q=0")
    assert "content-encoding" not in headers
    assert body == SCRIPT


async def test_a_packed_file_of_an_older_build_is_not_used(folder: Path) -> None:
    (folder / "assets" / "main-4f2a.js.gz").write_bytes(gzip.compress(b"old"))
    _, _, body = await fetch(folder, "/assets/main-4f2a.js", accept_encoding="gzip")
    assert gzip.decompress(body) == SCRIPT


@pytest.mark.parametrize(
    "path", ["/", "/t/ABCDEFGHJK", "/replay/ABC", "/rules/allstar", "/index.html", "/apiary"]
)
async def test_every_address_of_the_page_is_the_page(folder: Path, path: str) -> None:
    status, headers, body = await fetch(folder, path)
    assert status == 200
    assert headers["cache-control"] == "no-cache"
    assert b"Sixth Man" in body
    again, _, nothing = await fetch(folder, path, if_none_match=headers["etag"])
    assert (again, nothing) == (304, b"")
    status, headers, nothing = await fetch(folder, path, "HEAD")
    assert (status, headers["content-length"], nothing) == (200, str(len(body)), b"")


@pytest.mark.parametrize(
    ("path", "kind"),
    [("/manifest.webmanifest", "application/manifest+json"), ("/sw.js", "text/javascript; charset=utf-8")],
)
async def test_files_at_the_root(folder: Path, path: str, kind: str) -> None:
    status, headers, _ = await fetch(folder, path)
    assert (status, headers["content-type"], headers["cache-control"]) == (200, kind, "no-cache")


@pytest.mark.parametrize("path", ["/api/tables", "/api", "/health", "/metrics"])
async def test_what_is_not_the_page_is_passed_on(folder: Path, path: str) -> None:
    assert (await fetch(folder, path))[0] == 599
    assert (await fetch(folder, "/anything", "POST"))[0] == 599


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/assets/../../secret.txt",
        "//secret.txt",
        "/assets/missing.js",
        "/favicon.ico",
        "/assets/main-4f2a.js.gz",
        "/.hidden.txt",
        "/assets/\x00.js",
    ],
)
async def test_nothing_else_is_given_away(folder: Path, path: str) -> None:
    status, headers, body = await fetch(folder, path, accept_language="de")
    assert status == 404
    assert headers["content-type"] == "application/json"
    assert b"error-server-page" in body
    assert b"not for the page" not in body


async def test_a_page_that_is_not_built_says_how_in_three_languages(tmp_path: Path) -> None:
    status, _, body = await fetch(tmp_path / "none", "/")
    assert status == 503
    for language in ("en", "fr", "de"):
        assert f'lang="{language}"'.encode() in body
    assert body.count(b"make page") == 3
    assert b"style" not in body
    assert b"<script" not in body


async def test_a_page_that_is_built_again_is_read_again(folder: Path) -> None:
    page = Page(lambda *_: None, folder)  # type: ignore[arg-type]
    _, headers, _ = page.answer("/", {})
    (folder / "index.html").write_text("<!doctype html><title>Another</title>")
    os.utime(folder / "index.html", ns=(1, 1))
    _, later, body = page.answer("/", {})
    assert dict(headers)[b"etag"] != dict(later)[b"etag"]
    assert b"Another" in body


def test_the_policy_allows_no_inline_script_or_style() -> None:
    policy = dict(HEADERS)[b"content-security-policy"].decode()
    assert "unsafe" not in policy.replace(" 'wasm-unsafe-eval'", "")  # compiled rules are no text
    assert "script-src 'self'" in policy
    assert "style-src 'self'" in policy


@pytest.mark.parametrize(
    ("accepted", "packed"),
    [
        ("gzip", True),
        ("*", True),
        ("br", False),
        ("", False),
        ("gzip; q=0.0", False),
        ("br, GZIP;q=0.5", True),
    ],
)
def test_who_takes_packed_answers(accepted: str, packed: bool) -> None:
    assert accepts_gzip({b"accept-encoding": accepted.encode()}) is packed


@pytest.mark.parametrize("screen", [True, False])
def test_opening_the_page(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], screen: bool
) -> None:
    """With a screen a browser is opened; without one the address is told."""
    opened: list[str] = []
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setenv("DISPLAY", ":0") if screen else monkeypatch.delenv("DISPLAY", raising=False)

    def browse(address: str) -> bool:
        opened.append(address)
        return True

    monkeypatch.setattr(webbrowser, "open", browse)
    serve.show_page("http://127.0.0.1:8000", "fr")
    assert opened == (["http://127.0.0.1:8000"] if screen else [])
    assert ("http://127.0.0.1:8000" in capsys.readouterr().out) is not screen
