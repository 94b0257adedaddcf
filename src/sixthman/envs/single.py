"""One game against bots: a Gymnasium environment for a single learner.

It is the vector environment with one game: the same deals, the same rewards, at the pace of one step a call.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from sixthman.messages import BadOption, IllegalChoice

from .extras import load
from .features.layout import Layout
from .features.looks import BYTES
from .gymnasium import VectorEnv
from .looks import MODES, check_mode, render
from .one import action_number

gym: Any = load("gymnasium")

Array = np.ndarray[Any, Any]
LOSE, RAISE = "lose", "raise"
ILLEGAL = (LOSE, RAISE)  # what an action that is not open leads to


class SingleEnv(gym.Env):  # type: ignore[misc]
    """A learner on one seat, bots on all others.

    An observation is the row that `docs/envs.md` lists, as bytes, one-hot or counted.
    `info["action_mask"]` and `action_masks()` say what is open. An action that is not open loses the game at
    once (`illegal="lose"`: the reward is that of a lost game, and `info["illegal"]` is true), or raises
    IllegalChoice (`illegal="raise"`).
    """

    metadata = {"render_modes": list(MODES), "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str | None = None,
        opponents: str = "pro",
        seat: int = 0,
        reward: str = "wins",
        target: str = "fastest",
        illegal: str = LOSE,
        observation: str = BYTES,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        check_mode(render_mode)
        if illegal not in ILLEGAL:
            raise BadOption("error-envs-illegal", given=str(illegal), known=", ".join(ILLEGAL))
        if opponents is None:
            raise BadOption("error-envs-opponents")
        self.render_mode = render_mode
        self.seat = seat
        self._raises = illegal == RAISE
        self._games = VectorEnv(game, 1, opponents, seat, reward, target, observation, **options)
        self.observation_space = self._games.single_observation_space
        self.action_space = self._games.single_action_space
        self._dealt = False  # is the next game on the table already?
        self._last: Any = None  # the final record of a game that is over

    @property
    def layout(self) -> Layout:
        """Where in an observation which features are."""
        return self._games.layout

    def action_masks(self) -> Array:
        """1 for what may be chosen now, as sb3-contrib asks for it."""
        return self._games.arrays.masks[0].astype(np.bool_)

    def reset(self, *, seed: int | None = None, options: Any = None) -> tuple[Array, dict[str, Any]]:
        """A new game: the first one of a seed, or without a seed the next one."""
        super().reset(seed=seed)
        if seed is not None or not self._dealt:
            self._games.reset(seed=seed)
        self._dealt = False
        self._last = None
        return self._games.arrays.observations[0].copy(), self._info()

    def step(self, action: Any) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        """One choice of the learner, and those of the bots that follow."""
        if self._last is not None:
            raise load("gymnasium.error").ResetNeeded
        arrays, choice = self._games.arrays, action_number(action, self.seat)
        before = self._games.first_state()
        if not (0 <= choice < len(arrays.masks[0]) and arrays.masks[0, choice]):
            return self._not_open(choice, before)
        _, rewards, ends, _, _ = self._games.step(np.array([choice]))
        if not ends[0]:
            return arrays.observations[0].copy(), float(rewards[0]), False, False, self._info()
        self._dealt, self._last = True, before
        ended = {"action_mask": np.zeros_like(arrays.masks[0]), "illegal": False}
        return arrays.final_observations[0].copy(), float(rewards[0]), True, False, ended

    def _not_open(self, choice: int, state: Any) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        """The game ends here, lost; the next one is dealt by `reset`."""
        if self._raises:
            raise IllegalChoice("error-envs-action", seat=self.seat, action=choice)
        arrays = self._games.arrays
        self._last = state
        info = {"action_mask": np.zeros_like(arrays.masks[0]), "illegal": True}
        return arrays.observations[0].copy(), self._games.reward_of_a_loss, True, False, info

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._games.arrays.masks[0].copy(), "illegal": False}

    def render(self) -> Any:
        """What the learner sees, as text or as a picture; of a game that is over, its last choice."""
        state = self._games.first_state() if self._last is None else self._last
        return render(self.render_mode, self._games.seating, state, self.seat)
