"""The course of the game: before the first turn, turns, overtime (H13), and how it ends.

`act` and `pick` are the one way into the game. What leaves nothing to choose happens by itself.
"""

from __future__ import annotations

from typing import Any

from sixthman.kernel.piles import NONE
from sixthman.kernel.rules import rule

from ..declaration import (
    AGREE,
    BUY,
    COUNTED_OVERTIMES,
    DISCARD,
    DONE,
    DRAFT,
    ENTER,
    MENU,
    MOST_OVERTIMES,
    MOVE,
    OVER,
    OVERTIME_TURNS,
    PICK_TEAM,
    POSITION,
    PREPARE,
    REFRESH,
    REMOVE,
    REROLL,
    SEATS,
    SPOT,
    TURNS,
)
from .activation import keep_die, select_die
from .choices import choice, nothing_but_done
from .court import make_room, move, prepare_tactic, replace, take_spot
from .market import buy, clear_row, pay, refresh
from .opening import begin_draft, draft_is_over, draft_player, end_draft, leave_out, pick_for_team
from .record import State, ask_both
from .setup import deal, prepare, shuffle_up, take_first_teams, take_teams
from .turn import begin_turn, remove, sort_out, take_action

# A bound on the choices of a game. Before it: two teams of 17, eight drafted players and who they replace.
# A turn: 6 tactics replaced and DONE; 4 actions, 2 activations and DONE; at most 11 cards of the hand used in
# actions, each after up to three more choices (a position, where the player there goes, the tactic that makes
# room and saying that it does, the card bought), and DONE twice; 30 dice rerolled and kept in attack,
# 9 rerolled and 30 kept in defense, DONE twice; 6 cards discarded or removed, DONE twice.
LONGEST_OPENING = 2 * 17 + 2 * 8
LONGEST_TURN = 7 + 7 + 11 * 4 + 2 + 30 + 30 + 9 + 30 + 2 + 6 + 2


def longest_game(overtimes: int | None) -> int:
    """No game has more choices than this; after each tie both say whether they play on.

    Without a limit (None, or NONE) it is that of the highest limit, which no game in practice reaches.
    """
    if overtimes is None or overtimes == NONE:
        overtimes = MOST_OVERTIMES
    turns = TURNS + 1 + overtimes * (OVERTIME_TURNS + 1)
    return LONGEST_OPENING + LONGEST_TURN * turns + 2 * overtimes


@rule
def setup(state: State, options: Any, stream: Any) -> None:
    """A new game. Options: pick your team, opening draft, most overtimes, first player (NONE: by lot)."""
    prepare(state, options, stream)
    if state.pick_team == 1:
        ask_both(state, PICK_TEAM)
    else:
        take_first_teams(state)
        go_to_the_draft(state)


@rule
def go_to_the_draft(state: State) -> None:
    """Both teams lie open: the opening draft if there is one (H15), then the first turn."""
    if state.opening_draft == 1:
        begin_draft(state)
    else:
        shuffle_up(state)
        begin(state)


@rule
def begin(state: State) -> None:
    """The piles are on the table: markets, hands, and the first turn."""
    deal(state)
    begin_turn(state)


@rule
def waiting(state: State) -> int:
    """Bit mask of the seats that owe a choice."""
    return int(state.asked) & ~int(state.locked)


@rule
def act(state: State, seat: int, chosen: int) -> None:
    """A seat that is waited for makes a legal choice; where nothing but DONE is left, that follows."""
    step(state, seat, chosen)
    while due(state):
        follow(state)


@rule
def pick(state: State, seat: int, k: int) -> None:
    """The same, by its number among the legal choices."""
    act(state, seat, choice(state, seat, k))


@rule
def choose(state: State, seat: int, k: int) -> None:
    """The same, without what follows from it."""
    step(state, seat, choice(state, seat, k))


@rule
def due(state: State) -> bool:
    """Is nothing left but DONE?"""
    return state.phase != OVER and nothing_but_done(state)


@rule
def follow(state: State) -> None:
    """DONE, by itself."""
    step(state, int(state.player), DONE)


@rule
def bucket(state: State) -> int:
    """What happens next, as a small number: the phase says it."""
    return int(state.phase)


@rule
def step(state: State, seat: int, chosen: int) -> None:
    """Carry out one choice, and whatever it completes."""
    phase = int(state.phase)
    if phase >= MENU:
        act_on_turn(state, seat, phase, chosen)
    elif phase >= REROLL:
        act_on_dice(state, phase, chosen)
    elif phase >= ENTER:
        act_on_court(state, phase, chosen)
    elif phase >= REFRESH:
        act_on_market(state, phase, chosen)
    else:
        act_before_the_game(state, seat, phase, chosen)
    if waiting(state) == 0 and state.phase != OVER:
        open_envelopes(state)


@rule
def act_on_turn(state: State, seat: int, phase: int, chosen: int) -> None:
    """The menu, the cards left in hand, the verdict after a tie."""
    if phase == MENU:
        take_action(state, chosen)
    elif phase == DISCARD:
        sort_out(state, chosen)
    elif phase == REMOVE:
        remove(state, chosen)
    else:
        state.verdict[seat] = chosen
        state.locked = int(state.locked) | (1 << seat)


@rule
def act_on_dice(state: State, phase: int, chosen: int) -> None:
    """Reroll or keep."""
    if phase == REROLL:
        select_die(state, chosen)
    else:
        keep_die(state, chosen)


@rule
def act_on_court(state: State, phase: int, chosen: int) -> None:
    """Replace players, prepare tactics."""
    if phase == ENTER:
        replace(state, chosen)
    elif phase == SPOT:
        take_spot(state, chosen - POSITION)
    elif phase == MOVE:
        move(state, chosen)
    elif phase == PREPARE:
        prepare_tactic(state, chosen)
    else:
        make_room(state, chosen)


@rule
def act_on_market(state: State, phase: int, chosen: int) -> None:
    """Replace tactics of the market, buy, pay."""
    if phase == REFRESH:
        refresh(state, chosen)
    elif phase == BUY:
        buy(state, chosen)
    else:
        pay(state, chosen)


@rule
def act_before_the_game(state: State, seat: int, phase: int, chosen: int) -> None:
    """Pick a team, draft players."""
    if phase == PICK_TEAM:
        pick_for_team(state, seat, chosen)
    elif phase == DRAFT:
        draft_player(state, chosen)
    else:
        leave_out(state, chosen)
        if draft_is_over(state):
            end_draft(state)
            shuffle_up(state)
            begin(state)


@rule
def open_envelopes(state: State) -> None:
    """Both have sealed: their teams (H14), or whether they play on (H13)."""
    if state.phase == PICK_TEAM:
        state.locked = 0
        take_teams(state)
        go_to_the_draft(state)
    elif state.verdict[0] == AGREE and state.verdict[1] == AGREE:
        state.phase, state.asked = OVER, 0
    else:
        begin_overtime(state)


@rule
def begin_overtime(state: State) -> None:
    """Six more turns, begun by the other player; nothing can be bought (H13)."""
    clear_row(state)
    state.overtime = min(COUNTED_OVERTIMES, int(state.overtime) + 1)
    state.turn, state.locked = 0, 0
    state.first = 1 - int(state.first)
    state.player = state.first
    for seat in range(SEATS):
        state.verdict[seat] = NONE
    begin_turn(state)


@rule
def take_back(state: State, seat: int) -> None:
    """Empty the seat's envelope, as long as the other seat is waited for."""
    if state.phase == PICK_TEAM:
        state.team[seat], state.stage[seat] = 0, 0
    else:
        state.verdict[seat] = NONE
    state.locked = int(state.locked) & ~(1 << seat)


@rule
def over(state: State) -> bool:
    """Is the game at its end?"""
    return state.phase == OVER


@rule
def score(state: State, seat: int) -> int:
    """The seat's points, so far or in the end."""
    return int(state.points[seat])


@rule
def final_rank(state: State, seat: int) -> int:
    """Most points win; a tie that was not played on is a draw (H13)."""
    return 2 if state.points[1 - seat] > state.points[seat] else 1
