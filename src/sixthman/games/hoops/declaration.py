"""NBA Deck-Building, declared: what coaches agree on, what they are asked, and what the record holds.

Dice fall and decks are shuffled during play, so the random stream lies in the record; a view has none.

Piles are rows with their top at the right. What a seat draws from and what it has discarded share one
row: the draw pile grows from the left end, the discard pile from the right end. The tactics' piles are
kept alike. A player revealed stays in the row of the player pile, which so keeps the market's history.
"""

from __future__ import annotations

from sixthman.kernel.declaration import (
    IN_PART,
    NOBODY,
    OWNER,
    Choices,
    Declaration,
    Field,
    Lesson,
    Phase,
    Temperament,
)
from sixthman.kernel.options import Colors, Flag, Number, SeatOrLot

from .names import WORDS

SEATS = 2
POSITIONS_ON_COURT = 5
PREPARED = 3  # tactics of a kind prepared at a time
SLOTS = 6  # of the player row and of the tactic market
HAND = 6  # cards drawn up to
MOST_IN_HAND = 8  # room for a hand laid out by a person; play never goes beyond HAND
PLAYER_PILE = 20
TACTIC_PILE = 70
PILE = 50  # the most cards a seat can own: 17, two bought in each of 12 turns, nine fatigue cards
TURNS = 24
OVERTIME_TURNS = 6
MOST_OVERTIMES = 9  # that can be agreed on
COUNTED_OVERTIMES = 100  # there may be more
TEAM = 17  # cards of a picked team (H14)
DRAFTED = 4  # players a seat drafts (H15)
GIVEN = 64  # dice that can be laid down before chance takes over

SKILLS = 6
FACES = 6
MODELS = 151  # of cards: see rules/cards.py

OPTIONS = (
    Flag(name="pick_team", field="pick_team"),  # H14
    Flag(name="opening_draft", field="opening_draft"),  # H15
    Number(
        name="overtimes",
        least=0,
        most=MOST_OVERTIMES,
        usual=None,
        endless="unlimited",
        field="most_overtimes",
    ),  # H13
    SeatOrLot(name="first", seats=SEATS),
    Colors(name="colors"),
)

TURN_SECONDS = 180.0  # for a whole turn
PHASES = tuple(
    Phase(name, seconds=TURN_SECONDS)
    for name in (
        "pick-team",  # the next card of its team (H14)
        "draft",  # a player from the opening draft …
        "leave-out",  # … and the substitute this one replaces (H15)
        "refresh",  # a tactic of the market to be replaced
        "buy",  # a card of a market
        "pay",  # a card from hand to pay with
        "enter",  # who comes in
        "spot",  # where
        "move",  # where the player who was there goes
        "prepare",  # a tactic from hand
        "make-room",  # the prepared one it replaces
        "reroll",  # a die
        "keep",  # a die
        "menu",  # an action, or a tactic to be activated
        "discard",  # a card left in hand
        "remove",  # the same
        "tied",  # play on, or agree on a draw (H13)
        "over",
    )
)
PICK_TEAM, DRAFT, LEAVE_OUT, REFRESH, BUY, PAY, ENTER, SPOT, MOVE = range(9)
PREPARE, MAKE_ROOM, REROLL, KEEP, MENU, DISCARD, REMOVE, TIED, OVER = range(9, len(PHASES))

# Choices: a model, or one of these. The four actions are in the order of their bits in `done`.
DONE = MODELS  # no more of it; in MENU: the turn's end; in MOVE: the player is discarded
TO_REPLACE, TO_PREPARE, TO_BUY_PLAYER, TO_BUY_TACTIC = DONE + 1, DONE + 2, DONE + 3, DONE + 4
PLAY_ON, AGREE = DONE + 5, DONE + 6
POSITION = DONE + 7  # the first of five
DIE = POSITION + POSITIONS_ON_COURT  # the first of the six faces of the first of six colors
INSTEAD = DIE + SKILLS * FACES  # the next tactic takes the place of one that lies there (H17)
CHOICES = INSTEAD + 1

# Bits of `done`: what the turn's player has done, or may not do
REPLACED, PREPARED_NOW, BOUGHT_PLAYER, BOUGHT_TACTIC, ATTACKED, DEFENDED = 1, 2, 4, 8, 16, 32
ACTIONS = REPLACED | PREPARED_NOW | BOUGHT_PLAYER | BOUGHT_TACTIC

FIELDS = (
    Field("stream", "stream", seen=NOBODY),  # all chance still to come
    # what was agreed on before the game
    Field("pick_team", "int8"),  # 1: H14
    Field("opening_draft", "int8"),  # 1: H15
    Field("most_overtimes", "int8"),  # NONE: no limit (H13)
    # who looks: NONE for the full state, else the seat (or SEATS, a spectator) of a view
    Field("viewer", "int8", seen=IN_PART, sent=False),
    # where the game is
    Field("phase", "int8"),
    Field("asked", "int8"),  # bit mask of the seats asked in this phase
    Field("locked", "int8", seen=IN_PART, sent=False),  # bit mask of those that have sealed their choice
    Field("first", "int8"),  # who plays the first turn, of an overtime too
    Field("player", "int8"),  # whose turn it is
    Field("turn", "int8"),  # of this period, from 1
    Field("overtime", "int8"),  # overtimes begun; from the hundredth on they are not counted any more
    Field("last_turn", "int8"),  # 1: the special last turn
    # the turn in progress
    Field("subject", "int16"),  # the card in question: coming in, to be prepared, bought, activated, drafted
    Field("least", "int16"),  # of several cards or dice in a row none may be lower than the last: here it is
    Field("done", "int8"),  # bits: actions taken, and those not allowed
    Field("owed", "int8"),  # value still to be paid; dice that may still be rerolled; 1: one makes room (H17)
    Field("marked_slots", "int8"),  # bit mask of tactics in the market to be replaced
    Field("entered", "int8"),  # players brought in
    Field("rested", "int8"),  # fatigue cards given back for them
    Field("settled", "int8"),  # bit mask of positions that were filled in this replacement
    # markets
    Field("fatigue", "int8"),  # cards in the fatigue pile
    Field("piled", "int8"),  # players not revealed yet
    Field("tactics_piled", "int8"),
    Field("tactics_gone", "int8"),  # discarded
    Field("player_pile", "int16", (PLAYER_PILE,), IN_PART),  # in the opening draft: the players on offer
    Field("row", "int16", (SLOTS,)),
    Field("tactic_pile", "int16", (TACTIC_PILE,), IN_PART),
    Field("tactics", "int16", (SLOTS,)),
    Field("drafted", "int16", (DRAFTED,), each=SEATS),
    # what each seat has
    Field("points", "int16", each=SEATS),
    Field("pile", "int16", (PILE,), IN_PART, each=SEATS),
    Field("decked", "int8", each=SEATS),  # cards in the draw pile
    Field("topped", "int8", each=SEATS),  # those of them that were laid on top, seen by both
    Field("discarded", "int8", each=SEATS),
    Field("hand", "int16", (MOST_IN_HAND,), IN_PART, each=SEATS),
    Field("held", "int8", each=SEATS),
    Field("shown", "int8", each=SEATS),  # the first cards of the hand: those the opponent knows of
    Field("court", "int16", (POSITIONS_ON_COURT,), each=SEATS),
    Field("prepared", "int16", (2, PREPARED), each=SEATS),  # offense, defense; filled from the left
    Field("kept", "int8", (SKILLS, FACES), each=SEATS),  # dice in the zones on court, by color and face
    # dice of the activation in progress
    Field("rolled", "int8", (SKILLS, FACES)),
    Field("marked", "int8", (SKILLS,)),  # taken up again, to be rerolled
    Field("given", "int8", (GIVEN,), NOBODY),  # faces that fall before chance takes over
    Field("given_used", "int8", seen=NOBODY, blank=0),
    # out of the game: removed, replaced in the draft, pushed out of the row
    Field("box", "int8", (MODELS,)),
    # sealed
    Field("stage", "int8", seen=IN_PART, each=SEATS),  # H14: cards picked
    Field("team", "int32", seen=IN_PART, each=SEATS),  # H14: bit mask of the thirty cards to start with
    Field("verdict", "int16", seen=OWNER, each=SEATS),  # H13: PLAY_ON or AGREE
)

DECLARATION = Declaration(
    name="hoops",
    title="NBA Deck-Building",
    environment="Hoops",
    package="sixthman.games.hoops",
    version="2",
    score="points",
    person="play-court-coach",
    options=OPTIONS,
    phases=PHASES,
    choices=(
        Choices("card", 0, MODELS),
        Choices("done", DONE),
        Choices("action", TO_REPLACE, 4),
        Choices("verdict", PLAY_ON, 2),
        Choices("position", POSITION, POSITIONS_ON_COURT),
        Choices("die", DIE, SKILLS * FACES),
        Choices("instead", INSTEAD),
    ),
    fields=FIELDS,
    compiled=True,
    levels=("rookie", "pro"),
    temperaments=(Temperament("starter", lapses=42), Temperament("captain", worlds=6)),
    data=("players", "tactics", "start", "dice"),
    fixed_seats=SEATS,
    words=WORDS,
    lesson=Lesson("the first lesson in basketball", 2, {"first": "1"}),
)
