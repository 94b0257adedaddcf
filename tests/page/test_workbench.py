"""The workbench in a browser: a slider moves, games are played, figures follow, and the version is played."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sixthman.registry import game_named

from .conftest import Welcome

PATIENCE = 60_000


@pytest.mark.parametrize("game", ["allstar", "hoops"])
def test_from_a_slider_to_a_table(game: str, visitor: Welcome, tmp_path: Path) -> None:
    """Keys move a number, both versions are played, the file can be tried, the link opens the same version,
    and its table has its cards."""
    one = visitor()
    one.go(f"/workbench/{game}")
    page = one.page
    page.locator(".most li, .most .none").first.wait_for(timeout=PATIENCE)
    slider = page.get_by_role("slider").first
    before = slider.get_attribute("aria-valuenow") or slider.input_value()
    slider.focus()
    page.keyboard.press("Shift+ArrowUp")
    after = slider.get_attribute("aria-valuenow") or slider.input_value()
    assert int(after) == int(before) + 5
    page.locator(".version li").wait_for()
    page.locator(".progress button:not(.quiet)").wait_for(timeout=PATIENCE)
    assert not one.violations()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Change file").click()
    file = tmp_path / "changes.toml"
    saved.value.save_as(file)
    changed = game_named(game).cards().changed(file)
    assert changed.digest != game_named(game).cards().digest
    page.get_by_role("textbox", name="Name your version").fill("Late risers")
    page.get_by_role("button", name="Save", exact=True).click()
    page.evaluate("() => { delete Navigator.prototype.share; }")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Share").click()
    link = page.evaluate("() => navigator.clipboard.readText()")
    assert re.search(rf"/workbench/{game}#[\w-]+$", link)
    one.go("/learn")
    page.goto(link)
    page.locator(".version li").first.wait_for(timeout=PATIENCE)
    assert page.get_by_role("textbox", name="Name your version").input_value() == "Late risers"
    page.get_by_role("button", name="Play this version").click()
    page.wait_for_url(re.compile(r"/t/here-"), timeout=PATIENCE)
    table = page.url.rsplit("/", 1)[1]
    options = page.evaluate(
        """(table) => new Promise((done, fail) => {
          const asked = indexedDB.open("sixthman");
          asked.onerror = () => fail(asked.error);
          asked.onsuccess = () => {
            const all = asked.result.transaction("games").objectStore("games").get(table);
            all.onsuccess = () => done(all.result.settings.options);
          };
        })""",
        table,
    )
    assert options["cards digest"] == changed.digest
