"""The course of an evening at the court: bots play, people choose, news is read, the game ends."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import ClassVar

from rich.console import RenderableType
from textual.app import App
from textual.binding import Binding, BindingType

from sixthman.messages import LANGUAGES, say
from sixthman.table import Record, Table

from . import pages
from .board import Board
from .dice import Pen
from .help import helped
from .look import DARK, LIGHT, PALETTES, lights
from .screens import AtCourt, Page, PassTheKeyboard, TheEnd
from .sitting import Sitting
from .words import Words

_READ = ("enter", "escape", " ")


class CourtTable(App[bool]):
    """A basketball table in a terminal. Its answer is whether people want another game."""

    CSS_PATH: ClassVar = ["../terminal/table.tcss", "court.tcss"]
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "leave", show=False, priority=True),
        Binding("ctrl+q", "leave", show=False, priority=True),
    ]

    def __init__(self, sitting: Sitting, language: str, save_to: Path | None = None) -> None:
        super().__init__()
        self.sitting = sitting
        self.save_to = save_to
        self.hints = True
        self.board = Board()
        self._palette = lights()
        self._speak(language)

    @property
    def language(self) -> str:
        """The language of the moment."""
        return self.words.language

    @property
    def pen(self) -> Pen:
        """What drawing needs: words, colours and numbers of the moment."""
        return Pen(self.words, self._palette, self.sitting.figures)

    def on_mount(self) -> None:
        """Light the court."""
        for palette in PALETTES.values():
            self.register_theme(palette.theme())
        self.theme = self._palette.name
        self.title = say(self.language, "play-court-title")
        self.push_screen(self.board)

    # --- the course of the game

    def go_on(self, _: object = None) -> None:
        """Whatever comes next: a bot's choice, the end, another person, or the next choice."""
        sitting = self.sitting
        if sitting.table.over:
            self._end()
        elif sitting.person_waited_for() is not None:
            self._next_person()
        else:
            if self.board.tray is not None:
                self.board.wait()
            sitting.bot_turn()
            self.set_timer(0.001, self.go_on)  # one small choice at a time, so that no key has to wait

    def hand_over(self) -> None:
        """The person at the keyboard has decided."""
        self.sitting.hand_over()
        self.go_on()

    def _next_person(self) -> None:
        sitting = self.sitting
        seat = sitting.person_waited_for()
        assert seat is not None
        if seat == sitting.keyboard:
            self._sit_down(seat)
            return
        before = sitting.keyboard if sitting.may_take_back() else None
        name = None if before is None else self.words.names[before]

        def passed(key: str | None) -> None:
            if key == "enter":
                self._sit_down(seat)
            else:
                sitting.take_back()
                self.board.turn()

        sitting.passing = True
        self.board.retell()
        self.push_screen(PassTheKeyboard(seat, name), passed)

    def _sit_down(self, seat: int) -> None:
        """The person reads what the other side did, then chooses."""
        sitting = self.sitting
        sitting.sit_down(seat)
        self.board.turn()
        news = pages.since_own_turn(sitting.news(seat), seat)
        if news:
            view = sitting.table.view(seat)
            self._read_page("play-court-news-title", lambda: pages.news(news, view, seat, self.pen))

    def _end(self) -> None:
        table = self.sitting.table
        view = table.view(None)
        self.sitting.plan = None
        self.board.retell()
        page = TheEnd(
            lambda: self.words.say("play-court-end"),
            lambda: pages.final(table, view, self.pen),
            ("n", "q"),
            "play-court-keys-end",
        )
        self.push_screen(page, lambda key: self.exit(key == "n"))

    # --- what every screen can do

    def common_key(self, pressed: str) -> bool:
        """Keys that mean the same everywhere; False for all others, which do nothing."""
        commands = {
            "l": self._next_language,
            "t": self._switch_lights,
            "h": self._toggle_hints,
            "?": self._help,
            "r": self._record,
            "v": self._everything,
            "q": self._ask_to_leave,
        }
        command = commands.get(pressed)
        at_board = self.screen is self.board
        if command is None or not (at_board or pressed in "lt" or isinstance(self.screen, TheEnd)):
            return False
        if at_board or pressed in "ltrv":
            command()
        return True

    def _retell(self) -> None:
        self.title = self.words.say("play-court-title")
        for screen in self.screen_stack:
            if isinstance(screen, Board | AtCourt):
                screen.retell()

    def _speak(self, language: str) -> None:
        self.words = Words(language, self.sitting.table.names, self.sitting.figures.cards)

    def _next_language(self) -> None:
        self._speak(LANGUAGES[(LANGUAGES.index(self.language) + 1) % len(LANGUAGES)])
        self._retell()

    def _switch_lights(self) -> None:
        self._palette = LIGHT if self._palette is DARK else DARK
        self.theme = self._palette.name
        self._retell()

    def _toggle_hints(self) -> None:
        self.hints = not self.hints
        self.board.show_mine()

    def _help(self) -> None:
        self._read_page("play-court-help-title", lambda: helped(self.pen), "?")

    def _record(self) -> None:
        path = str(self.save_to) if self.save_to else None
        self._read_page("play-record-title", lambda: pages.recorded(self.sitting.table, path, self.pen), "r")

    def _everything(self) -> None:
        table, seat = self.sitting.table, self.sitting.eyes
        self._read_page("play-court-everything-title", lambda: pages.everything(table, seat, self.pen), "v")

    def _read_page(self, title: str, body: Callable[[], RenderableType], key: str = "enter") -> None:
        self.push_screen(Page(lambda: self.words.say(title), body, (*_READ, key), "play-court-keys-back"))

    # --- leaving

    def _ask_to_leave(self) -> None:
        def body() -> str:
            if self.save_to:
                return self.words.say("play-leave-saves", path=str(self.save_to))
            return self.words.say("play-leave-loses")

        page = Page(lambda: self.words.say("play-leave"), body, ("enter", "escape"), "play-keys-leave")
        self.push_screen(page, lambda key: self.exit(False) if key == "enter" else None)

    def action_leave(self) -> None:
        """Out at once; what has been played is saved by `run`."""
        self.exit(False)

    def save_and_tell(self) -> None:
        """Write the record where it belongs, and say where that is."""
        self.save_to = self.save_to or default_path(self.sitting.table)
        try:
            Record.of(self.sitting.table).save(self.save_to)
        except OSError as problem:
            reason = problem.strerror or str(problem)
            self.notify(
                self.words.say("error-file-write", path=str(self.save_to), reason=reason), severity="error"
            )
        else:
            self.notify(self.words.say("play-record-saved", path=str(self.save_to)))


def default_path(table: Table) -> Path:
    """A name for a record nobody has named: no two games share one."""
    return Path(f"hoops-{table.commitment[:8]}.txt")
