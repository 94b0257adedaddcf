"""The catalog: what a page need not know by itself."""

from __future__ import annotations

import pytest

from sixthman.games.allstar.declaration import LINEUP
from sixthman.games.allstar.table import AllstarOptions
from sixthman.games.hoops.declaration import OVER
from sixthman.server.catalogue import catalogue
from sixthman.server.engines import RulesCache
from sixthman.table import Table

WORDS = {"rulebook", "adaptation", "ours"}


def words_in(provenance: object) -> set[str]:
    """The words of a provenance, however it is put."""
    if isinstance(provenance, dict):
        return set().union(*map(words_in, provenance.values()))
    return (
        set().union(*map(words_in, provenance)) if isinstance(provenance, list | tuple) else {str(provenance)}
    )


def test_how_long_a_game_of_basketball_is_and_what_a_team_has(shelf: RulesCache) -> None:
    told = catalogue(shelf["hoops"])
    assert (told["turns"], told["overtime_turns"]) == (24, 6)
    assert told["team"] == {"starter": 5, "substitute": 7, "offence": 3, "defence": 2}
    assert told["phases"][OVER] == "over"


def test_one_arena_then_two_then_three(shelf: RulesCache) -> None:
    """A1: and each lies where the view has it."""
    told = catalogue(shelf["allstar"])
    assert told["arenas_by_round"] == [[0], [1, 2], [3, 4, 5]]
    table = Table(shelf["allstar"].adapter, AllstarOptions(), "arenas")
    while table.view().phase != LINEUP:
        seat = table.waiting()[0]
        table.choose(seat, table.legal(seat)[:1])
    view = table.view()
    seen = [place for place, arena in enumerate(view.arenas) if arena >= 0]
    assert seen == told["arenas_by_round"][0]


@pytest.mark.parametrize("game", ["allstar", "hoops"])
def test_every_value_says_where_it_comes_from(shelf: RulesCache, game: str) -> None:
    told = catalogue(shelf[game])
    if game == "allstar":
        cards = [*told["arenas"], *told["coaches"]]
        assert {edition for arena in told["arenas"] for edition in arena["editions"]} == set(told["editions"])
        assert words_in(told["provenance"]) <= WORDS
    else:
        cards = [card for section in told["cards"].values() for card in section]
    assert all(words_in(card["provenance"]) <= WORDS for card in cards)


def test_how_many_can_play_and_in_which_edition_with_coaches(shelf: RulesCache) -> None:
    told = catalogue(shelf["allstar"])
    assert told["seats"] == [2, 3, 4, 5, 6]
    assert told["with_coaches"] == {"2025": False, "2020": True}
