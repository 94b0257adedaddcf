"""How environments move: rules over `game`, `policy` and `encode`, which a target binds.

Actions are the choices of the game, by number. Those nobody may make now are told from the others by a mask.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from sixthman.kernel.piles import NONE
from sixthman.kernel.playout import begin_numbered, lowest_seat
from sixthman.kernel.rules import rule
from sixthman.kernel.stream import draw

game: Any = None  # bound by the target to the functions of a game
policy: Any = None  # bound by the target: policy(kind, state, seat, luck) -> k
encode: Any = None  # bound by the target: encode(state, seat, row)
go_on: Any = None  # bound by the target: next_seat or next_learner

LEARNER = -1  # the kind of player whose choices come from outside
WINS, SCORES = 0, 1  # what is rewarded
REWARDS = ("wins", "scores")
BLOCK = 8  # actions of a mask counted at once
TOGETHER = 64  # games that move, then are shown: few, so that they and the code stay in near memory


@rule
def write_mask(state: Any, seat: int, mask: Any) -> None:
    """1 for every choice that is open to the seat, 0 for the others."""
    for action in range(len(mask)):
        mask[action] = 0
    for k in range(game.legal(state, seat)):
        mask[game.choice(state, seat, k)] = 1


@rule
def index_of(state: Any, seat: int, action: int) -> int:
    """Which of the legal choices an action is; NONE if it is none of them."""
    for k in range(game.legal(state, seat)):
        if game.choice(state, seat, k) == action:
            return k
    return NONE


@rule
def write_rewards(state: Any, kind: int, rewards: Any) -> None:
    """What every seat gets for a game that is over; the sum is 0.

    WINS: its share of the win less a fair share. SCORES: its score less the mean of all scores.
    """
    seats = len(rewards)
    winners, total = 0, 0
    for seat in range(seats):
        winners += 1 if game.place(state, seat) == 1 else 0
        total += game.score(state, seat)
    for seat in range(seats):
        if kind == WINS:
            share = 1.0 / winners if game.place(state, seat) == 1 else 0.0
            rewards[seat] = share - 1.0 / seats
        else:
            rewards[seat] = game.score(state, seat) - total / seats


# --- many games


@rule
def next_seat(state: Any, kinds: Any, luck: Any) -> int:
    """Learners on every seat: whose choice is next, or NONE at the end of the game."""
    return lowest_seat(game.waiting(state)) if not game.over(state) else NONE


@rule
def next_learner(state: Any, kinds: Any, luck: Any) -> int:
    """The same among bots, which choose until it is a learner's turn."""
    while not game.over(state):
        seat = lowest_seat(game.waiting(state))
        if kinds[seat] == LEARNER:
            return seat
        game.pick(state, seat, policy(kinds[seat], state, seat, luck))
    return NONE


@rule
def first_illegal(actions: Any, masks: Any) -> int:
    """The first game whose action is not open to its seat; NONE if all are."""
    for i in range(len(actions)):
        action = actions[i]
        if action < 0 or action >= masks.shape[1] or masks[i, action] == 0:
            return i
    return NONE


@rule
def begin_games(
    states: Any,
    numbers: Any,
    key: Any,
    options: Any,
    kinds: Any,
    streams: Any,
    seats: Any,
    observations: Any,
    masks: Any,
) -> None:
    """Deal every game anew, by its number, and show it to the first learner asked."""
    for i in range(len(states)):
        begin_numbered(states[i], numbers[i], key, options, streams[i])
        seats[i] = go_on(states[i], kinds, streams[i])
    show_games(states, seats, 0, len(states), observations, masks)


@rule
def show_games(states: Any, seats: Any, first: int, end: int, observations: Any, masks: Any) -> None:
    """What the seat to move sees and may do, in some of the games."""
    for i in range(first, end):
        encode(states[i], int(seats[i]), observations[i])
    for i in range(first, end):
        write_mask(states[i], int(seats[i]), masks[i])


@rule
def step_games(
    states: Any,
    numbers: Any,
    key: Any,
    options: Any,
    kinds: Any,
    streams: Any,
    rewarded: int,
    actions: Any,
    seats: Any,
    observations: Any,
    masks: Any,
    rewards: Any,
    all_rewards: Any,
    terminations: Any,
    final_observations: Any,
) -> int:
    """One action in every game. A game that ends is dealt anew at once, under the next number free.

    Returns a game whose action was not legal, or NONE: that game stays as it is (see `first_illegal`).
    """
    refused = NONE
    for first in range(0, len(states), TOGETHER):
        end = min(first + TOGETHER, len(states))
        for i in range(first, end):
            state = states[i]
            seat = int(seats[i])
            k = index_of(state, seat, actions[i])
            if k == NONE:
                refused = i
                continue
            game.pick(state, seat, k)
            following = go_on(state, kinds, streams[i])
            rewards[i] = 0.0
            terminations[i] = False
            if following == NONE:
                write_rewards(state, rewarded, all_rewards[i])
                rewards[i] = all_rewards[i, seat]
                terminations[i] = True
                encode(state, seat, final_observations[i])
                numbers[i] += len(states)
                begin_numbered(state, numbers[i], key, options, streams[i])
                following = go_on(state, kinds, streams[i])
            seats[i] = following
        show_games(states, seats, first, end, observations, masks)
    return refused


@rule
def sample_actions(masks: Any, luck: Any, actions: Any) -> None:
    """For every game any of the actions that its mask allows, all equally likely."""
    for i in range(len(actions)):
        mask = masks[i]
        actions[i] = open_action(mask, draw(luck, count_open(mask, np.uint64(0), len(mask))))


@rule
def count_open(mask: Any, first: Any, count: int) -> int:
    """How many of these actions a mask allows."""
    found = np.uint8(0)  # a byte is enough, and lets the processor add many of them at once
    for i in range(count):
        found = np.uint8(found + np.uint8(mask[first + np.uint64(i)]))
    return int(found)


@rule
def open_action(mask: Any, k: int) -> int:
    """The k-th action that a mask allows: past whole blocks first, then one by one."""
    action, block = np.uint64(0), np.uint64(BLOCK)
    here = count_open(mask, action, BLOCK)
    while k >= here:
        k -= here
        action += block
        here = count_open(mask, action, BLOCK) if action + block <= np.uint64(len(mask)) else k + 1
    while k > 0 or mask[action] == 0:
        k -= mask[action]
        action += np.uint64(1)
    return int(action)


# --- one game, seen from every seat


@rule
def show_all(state: Any, rewarded: int, observations: Any, masks: Any, rewards: Any) -> int:
    """Observation and mask for every seat, and the rewards at the end; returns who owes a choice."""
    waiting = game.waiting(state)
    for seat in range(len(rewards)):
        encode(state, seat, observations[seat])
        if (waiting >> seat) & 1 == 1:
            write_mask(state, seat, masks[seat])
        else:
            for action in range(masks.shape[1]):
                masks[seat, action] = 0
        rewards[seat] = 0.0
    if game.over(state):
        write_rewards(state, rewarded, rewards)
    return waiting


@rule
def move(
    state: Any, seat: int, action: int, rewarded: int, observations: Any, masks: Any, rewards: Any
) -> int:
    """A seat that is waited for makes a choice; returns who owes one now, or NONE if it is not legal."""
    k = index_of(state, seat, action)
    if k == NONE:
        return NONE
    game.pick(state, seat, k)
    return show_all(state, rewarded, observations, masks, rewards)
