"""Tables laid out by hand, for the tests of NBA Deck-Building."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

from sixthman.games.hoops.declaration import (
    AGREE,
    DIE,
    DONE,
    GIVEN,
    INSTEAD,
    MENU,
    PILE,
    PLAY_ON,
    TO_BUY_PLAYER,
    TO_BUY_TACTIC,
    TO_PREPARE,
    TO_REPLACE,
)
from sixthman.games.hoops.rules import GAME
from sixthman.games.hoops.rules.cards import (
    COST,
    FACE,
    FACE_COLOUR,
    INTELLIGENCE,
    POSITIONS,
    REBOUNDS,
    SKILL,
    SKILL_NAMES,
    STANDARD,
    TACTICS,
)
from sixthman.games.hoops.rules.choices import choice, legal
from sixthman.games.hoops.rules.course import act, setup, waiting
from sixthman.games.hoops.rules.record import State, ask, new_state
from sixthman.kernel.game import Engine, interpreted_engine, module_engine
from sixthman.kernel.stream import new_stream

PG, SG, SF, PF, C = range(5)
THREE, INSIDE, DRIVE, STEAL, BLOCK, STOP = range(6)
BLUE, YELLOW, RED = range(3)
STARTERS = [100, 102, 104, 106, 108]  # one for each position, and no other
WORDS = {
    "done": DONE,
    "replace": TO_REPLACE,
    "prepare": TO_PREPARE,
    "buy player": TO_BUY_PLAYER,
    "buy tactic": TO_BUY_TACTIC,
    "play on": PLAY_ON,
    "agree": AGREE,
    "instead": INSTEAD,
}


@pytest.fixture(scope="session")
def interpreted() -> Engine:
    """NBA Deck-Building as plain Python."""
    return interpreted_engine(GAME)


@pytest.fixture(scope="session")
def compiled() -> Engine:
    """NBA Deck-Building as machine code, from the cache on disk where that has it."""
    return module_engine(GAME)


def model(name: str) -> int:
    """A card of the standard set by its name."""
    return STANDARD.names.index(name)


def player_costing(cost: int) -> int:
    """A market player at this cost."""
    return int(np.flatnonzero(COST[:100] == cost)[0])


KENTUCKY, VIRGINIA = model("Kentucky Offense"), model("Virginia Offense")
HOUSTON, MICHIGAN = model("Houston Defense"), model("Michigan Defense")
BASE_THREE, BASE_SWITCH = model("base-offense-3-pts"), model("base-defense-switch")


def options(
    pick_team: bool = False, opening_draft: bool = False, overtimes: int = 4, first: int = 0
) -> np.ndarray[Any, Any]:
    """What was agreed on, as `setup` takes it."""
    return np.array([pick_team, opening_draft, overtimes, first])


def new_game(seed: str = "a table", **agreed: Any) -> State:
    """A game just set up; seat 0 begins unless told otherwise."""
    state = new_state()
    setup(state, options(**agreed), new_stream(seed))
    return state


def in_turn(player: int = 0, hand: Sequence[int] = (), **agreed: Any) -> State:
    """In the middle of a game: a player is about to act, with this hand and nothing done yet."""
    state = new_game(**agreed)
    state.player, state.done, state.turn = player, 0, 10
    hold(state, player, *hand)
    ask(state, MENU)
    return state


def hold(state: State, seat: int, *cards: int) -> None:
    """A seat holds just these cards, none of which the opponent knows."""
    state.hand[seat, : len(cards)] = cards
    state.held[seat], state.shown[seat] = len(cards), 0


def pile(state: State, seat: int, *cards: int) -> None:
    """A seat's draw pile is just these cards, the last on top."""
    state.pile[seat, : len(cards)] = cards
    state.decked[seat], state.topped[seat] = len(cards), 0


def discards(state: State, seat: int) -> list[int]:
    """The discard pile, the last card first."""
    return state.pile[seat, PILE - int(state.discarded[seat]) :].tolist()


def draw_pile(state: State, seat: int) -> list[int]:
    """The draw pile, its top last."""
    return state.pile[seat, : int(state.decked[seat])].tolist()


def hand(state: State, seat: int = 0) -> list[int]:
    """The cards in hand, lowest model first."""
    return sorted(state.hand[seat, : int(state.held[seat])].tolist())


def ready(state: State, seat: int, *tactics: int) -> None:
    """A seat has prepared just these tactics."""
    state.prepared[seat] = -1
    for row, kinds in enumerate(
        ([t for t in tactics if not is_defence(t)], [t for t in tactics if is_defence(t)])
    ):
        state.prepared[seat, row, : len(kinds)] = kinds


def is_defence(tactic: int) -> bool:
    """By the dice it keeps."""
    card = STANDARD.cards[tactic]
    assert card is not None
    return any(skill in card.values["keeps"] for skill in SKILL_NAMES[3:])


def dice_fall(state: State, *faces: int) -> None:
    """The faces that fall next, from 0."""
    state.given[:] = -1
    state.given[: len(faces)] = faces
    state.given_used = 0
    assert len(faces) <= GIVEN


def face(die: int, value: int, colour: int | None = None) -> int:
    """The first face of a die with this number, and on a defensive die this color."""
    for number in range(6):
        if FACE[die, number] == value and colour in (None, FACE_COLOUR[die, number]):
            return number
    raise LookupError((die, value, colour))


def die(skill: int, value: int, colour: int | None = None) -> int:
    """The choice of a die that shows this."""
    return DIE + 6 * skill + face(skill, value, colour)


def keep(state: State, seat: int, *dice: int) -> None:
    """These dice lie in the zones of a seat's court."""
    for chosen in dice:
        state.kept[seat, (chosen - DIE) // 6, (chosen - DIE) % 6] += 1


def open_choices(state: State, seat: int | None = None) -> list[int]:
    """What a seat, the turn's player unless told otherwise, may choose; nothing is listed twice."""
    seat = int(state.player) if seat is None else seat
    listed = [int(choice(state, seat, k)) for k in range(legal(state, seat))]
    assert len(set(listed)) == len(listed)
    return listed


def choose(state: State, *chosen: int | str, seat: int | None = None) -> None:
    """A seat, the turn's player unless told otherwise, makes choices, each of which has to be legal."""
    for word in chosen:
        number = WORDS[word] if isinstance(word, str) else word
        by = int(state.player) if seat is None else seat
        assert (waiting(state) >> by) & 1
        assert number in open_choices(state, by), word
        act(state, by, number)


def idle(state: State, until: int) -> None:
    """Both do nothing but say DONE until a phase comes."""
    while state.phase != until:
        choose(state, "done")


def pass_turn(state: State) -> None:
    """The turn's player does nothing more."""
    player, last_turn = int(state.player), int(state.last_turn)
    while state.player == player and state.last_turn == last_turn:
        choose(state, "done")


def attribute(card: int, name: str) -> int:
    """A rating of a player."""
    if name in SKILL_NAMES:
        return int(SKILL[card, SKILL_NAMES.index(name)])
    return int({"intelligence": INTELLIGENCE, "rebounds": REBOUNDS}[name][card])


def five(**wanted: int) -> list[int]:
    """Five players of the standard set, one for each position, whose ratings add up to what is wanted."""
    names = list(wanted)
    goal = tuple(wanted.values())
    teams: dict[tuple[int, ...], list[int]] = {(0,) * len(names): []}
    for position in range(5):
        longer: dict[tuple[int, ...], list[int]] = {}
        for sums, team in teams.items():
            for card in range(TACTICS):
                if POSITIONS[card] >> position & 1 and card not in team:
                    reached = tuple(
                        total + attribute(card, name) for total, name in zip(sums, names, strict=True)
                    )
                    if all(total <= most for total, most in zip(reached, goal, strict=True)):
                        longer.setdefault(reached, [*team, card])
        teams = longer
    return teams[goal]
