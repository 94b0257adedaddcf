"""The random stream: ChaCha with eight rounds, unbiased draws.

All chance in a game comes from one such stream. It is a cipher's key stream: without the key nobody
can tell the next word, with the key anyone can check every deal and every die. A key serves many
games: the nonce holds the number of the game and a lane (the deal, the players' own luck, …).
"""

from __future__ import annotations

import hashlib
from typing import Any

import numpy as np

from .rules import inlined, rule


def stream_type(blocks: int) -> np.dtype[Any]:
    """A stream that makes this many blocks of its words at a time: what it gives does not depend on that."""
    fields = [
        ("key", np.uint32, (8,)),
        ("nonce", np.uint32, (2,)),
        ("blocks", np.int64),  # blocks made so far: the cipher's counter
        ("used", np.int64),  # words of the current blocks already drawn
        ("block", np.uint32, (16 * blocks,)),  # word by word, those of all blocks side by side
    ]
    return np.dtype((np.record, np.dtype(fields, align=True)))


STREAM = stream_type(1)  # small enough to lie in a record
WIDE_STREAM = stream_type(8)  # as many as a processor computes at once

DEAL, PLAYERS, THOUGHT = 0, 1, 2  # lanes: the game's chance, a player's random choices, a bot's imagination

WORD = 0xFFFFFFFF
SIGMA = np.frombuffer(b"expand 32-byte k", dtype="<u4").astype(np.uint32)


def key_of(seed: str) -> np.ndarray[Any, np.dtype[np.uint32]]:
    """The 256-bit key that a seed, any text, stands for."""
    return np.frombuffer(hashlib.sha256(seed.encode()).digest(), dtype="<u4").astype(np.uint32)


def new_stream(seed: str, game: int = 0, lane: int = DEAL) -> Any:
    """A stream for one game, opened at its start."""
    stream = np.zeros(1, STREAM)[0]
    open_stream(stream, key_of(seed), game, lane)
    return stream


@rule
def open_stream(stream: Any, key: Any, game: int, lane: int) -> None:
    """Set a stream to the start of what `key` gives for this game and lane."""
    for i in range(8):
        stream.key[i] = key[i]
    stream.nonce[0] = game & WORD
    stream.nonce[1] = (lane << 24) | (game >> 32)
    stream.blocks = 0
    stream.used = len(stream.block)


@rule
def copy_stream(stream: Any, out: Any) -> None:
    """Let `out` go on as `stream` would."""
    for i in range(8):
        out.key[i] = stream.key[i]
    for i in range(2):
        out.nonce[i] = stream.nonce[i]
    if len(out.block) == len(stream.block):
        for i in range(len(out.block)):
            out.block[i] = stream.block[i]
        out.blocks, out.used = stream.blocks, stream.used
    else:
        go_to(out, words_drawn(stream))


@rule
def words_drawn(stream: Any) -> int:
    """How many words a stream has given."""
    return int(stream.blocks) * 16 - len(stream.block) + int(stream.used)


@rule
def go_to(stream: Any, drawn: int) -> None:
    """Let a stream stand where this many words have been drawn."""
    size = len(stream.block)
    stream.blocks, stream.used = 0, size
    if drawn > 0:
        before = (drawn - 1) // size * size
        stream.blocks = before // 16
        next_blocks(stream)
        stream.used = drawn - before


@rule
def branch(stream: Any, out: Any) -> None:
    """Open `out` as a stream of its own, with a key drawn from `stream`."""
    blank_stream(out)
    for i in range(8):
        out.key[i] = word(stream)


@rule
def blank_stream(stream: Any) -> None:
    """A stream that tells nothing: no key, nothing drawn."""
    for i in range(8):
        stream.key[i] = 0
    for i in range(2):
        stream.nonce[i] = 0
    for i in range(len(stream.block)):
        stream.block[i] = 0
    stream.blocks = 0
    stream.used = len(stream.block)


@rule
def draw(stream: Any, bound: int) -> int:
    """A whole number from 0 to bound - 1, all equally likely; bound is 1 to 2**31.

    The word times the bound, divided by 2**32; the few words that would favor some results are
    drawn again (Lemire's method).
    """
    while True:
        product = word(stream) * bound
        left_over = product & WORD
        if left_over >= bound or left_over >= (WORD + 1) % bound:
            return product >> 32


@rule
def shuffle(cards: Any, first: int, count: int, stream: Any) -> None:
    """Put cards[first : first + count] into a random order, all orders equally likely."""
    for left in range(count, 1, -1):
        other = first + draw(stream, left)
        last = first + left - 1
        card = cards[last]
        cards[last] = cards[other]
        cards[other] = card


@rule
def word(stream: Any) -> Any:
    """The stream's next 32 bits."""
    if stream.used == len(stream.block):
        next_blocks(stream)
    used = int(stream.used)
    stream.used = used + 1
    return np.int64(stream.block[(used & 15) * (len(stream.block) // 16) + (used >> 4)])


@rule
def next_blocks(stream: Any) -> None:
    """Sixteen fresh words, or a few times as many: the cipher's rounds, then the input added back.

    The words of a block are plain names, and the blocks a loop with no other inside, so that compiled code
    computes all of them together.
    """
    block, made = stream.block, int(stream.blocks)
    blocks = len(block) // 16
    constants = SIGMA[0], SIGMA[1], SIGMA[2], SIGMA[3]
    key = stream.key[0], stream.key[1], stream.key[2], stream.key[3]
    more_key = stream.key[4], stream.key[5], stream.key[6], stream.key[7]
    nonce = stream.nonce[0], stream.nonce[1]
    for b in range(blocks):
        last = np.uint32((made + b) & WORD), np.uint32((made + b) >> 32), nonce[0], nonce[1]
        rows = constants, key, more_key, last
        rows = double_round(double_round(double_round(double_round(rows))))
        put_row(block, b, blocks, rows[0], constants)
        put_row(block, b + 4 * blocks, blocks, rows[1], key)
        put_row(block, b + 8 * blocks, blocks, rows[2], more_key)
        put_row(block, b + 12 * blocks, blocks, rows[3], last)
    stream.blocks = made + blocks
    stream.used = 0


@inlined
def put_row(block: Any, first: int, step: int, mixed: Any, before: Any) -> None:
    """Four words of a block, each the sum of what went into the rounds and what came out."""
    block[first] = plus(mixed[0], before[0])
    block[first + step] = plus(mixed[1], before[1])
    block[first + 2 * step] = plus(mixed[2], before[2])
    block[first + 3 * step] = plus(mixed[3], before[3])


@inlined
def double_round(rows: Any) -> Any:
    """Quarter rounds down the four columns of a block, then along its four diagonals."""
    (a, b, c, d), (e, f, g, h), (i, j, k, l), (m, n, o, p) = rows  # noqa: E741
    a, e, i, m = quarter_round(a, e, i, m)
    b, f, j, n = quarter_round(b, f, j, n)
    c, g, k, o = quarter_round(c, g, k, o)
    d, h, l, p = quarter_round(d, h, l, p)  # noqa: E741
    a, f, k, p = quarter_round(a, f, k, p)
    b, g, l, m = quarter_round(b, g, l, m)  # noqa: E741
    c, h, i, n = quarter_round(c, h, i, n)
    d, e, j, o = quarter_round(d, e, j, o)
    return (a, b, c, d), (e, f, g, h), (i, j, k, l), (m, n, o, p)


@inlined
def quarter_round(w: Any, x: Any, y: Any, z: Any) -> Any:
    """Four additions, four exclusive ors, four rotations on four words."""
    w = plus(w, x)
    z = turn(z ^ w, 16)
    y = plus(y, z)
    x = turn(x ^ y, 12)
    w = plus(w, x)
    z = turn(z ^ w, 8)
    y = plus(y, z)
    x = turn(x ^ y, 7)
    return w, x, y, z


@rule
def plus(a: Any, b: Any) -> Any:
    """The sum of two 32-bit words, modulo 2**32."""
    return np.uint32((int(a) + int(b)) & WORD)


@rule
def turn(value: Any, bits: int) -> Any:
    """A 32-bit word rotated to the left."""
    return np.uint32(((int(value) << bits) | (int(value) >> (32 - bits))) & WORD)
