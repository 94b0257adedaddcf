"""PPO in one file, as CleanRL writes it: a loop, a network, and our vector environment.

    pip install 'sixthman[rl]' torch
    python examples/ppo_loop.py --minutes 10 --opponents rookie --curve curve.jsonl

The learner has seat 0 of four, bots play the others inside the compiled step. Minutes are of processor time.
Chance alone would win one game in four.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
import torch
from judging import Curve
from torch import nn
from torch.distributions import Categorical

from sixthman.envs.gymnasium import VectorEnv

GAMES, STEPS, PARTS, EPOCHS = 256, 32, 4, 2
LEARNING_RATE, LAMBDA, CLIP, ENTROPY, VALUE = 7e-4, 0.97, 0.2, 0.005, 0.5
CLOSED = -1e9  # the logit of an action that is not open


class Player(nn.Module):
    """What to do, and how good the position is."""

    def __init__(self, features: int, actions: int, width: int = 256) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(features, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.actor, self.critic = nn.Linear(width, actions), nn.Linear(width, 1)
        nn.init.orthogonal_(self.actor.weight, 0.01)

    def forward(self, observations: Any, masks: Any) -> tuple[Categorical, Any]:
        """The chances of the open actions, and the value."""
        seen = self.body(observations)
        logits = self.actor(seen).masked_fill(masks == 0, CLOSED)
        return Categorical(logits=logits), self.critic(seen).squeeze(-1)

    @torch.no_grad()
    def best(self, observations: Any, masks: Any) -> Any:
        """The likeliest action in every game."""
        chances, _ = self(torch.from_numpy(observations), torch.from_numpy(masks))
        return chances.probs.argmax(-1).numpy()


class Rollout:
    """What happened in some steps of all games: the environment writes observations and masks right here."""

    def __init__(self, env: VectorEnv) -> None:
        observations, masks = env.arrays.observations, env.arrays.masks
        self.observations = torch.zeros((STEPS + 1, *observations.shape))
        self.masks = torch.zeros((STEPS + 1, *masks.shape), dtype=torch.int8)
        self.actions = torch.zeros((STEPS, GAMES), dtype=torch.int64)
        self.chances, self.values, self.rewards, self.ends = (torch.zeros((STEPS, GAMES)) for _ in range(4))

    def advantages(self, last: Any) -> Any:
        """Generalized advantage estimates, without discount: games are won or lost at their end."""
        found, after, value = torch.zeros_like(self.rewards), torch.zeros(GAMES), last
        for t in reversed(range(STEPS)):
            goes_on = 1 - self.ends[t]
            after = self.rewards[t] + goes_on * value - self.values[t] + LAMBDA * goes_on * after
            found[t], value = after, self.values[t]
        return found


@torch.no_grad()
def collect(env: VectorEnv, player: Player, rollout: Rollout) -> Any:
    """Play some steps; returns the value of where they end."""
    rollout.observations[0] = rollout.observations[STEPS]
    rollout.masks[0] = rollout.masks[STEPS]
    for t in range(STEPS):
        chances, rollout.values[t] = player(rollout.observations[t], rollout.masks[t])
        rollout.actions[t] = chances.sample()
        rollout.chances[t] = chances.log_prob(rollout.actions[t])
        env.write_to(observations=rollout.observations[t + 1], masks=rollout.masks[t + 1])
        _, rewards, ends, _, _ = env.step(rollout.actions[t])
        rollout.rewards[t] = torch.from_numpy(rewards)
        rollout.ends[t] = torch.from_numpy(ends.astype(np.float32))
    return player(rollout.observations[STEPS], rollout.masks[STEPS])[1]


def learn(player: Player, optimizer: Any, rollout: Rollout, advantages: Any) -> None:
    """A few passes over what happened."""
    goals = (advantages + rollout.values).flatten()
    flat = [rollout.observations[:STEPS], rollout.masks[:STEPS], rollout.actions, rollout.chances, advantages]
    observations, masks, actions, before, gains = (part.flatten(0, 1) for part in flat)
    for _ in range(EPOCHS):
        for some in torch.randperm(STEPS * GAMES).chunk(PARTS):
            chances, values = player(observations[some], masks[some])
            gain = (gains[some] - gains[some].mean()) / (gains[some].std() + 1e-8)
            ratio = (chances.log_prob(actions[some]) - before[some]).exp()
            surrogate = torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            loss = VALUE * (values - goals[some]).square().mean() - surrogate
            optimizer.zero_grad()
            (loss - ENTROPY * chances.entropy().mean()).backward()
            nn.utils.clip_grad_norm_(player.parameters(), 0.5)
            optimizer.step()


def main() -> None:
    """Train, looking now and then."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--minutes", type=float, default=10, help="of processor time")
    parser.add_argument("--opponents", default="rookie", help="random, rookie or pro")
    parser.add_argument(
        "--judges", nargs="+", default=["rookie", "pro"], help="bots to play against now and then"
    )
    parser.add_argument("--games", type=int, default=1000, help="games to play then")
    parser.add_argument("--curve", help="a new file for what was found")
    arguments = parser.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(1)
    env = VectorEnv("allstar", num_envs=GAMES, opponents=arguments.opponents, observation="counts")
    player, rollout, steps = Player(env.look.width, env.seating.game.choices), Rollout(env), 0
    optimizer = torch.optim.Adam(player.parameters(), lr=LEARNING_RATE, eps=1e-5)
    env.write_to(observations=rollout.observations[STEPS], masks=rollout.masks[STEPS])
    env.reset(seed=1)
    seconds = 60 * arguments.minutes
    curve = Curve(player.best, arguments.judges, arguments.games, seconds / 8, arguments.curve)
    while curve.learned(steps) < seconds:
        last = collect(env, player, rollout)
        learn(player, optimizer, rollout, rollout.advantages(last))
        steps += STEPS * GAMES
    curve.look(steps)


if __name__ == "__main__":
    main()
