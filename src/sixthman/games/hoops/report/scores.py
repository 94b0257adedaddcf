"""How many points the sides score, and how close it is."""

from __future__ import annotations

from sixthman.lab.report.chance import FEWEST
from sixthman.lab.report.spreads import Counts, median_of, quantile_of, spread_figure
from sixthman.lab.report.story import Chapter, Figure, Finding, Source

CLOSE = 10  # points that make a close game


def points(source: Source) -> Counts:
    """Sides by points; those that won are marked."""
    return source.rows(
        "SELECT score, count(*), count(*) FILTER (place = 1) FROM seats GROUP BY score ORDER BY score"
    )


def margins(source: Source) -> Counts:
    """Games by how far apart the sides were."""
    return source.rows(
        "SELECT abs(margin) AS apart, count(*), 0 FROM seats WHERE seat = 1 GROUP BY apart ORDER BY apart"
    )


def close_share(counts: Counts) -> float:
    """How many games were close."""
    return sum(count for apart, count, _ in counts if apart <= CLOSE) / sum(count for _, count, _ in counts)


def margin_finding(source: Source) -> Finding | None:
    """How close the games are."""
    if source.games < FEWEST:
        return None
    words, counts = source.words, margins(source)
    facts = {
        "close": words.percent(close_share(counts), 0),
        "points": str(CLOSE),
        "margin": words.number(median_of(counts)),
        "median": words.number(median_of(points(source))),
    }
    return Finding(
        facts["margin"],
        words.say("lab-report-margin-headline", **facts),
        words.say("lab-report-margin-found", **facts),
        "scores",
    )


def score_chapter(source: Source) -> Chapter:
    """The final scores."""
    words = source.words
    titles = words.say("lab-report-points-figure"), words.say("lab-report-margin-figure")
    figures: list[Figure] = []
    if source.games < FEWEST:
        figures.append(source.too_few("points", titles[0]))
        figures.append(source.too_few("margins", titles[1]))
    else:
        figures.append(point_figure(source, titles[0]))
        figures.append(margin_figure(source, titles[1]))
    return Chapter(
        "scores",
        words.say("lab-report-hoops-scores-title"),
        words.say("lab-report-hoops-scores-text"),
        figures,
    )


def point_figure(source: Source, title: str) -> Figure:
    """All final scores; those of winners are marked."""
    words, counts = source.words, points(source)
    caption = words.say(
        "lab-report-points-caption",
        low=words.number(quantile_of(counts, 0.25)),
        high=words.number(quantile_of(counts, 0.75)),
        lowest=words.number(quantile_of(counts, 0.05)),
        highest=words.number(quantile_of(counts, 0.95)),
    )
    return spread_figure(
        words,
        "points",
        title,
        caption,
        counts,
        words.say("lab-report-points-axis"),
        words.say("lab-report-winners"),
    )


def margin_figure(source: Source, title: str) -> Figure:
    """How far apart the sides were."""
    words, counts = source.words, margins(source)
    caption = words.say(
        "lab-report-margin-caption",
        median=words.number(median_of(counts)),
        close=words.percent(close_share(counts), 0),
        points=str(CLOSE),
    )
    return spread_figure(words, "margins", title, caption, counts, words.say("lab-report-margin-axis"))
