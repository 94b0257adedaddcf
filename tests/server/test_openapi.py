"""The OpenAPI document: every request is in it, with what it takes and gives."""

from __future__ import annotations

import json
import re
from typing import Any

from sixthman.server.app import ROUTES
from sixthman.server.openapi import describe
from sixthman.server.routes import SOCKET

DOCUMENT = describe(ROUTES)
OPERATIONS: dict[tuple[str, str], Any] = {
    (method, path): operation
    for path, methods in DOCUMENT["paths"].items()
    for method, operation in methods.items()
}


def test_every_request_is_described() -> None:
    routes = {(route.method.lower(), path) for route in ROUTES for path in route.paths}
    left_out = {(SOCKET, "/api/tables/{table_id}/socket"), ("get", "/api/schema")}
    assert routes - OPERATIONS.keys() == left_out | {("get", "/api/schema/openapi.json")}
    assert OPERATIONS.keys() <= routes
    for operation in OPERATIONS.values():
        assert operation["description"]
        assert operation["tags"][0] in ("lobby", "table", "records", "me", "referee", "operations", "evening")


def test_names_of_operations_are_kept() -> None:
    """Programs are made from them."""
    names = [operation["operationId"] for operation in OPERATIONS.values()]
    assert len(set(names)) == len(names)
    assert OPERATIONS["get", "/api/tables/{table_id}"]["operationId"] == "ApiTablesTableIdLook"
    assert OPERATIONS["post", "/api/tables"]["operationId"] == "ApiTablesMakeTable"
    assert OPERATIONS["get", "/api/games/{game}"]["operationId"] == "ApiGamesGameCatalogue"


def test_all_that_is_referred_to_is_there() -> None:
    named = set(re.findall(r'"#/components/schemas/(\w+)"', json.dumps(DOCUMENT)))
    assert named == set(DOCUMENT["components"]["schemas"])
    assert {"NewTable", "Seated", "Choose", "Question", "Teams", "Refusal"} <= named


def test_what_a_request_takes_and_gives() -> None:
    look = OPERATIONS["get", "/api/tables/{table_id}"]
    table_id, since, wait, invite = look["parameters"]
    assert (table_id["in"], table_id["required"]) == ("path", True)
    assert (since["in"], since["required"]) == ("query", False)
    assert since["schema"] == {"type": "integer", "minimum": 0, "maximum": 1_000_000, "default": 0}
    assert (wait["name"], invite["name"]) == ("wait", "invite")
    assert "requestBody" not in look
    made = OPERATIONS["post", "/api/tables"]
    assert made["requestBody"]["content"]["application/json"]["schema"] == _reference("NewTable")
    assert made["responses"]["201"]["content"]["application/json"]["schema"] == _reference("Seated")
    assert made["responses"]["4XX"]["content"]["application/json"]["schema"] == _reference("Refusal")
    record = OPERATIONS["get", "/api/tables/{table_id}/record"]
    assert record["responses"]["200"]["content"] == {"text/plain": {"schema": {"type": "string"}}}


def _reference(name: str) -> dict[str, str]:
    return {"$ref": f"#/components/schemas/{name}"}
