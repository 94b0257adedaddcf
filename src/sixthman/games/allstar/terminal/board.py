"""The table on one screen: header, arenas, seats, my cards, the story, and what is asked now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.events import Key, Resize
from textual.screen import Screen
from textual.widgets import Static

from sixthman.cli.terminal.look import TALL, WIDE
from sixthman.cli.terminal.pen import seat_text
from sixthman.cli.terminal.widgets import Picked, Quiet

from . import panels
from .advice import advice
from .cards import LARGE, MEDIUM, SMALL
from .lists import lines_of
from .rack import Plans, Rack
from .tray import Tray

if TYPE_CHECKING:
    from .app import RinkTable

_RACKS = 5
# By whether the terminal is tall and the row prominent: the sizes its cards may have.
_SIZES = {
    (True, True): (LARGE, MEDIUM),
    (True, False): (MEDIUM, SMALL),
    (False, True): (MEDIUM, SMALL),
    (False, False): (SMALL,),
}


class Board(Screen[None]):
    """What the person at the keyboard sees."""

    def __init__(self) -> None:
        super().__init__()
        self.tray: Tray | None = None
        self._cursor = 0
        self._question = 0
        self._view: Any = None
        self._waited: object = None  # what was last told of waiting

    @property
    def table_app(self) -> RinkTable:
        """The app this screen belongs to."""
        from .app import RinkTable

        assert isinstance(self.app, RinkTable)
        return self.app

    def compose(self) -> ComposeResult:
        """All panels; `narrow` and `wide` screens arrange them differently."""
        yield Static(id="head")
        with Horizontal(id="middle"):
            with Vertical(id="side"):
                yield Static(id="seats")
                with Quiet(id="story"):
                    yield Static(id="log")
            with Vertical(id="main"):
                yield Static(id="arenas")
                yield Static(id="prompt")
                yield Static(id="hint")
                with Quiet(id="mine"):
                    yield Plans()
                    for _ in range(_RACKS):
                        yield Rack()
        yield Static(id="keys")

    def on_mount(self) -> None:
        """The game begins when there is a table to show it on."""
        self.table_app.go_on()

    def on_resize(self, event: Resize) -> None:
        """Fold the side panel under a narrow terminal's header."""
        self.set_class(event.size.width >= WIDE, "wide")
        self.set_class(event.size.width < WIDE, "narrow")
        self.set_class(event.size.height >= TALL, "tall")
        self.set_class(self.table_app.local_game.table.options.seats > 4, "crowded")
        self.retell()

    # --- showing

    def turn(self) -> None:
        """Someone new chooses, or something was revealed."""
        self._cursor, self._waited = 0, None
        self.retell()

    def wait(self) -> None:
        """A bot thinks; written again when it is another one's turn."""
        local_game = self.table_app.local_game
        waited = local_game.thinker, local_game.deciding, len(local_game.table.events(local_game.eyes))
        if waited != self._waited:
            self._waited = waited
            self.retell()

    def retell(self) -> None:
        """Everything anew: after a turn, in another language, in another light."""
        app = self.table_app
        view = self._view = app.local_game.table.view(app.local_game.eyes)
        pen, me = app.pen, app.local_game.eyes
        roomy = self.size.width >= WIDE
        self.query_one("#head", Static).update(panels.heading(view, pen, self.size.width))
        self.query_one("#arenas", Static).update(panels.arenas(view, pen, roomy and self.size.height >= TALL))
        self.query_one("#seats", Static).update(panels.seats(view, pen, me, self.size.width))
        self.query_one("#log", Static).update(panels.story(app.local_game.table.events(me), pen))
        self.query_one("#story", Quiet).scroll_end(animate=False)
        keys = app.words.say("play-keys-table")
        more = "  " + app.words.say("play-keys-table-more") if roomy else ""
        self.query_one("#keys", Static).update(keys + more)
        self.show_mine()

    def show_mine(self) -> None:
        """My cards, what is asked, and a hint: all that a key press can change."""
        app = self.table_app
        envelope = app.local_game.envelope
        for widget in self.query("Rack, Plans"):
            widget.display = False
        if envelope is None:
            self.tray = None
            self._ask(self._whom(), "")
            return
        self.tray = tray = Tray(envelope, app.pen, app.sorting, app.hints)
        if envelope.question != self._question:
            self._cursor, self._question = 0, envelope.question
        self._cursor = min(self._cursor, max(0, len(tray.options) - 1))
        ready = envelope.complete
        if app.waits:
            self._ask(self._whom(), "")
        else:
            shown = app.hints or ready
            self._ask(app.words.prompt(envelope), advice(tray, self._key()) if shown else "", ready)
        if tray.listed:
            head, rows = lines_of(tray)
            self.query_one(Plans).lay(head, rows, app.pen, self._cursor)
        self._show_rows(tray)

    def _ask(self, asked: str, hint: str, ready: bool = False) -> None:
        """What is asked, or who is waited for, and a hint below."""
        prompt = self.query_one("#prompt", Static)
        prompt.update(Text(f" {asked}" if asked else ""))
        prompt.set_class(ready, "ready")
        prompt.set_class(self.table_app.waits, "waiting")
        self.query_one("#hint", Static).update(Text(f" {hint}" if hint else ""))

    def _whom(self) -> str:
        """The bot that thinks, if one does."""
        app = self.table_app
        seat = app.local_game.thinker
        return f"{seat_text(seat, app.pen).plain} …" if app.waits and seat is not None else ""

    def _show_rows(self, tray: Tray) -> None:
        tall, here = self.size.height >= TALL, self._key()
        rows = [row for row in tray.rows if tall or not row.extra]
        for rack, row in zip(self.query(Rack), rows, strict=False):
            sizes = _SIZES[tall, row.prominent]
            open_keys = [slot.key for slot in row.slots]
            cursor = open_keys.index(here) if here in open_keys and not tray.envelope.complete else None
            rack.lay(row.title, row.slots, tray.pen, sizes, cursor)
            if cursor is not None:
                self.call_after_refresh(self._bring_into_view, rack, cursor)

    def _bring_into_view(self, rack: Rack, index: int) -> None:
        where = rack.region_of(index).translate(rack.virtual_region.offset)
        self.query_one("#mine", Quiet).scroll_to_region(where, animate=False)

    def _key(self) -> str | None:
        keys = list(self.tray.options) if self.tray else []
        return keys[self._cursor] if keys else None

    # --- choosing

    def on_key(self, event: Key) -> None:
        """Choose, move, undo; all other keys are the app's."""
        event.stop()
        pressed = event.character if event.is_printable and event.character else event.key
        if pressed in ("enter", " "):
            self._enter()
        elif pressed in ("left", "right", "up", "down"):
            self._move(pressed)
        elif pressed in ("u", "backspace"):
            self._undo()
        elif pressed in ("pageup", "pagedown"):
            log = self.query_one("#story", Quiet)
            (log.scroll_page_up if pressed == "pageup" else log.scroll_page_down)(animate=False)
        elif not self._choose(pressed):
            self.table_app.common_key(pressed)

    def on_picked(self, event: Picked) -> None:
        """A click is a key."""
        event.stop()
        self._choose(event.key)

    def _choose(self, key: str) -> bool:
        if self.tray is None or not self.tray.act(key):
            return False
        self._think_again()
        self._after_choice()
        return True

    def _after_choice(self) -> None:
        envelope = self.table_app.local_game.envelope
        if envelope is not None and envelope.complete and not envelope.needs_confirmation:
            self.table_app.lock()
        else:
            self.show_mine()

    def _enter(self) -> None:
        envelope = self.table_app.local_game.envelope
        if envelope is None:
            return
        if envelope.complete:
            self.table_app.lock()
        elif (key := self._key()) is not None:
            self._choose(key)

    def _undo(self) -> None:
        envelope = self.table_app.local_game.envelope
        if envelope is not None and envelope.undo():
            self._think_again()
            self.show_mine()

    def _think_again(self) -> None:
        """What was decided while bots think is decided no more."""
        self.table_app.not_yet()
        self._waited = None

    def _move(self, direction: str) -> None:
        if self.tray is None or not self.tray.options:
            return
        step = 1
        if direction in ("up", "down") and not self.tray.listed:
            rack = next(iter(self._open_racks()), None)
            step = rack.per_row(rack.size.width) if rack is not None else 1
        count = len(self.tray.options)
        moved = self._cursor + (step if direction in ("right", "down") else -step)
        self._cursor = moved % count if step == 1 else min(max(moved, 0), count - 1)
        self.show_mine()

    def _open_racks(self) -> list[Rack]:
        here = self._key()
        return [rack for rack in self.query(Rack) if rack.display and rack.holds(here)]
