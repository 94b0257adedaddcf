"""People who play by requests alone, at random and in no time: they bring a game to a moment worth seeing."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from typing import Any

import httpx

from bench.page.browser import Visitor

Now = dict[str, Any]
Taste = Callable[[Now, list[tuple[int, str]]], list[tuple[int, str]]]  # which of the legal choices one likes


class Guest:
    """Someone at a table, without a page."""

    def __init__(self, address: str, name: str, luck: int, taste: Taste | None = None) -> None:
        self.name, self.table = name, ""
        self._client = httpx.Client(base_url=address, timeout=60)
        self._luck = random.Random(luck)
        self._taste = taste
        self.heard = 0
        self.now: Now = {}

    def open_table(self, game: str, chairs: list[str], options: dict[str, str]) -> str:
        """Open a table with these chairs beside your own; the invitation to it."""
        wish = {"name": self.name, "chairs": ["", *chairs], "game": game, "options": options}
        made = self._post("/api/tables", {**wish, "pace": "relaxed", "public": False})
        self.table = str(made["table"])
        return str(made["invite"])

    def sit_down(self, table: str, invite: str) -> None:
        """Sit down at someone's table."""
        self.table = table
        self._post(f"/api/tables/{table}/join", {"name": self.name, "invite": invite})

    def command(self, **what: Any) -> None:
        """Ask the table for something."""
        self._post(f"/api/tables/{self.table}/commands", {**what, "id": f"{self._luck.random()}"})

    def look(self) -> Now:
        """How things are."""
        answer = self._client.get(
            f"/api/tables/{self.table}", params={"since": self.heard}
        ).raise_for_status()
        frame = answer.json()
        self.heard, self.now = frame["seq"], frame["now"]
        return self.now

    def step(self) -> bool:
        """Choose something, if something is asked; was it?"""
        legal = [(number, words) for number, words in self.look().get("legal", [])]
        if not legal:
            return False
        liked = (self._taste(self.now, legal) if self._taste else legal) or legal
        self.command(do="choose", choice=[self._luck.choice(liked)[0]], stage=self.now["stage"])
        return True

    def hand_over(self, visitor: Visitor) -> None:
        """Let someone with a browser go on."""
        host = visitor.address.split("//")[1].split(":")[0]
        cookies: Any = [
            {"name": one.name, "value": one.value, "domain": host, "path": one.path}
            for one in self._client.cookies.jar
        ]
        visitor.context.add_cookies(cookies)
        visitor.go(f"/t/{self.table}")

    def _post(self, path: str, body: dict[str, Any]) -> Any:
        return self._client.post(path, json=body).raise_for_status().json()


def gather(guests: Sequence[Guest], game: str, bots: list[str], options: dict[str, str]) -> None:
    """A table for all of them, dealt."""
    first, *others = guests
    invite = first.open_table(game, [""] * len(others) + bots, options)
    for one in others:
        one.sit_down(first.table, invite)
    for one in guests:
        one.command(do="ready", ready=True)


def play_until(guests: Sequence[Guest], holds: Callable[[Now], bool]) -> Guest | None:
    """Play until one of them sees something; none does if the game ends before."""
    while guests[0].look()["state"] != "over":
        for one in guests:
            if holds(one.look()):
                return one
        if not any(one.step() for one in guests):
            time.sleep(0.05)  # a bot thinks
    return None
