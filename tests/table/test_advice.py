"""A turn of basketball in facts: the checklist, the attacks, the dice and every choice."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from sixthman.games.hoops.declaration import DIE, FACES, KEEP, MENU, POSITION, REROLL, SEATS, SPOT, TO_PREPARE
from sixthman.games.hoops.rules.advice import ADVICE, tell_counsel
from sixthman.games.hoops.rules.cardfile import POSITION_NAMES, RATINGS
from sixthman.games.hoops.rules.cards import DICE, FACE, FACE_COLOUR, STANDARD, write_cards
from sixthman.games.hoops.rules.checklist import STEPS
from sixthman.games.hoops.rules.figures import PARTS, mean_of_best
from sixthman.games.hoops.table import HoopsOptions, TableCards
from sixthman.games.hoops.table.advice import advice, names_in
from sixthman.games.hoops.table.figures import Figures
from sixthman.kernel.facts import new_sheet, numbers_on, read_fact
from sixthman.kernel.game import Engine, interpreted_engine, module_engine
from sixthman.table import Table
from tests.games.hoops.conftest import (
    BASE_THREE,
    STARTERS,
    STEAL,
    THREE,
    dice_fall,
    die,
    in_turn,
    keep,
    ready,
)

from .hoops import DESK, VARIANTS, with_state

FIGURES = Figures(DESK.cards)


@cache
def told(seed: str, options: HoopsOptions | None = None) -> list[tuple[Any, list[int], dict[str, Any]]]:
    """Views of a game at random, what could be chosen, and what is said of it."""
    table, luck = Table(DESK, options or HoopsOptions(), seed=seed), random.Random(seed)
    found: list[tuple[Any, list[int], dict[str, Any]]] = []
    while not table.over and len(found) < 120:
        seat = table.waiting()[0]
        view, legal = table.view(seat), table.legal(seat)
        if luck.random() < 0.3:
            found.append((view, legal, advice(view, [], table.events(seat), FIGURES)))
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
    for view, legal, facts in told("dice") + told("more dice") + told("third") + told("fourth"):
        assert (facts["dice"] is None) == (view.phase not in (REROLL, KEEP))
        if facts["dice"] is None:
            continue
        seen += 1
        dice = facts["dice"]["dice"]
        assert len(dice) == int(view.rolled.sum())
        for one in dice:
            assert 0 <= one["worth"] <= one["value"]
            assert one["choice"] is None or one["choice"] in legal
        if view.phase == KEEP:
            best = max((one for one in dice if one["choice"] is not None), key=lambda one: one["worth"])
            more = advice(view, [best["choice"]], [], FIGURES)["dice"]
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


# --- the rules that write it down


def sheet_of(engine: Engine, view: Any, seat: int, dice: Sequence[int] = ()) -> list[int]:
    """All numbers that the rules tell."""
    sheet, marked = new_sheet(), np.array(dice, np.int64)
    engine.rule(tell_counsel)(view, view.copy(), seat, 0, marked, len(marked), sheet)
    return numbers_on(sheet)


@pytest.fixture(scope="module")
def compiled() -> Engine:
    """The rules as machine code."""
    return module_engine(DESK.game)


@pytest.mark.xdist_group("compiled")
@pytest.mark.parametrize("variant", VARIANTS)
def test_every_target_tells_the_same_and_it_is_read_to_the_last_number(
    compiled: Engine, variant: str
) -> None:
    table, luck = Table(DESK, VARIANTS[variant], seed=variant, engine=compiled), random.Random(variant)
    interpreted, seen = interpreted_engine(DESK.game), 0
    while not table.over:
        if luck.random() < 0.15:
            view = table.view(luck.choice([0, 1, None]))
            seat = int(view.viewer)
            dice = [choice for choice in table.legal(seat) if choice >= DIE] if seat < SEATS else []
            numbers = sheet_of(compiled, view, seat, dice)
            assert numbers == sheet_of(interpreted, view, seat, dice)
            left = iter(numbers)
            assert list(read_fact(ADVICE, left, names_in(DESK.cards))) == list(ADVICE)
            assert list(left) == []
            seen += 1
        seat = luck.choice(table.waiting())
        table.choose(seat, [luck.choice(table.legal(seat))])
    assert seen > 20


def test_asking_changes_nothing() -> None:
    for view, _, _ in told("counsel")[:40]:
        before = view.tobytes()
        advice(view, [], [], FIGURES)
        assert view.tobytes() == before


def test_the_mean_of_the_best_dice() -> None:
    """Counted over all throws of three 3 Points dice, of which two are kept."""
    state, faces = in_turn(), FACE[THREE].tolist()
    assert faces == [0, 0, 0, 2, 6, 9]
    throws = [sum(sorted(throw)[-2:]) for throw in product(faces, repeat=3)]
    assert mean_of_best(state, 0, THREE, 3, 2) * len(throws) == sum(throws) * PARTS
    assert mean_of_best(state, 0, THREE, 0, 0) == 0
    assert mean_of_best(state, 0, THREE, DICE, 1) < max(faces) * PARTS


def test_the_mean_of_defence_dice_depends_on_the_attack() -> None:
    """A face in a color the attack does not hold counts nothing (H1)."""
    state = in_turn()
    assert mean_of_best(state, 0, STEAL, 2, 2) == 0
    keep(state, 1, die(THREE, 9))
    stops = [int(FACE[STEAL, face]) if FACE_COLOUR[STEAL, face] == THREE else 0 for face in range(FACES)]
    assert sum(stops) > 0
    assert mean_of_best(state, 0, STEAL, 2, 2) * FACES == 2 * sum(stops) * PARTS


def test_a_change_is_what_comes_of_it() -> None:
    """The levels told of a position are those of the team once the player is there."""
    seen, game = 0, interpreted_engine(DESK.game).game
    for view, _, facts in told("dice") + told("more dice") + told("third") + told("fourth"):
        for option in facts["options"]:
            if view.phase != SPOT:
                continue
            after, seat = view.copy(), int(view.viewer)
            game.act(after, seat, option["choice"])
            levels = dict(zip(RATINGS, FIGURES.levels(view, seat), strict=True))
            assert all(levels[rating] == old for rating, old, _ in option["changes"])
            levels |= {rating: new for rating, _, new in option["changes"]}
            assert levels == dict(zip(RATINGS, FIGURES.levels(after, seat), strict=True))
            assert option["position"] == POSITION_NAMES[option["choice"] - POSITION]
            seen += 1
    assert seen > 3


def test_after_an_activation_the_story_tells_what_was_done() -> None:
    """The rules then shut all actions alike, whether they were taken or not."""
    state = in_turn(hand=[BASE_THREE, STARTERS[0]])
    state.court[:] = STARTERS
    ready(state, 0, BASE_THREE)
    dice_fall(state, *[0] * 20)
    table = with_state(state)
    table._events.clear()
    table.choose(0, [TO_PREPARE])
    table.choose(0, [BASE_THREE])
    table.choose(0, [BASE_THREE])
    states = {
        step["step"]: step["state"] for step in advice(table.view(1), [], table.events(1), FIGURES)["steps"]
    }
    assert states == dict.fromkeys(STEPS, "shut") | {"prepare": "done", "attack": "done"}


def test_cards_of_ones_own_are_counted(tmp_path: Path) -> None:
    """What dice bring is that of the set that is played with."""
    path = tmp_path / "mine.toml"
    text = write_cards(STANDARD).replace("faces = [0, 0, 0, 2, 6, 9]", "faces = [7, 7, 7, 7, 7, 7]")
    path.write_text(text, "utf-8")
    figures = Figures(TableCards.read(path))
    state = in_turn()
    state.court[:] = STARTERS
    ready(state, 0, BASE_THREE)
    state.viewer = 0
    (mine,) = advice(state, [], [], figures)["tactics"]
    (usual,) = advice(state, [], [], FIGURES)["tactics"]
    assert mine["dice"] == usual["dice"]
    assert mine["mean"] == 7 * sum(kept for _, _, kept in mine["dice"]) != usual["mean"]
