"""All-Star Draft, the ice hockey game: two to six managers, a season of three rounds, playoffs."""

from sixthman.kernel.game import Game

from .course import act, due, moment, over, pick, place, resolve, score, setup, waiting
from .envelopes import choice, legal, seal
from .imagination import imagine
from .knowledge import view
from .record import CHOICES, RECORD

GAME = Game(
    name="allstar",
    package=__name__,
    version="1",
    record=RECORD,
    choices=CHOICES,
    options=17,  # those below, then one for each species: see setup.SPECIES_AGREED
    agreed=("edition", "seats", "mode", "no_whistle", "coaches"),
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
        "moment": moment,
        "over": over,
        "score": score,
        "place": place,
        "view": view,
        "imagine": imagine,
    },
)
