"""What the rules tell of a game: the types of events, and the facts of each.

An event on a sheet is the number of its type, the one seat that may know of it (NONE: everyone may), then
its facts in the order of its shape (see `kernel.facts`). What an event is called is its message in the
catalogues.

Words of these shapes: a "card" is a model, a "position" one of the five on court, a "die" six times its
color plus its face, a "seat" is counted from 0.
"""

from __future__ import annotations

from sixthman.kernel.facts import Shape, Sheet, put
from sixthman.kernel.piles import NONE
from sixthman.kernel.rules import rule

(
    EVENT_FIRST,
    EVENT_PICK_TEAMS,
    EVENT_OFFER,
    EVENT_HAND,
    EVENT_MARKETS,
    EVENT_TEAM,
    EVENT_DRAFTED,
    EVENT_TURN,
    EVENT_OVERTIME_TURN,
    EVENT_LAST_TURN,
    EVENT_SCORED,
    EVENT_SCORED_FREE,
    EVENT_STOPPED,
    EVENT_ENTERS,
    EVENT_ROW_MOVES,
    EVENT_PUSHED_OUT,
    EVENT_REFRESHED,
    EVENT_BOUGHT,
    EVENT_RESTED,
    EVENT_CAME_IN,
    EVENT_MOVED,
    EVENT_PREPARED,
    EVENT_PREPARED_FOR,
    EVENT_ATTACKS,
    EVENT_DEFENDS,
    EVENT_NO_DICE,
    EVENT_TIRES,
    EVENT_REROLLED,
    EVENT_KEEPS,
    EVENT_STOPS,
    EVENT_DISCARDS,
    EVENT_REMOVES,
    EVENT_KEEPS_CARDS,
    EVENT_RESHUFFLES,
    EVENT_DRAWS,
    EVENT_DRAWN,
    EVENT_TACTICS_FILLED,
    EVENT_TIED,
    EVENT_PLAYS_ON,
    EVENT_AGREES,
    EVENT_OVERTIME,
    EVENT_FINAL,
) = range(42)

_SEAT: Shape = {"seat": "seat"}
_CARD: Shape = {"seat": "seat", "card": "card"}
_CARDS: Shape = {"seat": "seat", "cards": ["list", "card"]}
_COUNT: Shape = {"seat": "seat", "count": "number"}
_TURN: Shape = {"seat": "seat", "turn": "number", "overtime": "number"}
_SCORE: Shape = {
    "seat": "seat",
    "attack": "number",
    "defence": "number",
    "points": "number",
    "total": "number",
}
_DICE: Shape = {"seat": "seat", "card": "card", "dice": ["list", "die"]}
_DICE_KEPT: Shape = {**_DICE, "total": "number"}
_RANK: Shape = {"place": "number", "seat": "seat", "points": "number"}

# By number: the message, and the shape of the facts
EVENTS: dict[int, tuple[str, Shape]] = {
    EVENT_FIRST: ("hoops-first", _SEAT),
    EVENT_PICK_TEAMS: ("hoops-pick-teams", {}),
    EVENT_OFFER: ("hoops-offer", {"cards": ["list", "card"]}),
    EVENT_HAND: ("hoops-hand", _CARDS),
    EVENT_MARKETS: ("hoops-markets", {"card": "card", "tactics": ["list", "card"]}),
    EVENT_TEAM: ("hoops-team", _CARDS),
    EVENT_DRAFTED: ("hoops-drafted", {**_CARD, "out": "card"}),
    EVENT_TURN: ("hoops-turn", _TURN),
    EVENT_OVERTIME_TURN: ("hoops-overtime-turn", _TURN),
    EVENT_LAST_TURN: ("hoops-last-turn", _TURN),
    EVENT_SCORED: ("hoops-scored", _SCORE),
    EVENT_SCORED_FREE: ("hoops-scored-free", _SCORE),
    EVENT_STOPPED: ("hoops-stopped", _SCORE),
    EVENT_ENTERS: ("hoops-enters", {"card": "card", "left": "number"}),
    EVENT_ROW_MOVES: ("hoops-row-moves", {}),
    EVENT_PUSHED_OUT: ("hoops-pushed-out", {"card": "card"}),
    EVENT_REFRESHED: ("hoops-refreshed", {"seat": "seat", "out": ["list", "card"], "in": ["list", "card"]}),
    EVENT_BOUGHT: ("hoops-bought", {**_CARD, "cost": "number", "paid": ["list", "card"], "value": "number"}),
    EVENT_RESTED: ("hoops-rested", {"seat": "seat", "left": "number"}),
    EVENT_CAME_IN: ("hoops-came-in", {"seat": "seat", "in": "card", "position": "position", "out": "card"}),
    EVENT_MOVED: ("hoops-moved", {**_CARD, "position": "position"}),
    EVENT_PREPARED: ("hoops-prepared", _CARD),
    EVENT_PREPARED_FOR: ("hoops-prepared-for", {**_CARD, "out": "card"}),
    EVENT_ATTACKS: ("hoops-attacks", _DICE),
    EVENT_DEFENDS: ("hoops-defends", _DICE),
    EVENT_NO_DICE: ("hoops-no-dice", _DICE),
    EVENT_TIRES: ("hoops-tires", {**_COUNT, "left": "number"}),
    EVENT_REROLLED: ("hoops-rerolled", {**_COUNT, "dice": ["list", "die"], "fell": ["list", "die"]}),
    EVENT_KEEPS: ("hoops-keeps", _DICE_KEPT),
    EVENT_STOPS: ("hoops-stops", _DICE_KEPT),
    EVENT_DISCARDS: ("hoops-discards", _CARDS),
    EVENT_REMOVES: ("hoops-removes", _CARDS),
    EVENT_KEEPS_CARDS: ("hoops-keeps-cards", _COUNT),
    EVENT_RESHUFFLES: ("hoops-reshuffles", _SEAT),
    EVENT_DRAWS: ("hoops-draws", _COUNT),
    EVENT_DRAWN: ("hoops-drawn", _CARDS),
    EVENT_TACTICS_FILLED: ("hoops-tactics-filled", {"cards": ["list", "card"]}),
    EVENT_TIED: ("hoops-tied", {"points": "number"}),
    EVENT_PLAYS_ON: ("hoops-plays-on", _SEAT),
    EVENT_AGREES: ("hoops-agrees", _SEAT),
    EVENT_OVERTIME: ("hoops-overtime", {"overtime": "number"}),
    EVENT_FINAL: ("hoops-final", {"ranking": ["list", _RANK]}),
}


@rule
def tell(sheet: Sheet, event: int) -> None:
    """Something happens, for all to know; its facts are to follow."""
    put(sheet, event)
    put(sheet, NONE)


@rule
def tell_of(sheet: Sheet, event: int, seat: int) -> None:
    """The same of a seat, which is the first of the facts."""
    tell(sheet, event)
    put(sheet, seat)


@rule
def tell_only(sheet: Sheet, event: int, seat: int) -> None:
    """The same, for this seat alone to know."""
    put(sheet, event)
    put(sheet, seat)
    put(sheet, seat)


@rule
def cross_out(sheet: Sheet, begun: int) -> None:
    """Forget what was written from there on."""
    sheet[0] = begun
