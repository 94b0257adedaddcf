"""Short codes: five letters that lead to an open table, and that cannot be guessed."""

from __future__ import annotations

import string
from typing import Any

import httpx
import pytest
from sqlalchemy import func, select

from sixthman.server import commands, store
from sixthman.server.app import CODES_AT_ONCE, make_app
from sixthman.server.lessons import agree_on_lesson
from sixthman.server.limits import Limits
from sixthman.server.middleware import address_of
from sixthman.server.schema import codes
from sixthman.server.table_registry import TableRegistry
from sixthman.server.table_settings import agree
from sixthman.server.tokens import new_table_code, new_table_id, read_code
from tests.server.conftest import Hands
from tests.server.sittings import dealt, do, new_id, rest, table


def asker(app: Any, address: str = "192.0.2.1") -> httpx.AsyncClient:
    """Someone who asks from an address."""
    transport = httpx.ASGITransport(app, client=(address, 1))
    return httpx.AsyncClient(transport=transport, base_url="http://house")


async def kept(registry: TableRegistry) -> int:
    """How many codes are in use."""
    async with registry.engine.connect() as connection:
        return int((await connection.execute(select(func.count()).select_from(codes))).scalar_one())


def test_a_code_is_five_letters_none_of_them_taken_for_another() -> None:
    made = {new_table_code() for _ in range(2000)}
    assert len(made) > 1990
    assert {len(code) for code in made} == {5}
    assert set("".join(made)) == set(string.ascii_uppercase + string.digits) - set("01IOLU")


@pytest.mark.parametrize("typed", ["KTE7X", "kte7x", " kte 7x", "KTE-7X", "k–t–e–7–x"])
def test_a_code_is_read_however_it_is_typed(typed: str) -> None:
    assert read_code(typed) == "KTE7X"


async def test_a_code_leads_to_its_table_until_the_deal(registry: TableRegistry) -> None:
    live = await table(registry, ["", "", "pro"])
    code = live.table_state.agreed.code
    for seat in (0, 1):
        assert live.table_state.now(seat)["code"] == code
    assert "code" not in live.table_state.now(live.table_state.spectators)
    asking = asker(make_app(registry))
    found = await asking.post("/api/code", json={"code": f"{code[:3]}-{code[3:]}".lower()})
    assert found.status_code == 200
    assert found.json() == {"table": live.table_state.id, "invite": live.table_state.agreed.invite}
    for seat in (0, 1):
        await do(live, seat, commands.Ready(id=new_id()))
    await rest(live)
    assert "code" not in live.table_state.now(0)
    assert await kept(registry) == 0
    gone = await asking.post("/api/code?language=de", json={"code": code})
    assert gone.status_code == 404
    assert gone.json() == {
        "error": "error-server-no-code",
        "text": "Kein offener Tisch hat diesen Code. Codes gelten nur, bis ausgeteilt ist.",
    }


async def test_a_table_that_is_closed_gives_its_code_back(registry: TableRegistry, hands: Hands) -> None:
    live = await table(registry, ["", ""], game="hoops")
    assert await kept(registry) == 1
    hands.time += registry.settings.open_for
    live.go_on_soon()
    await rest(live)
    assert live.table_state.state == "closed"
    assert await kept(registry) == 0


async def test_no_two_open_tables_have_one_code(
    registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = iter(["AAAAA", "AAAAA", "BBBBB"])
    monkeypatch.setattr("sixthman.server.table_settings.new_table_code", lambda: "AAAAA")
    monkeypatch.setattr(store, "new_table_code", lambda: next(drawn))
    live_tables = [await table(registry, ["", "pro"], mode="heritage") for _ in range(2)]
    assert [live.table_state.agreed.code for live in live_tables] == ["AAAAA", "BBBBB"]
    assert [await registry.store.coded(code) for code in ("AAAAA", "BBBBB")] == [
        live.table_state.id for live in live_tables
    ]


async def test_a_rematch_has_a_code_of_its_own_and_a_lesson_none(registry: TableRegistry) -> None:
    rules = await registry.rules("hoops")
    await registry.make(new_table_id(), agree_on_lesson(rules.adapter, registry.clock()))
    assert await kept(registry) == 0
    live = await dealt(registry, ["", "pro"], game="hoops")
    agreed = agree(rules.adapter, {}, ["", ""], "relaxed", False, registry.clock())
    assert agreed.code not in ("", live.table_state.agreed.code)


async def test_few_wrong_codes_may_be_tried_from_one_address(registry: TableRegistry, hands: Hands) -> None:
    live = await table(registry, ["", ""], game="hoops")
    right, wrong = {"code": live.table_state.agreed.code}, {"code": "22222"}
    app = make_app(registry)
    asking, other = asker(app), asker(app, "198.51.100.7")
    for _ in range(CODES_AT_ONCE * 2):  # right ones cost nothing
        assert (await asking.post("/api/code", json=right)).status_code == 200
    tried = [(await asking.post("/api/code", json=wrong)).status_code for _ in range(CODES_AT_ONCE + 2)]
    assert tried == [404] * CODES_AT_ONCE + [429] * 2
    assert (await asking.post("/api/code", json=right)).json()["error"] == "error-server-codes"
    assert (await other.post("/api/code", json=right)).status_code == 200
    hands.time += 12.5  # five a minute
    assert (await asking.post("/api/code", json=wrong)).status_code == 404
    assert (await asking.post("/api/code", json=wrong)).status_code == 429
    hands.time += 12.5
    assert (await asking.post("/api/code", json=right)).status_code == 200
    assert f"sixthman_wrong_codes_total {CODES_AT_ONCE + 1}" in registry.metrics.text()


@pytest.mark.parametrize(
    "body", [{}, {"code": ""}, {"code": "A" * 33}, {"code": 5}, {"code": "AAAAA", "x": 1}]
)
async def test_what_is_no_code_is_refused(registry: TableRegistry, body: Any) -> None:
    assert (await asker(make_app(registry)).post("/api/code", json=body)).status_code == 400


def test_tokens_that_are_given_back_do_not_pile_up() -> None:
    limits = Limits(1.0, 2, Hands())
    limits.give_back("a")
    assert [limits.allow("a") for _ in range(3)] == [True, True, False]
    limits.give_back("a")
    assert [limits.allow("a") for _ in range(2)] == [True, False]


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("a-socket", "a-socket"),
    ],
)
def test_a_household_counts_as_one(address: str, counted: str) -> None:
    assert address_of({"client": (address, 1)}) == counted
