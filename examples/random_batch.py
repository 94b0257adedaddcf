"""Play 64 games side by side, at random, in the shortest program for Gymnasium's vector environment.

pip install 'sixthman[rl]'
python examples/random_batch.py
"""

import numpy as np

from sixthman.envs.gymnasium import VectorEnv

GAMES = 64

env = VectorEnv("allstar", num_envs=GAMES, seats=4, target="wasm")
env.reset(seed=7)
wins, ended = np.zeros(4), 0
while ended < 500:
    actions = env.sample()  # put your policy here
    _, _, terminations, _, infos = env.step(actions)
    wins += infos["rewards"][terminations].sum(axis=0)
    ended += int(terminations.sum())

shares = 1 / 4 + wins / ended
print(f"{ended} games; win rates by seat: " + ", ".join(f"{share:.1%}" for share in shares))
