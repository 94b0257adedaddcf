"""The course of an evening at the court: bots play, people choose, news is read, the game ends."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from rich.console import RenderableType

from sixthman.cli.terminal.evening import MOMENT, Evening, Lines
from sixthman.cli.terminal.look import TABLE_STYLE

from . import pages
from .board import Board
from .dice import Pen
from .help import helped
from .look import DARK, LIGHT
from .sitting import CourtSitting
from .words import Words

AT_ONCE = 0.001  # seconds, in which a key can be answered


class CourtTable(Evening):
    """A basketball table in a terminal."""

    CSS_PATH: ClassVar = [TABLE_STYLE, "court.tcss"]
    DARK, LIGHT = DARK, LIGHT
    LINES = Lines(
        "play-court-title", "play-court-help-title", "play-court-everything-title", "play-court-keys-back"
    )
    CLICKS_TURN_PAGES = True
    sitting: CourtSitting
    words: Words
    board: Board

    def __init__(self, sitting: CourtSitting, language: str, save_to: Path | None = None) -> None:
        super().__init__(sitting, language, save_to)
        self.board = Board()

    @property
    def pen(self) -> Pen:
        """What drawing needs: words, colours and numbers of the moment."""
        return Pen(self.words, self._palette, self.sitting.figures)

    def speak(self, language: str) -> None:
        """Take the words in a language."""
        self.words = Words(language, self.sitting.table.names, self.sitting.figures.cards)

    def go_on(self, _: object = None) -> None:
        """Whatever comes next: a bot's choice, the end, another person, or the next choice."""
        self.not_yet()
        sitting = self.sitting
        if sitting.table.over:
            self._end()
        elif sitting.person_waited_for() is not None:
            self.next_person()
        else:
            if self.board.tray is not None:
                self.board.wait()
            thought = sitting.thinker is not None
            sitting.bot_turn()
            if thought and sitting.thinker is None:
                self.board.retell()  # nobody could follow the others, who need no time
            # one choice at a time, so that no key has to wait
            self.soon(self.go_on, AT_ONCE if sitting.thinker is None else MOMENT)

    def hand_over(self) -> None:
        """The person at the keyboard has decided."""
        self.sitting.hand_over()
        self.go_on()

    def sit_down(self, seat: int) -> None:
        """The person reads what the other side did, then chooses."""
        sitting = self.sitting
        sitting.sit_down(seat)
        self.board.turn()
        news = pages.since_own_turn(sitting.news(seat), seat)
        if news:
            view = sitting.table.view(seat)
            self.read_page("play-court-news-title", lambda: pages.news(news, view, seat, self.pen))

    def _end(self) -> None:
        table = self.sitting.table
        view = table.view(None)
        self.sitting.plan = None
        self.board.retell()
        self.end("play-court-end", lambda: pages.final(table, view, self.pen), "play-court-keys-end")

    def help_page(self) -> RenderableType:
        """The rules in brief."""
        return helped(self.pen)

    def everything_page(self) -> RenderableType:
        """All cards the person at the keyboard may know of."""
        return pages.everything(self.sitting.table, self.sitting.eyes, self.pen)
