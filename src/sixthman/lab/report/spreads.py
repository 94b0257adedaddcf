"""Distributions of whole numbers: how often each came up."""

from __future__ import annotations

from .charts import Column, histogram
from .story import Figure, ReportText

COLUMNS = 40  # of a histogram, at most
TAIL = 0.002  # this many of all, at either end, share the last column
Counts = list[tuple[int, int, int]]  # a number, how often it came up, how often highlighted


def spread_figure(
    words: ReportText, name: str, title: str, caption: str, counts: Counts, axis: str, highlighted: str = ""
) -> Figure:
    """A histogram with its median; `axis` says what is counted, `highlighted` what is."""
    columns, step = columns_of(words, counts)
    total = sum(count for _, count, _ in counts)
    heads = [words.say(f"lab-report-head-{head}") for head in ("from", "to", "share")]
    rows = [
        [
            words.number(column.start),
            words.number(column.start + step - 1),
            words.percent(column.count / total, 2),
        ]
        for column in columns
    ]
    rows[0][0], rows[-1][1] = words.number(counts[0][0]), words.number(counts[-1][0])
    if highlighted:
        heads.append(highlighted)
        for row, column in zip(rows, columns, strict=True):
            row.append(words.percent(column.highlighted / max(1, column.count)))
    median = median_of(counts)
    text = words.say("lab-report-median", median=words.number(median))
    return Figure(
        name,
        title,
        caption,
        lambda width: histogram(columns, step, words.number, width, median + 0.5, text, axis),
        heads,
        rows,
    )


def columns_of(words: ReportText, counts: Counts) -> tuple[list[Column], int]:
    """Numbers and how often they came up, in columns of equal width; the width."""
    total = sum(count for _, count, _ in counts)
    low, high = quantile_of(counts, TAIL), quantile_of(counts, 1 - TAIL)
    step = next(size for size in (1, 2, 5, 10, 20, 50, 100, 1000) if (high - low) / size <= COLUMNS)
    first, last = low // step, high // step
    sums = {index: [0, 0] for index in range(first, last + 1)}
    for value, count, highlighted in counts:
        column = sums[min(max(value // step, first), last)]
        column[0] += count
        column[1] += highlighted
    return [
        Column(index * step, count, highlighted, _tip(words, index * step, step, count / total))
        for index, (count, highlighted) in sums.items()
    ], step


def _tip(words: ReportText, start: int, step: int, share: float) -> str:
    """`40–44: 3.1%`"""
    numbers = words.number(start) if step == 1 else f"{words.number(start)}–{words.number(start + step - 1)}"
    return f"{numbers}: {words.percent(share)}"


def median_of(counts: Counts) -> int:
    """The number that half of all do not exceed."""
    return quantile_of(counts, 0.5)


def quantile_of(counts: Counts, share: float) -> int:
    """The number that such a share of all do not exceed."""
    wanted, reached = share * sum(count for _, count, _ in counts), 0
    for value, count, _ in counts:
        reached += count
        if reached >= wanted:
            return value
    return counts[-1][0]
