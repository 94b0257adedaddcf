"""The course of the game: which phase follows which, and how it ends.

`act` and `pick` are the one way into the game: a choice goes into its seat's envelope, and when the last
envelope is complete all of them are carried out together (A8).
"""

from __future__ import annotations

from typing import Any

from sixthman.kernel.playout import lowest_seat
from sixthman.kernel.rules import inlined, rule

from ..declaration import (
    CHOOSE_COACH,
    CUT,
    DRAFT,
    LAY_DOWN,
    LINEUP,
    OVER,
    PLAYOFF_TEAM,
    PLAYOFFS,
    SHOOTOUT,
    SWAP_BUSES,
)
from .coaches import may_swap_buses, swap_buses, welcome_coaches
from .draft import begin_round, draft_asks, draft_done, take_picks
from .envelopes import ask, index_of, seal
from .playoffs import (
    count_in,
    crown,
    cut,
    discard_shots,
    eliminate,
    lay_down,
    lose_match,
    managers_in,
    must_cut,
    play_match,
    reveal_playoff_teams,
    shootout_loser,
    tied_last,
    unable_to_substitute,
    without_shot,
)
from .record import State
from .season import end_season, play_arenas, reveal_lineups
from .setup import prepare, shuffle_up

# A bound on the choices of one seat in a game. Season: 6 picks a round at most (7 cards, the last taken by
# itself), 3 cards discarded, 3 new teams of 5, 3 substitutions of 2 cards, 2 bus plans. Playoffs: a team
# of 5; of the 13 cards left each is laid down (with its share of a PASS, and one card cut: 5 choices for
# 2 cards at most) or shot (1 choice). A coach is chosen, and then may add: a place and a mate in three
# lineups, 3 more substitutions of 2 cards, 2 swaps of buses, a substitution skipped, and a shot that returns
# in each of the 7 matches that 13 cards last, or 8 with that one skipped.
LONGEST_FOR_A_SEAT = 3 * 6 + 3 + 3 * 5 + 3 * 2 + 2 + 5 + 13 * 5 // 2 + 1 + (1 + 3 * 2 + 3 * 2 + 2 + 1 + 8)


@rule
def setup(state: State, options: Any, stream: Any) -> None:
    """A new game, all of it by chance. Options: edition, seats, mode, no whistle arenas, coaches; species."""
    prepare(state, options)
    shuffle_up(state, stream)
    begin(state)


@rule
def begin(state: State) -> None:
    """The coaches are dealt, if any; else the first round's arena and packs are on the table."""
    if state.coaches == 1:
        ask(state, CHOOSE_COACH, (1 << int(state.seats)) - 1)
    else:
        start_round(state)


@rule
def start_round(state: State) -> None:
    """The round's arenas and packs are on the table."""
    begin_round(state)
    ask(state, DRAFT, draft_asks(state))


@rule
def waiting(state: State) -> int:
    """Bit mask of the seats that owe a choice."""
    return int(state.asked) & ~int(state.locked)


@rule
def act(state: State, seat: int, chosen: int) -> None:
    """A seat that is waited for makes a legal choice."""
    pick(state, seat, index_of(state, seat, chosen))


@inlined
def pick(state: State, seat: int, k: int) -> None:
    """The same, by its number among the legal choices: for players that need not look it up."""
    seal(state, seat, k)
    if due(state):
        resolve(state)


@rule
def due(state: State) -> bool:
    """Are all envelopes complete, and not yet carried out?"""
    return waiting(state) == 0 and state.phase != OVER


@rule
def bucket(state: State) -> int:
    """What happens next, as a small number: a choice of this phase, or its end."""
    return 2 * int(state.phase) + (1 if due(state) else 0)


@rule
def resolve(state: State) -> None:
    """All envelopes are complete: carry them out, and ask for what comes next."""
    phase = int(state.phase)
    if phase == DRAFT:
        take_picks(state)
        if draft_done(state):
            ask(state, LINEUP, (1 << int(state.seats)) - 1)
        else:
            ask(state, DRAFT, draft_asks(state))
    elif phase == LINEUP:
        reveal_lineups(state)
        if may_swap_buses(state) != 0:
            ask(state, SWAP_BUSES, may_swap_buses(state))
        else:
            end_round(state)
    elif phase == SWAP_BUSES:
        swap_buses(state)
        end_round(state)
    elif phase == CHOOSE_COACH:
        welcome_coaches(state)
        start_round(state)
    else:
        resolve_playoffs(state, phase)


@rule
def resolve_playoffs(state: State, phase: int) -> None:
    """The same in the playoffs."""
    if phase == PLAYOFF_TEAM:
        reveal_playoff_teams(state)
        settle_match(state)
    elif phase == SHOOTOUT:
        loser = shootout_loser(state)
        discard_shots(state)
        lose_match(state, loser)
        go_on(state)
    elif phase == LAY_DOWN:
        lay_down(state)
        if must_cut(state) != 0:
            ask(state, CUT, must_cut(state))
        else:
            settle_match(state)
    elif phase == CUT:
        cut(state)
        settle_match(state)


@rule
def end_round(state: State) -> None:
    """The games in the arenas; then the next round of the season, or the playoffs."""
    play_arenas(state)
    state.round_ += 1
    if state.round_ == PLAYOFFS:
        end_season(state)
        ask(state, PLAYOFF_TEAM, (1 << int(state.seats)) - 1)
    else:
        start_round(state)


@rule
def settle_match(state: State) -> None:
    """Who lost? One weakest team settles it, else a shootout, else an empty bench (A18, A19)."""
    play_match(state)
    losers = tied_last(state)
    if losers & (losers - 1) == 0:
        lose_match(state, lowest_seat(losers))
        go_on(state)
    elif without_shot(state, losers) != 0:
        eliminate(state, without_shot(state, losers))
        go_on(state)
    else:
        ask(state, SHOOTOUT, losers)


@rule
def go_on(state: State) -> None:
    """After a match: substitute, unless at most one manager is left (A17, A21)."""
    if count_in(state) > 1:
        eliminate(state, unable_to_substitute(state))
    if count_in(state) > 1:
        ask(state, LAY_DOWN, managers_in(state))
    else:
        crown(state)
        ask(state, OVER, 0)


@rule
def over(state: State) -> bool:
    """Is the game at its end?"""
    return state.phase == OVER


@rule
def score(state: State, seat: int) -> int:
    """The seat's fans, so far or in the end."""
    return int(state.fans[seat])


@rule
def final_rank(state: State, seat: int) -> int:
    """Final ranking: most fans, then most playoff fans without bonus; else a shared place (A23)."""
    better = 0
    for other in range(state.seats):
        ahead = int(state.fans[other]) - int(state.fans[seat])
        if ahead > 0 or (ahead == 0 and state.playoff_fans[other] > state.playoff_fans[seat]):
            better += 1
    return 1 + better
