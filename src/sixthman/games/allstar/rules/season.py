"""The regular season: three rounds of lineups, buses, games in the arenas, and fans."""

from __future__ import annotations

from sixthman.kernel.piles import NONE
from sixthman.kernel.rules import rule

from ..declaration import (
    BUS,
    BUS_PLAN,
    COACH_MATE,
    COACH_SLOT,
    NEW_TEAM,
    PASS,
    ROUNDS,
    SWAPS,
    TEAM,
    THROW,
)
from .cards import BUS_PLANS, FANS
from .coaches import change_in, coached_fans, is_placed, lay_beside, leave_teams, lift_in, turn_over
from .envelopes import throws_away
from .ranking import NO_CHANGE, is_last, rank, strength_in, team_of
from .record import State, show
from .substitutions import is_swapped, substitutes_again


@rule
def arenas_in(round_: int) -> int:
    """Arenas played in a round: one, two, three."""
    return round_ + 1


@rule
def first_arena(round_: int) -> int:
    """Where a round's arenas begin among the six of the season."""
    return round_ * (round_ + 1) // 2


@rule
def reveal_lineups(state: State) -> None:
    """All envelopes are opened: substitutions, new teams and buses are on the table, face up."""
    for seat in range(state.seats):
        carry_out_lineup(state, seat)


@rule
def carry_out_lineup(state: State, seat: int) -> None:
    """What one envelope says: thrown card, substitutions (A10), new team, buses, coach (A24)."""
    round_ = int(state.round_)
    if throws_away(state):
        state.thrown[seat, round_] = state.envelope[seat, THROW]
    again = substitutes_again(state, seat)
    substitute(state, seat)
    for i in range(TEAM):
        state.teams[seat, round_, i] = state.envelope[seat, NEW_TEAM + i]
        show(state, seat, int(state.teams[seat, round_, i]))
    state.benched[seat] = state.held[seat]
    plan = int(state.envelope[seat, BUS_PLAN]) - BUS if round_ > 0 else 0
    for team in range(arenas_in(round_)):
        state.bus[seat, team] = BUS_PLANS[plan, team]
    if state.coaches == 1:
        use_coach(state, seat, again)


@rule
def use_coach(state: State, seat: int, used: bool) -> None:
    """A coach goes beside a team or a player; or it was used already, to let a team substitute twice."""
    leave_teams(state, seat)
    if is_placed(state, seat) and state.envelope[seat, COACH_SLOT] != PASS:
        lay_beside(state, seat, int(state.envelope[seat, COACH_SLOT]), int(state.envelope[seat, COACH_MATE]))
        used = True
    if used:
        turn_over(state, seat)


@rule
def substitute(state: State, seat: int) -> None:
    """One substitution after the other: who comes in takes the place of the one that leaves (A10)."""
    for slot in range(SWAPS, NEW_TEAM, 2):
        if is_swapped(state, seat, slot):
            leaves, comes = state.envelope[seat, slot], state.envelope[seat, slot + 1]
            for team in range(state.round_):
                for i in range(TEAM):
                    player = state.teams[seat, team, i]
                    state.teams[seat, team, i] = comes if player == leaves else player
            show(state, seat, int(comes))


@rule
def play_arena(state: State, arena: int) -> None:
    """One game: strengths of the teams whose bus went there (arena 0 to 2 of this round)."""
    card = int(state.arenas[first_arena(int(state.round_)) + arena])
    edition, seats = int(state.edition), int(state.seats)
    for seat in range(seats):
        team = team_of(state, seat, arena)
        change, lift = NO_CHANGE, 0
        if state.coaches == 1:
            change = change_in(state, seat, team)
            lift = lift_in(state, seat, team)
        state.strengths[seat] = strength_in(edition, seats, state.teams[seat, team], card, change) | lift


@rule
def fans_won(state: State, seat: int, arena: int) -> int:
    """Fans for the seat's rank in the game just played; tied managers all take the rank's fans (A4)."""
    card = int(state.arenas[first_arena(int(state.round_)) + arena])
    won = int(FANS[card, rank(state, seat) - 1])
    if state.coaches == 1:
        return coached_fans(state, seat, team_of(state, seat, arena), won, is_last(state, seat))
    return won


@rule
def play_arenas(state: State) -> None:
    """Arena by arena: results, then fans."""
    for arena in range(arenas_in(int(state.round_))):
        play_arena(state, arena)
        for seat in range(state.seats):
            state.fans[seat] += fans_won(state, seat, arena)


@rule
def end_season(state: State) -> None:
    """After the third round every manager takes all cards back onto the bench."""
    for seat in range(state.seats):
        first = int(state.benched[seat])
        for team in range(ROUNDS):
            for i in range(TEAM):
                state.bench[seat, first + team * TEAM + i] = state.teams[seat, team, i]
                state.teams[seat, team, i] = NONE
            state.bus[seat, team] = NONE
        state.benched[seat] = first + ROUNDS * TEAM
        leave_teams(state, seat)
