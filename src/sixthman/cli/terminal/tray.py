"""What lies before the person at the keyboard: which cards, in which rows, and the key of each choice."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from rich.style import Style
from rich.text import Text

from sixthman.games.allstar.cards import ARENAS, ATTRIBUTE, BUS_PLANS, NUMBER, SPECIES, SYMBOL
from sixthman.games.allstar.draft import gives
from sixthman.games.allstar.hints import best_set, in_set
from sixthman.games.allstar.record import (
    BUS,
    BUS_PLAN,
    CUT,
    DRAFT,
    LAY_DOWN,
    LINEUP,
    NEW_TEAM,
    PASS,
    PLAYOFF_TEAM,
    ROUNDS,
    SHOOTOUT,
    SWAPS,
    TEAM,
    THROW,
)

from .cards import EMPTY, Pen, Slot
from .envelope import Envelope, is_clash
from .words import arenas_of

KEYS = "1234567890abcdefgijk"  # the letters that are no commands
NONE_KEY = "p"
SORTINGS = ("species", "number", "symbol")


@dataclass
class Row:
    """Cards that belong together."""

    title: Text
    slots: list[Slot]
    prominent: bool = True  # may be drawn large
    extra: bool = False  # only where there is room to spare


@dataclass
class Tray:
    """All that can be chosen or taken out again, and the rows it lies in."""

    envelope: Envelope
    pen: Pen
    sorting: str = SORTINGS[0]
    hints: bool = True
    rows: list[Row] = field(default_factory=list)
    options: dict[str, int] = field(default_factory=dict)  # what each key chooses
    chosen: dict[str, int] = field(default_factory=dict)  # what each key takes out again
    pool: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        envelope = self.envelope
        legal = envelope.legal()
        picked = envelope.choices if envelope.phase == DRAFT else envelope.gathered()
        if self.in_plans:
            self.options = {KEYS[number - BUS]: number for number in legal}
            team = envelope.gathered()
            self._row("play-row-new-team", team, prominent=False, told=team, extra=True)
            self._lay_teams()
            return
        # Keys belong to places that stay the same while cards are gathered.
        cards = {number for number in legal if number < PASS}
        self.pool = self.sorted({*cards, *picked} if not envelope.complete else picked)
        keys = dict(zip(self.pool, KEYS, strict=False))
        self.options = {keys[card]: card for card in self.pool if card in cards}
        if PASS in legal:
            self.options[NONE_KEY] = PASS
        if envelope.phase != DRAFT:
            self.chosen = {keys[card]: card for card in picked}
        self._lay(keys)

    @property
    def in_plans(self) -> bool:
        """Is it about buses?"""
        return self.envelope.phase == LINEUP and self.envelope.stage == BUS_PLAN

    def sorted(self, cards: Iterable[int]) -> list[int]:
        """Cards as the person likes them: like beside like, the strongest first."""
        return sorted(cards, key=_ORDERS[self.sorting](self.pen.edition))

    def act(self, key: str) -> bool:
        """Press a key: choose, or take out again. False if it means nothing here."""
        if key in self.options:
            self.envelope.put(self.options[key])
            return True
        return key in self.chosen and self.envelope.drop(self.chosen[key])

    # --- the rows of each phase

    def _lay(self, keys: dict[int, str]) -> None:
        envelope = self.envelope
        lay = {
            DRAFT: self._lay_draft,
            LINEUP: self._lay_lineup,
            PLAYOFF_TEAM: self._lay_team,
            SHOOTOUT: self._lay_shootout,
            LAY_DOWN: self._lay_substitutes,
            CUT: self._lay_cut,
        }
        lay[envelope.phase]()
        self.rows = [row for row in self.rows if row.slots or row.prominent]
        for row in self.rows:
            row.slots = [self._with_key(slot, keys) for slot in row.slots]

    def _with_key(self, slot: Slot, keys: dict[int, str]) -> Slot:
        if slot.card in (PASS, EMPTY):
            return slot
        key = keys.get(slot.card, "")
        if slot.chosen:
            return Slot(slot.card, key if key in self.chosen else "", True, slot.lit)
        open_ = slot.card in self.options.values()
        return Slot(slot.card, key if open_ else "", False, slot.lit)

    def _lay_draft(self) -> None:
        envelope = self.envelope
        step, seat = int(envelope.view.step), envelope.seat
        pack = envelope.legal()
        self._row("play-row-pack", pack)
        if is_clash(envelope):
            aside = envelope.choices
            kept = [card for i, card in enumerate(aside) if not gives(step + i)]
            self._row("play-row-kept", kept, prominent=False, chosen=True)
        bench = [int(card) for card in envelope.dealt.bench[seat, : int(envelope.dealt.benched[seat])]]
        self._row("play-row-bench", bench, prominent=False, told=bench)
        self._lay_teams()

    def _lay_teams(self, without: int | None = None) -> None:
        """My older teams as they will be, for the eye."""
        view = self.envelope.view
        for team in range(int(view.round_) if view.round_ < ROUNDS else 0):
            if team != without:
                cards = self.envelope.team(team)
                self._row("play-row-team", cards, prominent=False, told=cards, extra=True, team=team + 1)

    def _lay_lineup(self) -> None:
        envelope = self.envelope
        stage = envelope.stage
        if stage == THROW:
            received = envelope.legal()
            self._row("play-row-received", received)
            self._row(
                "play-row-bench", [card for card in envelope.bench() if card not in received], prominent=False
            )
        elif stage < NEW_TEAM:
            team, coming_in = divmod(stage - SWAPS, 2)
            cards = envelope.team(team)
            if coming_in:
                cards.remove(int(envelope.view.envelope[envelope.seat, stage - 1]))
            self._row("play-row-team", cards, told=cards, team=team + 1, none=not coming_in)
            self._row("play-row-bench", envelope.bench(), told=envelope.bench())
            self._lay_teams(without=team)
        else:
            self._lay_team()
            self._lay_teams()

    def _lay_team(self) -> None:
        name = "play-row-playoff-team" if self.envelope.phase == PLAYOFF_TEAM else "play-row-new-team"
        team = self.envelope.gathered()
        self._row(name, team, told=team, chosen=True, places=TEAM)
        self._row("play-row-bench", self.envelope.bench(), prominent=not self.envelope.complete)

    def _lay_shootout(self) -> None:
        self._row("play-row-shooter", self.envelope.gathered(), chosen=True, places=1)
        self._row("play-row-bench", self.envelope.bench())

    def _lay_substitutes(self) -> None:
        """The team with the substitutes beside it, as on a real table, and the bench."""
        envelope = self.envelope
        team = envelope.team(0)
        self._row("play-row-playing", team, prominent=False, told=team)
        if beside := envelope.gathered():
            self._row("play-row-substitutes", beside, chosen=True, prominent=False)
            beside_row = self.rows.pop()
            self.rows[-1].title.append("  ").append_text(beside_row.title)
            self.rows[-1].slots += beside_row.slots
        self._row("play-row-bench", envelope.bench(), none=PASS in envelope.legal())

    def _lay_cut(self) -> None:
        envelope = self.envelope
        leaving, coming = envelope.gathered(), envelope.laid_down()
        staying = [card for card in envelope.team(0) if card not in leaving]
        self._row("play-row-playing", staying, told=staying + coming)
        self._row("play-row-leaving", leaving, chosen=True, prominent=False)
        self._row("play-row-substitutes", coming, prominent=False)

    def _row(
        self,
        name: str,
        cards: list[int],
        prominent: bool = True,
        told: Sequence[int] = (),
        chosen: bool = False,
        none: bool = False,
        extra: bool = False,
        places: int = 0,
        **facts: object,
    ) -> None:
        """Lay cards in a row; `told` are the cards whose best set the title names."""
        palette, words = self.pen.palette, self.pen.words
        title = Text().append(
            words.say(name, count=len(cards), **facts), Style(color=palette.ink2, bold=True)
        )
        value = self.best(list(told)) if told else 0
        if told:
            set_words = words.set_words(self.envelope.view, value)
            title.append("  " + set_words, Style(color=palette.gold, bold=True))
        lit = self.hints and value >= 2 << 6
        slots = [
            Slot(card, chosen=chosen, lit=lit and self._is_in(value, card)) for card in self.sorted(cards)
        ]
        slots += [Slot(EMPTY)] * (places - len(cards))
        if none:
            words_for_none = "play-none-leave" if self.envelope.phase == LINEUP else "play-none-done"
            slots.append(Slot(PASS, key=NONE_KEY, words=words.say(words_for_none)))
        self.rows.append(Row(title, slots, prominent, extra))

    def plans(self) -> tuple[list[str], list[tuple[str, list[str]]]]:
        """The bus plans as a table: teams as columns, and what each would be in the arena it goes to."""
        envelope, words = self.envelope, self.pen.words
        view, arenas = envelope.view, arenas_of(envelope.view)
        teams = [envelope.team(team) for team in range(len(arenas))]
        head = [
            words.say("play-plan-team", team=number, strength=words.set_of(view, team))
            for number, team in enumerate(teams, start=1)
        ]
        rows = []
        for key, number in self.options.items():
            cells = []
            for team, place in zip(teams, BUS_PLANS[number - BUS], strict=False):
                arena = arenas[int(place)]
                cell = f"→ {int(place) + 1} {ARENAS[arena].name}"
                usual, there = words.set_of(view, team), words.set_of(view, team, arena)
                cells.append(cell if usual == there else f"{cell}, {there}")
            rows.append((key, cells))
        return head, rows

    def best(self, cards: list[int]) -> int:
        """The strength of the best team some cards can make."""
        return int(best_set(self.pen.edition, int(self.envelope.view.seats), cards, len(cards)))

    def _is_in(self, value: int, card: int) -> bool:
        return bool(in_set(self.pen.edition, int(self.envelope.view.seats), value, card))


def _by(*attributes: int) -> Callable[[int], Callable[[int], Any]]:
    return lambda edition: (
        lambda card: [-int(ATTRIBUTE[edition, attribute, card]) for attribute in attributes]
    )


_ORDERS = {
    "species": _by(SPECIES, NUMBER),
    "number": _by(NUMBER, SPECIES),
    "symbol": _by(SYMBOL, NUMBER, SPECIES),
}
