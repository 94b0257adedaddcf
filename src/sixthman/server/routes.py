"""Handlers of requests: where they are found, what they take, what they give.

What a handler takes is read off its signature: `request` (or `socket`), the parts of its path by their names,
the body as `data`, all that has a default from the query, and all else from what the application has for them
(`registry`, …). What is not of its type is refused before the handler is called. `openapi` describes it.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar, get_args, get_origin, get_type_hints

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

T = TypeVar("T")
Handler = Callable[..., Awaitable[Any]]

JSON, TEXT = "application/json", "text/plain"
SOCKET = "websocket"  # instead of a method
BODY_BYTES = 128 * 1024
_PART = re.compile(r"{(\w+)}")
_UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)


@dataclass(frozen=True)
class Cookie:
    """Sent by our own pages only, and out of reach for scripts."""

    name: str
    value: str
    path: str
    seconds: int
    secure: bool


@dataclass(frozen=True)
class Answer(Generic[T]):
    """A body and what else there is to an answer."""

    body: T
    status: int | None = None
    headers: Mapping[str, str] = field(default_factory=dict)
    cookies: Sequence[Cookie] = ()


class Route:
    """One handler."""

    def __init__(
        self,
        method: str,
        paths: tuple[str, ...],
        handler: Handler,
        tag: str | None = None,
        status: int = 200,
        media_type: str = JSON,
        cost: float = 1.0,
    ) -> None:
        self.method, self.paths, self.handler = method, paths, handler
        self.tag, self.status, self.media_type, self.cost = tag, status, media_type, cost
        hints = get_type_hints(handler, include_extras=True)
        gives = hints.pop("return")
        self.gives = get_args(gives)[0] if get_origin(gives) is Answer else gives
        self.body = hints.pop("data", None)
        self.parts = _PART.findall(paths[0])
        takes = inspect.signature(handler).parameters.values()
        self.query = {
            one.name: (hints[one.name], one.default) for one in takes if one.default is not one.empty
        }
        self.takes_connection = hints.keys() & {"request", "socket"}
        self.given = hints.keys() - self.query.keys() - self.takes_connection - set(self.parts)
        fields = [(name, type_, default) for name, (type_, default) in self.query.items()]
        self._query = msgspec.defstruct(handler.__name__, fields)
        self._body = None if self.body is None else msgspec.json.Decoder(self.body, strict=False)  # "2" is 2

    async def answer(self, request: Request, values: Sequence[str], given: Mapping[str, Any]) -> Response:
        """Have a request answered, given the values of the parts of its path."""
        if self._body is not None:
            given = {**given, "data": _decoded(self._body, await _read(request))}
        return self._response(await self.call(request, values, given))

    async def call(self, connection: HTTPConnection, values: Sequence[str], given: Mapping[str, Any]) -> Any:
        """What the handler makes of a request."""
        parts = dict(zip(self.parts, values, strict=True))
        return await self.handler(
            **dict.fromkeys(self.takes_connection, connection), **given, **parts, **self._asked(connection)
        )

    def _asked(self, connection: HTTPConnection) -> dict[str, Any]:
        facts = dict(connection.query_params) if self.query and connection.scope["query_string"] else {}
        if "invite" in self.query and "invite" not in facts and (invite := invite_of(connection)):
            facts["invite"] = invite
        if not facts:
            return {}
        try:
            asked = msgspec.convert(facts, self._query, strict=False)
        except msgspec.ValidationError as reason:
            raise HTTPException(400) from reason
        return msgspec.structs.asdict(asked)

    def _response(self, given: Any) -> Response:
        answer = given if isinstance(given, Answer) else Answer(given)
        body = answer.body.encode() if isinstance(answer.body, str) else msgspec.json.encode(answer.body)
        response = Response(body, answer.status or self.status, answer.headers, self.media_type)
        for cookie in answer.cookies:
            response.set_cookie(
                cookie.name,
                cookie.value,
                max_age=cookie.seconds,
                path=cookie.path,
                secure=cookie.secure,
                httponly=True,
                samesite="strict",
            )
        return response


def invite_of(connection: HTTPConnection) -> str | None:
    """An invitation that travels outside of the address, which others on the way may write down.

    A request has a header for it. A page's socket can only offer protocols, so it offers `invite.…`.
    """
    for offered in connection.scope.get("subprotocols") or ():
        if offered.startswith("invite."):
            return str(offered.removeprefix("invite."))
    return connection.headers.get("x-invite")


def get(
    *paths: str, tag: str | None = None, media_type: str = JSON, cost: float = 1.0
) -> Callable[[Handler], Route]:
    """A handler that tells something; `cost`: as how many requests it counts."""
    return lambda handler: Route("GET", paths, handler, tag, 200, media_type, cost)


def post(*paths: str, tag: str, status: int = 201, cost: float = 1.0) -> Callable[[Handler], Route]:
    """A handler that makes or changes something, unless its status is 200."""
    return lambda handler: Route("POST", paths, handler, tag, status, cost=cost)


def delete(*paths: str, tag: str, cost: float = 1.0) -> Callable[[Handler], Route]:
    """A handler that takes something away."""
    return lambda handler: Route("DELETE", paths, handler, tag, 200, cost=cost)


def talk(*paths: str) -> Callable[[Handler], Route]:
    """A handler that talks."""
    return lambda handler: Route(SOCKET, paths, handler)


async def _read(request: Request) -> bytes:
    """A body, unless it is too large."""
    if int(request.headers.get("content-length", 0)) > BODY_BYTES:
        raise HTTPException(413)
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > BODY_BYTES:
            raise HTTPException(413)
    return body


def _decoded(decoder: msgspec.json.Decoder[Any], body: bytes) -> Any:
    try:
        return decoder.decode(body)
    except _UNREADABLE as reason:
        raise HTTPException(400) from reason
