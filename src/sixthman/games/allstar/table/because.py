"""Why a choice is good, in facts: what a card joins, who can use it otherwise, what a team is worth.

Nothing is guessed: every fact is read off the seat's own view by the rules. They are told as events of the
story are, by messages that begin with `story-because`: page and terminal have the same words for them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sixthman.kernel.game import Engine
from sixthman.kernel.piles import NONE
from sixthman.table.adapter import Event

from ..declaration import CUT, DRAFT, LINEUP, NEW_TEAM, PLAYOFF_TEAM, SWAPS, TEAM, TEAMS
from ..rules.cards import SPECIES
from .adapter import AllstarAdapter
from .evaluation import Evaluation
from .notation import card_name
from .packs import given_away, travel
from .tables import PASSES

# What may be told: each has a message `story-…`
TYPES = (
    "because-joins",
    "because-left",
    "because-alone",
    "because-betters",
    "because-next",
    "because-team",
    "because-comes-in",
)
FEWEST = 2  # alike in an opponent's team, to be told of


def because(adapter: AllstarAdapter, engine: Engine, view: Any, choices: Sequence[int]) -> list[Event]:
    """What speaks for a choice of a view's seat; nothing where the figures say it all."""
    grounds = Grounds(adapter, engine, view)
    phase = int(view.phase)
    if phase == DRAFT and len(choices) == 1:
        return [] if given_away(view) else grounds.of_pick(int(choices[0]))
    if phase in (LINEUP, PLAYOFF_TEAM):
        return grounds.of_team(choices)
    return grounds.of_cut(choices) if phase == CUT else []


class Grounds:
    """What speaks for the choices of one view."""

    def __init__(self, adapter: AllstarAdapter, engine: Engine, view: Any) -> None:
        self._adapter, self._view, self._seat = adapter, view, int(view.viewer)
        self._evaluation = Evaluation(adapter.cards, engine)
        self._attributes = adapter.cards.tables["ATTRIBUTE"]

    def of_pick(self, card: int) -> list[Event]:
        """The set that a card of the pack joins, what may still come for it, and what passing it on does."""
        bench, name = self._evaluation.bench(self._view), card_name(card)
        row = next((one for one in bench["pack"] if one["card"] == name), None)
        if row is None:
            return []
        if not row["sets"]:
            return [*(self._own(card) or [_ground("alone", card=name)]), *self._next(card)]
        held = bench["sets"][row["sets"][0]]
        size, attribute, value = held["strength"]
        strength = [size + 1, attribute, value]
        grounds = [_ground("joins", card=name, strength=strength)]
        if size + 1 < TEAM:
            grounds.append(_ground("left", count=sum(one != name for one in held["missing"])))
        return [*grounds, *self._own(card), *self._next(card)]

    def of_team(self, choices: Sequence[int]) -> list[Event]:
        """Who comes in for whom, and what the new team is worth."""
        state, seat = self._view.copy(), self._seat
        for choice in choices:
            self._adapter.seal(state, seat, choice)
        if int(self._view.phase) == PLAYOFF_TEAM:
            return self._strength(self._adapter.sealed(state, seat))
        sealed = [int(chosen) for chosen in state.envelope[seat]]
        grounds = self._strength(sealed[NEW_TEAM : NEW_TEAM + TEAM])
        for slot in range(SWAPS, NEW_TEAM, 2):
            out, comes_in = sealed[slot], sealed[slot + 1]
            team = self._team_with(out)
            if team is not None and comes_in >= 0:
                facts: dict[str, Any] = {"in": card_name(comes_in), "out": card_name(out), "team": team + 1}
                grounds.append(_ground("comes-in", **facts))
        return grounds

    def of_cut(self, choices: Sequence[int]) -> list[Event]:
        """What the team is worth once it is five again, and how many opponents show less."""
        state, seat = self._view.copy(), self._seat
        gone = [int(choice) for choice in choices]
        team = [int(card) for card in state.teams[seat, 0] if card != NONE and int(card) not in gone]
        return self._strength(team) if len(team) == TEAM else []

    # --- parts of it

    def _strength(self, team: Sequence[int]) -> list[Event]:
        if len(team) < TEAM or min(team) < 0:
            return []
        strength = self._evaluation.team(self._view, team, None)["strength"]
        return [_ground("team", strength=strength)]

    def _team_with(self, card: int) -> int | None:
        teams = [[int(one) for one in self._view.teams[self._seat, team]] for team in range(TEAMS)]
        return next((team for team in range(TEAMS) if card >= 0 and card in teams[team]), None)

    def _own(self, card: int) -> list[Event]:
        """The face-up team of one's own that a card makes stronger, if it comes in."""
        found = self._bettered(self._seat, card)
        return [] if found is None else [_ground("betters", card=card_name(card), **found)]

    def _next(self, card: int) -> list[Event]:
        """What the next manager can make of a card that is passed on."""
        view = self._view
        if not travel(view):
            return []
        following = (self._seat + PASSES[int(view.round_)]) % int(view.seats)
        found = self._bettered(following, card)
        return [] if found is None else [_ground("next", seat=following, card=card_name(card), **found)]

    def _bettered(self, seat: int, card: int) -> dict[str, Any] | None:
        """The face-up team of a seat whose set a card makes larger; of several, the largest set."""
        best: dict[str, Any] | None = None
        for team in range(int(self._view.round_)):
            cards = [int(one) for one in self._view.teams[seat, team] if one != NONE]
            alike = self._alike(card, cards)
            if len(alike) < FEWEST or len(alike) >= TEAM:
                continue
            before = self._evaluation.team(self._view, cards, None)["strength"]
            strength = self._evaluation.team(self._view, [*alike, card], None)["strength"]
            larger = strength[0] > before[0] and before[1] != "Combo"
            if larger and (best is None or strength[0] > best["strength"][0]):
                best = {"team": team + 1, "strength": strength}
        return best

    def _alike(self, card: int, team: Sequence[int]) -> list[int]:
        """The most cards of a team that have something in common with another card."""
        edition, most = int(self._view.edition), list[int]()
        for attribute in range(SPECIES + 1):
            value = int(self._attributes[edition, attribute, card])
            alike = [
                one for one in team if one != NONE and self._attributes[edition, attribute, one] == value
            ]
            if value > 0 and len(alike) > len(most):
                most = alike
        return most


def _ground(name: str, **facts: Any) -> Event:
    return Event(f"because-{name}", facts)
