"""The random stream: ChaCha with eight rounds, unbiased draws.

All chance in a game comes from one such stream. It is a cipher's key stream: without the key nobody
can tell the next word, with the key anybody can check every deal and every die. A key serves many
games: the nonce holds the number of the game and a lane (the deal, the players' own luck, …).
"""

from __future__ import annotations

import hashlib
from typing import Any

import numpy as np

from .rules import rule

STREAM = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("key", np.uint32, (8,)),
                ("nonce", np.uint32, (2,)),
                ("blocks", np.int64),  # blocks made so far: the cipher's counter
                ("used", np.int64),  # words of the current block already drawn
                ("block", np.uint32, (16,)),
            ],
            align=True,
        ),
    )
)

DEAL, LUCK, THOUGHT = 0, 1, 2  # lanes: the game's chance, a player's random choices, a bot's imagination

WORD = 0xFFFFFFFF
DOUBLE_ROUNDS = 4
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
    stream.used = 16


@rule
def copy_stream(stream: Any, out: Any) -> None:
    """Let `out` go on as `stream` would."""
    for i in range(8):
        out.key[i] = stream.key[i]
    for i in range(2):
        out.nonce[i] = stream.nonce[i]
    for i in range(16):
        out.block[i] = stream.block[i]
    out.blocks, out.used = stream.blocks, stream.used


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
    for i in range(16):
        stream.block[i] = 0
    stream.blocks = 0
    stream.used = 16


@rule
def draw(stream: Any, bound: int) -> int:
    """A whole number from 0 to bound - 1, all equally likely; bound is 1 to 2**31.

    The word times the bound, divided by 2**32; the few words that would favour some results are
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
    if stream.used == 16:
        next_block(stream)
    used = int(stream.used)
    stream.used = used + 1
    return np.int64(stream.block[used])


@rule
def next_block(stream: Any) -> None:
    """Sixteen fresh words: the cipher's rounds, then the input added back."""
    block = stream.block
    load_input(stream)
    for _ in range(DOUBLE_ROUNDS):
        for i in range(4):
            quarter_round(block, i, 4 + i, 8 + i, 12 + i)
        for i in range(4):
            quarter_round(block, i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4)
    for i in range(4):
        block[i] = plus(block[i], SIGMA[i])
    for i in range(8):
        block[4 + i] = plus(block[4 + i], stream.key[i])
    block[12] = plus(block[12], np.uint32(stream.blocks & WORD))
    block[13] = plus(block[13], np.uint32(stream.blocks >> 32))
    block[14] = plus(block[14], stream.nonce[0])
    block[15] = plus(block[15], stream.nonce[1])
    stream.blocks += 1
    stream.used = 0


@rule
def load_input(stream: Any) -> None:
    """Constants, key, counter, nonce."""
    for i in range(4):
        stream.block[i] = SIGMA[i]
    for i in range(8):
        stream.block[4 + i] = stream.key[i]
    stream.block[12] = stream.blocks & WORD
    stream.block[13] = stream.blocks >> 32
    stream.block[14] = stream.nonce[0]
    stream.block[15] = stream.nonce[1]


@rule
def quarter_round(block: Any, a: int, b: int, c: int, d: int) -> None:
    """Four additions, four exclusive ors, four rotations on four words."""
    w, x, y, z = block[a], block[b], block[c], block[d]
    w = plus(w, x)
    z = turn(z ^ w, 16)
    y = plus(y, z)
    x = turn(x ^ y, 12)
    w = plus(w, x)
    z = turn(z ^ w, 8)
    y = plus(y, z)
    x = turn(x ^ y, 7)
    block[a], block[b], block[c], block[d] = w, x, y, z


@rule
def plus(a: Any, b: Any) -> Any:
    """The sum of two 32-bit words, modulo 2**32."""
    return np.uint32((int(a) + int(b)) & WORD)


@rule
def turn(value: Any, bits: int) -> Any:
    """A 32-bit word rotated to the left."""
    return np.uint32(((int(value) << bits) | (int(value) >> (32 - bits))) & WORD)
