"""A game at the court: bots play, people choose, news is read, the game ends."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from rich.console import RenderableType

from sixthman.cli.terminal.look import TABLE_STYLE
from sixthman.cli.terminal.table_app import BLINK, Lines, TableApp

from . import pages
from .board import Board
from .dice import DicePen
from .help import helped
from .labels import CourtLabels
from .local_game import CourtGame
from .look import DARK, LIGHT

AT_ONCE = 0.001  # seconds, in which a key can be answered


class CourtTable(TableApp):
    """A basketball table in a terminal."""

    CSS_PATH: ClassVar = [TABLE_STYLE, "court.tcss"]
    DARK, LIGHT = DARK, LIGHT
    LINES = Lines(
        "play-court-title", "play-court-help-title", "play-court-everything-title", "play-court-keys-back"
    )
    CLICKS_TURN_PAGES = True
    local_game: CourtGame
    words: CourtLabels
    board: Board

    def __init__(self, local_game: CourtGame, language: str, save_to: Path | None = None) -> None:
        super().__init__(local_game, language, save_to)
        self.board = Board()

    @property
    def pen(self) -> DicePen:
        """What drawing needs: words, colors and numbers of the moment."""
        return DicePen(self.words, self.palette, self.local_game.figures)

    def speak(self, language: str) -> None:
        """Take the words in a language."""
        self.words = CourtLabels(language, self.local_game.table.names, self.local_game.figures.cards)

    def go_on(self, _: object = None) -> None:
        """Whatever comes next: a bot's choice, the end, another person, or the next choice."""
        self.not_yet()
        local_game = self.local_game
        if local_game.table.over:
            self._end()
        elif local_game.person_waited_for() is not None:
            self.next_person()
        else:
            if self.board.tray is not None:
                self.board.wait()
            thought = local_game.thinker is not None
            local_game.bot_turn()
            if thought and local_game.thinker is None:
                self.board.retell()  # nobody could follow the others, who need no time
            # one choice at a time, so that no key has to wait
            self.soon(self.go_on, AT_ONCE if local_game.thinker is None else BLINK)

    def hand_over(self) -> None:
        """The person at the keyboard has decided."""
        self.local_game.hand_over()
        self.go_on()

    def sit_down(self, seat: int) -> None:
        """The person reads what the other side did, then chooses."""
        local_game = self.local_game
        local_game.sit_down(seat)
        self.board.turn()
        news = pages.since_own_turn(local_game.news(seat), seat)
        if news:
            view = local_game.table.view(seat)
            self.read_page("play-court-news-title", lambda: pages.news(news, view, seat, self.pen))

    def _end(self) -> None:
        table = self.local_game.table
        view = table.view(None)
        self.local_game.plan = None
        self.board.retell()
        self.end("play-court-end", lambda: pages.final(table, view, self.pen), "play-court-keys-end")

    def help_page(self) -> RenderableType:
        """The rules in brief."""
        return helped(self.pen)

    def everything_page(self) -> RenderableType:
        """All cards the person at the keyboard may know of."""
        return pages.everything(self.local_game.table, self.local_game.eyes, self.pen)
