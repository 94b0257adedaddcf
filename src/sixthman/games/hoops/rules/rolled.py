"""Dice that lie there: what each counts, what a fresh one would on average, and the sum so far."""

from __future__ import annotations

from typing import Any

from sixthman.kernel.facts import Shape, Sheet, begin_list, count_item, put, put_maybe, put_ratio
from sixthman.kernel.piles import NONE
from sixthman.kernel.rules import rule

from ..declaration import DIE, FACES, KEEP, REROLL, SEATS, SKILLS
from .cards import ATTACKS, DICE, FACE, FACE_COLOUR, KEEPS
from .checklist import is_asked
from .choices import choice, legal
from .court import is_offence
from .dice import dice_kept, dice_rolled
from .figures import faces_counting, worth_of
from .record import State
from .scoring import attack_value, defence_value

_DIE: Shape = {
    "colour": "number",
    "face": "number",
    "value": "number",
    "stops": ["maybe", "number"],
    "worth": "number",
    "mean": "thousandth",
    "better": "thousandth",
    "choice": ["maybe", "number"],
}
ROLLED_SHAPE: Shape = {
    "kind": "kind",
    "rerolls": "number",
    "keeps": "number",
    "colour": ["maybe", "number"],
    "attack": "number",
    "stopped": "number",
    "points": "number",
    "dice": ["list", _DIE],
}


@rule
def put_rolled(view: State, trial: State, seat: int, selected: Any, count: int, sheet: Sheet) -> None:
    """What is known of them where a seat looks on."""
    phase = int(view.phase)
    if 0 <= seat < SEATS and (phase == REROLL or phase == KEEP):
        put(sheet, 1)
        if phase == KEEP:
            keep_selected(trial, seat, selected, count)
        put_kept(view, trial, seat, sheet)
        put_dice(view, seat, sheet)
    else:
        put(sheet, 0)


@rule
def keep_selected(trial: State, seat: int, selected: Any, count: int) -> None:
    """Lay the dice that are selected to the others on court; there are ten of a color."""
    for i in range(count):
        colour, face = (int(selected[i]) - DIE) // FACES, (int(selected[i]) - DIE) % FACES
        trial.kept[seat, colour, face] = min(DICE, int(trial.kept[seat, colour, face]) + 1)


@rule
def put_kept(view: State, trial: State, seat: int, sheet: Sheet) -> None:
    """How many dice may be rerolled or are kept, and the sum so far."""
    offence, keeps = is_offence(int(view.subject)), view.phase == KEEP
    colour = int(view.least) // FACES if keeps else NONE
    attack = attack_value(trial, seat if offence else 1 - seat)
    stopped = 0 if offence else defence_value(trial, seat)
    put(sheet, 0 if offence else 1)
    put(sheet, 0 if keeps else int(view.owed))
    put(sheet, still_kept(view, seat, colour) if keeps else 0)
    put_maybe(sheet, colour)
    put(sheet, attack)
    put(sheet, stopped)
    put(sheet, max(0, attack - stopped))


@rule
def still_kept(view: State, seat: int, colour: int) -> int:
    """How many dice of the color that is asked about are kept."""
    wanted = int(KEEPS[view.subject, colour])
    return min(dice_rolled(view, colour), wanted - dice_kept(view, seat, colour))


@rule
def put_dice(view: State, seat: int, sheet: Sheet) -> None:
    """The dice one by one."""
    listed = begin_list(sheet)
    for colour in range(SKILLS):
        for face in range(FACES):
            for _ in range(int(view.rolled[colour, face])):
                count_item(sheet, listed)
                put_die(view, seat, colour, face, sheet)


@rule
def put_die(view: State, seat: int, colour: int, face: int, sheet: Sheet) -> None:
    """What a die counts, what a fresh one would on average, how likely that is more, and its choice."""
    player, total = int(view.player), 0
    points = worth_of(view, player, colour, face)
    for other in range(FACES):
        total += worth_of(view, player, colour, other)
    put(sheet, colour)
    put(sheet, face)
    put(sheet, int(FACE[colour, face]))
    put(sheet, 1 if colour >= ATTACKS else 0)
    if colour >= ATTACKS:
        put(sheet, int(FACE_COLOUR[colour, face]))
    put(sheet, points)
    put_ratio(sheet, total, FACES)
    put_ratio(sheet, faces_counting(view, player, colour, points + 1), FACES)
    chosen = DIE + colour * FACES + face
    put_maybe(sheet, chosen if is_open(view, seat, chosen) else NONE)


@rule
def is_open(view: State, seat: int, chosen: int) -> bool:
    """May a seat choose this now?"""
    if is_asked(view, seat):
        for k in range(legal(view, seat)):
            if choice(view, seat, k) == chosen:
                return True
    return False
