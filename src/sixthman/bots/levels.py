"""The kinds of bots that are one rule, by number, as policies know them."""

from sixthman.kernel.playout import UNIFORM

RANDOM, ROOKIE, PRO = UNIFORM, 1, 2
