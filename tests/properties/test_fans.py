"""Every fan comes from somewhere: few games, but closely, against a chronicle that knows the rulebook."""

from __future__ import annotations

import random
from itertools import combinations, permutations
from typing import Any

import numpy as np
import pytest

from sixthman.games.allstar.declaration import BUS, CHOOSE_COACH, DRAFT, LINEUP, PLAYOFF_TEAM
from sixthman.games.allstar.rules.cards import ARENAS, ATTRIBUTE, BUS_PLANS, STANDARD, WORD_NUMBERS
from sixthman.kernel.game import Engine
from tests.properties.chronicle import Beside, Chronicle, chronicles, deck_place
from tests.properties.play import (
    Configuration,
    State,
    can,
    deal,
    every_configuration,
    open_choices,
    waiting_seats,
)

pytestmark = pytest.mark.xdist_group("compiled")


class Counting:
    """How a team's players count, one of them perhaps changed by a coach (A24)."""

    def __init__(self, configuration: Configuration, coach: int = -1, beside: Beside | None = None) -> None:
        self.edition = configuration.edition
        self.seats = configuration.seats
        self.coach = coach
        self.configuration = configuration
        self.beside = beside or Beside(-1)

    def value(self, attribute: int, card: int) -> int:
        own = int(ATTRIBUTE[self.edition, attribute, card])
        if card != self.beside.player:
            return own
        like = can(self.configuration, self.coach, "like_mate")
        if attribute == 1 and can(self.configuration, self.coach, "number"):
            return min(9, own + can(self.configuration, self.coach, "number"))
        if like and attribute == {WORD_NUMBERS["symbol"]: 0, WORD_NUMBERS["species"]: 2}[like]:
            return int(ATTRIBUTE[self.edition, attribute, self.beside.mate])
        return own

    def strength(self, cards: frozenset[int]) -> tuple[int, int, int]:
        """How many alike, the medal of what is alike, and its value (A1)."""
        attributes = (0, 1, 2) if self.seats <= 4 else (0, 2, 1)
        best = (0, 0, 0)
        for medal, attribute in zip((3, 2, 1), attributes, strict=True):
            values = [self.value(attribute, card) for card in cards]
            for value in {value for value in values if value > 0}:
                best = max(best, (values.count(value), medal, value))
        return best

    def shared_values(self, cards: tuple[int, ...]) -> set[tuple[int, int]]:
        """(attribute, value) that all these cards have in common."""
        common = [{(a, self.value(a, card)) for a in range(3)} for card in cards]
        return {(a, value) for a, value in set.intersection(*common) if value > 0}

    def makes(self, combo: str | None, cards: frozenset[int]) -> bool:
        """Does a team make an arena's combo (A5, A6)?"""
        symbols, numbers = (sorted(self.value(a, card) for card in cards) for a in (0, 1))
        if combo == "one-of-each":
            return symbols == [1, 2, 3, 4, 5]
        if combo == "run":
            return numbers == list(range(numbers[0], numbers[0] + 5))
        if combo is None or self.shared_values(tuple(cards)):
            return False
        return any(
            self.shared_values(three) and self.shared_values(tuple(cards - set(three)))
            for three in combinations(cards, 3)
        )


def fans_of_a_round(chronicle: Chronicle, round_: int, arenas: Any, teams: Any, bus: Any) -> list[int]:
    """What every seat wins in the arenas of a round, with what the coaches add to it."""
    configuration = chronicle.configuration
    won = [0] * configuration.seats
    for slot in range(round_ + 1):
        arena = ARENAS[int(arenas[round_ * (round_ + 1) // 2 + slot])]
        strengths, coaches = [], []
        for seat in range(configuration.seats):
            team = bus[seat].index(slot)
            cards, beside = teams[seat][team], chronicle.beside[seat]
            coach = chronicle.coach[seat] if beside is not None and beside.team == team else -1
            counting = Counting(configuration, coach, beside if coach >= 0 else None)
            usual = counting.strength(cards)
            own = (6, 0, 0) if counting.makes(arena.combo, cards) else usual
            lift = can(configuration, coach, "wins_ties")
            strengths.append((own[0], lift == 2, own[1:], lift == 1))
            coaches.append(coach)
        for seat, (mine, coach) in enumerate(zip(strengths, coaches, strict=True)):
            fans = arena.fans[sum(other > mine for other in strengths)]
            on_top = fans * ((can(configuration, coach, "fans_times") or 1) - 1)
            most = can(configuration, coach, "most_more") or on_top
            won[seat] += fans + min(on_top, most) + can(configuration, coach, "fans")
            if mine == min(strengths) != max(strengths):
                won[seat] += can(configuration, coach, "fans_if_last")
    return won


def assert_like_the_chronicle(state: State, chronicle: Chronicle) -> None:
    """The record says the same as the chronicle of its choices."""
    configuration = chronicle.configuration
    places = [deck_place(configuration, place) for place in chronicle.taken]
    assert state.deck[places].tolist() == list(chronicle.taken.values())
    shown = {
        int(card): (int(state.shown_in[card]) - 1, int(state.shown_by[card]))
        for card in np.flatnonzero(state.shown_in)
    }
    assert shown == chronicle.shown
    for seat in range(configuration.seats):
        for team, cards in enumerate(chronicle.teams[seat]):
            assert set(state.teams[seat, team].tolist()) == cards
        assert [int(card) for card in state.thrown[seat] if card >= 0] == chronicle.thrown[seat]
        benched, laid = int(state.benched[seat]), int(state.laid_down[seat])
        row = state.bench[seat, :benched].tolist()
        if not chronicle.sealed[seat]:
            assert set(row) == chronicle.bench[seat]
            assert len(row) == len(chronicle.bench[seat])
        assert set(row[benched - laid :]) == chronicle.laid[seat]
        if chronicle.coach[seat] >= 0:
            assert int(state.coach[seat]) == chronicle.coach[seat]
            assert {int(state.coach[seat]), int(state.refused[seat])} == set(chronicle.dealt[seat])
        assert bool(state.turned_over[seat]) == (chronicle.used[seat] or chronicle.called[seat])


@every_configuration
def test_record_says_what_the_choices_tell(compiled: Engine, configuration: Configuration) -> None:
    for state, chronicle, _ in chronicles(
        compiled, configuration, configuration.share_of(8), "told", fickle=0.02
    ):
        assert_like_the_chronicle(state, chronicle)


@every_configuration
def test_fans_add_up(compiled: Engine, configuration: Configuration) -> None:
    """The fans of each round are those of the ranks in its arenas; then come the playoffs'."""
    data = STANDARD.edition(configuration.year)
    bonus, printed = (data[name][configuration.seats - 2] for name in ("ticket_bonus", "tickets"))
    for game in range(configuration.share_of(25)):
        luck = random.Random(f"fans {configuration} {game}")
        state = deal(compiled, configuration, f"fans {game}")
        chronicle = Chronicle(configuration, state)
        expected = [0] * configuration.seats
        reveals = 0
        while not compiled.game.over(state):
            round_, phase = int(state.round_), int(state.phase)
            if phase == LINEUP:
                reveals = len(chronicle.reveals)
            seat = luck.choice(waiting_seats(compiled, state))
            chronicle.act(compiled, state, seat, luck.choice(open_choices(compiled, state, seat)))
            if phase == CHOOSE_COACH and int(state.phase) == DRAFT:
                expected = [can(configuration, coach, "fans_at_start") for coach in chronicle.coach]
            if round_ < 3 and int(state.round_) > round_:
                shown = iter(chronicle.reveals[reveals:])
                teams = [[next(shown)[2] for _ in range(round_ + 1)] for _ in range(configuration.seats)]
                bus = [BUS_PLANS[plan - BUS].tolist() for plan in chronicle.plans]
                won = fans_of_a_round(chronicle, round_, state.arenas, teams, bus)
                expected = [before + new for before, new in zip(expected, won, strict=True)]
            if state.round_ < 3 or int(state.phase) == PLAYOFF_TEAM:
                paid = zip(expected, chronicle.paid, strict=True)
                assert state.fans[: configuration.seats].tolist() == [fans - cost for fans, cost in paid]
        for seat in range(configuration.seats):
            extra = int(state.playoff_fans[seat])
            if state.playoff_rank[seat] == 1:
                extra += bonus * min(int(state.tickets[seat]), printed)
            assert state.fans[seat] == expected[seat] + extra - chronicle.paid[seat]


def test_bus_plans_are_all_ways_to_send_the_teams() -> None:
    for teams, plans in ((1, 1), (2, 2), (3, 6)):
        sent = {tuple(plan[:teams]) for plan in BUS_PLANS[:plans].tolist()}
        assert sent == set(permutations(range(teams)))
