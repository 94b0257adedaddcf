"""What a coach sees, by name: cards with what is printed on them, courts, markets, dice, points."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any

from sixthman.kernel.options import whole
from sixthman.kernel.piles import NONE
from sixthman.messages import IllegalChoice, say, shown
from sixthman.table.view import Card, View

from ..declaration import DIE, FACES, MODELS, OVER, PICK_TEAM, PILE, SKILLS
from ..names import WORDS
from ..rules.cardfile import RATINGS
from ..rules.cards import ATTACK_COLOURS, ATTACKS, FATIGUE, OFFENCE, POSITION_NAMES, SKILL_NAMES, TACTICS
from .figures import Figures

if TYPE_CHECKING:
    from .adapter import HoopsAdapter

OFFENSE, DEFENSE = "offense", "defense"


@dataclass(frozen=True)
class HoopsCard(Card):
    """A player, a tactic or a fatigue card, with what is printed on it. A false one stands for no card."""

    type: str = ""  # "player", "tactic", "fatigue"
    value: int = 0  # what it is worth to pay with
    cost: int = 0
    # of players
    positions: tuple[str, ...] = ()
    intelligence: int = 0
    rebounds: int = 0
    skills: Mapping[str, int] = field(default_factory=dict, hash=False)  # {"three": 2, …}: dice of each
    # of tactics
    side: str = ""  # "offense", "defense"
    complexity: int = 0
    keeps: Mapping[str, int] = field(default_factory=dict, hash=False)  # {"inside": 2, …}: dice it keeps

    number = 0  # cards have no numbers here

    def title(self, language: str = "en") -> str:
        """The name as people say it: `Point guard, starter 1` for `starter-PG-1`."""
        return say(language, self.name) if self.name in WORDS else self.name

    def __repr__(self) -> str:
        return f"HoopsCard({self.name!r})"

    def drawn(self) -> str:
        """The card as a part of a picture."""
        from .drawing import drawn_card

        return drawn_card(self, "en")


@dataclass(frozen=True)
class Die:
    """A die that lies on the table."""

    skill: str  # "three", "inside", "drive", "steal", "block", "stop"
    value: int
    stops: str = ""  # of a defensive die: the color of the attack dice it stops

    def __str__(self) -> str:
        return f"{self.skill} {self.value}{' ' + self.stops if self.stops else ''}"


class HoopsView(View):
    """A view of NBA Deck-Building."""

    _adapter: HoopsAdapter

    # --- where the game is

    @property
    def turn(self) -> int:
        """The turn, from 1; in overtime that of the overtime."""
        return int(self._record.turn)

    @property
    def overtime(self) -> int:
        """Overtimes begun."""
        return int(self._record.overtime)

    @property
    def turn_of(self) -> int:
        """Whose turn it is."""
        return int(self._record.player) + 1

    @property
    def opponent(self) -> int | None:
        """The other seat; None for a spectator."""
        return None if self.seat is None else 3 - self.seat

    @property
    def points(self) -> dict[int, int]:
        """The points of both."""
        return self.scores

    # --- cards

    @cached_property
    def hand(self) -> list[HoopsCard]:
        """Your hand."""
        return [] if self.seat is None else self._cards_of(self._record.hand[self._seat])

    @cached_property
    def hand_sizes(self) -> dict[int, int]:
        """How many cards either holds."""
        return self.by_seat([int(count) for count in self._record.held])

    @cached_property
    def deck_sizes(self) -> dict[int, int]:
        """How many cards lie in the draw piles."""
        return self.by_seat([int(count) for count in self._record.decked])

    @cached_property
    def discards(self) -> dict[int, list[HoopsCard]]:
        """The discard piles, the last card first; they are open to both."""
        view = self._record
        return self.by_seat(
            [
                self._cards_of(view.pile[seat, PILE - int(view.discarded[seat]) :])
                for seat in range(self.seats)
            ]
        )

    @cached_property
    def court(self) -> dict[int, dict[str, HoopsCard]]:
        """The players on court by position: `view.court[1]["PG"]`; a false card where nobody is."""
        rows = self._record.court.tolist()
        return self.by_seat(
            [
                {name: self.card_of(card) for name, card in zip(POSITION_NAMES, row, strict=True)}
                for row in rows
            ]
        )

    @cached_property
    def prepared(self) -> dict[int, list[HoopsCard]]:
        """The prepared tactics of both."""
        return self.by_seat([self._cards_of(rows.ravel()) for rows in self._record.prepared])

    @cached_property
    def players(self) -> list[HoopsCard]:
        """The player row of the market."""
        return self._cards_of(self._record.row)

    @cached_property
    def tactics(self) -> list[HoopsCard]:
        """The tactics of the market."""
        return self._cards_of(self._record.tactics)

    @property
    def fatigue(self) -> int:
        """Cards left in the fatigue pile."""
        return int(self._record.fatigue)

    # --- dice and levels

    @cached_property
    def rolled(self) -> list[Die]:
        """The dice that were just rolled."""
        return self._dice(self._record.rolled)

    @cached_property
    def kept(self) -> dict[int, list[Die]]:
        """The dice in the zones on court: attacks that wait for the score, and what stops them."""
        return self.by_seat([self._dice(self._record.kept[seat]) for seat in range(self.seats)])

    def levels(self, seat: int) -> dict[str, int]:
        """The level of a team: intelligence, rebounds and six skills."""
        levels = self._figures.levels(self._record, self._check_seat(seat) - 1)
        return dict(zip(RATINGS, levels, strict=True))

    def money(self, seat: int | None = None, tactics: bool = False) -> int:
        """What your hand is worth in the market of players, or of tactics."""
        seat = self.seat if seat is None else seat
        return 0 if seat is None else self._figures.money(self._record, self._check_seat(seat) - 1, tactics)

    # --- cards by number

    def card_of(self, number: int) -> HoopsCard:
        """The card a choice is about; a false one for none."""
        if not 0 <= number < MODELS:
            return HoopsCard()
        tables, name = self._adapter.cards.tables, self._adapter.notation.card(number)
        facts: dict[str, Any] = {
            "value": int(tables["VALUE"][number]),
            "cost": int(tables["COST"][number]) if tables["IN_MARKET"][number] else 0,
        }
        if number == FATIGUE:
            return HoopsCard(name, "fatigue", **facts)
        if number < TACTICS:
            return HoopsCard(
                name,
                "player",
                positions=tuple(self._adapter.notation.positions(number)),
                intelligence=int(tables["INTELLIGENCE"][number]),
                rebounds=int(tables["REBOUNDS"][number]),
                skills=_by_skill(tables["SKILL"][number]),
                **facts,
            )
        return HoopsCard(
            name,
            "tactic",
            side=OFFENSE if tables["KIND"][number] == OFFENCE else DEFENSE,
            complexity=int(tables["COMPLEXITY"][number]),
            keeps=_by_skill(tables["KEEPS"][number]),
            **facts,
        )

    @property
    def _figures(self) -> Figures:
        return Figures(self._adapter.cards, self._adapter.engine)

    def _check_seat(self, seat: int) -> int:
        number = whole(seat)
        if number is None or not 1 <= number <= self.seats:
            raise IllegalChoice("error-no-such-seat", seat=shown(seat), seats=self.seats)
        return number

    def _cards_of(self, cards: Iterable[int]) -> list[HoopsCard]:
        return [self.card_of(int(card)) for card in cards if card != NONE]

    def _dice(self, zone: Any) -> list[Die]:
        return [
            self._die(colour, face)
            for colour in range(SKILLS)
            for face in range(FACES)
            for _ in range(int(zone[colour, face]))
        ]

    def _die(self, colour: int, face: int) -> Die:
        tables = self._adapter.cards.tables
        value, stops = int(tables["FACE"][colour, face]), int(tables["FACE_COLOUR"][colour, face])
        shown = ATTACK_COLOURS[stops] if colour >= ATTACKS and value else ""
        return Die(SKILL_NAMES[colour], value, shown)

    def die_of(self, number: int) -> Die | None:
        """The die a choice is about."""
        return self._die(*divmod(number - DIE, FACES)) if DIE <= number < DIE + SKILLS * FACES else None

    @property
    def before_turns(self) -> bool:
        """Is the game still being prepared?"""
        return int(self._record.phase) <= PICK_TEAM + 2

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return int(self._record.phase) == OVER

    # --- drawings

    def lines(self, names: Mapping[int, str]) -> list[str]:
        """The drawing in text."""
        from .drawing import lines

        return lines(self, names)

    def drawn(self, names: Mapping[int, str]) -> str:
        """The picture's inside."""
        from .drawing import drawn

        return drawn(self, names)


def _by_skill(row: Any) -> dict[str, int]:
    return {name: int(count) for name, count in zip(SKILL_NAMES, row, strict=True) if count}
