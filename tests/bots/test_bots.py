"""Bots choose legally, see nothing they may not, and the heuristic one is worth having."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from sixthman.bots import RANDOM, ROOKIE, bot_named, level_number
from sixthman.games.allstar.bots import policy
from sixthman.games.allstar.declaration import DRAFT
from sixthman.games.allstar.rules import GAME
from sixthman.games.allstar.table import AllstarAdapter, AllstarOptions
from sixthman.kernel.game import interpreted_engine
from sixthman.kernel.stream import new_stream
from sixthman.lab.batches import Batch
from sixthman.lab.simulate import simulate
from sixthman.messages import BadOption
from sixthman.table import Table

TABLES = [(2, "heritage"), (2, "free-agency"), (2, "clash"), (3, None), (4, None), (6, None)]


@pytest.mark.parametrize(("seats", "mode"), TABLES)
@pytest.mark.parametrize("name", ["random", "rookie", "pro"])
def test_bots_play_a_whole_game_from_views(name: str, seats: int, mode: str | None) -> None:
    table = Table(AllstarAdapter(), AllstarOptions(seats=seats, mode=mode), seed=name)
    engine = interpreted_engine(GAME)
    bots = [bot_named(name, engine, f"{seat}") for seat in range(seats)]
    while not table.over:
        seat = table.waiting()[0]
        table.choose(seat, bots[seat].choose(table.view(seat)))
    assert sorted(table.ranks())[0] == 1


@pytest.mark.parametrize(("seats", "mode"), TABLES)
def test_a_seat_finds_its_legal_choices_in_its_view(seats: int, mode: str | None) -> None:
    game = interpreted_engine(GAME).game
    table = Table(AllstarAdapter(), AllstarOptions(seats=seats, mode=mode), seed="legal")
    luck = np.random.default_rng(3)
    while not table.over:
        seat = int(luck.choice(table.waiting()))
        view = table.view(seat)
        assert (int(game.waiting(view)) >> seat) & 1
        seen = [int(game.choice(view, seat, k)) for k in range(int(game.legal(view, seat)))]
        assert sorted(seen) == sorted(table.legal(seat))
        table.choose(seat, [int(luck.choice(seen))])


@pytest.mark.parametrize(("seats", "mode"), TABLES)
def test_the_heuristic_uses_only_what_its_seat_may_know(seats: int, mode: str | None) -> None:
    """The laboratory hands it full states: with all that is hidden replaced it chooses the same."""
    game = interpreted_engine(GAME).game
    state = GAME.new_state()
    options = AllstarOptions(seats=seats, mode=mode)
    game.setup(state, options.numbers(), new_stream("peek"))
    choices = np.random.default_rng(5)
    while not game.over(state):
        waiting = int(game.waiting(state))
        seat = (waiting & -waiting).bit_length() - 1
        if choices.random() < 0.2:
            other = replace_hidden(game, state, seat)
            assert choose(state, seat) == choose(other, seat)
        game.act(state, seat, int(game.choice(state, seat, int(choices.integers(game.legal(state, seat))))))


def choose(state: Any, seat: int) -> int:
    return int(policy(ROOKIE, state.copy(), seat, new_stream("luck")))


def replace_hidden(game: Any, state: Any, seat: int) -> Any:
    other = GAME.new_state()
    game.view(state, seat, other)
    game.imagine(other, new_stream("other world"))
    if state.phase == DRAFT:  # a view sorts the pack in hand; lay it as the full state has it
        start = int(state.pack_at[seat])
        other.deck[start : start + 7] = state.deck[start : start + 7]
    return other


@pytest.mark.xdist_group("compiled")
def test_one_heuristic_bot_beats_three_random_ones() -> None:
    batch = Batch.of(AllstarOptions(seats=4), (ROOKIE, RANDOM, RANDOM, RANDOM), "7")
    found = simulate(GAME, batch, 2000)
    assert found.win_shares[0] > 0.9


def test_an_unknown_bot_is_told_which_there_are() -> None:
    with pytest.raises(BadOption, match="random, rookie, pro"):
        level_number("grandmaster")
