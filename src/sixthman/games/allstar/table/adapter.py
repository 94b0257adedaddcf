"""Names for the numbers of All-Star Draft."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import numpy as np

from sixthman.kernel.game import Engine
from sixthman.kernel.lists import open_choices
from sixthman.kernel.piles import NONE
from sixthman.messages import BadCards, BadOption, IllegalChoice
from sixthman.table.adapter import Event, GameAdapter, Given, Reveal, Step

from ..declaration import (
    CARDS,
    CHOOSE_COACH,
    COACH_CARD,
    COACH_SLOT,
    DRAFT,
    EDITIONS,
    FREE_AGENCY,
    LAY_DOWN,
    LINEUP,
    NUMBERS,
    PASS,
    ROUNDS,
    SEALED,
    TEAM_CHOICE,
)
from ..rules.course import begin
from ..rules.draft import PACK_SIZE, deck_size, species_in_play
from ..rules.envelopes import take_back
from ..rules.knowledge import sealed_choices
from ..rules.record import State, is_asked
from ..rules.setup import may_play, prepare, shuffle_up
from .cardset import STANDARD_CARDS, TableCards
from .catalogue import catalogue
from .notation import (
    card_name,
    choices_with,
    read,
    read_arena,
    read_card,
    read_coach,
    symbol_of,
    write,
    write_envelope,
)
from .options import AllstarOptions
from .speech import AllstarSpeaker
from .story import Story
from .view import AllstarView

LEAST_SECONDS = 20.0  # for the last cards of a pack


class AllstarAdapter(GameAdapter):
    """Names for the numbers of All-Star Draft, with one card set."""

    options = AllstarOptions
    by_steps = False
    cards: TableCards

    def __init__(self, cards: TableCards = STANDARD_CARDS) -> None:
        super().__init__(cards)
        self._story = Story(cards)

    def start(self, engine: Engine, state: State, options: Any, given: Given, stream: Any) -> None:
        """Set a table up: agreed options, given piles, chance for the rest."""
        self.cards.check_same(options.cards)
        engine.rule(prepare)(state, options.numbers())
        _lay_given(state, given, self.cards)
        engine.rule(shuffle_up)(state, stream)
        engine.rule(begin)(state)

    def seal(self, state: State, seat: int, choice: int) -> None:
        """Put a legal choice into a seat's envelope."""
        self.engine.game.choose(state, seat, open_choices(self.engine, state, seat).index(choice))

    def sealed(self, state: State, seat: int) -> list[int]:
        """The choices in a seat's envelope."""
        if not state.stage[seat]:
            return []
        choices = np.zeros(SEALED, np.int64)
        count = self.engine.rule(sealed_choices)(state, seat, choices)
        return [int(choice) for choice in choices[:count]]

    def take_back(self, state: State, seat: int) -> None:
        """Empty a seat's envelope (ruling A8)."""
        self.engine.rule(take_back)(state, seat)

    def write(self, state: State, choices: Sequence[int]) -> str:
        """Choices in notation."""
        return write(choices, int(state.round_) + 1, self.cards)

    def write_envelope(self, state: State, seat: int) -> str:
        """All that lies in a seat's envelope, in notation."""
        return write_envelope(state, seat, self.cards)

    def read(self, text: str) -> list[int]:
        """Notation as choices."""
        return read(text, self.cards)

    def write_one(self, choice: int) -> str:
        """A choice by itself."""
        return write([choice], cardset=self.cards)

    def write_together(self, view: State, choices: Sequence[int]) -> str:
        """Choices as a record would have them: in the seat's envelope."""
        if len(choices) == 1:
            return self.write(view, choices)
        state, seat = view.copy(), int(view.viewer)
        for choice in choices:
            self.seal(state, seat, choice)
        return self.write_envelope(state, seat)

    def see(self, view: State, language: str = "en") -> AllstarView:
        """A view by name."""
        return AllstarView(self, view, language)

    def come_to_the_same(self, view: State, one: Sequence[int], other: Sequence[int]) -> bool:
        """Are these the same decisions? Cards of a team may be named in any order."""
        if list(one) == list(other):
            return True
        return len(one) == len(other) > 1 and self._in_any_order(view, one) == self._in_any_order(view, other)

    def _in_any_order(self, view: State, choices: Sequence[int]) -> list[list[str]]:
        return [sorted(group.split()) for group in self.write_together(view, choices).split(" / ")]

    def try_out(self, engine: Engine, state: State, seat: int, choice: int) -> bool:
        """Seal a choice on a copy: nothing is carried out, so nothing unknown comes in."""
        self.seal(state, seat, choice)
        return True

    def why_not(self, state: State, seat: int, choice: int) -> IllegalChoice | None:
        """Why a coach cannot be used like this, if the choice is about a coach."""
        return _why_no_coach(state, seat, choice, self.cards)

    def why_no_further(self, state: State, seat: int, choice: int) -> IllegalChoice | None:
        """Nothing stops `try_out`."""
        return None

    def heading(self, state: State) -> str:
        """Where the game is, for headings in records."""
        if state.phase == CHOOSE_COACH:
            return super().heading(state)
        where = "playoffs" if state.round_ == ROUNDS else f"round {state.round_ + 1}"
        return f"{where}, {super().heading(state)}"

    def seconds(self, view: State) -> float:
        """Less as a pack shrinks."""
        full = super().seconds(view)
        if view.phase != DRAFT or view.mode == FREE_AGENCY:
            return full
        size = int(PACK_SIZE[view.mode])
        return max(LEAST_SECONDS, full * (size - int(view.step)) / size)

    def opening(self, engine: Engine, state: State) -> list[Event]:
        """The story of the deal."""
        return self._story.opening(engine, state)

    def note(self, reveals: list[Reveal], steps: Sequence[Step]) -> None:
        """All envelopes that were opened together."""
        opened = self._opened(steps[-1])
        if opened is not None:
            asked = [seat for seat in range(int(opened.seats)) if is_asked(opened, seat)]
            choices = {seat: self.write_envelope(opened, seat) for seat in asked}
            reveals.append(Reveal(self.heading(opened), choices))

    def tell(self, engine: Engine, steps: Sequence[Step]) -> list[Event]:
        """What happened when the sealed choices were carried out."""
        last = steps[-1]
        return self._story.choice(engine, last.before, last.seat, last.choice)

    def speaker(self, language: str, names: Sequence[str], options: Any = None) -> AllstarSpeaker:
        """Who writes the log."""
        return AllstarSpeaker(language, names, self.cards, options.edition if options else None)

    def catalogue(self) -> dict[str, Any]:
        """Cards, arenas, coaches, and what the rules fix about a game's course."""
        return catalogue(self.cards)

    def names(self, options: AllstarOptions) -> dict[str, list[str]]:
        """What the numbers in results are called."""
        return {
            "card": [card_name(card) for card in range(CARDS)],
            "symbol": [symbol_of(card, options.edition, self.cards) or "" for card in range(CARDS)],
            "choice": [self.write_one(choice) for choice in range(choices_with(self.cards))],
            "arena": [arena.name for arena in self.cards.cards.arenas],
            "coach": [coach.name for coach in self.cards.cards.coaches],
        }

    def _opened(self, step: Step) -> State | None:
        """The table with every envelope complete, if the step completed the last one."""
        sealed = step.before.copy()
        self.seal(sealed, step.seat, step.choice)
        return None if self.engine.game.waiting(sealed) else sealed


PILES = ("deck", "arenas", "lots", "coaches")


def _lay_given(state: State, given: Given, cardset: TableCards) -> None:
    for pile in given.piles:
        if pile not in PILES:
            raise BadOption("error-given-pile", pile=pile, known=", ".join(PILES))
    deck = [read_card(name) for name in given.piles.get("deck", ())]
    _no_repeats(deck, card_name)
    _let_species_play(state, deck)
    for slot, card in enumerate(deck):
        state.deck[slot] = card
    arenas = [read_arena(name, cardset) for name in given.piles.get("arenas", ())][: len(state.arenas)]
    _no_repeats(arenas, cardset.arena)
    for slot, arena in enumerate(arenas):
        if not cardset.rule(may_play)(state, arena):
            raise BadCards("error-arena-out", arena=cardset.arena(arena))
        state.arenas[slot] = arena
    for round_, lot in enumerate(given.piles.get("lots", ())[:ROUNDS]):
        if not (re.fullmatch("[1-9]", lot) and int(lot) <= state.seats):
            raise BadOption("error-given-lot", lot=lot, seats=int(state.seats))
        state.lots[round_] = int(lot) - 1
    _lay_coaches(state, [read_coach(name, cardset) for name in given.piles.get("coaches", ())], cardset)


def _lay_coaches(state: State, coaches: Sequence[int], cardset: TableCards) -> None:
    """Coaches are dealt seat by seat, two each."""
    _no_repeats(coaches, cardset.coach)
    if coaches and not state.coaches:
        raise BadOption("error-no-coaches")
    for slot, coach in enumerate(coaches[: 2 * int(state.seats)]):
        dealt = state.refused if slot % 2 else state.coach
        dealt[slot // 2] = coach


def _let_species_play(state: State, deck: Sequence[int]) -> None:
    chosen = any(state.species)
    for card in deck:
        if chosen and not state.species[card // NUMBERS]:
            raise BadCards("error-card-not-in-play", card=card_name(card))
    for card in deck:
        state.species[card // NUMBERS] = 1
    wanted = species_in_play(int(state.seats), int(state.mode))
    if int(state.species.sum()) > wanted or len(deck) > deck_size(state):
        raise BadCards("error-too-many-species", given=int(state.species.sum()), wanted=wanted)


def _no_repeats(items: Sequence[int], name: Any) -> None:
    for index, item in enumerate(items):
        if item in items[:index]:
            raise BadCards("error-card-twice", card=name(item))


def _why_no_coach(state: State, seat: int, choice: int, cardset: TableCards) -> IllegalChoice | None:
    """A coach used twice, out of its phase or beside what is not the seat's own (A24)."""
    placing = state.phase == LINEUP and state.stage[seat] == COACH_SLOT and not int(state.locked) >> seat & 1
    skipping = choice == PASS and state.phase == LAY_DOWN and state.stage[seat] == 0
    if not (placing or skipping or choice >= TEAM_CHOICE) or not 0 <= choice < choices_with(cardset):
        return None
    if not state.coaches:
        return None if skipping else IllegalChoice("error-no-coaches")
    coach = int(state.coach[seat])
    if choice >= COACH_CARD:
        message = "error-coach-not-dealt" if state.phase == CHOOSE_COACH else "error-coach-chosen"
        return IllegalChoice(message, coach=cardset.coach(choice - COACH_CARD))
    name = cardset.coach(coach)
    if _number_of(state, coach, "skips" if skipping else "beside", cardset):
        if state.turned_over[seat]:
            return IllegalChoice("error-coach-used", coach=name)
        price = _number_of(state, coach, "price", cardset)
        if state.fans[seat] < price:
            facts = {"price": price, "fans": int(state.fans[seat])}
            return IllegalChoice("error-coach-price", coach=name, **facts)
    if placing and choice < CARDS:
        return IllegalChoice("error-coach-player", coach=name, card=card_name(choice))
    if placing:
        return IllegalChoice("error-coach-team", coach=name, teams=int(state.round_) + 1)
    return None if skipping else IllegalChoice("error-coach-not-now", coach=name)


def _number_of(state: State, coach: int, modifier: str, cardset: TableCards) -> int:
    """A modifier of a coach as its card has it: the modules of earlier rules know it by other tables."""
    if coach == NONE:
        return 0
    return cardset.cards.coaches[coach].number(modifier, EDITIONS[int(state.edition)], int(state.seats))
