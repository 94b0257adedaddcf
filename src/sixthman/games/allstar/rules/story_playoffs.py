"""The playoffs in the story: teams and substitutes, matches, shootouts, who loses a ticket or goes."""

from __future__ import annotations

from sixthman.kernel.facts import Sheet, begin_list, count_item, put
from sixthman.kernel.piles import NONE
from sixthman.kernel.rules import rule

from ..declaration import PASS, TEAM
from .cards import SHOT_RETURNS
from .coaches import ability
from .event_sheet import begin_event, tell_coach, tell_payment, tell_seats
from .events import (
    CHAMPION,
    COACH_CALLS,
    COACH_SKIPS,
    ELIMINATED,
    EVERYBODY,
    LAID_DOWN,
    MATCH,
    SHOT_CAME_BACK,
    SHOTS,
    SWAPPED,
    TICKET_LOST,
    TIED_LAST,
)
from .playoffs import (
    called_by,
    cut,
    is_own_ticket,
    paid_tickets,
    play_match,
    reveal_playoff_teams,
    ticket_bonus,
    tied_last,
)
from .ranking import NO_CHANGE, rank
from .reasons import put_cards, put_reason, put_set, put_shots, put_strength
from .record import State, is_asked, still_in


@rule
def tell_playoff_teams(table: State, after: State, sheet: Sheet) -> None:
    """The first teams meet."""
    reveal_playoff_teams(table)
    tell_match(table, after, sheet)


@rule
def tell_laid_down(opened: State, after: State, sheet: Sheet) -> None:
    """How many substitutes lie beside each team, or that a coach skips them."""
    for seat in range(opened.seats):
        if is_asked(opened, seat):
            if opened.envelope[seat, 0] == PASS:
                tell_coach(sheet, COACH_SKIPS, opened, seat)
                tell_payment(sheet, opened, seat)
            else:
                begin_event(sheet, LAID_DOWN, EVERYBODY)
                put(sheet, seat)
                put(sheet, int(after.laid_down[seat]))


@rule
def tell_cut(opened: State, table: State, after: State, sheet: Sheet) -> None:
    """The cards that leave, the substitutes that come, and the match they play."""
    for seat in range(opened.seats):
        if is_asked(opened, seat):
            count = int(opened.laid_down[seat])
            begin_event(sheet, SWAPPED, EVERYBODY)
            put(sheet, seat)
            put_cards(sheet, opened.envelope[seat], 0, count)
            put_cards(sheet, opened.bench[seat], int(opened.benched[seat]) - count, count)
    cut(table)
    tell_match(table, after, sheet)


@rule
def tell_match(table: State, after: State, sheet: Sheet) -> None:
    """A match: every team still in, in the order of ranks; who shares the last place; who loses."""
    play_match(table)
    begin_event(sheet, MATCH, EVERYBODY)
    listed = begin_list(sheet)
    for at in range(1, int(table.seats) + 1):
        for seat in range(table.seats):
            if still_in(table, seat) and rank(table, seat) == at:
                count_item(sheet, listed)
                put_playoff_team(sheet, table, seat)
    last = tied_last(table)
    if last & (last - 1) != 0:
        if called_by(table) != NONE:
            tell_coach(sheet, COACH_CALLS, table, called_by(table))
        tell_seats(sheet, TIED_LAST, last)
    tell_losses(table, after, sheet)


@rule
def put_playoff_team(sheet: Sheet, table: State, seat: int) -> None:
    """A team in a match: its set, its rank, what put it above the next one."""
    edition, seats, own = int(table.edition), int(table.seats), int(table.strengths[seat])
    put(sheet, rank(table, seat))
    put(sheet, seat)
    put_cards(sheet, table.teams[seat, 0], 0, TEAM)
    put_strength(sheet, edition, seats, own, NONE)
    put_set(sheet, edition, seats, table.teams[seat, 0], TEAM, own, NO_CHANGE)
    put_reason(sheet, table, seat, seats, NONE)


@rule
def tell_shootout(opened: State, table: State, after: State, sheet: Sheet) -> None:
    """All shots, those that a coach brings back, and who loses."""
    begin_event(sheet, SHOTS, EVERYBODY)
    put_shots(sheet, table)
    for seat in range(opened.seats):
        if is_asked(opened, seat) and ability(opened, seat, SHOT_RETURNS) > 0:
            tell_coach(sheet, SHOT_CAME_BACK, opened, seat)
            put(sheet, int(opened.envelope[seat, 0]))
    if called_by(opened) != NONE:
        tell_payment(sheet, opened, called_by(opened))
    tell_losses(opened, after, sheet)


@rule
def tell_losses(table: State, after: State, sheet: Sheet) -> None:
    """Tickets discarded, managers who go, and who is left."""
    for seat in range(table.seats):
        if after.tickets[seat] < table.tickets[seat]:
            begin_event(sheet, TICKET_LOST, EVERYBODY)
            put(sheet, seat)
            put(sheet, int(after.tickets[seat]))
            if is_own_ticket(table, seat):
                tell_payment(sheet, table, seat)
    for seat in range(table.seats):
        if still_in(table, seat) and after.playoff_rank[seat] > 1:
            tell_rank(sheet, ELIMINATED, after, seat)
    for seat in range(table.seats):
        if still_in(table, seat) and after.playoff_rank[seat] == 1:
            tell_rank(sheet, CHAMPION, after, seat)
            put(sheet, paid_tickets(after, seat))
            put(sheet, ticket_bonus(after, seat))


@rule
def tell_rank(sheet: Sheet, event: int, after: State, seat: int) -> None:
    """A manager's playoffs are over."""
    begin_event(sheet, event, EVERYBODY)
    put(sheet, seat)
    put(sheet, int(after.playoff_rank[seat]))
    put(sheet, int(after.playoff_fans[seat]))
