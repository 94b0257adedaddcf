"""What NBA Deck-Building refuses: a sentence in every language that says what is allowed; nothing moved."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from sixthman.games.hoops.declaration import (
    ATTACKED,
    BOUGHT_PLAYER,
    BOUGHT_TACTIC,
    CHOICES,
    DEFENDED,
    DISCARD,
    POSITION,
    REMOVE,
    REPLACED,
    REROLL,
    TO_REPLACE,
)
from sixthman.games.hoops.rules.cards import POSITIONS
from sixthman.games.hoops.rules.record import State, ask
from sixthman.messages import LANGUAGES, IllegalChoice
from tests.games.hoops.conftest import (
    BASE_SWITCH,
    BASE_THREE,
    HOUSTON,
    INSIDE,
    KENTUCKY,
    MICHIGAN,
    STARTERS,
    THREE,
    VIRGINIA,
    dice_fall,
    die,
    five,
    in_turn,
    keep,
    ready,
)

from .hoops import standard, with_state

CURRY, KERR, JORDAN = map(standard, ("Stephen Curry", "Steve Kerr", "Michael Jordan"))
FATIGUE = 150


def market(state: State, *players: int) -> State:
    """Just these players in the row."""
    state.row[:] = [*players, *[-1] * (6 - len(players))]
    return state


def poor() -> State:
    """One substitute in hand, Jordan and Kerr on offer."""
    return market(in_turn(hand=[110, 112, BASE_THREE]), JORDAN, KERR)


def poorest() -> State:
    return market(in_turn(hand=[110]), JORDAN)


def full_row() -> State:
    """Three offenses prepared, a fourth in hand."""
    state = in_turn(hand=[VIRGINIA, HOUSTON])
    ready(state, 0, KENTUCKY, BASE_THREE, BASE_THREE)
    return state


def on_court() -> State:
    """The starters of a first game, Curry in hand."""
    state = in_turn(hand=[CURRY, 150, 114])
    state.court[0] = STARTERS
    return state


def attack(ahead: int = 4) -> State:
    """Kentucky Offense is prepared by a team that can play it."""
    state = in_turn()
    state.court[0] = five(three=5, intelligence=6, rebounds=6)
    state.court[1] = five(rebounds=6 - ahead)
    ready(state, 0, KENTUCKY, VIRGINIA, HOUSTON)
    dice_fall(state, *[0, 3, 4, 5, 0] * 2)
    return state


def rerolling() -> State:
    """Two dice may be rerolled."""
    state = attack()
    table = with_state(state)
    table.choose(0, "attack Kentucky Offense")
    assert (state.phase, state.owed) == (REROLL, 2)
    return state


def not_rebounding() -> State:
    """No die may be rerolled; one is to be kept."""
    state = attack(ahead=0)
    with_state(state).choose(0, "attack Kentucky Offense")
    return state


def defending() -> State:
    """One fatigue card is left in the pile."""
    state = in_turn()
    state.court[0] = five(block=2, stop=2, intelligence=4)
    state.fatigue = 1
    keep(state, 1, die(INSIDE, 7))
    ready(state, 0, MICHIGAN)
    dice_fall(state, 0, 0, 0, 0, 0)
    with_state(state).choose(0, "defend Michigan Defense")
    return state


def in_phase(phase: int, *hand: int) -> State:
    state = in_turn(hand=list(hand))
    ask(state, phase)
    return state


def done(what: int, *hand: int) -> State:
    state = market(in_turn(hand=list(hand)), KERR)
    state.done = what
    return state


def laid_and_new() -> State:
    """A tactic of each type lies there; another one is in hand."""
    state = in_turn(hand=[VIRGINIA, HOUSTON])
    ready(state, 0, BASE_THREE, BASE_SWITCH)
    return state


def overtime() -> State:
    state = done(BOUGHT_PLAYER | BOUGHT_TACTIC, CURRY)
    state.overtime, state.turn = 1, 2
    return state


def last_turn() -> State:
    state = done(REPLACED | BOUGHT_PLAYER | BOUGHT_TACTIC | ATTACKED, CURRY, BASE_SWITCH)
    state.last_turn = 1
    ready(state, 0, BASE_THREE)
    return state


def two_positions(mask: int) -> list[int]:
    """Players of the market with just these positions."""
    return [card for card in range(100) if POSITIONS[card] == mask]


def looking_for_a_spot() -> State:
    """A newcomer with two positions looks for one."""
    state = on_court()
    guard = two_positions(0b00011)[0]
    state.hand[0, 0] = guard
    with_state(state).choose(0, [TO_REPLACE, guard])
    return state


def pushed_aside() -> State:
    """A guard has come in at PG for another guard, who may move on to SG."""
    state = on_court()
    newcomer, other = two_positions(0b00011)[:2]
    state.hand[0, 0], state.court[0, 0] = newcomer, other
    with_state(state).choose(0, [TO_REPLACE, newcomer, POSITION])
    return state


def attacked() -> State:
    state = attack()
    state.done = ATTACKED
    return state


def defended() -> State:
    state = attack()
    keep(state, 1, die(THREE, 9))
    state.done = DEFENDED
    return state


CASES: dict[str, tuple[Callable[[], State], Any, list[str]]] = {
    "too little value": (
        poor,
        "buy Michael Jordan with substitute-PG-1",
        ["Michael Jordan", "costs", "worth 4"],
    ),
    "nothing affordable": (poorest, "buy player", ["worth 2", "cheapest", "costs"]),
    "not paid in full": (
        lambda: market(in_turn(hand=[110, 112, CURRY]), KERR),
        "buy Steve Kerr with substitute-PG-1 -",
        ["Steve Kerr", "still to pay"],
    ),
    "paid with the wrong kind": (
        lambda: market(in_turn(hand=[CURRY, BASE_THREE]), KERR),
        "buy Steve Kerr with base-offense-3-pts",
        ["base-offense-3-pts", "only players"],
    ),
    "paid twice": (
        lambda: market(in_turn(hand=[CURRY, 110]), KERR),
        "buy Steve Kerr with Stephen Curry, substitute-PG-1",
        ["paid already", "substitute-PG-1"],
    ),
    "a fourth tactic": (
        full_row,
        "prepare Virginia Offense -",
        ["Three of these tactics", "Virginia Offense", "Kentucky"],
    ),
    "one for another type": (
        laid_and_new,
        "prepare instead Virginia Offense for base-defense-switch -",
        ["prepared tactic of its type", "base-offense-3-pts"],
    ),
    "one makes way without need": (
        laid_and_new,
        "prepare Virginia Offense for base-offense-3-pts",
        ["There is a free slot", "instead"],
    ),
    "a fourth tactic and on": (full_row, "prepare Virginia Offense, Houston Defense", ["Say which of them"]),
    "a wrong position": (on_court, "replace Stephen Curry C", ["Stephen Curry can’t play C", "Allowed: PG"]),
    "a position that is not his": (looking_for_a_spot, "C", ["can’t play C", "Allowed: PG, SG"]),
    "a filled position": (pushed_aside, "to PG", ["PG was filled", "PG, SG"]),
    "fatigue first": (on_court, "replace fatigue-card", ["for each player you bring in", "0"]),
    "nobody after all": (on_court, "replace -", ["name a player"]),
    "a reroll beyond the allowance": (rerolling, "reroll 3pts0 3pts0 3pts2", ["2 dice", "6 rebounds"]),
    "a reroll without rebounds": (not_rebounding, "reroll 3pts0", ["no die can be rerolled"]),
    "a defensive reroll beyond the pile": (
        defending,
        "reroll block0 block0",
        ["fatigue card", "In the pile: 1"],
    ),
    "a die that is not there": (rerolling, "reroll 3pts6 3pts6", ["no die 3pts6 there"]),
    "keep before reroll": (rerolling, "keep 3pts9", ['"keep" doesn’t fit', "the dice to reroll"]),
    "removing fatigue": (lambda: in_phase(REMOVE, 110, FATIGUE), "remove fatigue", ["can’t be removed"]),
    "remove means remove": (
        lambda: in_phase(DISCARD, 110),
        "remove substitute-PG-1",
        ['"remove" doesn’t fit'],
    ),
    "discard means discard": (
        lambda: in_phase(REMOVE, 110),
        "discard substitute-PG-1",
        ['"discard" doesn’t fit'],
    ),
    "replacing twice": (lambda: done(REPLACED, CURRY), "replace", ["once per turn", "replace"]),
    "buying twice": (lambda: done(BOUGHT_PLAYER, CURRY), "buy Steve Kerr", ["once per turn", "buy player"]),
    "buying after activation": (lambda: done(0b11111, CURRY), "buy Steve Kerr", ["before activation"]),
    "attacking twice": (attacked, "attack Kentucky Offense", ["one offense per turn"]),
    "defending twice": (defended, "defend Houston Defense", ["one defense per turn"]),
    "too complex": (attack, "attack Virginia Offense", ["complexity 7", "is 6", "up to 6"]),
    "defence without an attack": (attack, "defend Houston Defense", ["no pending attack", "Houston Defense"]),
    "not prepared": (attack, "attack Duke Offense", ["isn’t prepared", "Kentucky Offense"]),
    "no player in hand": (lambda: in_turn(hand=[BASE_THREE]), "replace", ["no player in hand"]),
    "no tactic in hand": (lambda: in_turn(hand=[110]), "prepare", ["no tactic in hand"]),
    "an empty market": (lambda: market(in_turn(hand=[CURRY])), "buy player", ["nothing in the market"]),
    "buying in overtime": (overtime, "buy player", ["overtime"]),
    "attacking in the last turn": (last_turn, "attack base-offense-3-pts", ["In the final turn"]),
    "replacing in the last turn": (last_turn, "replace", ["In the final turn"]),
    "a verb that does not fit": (lambda: in_turn(hand=[110]), "reroll 3pts0", ["an action"]),
}


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("number", [-2, -1, CHOICES, 16 * CHOICES + 99, 17 * CHOICES, 10**9])
def test_numbers_that_are_no_choice(case: str, number: int) -> None:
    """Whatever number comes, in whatever phase: a sentence, and nothing moved."""
    table = with_state(CASES[case][0]())
    before = table._state.tobytes()
    with pytest.raises(IllegalChoice) as refusal:
        table.choose(0, [number])
    assert all(refusal.value.text(language) for language in LANGUAGES)
    assert table._state.tobytes() == before


@pytest.mark.parametrize("case", CASES)
def test_refused_with_a_reason(case: str) -> None:
    """The reason names what matters, in every language; the state is the same, byte by byte."""
    lay_out, choice, words = CASES[case]
    table = with_state(lay_out())
    before = table._state.tobytes()
    with pytest.raises(IllegalChoice) as refusal:
        table.choose(0, choice)
    assert table._state.tobytes() == before
    assert table.reveals == []
    sentences = [refusal.value.text(language) for language in LANGUAGES]
    assert len(set(sentences)) == len(LANGUAGES)
    assert [word for word in words if word not in sentences[0]] == [], sentences[0]
    assert refusal.value.message.startswith(("error-hoops-", "error-not-legal", "error-too"))
