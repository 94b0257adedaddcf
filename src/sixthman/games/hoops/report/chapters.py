"""The report on games of NBA Deck-Building."""

from __future__ import annotations

from sixthman.lab.report.opening import facts_of, lead_of, method_of
from sixthman.lab.report.story import Finding, Source, Story

from .course import course_chapter, leader_finding, leads
from .doings import doings_chapter
from .first import first_chapter, first_finding, first_rates
from .market import market_chapter, market_finding, tactics_chapter
from .purchases import study_purchases
from .scores import margin_finding, score_chapter

__all__ = ["tell"]


def tell(source: Source) -> Story:
    """The whole report."""
    words = source.words
    rates, found = first_rates(source), leads(source)
    purchases = study_purchases(source)
    findings: list[Finding | None] = [
        first_finding(source, rates),
        market_finding(source, purchases),
        leader_finding(source, found),
        margin_finding(source),
    ]
    return Story(
        game=source.run.game,
        title=words.say("lab-report-title", games=words.number(source.games)),
        kicker=words.say("lab-report-hoops-kicker"),
        lead=lead_of(source, "lab-report-hoops-lead"),
        facts=[
            *facts_of(source),
            (words.say("lab-report-fact-cards"), source.run.options.get("cards", "–")),
        ],
        findings=[finding for finding in findings if finding is not None],
        chapters=[
            score_chapter(source),
            course_chapter(source, found),
            first_chapter(source, rates),
            market_chapter(source, purchases),
            tactics_chapter(source, purchases),
            doings_chapter(source),
        ],
        method=method_of(source, "lab-report-hoops-method"),
        words=words,
    )
