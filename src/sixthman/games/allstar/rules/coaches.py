"""Coaches of the first edition (A24): two are dealt, one is kept, and it helps all season or once.

A coach is a row of modifiers in the table ABILITIES, its numbers by how many managers play. The functions
of the other chapters ask for the modifier they know (`help_for` a team the coach is beside, `ability` for
what needs no team) and get 0 where no coach is: a new coach costs a row of data, and a new kind of help one
more such question.
"""

from __future__ import annotations

from sixthman.kernel.piles import NONE
from sixthman.kernel.rules import rule

from ..declaration import BUS, NUMBERS, PASS, TEAM, TEAM_CHOICE
from .cards import (
    ABILITIES,
    ATTRIBUTE,
    BESIDE,
    BESIDE_PLAYER,
    BESIDE_TEAM,
    BUS_PLANS,
    CALLS_SHOOTOUTS,
    FANS_AT_START,
    FANS_IF_LAST,
    FANS_TIMES,
    LIKE_MATE,
    LIKE_SYMBOL,
    MORE_FANS,
    MORE_TICKETS,
    MOST_MORE,
    NUMBER,
    NUMBER_UP,
    ONCE,
    PLANS_FOR,
    PRICE,
    SHOT_RETURNS,
    SHOT_SYMBOL,
    SWAPS_BUSES,
    SYMBOL,
    SYMBOLS,
    WINS_TIES,
)
from .ranking import BEATS_SIZE, NO_CHANGE, WINS_TIE, change_of
from .record import State, is_asked, lined_up


@rule
def ability(state: State, seat: int, what: int) -> int:
    """What a seat's coach can do now: the modifier's number; 0 without one, once it is turned over, or if it
    costs more fans than there are. A coach that has called for a shootout still helps in others."""
    coach = int(state.coach[seat])
    if coach == NONE:
        return 0
    if state.turned_over[seat] == 1 and (what == CALLS_SHOOTOUTS or printed_ability(state, seat, ONCE) > 0):
        return 0
    is_free = what == SHOT_SYMBOL or what == SHOT_RETURNS
    if not is_free and state.fans[seat] < printed_ability(state, seat, PRICE):
        return 0
    return printed_ability(state, seat, what)


@rule
def printed_ability(state: State, seat: int, what: int) -> int:
    """What stands on a seat's coach, used or not; 0 without one."""
    coach = int(state.coach[seat])
    return 0 if coach == NONE else int(ABILITIES[state.edition, state.seats, coach, what])


@rule
def help_for(state: State, seat: int, team: int, what: int) -> int:
    """What a coach does for a team it is beside this round, or for one of its players."""
    coach = int(state.coach[seat])
    if coach == NONE or state.coach_beside[seat] != team:
        return 0
    return printed_ability(state, seat, what)


@rule
def welcome_coaches(state: State) -> None:
    """The coaches are chosen and lie face up; some bring fans or a ticket along."""
    for seat in range(state.seats):
        if state.envelope[seat, 0] != state.coach[seat]:
            other = state.coach[seat]
            state.coach[seat] = state.refused[seat]
            state.refused[seat] = other
        state.fans[seat] += printed_ability(state, seat, FANS_AT_START)
        state.tickets[seat] += printed_ability(state, seat, MORE_TICKETS)


# --- beside a team or a player, in the lineup


@rule
def is_placed(state: State, seat: int) -> bool:
    """Does the seat's lineup say where its coach goes?"""
    return ability(state, seat, BESIDE) > 0


@rule
def slots_for_coach(state: State, seat: int) -> int:
    """How many teams or players the coach can be laid beside."""
    teams = int(state.round_) + 1
    if ability(state, seat, BESIDE) == BESIDE_TEAM:
        return teams
    count = 0
    for team in range(teams):
        for i in range(TEAM):
            if may_coach(state, seat, team, i):
                count += 1
    return count


@rule
def slot_for_coach(state: State, seat: int, k: int) -> int:
    """The k-th of them: a team, or the card of a player."""
    if ability(state, seat, BESIDE) == BESIDE_TEAM:
        return TEAM_CHOICE + k
    for team in range(int(state.round_) + 1):
        for i in range(TEAM):
            if may_coach(state, seat, team, i):
                if k == 0:
                    return lined_up(state, seat, team, i)
                k -= 1
    return NONE


@rule
def may_coach(state: State, seat: int, team: int, i: int) -> bool:
    """Can the coach help this player? One that is to be like a mate needs a mate to be like."""
    like = ability(state, seat, LIKE_MATE)
    if like == 0:
        return True
    card = lined_up(state, seat, team, i)
    for j in range(TEAM):
        if may_be_like(int(state.edition), like, card, lined_up(state, seat, team, j)):
            return True
    return False


@rule
def may_be_like(edition: int, like: int, card: int, mate: int) -> bool:
    """Can a player count as a mate's species, or, without a symbol of its own, as carrying its symbol?"""
    own, others = int(ATTRIBUTE[edition, like - 1, card]), int(ATTRIBUTE[edition, like - 1, mate])
    if like == LIKE_SYMBOL and own > 0:
        return False
    return others != own and others > 0


@rule
def mate_for_coach(state: State, seat: int, player: int, k: int) -> int:
    """The k-th teammate that a player can be like; NONE if there are not this many."""
    like = ability(state, seat, LIKE_MATE)
    team = team_with(state, seat, player)
    for i in range(TEAM):
        mate = lined_up(state, seat, team, i)
        if may_be_like(int(state.edition), like, player, mate):
            if k == 0:
                return mate
            k -= 1
    return NONE


@rule
def mates_for_coach(state: State, seat: int, player: int) -> int:
    """How many teammates a player can be like."""
    count = 0
    while mate_for_coach(state, seat, player, count) != NONE:
        count += 1
    return count


@rule
def team_with(state: State, seat: int, player: int) -> int:
    """Which of the teams in a seat's lineup a player is in."""
    for team in range(int(state.round_)):
        for i in range(TEAM):
            if lined_up(state, seat, team, i) == player:
                return team
    return int(state.round_)


@rule
def leave_teams(state: State, seat: int) -> None:
    """A coach is beside no team."""
    state.coach_beside[seat], state.coach_player[seat], state.coach_mate[seat] = NONE, NONE, NONE


@rule
def lay_beside(state: State, seat: int, slot: int, mate: int) -> None:
    """The coach goes where the envelope says, beside a team or one of its players."""
    if ability(state, seat, BESIDE) == BESIDE_PLAYER:
        state.coach_beside[seat] = team_with(state, seat, slot)
        state.coach_player[seat] = slot
        if ability(state, seat, LIKE_MATE) > 0:
            state.coach_mate[seat] = mate
    else:
        state.coach_beside[seat] = slot - TEAM_CHOICE


@rule
def turn_over(state: State, seat: int) -> None:
    """A coach was used: one that helps only once is turned over, and fans are paid or come."""
    once = ability(state, seat, ONCE) > 0 or ability(state, seat, CALLS_SHOOTOUTS) > 0
    pay(state, seat)
    state.turned_over[seat] = 1 if once else 0


@rule
def price_of(state: State, seat: int) -> int:
    """The fans that a coach costs whenever it helps: as many as there are, at most."""
    return min(int(state.fans[seat]), printed_ability(state, seat, PRICE))


@rule
def reward_of(state: State, seat: int) -> int:
    """The fans that a coach brings whenever it helps, if it is not beside a team, which wins them there."""
    return printed_ability(state, seat, MORE_FANS) if printed_ability(state, seat, BESIDE) == 0 else 0


@rule
def pay(state: State, seat: int) -> None:
    """Fans are paid, and come."""
    state.fans[seat] += reward_of(state, seat) - price_of(state, seat)


# --- ranking and fans


@rule
def coached_change(edition: int, seats: int, coach: int, player: int, mate: int) -> int:
    """How a player counts with this coach beside it; so many managers were seated at the start."""
    more = int(ABILITIES[edition, seats, coach, NUMBER_UP])
    if more > 0:
        number = int(ATTRIBUTE[edition, NUMBER, player]) + more
        return change_of(player, NUMBER, min(NUMBERS, number))
    like = int(ABILITIES[edition, seats, coach, LIKE_MATE])
    if like > 0:
        return change_of(player, like - 1, int(ATTRIBUTE[edition, like - 1, mate]))
    return NO_CHANGE


@rule
def change_in(state: State, seat: int, team: int) -> int:
    """What the coach changes in a team this round."""
    if state.coach_beside[seat] != team or state.coach_player[seat] == NONE:
        return NO_CHANGE
    return coached_change(
        int(state.edition),
        int(state.seats),
        int(state.coach[seat]),
        int(state.coach_player[seat]),
        int(state.coach_mate[seat]),
    )


@rule
def lift_in(state: State, seat: int, team: int) -> int:
    """The bit of a strength that the coach sets for a team this round, or 0: it wins ties, or beats all teams
    that show as many alike."""
    wins = help_for(state, seat, team, WINS_TIES)
    return BEATS_SIZE if wins > 1 else wins * WINS_TIE


@rule
def coached_fans(state: State, seat: int, team: int, won: int, last: bool) -> int:
    """The fans a team wins with its coach beside it, given those for its rank."""
    times = help_for(state, seat, team, FANS_TIMES)
    if times > 0:
        most = help_for(state, seat, team, MOST_MORE)
        more = won * (times - 1)
        won += min(more, most) if most > 0 else more
    won += help_for(state, seat, team, MORE_FANS)
    if last:
        won += help_for(state, seat, team, FANS_IF_LAST)
    return won


# --- after the buses are revealed


@rule
def may_swap_buses(state: State) -> int:
    """Bit mask of the seats whose coach may swap two of their buses now."""
    mask = 0
    if state.coaches == 1 and state.round_ > 0:
        for seat in range(state.seats):
            if ability(state, seat, SWAPS_BUSES) > 0:
                mask |= 1 << seat
    return mask


@rule
def swapped_plan(state: State, seat: int, k: int) -> int:
    """The k-th bus assignment in which two of the seat's buses have changed places."""
    teams = int(state.round_) + 1
    for plan in range(PLANS_FOR[teams]):
        moved = 0
        for team in range(teams):
            if BUS_PLANS[plan, team] != state.bus[seat, team]:
                moved += 1
        if moved == 2:
            if k == 0:
                return BUS + plan
            k -= 1
    return NONE


@rule
def swap_buses(state: State) -> None:
    """Buses change places before the first arena is settled."""
    for seat in range(state.seats):
        chosen = int(state.envelope[seat, 0])
        if is_asked(state, seat) and chosen != PASS:
            turn_over(state, seat)
            for team in range(int(state.round_) + 1):
                state.bus[seat, team] = BUS_PLANS[chosen - BUS, team]


# --- in the playoffs


@rule
def shot_change(state: State, seat: int, card: int) -> int:
    """How a card counts in a shootout: a coach may lend it the strongest symbol."""
    if ability(state, seat, SHOT_SYMBOL) > 0:
        return change_of(card, SYMBOL, SYMBOLS)
    return NO_CHANGE
