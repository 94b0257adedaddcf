"""Screens that come between, as at the other table: they ask the court's app for words and colours."""

from __future__ import annotations

from typing import Any

from textual.events import Click

from sixthman.cli.terminal import screens
from sixthman.cli.terminal.screens import Paper, Sheet


class AtCourt(Sheet):
    """A sheet that belongs to the basketball table; a click turns the page as Enter does."""

    @property
    def table_app(self) -> Any:
        """The app this page belongs to."""
        return self.app

    def on_click(self, event: Click) -> None:
        """Read on, or close the page."""
        event.stop()
        paper = self.query_one("#paper", Paper)
        if "enter" in self._ends and paper.scroll_y < paper.max_scroll_y:
            paper.scroll_page_down(animate=False)
        elif "enter" in self._ends:
            self.dismiss("enter")


class Page(AtCourt, screens.Page):
    """Something to read."""


class PassTheKeyboard(AtCourt, screens.PassTheKeyboard):
    """Hides all cards until the next person sits at the keyboard."""

    def title_text(self) -> str:
        """The line on top."""
        return " " + str(self.table_app.words.say("play-court-title"))


class TheEnd(AtCourt, screens.TheEnd):
    """The final score, from which the record can be saved."""
