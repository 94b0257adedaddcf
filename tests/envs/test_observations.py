"""One-hot and counted observations: written from the same row, between 0 and 1, by name; hands passed on."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from sixthman.envs.features.looks import COUNTS, OBSERVATIONS, ONEHOT, Look, expand
from sixthman.envs.pettingzoo import aec_env
from sixthman.envs.seating import seat_players
from sixthman.games.allstar.declaration import DRAFT
from sixthman.games.allstar.features.memory import GIVEN, NEVER, SEEN, TRAVELS
from sixthman.kernel.game import interpreted_engine
from sixthman.messages import BadOption
from tests.envs.conftest import every_table
from tests.envs.test_features import positions, row_of


def looked(look: Look, rows: Any) -> Any:
    out = np.full((len(rows), look.width), 7, np.float32)
    rewrite: Any = expand
    rewrite(rows, np.ones(len(rows), np.uint8), *look.tables, out)
    return out


@every_table
def test_every_number_is_from_0_to_1(table):
    game, options = table
    seating = seat_players(game, **options)
    rows = np.stack([row_of(seating, state, 0) for state in positions(seating, "looks", every=41)])
    for kind in (ONEHOT, COUNTS):
        look = Look(kind, seating.parts)
        out = looked(look, rows)
        assert out.min() == 0
        assert out.max() <= 1 + 1e-5
        assert list(look.layout) == list(seating.layout)
        assert sum(part.stop - part.start for part in look.layout.values()) == look.width


@pytest.mark.parametrize("game", ["allstar", "hoops"])
def test_one_hot_tells_as_much_as_the_bytes(game):
    """Every code can be read back."""
    seating = seat_players(game)
    look = Look(ONEHOT, seating.parts)
    for state in positions(seating, "back", every=31):
        row = row_of(seating, state, 1)
        out = looked(look, row[np.newaxis])[0]
        for part in seating.parts:
            there, codes = row[seating.layout[part.name]], part.codes
            seen = out[look.layout[part.name]]
            if codes:
                columns = seen.reshape(codes - 1, part.width)
                assert columns.sum() == np.count_nonzero(there)
                np.testing.assert_array_equal(there, np.arange(1, codes) @ columns)
            else:
                np.testing.assert_allclose(seen, np.minimum(there / part.most, 1), atol=1e-6)


def test_counts_are_shares_of_a_species_and_a_number():
    seating = seat_players("allstar", seats=3)
    look, bench = Look(COUNTS, seating.parts), 5
    for state in positions(seating, "counts", every=17):
        own = state.bench[0, : int(state.held[0]) - int(state.laid_down[0])]
        out = looked(look, row_of(seating, state, 0)[np.newaxis])[0][look.layout["cards"]]
        codes = seating.parts[0].codes - 1
        species = out[: 12 * codes].reshape(codes, 12)[bench - 1]
        numbers = out[12 * codes : 21 * codes].reshape(codes, 9)[bench - 1]
        np.testing.assert_allclose(species * 9, np.bincount(own // 9, minlength=12), atol=1e-5)
        np.testing.assert_allclose(numbers * 12, np.bincount(own % 9, minlength=9), atol=1e-5)


def test_hands_passed_on_are_remembered():
    """By another road: every hand is watched as it goes round the table."""
    seating, seats = seat_players("allstar", seats=4), 4
    game = interpreted_engine(seating.game).game
    seen: list[dict[int, int]] = [{} for _ in range(seats)]  # card: the seat whose hand it was, as last seen
    before: Any = None
    travelled = taken = 0
    for state in positions(seating, "passed", every=1):
        if state.phase != DRAFT or state.round_ > 0:
            break
        for seat in range(seats):
            start = int(state.pack_at[seat])
            for card in state.deck[start + int(state.step) : start + 6].tolist():
                seen[seat][card] = start // 6
        if (int(state.pack_at[0]), int(state.step)) == before or any(state.stage[:seats]):
            continue
        before = int(state.pack_at[0]), int(state.step)
        for seat in range(seats):
            passed = row_of(seating, state, seat)[seating.layout["passed"]]
            hand = int(state.pack_at[seat]) // 6
            for card in range(108):
                owner = seen[seat].get(card)
                if owner is None or (owner == hand and passed[card] == NEVER):
                    assert passed[card] == NEVER
                elif passed[card] >= TRAVELS:
                    assert passed[card] == TRAVELS + (owner - seat) % seats
                    travelled += 1
                else:
                    assert passed[card] == SEEN
                    assert owner == hand or card in state.bench[seat].tolist()
                    taken += 1
    assert travelled > 50
    assert taken > 5
    assert game


def test_gifts_are_remembered():
    """Clash: the third card of a hand goes to the opponent, who alone has not shown it."""
    seating, met = seat_players("allstar", seats=2, mode="clash"), 0
    for state in positions(seating, "gifts", every=7):
        for seat in range(2):
            passed = row_of(seating, state, seat)[seating.layout["passed"]]
            for card in np.flatnonzero(passed == GIVEN):
                assert card not in state.bench[seat].tolist()
                met += 1
    assert met > 10


@pytest.mark.parametrize("kind", OBSERVATIONS)
def test_pettingzoo_takes_every_kind(kind):
    env = aec_env("allstar", seats=2, mode="heritage", target="interpreted", observation=kind)
    env.reset(seed=3)
    seen = env.observe("seat_0")["observation"]
    assert env.observation_space("seat_0")["observation"].contains(seen)
    assert env.unwrapped.state_space.contains(env.state())


def test_an_unknown_kind_is_refused():
    with pytest.raises(BadOption, match="bytes, onehot, counts"):
        aec_env("allstar", target="interpreted", observation="pixels")
