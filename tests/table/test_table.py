"""Tables: piles that are given, what can be taken back, who sees and hears what."""

from __future__ import annotations

import pytest

from sixthman.games.allstar.declaration import DRAFT, LINEUP, PLAYOFF_TEAM
from sixthman.games.allstar.table import AllstarAdapter, AllstarOptions
from sixthman.games.allstar.table.notation import card_name, read
from sixthman.messages import BadCards, BadOption, IllegalChoice, UserError
from sixthman.table import Table
from sixthman.table.adapter import Given
from tests.table.allstar import (
    PACKS,
    new_table,
    packs_table,
    play_to_the_end,
    play_until,
    refused,
    seen,
    step,
)

PRIVATE = {"picked", "gave", "given", "last-card", "threw-away"}


# --- given piles


def test_given_deck() -> None:
    """The deck lies in packs of six, seat after seat; its species play."""
    table = packs_table()
    hands = [[card_name(card) for card in sorted(table.legal(seat))] for seat in range(3)]
    assert hands == [PACKS[0:6], PACKS[6:12], PACKS[12:18]]
    species = table.events()[0].facts["species"]
    assert len(species) == 6
    assert {"Duck", "Wolf", "Tiger"} <= set(species)


def test_given_arenas() -> None:
    """The first arenas are those given, the others are drawn among those left."""
    table = new_table(arenas=["Polarena 3", "dam stadium 1"])
    assert table.events()[1].facts["arenas"] == ["Polarena 3"]
    play_until(table, DRAFT, 1)
    second = [event.facts["arenas"] for event in table.events() if event.type == "deal"][1]
    assert second[0] == "Dam Stadium 1"
    assert second[1] not in ("Polarena 3", "Dam Stadium 1")


@pytest.mark.parametrize("lot", ["1", "2"])
def test_given_lots(lot: str) -> None:
    """Free Agency: the lot says who chooses first."""
    table = new_table(2, "free-agency", lots=[lot])
    assert table.waiting() == [int(lot) - 1]
    assert int(table.view().opener) == int(lot) - 1


def test_the_seed_decides_the_rest() -> None:
    """Same seed, same game; another seed, another one; no seed, a new one every time."""
    assert seen(new_table(seed="a")) == seen(new_table(seed="a"))
    assert seen(new_table(seed="a")) != seen(new_table(seed="b"))
    options = AllstarOptions(seats=3)
    assert Table(AllstarAdapter(), options).seed != Table(AllstarAdapter(), options).seed


def test_chosen_species() -> None:
    """Species agreed on are those that play."""
    chosen = ("Rabbit", "Wolf", "Tiger", "Panda", "Horse", "Caribou")
    table = Table(AllstarAdapter(), AllstarOptions(seats=3, species=chosen), seed="s")
    assert set(table.events()[0].facts["species"]) == set(chosen)


@pytest.mark.parametrize(
    ("piles", "kind", "parts"),
    [
        ({"deck": ["Dragon1"]}, BadCards, ['"Dragon1" is no card']),
        ({"deck": ["Duck1", "Wolf2", "canard 1"]}, BadCards, ["Duck1 is named twice"]),
        (
            {"deck": ["Duck1", "Wolf1", "Tiger1", "Panda1", "Horse1", "Eagle1", "Shark1"]},
            BadCards,
            ["7 species", "6 are in play"],
        ),
        ({"arenas": ["Madison Square"]}, BadCards, ['"Madison Square" is no arena', "Polarena 1"]),
        ({"arenas": ["Polarena 1", "Polarena 1"]}, BadCards, ["Polarena 1 is named twice"]),
        ({"lots": ["0"]}, BadOption, ['"0" is no lot', "1 to 3"]),
        ({"lots": ["4"]}, BadOption, ['"4" is no lot', "1 to 3"]),
        ({"lots": ["me"]}, BadOption, ['"me" is no lot']),
        ({"lots": ["²"]}, BadOption, ['"²" is no lot']),
        ({"lots": ["9" * 5000]}, BadOption, ["is no lot"]),
        ({"bench": ["Duck1"]}, BadOption, ['"bench" is no pile', "deck, arenas, lots"]),
    ],
)
def test_bad_piles(piles: dict[str, list[str]], kind: type[UserError], parts: list[str]) -> None:
    """Piles that cannot be given are refused with a reason."""
    with pytest.raises(kind) as told:
        Table(AllstarAdapter(), AllstarOptions(seats=3), seed="table", given=Given(piles))
    assert all(part in str(told.value) for part in parts)


def test_cards_of_other_species() -> None:
    """A given card has to be of a species that was agreed on."""
    chosen = ("Rabbit", "Wolf", "Tiger", "Panda", "Horse", "Caribou")
    with pytest.raises(BadCards, match="Duck1 isn’t in play"):
        Table(
            AllstarAdapter(),
            AllstarOptions(seats=3, species=chosen),
            given=Given({"deck": ["Wolf1", "Duck1"]}),
        )


def test_arenas_that_are_out() -> None:
    """Arenas not for two, and whistle arenas if the managers leave these out."""
    with pytest.raises(BadCards, match="Stadium Fall 1 isn’t in the pile"):
        new_table(2, arenas=["Stadium Fall 1"])
    with pytest.raises(BadCards, match="Dam Stadium 2 isn’t in the pile"):
        Table(
            AllstarAdapter(),
            AllstarOptions(seats=3, whistle=False),
            given=Given({"arenas": ["Dam Stadium 2"]}),
        )


# --- sealed choices


def test_take_back_and_change() -> None:
    """A8: choices change until the last seat has locked; the last word counts."""
    table = packs_table()
    before = seen(table)
    table.choose(0, "Duck1")
    table.take_back(0)
    assert table.sealed(0) == []
    assert [sorted(legal) for legal in seen(table)[5]] == [sorted(legal) for legal in before[5]]
    assert seen(table)[:5] == before[:5]
    table.choose(0, "Duck4")
    table.choose(1, "Wolf1")
    table.take_back(1)
    table.choose(1, "Wolf6")
    assert table.waiting() == [2]
    table.choose(2, "Tiger2")
    assert table.reveals[0].choices == {0: "Duck4", 1: "Wolf6", 2: "Tiger2"}


def test_nothing_to_take_back() -> None:
    """Before a seat has chosen, after all have, and for a seat there is not."""
    table = packs_table()
    for seat in (0, 3, -1):
        with refused(table, IllegalChoice, f"Seat {seat + 1} has nothing to undo"):
            table.take_back(seat)
    for seat, card in enumerate(("Duck1", "Wolf1", "Tiger1")):
        table.choose(seat, card)
    with refused(table, IllegalChoice, "until the last seat has locked"):
        table.take_back(2)


@pytest.mark.parametrize("phase", [LINEUP, PLAYOFF_TEAM])
def test_take_back_in_other_phases(phase: int) -> None:
    """A8: lineups and playoff teams can be taken back in the middle and when complete."""
    table = packs_table()
    play_until(table, phase, 2 if phase == LINEUP else 3)
    cards = sorted(table.legal(0))
    for _ in range(2):
        step(table, 0)
    assert len(table.sealed(0)) == 2
    table.take_back(0)
    assert sorted(table.legal(0)) == cards
    while 0 in table.waiting():
        step(table, 0)
    table.take_back(0)
    assert table.waiting() == [0, 1, 2]
    assert sorted(table.legal(0)) == cards


def test_partial_choices() -> None:
    """A choice may come in parts; nothing happens until the last part of the last seat."""
    table = packs_table()
    play_until(table, LINEUP)
    hands = [[card_name(card) for card in sorted(table.legal(seat))] for seat in range(3)]
    for seat in (1, 2):
        assert table.choose(seat, " ".join(hands[seat][:5])) == []
    for card in hands[0][:4]:
        assert table.choose(0, card) == []
        assert table.waiting() == [0]
    assert table.sealed(0) == read(" ".join(hands[0][:4]))
    happened = table.choose(0, hands[0][4])
    assert [event.type for event in happened] == ["arena", "round-over", "deal"]
    assert table.reveals[-1].choices[0] == " ".join(hands[0][:5])


def test_parts_or_whole() -> None:
    """Part by part or at once: the same game."""
    whole, parts = packs_table(), packs_table()
    for table in (whole, parts):
        play_until(table, LINEUP)
    for seat in range(3):
        cards = sorted(whole.legal(seat))[:5]
        whole.choose(seat, cards)
        for card in cards:
            parts.choose(seat, [card])
    assert seen(whole) == seen(parts)


def test_what_happened_is_returned_once() -> None:
    """`choose` returns the new part of the story, the same that `events` goes on with."""
    table = packs_table()
    length = len(table.events(0))
    assert table.choose(0, "Duck1") == table.choose(1, "Wolf1") == []
    happened = table.choose(2, "Tiger1")
    assert [event for event in happened if event.to in (None, 0)] == table.events(0)[length:]


# --- who sees and hears what


@pytest.mark.parametrize(("seats", "mode"), [(3, None), (2, "heritage"), (2, "clash"), (2, "free-agency")])
def test_private_events(seats: int, mode: str | None) -> None:
    """Picks, gifts and cards discarded are heard by one seat; all else by everyone."""
    table = new_table(seats, mode)
    play_to_the_end(table)
    public = table.events(None)
    assert not {event.type for event in public} & PRIVATE
    for seat in range(seats):
        own = [event for event in table.events(seat) if event.to is not None]
        assert [event for event in table.events(seat) if event.to is None] == public
        assert {event.to for event in own} <= {seat}
        assert {event.type for event in own} <= PRIVATE
        assert all(event.facts["seat"] == seat for event in own)
        if mode != "free-agency":
            assert own


def test_every_card_of_a_draft_is_told_to_its_taker() -> None:
    """Standard season: the 18 cards a manager drafts are the 18 it hears of."""
    table = packs_table()
    play_until(table, PLAYOFF_TEAM, 3)
    for seat in range(3):
        told = [event.facts["card"] for event in table.events(seat) if event.type in ("picked", "last-card")]
        assert len(told) == 18
        assert set(read(" ".join(told))) == set(table.legal(seat))


def test_free_agents_are_seen_by_all() -> None:
    """Free Agency: cards lie open, so everyone hears who takes which."""
    table = new_table(2, "free-agency", deck=["Duck1", "Duck2", "Duck3"], lots=["1"])
    table.choose(0, "Duck3")
    told = [event for event in table.events(None) if event.type == "free-agent"]
    assert [dict(event.facts) for event in told] == [{"seat": 0, "card": "Duck3"}]


def test_views_hide_sealed_choices() -> None:
    """What a seat has sealed is in its own view only."""
    table = packs_table()
    before = [table.view(seat).tobytes() for seat in (1, 2, None)]
    table.choose(0, "Duck3")
    assert [table.view(seat).tobytes() for seat in (1, 2, None)] == before
    assert int(table.view(0).envelope[0, 0]) == read("Duck3")[0]
    assert table.sealed(0) == read("Duck3")
    assert table.sealed(1) == []


def test_commitment_before_the_deal() -> None:
    """The commitment fits the seed, tells nothing of it, and differs from seed to seed."""
    table, other = new_table(seed="one"), new_table(seed="other")
    assert table.commitment != other.commitment
    assert table.commitment == new_table(seed="one").commitment
    assert "one" not in table.commitment
    assert len(table.commitment) == 64


def test_scores_and_places_in_the_end() -> None:
    """The last event ranks all seats; scores and places say the same."""
    table = packs_table()
    play_to_the_end(table)
    rows = table.events()[-1].facts["ranking"]
    assert sorted(row["seat"] for row in rows) == [0, 1, 2]
    assert {row["seat"]: row["fans"] for row in rows} == dict(enumerate(table.scores()))
    assert {row["seat"]: row["place"] for row in rows} == dict(enumerate(table.ranks()))
    assert max(table.scores()) == table.scores()[table.ranks().index(1)]
