"""The web page: the files that `web/` builds into `page/`, and `index.html` for every address within it.

Files under `assets/` have a digest in their names and never change; all others are asked for again, and
answered shortly if they are still the same. The built page names its files from its own folder, so it can lie
in any (`sixthman site`). Here they are named from the root, because `/t/ABC` is answered with it, too.
"""

from __future__ import annotations

import gzip
import hashlib
import html
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from starlette.types import ASGIApp, Receive, Scope, Send

from sixthman.messages import LANGUAGES, UserError, say

from .responses import chosen_language, refusal_bytes

FOLDER = Path(__file__).parent / "page"
BUILD = "make page"
INDEX = "index.html"
LEAST_PACKED = 512  # bytes
_OURS = re.compile(r"/(?:api|health|ready|metrics|privacy)(?:/|$)")
_NAME = re.compile(r"[A-Za-z0-9_][A-Za-z0-9_.-]*")
_FOREVER, _ASK_AGAIN = b"public, max-age=31536000, immutable", b"no-cache"
_TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
_PACKED_ALREADY = {".png", ".webp", ".woff2"}

Headers = list[tuple[bytes, bytes]]


@dataclass(frozen=True)
class File:
    """A file of the page in memory, as it was at some time."""

    time: int
    media_type: bytes
    etag: bytes
    body: bytes
    packed: bytes | None


class Page:
    """Answers what a browser fetches; everything else is left to the application."""

    def __init__(self, app: ASGIApp, folder: Path = FOLDER) -> None:
        self._app = app
        self._folder = folder
        self._files: dict[str, File] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request for the page, or pass it on."""
        method = scope.get("method")
        if method not in ("GET", "HEAD") or _OURS.match(scope["path"]):
            await self._app(scope, receive, send)
            return
        headers = dict(scope["headers"])
        status, answered, body = self.answer(scope["path"], headers)
        if status != 304:
            answered.append((b"content-length", str(len(body)).encode()))
        start: Any = {"type": "http.response.start", "status": status, "headers": answered}
        await send(start)
        sent = body if method == "GET" else b""
        await send({"type": "http.response.body", "body": sent, "more_body": False})

    def answer(self, path: str, headers: dict[bytes, bytes]) -> tuple[int, Headers, bytes]:
        """Status, headers and body for an address."""
        name = path.removeprefix("/")
        last = name.rpartition("/")[2]
        if "." not in last:
            name = INDEX
        file = self._file(name)
        if file is None and name == INDEX:
            return 503, [(b"content-type", _TYPES[".html"].encode())], _how_to_build()
        if file is None:
            language = chosen_language(None, headers.get(b"accept-language", b"").decode("latin-1"))
            body = refusal_bytes(UserError("error-server-page"), language)
            return 404, [(b"content-type", b"application/json")], body
        answered = [
            (b"content-type", file.media_type),
            (b"cache-control", _FOREVER if name.startswith("assets/") else _ASK_AGAIN),
            (b"etag", file.etag),
            (b"vary", b"accept-encoding"),
        ]
        if file.etag in [etag.strip() for etag in headers.get(b"if-none-match", b"").split(b",")]:
            return 304, answered, b""
        if file.packed is not None and accepts_gzip(headers):
            return 200, [*answered, (b"content-encoding", b"gzip")], file.packed
        return 200, answered, file.body

    def _file(self, name: str) -> File | None:
        """A file of the page, read again if it was built again; None if there is none."""
        parts = name.split("/")
        if not all(_NAME.fullmatch(part) for part in parts) or Path(name).suffix not in _TYPES:
            return None
        path = self._folder.joinpath(*parts)
        try:
            time = path.stat().st_mtime_ns
            known = self._files.get(name)
            if known is None or known.time != time:
                known = self._files[name] = _read(path, time)
        except OSError:
            return None
        return known


def accepts_gzip(headers: dict[bytes, bytes]) -> bool:
    """Does a client take packed answers?"""
    for part in headers.get(b"accept-encoding", b"").decode("latin-1").lower().split(","):
        coding, _, quality = part.partition(";")
        if coding.strip() in ("gzip", "*"):
            return re.fullmatch(r"\s*q\s*=\s*0(\.0*)?\s*", quality) is None
    return False


def _read(path: Path, time: int) -> File:
    body = path.read_bytes()
    if path.name == INDEX:
        body = body.replace(b'="./', b'="/')
    packed: bytes | None = None
    if path.suffix not in _PACKED_ALREADY and len(body) >= LEAST_PACKED:
        beside = path.with_name(path.name + ".gz")
        packed = beside.read_bytes() if beside.is_file() else gzip.compress(body, mtime=0)
        if gzip.decompress(packed) != body:  # left over from an older build
            packed = gzip.compress(body, mtime=0)
    etag = f'"{hashlib.sha256(body).hexdigest()[:32]}"'.encode()
    return File(time, _TYPES[path.suffix].encode(), etag, body, packed)


def _how_to_build() -> bytes:
    """What is there while the page has not been built, in every language."""
    lines = [
        f'<p lang="{language}">{html.escape(say(language, "serve-no-page", command=BUILD))}</p>'
        for language in LANGUAGES
    ]
    head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sixth Man</title>'
    text = f'<!doctype html><html lang="en"><head>{head}</head><body>{"".join(lines)}</body></html>'
    return text.encode()
