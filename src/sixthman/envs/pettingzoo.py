"""PettingZoo environments: `aec_env` asks one seat after the other, `parallel_env` all that owe a choice.

Where several seats owe a choice they choose sealed: nothing is carried out, and nothing is seen, before the
last of them has chosen. So it makes no difference which of the two environments is played.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from sixthman.messages import BadOption, IllegalChoice, shown

from .extras import load
from .features.layout import Layout
from .features.looks import BYTES
from .looks import MODES, check_mode, render
from .one import OneGame, action_number
from .seating import MASK, seat_players

pettingzoo: Any = load("pettingzoo")
spaces: Any = load("gymnasium.spaces")

METADATA: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 1, "is_parallelizable": False}


def aec_env(game: str | None = None, **settings: Any) -> AECEnv:
    """One seat after the other. Settings: the game's options by name, `reward`, `target`,
    `observation`, `render_mode`."""
    return AECEnv(game, **settings)


def parallel_env(game: str | None = None, **settings: Any) -> ParallelEnv:
    """All seats that owe a choice at once. Settings: the game's options by name, `reward`, `target`,
    `observation`, `render_mode`."""
    return ParallelEnv(game, **settings)


class _Seats:
    """What both environments know: agents are called seat_0, seat_1, …"""

    def __init__(
        self,
        name: str | None,
        more_actions: int,
        reward: str,
        target: str,
        render_mode: str | None,
        observation: str,
        **options: Any,
    ) -> None:
        check_mode(render_mode)
        self.game = OneGame(seat_players(name, **options), reward, target, observation)
        look = self.game.look
        self.metadata = {**METADATA, "name": f"{self.game.seating.name}_v0"}
        self.render_mode = render_mode
        self.state_space = look.space(spaces, self.game.seating.seats)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.game.seating.seats)]
        self.agents: list[str] = []
        actions = self.game.masks.shape[1] + more_actions
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": look.space(spaces),
                    "action_mask": spaces.Box(0, 1, (actions,), MASK),
                }
            )
            for agent in self.possible_agents
        }

    @property
    def layout(self) -> Layout:
        """Where in an observation which features are."""
        return self.game.look.layout

    def action_space(self, agent: str) -> Any:
        """The choices of the game, by number."""
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> Any:
        """Features and action mask."""
        return self.observation_spaces[agent]

    def state(self) -> Any:
        """The whole game, for critics that may see all of it: what every seat sees, seat after seat."""
        return self.game.observations.reshape(-1).copy()

    def render(self) -> Any:
        """What the seat sees that is asked: text (`render_mode="ansi"`) or a picture (`"rgb_array"`)."""
        seats = range(len(self.possible_agents))
        asked = next((seat for seat in seats if self.game.owes(seat)), 0)
        return render(self.render_mode, self.game.seating, self.game.state, asked)

    def close(self) -> None:
        """Nothing is left open."""

    def reward_of(self, agent: str) -> float:
        """What a seat gets for the choice just made: 0 before the end."""
        return float(self.game.rewards[self.seat_of(agent)])

    def seat_of(self, agent: str) -> int:
        """The seat of an agent, from 0; BadOption for one that there is not."""
        if agent not in self.action_spaces:
            raise BadOption("error-envs-agent", agent=shown(agent), known=", ".join(self.possible_agents))
        return self.possible_agents.index(agent)


class AECEnv(_Seats, pettingzoo.AECEnv):  # type: ignore[misc]
    """One seat after the other, lowest first among those that owe a choice."""

    metadata = METADATA

    def __init__(
        self,
        game: str | None = None,
        reward: str = "wins",
        target: str = "fastest",
        render_mode: str | None = None,
        observation: str = BYTES,
        **options: Any,
    ) -> None:
        pettingzoo.AECEnv.__init__(self)
        _Seats.__init__(self, game, 0, reward, target, render_mode, observation, **options)

    def reset(self, seed: int | None = None, options: Any = None) -> None:
        """A new game: the first one of a seed, or without a seed the next one."""
        self.game.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._next()

    def observe(self, agent: str) -> dict[str, Any]:
        """What a seat knows, and what it may choose if it is waited for."""
        seat = self.seat_of(agent)
        return {
            "observation": self.game.observations[seat].copy(),
            "action_mask": self.game.masks[seat].copy(),
        }

    def step(self, action: Any) -> None:
        """The selected seat chooses."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.seat_of(agent)
        self.game.act(seat, action_number(action, seat))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = {agent: self.reward_of(agent) for agent in self.agents}
        if self.game.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self._next()
        self._accumulate_rewards()
        self._deads_step_first()

    def _next(self) -> str:
        seats = range(len(self.possible_agents))
        return self.possible_agents[next(seat for seat in seats if self.game.owes(seat))]


class ParallelEnv(_Seats, pettingzoo.ParallelEnv):  # type: ignore[misc]
    """All seats that owe a choice at once. The last action, one more than the game has, is to wait: it is the
    only one open to a seat that owes nothing, and never open to one that does."""

    metadata = METADATA

    def __init__(
        self,
        game: str | None = None,
        reward: str = "wins",
        target: str = "fastest",
        render_mode: str | None = None,
        observation: str = BYTES,
        **options: Any,
    ) -> None:
        _Seats.__init__(self, game, 1, reward, target, render_mode, observation, **options)
        self.wait = self.game.masks.shape[1]

    def reset(
        self, seed: int | None = None, options: Any = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        """A new game: the first one of a seed, or without a seed the next one."""
        self.game.begin(seed)
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: Any) -> tuple[dict[str, Any], ...]:
        """Every seat that owes a choice makes it, all the others wait: a dictionary by agent. If one may
        not, nothing happens."""
        given = actions if isinstance(actions, dict) else {}
        chosen = {
            seat: action_number(given.get(agent), seat) for seat, agent in enumerate(self.possible_agents)
        }
        for seat, action in chosen.items():
            self._check(seat, action)
        for seat in [seat for seat in chosen if self.game.owes(seat)]:
            self.game.act(seat, chosen[seat])
        everyone, over = self.agents, self.game.over
        results: tuple[dict[str, Any], ...] = (
            self._observations(),
            {agent: self.reward_of(agent) for agent in everyone},
            dict.fromkeys(everyone, over),
            dict.fromkeys(everyone, False),
            {agent: {} for agent in everyone},
        )
        if over:
            self.agents = []
        return results

    def _check(self, seat: int, action: int) -> None:
        owes = self.game.owes(seat)
        legal = 0 <= action < self.wait and self.game.masks[seat, action] == 1
        if not (legal if owes else action == self.wait):
            raise IllegalChoice("error-envs-action", seat=seat, action=action)

    def _observations(self) -> dict[str, Any]:
        return {agent: self._observe(seat) for seat, agent in enumerate(self.possible_agents)}

    def _observe(self, seat: int) -> dict[str, Any]:
        waits = np.array([not self.game.owes(seat)], MASK)
        return {
            "observation": self.game.observations[seat].copy(),
            "action_mask": np.concatenate([self.game.masks[seat], waits]),
        }
