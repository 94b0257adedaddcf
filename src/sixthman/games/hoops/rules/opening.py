"""Before the first turn: pick your team (H14) and the opening draft (H15)."""

from __future__ import annotations

from sixthman.kernel.piles import NONE, blank, find, sort
from sixthman.kernel.rules import rule
from sixthman.kernel.stream import draw

from ..declaration import DRAFT, DRAFTED, LEAVE_OUT, PLAYER_PILE, SEATS, TEAM
from .cards import COST, TACTICS
from .market import put_in_box
from .record import State, ask
from .setup import DEAR, MARKET_PLAYERS, is_in_market, starting_card

ON_OFFER = 16  # players revealed for the opening draft

# Parts of picking a team: a starter for each position, seven substitutes, three offenses, two defenses
SUBSTITUTES_FROM, OFFENCES_FROM, DEFENCES_FROM = 5, 12, 15


@rule
def first_pick(state: State, seat: int) -> int:
    """The first card of the starting set that may be picked next: after the last one of its group."""
    filled = int(state.stage[seat])
    if filled < SUBSTITUTES_FROM:
        return 2 * filled
    start = 10 if filled < OFFENCES_FROM else 20 if filled < DEFENCES_FROM else 25
    index = 30
    while index > start and (int(state.team[seat]) >> (index - 1)) & 1 == 0:
        index -= 1
    return index


@rule
def last_pick(state: State, seat: int) -> int:
    """The last card of the starting set that may be picked next: enough have to be left after it."""
    filled = int(state.stage[seat])
    if filled < SUBSTITUTES_FROM:
        return 2 * filled + 1
    if filled < OFFENCES_FROM:
        return 20 - (OFFENCES_FROM - filled)
    if filled < DEFENCES_FROM:
        return 25 - (DEFENCES_FROM - filled)
    return 30 - (TEAM - filled)


@rule
def picks(state: State, seat: int, wanted: int) -> int:
    """The cards a seat may pick for its team now."""
    first = first_pick(state, seat)
    if wanted == NONE:
        return last_pick(state, seat) - first + 1
    return starting_card(first + wanted)


@rule
def pick_for_team(state: State, seat: int, card: int) -> None:
    """Seal a card of the team, and those that follow without a choice."""
    index = first_pick(state, seat)
    while starting_card(index) != card:
        index += 1
    state.team[seat] = int(state.team[seat]) | (1 << index)
    state.stage[seat] += 1
    while state.stage[seat] < TEAM and first_pick(state, seat) == last_pick(state, seat):
        state.team[seat] = int(state.team[seat]) | (1 << first_pick(state, seat))
        state.stage[seat] += 1
    if state.stage[seat] == TEAM:
        state.locked = int(state.locked) | (1 << seat)


@rule
def begin_draft(state: State) -> None:
    """Reveal sixteen players below cost 6, or as many as there are."""
    there = 0
    for model in range(MARKET_PLAYERS):
        if is_on_offer(state, model):
            there += 1
    count = min(ON_OFFER, there)
    for index in range(count):
        card = draw(state.stream, MARKET_PLAYERS)
        while not is_on_offer(state, card):
            card = draw(state.stream, MARKET_PLAYERS)
        state.player_pile[index] = card
    sort(state.player_pile, 0, count)
    ask(state, DRAFT)


@rule
def is_on_offer(state: State, model: int) -> bool:
    """Could this player still be revealed for the draft?"""
    return COST[model] < DEAR and is_in_market(state, model, 0)


@rule
def offers(state: State, wanted: int) -> int:
    """The players that can be drafted."""
    offered = 0
    for index in range(ON_OFFER):
        card = int(state.player_pile[index])
        if card != NONE:
            if offered == wanted:
                return card
            offered += 1
    return offered


@rule
def draft_player(state: State, card: int) -> None:
    """Take a player; next, say which substitute he replaces."""
    state.player_pile[find(state.player_pile, 0, card)] = NONE
    state.subject = card
    ask(state, LEAVE_OUT)


@rule
def substitutes(state: State, wanted: int) -> int:
    """The substitutes in the deck of the seat that drafts."""
    seat, offered = int(state.player), 0
    for index in range(int(state.decked[seat])):
        card = int(state.pile[seat, index])
        if MARKET_PLAYERS <= card < TACTICS:
            if offered == wanted:
                return card
            offered += 1
    return offered


@rule
def leave_out(state: State, card: int) -> None:
    """The player drafted takes the substitute's place in the deck."""
    seat = int(state.player)
    state.pile[seat, find(state.pile[seat], 0, card)] = state.subject
    put_in_box(state, card)
    state.drafted[seat, find(state.drafted[seat], 0, NONE)] = state.subject
    state.player = drafter(state)
    ask(state, DRAFT)


@rule
def drafts_made(state: State) -> int:
    """How many players have been drafted."""
    made = 0
    for seat in range(SEATS):
        for turn in range(DRAFTED):
            if state.drafted[seat, turn] != NONE:
                made += 1
    return made


@rule
def drafter(state: State) -> int:
    """Whose pick it is: one, then two each in turn, then the last one (H15)."""
    behind = (drafts_made(state) + 1) // 2 % 2
    return (int(state.first) + behind) % SEATS


@rule
def draft_is_over(state: State) -> bool:
    """Four players each, or nobody left on offer."""
    return drafts_made(state) == SEATS * DRAFTED or offers(state, NONE) == 0


@rule
def end_draft(state: State) -> None:
    """The players nobody took go back among those the market is made of."""
    blank(state.player_pile, 0, PLAYER_PILE)
    state.player, state.subject = state.first, NONE
