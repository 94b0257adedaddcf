"""The season in the story: deals, lineups and where coaches go, buses, arenas."""

from __future__ import annotations

from sixthman.kernel.facts import Sheet, begin_list, count_item, put, put_maybe, put_row
from sixthman.kernel.piles import NONE
from sixthman.kernel.rules import rule

from ..declaration import NEW_TEAM, PASS, PLAYOFFS, SWAP_BUSES, SWAPS, TEAM, THROW
from .cards import FANS
from .coaches import change_in, swap_buses
from .envelopes import throws_away
from .event_sheet import begin_event, tell_card, tell_coach, tell_payment, tell_seats
from .events import (
    ARENA_PLAYED,
    BUSES_OPEN,
    BUSES_SWAPPED,
    COACH_BESIDE_PLAYER,
    COACH_BESIDE_TEAM,
    COACH_LIKE_MATE,
    COACH_TWICE,
    DEALT,
    EVERYBODY,
    PLAYOFFS_BEGIN,
    ROUND_OVER,
    SUBSTITUTED,
    THREW_AWAY,
)
from .ranking import is_lifted, rank, team_of
from .reasons import put_cards, put_combo, put_reason, put_set, put_strength
from .record import State, is_asked
from .season import arenas_in, fans_won, first_arena, play_arena, reveal_lineups
from .substitutions import is_again, is_swapped, substitutes_again, swap_team


@rule
def tell_deal(state: State, sheet: Sheet) -> None:
    """A round's arenas are revealed."""
    round_ = int(state.round_)
    begin_event(sheet, DEALT, EVERYBODY)
    put(sheet, round_ + 1)
    put_row(sheet, state.arenas, first_arena(round_), arenas_in(round_))


# --- lineups and buses


@rule
def tell_lineups(opened: State, table: State, after: State, sheet: Sheet) -> None:
    """Seat by seat what changed; then the arenas, unless a coach may swap buses before them."""
    reveal_lineups(table)
    for seat in range(table.seats):
        tell_lineup(opened, table, seat, sheet)
    if after.phase == SWAP_BUSES:
        tell_seats(sheet, BUSES_OPEN, int(after.asked))
    else:
        tell_arenas(table, after, sheet)


@rule
def tell_lineup(opened: State, table: State, seat: int, sheet: Sheet) -> None:
    """What one envelope says: the card discarded, substitutions, where the coach goes."""
    if throws_away(opened):
        tell_card(sheet, THREW_AWAY, seat, seat, int(opened.envelope[seat, THROW]))
    for swap in range(SWAPS, NEW_TEAM, 2):
        if is_swapped(opened, seat, swap):
            begin_event(sheet, SUBSTITUTED, EVERYBODY)
            put(sheet, seat)
            put(sheet, swap_team(opened, seat, swap) + 1)
            put(sheet, int(opened.envelope[seat, swap]))
            put(sheet, int(opened.envelope[seat, swap + 1]))
            if is_again(opened, seat, swap):
                tell_coach(sheet, COACH_TWICE, table, seat)
    if table.coach_beside[seat] != NONE:
        tell_placed(table, seat, sheet)
    if table.coach_beside[seat] != NONE or substitutes_again(opened, seat):
        tell_payment(sheet, opened, seat)


@rule
def tell_placed(table: State, seat: int, sheet: Sheet) -> None:
    """Where a coach was laid: beside a team, a player, or a player that is like a mate."""
    player, mate = int(table.coach_player[seat]), int(table.coach_mate[seat])
    event = COACH_BESIDE_PLAYER if mate == NONE else COACH_LIKE_MATE
    tell_coach(sheet, COACH_BESIDE_TEAM if player == NONE else event, table, seat)
    put(sheet, int(table.coach_beside[seat]) + 1)
    if player != NONE:
        put(sheet, player)
        if mate != NONE:
            put(sheet, mate)


@rule
def tell_buses(opened: State, table: State, after: State, sheet: Sheet) -> None:
    """Whose coach has swapped buses; then the arenas."""
    for seat in range(opened.seats):
        if is_asked(opened, seat) and opened.envelope[seat, 0] != PASS:
            tell_coach(sheet, BUSES_SWAPPED, opened, seat)
            tell_payment(sheet, opened, seat)
    swap_buses(table)
    tell_arenas(table, after, sheet)


# --- arenas


@rule
def tell_arenas(table: State, after: State, sheet: Sheet) -> None:
    """Arena by arena, then the fans, then what comes next."""
    for arena in range(arenas_in(int(table.round_))):
        play_arena(table, arena)
        tell_arena(table, arena, sheet)
    begin_event(sheet, ROUND_OVER, EVERYBODY)
    put(sheet, int(table.round_) + 1)
    put_row(sheet, after.fans, 0, int(after.seats))
    if after.round_ == PLAYOFFS:
        begin_event(sheet, PLAYOFFS_BEGIN, EVERYBODY)
    else:
        tell_deal(after, sheet)


@rule
def tell_arena(table: State, arena: int, sheet: Sheet) -> None:
    """The game just played: the arena's fans and combo, and every team in the order of ranks."""
    card, seats = int(table.arenas[first_arena(int(table.round_)) + arena]), int(table.seats)
    begin_event(sheet, ARENA_PLAYED, EVERYBODY)
    put(sheet, arena + 1)
    put(sheet, card)
    put_row(sheet, FANS[card], 0, seats)
    put_combo(sheet, card)
    listed = begin_list(sheet)
    for at in range(1, seats + 1):
        for seat in range(seats):
            if rank(table, seat) == at:
                count_item(sheet, listed)
                put_team(sheet, table, seat, arena, card)


@rule
def put_team(sheet: Sheet, table: State, seat: int, arena: int, card: int) -> None:
    """A team in an arena: its set, its rank, its fans, what put it above the next one."""
    edition, seats, own = int(table.edition), int(table.seats), int(table.strengths[seat])
    team = team_of(table, seat, arena)
    fans, by_rank = fans_won(table, seat, arena), int(FANS[card, rank(table, seat) - 1])
    put(sheet, rank(table, seat))
    put(sheet, seat)
    put(sheet, team + 1)
    put_cards(sheet, table.teams[seat, team], 0, TEAM)
    put_strength(sheet, edition, seats, own, card)
    put(sheet, fans)
    put(sheet, by_rank)
    put_set(sheet, edition, seats, table.teams[seat, team], TEAM, own, change_in(table, seat, team))
    if table.coach_beside[seat] == team:
        put_maybe(sheet, int(table.coach[seat]))
        put(sheet, 1)
        put(sheet, fans - by_rank)
        put(sheet, 1)
        put(sheet, 1 if is_lifted(own) else 0)
    else:
        for _ in range(3):
            put(sheet, 0)
    put_reason(sheet, table, seat, seats, card)
