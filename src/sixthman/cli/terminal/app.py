"""The course of an evening: bots play, people choose, results are read, the game ends."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType

from sixthman.messages import LANGUAGES, say
from sixthman.table import Record, Table

from . import pages
from .board import Board
from .cards import Pen
from .help import helped
from .look import DARK, LIGHT, PALETTES, lights
from .screens import Page, PassTheKeyboard, Sheet, TheEnd
from .sitting import Sitting
from .tray import SORTINGS
from .words import Words

_READ = ("enter", "escape", " ")


class TerminalTable(App[bool]):
    """A table in a terminal. Its answer is whether people want another game."""

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "leave", show=False, priority=True),
        Binding("ctrl+q", "leave", show=False, priority=True),
    ]

    def __init__(self, sitting: Sitting, language: str, save_to: Path | None = None) -> None:
        super().__init__()
        self.sitting = sitting
        self.save_to = save_to
        self.sorting = SORTINGS[0]
        self.hints = True
        self.board = Board()
        self._palette = lights()
        self._edition = int(sitting.table.view(None).edition)
        self._speak(language)

    @property
    def language(self) -> str:
        """The language of the moment."""
        return self.words.language

    def on_mount(self) -> None:
        """Light the ice."""
        for palette in PALETTES.values():
            self.register_theme(palette.theme())
        self.theme = self._palette.name
        self.title = say(self.language, "play-title")
        self.push_screen(self.board)

    # --- the course of the game

    def go_on(self, _: object = None) -> None:
        """Whatever comes next: something to read, the end, another person, or the next choice."""
        sitting = self.sitting
        sitting.play_on()
        if sitting.bulletins:
            self.board.turn()
            bulletin, view = sitting.bulletins.pop(0), sitting.table.view(None)
            page = Page(
                lambda: pages.results_title(bulletin, self.pen),
                lambda: pages.results(bulletin, view, self.pen),
                _READ,
                "play-keys-enter",
            )
            self.push_screen(page, self.go_on)
        elif sitting.table.over:
            self._end()
        else:
            self._next_person()

    def lock(self) -> None:
        """The person at the keyboard has decided."""
        self.sitting.lock()
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
        self.sitting.sit_down(seat)
        envelope = self.sitting.envelope
        if envelope is not None and envelope.complete:
            self.lock()
            return
        self.board.turn()
        self.call_later(self._let_bots_think)

    def _let_bots_think(self) -> None:
        """Bots choose while the person does, one small choice at a time, so that no key has to wait."""
        if self.sitting.envelope is not None and self.sitting.bot_turn():
            self.set_timer(0.01, self._let_bots_think)

    def _end(self) -> None:
        table = self.sitting.table
        view = table.view(None)
        page = TheEnd(
            lambda: self.words.say("play-end"),
            lambda: pages.final(table, view, self.pen),
            ("n", "q"),
            "play-keys-end",
        )
        self.push_screen(page, lambda key: self.exit(key == "n"))

    # --- what every screen can do

    @property
    def pen(self) -> Pen:
        """What drawing needs: words and colours of the moment."""
        return Pen(self.words, self._palette, self._edition)

    def common_key(self, pressed: str) -> bool:
        """Keys that mean the same everywhere; False for all others, which do nothing."""
        commands = {
            "l": self._next_language,
            "t": self._switch_lights,
            "s": self._next_sorting,
            "h": self._toggle_hints,
            "?": self._help,
            "r": self._record,
            "v": self._everything,
            "q": self._ask_to_leave,
        }
        command = commands.get(pressed)
        if command is not None and (self.screen is self.board or pressed in "lt"):
            command()
            return True
        if command is not None and isinstance(self.screen, TheEnd) and pressed in "rv":
            command()
            return True
        return False

    def _retell(self) -> None:
        self.title = self.words.say("play-title")
        for screen in self.screen_stack:
            if isinstance(screen, Board | Sheet):
                screen.retell()

    def _speak(self, language: str) -> None:
        self.words = Words(language, self.sitting.table.names)

    def _next_language(self) -> None:
        self._speak(LANGUAGES[(LANGUAGES.index(self.language) + 1) % len(LANGUAGES)])
        self._retell()

    def _switch_lights(self) -> None:
        self._palette = LIGHT if self._palette is DARK else DARK
        self.theme = self._palette.name
        self._retell()

    def _next_sorting(self) -> None:
        self.sorting = SORTINGS[(SORTINGS.index(self.sorting) + 1) % len(SORTINGS)]
        self.board.show_mine()
        self.notify(self.words.say(f"play-sorted-{self.sorting}"), timeout=2)

    def _toggle_hints(self) -> None:
        self.hints = not self.hints
        self.board.show_mine()

    def _help(self) -> None:
        view = self.sitting.table.view(None)
        self._read("play-help-title", lambda: helped(view, self.pen), "?")

    def _record(self) -> None:
        path = str(self.save_to) if self.save_to else None
        self._read("play-record-title", lambda: pages.recorded(self.sitting.table, path, self.pen), "r")

    def _everything(self) -> None:
        table, seat = self.sitting.table, self.sitting.eyes
        self._read("play-everything-title", lambda: pages.everything(table, seat, self.pen), "v")

    def _read(self, title: str, body: object, key: str) -> None:
        assert callable(body)
        self.push_screen(Page(lambda: self.words.say(title), body, (*_READ, key), "play-keys-back"))

    # --- leaving

    def _ask_to_leave(self) -> None:
        def body() -> str:
            path = self.save_to
            return (
                self.words.say("play-leave-saves", path=str(path))
                if path
                else self.words.say("play-leave-loses")
            )

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
    return Path(f"allstar-{table.commitment[:8]}.txt")
