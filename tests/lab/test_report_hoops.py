"""`sixthman report` on NBA Deck-Building: its figures are those of the results."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from statistics import mean
from typing import Any

import duckdb
import pytest

from sixthman.games.hoops.rules.cards import STANDARD
from sixthman.lab.report import story_of
from sixthman.lab.report.story import Story
from tests.lab.conftest import GAMES, Made
from tests.lab.made_up import BEST, WORST, Rows, hoops_results
from tests.lab.reading import EN, figure, finding, table


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
    row = table(hoops_story, "first")["Goes first"]
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
    assert "don’t hold their costs" in figure(story, "price").caption
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
