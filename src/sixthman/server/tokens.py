"""Secrets that open doors: made by the system's generator, kept as hashes."""

from __future__ import annotations

import hashlib
import hmac
import secrets

_LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ"  # none that is easily taken for another


def new_token() -> str:
    """256 bits: the secret of a seat or of a guest."""
    return secrets.token_urlsafe(32)


def new_invite() -> str:
    """What opens a private table: 80 bits."""
    return "".join(secrets.choice(_LETTERS) for _ in range(16))


def new_table_id() -> str:
    """A name for a table, no secret."""
    return "".join(secrets.choice(_LETTERS) for _ in range(10))


def new_table_code() -> str:
    """What opens a table until the deal, to be read out and typed: 24 million, and few may be tried."""
    return "".join(secrets.choice(_LETTERS) for _ in range(5))


def read_code(text: str) -> str:
    """A code as someone has typed it: in any case, with blanks and dashes."""
    return "".join(letter for letter in text.upper() if letter.isalnum())


def new_code() -> str:
    """A one-time code to be typed on another device: 49 bits, for a few minutes."""
    return "".join(secrets.choice(_LETTERS) for _ in range(10))


def hashed(token: str) -> str:
    """A token as it is stored. Tokens are random and long, so a plain hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


def fits(token: str, stored: str) -> bool:
    """Is this the token whose hash is stored?"""
    return bool(stored) and hmac.compare_digest(hashed(token), stored)


def same(one: str, other: str) -> bool:
    """Are two secrets equal? Takes as long whatever the answer."""
    return hmac.compare_digest(one.encode(), other.encode())
