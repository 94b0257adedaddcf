"""A turn of basketball in facts: the checklist, the attacks, the dice and every choice."""

from __future__ import annotations

import random
from typing import Any

from sixthman.games.hoops.record import KEEP, MENU, REROLL, SEATS
from sixthman.table import Table
from sixthman.table.hoops import HoopsDesk, HoopsOptions
from sixthman.table.hoops.checklist import STEPS
from sixthman.table.hoops.counsel import counsel
from sixthman.table.hoops.figures import Figures

DESK = HoopsDesk()
FIGURES = Figures(DESK.cards)


def told(seed: str, options: HoopsOptions | None = None) -> list[tuple[Any, list[int], dict[str, Any]]]:
    """Views of a game at random, what could be chosen, and what is told of it."""
    table, luck = Table(DESK, options or HoopsOptions(), seed=seed), random.Random(seed)
    found: list[tuple[Any, list[int], dict[str, Any]]] = []
    while not table.over and len(found) < 120:
        seat = table.waiting()[0]
        view, legal = table.view(seat), table.legal(seat)
        if luck.random() < 0.3:
            found.append((view, legal, counsel(view, legal, [], table.events(seat), FIGURES)))
        table.choose(seat, [luck.choice(legal)])
    return found


def test_every_choice_is_told_of_and_every_step() -> None:
    phases = set()
    for view, legal, facts in told("counsel"):
        phases.add(int(view.phase))
        assert [option["choice"] for option in facts["options"]] == legal
        assert [step["step"] for step in facts["steps"]] == list(STEPS)
        states = [step["state"] for step in facts["steps"]]
        assert ("open" in states) == (view.phase == MENU)
        assert states.count("now") <= 1
        assert len(facts["levels"]) == SEATS
        for tactic in facts["tactics"]:
            assert tactic["mean"] >= 0
            assert all(kept <= rolled for _, rolled, kept in tactic["dice"])
    assert len(phases) > 6


def test_dice_are_worth_what_the_rules_count() -> None:
    seen = 0
    for view, legal, facts in told("dice") + told("more dice"):
        assert (facts["dice"] is None) == (view.phase not in (REROLL, KEEP))
        if facts["dice"] is None:
            continue
        seen += 1
        dice = facts["dice"]["dice"]
        assert len(dice) == int(view.rolled.sum())
        for die in dice:
            assert 0 <= die["worth"] <= die["value"]
            assert die["choice"] is None or die["choice"] in legal
        if view.phase == KEEP:
            best = max((die for die in dice if die["choice"] is not None), key=lambda die: die["worth"])
            more = counsel(view, legal, [best["choice"]], [], FIGURES)["dice"]
            told_now, told_then = facts["dice"], more
            if told_now["kind"] == "offence":
                assert told_then["attack"] == told_now["attack"] + best["worth"]
            else:
                assert told_then["stopped"] == told_now["stopped"] + best["worth"]
                assert told_then["points"] == max(0, told_then["attack"] - told_then["stopped"])
    assert seen > 5


def test_before_the_first_turn_there_is_no_checklist() -> None:
    for view, legal, facts in told("teams", HoopsOptions(pick_team=True, opening_draft=True))[:4]:
        assert facts["steps"] == []
        assert [option["choice"] for option in facts["options"]] == legal
        assert int(view.phase) <= 2
