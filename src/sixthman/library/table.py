"""A table in a Python program: people's seats are played by calls, bots play theirs by themselves."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import Any

from sixthman.bots import Bot as SeatedBot
from sixthman.bots.characters import name_at_table
from sixthman.bots.contestants import Contestant
from sixthman.bots.own import Named, numbers_of
from sixthman.bots.patience import PATIENCE, check_patience
from sixthman.messages import IllegalChoice, UserError, say, shown
from sixthman.registry import game_named
from sixthman.table import Table as Seats
from sixthman.table.adapter import GameAdapter
from sixthman.table.options import Options
from sixthman.table.view import Choice, Choices, View

from .arguments import bots_of, language_of, names_of, options_of, seed_of, whole_number
from .record import Record

Chosen = Choice | str | Sequence[Choice | str]


def new(
    game: str | None = None,
    *,
    seed: str | int | None = None,
    bots: Named | Sequence[Named] = "pro",
    names: Sequence[str] = (),
    cards: str | os.PathLike[str] | None = None,
    language: str = "en",
    patience: float = PATIENCE,
    **options: Any,
) -> Table:
    """A new game, dealt and ready for the first choice.

    `bots` take the last seats: a list says who sits in them, and all seats before are people's; one bot
    alone takes every seat but the first. The game's options are arguments too: `seats`, `edition`, `mode`,
    … ValueError says what is allowed.

    >>> import sixthman as sm
    >>> table = sm.new("allstar", seats=4, seed="7", bots=["pro"] * 3)
    >>> table
    <Table of allstar: 4 seats, round 1, draft, waiting for seat 1>
    """
    agreed = options_of(game, cards, options)
    language = language_of(language)
    check_patience(patience)
    alone = isinstance(bots, str) or not isinstance(bots, Sequence)
    seated = bots_of(bots, agreed.seats - 1 if alone else agreed.seats)
    people = agreed.seats - len(seated)
    folder = game_named(agreed.declared.name)
    adapter = folder.adapter_with(agreed.cards)
    given = names_of(names, people)
    called = [
        *given,
        *(say(language, folder.declared.person, seat=seat) for seat in range(len(given) + 1, people + 1)),
        *(name_at_table(language, bot.label, seat) for seat, bot in enumerate(seated, start=people + 1)),
    ]
    seats = Seats(adapter, agreed, None if seed is None else seed_of(seed), names=called)
    table = Table(seats, dict(enumerate(seated, start=people + 1)), language, patience)
    table.play_on()
    return table


class Table:
    """One game. Seats count from 1; what each seat has is a dictionary by seat.

    >>> import sixthman as sm
    >>> table = sm.new("allstar", seats=4, seed="7", bots=["pro"] * 3)
    >>> str(table.legal)
    'Rabbit3, Penguin8, Panda5, Wolf4, Horse7, PolarBear1'
    >>> table.play("Wolf4")
    >>> table.view().bench
    [Player('Wolf4', symbol='Skate')]
    """

    def __init__(
        self,
        seats: Seats,
        bots: Mapping[int, Contestant],
        language: str = "en",
        patience: float = PATIENCE,
    ) -> None:
        self._seats = seats
        self._contestants = dict(bots)
        self._bots: dict[int, SeatedBot] = {}
        self._patience = patience
        self._before: list[Seats] = []
        self.language = language

    # --- what is known

    @property
    def game(self) -> str:
        """The game's name."""
        return self._adapter.declared.name

    @property
    def options(self) -> Options:
        """What was agreed on: `table.options.mode`."""
        return self._seats.options

    @property
    def seats(self) -> int:
        """How many play."""
        return self.options.seats

    @property
    def seed(self) -> str:
        """Deals the same game again."""
        return self._seats.seed

    @property
    def names(self) -> dict[int, str]:
        """Everyone's name."""
        return dict(enumerate(self._seats.names, 1))

    @property
    def bots(self) -> dict[int, str]:
        """The seats of bots, and which they are."""
        return {seat: bot.label for seat, bot in self._contestants.items()}

    @property
    def people(self) -> list[int]:
        """The seats that `play` plays."""
        return [seat for seat in range(1, self.seats + 1) if seat not in self._contestants]

    @property
    def heading(self) -> str:
        """Where the game is: "round 1, draft"."""
        return self._seats.heading

    @property
    def waiting(self) -> list[int]:
        """The seats that have to choose."""
        return [seat + 1 for seat in self._seats.waiting()]

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self._seats.over

    @property
    def scores(self) -> dict[int, int]:
        """Fans or points so far, by seat."""
        return dict(enumerate(self._seats.scores(), 1))

    @property
    def ranks(self) -> dict[int, int]:
        """The rank of every seat, 1 for a winner, as if the game ended now."""
        return dict(enumerate(self._seats.ranks(), 1))

    @property
    def legal(self) -> Choices:
        """The choices open to the person who is waited for."""
        return self.view().legal

    def view(self, seat: int | None = None) -> View:
        """All that a seat may know; without a seat, that of the person who is waited for."""
        chosen = self._person() if seat is None else self._seat(seat)
        return self._adapter.see(self._seats.view(chosen - 1), self.language)

    def watch(self) -> View:
        """What a spectator sees."""
        return self._adapter.see(self._seats.view(None), self.language)

    def story(self, seat: int | None = None, language: str | None = None) -> str:
        """What has happened so far, as a seat (None: a spectator) may hear it."""
        seats = self._seats
        speaker = self._adapter.speaker(language_of(language or self.language), seats.names, seats.options)
        events = self._seats.events(None if seat is None else self._seat(seat) - 1)
        return "\n".join(line for event in events for line in speaker.event(event))

    # --- what can be done

    def verify_choice(self, choice: Chosen, seat: int | None = None) -> None:
        """IllegalChoice with the reason if `play` would not take this."""
        self._checked(choice, seat)

    def can(self, choice: Chosen, seat: int | None = None) -> bool:
        """Would `play` take this?"""
        try:
            self._checked(choice, seat)
        except UserError:
            return False
        return True

    def play(self, choice: Chosen, seat: int | None = None) -> None:
        """Choose for a person: a choice of `legal`, its text, a whole lineup, or several choices in a row.

        Then bots play until a person is waited for. IllegalChoice says what is allowed, BotFailed what is
        wrong with a bot of your own; in both cases nothing has changed.
        """
        numbers, at = self._checked(choice, seat)
        before = self._seats.copy()
        try:
            self._seats.choose(at - 1, numbers)
            self.play_on()
        except BaseException:
            self._seats = before
            raise
        self._before.append(before)

    def play_on(self) -> None:
        """Let bots play as long as only they are waited for."""
        while not self.over:
            bots = [seat for seat in self.waiting if seat in self._contestants]
            if not bots:
                return
            view = self._seats.view(bots[0] - 1)
            self._seats.choose(bots[0] - 1, self._bot(bots[0]).choose(view))

    def undo(self) -> None:
        """Take the last `play` back, and what bots did after it. A program may try things out."""
        if not self._before:
            raise IllegalChoice("error-nothing-to-undo")
        self._seats = self._before.pop()

    def copy(self) -> Table:
        """The same table, to try something out on. Bots are put into their seats anew."""
        return Table(self._seats.copy(), self._contestants, self.language, self._patience)

    # --- the record

    @property
    def record(self) -> Record:
        """The game so far as a record."""
        return Record.of(self._seats)

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the record to a file."""
        self.record.save(path)

    def verify(self) -> Table:
        """Play the record of this table again: every card and every choice; the table it comes to."""
        return self.record.verify()

    # --- inside

    @property
    def _adapter(self) -> GameAdapter:
        return self._seats.adapter

    def _bot(self, seat: int) -> SeatedBot:
        if seat not in self._bots:
            bot_seed = f"{self.seed} bot {seat - 1}"
            self._bots[seat] = self._contestants[seat].bot(self._adapter, bot_seed, self._patience)
        return self._bots[seat]

    def _person(self) -> int:
        """The person who is waited for; the first person if none is."""
        waiting = [seat for seat in self.waiting if seat in self.people]
        return next(iter(waiting or self.people), 1)

    def _seat(self, seat: Any) -> int:
        number = whole_number("seat", seat)
        if not 1 <= number <= self.seats:
            raise IllegalChoice("error-no-such-seat", seat=number, seats=self.seats)
        return number

    def _checked(self, choice: Chosen, seat: int | None) -> tuple[list[int], int]:
        at = self._person() if seat is None else self._seat(seat)
        if at in self._contestants and not self.over:
            raise IllegalChoice("error-bot-seat", seat=at, people=", ".join(map(str, self.people)) or "–")
        if isinstance(choice, str):
            return self._seats.verify(at - 1, choice), at
        numbers = numbers_of(choice, self._adapter)
        if not numbers and not self.over:
            raise IllegalChoice(
                "error-not-legal", choice=shown(choice), allowed=str(self.view(at).legal) or "–"
            )
        return self._seats.verify(at - 1, numbers), at

    # --- looks

    def __repr__(self) -> str:
        if self.over:
            where = ", ".join(f"seat {seat}: {score}" for seat, score in self.scores.items())
            return f"<Table of {self.game}: {self.seats} seats, over, {where}>"
        waiting = ", ".join(f"seat {seat}" for seat in self.waiting)
        return f"<Table of {self.game}: {self.seats} seats, {self.heading}, waiting for {waiting}>"

    def __str__(self) -> str:
        return self._seen().drawing(self.names)

    def _repr_html_(self) -> str:
        return self._seen().picture(self.names)

    def _seen(self) -> View:
        """What is drawn: the view of the person who is waited for, or a spectator's."""
        return self.view() if self.people else self.watch()
