"""The weights of `prospects`, by `python -m bench.hoops_weights`: from 40,000 games of coaches
who chose at random once in a while, 959,980 beginnings of turns.

TO_COME[whose points, what]: weights of each number as it is, times the seat's own turns left (as a part of
twelve), and times their square.

SPREAD[turns left]: the standard deviation of the leads in the end from those foretold.
"""

from __future__ import annotations

import numpy as np

# fmt: off
TO_COME = np.array([
    [  # the points of who begins the turn
        [1.343, 18.198, 20.999],  # always
        [0.007, 0.003, -0.046],  # open attack
        [-0.425, 4.045, -2.408],  # mover's mean attack
        [0.195, 3.996, -5.060],  # mover's best attack
        [-0.065, 2.023, -0.416],  # mover's second attack
        [0.263, -2.984, 4.585],  # mover's mean defense
        [-0.104, 1.308, -2.382],  # mover's best defense
        [0.878, -4.309, 6.385],  # mover's attacks
        [-0.370, 3.757, -8.313],  # mover's defenses
        [-0.216, -1.359, 1.319],  # mover's cards
        [-0.379, 4.130, -8.218],  # mover's fatigue
        [-4.348, 25.440, -2.438],  # mover's value of players
        [-1.659, 13.462, -20.793],  # mover's value of tactics
        [0.021, 1.516, 0.144],  # mover's team
        [-0.722, 11.194, -6.601],  # mover's best gain
        [-0.085, 0.325, 0.025],  # mover's intelligence
        [0.143, -0.622, 0.397],  # other's mean attack
        [-0.136, 0.441, -0.398],  # other's best attack
        [-0.024, 0.381, -0.525],  # other's second attack
        [0.109, -4.259, 5.377],  # other's mean defense
        [-0.130, -2.310, 1.409],  # other's best defense
        [0.335, -4.151, 5.531],  # other's attacks
        [-0.338, -2.991, 1.159],  # other's defenses
        [0.042, 2.541, -3.001],  # other's cards
        [0.577, -4.814, 5.485],  # other's fatigue
        [1.074, -5.868, -6.802],  # other's value of players
        [0.515, -3.195, 9.033],  # other's value of tactics
        [0.111, -1.704, 1.663],  # other's team
        [0.058, -3.911, 4.964],  # other's best gain
        [0.124, -0.130, 0.554],  # other's intelligence
    ],
    [  # the points of the other
        [-4.783, 21.370, 23.119],  # always
        [0.811, 0.307, -0.235],  # open attack
        [0.017, 0.392, -0.767],  # mover's mean attack
        [-0.127, 0.381, -0.391],  # mover's best attack
        [-0.023, 0.504, -0.973],  # mover's second attack
        [0.293, -3.078, 4.375],  # mover's mean defense
        [-0.381, -2.272, 1.886],  # mover's best defense
        [0.687, -5.079, 7.307],  # mover's attacks
        [0.280, -2.530, -0.235],  # mover's defenses
        [-0.264, 3.244, -4.042],  # mover's cards
        [0.763, -3.013, 4.013],  # mover's fatigue
        [2.601, -6.845, -8.222],  # mover's value of players
        [0.617, -0.059, 5.479],  # mover's value of tactics
        [0.056, -1.713, 1.885],  # mover's team
        [-0.335, -2.706, 3.953],  # mover's best gain
        [0.011, 0.693, -0.825],  # mover's intelligence
        [-0.226, 2.941, -1.512],  # other's mean attack
        [0.175, 4.016, -5.121],  # other's best attack
        [-0.066, 1.957, -0.323],  # other's second attack
        [0.073, -1.714, 2.795],  # other's mean defense
        [-0.018, 0.654, -1.584],  # other's best defense
        [0.739, -3.976, 5.731],  # other's attacks
        [-0.129, 2.442, -6.996],  # other's defenses
        [-0.093, -2.029, 2.257],  # other's cards
        [-0.054, 2.125, -5.934],  # other's fatigue
        [-2.424, 14.628, 10.394],  # other's value of players
        [-0.484, 6.398, -11.587],  # other's value of tactics
        [0.055, 1.491, 0.188],  # other's team
        [-0.494, 10.544, -6.461],  # other's best gain
        [-0.058, -0.020, 0.346],  # other's intelligence
    ],
])
SPREAD = np.array([
    0.00, 6.28, 7.97, 9.66, 11.21, 13.10, 14.65, 16.31,
    17.79, 19.23, 20.65, 22.14, 23.37, 25.01, 26.54, 27.99,
    29.53, 30.99, 32.42, 33.76, 35.06, 35.77, 36.25, 36.61,
    36.88,
])
