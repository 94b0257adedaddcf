"""Coaches at the table (A24): what is refused, in which words and in every language."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from sixthman.games.allstar.declaration import (
    CHOICES,
    CHOOSE_COACH,
    DRAFT,
    LAY_DOWN,
    LINEUP,
    PASS,
    PLAYOFF_TEAM,
    SWAP_BUSES,
)
from sixthman.games.allstar.rules.cards import COACHES
from sixthman.games.allstar.table import AllstarAdapter, AllstarOptions
from sixthman.games.allstar.table.notation import card_name
from sixthman.messages import LANGUAGES, BadCards, IllegalChoice, UserError
from sixthman.table import Table
from tests.table.coaches import lineup, new_table, phase_of, play_until


@contextmanager
def refused(table: Table, message: str, *words: str, kind: type[UserError] = IllegalChoice) -> Iterator[None]:
    """What is done inside is refused for this reason, in every language, and leaves every byte as it was."""
    before, events = table._state.tobytes(), [table.events(seat) for seat in (0, 1, 2, None)]
    with pytest.raises(kind) as told:
        yield
    reason = told.value
    assert reason.message == message
    sentences = {language: reason.text(language) for language in LANGUAGES}
    assert len(set(sentences.values())) == len(LANGUAGES)
    for sentence in sentences.values():
        assert all(word in sentence for word in words)
        assert "{" not in sentence
    assert table._state.tobytes() == before
    assert [table.events(seat) for seat in (0, 1, 2, None)] == events


# --- refused: a coach not dealt, or chosen when there is nothing to choose any more


@pytest.mark.parametrize("coach", ["Panda", "Shark", "PolarBear"])  # in the box, or dealt to another seat
def test_a_coach_not_dealt(coach: str) -> None:
    """Only one of your own two."""
    table = new_table(chosen=False)
    with refused(table, "error-coach-not-dealt", coach):
        table.choose(0, f"coach:{coach}")
    assert table.can(0, "coach:Eagle")
    assert table.can(0, "coach:Rabbit")


def test_something_else_than_a_coach() -> None:
    """Cards, teams and passes are no coaches."""
    table = new_table(chosen=False)
    for choice in ("Duck7", "-", "bus:2-1"):
        with refused(table, "error-not-legal", "coach:Eagle", "coach:Rabbit"):
            table.choose(0, choice)


@pytest.mark.parametrize("phase", [DRAFT, LINEUP])
def test_a_coach_is_chosen_once(phase: int) -> None:
    """After the reveal nobody changes to the other one, nor takes the same again."""
    table = new_table()
    play_until(table, phase, 0)
    for coach in ("Eagle", "Rabbit"):
        with refused(table, "error-coach-chosen", coach):
            table.choose(0, f"coach:{coach}")


def test_two_coaches_at_once() -> None:
    """One of two, not both."""
    table = new_table(chosen=False)
    with refused_any(table):
        table.choose(0, "coach:Eagle / coach:Rabbit")


@contextmanager
def refused_any(table: Table) -> Iterator[None]:
    """Refused, whatever the words."""
    before = table._state.tobytes()
    with pytest.raises(IllegalChoice):
        yield
    assert table._state.tobytes() == before


def test_unknown_coach() -> None:
    """The message names all there are."""
    table = new_table(chosen=False)
    with refused(table, "error-unknown-coach", "Dragon", *(coach.name for coach in COACHES), kind=BadCards):
        table.choose(0, "coach:Dragon")


# --- refused: used twice


def test_a_coach_beside_a_team_used_twice() -> None:
    """The Eagle has helped in round 1 and is turned over: no team in round 2."""
    table = new_table()
    play_until(table, LINEUP, 0)
    for seat, coach in enumerate(("team:1", "", "")):
        table.choose(seat, lineup(table, seat, coach))
    assert int(table.view().turned_over[0]) == 1
    play_until(table, LINEUP, 1)
    with refused(table, "error-coach-used", "Eagle"):
        table.choose(0, lineup(table, 0, "team:1"))
    assert table.can(0, lineup(table, 0))


def test_two_places_for_one_coach() -> None:
    """Beside one team, not beside two."""
    table = new_table()
    play_until(table, LINEUP, 0)
    with refused_any(table):
        table.choose(0, lineup(table, 0, "team:1 team:1"))


def test_a_skip_used_twice() -> None:
    """The Shark has skipped: the next substitution must be made."""
    table = new_table()
    play_until(table, LAY_DOWN, 3)
    assert 1 in table.waiting(), "the Shark's manager is still in"
    table.choose(1, "-")
    while table._state.turned_over[1] == 0:
        seat = table.waiting()[0]
        table.choose(seat, [table.legal(seat)[0]])
    while not (phase_of(table) == (LAY_DOWN, 3) and 1 in table.waiting()):
        seat = table.waiting()[0]
        table.choose(seat, [table.legal(seat)[0]])
    with refused(table, "error-coach-used", "Shark"):
        table.choose(1, "-")


def test_buses_are_swapped_once() -> None:
    """The Horse has swapped in round 2: in round 3 it may again, but no plan belongs in the lineup."""
    table = new_table()
    play_until(table, SWAP_BUSES, 1)
    assert table.waiting() == [2]
    plan = next(choice for choice in table.legal(2) if choice != PASS)
    happened = table.choose(2, [plan])
    assert happened[0].type == "buses-swapped"
    play_until(table, LINEUP, 2)
    with refused_any(table):
        table.choose(2, lineup(table, 2, "bus:3-2-1"))
    while phase_of(table)[1] == 2:
        seat = table.waiting()[0]
        table.choose(seat, [table.legal(seat)[0]])


def test_a_second_substitution_without_the_coach_for_it() -> None:
    """Two substitutions in one team: for a Wolf that is face up, and nobody else."""
    table = new_table()
    play_until(table, LINEUP, 1)
    seen = table.view(0)
    out, again = (card_name(card) for card in seen.teams[0, 0, :2])
    spare, more = (card_name(card) for card in seen.bench[0, :2])
    with refused_any(table):
        table.choose(0, f"{out}>{spare} / {again}>{more}")


# --- refused: out of its phase


@pytest.mark.parametrize(("phase", "round_"), [(DRAFT, 0), (DRAFT, 2), (PLAYOFF_TEAM, 3), (LAY_DOWN, 3)])
def test_a_coach_out_of_its_phase(phase: int, round_: int) -> None:
    """Coaches go beside teams in lineups only."""
    table = new_table(["Panda", "Rabbit", "Shark", "Duck", "Tiger", "Penguin"])
    play_until(table, phase, round_)
    with refused(table, "error-coach-not-now", "Panda"):
        table.choose(0, "team:1")


def test_a_coach_before_the_line_up_is_complete() -> None:
    """Teams and buses first, then the coach."""
    table = new_table()
    play_until(table, LINEUP, 0)
    with refused(table, "error-coach-not-now", "Eagle"):
        table.choose(0, "team:1")


def test_a_coach_that_is_beside_no_team() -> None:
    """The Tiger acts in the playoffs: a lineup has no place for it."""
    table = new_table(["Tiger", "Rabbit", "Shark", "Duck", "Horse", "Penguin"])
    play_until(table, LINEUP, 0)
    with refused(table, "error-coach-not-now", "Tiger"):
        table.choose(0, lineup(table, 0, "team:1"))


def test_a_skip_of_somebody_without_the_coach_for_it() -> None:
    """Others must lay substitutes down; the message names what they may."""
    table = new_table()
    play_until(table, LAY_DOWN, 3)
    seat = next(seat for seat in table.waiting() if seat != 1)
    with refused(table, "error-not-legal", card_name(table.legal(seat)[0])):
        table.choose(seat, "-")


def test_no_coaches_at_this_table() -> None:
    """A table without coaches says so."""
    table = Table(AllstarAdapter(), AllstarOptions(seats=3), seed="none")
    for choice in ("coach:Rabbit", "team:1"):
        with refused(table, "error-no-coaches"):
            table.choose(0, choice)


@pytest.mark.parametrize("number", [-1, CHOICES, CHOICES + 1, 999])
@pytest.mark.parametrize("phase", [CHOOSE_COACH, DRAFT, LINEUP])
def test_numbers_that_are_no_choice(number: int, phase: int) -> None:
    """Numbers beyond all coaches are refused like any other, with what is legal."""
    table = new_table(chosen=phase != CHOOSE_COACH)
    play_until(table, phase, 0)
    with refused(table, "error-not-legal"):
        table.choose(0, [number])


# --- refused: on another seat's team


def test_a_team_one_does_not_have() -> None:
    """In round 1 there is one team; team 2 and 3 are nobody's."""
    table = new_table()
    play_until(table, LINEUP, 0)
    for team in ("team:2", "team:3"):
        with refused(table, "error-coach-team", "Eagle"):
            table.choose(0, lineup(table, 0, team))


def test_a_player_of_another_seat() -> None:
    """The Rabbit helps its manager's own players: not one of another team, of the bench, or of the deck."""
    table = new_table(["Rabbit", "Eagle", "Shark", "Duck", "Horse", "Penguin"])
    play_until(table, LINEUP, 1)
    theirs = card_name(table.view(0).teams[1, 0, 0])
    mine = table.view(0)
    spare = card_name(mine.bench[0, 6])
    for card in (theirs, spare):
        with refused(table, "error-coach-player", "Rabbit", card):
            table.choose(0, lineup(table, 0, card))
    assert table.can(0, lineup(table, 0, card_name(mine.teams[0, 0, 0])))
    assert table.can(0, lineup(table, 0, card_name(mine.bench[0, 0])))
    assert table.can(0, lineup(table, 0, "-"))


def test_a_player_who_has_left() -> None:
    """Who is substituted is in no team any more."""
    table = new_table(["Rabbit", "Eagle", "Shark", "Duck", "Horse", "Penguin"])
    play_until(table, LINEUP, 1)
    seen = table.view(0)
    gone = card_name(seen.teams[0, 0, 0])
    cards = [card_name(card) for card in seen.bench[0, :6]]
    line = f"{gone}>{cards[5]} / {' '.join(cards[:5])} / bus:1-2"
    with refused(table, "error-coach-player", "Rabbit", gone):
        table.choose(0, f"{line} / {gone}")
    assert table.can(0, f"{line} / {cards[5]}")


def test_a_mate_of_another_team() -> None:
    """The Duck's player is like a teammate, not like anyone."""
    table = new_table(["Duck", "Eagle", "Shark", "Rabbit", "Horse", "Penguin"])
    play_until(table, LINEUP, 1)
    seen = table.view(0)
    players = [card for card in table_places(table, lineup(table, 0)) if card in seen.teams[0, 0]]
    other = card_name(seen.bench[0, 0])
    assert players
    with refused_any(table):
        table.choose(0, lineup(table, 0, f"{card_name(players[0])}={other}"))


def table_places(table: Table, line: str) -> list[int]:
    """The players that seat 1's coach could go beside, after this lineup."""
    table.choose(0, line)
    places = [choice for choice in table.legal(0) if choice < PASS]
    table.take_back(0)
    return places


def test_a_coach_that_costs_more_fans_than_there_are() -> None:
    """The Caribou before the first fans: the message names its price."""
    table = new_table(["Caribou", "Rabbit", "Shark", "Duck", "Horse", "Penguin"])
    play_until(table, LINEUP, 0)
    price = COACHES[10].number("price", "2020", 3)
    line = lineup(table, 0)
    table.choose(0, line)
    table.take_back(0)
    with refused_any(table):
        table.choose(0, f"{line} / team:1")
    table.choose(0, line)
    assert 0 not in table.waiting(), "nobody asks where it goes"
    play_until(table, LINEUP, 1)
    table._state.fans[0] = price - 1
    with refused(table, "error-coach-price", str(price), str(price - 1)):
        table.choose(0, lineup(table, 0, "team:1"))
