"""The page about a search for balance: where the targets are, which numbers lead there, and the way."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sixthman import __version__

from ..balance import Way
from ..balance_plan import Target
from .chance import Mean
from .charts import Line, lines
from .page import as_page
from .story import Chapter, Figure, Finding, ReportText, Row, Story
from .wins import NOTHING

TableParts = tuple[str, Row, Sequence[Row]]  # title, heads, rows
DIGITS = 3
STYLES = ("one", "two", "three", "four")


def way_page(words: WayText) -> str:
    """The whole page."""
    return as_page(way_story(words))


def way_story(words: WayText) -> Story:
    """The search as a story with pictures."""
    way = words.way
    declared = way.start.options.declared
    steps, numbers, targets = words.steps(), words.numbers(), words.targets()
    return Story(
        game=declared.name,
        title=words.say("lab-balance-title", file=way.plan.file),
        kicker=declared.title,
        lead=[words.played(), words.verdict()],
        facts=[
            (words.say("lab-report-fact-games"), words.number(way.games)),
            (words.say("lab-report-fact-bots"), ", ".join(dict.fromkeys(way.bots))),
            (words.say("lab-report-fact-seed"), way.seed),
        ],
        findings=words.findings(),
        chapters=[
            words.chapter("targets", targets),
            words.chapter("numbers", numbers),
            words.chapter("way", steps, draws=True),
        ],
        method=[
            words.say("lab-balance-method"),
            words.say(
                "lab-balance-made",
                version=__version__,
                cards=way.start.options.cards.digest[:12],
                found=way.best.options.cards.digest[:12],
                seed=way.seed,
            ),
        ],
        words=words,
    )


@dataclass(frozen=True)
class WayText(ReportText):
    """The words of a search, on a page and in a terminal."""

    way: Way

    def played(self) -> str:
        """What was tried, in a sentence."""
        way = self.way
        return self.say(
            "lab-balance-played",
            rounds=way.steps[-1].round,
            games=self.number(way.games),
            bots=", ".join(dict.fromkeys(way.bots)),
            seconds=self.number(way.seconds),
        )

    def verdict(self) -> str:
        """Do all targets hold?"""
        return self.say("lab-balance-reached" if self.way.reached else "lab-balance-missed")

    def figure(self, found: Mean | None) -> str:
        """`0.512 ± 0.011`"""
        if found is None:
            return NOTHING
        return f"{self.number(found.value, DIGITS)} ± {self.number(found.margin, DIGITS)}"

    def goal(self, target: Target) -> str:
        """`0.5 ± 0.01`"""
        return f"{self.number(target.wanted, DIGITS)} ± {self.number(target.within, DIGITS)}"

    def targets(self) -> TableParts:
        """Every target before and after."""
        before, after = self.way.start.figures(), self.way.best.figures()
        rows = [
            [target.measure, self.goal(target), self.figure(before.get(target.measure)), self.figure(mean)]
            for target in self.way.plan.targets
            for mean in (after.get(target.measure),)
        ]
        return self.say("lab-balance-targets"), self._heads("what", "wanted", "before", "after"), rows

    def numbers(self) -> TableParts:
        """Every number before and after."""
        rows = [
            [turned.label, f"{turned.least} – {turned.most}", str(before), str(after)]
            for turned, before, after in zip(
                self.way.plan.numbers, self.way.start.values, self.way.best.values, strict=True
            )
        ]
        return self.say("lab-balance-numbers"), self._heads("what", "bounds", "before", "after"), rows

    def steps(self) -> TableParts:
        """Round by round."""
        targets = self.way.plan.targets
        heads = [*self._heads("round", "tried", "games", "off"), *(target.measure for target in targets)]
        rows = [
            [
                str(step.round),
                str(step.tried),
                self.number(step.games),
                self.number(step.off, 2),
                *map(self.figure, step.figures),
            ]
            for step in self.way.steps
        ]
        return self.say("lab-balance-way"), heads, rows

    def _heads(self, *names: str) -> list[str]:
        return [self.say(f"lab-balance-{name}") for name in names]

    def findings(self) -> list[Finding]:
        """Where each target came to."""
        before, after = self.way.start.figures(), self.way.best.figures()
        found = []
        for target in self.way.plan.targets:
            old, new = before.get(target.measure), after.get(target.measure)
            text = self.say(
                "lab-balance-finding", wanted=self.goal(target), old=self.figure(old), new=self.figure(new)
            )
            figure = self.number(new.value, DIGITS) if new else NOTHING
            found.append(Finding(figure, target.measure, text, "targets"))
        return found

    def chapter(self, name: str, table: TableParts, draws: bool = False) -> Chapter:
        """A table, with the way as a picture."""
        title, heads, rows = table
        text = self.say(f"lab-balance-{name}-text")
        figure = Figure(
            name=name,
            title=title,
            caption=text,
            draw=self._draw if draws and len(self.way.steps) > 1 else None,
            heads=heads,
            rows=rows,
        )
        return Chapter(name, title, "", [figure])

    def _draw(self, width: float) -> str:
        """How far off the best were, rung by rung: 1 is one tolerance."""
        points = tuple((float(number), step.off) for number, step in enumerate(self.way.steps, 1))
        ticks = [float(number) for number, step in enumerate(self.way.steps, 1) if step.tried > 2]
        return lines(
            [Line("", points, STYLES[0])],
            lambda number: str(self.way.steps[int(number) - 1].round),
            lambda value: self.number(value, 1),
            width,
            self.say("lab-balance-round"),
            ticks_at=ticks[:: max(1, len(ticks) // 8)],
            reference=1.0,
        )
