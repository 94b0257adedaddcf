"""Playoffs: one team each, the weakest loses a ticket or is out, everyone else must substitute.

The round "play, settle ties, substitute" repeats until one manager is left (A17).
"""

from __future__ import annotations

from sixthman.kernel.piles import NONE
from sixthman.kernel.playout import lowest_seat
from sixthman.kernel.rules import rule

from ..declaration import NEW_TEAM, PASS, TEAM
from .cards import (
    CALLS_SHOOTOUTS,
    PLAYOFF_FANS,
    PLAYS_WITHOUT_TICKET,
    SHOT_RETURNS,
    SKIPS,
    TICKET_BONUS,
    TICKETS,
)
from .coaches import ability, pay, shot_change, turn_over
from .envelopes import FEWEST_LAID
from .ranking import set_size, shot_strength, strength
from .record import State, is_asked, show, still_in


@rule
def managers_in(state: State) -> int:
    """Bit mask of the managers still in the playoffs."""
    mask = 0
    for seat in range(state.seats):
        if still_in(state, seat):
            mask |= 1 << seat
    return mask


@rule
def count_in(state: State) -> int:
    """How many managers are still in: also the worst rank still open."""
    count = 0
    for seat in range(state.seats):
        if still_in(state, seat):
            count += 1
    return count


@rule
def reveal_playoff_teams(state: State) -> None:
    """The first teams are turned face up."""
    for seat in range(state.seats):
        for i in range(TEAM):
            state.teams[seat, 0, i] = state.envelope[seat, NEW_TEAM + i]
            show(state, seat, int(state.teams[seat, 0, i]))
        state.benched[seat] = state.held[seat]


@rule
def play_match(state: State) -> None:
    """The strengths of all teams still in (A7: playoffs know no combos)."""
    for seat in range(state.seats):
        state.strengths[seat] = 0
        if still_in(state, seat):
            state.strengths[seat] = strength(int(state.edition), int(state.seats), state.teams[seat, 0])


@rule
def weakest(state: State) -> int:
    """Bit mask of the managers who share the weakest place (A18: only that tie is settled)."""
    lowest = 1 << 14
    mask = 0
    for seat in range(state.seats):
        if still_in(state, seat):
            own = int(state.strengths[seat])
            if own < lowest:
                lowest = own
                mask = 0
            if own == lowest:
                mask |= 1 << seat
    return mask


@rule
def called_by(state: State) -> int:
    """The seat whose coach lets it shoot although it is alone at the weakest place (A24), or NONE."""
    last = weakest(state)
    return lowest_seat(last) if tied_last(state) != last else NONE


@rule
def tied_last(state: State) -> int:
    """Bit mask of the managers who share the weakest place. A coach may draw in those who are next and
    show as many alike, if its manager is alone there and both can shoot (A24)."""
    last = weakest(state)
    if last & (last - 1) != 0:
        return last
    alone = lowest_seat(last)
    if ability(state, alone, CALLS_SHOOTOUTS) == 0 or state.benched[alone] == 0:
        return last
    own, found = int(state.strengths[alone]), (1 + set_size(int(state.strengths[alone]))) << 8
    for seat in range(state.seats):
        if still_in(state, seat) and own < state.strengths[seat] < found and state.benched[seat] > 0:
            found, last = int(state.strengths[seat]), 1 << alone
        if still_in(state, seat) and state.strengths[seat] == found and state.benched[seat] > 0:
            last |= 1 << seat
    return last


@rule
def without_shot(state: State, tied: int) -> int:
    """Bit mask of the tied managers whose bench is empty: they go at once (A19)."""
    mask = 0
    for seat in range(state.seats):
        if (tied >> seat) & 1 and state.benched[seat] == 0:
            mask |= 1 << seat
    return mask


@rule
def shot_of(state: State, seat: int) -> int:
    """The strength of the card that a seat shoots."""
    card = int(state.envelope[seat, 0])
    change = shot_change(state, seat, card)
    return shot_strength(int(state.edition), int(state.seats), card, change)


@rule
def shootout_loser(state: State) -> int:
    """The weakest of the cards shot; no two cards are equal (A18)."""
    loser, lowest = NONE, 1 << 14
    for seat in range(state.seats):
        if is_asked(state, seat):
            shot = shot_of(state, seat)
            if shot < lowest:
                loser, lowest = seat, shot
    return loser


@rule
def discard_shots(state: State) -> None:
    """All cards of a shootout are seen and leave the game, unless a coach brings one back. A coach that has
    called for it is used up."""
    caller = called_by(state)
    for seat in range(state.seats):
        if is_asked(state, seat):
            show(state, seat, int(state.envelope[seat, 0]))
            if ability(state, seat, SHOT_RETURNS) == 0:
                state.benched[seat] = state.held[seat]
    if caller != NONE:
        turn_over(state, caller)


@rule
def is_at_stake(state: State, seat: int) -> bool:
    """Is out who loses now: with no ticket left to give, or (2020) with the last one given?"""
    return state.tickets[seat] <= 1 - int(PLAYS_WITHOUT_TICKET[state.edition])


@rule
def is_own_ticket(state: State, seat: int) -> bool:
    """Is the next ticket to give up the coach's, which goes first (A24)?"""
    return state.tickets[seat] > TICKETS[state.edition, state.seats]


@rule
def lose_match(state: State, seat: int) -> None:
    """The loser discards a ticket, or is out."""
    must_go = is_at_stake(state, seat)
    if state.tickets[seat] > 0:
        if is_own_ticket(state, seat):
            pay(state, seat)
        state.tickets[seat] -= 1
    if must_go:
        eliminate(state, 1 << seat)


@rule
def eliminate(state: State, mask: int) -> None:
    """Managers who go together all take the worst rank still open (A21), and its fans."""
    worst = count_in(state)
    for seat in range(state.seats):
        if (mask >> seat) & 1:
            take_rank(state, seat, worst)


@rule
def take_rank(state: State, seat: int, rank: int) -> None:
    """A manager's playoffs are over: fans for the rank."""
    won = int(PLAYOFF_FANS[state.edition, state.seats, rank - 1])
    state.playoff_rank[seat] = rank
    state.playoff_fans[seat] = won
    state.fans[seat] += won


@rule
def unable_to_substitute(state: State) -> int:
    """Bit mask of the managers with fewer than two cards on the bench: eliminated (A21).

    A coach that skips a substitution helps here too.
    """
    mask = 0
    for seat in range(state.seats):
        if still_in(state, seat) and state.benched[seat] < FEWEST_LAID and ability(state, seat, SKIPS) == 0:
            mask |= 1 << seat
    return mask


@rule
def paid_tickets(state: State, seat: int) -> int:
    """Tickets left that pay a bonus: never more than were printed for the game (A24: a coach's pays none)."""
    return min(int(state.tickets[seat]), int(TICKETS[state.edition, state.seats]))


@rule
def ticket_bonus(state: State, seat: int) -> int:
    """The fans that the tickets left pay whoever wins the playoffs (A22)."""
    return paid_tickets(state, seat) * int(TICKET_BONUS[state.edition, state.seats])


@rule
def crown(state: State) -> None:
    """The last manager standing, if any, takes first place and the bonus for tickets left."""
    for seat in range(state.seats):
        if still_in(state, seat):
            take_rank(state, seat, 1)
            state.fans[seat] += ticket_bonus(state, seat)


@rule
def lay_down(state: State) -> None:
    """Two to four substitutes lie face down beside each team; how many is public now (A20).

    They are the last cards of the bench row, and stay there until the team is changed.
    """
    for seat in range(state.seats):
        state.laid_down[seat] = int(state.benched[seat]) - int(state.held[seat])
        if is_asked(state, seat) and state.envelope[seat, 0] == PASS:
            turn_over(state, seat)


@rule
def must_cut(state: State) -> int:
    """Bit mask of the managers who have laid substitutes down."""
    mask = 0
    for seat in range(state.seats):
        if state.laid_down[seat] > 0:
            mask |= 1 << seat
    return mask


@rule
def cut(state: State) -> None:
    """As many team cards leave the game; the substitutes take their places, face up.

    Both lie ready: the cards to leave at the end of the team, the others at the end of the bench.
    """
    for seat in range(state.seats):
        if is_asked(state, seat):
            count = int(state.laid_down[seat])
            state.benched[seat] -= count
            for i in range(count):
                card = int(state.bench[seat, state.benched[seat] + i])
                state.teams[seat, 0, TEAM - 1 - i] = card
                show(state, seat, card)
        state.laid_down[seat] = 0
