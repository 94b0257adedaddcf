"""Games of every edition, mode and variant, checked by a second referee that shares no code with the rules.

It reads what each seat may choose, what it chooses and what everyone hears. In the end both must have said
the same.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest

from sixthman import bots
from sixthman.games.allstar.table import AllstarAdapter, AllstarOptions
from sixthman.table import Event, Table
from tests.naive.allstar_referee import Referee, heard, in_order

TABLES: list[dict[str, Any]] = [
    *({"seats": 2, "mode": mode} for mode in ("heritage", "free-agency", "clash", "clash-keeping")),
    *({"seats": seats} for seats in (3, 4, 5, 6)),
    *({"seats": seats, "edition": "2020"} for seats in (2, 3, 4, 5, 6)),
]
VARIANTS: list[dict[str, Any]] = [
    {**table, "coaches": coaches, "whistle": whistle}
    for table in TABLES
    for coaches in (False, True)
    for whistle in (True, False)
]
ADAPTER = AllstarAdapter()


def id_of(options: dict[str, Any]) -> str:
    words = [options.get("edition", "2025"), str(options["seats"]), options.get("mode", "")]
    return "-".join([*words, "coaches" * options["coaches"], "plain" * (not options["whistle"])])


def check(options: dict[str, Any], seed: str, bot: str | None = None) -> Table:
    """Play a game at random, or between bots of a level, and let the referee follow it."""
    agreed = AllstarOptions(**options)
    table, luck = Table(ADAPTER, agreed, seed), random.Random(seed)
    seats = range(agreed.seats)
    players = [bots.bot_named(bot, ADAPTER.engine, f"{seed} {seat}") for seat in seats] if bot else []
    facts = {"edition": agreed.edition, "seats": agreed.seats, "mode": agreed.mode}
    referee = Referee({**facts, "coaches": agreed.coaches, "whistle": agreed.whistle})
    hear(referee, table.events())
    game = referee.game()
    asked: dict[int, set[str] | None] | None = next(game)
    while asked is not None:
        waiting = table.waiting()
        assert waiting == sorted(asked) if asked else len(waiting) == 1
        seat = luck.choice(waiting)
        view, legal = table.view(seat), table.legal(seat)
        words = [ADAPTER.write(view, [choice]) for choice in legal]
        assert asked.get(seat) in (None, set(words)), table.heading
        assert len(set(words)) == len(words)
        chosen = players[seat].choose(view)[0] if bot else luck.choice(legal)
        hear(referee, table.choose(seat, [chosen]))
        try:
            asked = game.send((seat, words[legal.index(chosen)], set(words)))
        except StopIteration:
            asked = None
    told = in_order(fact for event in table.events() for fact in heard(event))
    assert told == in_order(referee.facts)
    assert table.over
    assert table.scores() == [manager.fans for manager in referee.managers]
    return table


def hear(referee: Referee, events: Sequence[Event]) -> None:
    """What only the table can know: the arenas that are revealed."""
    for event in events:
        if event.type == "deal":
            referee.turn_up(list(event.facts["arenas"]))


@pytest.mark.parametrize("options", VARIANTS, ids=id_of)
def test_both_say_the_same(options: dict[str, Any]) -> None:
    """Games of every edition, mode and variant, at random and between pros."""
    check(options, f"quick {id_of(options)}")
    check(options, f"pros {id_of(options)}", "pro")


@pytest.mark.long
@pytest.mark.parametrize("options", VARIANTS, ids=id_of)
def test_both_say_the_same_of_many(options: dict[str, Any]) -> None:
    """A hundred random games of each, and twenty between rookies or pros."""
    for game in range(100):
        check(options, f"long {game} {id_of(options)}")
    for game in range(10):
        check(options, f"long pros {game} {id_of(options)}", "pro")
        check(options, f"long rookies {game} {id_of(options)}", "rookie")
