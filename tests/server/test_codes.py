"""Short codes: five letters that lead to an open table, and that cannot be guessed."""

from __future__ import annotations

import string
from typing import Any

import httpx
import pytest
from sqlalchemy import func, select

from sixthman.server import commands, store
from sixthman.server.agreement import agree
from sixthman.server.app import CODES_AT_ONCE, make_app
from sixthman.server.doors import address_of
from sixthman.server.house import House
from sixthman.server.lessons import agree_on_lesson
from sixthman.server.limits import Limits
from sixthman.server.schema import codes
from sixthman.server.tokens import new_table_code, new_table_id, read_code
from tests.server.conftest import Hands
from tests.server.sittings import dealt, do, new_id, rest, table


def asker(app: Any, address: str = "192.0.2.1") -> httpx.AsyncClient:
    """Somebody who asks from an address."""
    transport = httpx.ASGITransport(app, client=(address, 1))
    return httpx.AsyncClient(transport=transport, base_url="http://house")


async def kept(house: House) -> int:
    """How many codes are in use."""
    async with house.engine.connect() as connection:
        return int((await connection.execute(select(func.count()).select_from(codes))).scalar_one())


def test_a_code_is_five_letters_none_of_them_taken_for_another() -> None:
    made = {new_table_code() for _ in range(2000)}
    assert len(made) > 1990
    assert {len(code) for code in made} == {5}
    assert set("".join(made)) == set(string.ascii_uppercase + string.digits) - set("01IOLU")


@pytest.mark.parametrize("typed", ["KTE7X", "kte7x", " kte 7x", "KTE-7X", "k–t–e–7–x"])
def test_a_code_is_read_however_it_is_typed(typed: str) -> None:
    assert read_code(typed) == "KTE7X"


async def test_a_code_leads_to_its_table_until_the_deal(house: House) -> None:
    room = await table(house, ["", "", "pro"])
    code = room.sitting.agreed.code
    for seat in (0, 1):
        assert room.sitting.now(seat)["code"] == code
    assert "code" not in room.sitting.now(room.sitting.gallery)
    asking = asker(make_app(house))
    found = await asking.post("/api/code", json={"code": f"{code[:3]}-{code[3:]}".lower()})
    assert found.status_code == 200
    assert found.json() == {"table": room.sitting.id, "invite": room.sitting.agreed.invite}
    for seat in (0, 1):
        await do(room, seat, commands.Ready(id=new_id()))
    await rest(room)
    assert "code" not in room.sitting.now(0)
    assert await kept(house) == 0
    gone = await asking.post("/api/code?language=de", json={"code": code})
    assert gone.status_code == 404
    assert gone.json() == {
        "error": "error-server-no-code",
        "text": "Unter diesem Code ist kein Tisch offen, oder nicht mehr.",
    }


async def test_a_table_that_is_closed_gives_its_code_back(house: House, hands: Hands) -> None:
    room = await table(house, ["", ""], game="hoops")
    assert await kept(house) == 1
    hands.time += house.settings.open_for
    room.go_on_soon()
    await rest(room)
    assert room.sitting.state == "closed"
    assert await kept(house) == 0


async def test_no_two_open_tables_have_one_code(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["AAAAA", "AAAAA", "BBBBB"])
    monkeypatch.setattr("sixthman.server.agreement.new_table_code", lambda: "AAAAA")
    monkeypatch.setattr(store, "new_table_code", lambda: next(drawn))
    rooms = [await table(house, ["", "pro"], mode="heritage") for _ in range(2)]
    assert [room.sitting.agreed.code for room in rooms] == ["AAAAA", "BBBBB"]
    assert [await house.store.coded(code) for code in ("AAAAA", "BBBBB")] == [
        room.sitting.id for room in rooms
    ]


async def test_a_rematch_has_a_code_of_its_own_and_a_lesson_none(house: House) -> None:
    rules = await house.rules("hoops")
    await house.make(new_table_id(), agree_on_lesson(rules.desk, house.clock()))
    assert await kept(house) == 0
    room = await dealt(house, ["", "pro"], game="hoops")
    agreed = agree(rules.desk, {}, ["", ""], "relaxed", False, house.clock())
    assert agreed.code not in ("", room.sitting.agreed.code)


async def test_few_wrong_codes_may_be_tried_from_one_address(house: House, hands: Hands) -> None:
    room = await table(house, ["", ""], game="hoops")
    right, wrong = {"code": room.sitting.agreed.code}, {"code": "22222"}
    app = make_app(house)
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
    assert f"sixthman_wrong_codes_total {CODES_AT_ONCE + 1}" in house.metrics.text()


@pytest.mark.parametrize(
    "body", [{}, {"code": ""}, {"code": "A" * 33}, {"code": 5}, {"code": "AAAAA", "x": 1}]
)
async def test_what_is_no_code_is_refused(house: House, body: Any) -> None:
    assert (await asker(make_app(house)).post("/api/code", json=body)).status_code == 400


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
