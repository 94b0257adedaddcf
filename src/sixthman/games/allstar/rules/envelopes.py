"""Sealed choices (A8): everything a seat decides between two reveals lies in its envelope.

Nothing is carried out before the last envelope is complete; until then a seat may take its
choices back. Choosing only parts a row in two: cards chosen from a pack move to its front, cards
chosen from the bench move behind the `held` ones that may still be used. So when the envelope is
complete the cards are already where they have to be. (Cards to be cut from a playoff team move to
its end; what others see of a row is sorted, so its order tells them nothing.)
"""

from __future__ import annotations

from sixthman.kernel.piles import NONE, find, swap
from sixthman.kernel.rules import inlined, rule

from ..declaration import (
    BUS,
    BUS_PLAN,
    CARDS,
    CHOOSE_COACH,
    COACH_CARD,
    COACH_MATE,
    COACH_SLOT,
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
    SWAP_BUSES,
    SWAPS,
    TEAM,
    THROW,
)
from .cards import LIKE_MATE, PLANS_FOR, SKIPS
from .coaches import (
    ability,
    is_placed,
    mate_for_coach,
    mates_for_coach,
    slot_for_coach,
    slots_for_coach,
    swapped_plan,
)
from .draft import PACK_SIZE, is_clash, pack_start, packs, picks_now, receiver
from .record import State
from .substitutions import comes_in, is_swapped, leaver, may_leave, swaps_left

FEWEST_LAID, MOST_LAID = 2, 4


@rule
def ask(state: State, phase: int, seats_mask: int) -> None:
    """Begin a phase that waits for these seats."""
    state.phase = phase
    state.asked = seats_mask
    state.locked = 0
    for seat in range(state.seats):
        open_envelope(state, seat)


@inlined
def open_envelope(state: State, seat: int) -> None:
    """An empty envelope, to be filled from the first place that the phase asks for."""
    filled = NEW_TEAM if state.phase == PLAYOFF_TEAM else 0
    if state.phase == LINEUP:
        for slot in range(SWAPS, NEW_TEAM, 2):
            state.envelope[seat, slot] = PASS
        filled = lineup_slot(state, seat, THROW)
    state.stage[seat] = filled
    state.held[seat] = state.benched[seat]


@rule
def throws_away(state: State) -> bool:
    """Heritage and Clash: is a card discarded before every lineup (A14)?"""
    return state.mode == HERITAGE or is_clash(int(state.mode))


@inlined
def lineup_slot(state: State, seat: int, slot: int) -> int:
    """The first place from this one on that a seat's lineup has to fill."""
    if slot == THROW and not throws_away(state):
        slot = SWAPS
    if SWAPS <= slot < NEW_TEAM:
        slot = swap_slot(state, seat, slot)
    if slot == BUS_PLAN and state.round_ == 0:
        slot = COACH_SLOT
    if slot == COACH_SLOT and not is_placed(state, seat):
        slot = SEALED
    if slot == COACH_MATE and not needs_mate(state, seat):
        slot = SEALED
    return slot


@rule
def swap_slot(state: State, seat: int, slot: int) -> int:
    """The same among the substitutions: who leaves, as long as a team may have some, and who comes."""
    if comes_in(slot):
        if is_swapped(state, seat, slot - 1) and swaps_left(state, seat, slot - 1) > 0:
            return slot
        slot += 1
    return slot if slot < NEW_TEAM and swaps_left(state, seat, slot) > 0 else NEW_TEAM


@rule
def needs_mate(state: State, seat: int) -> bool:
    """Is the player beside the coach to be like a teammate?"""
    return ability(state, seat, LIKE_MATE) > 0 and state.envelope[seat, COACH_SLOT] != PASS


@rule
def take_back(state: State, seat: int) -> None:
    """Empty the seat's envelope, as long as others are waited for."""
    if state.phase == LINEUP:
        for slot in range(NEW_TEAM - 2, SWAPS - 1, -2):
            undo_swap(state, seat, slot)
    open_envelope(state, seat)
    state.locked = int(state.locked) & ~(1 << seat)


@rule
def undo_swap(state: State, seat: int, slot: int) -> None:
    """The card that was to come in lies on the bench again, in the place of the one to leave."""
    if state.stage[seat] > slot + 1 and is_swapped(state, seat, slot):
        at = find(state.bench[seat], 0, int(state.envelope[seat, slot]))
        state.bench[seat, at] = state.envelope[seat, slot + 1]


@inlined
def legal(state: State, seat: int) -> int:
    """How many choices are open to a seat that is waited for."""
    filled = int(state.stage[seat])
    phase = int(state.phase)
    if phase == DRAFT:
        return int(PACK_SIZE[state.mode]) - int(state.step) - filled
    if phase == CUT:
        return TEAM - filled
    if phase == LINEUP:
        return legal_in_lineup(state, seat, filled)
    if phase == LAY_DOWN:
        return legal_to_lay_down(state, seat, filled)
    if phase == CHOOSE_COACH:
        return 2
    if phase == SWAP_BUSES:
        return int(PLANS_FOR[int(state.round_) + 1]) // 2 + 1
    return int(state.held[seat])


@inlined
def legal_in_lineup(state: State, seat: int, filled: int) -> int:
    """The same at each place of a lineup."""
    if filled == THROW:
        return int(PACK_SIZE[state.mode])
    if filled < NEW_TEAM and not comes_in(filled):
        return may_leave(state, seat, filled) + 1
    if filled == BUS_PLAN:
        return int(PLANS_FOR[int(state.round_) + 1])
    if filled == COACH_SLOT:
        return slots_for_coach(state, seat) + 1
    if filled == COACH_MATE:
        return mates_for_coach(state, seat, int(state.envelope[seat, COACH_SLOT]))
    return int(state.held[seat])


@inlined
def legal_to_lay_down(state: State, seat: int, filled: int) -> int:
    """Any card of the bench; from the third on also no more, and with a coach for it none at all."""
    cards = int(state.held[seat])
    if filled >= FEWEST_LAID:
        return cards + 1
    if filled == 0 and ability(state, seat, SKIPS) > 0:
        return cards + 1 if cards >= FEWEST_LAID else 1
    return cards


@inlined
def lay_down_choice(state: State, seat: int, filled: int, k: int) -> int:
    """The k-th of them: cards first."""
    cards = int(state.held[seat])
    if k == cards or (filled == 0 and cards < FEWEST_LAID):
        return PASS
    return int(state.bench[seat, k])


@inlined
def choice(state: State, seat: int, k: int) -> int:
    """The k-th of the legal choices, from 0."""
    filled = int(state.stage[seat])
    phase = int(state.phase)
    if phase == DRAFT:
        return int(state.deck[pack_front(state, seat) + filled + k])
    if phase == CUT:
        return int(state.teams[seat, 0, k])
    if phase == LINEUP:
        return choice_in_lineup(state, seat, filled, k)
    if phase == LAY_DOWN:
        return lay_down_choice(state, seat, filled, k)
    if phase == CHOOSE_COACH:
        return COACH_CARD + int(state.coach[seat] if k == 0 else state.refused[seat])
    if phase == SWAP_BUSES:
        return swapped_plan(state, seat, k - 1) if k > 0 else PASS
    return int(state.bench[seat, k])


@inlined
def choice_in_lineup(state: State, seat: int, filled: int, k: int) -> int:
    """The same at each place of a lineup."""
    if filled == THROW:
        return received(state, seat, k)
    if filled < NEW_TEAM and not comes_in(filled):  # optional, and in any order of teams (A10)
        return leaver(state, seat, filled, k)
    if filled == BUS_PLAN:
        return BUS + k
    if filled == COACH_SLOT:
        return slot_for_coach(state, seat, k - 1) if k > 0 else PASS
    if filled == COACH_MATE:
        return mate_for_coach(state, seat, int(state.envelope[seat, COACH_SLOT]), k)
    return int(state.bench[seat, k])


@rule
def pack_front(state: State, seat: int) -> int:
    """Where the cards begin, in the deck, that a seat looks at in the draft."""
    return int(state.pack_at[seat]) + int(state.step)


@rule
def received(state: State, seat: int, k: int) -> int:
    """Heritage and Clash: discard one of the seven cards received this round (A14)."""
    round_, size = int(state.round_), int(PACK_SIZE[state.mode])
    for pack in range(packs(state)):
        for slot in range(size):
            if receiver(state, round_, pack, slot) == seat:
                if k == 0:
                    return int(state.deck[pack_start(state, round_, pack) + slot])
                k -= 1
    return NONE


@rule
def index_of(state: State, seat: int, chosen: int) -> int:
    """Which of the legal choices a choice is: `choice` the other way round."""
    k = 0
    while choice(state, seat, k) != chosen:
        k += 1
    return k


@inlined
def seal(state: State, seat: int, k: int) -> None:
    """Put the k-th legal choice into the envelope, and lock it when all that is asked is decided."""
    filled = int(state.stage[seat])
    phase = int(state.phase)
    chosen = choice(state, seat, k)
    following = filled + 1
    complete = False
    state.envelope[seat, filled] = chosen if phase != CHOOSE_COACH else chosen - COACH_CARD
    if phase == DRAFT:
        front = pack_front(state, seat) + filled
        swap(state.deck, front + k, front)
        complete = following == picks_now(state)
    elif phase == LINEUP:
        following = seal_lineup(state, seat, filled, chosen, k)
        complete = following == SEALED
    elif phase == CUT:
        swap(state.teams[seat, 0], k, TEAM - following)
        complete = following == int(state.laid_down[seat])
    elif phase == CHOOSE_COACH or phase == SWAP_BUSES:
        complete = True
    else:
        if chosen < CARDS:
            use(state, seat, k)
        if phase == PLAYOFF_TEAM:
            complete = following == BUS_PLAN
        elif phase == LAY_DOWN:
            complete = chosen >= CARDS or following == MOST_LAID or state.held[seat] == 0
        else:
            complete = phase == SHOOTOUT
    state.stage[seat] = following
    if complete:
        state.locked = int(state.locked) | (1 << seat)


@inlined
def seal_lineup(state: State, seat: int, filled: int, chosen: int, k: int) -> int:
    """The order of a lineup: discards, substitutions, new team, buses, coach."""
    if NEW_TEAM <= filled < BUS_PLAN:
        use(state, seat, k)
    elif filled == THROW:
        use(state, seat, find(state.bench[seat], 0, chosen))
    elif filled < NEW_TEAM and comes_in(filled):
        use(state, seat, k)  # the card taken out lands on the bench and may serve at once (A10)
        state.bench[seat, state.held[seat]] = state.envelope[seat, filled - 1]
        state.held[seat] += 1
    return lineup_slot(state, seat, filled + 1)


@rule
def sealed_choice(state: State, seat: int, slot: int) -> int:
    """The choice that lies at a place of the envelope: a coach lies there by its own number."""
    sealed = int(state.envelope[seat, slot])
    return COACH_CARD + sealed if state.phase == CHOOSE_COACH else sealed


@rule
def use(state: State, seat: int, slot: int) -> None:
    """A bench card goes into the envelope: it changes places with the last one still usable."""
    last = int(state.held[seat]) - 1
    swap(state.bench[seat], slot, last)
    state.held[seat] = last
