"""The levels of bots: those that are one rule have numbers, as policies know them."""

from sixthman.kernel.playout import UNIFORM

RANDOM, ROOKIE, PRO = UNIFORM, 1, 2
MVP = "mvp"  # the level that thinks, by a clock
