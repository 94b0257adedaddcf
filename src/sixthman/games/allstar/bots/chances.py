"""Chances: where teams that are not laid down yet would rank, over worlds imagined from one seat's view.

In each world rivals hold and decide what sensible managers would (`beliefs.py`); then the rules play the
arenas, or the match.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from sixthman.bots.race import RECORDS, VIEW, WORLD
from sixthman.kernel.game import Engine
from sixthman.kernel.piles import NONE, blank, sort
from sixthman.kernel.rules import rule
from sixthman.kernel.stream import THOUGHT, new_stream

from ..declaration import CUT, LAY_DOWN, LINEUP, NEW_TEAM, PLAYOFF_TEAM, SEALED, SEATS, TEAM, TEAMS
from ..rules.coaches import leave_teams
from ..rules.envelopes import open_envelope, take_back
from ..rules.playoffs import cut, play_match, reveal_playoff_teams
from ..rules.ranking import rank
from ..rules.record import State, still_in
from ..rules.season import carry_out_lineup, fans_won, play_arena
from .beliefs import BELIEFS, believe
from .quick import fill_envelope, is_waited_for

WORLDS = 500  # ten milliseconds at most


@dataclass(frozen=True)
class Tried:
    """A team as it might be laid down: five cards, the place of its arena in the round's row (NONE in the
    playoffs), and if the coach is beside it the player and the teammate it is about, or NONE."""

    cards: Sequence[int]
    arena: int = NONE
    coached: bool = False
    player: int = NONE
    mate: int = NONE


@dataclass(frozen=True)
class Outlook:
    """How a team may do: the chance of each rank, the fans to be expected, the worlds it was tried in."""

    ranks: list[float]
    fans: float | None
    worlds: int


@rule
def try_teams(
    records: Any,
    words: Any,
    seat: int,
    teams: Any,
    besides: Any,
    worlds: int,
    rng: Any,
    beliefs: Any,
    ranks: Any,
    fans: Any,
) -> int:
    """Count in ranks[team, rank - 1] how tried teams do, add up their fans; returns the worlds that count.

    places[team] = (arena, coached, player, mate), see `Tried`.
    """
    counted = 0
    for number in range(worlds):
        believe(records, words, rng, beliefs, number == 0)
        world = records[WORLD]
        if world.phase == LAY_DOWN:
            let_lay_down(world)
        if world.phase == LINEUP or world.phase == PLAYOFF_TEAM or world.phase == CUT:
            counted += 1
            let_rivals_decide(world, seat)
            for team in range(len(teams)):
                lay_tried_team(world, seat, team, teams[team], besides[team])
                if world.phase == LINEUP:
                    play_arena(world, int(besides[team, 0]))
                    fans[team] += fans_won(world, seat, int(besides[team, 0]))
                else:
                    play_match(world)
                ranks[team, rank(world, seat) - 1] += 1
    return counted


@rule
def let_lay_down(world: State) -> None:
    """Everyone lays substitutes down as the pro would."""
    for seat in range(world.seats):
        while world.phase == LAY_DOWN and is_waited_for(world, seat):
            fill_envelope(world, seat)


@rule
def let_rivals_decide(world: State, seat: int) -> None:
    """All others have decided, and what they decided lies on the table."""
    phase = int(world.phase)
    for other in range(world.seats):
        if other != seat:
            while is_waited_for(world, other):
                fill_envelope(world, other)
            if phase == LINEUP:
                carry_out_lineup(world, other)
    if phase == PLAYOFF_TEAM:
        for i in range(TEAM):
            world.envelope[seat, NEW_TEAM + i] = world.bench[seat, i]  # five of its own; changed for each try
        reveal_playoff_teams(world)
    elif phase == CUT:
        cut(world)


@rule
def lay_tried_team(world: State, seat: int, team: int, cards: Any, beside: Any) -> None:
    """The team is on the table, alone, with its coach."""
    row = team if world.phase == LINEUP else 0
    for i in range(TEAM):
        world.teams[seat, row, i] = cards[i]
    if world.phase == LINEUP:
        leave_teams(world, seat)
        for other in range(TEAMS):
            world.bus[seat, other] = NONE
        world.bus[seat, row] = beside[0]
        if beside[1] == 1:
            world.coach_beside[seat], world.coach_player[seat], world.coach_mate[seat] = (
                row,
                beside[2],
                beside[3],
            )


@rule
def empty_envelope(view: State, seat: int) -> None:
    """Nothing is decided, and nothing tells what was: the bench lies in order."""
    take_back(view, seat)
    sort(view.bench[seat], 0, int(view.benched[seat]))
    blank(view.envelope[seat], 0, SEALED)
    open_envelope(view, seat)


class Chances:
    """The chances of teams on one engine."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._try = engine.rule(try_teams)

    def of(self, view: Any, tried: Sequence[Tried], worlds: int = WORLDS) -> list[Outlook] | None:
        """The outlook of teams; None where no teams are decided on. The same view gives the same."""
        seat, phase = int(view.viewer), int(view.phase)
        if phase not in (LINEUP, PLAYOFF_TEAM, LAY_DOWN, CUT) or not still_in(view, seat):
            return None
        records = np.zeros(RECORDS, self._engine.rules.record)
        records[VIEW] = view
        self._engine.rule(empty_envelope)(records[VIEW], seat)
        teams = np.array([list(team.cards) for team in tried], np.int64).reshape(len(tried), TEAM)
        besides = np.array(
            [(team.arena, int(team.coached), team.player, team.mate) for team in tried], np.int64
        ).reshape(len(tried), 4)
        ranks, fans = np.zeros((len(tried), SEATS)), np.zeros(len(tried))
        rng = new_stream(hashlib.sha256(records[VIEW].tobytes()).hexdigest(), lane=THOUGHT)
        words, beliefs = records.view(np.uint64).reshape(RECORDS, -1), np.zeros(1, BELIEFS)[0]
        counted = int(self._try(records, words, seat, teams, besides, worlds, rng, beliefs, ranks, fans))
        if not counted:
            return None
        seats = int(view.seats)
        return [
            Outlook(
                [float(count) / counted for count in ranks[i, :seats]],
                float(fans[i]) / counted if phase == LINEUP else None,
                counted,
            )
            for i in range(len(tried))
        ]
