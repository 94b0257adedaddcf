"""Sealed choices (A8): everything a seat decides between two reveals lies in its envelope.

Nothing is carried out before the last envelope is complete; until then a seat may take its
choices back. The hand beside the envelope is what the seat may still use: the rest of its pack, or
its bench less the cards in the envelope. When the envelope is complete the hand is the new bench.
"""

from __future__ import annotations

from typing import Any

from sixthman.kernel.piles import blank, take
from sixthman.kernel.rules import rule

from .cards import PLANS_FOR
from .draft import pack_of, pack_size, pack_start, picks_now, place_now
from .record import (
    BENCH,
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
    is_asked,
)

FEWEST_LAID, MOST_LAID = 2, 4
RECEIVED = 7  # cards of this round on the bench in the modes that throw one away


@rule
def ask(state: State, phase: int, seats_mask: int) -> None:
    """Begin a phase that waits for these seats; all envelopes are empty."""
    state.phase = phase
    state.asked = seats_mask
    state.locked = 0
    for seat in range(state.seats):
        empty_envelope(state, seat)


@rule
def empty_envelope(state: State, seat: int) -> None:
    """Nothing chosen yet: also how a seat takes its choices back."""
    blank(state.envelope[seat], 0, SEALED)
    state.stage[seat] = first_stage(state)
    state.locked = int(state.locked) & ~(1 << seat)
    take_up_hand(state, seat)


@rule
def first_stage(state: State) -> int:
    """The place in the envelope that the phase fills first."""
    if state.phase == LINEUP:
        if state.mode in (HERITAGE, CLASH):
            return THROW
        return SWAPS if state.round_ > 0 else NEW_TEAM
    return NEW_TEAM if state.phase == PLAYOFF_TEAM else 0


@rule
def take_up_hand(state: State, seat: int) -> None:
    """The cards a seat that is asked chooses from: its pack, its team (to cut), else its bench."""
    hand = state.hand[seat]
    count = 0
    if not is_asked(state, seat):
        pass
    elif state.phase == DRAFT:
        start = pack_start(state, int(state.round_), pack_of(state, seat))
        for place in range(place_now(state), pack_size(state)):
            hand[count] = state.deck[start + place]
            count += 1
    elif state.phase == CUT:
        for i in range(TEAM):
            hand[i] = state.teams[seat, 0, i]
        count = TEAM
    else:
        count = int(state.benched[seat])
        for i in range(count):
            hand[i] = state.bench[seat, i]
    blank(hand, count, BENCH + 2 - count)
    state.held[seat] = count


@rule
def legal(state: State, seat: int, choices: Any) -> int:
    """Write the choices open to a seat that is waited for; returns how many there are."""
    stage = int(state.stage[seat])
    count = int(state.held[seat])
    first = 0
    if state.phase == LINEUP:
        if stage == BUS_PLAN:
            plans = PLANS_FOR[int(state.round_) + 1]
            for plan in range(plans):
                choices[plan] = BUS + plan
            return plans
        if takes_out(stage):
            for i in range(TEAM):
                choices[i] = state.teams[seat, swap_team(stage), i]
            choices[TEAM] = PASS
            return TEAM + 1
        if stage == THROW:
            first = count - RECEIVED
    for i in range(first, count):
        choices[i - first] = state.hand[seat, i]
    if state.phase == LAY_DOWN and stage >= FEWEST_LAID:
        choices[count] = PASS
        return count + 1
    return count - first


@rule
def takes_out(stage: int) -> bool:
    """In a line-up: is this the place for a card that leaves a team?"""
    return stage in (SWAPS, SWAPS + 2)


@rule
def swap_team(stage: int) -> int:
    """The team that a substitution at this place of the envelope is for (A10: oldest first)."""
    return (stage - SWAPS) // 2


@rule
def seal(state: State, seat: int, choice: int) -> None:
    """Put one choice into the envelope, and lock it when it is complete."""
    stage = int(state.stage[seat])
    state.envelope[seat, stage] = choice
    if choice < PASS and not (state.phase == LINEUP and takes_out(stage)):
        state.held[seat] = take(state.hand[seat], int(state.held[seat]), choice)
    if state.phase == LINEUP:
        if takes_out(stage - 1):  # the card taken out lands on the bench and may serve at once (A10)
            state.hand[seat, state.held[seat]] = state.envelope[seat, stage - 1]
            state.held[seat] += 1
        state.stage[seat] = next_stage(state, stage, choice)
    else:
        state.stage[seat] = stage + 1
    if is_complete(state, seat, choice):
        state.locked = int(state.locked) | (1 << seat)


@rule
def next_stage(state: State, stage: int, choice: int) -> int:
    """The order of a line-up: throw away, substitutions oldest team first, new team, buses."""
    following = stage + 1
    if takes_out(stage) and choice == PASS:
        following = stage + 2
    if SWAPS <= following < NEW_TEAM and swap_team(following) >= state.round_:
        return NEW_TEAM
    return following


@rule
def is_complete(state: State, seat: int, choice: int) -> bool:
    """Has the seat decided all that this phase asks?"""
    stage = int(state.stage[seat])
    phase = int(state.phase)
    if phase == DRAFT:
        return stage == picks_now(state)
    if phase == LINEUP:
        return stage == (BUS_PLAN if state.round_ == 0 else SEALED)
    if phase == PLAYOFF_TEAM:
        return stage == BUS_PLAN
    if phase == LAY_DOWN:
        return choice == PASS or stage == MOST_LAID or state.held[seat] == 0
    if phase == CUT:
        return stage == state.laid_down[seat]
    return phase == SHOOTOUT
