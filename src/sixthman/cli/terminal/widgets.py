"""Small parts of a screen that leave the keys to the table."""

from __future__ import annotations

from textual.containers import VerticalScroll
from textual.message import Message


class Quiet(VerticalScroll, can_focus=False):
    """Scrolls, but leaves the keys to the table."""


class Picked(Message):
    """Someone clicked on something that can be chosen; `key` is what pressing would have been."""

    def __init__(self, key: str) -> None:
        super().__init__()
        self.key = key
