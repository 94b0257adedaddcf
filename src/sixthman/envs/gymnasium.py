"""Thousands of games in one step: a Gymnasium vector environment.

One call of `step` makes one choice in every game, deals games that are over anew, and writes what the next
seat sees and may do, all in compiled code and into arrays that the caller may own. Nothing is copied.
"""

from __future__ import annotations

import secrets
from typing import Any

import numpy as np

from sixthman.bots import level_number
from sixthman.bots.game_levels import check_level
from sixthman.kernel.game import new_streams
from sixthman.kernel.options import whole
from sixthman.kernel.piles import NONE
from sixthman.kernel.stream import PLAYERS, key_of, new_stream
from sixthman.messages import BadOption, IllegalChoice, shown

from .arrays import Arrays, fitting, new_arrays, new_rows
from .extras import load
from .features.layout import Layout
from .features.looks import BYTES, Look, expand
from .ids import register
from .moves import DISABLED, LEARNER, SAME_STEP, WINS, begin_games, find_choices, sample_actions, step_games
from .seating import ACTION, reward_number, seat_players

gym = load("gymnasium")
spaces: Any = load("gymnasium.spaces")
vector: Any = load("gymnasium.vector")

Array = np.ndarray[Any, Any]
AUTORESET = (vector.AutoresetMode.SAME_STEP, vector.AutoresetMode.NEXT_STEP, vector.AutoresetMode.DISABLED)


class VectorEnv(vector.VectorEnv):  # type: ignore[misc]
    """Many games at once.

    Without `opponents` every seat is the learner's: observation and mask are those of the seat to move. With
    `opponents` ("random", "rookie" or "pro") the learner plays `seat` and bots play the others.
    `observation` is "bytes", "onehot" or "counts"; `autoreset_mode` one of Gymnasium's.
    """

    metadata: dict[str, Any] = {"render_modes": []}  # noqa: RUF012
    render_mode = None

    def __init__(
        self,
        game: str | None = None,
        num_envs: int = 1024,
        opponents: str | None = None,
        seat: int = 0,
        reward: str = "wins",
        target: str = "fastest",
        observation: str = BYTES,
        autoreset_mode: Any = vector.AutoresetMode.SAME_STEP,
        render_mode: None = None,
        **options: Any,
    ) -> None:
        self.seating = seat_players(game, **options)
        self.look = Look(observation, self.seating.parts)
        self._again = self._autoreset(autoreset_mode)
        if (whole(num_envs) or 0) < 1:
            raise BadOption("error-envs-count", what="num_envs", given=shown(num_envs), wanted="1, 2, 3, …")
        self.num_envs = num_envs
        self._players = self._seat_bots(opponents, seat)
        self._rewarded = reward_number(reward)
        engine = self.seating.engine(target)
        bound = {"encode": self.seating.encoder, **self.seating.going_on(engine, self._players.tolist())}
        self._begin = engine.rule(begin_games, **bound)
        self._step = engine.rule(step_games, **bound)
        self._find = engine.rule(find_choices)
        self._sample = engine.rule(sample_actions)
        self._expand = engine.rule(expand)
        self.arrays: Arrays = new_arrays(self.seating, self.look, num_envs)
        self._rows, self._final_rows = new_rows(self.look, num_envs), new_rows(self.look, num_envs)
        self._states = np.zeros(num_envs, self.seating.game.record)
        self._streams = new_streams(num_envs)
        self._numbers = np.zeros(num_envs, np.int64)
        # The choices open in every game, from the left, how many, and which was chosen. They are never the
        # caller's: what is legal does not depend on what was done to the masks.
        self._open = np.zeros((num_envs, self.seating.game.choices), ACTION)
        self._counts = np.zeros(num_envs, ACTION)
        self._picks = np.zeros(num_envs, ACTION)
        self._resting = np.zeros(num_envs, np.int8)
        self._key: Any = None
        self._rng: Any = None
        self._define_spaces()

    def _autoreset(self, mode: Any) -> int:
        """When a game that has ended is dealt anew, as rules know it."""
        names = [known.value for known in AUTORESET]
        given = getattr(mode, "value", mode)
        if given not in names:
            raise BadOption("error-envs-autoreset", given=str(given), known=", ".join(names))
        number = names.index(given)
        self.metadata = {**self.metadata, "autoreset_mode": AUTORESET[number]}
        return number

    def _seat_bots(self, opponents: str | None, seat: int) -> np.ndarray[Any, np.dtype[np.int8]]:
        if whole(seat) not in range(self.seating.seats):
            wanted = f"0–{self.seating.seats - 1}"
            raise BadOption("error-envs-count", what="seat", given=shown(seat), wanted=wanted)
        level = LEARNER if opponents is None else level_number(opponents)
        if opponents is not None:
            check_level(opponents, self.seating.options.declared)
        levels = np.full(self.seating.seats, level, np.int8)
        levels[seat] = LEARNER
        return levels

    def _define_spaces(self) -> None:
        self.single_observation_space = self.look.space(spaces)
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
        """Where in an observation which features are."""
        return self.look.layout

    def write_to(self, **arrays: Any) -> None:
        """From now on let steps write into arrays of the caller's, by their names in `Arrays`.

        Anything numpy can look at without copying will do, a torch tensor on the CPU for one.
        """
        for name, given in arrays.items():
            if name not in vars(self.arrays):
                known = ", ".join(vars(self.arrays))
                raise BadOption("error-envs-count", what="write_to", given=name, wanted=known)
            setattr(self.arrays, name, fitting(name, given, getattr(self.arrays, name)))

    @property
    def _dealt(self) -> tuple[Array, ...]:
        return self._key, self.seating.numbers, self._players, self._numbers, self._streams

    @property
    def _shown(self) -> tuple[Array, ...]:
        rows = self.arrays.observations if self.look.plain else self._rows
        return self.arrays.seats, rows, self.arrays.masks, self._open, self._counts, self._resting

    @property
    def _ended(self) -> tuple[Array, ...]:
        arrays = self.arrays
        rows = arrays.final_observations if self.look.plain else self._final_rows
        return arrays.rewards, arrays.all_rewards, arrays.terminations, rows

    def _write_looks(self, final: bool) -> None:
        """The rows of bytes in the way that was asked for."""
        if self.look.plain:
            return
        arrays, tables = self.arrays, self.look.tables
        self._expand(self._rows, np.ones(self.num_envs, np.uint8), *tables, arrays.observations)
        if final:
            self._expand(
                self._final_rows, arrays.terminations.view(np.uint8), *tables, arrays.final_observations
            )

    def reset(self, *, seed: int | None = None, options: Any = None) -> tuple[Array, dict[str, Any]]:
        """New games: numbers 0, 1, 2, … of a seed, or without a seed the next ones. With `reset_mask` among
        the options only those games are dealt that it marks."""
        wanted = self._wanted(options)
        if seed is not None or self._key is None:
            word = secrets.token_hex(16) if seed is None else str(seed)
            self._key, self._rng = key_of(word), new_stream(word, lane=PLAYERS)
            self._numbers[:] = np.arange(self.num_envs)
        else:
            self._numbers[wanted] += self.num_envs
        self._begin(self._states, wanted.astype(np.int8), self._dealt, self._shown)
        self.arrays.truncations[:] = False
        self.arrays.rewards[wanted], self.arrays.terminations[wanted] = 0, False
        self._write_looks(final=False)
        return self.arrays.observations, self._infos()

    def _wanted(self, options: Any) -> Array:
        """The games to be dealt anew: all, or those that Gymnasium's `reset_mask` marks."""
        mask = options.get("reset_mask") if isinstance(options, dict) else None
        if mask is None or self._key is None:
            return np.ones(self.num_envs, np.bool_)
        wanted = np.asarray(mask)
        if wanted.dtype != np.bool_ or wanted.shape != (self.num_envs,):
            form = {"type": "bool", "shape": f"({self.num_envs},)", "given": f"{wanted.dtype} {wanted.shape}"}
            raise BadOption("error-envs-array", what="reset_mask", **form)
        return wanted

    def step(self, actions: Any) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        """One choice in every game; what comes back is the arrays themselves."""
        arrays = self.arrays
        self._check_actions(np.asarray(actions, np.int64))
        ended, again = self._ended, self._again
        self._step(self._states, self._picks, self._rewarded, again, self._dealt, self._shown, ended)
        self._write_looks(final=True)
        return arrays.observations, arrays.rewards, arrays.terminations, arrays.truncations, self._infos()

    def sample(self, actions: Array | None = None) -> Array:
        """Open actions that the masks allow, all equally likely, -1 where none is left; into an int64 array
        of the caller's, if given."""
        if actions is None:
            actions = np.zeros(self.num_envs, np.int64)
        self._sample(self.arrays.masks, self._open, self._counts, self._rng, actions)
        return actions

    def _check_actions(self, actions: Array) -> None:
        if self._key is None or (self._again == DISABLED and self._resting.any()):
            raise load("gymnasium.error").ResetNeeded
        if actions.shape != (self.num_envs,):
            given, wanted = str(actions.shape), f"({self.num_envs},)"
            raise BadOption("error-envs-count", what="actions", given=given, wanted=wanted)
        wrong = self._find(actions, self._open, self._counts, self._resting, self._picks)
        if wrong != NONE:
            seat, action = int(self.arrays.seats[wrong]), int(actions[wrong])
            raise IllegalChoice("error-envs-actions", index=int(wrong), seat=seat, action=action)

    def _infos(self) -> dict[str, Any]:
        arrays = self.arrays
        infos = {"action_mask": arrays.masks, "seat": arrays.seats, "rewards": arrays.all_rewards}
        if self._again == SAME_STEP:
            infos |= {"final_obs": arrays.final_observations, "_final_obs": arrays.terminations}
        return infos


register(gym)
