"""The coach of NBA Deck-Building: legal everywhere, honest, the same on every target, and worth having."""

from __future__ import annotations

from itertools import product
from typing import Any

import numpy as np
import pytest

from sixthman.bots import PRO, RANDOM, ROOKIE, bot_named
from sixthman.games.hoops.bots import ARCHETYPES, FRUGAL, policy
from sixthman.games.hoops.bots.habits import STYLES
from sixthman.games.hoops.bots.hopes import attack_hope, defence_hope, hope, hope_tables, team_of
from sixthman.games.hoops.declaration import BUY, DONE, OVER, TO_PREPARE, TO_REPLACE
from sixthman.games.hoops.rules import GAME
from sixthman.games.hoops.rules.cards import FACE, FACE_COLOUR, FATIGUE, REBOUNDS, STANDARD
from sixthman.games.hoops.rules.choices import choice
from sixthman.games.hoops.rules.record import State
from sixthman.games.hoops.table.options import HoopsOptions
from sixthman.kernel.game import interpreted_engine
from sixthman.kernel.stream import new_stream
from sixthman.lab.batches import Batch
from sixthman.lab.simulate import simulate
from tests.games.hoops.conftest import (
    BASE_SWITCH,
    BASE_THREE,
    BLOCK,
    BLUE,
    HOUSTON,
    KENTUCKY,
    MICHIGAN,
    STEAL,
    STOP,
    THREE,
    VIRGINIA,
    YELLOW,
    choose,
    dice_fall,
    die,
    face,
    five,
    in_turn,
    keep,
    options,
    ready,
)
from tests.modules.batches import digest_on

VARIANTS = [(0, 0), (1, 0), (0, 1), (1, 1)]  # pick your team, opening draft
compiled = pytest.mark.xdist_group("hoops")


def wish(state: State, seat: int | None = None, level: int = PRO) -> int:
    """What the coach would choose."""
    by = int(state.player) if seat is None else seat
    return int(choice(state, by, int(policy(level, state, by, new_stream("luck")))))


# --- whole games


@pytest.mark.parametrize(("pick_team", "opening_draft"), [(0, 0), (1, 1)])
@pytest.mark.parametrize("name", ["random", "rookie", "pro"])
def test_bots_play_whole_games_from_views(name: str, pick_team: int, opening_draft: int) -> None:
    engine = interpreted_engine(GAME)
    game, state, view = engine.game, GAME.new_state(), GAME.new_state()
    bots = [bot_named(name, engine, f"{seat}") for seat in (0, 1)]
    agreed = options(pick_team=bool(pick_team), opening_draft=bool(opening_draft), first=1)
    game.setup(state, agreed, new_stream(name))
    while not game.over(state):
        seat = int(game.waiting(state)).bit_length() - 1
        game.view(state, seat, view)
        [chosen] = bots[seat].choose(view)
        assert chosen in [int(game.choice(state, seat, k)) for k in range(int(game.legal(state, seat)))]
        game.act(state, seat, chosen)
    assert state.phase == OVER


@compiled
@pytest.mark.parametrize("target", ["wasm", pytest.param("cpu", marks=pytest.mark.long)])
@pytest.mark.parametrize("levels", [(PRO, PRO), (PRO, FRUGAL), (RANDOM, PRO), (ROOKIE, PRO)])
def test_interpreted_and_compiled_play_the_same_games(levels: tuple[int, int], target: str) -> None:
    batch = Batch.of(HoopsOptions(pick_team=True, opening_draft=True), levels, "same")
    found = [simulate(GAME, batch, 2, target=one).digest for one in ("interpreted", target)]
    assert found[0] == found[1]


@compiled
def test_the_heuristic_coach_beats_the_random_one() -> None:
    found = simulate(GAME, Batch.of(HoopsOptions(), (PRO, RANDOM), "7"), 1000)
    assert found.win_shares[0] > 0.95


@compiled
def test_the_rookie_stands_between_the_random_and_the_good_one() -> None:
    for levels, least in (((ROOKIE, RANDOM), 0.95), ((PRO, ROOKIE), 0.7)):
        found = simulate(GAME, Batch.of(HoopsOptions(), levels, "7"), 1000)
        assert found.win_shares[0] > least


@compiled
def test_buying_beats_never_buying() -> None:
    found = simulate(GAME, Batch.of(HoopsOptions(), (PRO, FRUGAL), "7"), 1000)
    assert found.win_shares[0] > 0.6


def test_the_frugal_coach_never_buys() -> None:
    game, state = interpreted_engine(GAME).game, GAME.new_state()
    game.setup(state, options(), new_stream("frugal"))
    while not game.over(state):
        seat = int(game.waiting(state)).bit_length() - 1
        game.act(state, seat, wish(state, seat, FRUGAL))
        assert state.phase != BUY


# --- honesty


@pytest.mark.parametrize(("pick_team", "opening_draft"), VARIANTS)
def test_the_coach_uses_only_what_its_seat_may_know(pick_team: int, opening_draft: int) -> None:
    """The laboratory hands it full states: with all that is hidden dealt anew it chooses the same."""
    game, state = interpreted_engine(GAME).game, GAME.new_state()
    agreed = options(pick_team=bool(pick_team), opening_draft=bool(opening_draft))
    game.setup(state, agreed, new_stream("peek"))
    chance, compared = np.random.default_rng(5), 0
    while not game.over(state):
        seat = int(game.waiting(state)).bit_length() - 1
        if chance.random() < 0.1:
            compared += 1
            other = other_world(game, state, seat, f"world {compared}")
            assert [wish(other, seat, level) for level in (ROOKIE, PRO)] == [
                wish(state, seat, level) for level in (ROOKIE, PRO)
            ]
        game.pick(state, seat, int(chance.integers(game.legal(state, seat))))
    assert compared > 15


def other_world(game: Any, state: State, seat: int, world: str) -> State:
    """The same table as the seat knows it, with everything else by chance."""
    other = GAME.new_state()
    game.view(state, seat, other)
    game.imagine(other, new_stream(world))
    return other


# --- dice


@pytest.mark.parametrize(
    ("skill", "against", "dice", "kept"),
    [(0, 7, 3, 2), (1, 7, 2, 1), (2, 7, 4, 4), (3, 1, 3, 1), (5, 6, 3, 2)],
)
def test_hopes_are_the_expectations_of_the_faces(skill: int, against: int, dice: int, kept: int) -> None:
    counted = [
        side for side in range(6) if FACE[skill, side] and against >> int(FACE_COLOUR[skill, side]) & 1
    ]
    values = [int(FACE[skill, side]) if side in counted else 0 for side in range(6)]
    falls = [sum(sorted(fall)[-kept:]) for fall in product(values, repeat=dice)]
    assert hope(skill, against, dice, kept) / 1000 == pytest.approx(np.mean(falls), abs=0.03)


def test_hopes_follow_the_dice_of_a_card_set() -> None:
    tables = STANDARD.tables()
    tables["FACE"] = np.full((6, 6), 5, np.int8)
    tables["FACE_COLOUR"] = np.zeros((6, 6), np.int8)
    hopes = hope_tables(tables)
    assert hopes["ATTACK_HOPE"][0, 4, 2] == 10_000
    assert hopes["DEFENCE_HOPE"][1, 0b001, 4, 2] == 10_000
    assert hopes["DEFENCE_HOPE"][1, 0b110, 4, 2] == 0


def test_it_keeps_the_dice_that_count_most() -> None:
    state = in_turn()
    state.court[0] = five(block=2, stop=2, intelligence=6)
    ready(state, 0, MICHIGAN)
    keep(state, 1, die(THREE, 9))
    dice_fall(state, face(BLOCK, 2, YELLOW), face(BLOCK, 1, BLUE), face(STOP, 3, BLUE), face(STOP, 3, YELLOW))
    choose(state, MICHIGAN, "done")
    assert wish(state) == die(STOP, 3, BLUE)


def test_it_rerolls_the_lowest_dice_when_that_is_free() -> None:
    state = in_turn()
    state.court[0], state.court[1] = five(three=3, rebounds=7, intelligence=8), five(rebounds=4)
    ready(state, 0, BASE_THREE)
    dice_fall(state, face(THREE, 9), face(THREE, 2), face(THREE, 0))
    choose(state, BASE_THREE)
    assert int(REBOUNDS[state.court[0]].sum() - REBOUNDS[state.court[1]].sum()) == 3
    assert wish(state) == die(THREE, 0)


def test_it_does_not_reroll_the_best_faces() -> None:
    state = in_turn()
    state.court[0], state.court[1] = five(three=2, rebounds=7, intelligence=8), five(rebounds=4)
    ready(state, 0, BASE_THREE)
    dice_fall(state, face(THREE, 9), face(THREE, 9))
    choose(state, BASE_THREE)
    assert wish(state) == DONE


def defence_that_failed(turn: int) -> State:
    """A defense of two dice fell blank, against an attack of 18."""
    state = in_turn(turn % 2 ^ 1)
    state.turn = turn
    seat = int(state.player)
    state.court[seat] = five(steal=1, stop=1, intelligence=8)
    ready(state, seat, BASE_SWITCH)
    keep(state, 1 - seat, die(THREE, 9), die(THREE, 9))
    dice_fall(state, face(STEAL, 0), face(STOP, 0))
    choose(state, BASE_SWITCH)
    return state


def test_it_weighs_fatigue_against_a_better_defence() -> None:
    assert wish(defence_that_failed(turn=5)) == DONE
    assert wish(defence_that_failed(turn=24)) == die(STEAL, 0)


# --- tactics and players


def test_it_attacks_with_the_highest_expectation() -> None:
    state = in_turn()
    state.court[0] = five(three=6, intelligence=8)
    ready(state, 0, BASE_THREE, KENTUCKY)
    team = team_of(state, 0)
    assert attack_hope(team, KENTUCKY) > attack_hope(team, BASE_THREE)
    state.done = 15
    assert wish(state) == KENTUCKY


def test_it_leaves_what_its_team_cannot_understand() -> None:
    state = in_turn()
    state.court[0] = five(three=6, intelligence=5)
    ready(state, 0, BASE_THREE, VIRGINIA)
    state.done = 15
    assert wish(state) == BASE_THREE


def test_it_defends_in_the_colour_of_the_attack() -> None:
    state = in_turn()
    state.court[0] = five(steal=3, block=3, stop=3, intelligence=8)
    ready(state, 0, HOUSTON, MICHIGAN)
    state.done = 15
    team = team_of(state, 0)
    for colour, attack in ((0b001, die(THREE, 9)), (0b010, die(1, 7)), (0b100, die(2, 6))):
        state.kept[1] = 0
        keep(state, 1, attack, attack, attack)
        best = max((HOUSTON, MICHIGAN), key=lambda card: defence_hope(team, card, colour))
        assert wish(state) == best


def test_it_brings_a_better_player_in_and_gives_fatigue_back() -> None:
    star = STANDARD.names.index("LeBron James")
    state = in_turn(hand=[star, FATIGUE])
    assert wish(state) == TO_REPLACE
    choose(state, "replace")
    assert wish(state) == star
    choose(state, star)
    while wish(state) != FATIGUE:
        choose(state, wish(state))
    assert star in state.court[0]
    choose(state, FATIGUE)
    assert state.fatigue == 10


def test_it_prepares_what_it_holds() -> None:
    state = in_turn(hand=[BASE_THREE])
    state.row[:], state.tactics[:] = -1, -1
    assert wish(state) == TO_PREPARE
    choose(state, "prepare")
    assert wish(state) == BASE_THREE
    choose(state, BASE_THREE)
    assert BASE_THREE in state.prepared[0, 0]


@pytest.mark.parametrize("style", STYLES[1:])
def test_a_style_plays_whole_games_and_not_as_the_pro_does(style: str) -> None:
    options, kind = HoopsOptions(), ARCHETYPES + STYLES.index(style) - 1
    games = [digest_on("wasm", GAME, Batch.of(options, (seat, PRO), "styles"), 3) for seat in (kind, PRO)]
    assert games[0] != games[1]
