"""What the rules tell of a game: the kinds of events, and the facts of each.

An event on a sheet is the number of its kind, the one seat that may know of it (NONE: everyone may), then
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
    TOLD_FIRST,
    TOLD_PICK_TEAMS,
    TOLD_OFFER,
    TOLD_HAND,
    TOLD_MARKETS,
    TOLD_TEAM,
    TOLD_DRAFTED,
    TOLD_TURN,
    TOLD_OVERTIME_TURN,
    TOLD_LAST_TURN,
    TOLD_SCORED,
    TOLD_SCORED_FREE,
    TOLD_STOPPED,
    TOLD_ENTERS,
    TOLD_ROW_MOVES,
    TOLD_PUSHED_OUT,
    TOLD_REFRESHED,
    TOLD_BOUGHT,
    TOLD_RESTED,
    TOLD_CAME_IN,
    TOLD_MOVED,
    TOLD_PREPARED,
    TOLD_PREPARED_FOR,
    TOLD_ATTACKS,
    TOLD_DEFENDS,
    TOLD_NO_DICE,
    TOLD_TIRES,
    TOLD_REROLLED,
    TOLD_KEEPS,
    TOLD_STOPS,
    TOLD_DISCARDS,
    TOLD_REMOVES,
    TOLD_KEEPS_CARDS,
    TOLD_RESHUFFLES,
    TOLD_DRAWS,
    TOLD_DRAWN,
    TOLD_TACTICS_FILLED,
    TOLD_TIED,
    TOLD_PLAYS_ON,
    TOLD_AGREES,
    TOLD_OVERTIME,
    TOLD_FINAL,
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
    TOLD_FIRST: ("hoops-first", _SEAT),
    TOLD_PICK_TEAMS: ("hoops-pick-teams", {}),
    TOLD_OFFER: ("hoops-offer", {"cards": ["list", "card"]}),
    TOLD_HAND: ("hoops-hand", _CARDS),
    TOLD_MARKETS: ("hoops-markets", {"card": "card", "tactics": ["list", "card"]}),
    TOLD_TEAM: ("hoops-team", _CARDS),
    TOLD_DRAFTED: ("hoops-drafted", {**_CARD, "out": "card"}),
    TOLD_TURN: ("hoops-turn", _TURN),
    TOLD_OVERTIME_TURN: ("hoops-overtime-turn", _TURN),
    TOLD_LAST_TURN: ("hoops-last-turn", _TURN),
    TOLD_SCORED: ("hoops-scored", _SCORE),
    TOLD_SCORED_FREE: ("hoops-scored-free", _SCORE),
    TOLD_STOPPED: ("hoops-stopped", _SCORE),
    TOLD_ENTERS: ("hoops-enters", {"card": "card", "left": "number"}),
    TOLD_ROW_MOVES: ("hoops-row-moves", {}),
    TOLD_PUSHED_OUT: ("hoops-pushed-out", {"card": "card"}),
    TOLD_REFRESHED: ("hoops-refreshed", {"seat": "seat", "out": ["list", "card"], "in": ["list", "card"]}),
    TOLD_BOUGHT: ("hoops-bought", {**_CARD, "cost": "number", "paid": ["list", "card"], "value": "number"}),
    TOLD_RESTED: ("hoops-rested", {"seat": "seat", "left": "number"}),
    TOLD_CAME_IN: ("hoops-came-in", {"seat": "seat", "in": "card", "position": "position", "out": "card"}),
    TOLD_MOVED: ("hoops-moved", {**_CARD, "position": "position"}),
    TOLD_PREPARED: ("hoops-prepared", _CARD),
    TOLD_PREPARED_FOR: ("hoops-prepared-for", {**_CARD, "out": "card"}),
    TOLD_ATTACKS: ("hoops-attacks", _DICE),
    TOLD_DEFENDS: ("hoops-defends", _DICE),
    TOLD_NO_DICE: ("hoops-no-dice", _DICE),
    TOLD_TIRES: ("hoops-tires", {**_COUNT, "left": "number"}),
    TOLD_REROLLED: ("hoops-rerolled", {**_COUNT, "dice": ["list", "die"], "fell": ["list", "die"]}),
    TOLD_KEEPS: ("hoops-keeps", _DICE_KEPT),
    TOLD_STOPS: ("hoops-stops", _DICE_KEPT),
    TOLD_DISCARDS: ("hoops-discards", _CARDS),
    TOLD_REMOVES: ("hoops-removes", _CARDS),
    TOLD_KEEPS_CARDS: ("hoops-keeps-cards", _COUNT),
    TOLD_RESHUFFLES: ("hoops-reshuffles", _SEAT),
    TOLD_DRAWS: ("hoops-draws", _COUNT),
    TOLD_DRAWN: ("hoops-drawn", _CARDS),
    TOLD_TACTICS_FILLED: ("hoops-tactics-filled", {"cards": ["list", "card"]}),
    TOLD_TIED: ("hoops-tied", {"points": "number"}),
    TOLD_PLAYS_ON: ("hoops-plays-on", _SEAT),
    TOLD_AGREES: ("hoops-agrees", _SEAT),
    TOLD_OVERTIME: ("hoops-overtime", {"overtime": "number"}),
    TOLD_FINAL: ("hoops-final", {"ranking": ["list", _RANK]}),
}


@rule
def tell(sheet: Sheet, kind: int) -> None:
    """Something happens, for all to know; its facts are to follow."""
    put(sheet, kind)
    put(sheet, NONE)


@rule
def tell_of(sheet: Sheet, kind: int, seat: int) -> None:
    """The same of a seat, which is the first of the facts."""
    tell(sheet, kind)
    put(sheet, seat)


@rule
def tell_only(sheet: Sheet, kind: int, seat: int) -> None:
    """The same, for this seat alone to know."""
    put(sheet, kind)
    put(sheet, seat)
    put(sheet, seat)


@rule
def cross_out(sheet: Sheet, begun: int) -> None:
    """Forget what was written from there on."""
    sheet[0] = begun
