"""The end of a game, exactly: the special last turn (H3), and the last attack in the turn before it.

In the last turn one defence is left to be made against an attack that lies on the table. Every defence
the seat could prepare is weighed by its exact chance to win, over all falls of the dice and with the best
rerolls: fatigue costs nothing any more. Where all win alike, points decide.

The last attack is weighed by the best answer of the opponent, who sees it before choosing a defence and what
to reroll. All dice are counted exactly. What is not known is which defences the opponent holds: that is an
average over hands imagined.

A tie counts as half a win: what an overtime between these two would bring is not looked into. While a
defence can still be activated in the same turn, an attack is left to the search, and so is any tactic that
keeps dice of three colours (none of the standard set does). All this needs some milliseconds: if the clock is
too short for it, the search decides here too.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

import numpy as np

from sixthman.games.hoops.cards import (
    ATTACKS,
    COMPLEXITY,
    FACE,
    FACE_COLOUR,
    FACES,
    FATIGUE,
    KEEPS,
    KIND,
    OFFENCE,
    SKILLS,
    TACTICS,
)
from sixthman.games.hoops.record import (
    DEFENDED,
    DIE,
    DONE,
    MAKE_ROOM,
    MENU,
    PREPARE,
    REROLL,
    TO_PREPARE,
    State,
)
from sixthman.games.hoops.scoring import attack_value, defence_value
from sixthman.games.hoops.turn import is_last_of_period
from sixthman.kernel.game import Engine
from sixthman.kernel.piles import NONE
from sixthman.kernel.rules import rule
from sixthman.kernel.stream import new_stream

from ..clock import Clock
from ..thought import Candidate, Thought
from .hopes import REROLLS, WITS, pending_colours, team_of
from .odds import NO_DICE, Falls, Numbers, Odds
from .plans import own_choice
from .tactics import best_stop

HANDS = 128  # of the opponent, imagined
MOST_SHOWN = 6  # rerolls told of, the best ones
SOME_GAME = (0, 0, 0, 0)  # its options, to get ready with
ENOUGH = 0.6  # the part of the time after which the rest is left to the search
TINY = 1e-7  # what a point is worth where winning is not at stake
LAST, OWN, LEAD, PENDING, COLOURS, STOPPABLE, TEAM, RIVALS = 0, 1, 2, 3, 4, 5, 6, 14
FACTS = 22


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


@dataclass(frozen=True)
class CardTables:
    """The tables of the card set in play that an ending needs."""

    face: Numbers
    face_colour: Numbers
    keeps: Numbers
    complexity: Numbers
    kind: Numbers

    def faces(self, skill: int, colours: int) -> tuple[int, ...]:
        """What the faces of a die count; defensive ones against an attack in these colours (H1)."""
        return tuple(
            int(face) if skill < ATTACKS or (face and colours >> int(colour) & 1) else 0
            for face, colour in zip(self.face[skill], self.face_colour[skill], strict=True)
        )

    def skills(self, card: int) -> list[int]:
        """The skills a tactic rolls dice of."""
        return [skill for skill in range(SKILLS) if self.keeps[card, skill] > 0]


class OutOfTime(Exception):
    """The clock is too short for an exact solution."""


def look_at(clock: Clock) -> None:
    """Raise OutOfTime when it is time to give up."""
    if clock.spent() > ENOUGH:
        raise OutOfTime


class Endgame:
    """Endings of one engine's game."""

    def __init__(self, engine: Engine) -> None:
        tables = engine.rules.tables
        self._cards = CardTables(
            tables.get("FACE", FACE),
            tables.get("FACE_COLOUR", FACE_COLOUR),
            tables.get("KEEPS", KEEPS),
            tables.get("COMPLEXITY", COMPLEXITY),
            tables.get("KIND", KIND),
        )
        self._odds = Odds(engine.rule)
        self._tell_facts = engine.rule(tell_facts)
        self._game = engine.game
        self._get_ready(engine.rules.new_state(), engine.rules.new_state())

    def _get_ready(self, state: State, view: State) -> None:
        """Have all rules compiled, or loaded, before any clock runs."""
        game, luck = self._game, new_stream("ready")
        game.setup(state, np.array(SOME_GAME, np.int64), luck)
        seat = int(state.player)
        if _can(game, state, seat, DONE):
            game.act(state, seat, DONE)
        game.view(state, seat, view)
        game.imagine(view, luck)
        self._tell_facts(view, seat, np.zeros(FACTS, np.int64))
        some = self._odds.falls((0, 1, 1, 2, 2, 3), 2, 1, 1)
        self._expect((some, some), 1, np.arange(9.0), np.arange(9.0))

    def solve(self, view: State, seat: int, clock: Clock, luck: Any) -> Thought | None:
        """The candidates with their exact worth; None where there is no ending or not enough time."""
        if view.player != seat or view.phase not in (MENU, PREPARE, REROLL):
            return None
        facts = np.zeros(FACTS, np.int64)
        self._tell_facts(view, seat, facts)
        try:
            candidates = self._candidates(view, seat, facts, clock, luck)
        except OutOfTime:
            return None
        if not candidates:
            return None
        candidates.sort(key=lambda candidate: -candidate.weight)
        for candidate in candidates:
            more = (candidate.lead or 0.0) - float(facts[LEAD]) if view.last_turn == 0 else 0.0
            candidate.score, candidate.weight = int(view.points[seat]) + more, 0.0
        candidates[0].weight = 1.0
        return Thought(candidates[:MOST_SHOWN], seconds=time.perf_counter() - clock.begun, exact=True)

    def _candidates(self, view: State, seat: int, facts: Numbers, clock: Clock, luck: Any) -> list[Candidate]:
        """Those of the last turn or of the last attack; none elsewhere."""
        if view.last_turn == 1:
            return self._last_turn(view, seat, facts, clock)
        if facts[LAST] == 1 and self._attacks_next(view, facts):
            return self._last_attack(view, seat, facts, clock, luck)
        return []

    def _attacks_next(self, view: State, facts: Numbers) -> bool:
        """Is an attack all that is left to be done in this turn?"""
        if facts[STOPPABLE] > 0 and facts[PENDING] > 0 and int(view.done) & DEFENDED == 0:
            return False
        if view.phase == REROLL:
            return bool(self._cards.kind[view.subject] == OFFENCE)
        return bool(TACTICS <= facts[OWN] < FATIGUE and self._cards.kind[facts[OWN]] == OFFENCE)

    # --- the last turn

    def _last_turn(self, view: State, seat: int, facts: Numbers, clock: Clock) -> list[Candidate]:
        """A defence against the attack on the table, or what to reroll of one that has been rolled."""
        pending, lead = int(facts[PENDING]), int(facts[LEAD])
        sums = np.arange(pending + 1)
        leads = lead - np.maximum(0, pending - sums)
        wins = _wins(leads)
        if view.phase == REROLL:
            return self._rerolls(view, facts, wins, leads)
        found = []
        if view.phase == MENU:
            found.append(_candidate([DONE], float(wins[0]), float(leads[0])))
        team = facts[TEAM:RIVALS]
        for card in self._defences(view, seat, team) if facts[COLOURS] else []:
            look_at(clock)
            dice = self._dice(card, team, int(facts[COLOURS]), int(view.fatigue))
            plan = self._plan_to_activate(view, seat, card)
            if dice is None or plan is None:
                return []
            found.append(_candidate(plan, *self._expect(dice, int(view.fatigue), wins, leads)))
        return found

    def _defences(self, view: State, seat: int, team: Numbers) -> list[int]:
        """The defences a seat could activate in the last turn, prepared or in hand."""
        hand = view.hand[seat, : int(view.held[seat])].tolist()
        there = set(view.prepared[seat, 1].tolist()) | set(hand)
        defences = [card for card in sorted(there) if self._is_defence(card)]
        return [card for card in defences if self._cards.complexity[card] <= team[WITS]]

    def _is_defence(self, card: int) -> bool:
        return TACTICS <= card < FATIGUE and bool(self._cards.kind[card] != OFFENCE)

    def _plan_to_activate(self, view: State, seat: int, card: int) -> list[int] | None:
        """Prepare a defence if it is in hand, and activate it."""
        trial, plan = view.copy(), []
        while not (trial.phase == MENU and card in trial.prepared[seat, 1]):
            if trial.phase == MENU:
                choice = TO_PREPARE
            elif trial.phase == MAKE_ROOM:
                choice = int(next(out for out in trial.prepared[seat, 1] if out != card))
            else:
                choice = DONE if card in trial.prepared[seat, 1] else card
            if not _can(self._game, trial, seat, choice):
                return None
            plan.append(choice)
            self._game.act(trial, seat, choice)
        return [*plan, card] if _can(self._game, trial, seat, card) else None

    # --- the last attack

    def _last_attack(
        self, view: State, seat: int, facts: Numbers, clock: Clock, luck: Any
    ) -> list[Candidate]:
        """An attack against the best answer to it, or what to reroll of one that has been rolled."""
        team, rerolls = facts[TEAM:RIVALS], int(facts[TEAM + REROLLS])
        sets = self._imagined_defences(view, seat, facts[RIVALS:], clock, luck)
        if view.phase == REROLL:
            answered = self._answered(view, int(view.subject), facts, sets, clock)
            return self._rerolls(view, facts, *answered) if answered else []
        found = []
        for card in sorted(set(view.prepared[seat, 0].tolist()) - {NONE}):
            if self._cards.complexity[card] > team[WITS]:
                continue
            look_at(clock)
            dice = self._dice(card, team, 0, rerolls)
            answered = self._answered(view, card, facts, sets, clock)
            if dice is None or answered is None:
                return []
            found.append(_candidate([card], *self._expect(dice, rerolls, *answered)))
        return found

    def _imagined_defences(
        self, view: State, seat: int, rivals: Numbers, clock: Clock, luck: Any
    ) -> dict[tuple[int, ...], float]:
        """The defences the opponent may have to answer with, and how likely each set of them is."""
        sets: dict[tuple[int, ...], float] = {}
        for _ in range(HANDS):
            look_at(clock)
            world = view.copy()
            self._game.imagine(world, luck)
            there = tuple(self._defences(world, 1 - seat, rivals))
            sets[there] = sets.get(there, 0.0) + 1 / HANDS
        return sets

    def _answered(
        self, view: State, card: int, facts: Numbers, sets: dict[tuple[int, ...], float], clock: Clock
    ) -> tuple[Numbers, Numbers] | None:
        """By the sum of an attack: the chance to win and the expected lead after the best answer to it."""
        team, rivals, lead = facts[TEAM:RIVALS], facts[RIVALS:], int(facts[LEAD])
        skills = self._cards.skills(card)
        colours = sum(1 << skill for skill in skills if team[skill] > 0)
        most = sum(int(max(self._cards.faces(s, 0))) * int(self._cards.keeps[card, s]) for s in skills)
        replies: dict[int, tuple[Numbers, Numbers]] = {}
        for defence in {card for there in sets for card in there}:
            reply = self._reply(defence, colours, rivals, lead, most, int(view.fatigue), clock)
            if reply is None:
                return None
            replies[defence] = reply
        sums = np.arange(most + 1)
        win, ahead = np.zeros(most + 1), np.zeros(most + 1)
        nothing = (_wins(lead + sums), lead + sums.astype(float))
        for there, chance in sets.items():
            options = [nothing, *(replies[d] for d in there)]
            wins = np.array([option[0] for option in options])
            leads = np.array([option[1] for option in options])
            best = np.argmin(wins + TINY * leads, axis=0)
            win += chance * wins[best, sums]
            ahead += chance * leads[best, sums]
        return win, ahead

    def _reply(
        self, card: int, colours: int, rivals: Numbers, lead: int, most: int, fatigue: int, clock: Clock
    ) -> tuple[Numbers, Numbers] | None:
        """By the sum of an attack: what is left to win and to lead by after one defence against it.

        Where the dice of the defence cannot change who wins, the lead is a near figure: what is stopped on
        average is taken off.
        """
        look_at(clock)
        dice = self._dice(card, rivals, colours, fatigue)
        if dice is None:
            return None
        stopped = np.arange(dice[0].most + dice[1].most + 1.0)
        usual, _ = self._odds.expect(*dice, fatigue, stopped, stopped)
        win, ahead = np.zeros(most + 1), np.zeros(most + 1)
        for attack in range(most + 1):
            look_at(clock)
            leads = lead + np.maximum(0.0, attack - stopped)
            wins = _wins(leads)
            if wins[0] == wins[-1]:
                win[attack], ahead[attack] = wins[0], lead + max(0.0, attack - usual)
            else:
                lost, behind = self._expect(dice, fatigue, -wins, -leads)
                win[attack], ahead[attack] = -lost, -behind
        return win, ahead

    # --- dice

    def _expect(
        self, dice: tuple[Falls, Falls], rerolls: int, wins: Numbers, leads: Numbers
    ) -> tuple[float, float]:
        """The chance to win and the expected lead with the best rerolls; both are given by sums of dice."""
        wins, leads = _upto(dice, wins, leads)
        value, ahead = self._odds.expect(*dice, rerolls, wins + TINY * leads, leads)
        return value - TINY * ahead, ahead

    def _dice(self, card: int, team: Numbers, colours: int, again: int) -> tuple[Falls, Falls] | None:
        """The dice of a tactic before the roll; None if they are of three colours."""
        falls = [
            self._odds.falls(
                self._cards.faces(skill, colours), int(team[skill]), self._kept(card, skill), again
            )
            for skill in self._cards.skills(card)
        ]
        return _pair(falls) if len(falls) <= 2 else None

    def _kept(self, card: int, skill: int) -> int:
        return int(self._cards.keeps[card, skill])

    def _rerolls(self, view: State, facts: Numbers, wins: Numbers, leads: Numbers) -> list[Candidate]:
        """How many of the lowest dice of each colour to reroll, each number with its worth."""
        card, owed, colours = int(view.subject), int(view.owed), int(facts[COLOURS])
        skills = [skill for skill in self._cards.skills(card) if view.rolled[skill].sum() > 0]
        if len(skills) > 2 or view.least > 0 or view.marked.sum() > 0:
            return []
        faces = [self._cards.faces(skill, colours) for skill in skills]
        falls = [
            self._odds.rolled(values, tuple(view.rolled[skill].tolist()), self._kept(card, skill), owed)
            for skill, values in zip(skills, faces, strict=True)
        ]
        one, two = _pair(falls)
        wins, leads = _upto((one, two), wins, leads)
        found = []
        for more in range(two.sums.shape[1]):
            for again in range(min(one.sums.shape[1] - 1, owed - more) + 1):
                chances = np.convolve(one.sums[0, again], two.sums[0, more])
                plan = _reroll(view, skills, faces, (again, more))
                found.append(_candidate(plan, float(chances @ wins), float(chances @ leads)))
        return found


def _candidate(choices: list[int], win: float, lead: float) -> Candidate:
    """A candidate with its worth, until the best is known, as its weight."""
    return Candidate(choices, win=win, lead=lead, weight=win + TINY * lead)


def _can(game: Any, state: State, seat: int, choice: int) -> bool:
    """Is this one of the legal choices?"""
    return any(game.choice(state, seat, k) == choice for k in range(int(game.legal(state, seat))))


def _pair(falls: list[Falls]) -> tuple[Falls, Falls]:
    """The dice of two colours, none of a colour that is not there."""
    one, two, *_ = [*falls, NO_DICE, NO_DICE]
    return one, two


def _wins(leads: Numbers) -> Numbers:
    """1 for a win, half for a tie."""
    return np.where(leads > 0, 1.0, np.where(leads == 0, 0.5, 0.0))


def _upto(dice: tuple[Falls, Falls], *worths: Numbers) -> tuple[Numbers, ...]:
    """Worths just as far as the dice can reach: more than the highest sum that counts is worth no more."""
    sums = np.arange(dice[0].most + dice[1].most + 1)
    return tuple(worth[np.minimum(sums, len(worth) - 1)].astype(float) for worth in worths)


def _reroll(
    view: State, skills: list[int], faces: list[tuple[int, ...]], numbers: tuple[int, int]
) -> list[int]:
    """The choices that take up the lowest dice of each colour, and DONE if that is still to be said."""
    taken = np.zeros((SKILLS, FACES), int)
    for skill, values, number in zip(skills, faces, numbers, strict=False):
        left = number
        for face in sorted(range(FACES), key=lambda face: values[face]):
            taken[skill, face] = min(left, int(view.rolled[skill, face]))
            left -= taken[skill, face]
    plan = [DIE + die for die in range(SKILLS * FACES) for _ in range(taken.flat[die])]
    last = plan[-1] - DIE if plan else 0
    stays = (view.rolled.astype(int) - taken).flat[last:]
    return [*plan, DONE] if len(plan) < view.owed and any(stays) else plan
