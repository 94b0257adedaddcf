"""Requests before their handlers: addresses, methods, queries, bodies, refusals, sockets nobody answers."""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Annotated, Any

import httpx
import msgspec
import pytest
from msgspec import Meta
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.websockets import WebSocket

from sixthman.messages import LANGUAGES, BadOption
from sixthman.server.app import make_app
from sixthman.server.database import connect
from sixthman.server.route_tree import RouteTree
from sixthman.server.routes import BODY_BYTES, TEXT, Answer, Cookie, get, post, talk
from sixthman.server.settings import Settings
from sixthman.server.table_registry import TableRegistry


class Order(msgspec.Struct, forbid_unknown_fields=True):
    """What someone wants."""

    what: Annotated[str, Meta(max_length=8)]
    many: int = 1


@get("/", "/shop", tag="shop")
async def sign() -> dict[str, str]:
    """Whose shop it is."""
    return {"name": "ours"}


@get("/shop/{name}", tag="shop", media_type=TEXT)
async def shelf(
    registry: str, name: str, size: Annotated[int, Meta(ge=0, le=9)] = 3, ripe: bool | None = None
) -> str:
    """What lies there."""
    return f"{registry} {name} {size} {ripe}"


@post("/shop/{name}/orders", tag="shop")
async def order(request: Request, name: str, data: Order) -> Answer[Order]:
    """Have something sent."""
    if data.what == "stones":
        raise ZeroDivisionError
    cookie = Cookie("thanks", request.cookies.get("thanks", "new"), f"/shop/{name}", 60, secure=True)
    return Answer(data, headers={"x-name": name}, cookies=[cookie])


@talk("/shop/{name}/counter")
async def counter(socket: WebSocket, name: str, since: int = 0) -> None:
    """Talk to someone."""
    await socket.accept()
    await socket.send_text(f"{name} {since}")
    if since == 5:
        raise ZeroDivisionError
    await socket.close(4403)


def refuse(asking: HTTPConnection, reason: Exception) -> Response:
    """Tell what has happened."""
    if isinstance(reason, HTTPException):
        return Response(status_code=reason.status_code, headers=reason.headers)
    return Response(type(reason).__name__, 500)


@pytest.fixture
def shop() -> httpx.AsyncClient:
    """A client of the shop."""
    app = RouteTree([sign, shelf, order, counter], {"registry": "H", "never asked for": 1}, refuse)
    return httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://shop")


@pytest.fixture
async def asking(tmp_path: Path) -> AsyncIterator[httpx.AsyncClient]:
    """A client of the real application, whose house is not open."""
    registry = TableRegistry(Settings(database=str(tmp_path / "a.db")))
    transport = httpx.ASGITransport(make_app(registry))
    async with httpx.AsyncClient(transport=transport, base_url="http://house") as client:
        yield client
    await registry.engine.dispose()


# --- addresses


@pytest.mark.parametrize("path", ["/shop/Ann", "/shop/Ann/", "/shop//Ann", "/shop/An%6e"])
async def test_slashes_too_many_do_not_matter(shop: httpx.AsyncClient, path: str) -> None:
    answer = await shop.get(path)
    assert (answer.status_code, answer.text) == (200, "H Ann 3 None")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"


@pytest.mark.parametrize("path", ["/shopping", "/shop/Ann/x", "/shop/Ann/orders/x", "/shop%0a", "/Shop"])
async def test_nothing_is_found_elsewhere(shop: httpx.AsyncClient, path: str) -> None:
    for method in ("GET", "POST", "OPTIONS"):
        assert (await shop.request(method, path)).status_code == 404


async def test_a_route_may_have_two_addresses(shop: httpx.AsyncClient) -> None:
    for path in ("/", "/shop"):
        assert (await shop.get(path)).json() == {"name": "ours"}


@pytest.mark.parametrize("method", ["HEAD", "POST", "PUT", "DELETE", "TRACE"])
async def test_other_methods_are_told_which_there_are(shop: httpx.AsyncClient, method: str) -> None:
    answer = await shop.request(method, "/shop/Ann")
    assert (answer.status_code, answer.headers["allow"]) == (405, "GET, OPTIONS")


async def test_options_are_told(shop: httpx.AsyncClient) -> None:
    answer = await shop.options("/shop/Ann/orders")
    assert (answer.status_code, answer.headers["allow"]) == (204, "OPTIONS, POST")
    assert "content-length" not in answer.headers


def test_what_a_handler_wants_must_be_there() -> None:
    with pytest.raises(KeyError):
        RouteTree([shelf], {}, refuse)


# --- queries and bodies


@pytest.mark.parametrize(
    ("query", "told"),
    [
        ("", "H Ann 3 None"),
        ("size=9&other=x", "H Ann 9 None"),
        ("size=1&size=2", "H Ann 2 None"),
        ("ripe=true", "H Ann 3 True"),
        ("ripe=null", "H Ann 3 None"),
        ("house=mine", "H Ann 3 None"),
    ],
)
async def test_what_is_asked_for(shop: httpx.AsyncClient, query: str, told: str) -> None:
    assert (await shop.get(f"/shop/Ann?{query}")).text == told


@pytest.mark.parametrize(
    "query", ["size=x", "size=", "size=10", "size=-1", "size=1.5", "size=null", "ripe=x"]
)
async def test_what_cannot_be_asked_for(shop: httpx.AsyncClient, query: str) -> None:
    assert (await shop.get(f"/shop/Ann?{query}")).status_code == 400


@pytest.mark.parametrize("kind", ["application/json", "text/plain", ""])
async def test_a_body_is_read_whatever_it_is_called(shop: httpx.AsyncClient, kind: str) -> None:
    sent = {"content-type": kind, "cookie": "thanks=again"}
    answer = await shop.post("/shop/Ann/orders", content=b'{"what":"puck","many":"2"}', headers=sent)
    assert (answer.status_code, answer.content) == (201, b'{"what":"puck","many":2}')
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-name"] == "Ann"
    assert answer.headers["set-cookie"] == (
        "thanks=again; HttpOnly; Max-Age=60; Path=/shop/Ann; SameSite=strict; Secure"
    )


@pytest.mark.parametrize(
    "body",
    [
        *(b"", b"{", b"null", b"[]", b"{}", b"\xff", b'{"what":"\xff"}', b"[" * 100_000, b'{"what":5}'),
        *(
            b'{"what":"puck","x":1}',
            b'{"what":"much too long"}',
            b'{"what":"puck"}x',
            b'{"what":"a","many":1.5}',
        ),
    ],
)
async def test_a_body_that_cannot_be_read(shop: httpx.AsyncClient, body: bytes) -> None:
    assert (await shop.post("/shop/Ann/orders", content=body)).status_code == 400


@pytest.mark.parametrize(("more", "status"), [(0, 201), (1, 413)])
async def test_a_body_that_is_too_large(shop: httpx.AsyncClient, more: int, status: int) -> None:
    """Whether it is announced or comes in parts."""
    body = b'{"what":"puck"}'.ljust(BODY_BYTES + more)

    async def parts() -> AsyncIterator[bytes]:
        for start in range(0, len(body), 5000):
            yield body[start : start + 5000]

    assert (await shop.post("/shop/Ann/orders", content=body)).status_code == status
    assert (await shop.post("/shop/Ann/orders", content=parts())).status_code == status


async def test_a_large_body_is_refused_before_it_is_read(shop: httpx.AsyncClient) -> None:
    async def endless() -> AsyncIterator[bytes]:
        raise AssertionError
        yield b""

    announced = {"content-length": str(BODY_BYTES + 1)}
    answer = await shop.post("/shop/Ann/orders", content=endless(), headers=announced)
    assert answer.status_code == 413


async def test_what_goes_wrong_is_told(shop: httpx.AsyncClient) -> None:
    answer = await shop.post("/shop/Ann/orders", json={"what": "stones"})
    assert (answer.status_code, answer.text) == (500, "ZeroDivisionError")


async def test_who_hangs_up_is_told_nothing() -> None:
    async def receive() -> Any:
        return {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        raise AssertionError

    scope = {
        "type": "http",
        "method": "POST",
        "path": "/shop/Ann/orders",
        "headers": [],
        "query_string": b"",
    }
    await RouteTree([order], {}, refuse)(scope, receive, send)


# --- sockets


async def talked(path: str, query: bytes = b"") -> list[Any]:
    """What is sent to someone who connects."""
    sent: list[Any] = []

    async def receive() -> Any:
        return {"type": "websocket.connect"}

    async def send(message: Any) -> None:
        sent.append(message)

    scope = {"type": "websocket", "path": path, "headers": [], "query_string": query}
    await RouteTree([shelf, counter], {"registry": "H"}, refuse)(scope, receive, send)
    return [(message["type"], message.get("text") or message.get("code")) for message in sent]


async def test_a_socket_is_answered() -> None:
    begun = [("websocket.accept", None), ("websocket.send", "Ann 0")]
    assert await talked("/shop/Ann/counter") == [*begun, ("websocket.close", 4403)]


async def test_a_socket_is_closed_when_something_goes_wrong() -> None:
    begun = [("websocket.accept", None), ("websocket.send", "Ann 5")]
    assert await talked("/shop/Ann/counter", b"since=5") == [*begun, ("websocket.close", 4500)]


@pytest.mark.parametrize(
    ("path", "query"), [("/shop", b""), ("/shop/Ann", b""), ("/x", b""), ("/shop/Ann/counter", b"since=x")]
)
async def test_a_socket_that_nobody_answers_is_not_accepted(path: str, query: bytes) -> None:
    assert await talked(path, query) == [("websocket.close", 4500)]


async def test_a_socket_is_no_page(shop: httpx.AsyncClient) -> None:
    for method in ("GET", "OPTIONS"):
        assert (await shop.request(method, "/shop/Ann/counter")).status_code == 405


# --- the real ones


async def test_refusals_are_told_in_words(asking: httpx.AsyncClient) -> None:
    told = {
        ("GET", "/api/nothing"): (404, "error-server-page", "There is nothing here."),
        ("PUT", "/api/bots"): (405, "error-server-method", "You can’t do this here."),
        ("POST", "/api/code"): (400, "error-server-message", "The server can’t understand this message."),
        ("GET", "/api/tables/T?since=x"): (
            400,
            "error-server-message",
            "The server can’t understand this message.",
        ),
    }
    for (method, path), (status, error, text) in told.items():
        answer = await asking.request(method, path)
        assert (answer.status_code, answer.json()) == (status, {"error": error, "text": text})
        assert answer.headers["content-type"] == "application/json"
        assert "content-security-policy" in answer.headers
    assert (await asking.put("/api/bots")).headers["allow"] == "GET, OPTIONS"
    words = (await asking.get("/api/nothing?language=de", headers={"accept-language": "fr"})).json()
    assert words["text"] == "Hier ist nichts."


async def test_what_goes_wrong_in_a_house_is_counted(asking: httpx.AsyncClient) -> None:
    answer = await asking.get("/api/games/hoops")  # nothing was opened
    assert (answer.status_code, answer.json()["error"]) == (500, "error-server-trouble")
    assert "sixthman_troubles_total 1" in (await asking.get("/metrics")).text


async def test_the_types_of_answers(asking: httpx.AsyncClient) -> None:
    kinds = {
        "/api/bots": "application/json",
        "/metrics": "text/plain; version=0.0.4; charset=utf-8",
        "/api/schema": "application/vnd.oai.openapi+json",
    }
    for path, kind in kinds.items():
        assert (await asking.get(path)).headers["content-type"] == kind


@pytest.mark.parametrize("language", LANGUAGES)
def test_postgresql_without_its_driver_says_what_to_install(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(BadOption) as reason:
        connect("postgresql://somewhere/house")
    assert "pip install 'sixthman[server]'" in reason.value.text(language)
