"""Screens that come between: passing the keyboard, pages to read, the end, leaving."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rich.console import RenderableType
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.events import Click, Key, Resize
from textual.screen import Screen
from textual.widgets import Static

from .look import WIDE
from .pen import seat_text

if TYPE_CHECKING:
    from .table_app import TableApp


class Paper(VerticalScroll, can_focus=False):
    """A page that scrolls by the keys of its screen."""


class Sheet(Screen[str]):
    """A page with a title, a text and a line of keys; written again when the language changes.

    `keys` are the keys that close it, and the screen's answer is the key.
    """

    def __init__(self, keys: tuple[str, ...]) -> None:
        super().__init__()
        self._ends = keys

    @property
    def table_app(self) -> TableApp:
        """The app this page belongs to."""
        from .table_app import TableApp

        assert isinstance(self.app, TableApp)
        return self.app

    def title_text(self) -> str | Text:
        """The line on top."""
        raise NotImplementedError

    def body(self) -> RenderableType:
        """What there is to read."""
        raise NotImplementedError

    def key_line(self) -> str:
        """Which keys do what."""
        raise NotImplementedError

    def compose(self) -> ComposeResult:
        """Title, page, keys."""
        yield Static(id="head")
        with Vertical(id="desk"), Paper(id="paper"):
            yield Static(id="page")
        yield Static(id="keys")

    def on_mount(self) -> None:
        """Write the page."""
        self.retell()

    def on_resize(self, event: Resize) -> None:
        """Spare the margins of a narrow terminal."""
        self.set_class(event.size.width < WIDE, "narrow")

    def retell(self) -> None:
        """Write the page in the language of the moment."""
        self.query_one("#head", Static).update(self.title_text())
        self.query_one("#page", Static).update(self.body())
        self.query_one("#keys", Static).update(self.key_line())

    def on_click(self, event: Click) -> None:
        """At some tables a click turns the page as Enter does."""
        if self.table_app.CLICKS_TURN_PAGES:
            event.stop()
            self._read_on()

    def _read_on(self) -> bool:
        """The next part of the page, or its end; False if Enter does not close it."""
        if "enter" not in self._ends:
            return False
        paper = self.query_one("#paper", Paper)
        if paper.scroll_y < paper.max_scroll_y:
            paper.scroll_page_down(animate=False)
        else:
            self._close("enter")
        return True

    def _close(self, key: str) -> None:
        """Put the page away, once: a second key may have been pressed before it was gone."""
        if self.is_current:
            self.dismiss(key)

    def on_key(self, event: Key) -> None:
        """Scroll, close, or change the language or the lights."""
        event.stop()
        paper = self.query_one("#paper", Paper)
        pressed = event.character if event.is_printable and event.character else event.key
        if pressed == "enter" and self._read_on():
            return
        if pressed in self._ends:
            self._close(pressed)
        elif pressed in ("down", "up", "pagedown", "pageup", "home", "end"):
            scroll = {
                "down": paper.scroll_down,
                "up": paper.scroll_up,
                "pagedown": paper.scroll_page_down,
                "pageup": paper.scroll_page_up,
                "home": paper.scroll_home,
                "end": paper.scroll_end,
            }
            scroll[pressed](animate=False)
        elif not self.other_key(pressed):
            self.table_app.common_key(pressed)

    def other_key(self, pressed: str) -> bool:
        """A key that only this screen knows."""
        return False


class Page(Sheet):
    """Something to read."""

    def __init__(
        self,
        title: Callable[[], str],
        body: Callable[[], RenderableType],
        keys: tuple[str, ...],
        key_line: str,
    ) -> None:
        super().__init__(keys)
        self._title_of, self._body_of, self._key_line = title, body, key_line

    def title_text(self) -> str:
        """The line on top."""
        return " " + self._title_of()

    def body(self) -> RenderableType:
        """What there is to read."""
        return self._body_of()

    def key_line(self) -> str:
        """How to go on."""
        return self.table_app.words.say(self._key_line)


class PassTheKeyboard(Sheet):
    """Hides all cards until the next person sits at the keyboard."""

    def __init__(self, seat: int, may_take_back: str | None) -> None:
        super().__init__(("enter", "u", "backspace") if may_take_back is not None else ("enter",))
        self._seat, self._before = seat, may_take_back

    def title_text(self) -> str:
        """The line on top."""
        return " " + self.table_app.game_title()

    def body(self) -> RenderableType:
        """Whose turn it is."""
        words = self.table_app.words
        text = words.say("play-pass-keyboard", name=words.names[self._seat])
        return Text("\n\n").join([seat_text(self._seat, self.table_app.pen), Text(text)])

    def key_line(self) -> str:
        """Enter, and who may still change their mind."""
        words = self.table_app.words
        line = words.say("play-keys-enter")
        return (
            line if self._before is None else f"{line}  {words.say('play-keys-take-back', name=self._before)}"
        )


class TheEnd(Page):
    """The final ranking, from which the record can be saved."""

    def other_key(self, pressed: str) -> bool:
        """`s` saves, `v` and `r` open their pages."""
        if pressed == "s":
            self.table_app.save_and_tell()
        return pressed == "s"
