"""What is in a story of the report, for tests."""

from __future__ import annotations

from math import sqrt
from statistics import mean, pstdev
from typing import Any

from sixthman.lab.report.chance import Mean
from sixthman.lab.report.story import Figure, ReportText, Story

EN = ReportText("en")


def figure(story: Story, name: str) -> Figure:
    """A figure by name."""
    return next(figure for chapter in story.chapters for figure in chapter.figures if figure.name == name)


def table(story: Story, name: str) -> dict[str, list[str]]:
    """The rows of a figure's table by their first column."""
    return {row[0]: list(row[1:]) for row in figure(story, name).rows}


def finding(story: Story, chapter: str) -> Any:
    """What the report found out in a chapter."""
    return next(found for found in story.findings if found.chapter == chapter)


def told(values: list[float]) -> str:
    """Wins in 100 with their interval, of independent values."""
    return EN.effect(Mean(len(values), mean(values), pstdev(values) / sqrt(len(values))))
