"""`sixthman report`: its figures are those of the results, its page needs nothing else, in every language."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from html.parser import HTMLParser
from math import sqrt
from pathlib import Path
from statistics import mean, pstdev
from typing import Any

import duckdb
import pytest

from sixthman.cli import main
from sixthman.cli.app import run
from sixthman.games.allstar.rules.cards import ARENAS
from sixthman.games.hoops.rules.cards import STANDARD
from sixthman.lab.report import page_of, story_of
from sixthman.lab.report.chance import Mean, games_needed, line_through
from sixthman.lab.report.drawing import apart, ticks
from sixthman.lab.report.story import Figure, Story, Words
from sixthman.messages import LANGUAGES, BadOption
from tests.lab.made_up import BEST, STRONG, WORST, Rows, allstar_results, hoops_results

GAMES = 1500
EN = Words("en")
Made = tuple[Path, Rows, Rows]


@pytest.fixture(scope="module")
def allstar(tmp_path_factory: pytest.TempPathFactory) -> Made:
    """Made-up games of All-Star Draft, with coaches."""
    path = tmp_path_factory.mktemp("allstar") / "results.duckdb"
    return path, *allstar_results(path, GAMES, coaches=True)


@pytest.fixture(scope="module")
def hoops(tmp_path_factory: pytest.TempPathFactory) -> Made:
    """Made-up games of NBA Deck-Building."""
    path = tmp_path_factory.mktemp("hoops") / "results.duckdb"
    return path, *hoops_results(path, GAMES)


@pytest.fixture(scope="module")
def allstar_story(allstar: Made) -> Story:
    return story_of(allstar[0], "en")


@pytest.fixture(scope="module")
def hoops_story(hoops: Made) -> Story:
    return story_of(hoops[0], "en")


def figure(story: Story, name: str) -> Figure:
    """A figure by name."""
    return next(figure for chapter in story.chapters for figure in chapter.figures if figure.name == name)


def table(story: Story, name: str) -> dict[str, list[str]]:
    """The rows of a figure's table by their first column."""
    return {row[0]: list(row[1:]) for row in figure(story, name).rows}


def finding(story: Story, chapter: str) -> Any:
    return next(found for found in story.findings if found.chapter == chapter)


def beyond_seat(rows: Rows, what: str) -> dict[tuple[int, int], float]:
    """What each seat of each game has beyond the mean of that seat."""
    seats = defaultdict(list)
    for row in rows:
        seats[row["seat"]].append(row[what])
    means = {seat: mean(values) for seat, values in seats.items()}
    return {(row["game"], row["seat"]): row[what] - means[row["seat"]] for row in rows}


def told(values: list[float]) -> str:
    """Wins in 100 with their interval, of independent values."""
    return EN.worth(Mean(len(values), mean(values), pstdev(values) / sqrt(len(values))))


# --- All-Star Draft: the figures


def test_seats_win_what_they_win(allstar: Made, allstar_story: Story) -> None:
    rows = table(allstar_story, "seat-wins")
    for seat in range(1, 5):
        shares = [row["share"] for row in allstar[2] if row["seat"] == seat]
        scores = [row["score"] for row in allstar[2] if row["seat"] == seat]
        margin = 1.96 * pstdev(shares) / sqrt(GAMES)
        rate = f"{100 * mean(shares):.2f}% ± {100 * margin:.2f}"
        assert rows[str(seat)] == ["pro", "1,500", rate, f"{mean(scores):.2f}"]


def test_fans_by_arena_and_rank(allstar: Made, allstar_story: Story) -> None:
    paid = defaultdict(list)
    arenas = {row["game"]: row["arenas"] for row in allstar[1]}
    for row in allstar[2]:
        for arena, rank, fans in zip(arenas[row["game"]], row["ranks"], row["fans"], strict=True):
            paid[ARENAS[arena].name, rank].append(fans)
    rows = table(allstar_story, "arena-pay")
    assert len(rows) == len(ARENAS)
    for name, (played, average, *ranks) in rows.items():
        everything = [fans for rank in range(1, 5) for fans in paid[name, rank]]
        assert played == EN.number(len(everything) / 4)
        assert average == f"{mean(everything):.2f}"
        assert ranks == [f"{mean(paid[name, rank]):.2f}" for rank in range(1, 5)]


def test_an_arena_ranks_worth(allstar: Made, allstar_story: Story) -> None:
    beyond = beyond_seat(allstar[2], "share")
    arenas = {row["game"]: row["arenas"] for row in allstar[1]}
    found = [
        beyond[row["game"], row["seat"]]
        for row in allstar[2]
        for arena, rank in zip(arenas[row["game"]], row["ranks"], strict=True)
        if (arena, rank) == (3, 1)
    ]
    assert table(allstar_story, "arena-wins")[ARENAS[3].name][0] == told(found)


def test_cards_by_when_they_are_picked(allstar: Made, allstar_story: Story) -> None:
    beyond = beyond_seat(allstar[2], "share")
    by_pick = defaultdict(list)
    for row in allstar[2]:
        for place, card in enumerate(row["picks"]):
            if card == STRONG:
                by_pick[place % 6].append(beyond[row["game"], row["seat"]])
    everything = [value for pick in range(6) for value in by_pick[pick]]
    rows = table(allstar_story, "card-set")
    symbol, count, pick, worth, early, late, _ = rows["Rabbit 8"]
    assert (symbol, count) == ("Glove", str(len(everything)))
    assert pick == f"{sum(len(by_pick[pick]) * (pick + 1) for pick in range(6)) / len(everything):.2f}"
    assert worth == told(everything)
    assert early == told(by_pick[0] + by_pick[1])
    assert late == told([value for pick in range(2, 6) for value in by_pick[pick]])


def test_symbols_by_round_and_pick(allstar: Made, allstar_story: Story) -> None:
    beyond = beyond_seat(allstar[2], "share")
    puck = {5, 15, 25, 31, 37, 53, 54, 67, 75, 83, 92, 100}  # Rabbit 6, Duck 7 … as printed
    found = [
        beyond[row["game"], row["seat"]]
        for row in allstar[2]
        if row["picks"][7] in puck  # the second pick of the second round
    ]
    head = list(figure(allstar_story, "attributes").heads).index("round 2, pick 2")
    assert table(allstar_story, "attributes")["Puck"][head - 1] == told(found)


def test_the_causes_of_winning_are_found(allstar_story: Story) -> None:
    rows = list(table(allstar_story, "card-set"))
    assert rows[0] == "Rabbit 8"  # STRONG
    assert rows[-1] == "Polar bear 2"  # WEAK
    assert finding(allstar_story, "cards").headline == "Rabbit 8 is the strongest early pick"


def test_the_playoffs_turn_what_they_turn(allstar: Made, allstar_story: Story) -> None:
    games = defaultdict(list)
    for row in allstar[2]:
        games[row["game"]].append(row)
    turned, still, ended = [], defaultdict(list), defaultdict(list)
    for rows in games.values():
        season = [sum(row["fans"]) for row in rows]
        places = [1 + sum(other > own for other in season) for own in season]
        turned.append(sum(row["share"] for row, place in zip(rows, places, strict=True) if place > 1))
        for row, place in zip(rows, places, strict=True):
            still[place].append(row["out_in"] is None or row["out_in"] > 2)
            ended[place].append(row["place"])
    assert finding(allstar_story, "playoffs").figure == f"{100 * mean(turned):.0f}%"
    survival, places_told = table(allstar_story, "survival"), table(allstar_story, "turned")
    for place in range(1, 5):
        assert survival[f"Place {place}"][0] == EN.number(len(still[place]))
        assert survival[f"Place {place}"][2].startswith(f"{100 * mean(still[place]):.1f}% ±")
        shares = [ended[place].count(last) / len(ended[place]) for last in range(1, 5)]
        assert [cell.split(" ")[0] for cell in places_told[f"Place {place}"][1:]] == [
            f"{100 * share:.1f}%" for share in shares
        ]


def test_scores_and_leads(allstar: Made, allstar_story: Story) -> None:
    scores = sorted(row["score"] for row in allstar[2])
    assert f"have {scores[len(scores) // 2 - 1]} fans or fewer" in figure(allstar_story, "fans").caption
    for low, high, share, _ in figure(allstar_story, "fans").rows:
        inside = sum(int(low) <= score <= int(high) for score in scores)
        assert share == f"{100 * inside / len(scores):.2f}%"
    games = defaultdict(list)
    for row in allstar[2]:
        games[row["game"]].append(row["score"])
    leads = [sorted(found)[-1] - sorted(found)[-2] for found in games.values()]
    close = sum(lead <= 5 for lead in leads) / GAMES
    assert f"{100 * close:.0f}% of the games end within 5" in figure(allstar_story, "lead").caption


def test_coaches_have_a_chapter_only_if_there_are_any(
    allstar: Made, allstar_story: Story, tmp_path: Path
) -> None:
    beyond = beyond_seat(allstar[2], "share")
    found = [beyond[row["game"], row["seat"]] for row in allstar[2] if row["coach"] == 0]
    assert table(allstar_story, "coaches")["Hazel Burrow (Rabbit)"][:2] == [
        EN.number(len(found)),
        told(found),
    ]
    allstar_results(tmp_path / "plain.duckdb", 40)
    plain = story_of(tmp_path / "plain.duckdb", "en")
    assert [chapter.name for chapter in plain.chapters] == ["seats", "arenas", "cards", "playoffs", "scores"]


# --- NBA Deck-Building: the figures


def sides(rows: Rows) -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
    """Every side of every game, with the other one."""
    for one, other in zip(rows[::2], rows[1::2], strict=True):
        yield one, other
        yield other, one


def test_points_and_margins(hoops: Made, hoops_story: Story) -> None:
    scores = [row["score"] for row in hoops[2]]
    for low, high, share, winners in figure(hoops_story, "points").rows:
        inside = [row for row in hoops[2] if int(low) <= row["score"] <= int(high)]
        assert share == f"{100 * len(inside) / len(scores):.2f}%"
        assert winners == f"{100 * sum(row['place'] == 1 for row in inside) / max(1, len(inside)):.1f}%"
    margins = sorted(abs(row["margin"]) for row in hoops[2][::2])
    assert finding(hoops_story, "scores").figure == str(margins[GAMES // 2 - 1])


def test_points_turn_by_turn(hoops: Made, hoops_story: Story) -> None:
    rows = table(hoops_story, "turns")
    for turn in (1, 10, 24):
        points = [
            one["points"][turn - 1] + other["points"][turn - 1] for one, other in list(sides(hoops[2]))[::2]
        ]
        assert rows[str(turn)][1].startswith(f"{mean(points):.2f} ±")
    assert "25" not in rows


def test_who_leads_wins(hoops: Made, hoops_story: Story) -> None:
    wins, ahead = [], []
    for one, other in sides(hoops[2]):
        lead = sum(one["points"][:12]) - sum(other["points"][:12])
        if lead > 0:
            wins.append(one["share"])
            ahead.append(lead)
    row = table(hoops_story, "leaders")["12"]
    assert row[0] == EN.number(len(wins))
    assert row[1].startswith(f"{100 * mean(wins):.1f}%")
    assert row[2] == f"{mean(ahead):.1f}"
    assert finding(hoops_story, "course").figure == f"{100 * mean(wins):.0f}%"


def test_who_begins(hoops: Made, hoops_story: Story) -> None:
    first = {row["game"]: row["first"] for row in hoops[1]}
    wins = [row["share"] for row in hoops[2] if row["seat"] == first[row["game"]]]
    points = [row["score"] for row in hoops[2] if row["seat"] == first[row["game"]]]
    row = table(hoops_story, "first")["Begins"]
    assert row[1].startswith(f"{100 * mean(wins):.2f}%")
    assert row[2].startswith(f"{mean(points):.2f} ±")


def compared(rows: Rows, card: int) -> tuple[int, float]:
    """Purchases of a player, and their wins beyond those of other players bought in a like position."""
    alike = defaultdict(list)
    for one, other in sides(rows):
        for bought, turn in zip(one["bought"], one["bought_turn"], strict=True):
            if bought < 120:
                lead = sum(one["points"][:turn]) - sum(other["points"][:turn])
                away = int(abs(lead) / 10 + 0.5) * (1 if lead > 0 else -1)
                band = max(-3, min(3, away))
                alike[one["seat"], (turn - 1) // 4, band].append((bought, one["share"]))
    found = []
    for purchases in alike.values():
        others = [share for bought, share in purchases if bought != card]
        if len(others) >= 10:
            found += [share - mean(others) for bought, share in purchases if bought == card]
    return len(found), mean(found)


@pytest.mark.parametrize("card", [BEST, WORST, 5])
def test_purchases_are_compared_with_like_ones(hoops: Made, hoops_story: Story, card: int) -> None:
    count, worth = compared(hoops[2], card)
    row = table(hoops_story, "player-worth")[STANDARD.names[card]]
    assert row[0] == EN.number(count)
    assert row[1].split(" ")[0] == EN.wins(worth)


def test_buyers_and_others_as_they_are(hoops: Made, hoops_story: Story) -> None:
    offered = {row["game"] for row in hoops[1] if row["offered"][BEST]}
    buyers = [row for row in hoops[2] if BEST in row["bought"]]
    others = [row for row in hoops[2] if row["game"] in offered and BEST not in row["bought"]]
    row = table(hoops_story, "player-worth")[STANDARD.names[BEST]]
    assert row[3].startswith(f"{100 * mean(row['share'] for row in buyers):.1f}% ±")
    assert row[4] == f"{100 * mean(row['share'] for row in others):.1f}%"
    assert row[5:] == [f"{mean(row['score'] for row in group):.1f}" for group in (buyers, others)]
    games = {row["game"] for row in buyers}
    bought = table(hoops_story, "players-bought")[STANDARD.names[BEST]]
    share = f"{100 * len(games) / len(offered):.1f}%"
    assert bought == [EN.number(len(offered)), EN.number(len(games)), share]


def test_the_best_buy_is_found(hoops_story: Story) -> None:
    found = finding(hoops_story, "players")
    assert found.headline == f"{STANDARD.names[BEST]} is the best buy"
    assert STANDARD.names[WORST] in found.text
    assert "chance explains" not in found.text


def test_what_winners_do(hoops: Made, hoops_story: Story) -> None:
    pairs = [(one, other) for one, other in sides(hoops[2]) if one["share"] == 1]
    row = table(hoops_story, "doings")["Attacks"]
    means = [mean(side["attacks"] for side in group) for group in zip(*pairs, strict=True)]
    assert row[:2] == [f"{value:.2f}" for value in means]
    assert row[2].startswith(EN.signed(means[0] - means[1], 2))


def test_own_cards_have_no_prices(tmp_path: Path) -> None:
    hoops_results(tmp_path / "own.duckdb", 400, digest="0" * 64)
    story = story_of(tmp_path / "own.duckdb", "en")
    assert figure(story, "price").draw is None
    assert "do not hold their prices" in figure(story, "price").caption
    assert figure(story, "player-worth").draw is not None


def test_one_sided_games_are_not_compared(tmp_path: Path) -> None:
    """Where one side wins whatever is bought, no picture pretends to tell cards apart."""
    hoops_results(tmp_path / "sure.duckdb", 400)
    with duckdb.connect(str(tmp_path / "sure.duckdb")) as connection:
        connection.execute("UPDATE seats SET share = (seat = 1)::DOUBLE, place = seat")
    story = story_of(tmp_path / "sure.duckdb", "en")
    assert figure(story, "player-worth").draw is None
    assert "nothing can be compared" in figure(story, "player-worth").caption
    assert not any("best buy" in found.headline for found in story.findings)


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
    assert "of 1,000 games, 60 are told of here" in " ".join(story_of(tmp_path / "part.duckdb", "en").lead)


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
        ("de", "Was 1.500 Spiele sagen", r"\d\d,\d\u00a0%"),
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
        assert "Was 2 Spiele sagen" in page.read_text("utf-8")


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
