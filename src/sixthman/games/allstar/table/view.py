"""What a manager sees, by name: cards of species and number, benches, teams, arenas, fans."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING

from sixthman.kernel.piles import NONE
from sixthman.messages import BadCards, shown
from sixthman.table import picture
from sixthman.table.view import Card, View

from ..declaration import (
    CARDS,
    CHOOSE_COACH,
    COACH_CARD,
    DRAFT,
    EDITIONS,
    MODES,
    NUMBERS,
    PLAYOFFS,
    SPECIES_NAMES,
    TEAM,
)
from ..rules.draft import PACK_SIZE
from ..rules.hints import best_set
from ..rules.ranking import strength
from .colors import SWEATERS, SYMBOL_GLYPHS
from .evaluation import arenas_of
from .notation import card_name, read_card, symbol_of

if TYPE_CHECKING:
    from .adapter import AllstarAdapter
    from .cardset import TableCards

CREAM = "#FFF9EA"
FIRST_ROUND = 1


@dataclass(frozen=True)
class Player(Card):
    """A hockey player: `Player("Duck7", "Duck", 7, "Skate")`. One that is false stands for no card."""

    species: str = ""
    number: int = 0
    symbol: str = ""  # empty for none

    def __repr__(self) -> str:
        return f"Player({self.name!r}, symbol={self.symbol!r})" if self else "Player()"

    def drawn(self) -> str:
        """The card as a part of a picture."""
        if not self:
            return picture.label("–")
        under = f"{SYMBOL_GLYPHS[self.symbol]} {self.symbol}" if self.symbol else ""
        return picture.card(
            _spaced(self.species), under, SWEATERS[self.species][1], str(self.number), ink=CREAM
        )


@dataclass(frozen=True)
class Arena:
    """An arena of this round."""

    name: str
    fans: tuple[int, ...]  # for rank 1, 2, …
    whistle: bool = False
    combo: str = ""  # the combo that is strongest here, if there is one

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True)
class Coach(Card):
    """A coach: a card beside a manager."""

    species: str = ""
    number: int = field(default=0, repr=False)  # none: a coach is no hockey player


class AllstarView(View):
    """A view of All-Star Draft."""

    _adapter: AllstarAdapter

    # --- where the game is

    @property
    def edition(self) -> str:
        """ "2025" or "2020"."""
        return EDITIONS[int(self._record.edition)]

    @property
    def mode(self) -> str:
        """ "standard", "heritage", …"""
        return MODES[int(self._record.mode)]

    @property
    def round(self) -> int:
        """1 to 3; 4 in the playoffs."""
        return int(self._record.round_) + FIRST_ROUND

    @property
    def in_playoffs(self) -> bool:
        """Is the season over?"""
        return int(self._record.round_) == PLAYOFFS

    @cached_property
    def species(self) -> tuple[str, ...]:
        """The species in play; none while nobody has seen them."""
        return tuple(name for name, plays in zip(SPECIES_NAMES, self._record.species, strict=True) if plays)

    @cached_property
    def arenas(self) -> list[Arena]:
        """The arenas of this round, in the order in which buses name them."""
        printed = self._cards.cards.arenas
        return [
            Arena(
                printed[arena].name,
                tuple(printed[arena].fans[: self.seats]),
                bool(printed[arena].whistle),
                printed[arena].combo or "",
            )
            for arena in arenas_of(self._record)
        ]

    # --- what the seat has

    @cached_property
    def hand(self) -> list[Player]:
        """The cards you draft from, those you have taken already left out; empty after the draft."""
        view = self._record
        if view.phase != DRAFT or self.seat is None:
            return []
        start = int(view.pack_at[self._seat])
        pack = view.deck[start + int(view.step) : start + int(PACK_SIZE[view.mode])]
        chosen = set(self._adapter.sealed(view, self._seat))
        return self._players(card for card in pack if int(card) not in chosen)

    @cached_property
    def bench(self) -> list[Player]:
        """Your own bench."""
        if self.seat is None:
            return []
        return self._players(self._record.bench[self._seat, : int(self._record.benched[self._seat])])

    @cached_property
    def chosen(self) -> list[str]:
        """What you have chosen since the last reveal, in notation: nobody else sees it yet."""
        if self.seat is None:
            return []
        return [
            self._adapter.write(self._record, [one]) for one in self._adapter.sealed(self._record, self._seat)
        ]

    @property
    def coach(self) -> Coach:
        """Your coach; false if you have none."""
        return self.coaches.get(self.seat or 0, Coach())

    # --- what lies on the table

    @cached_property
    def teams(self) -> dict[int, list[list[Player]]]:
        """The face-up teams of every seat, the oldest first; in the playoffs the one team."""
        return self.by_seat(
            [
                [self._players(team) for team in self._record.teams[seat] if team[0] != NONE]
                for seat in range(self.seats)
            ]
        )

    @cached_property
    def bench_sizes(self) -> dict[int, int]:
        """How many cards lie on every bench."""
        return self.by_seat([int(count) for count in self._record.benched[: self.seats]])

    @property
    def fans(self) -> dict[int, int]:
        """Everyone's fans."""
        return self.scores

    @cached_property
    def tickets(self) -> dict[int, int]:
        """Everyone's playoff tickets."""
        return self.by_seat([int(count) for count in self._record.tickets[: self.seats]])

    @cached_property
    def coaches(self) -> dict[int, Coach]:
        """The coach of every seat that has one face up."""
        if not self._record.coaches or self._record.phase == CHOOSE_COACH:
            return {}
        cards = self._record.coach[: self.seats].tolist()
        return {seat: self._coach(card) for seat, card in enumerate(cards, 1) if card != NONE}

    @cached_property
    def shown(self) -> set[Player]:
        """All cards that everyone has seen."""
        return set(self._players(card for card in range(CARDS) if self._record.shown_in[card]))

    # --- what cards are good for

    def strength(self, cards: Sequence[Player | str]) -> int:
        """How strong some cards are together: a number to compare, greater is stronger. Five make a team."""
        numbers = _numbers(cards)
        if not numbers:
            return 0
        edition, rule = int(self._record.edition), self._cards.rule
        if len(numbers) < TEAM:
            return int(rule(best_set)(edition, self.seats, numbers, len(numbers)))
        return int(rule(strength)(edition, self.seats, numbers))

    # --- cards by number

    def card_of(self, number: int) -> Card:
        """The hockey player or coach a choice is about; a false one for none."""
        if 0 <= number < CARDS:
            return self._player(number)
        return self._coach(number - COACH_CARD) if number >= COACH_CARD else Player()

    @property
    def _cards(self) -> TableCards:
        cards: TableCards = self._adapter.cards
        return cards

    def _player(self, card: int) -> Player:
        symbol = symbol_of(card, self.edition, self._cards)
        return Player(card_name(card), SPECIES_NAMES[card // NUMBERS], card % NUMBERS + 1, symbol or "")

    def _players(self, cards: Iterable[int]) -> list[Player]:
        return [self._player(int(card)) for card in cards if card != NONE]

    def _coach(self, number: int) -> Coach:
        name = self._cards.coach(number)
        return Coach(f"coach:{name}", name)

    # --- drawings

    def lines(self, names: Mapping[int, str]) -> list[str]:
        """The drawing in text."""
        from .drawing import lines

        return lines(self, names)

    def drawn(self, names: Mapping[int, str]) -> str:
        """The picture's inside."""
        from .drawing import drawn

        return drawn(self, names)


def _numbers(cards: Sequence[Player | str]) -> list[int]:
    """Cards of a team as the rules know them; BadCards for what is none, twice one or too many."""
    several = list(cards) if isinstance(cards, list | tuple | set | frozenset) else [cards]
    if len(several) > TEAM:
        raise BadCards("error-cards-of-team", count=len(several))
    numbers: list[int] = []
    for card in several:
        number = read_card(card.name if isinstance(card, Player) else shown(card))
        if number in numbers:
            raise BadCards("error-card-twice", card=card_name(number))
        numbers.append(number)
    return numbers


def _spaced(species: str) -> str:
    return "Polar Bear" if species == "PolarBear" else species
