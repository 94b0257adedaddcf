"""The words on the table: names of cards, what is asked now, and why one team ranks above another."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sixthman.games.allstar.cards import ARENAS, EDITIONS, NUMBERS, SPECIES_NAMES
from sixthman.games.allstar.draft import PACK_SIZE, gives, picks_now
from sixthman.games.allstar.envelopes import FEWEST_LAID, MOST_LAID
from sixthman.games.allstar.hints import best_set
from sixthman.games.allstar.ranking import strength, strength_in
from sixthman.games.allstar.record import (
    BUS_PLAN,
    CUT,
    DRAFT,
    FREE_AGENCY,
    LAY_DOWN,
    LINEUP,
    NEW_TEAM,
    OVER,
    PLAYOFF_TEAM,
    PLAYOFFS,
    ROUNDS,
    SHOOTOUT,
    SWAPS,
    TEAM,
    THROW,
)
from sixthman.games.allstar.season import arenas_in, first_arena
from sixthman.table import Event
from sixthman.table.allstar.notation import symbol_of
from sixthman.table.allstar.speech import Speaker
from sixthman.table.allstar.story import describe

from .envelope import Envelope, is_clash, is_open_draft

PHASES = {
    DRAFT: "draft",
    LINEUP: "lineup",
    PLAYOFF_TEAM: "playoff-team",
    SHOOTOUT: "shootout",
    LAY_DOWN: "lay-down",
    CUT: "cut",
    OVER: "over",
}


class Words(Speaker):
    """A speaker that also names what stands on this screen."""

    def __init__(self, language: str, names: Sequence[str]) -> None:
        super().__init__(language, names)
        self._told: dict[int, list[str]] = {}  # by event: a story is told again at every turn

    def event(self, event: Event) -> list[str]:
        """One event in lines. The table keeps its events, so each has to be put into words only once."""
        if id(event) not in self._told:
            self._told[id(event)] = super().event(event)
        return self._told[id(event)]

    def species_of(self, card: int) -> str:
        """`Polar bear`"""
        return self.species(SPECIES_NAMES[card // NUMBERS])

    def code(self, card: int) -> str:
        """Two letters for the species."""
        return self.say(f"play-code-{SPECIES_NAMES[card // NUMBERS]}")

    def symbol(self, card: int, edition: str) -> str | None:
        """The word for the card's symbol, if it has one."""
        name = symbol_of(card, edition)
        return None if name is None else self.say(f"symbol-{name}")

    def set_of(self, view: Any, cards: Sequence[int], arena: int | None = None) -> str:
        """The best set among some cards, `3 × Puck`; of a whole team also the combo of an arena."""
        edition, seats = int(view.edition), int(view.seats)
        if not cards:
            return self.say("play-no-set")
        if len(cards) == TEAM:
            value = (
                strength(edition, seats, cards)
                if arena is None
                else strength_in(edition, seats, cards, arena)
            )
        else:
            value = best_set(edition, seats, cards, len(cards))
        return self.set_words(view, int(value), arena)

    def set_words(self, view: Any, value: int, arena: int | None = None) -> str:
        """A strength in words."""
        return self.strength(describe(value, int(view.seats), EDITIONS[int(view.edition)], arena))

    def mode(self, view: Any) -> str:
        """What the two managers' way to draft is called, or nothing."""
        return self.say(f"play-mode-{int(view.mode)}")

    def where(self, view: Any) -> str:
        """Round and phase."""
        if view.round_ == PLAYOFFS:
            return self.say("play-where-playoffs", phase=self.say(f"play-phase-{PHASES[int(view.phase)]}"))
        phase = self.say(f"play-phase-{PHASES[int(view.phase)]}")
        return self.say("play-where-round", round=int(view.round_) + 1, rounds=ROUNDS, phase=phase)

    def direction(self, view: Any) -> str:
        """Where packs go in this draft."""
        if view.phase != DRAFT or view.mode == FREE_AGENCY:
            return ""
        if view.seats == 2:
            return self.say("play-pack-opponent")
        return self.say("play-pack-right" if view.round_ == 1 else "play-pack-left")

    def mark(self, arena: int) -> str:
        """What is special about an arena, in words."""
        marks = []
        if ARENAS[arena].combo:
            marks.append(self.say(f"play-combo-{ARENAS[arena].combo}"))
        if ARENAS[arena].whistle:
            marks.append(self.say("play-whistle"))
        return " · ".join(marks)

    def prompt(self, envelope: Envelope) -> str:
        """What is asked now, in plain words."""
        view, seat = envelope.view, envelope.seat
        if envelope.complete:
            return self.say("play-ask-lock")
        if envelope.phase == DRAFT:
            return self._ask_draft(envelope)
        if envelope.phase == LINEUP:
            return self._ask_lineup(envelope)
        count = len(envelope.gathered())
        if envelope.phase == PLAYOFF_TEAM:
            return self.say("play-ask-playoff-team", count=count, team=TEAM)
        if envelope.phase == LAY_DOWN:
            ask = "play-ask-lay-down" if count < FEWEST_LAID else "play-ask-lay-down-more"
            return self.say(ask, count=count, fewest=FEWEST_LAID, most=MOST_LAID)
        if envelope.phase == CUT:
            return self.say("play-ask-cut", wanted=int(view.laid_down[seat]), count=count)
        return self.say("play-ask-shootout")

    def _ask_draft(self, envelope: Envelope) -> str:
        view = envelope.view
        if is_open_draft(envelope):
            return self.say("play-ask-open-pick")
        if is_clash(envelope):
            place = int(view.step) + envelope.stage
            left = int(picks_now(view)) - envelope.stage
            if gives(place):
                return self.say("play-ask-give", name=self.names[1 - envelope.seat], left=left)
            return self.say("play-ask-keep", left=left)
        return self.say("play-ask-pick", pick=int(view.step) + 1, picks=int(PACK_SIZE[view.mode]) - 1)

    def _ask_lineup(self, envelope: Envelope) -> str:
        stage = envelope.stage
        if stage == THROW:
            return self.say("play-ask-throw")
        if stage == BUS_PLAN:
            return self.say("play-ask-bus")
        if stage >= NEW_TEAM:
            return self.say("play-ask-new-team", count=len(envelope.gathered()), team=TEAM)
        team = (stage - SWAPS) // 2 + 1
        if (stage - SWAPS) % 2 == 0:
            return self.say("play-ask-out", team=team)
        out = int(envelope.view.envelope[envelope.seat, stage - 1])
        return self.say("play-ask-in", team=team, card=self.card(out))

    def why(self, stronger: Sequence[Any], weaker: Sequence[Any]) -> str:
        """Why a team ranks above the next one, or that they are tied. Strengths as the story tells them."""
        if stronger == weaker:
            return self.say("play-why-tied")
        if stronger[1] == "Combo":
            return self.say("play-why-combo")
        if stronger[0] != weaker[0]:
            return self.say("play-why-size", more=stronger[0], fewer=weaker[0])
        if stronger[1] != weaker[1]:
            return self.say("play-why-above", above=self._attribute(stronger), below=self._attribute(weaker))
        return self.say("play-why-above", above=self._value(stronger), below=self._value(weaker))

    def _attribute(self, set_: Sequence[Any]) -> str:
        return self.say(f"attribute-{set_[1]}")

    def _value(self, set_: Sequence[Any]) -> str:
        if set_[1] == "Number":
            return str(set_[2])
        return self.say(f"symbol-{set_[2]}") if set_[1] == "Symbol" else self.species(str(set_[2]))


def arenas_of(view: Any) -> list[int]:
    """The arenas of this round; none in the playoffs."""
    if view.round_ == PLAYOFFS:
        return []
    first = int(first_arena(int(view.round_)))
    return [int(arena) for arena in view.arenas[first : first + int(arenas_in(int(view.round_)))]]


def teams_of(view: Any, seat: int) -> list[list[int]]:
    """A seat's face-up teams."""
    return [[int(card) for card in team] for team in view.teams[seat] if team[0] >= 0]
