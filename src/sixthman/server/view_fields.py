"""`frames.view_fields` for those who ask again and again: what has not changed is not read again."""

from __future__ import annotations

from functools import lru_cache
from math import prod
from typing import Any, NamedTuple

import numpy as np

from sixthman.kernel.declaration import NOBODY, Declaration

Fields = dict[str, Any]


class Seen(NamedTuple):
    """A view: its bytes, and its fields as they are sent."""

    raw: bytes
    fields: Fields


class FieldReader:
    """Where each field of a game's views lies, for this many seats."""

    def __init__(self, declared: Declaration, record: np.dtype[Any], seats: int) -> None:
        self._fields = [
            _field(field.name, record, seats if field.each else None)
            for field in declared.fields
            if field.sent and field.seen != NOBODY
        ]

    def read(self, view: Any, before: Seen | None = None) -> Seen:
        """A view's fields. What has not changed since an earlier view is the very same object as there."""
        raw = view.tobytes()
        if before is None:
            return Seen(
                raw, {name: _numbers(raw[a:z], dtype, shape) for name, a, z, dtype, shape in self._fields}
            )
        then, fields = before
        if raw == then:
            return before
        return Seen(
            raw,
            {
                name: fields[name] if (part := raw[a:z]) == then[a:z] else _numbers(part, dtype, shape)
                for name, a, z, dtype, shape in self._fields
            },
        )


def _field(name: str, record: np.dtype[Any], seats: int | None) -> tuple[str, int, int, str, tuple[int, ...]]:
    """A field's name, its first byte and the one behind its last, the dtype of its numbers, and its rows."""
    found = record.fields
    assert found is not None
    dtype, start = found[name][:2]
    shape = dtype.shape if seats is None else (seats, *dtype.shape[1:])
    return name, start, start + dtype.base.itemsize * prod(shape), dtype.base.char, shape


def _numbers(part: bytes, dtype: str, shape: tuple[int, ...]) -> Any:
    if not shape:
        return memoryview(part).cast(dtype)[0]  # type: ignore[call-overload]
    if not part:
        return np.zeros(shape).tolist()
    return memoryview(part).cast(dtype, shape).tolist()  # type: ignore[call-overload]


@lru_cache(64)
def field_reader(declared: Declaration, record: np.dtype[Any], seats: int) -> FieldReader:
    """The reader of a game's views."""
    return FieldReader(declared, record, seats)
