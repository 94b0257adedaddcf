"""Set-up: two teams, the markets, the first hands.

`prepare` lays an empty table, `take_first_teams` gives both their cards, `shuffle_up` makes the piles, `deal`
opens the markets and deals the hands. Whoever sets a table up may come in between: lay down the dice that
are to fall first (`given`), and bring cards to the top of a pile before the deal (`stack`). In a game with
an opening the piles are made after it, and only the dice can be given.

The rulebook has players drawn by chance go for the cheap ones that were missing; here they are chosen among
those that are not cheap themselves, or else some would be missing again.
"""

from __future__ import annotations

from typing import Any

from sixthman.kernel.piles import NONE, blank, find, holds, swap
from sixthman.kernel.rules import rule
from sixthman.kernel.stream import copy_stream, draw, shuffle

from ..declaration import (
    DRAFTED,
    FACES,
    GIVEN,
    MODELS,
    MOST_IN_HAND,
    PILE,
    PLAYER_PILE,
    POSITIONS_ON_COURT,
    PREPARED,
    SEATS,
    SKILLS,
    SLOTS,
    TACTIC_PILE,
)
from .cards import (
    BASE,
    COPIES,
    COST,
    FATIGUE,
    IN_MARKET,
    INITIATION,
    POSITIONS,
    STARTERS,
    SUBSTITUTES,
    TACTICS,
)
from .court import lowest_position
from .decks import draw_hand
from .market import adjust, fill_tactics
from .record import State

MARKET_PLAYERS = STARTERS
STARTING_SET = 30  # cards a seat may start with: ten starters, ten substitutes, ten tactics
FEWEST_CHEAP, CHEAP, DEAR = 4, 3, 6  # this many market players cost 3 or more, but less than 6


@rule
def prepare(state: State, options: Any, stream: Any) -> None:
    """An empty table. Options: pick your team, opening draft, most overtimes, first player (NONE: by lot)."""
    copy_stream(stream, state.stream)
    state.pick_team, state.opening_draft, state.most_overtimes = options[0], options[1], options[2]
    state.first = options[3] if options[3] != NONE else draw(state.stream, SEATS)
    state.player, state.viewer = state.first, NONE
    state.phase, state.asked, state.locked = 0, 0, 0
    state.turn, state.overtime, state.last_turn = 0, 0, 0
    state.done, state.subject, state.least, state.owed = 0, NONE, 0, 0
    state.marked_slots, state.entered, state.rested, state.settled = 0, 0, 0, 0
    state.fatigue = COPIES[FATIGUE]
    state.piled, state.tactics_piled, state.tactics_gone, state.given_used = 0, 0, 0, 0
    blank(state.player_pile, 0, PLAYER_PILE)
    blank(state.tactic_pile, 0, TACTIC_PILE)
    blank(state.row, 0, SLOTS)
    blank(state.tactics, 0, SLOTS)
    blank(state.given, 0, GIVEN)
    for model in range(MODELS):
        state.box[model] = 0
    for colour in range(SKILLS):
        state.marked[colour] = 0
        for face in range(FACES):
            state.rolled[colour, face] = 0
    for seat in range(SEATS):
        prepare_seat(state, seat)


@rule
def prepare_seat(state: State, seat: int) -> None:
    """A seat with nothing at all."""
    state.points[seat], state.decked[seat], state.topped[seat], state.discarded[seat] = 0, 0, 0, 0
    state.held[seat], state.shown[seat] = 0, 0
    state.team[seat], state.stage[seat], state.verdict[seat] = 0, 0, NONE
    blank(state.pile[seat], 0, PILE)
    blank(state.hand[seat], 0, MOST_IN_HAND)
    blank(state.court[seat], 0, POSITIONS_ON_COURT)
    blank(state.drafted[seat], 0, DRAFTED)
    for row in range(2):
        blank(state.prepared[seat, row], 0, PREPARED)
    for colour in range(SKILLS):
        for face in range(FACES):
            state.kept[seat, colour, face] = 0


@rule
def starting_card(index: int) -> int:
    """The cards a seat may start with, by number: starters, substitutes, tactics."""
    return STARTERS + index if index < BASE - TACTICS else BASE + index - (BASE - TACTICS)


@rule
def initiation_team() -> int:
    """The team of a first game, as a bit mask of the starting set."""
    team = 0
    for index in range(STARTING_SET):
        if INITIATION[starting_card(index)] == 1:
            team |= 1 << index
    return team


@rule
def take_first_teams(state: State) -> None:
    """Both seats have the team of a first game."""
    for seat in range(SEATS):
        state.team[seat] = initiation_team()
    take_teams(state)


@rule
def take_teams(state: State) -> None:
    """Both teams come to the table, for both to see."""
    for seat in range(SEATS):
        take_team(state, seat)


@rule
def take_team(state: State, seat: int) -> None:
    """The starters of the seat's team go on court, each to his position, the others into the deck."""
    for index in range(STARTING_SET):
        if (int(state.team[seat]) >> index) & 1 == 1:
            card = starting_card(index)
            if card < SUBSTITUTES:
                state.court[seat, lowest_position(int(POSITIONS[card]))] = card
            else:
                state.pile[seat, state.decked[seat]] = card
                state.decked[seat] += 1


@rule
def shuffle_up(state: State) -> None:
    """All piles are made and shuffled."""
    pile_up_players(state)
    pile_up_tactics(state)
    for seat in range(SEATS):
        shuffle(state.pile[seat], 0, int(state.decked[seat]), state.stream)


@rule
def is_in_market(state: State, model: int, first: int) -> bool:
    """May this player be put into the pile, whose cards lie from `first` on?"""
    if IN_MARKET[model] == 0:
        return False
    for index in range(first, PLAYER_PILE):
        if state.player_pile[index] == model:
            return False
    return not (holds(state.drafted[0], DRAFTED, model) or holds(state.drafted[1], DRAFTED, model))


@rule
def is_cheap(card: int) -> bool:
    """One of those the market has at least four of."""
    return CHEAP <= COST[card] < DEAR


@rule
def pile_up_players(state: State) -> None:
    """Twenty players, at least four of them cheap; the cheapest on top, equals in any order."""
    blank(state.player_pile, 0, PLAYER_PILE)
    for index in range(PLAYER_PILE - 1, -1, -1):
        card = draw(state.stream, MARKET_PLAYERS)
        while not is_in_market(state, card, index + 1):
            card = draw(state.stream, MARKET_PLAYERS)
        state.player_pile[index] = card
    cheap = count_cheap(state)
    while cheap < FEWEST_CHEAP and add_cheap(state):
        cheap += 1
    sort_by_cost(state, PLAYER_PILE)
    state.piled = PLAYER_PILE


@rule
def count_cheap(state: State) -> int:
    """How many of the twenty players are cheap."""
    cheap = 0
    for index in range(PLAYER_PILE):
        if is_cheap(int(state.player_pile[index])):
            cheap += 1
    return cheap


@rule
def add_cheap(state: State) -> bool:
    """A cheap player from outside for one that is not, both by chance; False if there is none outside."""
    outside = 0
    for model in range(MARKET_PLAYERS):
        if is_cheap(model) and is_in_market(state, model, 0):
            outside += 1
    if outside == 0:
        return False
    card = draw(state.stream, MARKET_PLAYERS)
    while not (is_cheap(card) and is_in_market(state, card, 0)):
        card = draw(state.stream, MARKET_PLAYERS)
    index = draw(state.stream, PLAYER_PILE)
    while is_cheap(int(state.player_pile[index])):
        index = draw(state.stream, PLAYER_PILE)
    state.player_pile[index] = card
    return True


@rule
def sort_by_cost(state: State, count: int) -> None:
    """The first cards of the player pile, by falling cost: the cheapest is on top. Equals stay in order."""
    for i in range(1, count):
        card = int(state.player_pile[i])
        index = i
        while index > 0 and COST[state.player_pile[index - 1]] < COST[card]:
            state.player_pile[index] = state.player_pile[index - 1]
            index -= 1
        state.player_pile[index] = card


@rule
def pile_up_tactics(state: State) -> None:
    """All tactics of the market."""
    count = 0
    for model in range(TACTICS, BASE):
        for _ in range(int(COPIES[model])):
            state.tactic_pile[count] = model
            count += 1
    state.tactics_piled = count
    shuffle(state.tactic_pile, 0, count, state.stream)


@rule
def stack(pile: Any, count: int, depth: int, card: int) -> None:
    """Bring a card of a pile to a depth below its top; the card that lay there takes its place."""
    swap(pile, find(pile, 0, card), count - 1 - depth)


@rule
def deal(state: State) -> None:
    """Six tactics and one player are open, and everyone draws a hand."""
    fill_tactics(state)
    adjust(state)
    for seat in range(SEATS):
        draw_hand(state, seat)
