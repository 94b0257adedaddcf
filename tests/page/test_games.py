"""Whole games in the browser: every mode of both games, by mouse, by finger and by keys."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from bench.page.browser import NARROW, Visitor
from bench.page.coaches import Coach
from bench.page.managers import Manager
from bench.page.players import Player, play

from .conftest import Welcome
from .reading import told_too_much

AGAIN = {"allstar": "Play again", "hoops": "Another game"}
PLAYERS: dict[str, type[Player]] = {"allstar": Manager, "hoops": Coach}


def gather(
    visitor: Welcome, people: int, game: str, bots: list[str], options: dict[str, str]
) -> list[Visitor]:
    """People at one table, of whom the first has opened it; the second has a small phone."""
    host = visitor(name="Ann")
    link = host.open_table(game, [""] * (people - 1) + bots, options)
    guests = [
        visitor(name=name, **({"size": NARROW} if at == 0 else {}))
        for at, name in enumerate(["Bea", "Cem", "Dot"][: people - 1])
    ]
    for guest in guests:
        guest.sit_down(link)
    for one in [host, *guests]:
        one.ready()
    return [host, *guests]


def seat(game: str, visitors: list[Visitor], **ways: Any) -> list[Player]:
    """Each of them as a player."""
    return [PLAYERS[game](one, luck=at + 1, **ways) for at, one in enumerate(visitors)]


def end_in_order(visitors: list[Visitor]) -> None:
    """All have seen the same end, and nobody's browser has heard more than its seat may know."""
    places = [one.now["places"] for one in visitors]
    assert min(places[0]) == 1
    assert places == places[:1] * len(places)
    for one in visitors:
        assert told_too_much(one) == []


@pytest.mark.parametrize(
    ("people", "bots", "options"),
    [
        (2, 1, {}),
        (1, 3, {}),
        (3, 2, {}),
        (4, 2, {}),
        (2, 0, {"mode": "heritage"}),
        (2, 0, {"mode": "free-agency"}),
        (2, 0, {"mode": "clash"}),
        (2, 1, {"coaches": "yes"}),
        (2, 0, {"edition": "2020"}),
        (2, 0, {"edition": "2020", "coaches": "no"}),
        (2, 2, {"edition": "2020"}),
        (1, 4, {"edition": "2020", "coaches": "no"}),
    ],
)
def test_all_star_draft(visitor: Welcome, people: int, bots: int, options: dict[str, str]) -> None:
    """People and bots play each mode of both editions to its end, with three to six seats or with two."""
    visitors = gather(visitor, people, "allstar", ["rookie"] * bots, options)
    play(seat("allstar", visitors), visitors[0].search)
    end_in_order(visitors)


@pytest.mark.parametrize(
    ("people", "options"),
    [
        (2, {}),
        (1, {"opening draft": "yes"}),
        (2, {"pick team": "yes"}),
        (2, {"opening draft": "yes", "pick team": "yes"}),
    ],
)
def test_basketball(visitor: Welcome, people: int, options: dict[str, str]) -> None:
    """One or two people play basketball to its end, with each variant."""
    visitors = gather(visitor, people, "hoops", ["rookie"] * (2 - people), options)
    play(seat("hoops", visitors), visitors[0].search)
    end_in_order(visitors)


@pytest.mark.parametrize(
    ("game", "bots", "options"),
    [
        ("allstar", ["rookie"] * 3, {}),
        ("hoops", ["rookie"], {"opening draft": "yes", "pick team": "yes"}),
    ],
)
def test_by_keyboard_alone(visitor: Welcome, game: str, bots: list[str], options: dict[str, str]) -> None:
    """From the locker room to the end without a mouse."""
    one = visitor()
    one.open_table(game, bots, options)
    one.press("Enter")
    play(seat(game, [one], keys=True))


def test_the_page_is_loaded_again_in_the_middle_of_a_draft(visitor: Welcome) -> None:
    """The same pack and the same bench lie there; what was heard before is told."""
    one = visitor()
    one.open_table("allstar", ["rookie"] * 3)
    one.ready()
    player = Manager(one)
    while not one.now.get("legal") or player.heading != ("draft", 0, 3):
        player.step()
        one.page.wait_for_timeout(15)
    seen = [
        one.page.locator(place).all_inner_texts() for place in (".pack [data-card]", ".bench .held button")
    ]
    told = one.now["view"]
    one.page.reload()
    one.page.locator(".pack [data-card]").first.wait_for()
    again = [
        one.page.locator(place).all_inner_texts() for place in (".pack [data-card]", ".bench .held button")
    ]
    assert again == seen
    assert one.now["view"] == told
    play([player])


@pytest.mark.parametrize("game", ["allstar", "hoops"])
def test_a_rematch(visitor: Welcome, game: str) -> None:
    """Two people play on a small phone and a desk, then once more: nobody has to type anything."""
    visitors = gather(visitor, 2, game, [], {"mode": "clash"} if game == "allstar" else {})
    play(seat(game, visitors))
    first = visitors[0].now["table"]
    for one in visitors:
        ask, go = AGAIN[game], "To the new table"
        one.page.get_by_text(ask, exact=True).or_(one.page.get_by_text(go, exact=True)).click()
    for one in visitors:
        assert one.until(partial(sits_elsewhere, one, first))
        one.ready()
    for one in visitors:
        assert one.until(partial(plays, one))
    assert len({one.now["table"] for one in visitors}) == 1


def sits_elsewhere(one: Visitor, table: str) -> bool:
    """Has someone sat down at another table?"""
    return one.now["table"] != table and one.now["seat"] is not None


def plays(one: Visitor) -> bool:
    """Has the game begun for someone?"""
    return bool(one.now["state"] == "playing")
