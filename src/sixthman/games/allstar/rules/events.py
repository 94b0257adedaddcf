"""What can happen in a game, as its story tells it: the types of events, and the shapes of their facts; and
those of what people are told before they choose, or by a referee.

Plain data (see `kernel.facts`): with it, and names for the numbers, anyone reads a sheet without asking a
rule. On a sheet every event is the number of its type, the one seat that may know of it (or EVERYBODY), and
its facts.
"""

from __future__ import annotations

from sixthman.kernel.facts import Shape

EVERYBODY = -1

# A value has a number of its own whatever it is a value of, and in every edition: symbols, numbers, species,
# combos (see `reasons.VALUE`)
STRENGTH = ["row", "number", "attribute", "value"]  # how many alike, in what; of a combo all five
SET = {
    "made_of": ["list", "card"],
    "medal": ["maybe", "medal"],  # a combo ranks above them
    "counts?": ["row", "card", "attribute", "value"],  # a player that counts as something else
}
REASON = {"decides": ["maybe", "reason"], "over": ["maybe", STRENGTH]}  # what puts a team above the next one
SHOT = {
    "seat": "seat",
    "card": "card",
    "rank": "number",
    "loses": "flag",
    "values": ["list", ["row", "attribute", ["maybe", "value"]]],  # gold first
    "decides": ["maybe", ["row", "medal", "attribute"]],  # the first one at which it differs from the loser's
}

# --- what cards are good for (see `figures`)

_BEST = {"strength": STRENGTH, "cards": ["list", "card"], "number": "number"}
ON_BENCH = {
    "best": ["maybe", _BEST],
    "sets": ["list", {"strength": STRENGTH, "cards": ["list", "card"], "missing": ["list", "card"]}],
    "arenas": ["list", {"arena": "number", "name": "arena", "combo": ["maybe", "combo"], **_BEST}],
    "pack": [
        "list",
        {
            "card": "card",
            "sets": ["list", "number"],  # which of those above it would join
            "best": STRENGTH,
            "better": "flag",
            "arenas": ["list", STRENGTH],
        },
    ],
}
TRIED = {
    "cards": ["list", "card"],
    "strength": STRENGTH,
    "made_of": ["list", "card"],
    "medal": ["maybe", "medal"],
    "number": "number",
    "combo": "flag",
}
OUTCOME = {"arena": "number", "rank": "number", "fans": "number"}

# --- what a referee says (see `settling`)

SETTLED = {
    "rank": "number",
    "seat": "seat",
    "cards": ["list", "card"],
    "strength": STRENGTH,
    **SET,
    "+won?": {"fans": "number", "by_rank": "number"},  # in an arena
    "+coach?": {"coach": "coach", "more": "number", "tie": "flag"},
    **REASON,
}

# --- the story

_SEAT = {"seat": "seat"}
_CARD = {**_SEAT, "card": "card"}
_COACH = {**_SEAT, "coach": "coach"}
_BESIDE = {**_COACH, "team": "number"}
_IN_ARENA = {
    "rank": "number",
    **_SEAT,
    "team": "number",
    "cards": ["list", "card"],
    "strength": STRENGTH,
    "fans": "number",
    "by_rank": "number",
    **SET,
    "coach?": "coach",
    "more?": "number",
    "tie?": "flag",
    **REASON,
}
_IN_MATCH = {"rank": "number", **_SEAT, "cards": ["list", "card"], "strength": STRENGTH, **SET, **REASON}
_OUT = {**_SEAT, "rank": "number", "fans": "number"}
_FINAL = {"place": "number", **_SEAT, "fans": "number", "playoff_fans": "number"}

EVENTS: tuple[tuple[str, Shape], ...] = (
    ("species", {"species": ["list", "species"]}),
    ("coaches-dealt", {**_SEAT, "coaches": ["list", "coach"]}),
    ("deal", {"round": "number", "arenas": ["list", "arena"]}),
    ("free-agent", _CARD),
    ("picked", _CARD),
    ("gave", _CARD),
    ("given", _CARD),
    ("last-card", _CARD),
    ("coach-chosen", _COACH),
    ("coach-fans", {**_COACH, "fans": "number"}),
    ("coach-tickets", {**_COACH, "tickets": "number"}),
    ("threw-away", _CARD),
    ("substituted", {**_SEAT, "team": "number", "out": "card", "in": "card"}),
    ("coach-twice", _COACH),
    ("coach-team", _BESIDE),
    ("coach-player", {**_BESIDE, "card": "card"}),
    ("coach-mate", {**_BESIDE, "card": "card", "mate": "card"}),
    ("buses-open", {"seats": ["list", "seat"]}),
    ("buses-swapped", _COACH),
    (
        "arena",
        {
            "number": "number",
            "arena": "arena",
            "fans_by_rank": ["list", "number"],
            "combo": ["maybe", "combo"],
            "ranking": ["list", _IN_ARENA],
        },
    ),
    ("round-over", {"round": "number", "fans": ["list", "number"]}),
    ("playoffs", {}),
    ("coach-skips", _COACH),
    ("laid-down", {**_SEAT, "count": "number"}),
    ("swapped", {**_SEAT, "out": ["list", "card"], "in": ["list", "card"]}),
    ("match", {"ranking": ["list", _IN_MATCH]}),
    ("tied", {"seats": ["list", "seat"]}),
    ("shootout", {"shots": ["list", SHOT]}),
    ("shot-returns", {**_COACH, "card": "card"}),
    ("ticket-lost", {**_SEAT, "left": "number"}),
    ("eliminated", _OUT),
    ("champion", {**_OUT, "tickets": "number", "bonus": "number"}),
    ("final", {"ranking": ["list", _FINAL]}),
    ("coach-paid", {**_COACH, "fans": "number"}),  # from here on: not in the sheets of rules 1
    ("coach-calls", _COACH),
)

# Their numbers, in the same order
(
    SPECIES_PLAY,
    COACHES_DEALT,
    DEALT,
    FREE_AGENT,
    PICKED,
    GAVE,
    GIVEN,
    LAST_CARD,
    COACH_CHOSEN,
    COACH_FANS,
    COACH_TICKETS,
    THREW_AWAY,
    SUBSTITUTED,
    COACH_TWICE,
    COACH_BESIDE_TEAM,
    COACH_BESIDE_PLAYER,
    COACH_LIKE_MATE,
    BUSES_OPEN,
    BUSES_SWAPPED,
    ARENA_PLAYED,
    ROUND_OVER,
    PLAYOFFS_BEGIN,
    COACH_SKIPS,
    LAID_DOWN,
    SWAPPED,
    MATCH,
    TIED_LAST,
    SHOTS,
    SHOT_CAME_BACK,
    TICKET_LOST,
    ELIMINATED,
    CHAMPION,
    FINAL,
    COACH_PAID,
    COACH_CALLS,
) = range(len(EVENTS))
