"""A game at any table in the terminal: whose turn it is, what every screen can do, leaving, the record."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, ClassVar, NamedTuple

from rich.console import Group, RenderableType
from rich.style import Style
from rich.text import Text
from textual.app import App
from textual.binding import Binding, BindingType
from textual.timer import Timer

from sixthman.bots.covered import CoveredBot
from sixthman.bots.own import BotFailed
from sixthman.messages import LANGUAGES, BadOption
from sixthman.table import Record, Table

from .local_game import LocalGame
from .look import Palette, fits_terminal
from .pen import Pen, TableLabels
from .screens import Page, PassTheKeyboard, Sheet, TheEnd
from .window import ends_with_the_window, has_terminal

READ = ("enter", "escape", " ")
BLINK = 0.02  # seconds until a bot that thinks is asked again


class Lines(NamedTuple):
    """The messages a game's table has of its own for what all tables have."""

    game: str
    help: str
    everything: str
    back: str  # the line of keys below a page


class TableApp(App[bool]):
    """A table in a terminal. Its answer is whether people want another game.

    A game's own table says what its colors, words and board are, what comes next and what its pages tell.
    """

    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "leave", show=False, priority=True),
        Binding("ctrl+q", "leave", show=False, priority=True),
    ]
    DARK: ClassVar[Palette]
    LIGHT: ClassVar[Palette]
    LINES: ClassVar[Lines]
    CLICKS_TURN_PAGES: ClassVar[bool] = False
    board: Any  # the game's screen: turn(), retell(), show_mine()
    words: TableLabels

    def __init__(self, local_game: LocalGame, language: str, save_to: Path | None = None) -> None:
        super().__init__()
        self.local_game = local_game
        self.save_to = save_to
        self.hints = True
        self._soon: Timer | None = None
        self._palette = fits_terminal(self.LIGHT, self.DARK)
        self.speak(language)

    # --- what a game's table adds

    @property
    def palette(self) -> Palette:
        """The colours of the moment, those of the seats as they have chosen them."""
        return self._palette.worn(self.local_game.table.options.worn)

    @property
    def pen(self) -> Pen:
        """What drawing needs: words and colors of the moment."""
        raise NotImplementedError

    def speak(self, language: str) -> None:
        """Take the game's words in a language."""
        raise NotImplementedError

    def go_on(self, _: object = None) -> None:
        """Whatever comes next."""
        raise NotImplementedError

    def sit_down(self, seat: int) -> None:
        """The keyboard is this person's."""
        raise NotImplementedError

    def help_page(self) -> RenderableType:
        """The rules in brief."""
        raise NotImplementedError

    def everything_page(self) -> RenderableType:
        """All that the person at the keyboard may know."""
        raise NotImplementedError

    def commands(self) -> dict[str, Callable[[], None]]:
        """Keys that mean the same on every screen."""
        return {
            "l": self._next_language,
            "t": self._switch_lights,
            "h": self._toggle_hints,
            "?": lambda: self.read_page(self.LINES.help, self.help_page, "?"),
            "r": self._record,
            "v": lambda: self.read_page(self.LINES.everything, self.everything_page, "v"),
            "q": self._ask_to_leave,
        }

    # --- what every table does

    @property
    def language(self) -> str:
        """The language of the moment."""
        return self.words.language

    def game_title(self) -> str:
        """The game's name."""
        return self.words.say(self.LINES.game)

    def on_mount(self) -> None:
        """The lights go on."""
        for palette in (self.DARK, self.LIGHT):
            self.register_theme(palette.theme())
        self.theme = self._palette.name
        self.title = self.game_title()
        for seat, bot in self.local_game.bots.items():
            if isinstance(bot, CoveredBot):
                bot.on_failure = partial(self._bot_failed, seat)
        self.push_screen(self.board)

    def _bot_failed(self, seat: int, failure: BotFailed) -> None:
        """A bot of your own has failed in its thread, and a pro plays on."""
        text = self.words.say("play-bot-failed", seat=seat + 1, reason=failure.text(self.language))
        self.call_from_thread(self.notify, text, severity="warning", timeout=15)

    def next_person(self) -> None:
        """The person waited for sits down, after the keyboard has been passed on."""
        local_game = self.local_game
        seat = local_game.person_waited_for()
        assert seat is not None
        if seat == local_game.keyboard:
            self.sit_down(seat)
            return
        before = local_game.keyboard if local_game.may_take_back() else None
        name = None if before is None else self.words.names[before]

        def passed(key: str | None) -> None:
            if key == "enter":
                self.sit_down(seat)
            else:
                local_game.take_back()
                self.board.turn()

        local_game.passing = True
        self.board.retell()
        self.push_screen(PassTheKeyboard(seat, name), passed)

    @property
    def waits(self) -> bool:
        """Is there something that goes on by itself in a moment?"""
        return self._soon is not None

    def soon(self, what: Callable[[], None], seconds: float = BLINK) -> None:
        """Go on in a moment, for bots play; but let people finish the page they are reading."""
        self.not_yet()
        self._soon = self.set_timer(seconds, partial(self._now, what))

    def not_yet(self) -> None:
        """Go on no more by itself."""
        if self._soon is not None:
            self._soon.stop()
        self._soon = None

    def _now(self, what: Callable[[], None]) -> None:
        if not self.screen_stack:
            return  # everyone has left
        if self.screen is self.board:
            what()
        else:
            self.soon(what)

    def end(self, title: str, body: Callable[[], RenderableType], keys: str) -> None:
        """The last page of the game: a new one, or leave."""
        page = TheEnd(lambda: self.words.say(title), body, ("n", "q"), keys)
        self.push_screen(page, lambda key: self.exit(key == "n"))

    def common_key(self, pressed: str) -> bool:
        """Keys that mean the same everywhere; False for all others, which do nothing."""
        command = self.commands().get(pressed)
        anywhere = "ltrv" if isinstance(self.screen, TheEnd) else "lt"
        if command is None or not (self.screen is self.board or pressed in anywhere):
            return False
        command()
        return True

    def read_page(self, title: str, body: Callable[[], RenderableType], key: str = "enter") -> None:
        """Something to read and put away again; the key that opened it closes it too."""
        self.push_screen(Page(lambda: self.words.say(title), body, (*READ, key), self.LINES.back))

    def _retell(self) -> None:
        self.title = self.game_title()
        for screen in self.screen_stack:
            if screen is self.board or isinstance(screen, Sheet):
                screen.retell()

    def _next_language(self) -> None:
        self.speak(LANGUAGES[(LANGUAGES.index(self.language) + 1) % len(LANGUAGES)])
        self._retell()

    def _switch_lights(self) -> None:
        self._palette = self.LIGHT if self._palette is self.DARK else self.DARK
        self.theme = self._palette.name
        self._retell()

    def _toggle_hints(self) -> None:
        self.hints = not self.hints
        self.board.show_mine()

    # --- the record, and leaving

    def _record(self) -> None:
        self.read_page("play-record-title", self._record_page, "r")

    def _record_page(self) -> RenderableType:
        """What proves the deal, and where the game is written down. The seed itself waits for the end."""
        words, table, palette = self.words, self.local_game.table, self._palette
        ink = Style(color=palette.ink)
        parts = [
            Text(words.say("play-record-commitment"), Style(bold=True, color=palette.gold)),
            Text(table.commitment, ink),
            Text(words.say("play-record-proof"), Style(color=palette.ink2)),
            Text(),
        ]
        if table.over:
            parts += [Text(words.say("play-record-seed", seed=table.seed), ink), Text()]
        where = (
            words.say("play-record-path", path=str(self.save_to))
            if self.save_to
            else words.say("play-record-nowhere")
        )
        return Group(*parts, Text(where, ink))

    def _ask_to_leave(self) -> None:
        def body() -> str:
            if self.save_to:
                return self.words.say("play-leave-saves", path=str(self.save_to))
            return self.words.say("play-leave-loses")

        page = Page(lambda: self.words.say("play-leave"), body, ("enter", "escape"), "play-keys-leave")
        self.push_screen(page, lambda key: self.exit(False) if key == "enter" else None)

    def action_leave(self) -> None:
        """Out at once; what has been played is saved by `spend`."""
        self.exit(False)

    def save_and_tell(self) -> None:
        """Write the record where it belongs, and say where that is."""
        self.save_to = self.save_to or default_path(self.local_game.table)
        try:
            Record.of(self.local_game.table).save(self.save_to)
        except OSError as problem:
            reason = problem.strerror or str(problem)
            self.notify(
                self.words.say("error-file-write", path=str(self.save_to), reason=reason), severity="error"
            )
        else:
            self.notify(self.words.say("play-record-saved", path=str(self.save_to)))


def default_path(table: Table) -> Path:
    """A name for a record nobody has named: no two games share one."""
    return Path(f"{table.adapter.game.name}-{table.commitment[:8]}.txt")


def spend(app: TableApp, save_to: Path | None) -> bool:
    """Play a game to its end, or until people leave; True if they ask for another one.

    The record is written to `save_to`, if given, however the game ends. BadOption without
    keys to press.
    """
    if not has_terminal():
        app.local_game.stop()
        raise BadOption("error-no-terminal")

    def save() -> None:
        if save_to is not None:
            Record.of(app.local_game.table).save(save_to)

    try:
        with ends_with_the_window(save):
            return bool(app.run())
    finally:
        app.local_game.stop()
        try:
            save()
        except OSError as problem:
            reason = problem.strerror or str(problem)
            raise BadOption("error-file-write", path=str(save_to), reason=reason) from problem
