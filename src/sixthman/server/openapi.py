"""The OpenAPI document: what the routes take and give, for programs that read it."""

from __future__ import annotations

from collections.abc import Iterable
from http import HTTPStatus
from typing import Any

import msgspec

from sixthman import __version__

from .routes import JSON, Route

_REFERENCE = "#/components/schemas/{name}"


class Refusal(msgspec.Struct):
    """Why something was not done: the name of a message, and its sentence in your language."""

    error: str
    text: str


class _Schemas:
    """JSON schemas of types, and what they refer to."""

    def __init__(self) -> None:
        self.components: dict[str, Any] = {}

    def of(self, type_: Any) -> dict[str, Any]:
        (schema,), more = msgspec.json.schema_components([type_], ref_template=_REFERENCE)
        self.components |= more
        return schema


def describe(routes: Iterable[Route]) -> dict[str, Any]:
    """The document, without routes that belong nowhere."""
    schemas, paths = _Schemas(), dict[str, dict[str, Any]]()
    for route in routes:
        for path in route.paths if route.tag else ():
            paths.setdefault(path, {})[route.method.lower()] = _operation(route, path, schemas)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Sixth Man", "version": __version__},
        "servers": [{"url": "/"}],
        "paths": dict(sorted(paths.items())),
        "components": {"schemas": dict(sorted(schemas.components.items()))},
    }


def _operation(route: Route, path: str, schemas: _Schemas) -> dict[str, Any]:
    operation = {
        "operationId": _id(route, path),
        "summary": _title(route.handler.__name__),
        "description": " ".join((route.handler.__doc__ or "").split()),
        "tags": [route.tag],
        "parameters": _parameters(route, schemas),
        "responses": {
            str(route.status): {
                "description": HTTPStatus(route.status).description,
                "content": _content(route.media_type, schemas.of(route.gives)),
            },
            "4XX": {"description": "Refused", "content": _content(JSON, schemas.of(Refusal))},
        },
    }
    if route.body is not None:
        operation["requestBody"] = {"content": _content(JSON, schemas.of(route.body)), "required": True}
    return operation


def _parameters(route: Route, schemas: _Schemas) -> list[dict[str, Any]]:
    parts = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in route.parts
    ]
    asked = []
    for name, (type_, default) in route.query.items():
        schema = schemas.of(type_) | ({} if default is None else {"default": default})
        asked.append({"name": name, "in": "query", "required": False, "schema": schema})
    return [*parts, *asked]


def _content(media_type: str, schema: dict[str, Any]) -> dict[str, Any]:
    return {media_type: {"schema": schema}}


def _id(route: Route, path: str) -> str:
    """A name for an operation: its path, of which no part says what was said, and its handler."""
    said = ""
    for part in path.split("/"):
        title = _title(part.strip("{}"))
        said += "" if title in said else title
    return said + _title(route.handler.__name__)


def _title(name: str) -> str:
    return name.title().replace("_", "")
