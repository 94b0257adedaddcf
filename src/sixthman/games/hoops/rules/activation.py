"""Activation: a prepared tactic is announced, dice are rolled, rerolled and kept, the tactic is discarded."""

from __future__ import annotations

from sixthman.kernel.rules import rule

from ..declaration import ACTIONS, ATTACKED, DEFENDED, DIE, DONE, FACES, KEEP, MENU, REROLL, SKILLS
from .cards import COMPLEXITY, DICE, FATIGUE, KEEPS, KIND, OFFENCE
from .court import discard_prepared, team_level, team_rebounds
from .decks import put_on_top
from .dice import dice_kept, dice_marked, dice_rolled, keep_dice, put_back, roll
from .record import State, ask, is_done, mark_done
from .scoring import is_pending


@rule
def can_attack(state: State) -> bool:
    """May the player still activate an offence?"""
    return not is_done(state, ATTACKED)


@rule
def can_defend(state: State) -> bool:
    """May the player still activate a defence, and is there an attack to defend against (H10)?"""
    return not is_done(state, DEFENDED) and is_pending(state, 1 - int(state.player))


@rule
def is_simple_enough(card: int, intelligence: int) -> bool:
    """A tactic's complexity must not go beyond the intelligence of the team."""
    return int(COMPLEXITY[card]) <= intelligence


@rule
def activate(state: State, card: int) -> None:
    """Roll a die for each level of the team in the skills of the tactic, ten of a colour at most (H8)."""
    seat = int(state.player)
    state.subject = card
    mark_done(state, ACTIONS | (ATTACKED if KIND[card] == OFFENCE else DEFENDED))
    dice = 0
    for colour in range(SKILLS):
        state.marked[colour] = 0
        if KEEPS[card, colour] > 0:
            count = min(team_level(state, seat, colour), DICE)
            roll(state, colour, count)
            dice += count
    state.owed = min(dice, allowance(state))
    if state.owed > 0:
        ask(state, REROLL)
    else:
        keep_on(state)


@rule
def allowance(state: State) -> int:
    """How many dice may be rerolled (H8).

    In attack one for every three rebounds the team is ahead, or part of three; in defence one for every
    fatigue card in the pile.
    """
    seat = int(state.player)
    if KIND[state.subject] == OFFENCE:
        ahead = team_rebounds(state, seat) - team_rebounds(state, 1 - seat)
        return (ahead + 2) // 3 if ahead > 0 else 0
    return int(state.fatigue)


@rule
def mark_die(state: State, chosen: int) -> None:
    """Take a die up to reroll it; or that was the last one, and they are all rolled at once (H8)."""
    if chosen != DONE:
        colour, face = (chosen - DIE) // FACES, (chosen - DIE) % FACES
        state.rolled[colour, face] -= 1
        state.marked[colour] += 1
        state.owed -= 1
        state.least = chosen - DIE
        if state.owed > 0:
            return
    reroll(state)


@rule
def reroll(state: State) -> None:
    """In defence the fatigue is taken first, onto the draw pile; then all marked dice fall together."""
    if KIND[state.subject] != OFFENCE:
        for _ in range(dice_marked(state)):
            state.fatigue -= 1
            put_on_top(state, int(state.player), FATIGUE)
    for colour in range(SKILLS):
        count = int(state.marked[colour])
        if count > 0:
            state.marked[colour] = 0
            roll(state, colour, count)
    keep_on(state)


@rule
def keep_die(state: State, chosen: int) -> None:
    """One die goes to its zone on court."""
    keep_dice(state, (chosen - DIE) // FACES, (chosen - DIE) % FACES, 1)
    keep_on(state)


@rule
def keep_on(state: State) -> None:
    """Colour by colour: what leaves no choice is kept by itself, else ask; the rest goes back (H9)."""
    for colour in range(SKILLS):
        dice = dice_rolled(state, colour)
        if dice > 0:
            wanted = int(KEEPS[state.subject, colour]) - dice_kept(state, int(state.player), colour)
            if wanted > 0 and not keep_all_alike(state, colour, min(dice, wanted), dice):
                ask(state, KEEP)
                state.least = colour * FACES
                return
            put_back(state, colour)
    discard_prepared(state, int(state.player), int(state.subject))
    ask(state, MENU)


@rule
def keep_all_alike(state: State, colour: int, wanted: int, dice: int) -> bool:
    """Keep dice without asking, if all of them are kept or all of them are alike."""
    if wanted < dice:
        for face in range(FACES):
            if state.rolled[colour, face] == dice:
                keep_dice(state, colour, face, wanted)
                return True
        return False
    for face in range(FACES):
        keep_dice(state, colour, face, int(state.rolled[colour, face]))
    return True
