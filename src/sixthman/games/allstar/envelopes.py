"""Sealed choices (A8): everything a seat decides between two reveals lies in its envelope.

Nothing is carried out before the last envelope is complete; until then a seat may take its
choices back. Choosing only parts a row in two: cards chosen from a pack move to its front, cards
chosen from the bench move behind the `held` ones that may still be used. So when the envelope is
complete the cards are already where they have to be. (Cards to be cut from a playoff team move to
its end; what others see of a row is sorted, so its order tells them nothing.)
"""

from __future__ import annotations

from sixthman.kernel.piles import NONE, find, swap
from sixthman.kernel.rules import rule

from .cards import PLANS_FOR
from .draft import PACK_SIZE, pack_start, packs, picks_now, receiver
from .record import (
    BUS,
    BUS_PLAN,
    CLASH,
    CUT,
    DRAFT,
    HERITAGE,
    LAY_DOWN,
    LINEUP,
    NEW_TEAM,
    PASS,
    PLAYOFF_TEAM,
    SEALED,
    SHOOTOUT,
    SWAPS,
    TEAM,
    THROW,
    State,
)

FEWEST_LAID, MOST_LAID = 2, 4


@rule
def ask(state: State, phase: int, seats_mask: int) -> None:
    """Begin a phase that waits for these seats."""
    state.phase = phase
    state.asked = seats_mask
    state.locked = 0
    stage = first_stage(state)
    for seat in range(state.seats):
        state.stage[seat] = stage
        state.held[seat] = state.benched[seat]


@rule
def first_stage(state: State) -> int:
    """The place in the envelope that the phase fills first."""
    if state.phase == LINEUP:
        if state.mode == HERITAGE or state.mode == CLASH:
            return THROW
        return SWAPS if state.round_ > 0 else NEW_TEAM
    return NEW_TEAM if state.phase == PLAYOFF_TEAM else 0


@rule
def take_back(state: State, seat: int) -> None:
    """Empty the seat's envelope, as long as others are waited for."""
    if state.phase == LINEUP:
        for team in range(int(state.round_) - 1, -1, -1):
            undo_swap(state, seat, SWAPS + 2 * team)
    state.stage[seat] = first_stage(state)
    state.held[seat] = state.benched[seat]
    state.locked = int(state.locked) & ~(1 << seat)


@rule
def undo_swap(state: State, seat: int, stage: int) -> None:
    """The card that was to come in lies on the bench again, in the place of the one to leave."""
    if state.stage[seat] > stage + 1 and state.envelope[seat, stage] != PASS:
        place = find(state.bench[seat], 0, int(state.envelope[seat, stage]))
        state.bench[seat, place] = state.envelope[seat, stage + 1]


@rule
def legal(state: State, seat: int) -> int:
    """How many choices are open to a seat that is waited for."""
    stage = int(state.stage[seat])
    phase = int(state.phase)
    if phase == DRAFT:
        return int(PACK_SIZE[state.mode]) - int(state.step) - stage
    if phase == CUT:
        return TEAM - stage
    if phase == LINEUP:
        if stage == THROW:
            return int(PACK_SIZE[state.mode])
        if stage == SWAPS or stage == SWAPS + 2:
            return TEAM + 1
        if stage == BUS_PLAN:
            return int(PLANS_FOR[int(state.round_) + 1])
    if phase == LAY_DOWN and stage >= FEWEST_LAID:
        return int(state.held[seat]) + 1
    return int(state.held[seat])


@rule
def choice(state: State, seat: int, k: int) -> int:
    """The k-th of the legal choices, from 0."""
    stage = int(state.stage[seat])
    phase = int(state.phase)
    if phase == DRAFT:
        return int(state.deck[pack_front(state, seat) + stage + k])
    if phase == CUT:
        return int(state.teams[seat, 0, k])
    if phase == LINEUP:
        if stage == THROW:
            return received(state, seat, k)
        if stage == SWAPS or stage == SWAPS + 2:  # at most one card a team, optional (A10)
            return int(state.teams[seat, swap_team(stage), k]) if k < TEAM else PASS
        if stage == BUS_PLAN:
            return BUS + k
    if k == state.held[seat]:
        return PASS
    return int(state.bench[seat, k])


@rule
def pack_front(state: State, seat: int) -> int:
    """Where the cards begin, in the deck, that a seat looks at in the draft."""
    return int(state.pack_at[seat]) + int(state.step)


@rule
def received(state: State, seat: int, k: int) -> int:
    """Heritage and Clash throw away one of the seven cards received this round (A14)."""
    round_, size = int(state.round_), int(PACK_SIZE[state.mode])
    for pack in range(packs(state)):
        for place in range(size):
            if receiver(state, round_, pack, place) == seat:
                if k == 0:
                    return int(state.deck[pack_start(state, round_, pack) + place])
                k -= 1
    return NONE


@rule
def swap_team(stage: int) -> int:
    """The team that a substitution at this place of the envelope is for (A10: oldest first)."""
    return (stage - SWAPS) // 2


@rule
def index_of(state: State, seat: int, chosen: int) -> int:
    """Which of the legal choices a choice is: `choice` the other way round."""
    k = 0
    while choice(state, seat, k) != chosen:
        k += 1
    return k


@rule
def seal(state: State, seat: int, k: int) -> None:
    """Put the k-th legal choice into the envelope, and lock it when all that is asked is decided."""
    stage = int(state.stage[seat])
    phase = int(state.phase)
    chosen = choice(state, seat, k)
    following = stage + 1
    complete = False
    state.envelope[seat, stage] = chosen
    if phase == DRAFT:
        front = pack_front(state, seat) + stage
        swap(state.deck, front + k, front)
        complete = following == picks_now(state)
    elif phase == LINEUP:
        following = seal_lineup(state, seat, stage, chosen, k)
        complete = following == (BUS_PLAN if state.round_ == 0 else SEALED)
    elif phase == CUT:
        swap(state.teams[seat, 0], k, TEAM - following)
        complete = following == int(state.laid_down[seat])
    else:
        if chosen != PASS:
            use(state, seat, k)
        if phase == PLAYOFF_TEAM:
            complete = following == BUS_PLAN
        elif phase == LAY_DOWN:
            complete = chosen == PASS or following == MOST_LAID or state.held[seat] == 0
        else:
            complete = phase == SHOOTOUT
    state.stage[seat] = following
    if complete:
        state.locked = int(state.locked) | (1 << seat)


@rule
def seal_lineup(state: State, seat: int, stage: int, chosen: int, k: int) -> int:
    """The order of a line-up: throw away, substitutions oldest team first, new team, buses."""
    following = stage + 1
    if stage == SWAPS or stage == SWAPS + 2:
        if chosen == PASS:
            following = stage + 2
    elif stage == THROW:
        use(state, seat, find(state.bench[seat], 0, chosen))
    elif stage != BUS_PLAN:
        use(state, seat, k)
        if stage < NEW_TEAM:  # the card taken out lands on the bench and may serve at once (A10)
            state.bench[seat, state.held[seat]] = state.envelope[seat, stage - 1]
            state.held[seat] += 1
    if SWAPS <= following < NEW_TEAM and swap_team(following) >= state.round_:
        return NEW_TEAM
    return following


@rule
def use(state: State, seat: int, place: int) -> None:
    """A bench card goes into the envelope: it changes places with the last one still usable."""
    last = int(state.held[seat]) - 1
    swap(state.bench[seat], place, last)
    state.held[seat] = last
