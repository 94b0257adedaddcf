"""What learners see: a function of the view, the same on both targets, and complete where it says so."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from sixthman.envs.seating import Seating, seat_players
from sixthman.games.allstar.declaration import CUT, DRAFT, LINEUP
from sixthman.games.allstar.features.encoding import BENCH, CHOSEN, GONE, HIDDEN, LEAVING, PACK, PER_SEAT
from sixthman.games.allstar.table import TableCards
from sixthman.kernel.game import Engine, interpreted_engine
from sixthman.kernel.stream import THOUGHT, new_stream
from tests.envs.conftest import every_table
from tests.games.allstar.cardfiles import wild_sections, written


def positions(seating: Seating, seed: str, every: int) -> Iterator[Any]:
    """The full states of a random game, one in this many."""
    luck, game = random.Random(seed), interpreted_engine(seating.game).game
    state = seating.game.new_state()
    game.setup(state, seating.numbers, new_stream(seed))
    step = 0
    while not game.over(state):
        if step % every == 0:
            yield state
        seat = luck.choice([seat for seat in range(seating.seats) if (game.waiting(state) >> seat) & 1])
        game.pick(state, seat, luck.randrange(game.legal(state, seat)))
        step += 1
    yield state


def row_of(seating: Seating, state: Any, seat: int) -> Any:
    row = np.full(seating.width, 99, np.uint8)
    seating.encoder(state, seat, row)
    return row


def view_of(engine: Engine, state: Any, seat: int) -> Any:
    view = engine.rules.new_state()
    engine.game.view(state, seat, view)
    return view


@every_table
def test_what_is_seen_follows_from_the_view_alone(table):
    game, options = table
    seating = seat_players(game, **options)
    engine = interpreted_engine(seating.game)
    for state in positions(seating, "views", every=11):
        for seat in range(seating.seats):
            view = view_of(engine, state, seat)
            np.testing.assert_array_equal(row_of(seating, state, seat), row_of(seating, view, seat))


@pytest.mark.parametrize(
    "table", [("allstar", {"seats": 3}), ("allstar", {"seats": 2, "mode": "clash"}), ("hoops", {})], ids=str
)
def test_hidden_things_change_nothing(table):
    """In a world the seat imagines everything hidden is dealt anew, and the row stays the same."""
    game, options = table
    seating = seat_players(game, **options)
    engine = interpreted_engine(seating.game)
    luck, changed = new_stream("imagine", lane=THOUGHT), 0
    for state in positions(seating, "worlds", every=23):
        for seat in range(seating.seats):
            world = view_of(engine, state, seat)
            engine.game.imagine(world, luck)
            changed += world.tobytes() != state.tobytes()
            np.testing.assert_array_equal(row_of(seating, state, seat), row_of(seating, world, seat))
    assert changed > 10


@every_table
def test_every_feature_is_written_and_named(table):
    """Rows laid on different grounds come out the same; the layout covers them without gaps."""
    game, options = table
    seating = seat_players(game, **options)
    parts = sorted(seating.layout.values(), key=lambda part: part.start)
    assert [part.start for part in parts] == [0, *(part.stop for part in parts[:-1])]
    for state in positions(seating, "grounds", every=37):
        row = np.full(seating.width, 7, np.uint8)
        seating.encoder(state, 0, row)
        np.testing.assert_array_equal(row, row_of(seating, state, 0))


def test_where_the_cards_are():
    """The features of cards, checked against the record by another road."""
    seating, seats = seat_players("allstar", seats=4), 4
    for state in positions(seating, "cards", every=9):
        for seat in range(seats):
            cards = row_of(seating, state, seat)[seating.layout["cards"]]
            assert set(np.flatnonzero(cards == PACK)) == pack_in_hand(state, seat)
            for other in range(seats):
                owner = (seat + other) % seats
                for team in range(3):
                    if other > 0 and state.teams[owner, team, 0] >= 0:
                        assert (cards[state.teams[owner, team]] == BENCH + PER_SEAT * other + 1 + team).all()
            usable = state.bench[seat, : int(state.held[seat]) - int(state.laid_down[seat])]
            assert (cards[usable] == BENCH).all()
            assert set(cards) <= {HIDDEN, GONE, PACK, CHOSEN, LEAVING, *range(BENCH, BENCH + 16)}
            for card in np.flatnonzero(cards == HIDDEN):
                assert state.shown_in[card] == 0


def pack_in_hand(state: Any, seat: int) -> set[int]:
    if state.phase != DRAFT:
        return set()
    start = int(state.pack_at[seat])
    return set(state.deck[start + state.step + state.stage[seat] : start + 6].tolist())


def test_sealed_choices_show_where_cards_will_be():
    """Every card of a seat is where its envelope puts it: 18 cards in the end, none lost, none twice."""
    seating, met = seat_players("allstar", seats=3), set()
    for state in positions(seating, "envelopes", every=1):
        if state.phase not in (LINEUP, CUT):
            continue
        for seat in range(3):
            cards = row_of(seating, state, seat)[seating.layout["cards"]]
            own = (cards >= BENCH) & (cards < BENCH + PER_SEAT) | (cards == CHOSEN) | (cards == LEAVING)
            if state.phase == LINEUP:
                assert own.sum() == 6 * (state.round_ + 1)
            else:
                assert own.sum() == state.benched[seat] + 5
            met.update(np.unique(cards[own]).tolist())
    assert {BENCH, BENCH + 1, BENCH + 2, CHOSEN, LEAVING} <= met


def test_cards_of_ones_own_are_seen(tmp_path):
    """Arenas and coaches beyond those of the standard set, and the substitutions that such a coach allows."""
    cards = TableCards.read(written(tmp_path, **wild_sections()))
    seating = seat_players("allstar", seats=3, coaches=True, cards=cards)
    engine = seating.engine("interpreted")
    encode, rows = engine.rule(seating.encoder), []
    for seed in ("1", "2", "3"):
        for state in positions(seating, seed, every=17):
            for seat in range(3):
                row, from_view = np.zeros((2, seating.width), np.uint8)
                encode(state, seat, row)
                encode(view_of(engine, state, seat), seat, from_view)
                np.testing.assert_array_equal(row, from_view)
                rows.append(row)
    assert max(row[seating.layout["arenas"]].max() for row in rows) > 15
    assert max(row[seating.layout["coach"]].max() for row in rows) > 12
