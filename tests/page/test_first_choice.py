"""The shortest way into a game, in every run of the tests: open the page, press the one button, choose."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from bench.page.browser import DESK, NARROW, Visitor
from bench.server.process import ServerProcess


@pytest.mark.parametrize("size", [DESK, NARROW])
def test_play_now(browser: Browser, started: ServerProcess, size: tuple[int, int]) -> None:
    """The first card is taken, at a desk and on a small phone."""
    one = Visitor(browser, started.address, size)
    try:
        one.page.goto(one.address + "/")
        one.page.locator(".dot").click()
        card = one.page.locator(".pack [data-card]").first
        card.click()
        expect(card).to_have_attribute("aria-pressed", "true")
        one.page.locator(".act .button.primary").click()
        assert one.until(lambda: bool(one.now.get("sealed")) or one.now["view"]["step"] == 1)
        assert one.problems == []
    finally:
        one.close()
