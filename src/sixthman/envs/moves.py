"""How environments move: rules over `game`, `policy` and `encode`, which a target binds.

Actions are the choices of the game, by number. Those nobody can make now are told from the others by a mask.
"""

from __future__ import annotations

from typing import Any

from sixthman.kernel.piles import NONE
from sixthman.kernel.playout import begin_numbered, lowest_seat
from sixthman.kernel.rules import rule
from sixthman.kernel.stream import draw

game: Any = None  # bound by the target to the functions of a game
policy: Any = None  # bound by the target: policy(level, state, seat, rng) -> k
encode: Any = None  # bound by the target: encode(state, seat, row)
go_on: Any = None  # bound by the target: next_seat or next_learner

LEARNER = -1  # the level of a player whose choices come from outside
WINS, SCORES = 0, 1  # what is rewarded
REWARDS = ("wins", "scores")
SAME_STEP, NEXT_STEP, DISABLED = range(3)  # when a game that has ended is dealt anew
TOGETHER = 64  # games that move, then are shown: few, so that they and the code stay in near memory


@rule
def write_mask(state: Any, seat: int, mask: Any, open_: Any) -> int:
    """1 for every choice that is open to the seat, 0 for the others; those open in a row, and how many."""
    for action in range(len(mask)):
        mask[action] = 0
    count = game.legal(state, seat)
    for k in range(count):
        action = game.choice(state, seat, k)
        mask[action], open_[k] = 1, action
    return count


@rule
def index_in(row: Any, count: int, action: int) -> int:
    """Which of the first `count` in a row an action is; NONE if it is none of them."""
    for k in range(count):
        if row[k] == action:
            return k
    return NONE


@rule
def write_rewards(state: Any, reward: int, rewards: Any) -> None:
    """What every seat gets for a game that is over; the sum is 0.

    WINS: its share of the win less a fair share. SCORES: its score less the mean of all scores.
    """
    seats = len(rewards)
    winners, total = 0, 0
    for seat in range(seats):
        winners += 1 if game.rank(state, seat) == 1 else 0
        total += game.score(state, seat)
    for seat in range(seats):
        if reward == WINS:
            share = 1.0 / winners if game.rank(state, seat) == 1 else 0.0
            rewards[seat] = share - 1.0 / seats
        else:
            rewards[seat] = game.score(state, seat) - total / seats


# --- many games. Arrays with a row for each come in groups, always the same:
#     dealt   the key, the options, the levels of players (of all games), and each game's number and stream
#     shown   the seat to move, its observation and mask, the choices open to it in a row, how many, and
#             whether the game is over and rests until it is dealt anew
#     ended   the reward of the seat that acted, everyone's, whether the game has ended, and its last look


@rule
def next_seat(state: Any, levels: Any, rng: Any) -> int:
    """Learners on every seat: whose choice is next, or NONE at the end of the game."""
    return lowest_seat(game.waiting(state)) if not game.over(state) else NONE


@rule
def next_learner(state: Any, levels: Any, rng: Any) -> int:
    """The same among bots, which choose until it is a learner's turn."""
    while not game.over(state):
        seat = lowest_seat(game.waiting(state))
        if levels[seat] == LEARNER:
            return seat
        game.pick(state, seat, policy(levels[seat], state, seat, rng))
    return NONE


@rule
def find_choices(actions: Any, open_: Any, counts: Any, resting: Any, picks: Any) -> int:
    """Which of the choices open to its seat each action is; returns the first game whose action is none.
    In a game that rests any action will do."""
    for i in range(len(actions)):
        picks[i] = index_in(open_[i], int(counts[i]), actions[i])
        if picks[i] == NONE and resting[i] == 0:
            return i
    return NONE


@rule
def begin_games(states: Any, wanted: Any, dealt: Any, shown: Any) -> None:
    """Deal all games wanted, each by its number, and show them to the first learner asked."""
    seats, resting = shown[0], shown[5]
    for i in range(len(states)):
        if wanted[i] != 0:
            seats[i] = deal_game(states, i, dealt)
            resting[i] = 0
    show_games(states, 0, len(states), shown)


@rule
def deal_game(states: Any, i: int, dealt: Any) -> int:
    """One game from the deal on to a learner's first choice; returns whose it is."""
    key, options, levels, numbers, streams = dealt
    begin_numbered(states[i], numbers[i], key, options, streams[i])
    return go_on(states[i], levels, streams[i])


@rule
def show_games(states: Any, first: int, end: int, shown: Any) -> None:
    """What the seat to move sees and may do, in some of the games."""
    seats, observations, masks, open_, counts, resting = shown
    for i in range(first, end):
        encode(states[i], int(seats[i]), observations[i])
    for i in range(first, end):
        if resting[i] == 0:
            counts[i] = write_mask(states[i], int(seats[i]), masks[i], open_[i])
        else:
            close_mask(masks[i])
            counts[i] = 0


@rule
def close_mask(mask: Any) -> None:
    """No choice is open."""
    for action in range(len(mask)):
        mask[action] = 0


@rule
def step_games(
    states: Any, picks: Any, rewarded: int, again: int, dealt: Any, shown: Any, ended: Any
) -> None:
    """One choice in every game, as `find_choices` found it. A game that ends is dealt anew under the next
    number free: in the same step, in the next one, or when someone asks for it."""
    numbers = dealt[3]
    seats, resting = shown[0], shown[5]
    rewards, _, terminations, _ = ended
    for first in range(0, len(states), TOGETHER):
        end = min(first + TOGETHER, len(states))
        for i in range(first, end):
            rewards[i] = 0.0
            terminations[i] = False
            if resting[i] != 0:
                numbers[i] += len(states)
                resting[i] = 0
                seats[i] = deal_game(states, i, dealt)
            else:
                step_game(states, i, int(picks[i]), rewarded, again, dealt, shown, ended)
        show_games(states, first, end, shown)


@rule
def step_game(
    states: Any, i: int, pick: int, rewarded: int, again: int, dealt: Any, shown: Any, ended: Any
) -> None:
    """One choice in one game, and what its end brings."""
    levels, numbers, streams = dealt[2], dealt[3], dealt[4]
    seats, resting = shown[0], shown[5]
    rewards, all_rewards, terminations, final_observations = ended
    state, seat = states[i], int(seats[i])
    game.pick(state, seat, pick)
    following = go_on(state, levels, streams[i])
    if following != NONE:
        seats[i] = following
        return
    write_rewards(state, rewarded, all_rewards[i])
    rewards[i] = all_rewards[i, seat]
    terminations[i] = True
    encode(state, seat, final_observations[i])
    if again == SAME_STEP:
        numbers[i] += len(states)
        seats[i] = deal_game(states, i, dealt)
    else:
        resting[i] = 1


@rule
def sample_actions(masks: Any, open_: Any, counts: Any, rng: Any, actions: Any) -> None:
    """For every game any open action that its mask allows, all equally likely; NONE if there is none."""
    for i in range(len(actions)):
        if counts[i] == 0:
            actions[i] = NONE
            continue
        actions[i] = open_[i, draw(rng, int(counts[i]))]
        while masks[i, actions[i]] == 0 and allows_any(masks[i], open_[i], int(counts[i])):
            actions[i] = open_[i, draw(rng, int(counts[i]))]
        if masks[i, actions[i]] == 0:
            actions[i] = NONE


@rule
def allows_any(mask: Any, open_: Any, count: int) -> bool:
    """Has a caller who closes actions in a mask left any of those open?"""
    for k in range(count):
        if mask[open_[k]] != 0:
            return True
    return False


# --- one game, seen from every seat


@rule
def show_all(state: Any, rewarded: int, open_: Any, observations: Any, masks: Any, rewards: Any) -> int:
    """Observation and mask for every seat, and the rewards at the end; returns who owes a choice."""
    waiting = game.waiting(state)
    for seat in range(len(rewards)):
        encode(state, seat, observations[seat])
        if (waiting >> seat) & 1 == 1:
            write_mask(state, seat, masks[seat], open_)
        else:
            for action in range(masks.shape[1]):
                masks[seat, action] = 0
        rewards[seat] = 0.0
    if game.over(state):
        write_rewards(state, rewarded, rewards)
    return waiting


@rule
def move(
    state: Any,
    seat: int,
    action: int,
    rewarded: int,
    open_: Any,
    observations: Any,
    masks: Any,
    rewards: Any,
) -> int:
    """A seat that is waited for makes a choice; returns who owes one now, or NONE if it is not legal."""
    k = index_in(open_, write_mask(state, seat, masks[seat], open_), action)
    if k == NONE:
        return NONE
    game.pick(state, seat, k)
    return show_all(state, rewarded, open_, observations, masks, rewards)
