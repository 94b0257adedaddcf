"""An evening for a club: who meets whom at which table, the standings, and the final.

It knows no game: a match has players, and a result is a score and a rank for each of them. What has happened
is a list of events, so the same evening lives in a server's rows and in a file beside a real table.
"""

from .evening import FEWEST, MOST, OPEN, OVER, PLAYING, Evening, Match
from .plan import BRACKET, EVERYBODY, FORMATS, Plan
from .standings import Standing

__all__ = [
    "BRACKET",
    "EVERYBODY",
    "FEWEST",
    "FORMATS",
    "MOST",
    "OPEN",
    "OVER",
    "PLAYING",
    "Evening",
    "Match",
    "Plan",
    "Standing",
]
