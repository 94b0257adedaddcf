"""Playing out: batches give the same games on every target and in pieces of any size."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from sixthman.games.allstar.rules import GAME
from sixthman.games.allstar.table.options import AllstarOptions
from sixthman.games.hoops import rules as hoops
from sixthman.games.hoops.table.options import HoopsOptions
from sixthman.kernel.game import BuiltEngine, Engine, new_streams, record_type
from sixthman.kernel.playout import advance, lowest_seat, play_batch, play_out, record_checksum, uniform
from sixthman.kernel.rules import cpu, interpreted
from sixthman.kernel.stream import DEAL, PLAYERS, key_of, new_stream
from sixthman.lab.gpu import BUCKETS
from sixthman.table.options import Options
from tests.properties.play import Configuration, every_mode

Play = Callable[..., dict[str, Any]]
compiled_only = pytest.mark.xdist_group("compiled")


def player(build: Any) -> Play:
    """Games first to first + count - 1 of one batch, all seats at random, in room for all or some."""
    engine = BuiltEngine(GAME, build)
    engine.build.bind("policy", engine.rule(uniform))
    play_games = engine.rule(play_batch)

    def play(configuration: Configuration, first: int, count: int, room: int = 0) -> dict[str, Any]:
        states = np.zeros(room or count, GAME.record)
        out = {
            "states": states,
            "decisions": np.zeros(count, np.int64),
            "checksums": np.zeros(count, np.uint64),
            "scores": np.zeros((count, configuration.seats), np.int32),
            "ranks": np.zeros((count, configuration.seats), np.int32),
        }
        words = states.view(np.uint64).reshape(len(states), -1)
        levels, stream = np.zeros(6, np.int8), new_streams(1)[0]
        with np.errstate(over="ignore"):
            play_games(
                states,
                words,
                first,
                key_of("a batch"),
                configuration.options,
                levels,
                stream,
                out["decisions"],
                out["checksums"],
                out["scores"],
                out["ranks"],
            )
        return out

    return play


@pytest.fixture(scope="module")
def plain() -> Play:
    return player(interpreted())


@pytest.fixture(scope="module")
def fast() -> Play:
    return player(cpu())


def digest(checksums: Any) -> str:
    return hashlib.sha256(checksums.astype("<u8").tobytes()).hexdigest()


@compiled_only
@every_mode
def test_both_targets_play_the_same_games(plain: Play, fast: Play, configuration: Configuration) -> None:
    one, other = plain(configuration, 3, 4), fast(configuration, 3, 4)
    for name, values in one.items():
        assert values.tobytes() == other[name].tobytes(), name


@compiled_only
@every_mode
def test_digest_does_not_depend_on_the_pieces(fast: Play, configuration: Configuration) -> None:
    whole = fast(configuration, 0, 300)["checksums"]
    for size in (1, 7, 128, 299):
        pieces = [
            fast(configuration, first, min(size, 300 - first))["checksums"] for first in range(0, 300, size)
        ]
        assert digest(np.concatenate(pieces)) == digest(whole)
    assert len(set(whole.tolist())) == 300, "every game is another one"


@compiled_only
def test_records_can_be_used_again_for_the_next_games(fast: Play) -> None:
    """Games played in fewer records than there are games leave the same results, and the last records."""
    configuration = Configuration(4)
    whole, in_turn = fast(configuration, 0, 100), fast(configuration, 0, 100, room=7)
    for name in ("decisions", "checksums", "scores", "ranks"):
        assert whole[name].tobytes() == in_turn[name].tobytes(), name
    assert in_turn["states"][99 % 7].tobytes() == whole["states"][99].tobytes()


@compiled_only
def test_games_far_apart_in_a_batch_are_different_ones(fast: Play) -> None:
    configuration = Configuration(3)
    near, far = fast(configuration, 0, 20), fast(configuration, 2**32, 20)
    assert not set(near["checksums"].tolist()) & set(far["checksums"].tolist())


@compiled_only
@every_mode
def test_batch_reports_what_the_records_say(
    fast: Play, interpreted: Engine, configuration: Configuration
) -> None:
    batch = fast(configuration, 100, 20)
    for i, state in enumerate(batch["states"]):
        assert interpreted.game.over(state)
        for seat in range(configuration.seats):
            assert batch["scores"][i, seat] == interpreted.game.score(state, seat)
            assert batch["ranks"][i, seat] == interpreted.game.rank(state, seat)
        assert 1 in batch["ranks"][i]


def test_a_batch_game_is_the_deal_and_the_luck_of_its_number(plain: Play, interpreted: Engine) -> None:
    """Played again by hand: the lane DEAL sets up, the lane LUCK chooses, the lowest seat goes first."""
    configuration = Configuration(2, 1)
    batch = plain(configuration, 5, 1)
    state = GAME.new_state()
    interpreted.game.setup(state, configuration.options, new_stream("a batch", 5, DEAL))
    luck, decisions = new_stream("a batch", 5, PLAYERS), 0
    choose = interpreted.rule(uniform)
    while not interpreted.game.over(state):
        seat = min(s for s in range(6) if int(interpreted.game.waiting(state)) >> s & 1)
        interpreted.game.pick(state, seat, choose(0, state, seat, luck))
        decisions += 1
    assert state.tobytes() == batch["states"][0].tobytes()
    assert decisions == batch["decisions"][0]


def test_play_out_asks_the_policy_for_each_seats_kind() -> None:
    asked = set()

    def first_choice(level: int, state: Any, seat: int, luck: Any) -> int:
        asked.add((seat, level))
        return 0

    engine = BuiltEngine(GAME, interpreted_build_with(first_choice))
    state = GAME.new_state()
    engine.game.setup(state, Configuration(3).options, new_stream("kinds"))
    decisions = engine.rule(play_out)(state, np.array([4, 5, 6], np.int8), new_stream("unused", lane=PLAYERS))
    assert engine.game.over(state)
    assert decisions > 100
    assert asked == {(0, 4), (1, 5), (2, 6)}


@pytest.mark.parametrize(
    ("game", "options"),
    [
        (GAME, AllstarOptions(edition="2020", seats=4)),
        (GAME, AllstarOptions(seats=2, mode="free-agency")),
        (hoops.GAME, HoopsOptions()),
        (hoops.GAME, HoopsOptions(pick_team=True, opening_draft=True)),
    ],
)
def test_a_game_that_advances_is_the_game_that_is_played_out(game: Any, options: Options) -> None:
    engine = BuiltEngine(game, interpreted())
    engine.build.bind("policy", engine.rule(uniform))
    records, counts, levels = [], [], np.zeros(6, np.int8)
    for by_parts in (False, True):
        state, luck = game.new_state(), new_stream("parts", lane=PLAYERS)
        engine.game.setup(state, options.numbers(), new_stream("parts"))
        decisions = 0
        if by_parts:
            parts = 0
            while not engine.game.over(state):
                assert 0 <= engine.game.bucket(state) < BUCKETS
                decisions = engine.rule(advance)(state, levels, luck, decisions)
                parts += 1
            assert parts > decisions, "something follows from some choices"
        else:
            decisions = engine.rule(play_out)(state, levels, luck)
        records.append(state.tobytes())
        counts.append(decisions)
    assert records[0] == records[1]
    assert counts[0] == counts[1]


def interpreted_build_with(policy: Callable[..., int]) -> Any:
    build = interpreted()
    build.bind("policy", policy)
    return build


def test_fingerprint_is_fnv_1a_a_word_at_a_time(engine: Engine) -> None:
    words = np.array([0, 1, 2**64 - 1, 0x0123456789ABCDEF], np.uint64)
    checksum = 0xCBF29CE484222325
    for value in words.tolist():
        checksum = (checksum ^ value) * 0x100000001B3 % 2**64
    with np.errstate(over="ignore"):
        assert int(engine.rule(record_checksum)(words)) == checksum


def test_the_checksum_sees_every_byte_of_a_record(engine: Engine) -> None:
    record = np.zeros(1, GAME.record)
    checksum = engine.rule(record_checksum)
    with np.errstate(over="ignore"):
        empty = int(checksum(record.view(np.uint64)))
        for byte in range(GAME.record.itemsize):
            record.view(np.uint8)[byte] = 1
            assert int(checksum(record.view(np.uint64))) != empty
            record.view(np.uint8)[byte] = 0


@pytest.mark.parametrize("mask", range(1, 64))
def test_lowest_seat_is_the_lowest_bit(mask: int) -> None:
    assert lowest_seat(mask) == f"{mask:b}"[::-1].index("1")


@pytest.mark.parametrize("count", range(1, 25))
def test_records_are_whole_words(count: int) -> None:
    fields = [("first", np.int16), ("rest", np.int8, (count,))]
    record = record_type(fields)
    assert record.itemsize % 8 == 0
    assert record.itemsize - 2 - count < 8
    assert record.names is not None
    assert record.names[:2] == ("first", "rest")


def test_every_byte_of_the_games_record_has_a_name() -> None:
    """A byte of padding would be part of every checksum, and written by no rule."""
    sizes = [GAME.record[name].itemsize for name in GAME.record.names or ()]
    assert sum(sizes) == GAME.record.itemsize
    assert GAME.record.itemsize % 8 == 0
