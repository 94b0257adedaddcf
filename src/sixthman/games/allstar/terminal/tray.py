"""What lies before the person at the keyboard: which cards, in which rows, and the key of each choice."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from rich.style import Style
from rich.text import Text

from ..declaration import (
    BUS_PLAN,
    CHOOSE_COACH,
    COACH_CARD,
    COACH_MATE,
    CUT,
    DRAFT,
    LAY_DOWN,
    LINEUP,
    NEW_TEAM,
    PASS,
    PLAYOFF_TEAM,
    ROUNDS,
    SHOOTOUT,
    SWAP_BUSES,
    TEAM,
    THROW,
)
from ..rules.cards import NUMBER, SPECIES, SYMBOL
from ..rules.draft import gives
from ..rules.hints import best_set, in_set
from ..rules.ranking import set_size
from ..rules.substitutions import comes_in, swap_team
from ..table.evaluation import arenas_of
from .cards import EMPTY, CardPen, Slot
from .coaching import (
    arena_of,
    best_choices,
    goes_beside_player,
    player_beside,
    strength_there,
    team_beside,
    team_of_player,
)
from .envelope import Envelope, is_clash
from .look import FLAG

KEYS = "1234567890abcdefgijk"  # the letters that are no commands
NONE_KEY = "p"
SORTINGS = ("species", "number", "symbol")


@dataclass
class TrayRow:
    """Cards that belong together."""

    title: Text
    slots: list[Slot]
    prominent: bool = True  # may be drawn large
    extra: bool = False  # only where there is room to spare


@dataclass
class Tray:
    """All that can be chosen or taken out again, and the rows it lies in."""

    envelope: Envelope
    pen: CardPen
    sorting: str = SORTINGS[0]
    hints: bool = True
    rows: list[TrayRow] = field(default_factory=list)
    options: dict[str, int] = field(default_factory=dict)  # what each key chooses
    chosen: dict[str, int] = field(default_factory=dict)  # what each key takes out again
    pool: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        envelope = self.envelope
        legal = envelope.legal()
        if self.listed:
            if envelope.phase == SWAP_BUSES:
                self._offer_none(legal)
            self.options |= dict(zip(KEYS, (number for number in legal if number != PASS), strict=False))
            self._offer_none(legal)
            self._lay_list()
            return
        picked = envelope.choices if envelope.phase == DRAFT else envelope.gathered()
        if envelope.placing:
            picked = []
        # Keys belong to places that stay the same while cards are gathered.
        cards = {number for number in legal if number != PASS}
        self.pool = self.sorted({*cards, *picked} if not envelope.complete else picked)
        keys = dict(zip(self.pool, KEYS, strict=False))
        self.options = {keys[card]: card for card in self.pool if card in cards}
        self._offer_none(legal)
        if envelope.phase != DRAFT:
            self.chosen = {keys[card]: card for card in picked}
        self._lay(keys)

    def _offer_none(self, legal: Sequence[int]) -> None:
        if PASS in legal:
            self.options[NONE_KEY] = PASS

    @property
    def listed(self) -> bool:
        """Are the choices shown in lines: bus assignments, or the teams a coach can go to?"""
        envelope = self.envelope
        if envelope.phase != LINEUP:
            return envelope.phase == SWAP_BUSES and not envelope.complete
        return envelope.filled == BUS_PLAN or (envelope.placing and not goes_beside_player(envelope))

    def sorted(self, cards: Iterable[int]) -> list[int]:
        """Cards as the person likes them: like beside like, the strongest first. Coaches lie as dealt."""
        if self.envelope.phase == CHOOSE_COACH:
            return [COACH_CARD + int(dealt[self.envelope.seat]) for dealt in self._dealt_coaches()]
        return sorted(cards, key=_ORDERS[self.sorting](self._values))

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
            CHOOSE_COACH: self._lay_coaches,
            SWAP_BUSES: self._lay_list,
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
            kept = [card for i, card in enumerate(aside) if not gives(int(envelope.view.mode), step + i)]
            self._row("play-row-kept", kept, prominent=False, chosen=True)
        bench = [int(card) for card in envelope.dealt.bench[seat, : int(envelope.dealt.benched[seat])]]
        self._row("play-row-bench", bench, prominent=False, best_of=bench)
        self._lay_teams()

    def _lay_teams(self, without: int | None = None) -> None:
        """My older teams as they will be, for the eye."""
        view = self.envelope.view
        for team in range(int(view.round_) if view.round_ < ROUNDS else 0):
            if team != without:
                cards = self.envelope.team(team)
                self._row("play-row-team", cards, prominent=False, best_of=cards, extra=True, team=team + 1)
                self._tell_coach(team)

    def _dealt_coaches(self) -> tuple[Any, Any]:
        return self.envelope.view.coach, self.envelope.view.refused

    def _lay_coaches(self) -> None:
        """The two coaches dealt, side by side; the one that was chosen is marked."""
        chosen = self.envelope.gathered()
        self._row("play-row-coaches", self.sorted(()))
        self.rows[-1].slots = [Slot(slot.card, chosen=slot.card in chosen) for slot in self.rows[-1].slots]

    def _lay_list(self) -> None:
        """Below a list, for the eye: the teams it is about."""
        extra = not self.envelope.complete
        for team, cards in enumerate(self.envelope.teams()):
            self._row("play-row-team", cards, prominent=False, best_of=cards, extra=extra, team=team + 1)

    def _lay_lineup(self) -> None:
        envelope = self.envelope
        filled = envelope.filled
        if envelope.placing:
            self._lay_placing()
        elif filled == THROW:
            received = envelope.legal()
            self._row("play-row-received", received)
            self._row(
                "play-row-bench", [card for card in envelope.bench() if card not in received], prominent=False
            )
        elif filled < NEW_TEAM:
            self._lay_swap(filled)
        else:
            self._lay_team()
            self._lay_teams()

    def _lay_swap(self, filled: int) -> None:
        """Who leaves which of the face-up teams that may still substitute; or who comes into one."""
        envelope = self.envelope
        team = int(envelope.cardset.rule(swap_team)(envelope.view, envelope.seat, filled))
        coming_in = bool(comes_in(filled))
        cards = envelope.team(team)
        if coming_in:
            cards.remove(int(envelope.view.envelope[envelope.seat, filled - 1]))
        self._row("play-row-team", cards, best_of=cards, team=team + 1, none=not coming_in)
        other = 1 - team
        open_too = not coming_in and any(envelope.may_leave(card) for card in envelope.team(other))
        if open_too:
            cards = envelope.team(other)
            self._row("play-row-team", cards, best_of=cards, team=other + 1)
        self._row("play-row-bench", envelope.bench(), best_of=envelope.bench())
        if not open_too:
            self._lay_teams(without=team)

    def _lay_placing(self) -> None:
        """All players a coach can go beside, team by team; or the team of the one it is beside."""
        envelope = self.envelope
        view, arenas = envelope.view, arenas_of(envelope.view)
        teams = envelope.teams()
        asked = list(range(len(teams)))
        if envelope.filled == COACH_MATE:
            asked = [team_of_player(envelope, player_beside(envelope))]
        for team in asked:
            where = arena_of(envelope, team)
            last = team == asked[-1]
            bus = f"{where + 1} {envelope.cardset.arena(arenas[where])}"
            self._row(
                "play-row-team-bus",
                teams[team],
                prominent=len(asked) == 1,
                none=last,
                team=team + 1,
                arena=bus,
            )
            row = self.rows[-1]
            text = self.pen.words.set_words(view, strength_there(envelope, team), arenas[where])
            row.title.append("  " + text, Style(color=self.pen.palette.gold, bold=True))
            stars = best_choices(envelope, team, list(self.options.values())) if self.hints else []
            row.slots = [self._beside(slot, stars) for slot in row.slots]

    def _beside(self, slot: Slot, stars: Sequence[int]) -> Slot:
        """A player the coach may go beside: a star where that makes the team strongest."""
        if slot.card == PASS:
            return slot
        beside = self.envelope.filled == COACH_MATE and slot.card == player_beside(self.envelope)
        return Slot(slot.card, chosen=beside, lit=slot.card in stars)

    def _tell_coach(self, team: int) -> None:
        """A flag after the title of the team the coach goes to, and its strength with the coach."""
        envelope = self.envelope
        beside = envelope.coach_beside()
        if beside is None or team_beside(envelope) != team:
            return
        where, mate = beside
        text = ""
        if where < PASS:
            arena = arenas_of(envelope.view)[arena_of(envelope, team)]
            value = strength_there(envelope, team, where, mate)
            text = " " + self.pen.words.set_words(envelope.view, value, arena)
        self.rows[-1].title.append(f"  {FLAG}{text}", Style(color=self.pen.palette.gold, bold=True))

    def _lay_team(self) -> None:
        name = "play-row-playoff-team" if self.envelope.phase == PLAYOFF_TEAM else "play-row-new-team"
        team = self.envelope.gathered()
        self._row(name, team, best_of=team, chosen=True, size=TEAM)
        self._tell_coach(int(self.envelope.view.round_))
        self._row("play-row-bench", self.envelope.bench(), prominent=not self.envelope.complete)

    def _lay_shootout(self) -> None:
        self._row("play-row-shooter", self.envelope.gathered(), chosen=True, size=1)
        self._row("play-row-bench", self.envelope.bench())

    def _lay_substitutes(self) -> None:
        """The team with the substitutes beside it, as on a real table, and the bench."""
        envelope = self.envelope
        team = envelope.team(0)
        self._row("play-row-playing", team, prominent=False, best_of=team)
        if beside := envelope.gathered():
            self._row("play-row-substitutes", beside, chosen=True, prominent=False)
            beside_row = self.rows.pop()
            self.rows[-1].title.append("  ").append_text(beside_row.title)
            self.rows[-1].slots += beside_row.slots
        self._row("play-row-bench", envelope.bench(), none=True)

    def _lay_cut(self) -> None:
        envelope = self.envelope
        leaving, coming = envelope.gathered(), envelope.laid_down()
        staying = [card for card in envelope.team(0) if card not in leaving]
        self._row("play-row-playing", staying, best_of=staying + coming)
        self._row("play-row-leaving", leaving, chosen=True, prominent=False)
        self._row("play-row-substitutes", coming, prominent=False)

    def _row(
        self,
        name: str,
        cards: list[int],
        prominent: bool = True,
        best_of: Sequence[int] = (),
        chosen: bool = False,
        none: bool = False,
        extra: bool = False,
        size: int = 0,
        **facts: object,
    ) -> None:
        """Lay cards in a row; `best_of` are the cards whose best set the title names."""
        palette, words = self.pen.palette, self.pen.words
        title = Text().append(
            words.say(name, count=len(cards), **facts), Style(color=palette.ink2, bold=True)
        )
        value = self.best(list(best_of)) if best_of else 0
        if best_of:
            set_words = words.set_words(self.envelope.view, value)
            title.append("  " + set_words, Style(color=palette.gold, bold=True))
        lit = self.hints and set_size(value) >= 2
        slots = [
            Slot(card, chosen=chosen, lit=lit and self._is_in(value, card)) for card in self.sorted(cards)
        ]
        slots += [Slot(EMPTY)] * (size - len(cards))
        if none and NONE_KEY in self.options:
            slots.append(Slot(PASS, key=NONE_KEY, words=words.say(self._none())))
        self.rows.append(TrayRow(title, slots, prominent, extra))

    def _none(self) -> str:
        """What it means to choose nothing here."""
        envelope = self.envelope
        if envelope.phase == LINEUP:
            return "play-none-coach" if envelope.placing else "play-none-leave"
        return "play-none-done" if envelope.filled > 0 else "play-none-skip"

    def best(self, cards: list[int]) -> int:
        """The strength of the best team some cards can make."""
        best = self.envelope.cardset.rule(best_set)
        return int(best(self.pen.edition, int(self.envelope.view.seats), cards, len(cards)))

    def _is_in(self, value: int, card: int) -> bool:
        belongs = self.envelope.cardset.rule(in_set)
        return bool(belongs(self.pen.edition, int(self.envelope.view.seats), value, card))

    @property
    def _values(self) -> Any:
        """How strong each card's symbol, number and species are."""
        return self.envelope.cardset.tables["ATTRIBUTE"][self.pen.edition]


def _by(*attributes: int) -> Callable[[Any], Callable[[int], Any]]:
    return lambda values: lambda card: [-int(values[attribute, card]) for attribute in attributes]


_ORDERS = {
    "species": _by(SPECIES, NUMBER),
    "number": _by(NUMBER, SPECIES),
    "symbol": _by(SYMBOL, NUMBER, SPECIES),
}
