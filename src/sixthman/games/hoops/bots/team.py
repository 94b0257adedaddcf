"""The team: what each rating is worth to this seat, who comes in, and where.

Ratings are weighted by what one more of them would add to the tactics the seat owns, wherever those lie: it
knows what is in its own deck, and does not look at the order.
"""

from __future__ import annotations

from sixthman.kernel.piles import NONE
from sixthman.kernel.rules import rule

from ..declaration import DONE, OVERTIME_TURNS, PILE, POSITION, POSITIONS_ON_COURT, PREPARED, SKILLS, TURNS
from ..rules.cards import COMPLEXITY, FATIGUE, INTELLIGENCE, KEEPS, POSITIONS, REBOUNDS, SKILL, TACTICS
from ..rules.court import is_offence, open_positions
from ..rules.record import State
from .habits import AT_FIRST, FRESH, HABITS, LIKES, MORE_WIT, REST, STOPS, WIT
from .hopes import ANY_ATTACK, POINT, WITS, Team, hope, team_of

Weights = tuple[int, int, int, int, int, int, int, int]  # six skills, intelligence, rebounds

ALL_POSITIONS = (1 << POSITIONS_ON_COURT) - 1
NEVER = -(1 << 40)


@rule
def plain_weights() -> Weights:
    """What ratings are worth before anything is known of the game."""
    return (
        int(AT_FIRST[0]),
        int(AT_FIRST[1]),
        int(AT_FIRST[2]),
        int(AT_FIRST[3]),
        int(AT_FIRST[4]),
        int(AT_FIRST[5]),
        int(AT_FIRST[6]),
        int(AT_FIRST[7]),
    )


@rule
def own_turns_left(state: State) -> int:
    """The turns the turn's player has after this one, without the last one and any overtime to come."""
    turns = TURNS if state.overtime == 0 else OVERTIME_TURNS
    return (turns - int(state.turn)) // 2


@rule
def own_cards(state: State, seat: int) -> int:
    """How many cards a seat has besides its players on court, empty places for tactics among them."""
    return int(state.held[seat]) + int(state.decked[seat]) + int(state.discarded[seat]) + 2 * PREPARED


@rule
def own_card(state: State, seat: int, index: int) -> int:
    """One of them by number: hand, draw pile, discard pile, prepared tactics."""
    held, decked, discarded = int(state.held[seat]), int(state.decked[seat]), int(state.discarded[seat])
    if index < held:
        return int(state.hand[seat, index])
    index -= held
    if index < decked:
        return int(state.pile[seat, index])
    index -= decked
    if index < discarded:
        return int(state.pile[seat, PILE - 1 - index])
    index -= discarded
    return int(state.prepared[seat, index // PREPARED, index % PREPARED])


@rule
def is_tactic(card: int) -> bool:
    """Is there a card, and is it a tactic?"""
    return TACTICS <= card < FATIGUE


@rule
def one_more(team: Team, skill: int, card: int) -> int:
    """What one more die of a skill would add to a tactic."""
    kept, dice = int(KEEPS[card, skill]), team[skill]
    return hope(skill, ANY_ATTACK, dice + 1, kept) - hope(skill, ANY_ATTACK, dice, kept)


@rule
def weights_for(state: State, seat: int, style: int) -> Weights:
    """What each rating is worth to a seat's team a turn, in thousandths of a point."""
    team = team_of(state, seat)
    attacks, defences, hardest = 0, 0, 0
    three, inside, drive, steal, block, stop = 0, 0, 0, 0, 0, 0
    for index in range(own_cards(state, seat)):
        card = own_card(state, seat, index)
        if is_tactic(card):
            hardest = max(hardest, int(COMPLEXITY[card]))
            if is_offence(card):
                attacks += 1
                three += one_more(team, 0, card)
                inside += one_more(team, 1, card)
                drive += one_more(team, 2, card)
            else:
                defences += 1
                steal += one_more(team, 3, card)
                block += one_more(team, 4, card)
                stop += one_more(team, 5, card)
    attacks, defences = max(1, attacks), max(1, defences) * POINT
    return (
        three * int(HABITS[style, LIKES]) // (attacks * POINT),
        inside * int(HABITS[style, LIKES + 1]) // (attacks * POINT),
        drive * int(HABITS[style, LIKES + 2]) // (attacks * POINT),
        steal * int(HABITS[style, STOPS]) // defences,
        block * int(HABITS[style, STOPS]) // defences,
        stop * int(HABITS[style, STOPS]) // defences,
        int(HABITS[style, MORE_WIT]) if hardest > team[WITS] else int(HABITS[style, WIT]),
        (three + inside + drive) * 2 // (9 * attacks),
    )


@rule
def player_worth(weights: Weights, card: int) -> int:
    """What a player adds on court."""
    total = weights[SKILLS] * int(INTELLIGENCE[card]) + weights[SKILLS + 1] * int(REBOUNDS[card])
    for skill in range(SKILLS):
        total += weights[skill] * int(SKILL[card, skill])
    return total


@rule
def worth_at(state: State, seat: int, weights: Weights, position: int) -> int:
    """What the player at a position adds."""
    return player_worth(weights, int(state.court[seat, position]))


@rule
def weakest_behind(state: State, seat: int, weights: Weights, position: int, free: int) -> int:
    """The worth of the weakest player who could leave if someone took this position: the one who stands
    there or, if that one moves, one whose place he takes. `free`: positions that may change."""
    least = worth_at(state, seat, weights, position)
    others = int(POSITIONS[state.court[seat, position]]) & free & ~(1 << position)
    if others != 0:
        for other in range(POSITIONS_ON_COURT):
            if (others >> other) & 1 == 1:
                least = min(least, worth_at(state, seat, weights, other))
    return least


@rule
def gain_on_court(state: State, seat: int, weights: Weights, card: int, free: int) -> int:
    """How much better the team gets with this player in it, at his best position."""
    open_ = int(POSITIONS[card]) & free
    least = -NEVER
    for position in range(POSITIONS_ON_COURT):
        if (open_ >> position) & 1 == 1:
            least = min(least, weakest_behind(state, seat, weights, position, free))
    return player_worth(weights, card) - least


@rule
def tired_cards(state: State, seat: int) -> int:
    """Fatigue cards in hand."""
    count = 0
    for i in range(int(state.held[seat])):
        if state.hand[seat, i] == FATIGUE:
            count += 1
    return count


@rule
def best_newcomer(state: State, seat: int, weights: Weights, free: int, style: int) -> int:
    """The player in hand who does the team most good by coming in, or NONE.

    A fatigue card that can be given back for him is worth something, and so is the card drawn.
    """
    bonus = int(HABITS[style, FRESH]) + (int(HABITS[style, REST]) if tired_cards(state, seat) > 0 else 0)
    best, best_gain = NONE, -bonus
    for i in range(int(state.held[seat])):
        card = int(state.hand[seat, i])
        if card < TACTICS and int(POSITIONS[card]) & free != 0:
            gain = gain_on_court(state, seat, weights, card, free)
            if gain > best_gain:
                best, best_gain = card, gain
    return best


@rule
def choose_newcomer(state: State, seat: int, style: int) -> int:
    """Give fatigue back whenever that is possible; else the best newcomer, or enough of it."""
    if state.rested < state.entered and tired_cards(state, seat) > 0:
        return FATIGUE
    free = ALL_POSITIONS & ~int(state.settled)
    newcomer = best_newcomer(state, seat, weights_for(state, seat, style), free, style)
    return DONE if newcomer == NONE else newcomer


@rule
def choose_spot(state: State, seat: int, style: int) -> int:
    """The position behind which the weakest player can leave."""
    weights, free = weights_for(state, seat, style), ALL_POSITIONS & ~int(state.settled)
    open_ = open_positions(state, int(state.subject))
    best, least = 0, -NEVER
    for position in range(POSITIONS_ON_COURT):
        if (open_ >> position) & 1 == 1:
            worth = weakest_behind(state, seat, weights, position, free)
            if worth < least:
                best, least = position, worth
    return POSITION + best


@rule
def choose_move(state: State, seat: int, style: int) -> int:
    """The displaced player takes the place of the weakest one who is weaker than he; or he leaves."""
    open_, weights = open_positions(state, int(state.subject)), weights_for(state, seat, style)
    best, least = DONE, player_worth(weights, int(state.subject))
    for position in range(POSITIONS_ON_COURT):
        if (open_ >> position) & 1 == 1:
            worth = worth_at(state, seat, weights, position)
            if worth < least:
                best, least = POSITION + position, worth
    return best
