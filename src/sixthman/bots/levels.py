"""The levels of bots: those that are one rule have numbers, as policies know them."""

from sixthman.kernel.playout import UNIFORM

RANDOM, ROOKIE, PRO = UNIFORM, 1, 2
RULE_LEVELS = ("random", "rookie", "pro")  # in the order of their numbers
STARTER, CAPTAIN = "starter", "captain"  # levels in between: see `temperaments.py`
MVP = "mvp"  # the level that thinks, by a clock
LEVELS = ("rookie", STARTER, "pro", CAPTAIN, MVP)  # what people pick from, weakest first
