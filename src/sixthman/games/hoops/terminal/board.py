"""The court on one screen: the rival, the markets, dice, my five, my hand, and what is asked now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.events import Click, Key, Resize
from textual.geometry import Region
from textual.screen import Screen
from textual.widgets import Static

from sixthman.cli.terminal.look import SEAT_SHAPES, TALL
from sixthman.cli.terminal.widgets import Picked, Quiet
from sixthman.kernel.piles import NONE
from sixthman.messages import UserError

from ..declaration import BUY, DRAFT, KEEP, LEAVE_OUT, OVER, PICK_TEAM, REFRESH, REROLL, SKILLS, TIED
from ..table.checklist import fights_in
from ..table.figures import dice_in
from . import pages, zones
from .advice import advice
from .dice import DicePen, fight_block, fight_line, inked
from .labels import cut
from .lines import ChoiceLines, DiceTable, Die
from .look import HIGH, WIDE
from .tray import ALL_KEY, DICE_ZONE, Tray
from .turn import points_chart, turn_zone

if TYPE_CHECKING:
    from .app import CourtTable

SIDE = 36  # cells inside the panel beside the court
_BEFORE = (PICK_TEAM, DRAFT, LEAVE_OUT)
_DICE_PHASES = (REROLL, KEEP)
_NAME = 12  # letters of a name in the heading


class Asked(Static):
    """What is asked now; a click on it is Enter."""

    def on_click(self, event: Click) -> None:
        """As if Enter were pressed."""
        event.stop()
        screen = self.screen
        assert isinstance(screen, Board)
        screen.enter()


class Board(Screen[None]):
    """What the person at the keyboard sees."""

    def __init__(self) -> None:
        super().__init__()
        self.tray: Tray | None = None
        self._cursor = 0
        self._shows_markets: bool | None = None  # in a narrow terminal; None: as the phase wants it
        self._laid_for: object = None

    @property
    def table_app(self) -> CourtTable:
        """The app this screen belongs to."""
        from .app import CourtTable

        assert isinstance(self.app, CourtTable)
        return self.app

    def compose(self) -> ComposeResult:
        """All panels; narrow terminals have no side panel and show the zones that matter."""
        yield Static(id="head")
        with Horizontal(id="middle"):
            with Vertical(id="main"):
                yield Static(id="rival")
                with Quiet(id="mine"):
                    with Horizontal(id="markets"):
                        yield ChoiceLines("row")
                        yield ChoiceLines("tactics")
                    yield Static(id="fights")
                    yield DiceTable("dice")
                    with Horizontal(id="opening"):
                        yield ChoiceLines("list")
                        yield ChoiceLines("picked")
                    with Horizontal(id="floor"):
                        yield ChoiceLines("court")
                        yield ChoiceLines("prepared")
                    with Horizontal(id="bench"):
                        yield ChoiceLines("hand")
                        yield ChoiceLines("turn")
                yield Asked(id="prompt")
                yield Static(id="hint")
            with Vertical(id="side"):
                yield Static(id="legend")
                yield Static(id="chart")
                with Quiet(id="story"):
                    yield Static(id="log")
        yield Static(id="keys")

    def on_mount(self) -> None:
        """The game begins when there is a table to show it on."""
        self.table_app.go_on()

    def on_resize(self, event: Resize) -> None:
        """The side panel is where there is room for it."""
        self.set_class(event.size.width >= WIDE, "wide")
        self.set_class(event.size.width < WIDE, "narrow")
        self.set_class(event.size.height >= TALL, "tall")
        self.set_class(event.size.height >= HIGH, "high")
        self.retell()

    # --- showing

    @property
    def _is_tall(self) -> bool:
        """Is there room for markets, court and hand at once?"""
        return self.size.height >= TALL

    @property
    def _is_high(self) -> bool:
        """Is there room for pending attacks drawn as dice as well?"""
        return self.size.height >= HIGH

    def turn(self) -> None:
        """Someone new chooses, or something was revealed."""
        self._cursor, self._shows_markets, self.tray = 0, None, None
        self.retell()

    def wait(self) -> None:
        """A bot plays."""
        self.tray = None
        self.retell()

    def retell(self) -> None:
        """Everything anew: after a turn, in another language, in another light."""
        app = self.table_app
        events = app.local_game.story()
        self.query_one("#legend", Static).update(zones.legend(app.pen))
        self.query_one("#chart", Static).update(points_chart(events, app.pen, SIDE))
        self.query_one("#log", Static).update(pages.story(events, app.pen))
        self.query_one("#story", Quiet).scroll_end(animate=False)
        self.show_mine()

    def show_mine(self) -> None:
        """The court, what is asked, and a hint: all that a key press can change."""
        app = self.table_app
        plan = app.local_game.plan
        if plan is None:
            self.tray = None
        elif self.tray is None or self._laid_for != (id(plan), len(plan.choices), plan.complete):
            self.tray = Tray(plan, app.local_game.figures)
            self._laid_for = (id(plan), len(plan.choices), plan.complete)
            self._cursor, self._shows_markets = 0, None
        view = plan.view if plan is not None else app.local_game.table.view(app.local_game.eyes)
        seat = app.local_game.eyes if app.local_game.eyes is not None else 0
        self._show_lines(view)
        self._show_zones(view, seat, app.pen)
        self.query_one("#rival", Static).update(
            zones.rival(view, 1 - seat, app.pen, self._room, self._is_high)
        )

    @property
    def _room(self) -> int:
        return self.size.width - (SIDE + 4 if self.size.width >= WIDE else 0)

    def _show_lines(self, view: Any) -> None:
        """The lines above and below the court."""
        app, tray = self.table_app, self.tray
        self.query_one("#head", Static).update(self._heading(view))
        prompt, hint = self.query_one("#prompt", Static), self.query_one("#hint", Static)
        waits = "play-court-over" if view.phase == OVER else "play-court-waits"
        prompt.update(Text(app.words.prompt(tray) if tray else app.words.say(waits)))
        prompt.set_class(tray is not None and (tray.gathers or tray.plan.complete), "ready")
        prompt.set_class(tray is None, "waiting")
        text = advice(tray, self.key, app.pen) if tray is not None and app.hints else ""
        hint.update(Text(text))
        keys = "play-court-keys-gather" if tray is not None and tray.gathers else "play-court-keys"
        more = "  " + app.words.say("play-court-keys-more") if self.size.width >= WIDE else ""
        self.query_one("#keys", Static).update(app.words.say(keys) + more)

    def _heading(self, view: Any) -> Text:
        """Game, clock, score, fatigue; on a narrow screen without the game, then with short names."""
        bar = inked(" │ ", Style(color=self.table_app.pen.palette.edge))
        whole, short = self._heading_parts(view, None), self._heading_parts(view, _NAME)
        lines = [bar.join(whole), Text(" ").append_text(bar.join(whole[1:]))]
        fitting = [line for line in lines if line.cell_len <= self.size.width]
        return fitting[0] if fitting else Text(" ").append_text(bar.join(short[1:]))

    def _heading_parts(self, view: Any, most: int | None) -> list[Text]:
        """The heading with names of this many letters."""
        words, palette = self.table_app.words, self.table_app.pen.palette
        names = [name if most is None else cut(name, most) for name in words.names]
        score = Text(" : ").join(
            Text(
                f"{SEAT_SHAPES[seat]} {names[seat]} {int(view.points[seat])}",
                Style(color=palette.seats[seat], bold=True),
            )
            for seat in range(2)
        )
        parts = [
            Text(" " + words.say("play-court-title"), Style(bold=True, color=palette.ink)),
            Text(words.where(view), Style(bold=True, color=palette.gold)),
        ]
        if view.phase not in _BEFORE:
            fatigue = words.say("play-court-fatigue", count=int(view.fatigue))
            parts += [score, Text(fatigue, Style(color=palette.ink))]
        return parts

    def _show_zones(self, view: Any, seat: int, pen: DicePen) -> None:
        tray = self.tray
        phase = int(view.phase)
        before, tall = phase in _BEFORE, self._is_tall
        rolls = phase in _DICE_PHASES
        listed = tray is not None and phase in (*_BEFORE, TIED)
        markets = not before and not rolls and (tall or self._wants_markets(phase))
        has_court = int(view.court[seat, 0]) != NONE
        floor = has_court and (not markets or tall)
        shown = {
            "markets": markets,
            "opening": listed,
            "picked": before and tray is not None and not tray.plan.complete,
            "floor": floor and not (listed and not tall and phase != TIED),
            "bench": not before and (tall or not (rolls or phase == TIED)),
            "dice": rolls,
        }
        for name, is_shown in shown.items():
            self.query_one(f"#{name}").display = is_shown
        if has_court:
            self._lay("court", zones.court_zone(view, seat, pen, tray))
            self._lay("prepared", zones.prepared_zone(view, seat, pen, tray))
        if not before:
            events = self.table_app.local_game.story()
            self._lay("row", zones.row_zone(view, pen, tray))
            self._lay("tactics", zones.tactics_zone(view, pen, tray))
            self._lay("hand", zones.hand_zone(view, seat, pen, tray))
            self._lay("turn", turn_zone(view, seat, pen, tray, events))
        if listed and tray is not None:
            self._lay("list", zones.list_zone(tray, pen))
        if shown["picked"]:
            self._lay("picked", zones.picked_zone(view, seat, pen))
        if rolls:
            self._show_dice(view, pen)
        self._show_fights(view, pen, rolls)

    def _lay(self, name: str, zone: zones.Zone) -> None:
        head, lines = zone
        rows = self.query_one(f"#{name}", ChoiceLines)
        rows.lay(head, lines, self.table_app.pen, self.key)
        if (line := rows.line_of(self.key)) is not None:
            self.call_after_refresh(self._bring_into_view, rows, line)

    def _bring_into_view(self, rows: ChoiceLines, line: int) -> None:
        region = Region(0, line, 1, 1).translate(rows.virtual_region.offset)
        if rows.parent is not None and isinstance(rows.parent, Horizontal):
            region = region.translate(rows.parent.virtual_region.offset)
        self.query_one("#mine", Quiet).scroll_to_region(region, animate=False)

    def _wants_markets(self, phase: int) -> bool:
        if self._shows_markets is not None:
            return self._shows_markets
        return phase in (REFRESH, BUY)

    def _show_fights(self, view: Any, pen: DicePen, rolls: bool) -> None:
        """Pending attacks: drawn where there is room, else in a line each."""
        lines: list[Text] = []
        for fight in fights_in(view, pen.figures) if view.phase not in _BEFORE else ():
            if self._is_high:
                lines += fight_block(fight, pen, self._room)
            else:
                lines.append(fight_line(fight, pen, self._room))
        widget = self.query_one("#fights", Static)
        widget.display = bool(lines)
        widget.update(Text("\n", no_wrap=True, overflow="ellipsis").join(lines))

    def _show_dice(self, view: Any, pen: DicePen) -> None:
        tray = self.tray
        keys = {} if tray is None else {i.index: k for k, i in tray.items.items() if i.zone == DICE_ZONE}
        dice = [
            Die(colour, face, keys.get(i, ""), tray is not None and keys.get(i, "") in tray.selected)
            for i, (colour, face) in enumerate(dice_in(view.rolled, range(SKILLS)))
        ]
        self.query_one(DiceTable).lay(dice, pen, self.key)

    @property
    def key(self) -> str | None:
        """The key under the cursor."""
        options = self.tray.options if self.tray is not None else []
        return options[min(self._cursor, len(options) - 1)] if options else None

    # --- choosing

    def on_key(self, event: Key) -> None:
        """Choose, gather, move, undo; all other keys are the app's."""
        event.stop()
        pressed = event.character if event.is_printable and event.character else event.key
        if pressed == "enter":
            self.enter()
        elif pressed == " " and self.key is not None:
            self._press(self.key)
        elif pressed in ("left", "right", "up", "down"):
            self._move(pressed)
        elif pressed in ("u", "backspace"):
            self._undo()
        elif pressed in ("m", "tab"):
            self._turn_over()
        elif pressed in ("pageup", "pagedown"):
            log = self.query_one("#story", Quiet)
            (log.scroll_page_up if pressed == "pageup" else log.scroll_page_down)(animate=False)
        elif not self._press(pressed):
            self.table_app.common_key(pressed)

    def on_picked(self, event: Picked) -> None:
        """A click is a key."""
        event.stop()
        self._press(event.key)

    def enter(self) -> None:
        """Hand over what is ready or gathered, or choose what the cursor is on."""
        tray = self.tray
        if tray is None:
            return
        if tray.plan.complete:
            self.table_app.hand_over()
        elif tray.gathers:
            if tray.confirm():
                self._after_choice()
            else:
                missing = tray.fewest - tray.gathered
                self._warn(self.table_app.words.say("play-court-missing", count=missing))
        elif self.key is not None:
            self._press(self.key)

    def _press(self, key: str) -> bool:
        """A key that stands for something; False if it stands for nothing."""
        tray = self.tray
        if tray is None:
            return False
        if key == ALL_KEY and tray.select_all():
            self.show_mine()
            return True
        if key not in tray.items:
            return False
        if tray.gathers and key in tray.options:
            self._cursor = tray.options.index(key)
        if tray.press(key):
            self._after_choice()
        else:
            self._refuse(key)
        return True

    def _refuse(self, key: str) -> None:
        """Say why not, in the table's words."""
        app, tray = self.table_app, self.tray
        assert tray is not None
        try:
            app.local_game.table.verify(tray.plan.seat, tray.attempt(key))
        except UserError as reason:
            self._warn(reason.text(app.language))
        else:
            self._warn(app.words.say("play-court-enough", most=tray.most))

    def _warn(self, text: str) -> None:
        self.app.clear_notifications()
        self.notify(text, severity="warning", timeout=6)

    def _after_choice(self) -> None:
        plan = self.table_app.local_game.plan
        if plan is not None and plan.complete and not plan.needs_confirmation:
            self.table_app.hand_over()
        else:
            self.show_mine()

    def _undo(self) -> None:
        plan = self.table_app.local_game.plan
        if plan is not None and plan.undo():
            self.show_mine()

    def _move(self, direction: str) -> None:
        if self.tray is None or not self.tray.options:
            return
        step = 1
        if direction in ("up", "down") and self.tray.plan.phase in _DICE_PHASES:
            table = self.query_one(DiceTable)
            step = table.per_row(table.size.width)
        count = len(self.tray.options)
        moved = self._cursor + (step if direction in ("right", "down") else -step)
        self._cursor = moved % count if step == 1 else min(max(moved, 0), count - 1)
        self.show_mine()

    def _turn_over(self) -> None:
        """In a narrow terminal the markets and the court share a place."""
        plan = self.table_app.local_game.plan
        phase = plan.phase if plan is not None else OVER
        self._shows_markets = not self._wants_markets(phase)
        self.show_mine()
