"""NBA Deck-Building, the basketball game: two coaches, 24 turns."""

from sixthman.kernel.game import Game

from .choices import choice, legal
from .course import act, choose, due, follow, moment, over, pick, place, score, setup, waiting
from .imagination import imagine
from .knowledge import view
from .record import CHOICES, RECORD

GAME = Game(
    name="hoops",
    package=__name__,
    version="1",
    record=RECORD,
    choices=CHOICES,
    options=4,  # those below, first player (-1: by lot)
    agreed=("pick_team", "opening_draft", "most_overtimes"),
    rules={
        "setup": setup,
        "waiting": waiting,
        "legal": legal,
        "choice": choice,
        "act": act,
        "pick": pick,
        "choose": choose,
        "due": due,
        "follow": follow,
        "moment": moment,
        "over": over,
        "score": score,
        "place": place,
        "view": view,
        "imagine": imagine,
    },
)
