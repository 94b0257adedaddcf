"""What teams come to: one that is tried, those of a round with buses swapped, those that met at a real table.

It is put on a sheet, and read by the shapes TRIED, OUTCOME and SETTLED of `events`.
"""

from __future__ import annotations

from typing import Any

from sixthman.kernel.facts import Sheet, put, put_maybe
from sixthman.kernel.piles import NONE, holds
from sixthman.kernel.rules import rule

from ..declaration import BUS, PASS, TEAM
from .cards import BESIDE, BESIDE_PLAYER, BUS_PLANS, FANS, LIKE_MATE
from .coaches import ability, change_in, coached_change, coached_fans, lift_in, may_be_like
from .hints import best_set
from .ranking import NO_CHANGE, is_combo, is_last, is_lifted, rank, strength, strength_in
from .reasons import medal_of, put_cards, put_parts, put_reason, put_set, put_strength
from .record import State
from .season import arenas_in, fans_won, play_arena

IMPOSSIBLE = -2  # instead of a change: the coach cannot go there


# --- a team that is tried


@rule
def put_tried_team(sheet: Sheet, view: State, cards: Any, arena: int, change: int) -> None:
    """What set some cards make, and how strong it is in an arena or (NONE) anywhere."""
    edition, seats, count = int(view.edition), int(view.seats), len(cards)
    found = strength_now(edition, seats, cards, arena, change)
    put_cards(sheet, cards, 0, count)
    put_strength(sheet, edition, seats, found, arena)
    put_parts(sheet, edition, seats, cards, count, found, change)
    put_maybe(sheet, medal_of(found))
    put(sheet, found)
    put(sheet, 1 if is_combo(found) else 0)


@rule
def strength_now(edition: int, seats: int, cards: Any, arena: int, change: int) -> int:
    """The strength of five cards; of fewer, that of their best set."""
    if len(cards) < TEAM:
        return best_set(edition, seats, cards, len(cards))
    if arena == NONE:
        return strength(edition, seats, cards)
    return strength_in(edition, seats, cards, arena, change)


@rule
def change_with(view: State, seat: int, team: Any, player: int, mate: int) -> int:
    """What the seat's coach would change beside a team (NONE) or one of its players; or IMPOSSIBLE."""
    beside = ability(view, seat, BESIDE) if view.coaches == 1 else 0
    if beside == 0:
        return IMPOSSIBLE
    if beside != BESIDE_PLAYER:
        return NO_CHANGE if player == NONE and mate == NONE else IMPOSSIBLE
    like = ability(view, seat, LIKE_MATE)
    if not holds(team, len(team), player):
        return IMPOSSIBLE
    if like == 0 and mate != NONE:
        return IMPOSSIBLE
    if like > 0 and not (holds(team, len(team), mate) and may_be_like(int(view.edition), like, player, mate)):
        return IMPOSSIBLE
    return coached_change(int(view.edition), int(view.seats), int(view.coach[seat]), player, mate)


# --- a round with buses swapped


@rule
def put_outcomes(sheet: Sheet, table: State, seat: int, choice: int) -> None:
    """After the reveal: where each of a seat's teams would rank, and the fans it would win, with this choice
    about its buses. `table` is a copy of what the seat sees."""
    teams = arenas_in(int(table.round_))
    if choice != PASS:
        for team in range(teams):
            table.bus[seat, team] = BUS_PLANS[choice - BUS, team]
    put(sheet, teams)
    for team in range(teams):
        arena = int(table.bus[seat, team])
        play_arena(table, arena)
        put(sheet, arena)
        put(sheet, rank(table, seat))
        put(sheet, fans_won(table, seat, arena))


# --- teams that met


@rule
def put_settled(sheet: Sheet, state: State, players: int, arena: int) -> None:
    """Teams that met in an arena or (NONE) in the playoffs, in the order of ranks.

    Each is its seat's first, with the seat's coach beside it; `players` sat down at the start (A3).
    """
    for seat in range(state.seats):
        state.strengths[seat] = settled_strength(state, seat, players, arena)
    put(sheet, int(state.seats))
    for at in range(1, int(state.seats) + 1):
        for seat in range(state.seats):
            if rank(state, seat) == at:
                put_settled_team(sheet, state, seat, players, arena)


@rule
def settled_strength(state: State, seat: int, players: int, arena: int) -> int:
    """The strength of a seat's team there."""
    edition, team = int(state.edition), state.teams[seat, 0]
    if arena == NONE:
        return strength(edition, players, team)
    met = int(state.seats)
    state.seats = players  # by whom the numbers of coaches go
    change, lift = change_in(state, seat, 0), lift_in(state, seat, 0)
    state.seats = met
    return strength_in(edition, players, team, arena, change) | lift


@rule
def put_settled_team(sheet: Sheet, state: State, seat: int, players: int, arena: int) -> None:
    """A team as the log of an arena or a match shows it."""
    edition, own, team = int(state.edition), int(state.strengths[seat]), state.teams[seat, 0]
    met, ranked, last = int(state.seats), rank(state, seat), is_last(state, seat)
    put(sheet, ranked)
    put(sheet, seat)
    put_cards(sheet, team, 0, TEAM)
    put_strength(sheet, edition, players, own, arena)
    state.seats = players  # by whom the numbers of coaches go
    put_set(sheet, edition, players, team, TEAM, own, change_in(state, seat, 0))
    put_fans(sheet, state, seat, arena, ranked, last)
    state.seats = met
    put_reason(sheet, state, seat, players, arena)


@rule
def put_fans(sheet: Sheet, state: State, seat: int, arena: int, ranked: int, last: bool) -> None:
    """In an arena: the fans a team wins, those for its rank, and what its coach did for it."""
    if arena == NONE:
        put(sheet, 0)
        put(sheet, 0)
        return
    by_rank = int(FANS[arena, ranked - 1])
    fans = coached_fans(state, seat, 0, by_rank, last)
    put(sheet, 1)
    put(sheet, fans)
    put(sheet, by_rank)
    put_maybe(sheet, int(state.coach[seat]))
    if state.coach[seat] != NONE:
        put(sheet, fans - by_rank)
        put(sheet, 1 if is_lifted(int(state.strengths[seat])) else 0)
