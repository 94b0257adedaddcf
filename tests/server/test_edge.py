"""The edge of the server: foreign pages, addresses that are kept out, those that ask too often."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

import httpx
import pytest

from sixthman.server.app import make_app
from sixthman.server.table_registry import TableRegistry

HERE = "http://house"


@asynccontextmanager
async def browser(registry: TableRegistry, address: str = "10.0.0.1") -> AsyncIterator[httpx.AsyncClient]:
    """Someone at an address."""
    transport = httpx.ASGITransport(make_app(registry), client=(address, 1234))
    async with httpx.AsyncClient(transport=transport, base_url=HERE) as http:
        yield http


async def test_a_foreign_page_may_look_but_not_do(registry: TableRegistry) -> None:
    async with browser(registry) as http:
        for origin, allowed in (
            ("http://evil.example", False),
            ("http://127.0.0.1:8000", True),
            (None, True),
        ):
            headers = {"origin": origin} if origin else {}
            made = await http.post(
                "/api/tables", json={"name": "Ann", "chairs": ["", "pro"]}, headers=headers
            )
            assert made.is_success == allowed, origin
            assert (await http.get("/api/games", headers=headers)).status_code == 200
            for method in ("DELETE", "PUT", "PATCH"):
                answer = await http.request(method, "/api/me", headers=headers)
                assert allowed or (answer.status_code, answer.json()["error"]) == (403, "error-server-origin")


async def test_an_address_is_kept_out_until_its_ban_is_over(registry: TableRegistry) -> None:
    await registry.rules_of_house.ban("10.0.0.2", registry.clock() + 60)
    async with browser(registry, "10.0.0.2") as http, browser(registry, "10.0.0.3") as other:
        answer = await http.get("/api/games")
        assert (answer.status_code, answer.json()["error"]) == (403, "error-server-banned")
        assert (await other.get("/api/games")).status_code == 200
        await registry.rules_of_house.ban("10.0.0.2", registry.clock())
        assert (await http.get("/api/games")).status_code == 200


async def test_who_asks_too_often_is_told_when_to_come_back(registry: TableRegistry) -> None:
    registry.settings = replace(registry.settings, address_rate=1.0, address_burst=3)
    async with browser(registry, "10.0.0.4") as http:
        answers = [await http.get("/api/games") for _ in range(4)]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
    assert answers[-1].headers["retry-after"] == "1"
    assert answers[-1].json()["error"] == "error-server-often"


@pytest.mark.parametrize("name", ["x-content-type-options", "content-security-policy", "referrer-policy"])
async def test_answers_say_what_browsers_may_do_with_them(registry: TableRegistry, name: str) -> None:
    async with browser(registry) as http:
        assert name in (await http.get("/api/games")).headers
