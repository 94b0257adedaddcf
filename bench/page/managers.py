"""A manager of All-Star Draft at the page."""

from __future__ import annotations

import re

from playwright.sync_api import Locator

from bench.page.players import Player
from sixthman.games.allstar.declaration import DECLARATION

PHASES = DECLARATION.phase_names
CLASH = 3
THROWN = (1, 3)  # modes in which one card of the bench is discarded
MOST = {0: 3, 3: 2}  # cards taken of a pack in a Clash, by step; else one


class Manager(Player):
    """Drafts, lines up and plays the playoffs."""

    end = ".end"
    _held = ".bench .held button.card"

    @property
    def heading(self) -> tuple[str, int, int]:
        """Phase, round and step."""
        view = self.now["view"]
        return PHASES[view["phase"]], view["round_"], view["step"]

    def goes_on(self) -> bool:
        sees = self.visitor.sees
        if sees(".reveal, #panel-result"):
            self.look(f"arena-{self.now['view']['round_']}")
        elif sees("table, .match") and sees(".playoffs .out .button, .phone .out"):
            self.look("shootout-reveal" if sees("table") else "match")
        elif sees(".coaches > .button"):
            self.look("coach-reveal")
        else:
            return False
        if self.visitor.on_phone and sees(".dock .button.primary"):
            self.click(".dock .button.primary")
        else:
            self.visitor.press("Enter")
        return True

    def choose(self) -> bool:
        phase, _, _ = self.heading
        ways = {
            "draft": self._draft,
            "lineup": self._line_up,
            "choose-coach": self._choose_coach,
            "swap-buses": self._swap_buses,
        }
        ways.get(phase, self._playoffs)()
        return True

    def _lock(self, selector: str) -> None:
        if self.keys:
            self.visitor.press("Enter")
        else:
            self.click(f"{selector} .button.primary, .dock .button.primary")

    def _draft(self) -> None:
        _, round_, step = self.heading
        cards = self.page.locator(".pack [data-card]")
        cards.first.wait_for(timeout=10_000)
        several = self.now["view"]["mode"] == CLASH
        for at in self._liked(cards, MOST.get(step, 1) if several else 1):
            if self.keys:
                self.visitor.press(str(at + 1))
            else:
                cards.nth(at).click(timeout=10_000)
        self.look(f"draft-{round_}-{step}")
        self._lock(".act")

    def _liked(self, cards: Locator, count: int) -> list[int]:
        """Which cards of the pack to take."""
        return self.luck.sample(range(cards.count()), count)

    def _begin_team(self) -> int:
        """Take several cards into a new team at once; how many?"""
        return 0

    def _begin_choice(self) -> None:
        """Take several cards of the playoffs at once."""

    def _line_up(self) -> None:
        _, round_, _ = self.heading
        self.page.locator(".bench .cards button").first.wait_for(timeout=10_000)
        if self.now["view"]["mode"] in THROWN:
            self._throw()
        if round_ > 0:
            self._drive()
        for _ in range(5 - self._begin_team()):
            if self.keys:
                self.visitor.press("1", "Enter")
            else:
                self._field()
        self.look(f"lineup-{round_}")
        self._lock(".sum")

    def _throw(self) -> None:
        if self.keys:
            self.visitor.press("t", "1")
        else:
            self.click(".throw button")
            self.click(f"{self._held}:not(.disabled)")

    def _drive(self) -> None:
        """Change buses."""
        if self.keys:
            self.visitor.press("b")
        else:
            self.click(".routes button, button.bus")

    def _field(self) -> None:
        """A card of the bench into the next place of the team."""
        self.click(self._held)
        selected = self.page.locator(f"{self._held}.selected")
        if not self.visitor.on_phone and selected.count():
            selected.first.click(timeout=10_000)

    def _choose_coach(self) -> None:
        self.page.locator(".coaches").wait_for(timeout=10_000)
        self.visitor.press("1")
        self.look("coaches")
        self.visitor.press("Enter")

    def _swap_buses(self) -> None:
        self.page.locator(".act .button.primary, .dock .button.primary").first.wait_for(timeout=10_000)
        self.visitor.press("2")
        self.look("buses")
        self.visitor.press("Enter")

    def _playoffs(self) -> None:
        phase, _, _ = self.heading
        cards = self.page.locator(".ask").first.locator("li button.card")
        cards.first.wait_for(timeout=10_000)
        cut = self.now["view"]["laid_down"][self.now["seat"]]
        wanted = {"playoff-team": 5, "shootout": 1, "lay-down": 2, "cut": cut}[phase]
        self._begin_choice()
        marked = self.page.locator(".ask").first.locator("li button.card.selected").count()
        for at in range(wanted - marked):
            if self.keys:
                self.visitor.press(str(at + 1))
            else:
                cards.and_(self.page.locator(":not(.selected)")).first.click(timeout=10_000)
        if phase == "lay-down" and not self.keys:
            for at in range(2):
                self.click(".after li button.card", at)
        self.look(phase)
        self._lock("footer")


class Captain(Manager):
    """A manager who takes what makes the largest set, as the page tells it: for pictures."""

    def _liked(self, cards: Locator, count: int) -> list[int]:
        self.visitor.until(lambda: self.visitor.sees(".pack li:has-text('×')"), 2)  # the server has said so
        labels = [one.get_attribute("aria-label") or "" for one in cards.all()]
        sizes = [int(found[1]) if (found := re.search(r"make (\d)", label)) else 0 for label in labels]
        return sorted(range(len(sizes)), key=lambda at: -sizes[at])[:count]

    def _begin_team(self) -> int:
        best = self.page.locator(".held-sets li button").first
        if self.visitor.on_phone or not self.visitor.until(lambda: best.count() > 0, 3):
            return 0
        size = best.locator(".sweaters > *").count()
        best.click(timeout=10_000)
        return size

    def _begin_choice(self) -> None:
        best = self.page.locator(".sets button").first
        if self.heading[0] == "playoff-team" and self.visitor.until(lambda: best.count() > 0, 3):
            best.click(timeout=10_000)
