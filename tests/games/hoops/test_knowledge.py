"""Nothing leaks: what a view tells, what it does not, and what is imagined from it."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from sixthman.games.hoops.declaration import DONE, GIVEN, LEAVE_OUT, PICK_TEAM, PILE, TIED
from sixthman.games.hoops.rules.cards import COST
from sixthman.games.hoops.rules.course import take_back
from sixthman.games.hoops.rules.decks import discard, draw_cards, put_on_top, take_from_hand
from sixthman.games.hoops.rules.record import State
from sixthman.kernel.game import Engine
from sixthman.kernel.stream import THOUGHT, new_stream
from tests.games.hoops.census import check
from tests.games.hoops.play import (
    CONFIGURATIONS,
    SPECTATOR,
    Configuration,
    deal,
    every_configuration,
    open_choices,
    some_points,
    view_of,
    waiting_seats,
)

pytestmark = pytest.mark.xdist_group("hoops")


def disturb(state: State, viewer: int, luck: random.Random) -> State:
    """The same game with all that a seat must not know put differently."""
    copy = state.copy()
    copy.stream.key[:] = [luck.randrange(1 << 32) for _ in range(8)]
    copy.stream.used = luck.randrange(17)
    copy.given[:] = [luck.randrange(6) for _ in range(GIVEN)]
    copy.given_used = luck.randrange(GIVEN)
    for seat in (0, 1):
        hidden = int(copy.decked[seat]) - int(copy.topped[seat])
        deck = copy.pile[seat, :hidden].tolist()
        shown = int(copy.held[seat]) if seat == viewer else int(copy.shown[seat])
        pool = deck + copy.hand[seat, shown : int(copy.held[seat])].tolist()
        luck.shuffle(pool)
        copy.pile[seat, :hidden] = pool[:hidden]
        copy.hand[seat, shown : int(copy.held[seat])] = pool[hidden:]
        copy.hand[seat, int(copy.held[seat]) :] = luck.randrange(150)
        copy.pile[seat, int(copy.decked[seat]) : PILE - int(copy.discarded[seat])] = luck.randrange(150)
        if seat != viewer:
            known = copy.hand[seat, :shown].tolist()
            copy.hand[seat, :shown] = luck.sample(known, len(known))
            if state.phase in (PICK_TEAM, TIED):
                take_back(copy, seat)
    tactics = copy.tactic_pile[: int(copy.tactics_piled)].tolist()
    copy.tactic_pile[: int(copy.tactics_piled)] = luck.sample(tactics, len(tactics))
    unseen = sorted(set(range(100)) - set(copy.player_pile[int(copy.piled) :].tolist()))
    copy.player_pile[: int(copy.piled)] = luck.sample(unseen, int(copy.piled))
    return copy


@every_configuration
def test_a_view_does_not_depend_on_what_is_hidden(compiled: Engine, configuration: Configuration) -> None:
    changed = 0
    for state, luck in some_points(compiled, configuration, games=8, share=0.3, seed="leaks"):
        for viewer in (0, 1, SPECTATOR):
            other = disturb(state, viewer, luck)
            changed += other.tobytes() != state.tobytes()
            assert view_of(compiled, other, viewer).tobytes() == view_of(compiled, state, viewer).tobytes()
    assert changed > 100


def test_a_view_shows_what_is_known(compiled: Engine) -> None:
    """The own hand; cards laid on the pile; what the opponent is known to hold."""
    for state, _ in some_points(compiled, CONFIGURATIONS[0], games=4, share=0.3, seed="known"):
        for viewer in (0, 1):
            view = view_of(compiled, state, viewer)
            held = int(state.held[viewer])
            assert view.hand[viewer, :held].tolist() == state.hand[viewer, :held].tolist()
            assert open_choices_if_asked(compiled, view, viewer) == open_choices_if_asked(
                compiled, state, viewer
            )
            other = 1 - viewer
            shown, topped = int(state.shown[other]), int(state.topped[other])
            assert view.hand[other, :shown].tolist() == sorted(state.hand[other, :shown].tolist())
            assert (view.hand[other, shown:] == -1).all()
            if topped:
                end = int(view.decked[other]) + int(view.held[other]) - shown
                top = state.pile[other, int(state.decked[other]) - topped : int(state.decked[other])]
                assert view.pile[other, end - topped : end].tolist() == top.tolist()


def open_choices_if_asked(engine: Engine, state: State, seat: int) -> list[int]:
    """The choices of a seat, none if it is not waited for."""
    return open_choices(engine, state, seat) if seat in waiting_seats(engine, state) else []


def test_the_opponent_knows_a_card_drawn_from_on_top(compiled: Engine) -> None:
    state = deal(compiled, CONFIGURATIONS[0], "on top")
    state.hand[1, :2], state.held[1], state.shown[1] = [110, 111], 2, 0
    state.pile[1, :2], state.decked[1], state.topped[1] = [112, 113], 2, 0
    put_on_top(state, 1, 7)
    draw_cards(state, 1, 2)
    assert (int(state.held[1]), int(state.shown[1]), int(state.topped[1])) == (4, 1, 0)
    view = view_of(compiled, state, 0)
    assert view.hand[1, :4].tolist() == [7, -1, -1, -1]
    assert view.pile[1, :4].tolist() == [110, 111, 112, 113]


def test_the_opponent_knows_the_whole_hand_when_the_pile_runs_out(compiled: Engine) -> None:
    """Everything hidden is in hand then; what is drawn from the shuffled discards is hidden again."""
    state = deal(compiled, CONFIGURATIONS[0], "runs out")
    state.hand[1, :2], state.held[1], state.shown[1] = [111, 110], 2, 0
    state.pile[1, 0], state.decked[1], state.topped[1], state.discarded[1] = 112, 1, 0, 0
    for card in (113, 140):
        discard(state, 1, card)
    draw_cards(state, 1, 2)
    assert (int(state.held[1]), int(state.shown[1])) == (4, 3)
    view = view_of(compiled, state, 0)
    assert view.hand[1, :4].tolist() == [110, 111, 112, -1]
    assert view.pile[1, :2].tolist() == [113, 140]


def test_a_known_card_that_is_played_is_known_no_more(compiled: Engine) -> None:
    """Of two cards alike the known one goes first: the other is as hidden as it was."""
    state = deal(compiled, CONFIGURATIONS[0], "alike")
    state.hand[1, :3], state.held[1], state.shown[1] = [130, 110, 130], 3, 1
    take_from_hand(state, 1, 130)
    assert (int(state.held[1]), int(state.shown[1])) == (2, 0)
    assert sorted(state.hand[1, :2].tolist()) == [110, 130]


@every_configuration
def test_what_is_imagined_fits_the_view_and_is_a_full_state(
    compiled: Engine, configuration: Configuration
) -> None:
    for state, luck in some_points(compiled, configuration, games=6, share=0.15, seed="imagine"):
        for viewer in (0, 1, SPECTATOR):
            view = view_of(compiled, state, viewer)
            full = view.copy()
            compiled.game.imagine(full, new_stream("imagining", luck.randrange(1 << 20), THOUGHT))
            assert full.viewer == -1
            check(full)
            check_market(full)
            assert view_of(compiled, full, viewer).tobytes() == view.tobytes()
            for seat in waiting_seats(compiled, full):
                assert open_choices(compiled, full, seat) not in ([], [DONE])


def check_market(state: State) -> None:
    """The player pile is as the set-up makes it."""
    if state.phase > LEAVE_OUT:
        cards = state.player_pile[::-1].tolist()
        costs = [int(COST[card]) for card in cards]
        assert len(set(cards)) == 20
        assert costs == sorted(costs)
        assert sum(3 <= cost <= 5 for cost in costs) >= 4


@every_configuration
def test_imagined_games_can_be_played_to_the_end(compiled: Engine, configuration: Configuration) -> None:
    for state, luck in some_points(compiled, configuration, games=4, share=0.08, seed="go on"):
        full = view_of(compiled, state, luck.randrange(3))
        compiled.game.imagine(full, new_stream("going on", luck.randrange(1 << 20), THOUGHT))
        while not compiled.game.over(full):
            seat = luck.choice(waiting_seats(compiled, full))
            compiled.game.pick(full, seat, luck.randrange(int(compiled.game.legal(full, seat))))
        check(full)


def test_hidden_cards_are_imagined_evenly(compiled: Engine) -> None:
    """Two hidden cards in hand and two in the pile: each of the six ways equally often."""
    state = deal(compiled, CONFIGURATIONS[0], "even")
    state.player = 0
    state.hand[1, :3], state.held[1], state.shown[1] = [140, 110, 111], 3, 1
    state.pile[1, :3], state.decked[1], state.topped[1] = [112, 113, 7], 3, 1
    view, stream = view_of(compiled, state, 0), new_stream("evenly", 0, THOUGHT)
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(3000):
        full = view.copy()
        compiled.game.imagine(full, stream)
        assert full.hand[1, 0] == 140
        assert full.pile[1, 2] == 7
        found[tuple(sorted(full.hand[1, 1:3].tolist()))] += 1
    assert len(found) == 6
    assert all(400 < count < 600 for count in found.values())


def test_players_of_equal_cost_are_imagined_by_their_real_chances(compiled: Engine) -> None:
    """One hidden player. One of the cost revealed last has had j in j + 1 chances to lie higher up."""
    state = deal(compiled, CONFIGURATIONS[0], "equals")
    by_cost = sorted(range(100), key=lambda card: int(COST[card]))
    floor = next(
        cost
        for cost in range(128)
        if (COST[:100] < cost).sum() >= 17 and (COST[:100] == cost).sum() >= 5 and (COST[:100] > cost).any()
    )
    equals = [card for card in by_cost if COST[card] == floor]
    dearer = [card for card in by_cost if COST[card] > floor]
    revealed = [*by_cost[:17], *equals[:2]]
    state.player_pile[1:], state.piled = revealed[::-1], 1
    before, behind = 2, len(equals) - 2
    view, stream = view_of(compiled, state, 0), new_stream("equals", 0, THOUGHT)
    alike = 0
    for _ in range(4000):
        full = view.copy()
        compiled.game.imagine(full, stream)
        assert full.player_pile[0] not in revealed
        alike += int(COST[full.player_pile[0]] == floor)
    expected = 4000 * behind / (behind + (before + 1) * len(dearer))
    assert 0 < expected < 4000
    assert abs(alike - expected) < 4 * expected**0.5


def test_an_imagined_stream_is_its_own(compiled: Engine) -> None:
    """Two games imagined from one view go on differently, and neither like the thinker's stream."""
    view = view_of(compiled, deal(compiled, CONFIGURATIONS[0], "streams"), 0)
    stream = new_stream("streams", 0, THOUGHT)
    keys = []
    for _ in range(2):
        full = view.copy()
        compiled.game.imagine(full, stream)
        keys.append(full.stream.key.tolist())
        assert full.stream.key.tolist() != stream.key.tolist()
    assert keys[0] != keys[1]
    assert not view.stream.key.any()
