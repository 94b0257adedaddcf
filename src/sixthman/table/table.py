"""A table: seats, sealed choices that can be taken back, views, and the story so far."""

from __future__ import annotations

import copy
import secrets
from collections.abc import Iterable, Sequence
from typing import Any

from sixthman.kernel.game import Engine
from sixthman.kernel.lists import open_choices
from sixthman.kernel.options import whole
from sixthman.kernel.stream import new_stream
from sixthman.messages import BadOption, IllegalChoice, UserError, shown

from .adapter import Event, GameAdapter, Given, Reveal, State, Step
from .fairness import commitment_of
from .options import Options

__all__ = ["Event", "Reveal", "Step", "Table", "commitment_of"]


class Table:
    """One game among people and bots.

    A choice is given in notation (`"Duck7"`, `"Panda3>Duck7 / …"`) or as the game's own numbers. It
    may come in parts. When the last seat has chosen all it has to, everything is carried out. Several
    choices at once are taken as far as nothing unknown comes in between.
    """

    def __init__(
        self,
        adapter: GameAdapter,
        options: Options,
        seed: str | None = None,
        given: Given | None = None,
        names: Sequence[str] | None = None,
        engine: Engine | None = None,
    ) -> None:
        self.adapter = adapter
        self.options = options
        self.seed = secrets.token_hex(32) if seed is None else seed_text(seed)
        self.given = given or Given()
        self.names = _names_for(names, options.seats)
        self._engine = engine or adapter.engine
        self._game = self._engine.game
        self._state = self._engine.new_state()
        adapter.start(self._engine, self._state, options, self.given, new_stream(self.seed))
        self.reveals: list[Reveal] = []
        self._steps: list[Step] = []  # the last ones, of one seat under one heading
        self._events = adapter.opening(self._engine, self._state)

    # --- what can be known

    @property
    def commitment(self) -> str:
        """The seed's hash, to be shown before the deal."""
        return commitment_of(self.seed)

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return bool(self._game.over(self._state))

    @property
    def heading(self) -> str:
        """Where the game is, as the heading of a record."""
        return self.adapter.heading(self._state)

    def waiting(self) -> list[int]:
        """The seats that owe a choice."""
        return _seats(int(self._game.waiting(self._state)))

    def scores(self) -> list[int]:
        """Each seat's points, so far or in the end."""
        return [int(self._game.score(self._state, seat)) for seat in range(self.options.seats)]

    def ranks(self) -> list[int]:
        """Each seat's rank by the rules for the end of the game."""
        return [int(self._game.rank(self._state, seat)) for seat in range(self.options.seats)]

    def view(self, seat: int | None = None) -> State:
        """All that a seat may know (None: a spectator), as a record."""
        record = self._engine.new_state()
        self._game.view(self._state, self._eyes(seat), record)
        return record

    def events(self, seat: int | None = None) -> list[Event]:
        """The story so far as a seat (None: a spectator) may hear it."""
        self._eyes(seat)
        return [event for event in self._events if event.to is None or event.to == seat]

    def legal(self, seat: int) -> list[int]:
        """The choices open to a seat right now; none if it is not waited for."""
        return self._legal_in(self._state, seat) if self._seat(seat) in self.waiting() else []

    def sealed(self, seat: int) -> list[int]:
        """What the seat has put into its envelope since the last reveal."""
        return self.adapter.sealed(self._state, self._seat(seat))

    # --- what can be done

    def verify(self, seat: int, choice: str | Iterable[int]) -> list[int]:
        """The choice as numbers; IllegalChoice with the reason if the rules do not allow it."""
        self._seat(seat)
        choices = self.adapter.read(choice) if isinstance(choice, str) else _numbers_of(choice)
        if self.over:
            raise IllegalChoice("error-game-over")
        if not choices:
            raise IllegalChoice("error-nothing-chosen")
        trial, frontier = self._state.copy(), None
        made: list[int] = []
        for index, number in enumerate(choices):
            chosen = self.adapter.meant(trial, seat, choices[:index], number)
            if chosen is None:
                continue
            if frontier is not None:
                reason = self.adapter.why_no_further(frontier, seat, number)
                raise reason or IllegalChoice("error-too-far", given=len(choices), made=len(made))
            if not (int(self._game.waiting(trial)) >> seat) & 1:
                if made:
                    reason = self.adapter.why_not(trial, seat, number)
                    raise reason or IllegalChoice("error-too-many", given=len(choices), wanted=len(made))
                raise IllegalChoice("error-not-asked", seat=seat + 1, waiting=self._waiting_text())
            allowed = self._legal_in(trial, seat)
            if chosen not in allowed:
                reason = self.adapter.why_not(trial, seat, chosen)
                raise reason or IllegalChoice(
                    "error-not-legal",
                    choice=self.adapter.write(trial, [chosen]),
                    allowed=", ".join(self.adapter.write(trial, [other]) for other in allowed),
                )
            made.append(chosen)
            before = trial.copy()
            if not self.adapter.try_out(self._engine, trial, seat, chosen):
                frontier = before
        return made

    def can(self, seat: int, choice: str | Iterable[int]) -> bool:
        """Would `choose` take this?"""
        try:
            self.verify(seat, choice)
        except UserError:
            return False
        return True

    def choose(self, seat: int, choice: str | Iterable[int]) -> list[Event]:
        """Seal a choice, or part of one; returns what happened if it was the last one waited for."""
        choices = self.verify(seat, choice)
        happened: list[Event] = []
        for number in choices:
            happened += self._act(seat, number)
        return happened

    def take_back(self, seat: int) -> None:
        """Empty the seat's envelope; possible until the last seat has locked (ruling A8)."""
        if whole(seat) not in range(self.options.seats) or not self.sealed(seat):
            raise IllegalChoice("error-nothing-to-take-back", seat=_number_of(seat))
        self.adapter.take_back(self._state, seat)

    def copy(self) -> Table:
        """The same table at this point of the game; what is played there changes nothing here."""
        other = copy.copy(self)
        other._state = self._state.copy()
        other.reveals = [Reveal(heading.title, dict(heading.choices)) for heading in self.reveals]
        other._steps, other._events = list(self._steps), list(self._events)
        return other

    # --- inside

    def _act(self, seat: int, number: int) -> list[Event]:
        before = self._state.copy()
        self._game.act(self._state, seat, number)
        if self._steps and not self._goes_on(before, seat):
            self._steps.clear()
        self._steps.append(Step(before, seat, number, self._state.copy()))
        self.adapter.note(self.reveals, self._steps)
        happened = self.adapter.tell(self._engine, self._steps)
        self._events += happened
        return happened

    def _goes_on(self, before: State, seat: int) -> bool:
        """Does a seat go on under the same heading?"""
        last = self._steps[-1]
        return last.seat == seat and self.adapter.heading(last.before) == self.adapter.heading(before)

    def _eyes(self, seat: int | None) -> int:
        return self.adapter.spectator if seat is None else self._seat(seat)

    def _seat(self, seat: int) -> int:
        number = whole(seat)
        if number is None or not 0 <= number < self.options.seats:
            raise IllegalChoice("error-no-such-seat", seat=_number_of(seat), seats=self.options.seats)
        return number

    def _legal_in(self, state: Any, seat: int) -> list[int]:
        return open_choices(self._engine, state, seat)

    def _waiting_text(self) -> str:
        return ", ".join(str(seat + 1) for seat in self.waiting())


def seed_text(given: Any) -> str:
    """A seed as it is; BadOption for what cannot be one."""
    if not isinstance(given, str) or not given or not given.isprintable() or given != given.strip():
        raise BadOption("error-seed", seed=repr(given) if isinstance(given, str) else shown(given))
    return given


def _number_of(seat: Any) -> str | int:
    """A seat as people count them, or whatever was given instead."""
    number = whole(seat)
    return shown(seat) if number is None else number + 1


def _names_for(names: Any, seats: int) -> list[str]:
    """Who sits where, or numbers if nobody says so; BadOption for names that a record could not hold."""
    given = list(names) if isinstance(names, list | tuple) else names or []
    if not isinstance(given, list):
        raise BadOption("error-names-list", given=shown(names))
    found = [
        name.strip() if isinstance(name, str) else name for name in given or map(str, range(1, seats + 1))
    ]
    if len(found) != seats:
        raise BadOption("error-names", names=len(found), seats=seats)
    for name in found:
        if not isinstance(name, str) or not name or not name.isprintable() or "|" in name:
            raise BadOption("error-name", name=repr(name) if isinstance(name, str) else shown(name))
    return found


def _numbers_of(choice: Any) -> list[int]:
    """Choices given as numbers; IllegalChoice for anything else."""
    given = list(choice) if isinstance(choice, Iterable) else [choice]
    found = [number for number in map(whole, given) if number is not None]
    if len(found) < len(given):
        raise IllegalChoice("error-unknown-choice", choice=shown(choice))
    return found


def _seats(mask: int) -> list[int]:
    return [seat for seat in range(mask.bit_length()) if (mask >> seat) & 1]
