"""Names for the numbers of NBA Deck-Building."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from sixthman.kernel.game import Engine
from sixthman.kernel.piles import NONE
from sixthman.messages import IllegalChoice
from sixthman.table.adapter import Event, GameAdapter, Given, Reveal, Step

from ..declaration import (
    CHOICES,
    DISCARD,
    DRAFT,
    LEAVE_OUT,
    MODELS,
    PICK_TEAM,
    POSITION,
    POSITIONS_ON_COURT,
    REFRESH,
    REMOVE,
    REROLL,
    SEATS,
    SPOT,
    TIED,
    TO_BUY_PLAYER,
    TO_BUY_TACTIC,
)
from ..rules.course import begin, take_back
from ..rules.opening import pick_for_team, picks
from ..rules.record import State
from ..rules.setup import prepare, shuffle_up, starting_card, take_first_teams
from .cardset import STANDARD_CARDS, TableCards
from .catalogue import catalogue
from .given import check_given, lay_cards, lay_dice
from .notation import Notation
from .options import HoopsOptions
from .refusals import Refusals
from .speech import HoopsSpeaker
from .story import Story
from .view import HoopsView
from .words import AT, meant, with_verb

_SEALED = (PICK_TEAM, TIED)  # phases in which both choose at once


_GATHERED = (PICK_TEAM, REFRESH, REROLL, DISCARD, REMOVE)  # phases in which several are chosen in one go


class HoopsAdapter(GameAdapter):
    """Names for the numbers of NBA Deck-Building, with one card set."""

    options = HoopsOptions
    spectators_ask = True
    cards: TableCards

    def __init__(self, cards: TableCards = STANDARD_CARDS) -> None:
        super().__init__(cards)
        self.notation = Notation(cards)
        self._story = Story(self.notation)

    @cached_property
    def _refusals(self) -> Refusals:
        return Refusals(self.cards, self.notation, self.engine)

    def start(self, engine: Engine, state: State, options: Any, given: Given, stream: Any) -> None:
        """Set a table up: agreed options, given piles, chance for the rest."""
        self.cards.check_same(options.cards)
        if check_given(given, options.pick_team or options.opening_draft):
            engine.rule(prepare)(state, options.numbers(), stream)
            engine.rule(take_first_teams)(state)
            engine.rule(shuffle_up)(state)
            lay_cards(state, self.notation, self.cards, given)
            engine.rule(begin)(state)
        else:
            engine.game.setup(state, options.numbers(), stream)
        lay_dice(state, self.notation, given.piles.get("dice", ()))

    # --- envelopes

    def sealed(self, state: State, seat: int) -> list[int]:
        """The choices in a seat's envelope: the cards of its team so far, or its verdict."""
        if state.phase == PICK_TEAM:
            return _picked(state, seat)
        is_locked = state.phase == TIED and int(state.locked) >> seat & 1
        return [int(state.verdict[seat])] if is_locked else []

    def take_back(self, state: State, seat: int) -> None:
        """Empty a seat's envelope."""
        take_back(state, seat)

    # --- notation

    def write(self, state: State, choices: Sequence[int]) -> str:
        """Choices in notation."""
        return self.notation.write(choices, int(state.phase))

    def write_one(self, choice: int) -> str:
        """A choice by itself."""
        return self.notation.word(choice)

    def belong_together(self, views: Sequence[State], played: Sequence[int]) -> int:
        """To buy is one decision with what is bought, and so is all that is gathered in one phase."""
        if played[0] in (TO_BUY_PLAYER, TO_BUY_TACTIC):
            return min(2, len(played))
        phase, length = int(views[0].phase), 1
        while phase in _GATHERED and length < len(played) and int(views[length].phase) == phase:
            length += 1
        return length

    def read(self, text: str) -> list[int]:
        """Notation as choices, with their verbs."""
        return self.notation.read(text)

    def meant(self, state: State, seat: int, said: Sequence[int], choice: int) -> int | None:
        """The choice, if its verb fits what is asked; None for a position that was taken by itself."""
        position = choice - with_verb(POSITION, AT)
        is_spot = said and 0 <= position < POSITIONS_ON_COURT and state.phase != SPOT
        if is_spot and state.court[seat, position] == said[-1]:
            return None
        return meant(int(state.phase), said, choice)

    def see(self, view: State, language: str = "en") -> HoopsView:
        """A view by name."""
        return HoopsView(self, view, language)

    # --- trying and refusing

    def try_out(self, engine: Engine, state: State, seat: int, choice: int) -> bool:
        """Make a choice on a copy; nothing more can be tried once something unknown has come in."""
        before = state.copy()
        engine.game.act(state, seat, choice)
        if before.phase in _SEALED:
            return bool(int(engine.game.waiting(state)) >> seat & 1) and state.phase == before.phase
        return not _unknown_came_in(before, state)

    def why_not(self, state: State, seat: int, choice: int) -> IllegalChoice | None:
        """A reason in the terms of the rules."""
        return self._refusals.why_not(state, seat, choice)

    def why_no_further(self, state: State, seat: int, choice: int) -> IllegalChoice | None:
        """Why no more dice can be rerolled, if that was tried."""
        return self._refusals.why_no_further(state, choice)

    # --- records and the story

    def heading(self, state: State) -> str:
        """The turn, or what comes before and after turns."""
        if state.phase == PICK_TEAM:
            return "teams"
        if state.phase in (DRAFT, LEAVE_OUT):
            return "opening draft"
        if state.phase == TIED:
            return "tie"
        turn = "last turn" if state.last_turn else f"turn {state.turn}"
        return f"overtime {state.overtime}, {turn}" if state.overtime else turn

    def note(self, reveals: list[Reveal], steps: Sequence[Step]) -> None:
        """One line for all that a seat does in a turn; what was sealed is written when it is opened."""
        step = steps[-1]
        title = self.heading(step.before)
        if step.before.phase in _SEALED:
            if step.after.phase != step.before.phase:
                reveals.append(Reveal(title, self._envelopes(step)))
        elif len(steps) == 1:
            reveals.append(Reveal(title, {step.seat: self.notation.add("", step.before, step.choice)}))
        else:
            line = self.notation.add(reveals[-1].choices[step.seat], step.before, step.choice)
            reveals[-1] = Reveal(title, {step.seat: line})

    def speaker(self, language: str, names: Sequence[str], options: Any = None) -> HoopsSpeaker:
        """Who writes the log."""
        return HoopsSpeaker(language, names)

    def catalogue(self) -> dict[str, Any]:
        """Cards, and what the rules fix about a game's course."""
        return catalogue(self.cards, self.notation)

    def names(self, options: HoopsOptions) -> dict[str, list[str]]:
        """What the numbers in results are called."""
        return {
            "card": [self.notation.card(model) for model in range(MODELS)],
            "choice": [self.write_one(choice) for choice in range(CHOICES)],
        }

    def _envelopes(self, step: Step) -> dict[int, str]:
        """What lay in both envelopes when the last choice was sealed."""
        sealed = step.before.copy()
        if sealed.phase == PICK_TEAM:
            pick_for_team(sealed, step.seat, step.choice)
            picked = [_picked(sealed, seat) for seat in range(SEATS)]
        else:
            picked = [[int(sealed.verdict[seat])] for seat in range(SEATS)]
            picked[step.seat] = [step.choice]
        return {seat: self.notation.write(choices) for seat, choices in enumerate(picked)}

    def opening(self, engine: Engine, state: State) -> list[Event]:
        """The story of the deal."""
        return self._story.opening(engine, state)

    def tell(self, engine: Engine, steps: Sequence[Step]) -> list[Event]:
        """What the last step led to."""
        return self._story.tell(engine, steps)


def _picked(state: State, seat: int) -> list[int]:
    """The picks of a team that were choices: those that followed by themselves are left out."""
    team, wanted = state.copy(), int(state.team[seat])
    team.team[seat], team.stage[seat] = 0, 0
    chosen = []
    while team.stage[seat] < state.stage[seat]:
        offered = [picks(team, seat, k) for k in range(picks(team, seat, NONE))]
        card = next(card for card in offered if wanted >> _index(card) & 1)
        pick_for_team(team, seat, card)
        chosen.append(card)
    return chosen


def _index(card: int) -> int:
    """The number of a card in the starting set."""
    index = 0
    while starting_card(index) != card:
        index += 1
    return index


def _unknown_came_in(before: State, after: State) -> bool:
    """Did dice fall, or cards come to light, between two states?"""
    return (
        before.stream.tobytes() != after.stream.tobytes()
        or before.given_used != after.given_used
        or before.piled != after.piled
        or before.tactics_piled != after.tactics_piled
        or any(after.held[seat] > before.held[seat] for seat in range(SEATS))
        or any(after.decked[seat] < before.decked[seat] for seat in range(SEATS))
    )
