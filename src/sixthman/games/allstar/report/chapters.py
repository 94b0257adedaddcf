"""The report on games of All-Star Draft."""

from __future__ import annotations

from importlib.resources import files

from sixthman.lab.report.opening import facts_of, lead_of, method_of
from sixthman.lab.report.story import Source, Story

from .arenas import arena_chapter, arena_finding, arena_ranks
from .cards import card_finding, study_cards
from .coaches import coach_chapter
from .draft import card_chapter
from .playoffs import playoff_chapter, playoff_finding, standing_turned
from .scores import score_chapter
from .seats import seat_chapter, seat_finding, seat_rates

__all__ = ["tell"]


def tell(source: Source) -> Story:
    """The whole report."""
    prepare(source)
    words, options = source.words, source.run.options
    seats, arenas = seat_rates(source), arena_ranks(source)
    cards, turned = study_cards(source), standing_turned(source)
    findings = [
        seat_finding(source, seats),
        card_finding(source, cards),
        arena_finding(source, arenas),
        playoff_finding(source, turned),
    ]
    chapters = [
        seat_chapter(source, seats),
        arena_chapter(source, arenas),
        card_chapter(source, cards),
        playoff_chapter(source, turned),
        score_chapter(source),
    ]
    if source.rows("SELECT 1 FROM seats WHERE coach IS NOT NULL LIMIT 1"):
        chapters.append(coach_chapter(source))
    facts = [
        (words.say("lab-report-fact-seats"), str(source.seats)),
        (words.say("lab-report-fact-edition"), options.get("edition", "–")),
        (words.say("lab-report-fact-mode"), options.get("mode", "–")),
    ]
    return Story(
        game=source.run.game,
        title=words.say("lab-report-title", games=words.number(source.games)),
        kicker=words.say("lab-report-allstar-kicker"),
        lead=lead_of(source, "lab-report-allstar-lead"),
        facts=[*facts_of(source), *facts],
        findings=[finding for finding in findings if finding is not None],
        chapters=chapters,
        method=method_of(source, "lab-report-allstar-method"),
        words=words,
        icons=files(__package__).joinpath("marks.svg").read_text("utf-8"),
    )


def prepare(source: Source) -> None:
    """A table with what each seat of each game got beyond the average of that seat: wins and fans."""
    source.prepare(
        """
        CREATE OR REPLACE TEMP TABLE beyond AS
        WITH level AS (SELECT game, avg(score) AS mean FROM seats GROUP BY game),
             own AS (SELECT seat, avg(share) AS share, avg(score - mean) AS fans
                     FROM seats JOIN level USING (game) GROUP BY seat)
        SELECT game, seat, seats.share - own.share AS wins, score - mean - own.fans AS fans
        FROM seats JOIN level USING (game) JOIN own USING (seat)
        """
    )
