"""What coaches are used to, in numbers that can be changed: tables, so that other habits play at once.

Each row of HABITS is a style. The first is the pro's. The others are the pro with one thing on its mind: they
play in studies of the card set, which is to give each of them a fair chance.
"""

from __future__ import annotations

import numpy as np

# By place in a row. Gains are in thousandths of a point. Found by `python -m bench.hoops_habits`.
PLAYER_TURNS = 0  # own turns that have to follow for a player to be worth buying …
TACTIC_TURNS = 1  # … and for a tactic
PLAYER_GAIN = 2  # a player has to better the team by this much …
TACTIC_GAIN = 3  # … and a tactic those that the seat has
KEEP_GAIN = 4  # who betters the team by this much is not paid with, and kept for the next turn
TIRING = 5  # what a defensive reroll has to bring for the fatigue it costs
REMOVE_TURNS = 6  # nothing is removed while more own turns than this follow
FEWEST_TACTICS = 7  # of a side; below that none is removed
KEEP_TIRED = 8  # fatigue cards kept in hand, to be given back in the next turn
DEFEND_FROM = 9  # a defense is activated if it may stop this much
TOO_HARD = 10  # of 1000, what a tactic is worth as long as the team is not clever enough for it
STOPS = 11  # of 1000 points a defense may stop this many are in a color that counts
REST = 12  # what it is worth to be rid of a fatigue card
FRESH = 13  # a newcomer lets draw a card, too
WIT = 14  # a level of intelligence …
MORE_WIT = 15  # … and if a tactic asks for more than the team has
FEW_DICE = 16  # of a skill, as a team has at the start: a tactic is drafted for what it brings with them
LIKES = 17  # of three skills of attack: 1000 for each, more for one that the coach aims at
WEAK_PLAYER = 20  # the highest value of players that are removed …
WEAK_TACTIC = 21  # … and of tactics
TIRED_OUT = 22  # what a reroll has to bring more for each fatigue card that the seat has already
BUY_FIRST = 23  # who betters the team by this much more than a newcomer is bought before players are replaced
TIRING_TURNS = 24  # with fewer own turns to follow, fatigue costs as much less

PLAIN, THREES, INSIDES, DRIVES, WALL, DEPTH, THIN = range(7)
STYLES = ("pro", "three-point", "inside", "drive", "defense", "bench-depth", "thin-deck")

_PRO = (
    *(1, 1, 100, 1200, 862, 1819, 12, 3, 1, 300, 350, 1208),
    *(1200, 100, 420, 900, 3, 1000, 1000, 1000, 3, 2, 600, 3000, 10),
)


def in_style(row: tuple[int, ...], **changes: int) -> list[int]:
    """Habits with some of them otherwise, by name; THREE, INSIDE and DRIVE are the skills it likes."""
    skills = {"THREE": LIKES, "INSIDE": LIKES + 1, "DRIVE": LIKES + 2}
    found = list(row)
    for name, value in changes.items():
        found[skills[name] if name in skills else globals()[name]] = value
    return found


HABITS = np.array(
    [
        list(_PRO),
        in_style(_PRO, THREE=1150, INSIDE=950, DRIVE=950),
        in_style(_PRO, INSIDE=1150, THREE=950, DRIVE=950),
        in_style(_PRO, DRIVE=1250, THREE=900, INSIDE=900),
        in_style(_PRO, STOPS=2200),
        in_style(_PRO, FRESH=400),
        in_style(_PRO, FEWEST_TACTICS=2, WEAK_PLAYER=4),
    ],
    np.int64,
)

# What ratings are worth before anything is known of the game: six skills, intelligence, rebounds
AT_FIRST = np.array([1000, 1000, 1000, 700, 700, 700, 800, 500], np.int64)
