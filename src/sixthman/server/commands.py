"""What a seat may ask for, over the socket or by REST: checked against these types before anything else."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

Id = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[0-9A-Za-z_.:-]+$")]
Name = Annotated[str, Meta(min_length=1, max_length=32)]
Seat = Annotated[int, Meta(ge=0, le=5)]
Number = Annotated[int, Meta(ge=0, le=4095)]
Notation = Annotated[str, Meta(min_length=1, max_length=1000)]
Word = Annotated[str, Meta(min_length=1, max_length=32)]
Numbers = Annotated[list[Number], Meta(min_length=1, max_length=64)]
Stage = Annotated[int, Meta(ge=0, le=1_000_000)]
Invite = Annotated[str, Meta(max_length=64)]


class _Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    id: Id


class Choose(_Command, frozen=True, tag="choose"):
    """Seal a choice, or part of one. With `stage`, only if the table still stands there."""

    choice: Notation | Numbers
    stage: Stage | None = None


class TakeBack(_Command, frozen=True, tag="take_back"):
    """Empty one's envelope."""

    stage: Stage | None = None


class Queue(_Command, frozen=True, tag="queue"):
    """What to play if the clock runs out; None for nothing."""

    choice: Notation | Numbers | None = None


class Ready(_Command, frozen=True, tag="ready"):
    """Let the cards be dealt, once everybody says so."""

    ready: bool = True


class Nonce(_Command, frozen=True, tag="nonce"):
    """One's own part of the seed."""

    nonce: Annotated[str, Meta(min_length=1, max_length=64)]


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


class Rematch(_Command, frozen=True, tag="rematch"):
    """The same again, once the game is over."""


class TriedCoach(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One's coach beside a team, or beside one of its players, who is like a team-mate."""

    card: Word | None = None
    mate: Word | None = None


class TriedTeam(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Cards one thinks of, and the place of an arena in the row of this round."""

    cards: Annotated[list[Word], Meta(min_length=1, max_length=5)]
    arena: Annotated[int, Meta(ge=0, le=2)] | None = None
    coach: TriedCoach | None = None


class Question(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What cards are good for. All-Star Draft: tentative teams, the bench; basketball: dice marked so far."""

    teams: Annotated[list[TriedTeam], Meta(max_length=3)] = []
    bench: bool = False
    dice: Annotated[list[Number], Meta(max_length=30)] = []


class Weigh(Question, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="do", tag="weigh"):
    """The same over the socket. Nothing happens at the table, nothing is stored."""

    id: Id


Command = Choose | TakeBack | Queue | Ready | Nonce | Rename | SetBot | Kick | Leave | Rematch
