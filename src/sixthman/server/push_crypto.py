"""What Web Push asks for: messages that only a browser can read (RFC 8291), signed by this server (RFC 8292).

Plain Python on whole numbers, so that an install needs no compiled library. It does not hide how long its
steps take from someone on the same machine: what it protects are notes such as "Your turn". The tests hold it
against the example of RFC 8291.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import secrets
from dataclasses import dataclass
from typing import Any

# The curve P-256 (FIPS 186-5)
P = 2**256 - 2**224 + 2**192 + 2**96 - 1
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
B = 0x5AC635D8AA3A93E7B3EBBD55769886BC651D06B0CC53B0F63BCE3C3E27D2604B
Point = tuple[int, int] | None
BASE: Point = (
    0x6B17D1F2E12C4247F8BCE6E563A440F277037D812DEB33A0F4A13945D898C296,
    0x4FE342E2FE1A7F9B8EE7EB4A7C0F9E162BCE33576B315ECECBB6406837BF51F5,
)
POINT_BYTES, NUMBER_BYTES, AUTH_BYTES, SALT_BYTES, BLOCK = 65, 32, 16, 16, 16
RECORD = 4096  # bytes: one record holds the whole message
MOST = RECORD - BLOCK - 1  # bytes of a message


def add(one: Point, other: Point) -> Point:
    """The sum of two points."""
    if one is None or other is None:
        return other if one is None else one
    (x1, y1), (x2, y2) = one, other
    if x1 == x2 and (y1 + y2) % P == 0:
        return None
    slope = (3 * x1 * x1 - 3) * pow(2 * y1, -1, P) if one == other else (y2 - y1) * pow(x2 - x1, -1, P)
    x = (slope * slope - x1 - x2) % P
    return x, (slope * (x1 - x) - y1) % P


def times(number: int, point: Point) -> Point:
    """A point so many times: every bit costs an addition, whatever it is."""
    found, other = None, point
    for bit in range(ORDER.bit_length()):
        summed = add(found, other)
        found = summed if number >> bit & 1 else found
        other = add(other, other)
    return found


def new_private() -> int:
    """A private key."""
    return secrets.randbelow(ORDER - 1) + 1


def written(point: Point) -> bytes:
    """A point as 65 bytes."""
    assert point is not None
    return b"\x04" + b"".join(number.to_bytes(NUMBER_BYTES) for number in point)


def read_point(data: bytes) -> Point:
    """A point from its 65 bytes; ValueError for what lies on no curve of ours."""
    if len(data) != POINT_BYTES or data[0] != 4:
        raise ValueError("no point")
    x, y = int.from_bytes(data[1:33]), int.from_bytes(data[33:])
    if x >= P or y >= P or (y * y - x * x * x + 3 * x - B) % P:
        raise ValueError("not on the curve")
    return x, y


def public_of(private: int) -> bytes:
    """The public key of a private one."""
    return written(times(private, BASE))


def encode(data: bytes) -> str:
    """Bytes as letters of an address."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    """The bytes again; ValueError for anything else."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


# --- AES-128 in Galois/Counter Mode (FIPS 197, NIST SP 800-38D)


def _double(byte: int) -> int:
    return (byte << 1) ^ (0x11B if byte & 0x80 else 0)


def _substitutes() -> bytes:
    table, one, other = [0] * 256, 1, 1
    while True:
        one ^= _double(one) & 0xFF if one < 0x80 else _double(one)
        other ^= other << 1
        other ^= other << 2
        other ^= other << 4
        other &= 0xFF
        other ^= 0x09 if other & 0x80 else 0
        mixed = other
        for turn in range(1, 5):
            mixed ^= (other << turn | other >> 8 - turn) & 0xFF
        table[one] = mixed ^ 0x63
        if one == 1:
            break
    table[0] = 0x63
    return bytes(table)


_SUBSTITUTES = _substitutes()


def _round_keys(key: bytes) -> list[bytes]:
    words, factor = [key[i : i + 4] for i in range(0, 16, 4)], 1
    while len(words) < 44:
        word = words[-1]
        if len(words) % 4 == 0:
            turned = bytes(_SUBSTITUTES[byte] for byte in word[1:] + word[:1])
            word = bytes([turned[0] ^ factor]) + turned[1:]
            factor = _double(factor)
        words.append(bytes(a ^ b for a, b in zip(words[-4], word, strict=True)))
    return [b"".join(words[i : i + 4]) for i in range(0, 44, 4)]


def _block(keys: list[bytes], data: bytes) -> bytes:
    state = bytes(a ^ b for a, b in zip(data, keys[0], strict=True))
    for number, key in enumerate(keys[1:], 1):
        moved = [_SUBSTITUTES[state[(i + 4 * (i % 4)) % 16]] for i in range(16)]
        if number < len(keys) - 1:
            mixed = []
            for column in range(0, 16, 4):
                part = moved[column : column + 4]
                whole = part[0] ^ part[1] ^ part[2] ^ part[3]
                mixed += [part[i] ^ whole ^ _double(part[i] ^ part[(i + 1) % 4]) for i in range(4)]
            moved = mixed
        state = bytes(a ^ b for a, b in zip(moved, key, strict=True))
    return state


def _hash(key: int, data: bytes) -> int:
    found = 0
    for at in range(0, len(data), BLOCK):
        found ^= int.from_bytes(data[at : at + BLOCK])
        product, factor = 0, key
        for bit in range(127, -1, -1):
            if found >> bit & 1:
                product ^= factor
            factor = factor >> 1 ^ (0xE1 << 120 if factor & 1 else 0)
        found = product
    return found


def seal(key: bytes, nonce: bytes, data: bytes) -> bytes:
    """AES-128-GCM: what is written, and its tag."""
    keys = _round_keys(key)
    stream = b"".join(_block(keys, nonce + (2 + i).to_bytes(4)) for i in range(-(-len(data) // BLOCK)))
    sealed = bytes(a ^ b for a, b in zip(data, stream, strict=False))
    padded = sealed + bytes(-len(sealed) % BLOCK) + bytes(8) + (8 * len(sealed)).to_bytes(8)
    hashed = _hash(int.from_bytes(_block(keys, bytes(BLOCK))), padded)
    tag = hashed ^ int.from_bytes(_block(keys, nonce + (1).to_bytes(4)))
    return sealed + tag.to_bytes(BLOCK)


# --- messages and signatures


def _derived(salt: bytes, secret: bytes, about: bytes, size: int) -> bytes:
    """HKDF with SHA-256 (RFC 5869), one step of it."""
    key = hmac.digest(salt, secret, hashlib.sha256)
    return hmac.digest(key, about + b"\x01", hashlib.sha256)[:size]


def encrypted(
    message: bytes, browser: bytes, auth: bytes, private: int | None = None, salt: bytes | None = None
) -> bytes:
    """A message for a browser with this public key and secret: the body of the request (RFC 8291)."""
    if len(message) > MOST or len(auth) != AUTH_BYTES:
        raise ValueError("too long, or another secret")
    private = new_private() if private is None else private
    salt = secrets.token_bytes(SALT_BYTES) if salt is None else salt
    own, shared = public_of(private), times(private, read_point(browser))
    assert shared is not None
    common = shared[0].to_bytes(NUMBER_BYTES)
    secret = _derived(auth, common, b"WebPush: info\x00" + browser + own, 32)
    key = _derived(salt, secret, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = _derived(salt, secret, b"Content-Encoding: nonce\x00", 12)
    head = salt + RECORD.to_bytes(4) + bytes([len(own)]) + own
    return head + seal(key, nonce, message + b"\x02")


def signed(private: int, data: bytes) -> bytes:
    """ECDSA with SHA-256: 64 bytes."""
    digest = int.from_bytes(hashlib.sha256(data).digest())
    while True:
        once = new_private()
        point = times(once, BASE)
        assert point is not None
        first = point[0] % ORDER
        second = pow(once, -1, ORDER) * (digest + first * private) % ORDER
        if first and second:
            return first.to_bytes(NUMBER_BYTES) + second.to_bytes(NUMBER_BYTES)


@dataclass(frozen=True)
class ServerKey:
    """The key by which push services know this server."""

    private: int

    @property
    def public(self) -> str:
        """As a browser takes it."""
        return encode(public_of(self.private))

    def authorization(self, audience: str, contact: str, until: int) -> str:
        """The header that says who sends (RFC 8292)."""
        parts: list[Any] = [{"typ": "JWT", "alg": "ES256"}, {"aud": audience, "exp": until, "sub": contact}]
        text = ".".join(encode(json.dumps(part, separators=(",", ":")).encode()) for part in parts)
        return f"vapid t={text}.{encode(signed(self.private, text.encode()))}, k={self.public}"
