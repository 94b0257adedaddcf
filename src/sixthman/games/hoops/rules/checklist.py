"""The turn as a checklist: what has been done, what can be, and with what; and the attacks that wait."""

from __future__ import annotations

from sixthman.kernel.facts import Shape, Sheet, begin_list, count_item, put, put_maybe
from sixthman.kernel.piles import NONE
from sixthman.kernel.rules import rule

from ..declaration import (
    ATTACKED,
    BUY,
    DEFENDED,
    DISCARD,
    DONE,
    ENTER,
    FACES,
    KEEP,
    MAKE_ROOM,
    MENU,
    MOVE,
    PAY,
    PREPARE,
    PREPARED_NOW,
    REMOVE,
    REPLACED,
    REROLL,
    SEATS,
    SKILLS,
    SPOT,
    TO_REPLACE,
)
from .cards import ATTACKS, FATIGUE, TACTICS
from .choices import choice, legal
from .course import waiting
from .court import is_offence
from .figures import cheapest
from .market import purse
from .record import State
from .scoring import attack_value, defence_value, is_pending

# The steps of a turn; all but the last in the order of their bits in `done`
STEPS = ("replace", "prepare", "buy-player", "buy-tactic", "attack", "defend", "end")
TURN_STEPS = len(STEPS)
(
    REPLACE_STEP,
    PREPARE_STEP,
    BUY_PLAYER_STEP,
    BUY_TACTIC_STEP,
    ATTACK_STEP,
    DEFEND_STEP,
    END_STEP,
) = range(TURN_STEPS)
STATES = ("done", "now", "open", "shut")
STEP_DONE, STEP_NOW, STEP_OPEN, STEP_SHUT = range(len(STATES))

DICE_SHAPE: Shape = ["list", ["row", "number", "number"]]  # color and face of each
STEP_SHAPE: Shape = {
    "step": "step",
    "state": "state",
    "facts": {
        "players?": "number",
        "tactics?": "number",
        "+market?": {"money": "number", "cheapest": ["maybe", "number"]},
        "sum?": "number",
        "against?": ["maybe", "number"],
    },
}
FIGHT_SHAPE: Shape = {
    "attacker": "seat",
    "attack": "number",
    "defence": "number",
    "points": "number",
    "attack_dice": DICE_SHAPE,
    "defence_dice": DICE_SHAPE,
}


@rule
def is_asked(view: State, seat: int) -> bool:
    """Does this seat owe a choice? Whoever looks on from no seat does not."""
    return 0 <= seat < SEATS and (waiting(view) >> seat) & 1 == 1


# --- the attacks that wait


@rule
def put_fights(view: State, sheet: Sheet) -> None:
    """The attacks that wait to be scored, the one of the turn's opponent first."""
    listed = begin_list(sheet)
    for turn in range(SEATS):
        attacker = int(view.player) if turn == 1 else 1 - int(view.player)
        if is_pending(view, attacker):
            count_item(sheet, listed)
            put_fight(view, attacker, sheet)


@rule
def put_fight(view: State, attacker: int, sheet: Sheet) -> None:
    """An attack, the defense against it, and what it would score as it lies (H1)."""
    attack, defence = attack_value(view, attacker), defence_value(view, 1 - attacker)
    put(sheet, attacker)
    put(sheet, attack)
    put(sheet, defence)
    put(sheet, max(0, attack - defence))
    put_zone(view, attacker, 0, ATTACKS, sheet)
    put_zone(view, 1 - attacker, ATTACKS, SKILLS, sheet)


@rule
def put_zone(view: State, seat: int, first: int, end: int, sheet: Sheet) -> None:
    """The dice of some colors on a seat's side of the court, one by one."""
    listed = begin_list(sheet)
    for colour in range(first, end):
        for face in range(FACES):
            for _ in range(int(view.kept[seat, colour, face])):
                count_item(sheet, listed)
                put(sheet, colour)
                put(sheet, face)


# --- the steps


@rule
def put_steps(view: State, seat: int, taken: int, sheet: Sheet) -> None:
    """The steps of the turn as a seat sees them; see `tell_counsel` for what was taken."""
    mine = int(view.player) == seat
    done = steps_done(view, taken)
    now = step_now(view) if mine else NONE
    open_ = open_steps(view, seat) if mine and view.phase == MENU else 0
    put(sheet, TURN_STEPS)
    for step in range(TURN_STEPS):
        put(sheet, step)
        if step == now:
            put(sheet, STEP_NOW)
        elif (done >> step) & 1 == 1:
            put(sheet, STEP_DONE)
        else:
            put(sheet, STEP_OPEN if (open_ >> step) & 1 == 1 else STEP_SHUT)
        put_step_facts(view, seat, step if mine and is_step(view, step) else NONE, sheet)


@rule
def steps_done(view: State, taken: int) -> int:
    """Bits of what was really done this turn: in `done` there is also what is not allowed.

    After an activation that is every action, and only the story knows which of them were taken.
    """
    done = int(view.done)
    if view.last_turn == 1:
        return done & (PREPARED_NOW | DEFENDED)
    if done & (ATTACKED | DEFENDED) != 0:
        return taken | (done & (ATTACKED | DEFENDED))
    return done & (REPLACED | PREPARED_NOW) if view.overtime > 0 else done


@rule
def step_now(view: State) -> int:
    """The step that is being taken, NONE between them."""
    phase = int(view.phase)
    if phase in (ENTER, SPOT, MOVE):
        return REPLACE_STEP
    if phase in (PREPARE, MAKE_ROOM):
        return PREPARE_STEP
    if phase in (BUY, PAY):
        return BUY_PLAYER_STEP if view.subject < TACTICS else BUY_TACTIC_STEP
    if phase in (REROLL, KEEP):
        return ATTACK_STEP if is_offence(int(view.subject)) else DEFEND_STEP
    return END_STEP if phase in (DISCARD, REMOVE) else NONE


@rule
def open_steps(view: State, seat: int) -> int:
    """Bit mask of the steps that the menu offers."""
    steps = 0
    for k in range(legal(view, seat)):
        chosen = choice(view, seat, k)
        if chosen == DONE:
            steps |= 1 << END_STEP
        elif chosen > DONE:
            steps |= 1 << (chosen - TO_REPLACE)
        else:
            steps |= 1 << (ATTACK_STEP if is_offence(chosen) else DEFEND_STEP)
    return steps


@rule
def is_step(view: State, step: int) -> bool:
    """Is this a step of such a turn at all (H3, H13)?"""
    if view.last_turn == 1:
        return step in (PREPARE_STEP, DEFEND_STEP, END_STEP)
    return view.overtime == 0 or (step != BUY_PLAYER_STEP and step != BUY_TACTIC_STEP)


@rule
def put_step_facts(view: State, seat: int, step: int, sheet: Sheet) -> None:
    """What there is for a step: cards in hand, money and the lowest cost, the attack and the one to stop."""
    put_maybe(sheet, count_in_hand(view, seat, 0, TACTICS) if step == REPLACE_STEP else NONE)
    put_maybe(sheet, count_in_hand(view, seat, TACTICS, FATIGUE) if step == PREPARE_STEP else NONE)
    if step == BUY_PLAYER_STEP or step == BUY_TACTIC_STEP:
        first_model = TACTICS if step == BUY_TACTIC_STEP else 0
        put(sheet, 1)
        put(sheet, purse(view, seat, first_model))
        put_maybe(sheet, cheapest(view, first_model))
    else:
        put(sheet, 0)
    put_maybe(sheet, waiting_attack(view, seat) if step == ATTACK_STEP else NONE)
    if step == DEFEND_STEP:
        put(sheet, 1)
        put_maybe(sheet, waiting_attack(view, 1 - seat))
    else:
        put(sheet, 0)


@rule
def count_in_hand(view: State, seat: int, first: int, end: int) -> int:
    """How many cards of some models a seat holds."""
    count = 0
    for i in range(int(view.held[seat])):
        if first <= view.hand[seat, i] < end:
            count += 1
    return count


@rule
def waiting_attack(view: State, seat: int) -> int:
    """The sum of an attack of the seat that waits to be scored, NONE if there is none."""
    return attack_value(view, seat) if is_pending(view, seat) else NONE
