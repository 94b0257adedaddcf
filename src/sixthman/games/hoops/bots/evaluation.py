"""Weighing what is left of a game by exact chances: the facts, the dice, and the candidates with their worth.

All of it lies in one record (ROOM), in which the end of a game is solved.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from sixthman.bots.race import VIEW, put_in_order, tell
from sixthman.kernel.game import record_type
from sixthman.kernel.piles import blank
from sixthman.kernel.rules import rule

from ..declaration import FACES, SKILLS
from ..rules.cards import ATTACKS, DICE, FATIGUE, KEEPS, TACTICS
from ..rules.record import State
from ..rules.scoring import attack_value, defence_value, pending_colours
from ..rules.turn import is_last_of_period
from .hopes import team_of
from .odds import FALLS, HIGHEST, MOST_SETS, MOST_SUM, expect, fall, no_dice
from .plans import own_choice
from .tactics import best_stop

HANDS = 128  # of the opponent, imagined
MOST_SHOWN = 6  # candidates told of, the best ones
TINY = 1e-7  # what a point is worth where winning is not at stake
LAST, OWN, LEAD, PENDING, COLOURS, STOPPABLE, TEAM, RIVALS = 0, 1, 2, 3, 4, 5, 6, 14
FACTS = 22

COUNT_TACTICS = FATIGUE - TACTICS
MOST_ATTACK = ATTACKS * DICE * HIGHEST
LONGEST = 2 * DICE + 1  # choices: every die of two colors, and DONE
MOST_FOUND = (DICE + 1) ** 2  # candidates: this many ways to reroll dice of two colors

ROOM = record_type(
    [
        ("doing", np.int64),
        ("facts", np.int64, (FACTS,)),
        ("left", np.int64),  # tactics still to be evaluated, as a bit mask
        # defenses the opponent may have to answer with, as bit masks: all; sets, and how likely each is
        ("feared", np.int64),
        ("hands", np.int64),
        ("hand", np.int64, (HANDS,)),
        ("likely", np.float64, (HANDS,)),
        # the attack that is evaluated, by its sum: the chance to win, and the expected lead
        ("card", np.int64),
        ("colours", np.int64),
        ("most", np.int64),  # its highest sum
        ("wins", np.float64, (MOST_ATTACK + 1,)),
        ("leads", np.float64, (MOST_ATTACK + 1,)),
        # the answers to it: those still to be evaluated as a bit mask, the next sum of the attack, what
        # the answer stops on average; [defense]: chance and lead, by the sum of the attack
        ("answers", np.int64),
        ("attack", np.int64),
        ("usual", np.float64),
        ("replies", np.float64, (COUNT_TACTICS, 2, MOST_ATTACK + 1)),
        # candidates
        ("found", np.int64),
        ("plan", np.int16, (MOST_FOUND, LONGEST)),
        ("win", np.float64, (MOST_FOUND,)),
        ("lead", np.float64, (MOST_FOUND,)),
        ("worth", np.float64, (MOST_FOUND,)),
        ("order", np.int64, (MOST_FOUND,)),
        # dice of two colors, and memory to work in
        ("one", FALLS),
        ("two", FALLS),
        ("value", np.float64, (2 * MOST_SUM + 1,)),
        ("extra", np.float64, (2 * MOST_SUM + 1,)),
        ("folded", np.float64, (2, MOST_SUM + 1)),
        ("best", np.float64, (2, MOST_SETS)),
        ("taken", np.int64, (SKILLS, FACES)),
    ]
)


@rule
def tell_facts(view: State, seat: int, facts: Any) -> None:
    """What an ending has to know of a view, as a row of numbers."""
    facts[LAST] = 1 if is_last_of_period(view) else 0
    facts[OWN] = own_choice(view, seat)
    pending = attack_value(view, 1 - seat)
    facts[PENDING], facts[COLOURS] = pending, pending_colours(view, 1 - seat)
    facts[LEAD] = int(view.points[seat]) - int(view.points[1 - seat])
    if view.last_turn == 0:
        facts[LEAD] -= max(0, pending - defence_value(view, seat))
    team, rivals = team_of(view, seat), team_of(view, 1 - seat)
    facts[STOPPABLE] = best_stop(view, seat, team, pending_colours(view, 1 - seat))
    for i in range(RIVALS - TEAM):
        facts[TEAM + i], facts[RIVALS + i] = team[i], rivals[i]


@rule
def win_with(lead: float) -> float:
    """1 for a win, half for a tie."""
    if lead > 0:
        return 1.0
    return 0.5 if lead == 0 else 0.0


# --- dice


@rule
def take_dice(room: Any, card: int, team: int, colours: int, again: int) -> bool:
    """The dice of a tactic before the roll, for a team among the facts; False if they are of three colors,
    or if there is no room for what they may come to."""
    no_dice(room.one)
    no_dice(room.two)
    taken, fits = 0, True
    for skill in range(SKILLS):
        kept, dice = int(KEEPS[card, skill]), int(room.facts[team + skill])
        if kept > 0 and fits:
            if taken == 0:
                fits = fall(room.one, skill, colours, dice, kept, again)
            elif taken == 1:
                fits = fall(room.two, skill, colours, dice, kept, again)
            taken += 1
    return fits and taken <= 2


@rule
def expect_best(room: Any, rerolls: int) -> tuple[float, float]:
    """The chance to win and the expected lead with these dice and the best rerolls, as wins and leads are
    given by sums of dice: more than the highest of those that count is worth no more."""
    for total in range(int(room.one.most) + int(room.two.most) + 1):
        at = min(total, int(room.most))
        room.value[total] = room.wins[at] + TINY * room.leads[at]
        room.extra[total] = room.leads[at]
    value, lead = expect(room.one, room.two, rerolls, room.value, room.extra, room.folded, room.best)
    return value - TINY * lead, lead


# --- candidates


@rule
def no_candidates(room: Any) -> None:
    """None yet: choices are written into rows that are blank."""
    room.found = 0
    for plan in range(MOST_FOUND):
        blank(room.plan[plan], 0, LONGEST)


@rule
def add_candidate(room: Any, win: float, lead: float) -> None:
    """One more, whose choices are written into the row after the last."""
    room.win[room.found], room.lead[room.found] = win, lead
    room.worth[room.found] = win + TINY * lead
    room.found += 1


@rule
def tell_candidates(records: Any, race: Any) -> None:
    """The best of the candidates, with the points that the seat may expect."""
    room, view = race.room, records[VIEW]
    points = int(view.points[view.viewer])
    put_in_order(room.order, int(room.found), room.worth, room.worth)
    race.told, race.exact = min(MOST_SHOWN, int(room.found)), 1
    for i in range(race.told):
        best = room.order[i]
        more = room.lead[best] - room.facts[LEAD] if view.last_turn == 0 else 0.0
        tell(race, i, room.win[best], points + more, room.lead[best], 1.0 if i == 0 else 0.0)
        blank(race.plan[i], 0, len(race.plan[i]))
        for at in range(LONGEST):
            race.plan[i, at] = room.plan[best, at]
        race.order[i] = i
