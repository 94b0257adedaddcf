"""The page about a change of the cards: what changed most, then every chapter with its picture and table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from sixthman import __version__

from ..measures import SHARE, Found, Measure
from ..trying import Trial
from .chance import Mean, surely
from .page import as_page
from .row_charts import Range, ranges
from .story import Chapter, Figure, Finding, ReportText, Story
from .wins import NOTHING

STRIKING = 6  # changes that are named first
ROWS = 16  # of a chapter with more, those that changed most


def trial_page(trial: Trial, language: str) -> str:
    """The whole page."""
    return as_page(trial_story(trial, language))


def trial_story(trial: Trial, language: str) -> Story:
    """What a change did, as a story with pictures."""
    words = TrialText(language, trial)
    declared = trial.old.declared
    return Story(
        game=declared.name,
        title=words.say("lab-try-title", file=trial.new.cards.name),
        kicker=declared.title,
        lead=[words.played(), *words.warnings()],
        facts=[
            (words.say("lab-report-fact-games"), words.number(trial.games)),
            (words.say("lab-report-fact-bots"), words.bots()),
            (words.say("lab-report-fact-seed"), trial.seed),
        ],
        findings=[words.finding(found) for found in trial.changed_most[:STRIKING]],
        chapters=[words.chapter(name, rows) for name, rows in trial.chapters().items()],
        method=[
            words.say("lab-try-method", looks=words.number(len(trial.found))),
            words.say(
                "lab-try-made",
                version=__version__,
                old=trial.old.cards.digest[:12],
                new=trial.new.cards.digest[:12],
                seed=trial.seed,
            ),
        ],
        words=words,
    )


def most_changed(rows: Sequence[Found], most: int) -> list[Found]:
    """All of them in their order, or of more than this many those that changed most."""
    return list(rows) if len(rows) <= most else sorted(rows, key=lambda found: -found.beyond)[:most]


@dataclass(frozen=True)
class TrialText(ReportText):
    """The words of such a page, and of the tables in a terminal."""

    trial: Trial

    def bots(self) -> str:
        """Who played."""
        bots = self.trial.bots
        return bots[0] if len(set(bots)) == 1 else ", ".join(bots)

    def played(self) -> str:
        """What was played, in a sentence."""
        trial = self.trial
        return self.say(
            "lab-try-played",
            games=self.number(trial.games),
            bots=self.bots(),
            seed=trial.seed,
            file=trial.new.cards.name,
            base=trial.old.cards.name,
        )

    def label(self, measure: Measure) -> str:
        """Whom or what a measure is about."""
        return self.say(measure.message) if measure.message else measure.name

    def full_label(self, measure: Measure) -> str:
        """The same where no heading says what it is about."""
        return f"{self.say(f'lab-try-{measure.chapter}')}: {self.label(measure)}"

    def value(self, measure: Measure, found: Mean | None) -> str:
        """A share as a percentage, anything else as a number."""
        if found is None:
            return NOTHING
        return self.percent(found.value) if measure.unit == SHARE else self.number(found.value, 2)

    def change(self, found: Found) -> str:
        """`+2.1 ± 0.4`, in points of a hundred for shares."""
        if found.gain is None:
            return NOTHING
        scale, digits = (100, 1) if found.measure.unit == SHARE else (1, 2)
        margin = self.number(scale * found.gain.margin, digits)
        return f"{self.signed(scale * found.gain.value, digits)} ± {margin}"

    def finding(self, found: Found) -> Finding:
        """One of the changes that are named first."""
        measure = found.measure
        old, new = self.value(measure, found.old), self.value(measure, found.new)
        scale, digits = (100, 1) if measure.unit == SHARE else (1, 1)
        figure = self.signed(scale * found.gain.value, digits) if found.gain else NOTHING
        text = self.say("lab-try-finding", old=old, new=new, change=self.change(found))
        return Finding(figure, self.full_label(measure), text, measure.chapter)

    def warnings(self) -> list[str]:
        """Cards nobody wants, and cards that others match in everything."""
        lines = []
        if dead := [found.measure.name for found in self.trial.dead()]:
            lines.append(self.say("lab-try-dead", cards=", ".join(dead)))
        return lines + [
            self.say("lab-try-dominated", card=worse, other=better)
            for worse, better in self.trial.dominated()
        ]

    def chapter(self, name: str, rows: Sequence[Found]) -> Chapter:
        """A chapter: the changes as a picture, all figures behind it."""
        title = self.say(f"lab-try-{name}")
        shown = [found for found in most_changed(rows, ROWS) if found.gain is not None]
        facts = {"shown": len(shown), "count": len(rows)}
        note = self.say("lab-try-rows", **facts) if len(shown) < len(rows) else ""
        heads = [self.say(f"lab-try-{column}") for column in ("what", "old", "new", "change")]
        figure = Figure(
            name=name,
            title=self.say("lab-try-points" if _all_shares(rows) else "lab-try-change"),
            caption=self.say("lab-try-caption"),
            draw=(lambda width: self._draw(shown, width)) if shown else None,
            heads=heads,
            rows=[self.row(found) for found in rows],
            note=note,
        )
        return Chapter(name, title, self.say(f"lab-try-{name}-text"), [figure])

    def row(self, found: Found) -> list[str]:
        """What it is, with the old set, with the new one, and the change."""
        measure = found.measure
        values = [self.value(measure, mean) for mean in (found.old, found.new)]
        return [self.label(measure), *values, self.change(found)]

    def _draw(self, rows: Sequence[Found], width: float) -> str:
        limit = surely(max(1, len(self.trial.found)))
        return ranges([self._range(found, limit) for found in rows], self._tick(rows), width, 0.0)

    def _range(self, found: Found, limit: float) -> Range:
        gain = found.gain
        assert gain is not None
        style = "two" if found.beyond <= limit else "up" if gain.value > 0 else "down"
        text, label = self.change(found), self.label(found.measure)
        return Range(label, gain.value, gain.low, gain.high, text, style, f"{label}: {text}")

    def _tick(self, rows: Sequence[Found]) -> Callable[[float], str]:
        if _all_shares(rows):
            return self.wins_tick
        return lambda value: self.signed(value, 1)


def _all_shares(rows: Sequence[Found]) -> bool:
    return all(found.measure.unit == SHARE for found in rows)
