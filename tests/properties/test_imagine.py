"""Imagining: full states that fit a view, every one of them as likely as any other.

What fits is found by trying everything (see possibilities.py); how often `imagine` comes up with each is
then compared with equal shares.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Sequence
from math import factorial
from typing import Any

import numpy as np
import pytest

from sixthman.games.allstar.declaration import (
    CHOOSE_COACH,
    CLASH,
    CLASH_KEEPING,
    CLASSIC,
    CUT,
    FREE_AGENCY,
    HERITAGE,
    LAY_DOWN,
    LINEUP,
    OVER,
    PLAYOFF_TEAM,
    SHOOTOUT,
    SWAP_BUSES,
)
from sixthman.games.allstar.rules.cards import ARENAS, COACHES
from sixthman.games.allstar.rules.envelopes import take_back
from sixthman.kernel.game import Engine
from sixthman.kernel.stream import THOUGHT, new_stream
from tests.properties.chance import assert_fair, assert_fair_on_appeal, p_value
from tests.properties.chronicle import Chronicle, chronicles, deck_place
from tests.properties.play import (
    FIRST_EDITION,
    Configuration,
    State,
    every_coached,
    every_mode,
    onlookers,
    open_choices,
    phases_of,
    play_to_the_end,
    view_of,
    waiting_seats,
)
from tests.properties.possibilities import TooMany, possibilities, read_off

pytestmark = pytest.mark.xdist_group("imagining")

SPECTATOR = 6
RARE = (SHOOTOUT, SWAP_BUSES, OVER)  # looked at wherever they are met


def is_slow(state: State, viewer: int) -> bool:
    """Who has seen no pack at all tries millions of times to guess what two managers threw away."""
    thrown = int(state.round_) + int(state.phase == SWAP_BUSES)
    return viewer == SPECTATOR and int(state.mode) in (HERITAGE, CLASH, CLASH_KEEPING) and thrown == 3


# Imagined states are full states


def assert_is_full(state: State, chronicle: Chronicle, viewer: int) -> None:
    """Every card is in one place, and with the seat that took it from a pack."""
    configuration = chronicle.configuration
    state = state.copy()
    if viewer != SPECTATOR and state.asked >> viewer & 1:
        take_back(state, viewer)
    assert state.viewer == -1
    assert not state.marks.any()
    deck = state.deck[: len(chronicle.deck)].tolist()
    assert set(deck) == chronicle.in_play
    received: list[set[int]] = [set() for _ in range(configuration.seats)]
    for place in chronicle.taken:
        if chronicle.receiver[place] >= 0:
            received[chronicle.receiver[place]].add(deck[deck_place(configuration, place)])
    for seat in range(configuration.seats):
        bench = state.bench[seat, : int(state.benched[seat])].tolist()
        teams = [int(card) for card in state.teams[seat].ravel() if card >= 0]
        thrown = [int(card) for card in state.thrown[seat] if card >= 0]
        lost = received[seat] & chronicle.discarded
        assert len(thrown) == len(chronicle.thrown[seat])
        assert sorted([*bench, *teams, *thrown, *lost]) == sorted(received[seat])
        for round_, card in enumerate(thrown):
            assert card in {
                deck[deck_place(configuration, place)]
                for place in chronicle.taken
                if place[0] == round_ and chronicle.receiver[place] == seat
            }
        assert state.held[seat] == state.benched[seat]
    arenas = state.arenas.tolist()
    assert len(set(arenas)) == 6
    assert not any(configuration.seats == 2 and ARENAS[arena].not_for_two for arena in arenas)
    assert all(configuration.year in ARENAS[arena].editions for arena in arenas)
    assert_coaches_are_full(state, chronicle, viewer)
    assert all(0 <= lot < configuration.seats for lot in state.lots)


def assert_coaches_are_full(state: State, chronicle: Chronicle, viewer: int) -> None:
    """Two coaches each, all different: those on the table, and the viewer's own."""
    both = [
        (int(state.coach[seat]), int(state.refused[seat])) for seat in range(chronicle.configuration.seats)
    ]
    if not chronicle.configuration.coaches:
        assert {coach for two in both for coach in two} == {-1}
        return
    assert len({coach for two in both for coach in two}) == 2 * chronicle.configuration.seats
    assert all(0 <= coach < len(COACHES) for two in both for coach in two)
    for seat, coach in enumerate(chronicle.coach):
        if coach >= 0:
            assert both[seat][0] == coach
    if viewer < chronicle.configuration.seats:
        assert set(both[viewer]) == set(chronicle.dealt[viewer])


def check_points(
    engine: Engine, configuration: Configuration, games: int, share: float, seed: object
) -> None:
    """Imagine for everyone at a share of all points; this many games, or more until all phases were met."""
    phases: set[int] = set()
    played = 0
    thoughts = new_stream(f"imagined {configuration} {seed}", lane=THOUGHT)
    for state, chronicle, luck in chronicles(engine, configuration, 20 * games, seed, fickle=0.02):
        if played >= games and phases == phases_of(configuration):
            return
        played += int(state.phase) == OVER
        if luck.random() > share and state.phase not in RARE:
            continue
        phases.add(int(state.phase))
        for viewer in onlookers(configuration):
            if is_slow(state, viewer):
                continue
            view = view_of(engine, state, viewer)
            full = view.copy()
            engine.game.imagine(full, thoughts)
            assert_is_full(full, chronicle, viewer)
            assert view_of(engine, full, viewer).tobytes() == view.tobytes()
            if viewer in waiting_seats(engine, state):
                choices = sorted(open_choices(engine, state, viewer))
                assert sorted(open_choices(engine, full, viewer)) == choices
            if luck.random() < 0.1:
                play_to_the_end(engine, full, random.Random(str(played)))
                assert_ends_well(full, chronicle)
    raise AssertionError(f"met only phases {phases}")


def assert_ends_well(state: State, chronicle: Chronicle) -> None:
    """After random play to the end: ranks for all, no card twice."""
    seats = chronicle.configuration.seats
    assert (state.playoff_rank[:seats] > 0).all()
    rows = [state.bench[seat, : int(state.benched[seat])].tolist() for seat in range(seats)]
    cards = [card for row in rows for card in row] + state.teams[:seats, 0].ravel().tolist()
    assert len(cards) == len(set(cards))
    assert set(cards) <= chronicle.in_play


@every_mode
def test_imagined_states_fit_their_views(compiled: Engine, configuration: Configuration) -> None:
    check_points(compiled, configuration, configuration.share_of(50), 0.02, "imagined")


@pytest.mark.long
@every_mode
def test_imagined_states_fit_their_views_in_many_games(
    compiled: Engine, configuration: Configuration
) -> None:
    check_points(compiled, configuration, 400, 0.2, "long imagined")


@every_mode
def test_thoughts_differ_with_their_stream_only(compiled: Engine, configuration: Configuration) -> None:
    """The same thoughts again from the same stream, others from another."""
    for state, _, luck in chronicles(compiled, configuration, 1, "streams"):
        if luck.random() < 0.1 and state.round_ < 2:
            imagined = []
            for lane in (THOUGHT, THOUGHT, THOUGHT + 1):
                full = view_of(compiled, state, 0)
                compiled.game.imagine(full, new_stream("a thought", 0, lane))
                imagined.append(full.tobytes())
            assert imagined[0] == imagined[1]
            assert imagined[0] != imagined[2]


# Uniformity


def imagining(engine: Engine, state: State, viewer: int, count: int, seed: str) -> Iterator[State]:
    """This many full states that fit what the viewer may know, one at a time."""
    view = view_of(engine, state, viewer)
    thoughts = new_stream(seed, lane=THOUGHT)
    for _ in range(count):
        full = view.copy()
        engine.game.imagine(full, thoughts)
        yield full


def imagined(engine: Engine, state: State, viewer: int, count: int, seed: str) -> list[State]:
    """All of them together."""
    return list(imagining(engine, state, viewer, count, seed))


def assert_possible(observed: Counter[Any], expected: Sequence[Hashable]) -> None:
    """Nothing but what is expected."""
    assert set(observed) <= set(expected), "an impossible state was imagined"
    assert len(set(expected)) == len(expected)


def assert_uniform(observed: Counter[Any], expected: Sequence[Hashable]) -> None:
    """Nothing but what is expected, and all of it as often."""
    assert_possible(observed, expected)
    assert_fair([observed[possibility] for possibility in expected])


def p_values(observed: Counter[Any], expected: Sequence[tuple[Any, ...]]) -> Iterator[float]:
    """Of all possibilities alike, then of each hidden thing by itself with the shares it has among them."""
    yield p_value([observed[possibility] for possibility in expected])
    for part in range(len(expected[0])):
        shares = Counter(possibility[part] for possibility in expected)
        if len(shares) > 1:
            counts: Counter[Any] = Counter()
            for possibility, count in observed.items():
                counts[possibility[part]] += count
            values = list(shares)
            yield p_value([counts[value] for value in values], [shares[value] for value in values])


def compare_with_all_possibilities(
    engine: Engine, state: State, chronicle: Chronicle, viewer: int, limit: int, seed: str
) -> int:
    """Imagine often enough to see every possibility many times; returns how many there are."""
    expected = possibilities(chronicle, state, viewer, limit)
    assert read_off(chronicle, state, viewer) in expected, "the truth must be possible"

    def sampled(count: int, seed: str) -> float:
        samples = imagining(engine, state, viewer, count, seed)
        observed = Counter(read_off(chronicle, full, viewer) for full in samples)
        assert_possible(observed, expected)
        return min(p_values(observed, expected))

    if len(expected) > 1:
        assert_fair_on_appeal(sampled, max(12 * len(expected), 400), seed)
    return len(expected)


def find_point(
    engine: Engine,
    configuration: Configuration,
    wanted: Callable[[State], bool],
    seed: object,
) -> tuple[State, Chronicle]:
    """The first point of some random games that is as wanted."""
    for state, chronicle, _ in chronicles(engine, configuration, 50, seed):
        if wanted(state):
            return state, chronicle
    raise AssertionError("no such point")


def test_heritage_first_pick_of_the_opponent(compiled: Engine) -> None:
    """After one pick each: 45 cards less 7 of the own pack less 6 of the other one are 32 candidates."""
    state, chronicle = find_point(
        compiled, Configuration(2, HERITAGE), lambda state: state.step == 1, "first pick"
    )
    unseen = sorted(chronicle.in_play - chronicle.looks[0][0, 0][0] - chronicle.looks[0][0, 1][1])
    assert len(unseen) == 32
    picks: Counter[Any] = Counter()
    pairs: Counter[Any] = Counter()
    for full in imagined(compiled, state, 0, 20_000, "first pick"):
        pick, next_dealt = int(full.deck[7]), int(full.deck[14])
        picks[pick] += 1
        pairs[pick, next_dealt] += 1
        assert full.bench[1, 0] == pick
    assert_uniform(picks, unseen)
    assert_uniform(pairs, [(one, other) for one in unseen for other in unseen if one != other])


def test_three_seats_know_what_went_but_not_to_whom(compiled: Engine) -> None:
    """At the fourth pick of round 1 the own pack is back: two cards went, to one neighbor each."""
    state, chronicle = find_point(
        compiled, Configuration(3), lambda state: state.step == 3 and state.round_ == 0, "late"
    )
    first, later = chronicle.looks[0][0, 0][0], chronicle.looks[0][0, 0][3]
    own = chronicle.taken[0, 0, 0]
    one, other = sorted(first - later - {own})
    unseen = sorted(chronicle.never_seen(0))
    assert len(unseen) == 54 - 6 - 5 - 4  # packs seen at the deal, after one pick and after two
    orders: Counter[Any] = Counter()
    strangers: Counter[Any] = Counter()
    for full in imagined(compiled, state, 0, 20_000, "late"):
        orders[tuple(full.deck[1:3].tolist())] += 1
        start = deck_place(Configuration(3), (0, 1, 0))
        strangers[tuple(full.deck[start : start + 2].tolist())] += 1
    assert_uniform(orders, [(one, other), (other, one)])
    assert_uniform(strangers, [(a, b) for a in unseen for b in unseen if a != b])


def in_round(round_: int) -> Callable[[State], bool]:
    """A lineup of the round, or before the playoffs' first match."""
    return lambda state: state.round_ == round_ and state.phase in (LINEUP, PLAYOFF_TEAM)


def in_phase(*phases: int) -> Callable[[State], bool]:
    return lambda state: state.phase in phases


CLASSIC_COACHED = Configuration(2, CLASSIC, 0, FIRST_EDITION, 1)
CASES = [
    # The opponent's first pick of each round and what it threw away: all pairs of these alike.
    pytest.param(Configuration(2, HERITAGE), in_round(1), 1000, id="heritage-round-2"),
    pytest.param(Configuration(2, HERITAGE), in_round(2), 1000, id="heritage-round-3"),
    pytest.param(Configuration(2, HERITAGE), in_round(3), 1000, id="heritage-playoffs"),
    pytest.param(Configuration(2, HERITAGE), in_phase(LAY_DOWN), 1000, id="heritage-matches"),
    pytest.param(Configuration(2, HERITAGE), in_phase(CUT), 600, id="heritage-laid-down"),
    # Two cards of the opponent's packs, and gifts that are known.
    pytest.param(Configuration(2, CLASH), in_round(2), 500, id="clash-round-3"),
    pytest.param(Configuration(2, CLASH), in_phase(PLAYOFF_TEAM, LAY_DOWN), 500, id="clash-playoffs"),
    # In Free Agency all is known but what lies face down: as many ways as to choose from the bench.
    pytest.param(Configuration(2, FREE_AGENCY), in_phase(CUT), 300, id="free-agency-laid-down"),
    # Cards lost sight of between two looks, and three first picks a round.
    pytest.param(Configuration(3), lambda state: state.round_ == 2, 500, id="three-round-3"),
    pytest.param(Configuration(3), in_phase(PLAYOFF_TEAM, LAY_DOWN), 500, id="three-playoffs"),
    # The first edition with two: the opponent's first picks, and which of two cards was left over.
    pytest.param(CLASSIC_COACHED, in_round(1), 1000, id="classic-round-2"),
    pytest.param(CLASSIC_COACHED, in_round(3), 1000, id="classic-playoffs"),
    pytest.param(CLASSIC_COACHED, in_phase(CUT), 1000, id="classic-laid-down"),
    # A card of this round has been discarded, while the buses may still be swapped.
    pytest.param(Configuration(2, HERITAGE, coaches=1), in_phase(SWAP_BUSES), 1000, id="heritage-buses"),
]


def compare_at_some_points(
    engine: Engine, configuration: Configuration, wanted: Callable[[State], bool], limit: int, enough: int
) -> None:
    """Compare at points as wanted that leave something open, but not too much, until it is enough."""
    compared = 0
    for state, chronicle, luck in chronicles(engine, configuration, 20 * enough, "possibilities"):
        if compared < enough and wanted(state) and (luck.random() < 0.1 or state.phase == SWAP_BUSES):
            viewer = luck.randrange(configuration.seats)
            seed = f"{configuration} {luck.random()}"  # its own: points must not share their luck
            try:
                compared += compare_with_all_possibilities(engine, state, chronicle, viewer, limit, seed) > 1
            except TooMany:
                continue
        if compared == enough:
            return
    raise AssertionError(f"only {compared} points were compared")


@pytest.mark.parametrize(("configuration", "wanted", "limit"), CASES)
def test_all_possibilities_are_as_likely(
    compiled: Engine, configuration: Configuration, wanted: Callable[[State], bool], limit: int
) -> None:
    compare_at_some_points(compiled, configuration, wanted, limit, enough=5)


@pytest.mark.long
@pytest.mark.parametrize(("configuration", "wanted", "limit"), CASES)
def test_all_possibilities_are_as_likely_at_many_points(
    compiled: Engine, configuration: Configuration, wanted: Callable[[State], bool], limit: int
) -> None:
    compare_at_some_points(compiled, configuration, wanted, 3 * limit, enough=60)


# Tables too large to write all possibilities down: cards that nothing tells apart are imagined alike


def alike(chronicle: Chronicle, viewer: int) -> list[list[int]]:
    """Cards outside every pack the viewer saw, grouped by what is known of them."""
    seen = chronicle.seen_in_packs(viewer) | chronicle.received(viewer)
    groups: dict[Any, list[int]] = {}
    for card in sorted(chronicle.in_play - seen):
        groups.setdefault(chronicle.shown.get(card), []).append(card)
    return [cards for cards in groups.values() if len(cards) > 1]


def assert_alike_treated_alike(
    engine: Engine, state: State, chronicle: Chronicle, viewer: int, luck: random.Random
) -> int:
    """At a hidden place, cards of one group come up equally often; orders of lost cards too."""
    compared = 0
    configuration = chronicle.configuration
    samples = np.array([full.deck for full in imagined(engine, state, viewer, 3000, "alike")])
    places = chronicle.unseen_places(viewer)
    for place in luck.sample(places, min(3, len(places))):
        counts = np.bincount(samples[:, deck_place(configuration, place)], minlength=108)
        for group in alike(chronicle, viewer):
            if counts[group].sum() >= 10 * len(group):
                assert_fair(counts[group].tolist())
                compared += 1
    for cards in chronicle.untraced(viewer):
        where = [deck_place(configuration, place) for place, card in chronicle.taken.items() if card in cards]
        if len(where) == len(cards) > 1:
            orders = Counter(map(tuple, samples[:, where].tolist()))
            if len(cards) <= 5:
                assert len(orders) == factorial(len(cards))
                assert_fair(list(orders.values()))
                compared += 1
    return compared


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_cards_that_nothing_tells_apart_are_imagined_alike(compiled: Engine, seats: int) -> None:
    compared = 0
    for state, chronicle, luck in chronicles(compiled, Configuration(seats), 8, "alike"):
        if luck.random() < 0.01:
            viewer = luck.choice(onlookers(chronicle.configuration))
            compared += assert_alike_treated_alike(compiled, state, chronicle, viewer, luck)
    assert compared >= 20


# Arenas and lots


@pytest.mark.parametrize(
    ("configuration", "left"),
    [
        (Configuration(2, FREE_AGENCY), 12),
        (Configuration(4), 14),
        (Configuration(4, 0, 1), 10),
        (Configuration(4, 0, 0, FIRST_EDITION), 11),
        (Configuration(2, CLASSIC, 1, FIRST_EDITION), 6),
    ],
    ids=str,
)
def test_arenas_and_lots_to_come_are_any(compiled: Engine, configuration: Configuration, left: int) -> None:
    state, _ = find_point(compiled, configuration, lambda state: True, "arenas")
    samples = imagined(compiled, state, 0, 6000, "arenas")
    for place in range(1, 6):
        counts = Counter(int(full.arenas[place]) for full in samples)
        assert len(counts) == left
        assert_fair(list(counts.values()))
    for round_ in (1, 2):
        counts = Counter(int(full.lots[round_]) for full in samples)
        assert sorted(counts) == list(range(configuration.seats))
        assert_fair(list(counts.values()))
    assert {int(full.arenas[0]) for full in samples} == {int(state.arenas[0])}
    assert {int(full.lots[0]) for full in samples} == {int(state.lots[0])}


# Coaches


@every_coached
def test_coaches_not_seen_are_any(compiled: Engine, configuration: Configuration) -> None:
    """While all choose: any two that the viewer was not dealt; afterwards: any other one was refused."""
    seats, viewer = configuration.seats, 0
    for phase in (CHOOSE_COACH, LINEUP):
        state, chronicle = find_point(compiled, configuration, in_phase(phase), "coaches")
        known = {*chronicle.dealt[viewer], *chronicle.coach} - {-1}
        left = [coach for coach in range(len(COACHES)) if coach not in known]
        samples = imagined(compiled, state, viewer, 4000, "coaches")
        for seat in range(1, seats):
            assert_uniform(Counter(int(full.refused[seat]) for full in samples), left)
            if phase == CHOOSE_COACH:
                pairs = Counter((int(full.coach[seat]), int(full.refused[seat])) for full in samples)
                assert_uniform(pairs, [(one, other) for one in left for other in left if one != other])
            else:
                assert {int(full.coach[seat]) for full in samples} == {chronicle.coach[seat]}
