"""The rulings H14 to H16: picking a team, the opening draft, playing alone and in fours."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from sixthman.games.hoops.declaration import DRAFT, LEAVE_OUT, PICK_TEAM, REFRESH, TIED
from sixthman.games.hoops.rules.cards import COST, INITIATION, KIND, POSITIONS
from sixthman.games.hoops.rules.choices import choice, legal
from sixthman.games.hoops.rules.course import longest_game, over, pick, take_back, waiting
from sixthman.games.hoops.rules.knowledge import view
from sixthman.games.hoops.rules.record import State, new_state
from tests.games.hoops.conftest import choose, draw_pile, hand, new_game, open_choices

# --- H14: pick your team


def test_h14_five_starters_seven_substitutes_five_tactics() -> None:
    state = new_game(pick_team=True)
    assert state.phase == PICK_TEAM
    assert waiting(state) == 0b11
    team = [101, 102, 105, 106, 109, *range(112, 119), 140, 142, 144, 146, 149]
    for card in team:
        if (waiting(state) >> 1) & 1:
            choose(state, card, seat=1)
    assert waiting(state) == 0b01
    while state.phase == PICK_TEAM:
        choose(state, open_choices(state, 0)[-1], seat=0)
    assert state.court[1].tolist() == team[:5]
    assert Counter(hand(state, 1) + draw_pile(state, 1)) == Counter(team[5:])
    assert state.court[0].tolist() == [101, 103, 105, 107, 109]
    assert Counter(hand(state, 0) + draw_pile(state, 0)) == Counter(
        [*range(113, 120), 142, 143, 144, 148, 149]
    )


@pytest.mark.parametrize("seed", range(10))
def test_h14_any_picks_make_a_team(seed: int) -> None:
    luck = random.Random(seed)
    state = new_game(pick_team=True)
    while state.phase == PICK_TEAM:
        seat = luck.choice([s for s in (0, 1) if waiting(state) >> s & 1])
        choose(state, luck.choice(open_choices(state, seat)), seat=seat)
    for seat in (0, 1):
        assert all(POSITIONS[card] >> p & 1 for p, card in enumerate(state.court[seat].tolist()))
        deck = hand(state, seat) + draw_pile(state, seat)
        kinds = Counter(int(KIND[card]) for card in deck)
        assert (kinds[0], kinds[1], kinds[2]) == (7, 3, 2)
        assert len(set(deck)) == 12


def test_h14_picks_are_sealed_until_both_are_made() -> None:
    state = new_game(pick_team=True)
    before, after = new_state(), new_state()
    view(state, 0, before)
    for _ in range(9):
        choose(state, open_choices(state, 1)[0], seat=1)
    view(state, 0, after)
    assert before.tobytes() == after.tobytes()
    take_back(state, 1)
    assert open_choices(state, 1) == [100, 101]


# --- H15: the opening draft


def test_h15_sixteen_players_below_cost_6_in_snake_order() -> None:
    state = new_game(opening_draft=True)
    on_offer = open_choices(state)
    assert len(on_offer) == 16
    assert all(COST[card] < 6 and card < 100 for card in on_offer)
    order, drafted = [], []
    while state.phase in (DRAFT, LEAVE_OUT):
        order.append(int(state.player))
        drafted.append(open_choices(state)[0])
        choose(state, drafted[-1])
        assert state.phase == LEAVE_OUT
        choose(state, open_choices(state)[-1])
    assert order == [0, 1, 1, 0, 0, 1, 1, 0]
    assert drafted == on_offer[:8]
    assert state.phase == REFRESH
    assert state.player == 0


def test_h15_each_pick_replaces_a_substitute_of_the_pickers_choice() -> None:
    state = new_game(opening_draft=True, first=1)
    assert state.player == 1
    card = open_choices(state)[5]
    choose(state, card)
    substitutes = [c for c in range(110, 120) if INITIATION[c]]
    assert open_choices(state) == substitutes
    choose(state, substitutes[2])
    assert card in draw_pile(state, 1)
    assert substitutes[2] not in draw_pile(state, 1)
    assert state.box[substitutes[2]] == 1
    assert len(draw_pile(state, 1)) == 12
    assert card not in open_choices(state)


@pytest.mark.parametrize("seed", range(5))
def test_h15_drafted_players_are_not_in_the_market(seed: int) -> None:
    state = new_game(f"draft {seed}", opening_draft=True)
    while state.phase in (DRAFT, LEAVE_OUT):
        choose(state, open_choices(state)[0])
    market = state.player_pile.tolist()
    assert len(set(market)) == 20
    assert set(market).isdisjoint(state.drafted.ravel().tolist())
    assert sum(3 <= COST[card] <= 5 for card in market) >= 4


def test_h14_h15_go_together() -> None:
    state = new_game(pick_team=True, opening_draft=True)
    while state.phase == PICK_TEAM:
        for seat in (0, 1):
            if waiting(state) >> seat & 1:
                choose(state, open_choices(state, seat)[0], seat=seat)
    assert state.phase == DRAFT


# --- H16: solo, and four people


def test_h16_a_seat_can_be_played_by_whoever_sees_its_view_alone() -> None:
    """A bot needs nothing but its view: the choices it sees there are those it has."""
    luck = random.Random("solo")
    state = new_game("solo", first=-1)
    seen = new_state()
    while not over(state):
        seat = int(state.player) if state.phase != TIED else (0 if waiting(state) & 1 else 1)
        view(state, seat, seen)
        count = legal(seen, seat)
        assert count == legal(state, seat)
        k = luck.randrange(count)
        assert choice(seen, seat, k) == choice(state, seat, k)
        pick(state, seat, k)


def test_h16_two_tables_side_by_side_do_not_disturb_each_other() -> None:
    alone = [play(new_game(f"table {number}"), random.Random(number)) for number in (0, 1)]
    tables = [new_game(f"table {number}") for number in (0, 1)]
    lucks = [random.Random(number) for number in (0, 1)]
    while not all(over(state) for state in tables):
        for state, luck in zip(tables, lucks, strict=True):
            if not over(state):
                move(state, luck)
    assert [state.tobytes() for state in tables] == [state.tobytes() for state in alone]


def move(state: State, luck: random.Random) -> None:
    """One random choice."""
    seat = luck.choice([s for s in (0, 1) if waiting(state) >> s & 1])
    pick(state, seat, luck.randrange(legal(state, seat)))


def play(state: State, luck: random.Random) -> State:
    """Random play to the end."""
    for _ in range(longest_game(4)):
        if over(state):
            break
        move(state, luck)
    return state
