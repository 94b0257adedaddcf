"""Why a team ranks where it does: the facts agree with the ranking, the fans and the cards."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

import pytest

from sixthman.games.allstar.declaration import EDITIONS
from sixthman.games.allstar.rules.cards import ABILITIES, ATTRIBUTE, BESIDE, BESIDE_TEAM, COACHES, SHOT_SYMBOL
from sixthman.games.allstar.rules.ranking import COMBO_STRENGTH, GOLD, SILVER, WINS_TIE, strength_of
from sixthman.games.allstar.rules.reasons import decides
from sixthman.games.allstar.table import STANDARD_CARDS, AllstarAdapter, AllstarOptions
from sixthman.games.allstar.table.names import REASONS
from sixthman.games.allstar.table.notation import read_card
from sixthman.games.allstar.table.referee import CoachBeside, settle_shootout, settle_teams
from sixthman.table import Table


@pytest.mark.parametrize(
    ("own", "following", "why"),
    [
        (strength_of(3, GOLD, 2), strength_of(3, GOLD, 2), "tied"),
        (strength_of(3, GOLD, 2) | WINS_TIE, strength_of(3, GOLD, 2), "tie"),
        (COMBO_STRENGTH, strength_of(5, GOLD, 5), "combo"),
        (COMBO_STRENGTH | WINS_TIE, COMBO_STRENGTH, "tie"),
        (strength_of(4, SILVER, 1), strength_of(3, GOLD, 5), "size"),
        (strength_of(3, GOLD, 1), strength_of(3, SILVER, 9), "medal"),
        (strength_of(3, SILVER, 9), strength_of(3, SILVER, 8), "value"),
    ],
)
def test_what_decides(own: int, following: int, why: str) -> None:
    assert REASONS[decides(own, following)] == why


def random_events(options: AllstarOptions, seed: str) -> list[Any]:
    """The story of a game at random."""
    table, luck = Table(AllstarAdapter(), options, seed=seed), random.Random(seed)
    while not table.over:
        seat = luck.choice(table.waiting())
        table.choose(seat, [luck.choice(table.legal(seat))])
    return table.events()


@pytest.mark.parametrize(
    "options",
    [AllstarOptions(seats=4), AllstarOptions(seats=5, edition="2020"), AllstarOptions(seats=2, mode="clash")],
    ids=str,
)
def test_reasons_agree_with_the_ranking(options: AllstarOptions) -> None:
    seen = set()
    for number in range(4):
        for event in random_events(options, f"reasons {number}"):
            if event.type in ("arena", "match"):
                check_ranking(event.type, event.facts, options)
                seen.add(event.type)
            elif event.type == "shootout":
                check_shootout(event.facts["shots"])
                seen.add(event.type)
    assert seen >= {"arena", "match"}


def check_ranking(kind: str, facts: Any, options: AllstarOptions) -> None:
    """One event of a ranking."""
    rows = facts["ranking"]
    for row, following in pairwise(rows):
        assert (row["decides"] == "tied") == (row["rank"] == following["rank"])
        assert row["over"] == following["strength"]
        if row["decides"] == "size":
            assert row["strength"][0] > following["strength"][0]
        if row["decides"] == "tie":
            assert row["tie"]
    assert rows[-1]["decides"] is None
    edition = EDITIONS.index(options.edition)
    for row in rows:
        size, attribute, _ = row["strength"]
        assert len(row["made_of"]) == size
        assert set(row["made_of"]) <= set(row["cards"])
        assert (row["medal"] is None) == (attribute == "Combo")
        if attribute != "Combo" and "counts" not in row:
            column = ("Symbol", "Number", "Species").index(attribute)
            assert len({int(ATTRIBUTE[edition, column, read_card(card)]) for card in row["made_of"]}) == 1
        if kind == "arena":
            assert row["by_rank"] == facts["fans_by_rank"][row["rank"] - 1]
            assert row["fans"] == row["by_rank"] + row.get("more", 0)


def check_shootout(shots: list[Any]) -> None:
    """One shootout: one loser, and everyone else is told at which medal they were better."""
    assert [shot["decides"] is None for shot in shots] == [shot["loses"] for shot in shots]
    assert sum(shot["loses"] for shot in shots) == 1
    loser = next(shot for shot in shots if shot["loses"])
    assert loser["rank"] == len(shots)
    for shot in shots:
        if shot is not loser:
            index = ("gold", "silver", "bronze").index(shot["decides"][0])
            assert shot["values"][:index] == loser["values"][:index]
            assert shot["values"][index] != loser["values"][index]


def test_a_shot_without_a_symbol_and_one_a_coach_lends_a_symbol() -> None:
    plain = settle_shootout(4, ["Duck2", "Wolf5"])["shots"]
    assert [row["values"][0] for row in plain] == [["Symbol", None], ["Symbol", None]]
    lends = next(coach for coach, row in enumerate(ABILITIES[0, 4]) if row[SHOT_SYMBOL])
    coach = CoachBeside(STANDARD_CARDS.coach(lends))
    lent = settle_shootout(4, ["Duck2", "Wolf5"], coaches=[coach])["shots"]
    assert [row["values"][0] for row in lent] == [["Symbol", "Goal"], ["Symbol", None]]
    assert [row["loses"] for row in (*plain, *lent)] == [True, False, False, True]
    assert lent[0]["decides"] == ["gold", "Symbol"]


def test_the_referee_tells_the_same_facts() -> None:
    teams = [
        ["Duck1", "Duck2", "Duck3", "Wolf4", "Bear5"],
        ["Horse4", "Panda4", "Tiger4", "Eagle1", "Shark2"],
    ]
    settled = settle_teams(4, "Stadium Fall 3", teams)
    rows = settled["ranking"]
    assert [row["seat"] for row in rows] == [
        team for _, team in sorted(zip(settled["ranks"], (0, 1), strict=True))
    ]
    assert {row["seat"]: row["fans"] for row in rows} == dict(enumerate(settled["fans"]))
    assert {row["seat"]: row["strength"] for row in rows} == dict(enumerate(settled["strength"]))
    playoffs = settle_teams(4, None, teams)
    assert "fans" not in playoffs["ranking"][0]
    shot = settle_shootout(4, ["Duck7", "Wolf3"])
    assert [row["rank"] for row in shot["shots"]] == shot["ranks"]
    assert shot["shots"][shot["loser"]]["loses"]
    beside = next(
        coach.name for coach, row in zip(COACHES, ABILITIES[0, 4], strict=False) if row[BESIDE] == BESIDE_TEAM
    )
    coached = settle_teams(4, "Stadium Fall 3", teams, edition="2020", coaches=[CoachBeside(beside), None])
    row = next(row for row in coached["ranking"] if row["seat"] == 0)
    assert row["coach"] == beside
    assert row["fans"] == row["by_rank"] + row["more"]
