"""What a turn of NBA Deck-Building comes to, told as facts from what one seat sees.

The checklist of the turn, the attacks that wait, both teams, what each prepared tactic would roll, what dice
that lie there are worth, and what is known of every choice: all on one sheet (see `kernel.facts`), in the
shape below. Its words: a "card" is a model, a "position" one of the five on court, a "rating" one of RATINGS,
a "step" one of STEPS, a "state" one of STATES, a "kind" one of TYPES, a "seat" is counted from 0.
"""

from __future__ import annotations

from typing import Any

from sixthman.kernel.facts import Shape, Sheet, begin_list, count_item, put, put_maybe, put_ratio, wipe
from sixthman.kernel.piles import NONE
from sixthman.kernel.rules import rule

from ..declaration import (
    BUY,
    DONE,
    DRAFT,
    ENTER,
    MENU,
    MOVE,
    PAY,
    PICK_TEAM,
    POSITION,
    PREPARED,
    SEATS,
    SKILLS,
    SPOT,
)
from .cardfile import RATINGS
from .cards import COMPLEXITY, COST, FATIGUE, KEEPS, TACTICS, VALUE
from .checklist import FIGHT_SHAPE, STEP_SHAPE, is_asked, put_fights, put_steps
from .choices import choice, legal
from .court import dice_of, is_offence, team_intelligence
from .figures import LEVELS, PARTS, best_position, level_of, mean_of_tactic, rating_of, rerolls_with
from .market import purse
from .record import State
from .rolled import ROLLED_SHAPE, put_rolled

TYPES = ("offence", "defence")

_TACTIC: Shape = {
    "seat": "seat",
    "kind": "kind",
    "complexity": "number",
    "allowed": "flag",
    "dice": ["list", ["row", "number", "number", "number"]],  # color, dice rolled, dice kept
    "rerolls": "number",
    "mean": "thousandth",
}
_OPTION: Shape = {
    "choice": "number",
    "card?": "card",
    "+payment?": {"value": "number", "left": "number"},
    "+price?": {"cost": "number", "money": "number"},
    "+tactic?": _TACTIC,
    "+change?": {
        "position": "position",
        "out": "card",
        "changes": ["list", ["row", "rating", "number", "number"]],  # what, before, after
    },
}
ADVICE: Shape = {
    "steps": ["list", STEP_SHAPE],
    "fights": ["list", FIGHT_SHAPE],
    "levels": ["list", dict.fromkeys(RATINGS, "number")],
    "tactics": ["list", {"card": "card", **_TACTIC}],
    "dice": ["maybe", ROLLED_SHAPE],
    "options": ["list", _OPTION],
}


@rule
def tell_counsel(
    view: State, trial: State, seat: int, taken: int, selected: Any, count: int, sheet: Sheet
) -> None:
    """All of it, for a seat from its own view; anyone else is told what does not depend on a seat.

    trial: a copy of the view, to try things out on. taken: the actions the turn's player has taken as the
    story tells it, as bits of `done`. selected[:count]: dice the seat has selected so far, as choices.
    """
    wipe(sheet)
    if view.phase > DRAFT and view.court[0, 0] != NONE:
        put_steps(view, seat, taken, sheet)
        put_fights(view, sheet)
        put_levels(view, sheet)
        put_tactics(view, trial, sheet)
    else:
        for _ in range(4):
            put(sheet, 0)
    put_rolled(view, trial, seat, selected, count, sheet)
    choices = legal(view, seat) if is_asked(view, seat) else 0
    put(sheet, choices)
    for k in range(choices):
        put_option(view, trial, seat, choice(view, seat, k), sheet)


# --- teams and tactics


@rule
def put_levels(view: State, sheet: Sheet) -> None:
    """Both teams' levels."""
    put(sheet, SEATS)
    for seat in range(SEATS):
        for rating in range(LEVELS):
            put(sheet, level_of(view, seat, rating))


@rule
def put_tactics(view: State, trial: State, sheet: Sheet) -> None:
    """The tactics that both seats have prepared."""
    listed = begin_list(sheet)
    for seat in range(SEATS):
        for row in range(2):
            for slot in range(PREPARED):
                card = int(view.prepared[seat, row, slot])
                if card != NONE:
                    count_item(sheet, listed)
                    put(sheet, card)
                    put_tactic(view, trial, seat, card, sheet)


@rule
def put_tactic(view: State, trial: State, seat: int, card: int, sheet: Sheet) -> None:
    """What a tactic would roll and bring if its seat activated it now."""
    put(sheet, seat)
    put(sheet, 0 if is_offence(card) else 1)
    put(sheet, int(COMPLEXITY[card]))
    put(sheet, 1 if COMPLEXITY[card] <= team_intelligence(view, seat) else 0)
    listed = begin_list(sheet)
    for colour in range(SKILLS):
        if KEEPS[card, colour] > 0:
            dice = dice_of(view, seat, colour)
            count_item(sheet, listed)
            put(sheet, colour)
            put(sheet, dice)
            put(sheet, min(dice, int(KEEPS[card, colour])))
    put(sheet, rerolls_with(trial, seat, card))
    put_ratio(sheet, mean_of_tactic(view, seat, card), PARTS)


# --- choices


@rule
def put_option(view: State, trial: State, seat: int, chosen: int, sheet: Sheet) -> None:
    """What is known of a choice."""
    phase = int(view.phase)
    put(sheet, chosen)
    put_maybe(sheet, chosen if chosen < DONE else NONE)
    if phase == PAY:
        put(sheet, 1)
        put(sheet, int(VALUE[chosen]))
        put(sheet, int(view.owed) - int(VALUE[chosen]))
    else:
        put(sheet, 0)
    if phase == BUY:
        put(sheet, 1)
        put(sheet, int(COST[chosen]))
        put(sheet, purse(view, seat, chosen))
    else:
        put(sheet, 0)
    if tells_tactic(view, seat, chosen):
        put(sheet, 1)
        put_tactic(view, trial, seat, chosen, sheet)
    else:
        put(sheet, 0)
    put_change(view, seat, chosen, sheet)


@rule
def tells_tactic(view: State, seat: int, chosen: int) -> bool:
    """Is it of interest what the tactic that may be chosen would roll?

    On the menu it lies prepared, and is shown there; a team that is still to be picked rolls nothing.
    """
    phase = int(view.phase)
    if chosen < TACTICS or chosen >= FATIGUE or phase in (PICK_TEAM, PAY, MENU):
        return False
    return view.court[seat, 0] != NONE


@rule
def put_change(view: State, seat: int, chosen: int, sheet: Sheet) -> None:
    """The levels that change with a player: at the position that may be chosen, or where he helps most."""
    phase, card, position = int(view.phase), chosen, NONE
    if phase in (SPOT, MOVE) and chosen != DONE:
        card, position = int(view.subject), chosen - POSITION
    elif chosen < TACTICS and phase in (BUY, ENTER, DRAFT):
        position = best_position(view, seat, chosen, int(view.settled) if phase == ENTER else 0)
    if position == NONE:
        put(sheet, 0)
        return
    out = int(view.court[seat, position])
    put(sheet, 1)
    put(sheet, position)
    put(sheet, out)
    listed = begin_list(sheet)
    for rating in range(LEVELS):
        old, more = level_of(view, seat, rating), rating_of(card, rating) - rating_of(out, rating)
        if more != 0:
            count_item(sheet, listed)
            put(sheet, rating)
            put(sheet, old)
            put(sheet, old + more)
