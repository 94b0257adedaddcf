"""How many fans managers have in the end, and how close it is."""

from __future__ import annotations

from sixthman.lab.report.chance import FEWEST
from sixthman.lab.report.spreads import Counts, median_of, spread_figure
from sixthman.lab.report.story import Chapter, Figure, Source

CLOSE = 5  # fans that make a close game


def score_chapter(source: Source) -> Chapter:
    """How many fans, and how close it was."""
    words = source.words
    titles = words.say("lab-report-fans-figure"), words.say("lab-report-lead-figure")
    if source.games < FEWEST:
        figures = [
            source.too_few("fans", titles[0]),
            source.too_few("lead", titles[1]),
        ]
    else:
        figures = [score_figure(source, titles[0]), lead_figure(source, titles[1])]
    return Chapter(
        "scores", words.say("lab-report-scores-title"), words.say("lab-report-scores-text"), figures
    )


def score_figure(source: Source, title: str) -> Figure:
    """All final scores; those of winners are marked."""
    words = source.words
    counts: Counts = source.rows(
        "SELECT score, count(*), count(*) FILTER (place = 1) FROM seats GROUP BY score ORDER BY score"
    )
    winners = [(score, first, 0) for score, _, first in counts]
    caption = words.say(
        "lab-report-fans-caption",
        median=words.number(median_of(counts)),
        winners=words.number(median_of(winners)),
    )
    return spread_figure(
        words,
        "fans",
        title,
        caption,
        counts,
        words.say("lab-report-fans-axis"),
        words.say("lab-report-winners"),
    )


def lead_figure(source: Source, title: str) -> Figure:
    """How far the best score was ahead of the next."""
    words = source.words
    counts: Counts = source.rows(
        """
        SELECT scores[1] - scores[2] AS lead, count(*), 0
        FROM (SELECT list_sort(list(score), 'DESC') AS scores FROM seats GROUP BY game)
        GROUP BY lead ORDER BY lead
        """
    )
    close = sum(count for lead, count, _ in counts if lead <= CLOSE) / source.games
    caption = words.say(
        "lab-report-lead-caption",
        median=words.number(median_of(counts)),
        close=words.percent(close, 0),
        fans=str(CLOSE),
    )
    return spread_figure(words, "lead", title, caption, counts, words.say("lab-report-lead-axis"))
