"""The random stream is ChaCha with eight rounds, and its draws and shuffles favor nothing."""

from __future__ import annotations

from itertools import permutations, product
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sixthman.kernel.game import Engine, new_streams
from sixthman.kernel.rules import Build
from sixthman.kernel.stream import (
    DEAL,
    PLAYERS,
    STREAM,
    THOUGHT,
    WIDE_STREAM,
    copy_stream,
    draw,
    key_of,
    new_stream,
    open_stream,
    quarter_round,
    shuffle,
    word,
)
from tests.properties.chance import assert_fair

WORDS = st.integers(0, 2**32 - 1)
compiled_only = pytest.mark.xdist_group("compiled")


# ChaCha once more, with Python's own whole numbers, from Bernstein's paper.


def rotated(value: int, bits: int) -> int:
    return (value << bits | value >> (32 - bits)) % 2**32


def reference_quarter(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    a = (a + b) % 2**32
    d = rotated(d ^ a, 16)
    c = (c + d) % 2**32
    b = rotated(b ^ c, 12)
    a = (a + b) % 2**32
    d = rotated(d ^ a, 8)
    c = (c + d) % 2**32
    b = rotated(b ^ c, 7)
    return a, b, c, d


COLUMNS = [(0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15)]
DIAGONALS = [(0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)]


def reference_block(key: list[int], counter: int, nonce: list[int], rounds: int = 8) -> list[int]:
    constants = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574]
    start = [*constants, *key, counter % 2**32, counter // 2**32, *nonce]
    block = list(start)
    for _ in range(rounds // 2):
        for a, b, c, d in COLUMNS + DIAGONALS:
            block[a], block[b], block[c], block[d] = reference_quarter(block[a], block[b], block[c], block[d])
    return [(one + other) % 2**32 for one, other in zip(block, start, strict=True)]


def stream_of(key: list[int], nonce: list[int], kind: Any = STREAM) -> Any:
    """A stream at its start, with any nonce at all."""
    stream = new_streams(1, kind)[0]
    stream.key[:] = key
    stream.nonce[:] = nonce
    stream.used = len(stream.block)
    return stream


def words_of(engine: Engine, stream: Any, count: int) -> list[int]:
    next_word = engine.rule(word)
    return [int(next_word(stream)) for _ in range(count)]


def test_reference_knows_the_published_twenty_rounds() -> None:
    """RFC 8439, 2.3.2, with its 96-bit nonce laid over the upper half of the counter."""
    key = [int.from_bytes(bytes(range(i, i + 4)), "little") for i in range(0, 32, 4)]
    block = reference_block(key, 1 + (0x09000000 << 32), [0x4A000000, 0], rounds=20)
    assert block[:4] == [0xE4E7F110, 0x15593BD1, 0x1FDD0F50, 0xC47120A3]


def test_quarter_round_is_that_of_rfc_8439(engine: Engine) -> None:
    words = np.array([0x11111111, 0x01020304, 0x9B8D6F43, 0x01234567], np.uint32)
    mixed = engine.rule(quarter_round)(*words)
    assert [hex(value) for value in mixed] == ["0xea2a92f4", "0xcb1cf8ce", "0x4581472e", "0x5881c4bb"]


def test_zero_key_gives_the_published_key_stream(engine: Engine) -> None:
    words = words_of(engine, stream_of([0] * 8, [0, 0]), 8)
    text = np.array(words, "<u4").tobytes().hex()
    assert text == "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"


@given(st.lists(WORDS, min_size=8, max_size=8), st.lists(WORDS, min_size=2, max_size=2))
@settings(max_examples=15)
def test_interpreted_key_stream_is_that_of_the_reference(
    interpreted: Engine, key: list[int], nonce: list[int]
) -> None:
    expected = [value for counter in range(3) for value in reference_block(key, counter, nonce)]
    assert words_of(interpreted, stream_of(key, nonce), 48) == expected


def test_how_many_blocks_are_made_at_a_time_does_not_show(engine: Engine) -> None:
    key, nonce = list(range(11, 19)), [5, 2**31]
    expected = [value for counter in range(17) for value in reference_block(key, counter, nonce)]
    assert words_of(engine, stream_of(key, nonce, WIDE_STREAM), 272) == expected
    assert words_of(engine, stream_of(key, nonce, STREAM), 272) == expected


@pytest.mark.parametrize("drawn", [0, 1, 15, 16, 17, 88, 127, 128, 129, 300])
@pytest.mark.parametrize("kinds", list(product((STREAM, WIDE_STREAM), repeat=2)))
def test_a_copy_goes_on_as_the_stream_would(engine: Engine, kinds: tuple[Any, Any], drawn: int) -> None:
    """Whatever their kinds; and a copy of a kind is the stream of that kind after as many draws."""
    first, second = (stream_of([7] * 8, [1, 2], kind) for kind in kinds)
    copy = new_streams(1, kinds[1])[0]
    for stream in (first, second):
        words_of(engine, stream, drawn)
    engine.rule(copy_stream)(first, copy)
    assert copy.tobytes() == second.tobytes()
    assert words_of(engine, copy, 40) == words_of(engine, first, 40)


@compiled_only
@given(st.lists(WORDS, min_size=8, max_size=8), st.lists(WORDS, min_size=2, max_size=2))
def test_compiled_key_stream_is_that_of_the_reference(
    compiled: Engine, key: list[int], nonce: list[int]
) -> None:
    expected = [value for counter in range(4) for value in reference_block(key, counter, nonce)]
    assert words_of(compiled, stream_of(key, nonce), 64) == expected


@pytest.mark.parametrize("blocks", [2**32 - 1, 2**32, 5 * 2**32 + 7])
def test_counter_goes_on_past_32_bits(engine: Engine, blocks: int) -> None:
    stream = stream_of(list(range(8)), [3, 4])
    stream.blocks = blocks
    expected = reference_block(list(range(8)), blocks, [3, 4]) + reference_block(
        list(range(8)), blocks + 1, [3, 4]
    )
    assert words_of(engine, stream, 32) == expected


@given(game=st.integers(0, 2**56 - 1), lane=st.integers(0, 127))
def test_nonce_holds_game_and_lane(interpreted: Engine, game: int, lane: int) -> None:
    stream = new_stream("a seed", game, lane)
    assert int(stream.nonce[0]) + (int(stream.nonce[1]) << 32) == game | lane << 56
    assert (
        words_of(interpreted, stream, 2)
        == reference_block(
            [int(value) for value in key_of("a seed")], 0, [game % 2**32, lane << 24 | game >> 32]
        )[:2]
    )


def test_every_seed_game_and_lane_has_a_stream_of_its_own(engine: Engine) -> None:
    starts = {
        tuple(words_of(engine, new_stream(seed, game, lane), 4))
        for seed in ("one", "another")
        for game in (0, 1, 2, 2**32, 2**32 + 1)
        for lane in (DEAL, PLAYERS, THOUGHT)
    }
    assert len(starts) == 2 * 5 * 3


def test_opening_again_begins_again(engine: Engine) -> None:
    stream = new_stream("a seed", 5)
    first = words_of(engine, stream, 20)
    engine.rule(open_stream)(stream, key_of("a seed"), 5, DEAL)
    assert words_of(engine, stream, 20) == first


# Draws


def scripted_word(script: list[int]) -> Any:
    """Words from a list, the last one first; stands in for `word`."""
    return np.int64(script.pop())


def draw_from(script: list[int], bound: int) -> int:
    """What `draw` makes of these words; an IndexError means that it wanted more."""
    build = Build(lambda function, mark, outside, inline: function, {"word": scripted_word})
    return int(build.rule(draw)(script, bound))


@pytest.mark.parametrize("bound", [1, 2, 3, 5, 6, 7, 45, 108, 2**31 - 1, 2**31, 1431655766])
def test_each_result_has_as_many_words_as_any_other(bound: int) -> None:
    """Of the words with the same result, all but `2**32 % bound` in total are refused at their front."""
    per_result = 2**32 // bound
    for result in {0, 1 % bound, bound // 3, bound // 2, bound - 1}:
        first_word = -(-result * 2**32 // bound)
        last_word = -(-(result + 1) * 2**32 // bound) - 1
        refused = last_word - first_word + 1 - per_result
        assert refused in (0, 1)
        assert draw_from([last_word], bound) == result
        if refused:
            with pytest.raises(IndexError):
                draw_from([first_word], bound)
        assert draw_from([first_word + refused], bound) == result


def test_refused_words_are_drawn_again() -> None:
    bound = 3 * 2**30 // 2 + 1
    refused = [value for value in range(4) if value * bound % 2**32 < 2**32 % bound]
    assert refused
    script = [2**31, *refused]
    assert draw_from(script, bound) == 2**31 * bound >> 32
    assert script == []


def test_draws_that_refuse_a_third_of_all_words_are_still_even(engine: Engine) -> None:
    bound, thirds = 1431655766, [0, 0, 0]
    stream, draw_once = new_stream("a third refused"), engine.rule(draw)
    for _ in range(1500):
        result = int(draw_once(stream, bound))
        assert 0 <= result < bound
        thirds[3 * result // bound] += 1
    assert int(stream.blocks) * 16 > 1500 * 1.3
    assert_fair(thirds)


def test_the_largest_bound() -> None:
    assert draw_from([2**32 - 1], 2**31) == 2**31 - 1


@compiled_only
@pytest.mark.parametrize("bound", [2, 3, 5, 6, 7, 19, 45, 108])
def test_draws_are_even(compiled: Engine, bound: int) -> None:
    stream, draw_once = new_stream("even draws", bound), compiled.rule(draw)
    counts = [0] * bound
    for _ in range(400 * bound):
        counts[int(draw_once(stream, bound))] += 1
    assert_fair(counts)


@compiled_only
def test_all_orders_of_four_cards_are_as_likely(compiled: Engine) -> None:
    counts = dict.fromkeys(permutations((10, 11, 12, 13)), 0)
    stream, shuffle_once = new_stream("four cards"), compiled.rule(shuffle)
    for _ in range(24_000):
        cards = np.array([7, 7, 10, 11, 12, 13, 7], np.int8)
        shuffle_once(cards, 2, 4, stream)
        assert list(cards[[0, 1, 6]]) == [7, 7, 7]
        counts[tuple(int(card) for card in cards[2:6])] += 1
    assert_fair(list(counts.values()))


def test_shuffling_nothing_or_one_card_needs_no_chance(engine: Engine) -> None:
    stream = new_stream("no chance")
    cards = np.array([1, 2], np.int8)
    for count in (0, 1):
        engine.rule(shuffle)(cards, 0, count, stream)
    assert list(cards) == [1, 2]
    assert int(stream.blocks) == 0


@compiled_only
def test_both_targets_draw_and_shuffle_alike(interpreted: Engine, compiled: Engine) -> None:
    streams = [new_stream("alike", 9, PLAYERS) for _ in range(2)]
    rows = [np.arange(108, dtype=np.int8) for _ in range(2)]
    for engine, stream, row in zip((interpreted, compiled), streams, rows, strict=True):
        engine.rule(shuffle)(row, 4, 100, stream)
        row[0] = engine.rule(draw)(stream, 108)
    assert rows[0].tobytes() == rows[1].tobytes()
    assert streams[0].tobytes() == streams[1].tobytes()
