"""What a server's tables remember, so that nothing is worked out twice: the same table, told sooner.

`TableState` says what happens, for servers and for pages that play by themselves. Here are only shortcuts: a
view is made once after a row, fields that have not changed are taken from the view before, and who is waited
for is asked once. Besides, rows that do not move the game on are counted (`row_budget`).
"""

from __future__ import annotations

from typing import Any

from sixthman.table.adapter import Event
from sixthman.table.options import Options

from .engines import Rules
from .guarded_table import GuardedTable
from .log_rows import LogRow
from .row_budget import RowBudget
from .table_settings import TableSettings
from .table_state import TableState
from .view_fields import Seen, field_reader


class QuickTable(GuardedTable):
    """A guarded table that knows who is waited for until something happens."""

    _waited_for: int | None = None
    _ended: bool | None = None

    def carry_out(self, seat: int, choices: Any) -> list[Event]:
        """Choices that `verified` has checked."""
        happened = []
        for number in choices:
            happened += super().carry_out(seat, [number])
            self._waited_for = self._ended = None
        return happened

    def take_back(self, seat: int) -> None:
        """Empty a seat's envelope."""
        super().take_back(seat)
        self._waited_for = self._ended = None

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        if self._ended is None:
            self._ended = super().over
        return self._ended

    def waiting(self) -> list[int]:
        """The seats that owe a choice."""
        mask = self._mask()
        return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]

    def only_seals(self, seat: int) -> bool:
        """Will the seat's next choice stay in its envelope, because others have not chosen yet?"""
        return bool(self._mask() & ~(1 << seat)) and not self.adapter.by_steps

    def _mask(self) -> int:
        if self._waited_for is None:
            self._waited_for = int(self._game.waiting(self._state))
        return self._waited_for

    def _as_seen(self, seat: int) -> GuardedTable:
        seen = super()._as_seen(seat)
        assert isinstance(seen, QuickTable)
        seen._waited_for = seen._ended = None
        return seen


class QuickState(TableState):
    """A table in memory, with what its rows have led to at hand."""

    def __init__(self, table_id: str, agreed: TableSettings, rules: Rules) -> None:
        super().__init__(table_id, agreed, rules)
        self.budget = RowBudget(self.seats, agreed.made_at)
        self._views: dict[int, Any] = {}  # since the last row
        self._fields: list[Seen | None] = [None] * (self.seats + 1)  # as they were last asked for

    def apply(self, row: LogRow) -> None:
        """Let a row happen."""
        self._views.clear()
        self.budget.note(row)
        version = self.version
        super().apply(row)
        if self.version != version:
            self.budget.begin_version(row.made_at)

    def _new_table(self, options: Options, seed: str) -> GuardedTable:
        return QuickTable(self.adapter, options, seed, self.names(), self.rules.engine)

    def _view(self, onlooker: int) -> Any:
        view = self._views.get(onlooker)
        if view is None:
            view = self._views[onlooker] = super()._view(onlooker)
        return view

    def _view_fields(self, onlooker: int) -> dict[str, Any]:
        view = self._view(onlooker)
        reader = field_reader(self.adapter.declared, view.dtype, self.seats)
        seen = self._fields[onlooker] = reader.read(view, self._fields[onlooker])
        return seen.fields
