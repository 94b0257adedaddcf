"""The rules of NBA Deck-Building, chapter by chapter, and the game they make."""

from sixthman.kernel.game import Game

from ..declaration import DECLARATION
from .choices import choice, legal
from .course import act, choose, due, follow, moment, over, pick, place, score, setup, waiting
from .imagination import imagine
from .knowledge import view
from .record import RECORD

GAME = Game(
    DECLARATION,
    RECORD,
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
