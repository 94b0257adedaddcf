"""An envelope as a person fills it: built on a copy of their view, and handed over when it is complete.

Nothing reaches the table before that, so every step can be undone even when all others have locked
(ruling A8). The rules themselves say what is open; forced choices are made without asking.
"""

from __future__ import annotations

from typing import Any

from sixthman.games.allstar.envelopes import choice, index_of, legal, seal
from sixthman.games.allstar.record import (
    BUS,
    BUS_PLAN,
    CLASH,
    CUT,
    DRAFT,
    FREE_AGENCY,
    LAY_DOWN,
    LINEUP,
    NEW_TEAM,
    PASS,
    PLAYOFF_TEAM,
    SHOOTOUT,
    SWAPS,
)


class Envelope:
    """What one seat decides between two reveals, so far."""

    def __init__(self, view: Any, choices: list[int] | None = None) -> None:
        self.seat = int(view.viewer)
        self.dealt = view
        self._steps: list[list[int]] = []  # each step: what the person chose, and what followed by force
        self._replay()
        for number in choices or []:
            if number in self.legal():
                self.put(number)

    @property
    def choices(self) -> list[int]:
        """All choices made so far, in the order the rules ask for them."""
        return [*self._forced, *(number for step in self._steps for number in step)]

    @property
    def phase(self) -> int:
        """What the game asks for."""
        return int(self.view.phase)

    @property
    def stage(self) -> int:
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
        return not simple and not (self.phase == LAY_DOWN and self.choices[-1] == PASS)

    def legal(self) -> list[int]:
        """The choices open now."""
        if self.complete:
            return []
        return [int(choice(self.view, self.seat, k)) for k in range(int(legal(self.view, self.seat)))]

    def put(self, number: int) -> None:
        """Make one of the open choices, and then those that leave nothing to choose."""
        seal(self.view, self.seat, index_of(self.view, self.seat, number))
        self._steps.append([number, *self._force()])

    def undo(self) -> bool:
        """Take the last choice out again; False if there is none."""
        if not self._steps:
            return False
        self._steps.pop()
        self._replay()
        return True

    def drop(self, card: int) -> bool:
        """Take one card out of those being gathered now (a team, substitutes, cuts), whichever it is."""
        places = [place for place, step in enumerate(self._steps) if card in step]
        if card not in self.gathered() or not places:
            return False
        if self._steps[places[-1]][0] != card:
            return self.undo()
        later = [step for step in self._steps[places[-1] + 1 :] if step[0] < BUS]
        self._steps = self._steps[: places[-1]] + later
        self._replay()
        return True

    def gathered(self) -> list[int]:
        """The cards gathered so far in a row that may be gathered in any order."""
        first = self._gathering_from()
        if first is None:
            return []
        last = min(self.stage, BUS_PLAN) if self.phase in (LINEUP, PLAYOFF_TEAM) else self.stage
        cards = [int(card) for card in self.view.envelope[self.seat, first:last]]
        return [card for card in cards if card != PASS]

    def substitution(self, team: int) -> tuple[int, int] | None:
        """Who leaves an older team and who comes in, once both are decided."""
        place = SWAPS + 2 * team
        if self.phase != LINEUP or self.stage < place + 2:
            return None
        out = int(self.view.envelope[self.seat, place])
        return None if out == PASS else (out, int(self.view.envelope[self.seat, place + 1]))

    def team(self, team: int) -> list[int]:
        """One of the seat's teams as it will be."""
        if self.phase == LINEUP and team == self.view.round_:
            return self.gathered()
        cards = sorted(int(card) for card in self.dealt.teams[self.seat, team])
        swap = self.substitution(team) if self.phase == LINEUP and team < self.view.round_ else None
        return [swap[1] if swap and card == swap[0] else card for card in cards]

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
        if self.phase == PLAYOFF_TEAM or (self.phase == LINEUP and self.stage >= NEW_TEAM):
            return NEW_TEAM
        several = self.phase in (LAY_DOWN, CUT, SHOOTOUT)
        return 0 if several else None

    def _replay(self) -> None:
        self.view = self.dealt.copy()
        self._forced = self._force()
        for step in self._steps:
            for number in step:
                seal(self.view, self.seat, index_of(self.view, self.seat, number))

    def _force(self) -> list[int]:
        forced = []
        while not self.complete and len(open_choices := self.legal()) == 1:
            seal(self.view, self.seat, 0)
            forced.append(open_choices[0])
        return forced


def is_clash(envelope: Envelope) -> bool:
    """Does the draft keep some cards and give others away?"""
    return envelope.phase == DRAFT and int(envelope.view.mode) == CLASH


def is_open_draft(envelope: Envelope) -> bool:
    """Do the cards of the draft lie open for both?"""
    return envelope.phase == DRAFT and int(envelope.view.mode) == FREE_AGENCY
