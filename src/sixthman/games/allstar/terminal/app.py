"""A game at the rink: bots play, people choose, results are read, the game ends."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from rich.console import RenderableType

from sixthman.cli.terminal.look import TABLE_STYLE
from sixthman.cli.terminal.screens import Page
from sixthman.cli.terminal.table_app import READ, Lines, TableApp

from . import pages
from .board import Board
from .cards import CardPen
from .help import helped
from .labels import RinkLabels
from .local_game import RinkGame
from .look import DARK, LIGHT
from .tray import SORTINGS


class RinkTable(TableApp):
    """An All-Star Draft table in a terminal."""

    CSS_PATH = TABLE_STYLE
    DARK, LIGHT = DARK, LIGHT
    LINES = Lines("play-title", "play-help-title", "play-everything-title", "play-keys-back")
    local_game: RinkGame
    words: RinkLabels
    board: Board

    def __init__(self, local_game: RinkGame, language: str, save_to: Path | None = None) -> None:
        super().__init__(local_game, language, save_to)
        self.sorting = SORTINGS[0]
        self.board = Board()
        self._edition = int(local_game.table.view(None).edition)

    @property
    def pen(self) -> CardPen:
        """What drawing needs: words and colors of the moment."""
        return CardPen(self.words, self.palette, self._edition)

    def speak(self, language: str) -> None:
        """Take the words in a language."""
        self.words = RinkLabels(
            language,
            self.local_game.table.names,
            self.local_game.cardset,
            self.local_game.table.options.edition,
        )

    def go_on(self, _: object = None) -> None:
        """Whatever comes next: something to read, the end, another person, or the next choice."""
        self.not_yet()
        local_game = self.local_game
        local_game.play_on()
        if local_game.bulletins:
            self.board.turn()
            bulletin, view = local_game.bulletins.pop(0), local_game.table.view(None)
            page = Page(
                lambda: pages.results_title(bulletin, self.pen),
                lambda: pages.results(bulletin, view, self.pen),
                READ,
                "play-keys-enter",
            )
            self.push_screen(page, self.go_on)
        elif local_game.table.over:
            self._end()
        elif local_game.person_waited_for() is not None:
            self.next_person()
        else:
            self.soon(self.go_on)
            self.board.wait()

    def lock(self) -> None:
        """The person at the keyboard has decided, and may undo it as long as bots have not (ruling A8)."""
        if self.local_game.is_last_person() and not self.local_game.bots_choose():
            self.soon(self.lock)
            self.board.wait()
            return
        self.local_game.lock()
        self.go_on()

    def sit_down(self, seat: int) -> None:
        """The person finds an envelope; where nothing is left to choose, it is locked at once."""
        self.local_game.sit_down(seat)
        envelope = self.local_game.envelope
        if envelope is not None and envelope.complete:
            self.lock()
            return
        self.board.turn()
        self.call_later(self._let_bots_think)

    def _let_bots_think(self) -> None:
        """Bots choose while the person does, one small choice at a time, so that no key has to wait."""
        if self.local_game.envelope is not None and self.local_game.bot_turn():
            self.set_timer(0.01, self._let_bots_think)

    def _end(self) -> None:
        table = self.local_game.table
        view = table.view(None)
        self.end("play-end", lambda: pages.final(table, view, self.pen), "play-keys-end")

    def help_page(self) -> RenderableType:
        """The rules in brief."""
        return helped(self.local_game.table.view(None), self.pen)

    def everything_page(self) -> RenderableType:
        """All teams and the story, as the person at the keyboard may know them."""
        return pages.everything(self.local_game.table, self.local_game.eyes, self.pen)

    def commands(self) -> dict[str, Callable[[], None]]:
        """Cards can also be sorted."""
        return {**super().commands(), "s": self._next_sorting}

    def _next_sorting(self) -> None:
        self.sorting = SORTINGS[(SORTINGS.index(self.sorting) + 1) % len(SORTINGS)]
        self.board.show_mine()
        self.notify(self.words.say(f"play-sorted-{self.sorting}"), timeout=2)
