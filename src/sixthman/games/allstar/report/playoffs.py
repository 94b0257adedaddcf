"""Who survives the playoffs, and how often they turn the standing."""

from __future__ import annotations

from sixthman.lab.report.chance import FEWEST, Mean
from sixthman.lab.report.charts import Line, lines
from sixthman.lab.report.drawing import is_narrow
from sixthman.lab.report.heat import Cell, Label, heat_map
from sixthman.lab.report.story import Chapter, Figure, Finding, Source


def standing_turned(source: Source) -> Mean | None:
    """In how many games the playoffs gave the win to someone who did not lead after the season."""
    source.prepare(
        """
        CREATE OR REPLACE TEMP VIEW standing AS
        SELECT game, seat, share, place, out_in,
               rank() OVER (PARTITION BY game ORDER BY list_sum(fans) + start_fans DESC) AS before
        FROM seats
        """
    )
    query = """
        SELECT count(*), sum(turned), sum(turned * turned)
        FROM (SELECT coalesce(sum(share) FILTER (before > 1), 0) AS turned FROM standing GROUP BY game)
        """
    count, total, squares = source.rows(query)[0]
    return Mean.of(count, total, squares) if count else None


def playoff_finding(source: Source, turned: Mean | None) -> Finding | None:
    """How often the playoffs turn the standing."""
    if turned is None or not turned.enough:
        return None
    words = source.words
    facts = {"share": words.percent(turned.value, 0), "margin": words.number(100 * turned.margin, 1)}
    return Finding(
        facts["share"],
        words.say("lab-report-playoff-headline", **facts),
        words.say("lab-report-playoff-found", **facts),
        "playoffs",
    )


def playoff_chapter(source: Source, turned: Mean | None) -> Chapter:
    """Who survives the playoffs, and what they change."""
    words = source.words
    titles = words.say("lab-report-survival-figure"), words.say("lab-report-turned-figure")
    if turned is None or not turned.enough:
        figures = [
            source.too_few("survival", titles[0]),
            source.too_few("turned", titles[1]),
        ]
    else:
        figures = [survival(source, titles[0]), turned_over(source, turned, titles[1])]
    return Chapter(
        "playoffs", words.say("lab-report-playoffs-title"), words.say("lab-report-playoffs-text"), figures
    )


def survival(source: Source, title: str) -> Figure:
    """Who is still in after every match, by the standing before the playoffs."""
    words = source.words
    last = source.rows("SELECT quantile_disc(matches, 0.99) FROM games")[0][0]
    query = f"""
        SELECT before, match, count(*), count(*) FILTER (out_in IS NULL OR out_in > match)
        FROM standing, range({last + 1}) AS matches(match) GROUP BY before, match ORDER BY before, match
        """
    curves: dict[int, list[Mean]] = {}
    for before, _, count, still in source.rows(query):
        curves.setdefault(before, []).append(Mean.of(count, still, still))
    curves = {before: curve for before, curve in curves.items() if curve[0].enough}
    series = [
        Line(
            words.say("lab-report-place", rank=str(before)),
            tuple((match, found.value) for match, found in enumerate(curve)),
            f"seat{before}",
            tips=tuple(words.rate(found) for found in curve),
        )
        for before, curve in curves.items()
    ]
    first, final = min(curves), max(curves)
    caption = words.say(
        "lab-report-survival-caption",
        first=words.percent(curves[first][-1].value, 0),
        final=words.percent(curves[final][-1].value, 0),
        matches=str(last),
    )
    return Figure(
        "survival",
        title,
        caption,
        lambda width: lines(
            series,
            words.number,
            words.percent_tick,
            width,
            words.say("lab-report-match-axis"),
            high=1.0,
            ticks_at=range(last + 1),
        ),
        [
            words.say("lab-report-head-before"),
            words.say("lab-report-head-managers"),
            *(words.say("lab-report-after-match", match=str(match)) for match in range(1, last + 1)),
        ],
        [
            (
                words.say("lab-report-place", rank=str(before)),
                words.number(curve[0].count),
                *(words.rate(found) for found in curve[1:]),
            )
            for before, curve in curves.items()
        ],
        note=words.say("lab-report-survival-note"),
    )


def turned_over(source: Source, turned: Mean, title: str) -> Figure:
    """From the place after the season to the place in the end."""
    words = source.words
    query = "SELECT before, place, count(*) FROM standing GROUP BY before, place"
    counts = {(before, after): count for before, after, count in source.rows(query)}
    ranks = range(1, source.seats + 1)
    totals = {rank: sum(counts.get((rank, after), 0) for after in ranks) for rank in ranks}
    shares = {
        (before, after): Mean.of(
            totals[before], counts.get((before, after), 0), counts.get((before, after), 0)
        )
        for before in ranks
        for after in ranks
        if totals[before]
    }
    cells = [
        [_share_cell(source, shares.get((before, after)), totals[before]) for after in ranks]
        for before in ranks
    ]
    most = max(found.value for found in shares.values())
    caption = words.say(
        "lab-report-turned-caption",
        kept=words.percent(1 - turned.value, 0),
        turned=words.percent(turned.value, 0),
    )
    named = [words.say("lab-report-place", rank=str(rank)) for rank in ranks]
    return Figure(
        "turned",
        title,
        caption,
        lambda width: heat_map(
            [Label(name) for name in named],
            [str(rank) for rank in ranks] if is_narrow(width) else named,
            cells,
            most,
            width,
            height=40,
        ),
        [words.say("lab-report-head-before"), words.say("lab-report-head-managers"), *named],
        [
            (
                named[before - 1],
                words.number(totals[before]),
                *(words.rate(shares[before, after]) if totals[before] else "–" for after in ranks),
            )
            for before in ranks
        ],
        note=words.say("lab-report-turned-note"),
    )


def _share_cell(source: Source, found: Mean | None, total: int) -> Cell | None:
    if found is None or total < FEWEST:
        return None
    return Cell(found.value, True, source.words.percent(found.value, 0), source.words.rate(found))
