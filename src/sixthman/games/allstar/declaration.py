"""All-Star Draft, declared: what managers agree on, what they are asked, and what the record holds."""

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
from sixthman.kernel.options import Case, Colors, Flag, Number, OneOf, SeatOrLot, Several

FEWEST_SEATS, SEATS = 2, 6  # managers
TEAMS, TEAM = 3, 5  # teams of a manager, players of a team
BENCH = 18  # the most cards a bench can hold
ROUNDS = 3
PLAYOFFS = 3  # the round after the three of the season
ARENAS_PLAYED = 6  # one in round 1, two in round 2, three in round 3

CARDS = 108
NUMBERS = 9
SPECIES_NAMES = (
    "Rabbit",
    "Duck",
    "Beaver",
    "Eagle",
    "Penguin",
    "Panda",
    "Wolf",
    "Shark",
    "Tiger",
    "Horse",
    "Caribou",
    "PolarBear",
)
SYMBOL_NAMES = ("Goal", "Puck", "Helmet", "Glove", "Skate")
FEWEST_COACHES, MOST_COACHES = 2 * SEATS, 24  # two are dealt to every manager

EDITIONS = ("2025", "2020")

# Modes: the season of three to six managers, the three of two managers, that of the first edition, and Clash
# as its text can also be read (A13)
STANDARD, HERITAGE, FREE_AGENCY, CLASH, CLASSIC, CLASH_KEEPING = range(6)
MODES = ("standard", "heritage", "free-agency", "clash", "classic", "clash-keeping")

OPTIONS = (
    OneOf(name="edition", values=EDITIONS, usual="2025", field="edition"),
    Number(name="seats", least=FEWEST_SEATS, most=SEATS, usual=4, field="seats"),
    OneOf(
        name="mode",
        values=MODES,
        cases=(
            Case(
                {"seats": (2,), "edition": ("2025",)}, ("heritage", "free-agency", "clash", "clash-keeping")
            ),
            Case({"seats": (2,), "edition": ("2020",)}, ("classic",)),
            Case({"seats": (3, 4, 5, 6)}, ("standard",)),
        ),
        field="mode",
    ),
    Flag(name="whistle", usual=True, inverted=True, field="no_whistle", brief=True),
    Flag(
        name="coaches",
        usual=None,
        cases=(Case({"edition": ("2020",)}, (True, False)), Case({"edition": ("2025",)}, (False, True))),
        field="coaches",
        brief=True,
    ),
    Several(name="species", values=SPECIES_NAMES),
    SeatOrLot(
        name="first",
        seats=2,
        brief=True,
        cases=(Case({"seats": (2,), "mode": ("free-agency",)}, (None, 1, 2)), Case({}, (None,))),
    ),  # A15
    Colors(name="colors"),
)

# What the seats that are asked decide. With coaches: CHOOSE_COACH before the first round, SWAP_BUSES after a
# reveal.
LINE_UP_SECONDS = 120.0
PHASES = (
    Phase("draft"),
    Phase("lineup", "line-ups", LINE_UP_SECONDS),
    Phase("playoff-team", "playoff teams", LINE_UP_SECONDS),
    Phase("shootout"),
    Phase("lay-down", "substitutes"),
    Phase("cut", "cuts"),
    Phase("over"),
    Phase("choose-coach", "coaches"),
    Phase("swap-buses", "buses"),
)
DRAFT, LINEUP, PLAYOFF_TEAM, SHOOTOUT, LAY_DOWN, CUT, OVER, CHOOSE_COACH, SWAP_BUSES = range(len(PHASES))

PASS = CARDS  # no substitution, no more cards laid down, no use of the coach
BUS = PASS + 1  # the first of the six bus assignments
TEAM_CHOICE = BUS + 6  # the first of three teams, for a coach
COACH_CARD = TEAM_CHOICE + TEAMS  # the first of the coaches
CHOICES = COACH_CARD + MOST_COACHES

# Places in the envelope of a lineup: the card discarded; out and in for every substitution, in the order
# they are made (two, with a coach for it four at most); the new team; the buses; where the coach goes, and
# whom its player is like. In the other phases choices lie in the envelope from the left.
THROW, SWAPS, MORE_SWAPS, NEW_TEAM, BUS_PLAN, COACH_SLOT, COACH_MATE, SEALED = 0, 1, 5, 9, 14, 15, 16, 17

FIELDS = (
    # what was agreed on before the game
    Field("edition", "int8"),
    Field("seats", "int8"),
    Field("mode", "int8"),
    Field("no_whistle", "int8"),
    Field("species", "int8", (len(SPECIES_NAMES),)),  # 1: this species plays
    # who looks: NONE for the full state, else the seat (or SEATS, a spectator) of a view
    Field("viewer", "int8", seen=IN_PART, sent=False),
    # where the game is
    Field("phase", "uint8"),
    Field("round_", "uint8"),  # 0 to 2, then PLAYOFFS
    Field("step", "uint8"),  # in the draft: cards already gone from the packs in hand
    Field("asked", "uint8"),  # bit mask of the seats asked in this phase
    Field("locked", "uint8", seen=IN_PART, sent=False),  # bit mask of those whose envelope is complete
    # piles and chance
    Field("deck", "int8", (CARDS,), IN_PART),  # also the draft's history: see draft.py
    Field("arenas", "int8", (ARENAS_PLAYED,), IN_PART),
    Field("lots", "int8", (ROUNDS,), IN_PART),  # Free Agency: who chooses first if a lot decides
    Field("opener", "int8"),  # Free Agency: who chose first this round
    Field(
        "pack_at", "uint8", each=SEATS
    ),  # in the draft: where in the deck the pack begins that a seat holds
    # what each seat has
    Field("bench", "int8", (BENCH,), IN_PART, each=SEATS),
    Field("benched", "uint8", each=SEATS),  # how many cards lie on the bench
    Field("teams", "int8", (TEAMS, TEAM), IN_PART, each=SEATS),  # in the playoffs only the first counts
    Field("bus", "int8", (TEAMS,), each=SEATS),  # the arena each team last went to
    Field("thrown", "int8", (ROUNDS,), OWNER, each=SEATS),  # Heritage, Clash: discarded, face down
    Field("strengths", "int16", each=SEATS),  # in the game just played; 0 for who did not play
    Field("fans", "int16", each=SEATS),
    Field("playoff_fans", "int16", each=SEATS),  # without the bonus for tickets
    Field("playoff_rank", "int8", each=SEATS),  # 0 while still in
    Field("tickets", "int8", each=SEATS),
    Field("laid_down", "uint8", each=SEATS),  # playoff substitutes, face down: the last cards of the bench
    Field("coaches", "int8"),  # 1: with coaches, as agreed on before the game
    Field("coach", "int8", seen=IN_PART, each=SEATS),  # until one is chosen: the first of the two dealt
    Field("refused", "int8", seen=OWNER, each=SEATS),  # the other of the two
    Field("turned_over", "int8", each=SEATS),  # 1: the coach has been used up
    Field("coach_beside", "int8", each=SEATS),  # the team it is beside this round
    Field("coach_player", "int8", each=SEATS),  # … or the player in that team
    Field("coach_mate", "int8", each=SEATS),  # … and the teammate this one is like
    # what everyone has seen: the round a card was first face up (from 1), and whose it was
    Field("shown_in", "int8", (CARDS,)),
    Field("shown_by", "int8", (CARDS,)),
    # sealed: what a seat has decided since the last reveal
    Field("envelope", "int8", (SEALED,), IN_PART, each=SEATS),
    Field("stage", "uint8", seen=IN_PART, each=SEATS),  # the next place to fill in the envelope
    Field(
        "held", "uint8", seen=IN_PART, each=SEATS
    ),  # bench cards not in the envelope: the first ones of the row
    Field("marks", "int8", (CARDS,), NOBODY, blank=0),  # scratch for imagining; blank at all other times
)

DECLARATION = Declaration(
    name="allstar",
    title="All-Star Draft",
    package="sixthman.games.allstar",
    version="2",
    score="fans",
    person="manager",
    options=OPTIONS,
    phases=PHASES,
    choices=(
        Choices("card", 0, CARDS),
        Choices("pass", PASS),
        Choices("bus", BUS, 6),
        Choices("team", TEAM_CHOICE, TEAMS),
        Choices("coach", COACH_CARD, MOST_COACHES),
    ),
    fields=FIELDS,
    compiled=True,
    levels=("rookie", "pro"),
    temperaments=(Temperament("starter", lapses=22), Temperament("captain", worlds=8)),
    data=("players", "arenas", "coaches", "editions"),
    lesson=Lesson("the first lesson in hockey", 3),
)
