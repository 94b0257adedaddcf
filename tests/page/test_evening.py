"""An evening in the browser: one link, tables that open by themselves, standings, the big screen."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from bench.page.browser import PATIENCE, Visitor

from .conftest import Welcome

expect.set_options(timeout=PATIENCE * 1000)
WALL, PHONE = (1920, 1080), (360, 740)
SIZES = (PHONE, (1440, 900), WALL)
LOOKS = [(theme, size) for size in SIZES for theme in ("light", "dark")]


def open_evening(host: Visitor, game: str = "NBA Deck") -> str:
    """Fill the form in; the link for everybody."""
    host.page.goto(f"{host.address}/evening")
    host.page.get_by_role("button", name=re.compile(game, re.I)).click()
    host.page.get_by_label("What is it called?").fill("Friday")
    host.page.get_by_label("Your name").fill(host.name)
    host.page.get_by_role("button", name="Open the evening").click()
    return host.page.get_by_label("Link to the evening").input_value()


def come(guest: Visitor, link: str) -> None:
    guest.page.goto(link)
    guest.page.get_by_label("Your name").fill(guest.name)
    guest.page.get_by_role("button", name="Join the evening").click()
    guest.page.get_by_role("button", name="Leave").wait_for()


def look(one: Visitor) -> list[str]:
    """What axe finds, and what is wider than the window."""
    found = []
    for theme, size in LOOKS:
        one.page.set_viewport_size({"width": size[0], "height": size[1]})
        one.page.evaluate("(theme) => { document.documentElement.dataset.theme = theme }", theme)
        one.width = size[0]
        one.page.wait_for_timeout(150)
        found += [f"{theme} {size[0]}: {problem}" for problem in one.violations()]
    return found


def test_a_club_night(visitor: Welcome) -> None:
    host, guest, third = visitor(), visitor(name="Bea"), visitor(name="Cem")
    wall = visitor(name="Wall", size=WALL)
    host.page.goto(f"{host.address}/evening")
    host.page.get_by_role("button", name="Open the evening").wait_for()
    assert look(host) == []
    link = open_evening(host)
    come(guest, link)
    come(third, link)
    expect(host.page.get_by_text("Cem", exact=True)).to_be_visible()
    assert look(guest) == []
    wall.page.goto(link.replace("#", "/wall#"))
    expect(wall.page.get_by_text("Bea")).to_be_visible()
    host.page.get_by_role("button", name="Draw and begin").click()

    # two of three play at once: their table has opened by itself
    people = {one.name: one for one in (host, guest, third)}
    expect(wall.page.get_by_role("heading", name="Table 1")).to_be_visible()
    names = wall.page.locator("article li span").all_inner_texts()
    assert len(names) == 2
    playing = [people[name] for name in names]
    for one in playing:
        one.page.wait_for_url("**/t/**")
        expect(one.page.get_by_role("button", name="I’m ready")).to_be_visible()
    (waiting,) = [one for one in people.values() if one not in playing]
    assert "/e/" in waiting.page.url
    assert look(waiting) == []
    assert look(wall) == []

    # a third table for nobody: whoever leaves forfeits, and the other is brought on
    away = playing[0]
    away.page.goto(link)
    away.page.get_by_text("Leave the evening", exact=True).click()
    away.page.get_by_role("button", name="Forfeit and leave").click()
    expect(away.page.get_by_text("has left")).to_be_visible()
    waiting.page.wait_for_url("**/t/**")
    expect(wall.page.get_by_text("has left")).to_be_visible()
