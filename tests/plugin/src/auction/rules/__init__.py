"""The rules of Auction: a prize lies open, all bid one card at once, and the highest card takes it."""

from __future__ import annotations

from typing import Any

from sixthman.kernel.game import Game, record_of
from sixthman.kernel.piles import NONE, blank, find, sort
from sixthman.kernel.rules import rule
from sixthman.kernel.stream import shuffle

from ..declaration import BID, CARDS, DECLARATION, HAND, OVER, PRIZES, SEATS

State = Any  # a numpy record, as declared


@rule
def setup(state: State, options: Any, stream: Any) -> None:
    """Deal as many cards as there are rounds, and shuffle the prizes."""
    state.seats, state.rounds, state.double_last = options[0], options[1], options[2]
    state.viewer, state.phase, state.round_ = NONE, BID, 0
    state.asked, state.locked = (1 << int(state.seats)) - 1, 0
    for prize in range(PRIZES):
        state.prizes[prize] = prize + 1
    shuffle(state.prizes, 0, PRIZES, stream)
    for seat in range(SEATS):
        state.bid[seat], state.points[seat] = NONE, 0
        blank(state.hand[seat], 0, HAND)
        blank(state.opened[seat], 0, HAND)
    for card in range(CARDS):
        state.box[card] = card
    deal(state, CARDS, stream)


@rule
def deal(state: State, count: int, stream: Any) -> None:
    """Fill every hand but the viewer's from the first cards of the box, and clear it."""
    shuffle(state.box, 0, count, stream)
    held, dealt = cards_held(state), 0
    for seat in range(int(state.seats)):
        if seat != state.viewer:
            for i in range(held):
                state.hand[seat, i] = state.box[dealt]
                dealt += 1
            sort(state.hand[seat], 0, held)
    blank(state.box, 0, CARDS)


@rule
def cards_held(state: State) -> int:
    """How many cards each bidder holds; a sealed one counts until it is opened."""
    return int(state.rounds) - int(state.round_)


@rule
def waiting(state: State) -> int:
    """Bit mask of the seats that owe a bid."""
    return int(state.asked) & ~int(state.locked)


@rule
def legal(state: State, seat: int) -> int:
    """Any card of the hand."""
    return cards_held(state)


@rule
def choice(state: State, seat: int, k: int) -> int:
    """The k-th card, from the lowest."""
    return int(state.hand[seat, k])


@rule
def act(state: State, seat: int, chosen: int) -> None:
    """Seal a bid; the last one opens all of them."""
    seal(state, seat, chosen)
    if due(state):
        follow(state)


@rule
def pick(state: State, seat: int, k: int) -> None:
    """The same, by its number among the legal ones."""
    act(state, seat, choice(state, seat, k))


@rule
def choose(state: State, seat: int, k: int) -> None:
    """Seal a bid, and leave all of them closed."""
    seal(state, seat, choice(state, seat, k))


@rule
def seal(state: State, seat: int, chosen: int) -> None:
    """Put a card into the envelope."""
    state.bid[seat] = chosen
    state.locked = int(state.locked) | (1 << seat)


@rule
def due(state: State) -> bool:
    """Have all bid?"""
    return state.phase == BID and waiting(state) == 0


@rule
def follow(state: State) -> None:
    """Open the bids: the highest one takes the prize."""
    now, best = int(state.round_), 0
    for seat in range(1, int(state.seats)):
        if state.bid[seat] > state.bid[best]:
            best = seat
    twice = state.double_last == 1 and now == state.rounds - 1
    state.points[best] += int(state.prizes[now]) * (2 if twice else 1)
    for seat in range(int(state.seats)):
        play_card(state, seat, now)
    state.round_, state.locked = now + 1, 0
    if state.round_ == state.rounds:
        state.phase, state.asked = OVER, 0


@rule
def play_card(state: State, seat: int, now: int) -> None:
    """A bid goes from the hand to what everyone has seen."""
    bid = int(state.bid[seat])
    for i in range(find(state.hand[seat], 0, bid), HAND - 1):
        state.hand[seat, i] = state.hand[seat, i + 1]
    state.hand[seat, HAND - 1] = NONE
    state.opened[seat, now], state.bid[seat] = bid, NONE


@rule
def take_back(state: State, seat: int) -> None:
    """Open your own envelope again, before the others have bid."""
    state.bid[seat] = NONE
    state.locked = int(state.locked) & ~(1 << seat)


@rule
def bucket(state: State) -> int:
    """What comes next: the phase says it."""
    return int(state.phase)


@rule
def over(state: State) -> bool:
    """Have all cards been played?"""
    return state.phase == OVER


@rule
def score(state: State, seat: int) -> int:
    """The prizes taken so far."""
    return int(state.points[seat])


@rule
def final_rank(state: State, seat: int) -> int:
    """One more than bidders with more points."""
    rank = 1
    for other in range(int(state.seats)):
        if state.points[other] > state.points[seat]:
            rank += 1
    return rank


@rule
def view(state: State, seat: int, out: State) -> None:
    """What a seat may know: its own hand and bid, the prizes so far, and what has been opened."""
    out.seats, out.rounds, out.double_last = state.seats, state.rounds, state.double_last
    out.viewer, out.phase, out.round_ = seat, state.phase, state.round_
    out.asked, out.locked = state.asked, int(state.locked) & (1 << seat)
    for prize in range(PRIZES):
        seen = prize <= state.round_ and prize < state.rounds
        out.prizes[prize] = state.prizes[prize] if seen else NONE
    for other in range(SEATS):
        out.bid[other] = state.bid[other] if other == seat else NONE
        out.points[other] = state.points[other]
        for i in range(HAND):
            out.hand[other, i] = state.hand[other, i] if other == seat else NONE
            out.opened[other, i] = state.opened[other, i]
    blank(out.box, 0, CARDS)


@rule
def imagine(state: State, stream: Any) -> None:
    """Deal what the viewer has not seen: the other hands, and the prizes to come."""
    first = min(int(state.round_) + 1, int(state.rounds))
    for worth in range(1, PRIZES + 1):
        at = 0
        while at < PRIZES and state.prizes[at] != worth:
            at += 1
        if at == PRIZES:
            state.prizes[first] = worth
            first += 1
    shown = min(int(state.round_) + 1, int(state.rounds))
    shuffle(state.prizes, shown, PRIZES - shown, stream)
    unseen = 0
    for card in range(CARDS):
        if not is_seen(state, card):
            state.box[unseen] = card
            unseen += 1
    deal(state, unseen, stream)
    state.viewer = NONE


@rule
def is_seen(state: State, card: int) -> bool:
    """Does the viewer know where this card is?"""
    for seat in range(int(state.seats)):
        for i in range(HAND):
            if state.hand[seat, i] == card or state.opened[seat, i] == card:
                return True
    return False


GAME = Game(
    DECLARATION,
    record_of(DECLARATION),
    rules={
        "setup": setup,
        "waiting": waiting,
        "legal": legal,
        "choice": choice,
        "act": act,
        "pick": pick,
        "choose": choose,
        "due": due,
        "follow": follow,
        "bucket": bucket,
        "over": over,
        "score": score,
        "rank": final_rank,
        "view": view,
        "imagine": imagine,
        "take_back": take_back,
    },
)
