"""The kinds of bots, by number, as policies know them."""

from sixthman.kernel.playout import UNIFORM

RANDOM, HEURISTIC = UNIFORM, 1
