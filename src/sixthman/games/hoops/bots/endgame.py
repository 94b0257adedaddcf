"""The end of a game, exactly: the special last turn (H3), and the last attack in the turn before it.

In the last turn one defense is left to be made against an attack that lies on the table. Every defense
the seat could prepare is rated by its exact chance to win, over all falls of the dice and with the best
rerolls: fatigue costs nothing any more. Where all win alike, points decide.

The last attack is rated by the best answer of the opponent, who sees it before choosing a defense and what
to reroll. All dice are counted exactly. What is not known is which defenses the opponent holds: that is an
average over hands imagined.

A tie counts as half a win: what an overtime between these two would bring is not looked into. While a
defense can still be activated in the same turn, an attack is left to the search, and so is any tactic that
keeps dice of three colors, or more dice than `odds` has room for; none of the standard set does.

All this needs some milliseconds. It is done piece by piece, so that a clock can be looked at in between: if
that is too short, the search decides here too.
"""

from __future__ import annotations

from typing import Any

from sixthman.bots.race import LEFT, MORE, SOLVED, TRIAL, VIEW, WORLD
from sixthman.kernel.piles import NONE, holds
from sixthman.kernel.playout import copy_words
from sixthman.kernel.rules import rule

from ..declaration import (
    DEFENDED,
    DONE,
    FACES,
    MAKE_ROOM,
    MENU,
    PREPARE,
    PREPARED,
    REROLL,
    SKILLS,
    TO_PREPARE,
)
from ..rules.cards import COMPLEXITY, FATIGUE, KEEPS, TACTICS
from ..rules.choices import choice, legal
from ..rules.course import act
from ..rules.court import is_offence
from ..rules.record import State
from ..rules.scoring import face_points
from .evaluation import (
    COLOURS,
    COUNT_TACTICS,
    HANDS,
    LAST,
    LEAD,
    OWN,
    PENDING,
    RIVALS,
    STOPPABLE,
    TEAM,
    TINY,
    add_candidate,
    expect_best,
    no_candidates,
    take_dice,
    tell_candidates,
    tell_facts,
    win_with,
)
from .hopes import REROLLS, WITS
from .odds import expect
from .rerolls import evaluate_rerolls

game: Any = None  # bound by the target to the functions of the game

ENOUGH = 0.6  # the part of the time after which the rest is left to the search
A_PIECE = 200_000  # additions between two looks at the clock: a fraction of a millisecond
LOOKING, DEFENDING, ATTACKING, ANSWERING = 0, 1, 2, 3  # what is done next
WIN, AHEAD = 0, 1  # what a reply is worth: the chance to win and the lead, for who attacks


@rule
def solve(records: Any, words: Any, rng: Any, race: Any, time: float) -> int:
    """The next piece of solving an ending; LEFT where there is none, or not enough time."""
    room = race.room
    if time > ENOUGH:
        return LEFT
    if room.doing == LOOKING:
        said = look(records, words, rng, room)
    elif room.doing == DEFENDING:
        said = evaluate_next_defence(records, words, room)
    elif room.doing == ATTACKING:
        said = begin_next_attack(records[VIEW], room)
    else:
        said = evaluate_answers(records[VIEW], room)
    if said == SOLVED:
        if room.found == 0:
            return LEFT
        tell_candidates(records, race)
    return said


@rule
def look(records: Any, words: Any, rng: Any, room: Any) -> int:
    """Is this the last turn, or the last attack?"""
    view, seat, phase = records[VIEW], int(records[VIEW].viewer), int(records[VIEW].phase)
    if view.player != seat or (phase != MENU and phase != PREPARE and phase != REROLL):
        return LEFT
    tell_facts(view, seat, room.facts)
    no_candidates(room)
    if view.last_turn == 1:
        return begin_last_turn(view, seat, room)
    if room.facts[LAST] == 0 or phase == PREPARE or not is_attack_next(view, room.facts):
        return LEFT
    imagine_defences(records, words, rng, room)
    room.left = 1 << (int(view.subject) - TACTICS) if phase == REROLL else attacks_of(view, seat, room)
    room.doing = ATTACKING
    return MORE


@rule
def is_attack_next(view: State, facts: Any) -> bool:
    """Is an attack all that is left to be done in this turn?"""
    if facts[STOPPABLE] > 0 and facts[PENDING] > 0 and int(view.done) & DEFENDED == 0:
        return False
    own = int(view.subject) if view.phase == REROLL else int(facts[OWN])
    return TACTICS <= own < FATIGUE and is_offence(own)


@rule
def lowest_tactic(mask: int) -> int:
    """The first tactic of a bit mask."""
    card = 0
    while (mask >> card) & 1 == 0:
        card += 1
    return TACTICS + card


# --- the last turn


@rule
def begin_last_turn(view: State, seat: int, room: Any) -> int:
    """A defense against the attack on the table, or what to reroll of one that has been rolled."""
    pending, lead = int(room.facts[PENDING]), int(room.facts[LEAD])
    room.most = pending
    for total in range(pending + 1):
        room.leads[total] = lead - max(0, pending - total)
        room.wins[total] = win_with(room.leads[total])
    if view.phase == REROLL:
        return SOLVED if evaluate_rerolls(view, room) else LEFT
    if view.phase == MENU:
        room.plan[room.found, 0] = DONE
        add_candidate(room, room.wins[0], room.leads[0])
    room.left = defences_of(view, seat, int(room.facts[TEAM + WITS])) if room.facts[COLOURS] != 0 else 0
    room.doing = DEFENDING
    return MORE


@rule
def defences_of(view: State, seat: int, wits: int) -> int:
    """Bit mask of the defenses a seat could activate in the last turn, prepared or in hand."""
    mask = 0
    for i in range(PREPARED):
        mask |= bit_of_defence(int(view.prepared[seat, 1, i]), wits)
    for i in range(view.held[seat]):
        mask |= bit_of_defence(int(view.hand[seat, i]), wits)
    return mask


@rule
def bit_of_defence(card: int, wits: int) -> int:
    """The bit of a card in a mask of tactics, if it is a defense that the team is clever enough for."""
    if card < TACTICS or card >= FATIGUE or is_offence(card) or COMPLEXITY[card] > wits:
        return 0
    return 1 << (card - TACTICS)


@rule
def evaluate_next_defence(records: Any, words: Any, room: Any) -> int:
    """One more defense with its worth, until all are evaluated."""
    if room.left == 0:
        return SOLVED
    card, fatigue = lowest_tactic(int(room.left)), int(records[VIEW].fatigue)
    room.left &= room.left - 1
    if not write_activation(records, words, card, room.plan[room.found]):
        return LEFT
    if not take_dice(room, card, TEAM, int(room.facts[COLOURS]), fatigue):
        return LEFT
    win, lead = expect_best(room, fatigue)
    add_candidate(room, win, lead)
    return MORE


@rule
def write_activation(records: Any, words: Any, card: int, plan: Any) -> bool:
    """Prepare a defense if it is in hand, and activate it; False if that cannot be done."""
    copy_words(words, VIEW, TRIAL)
    trial, seat, at = records[TRIAL], int(records[VIEW].viewer), 0
    while True:
        chosen = next_to_activate(trial, seat, card)
        if not can_choose(trial, seat, chosen):
            return False
        plan[at] = chosen
        if trial.phase == MENU and chosen == card:
            return True
        act(trial, seat, chosen)
        at += 1


@rule
def next_to_activate(trial: State, seat: int, card: int) -> int:
    """The next choice on the way to a defense."""
    there = trial.prepared[seat, 1]
    is_prepared = holds(there, PREPARED, card)
    if trial.phase == MENU:
        return card if is_prepared else TO_PREPARE
    if trial.phase == MAKE_ROOM:
        return int(there[0]) if there[0] != card else int(there[1])
    return DONE if is_prepared else card


@rule
def can_choose(state: State, seat: int, chosen: int) -> bool:
    """Is this one of the legal choices?"""
    for k in range(legal(state, seat)):
        if choice(state, seat, k) == chosen:
            return True
    return False


# --- the last attack


@rule
def attacks_of(view: State, seat: int, room: Any) -> int:
    """Bit mask of the attacks prepared that the team is clever enough for."""
    mask = 0
    for i in range(PREPARED):
        card = int(view.prepared[seat, 0, i])
        if card != NONE and COMPLEXITY[card] <= room.facts[TEAM + WITS]:
            mask |= 1 << (card - TACTICS)
    return mask


@rule
def imagine_defences(records: Any, words: Any, rng: Any, room: Any) -> None:
    """The defenses the opponent may have to answer with, and how likely each set of them is."""
    room.hands, room.feared = 0, 0
    rival, wits = 1 - int(records[VIEW].viewer), int(room.facts[RIVALS + WITS])
    for _ in range(HANDS):
        copy_words(words, VIEW, WORLD)
        game.imagine(records[WORLD], rng)
        mask, hand = defences_of(records[WORLD], rival, wits), 0
        while hand < room.hands and room.hand[hand] != mask:
            hand += 1
        if hand == room.hands:
            room.hand[hand], room.likely[hand] = mask, 0.0
            room.hands += 1
        room.likely[hand] += 1 / HANDS
        room.feared |= mask


@rule
def begin_next_attack(view: State, room: Any) -> int:
    """The next attack is to be evaluated, until all are: its colors, and the most it may come to."""
    if room.left == 0:
        return SOLVED
    card = lowest_tactic(int(room.left))
    room.left &= room.left - 1
    room.card, room.colours, room.most = card, 0, 0
    for skill in range(SKILLS):
        if KEEPS[card, skill] > 0:
            if room.facts[TEAM + skill] > 0:
                room.colours |= 1 << skill
            highest = 0
            for face in range(FACES):
                highest = max(highest, face_points(skill, face, 0))
            room.most += highest * int(KEEPS[card, skill])
    room.answers, room.attack, room.doing = room.feared, 0, ANSWERING
    return MORE


@rule
def evaluate_answers(view: State, room: Any) -> int:
    """What one answer leaves of some sums of the attack; after the last one, the attack against them all."""
    if room.answers == 0:
        return end_attack(view, room)
    defence, fatigue = lowest_tactic(int(room.answers)), int(view.fatigue)
    if room.attack == 0:
        if not take_dice(room, defence, RIVALS, int(room.colours), fatigue):
            return LEFT
        room.usual = usually_stopped(room, fatigue)
    done = 0
    while room.attack <= room.most and done < A_PIECE:
        done += reply(room, room.replies[defence - TACTICS], int(room.attack), fatigue)
        room.attack += 1
    if room.attack > room.most:
        room.answers &= room.answers - 1
        room.attack = 0
    return MORE


@rule
def usually_stopped(room: Any, fatigue: int) -> float:
    """What a defense stops on average, if it is rerolled for that."""
    for stopped in range(highest_sum(room) + 1):
        room.value[stopped], room.extra[stopped] = float(stopped), float(stopped)
    usual, _ = expect(room.one, room.two, fatigue, room.value, room.extra, room.folded, room.best)
    return usual


@rule
def highest_sum(room: Any) -> int:
    """The most that the dice of both colors may come to."""
    return int(room.one.most) + int(room.two.most)


@rule
def reply(room: Any, replies: Any, attack: int, fatigue: int) -> int:
    """What is left to win and to lead by after one defense against some sum of an attack; returns about how
    many additions that took.

    Where the dice of the defense cannot change who wins, the lead is a near figure: what is stopped on
    average is taken off.
    """
    lead, highest = int(room.facts[LEAD]), highest_sum(room)
    win = win_with(lead + max(0, attack))
    if win == win_with(lead + max(0, attack - highest)):
        replies[WIN, attack], replies[AHEAD, attack] = win, lead + max(0.0, attack - room.usual)
        return 1
    for stopped in range(highest + 1):
        left = lead + max(0, attack - stopped)
        room.value[stopped], room.extra[stopped] = -win_with(left) - TINY * left, float(-left)
    value, behind = expect(room.one, room.two, fatigue, room.value, room.extra, room.folded, room.best)
    replies[WIN, attack], replies[AHEAD, attack] = TINY * behind - value, -behind
    rerolls = (min(int(room.one.again), fatigue) + 1) * (min(int(room.two.again), fatigue) + 1)
    return int(room.one.sets) * int(room.two.sets) * rerolls * (int(room.one.most) + 1)


@rule
def end_attack(view: State, room: Any) -> int:
    """The attack with its worth, or what to reroll of it."""
    answer_best(room)
    if view.phase == REROLL:
        return SOLVED if evaluate_rerolls(view, room) else LEFT
    rerolls = int(room.facts[TEAM + REROLLS])
    if not take_dice(room, int(room.card), TEAM, 0, rerolls):
        return LEFT
    win, lead = expect_best(room, rerolls)
    room.plan[room.found, 0] = room.card
    add_candidate(room, win, lead)
    room.doing = ATTACKING
    return MORE


@rule
def answer_best(room: Any) -> None:
    """wins, leads: by the sum of an attack the chance to win and the expected lead after the best answer."""
    lead = int(room.facts[LEAD])
    for attack in range(int(room.most) + 1):
        room.wins[attack], room.leads[attack] = 0.0, 0.0
        for hand in range(room.hands):
            win, ahead = win_with(lead + attack), float(lead + attack)
            for defence in range(COUNT_TACTICS):
                if (room.hand[hand] >> defence) & 1 == 1:
                    other, then = room.replies[defence, WIN, attack], room.replies[defence, AHEAD, attack]
                    if other + TINY * then < win + TINY * ahead:
                        win, ahead = other, then
            room.wins[attack] += room.likely[hand] * win
            room.leads[attack] += room.likely[hand] * ahead
