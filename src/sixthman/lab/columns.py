"""Columns of a table as arrays: a number a row, or a list of numbers a row."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

Numbers = np.ndarray[Any, Any]


@dataclass(frozen=True)
class Lists:
    """Lists of different lengths: rows of numbers, of which the first this many count."""

    numbers: Numbers
    lengths: Numbers


Column = Numbers | Lists  # an array with a second axis: lists of the same length; masked: NULL
Table = Mapping[str, Column]
SQL_TYPE = {"uint8": "UTINYINT", "int16": "SMALLINT"}  # of the numbers in lists, whatever their lengths


def join_column(pieces: Sequence[Any]) -> Column:
    """Pieces of a column, one under the other."""
    if isinstance(pieces[0], Lists):
        return Lists(
            np.concatenate([piece.numbers for piece in pieces]),
            np.concatenate([piece.lengths for piece in pieces]),
        )
    if isinstance(pieces[0], np.ma.MaskedArray):
        data, masks = ([getattr(piece, part) for piece in pieces] for part in ("data", "mask"))
        return np.ma.masked_array(np.concatenate(data), np.concatenate(masks))
    return np.concatenate(pieces)


def selection(table: Table) -> tuple[dict[str, Numbers], str]:
    """A table as plain columns, and how a SELECT makes the table of them."""
    plain: dict[str, Numbers] = {}
    wanted = []
    for name, column in table.items():
        if isinstance(column, Lists):
            width = int(column.lengths.max(initial=0))
            plain[f"{name}_length"] = column.lengths
            wanted.append(f"{_list(plain, name, column.numbers[:, :width])}[:{name}_length] AS {name}")
        elif column.ndim > 1:
            wanted.append(f"{_list(plain, name, column)} AS {name}")
        else:
            plain[name] = column
            wanted.append(name)
    return plain, ", ".join(wanted)


def _list(plain: dict[str, Numbers], name: str, numbers: Numbers) -> str:
    """The numbers as plain columns; and the list of those, in SQL."""
    names = [f"{name}_{index}" for index in range(numbers.shape[1])]
    plain.update(zip(names, np.ascontiguousarray(numbers.T), strict=True))
    return f"([{', '.join(names)}]::{SQL_TYPE[numbers.dtype.name]}[])"
