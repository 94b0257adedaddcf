"""A table in the terminal for a game that brings none of its own: a list of choices, line by line."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from sixthman.bots import Bot
from sixthman.messages import BadOption, UserError, say
from sixthman.table import Event, Record, Table


def run(
    table: Table, people: Sequence[int], bots: Mapping[int, Bot], language: str, save_to: Path | None = None
) -> bool:
    """Play a game here; False: nobody asks for another one."""
    game = LineGame(table, people, bots, language)
    try:
        game.spend()
    finally:
        if save_to is not None:
            try:
                Record.of(table).save(save_to)
            except OSError as problem:
                reason = problem.strerror or str(problem)
                raise BadOption("error-file-write", path=str(save_to), reason=reason) from problem
    return False


class LineGame:
    """One game, shown and asked line by line."""

    def __init__(self, table: Table, people: Sequence[int], bots: Mapping[int, Bot], language: str) -> None:
        self._table, self._people, self._bots = table, people, bots
        self._language = language
        self._speaker = table.adapter.speaker(language, table.names, table.options)
        self._heard = [0] * table.options.seats

    def spend(self) -> None:
        """Until the game is over, or nobody types any more."""
        while not self._table.over:
            seat = self._table.waiting()[0]
            if seat in self._bots:
                self._table.choose(seat, self._bots[seat].choose(self._table.view(seat)))
            elif not self._ask(seat):
                return
        self._tell(self._people[0] if self._people else None)

    def _ask(self, seat: int) -> bool:
        """What a person chooses; False at the end of what is typed."""
        table, adapter = self._table, self._table.adapter
        self._tell(seat)
        view, legal = table.view(seat), table.legal(seat)
        print(f"\n{table.names[seat]}: {table.heading}")
        for number, choice in enumerate(legal, start=1):
            print(f"  {number:3}  {adapter.write(view, [choice])}")
        print(say(self._language, "plain-ask"), end=" ", flush=True)
        line = sys.stdin.readline()
        if not line:
            print()
            return False
        try:
            table.choose(seat, self._read(line.strip(), legal))
        except UserError as reason:
            print(reason.text(self._language))
        return True

    @staticmethod
    def _read(text: str, legal: Sequence[int]) -> str | list[int]:
        """The number of a choice in the list, or its name."""
        if text.isdigit() and 1 <= int(text) <= len(legal):
            return [legal[int(text) - 1]]
        return text

    def _tell(self, seat: int | None) -> None:
        """What this seat has not heard."""
        events: list[Event] = self._table.events(seat)
        hearer = 0 if seat is None else seat
        for event in events[self._heard[hearer] :]:
            print("\n".join(self._speaker.event(event)))
        self._heard[hearer] = len(events)
