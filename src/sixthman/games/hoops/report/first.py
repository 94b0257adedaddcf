"""Is it an advantage to begin?"""

from __future__ import annotations

from sixthman.lab.report.chance import Mean
from sixthman.lab.report.row_charts import Range, ranges
from sixthman.lab.report.story import Chapter, Figure, Finding, Source

EVEN = 0.5


def first_rates(source: Source) -> list[tuple[Mean, Mean]]:
    """Share of wins and points of who goes first, then of who goes second."""
    query = """
        SELECT count(*), sum(share), sum(share * share), sum(score), sum(score * score::BIGINT)
        FROM seats JOIN games USING (game) GROUP BY seat = first ORDER BY seat = first DESC
        """
    return [
        (Mean.of(count, wins, squares), Mean.of(count, points, point_squares))
        for count, wins, squares, points, point_squares in source.rows(query)
    ]


def first_finding(source: Source, rates: list[tuple[Mean, Mean]]) -> Finding | None:
    """What beginning is worth, and whether that is more than chance."""
    if not rates or not rates[0][0].enough:
        return None
    words, wins = source.words, rates[0][0]
    facts = {"share": words.percent(wins.value), "margin": words.number(100 * wins.margin, 1)}
    if not source.equal_bots:
        message, headline = "lab-report-first-found-bots", "lab-report-first-headline-bots"
    elif not wins.differs(EVEN):
        message, headline = "lab-report-first-found-none", "lab-report-first-headline-none"
    elif wins.value > EVEN:
        message, headline = "lab-report-first-found", "lab-report-first-headline"
    else:
        message, headline = "lab-report-first-found-behind", "lab-report-first-headline-behind"
    return Finding(facts["share"], words.say(headline, **facts), words.say(message, **facts), "first")


def first_chapter(source: Source, rates: list[tuple[Mean, Mean]]) -> Chapter:
    """Win rate and points by who goes first; and by seat where the bots differ."""
    words = source.words
    title = words.say("lab-report-first-figure")
    if not rates or not rates[0][0].enough:
        figures = [source.too_few("first", title)]
    else:
        figures = [first_figure(source, rates, title)]
    if not source.equal_bots:
        figures.append(bot_figure(source))
    return Chapter("first", words.say("lab-report-first-title"), words.say("lab-report-first-text"), figures)


def first_figure(source: Source, rates: list[tuple[Mean, Mean]], title: str) -> Figure:
    """Win rate of who goes first and who does not."""
    words = source.words
    names = [words.say("lab-report-begins"), words.say("lab-report-second")]
    rows = [
        Range(
            name, wins.value, wins.low, wins.high, words.percent(wins.value), f"seat{index}", words.rate(wins)
        )
        for index, (name, (wins, _)) in enumerate(zip(names, rates, strict=True), start=1)
    ]
    caption = words.say(
        "lab-report-first-caption",
        share=words.percent(rates[0][0].value),
        first=words.number(rates[0][1].value, 1),
        second=words.number(rates[1][1].value, 1),
    )
    return Figure(
        "first",
        title,
        caption,
        lambda width: ranges(rows, words.percent_tick, width, EVEN),
        [words.say(f"lab-report-head-{head}") for head in ("side", "games", "wins", "mean-points")],
        [
            (
                name,
                words.number(wins.count),
                words.rate(wins, 2),
                f"{words.number(points.value, 2)} ± {words.number(points.margin, 2)}",
            )
            for name, (wins, points) in zip(names, rates, strict=True)
        ],
        note=words.say("lab-report-first-note"),
    )


def bot_figure(source: Source) -> Figure:
    """Win rate by bot, where they differ."""
    words = source.words
    title = words.say("lab-report-bots-figure")
    query = "SELECT seat, bot, count(*), sum(share), sum(share * share) FROM seats GROUP BY ALL ORDER BY seat"
    found = [(bot, Mean.of(*sums)) for _, bot, *sums in source.rows(query)]
    if not found or not found[0][1].enough:
        return source.too_few("bots", title)
    rows = [
        Range(
            bot, wins.value, wins.low, wins.high, words.percent(wins.value), f"seat{index}", words.rate(wins)
        )
        for index, (bot, wins) in enumerate(found, start=1)
    ]
    best = max(found, key=lambda row: row[1].value)
    return Figure(
        "bots",
        title,
        words.say("lab-report-bots-caption", bot=best[0], share=words.percent(best[1].value)),
        lambda width: ranges(rows, words.percent_tick, width, EVEN),
        [words.say(f"lab-report-head-{head}") for head in ("bot", "games", "wins")],
        [(bot, words.number(wins.count), words.rate(wins, 2)) for bot, wins in found],
    )
