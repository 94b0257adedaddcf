"""Colors of seats at a server: told to everybody if somebody has chosen, refused if they cannot be."""

from __future__ import annotations

import httpx
import pytest

from sixthman.server.app import make_app
from sixthman.server.table_registry import TableRegistry

WISH = {"name": "Ann", "chairs": ["", "rookie", "rookie"], "game": "allstar"}


@pytest.mark.parametrize(
    ("chosen", "told"),
    [(None, None), ("blue", [1, 0, 2]), ("teal red violet", [5, 0, 3]), ("red,green", [0, 2, 1])],
)
async def test_what_is_chosen_is_told(
    registry: TableRegistry, chosen: str | None, told: list[int] | None
) -> None:
    transport = httpx.ASGITransport(make_app(registry))
    async with httpx.AsyncClient(transport=transport, base_url="http://house") as ann:
        options = {} if chosen is None else {"colors": chosen}
        made = (await ann.post("/api/tables", json=WISH | {"options": options})).json()
        now = (await ann.get(f"/api/tables/{made['table']}")).json()["now"]
        assert now.get("colors") == told
        assert now["options"].get("colors") == (None if chosen is None else chosen.replace(",", " "))


@pytest.mark.parametrize("wrong", ["pink", "red red", "red blue green teal"])
async def test_what_cannot_be_is_refused(registry: TableRegistry, wrong: str) -> None:
    transport = httpx.ASGITransport(make_app(registry))
    async with httpx.AsyncClient(transport=transport, base_url="http://house") as ann:
        answer = await ann.post("/api/tables", json=WISH | {"options": {"colors": wrong}})
        assert answer.status_code == 400
        assert "colors" in answer.json()["error"] or "option" in answer.json()["error"]
