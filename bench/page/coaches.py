"""A coach of NBA Deck-Building at the page."""

from __future__ import annotations

from collections.abc import Callable

from bench.page.players import Player
from sixthman.games.hoops.declaration import DECLARATION

PHASES = DECLARATION.phase_names
TACTICS = range(120, 150)  # numbers of cards; players below, fatigue above


class Coach(Player):
    """Buys, brings in, prepares, rolls and sorts, as the lamp button and its neighbors offer it."""

    end = ".final"
    _lamp = ".acts .primary"
    _other = ".acts .plain"

    @property
    def phase(self) -> str:
        """What is being decided."""
        return PHASES[int(self.now["view"]["phase"])]

    def _moment(self) -> str:
        step = self.page.locator("main").get_attribute("data-step", timeout=10_000)
        return f"{self.phase}-{step}" if self.phase == "menu" and step else self.phase

    def goes_on(self) -> bool:
        return False

    def choose(self) -> bool:
        self.page.locator(self._lamp).first.wait_for(timeout=10_000)
        ways: dict[str, Callable[[], bool]] = {
            "pick-team": self._pick_team,
            "draft": self._draft,
            "leave-out": self._draft,
            "menu": self._menu,
            "refresh": self._refresh,
            "reroll": self._reroll,
            "make-room": self._make_room,
            "discard": self._discard,
        }
        if ways.get(self.phase, lambda: True)():
            self.look(self._moment())
            return self._act()
        return False

    def _lit(self) -> bool:
        return self.page.locator(self._lamp).first.is_enabled(timeout=10_000)

    def _act(self) -> bool:
        """Press the lamp button, if it is lit."""
        if not self._lit():
            return False
        if self.keys and self._focused(f"main button:not({self._lamp})"):  # there Enter would press that one
            self._tab_to(self._lamp, "Shift+Tab")
        else:
            self._push("Enter", self._lamp)
        return True

    def _push(self, key: str, selector: str) -> None:
        if self.keys:
            self.visitor.press(key)
        else:
            self.click(selector)

    def _hand(self) -> list[int]:
        seat, view = self.now["seat"], self.now["view"]
        return sorted(card for card in view["hand"][seat][: view["held"][seat]] if card >= 0)

    def _pick(self, at: int) -> None:
        """A card of your hand."""
        if self.keys:
            self.visitor.press(str(at + 1))
        elif self.visitor.on_phone:
            self.click(".tokens .mini", at)
        else:
            self.click(".hand button.hoops-card", at)

    # --- before the game

    def _pick_team(self) -> bool:
        self.look("pick-team")
        if not self._lit():
            self._tab_to(self._other) if self.keys else self.click(self._other)
        return self._lit()

    def _draft(self) -> bool:
        cards = "main .offer button.hoops-card"
        if not self._lit():
            self._tab_to(cards) if self.keys else self.click(cards, self.luck.randrange(4))
        return self._lit()

    def _tab_to(self, selector: str, key: str = "Tab") -> None:
        """Go to something by Tab, and press it."""
        for _ in range(80):
            self.visitor.press(key)
            if self._focused(selector):
                break
        self.visitor.press("Space")

    def _focused(self, selector: str) -> bool:
        """Is something like this in focus?"""
        return bool(self.page.evaluate("(wanted) => document.activeElement?.matches(wanted)", selector))

    # --- a turn

    def _refresh(self) -> bool:
        if self.luck.random() < 0.2 and not self.visitor.on_phone:
            self._push("1", ".market >> nth=1 >> button.hoops-card >> nth=0")
        return True

    def _menu(self) -> bool:
        self.page.locator("main[data-step]").wait_for(timeout=3_000)  # the server says which steps there are
        if self._lit():
            return True
        step = self.page.locator("main").get_attribute("data-step", timeout=10_000) or ""
        hand = self._hand()
        players = [at for at, card in enumerate(hand) if card < TACTICS.start]
        tactics = [at for at, card in enumerate(hand) if card in TACTICS]
        if step == "replace" and players and self.luck.random() < 0.6:
            self._pick(self.luck.choice(players))
        elif step == "prepare" and tactics and self._tries == 0:
            for at in tactics[:2]:
                self._pick(at)
        elif step.startswith("buy") and self._tries == 0 and self._want():
            pass
        elif self.visitor.sees(self._other):
            self._push("n", self._other)
        return self._lit()

    def _want(self) -> bool:
        """Something of the market that one can pay for; is there any?"""
        goods = self.page.locator(".market .buyable, .market button.lit")
        count = goods.count()
        if not count:
            return False
        if self.keys:
            self.visitor.press(*["b"] * self.luck.randint(1, count))
        else:
            goods.nth(self.luck.randrange(count)).click(timeout=10_000)
        return True

    def _reroll(self) -> bool:
        if self._tries == 0 and self.luck.random() < 0.4 and self.visitor.sees(self._other):
            self._push("r", self._other)
            self._push("1", ".thrown button.die >> nth=-1")
        elif not self._lit() and self.visitor.sees(self._other):
            self._push("Escape", self._other)  # no die was taken: the server had not said yet how many may be
        return True

    def _make_room(self) -> bool:
        if not self._lit():
            self._tab_to("main .slots button.slot") if self.keys else self.click(".slots button.slot")
        return self._lit()

    def _discard(self) -> bool:
        hand = self._hand()
        if self.keys:
            for at in range(len(hand)):
                self.visitor.press(*[str(at + 1)] * self.luck.choice([0, 1, 1, 2]))
        elif hand and self._tries == 0:
            self.page.locator(".hand button.hoops-card, main ol button.hoops-card").last.click(timeout=10_000)
        return True
