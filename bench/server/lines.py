"""Lines between network namespaces: nodes, NATS and PostgreSQL as if each had a machine of its own.

A line is a pair of virtual network cards. To cut it, one card is switched off, as if someone had pulled the
cable: nothing is refused, nothing is closed, packets only stop coming. All of it lives in namespaces that are
made for the purpose (Linux, as root), and disappears with them.
"""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass

INSIDE = "SIXTHMAN_BENCH_INSIDE"


def go_inside(module: str) -> None:
    """Begin again in a network of its own, which reaches nothing but what is made there."""
    if os.environ.get(INSIDE):
        _ip("link", "set", "lo", "up")
        return
    command = ["unshare", "--net", sys.executable, "-m", module, *sys.argv[1:]]
    os.execvpe(command[0], command, os.environ | {INSIDE: "1"})


def _ip(*what: str) -> None:
    subprocess.run(["ip", *what], check=True)


@dataclass(frozen=True)
class Line:
    """A line between two places, each with an address; it can be cut."""

    here: str  # addresses
    there: str
    _place: str
    _card: str

    def cut(self) -> None:
        """Pull the cable."""
        _ip("-n", self._place, "link", "set", self._card, "down")

    def mend(self) -> None:
        """Put it back."""
        _ip("-n", self._place, "link", "set", self._card, "up")


class Places:
    """Network namespaces, and lines between them."""

    def __init__(self) -> None:
        self._names: dict[str, str] = {}
        self._lines = 0

    def add(self, place: str) -> None:
        """A place that no line leads to yet."""
        name = self._names[place] = f"sixthman-{os.getpid()}-{place}"
        _ip("netns", "add", name)
        _ip("-n", name, "link", "set", "lo", "up")

    def inside(self, place: str) -> list[str]:
        """What to put before a command that runs there."""
        return ["ip", "netns", "exec", self._names[place]]

    def line(self, here: str | None, there: str) -> Line:
        """A line between two places; `None`: where this program runs."""
        self._lines += 1
        number, far = self._lines, self._names[there]
        near = self._names[here] if here else None
        cards, addresses = (f"l{number}a", f"l{number}b"), (f"10.77.{number}.1", f"10.77.{number}.2")
        behind = ["netns", near] if near else []
        _ip("link", "add", cards[0], *behind, "type", "veth", "peer", "name", cards[1], "netns", far)
        for place, card, address in ((near, cards[0], addresses[0]), (far, cards[1], addresses[1])):
            within = ["-n", place] if place else []
            _ip(*within, "address", "add", f"{address}/30", "dev", card)
            _ip(*within, "link", "set", card, "up")
        return Line(*addresses, far, cards[1])

    def remove(self) -> None:
        """Take everything down."""
        for name in self._names.values():
            subprocess.run(["ip", "netns", "delete", name], check=False)
