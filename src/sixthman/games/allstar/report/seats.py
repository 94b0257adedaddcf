"""Does it matter where one sits?"""

from __future__ import annotations

from sixthman.lab.report.chance import Mean
from sixthman.lab.report.row_charts import Range, ranges
from sixthman.lab.report.story import Chapter, Figure, Finding, Source

SEAT_SHAPES = ("●", "■", "▲", "◆", "⬟", "✚")


def seat_rates(source: Source) -> list[Mean]:
    """The win rate of every seat."""
    query = "SELECT count(*), sum(share), sum(share * share) FROM seats GROUP BY seat ORDER BY seat"
    return [Mean.of(*row) for row in source.rows(query)]


def seat_name(source: Source, seat: int) -> str:
    """`Seat 2`, with its bot where they differ."""
    if source.equal_bots:
        return source.words.say("lab-report-seat", seat=str(seat + 1))
    return source.words.say("lab-report-seat-bot", seat=str(seat + 1), bot=source.run.bots[seat])


def seat_finding(source: Source, seats: list[Mean]) -> Finding | None:
    """Which seat wins most, and whether that is more than chance."""
    if not seats or not seats[0].enough:
        return None
    words = source.words
    best = max(range(len(seats)), key=lambda seat: seats[seat].value)
    facts = {
        "seat": seat_name(source, best),
        "share": words.percent(seats[best].value),
        "fair": words.percent(source.fair),
        "margin": words.number(100 * seats[best].margin, 1),
    }
    if not source.equal_bots:
        message, headline = "lab-report-seat-found-bots", "lab-report-seat-headline-bots"
    elif any(seat.differs(source.fair, len(seats)) for seat in seats):
        message, headline = "lab-report-seat-found", "lab-report-seat-headline"
    else:
        message, headline = "lab-report-seat-found-none", "lab-report-seat-headline-none"
    return Finding(facts["share"], words.say(headline, **facts), words.say(message, **facts), "seats")


def seat_chapter(source: Source, seats: list[Mean]) -> Chapter:
    """Does it matter where one sits?"""
    words = source.words
    title = words.say("lab-report-seats-title")
    figure_title = words.say("lab-report-seats-figure")
    if not seats or not seats[0].enough:
        figures = [source.too_few("seat-wins", figure_title)]
    else:
        figures = [seat_figure(source, seats, figure_title)]
    return Chapter("seats", title, words.say("lab-report-seats-text"), figures)


def seat_figure(source: Source, seats: list[Mean], title: str) -> Figure:
    """Win rate by seat, with intervals."""
    words = source.words
    fans = [row[0] for row in source.rows("SELECT avg(score) FROM seats GROUP BY seat ORDER BY seat")]
    rows = [
        Range(
            f"{SEAT_SHAPES[index]} {seat_name(source, index)}",
            seat.value,
            seat.low,
            seat.high,
            words.percent(seat.value),
            f"seat{index + 1}",
            words.rate(seat),
        )
        for index, seat in enumerate(seats)
    ]
    low = min(range(len(seats)), key=lambda seat: seats[seat].value)
    high = max(range(len(seats)), key=lambda seat: seats[seat].value)
    caption = words.say(
        "lab-report-seats-caption",
        best=seat_name(source, high),
        most=words.percent(seats[high].value),
        worst=seat_name(source, low),
        least=words.percent(seats[low].value),
        fair=words.percent(source.fair),
    )
    return Figure(
        "seat-wins",
        title,
        caption,
        lambda width: ranges(rows, words.percent_tick, width, source.fair),
        [
            words.say("lab-report-head-seat"),
            words.say("lab-report-head-bot"),
            words.say("lab-report-head-games"),
            words.say("lab-report-head-wins"),
            words.say("lab-report-head-fans"),
        ],
        [
            (
                str(index + 1),
                source.run.bots[index],
                words.number(seat.count),
                words.rate(seat, 2),
                words.number(fan, 2),
            )
            for index, (seat, fan) in enumerate(zip(seats, fans, strict=True))
        ],
        note=words.say("lab-report-seats-note" if source.equal_bots else "lab-report-seats-note-bots"),
    )
