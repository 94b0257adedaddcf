"""Addresses: who answers a request, found part by part of its path."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from .command_checks import NotAllowed
from .limits import Limits
from .middleware import address_of
from .routes import SOCKET, Route

_ANY = ""  # stands for a part of a path that may be anything
TROUBLE = 4500  # a socket is closed because something went wrong here

Refuse = Callable[[HTTPConnection, Exception], Response]


class _Branch:
    """What may follow a part of a path, and who answers there."""

    def __init__(self) -> None:
        self.after: dict[str, _Branch] = {}
        self.routes: dict[str, Route] = {}

    @property
    def methods(self) -> list[str]:
        return sorted(self.routes if SOCKET in self.routes else [*self.routes, "OPTIONS"])


class RouteTree:
    """All addresses. Slashes too many do not matter."""

    def __init__(
        self,
        routes: Iterable[Route],
        given: Mapping[str, Any],
        refuse: Refuse,
        limits: Limits | None = None,
    ) -> None:
        self._limits = limits
        self._root = _Branch()
        self._refuse = refuse
        self._given: dict[Route, dict[str, Any]] = {}
        for route in routes:
            self._given[route] = {name: given[name] for name in route.given}
            for path in route.paths:
                self._branch_of(path).routes[route.method] = route

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, or talk over a socket."""
        if scope["type"] == "websocket":
            await self._talk(WebSocket(scope, receive, send))
            return
        request = Request(scope, receive)
        try:
            response = await self._answer(request)
        except ClientDisconnect:
            return
        except Exception as reason:
            response = self._refuse(request, reason)
        await response(scope, receive, send)

    async def _answer(self, request: Request) -> Response:
        branch, values = self._find(request.scope["path"])
        route = branch.routes.get(request.method)
        if route is not None:
            more = route.cost - 1.0  # one is counted at the edge
            if more and self._limits and not self._limits.allow(address_of(request.scope), more):
                raise NotAllowed("error-server-often")
            return await route.answer(request, values, self._given[route])
        allowed = {"allow": ", ".join(branch.methods)}
        if request.method in branch.methods:
            return Response(status_code=204, headers=allowed)
        raise HTTPException(405, headers=allowed)

    async def _talk(self, socket: WebSocket) -> None:
        try:
            branch, values = self._find(socket.scope["path"])
            route = branch.routes.get(SOCKET)
            if route is None:
                raise HTTPException(400)
            await route.call(socket, values, self._given[route])
        except WebSocketDisconnect:
            return
        except Exception as reason:
            self._refuse(socket, reason)
            with suppress(Exception):
                await socket.close(TROUBLE, "Internal Server Error")

    def _branch_of(self, path: str) -> _Branch:
        branch = self._root
        for part in filter(None, path.split("/")):
            branch = branch.after.setdefault(_ANY if part.startswith("{") else part, _Branch())
        return branch

    def _find(self, path: str) -> tuple[_Branch, list[str]]:
        branch, values = self._root, list[str]()
        for part in filter(None, path.split("/")):
            found = branch.after.get(part)
            if found is None:
                found = branch.after.get(_ANY)
                values.append(part)
            if found is None:
                raise HTTPException(404)
            branch = found
        if not branch.routes:
            raise HTTPException(404)
        return branch, values
