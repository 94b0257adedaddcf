"""The rules of All-Star Draft, chapter by chapter, and the game they make."""

from sixthman.kernel.game import Game

from ..declaration import DECLARATION
from .course import act, bucket, due, final_rank, over, pick, resolve, score, setup, waiting
from .envelopes import choice, legal, seal
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
        "choose": seal,
        "due": due,
        "follow": resolve,
        "bucket": bucket,
        "over": over,
        "score": score,
        "rank": final_rank,
        "view": view,
        "imagine": imagine,
    },
)
