"""OpenSpiel: chance falls when it happens, strings can be read, imagined worlds have their own memories."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.exploitability import nash_conv
from open_spiel.python.policy import UniformRandomPolicy

import sixthman.envs.open_spiel  # noqa: F401
from sixthman.messages import BadOption

pytestmark = pytest.mark.xdist_group("envs")

ON_MODULE = {"target": "wasm", "draws": 8}
REAL = ON_MODULE | {"seats": 2, "mode": "heritage", "endgame": 2, "deals": 1, "seed": 15}


def start(name: str, **parameters: Any) -> Any:
    return pyspiel.load_game(name, ON_MODULE | parameters).new_initial_state()


def at_chance(state: Any, luck: Any) -> Any:
    """Play at random until chance falls."""
    while not state.is_chance_node():
        state.apply_action(int(luck.choice(state.legal_actions())))
    return state


@pytest.mark.parametrize("name", ["sixthman_allstar", "sixthman_hoops"])
def test_nobody_can_look_at_what_has_not_fallen(name):
    """The same action from the same state: what it brings is open until chance falls."""
    luck, state = np.random.RandomState(1), start(name)
    state.apply_action(5)
    state = at_chance(state, luck)
    assert [outcome for outcome, _ in state.chance_outcomes()] == list(range(8))
    assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
    records = {state.child(outcome).record.tobytes() for outcome in range(8)}
    assert len(records) == 8
    assert state.child(3).record.tobytes() == state.clone().child(3).record.tobytes()


def test_a_new_round_is_dealt_by_chance():
    luck, state = np.random.RandomState(2), start("sixthman_allstar", seats=3)
    state.apply_action(0)
    state = at_chance(state, luck)
    ways = [state.child(outcome).record[0] for outcome in range(8)]
    assert len({tuple(way.deck[18:36]) for way in ways}) == 8
    assert len({tuple(way.deck[:18]) for way in ways}) == 1  # what was dealt stays
    assert len({tuple(way.arenas[1:3]) for way in ways}) > 1
    assert all(set(way.deck[:54].tolist()) == set(ways[0].deck[:54].tolist()) for way in ways)


@pytest.mark.parametrize("name", ["sixthman_allstar", "sixthman_hoops"])
def test_memories_in_a_world_are_those_of_the_world(name):
    """Whoever sees the same there knows the same there; whoever sees something else knows something else."""
    luck, state, same, other = np.random.RandomState(3), start(name), 0, 0
    state.apply_action(1)
    for _ in range(60):
        state = state if not state.is_chance_node() else state.child(int(luck.randint(8)))
        if state.is_chance_node() or luck.random() < 0.6:
            if not state.is_chance_node():
                state.apply_action(int(luck.choice(state.legal_actions())))
            continue
        player = state.current_player()
        world = state.resample_from_infostate(player, luck.random)
        for seat in range(state.num_players()):
            alike = world.observation_string(seat) == state.observation_string(seat)
            assert alike == (world.information_state_string(seat) == state.information_state_string(seat))
            same, other = same + alike, other + (not alike)
        after = state.child(int(luck.choice(state.legal_actions())))
        state = after
    assert same > 10
    assert other > 5 or name == "sixthman_hoops"


def test_states_can_be_read():
    state = start("sixthman_allstar", seats=2, mode="heritage")
    assert str(state) == "allstar: "
    state.apply_action(7)
    seat = state.current_player()
    state.apply_action(state.legal_actions()[0])
    assert "All-Star Draft · Round 1" in str(state)
    assert f"allstar: deal 7 {seat}:" in str(state)
    told = state.information_state_string(seat)
    assert "Chosen so far: " in told
    assert f"seat {seat}, " in told
    tensor = np.array(state.information_state_tensor(0))
    np.testing.assert_array_equal(tensor, state.observation_tensor(0))
    assert tensor.any()


def test_tensors_of_every_kind():
    widths = [
        pyspiel.load_game("sixthman_hoops", ON_MODULE | {"observation": kind}).observation_tensor_shape()[0]
        for kind in ("bytes", "onehot", "counts")
    ]
    assert widths[0] == 1638
    assert widths[1] > widths[2] > widths[0]


def test_nothing_is_forgotten():
    """The last matches: whoever is in an information state came there by one row of states and choices."""
    game = pyspiel.load_game("sixthman_allstar", REAL)
    ways: dict[str, tuple[Any, ...]] = {}
    nodes: list[tuple[Any, tuple[Any, Any]]] = [(game.new_initial_state(), ((), ()))]
    while nodes:
        state, lines = nodes.pop()
        if state.is_terminal():
            continue
        for action in state.legal_actions():
            after = lines
            if not state.is_chance_node():
                seat = state.current_player()
                told = state.information_state_string()
                assert ways.setdefault(told, lines[seat]) == lines[seat]
                row = (*lines[seat], (told, action))
                after = (row, lines[1]) if seat == 0 else (lines[0], row)
            nodes.append((state.child(action), after))
    assert len(ways) > 20


def test_the_documented_position_has_something_to_solve():
    game = pyspiel.load_game("sixthman_allstar", REAL)
    assert nash_conv(game, UniformRandomPolicy(game)) > 0.5


def test_too_few_ways_to_fall_are_refused():
    for name in ("deals", "draws"):
        with pytest.raises(BadOption, match=f"0 can’t be used for {name}"):
            pyspiel.load_game("sixthman_hoops", {"target": "interpreted", name: 0})
