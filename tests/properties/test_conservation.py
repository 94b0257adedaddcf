"""Nothing is lost, nothing is made: every card is in one place, every fan comes from somewhere.

Thousands of games by machine code, every record between two choices looked at with numpy.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from sixthman.games.allstar.declaration import (
    BENCH,
    CARDS,
    CHOOSE_COACH,
    CLASH,
    CLASH_KEEPING,
    CLASSIC,
    CUT,
    DRAFT,
    FREE_AGENCY,
    HERITAGE,
    LAY_DOWN,
    LINEUP,
    MORE_SWAPS,
    PASS,
    PLAYOFF_TEAM,
    SHOOTOUT,
    SWAP_BUSES,
    SWAPS,
)
from sixthman.games.allstar.rules import GAME
from sixthman.games.allstar.rules.cards import ARENAS, COACHES, STANDARD
from sixthman.games.allstar.rules.course import LONGEST_FOR_A_SEAT
from sixthman.kernel.game import Engine
from tests.properties.chronicle import PACK, pack_count
from tests.properties.play import Configuration, State, can, every_configuration, every_mode
from tests.properties.traces import NO_CHOICE, TAKEN_BACK, Trace, traces

pytestmark = pytest.mark.xdist_group("compiled")

SPECIES_IN_PLAY = {HERITAGE: 5, CLASH: 5, CLASH_KEEPING: 5, FREE_AGENCY: 6, CLASSIC: 5}


def species_count(configuration: Configuration) -> int:
    return SPECIES_IN_PLAY.get(configuration.mode, 2 * configuration.seats)


# The census: in how many places each card is, in every record of a trace


def count_cards(cards: Any, counts: Any, times: int = 1) -> None:
    """Add `times` to counts[record, card] for each of cards[record, …]; blanks do not count."""
    flat = cards.reshape(len(counts), -1)
    rows, columns = np.nonzero(flat >= 0)
    np.add.at(counts, (rows, flat[rows, columns]), times)


def gone_from_the_deck(configuration: Configuration, records: Any) -> Any:
    """[record, place]: has the card left the deck and its pack?"""
    size, packs, mode = PACK[configuration.mode], pack_count(configuration), configuration.mode
    places = np.arange(9 * species_count(configuration))
    round_, pack, number = places // (size * packs), places // size % packs, places % size
    now = records["round_"][:, None]
    step = records["step"][:, None]
    if mode == FREE_AGENCY:
        row = records["pack_at"][:, :1] // 3 % 6
        taken = (pack < row) | ((pack == row) & (number < step))
    else:
        taken = np.broadcast_to(number, (len(records), len(places))) < step
    drafting = np.isin(records["phase"], (DRAFT, CHOOSE_COACH))[:, None]
    return (round_ < 3) & ((round_ < now) | ((round_ == now) & (taken | ~drafting)))


def discards(configuration: Configuration, trace: Trace) -> Any:
    """[record, card]: shot in a shootout or cut from a playoff team, by the choices made so far."""
    out = np.zeros((len(trace.records), 108), np.int64)
    phases = trace.records["phase"]
    sealed: dict[int, list[int]] = {}
    for n in np.flatnonzero((phases[:-1] == SHOOTOUT) | (phases[:-1] == CUT)):
        seat, chosen = int(trace.seats[n]), int(trace.choices[n])
        if chosen == TAKEN_BACK:
            sealed.pop(seat, None)
            continue
        sealed.setdefault(seat, []).append(chosen)
        if phases[n] == SHOOTOUT and can(configuration, int(trace.records["coach"][n, seat]), "shot_returns"):
            sealed.pop(seat)
        if phases[n + 1] != phases[n]:
            out[n + 1 :, [card for cards in sealed.values() for card in cards]] = 1
            sealed.clear()
    return out


def census(configuration: Configuration, trace: Trace) -> Any:
    """[record, card]: in how many places the card is."""
    records = trace.records
    counts = discards(configuration, trace)
    deck = records["deck"][:, : 9 * species_count(configuration)]
    gone = gone_from_the_deck(configuration, records)
    count_cards(np.where(gone, -1, deck), counts)
    if configuration.mode in (
        FREE_AGENCY,
        CLASSIC,
    ):  # the last card of three, or of seven, is on nobody's bench
        size = PACK[configuration.mode]
        last = np.arange(deck.shape[1]) % size == size - 1
        count_cards(np.where(gone & last, deck, -1), counts)
    on_bench = np.arange(BENCH) < records["benched"][:, :, None]
    count_cards(np.where(on_bench, records["bench"], -1), counts)
    count_cards(records["teams"], counts)
    count_cards(records["thrown"], counts)
    # sealed: the card that leaves already lies on the bench row, and the other nowhere
    for place in (SWAPS, SWAPS + 2, MORE_SWAPS, MORE_SWAPS + 2):
        leaves, comes = records["envelope"][:, :, place], records["envelope"][:, :, place + 1]
        swapped = ((records["phase"] == LINEUP) & (records["round_"] > 0))[:, None]
        swapped = swapped & (records["stage"] > place + 1) & (leaves >= 0) & (leaves < CARDS)
        count_cards(np.where(swapped, comes, -1), counts)
        count_cards(np.where(swapped, leaves, -1), counts, -1)
    return counts


def assert_cards_are_kept(configuration: Configuration, trace: Trace) -> None:
    records = trace.records
    size = 9 * species_count(configuration)
    in_play = np.repeat(records["species"][0], 9)
    assert in_play.sum() == size
    assert (records["species"] == records["species"][0]).all()
    assert (np.sort(records["deck"][:, :size], axis=1) == np.flatnonzero(in_play)).all()
    assert (records["deck"][:, size:] == -1).all()
    assert (census(configuration, trace) == in_play).all()


def assert_benches_are_right(configuration: Configuration, trace: Trace) -> None:
    records, phase = trace.records, trace.records["phase"]
    benched = records["benched"][:, : configuration.seats]
    round_, step = records["round_"][:, None], records["step"][:, None]
    received = 7 if configuration.mode in (HERITAGE, CLASH, CLASH_KEEPING) else 6
    drafting = phase == DRAFT
    if configuration.mode == FREE_AGENCY:
        both = round_ + records["pack_at"][:, :1] // 3 % 6
        assert ((benched == both) | (benched == both + (step == 1)))[drafting].all()
        assert (benched.sum(axis=1) == (2 * both + (step == 1))[:, 0])[drafting].all()
    else:
        assert (benched == round_ + step)[drafting].all()
    assert (benched == round_ + received)[phase == LINEUP].all()
    assert (benched == round_ + 1)[phase == SWAP_BUSES].all()
    assert (benched == 0)[phase == CHOOSE_COACH].all()
    assert (benched == 18)[phase == PLAYOFF_TEAM].all()
    in_playoffs = (records["round_"] == 3) & (phase != PLAYOFF_TEAM)
    out = discards(configuration, trace).sum(axis=1)
    cards_in_teams = (records["teams"] >= 0).sum(axis=(1, 2, 3))
    assert (benched.sum(axis=1) + cards_in_teams + out == 18 * configuration.seats)[in_playoffs].all()
    assert (cards_in_teams == 5 * configuration.seats)[in_playoffs].all()
    still_in = records["playoff_rank"][:, : configuration.seats] == 0
    skipping = np.array([can(configuration, coach, "skips") for coach in range(-1, len(COACHES))])[
        records["coach"] + 1
    ]
    may_skip = ((skipping > 0) & (records["turned_over"] == 0))[:, : configuration.seats]
    assert ((benched >= 2) | may_skip)[still_in & (phase == LAY_DOWN)[:, None]].all()
    assert (records["held"][:, : configuration.seats] <= benched).all()


def assert_someone_can_choose(trace: Trace) -> None:
    records = trace.records
    assert (trace.waiting > 0).all()
    assert (trace.waiting & ~records["asked"][:-1] == 0).all()
    waited_for = trace.waiting[:, None] >> np.arange(6) & 1 == 1
    counts = (trace.offered != NO_CHOICE).sum(axis=2)
    assert ((counts > 0) == waited_for).all()
    assert (trace.offered < GAME.choices).all()
    ordered = np.sort(trace.offered, axis=2)
    same = (ordered[:, :, 1:] == ordered[:, :, :-1]) & (ordered[:, :, 1:] != NO_CHOICE)
    assert not same.any(), "a choice is offered twice"
    assert (trace.offered[trace.offered != NO_CHOICE] >= 0).all()
    offers = np.zeros((len(trace), 108), np.int64)
    count_cards(np.where(trace.offered < PASS, trace.offered, -1), offers)
    assert (offers <= 1).all(), "a card is offered to two seats"


def assert_game_is_short(configuration: Configuration, trace: Trace) -> None:
    decisions = np.bincount(trace.seats, minlength=6)
    assert decisions.max() <= LONGEST_FOR_A_SEAT
    assert len(trace) <= configuration.seats * LONGEST_FOR_A_SEAT


def assert_game_is_over(engine: Engine, trace: Trace) -> None:
    assert engine.game.over(trace.records[-1])
    assert engine.game.waiting(trace.records[-1]) == 0
    assert not (trace.records["phase"][:-1] == trace.records["phase"][-1]).any()


def check(engine: Engine, configuration: Configuration, games: int) -> None:
    for trace in traces(engine, configuration, games):
        assert_game_is_over(engine, trace)
        assert_cards_are_kept(configuration, trace)
        assert_benches_are_right(configuration, trace)
        assert_someone_can_choose(trace)
        assert_game_is_short(configuration, trace)
        assert_coaches_are_kept(configuration, trace)
        assert_playoffs_pay(configuration, trace.records[-1])
        assert_arenas_are_right(configuration, trace.records)
    for trace in traces(engine, configuration, games // 10, fickle=40):
        assert_game_is_over(engine, trace)
        assert_cards_are_kept(configuration, trace)
        assert_someone_can_choose(trace)


@every_configuration
def test_nothing_is_lost(compiled: Engine, configuration: Configuration) -> None:
    check(compiled, configuration, configuration.share_of(1000))


@pytest.mark.long
@every_configuration
def test_nothing_is_lost_in_many_games(compiled: Engine, configuration: Configuration) -> None:
    check(compiled, configuration, 10_000)


def corrupted(configuration: Configuration, trace: Trace) -> Iterator[tuple[str, State]]:
    """Records with one card in the wrong place."""
    records = trace.records.copy()
    n = int(np.flatnonzero(records["phase"] == LINEUP)[-1])
    for field, index in (("deck", (0,)), ("bench", (0, 0)), ("teams", (0, 1, 2))):
        wrong = records.copy()
        wrong[n][field][index] = (int(wrong[n][field][index]) + 1) % 108
        yield field, wrong
    if configuration.mode in (HERITAGE, CLASH, CLASH_KEEPING):
        wrong = records.copy()
        wrong[n]["thrown"][1, 0] = -1
        yield "thrown", wrong


@every_mode
def test_census_finds_a_card_that_strays(compiled: Engine, configuration: Configuration) -> None:
    (trace,) = traces(compiled, configuration, 1)
    assert_cards_are_kept(configuration, trace)
    for field, records in corrupted(configuration, trace):
        wrong = Trace(records, trace.waiting, trace.offered, trace.seats, trace.choices)
        with pytest.raises(AssertionError):
            assert_cards_are_kept(configuration, wrong)
        assert field


# Playoff ranks and fans


def assert_playoffs_pay(configuration: Configuration, record: State) -> None:
    """Everyone has a rank, who goes together shares the worst one open (A21), and ranks pay their fans."""
    seats = configuration.seats
    data = STANDARD.edition(configuration.year)
    table, bonus = data["playoff_fans"][seats - 2], data["ticket_bonus"][seats - 2]
    printed = data["tickets"][seats - 2]
    ranks = [int(rank) for rank in record["playoff_rank"][:seats]]
    open_rank = seats
    for rank in sorted(set(ranks), reverse=True):
        assert rank == open_rank
        open_rank -= ranks.count(rank)
    assert open_rank == 0
    assert ranks.count(1) <= 1
    for seat, rank in enumerate(ranks):
        assert record["playoff_fans"][seat] == table[rank - 1]
        assert (
            0
            <= record["tickets"][seat]
            <= printed + can(configuration, int(record["coach"][seat]), "tickets")
        )
        in_season = int(record["fans"][seat]) - table[rank - 1]
        if rank == 1:
            in_season -= bonus * min(int(record["tickets"][seat]), printed)
        assert in_season >= 0


def assert_arenas_are_right(configuration: Configuration, records: Any) -> None:
    arenas = [int(arena) for arena in records["arenas"][0]]
    assert (records["arenas"] == records["arenas"][0]).all()
    assert len(set(arenas)) == 6
    for arena in arenas:
        assert not (configuration.seats == 2 and ARENAS[arena].not_for_two)
        assert not (configuration.no_whistle and ARENAS[arena].whistle)
        assert configuration.year in ARENAS[arena].editions
    assert set(records["round_"].tolist()) == {0, 1, 2, 3}
    for round_ in (1, 2):  # the buses of the round before are still there to be seen
        now = records["round_"] == round_
        for phases, teams in (
            (now & (records["phase"] != SWAP_BUSES), round_),
            (now & (records["phase"] == SWAP_BUSES), round_ + 1),
        ):
            buses = np.sort(records["bus"][phases][:, : configuration.seats, :teams])
            assert (buses == np.arange(teams)).all()


# Coaches


def assert_coaches_are_kept(configuration: Configuration, trace: Trace) -> None:
    """Two different ones each, one of them kept; turned over once, after that one was used, and for good."""
    records, seats = trace.records, configuration.seats
    if not configuration.coaches:
        assert (records["coach"] == -1).all()
        assert (records["refused"] == -1).all()
        assert not records["turned_over"].any()
        return
    both = np.stack([records["coach"], records["refused"]], axis=2)
    dealt = both[0, :seats].ravel()
    assert sorted(set(dealt.tolist())) == sorted(dealt.tolist())
    assert dealt.min() >= 0
    assert dealt.max() < len(COACHES)
    assert (np.sort(both, axis=2) == np.sort(both[0], axis=1)).all()
    chosen = records["phase"] != CHOOSE_COACH
    assert (both[chosen] == both[-1]).all()
    assert (records["turned_over"][1:] >= records["turned_over"][:-1]).all(), "never turned up again"
    coaches = records["coach"][-1, :seats].tolist()
    once = [can(configuration, one, "once") or can(configuration, one, "calls_shootouts") for one in coaches]
    assert (records["turned_over"][:, :seats] <= once).all()
    in_season = records["round_"] < 3
    assert (records["coach_beside"] < records["round_"][:, None] + 1)[in_season].all()
    assert (records["coach_beside"] == -1)[~in_season].all()
