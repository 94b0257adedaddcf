"""The scorer's desk for All-Star Draft."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from sixthman.games.allstar import GAME
from sixthman.games.allstar.cards import ARENAS, NUMBERS, SPECIES_NAMES
from sixthman.games.allstar.course import begin
from sixthman.games.allstar.draft import deck_size, species_in_play
from sixthman.games.allstar.envelopes import index_of, seal, take_back
from sixthman.games.allstar.knowledge import SPECTATOR, is_sealed
from sixthman.games.allstar.record import (
    CUT,
    DRAFT,
    LAY_DOWN,
    LINEUP,
    PLAYOFF_TEAM,
    ROUNDS,
    SEALED,
    SHOOTOUT,
    State,
)
from sixthman.games.allstar.setup import may_play, prepare, shuffle_up
from sixthman.kernel.game import Engine
from sixthman.messages import BadCards, BadOption

from ..desk import Event, Given
from . import story
from .notation import card_name, read, read_arena, read_card, write, write_envelope
from .options import AllstarOptions

_MOMENTS = {
    DRAFT: "draft",
    LINEUP: "line-ups",
    PLAYOFF_TEAM: "playoff teams",
    SHOOTOUT: "shootout",
    LAY_DOWN: "substitutes",
    CUT: "cuts",
}


class AllstarDesk:
    """Names for the numbers of All-Star Draft."""

    game = GAME
    spectator = SPECTATOR

    def read_options(self, words: Mapping[str, str]) -> AllstarOptions:
        """Options from the lines of a record."""
        return AllstarOptions.from_words(words)

    def start(self, engine: Engine, state: State, options: Any, given: Given, stream: Any) -> None:
        """Set a table up: agreed options, given piles, chance for the rest."""
        engine.rule(prepare)(state, options.numbers())
        for name in options.species:
            state.species[SPECIES_NAMES.index(name)] = 1
        _lay_given(state, given)
        engine.rule(shuffle_up)(state, stream)
        engine.rule(begin)(state)

    def seal(self, state: State, seat: int, choice: int) -> None:
        """Put a legal choice into a seat's envelope."""
        seal(state, seat, index_of(state, seat, choice))

    def sealed(self, state: State, seat: int) -> list[int]:
        """The choices in a seat's envelope."""
        return [int(state.envelope[seat, i]) for i in range(SEALED) if is_sealed(state, seat, i)]

    def take_back(self, state: State, seat: int) -> None:
        """Empty a seat's envelope (ruling A8)."""
        take_back(state, seat)

    def write(self, state: State, choices: Sequence[int]) -> str:
        """Choices in notation."""
        return write(choices, int(state.round_) + 1)

    def write_envelope(self, state: State, seat: int) -> str:
        """All that lies in a seat's envelope, in notation."""
        return write_envelope(state, seat)

    def read(self, text: str) -> list[int]:
        """Notation as choices."""
        return read(text)

    def moment(self, state: State) -> str:
        """Where the game stands, for headings in records."""
        where = "playoffs" if state.round_ == ROUNDS else f"round {state.round_ + 1}"
        return f"{where}, {_MOMENTS[int(state.phase)]}"

    def opening(self, state: State) -> list[Event]:
        """The story of the deal."""
        return story.opening(state)

    def tell(self, before: State, after: State) -> list[Event]:
        """What happened when the sealed choices of `before` were carried out."""
        return story.tell(before, after)


def _lay_given(state: State, given: Given) -> None:
    for pile in given.piles:
        if pile not in ("deck", "arenas", "lots"):
            raise BadOption("error-given-pile", pile=pile, known="deck, arenas, lots")
    deck = [read_card(name) for name in given.piles.get("deck", ())]
    _no_repeats(deck, card_name)
    _let_species_play(state, deck)
    for place, card in enumerate(deck):
        state.deck[place] = card
    arenas = [read_arena(name) for name in given.piles.get("arenas", ())][: len(state.arenas)]
    _no_repeats(arenas, lambda arena: ARENAS[arena].name)
    for place, arena in enumerate(arenas):
        if not may_play(state, arena):
            raise BadCards("error-arena-out", arena=ARENAS[arena].name)
        state.arenas[place] = arena
    for round_, lot in enumerate(given.piles.get("lots", ())[:ROUNDS]):
        if not (re.fullmatch("[1-9]", lot) and int(lot) <= state.seats):
            raise BadOption("error-given-lot", lot=lot, seats=int(state.seats))
        state.lots[round_] = int(lot) - 1


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
