"""Thousands of games in one step: a Gymnasium vector environment.

One call of `step` makes one choice in every game, deals games that are over anew, and writes what the next
seat sees and may do, all in compiled code and into arrays that the caller may own. Nothing is copied.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Any

import numpy as np

from sixthman.bots import level_number
from sixthman.bots.game_levels import check_level
from sixthman.kernel.game import new_streams
from sixthman.kernel.piles import NONE
from sixthman.kernel.stream import PLAYERS, key_of, new_stream
from sixthman.messages import BadOption, IllegalChoice

from .extras import load
from .features.layout import Layout
from .ids import register
from .moves import LEARNER, WINS, begin_games, find_choices, sample_actions, step_games
from .seating import ACTION, FEATURE, MASK, REWARD, Seating, reward_number, seat_players

gym = load("gymnasium")
spaces: Any = load("gymnasium.spaces")
vector: Any = load("gymnasium.vector")

Array = np.ndarray[Any, Any]


@dataclass
class Arrays:
    """What a step writes, one row a game. All of it may belong to the caller."""

    observations: Array  # [game, feature]: what the seat to move sees
    masks: Array  # [game, action]: 1 for what it may choose
    seats: Array  # [game]: the seat to move
    rewards: Array  # [game]: of the seat that has just acted
    terminations: Array  # [game]: did the game end, and was it dealt anew?
    truncations: Array  # [game]: never
    all_rewards: Array  # [game, seat]: of every seat in the last game that ended here
    final_observations: Array  # [game, feature]: its last seat's view of that game's end


def new_arrays(seating: Seating, games: int) -> Arrays:
    """Fresh memory for so many games."""
    return Arrays(
        observations=np.zeros((games, seating.width), FEATURE),
        masks=np.zeros((games, seating.game.choices), MASK),
        seats=np.zeros(games, np.int8),
        rewards=np.zeros(games, REWARD),
        terminations=np.zeros(games, np.bool_),
        truncations=np.zeros(games, np.bool_),
        all_rewards=np.zeros((games, seating.seats), REWARD),
        final_observations=np.zeros((games, seating.width), FEATURE),
    )


class VectorEnv(vector.VectorEnv):  # type: ignore[misc]
    """Many games at once.

    Without `opponents` every seat is the learner's: observation and mask are those of the seat to move. With
    `opponents` ("random", "rookie" or "pro") the learner plays `seat` and bots play the others.
    """

    metadata = {"render_modes": [], "autoreset_mode": vector.AutoresetMode.SAME_STEP}  # noqa: RUF012
    render_mode = None

    def __init__(
        self,
        game: str | None = None,
        num_envs: int = 1024,
        opponents: str | None = None,
        seat: int = 0,
        reward: str = "wins",
        target: str = "fastest",
        render_mode: None = None,
        **options: Any,
    ) -> None:
        self.seating = seat_players(game, **options)
        if num_envs < 1:
            raise BadOption("error-envs-count", what="num_envs", given=num_envs, wanted="1, 2, 3, …")
        self.num_envs = num_envs
        self._kinds = self._seat_bots(opponents, seat)
        self._rewarded = reward_number(reward)
        engine = self.seating.engine(target)
        bound = {"encode": self.seating.encoder, **self.seating.going_on(engine, self._kinds.tolist())}
        self._begin = engine.rule(begin_games, **bound)
        self._step = engine.rule(step_games, **bound)
        self._find = engine.rule(find_choices)
        self._sample = engine.rule(sample_actions)
        self.arrays = new_arrays(self.seating, num_envs)
        self._states = np.zeros(num_envs, self.seating.game.record)
        self._streams = new_streams(num_envs)
        self._numbers = np.zeros(num_envs, np.int64)
        # The choices open in every game, from the left, how many, and which was chosen. They are never the
        # caller's: what is legal does not depend on what was done to the masks.
        self._open = np.zeros((num_envs, self.seating.game.choices), ACTION)
        self._counts = np.zeros(num_envs, ACTION)
        self._picks = np.zeros(num_envs, ACTION)
        self._key: Any = None
        self._rng: Any = None
        self._define_spaces()

    def _seat_bots(self, opponents: str | None, seat: int) -> np.ndarray[Any, np.dtype[np.int8]]:
        if not 0 <= seat < self.seating.seats:
            wanted = f"0–{self.seating.seats - 1}"
            raise BadOption("error-envs-count", what="seat", given=seat, wanted=wanted)
        level = LEARNER if opponents is None else level_number(opponents)
        if opponents is not None:
            check_level(opponents, self.seating.options.declared)
        levels = np.full(self.seating.seats, level, np.int8)
        levels[seat] = LEARNER
        return levels

    def _define_spaces(self) -> None:
        self.single_observation_space = spaces.Box(0, 255, (self.seating.width,), FEATURE)
        self.single_action_space = spaces.Discrete(self.seating.game.choices)
        batch = load("gymnasium.vector.utils").batch_space
        self.observation_space = batch(self.single_observation_space, self.num_envs)
        self.action_space = batch(self.single_action_space, self.num_envs)

    @property
    def reward_of_a_loss(self) -> float:
        """What a seat gets that is thrown out: as for a lost game, or 100 less than the mean score."""
        return -1.0 / self.seating.seats if self._rewarded == WINS else -100.0

    def first_state(self) -> Any:
        """The record of the first game, as it is now: a copy."""
        return self._states[0].copy()

    @property
    def layout(self) -> Layout:
        """Where in an observation which features stand."""
        return self.seating.layout

    def write_to(self, **arrays: Any) -> None:
        """From now on let steps write into arrays of the caller's, by their names in `Arrays`.

        Anything numpy can look at without copying will do, a torch tensor on the CPU for one.
        """
        for name, given in arrays.items():
            if name not in vars(self.arrays):
                known = ", ".join(vars(self.arrays))
                raise BadOption("error-envs-count", what="write_to", given=name, wanted=known)
            setattr(self.arrays, name, _fitting(name, given, getattr(self.arrays, name)))

    @property
    def _dealt(self) -> tuple[Array, ...]:
        return self._key, self.seating.numbers, self._kinds, self._numbers, self._streams

    @property
    def _shown(self) -> tuple[Array, ...]:
        return self.arrays.seats, self.arrays.observations, self.arrays.masks, self._open, self._counts

    def reset(self, *, seed: int | None = None, options: Any = None) -> tuple[Array, dict[str, Any]]:
        """New games: numbers 0, 1, 2, … of a seed, or without a seed the next ones."""
        if seed is not None or self._key is None:
            word = secrets.token_hex(16) if seed is None else str(seed)
            self._key, self._rng = key_of(word), new_stream(word, lane=PLAYERS)
            self._numbers[:] = np.arange(self.num_envs)
        else:
            self._numbers[:] += self.num_envs
        self._begin(self._states, self._dealt, self._shown)
        self.arrays.rewards[:], self.arrays.terminations[:], self.arrays.truncations[:] = 0, False, False
        return self.arrays.observations, self._infos()

    def step(self, actions: Any) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        """One choice in every game; what comes back is the arrays themselves."""
        arrays = self.arrays
        self._check_actions(np.asarray(actions, np.int64))
        ended = arrays.rewards, arrays.all_rewards, arrays.terminations, arrays.final_observations
        self._step(self._states, self._picks, self._rewarded, self._dealt, self._shown, ended)
        return arrays.observations, arrays.rewards, arrays.terminations, arrays.truncations, self._infos()

    def sample(self, actions: Array | None = None) -> Array:
        """Open actions that the masks allow, all equally likely, -1 where none is left; into an int64 array
        of the caller's, if given."""
        if actions is None:
            actions = np.zeros(self.num_envs, np.int64)
        self._sample(self.arrays.masks, self._open, self._counts, self._rng, actions)
        return actions

    def _check_actions(self, actions: Array) -> None:
        if self._key is None:
            raise load("gymnasium.error").ResetNeeded
        if actions.shape != (self.num_envs,):
            given, wanted = str(actions.shape), f"({self.num_envs},)"
            raise BadOption("error-envs-count", what="actions", given=given, wanted=wanted)
        wrong = self._find(actions, self._open, self._counts, self._picks)
        if wrong != NONE:
            seat, action = int(self.arrays.seats[wrong]), int(actions[wrong])
            raise IllegalChoice("error-envs-actions", index=int(wrong), seat=seat, action=action)

    def _infos(self) -> dict[str, Any]:
        arrays = self.arrays
        return {
            "action_mask": arrays.masks,
            "seat": arrays.seats,
            "rewards": arrays.all_rewards,
            "final_obs": arrays.final_observations,
            "_final_obs": arrays.terminations,
        }


def _fitting(name: str, given: Any, wanted: Array) -> Array:
    """The caller's array as numpy sees it, if a step can write into it."""
    array = np.asarray(given)
    fits = array.dtype == wanted.dtype and array.shape == wanted.shape
    if not (fits and array.flags.c_contiguous and array.flags.writeable and _shares(given, array)):
        raise BadOption(
            "error-envs-array",
            what=name,
            type=str(wanted.dtype),
            shape=str(wanted.shape),
            given=f"{array.dtype} {array.shape}",
        )
    return array


def _shares(given: Any, array: Array) -> bool:
    """Does numpy look at the caller's own memory? Lists and the like are copied."""
    return np.shares_memory(array, np.asarray(given))


register(gym)
