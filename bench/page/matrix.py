"""Every screen of a table at every width: what must hold of all of them.

A guest plays by requests, at random; a visitor's page follows, and each kind of moment is looked at once in
windows of all widths (`screen_rules.js` says what must hold).
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, ClassVar

from playwright.sync_api import Browser
from playwright.sync_api import Error as PlaywrightError

from bench.page.browser import Visitor
from bench.page.guests import Guest, Taste

WINDOWS = {
    **{360: (360, 640), 390: (390, 844), 768: (768, 1024), 1024: (1024, 768)},
    **{1180: (1180, 820), 1280: (1280, 800), 1440: (1440, 900), 1920: (1920, 1080)},
}
# The least width of cards, in pixels.
LEAST = {
    **{".pack button.card": 96, ".lane .card": 54},
    **{".court .hoops-card": 60, "main .hand .hoops-card": 58},
}
_TWO_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
STEPS = 4000
FETCHED = 5000  # milliseconds until a screen is there that had to be fetched

Named = Callable[[dict[str, Any]], str]


@dataclass
class Matrix:
    """A table whose screens are looked at, and what did not hold."""

    browser: Browser
    address: str
    name: Named  # what kind of moment this is
    widths: Sequence[int] = tuple(WINDOWS)
    language: str = "en"
    shots: Path | None = None  # a folder for pictures of all of them
    found: dict[str, list[str]] = field(default_factory=dict)

    RULES: ClassVar[Path] = Path(__file__).with_name("screen_rules.js")

    def play(
        self,
        game: str,
        bots: list[str],
        options: dict[str, str],
        taste: Taste | None = None,
        luck: int = 1,
        only: str = "",
        enough: Callable[[set[str]], bool] = lambda seen: False,
    ) -> None:
        """Play a game; look at each kind of moment whose name matches `only`."""
        guest = Guest(self.address, "Ann", luck, taste)
        guest.open_table(game, bots, options)
        guest.command(do="ready", ready=True)
        one = Visitor(self.browser, self.address, WINDOWS[1440], language=self.language)
        try:
            guest.look()
            guest.hand_over(one)
            one.page.evaluate(self.RULES.read_text())
            for _ in range(STEPS):
                self._wait_for(one, guest)
                self._look_at_reveals(one, only)
                name = self.name(guest.now)
                if re.search(only, name) and name not in self.found:
                    one.settle()
                    self.look(one, name, bool(guest.now.get("legal")))
                if enough(set(self.found)) or guest.now["state"] == "over" or not guest.step():
                    break
                guest.look()
        finally:
            assert one.problems == []
            one.close()

    def _wait_for(self, one: Visitor, guest: Guest) -> None:
        """Until the page has heard all that the guest has."""
        one.until(lambda: bool(one.frames) and json.loads(one.frames[-1]).get("seq", 0) >= guest.heard)
        one.page.evaluate(_TWO_FRAMES)

    def _look_at_reveals(self, one: Visitor, only: str) -> None:
        while one.sees("[data-reveal]"):
            name = f"reveal-{one.page.locator('[data-reveal]').first.get_attribute('data-reveal')}"
            if re.search(only, name) and name not in self.found:
                one.page.wait_for_selector("[data-reveal][data-done=true]")
                one.settle()
                self.look(one, name, True)
            one.press("Escape")
            one.page.evaluate(_TWO_FRAMES)

    def look(self, one: Visitor, name: str, asked: bool) -> None:
        """Look at a screen in all windows."""
        self.found[name] = []
        for width in self.widths:
            size = WINDOWS[width]
            one.page.set_viewport_size({"width": size[0], "height": size[1]})
            one.page.evaluate(_TWO_FRAMES)
            if asked:  # screens of another width are fetched when they are needed
                with suppress(PlaywrightError):
                    one.page.locator("[data-question] >> visible=true").first.wait_for(timeout=FETCHED)
                one.page.evaluate(_TWO_FRAMES)
            if self.shots:
                one.page.screenshot(path=self.shots / f"{name}-{width}.png")
            problems = one.page.evaluate("(what) => screenRules(what)", {"least": LEAST, "asked": asked})
            self.found[name] += [f"{width}: {problem}" for problem in problems]

    def problems(self) -> dict[str, list[str]]:
        """What did not hold, by kind of moment."""
        return {name: problems for name, problems in self.found.items() if problems}
