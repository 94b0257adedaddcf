"""What cards are good for, asked of the rules before anything is laid down: from what one seat sees.

Everything here is told as facts, with cards in notation, for a page as well as for a terminal.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from sixthman.kernel.game import Engine
from sixthman.kernel.piles import NONE
from sixthman.kernel.rules import rule

from ..declaration import BUS, CARDS, CHOOSE_COACH, DRAFT, EDITIONS, NUMBERS, PASS, PLAYOFFS, TEAM
from ..rules.cards import ARENAS, ATTRIBUTE, BESIDE, BESIDE_PLAYER, BUS_PLANS, LIKE_MATE
from ..rules.coaches import ability, coached_change, may_be_like
from ..rules.envelopes import choice, legal, take_back
from ..rules.hints import best_set
from ..rules.ranking import (
    NO_CHANGE,
    attribute_for,
    is_combo,
    rank,
    set_size,
    strength,
    strength_in,
    strength_of,
    team_of,
)
from ..rules.season import arenas_in, fans_won, first_arena, play_arena
from .cardset import STANDARD_CARDS, TableCards
from .notation import card_name, card_names
from .reasons import describe, made_of, set_facts

FEWEST_ALIKE = 2  # to be called a set that is held


@dataclass(frozen=True)
class Outcome:
    """Where a team would rank in its arena, and the fans it would win there."""

    arena: int
    rank: int
    fans: int


def arenas_of(view: Any) -> list[int]:
    """The arenas of this round; none before the first and in the playoffs."""
    if view.round_ == PLAYOFFS or view.phase == CHOOSE_COACH:
        return []
    first = int(first_arena(int(view.round_)))
    return [int(arena) for arena in view.arenas[first : first + int(arenas_in(int(view.round_)))]]


def outcomes(view: Any, seat: int, choice: int, cardset: TableCards = STANDARD_CARDS) -> list[Outcome]:
    """After the reveal: what each of a seat's teams would win with this choice about its buses."""
    table = view.copy()
    teams = int(view.round_) + 1
    if choice != PASS:
        for team in range(teams):
            table.bus[seat, team] = BUS_PLANS[choice - BUS, team]
    found = {}
    for arena in range(teams):
        cardset.rule(play_arena)(table, arena)
        won = int(cardset.rule(fans_won)(table, seat, arena))
        found[int(team_of(table, seat, arena))] = Outcome(arena, int(rank(table, seat)), won)
    return [found[team] for team in range(teams)]


def opened(view: Any) -> Any:
    """A copy of a seat's view with its own envelope empty."""
    table = view.copy()
    take_back(table, int(view.viewer))
    return table


def bench_of(view: Any, seat: int) -> list[int]:
    """The cards on a seat's own bench."""
    return sorted(int(card) for card in view.bench[seat, : int(view.benched[seat])])


def holding(view: Any, seat: int) -> list[int]:
    """All cards a seat can make teams of: its bench and its teams."""
    teams = [int(card) for card in view.teams[seat].ravel() if card != NONE]
    return sorted({*bench_of(view, seat), *teams})


# --- a team


def change_with(view: Any, seat: int, team: Sequence[int], player: int, mate: int) -> int | None:
    """What the seat's coach would change beside a team (NONE) or one of its players; None if it cannot."""
    beside = int(ability(view, seat, BESIDE))
    if not view.coaches or not beside:
        return None
    if beside != BESIDE_PLAYER:
        return NO_CHANGE if player == NONE and mate == NONE else None
    like = int(ability(view, seat, LIKE_MATE))
    if player not in team or (mate in team) != bool(like) or (not like and mate != NONE):
        return None
    if like and not may_be_like(int(view.edition), like, player, mate):
        return None
    return int(coached_change(int(view.edition), int(view.coach[seat]), player, mate))


def strength_now(view: Any, cards: Sequence[int], arena: int | None, change: int = NO_CHANGE) -> int:
    """The strength of five cards in an arena; of fewer, that of their best set."""
    edition, seats = int(view.edition), int(view.seats)
    if len(cards) < TEAM:
        return int(best_set(edition, seats, cards, len(cards)))
    if arena is None:
        return int(strength(edition, seats, cards))
    return int(strength_in(edition, seats, cards, arena, change))


def team_facts(view: Any, cards: Sequence[int], arena: int | None, change: int = NO_CHANGE) -> dict[str, Any]:
    """What set some cards make, and how strong it is."""
    edition, seats = int(view.edition), int(view.seats)
    found = strength_now(view, cards, arena, change)
    made = set_facts(edition, seats, cards, found, change)
    return {
        "cards": card_names(cards),
        "strength": describe(found, seats, EDITIONS[edition], arena),
        "made_of": made["made_of"],
        "medal": made["medal"],
        "number": found,
        "combo": bool(is_combo(found)),
    }


# --- a whole bench


@rule
def best_five(edition: int, seats: int, cards: Any, count: int, arena: int, team: Any, best: Any) -> int:
    """The strength of the best team that can be made of some cards for an arena; its cards go into `best`."""
    found = 0
    for a in range(count - 4):
        for b in range(a + 1, count - 3):
            for c in range(b + 1, count - 2):
                for d in range(c + 1, count - 1):
                    for e in range(d + 1, count):
                        team[0], team[1], team[2] = cards[a], cards[b], cards[c]
                        team[3], team[4] = cards[d], cards[e]
                        own = strength_in(edition, seats, team, arena)
                        if own > found:
                            found = own
                            for i in range(TEAM):
                                best[i] = team[i]
    return found


class Bench:
    """What a bench is good for, on one engine."""

    def __init__(self, engine: Engine) -> None:
        self._best_five = engine.rule(best_five)

    def facts(self, view: Any) -> dict[str, Any]:
        """The sets on a seat's bench, its best team in each arena, what cards of a pack would bring."""
        seat, table = int(view.viewer), opened(view)
        edition, seats = int(view.edition), int(view.seats)
        cards, arenas = bench_of(table, seat), arenas_of(view)
        sets = _sets(edition, seats, cards)
        best = int(best_set(edition, seats, cards, len(cards)))
        pack = _pack(table, seat)
        told: dict[str, Any] = {
            "best": _best_facts(view, best, cards) if cards else None,
            "sets": [
                {
                    "strength": describe(strength_of(len(alike), medal, value), seats, EDITIONS[edition]),
                    "cards": card_names(alike),
                    "missing": card_names(_missing(table, seat, medal, value, pack)),
                }
                for medal, value, alike in sets
            ],
            "arenas": [
                {
                    "arena": place,
                    "name": ARENAS[arena].name,
                    "combo": ARENAS[arena].combo,
                    **_best_facts(view, *self.best(view, cards, arena), arena),
                }
                for place, arena in enumerate(arenas)
                if cards
            ],
        }
        told["pack"] = [self._card_facts(view, card, cards, best, sets, arenas) for card in pack]
        return told

    def best(self, view: Any, cards: Sequence[int], arena: int) -> tuple[int, list[int]]:
        """The strength of the best team there, and cards among which it is."""
        edition, seats = int(view.edition), int(view.seats)
        usual = int(best_set(edition, seats, cards, len(cards)))
        if len(cards) < TEAM or not ARENAS[arena].combo:
            return usual, list(cards)
        row, team, best = np.array(cards), np.zeros(TEAM, np.int64), np.zeros(TEAM, np.int64)
        found = int(self._best_five(edition, seats, row, len(row), arena, team, best))
        return (found, [int(card) for card in best]) if is_combo(found) else (usual, list(cards))

    def _card_facts(
        self,
        view: Any,
        card: int,
        cards: list[int],
        best: int,
        sets: list[tuple[int, int, list[int]]],
        arenas: list[int],
    ) -> dict[str, Any]:
        """What a card of the pack would bring."""
        edition, seats = int(view.edition), int(view.seats)
        with_it = [*cards, card]
        then = int(best_set(edition, seats, with_it, len(with_it)))
        grown = [self.best(view, with_it, arena)[0] for arena in arenas]
        before = [self.best(view, cards, arena)[0] if cards else 0 for arena in arenas]
        return {
            "card": card_name(card),
            "sets": [
                i
                for i, (medal, value, alike) in enumerate(sets)
                if len(alike) < TEAM and int(ATTRIBUTE[edition, attribute_for(seats, medal), card]) == value
            ],
            "best": describe(then, seats, EDITIONS[edition]),
            "better": then > best or any(now > old for now, old in zip(grown, before, strict=True)),
            "arenas": [
                describe(found, seats, EDITIONS[edition], arena)
                for found, arena in zip(grown, arenas, strict=True)
            ],
        }


def _best_facts(view: Any, found: int, cards: Sequence[int], arena: int | None = None) -> dict[str, Any]:
    edition, seats = int(view.edition), int(view.seats)
    alike = made_of(edition, seats, cards, found)[: min(TEAM, set_size(found))]
    return {"strength": describe(found, seats, EDITIONS[edition], arena), "cards": alike, "number": found}


def _sets(edition: int, seats: int, cards: Sequence[int]) -> list[tuple[int, int, list[int]]]:
    """All sets among some cards, the best first: medal, value, cards (at most five of them)."""
    found = []
    for medal in range(3):
        values = ATTRIBUTE[edition, attribute_for(seats, medal)]
        for value in {int(values[card]) for card in cards} - {0}:
            alike = [card for card in cards if values[card] == value][:TEAM]
            if len(alike) >= FEWEST_ALIKE:
                found.append((medal, value, alike))
    return sorted(found, key=lambda one: -int(strength_of(len(one[2]), one[0], one[1])))


def _missing(view: Any, seat: int, medal: int, value: int, pack: Sequence[int]) -> list[int]:
    """The cards in play of a set that the seat does not hold and that nobody has shown."""
    values = ATTRIBUTE[int(view.edition), attribute_for(int(view.seats), medal)]
    own = {*holding(view, seat), *(int(card) for card in view.thrown[seat])}
    return [
        card
        for card in range(CARDS)
        if values[card] == value
        and view.species[card // NUMBERS]
        and card not in own
        and (card in pack or not view.shown_in[card])
    ]


def _pack(view: Any, seat: int) -> list[int]:
    """The cards a seat chooses from in the draft."""
    if view.phase != DRAFT or not int(view.asked) >> seat & 1:
        return []
    return sorted(int(choice(view, seat, k)) for k in range(int(legal(view, seat))))
