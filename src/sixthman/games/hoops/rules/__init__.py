"""The rules of NBA Deck-Building, chapter by chapter, and the game they make."""

from sixthman.kernel.game import Game

from ..declaration import DECLARATION
from .choices import choice, legal
from .course import act, bucket, choose, due, final_rank, follow, over, pick, score, setup, waiting
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
        "bucket": bucket,
        "over": over,
        "score": score,
        "rank": final_rank,
        "view": view,
        "imagine": imagine,
    },
)
