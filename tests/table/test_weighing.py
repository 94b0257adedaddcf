"""What cards are good for: sets, best teams, what a pack would bring; counted again the long way."""

from __future__ import annotations

import random
from itertools import combinations
from typing import Any

import pytest

from sixthman.games.allstar.declaration import DRAFT, LINEUP
from sixthman.games.allstar.rules.cards import ARENAS
from sixthman.games.allstar.rules.ranking import NO_CHANGE, strength_in
from sixthman.games.allstar.table import AllstarDesk, AllstarOptions
from sixthman.games.allstar.table.notation import card_name, card_names, read_card
from sixthman.games.allstar.table.weighing import (
    Bench,
    arenas_of,
    bench_of,
    change_with,
    holding,
    opened,
    strength_now,
    team_facts,
)
from sixthman.kernel.game import interpreted_engine
from sixthman.table import Table

BENCH = Bench(interpreted_engine(AllstarDesk().game))


def views(options: AllstarOptions, seed: str, phase: int) -> list[Any]:
    """Views of a game at random, at the times a phase asks a seat."""
    table, luck, found = Table(AllstarDesk(), options, seed=seed), random.Random(seed), []
    while not table.over:
        seat = luck.choice(table.waiting())
        view = table.view(seat)
        if view.phase == phase:
            found.append(view)
        table.choose(seat, [luck.choice(table.legal(seat))])
    return found


@pytest.mark.parametrize("arena", [i for i, arena in enumerate(ARENAS) if arena.combo][:3])
def test_the_best_team_of_a_bench_is_the_best_of_all_teams(arena: int) -> None:
    luck = random.Random(arena)
    view = views(AllstarOptions(seats=4), "bench", LINEUP)[0]
    for _ in range(12):
        cards = sorted(luck.sample(range(108), 8))
        found, team = BENCH.best(view, cards, arena)
        every = [int(strength_in(0, 4, five, arena)) for five in combinations(cards, 5)]
        assert found == max(every)
        assert set(team) <= set(cards)


def test_a_run_is_found() -> None:
    view = views(AllstarOptions(seats=4), "bench", LINEUP)[0]
    arena = next(i for i, arena in enumerate(ARENAS) if arena.combo == "run")
    cards = [read_card(name) for name in ("Duck3", "Wolf4", "Horse5", "Panda6", "Tiger7", "Duck1", "Wolf1")]
    found, team = BENCH.best(view, cards, arena)
    assert card_names(team) == card_names(cards[:5])
    facts = team_facts(view, team, arena)
    assert facts["combo"]
    assert facts["strength"] == [5, "Combo", "Run"]
    assert facts["made_of"] == facts["cards"]
    assert facts["number"] == found


@pytest.mark.parametrize(
    "options", [AllstarOptions(seats=4), AllstarOptions(seats=2, mode="free-agency")], ids=str
)
def test_what_a_pack_would_bring(options: AllstarOptions) -> None:
    for view in views(options, "pack", DRAFT)[::7]:
        seat = int(view.viewer)
        facts = BENCH.facts(view)
        cards = bench_of(opened(view), seat)
        assert [one["card"] for one in facts["pack"]]
        for one in facts["pack"]:
            for number in one["sets"]:
                assert one["card"] in facts["sets"][number]["missing"]
        numbers = [entry["strength"][0] for entry in facts["sets"]]
        assert all(number >= 2 for number in numbers)
        own = card_names(holding(opened(view), seat))
        for entry in facts["sets"]:
            assert set(entry["cards"]) <= set(own)
            assert not set(entry["missing"]) & set(own)
        assert (facts["best"] is None) == (not cards)


def test_what_is_missing_is_nobody_elses() -> None:
    """Cards others have shown, or that do not play, are not hoped for."""
    for view in views(AllstarOptions(seats=3), "missing", LINEUP)[::9]:
        shown = {card_name(card) for card in range(108) if view.shown_in[card]}
        missing = {card for entry in BENCH.facts(view)["sets"] for card in entry["missing"]}
        assert not missing & shown
        assert all(view.species[read_card(card) // 9] for card in missing)


def test_fewer_than_five_cards_have_the_strength_of_their_set() -> None:
    view = views(AllstarOptions(seats=4), "few", LINEUP)[0]
    facts = team_facts(view, [read_card("Duck3"), read_card("Wolf3")], arenas_of(view)[0])
    assert facts["strength"][0] in (1, 2)
    assert (
        strength_now(view, [read_card("Duck3")], None)
        == team_facts(view, [read_card("Duck3")], None)["number"]
    )


def test_a_coach_that_is_not_there_changes_nothing() -> None:
    view = views(AllstarOptions(seats=4), "coach", LINEUP)[0]
    assert change_with(view, int(view.viewer), [1, 2, 3, 4, 5], -1, -1) is None


def test_coaches_change_what_the_rules_say() -> None:
    """For every coach that may be placed: what is allowed here is what a line-up can say."""
    allowed = refused = 0
    for number in range(2):
        for view in views(AllstarOptions(seats=3, edition="2020"), f"coaches {number}", LINEUP)[::5]:
            seat = int(view.viewer)
            team = bench_of(opened(view), seat)[:5]
            for player in (-1, *team):
                for mate in (-1, *team):
                    change = change_with(view, seat, team, player, mate)
                    allowed += change is not None
                    refused += change is None
                    if change is not None and player == -1:
                        assert change == NO_CHANGE
                        assert mate == -1
    assert allowed
    assert refused
