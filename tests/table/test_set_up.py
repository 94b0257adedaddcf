"""Set-up like at the real table: who goes first, which species play, and the colors of the seats."""

from __future__ import annotations

from typing import Any

import pytest

from sixthman.games.allstar.declaration import SPECIES_NAMES
from sixthman.games.allstar.rules import GAME
from sixthman.games.allstar.table import AllstarAdapter, AllstarOptions
from sixthman.games.hoops.table import HoopsAdapter, HoopsOptions
from sixthman.kernel.options import SEAT_COLORS, colors_worn
from sixthman.lab.batches import Batch
from sixthman.messages import BadOption, UserError
from sixthman.registry import game_named
from sixthman.table import Record, Table, read_record, verify_record
from tests.modules.batches import batch_of, digest_on

AGENCY: dict[str, Any] = {"seats": 2, "mode": "free-agency"}


@pytest.mark.parametrize("first", [1, 2])
@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_who_goes_first_is_chosen(first: int, seed: str) -> None:
    """A15: in Free Agency managers may agree on it; rounds 2 and 3 are as ever. In basketball, likewise."""
    table = Table(AllstarAdapter(), AllstarOptions(**AGENCY, first=first), seed=seed)
    assert table.waiting() == [first - 1]
    assert Table(HoopsAdapter(), HoopsOptions(first=first), seed=seed).waiting() == [first - 1]


def test_the_rest_of_the_deal_stays_as_it_is() -> None:
    decks = [
        Table(AllstarAdapter(), AllstarOptions(**AGENCY, first=first), seed="a")._state.deck.tolist()
        for first in (None, 1, 2)
    ]
    assert decks[0] == decks[1] == decks[2]


@pytest.mark.parametrize(
    "options", [{"seats": 2, "mode": "clash"}, {"seats": 4}, {"seats": 2, "edition": "2020"}]
)
def test_where_nobody_goes_first_it_cannot_be_chosen(options: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        AllstarOptions(**options, first=1)
    assert AllstarOptions(**options).first is None


@pytest.mark.parametrize("first", [1, 2])
def test_who_goes_first_is_the_same_interpreted_and_in_the_module(first: int) -> None:
    batch: Batch = batch_of(AllstarOptions(**AGENCY, first=first), 0)
    assert digest_on("wasm", GAME, batch, 2) == digest_on("interpreted", GAME, batch, 2)


@pytest.mark.parametrize(
    ("adapter", "options"),
    [
        (AllstarAdapter(), AllstarOptions(**AGENCY, first=2, colors=("teal", "violet"))),
        (AllstarAdapter(), AllstarOptions(seats=3, colors="yellow")),
        (HoopsAdapter(), HoopsOptions(first=2, colors="green, red")),
    ],
)
def test_what_was_chosen_is_in_the_record_and_plays_again(adapter: Any, options: Any) -> None:
    table = Table(adapter, options, seed="a table")
    for _ in range(12):
        seat = table.waiting()[0]
        table.choose(seat, [table.legal(seat)[0]])
    read = read_record(Record.of(table).text())
    assert adapter.read_options(read.options).words() == options.words()
    again = verify_record(read, adapter)
    assert again._state.tobytes() == table._state.tobytes()
    assert again.options.worn == options.worn


def test_records_of_before_say_nothing_of_it() -> None:
    """Usual values are not written: old records and their checksums stay as they are."""
    for options in (AllstarOptions(), AllstarOptions(**AGENCY), HoopsOptions()):
        assert "colors" not in options.words()
    assert "first" not in AllstarOptions(**AGENCY).words()


@pytest.mark.parametrize("colors", [("red", "red"), ("pink",), ("red", "blue", "green", "teal"), 7])
def test_colors_that_cannot_be(colors: Any) -> None:
    with pytest.raises(UserError):
        AllstarOptions(seats=3, colors=colors)


def test_every_seat_has_a_color_of_its_own() -> None:
    assert colors_worn((), 6) == [0, 1, 2, 3, 4, 5]
    assert colors_worn(("blue",), 3) == [1, 0, 2]
    for first in SEAT_COLORS:
        assert len(set(colors_worn((first,), 6))) == 6


def test_rules_know_no_colors() -> None:
    for game in ("allstar", "hoops"):
        options = game_named(game).options
        assert options(colors=("teal",)).numbers().tolist() == options().numbers().tolist()


def test_species_are_chosen_or_drawn() -> None:
    wanted = ("Duck", "Wolf", "Tiger", "Panda", "Horse", "Eagle")
    chosen = Table(AllstarAdapter(), AllstarOptions(seats=3, species=wanted), seed="a")
    plays = [name for name, one in zip(SPECIES_NAMES, chosen.view(None).species, strict=True) if one]
    assert sorted(plays) == sorted(wanted)
    tables = [Table(AllstarAdapter(), AllstarOptions(seats=3), seed=seed) for seed in "abcd"]
    drawn = {tuple(table.view(None).species) for table in tables}
    assert len(drawn) > 1
