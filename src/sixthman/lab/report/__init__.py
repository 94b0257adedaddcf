"""Reports: the results of a simulation as a story with pictures, on one page that needs nothing else."""

from __future__ import annotations

from pathlib import Path

from sixthman.messages import BadOption
from sixthman.registry import game_named

from ..store import load_duckdb, open_results, read_run, reason_of
from .page import as_page
from .story import Source, Story

__all__ = ["page_of", "story_of"]


def story_of(file: Path, language: str) -> Story:
    """The story that results tell; BadOption if they cannot be read."""
    connection = open_results(file)
    try:
        source = Source.of(connection, read_run(connection), language)
        chapters = game_named(source.run.game).load("report.chapters")
        if chapters is None:
            raise BadOption("error-no-report", game=source.run.game)
        story: Story = chapters.tell(source)
        return story
    except load_duckdb().Error as reason:
        raise BadOption("error-results-damaged", file=str(file), reason=reason_of(reason)) from reason
    finally:
        connection.close()


def page_of(file: Path, language: str) -> str:
    """The report on results, as HTML."""
    return as_page(story_of(file, language))
