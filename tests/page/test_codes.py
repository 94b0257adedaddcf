"""Five letters that someone reads out: typed, pasted, mistyped, and used too late."""

from __future__ import annotations

from playwright.sync_api import expect

from bench.page.browser import NARROW, PATIENCE, Visitor

from .conftest import Welcome

expect.set_options(timeout=PATIENCE * 1000)


def code_of(host: Visitor) -> str:
    """What the host reads out."""
    return "".join(host.page.get_by_label("To sit down, type this at").inner_text().split())


def type_in(one: Visitor, code: str) -> None:
    """Key by key, into the first line for a code."""
    one.page.get_by_label("Code of the table").first.focus()
    one.page.keyboard.type(code)


def test_a_code_is_typed_on_a_phone_and_pasted_at_a_desk(visitor: Welcome) -> None:
    """In any case and with dashes or blanks; the fifth letter opens the door."""
    host, phone, adapter = visitor(), visitor(size=NARROW, name="Bea"), visitor(name="Cem")
    host.open_table("allstar", ["", "", "rookie"])
    code = code_of(host)
    assert len(code) == 5
    assert host.violations() == []
    phone.go("/")
    type_in(phone, f"{code[:3]}-{code[3:]}".lower())
    adapter.go("/join")
    adapter.page.get_by_label("Code of the table").fill(f" {code[:2]} {code[2:]} ")
    for one in (phone, adapter):
        one.page.get_by_label("Your name").fill(one.name)
        one.page.get_by_role("button", name="Sit down").click()
        one.page.get_by_role("button", name="I’m ready").wait_for()
        assert one.now["table"] == host.now["table"]
    adapter.page.go_back()
    expect(adapter.page.get_by_role("heading", level=1)).to_have_text("Join a table")


def test_an_unknown_code_and_one_that_has_run_out(visitor: Welcome) -> None:
    """The page says so, and takes another one at once."""
    host, guest = visitor(), visitor(name="Bea")
    host.open_table("hoops", [""])
    code = code_of(host)
    guest.go("/join")
    type_in(guest, "22222")
    expect(guest.page.get_by_role("heading", level=1)).to_have_text("No table is open under 22222")
    assert guest.violations() == []
    type_in(guest, code)
    guest.page.get_by_label("Your name").fill("Bea")
    guest.page.get_by_role("button", name="Sit down").click()
    guest.ready()
    host.ready()
    assert host.until(lambda: host.now["state"] == "playing")
    late = visitor(name="Cem")
    late.go(f"/join#{code}")
    expect(late.page.get_by_role("heading", level=1)).to_have_text(f"No table is open under {code}")
    for one in (guest, late):  # the browser itself reports that no table has this code
        one.problems.clear()


def test_a_line_up_that_is_not_locked_survives_a_reload(visitor: Welcome) -> None:
    """What was put together stays until it is locked, or fits no more."""
    one = visitor()
    one.open_table("allstar", ["rookie", "rookie"])
    one.ready()
    one.page.locator(".pack [data-card]").first.wait_for()
    table = f"/api/tables/{one.now['table']}/commands"
    while one.now["view"]["phase"] == 0:
        stage = one.now["stage"]
        one.post(table, {"do": "choose", "choice": [one.now["legal"][0][0]], "id": f"choice-{stage}"})
        assert one.until(lambda stage=stage: one.now["stage"] != stage)  # type: ignore[misc]
    one.page.locator(".lane").first.wait_for()
    for key in "12":
        one.press(key, "Enter")
    built = one.page.locator(".lane").first.inner_text()
    assert "2 of 5" in built
    one.page.reload()
    one.page.locator(".lane").first.wait_for()
    expect(one.page.locator(".lane").first).to_contain_text("2 of 5")
