"""Dice: which to roll again and which to keep."""

from __future__ import annotations

from sixthman.kernel.rules import rule

from ..declaration import DIE, DONE, FACES, SKILLS
from ..rules.cards import FATIGUE, KEEPS
from ..rules.court import is_offence
from ..rules.dice import dice_marked
from ..rules.record import State
from ..rules.scoring import attack_value, face_points, pending_colours
from .habits import HABITS, TIRED_OUT, TIRING, TIRING_TURNS
from .hopes import ANY_ATTACK, POINT
from .team import own_card, own_cards, own_turns_left


@rule
def against(state: State, seat: int) -> int:
    """The attack colors that count for the tactic in question."""
    return ANY_ATTACK if is_offence(int(state.subject)) else pending_colours(state, 1 - seat)


@rule
def hope_of_one(colour: int, floor: int, colours: int) -> int:
    """The expected value of one die where a lower one than the floor counts as the floor."""
    total = 0
    for face in range(FACES):
        total += max(floor, face_points(colour, face, colours))
    return total * POINT // FACES


@rule
def better_dice(state: State, colour: int, face: int, colours: int) -> int:
    """How many of the dice rolled would be kept before one that shows this face."""
    value, count = face_points(colour, face, colours), 0
    for other in range(FACES):
        rival = face_points(colour, other, colours)
        if rival > value or (rival == value and other < face):
            count += int(state.rolled[colour, other])
    return count


@rule
def value_of_best_die(state: State, colour: int, rank: int, colours: int) -> int:
    """The value of a die by its rank among them, the best one's being 0; nothing if there are fewer."""
    for face in range(FACES):
        dice = int(state.rolled[colour, face])
        if dice > 0:
            better = better_dice(state, colour, face, colours)
            if better <= rank < better + dice:
                return face_points(colour, face, colours)
    return 0


@rule
def gain_of_reroll(state: State, colour: int, face: int, colours: int) -> int:
    """What rolling one die with this face again may add: the lowest of those alike that are not kept, or
    one that is kept, for which the best of the others would step in."""
    kept = int(KEEPS[state.subject, colour])
    dice = int(state.rolled[colour, face])
    if better_dice(state, colour, face, colours) + dice > kept:
        floor = value_of_best_die(state, colour, kept - 1, colours)
        return hope_of_one(colour, floor, colours) - floor * POINT
    next_best = value_of_best_die(state, colour, kept, colours)
    return hope_of_one(colour, next_best, colours) - face_points(colour, face, colours) * POINT


@rule
def price_of_reroll(state: State, seat: int, style: int) -> int:
    """What a reroll has to bring: nothing in attack; in defense the fatigue has to be worth it, the more so
    the longer there are turns to be tired in, and the more tired the seat's deck is."""
    left = own_turns_left(state)
    if is_offence(int(state.subject)) or state.last_turn == 1 or left == 0:
        return 0
    tired = dice_marked(state)
    for index in range(own_cards(state, seat)):
        if own_card(state, seat, index) == FATIGUE:
            tired += 1
    turns = max(1, int(HABITS[style, TIRING_TURNS]))
    return int(HABITS[style, TIRING]) * min(left, turns) // turns + int(HABITS[style, TIRED_OUT]) * tired


@rule
def choose_to_reroll(state: State, seat: int, style: int) -> int:
    """The first die that is among the best to reroll, as many as may be; or enough of it."""
    colours, price = against(state, seat), price_of_reroll(state, seat, style)
    owed = int(state.owed)
    if not is_offence(int(state.subject)):
        open_ = attack_value(state, 1 - seat) - kept_so_far(state, colours)
        if open_ <= 0:
            return DONE
    for die in range(int(state.least), SKILLS * FACES):
        colour, face = die // FACES, die % FACES
        if state.rolled[colour, face] > 0:
            gain = gain_of_reroll(state, colour, face, colours)
            if gain > price and dice_better_rerolled(state, die, gain, colours) < owed:
                return DIE + die
    return DONE


@rule
def dice_better_rerolled(state: State, die: int, gain: int, colours: int) -> int:
    """How many of the dice that may still be taken up would gain more."""
    count = 0
    for other in range(int(state.least), SKILLS * FACES):
        dice = int(state.rolled[other // FACES, other % FACES])
        if dice > 0 and other != die:
            rival = gain_of_reroll(state, other // FACES, other % FACES, colours)
            if rival > gain or (rival == gain and other < die):
                count += dice
    return count


@rule
def kept_so_far(state: State, colours: int) -> int:
    """What the dice on the table would stop if they were kept as they lie."""
    total = 0
    for colour in range(SKILLS):
        for rank in range(int(KEEPS[state.subject, colour])):
            total += value_of_best_die(state, colour, rank, colours)
    return total


@rule
def choose_to_keep(state: State, seat: int) -> int:
    """The die that counts most."""
    return highest_die(state, against(state, seat))


@rule
def highest_die(state: State, colours: int) -> int:
    """The die of the color in question that counts most against an attack in these colors."""
    first = int(state.least)
    best, most = DONE, -1
    for die in range(first, first + FACES):
        if state.rolled[die // FACES, die % FACES] > 0:
            value = face_points(die // FACES, die % FACES, colours)
            if value > most:
                best, most = DIE + die, value
    return best
