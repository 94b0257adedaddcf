"""Provable chance: nobody, the server included, picks the cards.

1. When a table is made the server draws a secret of 256 bits and shows its commitment, a hash.
2. Until the deal each seat may add a nonce of its own.
3. The seed of the game is the secret and the nonces, written one after the other. The server was bound to
   its secret before it saw a nonce, and no seat knows the secret when it gives its nonce.
4. When the game is over the seed is revealed: anyone can check the commitment and replay every card.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Sequence

from sixthman.messages import BadOption
from sixthman.table.table import JOINT, commitment_of

__all__ = ["check_nonce", "commitment_of", "new_secret", "seed_of"]

NO_NONCE = "-"
_NONCE = re.compile(r"[0-9A-Za-z_-]{1,64}")


def new_secret() -> str:
    """The server's part of a seed."""
    return secrets.token_hex(32)


def check_nonce(nonce: str) -> None:
    """A seat's part of a seed: letters and digits."""
    if _NONCE.fullmatch(nonce) is None:
        raise BadOption("error-server-nonce", nonce=nonce)


def seed_of(secret: str, nonces: Sequence[str]) -> str:
    """The seed of a game: the secret alone, or followed by what the seats have added, in their order."""
    if not any(nonces):
        return secret
    return JOINT.join([secret, *(nonce or NO_NONCE for nonce in nonces)])
