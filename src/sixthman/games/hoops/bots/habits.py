"""What the pro is used to, in numbers that can be changed: a table, so that other habits play at once."""

from __future__ import annotations

import numpy as np

# By place in HABITS. Gains are in thousandths of a point. Found by `python -m bench.hoops_habits`.
PLAYER_TURNS = 0  # own turns that have to follow for a player to be worth buying …
TACTIC_TURNS = 1  # … and for a tactic
PLAYER_GAIN = 2  # a player has to better the team by so much …
TACTIC_GAIN = 3  # … and a tactic those that the seat has
KEEP_GAIN = 4  # who betters the team by so much is not paid with, and kept for the next turn
TIRING = 5  # what a defensive reroll has to bring for the fatigue it costs
REMOVE_TURNS = 6  # nothing is removed while more own turns than this follow
FEWEST_TACTICS = 7  # of a side; below that none is removed
KEEP_TIRED = 8  # fatigue cards kept in hand, to be given back in the next turn
DEFEND_FROM = 9  # a defence is activated if it may stop so much
TOO_HARD = 10  # of 1000, what a tactic is worth as long as the team is not clever enough for it
STOPS = 11  # of 1000 points a defence may stop so many are in a colour that counts
REST = 12  # what it is worth to be rid of a fatigue card
FRESH = 13  # a newcomer lets draw a card, too
WIT = 14  # a level of intelligence …
MORE_WIT = 15  # … and if a tactic asks for more than the team has
FEW_DICE = 16  # of a skill, as a team has at the start: a tactic is drafted for what it brings with them

HABITS = np.array([2, 1, 100, 3000, 862, 1300, 9, 3, 1, 300, 350, 863, 1200, 500, 300, 900, 3], np.int64)

# What ratings are worth before anything is known of the game: six skills, intelligence, rebounds
AT_FIRST = np.array([1000, 1000, 1000, 700, 700, 700, 800, 500], np.int64)
