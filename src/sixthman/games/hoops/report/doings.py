"""What winners do more of than losers."""

from __future__ import annotations

from sixthman.lab.report.chance import Mean
from sixthman.lab.report.row_charts import Range, ranges
from sixthman.lab.report.story import Chapter, Figure, Source
from sixthman.lab.report.wins import style_of

from ..rules.cards import TACTICS

DOINGS = {
    "attacks": "attacks",
    "defences": "defences",
    "rerolled": "rerolled",
    "fatigue-taken": "fatigue_taken",
    "fatigue-returned": "fatigue_returned",
    "players-in": "players_in",
    "removed": "removed",
    "players-bought": f"len(list_filter(bought, lambda card: card < {TACTICS}))",
    "tactics-bought": f"len(list_filter(bought, lambda card: card >= {TACTICS}))",
}


def doings_chapter(source: Source) -> Chapter:
    """What a side does in a game, winners against losers."""
    words = source.words
    title = words.say("lab-report-doings-figure")
    found = doings(source)
    figure = doings_figure(source, found, title) if found else source.too_few("doings", title)
    return Chapter(
        "doings", words.say("lab-report-doings-title"), words.say("lab-report-doings-text"), [figure]
    )


def doings(source: Source) -> dict[str, tuple[float, float, Mean]]:
    """For everything that is counted: the winners' mean, the losers', and the difference game by game."""
    columns = ", ".join(f"({doing})::DOUBLE AS d{index}" for index, doing in enumerate(DOINGS.values()))
    source.prepare(f"CREATE OR REPLACE TEMP VIEW doings AS SELECT game, share, {columns} FROM seats")
    sums = ", ".join(
        f"avg(w.d{index}), avg(l.d{index}), sum(w.d{index} - l.d{index}), sum((w.d{index} - l.d{index}) ** 2)"
        for index in range(len(DOINGS))
    )
    count, *values = source.rows(
        f"SELECT count(*), {sums} FROM doings AS w JOIN doings AS l USING (game)"
        " WHERE w.share = 1 AND l.share = 0"
    )[0]
    found: dict[str, tuple[float, float, Mean]] = {}
    for index, name in enumerate(DOINGS):
        winners, losers, total, squares = values[4 * index : 4 * index + 4]
        mean = Mean.of(count, total, squares) if count else None
        if mean and mean.enough:
            found[name] = winners, losers, mean
    return found


def doings_figure(source: Source, found: dict[str, tuple[float, float, Mean]], title: str) -> Figure:
    """How much more the winners do, in hundredths of what both do."""
    words = source.words
    names = {name: words.say(f"lab-report-doing-{name}") for name in found}
    levels = {name: (winners + losers) / 2 for name, (winners, losers, _) in found.items()}
    parts = {
        name: Mean(mean.count, mean.value / levels[name], mean.error / levels[name])
        for name, (_, _, mean) in found.items()
        if levels[name] > 0
    }
    ordered = sorted(parts, key=lambda name: -parts[name].value)
    rows = [
        Range(
            names[name],
            parts[name].value,
            parts[name].low,
            parts[name].high,
            _more(source, parts[name].value),
            style_of(parts[name], len(parts)),
            _more(source, parts[name].value),
        )
        for name in ordered
    ]
    most, least = ordered[0], ordered[-1]
    caption = words.say(
        "lab-report-doings-caption",
        most=names[most],
        more=_more(source, parts[most].value),
        least=names[least],
        less=_more(source, parts[least].value),
    )
    return Figure(
        "doings",
        title,
        caption,
        lambda width: ranges(rows, lambda value: _more(source, value, 0), width, 0.0),
        [words.say(f"lab-report-head-{head}") for head in ("what", "winners", "losers", "difference")],
        [
            (
                names[name],
                words.number(found[name][0], 2),
                words.number(found[name][1], 2),
                f"{words.signed(found[name][2].value, 2)} ± {words.number(found[name][2].margin, 2)}",
            )
            for name in ordered
        ],
        note=words.say("lab-report-doings-note"),
    )


def _more(source: Source, value: float, digits: int = 1) -> str:
    """`+3.1%`"""
    words = source.words
    sign = "+" if round(value, 2 + digits) > 0 else "−" if round(value, 2 + digits) < 0 else ""
    return sign + words.percent(abs(value), digits)
