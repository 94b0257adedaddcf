"""Tables: what is refused and how, what can be taken back, who sees and hears what."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from sixthman.games.allstar.declaration import CHOICES, DRAFT, LINEUP, PLAYOFF_TEAM
from sixthman.games.allstar.table import AllstarDesk, AllstarOptions
from sixthman.games.allstar.table.notation import card_name, read
from sixthman.messages import BadCards, BadOption, IllegalChoice, Told
from sixthman.table import Table
from sixthman.table.desk import Given

# Three packs: seat 1 is dealt Ducks, seat 2 Wolves, seat 3 Tigers, 1 to 6 each.
PACKS = [f"{species}{number}" for species in ("Duck", "Wolf", "Tiger") for number in range(1, 7)]
PRIVATE = {"picked", "gave", "given", "last-card", "threw-away"}


def new_table(seats: int = 3, mode: str | None = None, seed: str = "table", **piles: list[str]) -> Table:
    """A table, with piles given by name."""
    return Table(AllstarDesk(), AllstarOptions(seats=seats, mode=mode), seed=seed, given=Given(piles))


def packs_table() -> Table:
    """Three managers who hold Ducks, Wolves and Tigers."""
    return new_table(deck=PACKS)


def step(table: Table, seat: int | None = None) -> list[Any]:
    """One seat makes its first legal choice."""
    chooser = table.waiting()[0] if seat is None else seat
    return table.choose(chooser, [table.legal(chooser)[0]])


def play_until(table: Table, phase: int, round_: int = 0) -> None:
    """First legal choices until a phase begins."""
    while (int(table.view().phase), int(table.view().round_)) != (phase, round_):
        opened = len(table.moments)
        while len(table.moments) == opened:
            step(table)


def play_to_the_end(table: Table) -> None:
    """First legal choices until the game is over."""
    while not table.over:
        step(table)


def seen(table: Table) -> list[Any]:
    """All that anybody can see of a table."""
    seats = [*range(table.options.seats), None]
    return [
        [table.view(seat).tobytes() for seat in seats],
        [table.events(seat) for seat in seats],
        table.waiting(),
        table.scores(),
        list(table.moments),
        [table.legal(seat) for seat in range(table.options.seats)],
    ]


@contextmanager
def refused(table: Table, kind: type[Told], *parts: str) -> Iterator[None]:
    """What is done inside is refused with a sentence that holds these parts, and changes nothing."""
    before = seen(table)
    with pytest.raises(kind) as told:
        yield
    assert type(told.value) is kind
    for part in parts:
        assert part in str(told.value)
    assert seen(table) == before


# --- refused choices


@pytest.mark.parametrize("seat", [-1, 3, 17])
def test_no_such_seat(seat: int) -> None:
    """The message says which seats there are."""
    table = packs_table()
    with refused(table, IllegalChoice, f"no seat {seat + 1}", "1 to 3"):
        table.choose(seat, "Duck1")


def test_a_seat_that_has_chosen() -> None:
    """The message says who is waited for."""
    table = packs_table()
    table.choose(0, "Duck1")
    with refused(table, IllegalChoice, "Seat 1 owes no choice", "2, 3"):
        table.choose(0, "Duck2")


def test_a_seat_whose_turn_it_is_not() -> None:
    """Free Agency: the other one chooses first."""
    table = new_table(2, "free-agency", lots=["2"])
    with refused(table, IllegalChoice, "Seat 1 owes no choice", "Waited for: 2"):
        table.choose(0, "Duck1")


def test_a_card_that_is_not_in_hand() -> None:
    """The message names the card and all that are allowed."""
    table = packs_table()
    with refused(table, IllegalChoice, "Wolf1 cannot be chosen now", *PACKS[:6]):
        table.choose(0, "Wolf1")


def test_a_choice_of_another_kind() -> None:
    """In the draft there is nothing to pass on and no bus to send."""
    table = packs_table()
    for choice in ("-", "bus:2-1"):
        with refused(table, IllegalChoice, "cannot be chosen now", "Duck1"):
            table.choose(0, choice)


def test_a_card_that_does_not_exist() -> None:
    """That is said before anything else."""
    table = packs_table()
    with refused(table, BadCards, '"Dragon4" is no card'):
        table.choose(0, "Dragon4")


def test_nothing() -> None:
    """An empty choice is none."""
    table = packs_table()
    for nothing in ("", "  ", " / "):
        with refused(table, IllegalChoice, "Nothing was chosen"):
            table.choose(0, nothing)
    with refused(table, IllegalChoice, "Nothing was chosen"):
        table.choose(0, [])


@pytest.mark.parametrize("last", [False, True])
def test_too_many_choices(last: bool) -> None:
    """The message says how many were given and how many can be made; also for the last seat."""
    table = packs_table()
    if last:
        table.choose(1, "Wolf1")
        table.choose(2, "Tiger1")
    with refused(table, IllegalChoice, "2 choices were given", "only 1"):
        table.choose(0, "Duck1 Duck2")


def test_all_or_nothing() -> None:
    """A line-up with one bad card leaves the envelope empty."""
    table = packs_table()
    play_until(table, LINEUP)
    mine = [card_name(card) for card in table.legal(0)]
    with refused(table, IllegalChoice, f"{mine[0]} cannot be chosen now", mine[5]):
        table.choose(0, f"{mine[0]} {mine[1]} {mine[0]}")
    assert table.sealed(0) == []


@pytest.mark.parametrize("number", [-1, CHOICES, 999])
def test_numbers_that_are_no_choice(number: int) -> None:
    """Choices given as numbers are checked like those given as text."""
    table = packs_table()
    with refused(table, IllegalChoice, "Duck1"):
        table.choose(0, [number])


def test_bus_plans_allowed_in_round_two() -> None:
    """Two teams have two arenas to go to: the message offers just these plans, as they are written."""
    table = packs_table()
    play_until(table, LINEUP, 1)
    table.choose(0, "-")
    for _ in range(5):
        step(table, 0)
    with refused(table, IllegalChoice, "Allowed: bus:1-2, bus:2-1."):
        table.choose(0, "bus:3-1")


def test_game_over() -> None:
    """After the end nobody is waited for and nothing can be chosen or taken back."""
    table = packs_table()
    play_to_the_end(table)
    assert table.waiting() == []
    assert [table.legal(seat) for seat in range(3)] == [[], [], []]
    for seat in range(3):
        with refused(table, IllegalChoice, "The game is over"):
            table.choose(seat, "Duck1")
        with refused(table, IllegalChoice, "nothing to take back"):
            table.take_back(seat)


def test_can_asks_without_choosing() -> None:
    """`can` says what `choose` would take, and changes nothing."""
    table = packs_table()
    before = seen(table)
    assert table.can(0, "Duck1")
    assert table.can(0, read("Duck2"))
    for choice in ("Wolf1", "-", "", "Duck1 Duck2"):
        assert not table.can(0, choice)
    assert not table.can(3, "Duck1")
    assert seen(table) == before


def test_can_of_what_is_no_card() -> None:
    """`choose` would not take it, so the answer is no."""
    assert not packs_table().can(0, "Dragon4")


# --- refused options


@pytest.mark.parametrize("seats", [-1, 0, 1, 7, 100])
def test_seats(seats: int) -> None:
    """Two to six managers."""
    with pytest.raises(BadOption, match=f"{seats}.* for seats.*2–6"):
        AllstarOptions(seats=seats)


@pytest.mark.parametrize(
    ("mode", "seats"), [("clash", 4), ("heritage", 3), ("free-agency", 6), ("standard", 2)]
)
def test_mode_and_seats(mode: str, seats: int) -> None:
    """The modes for two are for two, the standard season is for more."""
    with pytest.raises(BadOption, match=f"{mode}.* for mode with seats {seats}") as told:
        AllstarOptions(mode=mode, seats=seats)
    for known in ("heritage", "free-agency", "clash") if seats == 2 else ("standard",):
        assert known in str(told.value)


def test_unknown_mode_and_edition() -> None:
    """The message names those there are."""
    with pytest.raises(BadOption, match=r'"derby".* for mode.*standard, heritage, free-agency, clash'):
        AllstarOptions(mode="derby")
    with pytest.raises(BadOption, match=r"1999.* for edition.*2025, 2020"):
        AllstarOptions(edition="1999")


@pytest.mark.parametrize(
    "species",
    [
        ("Duck",),
        ("Duck", "Wolf", "Tiger", "Panda", "Horse"),
        ("Duck", "Wolf", "Tiger", "Panda", "Horse", "Eagle", "Shark"),
        ("Duck", "Wolf", "Tiger", "Panda", "Horse", "Canard"),
    ],
)
def test_number_of_species(species: tuple[str, ...]) -> None:
    """Three managers play with six different species; a Canard is a Duck."""
    with pytest.raises(BadOption, match="6 different species are needed"):
        AllstarOptions(seats=3, species=species)


def test_unknown_species_in_options() -> None:
    """The message names the one that is none."""
    with pytest.raises(BadCards, match='"Dragon" is no species'):
        AllstarOptions(seats=3, species=("Duck", "Wolf", "Tiger", "Panda", "Horse", "Dragon"))


def test_mode_unless_told() -> None:
    """Two managers play Heritage, more the standard season."""
    assert AllstarOptions(seats=2).mode == "heritage"
    assert AllstarOptions(seats=5).mode == "standard"


@pytest.mark.parametrize(
    "options",
    [
        AllstarOptions(),
        AllstarOptions(seats=2, mode="clash"),
        AllstarOptions(seats=6, whistle=False),
        AllstarOptions(seats=3, species=("Canard", "Wolf", "Tiger", "Panda", "Horse", "Eisbär")),
    ],
)
def test_options_as_words(options: AllstarOptions) -> None:
    """Options survive being written into a record."""
    assert AllstarOptions.from_words(options.words()) == options


@pytest.mark.parametrize("seats", ["four", "", "-4", "4.5", "²", pytest.param("9" * 5000, id="long")])
def test_seats_in_words(seats: str) -> None:
    """Words that are no number of managers."""
    with pytest.raises(BadOption):
        AllstarOptions.from_words({"seats": seats})


def test_names() -> None:
    """One name for each seat; without names the seats have numbers."""
    assert packs_table().names == ["1", "2", "3"]
    with pytest.raises(BadOption, match="2 names were given for 3 seats"):
        Table(AllstarDesk(), AllstarOptions(seats=3), names=["Ann", "Bo"])


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
    second = [event.facts["arenas"] for event in table.events() if event.kind == "deal"][1]
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
    assert Table(AllstarDesk(), options).seed != Table(AllstarDesk(), options).seed


def test_chosen_species() -> None:
    """Species agreed on are those that play."""
    chosen = ("Rabbit", "Wolf", "Tiger", "Panda", "Horse", "Caribou")
    table = Table(AllstarDesk(), AllstarOptions(seats=3, species=chosen), seed="s")
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
def test_bad_piles(piles: dict[str, list[str]], kind: type[Told], parts: list[str]) -> None:
    """Piles that cannot be given are refused with a reason."""
    with pytest.raises(kind) as told:
        Table(AllstarDesk(), AllstarOptions(seats=3), seed="table", given=Given(piles))
    assert all(part in str(told.value) for part in parts)


def test_cards_of_other_species() -> None:
    """A given card has to be of a species that was agreed on."""
    chosen = ("Rabbit", "Wolf", "Tiger", "Panda", "Horse", "Caribou")
    with pytest.raises(BadCards, match="Duck1 is not in play"):
        Table(
            AllstarDesk(), AllstarOptions(seats=3, species=chosen), given=Given({"deck": ["Wolf1", "Duck1"]})
        )


def test_arenas_that_are_out() -> None:
    """Arenas not for two, and whistle arenas if the managers leave these out."""
    with pytest.raises(BadCards, match="Stadium Fall 1 is not in the pile"):
        new_table(2, arenas=["Stadium Fall 1"])
    with pytest.raises(BadCards, match="Dam Stadium 2 is not in the pile"):
        Table(
            AllstarDesk(), AllstarOptions(seats=3, whistle=False), given=Given({"arenas": ["Dam Stadium 2"]})
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
    assert table.moments[0].choices == {0: "Duck4", 1: "Wolf6", 2: "Tiger2"}


def test_nothing_to_take_back() -> None:
    """Before a seat has chosen, after all have, and for a seat there is not."""
    table = packs_table()
    for seat in (0, 3, -1):
        with refused(table, IllegalChoice, f"Seat {seat + 1} has nothing to take back"):
            table.take_back(seat)
    for seat, card in enumerate(("Duck1", "Wolf1", "Tiger1")):
        table.choose(seat, card)
    with refused(table, IllegalChoice, "until the last seat has locked"):
        table.take_back(2)


@pytest.mark.parametrize("phase", [LINEUP, PLAYOFF_TEAM])
def test_take_back_in_other_phases(phase: int) -> None:
    """A8: line-ups and playoff teams can be taken back in the middle and when complete."""
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
    assert [event.kind for event in happened] == ["arena", "round-over", "deal"]
    assert table.moments[-1].choices[0] == " ".join(hands[0][:5])


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
    """Picks, gifts and cards thrown away are heard by one seat; all else by everybody."""
    table = new_table(seats, mode)
    play_to_the_end(table)
    public = table.events(None)
    assert not {event.kind for event in public} & PRIVATE
    for seat in range(seats):
        own = [event for event in table.events(seat) if event.to is not None]
        assert [event for event in table.events(seat) if event.to is None] == public
        assert {event.to for event in own} <= {seat}
        assert {event.kind for event in own} <= PRIVATE
        assert all(event.facts["seat"] == seat for event in own)
        if mode != "free-agency":
            assert own


def test_every_card_of_a_draft_is_told_to_its_taker() -> None:
    """Standard season: the 18 cards a manager drafts are the 18 it hears of."""
    table = packs_table()
    play_until(table, PLAYOFF_TEAM, 3)
    for seat in range(3):
        told = [event.facts["card"] for event in table.events(seat) if event.kind in ("picked", "last-card")]
        assert len(told) == 18
        assert set(read(" ".join(told))) == set(table.legal(seat))


def test_free_agents_are_seen_by_all() -> None:
    """Free Agency: cards lie open, so everybody hears who takes which."""
    table = new_table(2, "free-agency", deck=["Duck1", "Duck2", "Duck3"], lots=["1"])
    table.choose(0, "Duck3")
    told = [event for event in table.events(None) if event.kind == "free-agent"]
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
    assert {row["seat"]: row["place"] for row in rows} == dict(enumerate(table.places()))
    assert max(table.scores()) == table.scores()[table.places().index(1)]
