"""An envelope as a person fills it: built on a copy of their view, and handed over when it is complete.

Nothing reaches the table before that, so every step can be undone even when all others have locked
(ruling A8). The rules themselves say what is open; forced choices are made without asking.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from ..declaration import (
    BUS_PLAN,
    CHOOSE_COACH,
    COACH_MATE,
    COACH_SLOT,
    CUT,
    DRAFT,
    FREE_AGENCY,
    LAY_DOWN,
    LINEUP,
    NEW_TEAM,
    PASS,
    PLAYOFF_TEAM,
    SEALED,
    SHOOTOUT,
    SWAPS,
)
from ..rules.draft import is_clash as is_clash_mode
from ..rules.envelopes import choice, index_of, legal, seal, sealed_choice
from ..rules.knowledge import is_sealed
from ..rules.substitutions import is_swapped
from ..table import STANDARD_CARDS, TableCards


class _Step(NamedTuple):
    """What the person chose, and what followed by force."""

    slot: int
    choices: list[int]


class Envelope:
    """What one seat decides between two reveals, so far."""

    def __init__(
        self, view: Any, cardset: TableCards = STANDARD_CARDS, choices: list[int] | None = None
    ) -> None:
        self.seat = int(view.viewer)
        self.cardset = cardset
        self.dealt = view
        self._steps: list[_Step] = []
        self._replay()
        for number in choices or []:
            if number in self.legal():
                self.put(number)

    @property
    def choices(self) -> list[int]:
        """All choices made so far, in the order the rules ask for them."""
        return [*self._forced, *(number for step in self._steps for number in step.choices)]

    @property
    def phase(self) -> int:
        """What the game asks for."""
        return int(self.view.phase)

    @property
    def filled(self) -> int:
        """The place in the envelope that is filled next."""
        return int(self.view.stage[self.seat])

    @property
    def complete(self) -> bool:
        """Has the seat decided all that is asked?"""
        return bool((int(self.view.locked) >> self.seat) & 1)

    @property
    def untouched(self) -> bool:
        """Has the person chosen nothing yet?"""
        return not self._steps

    @property
    def needs_confirmation(self) -> bool:
        """Is it too much to lose by a slip? A pick is not; saying "done" or having no choice is not."""
        simple = self.phase == DRAFT or self.untouched
        done = self.phase == LAY_DOWN and self.choices[-1] == PASS and not self.skips
        return not simple and not done

    @property
    def skips(self) -> bool:
        """Does a coach let the seat skip a substitution of the playoffs?"""
        return self.phase == LAY_DOWN and self.choices == [PASS]

    @property
    def question(self) -> int:
        """What is asked now, as a number: it stays the same while cards are gathered."""
        gathering = self.phase == LINEUP and NEW_TEAM <= self.filled < BUS_PLAN
        return NEW_TEAM if gathering else self.filled if self.phase == LINEUP else 0

    @property
    def placing(self) -> bool:
        """Is it about where the coach goes, or whom its player is like?"""
        return self.phase == LINEUP and self.filled in (COACH_SLOT, COACH_MATE)

    def legal(self) -> list[int]:
        """The choices open now."""
        if self.complete:
            return []
        count, nth = self.cardset.rule(legal), self.cardset.rule(choice)
        return [int(nth(self.view, self.seat, k)) for k in range(int(count(self.view, self.seat)))]

    def put(self, number: int) -> None:
        """Make one of the open choices, and then those that leave nothing to choose."""
        slot = self.filled
        self._seal(number)
        self._steps.append(_Step(slot, [number, *self._force()]))

    def undo(self) -> bool:
        """Take the last choice out again; False if there is none."""
        if not self._steps:
            return False
        self._steps.pop()
        self._replay()
        return True

    def drop(self, card: int) -> bool:
        """Take one card out of those being gathered now (a team, substitutes, cuts), whichever it is."""
        first = self._gathering_from()
        if first is None or card not in self.gathered():
            return False
        gathering = [index for index, step in enumerate(self._steps) if first <= step.slot < self._end()]
        index = next((index for index in gathering if card in self._steps[index].choices), None)
        if index is None:
            return False
        later = [number for i in gathering if i > index for number in self._steps[i].choices]
        self._steps = self._steps[:index]
        self._replay()
        for number in later:
            if number in self.legal() and first <= self.filled < self._end():
                self.put(number)
        return True

    def gathered(self) -> list[int]:
        """The cards gathered so far in a row that may be gathered in any order."""
        first = self._gathering_from()
        if first is None:
            return []
        slots = range(first, min(self.filled, self._end()))
        cards = [int(sealed_choice(self.view, self.seat, slot)) for slot in slots]
        return [card for card in cards if card != PASS]

    def substitutions(self, team: int) -> dict[int, int]:
        """Who leaves an older team and who comes in for them, as far as both are decided."""
        sealed, swapped = self.view.envelope[self.seat], self.cardset.rule(is_swapped)
        return {
            int(sealed[slot]): int(sealed[slot + 1])
            for slot in range(SWAPS, min(self.filled - 1, NEW_TEAM), 2)
            if swapped(self.view, self.seat, slot) and int(sealed[slot]) in self.dealt.teams[self.seat, team]
        }

    def may_leave(self, card: int) -> bool:
        """May a player leave a face-up team now?"""
        return card != PASS and card in self.legal()

    def team(self, team: int) -> list[int]:
        """One of the seat's teams as it will be."""
        if self.phase == LINEUP and team == self.view.round_:
            return self.gathered()
        cards = sorted(int(card) for card in self.dealt.teams[self.seat, team])
        comes_for = self.substitutions(team) if self.phase == LINEUP else {}
        return [comes_for.get(card, card) for card in cards]

    def teams(self) -> list[list[int]]:
        """All teams of a lineup as they will be."""
        return [self.team(team) for team in range(int(self.view.round_) + 1)]

    def coach_beside(self) -> tuple[int, int] | None:
        """Where the coach goes (a team or a player) and whom the player is like, as far as it is decided."""
        if self.phase != LINEUP or COACH_SLOT not in self._filled():
            return None
        slot = int(self.view.envelope[self.seat, COACH_SLOT])
        mate = int(self.view.envelope[self.seat, COACH_MATE]) if COACH_MATE in self._filled() else PASS
        return None if slot == PASS else (slot, mate)

    def bench(self) -> list[int]:
        """The cards on the bench that may still be used."""
        return [int(card) for card in self.view.bench[self.seat, : int(self.view.held[self.seat])]]

    def laid_down(self) -> list[int]:
        """In the playoffs: the substitutes that already lie beside the team."""
        end = int(self.dealt.benched[self.seat])
        return [
            int(card)
            for card in self.dealt.bench[self.seat, end - int(self.dealt.laid_down[self.seat]) : end]
        ]

    # --- inside

    def _gathering_from(self) -> int | None:
        if self.phase == PLAYOFF_TEAM or (self.phase == LINEUP and self.filled >= NEW_TEAM):
            return NEW_TEAM
        several = self.phase in (LAY_DOWN, CUT, SHOOTOUT, CHOOSE_COACH)
        return 0 if several else None

    def _end(self) -> int:
        return BUS_PLAN if self.phase in (LINEUP, PLAYOFF_TEAM) else SEALED

    def _filled(self) -> list[int]:
        """The places of a lineup that are filled."""
        is_filled = self.cardset.rule(is_sealed)
        return [slot for slot in range(SEALED) if is_filled(self.view, self.seat, slot)]

    def _replay(self) -> None:
        self.view = self.dealt.copy()
        self._forced = self._force()
        for step in self._steps:
            for number in step.choices:
                self._seal(number)

    def _seal(self, number: int) -> None:
        index = self.cardset.rule(index_of)(self.view, self.seat, number)
        self.cardset.rule(seal)(self.view, self.seat, index)

    def _force(self) -> list[int]:
        forced = []
        while not self.complete and len(open_choices := self.legal()) == 1:
            self.cardset.rule(seal)(self.view, self.seat, 0)
            forced.append(open_choices[0])
        return forced


def is_clash(envelope: Envelope) -> bool:
    """Does the draft keep some cards and give others away?"""
    return envelope.phase == DRAFT and bool(is_clash_mode(int(envelope.view.mode)))


def is_open_draft(envelope: Envelope) -> bool:
    """Do the cards of the draft lie open for both?"""
    return envelope.phase == DRAFT and int(envelope.view.mode) == FREE_AGENCY
