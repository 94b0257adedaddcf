"""Piles given beforehand, for puzzles, teaching and tests: the first cards of each, and the first dice.

players   the player market in the order it is revealed, which is by cost
tactics   the tactic market: the first six lie open
deck 1    the first player's deck: the first six are the hand; deck 2 likewise
dice      faces that fall first, in this order and on whatever dice are rolled: `3pts9`
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import numpy as np

from sixthman.kernel.stream import shuffle
from sixthman.messages import BadCards, BadOption
from sixthman.table.adapter import Given

from ..declaration import GIVEN, PLAYER_PILE, SEATS
from ..rules.record import State
from ..rules.setup import CHEAP, DEAR, FEWEST_CHEAP, MARKET_PLAYERS, stack
from .cardset import TableCards
from .notation import Notation

PILES = ("players", "tactics", "deck 1", "deck 2", "dice")


def check_given(given: Given, has_opening: bool) -> bool:
    """Are there cards to be laid? BadOption for a pile there is none of."""
    for pile in given.piles:
        if pile not in PILES:
            raise BadOption("error-given-pile", pile=pile, known=", ".join(PILES))
    has_cards = any(cards for pile, cards in given.piles.items() if pile != "dice")
    if has_cards and has_opening:
        raise BadOption("error-hoops-given-opening")
    return has_cards


def lay_dice(state: State, notation: Notation, dice: Sequence[str]) -> None:
    """The faces that fall first."""
    faces = [notation.read_face(name) for name in dice]
    if len(faces) > GIVEN:
        raise BadCards("error-hoops-given-many", pile="dice", most=GIVEN)
    state.given[: len(faces)] = faces


def lay_cards(state: State, notation: Notation, cards: TableCards, given: Given) -> None:
    """Bring the given cards to the top of the shuffled piles."""
    piles = {
        name: [notation.read_card(card) for card in given.piles.get(name, ())]
        for name in PILES
        if name != "dice"
    }
    if piles["players"]:
        _lay_players(state, notation, cards, piles["players"])
    _lay(state.tactic_pile, int(state.tactics_piled), notation, "tactics", piles["tactics"])
    for seat in range(SEATS):
        name = f"deck {seat + 1}"
        _lay(state.pile[seat], int(state.decked[seat]), notation, name, piles[name])


def _lay(
    pile: np.ndarray[tuple[int], np.dtype[np.int16]],
    count: int,
    notation: Notation,
    name: str,
    wanted: Sequence[int],
) -> None:
    """The wanted cards on top, in their order; they have to be in the pile."""
    there = Counter(int(card) for card in pile[:count])
    for card, copies in Counter(wanted).items():
        if copies > there[card]:
            raise BadCards("error-hoops-given-card", card=notation.card(card), pile=name, copies=there[card])
    for depth, card in enumerate(wanted):
        stack(pile, count, depth, card)


def _lay_players(state: State, notation: Notation, cards: TableCards, wanted: Sequence[int]) -> None:
    """The wanted players first; chance fills the pile with others that cost no less."""
    cost, in_market = cards.tables["COST"], cards.tables["IN_MARKET"]
    for index, card in enumerate(wanted):
        if card >= MARKET_PLAYERS or not in_market[card]:
            raise BadCards("error-hoops-given-player", card=notation.card(card))
        if card in wanted[:index]:
            raise BadCards("error-card-twice", card=notation.card(card))
        if index and cost[card] < cost[wanted[index - 1]]:
            raise BadCards("error-hoops-given-order", card=notation.card(card), cost=int(cost[card]))
    if len(wanted) > PLAYER_PILE:
        raise BadCards("error-hoops-given-many", pile="players", most=PLAYER_PILE)
    others = np.array(
        [
            model
            for model in range(MARKET_PLAYERS)
            if in_market[model] and model not in wanted and cost[model] >= cost[wanted[-1]]
        ],
        np.int16,
    )
    shuffle(others, 0, len(others), state.stream)
    pile = _filled(wanted, [int(card) for card in others], cost)
    state.player_pile[:PLAYER_PILE] = pile[::-1]


def _filled(
    wanted: Sequence[int], others: Sequence[int], cost: np.ndarray[tuple[int], np.dtype[np.int8]]
) -> list[int]:
    """Twenty players, cheapest first, at least four of them cheap as at set-up."""

    def is_cheap(card: int) -> bool:
        return bool(CHEAP <= cost[card] < DEAR)

    missing = FEWEST_CHEAP - sum(is_cheap(card) for card in wanted)
    cheap = [card for card in others if is_cheap(card)][: max(0, missing)]
    rest = [card for card in others if card not in cheap]
    filling = (cheap + rest)[: PLAYER_PILE - len(wanted)]
    pile = [*wanted, *sorted(filling, key=lambda card: int(cost[card]))]
    if len(pile) < PLAYER_PILE or sum(map(is_cheap, pile)) < FEWEST_CHEAP:
        raise BadCards("error-hoops-given-market", players=PLAYER_PILE, cheap=FEWEST_CHEAP)
    return pile
