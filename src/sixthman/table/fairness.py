"""Provable chance: what a seed is made of, and how a record is held against what was seen before the deal.

1. The server draws a secret and shows its hash, the commitment.
2. Each seat draws a number of its own and shows its hash. That hash covers the server's commitment and the
   seat, so it can stand for no other table and no other seat.
3. When all these hashes are fixed, the numbers are revealed. One that is not revealed in time is left out.
4. The seed is the secret and the numbers, written one after the other.

What that proves, and against whom, is in docs/fairness.md.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from sixthman.messages import BadOption, BadRecord

if TYPE_CHECKING:
    from .records import Record
    from .table import Table

JOINT = " + "  # between the secret and what each seat has added to it
NOTHING = "-"  # in the place of a seat that has added nothing
HASH = re.compile(r"[0-9a-f]{64}")


def commitment_of(seed: str) -> str:
    """What can be shown before the deal: proves later that the seed, or the secret it begins with, was not
    changed."""
    secret = seed.partition(JOINT)[0]
    return hashlib.sha256(f"sixthman commitment {secret}".encode()).hexdigest()


def contribution_hash(commitment: str, seat: int, nonce: str) -> str:
    """What a seat (from 0) shows of its number before it tells it, at the table with this commitment."""
    return hashlib.sha256(f"sixthman contribution {commitment} {seat + 1} {nonce}".encode()).hexdigest()


def seed_of(secret: str, nonces: Sequence[str]) -> str:
    """The seed of a game: the secret alone, or followed by what the seats have added, in their order."""
    if not any(nonces):
        return secret
    return JOINT.join([secret, *(nonce or NOTHING for nonce in nonces)])


def nonces_in(seed: str, seats: int) -> list[str]:
    """What each seat has added to a seed; "" for a seat that has added nothing."""
    _, *added = seed.split(JOINT)
    if not added:
        return [""] * seats
    if len(added) != seats:
        raise BadRecord("error-record-contributions", found=len(added), seats=seats)
    return ["" if nonce == NOTHING else nonce for nonce in added]


def left_out(promised: Mapping[int, str], nonces: Sequence[str]) -> list[int]:
    """The seats that had promised a number and did not tell it in time."""
    return [seat for seat in sorted(promised) if not nonces[seat]]


def check_contributions(record: Record) -> None:
    """The seed fits the commitment, and each seat's number what that seat had shown of it.

    Records from before seats showed anything hold no hashes of theirs. Where one seat has shown something,
    nothing may be in the seed that nobody had shown.
    """
    assert record.seed is not None
    if record.commitment != commitment_of(record.seed):
        raise BadRecord("error-record-commitment")
    if not record.contributions:
        return
    if max(record.contributions) >= len(record.names):
        raise BadRecord("error-record-promises")
    for seat, nonce in enumerate(nonces_in(record.seed, len(record.names))):
        shown = record.contributions.get(seat)
        if nonce and shown != contribution_hash(record.commitment, seat, nonce):
            raise BadRecord("error-record-contribution", seat=seat + 1)


def check_seen(record: Record, seen: Iterable[str]) -> None:
    """Each hash that someone noted before the deal stands in the record, and the deal was made with it."""
    assert record.seed is not None
    noted = list(seen)
    nonces = nonces_in(record.seed, len(record.names)) if record.contributions else []
    for one in noted:
        if HASH.fullmatch(one) is None:
            raise BadOption("error-fingerprint", given=one)
        seats = [seat for seat, shown in record.contributions.items() if shown == one]
        if one != record.commitment and not seats:
            raise BadRecord("error-record-not-seen", given=one)
        if seats and not nonces[seats[0]]:
            raise BadRecord("error-record-left-out", seat=seats[0] + 1)
    if noted and record.given:
        raise BadRecord("error-record-given", piles=", ".join(record.given))


class Pinned(msgspec.Struct, frozen=True):
    """What a client notes at the moment it reveals its number: nothing of it may change any more."""

    game: str
    options: dict[str, str]
    rules: str
    commitment: str  # the server's
    contributions: dict[int, str]  # what each seat (from 0) has shown
    seat: int
    nonce: str  # your own


def check_pinned(record: Record, pinned: Pinned) -> list[int]:
    """Hold a finished game's record against what was pinned; the seats (from 0) that were left out.

    BadRecord says how the server has cheated. That the game was played by the rules from this seed is for
    `verify_record` to prove.
    """
    if record.seed is None:
        raise BadRecord("error-record-no-seed")
    agreed = (record.game, record.options, record.rules)
    if agreed != (pinned.game, pinned.options, pinned.rules):
        raise BadRecord("error-record-agreed")
    if record.commitment != pinned.commitment or record.contributions != pinned.contributions:
        raise BadRecord("error-record-promises")
    check_contributions(record)
    nonces = nonces_in(record.seed, len(record.names))
    if nonces[pinned.seat] != pinned.nonce:
        raise BadRecord("error-record-left-out", seat=pinned.seat + 1)
    if record.given:
        raise BadRecord("error-record-given", piles=", ".join(record.given))
    return left_out(record.contributions, nonces)


def proven(record: Record, table: Table) -> dict[str, Any]:
    """What a record says that was verified, and what its seats had shown before the deal."""
    shown, seats = record.contributions, len(record.names)
    return {
        "game": record.game,
        "over": table.over,
        "reveals": len(table.reveals),
        "scores": table.scores(),
        "commitment": record.commitment,
        "contributions": [shown.get(seat, "") for seat in range(seats)],  # "" for none
        "left_out": left_out(shown, nonces_in(table.seed, seats)) if shown else [],  # did not tell in time
    }
