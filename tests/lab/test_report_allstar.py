"""`sixthman report` on All-Star Draft: its figures are those of the results."""

from __future__ import annotations

from collections import defaultdict
from math import sqrt
from pathlib import Path
from statistics import mean, pstdev

from sixthman.games.allstar.rules.cards import ARENAS
from sixthman.lab.report import story_of
from sixthman.lab.report.story import Story
from tests.lab.conftest import GAMES, Made
from tests.lab.made_up import STRONG, Rows, allstar_results
from tests.lab.reading import EN, figure, finding, table, told


def beyond_seat(rows: Rows, what: str) -> dict[tuple[int, int], float]:
    """What each seat of each game has beyond the mean of that seat."""
    seats = defaultdict(list)
    for row in rows:
        seats[row["seat"]].append(row[what])
    means = {seat: mean(values) for seat, values in seats.items()}
    return {(row["game"], row["seat"]): row[what] - means[row["seat"]] for row in rows}


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
        assert survival[f"Rank {place}"][0] == EN.number(len(still[place]))
        assert survival[f"Rank {place}"][2].startswith(f"{100 * mean(still[place]):.1f}% ±")
        shares = [ended[place].count(last) / len(ended[place]) for last in range(1, 5)]
        assert [cell.split(" ")[0] for cell in places_told[f"Rank {place}"][1:]] == [
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
