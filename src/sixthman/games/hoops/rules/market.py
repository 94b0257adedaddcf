"""The markets: the player row that moves on each turn, the tactics, and buying."""

from __future__ import annotations

from sixthman.kernel.piles import NONE
from sixthman.kernel.rules import rule
from sixthman.kernel.stream import shuffle

from ..declaration import BOUGHT_PLAYER, BOUGHT_TACTIC, BUY, DONE, MENU, PAY, SLOTS, TACTIC_PILE
from .cards import COST, FATIGUE, TACTICS, VALUE
from .decks import discard_from_hand, put_on_top
from .record import State, ask, set_done


@rule
def adjust(state: State) -> None:
    """The next player enters slot 1 and pushes the row as far as the first hole (H2).

    Without a next player every card moves one slot on. Whoever leaves slot 6 is out of the game.
    """
    if state.piled == 0:
        push(state, NONE, SLOTS)
        return
    hole = 0
    while hole < SLOTS and state.row[hole] != NONE:
        hole += 1
    state.piled -= 1
    push(state, int(state.player_pile[state.piled]), hole)


@rule
def push(state: State, card: int, hole: int) -> None:
    """Move the first cards of the row one slot on, into the hole or out of the row; a card follows."""
    if hole == SLOTS:
        hole = SLOTS - 1
        put_in_box(state, int(state.row[hole]))
    for slot in range(hole, 0, -1):
        state.row[slot] = state.row[slot - 1]
    state.row[0] = card


@rule
def put_in_box(state: State, card: int) -> None:
    """A card, if there is one, is out of the game."""
    if card != NONE:
        state.box[card] += 1


@rule
def row_is_empty(state: State) -> bool:
    """Is no player left to buy?"""
    for slot in range(SLOTS):
        if state.row[slot] != NONE:
            return False
    return True


@rule
def clear_row(state: State) -> None:
    """Overtime: the row makes way for the cards that count the turns (H13)."""
    for slot in range(SLOTS):
        put_in_box(state, int(state.row[slot]))
        state.row[slot] = NONE


@rule
def can_refresh(state: State, slot: int) -> bool:
    """May the tactic in this slot be selected next? Lowest models first, and of two alike the first."""
    card = int(state.tactics[slot])
    selected = int(state.marked_slots)
    if card < state.least or card == NONE or (selected >> slot) & 1 == 1:
        return False
    for other in range(slot):
        if state.tactics[other] == card and (selected >> other) & 1 == 0:
            return False
    return True


@rule
def select_tactic(state: State, card: int) -> None:
    """A tactic of the market is to be replaced."""
    slot = 0
    while state.tactics[slot] != card or (int(state.marked_slots) >> slot) & 1 == 1:
        slot += 1
    state.marked_slots = int(state.marked_slots) | (1 << slot)
    state.least = card


@rule
def refresh(state: State, card: int) -> None:
    """Mark tactics one by one; then all of them are discarded and replaced together."""
    if card != DONE:
        select_tactic(state, card)
        return
    for slot in range(SLOTS):
        if (int(state.marked_slots) >> slot) & 1 == 1:
            state.tactics_gone += 1
            state.tactic_pile[TACTIC_PILE - int(state.tactics_gone)] = state.tactics[slot]
            state.tactics[slot] = NONE
    state.marked_slots = 0
    fill_tactics(state)
    ask(state, MENU)


@rule
def fill_tactics(state: State) -> None:
    """Fill the holes of the tactic market; with both piles empty they stay (H12)."""
    for slot in range(SLOTS):
        if state.tactics[slot] == NONE:
            if state.tactics_piled == 0:
                reshuffle_tactics(state)
            if state.tactics_piled > 0:
                state.tactics_piled -= 1
                state.tactics[slot] = state.tactic_pile[state.tactics_piled]


@rule
def reshuffle_tactics(state: State) -> None:
    """The discarded tactics of the market become its pile."""
    count = int(state.tactics_gone)
    for i in range(count):
        state.tactic_pile[i] = state.tactic_pile[TACTIC_PILE - count + i]
    state.tactics_piled = count
    state.tactics_gone = 0
    shuffle(state.tactic_pile, 0, count, state.stream)


@rule
def is_currency(card: int, bought: int) -> bool:
    """Does this card pay for that one? Players pay for players, tactics for tactics."""
    if bought < TACTICS:
        return card < TACTICS
    return TACTICS <= card < FATIGUE


@rule
def purse(state: State, seat: int, bought: int) -> int:
    """What a seat can pay for a card of this kind."""
    total = 0
    for i in range(int(state.held[seat])):
        card = int(state.hand[seat, i])
        if is_currency(card, bought):
            total += int(VALUE[card])
    return total


@rule
def buy(state: State, card: int) -> None:
    """Choose a card of the market; its cost is to be paid next."""
    state.subject = card
    state.owed = COST[card]
    ask(state, PAY)


@rule
def pay(state: State, card: int) -> None:
    """Discard a card from hand; when the cost is met the card bought is laid on the draw pile (H7)."""
    player, bought = int(state.player), int(state.subject)
    discard_from_hand(state, player, card)
    state.owed = max(0, int(state.owed) - int(VALUE[card]))
    if state.owed == 0:
        take_from_market(state, bought)
        put_on_top(state, player, bought)
        set_done(state, BOUGHT_PLAYER if bought < TACTICS else BOUGHT_TACTIC)
        ask(state, MENU)


@rule
def take_from_market(state: State, card: int) -> None:
    """A card leaves its slot, and a hole behind."""
    slot = 0
    if card < TACTICS:
        while state.row[slot] != card:
            slot += 1
        state.row[slot] = NONE
    else:
        while state.tactics[slot] != card:
            slot += 1
        state.tactics[slot] = NONE


@rule
def go_shopping(state: State, first_model: int) -> None:
    """Open a market: the players', or the tactics'."""
    state.subject = first_model
    ask(state, BUY)


@rule
def goods(state: State, slot: int) -> int:
    """What lies in a slot of the market that is open."""
    return int(state.row[slot]) if state.subject < TACTICS else int(state.tactics[slot])


@rule
def is_affordable(card: int, money: int) -> bool:
    """Is there a card, and does it cost no more than that?"""
    return card != NONE and COST[card] <= money


@rule
def is_for_sale(state: State, slot: int, money: int) -> bool:
    """Can the card in this slot be paid for? Of two alike the first is offered."""
    card = goods(state, slot)
    if not is_affordable(card, money):
        return False
    for other in range(slot):
        if goods(state, other) == card:
            return False
    return True
