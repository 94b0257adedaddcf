"""`sixthman report`: its page needs nothing else, in every language, and bad results are told."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from math import sqrt
from pathlib import Path
from statistics import mean, pstdev
from typing import Any

import duckdb
import pytest

from sixthman.cli import main
from sixthman.cli.app import run
from sixthman.lab.report import page_of, story_of
from sixthman.lab.report.chance import Mean, games_needed, line_through
from sixthman.lab.report.drawing import apart, ticks
from sixthman.lab.report.story import Figure
from sixthman.messages import LANGUAGES, BadOption
from tests.lab.conftest import Made
from tests.lab.made_up import allstar_results, hoops_results
from tests.lab.reading import figure, finding

# --- who played


def test_seats_and_bots_are_not_mixed_up(tmp_path: Path) -> None:
    """Where bots differ, the report does not call it the seat's advantage."""
    allstar_results(tmp_path / "bots.duckdb", 200, bots=["pro", "rookie", "random", "random"])
    story = story_of(tmp_path / "bots.duckdb", "en")
    assert "first of all the bot" in finding(story, "seats").text
    assert any("at random" in text for text in story.lead)
    hoops_results(tmp_path / "hoops.duckdb", 200, bots=["pro", "rookie"])
    story = story_of(tmp_path / "hoops.duckdb", "en")
    assert [row[0] for row in figure(story, "bots").rows] == ["pro", "rookie"]


@pytest.mark.parametrize("made", [allstar_results, hoops_results])
@pytest.mark.parametrize("games", [0, 1, 10])
def test_too_few_games_say_nothing(tmp_path: Path, made: Any, games: int) -> None:
    """No picture, no finding; every figure says how many games it needs."""
    made(tmp_path / "few.duckdb", max(1, games))
    if games == 0:
        make_empty(tmp_path / "few.duckdb")
    story = story_of(tmp_path / "few.duckdb", "en")
    figures = [figure for chapter in story.chapters for figure in chapter.figures]
    assert all(figure.draw is None and "Too few games" in figure.caption for figure in figures)
    assert all(int(needed(figure)) >= 30 for figure in figures)
    assert story.findings == []
    assert "<figure" in page_of(tmp_path / "few.duckdb", "en")


def needed(found: Figure) -> str:
    told = re.search(r"needs about ([\d,]+)", found.caption)
    assert told is not None
    return told[1].replace(",", "")


def make_empty(path: Path) -> None:
    """As an interrupted run leaves it that has not kept a game yet."""
    with duckdb.connect(str(path)) as connection:
        connection.execute("DELETE FROM games")
        connection.execute("DELETE FROM seats")


def test_an_interrupted_run_is_told_as_such(tmp_path: Path) -> None:
    allstar_results(tmp_path / "part.duckdb", 60)
    with duckdb.connect(str(tmp_path / "part.duckdb")) as connection:
        connection.execute("UPDATE run SET games = 1000")
    assert "this report covers 60 of 1,000 games" in " ".join(story_of(tmp_path / "part.duckdb", "en").lead)


# --- the page


class Reader(HTMLParser):
    """Reads a page strictly: every tag is closed, in order."""

    VOID = ("meta", "br", "link", "img")

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.found: list[tuple[str, dict[str, str | None]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["allstar", "hoops"])
def test_the_page_needs_nothing_else(request: pytest.FixtureRequest, game: str, language: str) -> None:
    """No script, no file, no address; all it refers to is on it, and pictures have words and tables."""
    page = page_of(request.getfixturevalue(game)[0], language)
    reader = Reader()
    reader.feed(page)
    assert reader.open == []
    tags = [tag for tag, _ in reader.found]
    assert not {"script", "link", "iframe", "img", "object"} & set(tags)
    assert not re.search(r"https?:|//[a-z]|@import", re.sub(r"base64,[^\"]+", "", page))
    assert all(url.startswith("data:") for url in re.findall(r'url\("?([^")]+)', page))
    names = [str(attributes["id"]) for _, attributes in reader.found if "id" in attributes]
    assert len(set(names)) == len(names)
    for _, attributes in reader.found:
        for key in ("href", "aria-describedby"):
            assert (attributes.get(key) or f"#{names[0]}").lstrip("#") in names
    drawn = sum("role" in attributes for _, attributes in reader.found) / 2  # for a desk and for a phone
    assert tags.count("figure") == tags.count("figcaption") >= 11
    assert drawn == tags.count("details") >= tags.count("figure") - 1
    assert "nan" not in re.findall(r"[a-z]+", re.sub(r"<style>.*?</style>", "", page, flags=re.S))


@pytest.mark.parametrize(
    ("language", "title", "share"),
    [
        ("en", "What 1,500 games say", r"\d\d\.\d%"),
        ("fr", "Ce que disent 1\u202f500 parties", r"\d\d,\d\u00a0%"),
        ("de", "Was 1.500 Partien sagen", r"\d\d,\d\u00a0%"),
    ],
)
def test_numbers_are_written_in_the_language(allstar: Made, language: str, title: str, share: str) -> None:
    story = story_of(allstar[0], language)
    assert story.title == title
    assert re.fullmatch(share, finding(story, "seats").figure.replace(" ", "\u00a0"))
    for chapter in story.chapters:
        assert chapter.title
        assert all(found.caption for found in chapter.figures)


def test_names_are_escaped(tmp_path: Path) -> None:
    """Whatever stands in the results, it is text on the page."""
    allstar_results(tmp_path / "odd.duckdb", 60, bots=["<b>&", "pro", "pro", "pro"])
    page = page_of(tmp_path / "odd.duckdb", "en")
    assert "<b>" not in page
    assert "&lt;b&gt;&amp;" in page


# --- the command


def status_of(language: str, *words: str) -> object:
    """The exit status of a command."""
    with pytest.raises(SystemExit) as stopped:
        run(list(words), language)
    return stopped.value.code


def test_the_command_writes_a_page(allstar: Made, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "page.html"
    assert status_of("en", "report", str(allstar[0]), "--output", str(page)) == 0
    assert capsys.readouterr().out == f"The report is in {page}.\n"
    assert page.read_text("utf-8").startswith("<!doctype html>")


def test_a_real_simulation_can_be_reported(tmp_path: Path) -> None:
    """What `simulate` keeps is what `report` reads, of both games and in both forms."""
    for game, name in (("allstar", "folder"), ("hoops", "file.duckdb")):
        results, page = tmp_path / name, tmp_path / f"{game}.html"
        command = ["simulate", game, "--games", "2", "--target", "interpreted", "--output", str(results)]
        assert status_of("en", *command) == 0
        assert status_of("de", "report", str(results), "--output", str(page)) == 0
        assert "Was 2 Partien sagen" in page.read_text("utf-8")


@pytest.mark.parametrize("kind", ["missing", "text", "folder", "damaged", "foreign"])
def test_bad_results_are_told(tmp_path: Path, kind: str) -> None:
    """A sentence, and no page."""
    path, page = tmp_path / "results.duckdb", tmp_path / "page.html"
    if kind == "text":
        path.write_text("These are no results.\n" * 99)
    elif kind == "folder":
        path.mkdir()
    elif kind == "damaged":
        allstar_results(path, 60)
        path.write_bytes(path.read_bytes()[:9000])
    elif kind == "foreign":
        with duckdb.connect(str(path)) as connection:
            connection.execute("CREATE TABLE seats AS SELECT 1 AS seat")
    with pytest.raises(BadOption, match=re.escape(str(path))):
        run(["report", str(path), "--output", str(page)], "en")
    assert not page.exists()


def test_bad_results_end_with_status_two(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["sixthman", "report", str(tmp_path / "none"), "--language", "fr"]
    monkeypatch.setattr("sys.argv", words)
    with pytest.raises(SystemExit) as stopped:
        main()
    assert stopped.value.code == 2
    assert str(tmp_path / "none") in capsys.readouterr().err


@pytest.mark.parametrize("name", ["page.txt", "nowhere/page.html"])
def test_a_page_is_written_to_a_page(allstar: Made, tmp_path: Path, name: str) -> None:
    with pytest.raises(BadOption, match=r"ends in \.html"):
        run(["report", str(allstar[0]), "--output", str(tmp_path / name)], "en")
    assert list(tmp_path.iterdir()) == []


# --- small things


def test_means_of_games_and_of_single_values_agree() -> None:
    """With one observation a game both ways to the standard error are the same."""
    values = [0.0, 1.0, 1.0, 0.5, 0.0, 1.0]
    total, squares = sum(values), sum(value * value for value in values)
    single = Mean.of(6, total, squares)
    grouped = Mean.of_games(6, total, squares, total, 6)
    assert single.value == grouped.value == mean(values)
    assert single.error == pytest.approx(grouped.error) == pytest.approx(pstdev(values) / sqrt(6))


def test_many_looks_need_more_to_be_beyond_chance() -> None:
    found = Mean(1000, 0.03, 0.012)
    assert found.differs(0, 1)
    assert not found.differs(0, 100)
    assert not Mean(29, 1.0, 0.01).differs(0)


def test_round_numbers() -> None:
    assert ticks(0.243, 0.262, 4) == [0.245, 0.25, 0.255, 0.26]
    assert ticks(-7, 31, 5) == [0, 10, 20, 30]
    assert games_needed(271) == 280
    assert line_through([(1, 2, 1), (2, 4, 1), (3, 6, 5)]) == (2, 0)
    assert apart([10, 11, 12], 5, 0, 100) == [10, 15, 20]
