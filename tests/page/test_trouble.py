"""When something is amiss: the server is gone, or there is no way to a table."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect

from bench.page.browser import PATIENCE, Visitor
from bench.page.managers import Manager
from bench.page.players import play
from bench.server.process import ServerProcess

from .conftest import Welcome

expect.set_options(timeout=PATIENCE * 1000)


def heading(one: Visitor, text: str) -> None:
    """The page says so, and offers a way on."""
    expect(one.page.get_by_role("heading", level=1)).to_have_text(text)
    expect(one.page.get_by_role("link", name="To the start page")).to_be_visible()
    assert one.violations() == []


def test_the_server_is_gone_and_comes_back(browser: Browser, built: None, tmp_path: Path) -> None:
    """In the middle of a draft: the page says so, keeps what is seen, and goes on by itself."""
    server = ServerProcess(str(tmp_path / "gone.db"), tmp_path / "gone.log")
    server.start()
    one = Visitor(browser, server.address)
    try:
        one.open_table("allstar", ["rookie"] * 3)
        one.ready()
        cards = one.page.locator(".pack [data-card]")
        cards.first.wait_for()
        seen = cards.evaluate_all("(all) => all.map((card) => card.dataset.card)")
        server.kill()
        expect(one.page.get_by_text("The server doesn’t answer.")).to_be_visible()
        assert cards.evaluate_all("(all) => all.map((card) => card.dataset.card)") == seen
        assert one.violations() == []
        server.start()
        expect(one.page.get_by_text("The server doesn’t answer.")).to_be_hidden()
        assert cards.evaluate_all("(all) => all.map((card) => card.dataset.card)") == seen
        play([Manager(one)])
    finally:
        one.close()
        server.stop()


def test_a_command_sent_while_the_server_is_gone_arrives(
    browser: Browser, built: None, tmp_path: Path
) -> None:
    """Nothing pressed is lost."""
    server = ServerProcess(str(tmp_path / "gone.db"), tmp_path / "gone.log")
    server.start()
    one = Visitor(browser, server.address)
    try:
        one.open_table("allstar", ["", "rookie", "rookie"])
        server.kill()
        expect(one.page.get_by_text("The server doesn’t answer.")).to_be_visible()
        one.ready()
        server.start()
        expect(one.page.get_by_role("button", name="Not ready after all")).to_be_visible()
    finally:
        one.close()
        server.stop()


def test_an_unknown_table(visitor: Welcome) -> None:
    """A wrong code, or a table closed long ago."""
    one = visitor()
    one.go("/t/NOSUCHTABL")
    heading(one, "There is no such table")
    one.problems.clear()  # the browser itself reports the 404


def test_a_page_that_is_not_there(visitor: Welcome) -> None:
    """Any other address."""
    one = visitor()
    one.go("/nowhere")
    heading(one, "There is nothing here")


def test_an_old_link(visitor: Welcome) -> None:
    """A private table without its invitation."""
    host, guest = visitor(), visitor(name="Bea")
    link = host.open_table("allstar", ["", "rookie", "rookie"])
    guest.go(link.removeprefix(guest.address).split("#")[0])
    heading(guest, "This table is private")
    guest.problems.clear()


def test_a_full_table(visitor: Welcome) -> None:
    """Someone was quicker: the last chair is taken while you type your name."""
    host, quick, slow = visitor(), visitor(name="Bea"), visitor(name="Cem")
    link = host.open_table("hoops", [""])
    slow.page.goto(link)
    slow.page.get_by_label("Your name").fill("Cem")
    quick.sit_down(link)
    slow.page.get_by_role("button", name="Sit down").click()
    heading(slow, "Every seat is taken")
    slow.problems.clear()


def test_who_comes_late_watches(visitor: Welcome) -> None:
    """After the deal the link leads to the game, as everyone may see it."""
    host, late = visitor(), visitor(name="Bea")
    link = host.open_table("hoops", [""])
    guest = visitor(name="Cem")
    guest.sit_down(link)
    host.ready()
    guest.ready()
    host.page.locator(".acts .primary").wait_for()
    late.page.goto(link)
    late.page.locator("main[data-phase]").wait_for()
    assert late.now["seat"] is None
    assert not late.now.get("legal")
    assert late.violations() == []


def test_a_code_is_good_once(visitor: Welcome) -> None:
    """The seat moves to another device; who comes with the same code again is told so."""
    host, phone, late = visitor(), visitor(size=(360, 780)), visitor()
    host.open_table("allstar", ["", "rookie", "rookie"])
    host.page.get_by_role("button", name="Change device").click()
    code = host.page.locator("dialog .code").inner_text()
    for one in (phone, late):
        one.go("/join")
        one.page.get_by_role("textbox").first.fill(code)
        one.page.get_by_role("button", name="Join").first.click()
        if one is phone:
            expect(one.page.get_by_role("button", name="I’m ready")).to_be_visible()
    expect(late.page.get_by_role("alert").first).to_contain_text("good once")
    heading(host, "You play on another device now")
    for one in (host, phone, late):  # the browser itself reports that no table has this code
        one.problems.clear()
