"""Auction, declared: what bidders agree on, what they are asked, and what the record holds."""

from __future__ import annotations

from sixthman.kernel.declaration import IN_PART, NOBODY, OWNER, Choices, Declaration, Field, Phase
from sixthman.kernel.options import Flag, Number

SEATS = 4  # the most that can play
HAND = 6  # cards of a bidder
CARDS = SEATS * HAND  # bids of 1 to 24: no two are equal
PRIZES = 8  # prize cards, worth 1 to 8; some stay in the box

BID, OVER = range(2)

DECLARATION = Declaration(
    name="auction",
    title="Auction",
    package="auction",
    version="1",
    score="points",
    person="auction-bidder",
    options=(
        Number(name="seats", least=2, most=SEATS, usual=3, field="seats"),
        Number(name="rounds", least=2, most=HAND, usual=5, field="rounds"),
        Flag(name="double_last", usual=False, field="double_last", brief=True),
    ),
    phases=(Phase("bid", "bids", seconds=30.0), Phase("over")),
    choices=(Choices("bid", 0, CARDS),),
    fields=(
        Field("seats", "int8"),
        Field("rounds", "int8"),  # as many as a bidder has cards
        Field("double_last", "int8"),  # 1: the last prize counts twice
        Field("viewer", "int8", seen=IN_PART, sent=False),
        Field("phase", "uint8"),
        Field("round_", "uint8"),
        Field("asked", "uint8"),  # bit mask of the seats that bid
        Field("locked", "uint8", seen=IN_PART, sent=False),  # … and of those that have
        Field("prizes", "int8", (PRIZES,), IN_PART),  # in the order they come up
        Field("hand", "int8", (HAND,), OWNER, each=SEATS),  # lowest card first
        Field("bid", "int8", seen=OWNER, each=SEATS),  # sealed
        Field("opened", "int8", (HAND,), each=SEATS),  # what each bid, round by round
        Field("points", "int16", each=SEATS),
        Field("box", "int8", (CARDS,), NOBODY),  # scratch for dealing; blank at all other times
    ),
    longest=SEATS * HAND,
    levels=("rookie", "pro"),
    envelope="bid",
)
