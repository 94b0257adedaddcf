"""Games of NBA Deck-Building under the eyes of a second, naive referee."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest

from sixthman.bots import bot_named
from sixthman.games.hoops.table import HoopsAdapter, HoopsOptions
from sixthman.table import Event, Table
from tests.referees.coach import Foul, attacks, is_player
from tests.referees.court import Referee

DESK = HoopsAdapter()
VARIANTS: dict[str, dict[str, Any]] = {
    "introductory": {},
    "pick-team": {"pick_team": True, "first": 2},
    "opening-draft": {"opening_draft": True, "overtimes": 0},
    "expert": {"pick_team": True, "opening_draft": True, "overtimes": 2},
}
USUAL = {"pick_team": False, "opening_draft": False, "overtimes": None, "first": None}
Happened = tuple[str, dict[str, Any]]
Choose = Callable[[Table, int], Any]


def plain(event: Event) -> Happened:
    return event.type.removeprefix("hoops-"), dict(event.facts)


def story(options: dict[str, Any], seed: str, choose: Choose) -> Iterator[Happened]:
    """A game, as all at the table hear it together."""
    table = Table(DESK, HoopsOptions(**options), seed=seed)
    yield from map(plain, table._events)
    while not table.over:
        seat = table.waiting()[0]
        yield from map(plain, table.choose(seat, choose(table, seat)))


def by_chance(seed: str) -> Choose:
    luck = random.Random(seed)
    return lambda table, seat: [luck.choice(table.legal(seat))]


def by_bots(level: str, seed: str) -> Choose:
    bots = [bot_named(level, DESK.cards.engine, f"{seed} {seat}") for seat in range(2)]
    return lambda table, seat: bots[seat].choose(table.view(seat))


def watch(options: dict[str, Any], happened: Iterator[Happened], seen: dict[str, int] | None = None) -> None:
    """Follow a game to its end."""
    referee = Referee(USUAL | options, seen)
    for kind, facts in happened:
        referee.hear(kind, facts)
    assert referee.over


@pytest.mark.parametrize("variant", VARIANTS)
def test_games_by_chance_are_fair(variant: str) -> None:
    for number in range(8):
        seed = f"chance {variant} {number}"
        watch(VARIANTS[variant], story(VARIANTS[variant], seed, by_chance(seed)))


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("level", ["rookie", "pro"])
def test_games_of_bots_are_fair(variant: str, level: str) -> None:
    for number in range(2):
        seed = f"{level} {variant} {number}"
        watch(VARIANTS[variant], story(VARIANTS[variant], seed, by_bots(level, seed)))


@pytest.mark.long
@pytest.mark.parametrize("variant", VARIANTS)
def test_a_thousand_games_are_fair_and_everything_happens_in_them(variant: str) -> None:
    seen: Counter[str] = Counter()
    options = VARIANTS[variant]
    for number in range(800):
        seed = f"many {variant} {number}"
        watch(options, story(options, seed, by_chance(seed)), seen)
    for level in ("rookie", "pro"):
        for number in range(100):
            seed = f"many {level} {variant} {number}"
            watch(options, story(options, seed, by_bots(level, seed)), seen)
    assert {"bought", "came-in", "moved", "rested", "prepared-for", "tires", "rerolled", "pushed-out"} <= set(
        seen
    )


# --- what is not fair is noticed


@cache
def a_game() -> tuple[Happened, ...]:
    return tuple(story({}, "a game to spoil", by_chance("a game to spoil")))


def first(kind: str, holds: Callable[[dict[str, Any]], bool] = lambda facts: True) -> int:
    return next(i for i, (told, facts) in enumerate(a_game()) if told == kind and holds(facts))


def changed(at: int, **facts: Any) -> list[Happened]:
    game = list(a_game())
    game[at] = (game[at][0], game[at][1] | facts)
    return game


def twice(at: int) -> list[Happened]:
    game = list(a_game())
    return [*game[: at + 1], game[at], *game[at + 1 :]]


def left_out(at: int) -> list[Happened]:
    game = list(a_game())
    return [*game[:at], *game[at + 1 :]]


def of_market(cards: dict[str, Any], of_player: bool) -> bool:
    return is_player(cards["card"]) == of_player


FOULS: dict[str, Callable[[], list[Happened]]] = {
    "a player bought twice": lambda: twice(first("bought", lambda facts: of_market(facts, True))),
    "a tactic bought twice": lambda: twice(first("bought", lambda facts: of_market(facts, False))),
    "bought for nothing": lambda: changed(first("bought"), paid=[], value=0),
    "a wrong cost": lambda: changed(first("bought"), cost=1),
    "a wrong score": lambda: changed(first("scored-free"), points=99),
    "a wrong total": lambda: changed(first("scored-free"), total=99),
    "a score left out": lambda: left_out(first("scored-free")),
    "a die too many": lambda: changed(first("attacks"), dice=["drive6"] * 11),
    "a die that was not rolled": lambda: changed(first("keeps"), dice=["drive6", "drive6"]),
    "a card drawn that is not there": lambda: changed(first("drawn"), cards=["fatigue-card"]),
    "too few drawn": lambda: changed(first("draws", lambda facts: facts["count"] > 2), count=1),
    "the wrong coach": lambda: changed(first("turn", lambda facts: facts["turn"] == 3), seat=7),
    "a turn left out": lambda: left_out(first("turn", lambda facts: facts["turn"] == 5)),
    "no player enters": lambda: left_out(first("enters")),
    "a player enters twice": lambda: twice(first("enters")),
    "a position he does not play": lambda: changed(first("came-in"), position="nowhere"),
    "prepared out of nothing": lambda: twice(first("prepared")),
    "room made by the other type": lambda: changed(first("prepared-for"), **other_type()),
    "the wrong winner": lambda: changed(first("final"), ranking=[{"place": 1, "seat": 0, "points": 1}]),
}


def other_type() -> dict[str, str]:
    """A base tactic of the other type than the one that is prepared."""
    card = a_game()[first("prepared-for")][1]["card"]
    return {"out": "base-defense-switch" if attacks(card) else "base-offense-3-pts"}


@pytest.mark.parametrize("foul", FOULS)
def test_a_foul_is_called(foul: str) -> None:
    with pytest.raises((Foul, KeyError)):
        watch({}, iter(FOULS[foul]()))


def test_the_game_that_fouls_are_planted_in_is_fair() -> None:
    watch({}, iter(a_game()))
