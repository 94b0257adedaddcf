"""What a seat may ask for, over the socket or by REST: checked against these types before anything else."""

from __future__ import annotations

from typing import Annotated, get_args

import msgspec
from msgspec import Meta

Id = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[0-9A-Za-z_.:-]+$")]
Name = Annotated[str, Meta(min_length=1, max_length=32)]
Seat = Annotated[int, Meta(ge=0, le=5)]
Number = Annotated[int, Meta(ge=0, le=4095)]
Notation = Annotated[str, Meta(min_length=1, max_length=1000)]
Word = Annotated[str, Meta(min_length=1, max_length=32)]
Numbers = Annotated[list[Number], Meta(min_length=1, max_length=64)]
TableVersion = Annotated[int, Meta(ge=0, le=1_000_000)]
Hash = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$")]
Nonce = Annotated[str, Meta(pattern=r"^[0-9A-Za-z_-]{16,64}$")]
Invite = Annotated[str, Meta(max_length=64)]


class _Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    id: Id


class Choose(_Command, frozen=True, tag="choose"):
    """Seal a choice, or part of one. With `stage`, only if the table is still at that version."""

    choice: Notation | Numbers
    stage: TableVersion | None = None


class TakeBack(_Command, frozen=True, tag="take_back"):
    """Empty your envelope."""

    stage: TableVersion | None = None


class Queue(_Command, frozen=True, tag="queue"):
    """What to play if the clock runs out; None for nothing."""

    choice: Notation | Numbers | None = None


class Ready(_Command, frozen=True, tag="ready"):
    """Let the cards be dealt, once everyone says so."""

    ready: bool = True


class Commit(_Command, frozen=True, tag="commit"):
    """The hash of the number one will add to the seed."""

    commitment: Hash


class Reveal(_Command, frozen=True, tag="reveal"):
    """That number, when all hashes are fixed."""

    nonce: Nonce


class Rename(_Command, frozen=True, tag="rename"):
    """Be called something else, before the deal."""

    name: Name


class SetBot(_Command, frozen=True, tag="bot"):
    """Host: give a free chair to a bot, or ("") keep it for a person."""

    seat: Seat
    level: Annotated[str, Meta(max_length=32)]


class Kick(_Command, frozen=True, tag="kick"):
    """Host: free a chair before the deal."""

    seat: Seat


class Leave(_Command, frozen=True, tag="leave"):
    """Get up; during play a bot takes over until one is back."""


class Nudge(_Command, frozen=True, tag="nudge"):
    """Without a clock: ask those who still owe a choice for it."""


class Replace(_Command, frozen=True, tag="replace"):
    """A minute after a nudge: vote for bots in the place of those who still owe a choice."""


class Rematch(_Command, frozen=True, tag="rematch"):
    """The same again, once the game is over."""


Command = (
    Choose
    | TakeBack
    | Queue
    | Ready
    | Commit
    | Reveal
    | Rename
    | SetBot
    | Kick
    | Leave
    | Nudge
    | Replace
    | Rematch
)

BY_TAG = {str(one.__struct_config__.tag): one for one in get_args(Command)}  # commands by what they `do`
