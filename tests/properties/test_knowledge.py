"""Non-interference: what a seat must not know changes not one byte of its view, and what it may know does.

At points of random games, what is hidden from an viewer is changed by hand in ways the rulebook allows;
the chronicle of the game says what is hidden. None of this asks `imagine`.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from sixthman.games.allstar.declaration import (
    CHOOSE_COACH,
    CLASH,
    COACH_CARD,
    CUT,
    DRAFT,
    FREE_AGENCY,
    LINEUP,
    OVER,
    SHOOTOUT,
    SWAP_BUSES,
)
from sixthman.games.allstar.rules import GAME
from sixthman.games.allstar.rules.cards import ARENAS
from sixthman.games.allstar.rules.envelopes import take_back
from sixthman.kernel.game import Engine
from tests.properties.changes import CHANGES, HIDDEN, relabelled
from tests.properties.chronicle import PACK, Chronicle, chronicles, deck_place, route
from tests.properties.play import (
    Configuration,
    State,
    act_at_random,
    deal,
    every_coached,
    every_configuration,
    every_mode,
    onlookers,
    open_choices,
    phases_of,
    some_points,
    view_of,
    waiting_seats,
)

pytestmark = pytest.mark.xdist_group("imagining")

SPECTATOR = 6
RARE = (SHOOTOUT, SWAP_BUSES, OVER)  # looked at wherever they are met


def seen(engine: Engine, state: State, viewer: int) -> bytes:
    """A view as bytes."""
    return bytes(view_of(engine, state, viewer).tobytes())


def applicable(configuration: Configuration) -> set[str]:
    """The changes that a configuration must have been tried with."""
    return HIDDEN[configuration.mode] - (set() if configuration.coaches else {"redeal_coaches"})


def check_changes(
    engine: Engine, configuration: Configuration, games: int, share: float, seed: object
) -> None:
    """Try every change at a share of all points: this many games, or more until all was met."""
    possible: set[str] = set()
    phases: set[int] = set()
    played = 0
    for state, chronicle, luck in chronicles(engine, configuration, 20 * games, seed, fickle=0.02):
        if played >= games and phases == phases_of(configuration) and possible >= applicable(configuration):
            return
        played += int(state.phase) == OVER
        if luck.random() > share and state.phase not in RARE:
            continue
        phases.add(int(state.phase))
        for viewer in onlookers(configuration):
            view = seen(engine, state, viewer)
            for change in CHANGES:
                changed = change(state, chronicle, viewer, luck)
                if changed is not None and changed.tobytes() != state.tobytes():
                    assert seen(engine, changed, viewer) == view, change.__name__
                    possible.add(change.__name__)
    raise AssertionError(f"met only phases {phases} and changes {possible}")


@every_mode
def test_hidden_things_do_not_show(compiled: Engine, configuration: Configuration) -> None:
    check_changes(compiled, configuration, configuration.share_of(50), 0.02, "hidden")


@pytest.mark.long
@every_configuration
def test_hidden_things_do_not_show_in_many_games(compiled: Engine, configuration: Configuration) -> None:
    check_changes(compiled, configuration, 300, 0.2, "long hidden")


# Sealed choices: the same game with other choices of the others


def play_sealed(
    engine: Engine, state: State, viewer: int, mine: list[int], luck: random.Random
) -> Iterator[State]:
    """A sealed phase up to its last choice: the viewer makes its choices, the others any; every state."""
    here = (int(state.phase), int(state.round_), int(state.step))
    mine = list(mine)
    while True:
        yield state
        seats = waiting_seats(engine, state)
        others = [seat for seat in seats if seat != viewer]
        if mine and (not others or luck.random() < 0.4):
            engine.game.act(state, viewer, mine.pop(0))
        elif others and (len(others) > 1 or mine):
            act_at_random(engine, state, luck, luck.choice(others))
        else:
            return
        if (int(state.phase), int(state.round_), int(state.step)) != here:
            return


def own_choices(engine: Engine, state: State, viewer: int, luck: random.Random) -> list[int]:
    """A full set of choices for a seat in a phase that others have to decide in too."""
    trial, choices = state.copy(), []
    while viewer in waiting_seats(engine, trial) and len(waiting_seats(engine, trial)) > 1:
        choices.append(luck.choice(open_choices(engine, trial, viewer)))
        engine.game.act(trial, viewer, choices[-1])
    return choices


@every_mode
def test_sealed_choices_of_others_show_nothing_before_the_reveal(
    compiled: Engine, configuration: Configuration
) -> None:
    """Two replays from the start of a phase: same own choices, other choices of the others, same views."""
    phases: set[int] = set()
    differ = 0
    for state, luck in some_points(compiled, configuration, games=6, share=0.25, seed="sealed"):
        if compiled.game.over(state) or int(state.locked) or (state.asked & (state.asked - 1)) == 0:
            continue
        start = state.copy()
        for seat in range(configuration.seats):
            take_back(start, seat)
        viewer = luck.choice(onlookers(configuration))
        mine = own_choices(compiled, start, viewer, luck)[:-1]
        replays = []
        for _ in range(2):
            trial = start.copy()
            views = [
                seen(compiled, trial, viewer)
                for _ in play_sealed(compiled, trial, viewer, mine, random.Random(luck.random()))
            ]
            replays.append((list(dict.fromkeys(views)), trial.tobytes()))
        assert replays[0][0] == replays[1][0], "as many different views as own choices, and the same ones"
        assert len(replays[0][0]) == len(mine) + 1
        differ += replays[0][1] != replays[1][1]
        phases.add(int(state.phase))
    assert differ > 10
    if configuration.mode != FREE_AGENCY:
        assert DRAFT in phases
    assert phases >= {LINEUP, CUT}


# Every field is written


@every_configuration
def test_every_field_of_a_view_is_written(compiled: Engine, configuration: Configuration) -> None:
    """Whatever lay in the buffer before, nothing of it is left."""
    for state, _ in some_points(
        compiled, configuration, configuration.share_of(4), share=0.2, seed="buffers"
    ):
        for viewer in onlookers(configuration):
            clean = np.zeros(1, GAME.record)
            used = np.full(GAME.record.itemsize, 0x55, np.uint8).view(GAME.record)
            for buffer in (clean, used):
                compiled.game.view(state, viewer, buffer[0])
            for name in GAME.record.names or ():
                if name != "filling":
                    assert clean[name].tobytes() == used[name].tobytes(), name
            assert clean["viewer"][0] == viewer


@every_mode
def test_looking_changes_nothing(compiled: Engine, configuration: Configuration) -> None:
    for state, _ in some_points(compiled, configuration, games=2, share=0.2, seed="looking"):
        before = state.tobytes()
        for viewer in onlookers(configuration):
            view_of(compiled, state, viewer)
        assert state.tobytes() == before


# A view holds all that its seat may know


def assert_all_is_there(view: State, state: State, chronicle: Chronicle, viewer: int) -> None:
    """All that the chronicle says the viewer has seen can be read from its view."""
    configuration = chronicle.configuration
    shown = {
        int(card): (int(view.shown_in[card]) - 1, int(view.shown_by[card]))
        for card in np.flatnonzero(view.shown_in)
    }
    assert shown == chronicle.shown
    for seat in range(configuration.seats):
        for team, cards in enumerate(chronicle.teams[seat]):
            assert set(view.teams[seat, team].tolist()) == cards
        known = set(view.bench[seat].tolist()) - {-1}
        if seat != viewer:
            assert known == chronicle.bench[seat] & set(chronicle.shown)
        elif not chronicle.sealed[seat]:
            assert known == chronicle.bench[seat]
        if seat == viewer:
            assert view.thrown[seat].tolist()[: len(chronicle.thrown[seat])] == chronicle.thrown[seat]
            sealed = [int(choice) for choice in view.envelope[seat] if choice >= 0]
            if state.phase == CHOOSE_COACH:
                sealed = [COACH_CARD + coach for coach in sealed]
            assert sealed == chronicle.sealed[seat]
        for field in ("benched", "laid_down", "fans", "playoff_fans", "playoff_rank", "tickets", "strengths"):
            assert view[field][seat] == state[field][seat], field
        assert view.bus[seat].tolist() == state.bus[seat].tolist()
    for field in (
        "edition",
        "seats",
        "mode",
        "no_whistle",
        "coaches",
        "phase",
        "round_",
        "step",
        "asked",
        "opener",
    ):
        assert view[field] == state[field], field
    assert view.species.tolist() == state.species.tolist()
    arenas = chronicle.arenas_shown
    assert view.arenas.tolist() == state.arenas.tolist()[:arenas] + [-1] * (6 - arenas)


def assert_coaches_are_there(view: State, chronicle: Chronicle, viewer: int) -> None:
    """Everyone's coach once it is chosen, where it is, if it is used up; and your own refused one."""
    for seat, coach in enumerate(chronicle.coach):
        own = chronicle.dealt[seat]
        choosing = coach < 0
        if choosing:
            coach = own[0] if seat == viewer else -1
        assert int(view.coach[seat]) == coach
        assert int(view.refused[seat]) == (sum(own) - coach if seat == viewer and own[0] >= 0 else -1)
        assert int(view.turned_over[seat]) == (chronicle.used[seat] or chronicle.called[seat])
        beside = chronicle.beside[seat]
        if chronicle.round < 3:
            where = (int(view.coach_beside[seat]), int(view.coach_player[seat]), int(view.coach_mate[seat]))
            assert where == (beside or (-1, -1, -1))


def assert_packs_are_remembered(view: State, chronicle: Chronicle, viewer: int) -> None:
    """Each look into a pack, each own pick and gift, and each taker who has shown the card since."""
    configuration = chronicle.configuration
    size = PACK[configuration.mode]
    looks = chronicle.looks[viewer] if viewer < configuration.seats else {}
    for (round_, pack), hands in looks.items():
        start = deck_place(configuration, (round_, pack, 0))
        for number, hand in hands.items():
            assert set(view.deck[start + number : start + size].tolist()) == hand
        for number, (chooser, receiver) in enumerate(route(configuration, round_, pack)):
            card = chronicle.taken.get((round_, pack, number))
            in_sight = number >= min(hands)
            if card is not None and (viewer in (chooser, receiver) or (in_sight and card in chronicle.shown)):
                assert view.deck[start + number] == card


@every_mode
def test_views_hold_all_that_was_seen(compiled: Engine, configuration: Configuration) -> None:
    for state, chronicle, luck in chronicles(compiled, configuration, 6, "memory", fickle=0.02):
        if luck.random() < 0.15:
            for viewer in onlookers(configuration):
                view = view_of(compiled, state, viewer)
                assert_all_is_there(view, state, chronicle, viewer)
                assert_coaches_are_there(view, chronicle, viewer)
                assert_packs_are_remembered(view, chronicle, viewer)


@every_mode
def test_open_cards_are_all_that_a_spectator_sees(compiled: Engine, configuration: Configuration) -> None:
    for state, chronicle, luck in chronicles(compiled, configuration, 4, "spectator"):
        if luck.random() < 0.2:
            view = view_of(compiled, state, SPECTATOR)
            rows = ("bench", "teams", "thrown", "envelope", "deck")
            visible = {int(card) for field in rows for card in view[field].ravel()} - {-1}
            assert visible <= set(chronicle.shown)
            assert (view.envelope == -1).all()
            assert (view.refused == -1).all()
            if state.phase == CHOOSE_COACH:
                assert (view.coach == -1).all()
            if configuration.mode != FREE_AGENCY:
                assert (view.deck == -1).all()


@every_mode
def test_a_view_offers_its_seat_the_same_choices(compiled: Engine, configuration: Configuration) -> None:
    """A bot that sees only its view must find there what it may choose."""
    for state, _ in some_points(compiled, configuration, games=6, share=0.3, seed="offers"):
        waiting = waiting_seats(compiled, state)
        for viewer in range(configuration.seats):
            view = view_of(compiled, state, viewer)
            assert (viewer in waiting_seats(compiled, view)) == (viewer in waiting)
            if viewer in waiting:
                choices = sorted(open_choices(compiled, state, viewer))
                assert sorted(open_choices(compiled, view, viewer)) == choices


def test_clash_view_keeps_sealed_picks_in_front(compiled: Engine) -> None:
    state = deal(compiled, Configuration(2, CLASH), "two picks")
    for _ in range(2):
        compiled.game.act(state, 0, max(open_choices(compiled, state, 0)))
    view = view_of(compiled, state, 0)
    assert view.deck[:2].tolist() == state.deck[:2].tolist() == view.envelope[0, :2].tolist()


# What a seat may know does show


@every_mode
def test_what_a_seat_may_know_does_show(compiled: Engine, configuration: Configuration) -> None:
    shows = {"own bench": 0, "face-up team": 0, "arena": 0, "own choice": 0, "hand": 0, "sizes": 0}
    for state, chronicle, luck in chronicles(compiled, configuration, 4, "shows"):
        if luck.random() > 0.1 or int(state.phase) == OVER:
            continue
        for viewer in range(configuration.seats):
            before = seen(compiled, state, viewer)
            for name, changed in visible_changes(compiled, state, chronicle, viewer, luck):
                assert seen(compiled, changed, viewer) != before, name
                shows[name] += 1
    assert all(shows.values()), shows


def visible_changes(
    engine: Engine, state: State, chronicle: Chronicle, viewer: int, luck: random.Random
) -> Iterator[tuple[str, Any]]:
    """Changes that the viewer has to see."""
    for name, field, row in (
        ("own bench", "bench", state.bench[viewer, : int(state.benched[viewer])]),
        ("face-up team", "teams", state.teams[luck.randrange(chronicle.configuration.seats), 0]),
    ):
        cards = [int(card) for card in row if card >= 0]
        if cards:
            yield name, relabelled(state, {luck.choice(cards): 120}, (field,))
    changed = state.copy()
    changed.arenas[0] = (changed.arenas[0] + 1) % len(ARENAS)
    if chronicle.arenas_shown:
        yield "arena", changed
    changed, seat = state.copy(), luck.randrange(chronicle.configuration.seats)
    if changed.benched[seat] > 0:
        changed.benched[seat] -= 1
        yield "sizes", changed
    if viewer in waiting_seats(engine, state) and len(waiting_seats(engine, state)) > 1:
        changed = state.copy()
        act_at_random(engine, changed, luck, viewer)
        yield "own choice", changed
    if state.phase == DRAFT:
        first = int(state.pack_at[viewer]) + int(state.step)
        changed = state.copy()
        changed.deck[first] = chronicle.deck[-1]
        if changed.deck[first] != state.deck[first]:
            yield "hand", changed


@every_coached
def test_coaches_on_the_table_do_show(compiled: Engine, configuration: Configuration) -> None:
    """A coach that is face up, turned over or beside a team, and the two that a seat chooses from."""
    shows = {
        "coach": 0,
        "refused": 0,
        "turned_over": 0,
        "coach_beside": 0,
        "coach_player": 0,
        "coach_mate": 0,
    }
    for state, _ in some_points(compiled, configuration, games=4, share=0.1, seed="coaches"):
        for viewer in range(configuration.seats):
            before = seen(compiled, state, viewer)
            for field in shows:
                hidden = field == "refused" or state.phase == CHOOSE_COACH
                seat = viewer if hidden else (viewer + 1) % configuration.seats
                changed = state.copy()
                changed[field][seat] = (int(state[field][seat]) + 2) % 12
                assert seen(compiled, changed, viewer) != before, field
                shows[field] += 1
    assert all(shows.values())
