"""Activation: a prepared tactic is announced, dice are rolled, rerolled and kept, the tactic is discarded."""

from __future__ import annotations

from sixthman.kernel.rules import rule

from ..declaration import ACTIONS, ATTACKED, DEFENDED, DIE, DONE, FACES, KEEP, MENU, REROLL, SKILLS
from .cards import COMPLEXITY, FATIGUE, KEEPS
from .court import dice_of, discard_prepared, is_offence, team_rebounds
from .decks import put_on_top
from .dice import dice_kept, dice_marked, dice_rolled, keep_dice, put_back, roll
from .record import State, ask, is_done, set_done
from .scoring import is_pending


@rule
def can_attack(state: State) -> bool:
    """May the player still activate an offense?"""
    return not is_done(state, ATTACKED)


@rule
def can_defend(state: State) -> bool:
    """May the player still activate a defense, and is there an attack to defend against (H10)?"""
    return not is_done(state, DEFENDED) and is_pending(state, 1 - int(state.player))


@rule
def may_activate(state: State, row: int) -> bool:
    """Can a tactic of this row be activated in this turn?"""
    return can_attack(state) if row == 0 else can_defend(state)


@rule
def is_simple_enough(card: int, intelligence: int) -> bool:
    """A tactic's complexity must not go beyond the intelligence of the team."""
    return int(COMPLEXITY[card]) <= intelligence


@rule
def activate(state: State, card: int) -> None:
    """Announce a tactic and roll its dice."""
    state.subject = card
    set_done(state, ACTIONS | (ATTACKED if is_offence(card) else DEFENDED))
    for colour in range(SKILLS):
        state.marked[colour] = 0
    state.owed = min(roll_tactic(state, card), allowance(state))
    if state.owed > 0:
        ask(state, REROLL)
    else:
        keep_on(state)


@rule
def roll_tactic(state: State, card: int) -> int:
    """Roll a die for each level of the team in the skills of the tactic (H8); returns how many."""
    dice = 0
    for colour in range(SKILLS):
        if KEEPS[card, colour] > 0:
            count = dice_of(state, int(state.player), colour)
            roll(state, colour, count)
            dice += count
    return dice


@rule
def allowance(state: State) -> int:
    """How many dice may be rerolled (H8).

    In attack one for every three rebounds the team is ahead, or part of three; in defense one for every
    fatigue card in the pile.
    """
    seat = int(state.player)
    if is_offence(int(state.subject)):
        return rerolls_for(team_rebounds(state, seat) - team_rebounds(state, 1 - seat))
    return int(state.fatigue)


@rule
def rerolls_for(ahead: int) -> int:
    """The rerolls of an attack whose team is this many rebounds ahead."""
    return (ahead + 2) // 3 if ahead > 0 else 0


@rule
def select_die(state: State, chosen: int) -> None:
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
    """In defense the fatigue is taken first, onto the draw pile; then all selected dice fall together."""
    if not is_offence(int(state.subject)):
        for _ in range(dice_marked(state)):
            state.fatigue -= 1
            put_on_top(state, int(state.player), FATIGUE)
    roll_selected(state)
    keep_on(state)


@rule
def roll_selected(state: State) -> None:
    """The dice taken up fall again."""
    for colour in range(SKILLS):
        count = int(state.marked[colour])
        if count > 0:
            state.marked[colour] = 0
            roll(state, colour, count)


@rule
def keep_die(state: State, chosen: int) -> None:
    """One die goes to its zone on court."""
    keep_dice(state, (chosen - DIE) // FACES, (chosen - DIE) % FACES, 1)
    keep_on(state)


@rule
def keep_on(state: State) -> None:
    """Color by color: what leaves no choice is kept by itself, else ask; the rest goes back (H9)."""
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
