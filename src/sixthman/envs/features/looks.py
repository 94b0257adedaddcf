"""Ways to look at the same features: as bytes, one-hot, or counted; the last two from 0 to 1.

- `bytes`: the row as the game's rule writes it, without what is remembered.
- `onehot`: a column for every code of every column, 1 where it is; amounts divided by their most.
- `counts`: codes are counted by group instead, such as how many cards of a species lie on a bench.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from sixthman.kernel.rules import rule
from sixthman.messages import BadOption

from .layout import Layout, Part, layout_of, layout_of_parts, width_of

BYTES, ONEHOT, COUNTS = "bytes", "onehot", "counts"
OBSERVATIONS = (BYTES, ONEHOT, COUNTS)

Array = np.ndarray[Any, Any]


@rule
def expand(rows: Any, wanted: Any, first: Any, stride: Any, codes: Any, weights: Any, out: Any) -> None:
    """Write wanted rows anew. Column c goes to first[c, a] for each attribute a (-1: no more of them): an
    amount times its weight, but not above 1; a code as its weight, as many strides farther on as it says."""
    for i in range(len(rows)):
        if wanted[i] != 0:
            for column in range(out.shape[1]):
                out[i, column] = 0
            for column in range(rows.shape[1]):
                value = int(rows[i, column])
                if value > 0:
                    for a in range(first.shape[1]):
                        at = int(first[column, a])
                        if at >= 0 and codes[column] == 0:
                            out[i, at] = min(value * weights[column, a], np.float32(1))
                        elif at >= 0 and value < codes[column]:
                            out[i, at + (value - 1) * int(stride[column, a])] += weights[column, a]


class Look:
    """One of these ways, for a game's parts: its layout, and the tables by which rows are written anew."""

    def __init__(self, observation: str, parts: Sequence[Part]) -> None:
        if observation not in OBSERVATIONS:
            raise BadOption("error-envs-observation", given=str(observation), known=", ".join(OBSERVATIONS))
        self.observation = observation
        parts = [part for part in parts if not (self.plain and part.remembered)]
        self.row_width = sum(part.width for part in parts)  # of the row that the game's rule writes
        if self.plain:
            self.layout: Layout = layout_of_parts(parts)
            self.width, self.most = self.row_width, 255.0
            self.dtype: Any = np.dtype(np.uint8)
            return
        grouped = [(part, _groups(observation, part)) for part in parts]
        attributes = max(len(groups) for _, groups in grouped)
        columns = self.row_width
        self.first = np.full((columns, attributes), -1, np.int64)
        self.stride = np.zeros((columns, attributes), np.int64)
        self.codes = np.zeros(columns, np.int64)
        self.weights = np.zeros((columns, attributes), np.float32)
        self.layout = layout_of((part.name, _width(part, groups)) for part, groups in grouped)
        self.width, self.most, self.dtype = width_of(self.layout), 1.0, np.dtype(np.float32)
        column = 0
        for part, groups in grouped:
            self._place(part, groups, column, self.layout[part.name].start)
            column += part.width

    @property
    def plain(self) -> bool:
        """Is a row left as it is?"""
        return self.observation == BYTES

    def space(self, spaces: Any, rows: int = 1) -> Any:
        """Gymnasium's space of a row, or of several side by side."""
        return spaces.Box(0, self.most, (rows * self.width,), self.dtype)

    @property
    def tables(self) -> tuple[Array, ...]:
        """What `expand` takes between the rows and what it writes."""
        return self.first, self.stride, self.codes, self.weights

    def _place(self, part: Part, groups: Sequence[Sequence[int]], column: int, start: int) -> None:
        end = column + part.width
        self.codes[column:end] = part.codes
        if not part.codes:
            self.first[column:end, 0] = start + np.arange(part.width)
            self.weights[column:end, 0] = 1 / part.most
            return
        for a, group in enumerate(groups):
            sizes = np.bincount(group)
            self.first[column:end, a] = start + np.array(group)
            self.stride[column:end, a] = len(sizes)
            self.weights[column:end, a] = 1 / sizes[np.array(group)]
            start += len(sizes) * (part.codes - 1)


def _groups(observation: str, part: Part) -> Sequence[Sequence[int]]:
    """By which attributes a part's columns are told apart."""
    if not part.codes or observation == ONEHOT:
        return (tuple(range(part.width)),)
    return part.groups or ((0,) * part.width,)


def _width(part: Part, groups: Sequence[Sequence[int]]) -> int:
    if not part.codes:
        return part.width
    return sum(max(group) + 1 for group in groups) * (part.codes - 1)
